// What must be true after every action. It costs nothing in play; random play finds mistakes with it in minutes.
import { ALL_HEXES, BLUE, LOSSES, PLACES, RED, TOWNS } from './1-map/board.ts';
import { onMap, stackLimit, unitsIn } from './2-units/units.ts';
import { holderOf } from './6-victory/victory.ts';
import type { Query } from './words.ts';

function* faults(q: Query): Generator<string> {
  for (let p = 0; p < q.pieceCount; p++) {
    const { name, steps: full } = q.kindOf(p);
    const steps = q.steps(p);
    if (onMap(q, p) && (steps < 1 || steps > full)) yield `${name} has ${steps} steps`;
    if (!onMap(q, p) && q.at(p) !== LOSSES[q.sideOf(p)]) yield `${name} is in the wrong box`;
    if (!onMap(q, p) && steps !== 0) yield `${name} is eliminated and has ${steps} steps`;
  }
  for (const hex of ALL_HEXES) {
    const [blue, red] = [unitsIn(q, hex, BLUE).length, unitsIn(q, hex, RED).length];
    if (blue > 0 && red > 0) yield `both sides are in ${PLACES.label(hex)}`;
    if (Math.max(blue, red) > stackLimit()) yield `too many units in ${PLACES.label(hex)}`;
  }
  for (const { hex } of TOWNS)
    for (const p of q.piecesAt(hex))
      if (holderOf(q, hex) !== q.sideOf(p)) yield `${PLACES.label(hex)} is not its garrison's`;
}

export const invariants = (q: Query): readonly string[] => [...faults(q)];
