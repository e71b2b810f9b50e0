// Where a finished game was won and lost: what each player-turn changed about the result to be expected, how much of that the dice did, and
// how much better or worse it was played than the game's own advice would have. It looks at the truth, so it is for games that are over.
import {
  askOf,
  cloneState,
  type Game,
  type LogEntry,
  type Match,
  random as randomFrom,
  type Replay,
  seededDice,
  type Side,
} from '@rasputitsa/kernel';
import type { Judging } from './plannable.ts';
import { simulate, turnOf } from './simulate.ts';

export interface ReviewedTurn {
  readonly side: Side;
  /** Points of the log: the first entry of the turn and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** Points of the first side to be expected at the end, before the turn and after it. */
  readonly before: number;
  readonly after: number;
  /** What of the change was luck: what the dice brought, less what such dice bring in the mean. */
  readonly luck: number;
  /** What the turn would have come to if the advice had played it, in the mean. A turn is good for whoever has it: only what is more or
   * less than this was decided well or badly. */
  readonly staff: number;
}
/** What of the change was decided, better or worse than the advice would have: by the side whose turn it was, and by the enemy's answers. */
export function decidedIn({ after, luck, staff }: ReviewedTurn): number {
  return after - luck - staff;
}

/** Throws that are compared with the one that fell. */
const THROWS = 4;
/** Times the advice plays a turn. */
const TRIES = 4;
/** What a throw leads to is played on for so long at most. */
const MOST_ACTIONS = 40;

class Reviewer {
  readonly #game: Game;
  readonly #advice: Judging;
  /** The frames of the decisions of a turn that no other has called. */
  #base = Infinity;

  constructor(game: Game, advice: Judging) {
    this.#game = game;
    this.#advice = advice;
  }
  worth(match: Match): number {
    return this.#advice.evaluate(match.q, 0);
  }
  newTurn(): void {
    this.#base = Infinity;
  }
  at(match: Match): void {
    this.#base = Math.min(this.#base, match.state.stack.length);
  }
  /** Hits that have fallen but are not yet taken change nothing on the board: what was begun is played to its end. */
  #settled(match: Match, seed: number): number {
    const world = match.fork(seededDice(seed));
    const asks = this.#game.sides.map((_, s) => askOf(world, s));
    const random = randomFrom(seed);
    for (let n = 0; n < MOST_ACTIONS && !world.over && world.state.stack.length > this.#base; n++) {
      const [side = -1] = world.owing();
      const ask = asks[side];
      if (!ask) break;
      const advice = this.#advice;
      const view = world.view(side);
      const action = advice.plan ? advice.plan(view, ask, random)[0] : advice(view, ask, random);
      if (action && world.act(side, action).ok) continue;
      const any = ask.sample(random);
      if (!any || !world.act(side, any).ok) break;
    }
    return this.worth(world);
  }
  /** What the dice brought beyond the mean of others. */
  luckOf(before: Match, entry: LogEntry | undefined, after: Match): number {
    if (!entry || !('verb' in entry)) return 0;
    let sum = 0;
    for (let i = 1; i <= THROWS; i++) {
      const world = before.fork(seededDice(i));
      // An entry names foreign pieces otherwise than their enemy does; what cannot be repeated counts as decided.
      if (!world.act(entry.side, { verb: entry.verb, args: entry.args }).ok) return 0;
      sum += this.#settled(after, i + THROWS) - this.#settled(world, i + THROWS);
    }
    return sum / THROWS;
  }
  /** What a turn comes to if the advice plays it. */
  staff(match: Match): number {
    if (turnOf(match) < 0) return this.worth(match);
    let sum = 0;
    for (let seed = 1; seed <= TRIES; seed++) {
      const trial = { state: cloneState(match.state), seed, reply: undefined };
      sum += simulate(this.#game, this.#advice, 0, trial, USUAL, { turns: 1 }).value;
    }
    return sum / TRIES;
  }
}
const USUAL = { name: '', weights: {} };

/** Yields the share of the work that is done. */
export function* review(game: Game, past: Replay): Generator<number, readonly ReviewedTurn[]> {
  const { advice } = game;
  if (!advice?.evaluate) return [];
  const reviewer = new Reviewer(game, advice as Judging);
  // To resign is no move: a turn that the players broke off is compared with none of the staff's.
  const last = past.entry(past.length);
  const isCut = last !== undefined && 'ends' in last;
  const length = isCut ? past.length - 1 : past.length;
  const out: ReviewedTurn[] = [];
  let here = past.goto(0).match;
  let value = reviewer.worth(here);
  let turn = { side: turnOf(here), from: 0, before: value, luck: 0, staff: reviewer.staff(here) };
  for (let n = 1; n <= length; n++) {
    const was = here;
    reviewer.at(was);
    here = past.goto(n).match;
    if (here.state.rolls > was.state.rolls) turn.luck += reviewer.luckOf(was, past.entry(n), here);
    value = reviewer.worth(here);
    const side = turnOf(here);
    if (side >= 0 && side !== turn.side && n < length) {
      out.push({ ...turn, to: n, after: value });
      reviewer.newTurn();
      turn = { side, from: n, before: value, luck: 0, staff: reviewer.staff(here) };
    }
    yield n / length;
  }
  out.push({ ...turn, to: length, after: value, ...(isCut ? { staff: value - turn.luck } : {}) });
  return out;
}
