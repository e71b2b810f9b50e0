// Guided play: a case or a tutorial that is followed step by step. Steps play themselves, or are tried by the reader's own
// hand; what is not asked for changes nothing and is answered with a kind word.
import { decode, encode, handleOf } from './actions.ts';
import { DONE } from './compiled.ts';
import { CASE_FIELDS, type LoadedCase, type LoadedTutorial, TUTORIAL_FIELDS, wrapped } from './files.ts';
import { type DiceSource, forcedDice, seededDice } from './dice.ts';
import type { GameEvent } from './events.ts';
import type { Guide, GuideStep } from './guide-steps.ts';
import { type Item, itemsOfCase, itemsOfTutorial, type Task } from './guide-items.ts';
import { actionWords, plainWording, type Wording } from './guide-words.ts';
import type { Action, ArgValue, Game } from './game.ts';
import { Match, type Outcome } from './match.ts';
import { FileError, parsePiece, parsePlace, parseSide } from './names.ts';
import { presentFile } from './older.ts';
import { buildPosition } from './position.ts';
import { attempt, namedAction, runStep, sentAction, stepSide } from './script.ts';
import type { Step } from './facts.ts';
import { canonical } from './state.ts';
import { NOWHERE, type Piece, type Side, UNSEEN, type Viewer } from './types.ts';
import { namerFor, type SeenRefusal, viewerIndex } from './view.ts';

export type { Guide, GuideStep } from './guide-steps.ts';

export type Judged =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: SeenRefusal };

/** The rule of a remark that no rulebook makes. */
const GUIDE_RULE = 'kernel:guide';

/** The dice of the file; should a reader's own way need more, others fall. */
function guidedDice(values: readonly number[]): DiceSource {
  const forced = forcedDice(values);
  const others = seededDice(values.length + 1);
  return {
    roll: (index, count, faces) =>
      forced.left >= count ? forced.roll(index, count, faces) : others.roll(index, count, faces),
    draw: (index, below) => others.draw(index, below),
  };
}

/** Whether an action has what is asked for; arguments not asked for are free. */
function agrees(asked: Action, action: unknown): boolean {
  const { verb, args } = (action ?? {}) as { verb?: unknown; args?: unknown };
  const given = (args ?? {}) as Record<string, unknown>;
  return (
    verb === asked.verb && Object.entries(asked.args).every(([k, v]) => canonical(given[k] ?? null) === canonical(v))
  );
}

function asNumbers(value: ArgValue | undefined): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' ? value : [];
}

export class Guided {
  readonly game: Game;
  readonly title: string;
  readonly kind: 'case' | 'tutorial';
  readonly rules: readonly string[];
  /** Who the reader plays; a case is looked at from both sides. */
  readonly player: Side | null;
  readonly #source: LoadedCase | LoadedTutorial;
  readonly #items: readonly Item[];
  #match: Match;
  #at = 0;
  /** Tasks of the step at hand that are done. */
  #done = new Set<number>();
  #last: readonly GameEvent[] = [];
  #remark: { readonly text: string; readonly rule?: string } | undefined;
  /** Words found when a step was carried out. */
  readonly #told = new Map<number, string>();

  constructor(game: Game, source: LoadedCase | LoadedTutorial) {
    this.game = game;
    const data = presentFile(game, source.data);
    this.#source = { ...source, data } as LoadedCase | LoadedTutorial;
    if ('steps' in data) {
      this.kind = 'tutorial';
      this.title = data.title;
      this.rules = [];
      this.player = data.player === undefined ? 0 : parseSide(game, data.player, 'player');
      this.#items = itemsOfTutorial(game, data.steps);
    } else {
      this.kind = 'case';
      this.title = data.caption;
      this.rules = data.rules;
      this.player = null;
      this.#items = itemsOfCase(game, data.script);
    }
    this.#match = this.#begin();
  }

  /** A new one after restart() and goTo(). */
  get match(): Match {
    return this.#match;
  }
  get at(): number {
    return this.#at;
  }
  get length(): number {
    return this.#items.length;
  }
  get done(): boolean {
    return this.#at >= this.#items.length;
  }
  /** The side the next step that acts belongs to; null when nothing more is to be done. */
  get acting(): Side | null {
    const item = this.#items[this.#acting()];
    return item ? this.#sideOf(item, this.#pending(item)[0]) : null;
  }

  // Looking

  guide(who: Viewer): Guide {
    return {
      title: this.title,
      kind: this.kind,
      ...(this.rules.length > 0 ? { rules: this.rules } : {}),
      at: this.#at,
      steps: this.#items.map((item, i) => this.#shown(item, i, who)),
      done: this.done,
      ...(this.#remark ? { remark: this.#remark.text } : {}),
      ...(this.#remark?.rule === undefined ? {} : { remarkRule: this.#remark.rule }),
    };
  }
  #shown(item: Item, i: number, who: Viewer): GuideStep {
    const base: GuideStep = {
      kind: item.kind,
      text: this.#told.get(i) ?? item.text ?? this.#wordsOf(item),
      ...(item.chapter === undefined ? {} : { chapter: item.chapter }),
      ...(item.rule === undefined ? {} : { rule: item.rule }),
      ...(item.hint === undefined ? {} : { hint: item.hint }),
    };
    return i === this.#at ? { ...base, ...this.#pointers(item, who) } : base;
  }
  /** What is to be pointed at: what the file names, else whatever the actions are about. */
  #pointers(item: Item, who: Viewer): Partial<GuideStep> {
    const { q, game } = this.#match;
    const pending = this.#pending(item);
    const next = pending[0];
    const side = next ? this.#sideOf(item, next) : null;
    const about = (types: readonly string[]): number[] => pending.flatMap((t) => this.#aboutOf(t.step, types));
    const given = item.pieces?.map((x, i) => parsePiece(q, x, `pieces[${i}]`));
    const pieces = (given ?? about(['piece', 'pieces'])).filter((p) => q.at(p) !== NOWHERE);
    const places = item.places?.map((x, i) => parsePlace(game, x, `places[${i}]`)) ?? about(['place', 'places']);
    const action = next && side !== null && !next.any ? this.#resolved(() => this.#sent(side, next.step)) : undefined;
    return {
      ...(pieces.length > 0 ? { pieces: [...new Set(pieces.map((p) => this.#idFor(who, p)))] } : {}),
      ...(places.length > 0 ? { places: [...new Set(places)].filter((h) => h !== NOWHERE) } : {}),
      ...(side === null ? {} : { side }),
      ...(action ? { action } : {}),
      ...(item.kind === 'ask' && item.tasks.length > 1 ? { tasks: this.#checklist(item) } : {}),
    };
  }
  /** The pieces or places among the arguments of a step's action. */
  #aboutOf(step: Step, types: readonly string[]): readonly number[] {
    const action = this.#resolved(() => namedAction(this.#match, step, this.#field()));
    const args = this.#match.q.compiled.verbs.get(action?.verb ?? '')?.args ?? [];
    return args.filter((a) => types.includes(a.type)).flatMap((a) => asNumbers(action?.args[a.name]));
  }
  #checklist(item: Item): readonly { readonly text: string; readonly done: boolean }[] {
    return item.tasks.map((t, i) => ({
      text: actionWords(this.game, t.step, this.#wording()),
      done: this.#done.has(i),
    }));
  }
  /** As in an open view: what a viewer could not know goes by a negative number. */
  #idFor(who: Viewer, p: Piece): number {
    const { q } = this.#match;
    if (who === 'referee') return p;
    const viewer = viewerIndex(q, who);
    return q.knows(viewer, p) === UNSEEN ? -1 - p : handleOf(q, viewer, p);
  }
  #wordsOf(item: Item): string {
    return item.tasks
      .map((t) => this.#doneTitle(item, t) ?? actionWords(this.game, t.step, this.#wording()))
      .join('; ');
  }
  /** What ending the step at hand is called; of steps to come nobody knows yet which they will end. */
  #doneTitle(item: Item, task: Task): string | undefined {
    if (task.step['do'] !== DONE || item.tasks.length > 1 || item !== this.#items[this.#at] || this.#match.over)
      return undefined;
    const { node } = this.#match.q;
    return node.kind === 'decision' ? node.done?.title : undefined;
  }
  /** A player of a tutorial reads of hidden units as hidden units; the reader of a case sees all. */
  #wording(): Wording {
    const plain = plainWording(this.game);
    const player = this.player;
    if (player === null || !this.game.fog) return plain;
    const { q } = this.#match;
    const namer = namerFor(q, player);
    const piece = (raw: unknown): string =>
      this.#resolved(() => namer.piece(parsePiece(q, raw, 'piece'))) ?? plain(raw, 'piece');
    return (raw, type) => {
      if (type === 'piece') return piece(raw);
      return type === 'pieces' && Array.isArray(raw) ? (raw as unknown[]).map(piece).join(', ') : plain(raw, type);
    };
  }

  // Going on

  /** Carries out the step at hand, or turns it over when there is nothing to do. */
  next(): readonly GameEvent[] {
    const item = this.#items[this.#at];
    if (!item) return [];
    this.#remark = undefined;
    const events: GameEvent[] = [];
    this.#keepWords(item);
    this.#guarded(() => {
      for (const step of item.deeds) {
        this.#last = runStep(this.#match, step, this.#last, this.#field());
        if (item.kind === 'play') events.push(...this.#last);
      }
      for (const task of this.#pending(item)) {
        const out = task.any ? this.#anyOf(task) : attempt(this.#match, task.step, this.#field());
        events.push(...this.#happened(item, task, out));
      }
    });
    this.#turn(item);
    return events;
  }
  /** Judges what the reader does by hand. Whatever was not asked for changes nothing. */
  judge(side: Side, action: unknown): Judged {
    const at = this.#acting();
    const item = this.#items[at];
    if (!item) return this.#remarked({ rule: GUIDE_RULE, text: 'This is the end; there is nothing more to do.' });
    const met = this.#met(item, side, this.#inOrder(side, action));
    const [task] = met;
    if (!task) return this.#declined(item, side, action);
    // Somebody who knows what comes need not turn over what only explains it.
    while (this.#at < at) this.next();
    this.#remark = undefined;
    this.#keepWords(item);
    return this.#guarded((): Judged => {
      const out = this.#match.act(side, action);
      if (out.ok === (item.kind === 'refused')) return out.ok ? out : this.#remarked(out.refusal);
      const events = this.#happened(item, task, out);
      for (const t of met) this.#done.add(t.n);
      if (this.#pending(item).length === 0) this.#turn(item);
      return out.ok ? { ok: true, events } : out;
    });
  }
  restart(): void {
    this.#at = 0;
    this.#done.clear();
    this.#last = [];
    this.#remark = undefined;
    this.#told.clear();
    this.#match = this.#begin();
  }
  /** Forward, or back by playing it again from the beginning. The remark of the last step taken stays. */
  goTo(at: number): void {
    const goal = Math.max(0, Math.min(at, this.#items.length));
    if (goal < this.#at) this.restart();
    while (this.#at < goal) this.next();
  }

  // Inside

  #begin(): Match {
    const { data } = this.#source;
    const dice = this.kind === 'case' ? forcedDice(data.dice ?? []) : guidedDice(data.dice ?? []);
    const tutorial = this.kind === 'tutorial';
    const position =
      tutorial && data.board === undefined && data.pieces === undefined ? { ...data, board: 'scenario' } : data;
    try {
      const state = buildPosition(this.game, position, dice, tutorial ? TUTORIAL_FIELDS : CASE_FIELDS);
      return new Match({ game: this.game, scenario: state.scenario, dice }, state);
    } catch (error) {
      throw wrapped(error, `${this.#source.file}:1`);
    }
  }
  #field(): string {
    return `${this.kind === 'case' ? 'script' : 'steps'}[${this.#at}]`;
  }
  #guarded<T>(body: () => T): T {
    try {
      return body();
    } catch (error) {
      throw wrapped(error, `${this.#source.file}:${this.#source.lines[this.#at] ?? 1}`);
    }
  }
  /** The first step from here on that acts, through those that only explain. */
  #acting(): number {
    let i = this.#at;
    while (this.#items[i]?.kind === 'say' || this.#items[i]?.kind === 'expect') i++;
    return i;
  }
  #pending(item: Item): readonly Task[] {
    return item.tasks.filter((_, i) => item !== this.#items[this.#at] || !this.#done.has(i));
  }
  /** What may be done by hand now: of an asked list any, of one that plays itself the next. */
  #candidates(item: Item): readonly Task[] {
    const open = item.kind === 'ask' ? this.#pending(item) : this.#pending(item).slice(0, 1);
    return open.flatMap((t) => [t, ...t.also.map((step): Task => ({ ...t, step }))]);
  }
  /** The tasks an action fulfils: one, or several that one stack fulfils together. */
  #met(item: Item, side: Side, action: unknown): readonly Task[] {
    const one = this.#candidates(item).find((t) => this.#fits(side, t, action));
    if (one) return [one];
    return item.kind === 'ask' ? this.#shared(this.#pending(item), side, action) : [];
  }
  /** "A goes to X" and "B goes to X" are done by one move of A and B: tasks that differ in the pieces only, and name all of those. */
  #shared(pending: readonly Task[], side: Side, action: unknown): readonly Task[] {
    const { verb, args } = (action ?? {}) as Partial<Action>;
    const list = this.#match.q.compiled.verbs.get(verb ?? '')?.args.find((a) => a.type === 'pieces')?.name;
    const all = list === undefined ? undefined : args?.[list];
    if (list === undefined || !Array.isArray(all)) return [];
    const named: unknown[] = [];
    const tasks = pending.filter((t) => {
      const own = this.#resolved(() => this.#sent(side, t.step))?.args[list];
      if (!Array.isArray(own) || !own.every((p) => all.includes(p) && !named.includes(p))) return false;
      if (!this.#fits(side, t, { verb, args: { ...args, [list]: own } })) return false;
      named.push(...(own as readonly unknown[]));
      return true;
    });
    return named.length === all.length ? tasks : [];
  }
  /** A set has no order: pieces may be named in any. */
  #inOrder(side: Side, action: unknown): unknown {
    const known = decode(this.#match.q, side, action);
    return 'verb' in known ? encode(this.#match.q, side, known) : action;
  }
  #fits(side: Side, task: Task, action: unknown): boolean {
    const fits = this.#resolved(() => {
      if (stepSide(this.#match, task.step, this.#field()) !== side) return false;
      const asked = this.#sent(side, task.step);
      if (!task.any) return canonical(asked) === canonical(action ?? null);
      return agrees(asked, action) && this.#match.whyNot(side, action) === undefined;
    });
    return fits ?? false;
  }
  /** A task that leaves something open: the first legal action that agrees with it. */
  #anyOf(task: Task): Outcome {
    const side = stepSide(this.#match, task.step, this.#field());
    const asked = this.#sent(side, task.step);
    for (const a of this.#match.legal(side)) if (agrees(asked, a)) return this.#match.act(side, a);
    throw new FileError(this.#field(), `nothing legal agrees with ${asked.verb}`);
  }
  #happened(item: Item, task: Task, out: Outcome): readonly GameEvent[] {
    this.#done.add(task.n);
    if (out.ok) {
      this.#last = out.events;
      return out.events;
    }
    this.#last = [];
    this.#remark = { text: out.refusal.text, rule: out.refusal.rule };
    if (item.text === undefined) this.#told.set(this.#at, `${this.#told.get(this.#at) ?? ''}: refused`);
    return [];
  }
  /** Said as it stands before it happens: names and the step that ends may be others afterwards. */
  #keepWords(item: Item): void {
    if (item.text === undefined && !this.#told.has(this.#at)) this.#told.set(this.#at, this.#wordsOf(item));
  }
  #turn(item: Item): void {
    this.#guarded(() => {
      for (const step of item.check) runStep(this.#match, step, this.#last, this.#field());
    });
    this.#done.clear();
    this.#at++;
  }
  #declined(item: Item, side: Side, action: unknown): Judged {
    const why = this.#match.whyNot(side, action);
    const asked = this.#asked(item);
    if (why) return this.#remarked({ ...why, text: `${why.text} ${asked}` });
    const kind = item.wrong ?? `That is legal, but it is not the next step here. ${asked}`;
    return this.#remarked({ rule: item.rule ?? GUIDE_RULE, text: kind });
  }
  /** What is wanted, said once more. */
  #asked(item: Item): string {
    const next = this.#pending(item)[0];
    const words = next ? actionWords(this.game, next.step, this.#wording()) : (item.text ?? '');
    return item.kind === 'ask' ? `What to do: ${words}.` : `Next: ${words}.`;
  }
  #remarked(r: { readonly rule: string; readonly text: string } & Partial<SeenRefusal>): Judged {
    this.#remark = r.rule.startsWith('kernel:') ? { text: r.text } : { text: r.text, rule: r.rule };
    return { ok: false, refusal: { rule: r.rule, text: r.text, pieces: r.pieces ?? [], places: r.places ?? [] } };
  }
  #sideOf(item: Item, task: Task | undefined): Side | null {
    const step = task?.step ?? item.deeds[0];
    if (!step) return null;
    return this.#resolved(() => stepSide(this.#match, step, this.#field())) ?? null;
  }
  #sent(side: Side, step: Step): Action {
    return sentAction(this.#match, side, step, this.#field());
  }
  /** A name may mean nothing yet, or no longer: a piece that is to come, a decision not reached. */
  #resolved<T>(ask: () => T): T | undefined {
    try {
      return ask();
    } catch (error) {
      if (error instanceof FileError) return undefined;
      throw error;
    }
  }
}
