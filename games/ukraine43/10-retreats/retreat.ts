// Chapter 10: retreats. The owner chooses the way among those that are left (10.1P), for the stack or unit by unit.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { type HexPath, NONE } from '@rasputitsa/kit';
import { isBreakthrough, isLeader, isOnMap, stackAt } from '../2-units/units.ts';
import { eliminate } from '../2-units/eliminate.ts';
import { enterHexes } from '../4-movement/entering.ts';
import { refuseDisorder } from '../4-movement/reach.ts';
import { returnToStavka } from '../8-combat/support.ts';
import { disrupt } from '../11-disruption/disruption.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';
import { type Ways, waysFor } from './ways.ts';

/** Those who still have to go, or may. */
const waiting = (q: Query): readonly Piece[] => q.v('units') ?? [];
const ways = (q: Query, units: readonly Piece[]): Ways =>
  q.cached(`ways-${units.join('-')}`, ['pieces', 'where', 'marks', 'layers', 'tracks'], () =>
    waysFor(q, units, q.at(units[0] ?? NONE)),
  );

function refuseUnits(q: Query, units: readonly Piece[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refuse('10.1A', say`Choose units to retreat.`);
  for (const p of units) {
    if (!waiting(q).includes(p)) return refuse('10.1A', say`${unit(p)} does not retreat now.`, { pieces: [p] });
    if (q.at(p) !== q.at(first))
      return refuse('10.1A', say`${unit(p)} is not in the same hex as ${unit(first)}.`, { pieces: [p] });
  }
  const { paths, caughtBy } = ways(q, units);
  return paths.length > 0
    ? refuseDisorder(q, units)
    : refuse(caughtBy, say`These units have no way to retreat together.`, { pieces: units });
}
function* companies(q: Query): Generator<readonly Piece[]> {
  const by = Map.groupBy(waiting(q), (p) => q.at(p));
  for (const units of by.values()) {
    if (!refuseUnits(q, units)) yield units;
    if (units.length > 1) for (const p of units) if (!refuseUnits(q, [p])) yield [p];
  }
}
const endOf = (path: HexPath): Loc => path.at(-1) ?? NONE;
const ends = (q: Query, units: readonly Piece[]): readonly Loc[] => [...new Set(ways(q, units).paths.map(endOf))];
const vias = (q: Query, units: readonly Piece[], to: Loc): readonly Loc[] => [
  ...new Set(
    ways(q, units)
      .paths.filter((p) => endOf(p) === to)
      .map((p) => p[1] ?? NONE),
  ),
];
/** Who goes first, and where to: the whole stack, where it can go together. */
export function whereBack(
  q: Query,
): { readonly units: readonly Piece[]; readonly ends: readonly { readonly to: Loc; readonly via: Loc }[] } | undefined {
  const units = companies(q).next().value;
  return units && { units, ends: ends(q, units).map((to) => ({ to, via: vias(q, units, to)[0] ?? NONE })) };
}
const pathOf = (q: Query, units: readonly Piece[], to: Loc, via: Loc): HexPath | undefined =>
  ways(q, units).paths.find((p) => endOf(p) === to && p[1] === via);

/** 11.2A Whoever retreats as a defender is Disrupted. */
const shakes = rule(
  '11.2A',
  (g: Play, p: Piece): void => disrupt(g, p, '11.2A'),
  () => {},
);
function go(g: Play, units: readonly Piece[], path: HexPath): void {
  const from = path[0] ?? NONE;
  const side = g.sideOf(units[0] ?? NONE);
  const to = endOf(path);
  // Leaders go with the last of their stack (26.3a): they are never left to be caught by a retreat.
  const staying = stackAt(g, from, side).filter((p) => !units.includes(p));
  const leaders = staying.every((p) => isLeader(g, p)) ? staying : [];
  for (const p of [...units, ...leaders]) g.move(p, to, { path, by: 'retreat' });
  // 26.1A: they have moved.
  for (const p of leaders) if (!g.has(p, 'travelled')) g.raise(p, 'travelled');
  enterHexes(g, units, path.slice(1));
}
export const retreat = verb({
  id: 'retreat',
  title: 'Retreat',
  rule: '10.1A',
  args: { units: 'pieces', to: 'place', via: 'place' },
  ask: {
    units: {
      title: 'Units',
      candidates: companies,
      elements: (q) => waiting(q),
      refuse: (q, _, value) => refuseUnits(q, value),
    },
    to: {
      title: 'To',
      candidates: (q, { units }) => ends(q, units),
      refuse: (q, { units }, value) =>
        ends(q, units).includes(value)
          ? undefined
          : refuse('10.1P', say`The retreat cannot end in ${place(value)}.`, { places: [value] }),
      preview: (q, { units }, value) => ({ path: pathOf(q, units, value, vias(q, units, value)[0] ?? NONE) ?? [] }),
    },
    via: {
      title: 'First hex',
      candidates: (q, { units, to }) => vias(q, units, to),
      refuse: (q, { units, to }, value) =>
        vias(q, units, to).includes(value)
          ? undefined
          : refuse('10.1P', say`The way to ${place(to)} does not lead over ${place(value)}.`, { places: [value] }),
      preview: (q, { units, to }, value) => ({ path: pathOf(q, units, to, value) ?? [] }),
    },
  },
  ends: true,
  apply(g, { units, to, via }) {
    const path = pathOf(g, units, to, via);
    if (!path) return;
    go(g, units, path);
    g.reply(
      'units',
      waiting(g).filter((p) => !units.includes(p)),
    );
    g.reply('again', 'yes');
    if (g.v('result') === 'AR') return;
    for (const p of units) {
      shakes(g, p);
      if (g.v('mobile') !== true && !g.has(p, 'retreated')) g.raise(p, 'retreated');
    }
  },
});

/** 10.4 Who retreated into the hex before and must go again is eliminated. Not in a Mobile Assault (13.3). */
const cannotGoAgain = rule(
  '10.4',
  (q: Query, p: Piece): boolean => q.v('mobile') !== true && q.has(p, 'retreated'),
  () => false,
);
/** Those of a stack who can go nowhere are eliminated, Guards artillery is taken back (22.5C). What is left has a way, each by itself. */
export function sortOut(g: Play, units: readonly Piece[]): readonly Piece[] {
  const left: Piece[] = [];
  for (const p of units) {
    if (!isOnMap(g, p) || isLeader(g, p)) continue;
    if (isBreakthrough(g, p)) {
      returnToStavka(g, p);
      if (!isOnMap(g, p)) continue;
    }
    if (cannotGoAgain(g, p)) {
      eliminate(g, p, '10.4');
      continue;
    }
    left.push(p);
  }
  const caught = left.filter((p) => ways(g, [p]).paths.length === 0);
  for (const p of caught) {
    const { caughtBy } = ways(g, [p]);
    g.note(caughtBy, say`${unit(p)} cannot retreat and is eliminated.`);
    eliminate(g, p, caughtBy);
  }
  return left.filter((p) => !caught.includes(p));
}
/** Of these, who has a way by himself: for a retreat that is not ordered (10.5). */
export const ableToRetreat = (q: Query, units: readonly Piece[]): readonly Piece[] =>
  units.filter((p) => isOnMap(q, p) && !isLeader(q, p) && ways(q, [p]).paths.length > 0);

export const retreatNode: DecisionNode = {
  kind: 'decision',
  id: 'retreat',
  title: 'Retreat',
  rule: '10.1A',
  verbs: ['retreat'],
  prompt: (q) => say`Retreat the units from ${place(q.at(waiting(q)[0] ?? NONE))}.`,
};
/** 10.5 */
export const fallBackNode: DecisionNode = {
  kind: 'decision',
  id: 'fall-back',
  title: 'Attackers may retreat',
  rule: '10.5',
  verbs: ['retreat'],
  prompt: () => say`The attack is repulsed: retreat attackers, or let them stand.`,
  done: { title: 'Stand', rule: '10.5' },
};
