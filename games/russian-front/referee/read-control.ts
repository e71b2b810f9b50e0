// 4.5, 4.7, R218: who controls what and whose gauge the rails have, followed from the moves alone.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { controlledAt, HEXES, type Hex, isInCountry, isRail, labelOf, PLACES } from './board.ts';
import { foeOf } from './position.ts';

export function readControl(book: RefereeBook): Reader {
  let control: number[] | undefined;
  let gauge: number[] | undefined;
  const taken = (hex: Hex, side: number) => {
    if (control && controlledAt(hex)) control[hex] = side;
  };
  /** 4.5.2.2, R218: a battle is over and one side is alone. */
  const settled = (hex: Hex, table: Table) => {
    const { pos } = table;
    for (const side of [0, 1]) {
      if (!pos.hasGround(side, hex) || pos.hasGround(foeOf(side), hex)) continue;
      taken(hex, side);
      if (gauge && converting.get(hex) === side) gauge[hex] = side;
    }
    converting.delete(hex);
  };
  const converting = new Map<Hex, number>();
  return {
    begin(table) {
      const isPlaying = table.state.stack.some((f) => f.n === 'turn');
      if (!isPlaying) return;
      control ??= Array.from({ length: HEXES }, (_, hex) => table.pos.control(hex));
      gauge ??= Array.from({ length: HEXES }, (_, hex) => table.pos.gauge(hex));
      const { action, side } = table.deed;
      if (action.verb !== 'convert') return;
      const hex = table.pos.at(table.pos.unit(action.args['piece'] as number));
      if (table.pos.hasGround(foeOf(side), hex)) converting.set(hex, side);
      else gauge[hex] = side;
    },
    after(e: GameEvent, table: Table) {
      if (!control) return;
      // Who arrives enters its hex too (5.2.1).
      if (e.k === 'moved' || e.k === 'placed') {
        const u = table.pos.unit(e.p);
        const at = table.pos.at(u);
        if (u.arm === 'ground' && table.pos.isOnMap(u) && !table.pos.hasGround(foeOf(u.side), at)) taken(at, u.side);
      }
      if (e.k === 'mark' && e.mark === 'battle' && e.to === 0) settled(Number(e.key), table);
      if (e.k === 'track' && e.track === 'finland' && e.to === 2)
        for (const p of PLACES) if (isInCountry('Finland', p.hex) || p.name === 'Hango') control[p.hex] = -1;
    },
    end(table) {
      if (!control || !gauge) return;
      const { pos } = table;
      book.count('control', PLACES.length);
      book.count('gauge');
      for (const p of PLACES)
        if (control[p.hex] !== pos.control(p.hex)) {
          book.differs(
            '4.7.1',
            'control',
            `${p.name}: side ${control[p.hex]} for the referee, ${pos.control(p.hex)} for the module`,
          );
          control[p.hex] = pos.control(p.hex);
        }
      for (let hex = 0; hex < HEXES; hex++)
        if (isRail(hex) && gauge[hex] !== pos.gauge(hex)) {
          book.differs(
            '4.5.2',
            'gauge',
            `${labelOf(hex)}: side ${gauge[hex]} for the referee, ${pos.gauge(hex)} for the module`,
          );
          gauge[hex] = pos.gauge(hex);
        }
    },
  };
}
