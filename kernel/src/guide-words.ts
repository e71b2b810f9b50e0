// Steps of a script in plain words, for readers: what is done, what is pointed out.
import { DONE } from './compiled.ts';
import type { Step } from './facts.ts';
import { type ArgType, called, type Game } from './game.ts';
import { kindName, trackText } from './telling.ts';

/** How a value of a file is put into words; a follower who may not know a piece has its own. */
export type Wording = (raw: unknown, type: ArgType) => string;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** `6-5@SW1115` is `6-5 at SW1115`, `foot#2` the second foot. */
export function pieceWords(game: Game, raw: unknown): string {
  const words = text(raw);
  const at = words.lastIndexOf('@');
  if (at > 0) return `${named(game, words.slice(0, at))} at ${words.slice(at + 1).trim()}`;
  const nth = /#(\d+)$/.exec(words);
  if (!nth) return named(game, words);
  const which = ORDINALS[Number(nth[1])] ?? `no. ${nth[1]}`;
  return `the ${which} ${named(game, words.slice(0, nth.index))}`;
}

function named(game: Game, words: string): string {
  return kindName(game, words.trim());
}

/** Anything a file may hold, without the marks of a programmer. */
function text(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  if (raw === null || raw === undefined) return 'nothing';
  if (Array.isArray(raw)) return raw.length === 0 ? 'nothing' : raw.map(text).join('; ');
  if (typeof raw !== 'object') return JSON.stringify(raw);
  return Object.entries(raw)
    .map(([k, v]) => `${k} ${text(v)}`)
    .join(', ');
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? 'none';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function each(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? (raw as unknown[]) : [raw];
}

export function plainWording(game: Game): Wording {
  return (raw, type) => {
    if (type === 'piece') return pieceWords(game, raw);
    if (type === 'pieces') return list(each(raw).map((x) => pieceWords(game, x)));
    if (type === 'place') return placeWords(game, raw);
    if (type === 'places')
      return each(raw)
        .map((x) => placeWords(game, x))
        .join(' - ');
    return type === 'side' ? sideWords(game, raw) : text(raw);
  };
}

/** A place may have several names: readers meet the one the board shows. */
function placeWords(game: Game, raw: unknown): string {
  const at = game.places.parse(text(raw));
  return typeof at === 'number' ? called(game.places, at) : text(raw);
}

function sideWords(game: Game, raw: unknown): string {
  return game.sides.find((s) => s.id === raw || s.name === raw)?.name ?? text(raw);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Move" is what one does, "moves" what a unit does. */
function thirdPerson(verb: string): string {
  const v = verb.toLowerCase();
  if (/(s|x|z|ch|sh|o)$/.test(v)) return `${v}es`;
  return /[^aeiou]y$/.test(v) ? `${v.slice(0, -1)}ies` : `${v}s`;
}

/** What an action is: `41 Panzer moves to Rostov E1`, `Activate an HQ: U, command, deploy to Kamensko`. */
export function actionWords(game: Game, step: Step, wording: Wording = plainWording(game)): string {
  if (step['do'] === DONE)
    return step['side'] === undefined ? 'The step ends' : `${sideWords(game, step['side'])} ends the step`;
  const verb = game.verbs.find((v) => v.id === step['do']);
  if (!verb) return text(step['do']);
  const given = verb.args.filter((a) => step[a.name] !== undefined);
  // The unit that acts comes first, wherever the verb asks for it.
  const doer = given.find((a) => a.type === 'piece' || a.type === 'pieces');
  const who = doer ? wording(step[doer.name], doer.type) : '';
  const parts = given
    .filter((a) => a !== doer)
    .map((a) => {
      const value = wording(step[a.name], a.type);
      return a.type === 'choice' ? value : `${PREPOSITIONS[a.name] ?? a.title ?? a.name} ${value}`;
    });
  if (who !== '' && !verb.title.trim().includes(' ')) {
    const many = doer?.type === 'pieces' && each(step[doer.name]).length > 1;
    return sentence([who, many ? verb.title.toLowerCase() : thirdPerson(verb.title), ...parts].join(' '));
  }
  const what = [who, ...parts].filter((x) => x !== '').join(', ');
  return what === '' ? verb.title : `${verb.title}: ${what}`;
}
/** Short names of arguments that read well as they are, whatever they are called on a button. */
const PREPOSITIONS: Readonly<Record<string, string>> = {
  to: 'to',
  at: 'at',
  via: 'via',
  from: 'from',
  target: 'at',
};

// Facts

type FactWords = (game: Game, fact: Step) => string;

function pieceFact(game: Game, fact: Step): string {
  const out: string[] = [];
  const who = pieceWords(game, fact['piece']);
  if (fact['at'] !== undefined) out.push(fact['at'] === 'nowhere' ? 'is out of play' : `is at ${text(fact['at'])}`);
  if (fact['steps'] !== undefined) out.push(`has ${count(Number(fact['steps']), 'step')}`);
  if (fact['flags'] !== undefined) {
    const flags = each(fact['flags']).map((f) => game.flags.find((x) => x.id === f)?.title ?? text(f));
    out.push(flags.length === 0 ? 'has no markers' : `is marked: ${list(flags)}`);
  }
  for (const [f, n] of Object.entries((fact['fields'] ?? {}) as Step)) out.push(`has ${f} ${text(n)}`);
  return `${who} ${list(out)}`;
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}

function seesFact(game: Game, fact: Step): string {
  const who = fact['sees'] === 'spectator' ? 'A spectator' : sideWords(game, fact['sees']);
  const of = fact['of'] === undefined ? '' : ` of ${sideWords(game, fact['of'])}`;
  const at = fact['at'] === undefined ? '' : ` at ${text(fact['at'])}`;
  const out: string[] = [];
  if (fact['count'] !== undefined) out.push(`${count(Number(fact['count']), 'unit')}${of}${at}`);
  if (fact['pieces'] !== undefined) {
    const shown = each(fact['pieces']).map((p) => text(p));
    const hidden = shown.filter((p) => p === 'hidden').length;
    const open = shown.filter((p) => p !== 'hidden');
    const parts = [...open, ...(hidden > 0 ? [count(hidden, 'hidden unit')] : [])];
    out.push(`${parts.length === 0 ? 'nothing' : list(parts)}${of}${at}`);
  }
  for (const [id, n] of Object.entries((fact['tracks'] ?? {}) as Step)) out.push(trackWords(game, id, n));
  if (fact['owing'] !== undefined) out.push(owingWords(game, fact['owing']));
  return `${who} sees ${out.join('; ')}`;
}

function owingWords(game: Game, raw: unknown): string {
  const who = each(raw).map((s) => sideWords(game, s));
  return who.length === 0 ? 'nobody has to decide' : `${list(who)} to decide`;
}

function trackWords(game: Game, id: string, n: unknown): string {
  const track = game.tracks[id];
  return `${track?.title ?? id}: ${typeof n === 'number' ? trackText(track, n) : text(n ?? 'not known')}`;
}

function phaseWords(game: Game, fact: Step): string {
  const title = titleOfNode(game, text(fact['phase']));
  return fact['side'] === undefined ? `Now: ${title}` : `Now: ${title}, ${sideWords(game, fact['side'])}`;
}

function titleOfNode(game: Game, id: string): string {
  const nodes = [game.sequence, ...game.interrupts];
  for (let node = nodes.shift(); node; node = nodes.shift()) {
    if (node.id === id) return node.title;
    if (node.kind === 'steps') nodes.push(...node.steps);
  }
  return id;
}

function overWords(game: Game, raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return 'The game goes on';
  const { winner, level } = raw as { winner?: unknown; level?: unknown };
  return `The game is over: ${winner === 'draw' ? 'a draw' : sideWords(game, winner)}, ${text(level)}`;
}

const FACTS: Readonly<Record<string, FactWords>> = {
  piece: pieceFact,
  sees: seesFact,
  track: (game, f) => trackWords(game, text(f['track']), f['is']),
  memo: (game, f) => `${game.memos[text(f['memo'])]?.title ?? text(f['memo'])}: ${text(f['is'] ?? 'nothing')}`,
  mark: (game, f) => `${game.marks[text(f['mark'])]?.title ?? text(f['mark'])} at ${text(f['at'])}: ${text(f['is'])}`,
  layer: (game, f) =>
    `${game.layers[text(f['layer'])]?.title ?? text(f['layer'])} of ${text(f['at'])}: ${text(f['is'])}`,
  phase: phaseWords,
  owing: (game, f) => owingWords(game, f['owing']),
  over: (game, f) => overWords(game, f['over']),
  stack: (game, f) => {
    const units = each(f['is']).map((p) => pieceWords(game, p));
    return units.length === 0 ? `No units at ${text(f['stack'])}` : `At ${text(f['stack'])}: ${list(units)}`;
  },
};

export function factWords(game: Game, fact: Step): string {
  const subject = Object.keys(FACTS).find((k) => k in fact);
  return sentence(subject === undefined ? text(fact) : (FACTS[subject]?.(game, fact) ?? text(fact)));
}

// Events, as a script expects them: fields it does not name are not spoken of.

type EventWords = (game: Game, e: Step, who: string) => string;

const EVENTS: Readonly<Record<string, EventWords>> = {
  moved: (_, e, who) =>
    e['path'] === undefined
      ? `${who} moves${e['to'] === undefined ? '' : ` to ${text(e['to'])}`}`
      : `${who} goes via ${each(e['path']).map(text).join(' - ')}`,
  placed: (_, e, who) => `${who} comes into play${e['at'] === undefined ? '' : ` at ${text(e['at'])}`}`,
  removed: (_, e, who) => `${who} is removed${e['to'] === undefined ? '' : `, to ${text(e['to'])}`}`,
  steps: (_, e, who) => {
    if (e['to'] === undefined) return `the strength of ${who} changes`;
    return e['from'] === undefined
      ? `${who} now has ${count(Number(e['to']), 'step')}`
      : `${who} goes from ${text(e['from'])} to ${count(Number(e['to']), 'step')}`;
  },
  flagged: (game, e, who) => {
    const title = game.flags.find((f) => f.id === e['flag'])?.title ?? text(e['flag'] ?? 'marked');
    return `${who}: ${e['on'] === false ? 'no longer ' : ''}${title}`;
  },
  field: (_, e, who) => `${who}: ${text(e['field'])} is ${text(e['to'])}`,
  layer: (game, e) => {
    const title = game.layers[text(e['layer'])]?.title ?? text(e['layer'] ?? 'a layer');
    const where = e['hexes'] === undefined ? '' : ` of ${list(each(e['hexes']).map(text))}`;
    return `${title}${where}${e['to'] === undefined ? ' changes' : `: ${text(e['to'])}`}`;
  },
  track: (game, e) => trackWords(game, text(e['track']), e['to'] ?? 'changes'),
  mark: (game, e) => `${game.marks[text(e['mark'])]?.title ?? text(e['mark'])}: ${text(e['to'] ?? 'changes')}`,
  rolled: (_, e) => {
    const dice = e['dice'] === undefined ? 'dice are rolled' : `the dice show ${each(e['dice']).map(text).join(', ')}`;
    return e['purpose'] === undefined ? dice : `${dice} for ${text(e['purpose'])}`;
  },
  noted: (_, e) => text(e['message'] ?? 'a note is made'),
  entered: (game, e) => `${titleOfNode(game, text(e['node']))} begins`,
  known: (game, e) => {
    const whom = e['ps'] === undefined ? 'something' : list(each(e['ps']).map((p) => pieceWords(game, p)));
    const level = ['nothing', 'that it is there', 'what it is', 'everything'][Number(e['level'] ?? -1)];
    return `${sideWords(game, e['to'] ?? 'a side')} now knows of ${whom}${level === undefined ? '' : `: ${level}`}`;
  },
  ended: (game, e) => `the game ends${e['winner'] === undefined ? '' : `: ${sideWords(game, e['winner'])}`}`,
};

function eventWords(game: Game, e: Step): string {
  const who = e['p'] === undefined ? 'a unit' : pieceWords(game, e['p']);
  const words = EVENTS[text(e['k'])]?.(game, e, who) ?? text(e);
  return e['rule'] === undefined || e['rule'] === '' ? words : `${words} (${text(e['rule'])})`;
}

/** What a step that does nothing points out; undefined for a step that acts. */
export function remarkWords(game: Game, step: Step): string | undefined {
  if ('note' in step) return sentence(text(step['note']));
  if ('fact' in step) return factWords(game, step['fact'] as Step);
  if ('expect' in step)
    return sentence(
      each(step['expect'])
        .map((e) => eventWords(game, e as Step))
        .join('; '),
    );
  if ('never' in step)
    return `This does not happen: ${each(step['never'])
      .map((e) => eventWords(game, e as Step))
      .join('; ')}`;
  if ('offers' in step) {
    const ask = actionWords(game, step['offers'] as Step);
    return `${ask}: the choices are ${list(each(step['are']).map(text))}`;
  }
  if ('show' in step) return 'What can be done now';
  if ('verbs' in step) {
    const titles = each(step['are']).map(
      (id) => game.verbs.find((v) => v.id === id)?.title ?? (id === DONE ? 'Done' : text(id)),
    );
    return `${sideWords(game, step['verbs'])} can choose: ${titles.length === 0 ? 'nothing' : list(titles)}`;
  }
  return undefined;
}

/** Steps that act without being an action of the game: taking back, standing orders. */
export function deedWords(game: Game, step: Step): string | undefined {
  if ('undo' in step) return `${sideWords(game, step['undo'])} undoes the last action`;
  if ('redo' in step) return `${sideWords(game, step['redo'])} redoes it`;
  if (!('orders' in step)) return undefined;
  const titles = each(step['are']).map((o) => {
    const id = (o as Step)['id'];
    return game.standingOrders.find((x) => x.id === id)?.title ?? text(id);
  });
  return `${sideWords(game, step['orders'])} leaves standing orders: ${list(titles)}`;
}
