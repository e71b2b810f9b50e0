// 3, 11: marches as they were made: what they cost, who stops, who is overrun.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader } from './audit.ts';
import { HEXES, labelOf } from './board.ts';
import { entersByRoad, entryPrice, poolOf } from './entry.ts';
import { allowance, paid, zonesOn } from './ground.ts';
import { nameOf, Position } from './position.ts';

export function readMarch(book: RefereeBook): Reader {
  return {
    before(e: GameEvent, table) {
      if (e.k !== 'moved' || (e.by !== 'march' && e.by !== 'strategic')) return;
      // As it was when the order was given: what is learned on the way changes nothing.
      const pos = new Position(table.deed.before);
      const u = pos.unit(e.p);
      const path = (e.path ?? []).slice(1);
      const node = table.deed.before.stack.at(-1)?.n ?? '';
      const cost = paid(pos, u, node, path);
      const about = () => `${nameOf(u)} along ${(e.path ?? []).map(labelOf).join(' ')}`;
      book.same('3.1.4', 'path', cost !== undefined, true, about);
      const mine = cost === 'bonus' ? allowance(pos, u, node) : cost;
      book.same('3.1.11', 'cost of a march', mine ?? -1, table.pos.field(u, 'spent'), about);
    },
    end(table) {
      const { action, before } = table.deed;
      const after = table.pos;
      const node = before.stack.at(-1)?.n ?? '';
      if (action.verb === 'move') {
        const u = after.unit(action.args['piece'] as number);
        // 4.2.1, R111: whoever came into a zone stops; who found none goes on.
        const isHeld = zonesOn(after, u.side, after.at(u)).length > 0;
        const about = () => `${nameOf(u)} at ${labelOf(after.at(u))}`;
        book.same('4.2.1', 'stop', isHeld, after.has(u, 'halted'), about);
      }
      if (action.verb === 'enter') {
        const pos = new Position(before);
        const u = pos.unit(action.args['piece'] as number);
        const hex = action.args['to'] as number;
        const own = pos.field(u, 'zone') - 1;
        const points = allowance(pos, u, node);
        const changed = own >= 0 && own !== hex ? points / 2 : 0;
        const mine = poolOf(pos, u) === 'moscow' ? 0 : entryPrice(pos, u, hex, points - changed) + changed;
        const about = () => `${nameOf(u)} enters at ${hex < HEXES ? labelOf(hex) : hex}`;
        book.same('11.1.5', 'cost of entering', mine, after.field(u, 'spent'), about);
        const byRoad = poolOf(pos, u) === 'moscow' || entersByRoad(pos, u, hex, points - changed);
        book.same('TEC.note2', 'road after entering', byRoad, !after.has(u, 'off-road'), about);
      }
    },
  };
}
