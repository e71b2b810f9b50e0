// Where trains can go (13.4.1, 13.4.2): friendly rails out of enemy zones of control, and the railways beyond the edge. How many may:
// rail-capacity.ts.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { HEXES, hexOf, isRail, railsFrom } from '../1-components/board.ts';
import { AXIS, enemyOf, SOVIET } from '../1-components/sides.ts';
import { nationOf } from '../1-components/units.ts';
import { isRailHit } from '../20-options/bombing-effects.ts';
import { isRailShut } from '../4-11-general/ally-limits.ts';
import { closureOf, countryBan } from '../4-11-general/closed-countries.ts';
import { inZone } from '../4-11-general/zones-of-control.ts';
import { RAIL_EXITS } from '../data/tables.ts';
import { groundCounts, isFriendlyGauge } from '../state.ts';
import type { Query } from '../words.ts';

export const DEPENDS = ['pieces', 'layers', 'marks', 'tracks'] as const;

/** 13.4.1, 13.4.2: a zone of control shuts the line, friends there or not. */
const zoneShuts = rule(
  '13.4.2',
  (q: Query, side: Side, hex: Loc): boolean => inZone(q, hex, enemyOf(side)),
  () => false,
);
/** 13.4.2: friendly gauge, no enemy zone of control; who controls a city on the way does not matter. A bombed one ends the way (20.2.1.2). */
export function isOpenRail(q: Query, side: Side, hex: Loc): boolean {
  const open = q.cached(OPEN_RAIL[side] ?? '', DEPENDS, () => {
    const out = new Uint8Array(HEXES);
    const enemies = groundCounts(q, enemyOf(side));
    for (const h of RAILS) if (enemies[h] === 0 && isFriendlyGauge(q, side, h) && !zoneShuts(q, side, h)) out[h] = 1;
    return out;
  });
  return open[hex] === 1;
}
const OPEN_RAIL = ['rf.openRail.0', 'rf.openRail.1'] as const;
const RAILS: readonly Loc[] = [...Array(HEXES).keys()].filter(isRail);

const EXITS = [RAIL_EXITS.axis.map(hexOf), RAIL_EXITS.soviet.map(hexOf)] as const;
/** 13.4.2.1, 13.4.2.2: hexes where a side's railways go on beyond the edge. */
const sovietExits = rule(
  '13.4.2.1',
  (): readonly Loc[] => EXITS[SOVIET],
  () => [],
);
const axisExits = rule(
  '13.4.2.2',
  (): readonly Loc[] => EXITS[AXIS],
  () => [],
);
export function exitsOf(side: Side): readonly Loc[] {
  return side === AXIS ? axisExits() : sovietExits();
}
interface Line {
  readonly isOpen: (hex: Loc) => boolean;
  /** Whether a train may go on from here. */
  readonly goesOn: (hex: Loc) => boolean;
  /** Whether a train may go on from the one to the other: nothing said, anywhere. */
  readonly leads?: (from: Loc, to: Loc) => boolean;
}
export function flood(from: Loc, side: Side, { isOpen, goesOn, leads = () => true }: Line): ReadonlySet<Loc> {
  const seen = new Set<Loc>();
  if (!isOpen(from)) return seen;
  seen.add(from);
  const exits = exitsOf(side);
  for (const h of seen) {
    if (h !== from && !goesOn(h)) continue;
    for (const n of railsFrom(h)) if (isOpen(n) && leads(h, n)) seen.add(n);
    if (exits.includes(h)) for (const n of exits) if (isOpen(n) && leads(h, n)) seen.add(n);
  }
  return seen;
}
/** 20.2.1.2: whether trains are kept out of a hex for the bombs, by the reading that is played. */
function isStationShut(q: Query, side: Side, hex: Loc): boolean {
  return q.option('bombed-cities') === 'no trains' && isRailHit(q, side, hex);
}
/** 20.2.1.2: no train starts or ends where the rails were bombed, if it is read so. */
export function bombedRefusal(q: Query, side: Side, at: Loc): Refusal | undefined {
  return isStationShut(q, side, at)
    ? refuse('20.2.1.2', say`The railroad at ${place(at)} has been bombed: no train uses it.`, { places: [at] })
    : undefined;
}
function lineOf(q: Query, side: Side): Line {
  return {
    isOpen: (h) => isOpenRail(q, side, h) && !isStationShut(q, side, h),
    goesOn: (h) => !isRailHit(q, side, h),
  };
}
/** A line as it was before the bombs. */
export function wholeLine(q: Query, side: Side): Line {
  return { isOpen: (h) => isOpenRail(q, side, h), goesOn: () => true };
}
/** 20.2.1.2: open rails lead there, but through a bombed city. */
export function isBeyondBombs(q: Query, side: Side, from: Loc, to: Loc): boolean {
  return flood(from, side, wholeLine(q, side)).has(to);
}
/** Rails joined to a hex, for a factory or anybody the panels do not bind. */
export function netOf(q: Query, side: Side, from: Loc): ReadonlySet<Loc> {
  return q.cached(`rf.net.${side}.${from}`, DEPENDS, () => flood(from, side, lineOf(q, side)));
}
/** 11.2: a train keeps off barred panels; units forced onto one may ride out of it, and once out not back in (RULINGS R53). */
const keepsToPanels = rule(
  '11.2',
  (q: Query, p: Piece, from: Loc, to: Loc): boolean => !isRailShut(q, p, to) || isRailShut(q, p, from),
  (q, p, _from, to) => !isRailShut(q, p, to),
);
/** Rails a unit can ride over from where it stands: countries that are closed and panels that are barred left out (11.2, 11.8.2). */
export function netFor(q: Query, p: Piece): ReadonlySet<Loc> {
  const nets = q.cached('rf.netFor', DEPENDS, (): Nets => new Map());
  const nation = nationOf(q, p);
  let known = nets.get(nation);
  if (!known) nets.set(nation, (known = new Map()));
  let net = known.get(q.at(p));
  if (!net) {
    net = flood(q.at(p), q.sideOf(p), { ...openTo(q, p), leads: (h, n) => keepsToPanels(q, p, h, n) });
    known.set(q.at(p), net);
  }
  return net;
}
/** By nation and by where they begin. Asked at every hex of them, so no name is put together for it. */
type Nets = Map<string, Map<Loc, ReadonlySet<Loc>>>;
function openTo(q: Query, p: Piece): Line {
  const { isOpen, goesOn } = lineOf(q, q.sideOf(p));
  return { isOpen: (h) => isOpen(h) && !countryBan(q, p, h), goesOn };
}
/** 11.2, 4.4.2, 11.1.3.2.2: open rails lead there, but through what the unit may not enter. */
export function detourRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  if (!netOf(q, side, q.at(p)).has(to)) return undefined;
  const isOutOfArea = flood(q.at(p), side, openTo(q, p)).has(to);
  return refuse(
    isOutOfArea ? '11.2' : closureOf(q),
    isOutOfArea
      ? say`The rails to ${place(to)} lead out of the area of ${unit(p)}.`
      : say`The rails to ${place(to)} lead through a closed country.`,
    { pieces: [p], places: [to] },
  );
}
