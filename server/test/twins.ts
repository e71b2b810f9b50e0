// Secrecy on the wire: random games are played at two servers at once that differ in what one player may not know. Everything that
// player and a spectator are sent must be the same, letter by letter, in number and in order.
//
// Excluded: the time of arrival (the clocks of both worlds stand still between two deeds, so times inside messages are compared), and
// what is random by design. Marks, signatures, claims and commitments are hashes under a secret: each is replaced by the number of its
// first appearance in that client's stream, so it must still appear in the same places and change at the same moments. The names that
// hidden units go by are drawn from the server's secret in play; here they follow from the unit, as in the battery.
import type { Done, TableViewer } from '@rasputitsa/host';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameRecord,
  Match,
  type Random,
  random as randomFrom,
  seededDice,
  type Side,
  type State,
} from '@rasputitsa/kernel';
import { tellsNothing, uncovers } from '@rasputitsa/kernel/battery/noninterference';
import { type Numbering, permuted, renamedAction, renumbered } from '@rasputitsa/kernel/battery/twins';
import { anyAction, mustDecide } from './player.ts';
import { type Sitter, StandingClock, TwinWorld } from './twin-world.ts';

/** faces: hidden units have exchanged what is on them. numbers: only the numbers by which rules go through them. secret: the server's part
 * in the dice to come. */
export type TwinKind = 'faces' | 'numbers' | 'secret';
export interface TwinReport {
  games: number;
  actions: number;
  segments: number;
  frames: number;
  letters: number;
  /** Deeds of which the other player was told nothing. */
  unseen: number;
  readonly differences: string[];
}

const HEX = /"(mark|sig|claim|commitment)":"([\da-f]{64,})"/g;
const SECRETS = ['11'.repeat(32), '22'.repeat(32)] as const;
/** A truth is exchanged for another after so many actions at the latest. */
const LONGEST = 25;
const STEP_MS = 30_000;
const QUESTIONS = 3;

/** Each random value by the number of its first appearance. */
class Veil {
  readonly #seen = new Map<string, number>();
  of(text: string): string {
    return text.replace(HEX, (_, name: string, value: string) => {
      const n = this.#seen.get(value) ?? this.#seen.size;
      this.#seen.set(value, n);
      return `"${name}":"#${n}"`;
    });
  }
}
function differenceOf(a: readonly string[], b: readonly string[]): string | undefined {
  const [one, other] = [new Veil(), new Veil()];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i] === undefined ? '' : one.of(a[i] ?? ''), b[i] === undefined ? '' : other.of(b[i] ?? '')];
    if (x === y) continue;
    let at = 0;
    while (x[at] === y[at]) at++;
    const near = (t: string): string => t.slice(Math.max(0, at - 120), at + 120);
    return `message ${i}: ...${near(x)} against ...${near(y)}`;
  }
  return undefined;
}
function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random.int(Math.max(1, list.length))];
}

/** What a page might ask now; the same in both worlds, one after the other: what comes first of two things that are under way at once is a
 * matter of the machine. */
async function ask({ host, key, now }: Sitter, game: Game, random: Random, settle: () => Promise<void>): Promise<void> {
  const { seat } = now;
  const offer = pick(now.offers, random);
  const start = offer && now.starts[offer.verb];
  const value = start?.ok === true ? pick(start.choices, random)?.value : undefined;
  const piece = pick(now.view.pieces, random);
  const place = random.int(game.places.count);
  const verb = pick(game.verbs, random);
  const [first] = verb?.args ?? [];
  const forged: Action = {
    verb: verb?.id ?? '',
    args: first && piece ? { [first.name]: first.type === 'pieces' ? [piece.id] : piece.id } : {},
  };
  const asks: readonly (() => Promise<unknown>)[] = [
    () =>
      host.choices(
        seat,
        offer?.verb ?? 'done',
        start?.ok === true && start.arg && value !== undefined ? { [start.arg]: value } : {},
      ),
    () => host.targets(seat, piece && random.int(2) === 0 ? { pieces: [piece.id] } : { place }),
    () => host.whyNot(seat, forged),
    () => host.plan(seat, [forged]),
    () => host.panel(seat, pick(game.panels ?? [], random)?.id ?? ''),
    () => host.overlay(seat, pick(game.overlays, random)?.id ?? ''),
    () => host.told(seat, Math.max(0, now.version - 3)),
    () => host.luck(seat),
    () => host.exportFile(seat, 'log'),
    () => host.exportFile(seat, 'position'),
    () => host.exportFile(seat, 'game'),
  ];
  const all = [
    ...Array.from({ length: QUESTIONS }, () => pick(asks, random)),
    ...(random.int(6) === 0 ? [() => host.say(key, 'Good luck', 'table')] : []),
    ...(random.int(6) === 0 ? [() => host.saidSince(key, random.int(3))] : []),
    ...(random.int(12) === 0 ? [() => lookBack({ host, now }, random)] : []),
    ...(random.int(20) === 0 ? [() => host.report(seat)] : []),
  ];
  for (const one of all) {
    // A question may be refused: the refusal is compared like any other answer.
    await one?.().catch(() => undefined);
    await settle();
  }
}
async function lookBack({ host, now }: Pick<Sitter, 'host' | 'now'>, random: Random): Promise<void> {
  const info = await host.openReplay(now.table.id);
  const { seat, guide } = await host.sit(info.id, now.viewer, 'seat-replay');
  await host.contents(seat);
  await host.goto(seat, random.int((guide?.length ?? 0) + 1));
  await host.leave(seat);
}

interface Pair {
  readonly here: TwinWorld;
  readonly there: TwinWorld;
}
interface Segment {
  readonly game: Game;
  readonly kind: TwinKind;
  readonly viewer: Side;
  readonly state: State;
  readonly seed: number;
  readonly most: number;
}
/** A sabotage, for tests of the test: what somebody in the other world is sent besides. */
export type Leak = (sitter: Sitter) => void;

export class Twins {
  readonly #pair: Pair;
  readonly #clock: StandingClock;
  readonly #leak: Leak | undefined;
  readonly report: TwinReport = {
    games: 0,
    actions: 0,
    segments: 0,
    frames: 0,
    letters: 0,
    unseen: 0,
    differences: [],
  };
  #tables = 0;

  private constructor(pair: Pair, clock: StandingClock, leak?: Leak) {
    this.#pair = pair;
    this.#clock = clock;
    this.#leak = leak;
  }
  static async open(leak?: Leak): Promise<Twins> {
    const clock = new StandingClock();
    clock.begin();
    return new Twins({ here: await TwinWorld.open(), there: await TwinWorld.open() }, clock, leak);
  }
  async close(): Promise<void> {
    this.#clock.end();
    await this.#pair.here.close();
    await this.#pair.there.close();
  }

  /** A random game of so many actions at most; every few actions the other truth is made again from where it stands. */
  async game(game: Game, scenario: string, seed: number, most: number): Promise<void> {
    const random = randomFrom(seed);
    this.report.games++;
    let { state } = new Match({ game, scenario, dice: seededDice(seed) });
    const kinds: readonly TwinKind[] = game.fog ? ['faces', 'numbers'] : ['faces', 'secret'];
    for (let left = most, n = 0; left > 0 && !state.result && this.report.differences.length === 0; n++) {
      const segment: Segment = {
        game,
        kind: kinds[n % kinds.length] ?? 'faces',
        viewer: random.int(game.sides.length),
        state: state as State,
        seed: seed * 10_000 + n,
        most: Math.min(left, LONGEST),
      };
      const done = await this.#segment(segment).catch((error: unknown) => {
        this.report.differences.push(`${game.id} ${scenario} seed ${seed}, segment ${n}: ${String(error)}`);
        return undefined;
      });
      if (!done) return;
      // A segment that ends with its first action must not be tried for ever.
      left -= Math.max(1, done.actions);
      state = done.state;
    }
  }
  async #segment(s: Segment): Promise<{ readonly state: State; readonly actions: number }> {
    const { here, there } = this.#pair;
    const { game, state } = s;
    const id = `far-${(this.#tables++).toString(16).padStart(16, '0')}`;
    const truth = new Match({ game, scenario: state.scenario, dice: seededDice(s.seed) }, state);
    const other = otherTruth(truth, s);
    await here.table(id, { game, state, secret: SECRETS[0] });
    await there.table(id, { game, ...other });
    const run = new Run(this.#pair, s, id, truth, other.to, this.report);
    try {
      await run.sit();
      this.#leak?.(run.watched);
      let actions = 0;
      while (actions < s.most && (await run.step(() => this.#clock.later(STEP_MS)))) actions++;
      return { state: (await here.match(id)).state as State, actions };
    } finally {
      await run.leave();
      await here.forget(id);
      await there.forget(id);
    }
  }
}

function otherTruth(truth: Match, { kind, viewer, seed }: Segment): { state: State; to?: Numbering; secret: string } {
  const random = randomFrom(seed);
  if (kind === 'numbers') return { ...renumbered(truth, viewer, random), secret: SECRETS[0] };
  if (kind === 'faces') return { state: permuted(truth, viewer, random), secret: SECRETS[0] };
  return { state: truth.state as State, secret: SECRETS[1] };
}

/** One stretch of a game in both worlds. */
class Run {
  readonly #pair: Pair;
  readonly #s: Segment;
  readonly #id: string;
  readonly #truth: Match;
  readonly #to: Numbering | undefined;
  readonly #report: TwinReport;
  readonly #here = new Map<TableViewer, Sitter>();
  readonly #there = new Map<TableViewer, Sitter>();
  readonly #random: Random;
  #records = 1;
  #n = 0;

  constructor(pair: Pair, s: Segment, id: string, truth: Match, to: Numbering | undefined, report: TwinReport) {
    this.#pair = pair;
    this.#s = s;
    this.#id = id;
    this.#truth = truth;
    this.#to = to;
    this.#report = report;
    this.#random = randomFrom(s.seed);
    report.segments++;
  }
  get watched(): Sitter {
    return of(this.#there, this.#s.viewer);
  }
  async sit(): Promise<void> {
    const viewers: readonly TableViewer[] = [...this.#s.game.sides.keys(), 'spectator'];
    for (const viewer of viewers) {
      this.#here.set(viewer, await this.#pair.here.sit(this.#id, viewer));
      this.#there.set(viewer, await this.#pair.there.sit(this.#id, viewer));
    }
    await this.#settle();
    this.#compare(this.#counts(), 'sitting down');
  }
  async leave(): Promise<void> {
    for (const { host } of [...this.#here.values(), ...this.#there.values()]) host.close();
    await this.#settle();
  }
  async #settle(): Promise<void> {
    await this.#pair.here.settle();
    await this.#pair.there.settle();
  }

  /** Questions, and one deed by somebody who has to decide; false: from here on the truths may be told apart, or nothing can be done. */
  async step(later: () => void): Promise<boolean> {
    const { game, viewer } = this.#s;
    later();
    this.#n++;
    const asks = this.#s.seed * 100 + this.#n;
    await this.#whisper();
    const { here, there } = this.#pair;
    await ask(of(this.#here, viewer), game, randomFrom(asks), () => here.settle());
    await ask(of(this.#there, viewer), game, randomFrom(asks), () => there.settle());
    await this.#settle();
    this.#compare(this.#counts(), 'asking');
    const before = this.#counts();
    const deciding = [...game.sides.keys()].filter((side) => mustDecide(of(this.#here, side).now));
    const actor = pick(deciding, this.#random);
    if (actor === undefined) return false;
    const done = await this.#do(actor, asks);
    await this.#settle();
    const [a, b] = [await this.#news(here), await this.#news(there)];
    this.#records += a.length;
    if (a.length === 0 || done === 'other' || a.length !== b.length || !this.#alike(a, b)) {
      // Something has come to light, or the other truth goes another way. Up to here nothing may have differed.
      this.#compare(before, 'before');
      return false;
    }
    const was = before.get(viewer)?.[0];
    if (actor !== viewer && was === of(this.#here, viewer).frames.length) this.#report.unseen++;
    this.#compare(this.#counts(), JSON.stringify(a[0]?.entry));
    this.#report.actions++;
    return true;
  }
  /** The other side speaks among itself, in the first world only. */
  async #whisper(): Promise<void> {
    const others = [...this.#here].filter(([v]) => v !== 'spectator' && v !== this.#s.viewer);
    if (this.#random.int(4) > 0) return;
    for (const [, { host, key }] of others) await host.say(key, 'Their right flank is weak', 'side');
  }
  /** same: both worlds have answered alike, as far as that can be said. */
  async #do(actor: Side, seed: number): Promise<'same' | 'other'> {
    const [a, b] = [of(this.#here, actor), of(this.#there, actor)];
    const { viewer, game } = this.#s;
    const back = this.#random.int(15) === 0 && a.now.canUndo;
    if (back) {
      const [x, y] = [await a.host.undo(a.now.seat), await b.host.undo(b.now.seat)];
      return this.#same(actor, x, y);
    }
    const action = await anyAction(a.host, a.now, randomFrom(seed));
    // What the watched one asks is asked in both worlds; what the other one asks only in the first: it must not be felt.
    const twin = actor === viewer ? await anyAction(b.host, b.now, randomFrom(seed)) : action;
    if (!action || !twin) return 'other';
    const renamed = this.#to && actor !== viewer ? renamedAction(game, twin, this.#to) : twin;
    const x = await a.host.act(a.now.seat, [action], a.now.version);
    const y = await b.host.act(b.now.seat, [renamed], b.now.version);
    return this.#same(actor, x, y);
  }
  #same(actor: Side, x: Done, y: Done): 'same' | 'other' {
    if (x.ok && y.ok) return 'same';
    if (actor === this.#s.viewer && x.ok !== y.ok)
      throw new Error(`${this.#where()}: done in one truth, refused in the other`);
    return 'other';
  }
  #news(world: TwinWorld): Promise<readonly GameRecord[]> {
    return world.records(this.#id, this.#records);
  }
  /** Whether what was done may leave a trace that differs. */
  #alike(a: readonly GameRecord[], b: readonly GameRecord[]): boolean {
    const { kind, viewer } = this.#s;
    return [...a, ...b].every(({ events, again }) => {
      const all: readonly GameEvent[] = [...(events ?? []), ...(again ?? []).flat()];
      if (kind === 'numbers') return !uncovers(all, viewer);
      if (kind === 'secret') return all.every((e) => e.k !== 'rolled' && e.k !== 'drawn');
      return tellsNothing(this.#truth, all);
    });
  }
  /** How much each of those who are compared has been sent. */
  #counts(): Map<TableViewer, readonly [number, number]> {
    const watched: readonly TableViewer[] = [this.#s.viewer, 'spectator'];
    return new Map(watched.map((v) => [v, [of(this.#here, v).frames.length, of(this.#there, v).frames.length]]));
  }
  #compare(upTo: ReadonlyMap<TableViewer, readonly [number, number]>, after: string): void {
    for (const world of [this.#pair.here, this.#pair.there])
      if (world.complaints.length > 0) throw new Error(`${this.#where()}: ${world.complaints.join('\n')}`);
    for (const [viewer, [n, m]] of upTo) {
      const a = of(this.#here, viewer).frames.slice(0, n);
      const found = differenceOf(a, of(this.#there, viewer).frames.slice(0, m));
      if (found !== undefined) throw new Error(`${this.#where()}, ${viewer}, after ${after}: ${found}`);
    }
    for (const viewer of upTo.keys()) this.#count(viewer, upTo.get(viewer)?.[0] ?? 0);
  }
  readonly #counted = new Map<TableViewer, number>();
  #count(viewer: TableViewer, upTo: number): void {
    const from = this.#counted.get(viewer) ?? 0;
    const fresh = of(this.#here, viewer).frames.slice(from, upTo);
    this.#counted.set(viewer, Math.max(from, upTo));
    this.#report.frames += fresh.length;
    this.#report.letters += fresh.reduce((sum, f) => sum + f.length, 0);
  }
  #where(): string {
    const { game, kind, viewer, seed } = this.#s;
    return `${game.id}, ${kind}, watched ${viewer}, seed ${seed}, action ${this.#n}`;
  }
}

function of(sitters: ReadonlyMap<TableViewer, Sitter>, viewer: TableViewer): Sitter {
  const sitter = sitters.get(viewer);
  if (!sitter) throw new Error(`nobody sits there: ${viewer}`);
  return sitter;
}
