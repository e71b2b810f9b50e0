// The referee of Ukraine '43: the rules a second time, from the rulebook and RULINGS.md alone, to be compared with the module.
import type { Match } from '@rasputitsa/kernel';
import type { Deed, Question, Referee, RefereeBook, Watch } from '@rasputitsa/kernel/referee';
import { audit } from '@rasputitsa/kernel/referee-table';
import type { Reader } from './audit.ts';
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
    audit(deed, (state) => new Position(state, this.#kinds), this.#readers);
  }
}

export const referee: Referee = {
  compares: {
    reach: '4.1 to 4.10: hexes each unit can move to in the three phases of movement',
    'reach of a stack': '4.1b, 5: the same for two units that move alike',
    'cost of a move': '4.1, 6.3: movement points paid',
    'Extended Movement': '4.7B: who gets a marker',
    trains: '4.6: hexes each unit can go to by rail',
    control: 'CTRL: who controls each hex, from the moves alone',
    fortifications: '19.3: vacant ones fall',
    bridges: '18.5E: bridges and Bridge Trains fall',
    'assault marker': '4.9: who may take one',
    'mobile assault': '13.1: hexes each unit can assault',
    'who may attack': '8.1, 9.9A, 11.3, 18.1: each unit on each hex beside it',
    'attack by all': '23.2a: all of them together',
    'two hexes': '8.2: attacks on two hexes at once',
    barrage: '22.1, 22.2',
    'ground support': '15.4, 15.5, 25.2',
    Zhukov: '26.1A',
    'attack strength': '9.2 to 9.5, 14.5, 23.4',
    'defense strength': '9.1, 10.4, 15.6, 19.2, 23',
    odds: '8.3, 9.8 to 9.11: the column',
    'High Odds': '8.8',
    dice: '8.4: how many',
    sixes: '9.10b: which are rolled again',
    result: '8.5, 9.10a',
    'steps owed': '8.5, 8.9, 26.1C: by whom and what kind',
    'who lost a step': '8.6',
    'who may lose a step': '8.6, 23.1',
    retreats: '10.1, 10.2: ways of each defender',
    'retreats of attackers': '10.5',
    'no retreat': '10.3: who is lost had nowhere to go',
    'lost in a second retreat': '10.4',
    retreated: '22.5C: breakthrough artillery never retreats',
    'defenders gone': '8.5: who must leave has left',
    'holds a city': '9.7',
    'disrupted attackers': '11.2B',
    'disrupted defenders': '11.2A',
    advance: '12: hexes each attacker can advance to',
    'advance asked': '12.1: who could advance was asked',
    petrol: '14.7A, B: who rolls',
    'petrol dice': '14.7C',
    'out of supply': '14.2 to 14.4: every unit',
    isolated: '14.6a',
    attrition: '14.6b: who rolls',
    'attrition dice': '14.6c',
    recovery: '11.5',
    weather: '25.1',
    'weather roll': '3.A',
    'Central Front': '3.B',
    'half hexes': '27.1',
    ready: '15.2, 25.3',
    'overcast roll': '25.3',
    'bad weather': '25.2',
    'air support': '15.6a: hexes within range',
    'change of base': '15.3b',
    'return to base': '15.3c',
    overrun: '15.7',
    arrivals: '16.1, 27.2, 27.3: hexes of entry',
    'into the Holding Box': '27.3',
    'off the north edge': '27.3a',
    'off the west edge': '30.2C',
    'replacement rate': '16.2',
    replacing: '16.2, 16.5',
    rebuilding: '16.3 to 16.5, 21b: who, and where',
    repair: '17.3, 17.4C',
    'river assault': '18.1B',
    'bridge train': '18.4',
    'early bridge': '18.5A, B',
    'bridge flips': '18.5C',
    'building forts': '19.1b',
    'forts finished': '19.1a',
    'disrupted builders': '19.1c',
    drops: '20.2',
    rally: '26.2',
    artillery: '22.4',
    'displaced leader': '26.3',
    dam: '28.1',
    flood: '28.2A, B',
    drowned: '28.2D',
    'markers off': '3.C.2, 4.9D, 18.1',
    'victory points': '28.1, 30.2',
    'sudden death': '30.1',
  },
  begin: (match, book) => new Table(match, book),
};
