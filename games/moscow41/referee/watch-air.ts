// 8.1, 8.2: which missions may be plotted over which hexes. Counters fly whole (R116).
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { BRIDGES, type Hex, hexOf, labelOf } from './board.ts';
import { terrainModifier } from './combat.ts';
import type { Desk } from './desk.ts';
import { foeOf, GERMAN, type Position } from './position.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';

const MISSIONS = ['offensive-support', 'defensive-support', 'air-attack', 'movement', 'supply'] as const;

export function watchAir(book: RefereeBook): Desk {
  const some = sampler(16, 4);
  return {
    asked(pos, now) {
      if (now.node !== 'air-plot') return;
      some.ask(`${pos.turn} ${pos.active}`);
      const strength = pos.track(now.side === GERMAN ? 'air-german' : 'air-soviet');
      if (strength === 0) return;
      const plot = pos.state.memo[now.side === GERMAN ? 'plot-german' : 'plot-soviet'];
      const isFree = !Array.isArray(plot) || plot.length === 0;
      const hexes = [
        ...new Set([...pos.onMap(0), ...pos.onMap(1)].map((u) => pos.at(u))),
        hexOf('0101'),
        hexOf('3001'),
      ];
      for (const hex of some.pick(hexes))
        for (const mission of MISSIONS) {
          const may = isFree && mayFly(pos, now, mission, strength, hex);
          const no = now.whyNot('plot', { mission, strength, at: [hex] });
          const line = () =>
            `${mission} over ${labelOf(hex)} by side ${now.side} in the half of ${pos.active} ${no?.rule ?? ''}`;
          book.same('8.2', 'missions', may, no === undefined, line);
        }
      for (const pair of some.pick([...BRIDGES])) {
        const at = pair.split('/').map(hexOf);
        const may = isFree && strength >= 4 && !pos.isDown(pair) && pos.option('bridges') !== false;
        const no = now.whyNot('plot', { mission: 'object', strength, at });
        book.same('8.2.10', 'missions', may, no === undefined, () => `object ${pair} ${no?.rule ?? ''}`);
      }
    },
  };
}
function mayFly(pos: Position, now: Question, mission: string, strength: number, hex: Hex): boolean {
  const { side } = now;
  const foes = pos.of(foeOf(side), hex).length > 0;
  if (mission === 'offensive-support') return foes && pos.active === side;
  if (mission === 'defensive-support') return side === GERMAN && pos.of(side, hex).length > 0;
  if (mission === 'air-attack') return foes && strength - 2 * terrainModifier(hex) >= 1;
  return false;
}
