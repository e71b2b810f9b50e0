// EastFront's referee: the rules a second time, from the rulebook's text and the players' rulings. It shares words, map and
// roster with the module and nothing else (tools/layers.ts sees to it).
import { cloneState, FACETS, fold, type GameEvent, type Match, type State } from '@rasputitsa/kernel';
import type { Deed, Question, Referee, RefereeBook, Watch } from '@rasputitsa/kernel/referee';
import { EDELWEISS_LEVELS } from '../data/tables.ts';
import { Battle, type Entry } from './battle.ts';
import { between, nameOf } from './board.ts';
import { compareExcess, compareLosses, compareRepulsed, compareStores } from './choices.ts';
import { compareAirstrikes, compareRounds, compareSelection, isMandatory } from './combat-offers.ts';
import { compareCommand } from './command-offers.ts';
import { Calendar } from './calendar.ts';
import { controlNow } from './control.ts';
import { compareBattlesBegun, compareDeactivation, compareDeed } from './deeds.ts';
import { compareFog } from './fog.ts';
import { fromCenters, level } from './levels.ts';
import { compareMobilization, compareMoves, compareNextRearguard, compareWithdrawal } from './movement-offers.ts';
import { POOL, Position } from './position.ts';
import { compareBuilt, compareProduction } from './production.ts';
import { Pursuit } from './pursuit.ts';
import { compareResult, isWarOver } from './victory.ts';
import { compareSetUp } from './set-up.ts';
import { SupplyCheck } from './supply-check.ts';

const PHASES = new Set(['command', 'movement', 'combat', 'blitz-movement', 'blitz-combat', 'supply', 'production']);

class EastFront implements Watch {
  readonly #book: RefereeBook;
  readonly #match: Match;
  /** RULINGS R11: of the tutorial's levels what lies outside its area. */
  readonly #outside: readonly [number, number];
  #check: SupplyCheck | undefined;
  #battle: Battle | undefined;
  #pursuit: Pursuit | undefined;
  readonly #calendar: Calendar;
  #isWarOver: boolean | undefined;
  #ending: Position | undefined;
  /** Before the deed in hand: both sides' plans, when it ends Production. */
  #planned: Position | undefined;
  /** How units came into their battles in this phase. */
  readonly #entries = new Map<number, Entry>();
  /** Battles to be fought in this phase. */
  readonly #chosen = new Set<number>();

  constructor(match: Match, book: RefereeBook) {
    this.#match = match;
    this.#book = book;
    this.#calendar = new Calendar(book);
    const start = this.#at(match.state);
    if (start.node() === 'command') this.#calendar.turn(start);
    this.#outside = [EDELWEISS_LEVELS[0] - fromCenters(start, 0), EDELWEISS_LEVELS[1] - fromCenters(start, 1)];
  }
  #at(state: Position['state']): Position {
    return new Position(this.#match.game, state);
  }

  asked(now: Question): void {
    const pos = this.#at(now.state);
    switch (now.node.replace('blitz-', '')) {
      case 'command':
        return compareCommand(pos, now, this.#book);
      case 'moves':
        return compareMoves(pos, now, this.#book);
      case 'mobilization':
        return compareMobilization(pos, now, this.#book);
      case 'withdraw':
        return compareWithdrawal(pos, now, this.#book);
      case 'airstrikes':
        return compareAirstrikes(pos, now, this.#book);
      case 'selection':
        return compareSelection(pos, now, this.#book);
      case 'next-rearguard':
        return compareNextRearguard(pos, now, this.#book);
      case 'losses':
        return compareLosses(pos, now, this.#book);
      case 'repulsed':
        return compareRepulsed(pos, now, this.#book);
      case 'stores':
        return this.#check && compareStores(pos, now, this.#check, this.#book);
      case 'excess':
        return this.#check && compareExcess(pos, now, this.#check, this.#book);
      case 'production':
        return compareProduction(pos, now, level(pos, now.side, this.#outside[now.side === 0 ? 0 : 1]), this.#book);
      case 'rounds':
        return compareRounds(pos, now, this.#chosen, this.#book);
    }
  }

  happened(deed: Deed): void {
    const state = cloneState(deed.before);
    const revisions = new Uint32Array(FACETS);
    this.#planned = this.#at(deed.before);
    if (deed.action.verb === 'select') this.#chosen.add(deed.action.args['at'] as number);
    let phase: { name: string; control: readonly number[] } | undefined;
    for (const e of deed.events) {
      if (phase && (e.k === 'entered' || e.k === 'left')) {
        this.#compareControl(phase.name, phase.control, state);
        phase = undefined;
      }
      this.#before(e, state);
      fold(state, e, revisions);
      if (e.k === 'entered' && PHASES.has(e.frame.n)) phase = { name: e.frame.n, control: controlNow(this.#at(state)) };
      this.#after(e, state);
    }
    if (phase) this.#compareControl(phase.name, phase.control, state);
    const before = this.#at(deed.before);
    const after = this.#at(deed.after);
    // RULINGS R102: the first Soviet Supply Phase in which all Germans are cut off ends the war.
    if (this.#isWarOver === true || (this.#isWarOver === false && after.state.result === null))
      this.#book.same(
        'W44.4',
        'victory',
        this.#isWarOver,
        after.state.result !== null && after.month === before.month,
        () => 'the war is over',
      );
    this.#isWarOver = undefined;
    compareDeed(deed, before, after, this.#book);
    compareFog(after, this.#match, this.#book);
    if (before.active >= 0) compareBattlesBegun(before, after, this.#book);
  }
  #before(e: GameEvent, state: State): void {
    if (this.#battle && (e.k === 'moved' || e.k === 'steps' || e.k === 'removed'))
      this.#battle.before(e, this.#at(state));
    if (this.#pursuit) this.#pursuit.before(e);
  }
  #after(e: GameEvent, state: State): void {
    if (e.k === 'entered') this.#entered(e.frame.n, e.frame.vars, e.frame.side, state);
    if (e.k === 'left') this.#left(e.n, state);
    if (e.k === 'ended') compareResult(this.#at(state), this.#book);
    if (e.k === 'rolled' && state.stack.at(-1)?.n === 'weather') this.#calendar.rolled(e);
    if (e.k === 'rolled' && this.#battle) this.#battle.rolled(e, this.#at(state));
    if (e.k === 'rolled' && this.#pursuit) this.#pursuit.rolled(e);
    if (e.k === 'moved' && !this.#battle) this.#entries.set(e.p, entryBy(e));
  }
  #entered(node: string, vars: Readonly<Record<string, unknown>>, side: number, state: State): void {
    const frozen = (): Position => this.#at(cloneState(state));
    if (node === 'movement' || node === 'blitz-movement') this.#entries.clear();
    if (node === 'combat' || node === 'blitz-combat') this.#chosen.clear();
    if (node === 'rounds' || node === 'blitz-rounds') {
      const pos = this.#at(state);
      for (const at of pos.battles()) if (isMandatory(pos, at, pos.active)) this.#chosen.add(at);
    }
    if (node === 'weather') this.#calendar.fortnight();
    if (node === 'command') this.#calendar.turn(this.#at(state));
    if (node === 'end-of-combat' || node === 'end-of-the-blitz') this.#ending = frozen();
    if (node === 'supply-check') this.#check = new SupplyCheck(frozen());
    if (node === 'battle') this.#battle = new Battle(frozen(), vars['at'] as number, side, this.#entries, this.#book);
    if (node === 'pursuit') this.#pursuit = new Pursuit(frozen(), vars['rearguard'] as number, this.#book);
  }
  #left(node: string, state: State): void {
    if (node === 'production' && this.#planned) compareBuilt(this.#planned, this.#at(state), this.#book);
    if (node === 'set-up') compareSetUp(this.#at(state), this.#book);
    if (node === 'weather') this.#calendar.weather(this.#at(state));
    if ((node === 'end-of-combat' || node === 'end-of-the-blitz') && this.#ending)
      compareDeactivation(this.#ending, this.#at(state), this.#book);
    if (node === 'supply-check') {
      this.#check?.judge(this.#at(state), this.#book);
      this.#isWarOver = isWarOver(this.#at(state));
      this.#check = undefined;
    }
    if (node === 'battle') {
      this.#battle?.end(this.#at(state));
      this.#battle = undefined;
    }
    if (node === 'pursuit') {
      this.#pursuit?.end();
      this.#pursuit = undefined;
    }
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
/** 7.5, 14.4, 15.43 */
function entryBy(e: Extract<GameEvent, { k: 'moved' }>): Entry {
  if (e.by === 'invasion') return 'sea';
  if (e.by === 'drop') return 'air';
  const from = e.path?.at(-2);
  const edge = from === undefined ? undefined : between(from, e.to)?.edge;
  return edge === 'river' || edge === 'strait' ? 'river' : 'land';
}

export const referee: Referee = {
  compares: {
    'set-up': 'a set-up that was accepted: forces, front, supply, spacing of HQs, duties (3.2)',
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
    pursuit: 'Pursuit Fire: dice, firepower, losses (6.42)',
    airstrike: 'which battles an HQ may strike (7.13, 13.1)',
    battle: 'which battles may be fought, and which must be (7.14, 7.15)',
    fire: 'who fires, with how many dice, and what hits (7.31, 7.32)',
    losses: 'who takes losses, and how many (7.33 to 7.35, 7.4)',
    repulse: 'who is driven back, and where to (7.5)',
    moved: 'what came of moves: place, Supreme Moves spent, ports used',
    hexsides: 'sides of battles used up (6.33)',
    'battles begun': 'who began a battle, and when (7.11, 7.12, 6.41)',
    activated: 'what came of activating an HQ (5.2, 5.61)',
    deactivated: 'what an HQ pays at the end (5.43, 5.7)',
    'production points': 'points left in Production (11.3)',
    replacements: 'who may take a step, at what price (11.41)',
    arrivals: 'new units and where they may arrive (11.42, 11.5, 11.6)',
    'advanced arrival': 'reinforcements brought forward (11.51)',
    disbanding: 'who may be disbanded (11.52)',
    built: 'what comes of Production',
    fog: 'what each side knows of every block of the other, and what its view shows (INTRO.2, 7.12)',
    'choice of losses': 'whom an owner may choose for hits and repulses (7.33, 7.51)',
    'choice in supply': 'whom an owner may keep on stores or send without (10.5, 15.31, 6.22)',
    victory: 'the result and its points (17, W44.4)',
    weather: 'weather of every fortnight (12.1)',
    'order of turns': 'who plays first (12.21)',
    'stacking left open': 'moves into full hexes, or past overfull ones, on which the referee gives no verdict',
    supply: 'who goes without supply and what it costs, in every Supply Phase (9, 10, 15.3)',
  },
  begin: (match, book) => new EastFront(match, book),
};
