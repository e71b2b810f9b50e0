// Chapter 17: Russian units of the Conversion list are split into what they were made of.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { AROUND, isHex, TRAY } from '../3-equipment/board.ts';
import { countersLeft, INFO, infoAt, isOnMap, kindAt, kindNamed } from '../3-equipment/units.ts';
import { appear } from '../5-movement/entering.ts';
import { limitAt } from '../5-movement/limits.ts';
import { enemyIn, frontOf } from '../8-9-zones-stacking/picture.ts';
import { STACKING } from '../data/charts.ts';
import { RUSSIAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { componentsOf, conversions } from '../15-production/tracks.ts';

/** 17.01 Axis units never split. */
const isAxis = rule(
  '17.01',
  (q: Query, p: Piece): boolean => q.sideOf(p) !== RUSSIAN,
  () => false,
);
/** 17.0 Alone in its hex. */
const hasCompany = rule(
  '17.0',
  (q: Query, p: Piece): boolean => q.piecesAt(q.at(p)).length > 1,
  () => false,
);
/** 17.0 It was there when the phase began: what was combined or split in this phase is not split again. */
const isNew = rule(
  '17.0',
  (q: Query, p: Piece): boolean => q.has(p, 'inactive'),
  () => false,
);
/** 17.05 */
const isOnTrain = rule(
  '17.05',
  (q: Query, p: Piece): boolean => q.has(p, 'entrained'),
  () => false,
);
const NAMES = ['none', '1-4', '4-4', '2-5', '3-5', '1-3'] as const;
type Name = (typeof NAMES)[number];
const parts = (q: Query, p: Piece): readonly string[] =>
  componentsOf(q, infoAt(q, p).name).flatMap(({ what, count }) => Array.from({ length: count }, () => what));
/** 17.04 What does not fit goes to a hex beside; with the charts as they are that is one unit at most. */
const excess = rule(
  '17.04',
  (q: Query, p: Piece): number => Math.max(0, parts(q, p).length - STACKING[1]),
  () => 0,
);
const takes = (q: Query, p: Piece, hex: Loc): boolean =>
  limitAt(q, p, hex) === undefined &&
  !enemyIn(q, RUSSIAN, hex) &&
  (frontOf(q, RUSSIAN).units[hex] ?? 0) + excess(q, p) <= STACKING[1] &&
  !q.piecesAt(hex).some((o) => infoAt(q, o).arm === 'training-center');
const placesBeside = (q: Query, p: Piece): readonly Loc[] =>
  (AROUND[q.at(p)] ?? []).filter((hex) => isHex(hex) && takes(q, p, hex));
function missing(q: Query, p: Piece): string | undefined {
  return componentsOf(q, infoAt(q, p).name).find(({ what, count }) => countersLeft(q, kindNamed(what)) < count)?.what;
}
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (isAxis(q, p)) return refuse('17.01', say`Axis units are never split.`, about);
  if (!isOnMap(q, p)) return refuse('17.0', say`${unit(p)} is not on the map.`, about);
  if (!conversions(q).includes(infoAt(q, p).name) || q.steps(p) < infoAt(q, p).steps)
    return refuse('17.0', say`${unit(p)} is not made of smaller units.`, about);
  if (isOnTrain(q, p)) return refuse('17.05', say`${unit(p)} is entrained.`, about);
  if (isNew(q, p)) return refuse('17.0', say`${unit(p)} was formed in this phase.`, about);
  if (hasCompany(q, p)) return refuse('17.0', say`${unit(p)} is not alone in ${place(q.at(p))}.`, about);
  const none = missing(q, p);
  if (none !== undefined) return refuse('36.3', say`Not enough counters of ${none} are left.`, about);
  if (excess(q, p) > 0 && placesBeside(q, p).length === 0)
    return refuse('17.04', say`No hex beside ${place(q.at(p))} has room for the rest of ${unit(p)}.`, about);
  return undefined;
}
const apartOf = (q: Query, p: Piece): readonly Name[] =>
  excess(q, p) === 0 ? ['none'] : NAMES.filter((name) => parts(q, p).includes(name));
const ways = (q: Query, p: Piece): readonly Loc[] => (excess(q, p) === 0 ? [q.at(p)] : placesBeside(q, p));
const KINDS: ReadonlySet<number> = new Set(['4-4', '5-5', '8-6', '9-6', '2-3'].map(kindNamed));
const candidates = (q: Query): readonly Piece[] =>
  q.piecesOf(q.active).filter((p) => KINDS.has(kindAt(q, p)) && isOnMap(q, p));
export const canSplit = (q: Query): boolean => candidates(q).some((p) => !refuseUnit(q, p));

/** 17.02 What is formed neither moves nor attacks this turn. */
const rests = rule(
  '17.02',
  (g: Play, p: Piece): void => g.raise(p, 'inactive'),
  () => {},
);
export const split = verb({
  id: 'split',
  title: 'Split a unit',
  rule: '17.0',
  args: { unit: 'piece', apart: NAMES, to: 'place' },
  ask: {
    unit: { title: 'Unit', candidates, refuse: (q, _, value) => refuseUnit(q, value) },
    apart: {
      title: 'Goes to a hex beside',
      candidates: (q, { unit: p }) => apartOf(q, p),
      refuse: (q, { unit: p }, value) =>
        apartOf(q, p).includes(value)
          ? undefined
          : refuse('17.04', say`Choose one of ${apartOf(q, p).join(', ')}.`, { pieces: [p] }),
    },
    to: {
      title: 'Hex',
      candidates: (q, { unit: p }) => ways(q, p),
      refuse: (q, { unit: p }, value) =>
        ways(q, p).includes(value)
          ? undefined
          : refuse('17.04', say`${place(value)} has no room, or is not beside ${unit(p)}.`, { places: [value] }),
    },
  },
  apply(g, { unit: p, apart, to }) {
    const names = [...parts(g, p)];
    const at = g.at(p);
    const aside = excess(g, p) > 0 ? names.splice(names.indexOf(apart), 1) : [];
    g.note('17.0', say`${unit(p)} is split in ${place(at)}.`);
    g.lowerAll(p);
    g.clearFields(p);
    g.remove(p, TRAY, '17.0');
    for (const name of names) form(g, name, at);
    for (const name of aside) form(g, name, to);
  },
});
function form(g: Play, name: string, at: Loc): void {
  const kind = kindNamed(name);
  const p = appear(g, kind, at, INFO[kind]?.steps ?? 1);
  if (p !== undefined) rests(g, p);
}
