// 15.4: units beside a Training Center become a larger unit, or a 4-4 a 5-5.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { AROUND, LAKE, PRODUCTION_TRACKS, SIBERIA, TRAY } from '../3-equipment/board.ts';
import { countersLeft, infoAt, kindAt, kindNamed, ownAt } from '../3-equipment/units.ts';
import { frozen } from '../14-weather/weather.ts';
import { RUSSIAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { openCenters, pay, putOn, refuseCost, refuseStart, startNew } from './starts.ts';
import { componentsOf, CONSTRUCTION, CONVERSION, isSiberian, READY, readyUnits, started } from './tracks.ts';

const INTO = ['4-4', '5-5', '8-6', '9-6', '2-3'] as const;
export type Into = (typeof INTO)[number];
export const CONVERSIONS: readonly Into[] = INTO;

/** 15.43 Everybody in a land or frozen lake hex beside the Center; in Siberia those who are there (26.32). */
export const isBesideCenter = rule(
  '15.43',
  (q: Query, p: Piece, center: Piece): boolean => {
    if (isSiberian(q, center)) return q.at(p) === SIBERIA;
    const at = q.at(p);
    return (AROUND[q.at(center)] ?? []).includes(at) && (LAKE[at] === 0 || frozen(q)[at] === 1);
  },
  () => true,
);
/** 15.45 Or who leaves the Construction Track of the same Center in this phase. */
const comesFromTrack = rule(
  '15.45',
  (q: Query, p: Piece, center: Piece): boolean =>
    q.at(p) === PRODUCTION_TRACKS &&
    q.field(p, 'box') === READY &&
    q.field(p, 'track') === CONSTRUCTION &&
    q.field(p, 'number') === q.field(center, 'number') &&
    q.field(p, 'due') === q.track('turn'),
  () => false,
);
const isWhole = (q: Query, p: Piece): boolean => q.steps(p) === infoAt(q, p).steps && !q.has(p, 'fortified');
const isAtHand = (q: Query, p: Piece, center: Piece): boolean =>
  comesFromTrack(q, p, center) || (q.at(p) !== PRODUCTION_TRACKS && q.at(p) !== TRAY && isBesideCenter(q, p, center));
function refuseComponent(q: Query, p: Piece, center: Piece): Refusal | undefined {
  const about = { pieces: [p, center] };
  if (!isWhole(q, p)) return refuse('15.42', say`${unit(p)} is reduced or fortified.`, about);
  if (isAtHand(q, p, center)) return undefined;
  return refuse(
    '15.43',
    say`${unit(p)} was not beside Center ${q.field(center, 'number')} when the phase began.`,
    about,
  );
}
/** 36.3: counters of the larger unit that are neither in play nor promised. */
const countersFor = (q: Query, into: string): number =>
  countersLeft(q, kindNamed(into)) -
  started(q).filter((s) => s.track === CONVERSION && s.what === into && isStack(q, s.units, into)).length;
const isStack = (q: Query, units: readonly Piece[], into: string): boolean =>
  units.some((p) => infoAt(q, p).name !== into);

const kindsIn = (q: Query, units: readonly Piece[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const p of units) counts.set(infoAt(q, p).name, (counts.get(infoAt(q, p).name) ?? 0) + 1);
  return counts;
};
function refuseUnits(q: Query, into: string, center: Piece, units: readonly Piece[]): Refusal | undefined {
  const needed = componentsOf(q, into);
  const have = kindsIn(q, units);
  const total = needed.reduce((sum, { count }) => sum + count, 0);
  if (units.length !== total || needed.some(({ what, count }) => have.get(what) !== count))
    return refuse(
      '15.42',
      say`${into} is made of ${needed.map(({ what, count }) => `${count} x ${what}`).join(' and ')}.`,
    );
  for (const p of units) {
    const no = refuseComponent(q, p, center);
    if (no) return no;
  }
  return undefined;
}
/** Who could go into it at a Center. */
function eligible(q: Query, into: string, center: Piece): readonly Piece[] {
  const kinds = new Set(componentsOf(q, into).map(({ what }) => kindNamed(what)));
  const isIt = (p: Piece): boolean => kinds.has(kindAt(q, p)) && isWhole(q, p) && isAtHand(q, p, center);
  const near = isSiberian(q, center)
    ? q.piecesAt(SIBERIA).filter(isIt)
    : (AROUND[q.at(center)] ?? []).flatMap((hex) => ownAt(q, hex, RUSSIAN).filter(isIt));
  return [...near, ...readyUnits(q).filter(isIt)];
}
/** The first who would do; `fit` leaves out whom one would rather keep. */
export function componentsAt(
  q: Query,
  into: string,
  center: Piece,
  fit: (p: Piece) => boolean = () => true,
): readonly Piece[] | undefined {
  const pool = eligible(q, into, center).filter(fit);
  const chosen: Piece[] = [];
  for (const { what, count } of componentsOf(q, into)) {
    const kind = kindNamed(what);
    const these = pool.filter((p) => kindAt(q, p) === kind);
    if (these.length < count) return undefined;
    chosen.push(...these.slice(0, count));
  }
  return chosen;
}
function refuseInto(q: Query, into: string): Refusal | undefined {
  if (countersFor(q, into) <= 0) return refuse('36.3', say`No counter of ${into} is left.`);
  return refuseCost(q, into, CONVERSION);
}
/** 15.42 Components travel as a stack; for a 4-4 a 5-5 is put on the track at once. */
const isUpgrade = rule(
  '15.42',
  (units: readonly Piece[]): boolean => units.length === 1,
  () => false,
);
export function beginConversion(g: Play, into: string, center: Piece, units: readonly Piece[]): void {
  pay(g, into);
  const number = g.field(center, 'number');
  if (isUpgrade(units)) {
    for (const p of units) {
      g.lowerAll(p);
      g.clearFields(p);
      g.remove(p, TRAY, '15.42');
    }
    startNew(g, into, number, CONVERSION);
    return;
  }
  for (const p of units) {
    if (g.at(p) !== PRODUCTION_TRACKS) g.move(p, PRODUCTION_TRACKS, { by: 'production' });
    putOn(g, p, number, CONVERSION);
  }
}
export const refuseConversion = (q: Query, into: string, center: Piece): Refusal | undefined =>
  refuseInto(q, into) ?? refuseStart(q, center, CONVERSION, into);

function refuseCenter(q: Query, into: string, center: Piece): Refusal | undefined {
  const no = refuseStart(q, center, CONVERSION, into);
  if (no || componentsAt(q, into, center) !== undefined) return no;
  return refuse('15.43', say`The units that make ${into} are not all beside Center ${q.field(center, 'number')}.`, {
    pieces: [center],
  });
}
/** When no Center takes it: the reason of one that has the components, if there is such a one. */
export function refuseAnywhere(q: Query, into: string): Refusal | undefined {
  const poor = refuseInto(q, into);
  if (poor) return poor;
  let why = refuse('15.43', say`The units that make ${into} are not together beside an operational Training Center.`);
  for (const center of openCenters(q)) {
    if (componentsAt(q, into, center) === undefined) continue;
    const no = refuseStart(q, center, CONVERSION, into);
    if (!no) return undefined;
    why = no;
  }
  return why;
}
export const convert = verb({
  id: 'convert',
  title: 'Convert',
  rule: '15.4',
  args: { into: INTO, center: 'piece', units: 'pieces' },
  ask: {
    into: {
      title: 'Into',
      candidates: () => INTO,
      refuse: (q, _, value) => refuseAnywhere(q, value),
    },
    center: {
      title: 'Training Center',
      candidates: (q) => openCenters(q),
      refuse: (q, { into }, value) => refuseCenter(q, into, value),
    },
    units: {
      title: 'Components',
      candidates: (q, { into, center }) => {
        const found = componentsAt(q, into, center);
        return found === undefined ? [] : [found];
      },
      elements: (q, { into, center }) => eligible(q, into, center),
      refuse: (q, { into, center }, value) => refuseUnits(q, into, center, value),
    },
  },
  apply(g, { into, center, units }) {
    beginConversion(g, into, center, units);
    g.note('15.4', say`${into} is started at Center ${g.field(center, 'number')}.`);
  },
});
