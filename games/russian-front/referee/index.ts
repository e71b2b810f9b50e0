// The referee of Russian Front: the rules a second time, from the rulebook and RULINGS.md alone, to be compared with the module.
import type { Match } from '@rasputitsa/kernel';
import type { Deed, Question, Referee, RefereeBook, Watch } from '@rasputitsa/kernel/referee';
import { audit, type Reader } from './audit.ts';
import { readCombat } from './read-combat.ts';
import { readControl } from './read-control.ts';
import { readDeeds } from './read-deeds.ts';
import { readMarch } from './read-march.ts';
import { readSteps } from './read-steps.ts';
import { watchAir } from './watch-air.ts';
import { watchCombat } from './watch-combat.ts';
import { watchPreparation } from './watch-preparation.ts';
import { watchFog } from './watch-fog.ts';
import { watchNaval } from './watch-naval.ts';
import { watchMovement } from './watch-movement.ts';
import { Position } from './position.ts';

/** One line of work: what it looks at when somebody is asked, and when something has happened. */
export interface Desk {
  asked(pos: Position, now: Question): void;
}

class Table implements Watch {
  readonly #kinds: Match['game']['kinds'];
  readonly #desks: readonly Desk[];
  readonly #readers: readonly Reader[];

  constructor(match: Match, book: RefereeBook) {
    this.#kinds = match.game.kinds;
    this.#desks = [
      watchMovement(book),
      watchAir(book),
      watchCombat(book),
      watchPreparation(book),
      watchNaval(book),
      watchFog(book),
    ];
    this.#readers = [readMarch(book), readControl(book), readCombat(book), readSteps(book), readDeeds(book)];
  }
  #position(state: Deed['after']): Position {
    return new Position(state, this.#kinds);
  }
  asked(now: Question): void {
    const pos = this.#position(now.state);
    for (const d of this.#desks) d.asked(pos, now);
  }
  happened(deed: Deed): void {
    audit(deed, this.#kinds, this.#readers);
  }
}

export const referee: Referee = {
  compares: {
    reach: 'hexes each unit can move to',
    convert: 'who may convert a railway',
  },
  begin: (match, book) => new Table(match, book),
};
