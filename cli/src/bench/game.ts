// What any game costs: the same questions for each of them.
import { eagerBot, randomBot, BotPlayer } from '@rasputitsa/bots';
import {
  cloneState,
  FACETS,
  fold,
  type Game,
  type GameEvent,
  hashState,
  load,
  Match,
  parseSave,
  random as randomFrom,
  save,
  saveText,
  seededDice,
  type State,
} from '@rasputitsa/kernel';
import { journalBenches } from './journal.ts';
import { type Bench, quartiles } from './measure.ts';

const MOST_ACTIONS = 20_000;
const FOLDED = 10_000;

function newMatch(game: Game, scenario: string, seed: number, manner: 'lean' | 'full'): Match {
  return new Match({ game, scenario, dice: seededDice(seed), lean: manner === 'lean' });
}

type Ask = (match: Match, side: number) => number;
const nothing: Ask = () => 0;
const view: Ask = (match, side) => match.view(side).pieces.length;
const legal: Ask = (match, side) => {
  let n = 0;
  for (const _ of match.legal(side)) n++;
  return n;
};

/** One random game; the number of its actions. `ask` is what is done besides playing at every step. */
function randomGame(game: Game, scenario: string, seed: number, manner: 'lean' | 'full', ask: Ask): number {
  const match = newMatch(game, scenario, seed, manner);
  const random = randomFrom(seed);
  let n = 0;
  for (; !match.over && n < MOST_ACTIONS; n++) {
    const side = match.owing()[0] ?? 0;
    ask(match, side);
    const action = match.sample(side, random);
    if (!action || !match.act(side, action).ok) throw new Error(`${game.id}: stuck in seed ${seed}`);
  }
  return n;
}

/**
 * What a question costs right after an action, when nothing is remembered yet: nanoseconds, on average over the steps of
 * some games. Each step is the median of several plays of the same game, so that a pause of the machine does not count.
 */
function costOf(game: Game, scenario: string, ask: Ask, plays: number): number {
  let sum = 0;
  let steps = 0;
  for (let seed = 1; seed <= ASKED_GAMES; seed++) {
    const times: number[][] = [];
    const start = performance.now();
    for (let play = 0; play < plays && (play < 2 || performance.now() - start < MOST_MS); play++) {
      let n = 0;
      randomGame(game, scenario, seed, 'lean', (match, side) => {
        const start = performance.now();
        const answer = ask(match, side);
        const time = (performance.now() - start) * 1e6;
        (times[n] ??= []).push(time);
        n++;
        return answer;
      });
    }
    // The first plays warm up.
    for (const t of times) sum += quartiles(t.slice(Math.floor(t.length / 4)))[1];
    steps += times.length;
    if (performance.now() - start > MOST_MS) break;
  }
  return sum / steps;
}

/** Sets of a state and the events that follow, enough of them to be worth timing. */
function histories(game: Game, scenario: string): { start: State; events: GameEvent[] }[] {
  const out: { start: State; events: GameEvent[] }[] = [];
  for (let seed = 1, total = 0; total < FOLDED; seed++) {
    const match = newMatch(game, scenario, seed, 'lean');
    const start = cloneState(match.state);
    const seats = game.sides.map((_, s) => new BotPlayer(match, s, eagerBot(seed + s, game)));
    const events: GameEvent[] = [];
    for (let n = 0; !match.over && n < MOST_ACTIONS && total + events.length < FOLDED; n++) {
      const side = match.owing()[0] ?? 0;
      const out = match.act(side, seats[side]?.choose());
      if (out.ok) events.push(...out.events);
    }
    total += events.length;
    out.push({ start, events });
  }
  return out;
}

/** The longest of some games, with everything a host keeps. */
function longGame(game: Game, scenario: string): { match: Match; seed: number } {
  let best: { match: Match; seed: number } | undefined;
  for (let seed = 1; seed <= 5; seed++) {
    const match = newMatch(game, scenario, seed, 'full');
    const seats = game.sides.map((_, s) => new BotPlayer(match, s, randomBot(seed + s)));
    for (let n = 0; !match.over && n < MOST_ACTIONS; n++) {
      const side = match.owing()[0] ?? 0;
      match.act(side, seats[side]?.choose());
    }
    if (!best || match.log.length > best.match.log.length) best = { match, seed };
  }
  if (!best) throw new Error(`${game.id}: no game was played`);
  return best;
}

export interface GameBench {
  readonly benches: readonly Bench[];
  /** Actions of the game that the benches by the name "game" play. */
  readonly actions: number;
  readonly log: number;
  readonly saveBytes: number;
  readonly stateBytes: number;
  readonly viewNs: number;
  readonly legalNs: number;
}

const SEEDS = 8;
const ASKED_GAMES = 3;
/** For each question; slow games are asked less often. */
const MOST_MS = 3000;

export function gameBench(game: Game, plays: number): GameBench {
  const scenario = game.scenarios[0]?.id ?? '';
  let at = 0;
  const next = () => 1 + (at++ % SEEDS);
  let actions = 0;
  for (let seed = 1; seed <= SEEDS; seed++) actions += randomGame(game, scenario, seed, 'lean', nothing) / SEEDS;
  const past = histories(game, scenario);
  const { match: long, seed } = longGame(game, scenario);
  const spec = { kind: 'seeded', seed } as const;
  const text = saveText(save(long, spec));
  const revisions = new Uint32Array(FACETS);
  const name = (what: string) => `${game.id}: ${what}`;
  const playing = (what: string, manner: 'lean' | 'full', ask: Ask): Bench => ({
    name: name(what),
    run: () => randomGame(game, scenario, next(), manner, ask),
  });
  return {
    actions,
    log: long.log.length,
    saveBytes: text.length,
    stateBytes: JSON.stringify(long.state).length,
    viewNs: costOf(game, scenario, view, plays),
    legalNs: costOf(game, scenario, legal, plays),
    benches: [
      playing('random game', 'lean', nothing),
      playing('random game, one view a step', 'lean', view),
      playing('random game, one legal list a step', 'lean', legal),
      playing('random game with undo and logs', 'full', nothing),
      {
        name: name('fold of 10,000 events'),
        run: () => {
          let rolls = 0;
          for (const h of past) {
            const s = cloneState(h.start);
            for (const e of h.events) fold(s, e, revisions);
            rolls += s.rolls;
          }
          return rolls;
        },
      },
      { name: name('structuredClone of a state'), run: () => structuredClone(long.state).rolls },
      {
        name: name('copy of a state'),
        run: () => cloneState(long.state).rolls,
        against: name('structuredClone of a state'),
      },
      { name: name('hash of a state'), run: () => hashState(long.state).length },
      { name: name('save'), run: () => saveText(save(long, spec)).length },
      { name: name('load'), run: () => load(parseSave(text), game).match.log.length },
      ...journalBenches(game, scenario),
    ],
  };
}
