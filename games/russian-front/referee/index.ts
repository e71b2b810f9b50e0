// The referee of Russian Front: the rules a second time, from the rulebook and RULINGS.md alone, to be compared with the module.
import type { Match } from '@rasputitsa/kernel';
import type { Deed, Question, Referee, RefereeBook, Watch } from '@rasputitsa/kernel/referee';
import { audit } from '@rasputitsa/kernel/referee-table';
import type { Reader } from './audit.ts';
import type { Desk } from './desk.ts';
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
    audit(deed, (state) => new Position(state, this.#kinds), this.#readers);
  }
}

export const referee: Referee = {
  compares: {
    reach: '6.1, 8, 11.2, 11.5.3, 11.7.2.4: hexes each ground unit can move to, in all four kinds of movement',
    'cost of a step': '6.1.2, 12.1.6.1: movement factors paid, hex by hex',
    step: '6.1.4: steps that were made are passable and allowed to the nation',
    stops: '8.3: a step the enemy could have answered is the only one',
    response: '6.2.1: who is asked to respond, after every single step',
    answer: '6.2.1, 4.6.4.1: who of them may',
    convert: '4.5.2: who may convert a railway',
    reserve: '11.5.1: who may be put in reserve',
    refit: '11.6.1: who may be refitted',
    control: '4.7: who controls each city and oilfield',
    gauge: '4.5: whose gauge each railway has',
    'out of supply': '4.6, 11.4, 5.1: who is marked',
    'lost without supply': '4.6.4.4: who is lost',
    'supply markers left': '7.7.2: none',
    'who may exploit': '8.1, 8.2',
    markers: '13.1, 11.6.3: reserve and refit units come off, a hit with them',
    attacker: '4.1.2: the phasing side attacks',
    team: '7.2.1.1: who fought a round could be named for it',
    'who names first': '7.2.1.1, 7.4.2',
    'who may engage': '7.2.1.1, 7.2.3, 11.9, 15.4: teams for a round, tried one by one',
    'combat table number': '7.2.1.2, 7.2.2, 15: factors of both sides',
    hits: '7.2.1.3.1: hits dealt are those of the table and the die',
    'who is hit': '7.3.2, 7.3.4, 15.2.3: engaged and supporting units first',
    'who may take a hit': '7.3.2',
    'who must retreat': '7.2.1.3.2, 7.3.6',
    'who may ignore a retreat': '7.2.1.3.2.2',
    'stand or go': '7.4.1',
    retreats: '7.5.2, 11.4.3.2, 15.2.4: hexes each unit can retreat to',
    'no retreat': '7.5.4: who is lost had nowhere to go',
    'air battles': '7.1: battles to be fought in the segment',
    'naval battles': '15.2.5',
    'ground battles': '7.1, 11.7.2',
    blitz: '11.7.1: where a blitz unit may be placed, and its number',
    pursuit: '11.7.2.3: who may pursue where, and for what',
    flights: '6.3.2, 6.3.3: battles each aircraft can fly to',
    raids: '14.4.2 to 14.4.4',
    interdiction: '14.4.1',
    evacuation: '6.2.2',
    returns: '7.7.1',
    transfers: '7.7.1.1',
    sailing: '14.3.2.1, 14.3.2.2',
    'laying mines': '14.3.2.3',
    'sweeping mines': '14.3.2.4',
    'lifting mines': '14.3.2.4.3',
    'answering at sea': '14.3.3',
    'ships return': '15.8.1',
    'ships transfer': '15.8.2',
    'ships flee': '14.2.2',
    weather: '12.1.3',
    partisans: '12.2.1.2',
    'replacement factors': '13.2.1: factors that come in',
    replacing: '13.2.3: who may have how many hits replaced',
    rebuilding: '13.2.4',
    'buying Guards': '13.3.1.1',
    'substituting Guards': '13.3.1.2',
    'factors spent': '13.2: what is paid',
    withdrawals: '13.3.2, 13.3.3.2: who leaves, and what stays behind',
    arrive: '5.2.1: hexes each reinforcement can come to',
    'arrive-at-the-edge': '5.2.1.2, 5.2.1.3.2',
    'rail capacity': '13.4.3',
    trains: '13.4: hexes each unit can ride to',
    'where it goes': 'a unit stands where it was sent',
    turn: '9.1',
    victory: '9.2, 16.1: objectives, points, level',
    fog: '11.10: what each side sees of the other',
  },
  begin: (match, book) => new Table(match, book),
};
