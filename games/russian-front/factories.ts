// Soviet factories: counting (13.2.1.2.2), loss (14.2.1), return (16.2). Their way out by rail: rail.ts (13.4.4).
import { type AutoNode, place, type Play, type Query, rule, say } from '@rasputitsa/kernel';
import { groundAt } from './state.ts';
import { SOVIET } from './units.ts';

/** Hexes with a factory, in the order of the map. */
export function factoryHexes(q: Query): readonly number[] {
  return q.cached('rf.factories', ['marks'], () =>
    Object.entries(q.state.marks['factory'] ?? {})
      .filter(([, n]) => n > 0)
      .map(([at]) => Number(at))
      .sort((a, b) => a - b),
  );
}
/** 13.2.1.2.2: factories in cities and off board. */
export function factoryCount(q: Query): number {
  return factoryHexes(q).reduce((n, at) => n + q.mark('factory', at), q.track('factories off board'));
}
/** 14.2.1: an Axis ground unit is alone with a factory: it goes to the F box. */
export const loseFactory = rule(
  '14.2.1',
  (g: Play, at: number): void => {
    const n = g.mark('factory', at);
    if (n === 0 || groundAt(g, at, SOVIET).length > 0) return;
    g.setMark('factory', at, 0);
    g.setTrack('factories lost', g.track('factories lost') + n);
    g.note('14.2.1', say`The factory at ${place(at)} is lost.`);
  },
  () => undefined,
);
/** 16.2: one factory comes back from the F box to the area off board. */
const giveBack = rule(
  '16.2',
  (g: Play): void => {
    if (g.track('factories lost') === 0) return;
    g.setTrack('factories lost', g.track('factories lost') - 1);
    g.setTrack('factories off board', g.track('factories off board') + 1);
    g.note('16.2', say`A factory is set up anew behind the Urals.`);
  },
  () => undefined,
);
/** 16.2: when victory was checked and play goes on. The Victory Level Phase says when. */
export const returnFactory: AutoNode = {
  kind: 'auto',
  id: 'return factory',
  title: 'Return Eliminated Factory Step',
  rule: '16.2',
  run: (g) => giveBack(g),
};
