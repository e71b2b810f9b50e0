// A hostile client and an observer with two truths, for whoever wants to try a game: forged actions, foreign pieces, wrong types,
// stale versions, forged files, questions about hidden things. It knows the game only through the doors a client has.
import { decode } from '../actions.ts';
import { type Random, random as randomFrom, seededDice } from '../dice.ts';
import type { Action, Game } from '../game.ts';
import { load, parseSave, save, SaveError, saveText } from '../save.ts';
import { Match } from '../match.ts';
import { canonical } from '../state.ts';
import type { Json, Side } from '../types.ts';
import { Broken } from './checks.ts';
import { forged } from './forged.ts';
import { observe } from './noninterference.ts';
import { probesFor } from './probes.ts';
import { JUNK, mutated } from './refusals.ts';

export interface AttackOptions {
  /** Hostile calls to make. */
  readonly probes: number;
  /** Answers to compare in two truths. */
  readonly twins: number;
  readonly seed: number;
  /** Told now and then how far it is. */
  readonly progress?: (done: { readonly probes: number; readonly twins: number }) => void;
}
export interface Finding {
  readonly what: string;
  readonly scenario: string;
  /** The game begins with this seed, and its players draw from it. */
  readonly seed: number;
  /** After so many actions. */
  readonly actions: number;
}
export interface AttackReport {
  readonly probes: number;
  readonly twins: number;
  readonly games: number;
  readonly positions: number;
  readonly findings: readonly Finding[];
}

/** More would only say the same again. */
const MOST_FINDINGS = 10;
/** Probes at one point of a game. */
const VOLLEY = 2500;
const FORGERIES = 6;
/** Files of longer games are no different, and take long to read. */
const LONGEST_FORGED = 120;
/** So many actions are played between two points that are attacked. */
const STRIDE = 25;
/** Games that end before anything could be tried. */
const MOST_SHORT = 500;
const VERSIONS: readonly unknown[] = [-1, 0.5, Number.NaN, '1', null, {}, { piece: 7 }, 1e308, [], true];
/** What is sent in place of what is chosen so far, of standing orders, of the name of a verb. */
const ODD: readonly unknown[] = [null, 7, 'x', [], { a: 1 }, { piece: { piece: 7 } }, [[[]]], '__proto__', 1e308, true];

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.int(list.length)] as T;
}

function trouble(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

class Attack {
  readonly #match: Match;
  readonly #random: Random;
  readonly #before: string;
  readonly #legal = new Map<Side, readonly Action[]>();
  readonly #known = new Map<Side, ReadonlySet<string>>();
  count = 0;

  constructor(match: Match, random: Random) {
    this.#match = match;
    this.#random = random;
    this.#before = this.#everything();
    for (const side of match.game.sides.keys()) {
      const legal = [...match.legal(side)];
      this.#legal.set(side, legal);
      this.#known.set(side, new Set(legal.map(canonical)));
    }
  }
  #everything(): string {
    const m = this.#match;
    return JSON.stringify([
      m.state,
      m.length,
      m.rolls.length,
      m.game.sides.map((_, s) => [m.version(s), m.canUndo(s)]),
    ]);
  }
  /** Nothing sent so far has changed anything. */
  unchanged(): void {
    if (this.#everything() !== this.#before) throw new Broken('attack', 'hostile calls changed the game');
  }

  volley(most: number): void {
    const { game } = this.#match;
    for (const side of game.sides.keys()) {
      const mine = Math.ceil(most / game.sides.length);
      this.#all(side, JUNK);
      this.#all(side, probesFor(this.#match, side, this.#random, 2));
      const legal = this.#legal.get(side) ?? [];
      const top = Math.max(game.places.count, this.#match.q.pieceCount) + 2;
      for (let i = 0; i < mine && legal.length > 0; i++)
        this.#send(side, mutated(pick(legal, this.#random), this.#random, top));
      this.#others(side);
    }
    this.unchanged();
  }
  #all(side: Side, list: readonly unknown[]): void {
    for (const raw of list) this.#send(side, raw);
  }
  /** Refused when asked, refused when done; accepted only what was offered. */
  #send(side: Side, raw: unknown): void {
    const m = this.#match;
    const say = () => `${m.game.sides[side]?.id} sends ${JSON.stringify(raw)?.slice(0, 300) ?? 'nothing'}`;
    this.count++;
    const why = this.#call(say, () => m.whyNot(side, raw));
    if (why === undefined) {
      const args = (raw as Action).args ?? {};
      const hasList = Object.values(args).some((v) => Array.isArray(v));
      const inside = decode(m.q, side, raw);
      if (!hasList && !('rule' in inside) && !this.#known.get(side)?.has(canonical({ verb: inside.verb, args })))
        throw new Broken('attack', `${say()}: accepted though it was never offered`);
      return;
    }
    if (why.rule === '' || why.text === '') throw new Broken('attack', `${say()}: refused without a reason`);
    const version = m.version(side);
    const out = this.#call(say, () => m.act(side, raw));
    this.count++;
    if (out.ok) throw new Broken('attack', `${say()}: refused when asked, accepted when done`);
    if (m.version(side) !== version) throw new Broken('attack', `${say()}: the refusal was told as news`);
  }
  /** Versions, choices, standing orders, undo: the other doors. */
  #others(side: Side): void {
    const m = this.#match;
    const [action] = this.#legal.get(side) ?? [];
    for (const version of [m.version(side) - 1, m.version(side) + 1, ...VERSIONS]) {
      this.#refused(side, `version ${JSON.stringify(version)}`, () =>
        m.act(side, action ?? { verb: 'done', args: {} }, version as number),
      );
    }
    for (const odd of ODD) {
      this.#refused(side, `choices of ${JSON.stringify(odd)}`, () => m.choices(side, odd as string, {}));
      const verb = pick(m.game.verbs, this.#random).id;
      this.count++;
      this.#call(
        () => `choices of ${verb} with ${JSON.stringify(odd)}`,
        () => m.choices(side, verb, odd as Record<string, unknown>),
      );
      if (Array.isArray(odd) && odd.length === 0) continue;
      this.#refused(side, `orders ${JSON.stringify(odd)}`, () => m.order(side, odd as never));
      this.#refused(side, `orders [${JSON.stringify(odd)}]`, () => m.order(side, [odd] as never));
    }
    if (!m.canUndo(side)) this.#refused(side, 'undo', () => m.undo(side));
    if (!m.canRedo(side)) this.#refused(side, 'redo', () => m.redo(side));
  }
  #refused(side: Side, what: string, body: () => { readonly ok: boolean }): void {
    this.count++;
    const say = () => `${this.#match.game.sides[side]?.id}: ${what}`;
    if (this.#call(say, body).ok) throw new Broken('attack', `${say()}: accepted`);
  }
  #call<T>(say: () => string, body: () => T): T {
    try {
      return body();
    } catch (error) {
      throw new Broken('attack', `${say()}: thrown instead of refused: ${trouble(error)}`);
    }
  }

  /** A file of this game with something about it changed: opened as what it says or refused in words, never anything else. */
  forgeries(seed: number, most: number): void {
    const m = this.#match;
    const text = saveText(save(m, { kind: 'seeded', seed }));
    for (let i = 0; i < most; i++) {
      this.count++;
      const other = forged(text, this.#random);
      try {
        const { match } = load(parseSave(other.text), m.game);
        for (const side of m.game.sides.keys()) match.view(side);
      } catch (error) {
        if (error instanceof SaveError) continue;
        throw new Broken('attack', `a forged file (${other.what}): ${trouble(error)}`);
      }
    }
  }
}

function options(game: Game, random: Random): Record<string, Json> {
  const out: Record<string, Json> = {};
  for (const o of game.options) out[o.id] = pick(o.values, random) ?? o.start;
  return out;
}

export function attack(game: Game, o: AttackOptions): AttackReport {
  const findings: Finding[] = [];
  const done = { probes: 0, twins: 0 };
  let games = 0;
  let positions = 0;
  const isDone = (): boolean =>
    (done.probes >= o.probes && (done.twins >= o.twins || !game.fog)) ||
    findings.length >= MOST_FINDINGS ||
    (positions === 0 && games >= MOST_SHORT);
  while (!isDone()) {
    const seed = o.seed + games;
    const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? '';
    games++;
    const random = randomFrom(seed);
    let actions = 0;
    try {
      const match = new Match({ game, scenario, options: options(game, random), dice: seededDice(seed) });
      for (; !match.over && !isDone(); actions++) {
        if (actions > 0 && random.int(STRIDE) === 0) {
          positions++;
          // Draws of its own, so that what was done before does not matter when it is tried again.
          const here = randomFrom(seed * 65_536 + actions);
          if (done.probes < o.probes) done.probes += besiege(match, here, seed);
          if (game.fog && done.twins < o.twins) done.twins += spy(match, here);
          o.progress?.(done);
        }
        step(match, random);
      }
    } catch (error) {
      findings.push({ what: error instanceof Broken ? error.message : trouble(error), scenario, seed, actions });
    }
  }
  return { ...done, games, positions, findings };
}
function step(match: Match, random: Random): void {
  const owing = match.owing();
  const side = owing[random.int(Math.max(1, owing.length))];
  const action = side === undefined ? undefined : match.sample(side, random);
  if (side === undefined || !action) throw new Broken('attack', 'nobody can act: a dead end');
  const out = match.act(side, action);
  if (!out.ok) throw new Broken('attack', `${JSON.stringify(action)} was offered and refused: ${out.refusal.text}`);
}
function besiege(match: Match, random: Random, seed: number): number {
  const a = new Attack(match, random);
  a.volley(VOLLEY);
  if (match.length <= LONGEST_FORGED) a.forgeries(seed, FORGERIES);
  a.unchanged();
  return a.count;
}
function spy(match: Match, random: Random): number {
  let n = 0;
  for (const side of match.game.sides.keys())
    for (const kind of ['faces', 'numbers'] as const) n += observe(match, side, random, 4, kind);
  return n;
}
