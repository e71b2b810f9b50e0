// The referee of Ukraine '43: the rules a second time, from the rulebook and RULINGS.md alone, to be compared with the module.
import type { Match } from '@rasputitsa/kernel';
import type { Deed, Question, Referee, RefereeBook, Watch } from '@rasputitsa/kernel/referee';
import { audit, type Reader } from './audit.ts';
import type { Desk } from './desk.ts';
import { Memory } from './memory.ts';
import { Position } from './position.ts';
import { readCombat } from './read-combat.ts';
import { readMoves } from './read-moves.ts';
import { readSteps } from './read-steps.ts';
import { watchCombat } from './watch-combat.ts';
import { watchMovement } from './watch-movement.ts';
import { watchStaff } from './watch-staff.ts';

class Table implements Watch {
  readonly #kinds: Match['game']['kinds'];
  readonly #desks: readonly Desk[];
  readonly #readers: readonly Reader[];

  constructor(match: Match, book: RefereeBook) {
    this.#kinds = match.game.kinds;
    const memory = new Memory();
    this.#desks = [watchMovement(book, memory), watchCombat(book), watchStaff(book)];
    this.#readers = [readMoves(book, memory), readCombat(book), readSteps(book)];
  }
  asked(now: Question): void {
    const pos = new Position(now.state, this.#kinds);
    for (const d of this.#desks) d.asked(pos, now);
  }
  happened(deed: Deed): void {
    audit(deed, this.#kinds, this.#readers);
  }
}

export const referee: Referee = {
  compares: {},
  begin: (match, book) => new Table(match, book),
};
