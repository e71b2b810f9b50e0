// The referee of Moscow 1941: the rules a second time, from the rulebook and RULINGS.md alone, to be compared with the module.
import type { Deed, Question, Referee, RefereeBook, Watch } from '@rasputitsa/kernel/referee';
import { audit } from '@rasputitsa/kernel/referee-table';
import type { Reader } from './audit.ts';
import type { Desk } from './desk.ts';
import { Memory } from './memory.ts';
import { Position } from './position.ts';
import { readCombat } from './read-combat.ts';
import { readMarch } from './read-march.ts';
import { readSteps } from './read-steps.ts';
import { watchAir } from './watch-air.ts';
import { watchCombat } from './watch-combat.ts';
import { readLooks, watchFog } from './watch-fog.ts';
import { watchMovement } from './watch-movement.ts';

class Table implements Watch {
  readonly #desks: readonly Desk[];
  readonly #readers: readonly Reader[];

  constructor(book: RefereeBook) {
    const memory = new Memory();
    this.#desks = [watchMovement(book, memory), watchCombat(book, memory), watchAir(book), watchFog(book, memory)];
    this.#readers = [readMarch(book), readLooks(memory), readCombat(book, memory), readSteps(book, memory)];
  }
  asked(now: Question): void {
    const pos = new Position(now.state);
    for (const d of this.#desks) d.asked(pos, now);
  }
  happened(deed: Deed): void {
    audit(deed, (state) => new Position(state), this.#readers);
  }
}

export const referee: Referee = {
  compares: {
    reach: '3, 4.2, 12.2, TEC: hexes each unit can move to, in sixths of a point',
    path: '3.1.4: marches that were made are legal step by step',
    'cost of a march': '3.1.11, 3.1.12, 4.2.6, 6.1.7: points spent',
    stop: '4.2.1, R111: who stops in a zone of control',
    stacking: '3.2.1: when a phase may end',
    'dig-in': '7.1.2, 7.1.3, 7.1.8: who may dig in',
    'mark-strategic': '12.1.2, 12.1.4, 12.2.1: who may be marked',
    'change-set-up': '6.2.4: which guns',
    'full-move': '10.2.3: who may buy full movement',
    demolish: '14.1.3, 14.2.1: who may destroy which bridge',
    rebuild: '14.2.2, 14.2.3: who may rebuild which bridge',
    'leaving the map': '11.2.3: only at entry zones',
    entering: '11.1, TY.res.G, TY.res.S: who may enter where',
    'entry zones': '11.2.4: other zones that are offered are entry zones',
    'cost of entering': '11.1.5, 11.2.1, 3.1.13',
    'road after entering': 'TEC.note2, R127: whether the additional hex may follow',
    'must attack': '5.1.3',
    'must be attacked': '5.1.4',
    'ending the attacks': '5.1.7: when the phase may end',
    'all duties by trying': '5.1.4: every order of battles tried where few units touch',
    attack: '5.1.1 to 5.1.5, 5.1.10: who may attack whom, duties of others included',
    'ranged attack': '6.1, 6.4.1 to 6.4.5',
    support: '6.3, 6.6: guns that may support',
    stars: '15.1.2: who may use its star',
    defenders: '5.1.1, R23, R35: who defends',
    'attack strength': '5.6.4, 6.3.1, 8.2.2, 10.2.2, TEC.note3',
    'defence strength': '6.6.1, 6.6.3, 8.2.4',
    column: '1.5 to 1.7, 5.1.9, 5.5, 7.1.10, RS.note3, 13, 15.1',
    roll: '9.2: headquarters',
    result: 'TAB.COMBAT',
    losses: '5.2.1.f',
    'who may lose': '5.1.8, 6.3.4, 6.3.5',
    'who must lose': '15.1.7',
    'who is beaten': '5.3.1',
    'hexes to go back': '5.3.1',
    'price of standing': '5.3.7, 5.3.8',
    retreats: '5.3.2 to 5.3.6, 5.1.9, 6.2.4: ways back, tried one by one',
    'emptied hexes': '5.4.1, 5.4.4',
    pursuit: '5.4.2 to 5.4.10: ways of pursuit and advance, tried one by one',
    disorganized: '5.6.1, 5.6.3: who is disorganized after a combat',
    tests: '5.3.9, 5.6.1, R8: which tests of disorganization are rolled, and for whom',
    'level after combat': '10.2.4',
    recovery: '5.6.5: who has rested is organized again',
    'strength of fire': '6.4.2.b, 8.2.7',
    'fire result': 'TAB.ART, TAB.AIR',
    missions: '8.1.5, 8.2: what may be plotted where',
    supply: '10.1: who finds a line of supply',
    level: '10.2.1, 10.2.7: levels after tracing',
    surrender: '10.2.6',
    control: '4.3: what each side gains',
    works: '7.1.5, 7.1.6: works appear and vanish as they should',
    reward: '9.1.6: a headquarters that died is paid for',
    'German losses': 'TY.res.G: credits for reserves',
    'alarm at Moscow': 'TY.res.S',
    'counters seen': '16.1.1',
    'stacks opened': '16.1.3',
    'faces shown': '16.1.1, 16.1.2',
    'types told': '16.1.4',
    'CEL told': '16.1.4',
    victory: 'TY.vic, RS.vic',
  },
  begin: (_, book) => new Table(book),
};
