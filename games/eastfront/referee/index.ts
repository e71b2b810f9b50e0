// EastFront's referee: the rules a second time, from the rulebook's text and the players' rulings. It shares words, map and
// roster with the module and nothing else (tools/layers.ts sees to it).
import { cloneState, FACETS, fold, type Match, type State } from '@rasputitsa/kernel';
import type { Deed, Question, Referee, RefereeBook, Watch } from '@rasputitsa/kernel/referee';
import { EDELWEISS_LEVELS } from '../data/tables.ts';
import { nameOf } from './board.ts';
import { compareAirstrikes, compareBattles } from './combat-offers.ts';
import { compareCommand } from './command-offers.ts';
import { controlNow } from './control.ts';
import { fromCenters, level } from './levels.ts';
import { compareMobilization, compareMoves, compareWithdrawal } from './movement-offers.ts';
import { POOL, Position } from './position.ts';
import { SupplyCheck } from './supply-check.ts';

const PHASES = new Set(['command', 'movement', 'combat', 'blitz-movement', 'blitz-combat', 'supply', 'production']);

class EastFront implements Watch {
  readonly #book: RefereeBook;
  readonly #match: Match;
  /** RULINGS R11: of the tutorial's levels what lies outside its area. */
  readonly #outside: readonly [number, number];
  #check: SupplyCheck | undefined;

  constructor(match: Match, book: RefereeBook) {
    this.#match = match;
    this.#book = book;
    const start = this.#at(match.state);
    this.#outside = [
      EDELWEISS_LEVELS[0] - fromCenters(start, 0),
      EDELWEISS_LEVELS[1] - fromCenters(start, 1),
    ];
  }
  #at(state: Position['state']): Position {
    return new Position(this.#match.game, state);
  }
  asked(now: Question): void {
    const pos = this.#at(now.state);
    if (now.node === 'command') compareCommand(pos, now, this.#book);
    if (now.node === 'moves' || now.node === 'blitz-moves') compareMoves(pos, now, this.#book);
    if (now.node === 'mobilization' || now.node === 'blitz-mobilization') compareMobilization(pos, now, this.#book);
    if (now.node === 'withdraw') compareWithdrawal(pos, now, this.#book);
    if (now.node === 'airstrikes' || now.node === 'blitz-airstrikes') compareAirstrikes(pos, now, this.#book);
    if (now.node === 'battles' || now.node === 'blitz-battles') compareBattles(pos, now, this.#book);
  }
  happened(deed: Deed): void {
    const state = cloneState(deed.before);
    const revisions = new Uint32Array(FACETS);
    let phase: { name: string; control: readonly number[] } | undefined;
    for (const e of deed.events) {
      if (phase && (e.k === 'entered' || e.k === 'left')) {
        this.#compareControl(phase.name, phase.control, state);
        phase = undefined;
      }
      fold(state, e, revisions);
      if (e.k === 'entered' && PHASES.has(e.frame.n)) phase = { name: e.frame.n, control: controlNow(this.#at(state)) };
      if (e.k === 'entered' && e.frame.n === 'supply-check') this.#check = new SupplyCheck(this.#at(cloneState(state)));
      if (e.k === 'left' && e.n === 'supply-check') {
        this.#check?.judge(this.#at(state), this.#book);
        this.#check = undefined;
      }
    }
    if (phase) this.#compareControl(phase.name, phase.control, state);
  }
  #compareControl(name: string, mine: readonly number[], state: State): void {
    const theirs = state.layers['control'] ?? [];
    for (let at = 0; at < POOL; at++)
      this.#book.same('8.1', 'control', mine[at] ?? 0, theirs[at] ?? 0, () => `${nameOf(at)} at the start of ${name}`);
    const pos = this.#at(state);
    for (const side of [0, 1] as const)
      this.#book.same(
        '11.2',
        'production level',
        level(pos, side, this.#outside[side]),
        pos.track(side === 0 ? 'level-german' : 'level-soviet'),
        () => `${side === 0 ? 'German' : 'Soviet'} level at the start of ${name}`,
      );
  }
}

export const referee: Referee = {
  compares: {
    control: 'control of every hex and zone at the start of every phase (8, 16.21)',
    'production level': 'both levels at the start of every phase (11.2, 16.3)',
    activate: 'which HQs may be activated, and for what (5.2, 5.7, 14.2, 15.41)',
    deploy: 'where an activated HQ may deploy (5.21)',
    move: 'land moves of every unit, destination by destination (6, 16.23)',
    'side of a battle': 'the sides by which a battle may be entered or left (6.33)',
    rail: 'Rail Moves of every unit (6.53, 9.2, 16.24)',
    sea: 'Sea Moves of every unit (15.2)',
    rearguard: 'who may be named Rearguard (6.41)',
    invade: 'landings (15.4)',
    evacuate: 'evacuations (15.6)',
    drop: 'drops (14.3)',
    'end of movement': 'whether the moves may be ended',
    mobilize: 'where HQs may mobilize to (5.41, 5.62)',
    withdraw: 'where a Rearguard may go (6.41)',
    airstrike: 'which battles an HQ may strike (7.13, 13.1)',
    battle: 'which battles may be fought, and which must be (7.14, 7.15)',
    'stacking left open': 'moves into full hexes, or past overfull ones, on which the referee gives no verdict',
    supply: 'who goes without supply and what it costs, in every Supply Phase (9, 10, 15.3)',
  },
  begin: (match, book) => new EastFront(match, book),
};
