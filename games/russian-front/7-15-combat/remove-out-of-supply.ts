// The Remove Out of Supply Segment (7.7.2).
import { rule } from '@rasputitsa/kernel';
import { byTheDie, starve } from '../18-supply/optional-out-of-supply.ts';
import { look } from '../4-11-general/examining-units.ts';
import { perish } from '../4-11-general/out-of-supply.ts';
import { isSupplied } from '../4-11-general/supply.ts';
import { unitsOf } from '../state.ts';
import type { AutoNode, Play } from '../words.ts';

/** 7.7.2 */
const checkAgain = rule(
  '7.7.2',
  (g: Play): void => {
    const marked = unitsOf(g, g.active).filter((p) => g.has(p, 'out-of-supply'));
    // Judged together: nobody is lost because his neighbour was counted first.
    const lost = marked.filter((p) => !isSupplied(g, p));
    for (const p of marked) if (!lost.includes(p)) g.lower(p, 'out-of-supply');
    // Hex by hex, as both see the map: by their numbers they would tell who is who (11.10).
    for (const at of [...new Set(lost.map((p) => g.at(p)))].sort((a, b) => a - b))
      (byTheDie(g) ? starve : perish)(
        g,
        at,
        lost.filter((p) => g.at(p) === at),
      );
  },
  () => undefined,
);

export const removeUnsupplied: AutoNode = {
  kind: 'auto',
  id: 'remove-supply',
  title: 'Remove Out of Supply Segment',
  rule: '7.7.2',
  run(g) {
    checkAgain(g);
    look(g);
  },
};
