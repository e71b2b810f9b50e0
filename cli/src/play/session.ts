// One evening at the table: whose turn it is, what they see, what they answer.
import { BotPlayer } from '@rasputitsa/bots';
import type { Action, AskedChoices, ArgValue, Side, View } from '@rasputitsa/kernel';
import { Codes } from '../board.ts';
import { keepIn, type Kept, type Table } from '../matches.ts';
import { columns, paint, say, wrap } from '../out.ts';
import { forReader, type Line, printed, resultText, sideName, Teller } from '../words.ts';
import { answerOf, offerOf, wordsOf } from './answer.ts';
import { HELP, type Word, wordOf } from './help.ts';
import type { Lines } from './lines.ts';
import * as show from './show.ts';
import { giveOrders, ordersText } from './orders.ts';

type Ended = 'over' | 'quit';
type Chosen = Action | 'back' | 'quit';

export interface SessionOptions {
  readonly table: Table;
  readonly lines: Lines;
  /** Bots by side; the other sides are people. */
  readonly seats: ReadonlyMap<Side, BotPlayer>;
  /** Written after every action; undefined keeps nothing. */
  readonly file: string | undefined;
}

/** What one person has read so far. */
interface Reader {
  readonly teller: Teller;
  batches: number;
  readonly history: Line[];
}

const NEWS_LINES = 14;
const SET_UP: ReadonlySet<string> = new Set(['placed', 'seen', 'layer', 'track', 'flagged', 'field']);

/** Titles stand in sentences here; HQ stays HQ. */
function lower(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

export class Session {
  readonly #o: SessionOptions;
  readonly #scene: show.Scene;
  readonly #readers = new Map<Side, Reader>();
  readonly #people: readonly Side[];
  #file: string | undefined;
  #kept: Kept | undefined;
  #last: Side | undefined;
  #greeted = false;

  constructor(o: SessionOptions) {
    this.#o = o;
    const { game, map } = o.table.loaded;
    this.#file = o.file;
    this.#kept = o.table.kept;
    this.#scene = { game, map, codes: new Codes(game) };
    this.#people = [...game.sides.keys()].filter((s) => !o.seats.has(s));
    for (const s of this.#people)
      this.#readers.set(s, { teller: new Teller(game, this.#match.view(s)), batches: 0, history: [] });
  }

  get #match() {
    return this.#o.table.match;
  }

  async play(): Promise<Ended> {
    await this.#keep();
    while (!this.#match.over) {
      const owing = this.#match.owing();
      // Computers answer first: nobody waits in front of a screen for them.
      const bot = owing.find((s) => this.#o.seats.has(s));
      if (bot !== undefined) {
        await this.#botActs(bot);
        continue;
      }
      const side = this.#last !== undefined && owing.includes(this.#last) ? this.#last : owing[0];
      if (side === undefined)
        throw new Error(`nobody has to decide at ${this.#match.state.stack.map((f) => f.n).join('/')}`);
      if (!(await this.#handOver(side))) return 'quit';
      if ((await this.#turnOf(side)) === 'quit') return 'quit';
    }
    this.#finish();
    return 'over';
  }

  async #botActs(side: Side): Promise<void> {
    const seat = this.#o.seats.get(side);
    if (!seat) return;
    const action = seat.choose();
    const out = this.#match.act(side, action);
    if (!out.ok) throw new Error(`${seat.bot.name} chose ${JSON.stringify(action)}: ${out.refusal.text}`);
    await this.#keep();
  }

  /** The screen between two people: nothing of the one may be seen by the other. */
  async #handOver(side: Side): Promise<boolean> {
    const before = this.#last;
    this.#last = side;
    if (before === side || this.#people.length < 2) return true;
    this.#o.lines.wipe();
    const name = sideName(this.#scene.game, side);
    if (!this.#o.lines.live) {
      say(`\n===== ${name} takes over =====`);
      return true;
    }
    say(`\n\n\n   ${paint('bold', `It is for ${name} to decide.`)}\n`);
    say('   Hand over the screen; the other player looks away.\n');
    return (await this.#o.lines.ask(`   ${name}: press Enter when you are ready `)) !== undefined;
  }

  #news(side: Side): readonly Line[] {
    const reader = this.#readers.get(side);
    if (!reader) return [];
    const first = reader.batches;
    const batches = this.#match.since(side, first);
    reader.batches += batches.length;
    // The first of all is the set-up: the board shows it better than a list.
    const events = batches.flatMap((b, i) => (first + i === 0 ? b.filter((e) => !SET_UP.has(e.k)) : b));
    const lines = forReader(reader.teller.tell(events));
    reader.history.push(...lines);
    return lines;
  }

  /** One decision of a person; several of the same side follow each other without hand-over. */
  async #turnOf(side: Side): Promise<'acted' | 'quit'> {
    const news = this.#news(side);
    const view = this.#match.view(side);
    this.#readers.get(side)?.teller.look(view);
    const offers = show.offersOf(this.#match, side);
    if (this.#o.lines.live) this.#o.lines.wipe();
    this.#showBoard(view);
    const shown = news.slice(-NEWS_LINES);
    if (shown.length < news.length) say(paint('gray', `  (${news.length - shown.length} earlier lines: type log)`));
    for (const l of shown) say(printed(l));
    say();
    say(paint('bold', show.whereText(this.#scene.game, view)));
    say(paint('gray', wrap(show.tracksText(this.#scene.game, view), columns())));
    if (view.prompt) say(paint('bold', `${sideName(this.#scene.game, side)}: ${view.prompt}`));
    say(show.offersText(offers));
    if (!this.#greeted) {
      this.#greeted = true;
      say(
        paint(
          'gray',
          `${this.#file === undefined ? '' : `Saved after every action in ${this.#file}. `}Type ? for help.`,
        ),
      );
    }
    for (;;) {
      const line = await this.#o.lines.ask(`${this.#scene.game.sides[side]?.id ?? ''}> `);
      if (line === undefined) return 'quit';
      if (line === '') continue;
      const word = wordOf(line);
      if (word) {
        const next = await this.#obey(side, word);
        if (next === 'quit') return 'quit';
        if (next === 'changed') return 'acted';
        continue;
      }
      const next = await this.#choose(side, view, offers, line);
      if (next === 'quit') return 'quit';
      if (next === 'back') {
        say(show.offersText(offers));
        continue;
      }
      if (next === 'unclear') continue;
      const out = this.#match.act(side, next);
      if (!out.ok) {
        say(paint('red', `Not legal: ${show.refusalText(out.refusal)}`));
        continue;
      }
      await this.#keep();
      return 'acted';
    }
  }

  #showBoard(view: View, marked: ReadonlySet<number> = new Set(), focus?: number): void {
    say(show.boardText(this.#scene, view, marked, focus));
  }

  /** Reads a verb and its arguments, as far as they were typed in one line, and asks for the rest. */
  async #choose(side: Side, view: View, offers: show.Offers, line: string): Promise<Chosen | 'unclear'> {
    const whole = offerOf(offers, line);
    const words = whole ? [] : wordsOf(line);
    const offer = whole ?? offerOf(offers, words.shift() ?? '');
    if (!offer) {
      const at = this.#scene.game.places.parse(line);
      if (typeof at === 'number') say(`${line}: ${show.stackText(this.#scene.game, view, at)}.`);
      else say(`${line} is not one of the actions. Choose a number from 1 to ${offers.length}, or type ? for help.`);
      return 'unclear';
    }
    if (offer.refusal) {
      say(`${offer.title} is not possible now. ${show.refusalText(offer.refusal)}`);
      return 'unclear';
    }
    const args: Record<string, ArgValue> = {};
    let guessed = false;
    for (const _ of offer.args) {
      const asked = this.#match.choices(side, offer.verb, args);
      if (!asked.ok) {
        say(paint('red', `Not legal: ${show.refusalText(asked.refusal)}`));
        return 'back';
      }
      if (asked.arg === null) break;
      const only = asked.choices.length === 1 && asked.elements.length === 0 ? asked.choices[0] : undefined;
      if (only && words.length === 0) {
        args[asked.arg] = only.value;
        guessed = true;
        continue;
      }
      const value = await this.#argument(side, view, offer, asked, args, words);
      if (value === 'back' || value === 'quit') return value;
      args[asked.arg] = value.value;
    }
    const action = { verb: offer.verb, args };
    return (await this.#confirm(side, view, offer, action, guessed)) ?? action;
  }

  /** Asked only where there is something to weigh, or where an argument was filled in because nothing else was possible. */
  async #confirm(
    side: Side,
    view: View,
    offer: show.Offers[number],
    action: Action,
    guessed: boolean,
  ): Promise<'back' | 'quit' | undefined> {
    if (offer.args.length === 0) return undefined;
    const asked = this.#match.choices(side, offer.verb, action.args);
    const preview = asked.ok && asked.arg === null ? asked.choices[0]?.preview : undefined;
    const weigh = preview ? show.previewText(this.#scene.game, preview) : '';
    if (!guessed && weigh === '') return undefined;
    const words = offer.args.map((a) => show.valueText(this.#scene.game, view, a.type, action.args[a.name]));
    say(`${offer.title}: ${words.join(', ')}${weigh ? `\n  ${weigh}` : ''}`);
    const line = await this.#o.lines.ask('Do it? (Enter: yes, n: no) ');
    if (line === undefined) return 'quit';
    return line === '' || /^y/i.test(line) ? undefined : 'back';
  }

  async #argument(
    side: Side,
    view: View,
    offer: show.Offers[number],
    asked: AskedChoices,
    args: Readonly<Record<string, ArgValue>>,
    words: string[],
  ): Promise<{ value: ArgValue } | 'back' | 'quit'> {
    const { game } = this.#scene;
    let menu = asked;
    let told = false;
    for (;;) {
      const typed = words.shift();
      if (typed === undefined && !told) {
        this.#showChoices(view, offer, menu);
        told = true;
      }
      const line = typed ?? (await this.#o.lines.ask(`${offer.title}, ${lower(asked.title)}> `));
      if (line === undefined) return 'quit';
      if (line === '' || line === '0' || line === 'back') return 'back';
      if (line === '?') {
        say('A number, a label or a name; Enter or 0 to go back.');
        continue;
      }
      const answer = answerOf(game, view, menu, line);
      if ('value' in answer) return answer;
      if ('among' in answer) {
        menu = { ...asked, choices: answer.among.flatMap((i) => asked.choices[i] ?? []) };
        told = false;
        continue;
      }
      if ('unclear' in answer) say(`${answer.unclear}.`);
      else {
        const why = this.#match.choices(side, offer.verb, { ...args, [asked.arg ?? '']: answer.illegal });
        say(`Not legal: ${why.ok ? 'it is not one of the choices' : show.refusalText(why.refusal)}`);
      }
      if (typed !== undefined) {
        words.length = 0;
        told = false;
      }
    }
  }

  #showChoices(view: View, offer: show.Offers[number], asked: AskedChoices): void {
    const { game } = this.#scene;
    const hexes = asked.type === 'place' ? asked.choices.map((c) => Number(c.value)) : [];
    if (this.#o.lines.live && hexes.length > 2) this.#showBoard(view, new Set(hexes), hexes[0]);
    say(`${offer.title}: which ${lower(asked.title)}? (Enter: back)`);
    say(show.choicesText(game, view, asked));
  }

  async #obey(side: Side, word: Word): Promise<'on' | 'quit' | 'changed'> {
    const { game } = this.#scene;
    const view = this.#match.view(side);
    switch (word.name) {
      case 'help':
        say(HELP);
        return 'on';
      case 'quit':
        return 'quit';
      case 'board': {
        const at = word.rest === '' ? undefined : game.places.parse(word.rest);
        if (typeof at === 'object') say(at.error);
        else this.#showBoard(view, new Set(), at);
        return 'on';
      }
      case 'at': {
        const at = game.places.parse(word.rest);
        say(typeof at === 'number' ? `${game.places.label(at)}: ${show.stackText(game, view, at)}` : at.error);
        return 'on';
      }
      case 'log': {
        const n = Number(word.rest) || 30;
        for (const l of this.#readers.get(side)?.history.slice(-n) ?? []) say(printed(l));
        return 'on';
      }
      case 'menu':
        say(show.offersText(show.offersOf(this.#match, side)));
        return 'on';
      case 'undo':
      case 'redo': {
        await this.#kept?.keeper.reachBack();
        const out = this.#match[word.name](side);
        if (!out.ok) {
          say(show.refusalText(out.refusal));
          return 'on';
        }
        await this.#keep();
        return 'changed';
      }
      case 'orders':
        say(ordersText(game, view));
        return 'on';
      case 'order': {
        const out = giveOrders(this.#match, side, word.rest);
        say(out.text);
        if (!out.changed) return 'on';
        await this.#keep();
        return 'changed';
      }
      case 'save':
        if (word.rest !== '') this.#file = word.rest;
        if (this.#file === undefined) say('Say where, for example: save mygame.json');
        else {
          await this.#keep();
          say(`Saved in ${this.#file}.`);
        }
        return 'on';
    }
  }

  async #keep(): Promise<void> {
    if (this.#file === undefined) return;
    const { kept: _, ...table } = this.#o.table;
    this.#kept = await keepIn(this.#file, this.#kept ? { ...table, kept: this.#kept } : table);
    await this.#kept.keeper.keep();
  }

  #finish(): void {
    const { result } = this.#match.state;
    const { game } = this.#scene;
    const viewer = this.#people.length === 1 ? (this.#people[0] ?? 'spectator') : 'spectator';
    if (this.#o.lines.live) this.#o.lines.wipe();
    this.#showBoard(this.#match.view(viewer));
    if (this.#people.length === 1) for (const l of this.#news(this.#people[0] ?? 0).slice(-NEWS_LINES)) say(printed(l));
    if (result) say(paint('bold', `\nThe game is over. ${resultText(game, result)} [${result.rule}]`));
    if (this.#file !== undefined) say(`Watch the replay: rasputitsa replay ${this.#file}`);
  }
}
