// What is offered in the Joint Air War Turn and in the Interdiction Phase.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { ALL, labelOf } from './board.ts';
import { airTrack, canInterdict, commitment } from './air.ts';
import type { Desk } from './desk.ts';
import { offered } from './offered.ts';
import { foeOf } from './position.ts';

export function watchAir(book: RefereeBook): Desk {
  let last = '';
  return {
    asked(pos, now) {
      if (now.node === 'air-commitment') {
        const { most, least } = commitment(pos, now.side);
        const all = Array.from({ length: pos.track(airTrack(now.side, 'air')) + 1 }, (_, i) => i);
        for (const superiority of all) {
          const mine = all.filter((support) => superiority + support <= most && superiority + support >= least);
          const theirs = all.filter((support) => now.whyNot('commit-air', { superiority, support }) === undefined);
          book.sets('12.12', 'commitment', new Set(mine), new Set(theirs), (s) => `${superiority} and ${s}`);
        }
      }
      if (now.node === 'air-allocation') {
        const frame = pos.state.stack.at(-1);
        const done = (frame?.vars['allocation'] ?? []) as readonly number[];
        const spent = done.reduce((a, b) => a + b, 0);
        const left = pos.track(airTrack(now.side, 'superiority')) - spent;
        const waiting = pos.track(airTrack(foeOf(now.side), 'superiority')) - done.length;
        // 12.2.P1: all points fly, and each enemy point is attacked by one at least.
        const mine = Array.from({ length: left }, (_, i) => i + 1).filter((n) =>
          waiting === 1 ? n === left : left - n >= waiting - 1,
        );
        const theirs = offered(now, 'allocate-air', 'points', {});
        book.sets(
          '12.2.P1',
          'air attacks',
          new Set(mine),
          theirs,
          (n) => `${n} of ${left} points on one of ${waiting}`,
        );
      }
      if (now.node !== 'interdiction') return;
      // Every hex when the phase begins, and now and then.
      const step = `${pos.turn} ${now.side}`;
      if (step === last) return;
      last = step;
      const mine = ALL.filter((hex) => canInterdict(pos, now.side, hex));
      book.sets('12.4', 'interdiction', new Set(mine), offered(now, 'interdict', 'to', {}), labelOf);
    },
  };
}
