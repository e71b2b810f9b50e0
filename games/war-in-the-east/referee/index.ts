// The referee of War in the East: the rules a second time, from the rulebook and RULINGS.md alone, to be compared with the module.
import type { Match } from '@rasputitsa/kernel';
import type { Deed, Question, Referee, RefereeBook, Watch } from '@rasputitsa/kernel/referee';
import { audit } from '@rasputitsa/kernel/referee-table';
import type { Reader } from './audit.ts';
import type { Desk } from './desk.ts';
import { Memory } from './memory.ts';
import { Position } from './position.ts';
import { readCombat } from './read-combat.ts';
import { readMoves } from './read-moves.ts';
import { readProduction } from './read-production.ts';
import { readSteps } from './read-steps.ts';
import { watchAir } from './watch-air.ts';
import { watchBattle, watchCombat, watchOverruns } from './watch-combat.ts';
import { watchMovement } from './watch-movement.ts';
import { watchProduction } from './watch-production.ts';
import { watchRail } from './watch-rail.ts';
import { watchStaff } from './watch-staff.ts';

class Table implements Watch {
  readonly #kinds: Match['game']['kinds'];
  readonly #desks: readonly Desk[];
  readonly #readers: readonly Reader[];

  constructor(match: Match, book: RefereeBook) {
    this.#kinds = match.game.kinds;
    const memory = new Memory();
    this.#desks = [
      watchMovement(book),
      watchOverruns(book),
      watchCombat(book),
      watchBattle(book),
      watchAir(book),
      watchRail(book),
      watchStaff(book, memory),
      watchProduction(book),
    ];
    this.#readers = [
      readMoves(book),
      readCombat(book),
      readSteps(book, memory, match.game.kinds),
      readProduction(book),
    ];
  }
  asked(now: Question): void {
    const pos = new Position(now.state, this.#kinds);
    for (const d of this.#desks) d.asked(pos, now);
  }
  happened(deed: Deed): void {
    audit(deed, (state) => new Position(state, this.#kinds), this.#readers);
  }
}

export const referee: Referee = {
  compares: {
    reach: '5, 8, 9, 14: hexes each unit can move to in both phases of movement',
    'forced march': '5.6',
    'supply for movement': '13: every unit when a Movement Phase begins',
    communications: '13.32: every unit when a Movement Phase begins',
    'north of the Weatherline': '14.42',
  },
  begin: (match, book) => new Table(match, book),
};
