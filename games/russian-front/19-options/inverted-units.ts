// Inverted ground units (19.5.2): when they are turned over. Turning them up: examining-units.ts.
import { rule } from '@rasputitsa/kernel';
import { isNearEnemy, look, occupied } from '../4-11-general/examining-units.ts';
import { unitsAt, uses } from '../state.ts';
import type { AutoNode, Play, Words } from '../words.ts';

/** 19.5.2: every unit that may be turned over is. */
const turnOver = rule(
  '19.5.2',
  (g: Play): void => {
    for (const at of occupied(g))
      for (const side of [0, 1])
        if (!isNearEnemy(g, at, side)) for (const p of unitsAt(g, at, side).ground) g.raise(p, 'inverted');
    look(g);
  },
  () => undefined,
);
/** When the Movement Phase, the Post Combat Step or the Exploitation Phase is over. */
export function inversion(id: Extract<Words['node'], `inversion-${string}`>): AutoNode {
  return {
    kind: 'auto',
    id,
    title: 'Ground units are turned over',
    rule: '19.5.2',
    when: (q) => uses(q, 'inverted-units'),
    run: (g) => turnOver(g),
  };
}
