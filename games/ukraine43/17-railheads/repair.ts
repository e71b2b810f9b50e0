// Chapter 17, 17.3: the Soviets repair railways in their End Phase.
import { type Loc, place, refuse, type Refusal, say } from '@rasputitsa/kernel';
import { isConnectingRail } from '../14-logistics/line-of-supply.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import { type DecisionNode, type Play, type Query, type Railhead, verb } from '../words.ts';
import { advanceRailhead, hexOfRailhead, railheads, refuseAdvance, restRailheads } from './railheads.ts';
import { lineHexes } from './set-up.ts';

const refuseLine = (q: Query, r: Railhead): Refusal | undefined =>
  refuseAdvance(q, r, (hex) => isConnectingRail(q, SOVIET, hex));
const open = (q: Query): readonly Railhead[] => railheads(q).filter((r) => !refuseLine(q, r));
const at = (q: Query, hex: Loc): readonly Railhead[] => railheads(q).filter((r) => hexOfRailhead(q, r) === hex);
const nextOf = (q: Query, r: Railhead): Loc | undefined => lineHexes(q, r.line)[r.at + 1];
export const repair = verb({
  id: 'repair-rail',
  title: 'Repair a railway',
  rule: '17.3',
  args: { from: 'place', to: 'place' },
  ask: {
    from: {
      title: 'Railhead',
      candidates: (q) => new Set(open(q).map((r) => hexOfRailhead(q, r))),
      refuse(q, _, value) {
        const here = at(q, value);
        const [first] = here;
        if (first === undefined) return refuse('17.2', say`No railhead is in ${place(value)}.`, { places: [value] });
        return here.some((r) => !refuseLine(q, r)) ? undefined : refuseLine(q, first);
      },
    },
    to: {
      title: 'Next hex',
      candidates: (q, { from }) => at(q, from).flatMap((r) => (refuseLine(q, r) ? [] : [nextOf(q, r) ?? from])),
      refuse(q, { from }, value) {
        const r = at(q, from).find((x) => nextOf(q, x) === value);
        return r
          ? refuseLine(q, r)
          : refuse('17.2', say`The railhead in ${place(from)} does not lead to ${place(value)}.`, {
              places: [from, value],
            });
      },
    },
  },
  apply(g: Play, { from, to }) {
    const r = at(g, from).find((x) => nextOf(g, x) === to);
    if (r) advanceRailhead(g, r.line);
  },
});
export const railRepair: DecisionNode = {
  kind: 'decision',
  id: 'rail-repair',
  title: 'Rail repair',
  rule: '3.C.7.c',
  when: (q) => q.active === SOVIET && open(q).length > 0,
  verbs: ['repair-rail'],
  prompt: (q) =>
    say`Repair railways: ${tablesOf(q).LIMIT.railRepair - q.track('repaired-hexes')} hexes are left, two for a railhead.`,
  done: { title: 'Done', rule: '3.C.7.c' },
  leave: restRailheads,
};
