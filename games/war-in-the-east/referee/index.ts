// The referee of War in the East: the rules a second time, from the rulebook and RULINGS.md alone, to be compared with the module.
import type { Match } from '@rasputitsa/kernel';
import type { Deed, Question, Referee, RefereeBook, Watch } from '@rasputitsa/kernel/referee';
import { audit } from '@rasputitsa/kernel/referee-table';
import type { Reader } from './audit.ts';
import type { Desk } from './desk.ts';
import { Memory } from './memory.ts';
import { Position } from './position.ts';
import { readAllies } from './read-allies.ts';
import { readCampaign } from './read-campaign.ts';
import { readCombat } from './read-combat.ts';
import { readMoves } from './read-moves.ts';
import { readEdges } from './read-edges.ts';
import { readProduction } from './read-production.ts';
import { readSetUp } from './read-set-up.ts';
import { readSteps } from './read-steps.ts';
import { watchAir } from './watch-air.ts';
import { watchBattle, watchCombat, watchOverruns } from './watch-combat.ts';
import { watchEdges } from './watch-edges.ts';
import { watchMovement } from './watch-movement.ts';
import { watchProduction } from './watch-production.ts';
import { watchRail } from './watch-rail.ts';
import { watchStaff } from './watch-staff.ts';
import { readVariants, watchVariants } from './watch-variants.ts';

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
      watchRail(book, memory),
      watchEdges(book, memory),
      watchStaff(book, memory),
      watchProduction(book),
      watchVariants(book, memory),
    ];
    this.#readers = [
      readMoves(book),
      readCombat(book),
      readSteps(book, memory, match.game.kinds),
      readProduction(book),
      readCampaign(book),
      readAllies(book),
      readEdges(book, memory),
      readSetUp(book),
      readVariants(book, memory),
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
    reach: '5, 8, 9, 14, 27.2: hexes each unit can move to in both phases of movement',
    'cost of a move': '5.1, 5.6.P: points spent',
    'forced march': '5.6: hexes each unit can reach by it',
    'forced march dice': '5.6.P',
    entry: '29.32 to 29.34: hexes of the edge by which reinforcements come',
    'supply for movement': '13: every unit when a Movement Phase begins',
    communications: '13.32: every unit when a Movement Phase begins',
    'north of the Weatherline': '14.42',
    overrun: '5.7: stacks beside the enemy, by one, two, three and four',
    'cost of an overrun': '5.7.P, 5.72',
    'overrun units': '5.79',
    railways: '6.55, 6.61, 6.69: whose each rail hex is, from the moves alone',
    'last entered': '7.0: who was last in each hex, from the moves alone',
    repair: '6.61, 6.62: hexes of Repair Units',
    trains: '6.3, 6.5, 6.69: hexes each unit can go to by rail',
    'getting off': '6.41',
    'staying on': '6.41',
    'rail capacity used': '6.12',
    ships: '7: ports each unit can go to',
    'who may attack': '10.1, 27.23, 27.24, 27.3: each unit on each hex beside it',
    'attack by all': '10.13: all of them together',
    'two hexes': '10.23',
    artillery: '10.4',
    'air support': '12.3, 27.31',
    defenders: '10.21, 11.R10',
    'attack strength': '10, 13.21, 14',
    'defense strength': '10, 13.21, 13.32, 14.11, 25',
    odds: '10.0, 11.R12: the column',
    table: '11.R1, 14.17, 14.26',
    die: '12.32',
    result: '11.0',
    'who may be lost': '11.R6, 10.42',
    losses: '11.R3, 11.R6: enough',
    'no more losses': '11.R6: and no more',
    fate: '11.R2 to 11.R8: what has become of everybody in the battle',
    others: '10.12: and of nobody else',
    retreats: '11.R9, 11.R10, 6.66: hexes of each unit',
    'no retreat': '11.R9: who is lost had nowhere to go',
    'falling back': '10.32: hexes of each remnant',
    advance: '11.R11: hexes of each attacker',
    'advance asked': '11.R11: who could follow was asked',
    commitment: '12.12, 12.15, 12.16',
    'air attacks': '12.2.P1',
    'air losses': '12.2.P2 to 12.2.P5',
    interdiction: '12.4: every hex',
    arrivals: '29.3, 22.21, 24.0, 36.3: how many of each type',
    'air points': '12.51, 12.52',
    drafts: '20.0, 20.16',
    rebuilds: '20.11',
    rebuilding: '20: which kampfgruppen',
    combining: '16',
    splitting: '17',
    fortifying: '25.1: who may try',
    'digging in': '25.R1: die and points',
    'turning back': '25.0.B',
    'Axis line': '22: how many hexes are unguarded',
    garrisons: '24.0',
    victory: '31.6 to 34.5',
    income: '15.0, 15.15, 15.16, 15.8',
    operational: '15.17: every Training Center',
    tracks: '15.3: every unit under construction or rebuilding',
    'finished units': '15.3.P',
    construction: '15.3, 15.34: what each Center may start',
    prices: '15.7',
    'idle Centers': '29.35',
    'Replacement Divisions': '21',
    frostbite: '14.31',
    Finland: '27.5: when it gives up',
    Rumania: '27.6: when it changes sides',
    'give up': '27.5, 27.6: what becomes of units, railways and guests when Finland or Rumania gives up',
    'must hold': '23.0, 23.01, 23.02: hexes the Axis may not give up',
    'ground kept': '23.R1: whether the Axis may end its march',
    withdraw: '26.21, 26.22: who leaves the western edge on foot',
    'withdraw-by-rail': '26.24: who leaves it by rail',
    'demand-withdrawal': '26.21: whom the Russian may demand',
    'to-siberia': '26.32: who leaves the eastern edge on foot',
    'rail-to-siberia': '26.31, 26.32: who leaves it by rail',
    'off the map': '26.21 to 26.32: where those are who left, and what was counted',
    'set-up': '30.4, 31.51, 32.4, 33.4, 34.4, 35.2: forces, places and lines when the first turn begins',
    Campaign: '30.5: whether a turn ends it, and for whom',
  },
  begin: (match, book) => new Table(match, book),
};
