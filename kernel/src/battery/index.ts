// The battery: what any game is put through. Random legal play of every scenario from seeds, and at every step the
// questions that have broken games before.
import { decode } from '../actions.ts';
import { askOf } from '../ask-of.ts';
import { ChangedWhileAsked } from '../world.ts';
import { type DiceSource, type Random, random as randomFrom, seededDice } from '../dice.ts';
import type { Game } from '../game.ts';
import type { Action } from '../info.ts';
import { type LogEntry, Match, type MatchOptions } from '../match.ts';
import { load, parseSave, save, saveText } from '../save.ts';
import { EndlessSequence } from '../sequence.ts';
import { canonical, cloneState } from '../state.ts';
import type { Json, Side } from '../types.ts';
import { Broken, checkEvents, checkInvariants, checkOffered, checkRoundTrip, checkUndo } from './checks.ts';
import { entryWords, fixtureText } from './fixture.ts';
import { checkImagined } from './imagined.ts';
import { checkMembership } from './membership.ts';
import { checkNonInterference } from './noninterference.ts';
import { checkOpponents, type Opponent } from './opponents.ts';
import { checkRefusals } from './refusals.ts';
import { checkPanels } from './panels.ts';
import type { View } from '../view.ts';

export { perft } from './perft.ts';
export { permuted, renumbered } from './twins.ts';
export { entryWords } from './fixture.ts';
export type { Opponent } from './opponents.ts';

export interface BatteryOptions {
  /** Games of each scenario. */
  readonly games?: number;
  readonly firstSeed?: number;
  readonly scenarios?: readonly string[];
  /** Options of the game; by default each game draws its own from the declared values. */
  readonly options?: Readonly<Record<string, Json>>;
  /** A game that takes longer has lost its way. */
  readonly mostActions?: number;
  /** Who must not depend on what its side cannot know. */
  readonly opponents?: readonly Opponent[];
  /** Who plays, where it is not chance alone: such games come to positions that chance never sees. Now and then chance decides all the same. */
  readonly player?: Opponent;
  /** The expensive checks (fuzz, non-interference, round trip, listing) are made about this often: one step in n. */
  readonly every?: number;
}

export interface Failure {
  readonly check: string;
  readonly message: string;
  readonly scenario: string;
  readonly seed: number;
  readonly action: number;
  /** A case file that runs into it. */
  readonly fixture: string;
}

export interface BatteryReport {
  readonly games: number;
  readonly actions: number;
  readonly checks: number;
  readonly results: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

function drawOptions(game: Game, seed: number): Record<string, Json> {
  const r = randomFrom(seed);
  const out: Record<string, Json> = {};
  for (const o of game.options) out[o.id] = o.values[r.int(o.values.length)] ?? o.start;
  return out;
}

/** Each panel and overlay is looked at about once in so many actions. */
const PANELS_EVERY = 4;

/** Dice that remember what fell while an action was carried out, even one that failed and was rolled back. */
class Recorder implements DiceSource {
  readonly #dice: DiceSource;
  readonly fallen: number[][] = [];
  recording = false;
  /** Rolls since the last action began. */
  rolls = 0;
  constructor(dice: DiceSource) {
    this.#dice = dice;
  }
  roll(index: number, count: number, faces: number): number[] {
    const dice = this.#dice.roll(index, count, faces);
    if (this.recording) {
      this.fallen[index] = dice;
      this.rolls++;
    }
    return dice;
  }
  draw(index: number, below: number): number {
    return this.#dice.draw(index, below);
  }
  during<T>(body: () => T): T {
    this.recording = true;
    this.rolls = 0;
    try {
      return body();
    } finally {
      this.recording = false;
    }
  }
}

type Chosen = Required<Omit<BatteryOptions, 'options' | 'scenarios' | 'player'>> & Pick<BatteryOptions, 'player'>;
/** One decision in so many is left to chance where somebody plays. */
const CHANCE = 10;

interface Tally {
  actions: number;
  checks: number;
}

class Run {
  readonly words: Record<string, unknown>[] = [];
  readonly #o: Chosen;
  readonly #tally: Tally;
  readonly #seed: number;
  readonly match: Match;
  readonly #dice: Recorder;
  readonly #looks: Random;
  /** What each side saw. */
  readonly #past: readonly View[][];
  /** By side; none where chance plays. */
  readonly #players: readonly (() => Action)[];

  constructor(match: Match, dice: Recorder, o: Chosen, seed: number, tally: Tally) {
    this.match = match;
    this.#dice = dice;
    this.#o = o;
    this.#seed = seed;
    this.#looks = randomFrom(seed);
    this.#tally = tally;
    this.#past = match.game.sides.map(() => []);
    const { player } = o;
    this.#players = player
      ? match.game.sides.map((_, side) => {
          const made = player.make(seed * 2 + side);
          const ask = askOf(match, side);
          return () => made.choose(() => match.view(side), ask);
        })
      : [];
  }
  #action(side: Side, random: { int(below: number): number }): Action | undefined {
    const player = this.#players[side];
    return player && random.int(CHANCE) > 0 ? player() : this.match.sample(side, random);
  }

  play(): void {
    const random = randomFrom(this.#seed);
    checkInvariants(this.match);
    checkPanels(this.match);
    for (let n = 0; !this.match.over; n++) {
      if (n >= this.#o.mostActions) throw new Broken('length', `not over after ${n} actions`);
      if (random.int(this.#o.every) === 0) this.#expensive(random);
      this.#step(random);
      this.#tally.actions++;
      this.#look();
    }
  }
  /** Opponents look after every action, and what they remember must not make them depend on what they cannot know either. */
  #look(): void {
    if (this.#o.opponents.length === 0 || !this.match.game.fog) return;
    for (const [side, seen] of this.#past.entries()) seen.push(this.match.view(side));
  }
  #expensive(random: { int(below: number): number }): void {
    this.#tally.checks++;
    for (const side of this.match.owing()) {
      checkOffered(this.match, side, 400);
      checkMembership(this.match, side, randomFrom(this.#seed * 1000 + this.#tally.checks));
    }
    checkRoundTrip(this.match);
    checkRefusals(this.match, random, 12);
    checkNonInterference(this.match, random, 4);
    checkImagined(this.match, randomFrom(this.#seed * 1000 + this.#tally.checks));
    checkOpponents(this.match, randomFrom(this.#seed * 1000 + this.#tally.checks), this.#o.opponents, this.#past);
  }
  #step(random: { int(below: number): number }): void {
    const { match } = this;
    const owing = match.owing();
    const side = owing[random.int(Math.max(1, owing.length))];
    if (side === undefined)
      throw new Broken('dead end', `nobody has to decide at ${match.state.stack.map((f) => f.n).join('/')}`);
    const action = this.#action(side, random);
    if (!action)
      throw new Broken(
        'dead end',
        `${match.game.sides[side]?.id} has to decide and has no legal action at ${match.state.stack.map((f) => f.n).join('/')}`,
      );
    const before = cloneState(match.state);
    // Written down before it is tried: should the rules fail, the script must lead to it.
    const inside = decode(match.q, side, action);
    if (!('rule' in inside)) this.words.push(entryWords(match.q, { side, ...inside }));
    const out = this.#dice.during(() => match.act(side, action));
    if (!out.ok)
      throw new Broken(
        'offered',
        `${JSON.stringify(action)} was drawn from the legal actions and refused: ${out.refusal.text} (${out.refusal.rule})`,
      );
    if (this.#dice.rolls !== out.events.filter((e) => e.k === 'rolled').length)
      throw new Broken('dice', 'dice were rolled without an event that says so');
    checkEvents(match.game, before, out.events, match.state);
    checkInvariants(match);
    // Panels cost more than all the rest and seldom differ from one action to the next. A random of its own: whoever looks, the
    // game of a seed stays the same.
    checkPanels(match, () => match.over || this.#looks.int(PANELS_EVERY) === 0);
    if (random.int(3) === 0) checkUndo(match, side, canonical(before), out.events);
  }
  /** Played again from its log, and saved and loaded, it is the same game. */
  again(game: Game): void {
    const { match } = this;
    const end = match.hash();
    const o = { game, scenario: match.state.scenario, options: match.state.options, dice: match.dice };
    const twin = resumed(o, match.log);
    if (twin.hash() !== end) throw new Broken('replay', 'playing the log again gives another end');
    for (const [side] of game.sides.entries())
      if (canonical(twin.view(side)) !== canonical(match.view(side)))
        throw new Broken('replay', 'playing the log again gives another view');
    const file = parseSave(saveText(save(match, { kind: 'seeded', seed: this.#seed })));
    const { match: loaded } = load(file, game);
    if (loaded.hash() !== end) throw new Broken('save', 'the game loaded is not the game saved');
    for (const [side] of game.sides.entries())
      if (canonical(loaded.since(side, 0)) !== canonical(match.since(side, 0)))
        throw new Broken('save', 'a side was told something else in the game loaded');
  }
}

function resumed(o: MatchOptions, log: readonly LogEntry[]): Match {
  try {
    return Match.replay(o, log);
  } catch (error) {
    throw new Broken(
      'replay',
      `the log cannot be played again: ${error instanceof Error ? error.message : 'it fails'}`,
    );
  }
}

function checkName(error: unknown): string {
  if (error instanceof Broken) return error.check;
  if (error instanceof ChangedWhileAsked) return 'asking';
  return error instanceof EndlessSequence ? 'endless' : 'crash';
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof Broken ? error.message : (error.stack ?? error.message);
}

export function battery(game: Game, options: BatteryOptions = {}): BatteryReport {
  const o = { games: 5, firstSeed: 1, mostActions: 20_000, every: 20, opponents: [], ...options };
  const tally: Tally = { actions: 0, checks: 0 };
  const results: Record<string, number> = {};
  const failures: Failure[] = [];
  let games = 0;
  for (const scenario of options.scenarios ?? game.scenarios.map((s) => s.id))
    for (let i = 0; i < o.games; i++) {
      const seed = o.firstSeed + i;
      const dice = new Recorder(seededDice(seed));
      let run: Run | undefined;
      games++;
      try {
        const chosen = options.options ?? drawOptions(game, seed);
        const match = dice.during(() => new Match({ game, scenario, options: chosen, dice }));
        run = new Run(match, dice, o, seed, tally);
        run.play();
        run.again(game);
        const r = match.state.result;
        const key = `${scenario}: ${r ? `${game.sides[r.winner]?.id ?? 'draw'} ${r.level}` : 'none'}`;
        results[key] = (results[key] ?? 0) + 1;
      } catch (error) {
        const check = checkName(error);
        const message = describe(error);
        const why = `battery: ${check}: ${message.split('\n')[0]}`;
        const fixture = run ? fixtureText(run.match, run.words, dice.fallen.flat(), why) : `# ${why}: at set-up`;
        failures.push({ check, message, scenario, seed, action: run?.words.length ?? 0, fixture });
      }
    }
  return { games, actions: tally.actions, checks: tally.checks, results, failures };
}

/** For tests: throws with all that is needed to see a failure again. `keep` writes the fixture somewhere and says where. */
export function mustPass(report: BatteryReport, keep: (f: Failure) => string): void {
  const f = report.failures[0];
  if (!f) return;
  throw new Error(
    `battery: ${f.check} failed in scenario ${f.scenario}, seed ${f.seed}, after ${f.action} actions: ${f.message}\nscript: ${keep(f)}\n${f.fixture}`,
  );
}
