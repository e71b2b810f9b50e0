// Chapter 7: what the enemy sees of a unit. Units come onto the map with their backs to him (7.1): the kernel's default.
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import { enemyOf } from '../1-map/board.ts';
import { onMap } from '../2-units/units.ts';
import type { Play } from '../words.ts';

/** 7.2 Units in a battle are shown. */
export const show = rule(
  '7.2',
  (g: Play, units: readonly Piece[], to: Side): void => g.reveal(units, to),
  () => {},
);

/** 7.3 After the battle units turn away. All of them, not only those that fought: who alone got a new name could be followed. */
export const turnAway = rule(
  '7.3',
  (g: Play): void => {
    for (const side of [g.active, enemyOf(g.active)])
      g.conceal(
        g.piecesOf(enemyOf(side)).filter((p) => onMap(g, p)),
        side,
      );
  },
  () => {},
);
