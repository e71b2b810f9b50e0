// Soviet factories: counting (13.2.1.2.2), their way out by rail (13.4.4). Loss: factory-elimination.ts (14.2.1); return: factory-return.ts (16.2).
import { type Loc, place, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { CITIES } from '../1-components/board.ts';
import { SOVIET } from '../1-components/sides.ts';
import { RAIL_LOAD } from '../data/tables.ts';
import { controls, markedHexes } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { capacityRefusal, use } from './rail-capacity.ts';
import { bombedRefusal, exitsOf, isOpenRail, netOf } from './rail-routes.ts';

/** Hexes with a factory, in the order of the map. */
function factoryHexes(q: Query): readonly Loc[] {
  return markedHexes(q, 'factory');
}
/** 13.2.1.2.2: factories in cities and off board. */
export function factoryCount(q: Query): number {
  return factoryHexes(q).reduce((n, at) => n + q.mark('factory', at), q.track('factories-off-board'));
}

/** 13.4.4.1 */
const factoryLoad = rule(
  '13.4.4.1',
  (): number => RAIL_LOAD.factory,
  () => 1,
);
function leadsOut(q: Query, at: Loc): boolean {
  return exitsOf(SOVIET).some((h) => netOf(q, SOVIET, at).has(h));
}
function factoryRefusal(q: Query, at: Loc): Refusal | undefined {
  const why = { places: [at] };
  if (q.actor !== SOVIET || q.mark('factory', at) === 0)
    return refuse('13.4.4', say`There is no factory of yours at ${place(at)}.`, why);
  const bombed = bombedRefusal(q, SOVIET, at);
  if (bombed) return bombed;
  if (!isOpenRail(q, SOVIET, at))
    return refuse(
      '13.4.1',
      say`No train leaves ${place(at)}: an enemy zone of control, or rails of the other gauge.`,
      why,
    );
  return capacityRefusal(q, SOVIET, at, factoryLoad());
}
export const evacuate = verb({
  id: 'evacuate-factory',
  title: 'Rail a factory off the map',
  rule: '13.4.4.2',
  args: { from: 'place' },
  ask: {
    from: {
      title: 'factory',
      candidates: (q) => (q.actor === SOVIET ? factoryHexes(q) : []),
      refuse: (q, _soFar, at) =>
        factoryRefusal(q, at) ??
        (leadsOut(q, at)
          ? undefined
          : refuse('13.4.4.2', say`No friendly rails lead from ${place(at)} off the map.`, {
              places: [at],
            })),
      preview: () => ({ cost: factoryLoad() }),
    },
  },
  apply(g, { from }) {
    use(g, SOVIET, from, factoryLoad());
    g.setMark('factory', from, g.mark('factory', from) - 1);
    shelter(g);
    g.note('13.4.4.2', say`The factory of ${place(from)} leaves for the Urals.`);
  },
});
/** 13.4.4.2: off board it works on (13.2.1.2.2). */
const shelter = rule(
  '13.4.4.2',
  (g: Play): void => g.setTrack('factories-off-board', g.track('factories-off-board') + 1),
  () => undefined,
);
/** 13.4.4: a factory never changes cities; RULINGS R33. */
const toCities = rule(
  '13.4.4',
  (q: Query): boolean => q.option('factories-to-cities'),
  () => true,
);
function newHomes(q: Query, from: Loc): readonly Loc[] {
  const net = netOf(q, SOVIET, from);
  return CITIES.filter((h) => h !== from && net.has(h) && controls(q, SOVIET, h));
}
/** RULINGS R33, the other reading: to another friendly city. */
export const shift = verb({
  id: 'rail-factory',
  title: 'Rail a factory to another city',
  rule: '13.4.4',
  refuse: (q) =>
    toCities(q) ? undefined : refuse('13.4.4', say`Factories are railed off the map, not to another city.`),
  args: { from: 'place', to: 'place' },
  ask: {
    from: {
      title: 'factory',
      candidates: (q) => (q.actor === SOVIET ? factoryHexes(q) : []),
      refuse: (q, _soFar, at) => factoryRefusal(q, at),
    },
    to: {
      title: 'city',
      candidates: (q, { from }) => newHomes(q, from),
      refuse: (q, { from }, to) =>
        newHomes(q, from).includes(to)
          ? undefined
          : refuse(
              '13.4.4',
              say`No open rails lead from ${place(from)} to ${place(to)}, or it is not a friendly city.`,
              { places: [to] },
            ),
    },
  },
  apply(g, { from, to }) {
    use(g, SOVIET, from, factoryLoad());
    g.setMark('factory', from, g.mark('factory', from) - 1);
    g.setMark('factory', to, g.mark('factory', to) + 1);
  },
});
