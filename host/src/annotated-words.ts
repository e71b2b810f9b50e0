// An annotated game as Markdown: a section for each player-turn, in short sentences.
import type { Annotated, AnnotatedTurn, Fight, Group, PlanNote } from './annotated.ts';
import { NO_EFFORT } from './coach.ts';
import { shown } from './report-words.ts';

/** Battles that are told one by one; the others are counted. */
const FIGHTS = 3;
/** Less than this is told in passing only. */
const HEAVY = 3;
/** Names in one list. */
const NAMES = 6;
const GROUPS = 2;
/** A plan that brings less than this more than the next one is as good as it. */
const CLOSE = 0.5;
/** A group of units worth a sentence. */
const POCKET = 2;
const TURNS_THAT_MATTERED = 3;

const plain = (s: string): string => s.replace(/([\\`*_[\]<>#|])/g, '\\$1');
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const count = (n: number): string => NUMBERS[n] ?? String(n);
const many = (n: number, one: string): string => `${count(n)} ${one}${n === 1 ? '' : 's'}`;
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
const signed = (n: number): string => (Math.abs(n) < 0.05 ? '0' : `${n > 0 ? '+' : '-'}${Math.abs(n).toFixed(1)}`);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

class Words {
  readonly #a: Annotated;
  constructor(a: Annotated) {
    this.#a = a;
  }
  side(side: number): string {
    return this.#a.game.sides[side]?.name ?? '';
  }
  /** `the Germans`, `the Axis`. */
  those(side: number): string {
    const name = this.side(side);
    return `the ${name}${name.endsWith('s') ? '' : 's'}`;
  }
  plan(n: PlanNote): string {
    const { name } = n;
    if (!n.next) return `**${plain(name)}** (${signed(n.points)}).`;
    const next = plain(n.next.name);
    const isClose = Math.abs(n.points - n.next.points) < CLOSE;
    const than = isClose ? `no better than *${next}*` : `next best *${next}*, ${signed(n.next.points)}`;
    return `**${plain(name)}** (${signed(n.points)}; ${than}).`;
  }
  /** What is done between turns is told where it is something of its own. */
  plans({ plans, side }: AnnotatedTurn): readonly string[] {
    const own = plans.filter((p) => p.side === side && p.inTurn);
    const [first, ...later] = own;
    const change = later.findLast((p, i) => p.name !== (later[i - 1] ?? first)?.name);
    const said = first ? [`Plan: ${this.plan(first)}`] : [];
    if (change) said.push(`After the dice: ${this.plan(change)}`);
    const ofTurns = new Set(this.#a.turns.flatMap((t) => t.plans.filter((p) => p.inTurn).map((p) => p.name)));
    for (const p of plans.filter((x) => !own.includes(x) && x.name !== NO_EFFORT && !ofTurns.has(x.name)))
      said.push(`${p.step}, ${this.side(p.side)}: ${this.plan(p)}`);
    return said;
  }
  #cost(losses: readonly number[], side: number): string {
    const enemy = losses.findIndex((_, s) => s !== side);
    const [own = 0, theirs = 0] = [losses[side], losses[enemy]];
    if (own + theirs === 0) return 'neither side loses anything';
    if (own === 0) return `${this.those(enemy)} lose ${many(theirs, 'step')}, ${this.those(side)} none`;
    if (theirs === 0) return `${this.those(side)} lose ${many(own, 'step')}, ${this.those(enemy)} none`;
    return `${this.those(enemy)} lose ${many(theirs, 'step')} and ${this.those(side)} ${count(own)}`;
  }
  fights({ fights, side }: AnnotatedTurn): readonly string[] {
    const [main, ...others] = this.#joined(fights).toSorted((a, b) => sum(b.losses) - sum(a.losses));
    if (!main) return [`${capital(this.those(side))} do not attack.`];
    const at = (f: Fight): string => plain(this.#a.places.words(f.at));
    const second = sum(others[0]?.losses ?? []);
    const isMain = sum(main.losses) >= HEAVY && sum(main.losses) > second;
    const verb =
      isMain && others.length > 0
        ? `Their main blow falls ${at(main)}`
        : `${capital(this.those(side))} attack ${at(main)}`;
    const out = [`${verb.replace(/^Their/, `The ${this.side(side)}`)}: ${this.#cost(main.losses, side)}.`];
    const heavy = others.filter((f, i) => i < FIGHTS - 1 && sum(f.losses) >= HEAVY);
    for (const f of heavy) out.push(`${capital(at(f))} ${this.#cost(f.losses, side)}.`);
    const rest = others.slice(heavy.length);
    const losses = this.#a.game.sides.map((_, s) => sum(rest.map((f) => f.losses[s] ?? 0)));
    const [first] = rest;
    const where = rest.length === 1 && first ? ` ${at(first)}` : '';
    if (rest.length > 0)
      out.push(
        `In ${many(rest.length, heavy.length > 0 || isMain ? 'smaller battle' : 'other battle')}${where} ${this.#cost(losses, side)}.`,
      );
    return out;
  }
  /** Battles that would be told by the same words are one. */
  #joined(fights: readonly Fight[]): readonly Fight[] {
    return [...Map.groupBy(fights, (f) => this.#a.places.words(f.at)).values()].flatMap((all) => {
      const losses = this.#a.game.sides.map((_, s) => sum(all.map((f) => f.losses[s] ?? 0)));
      return all.slice(0, 1).map((f) => ({ ...f, losses }));
    });
  }
  /** Whether the place that a plan was aimed at is in its hands now. */
  aims(t: AnnotatedTurn, held: ReadonlyMap<number, number>): readonly string[] {
    const aim = t.plans.findLast((p) => p.side === t.side)?.aim;
    if (aim === undefined || t.taken.some((x) => x.at === aim)) return [];
    const name = plain(this.#a.places.nameAt(aim) ?? '');
    if (name === '') return [];
    const fought = t.fights.some((f) => f.at === aim);
    if (held.get(aim) === t.side) return [`${name} is held.`];
    return [fought ? `${name} is fought over and not taken.` : `${name} is not reached.`];
  }
  ground({ taken, side, fights }: AnnotatedTurn): readonly string[] {
    const out: string[] = [];
    for (const by of this.#a.game.sides.keys()) {
      const all = taken.filter((t) => t.by === by).map((t) => t.at);
      if (all.length === 0) continue;
      const list = this.#names(all, NAMES, (name) => `**${name}**`);
      const back = all.every((at) => this.#a.before.get(at) === by);
      if (by === side) out.unshift(`${capital(this.those(by))} ${back ? 'retake' : 'take'} ${list}.`);
      else if (all.some((at) => fights.some((f) => f.at === at)))
        out.push(`${capital(this.those(side))} lose ${list}.`);
      else out.push(`${capital(this.those(side))} give up ${list}.`);
    }
    return out;
  }
  /** Large places by name, the others by number. */
  #names(all: readonly number[], most: number, mark: (name: string) => string): string {
    const { places } = this.#a;
    // A city of several hexes is one place.
    const byName = new Map(all.map((at) => [places.nameAt(at) ?? String(at), at]));
    const sorted = [...byName.values()].sort((a, b) => places.rank(a) - places.rank(b));
    const large = sorted.filter((at) => places.isLarge(at));
    const named = (large.length > 0 ? large : sorted).slice(0, most);
    const more = sorted.length - named.length;
    const names = named.map((at) => mark(plain(places.nameAt(at) ?? '')));
    return listed([...names, ...(more > 0 ? [many(more, 'smaller place')] : [])]);
  }
  held(side: number): string {
    const { before, after, places } = this.#a;
    const won = [...after].filter(([at, by]) => by === side && before.has(at) && before.get(at) !== side);
    const large = won.map(([at]) => at).filter((at) => places.isLarge(at));
    return large.length === 0 ? '' : this.#names(large, 2 * NAMES, (n) => n);
  }
  dead({ destroyed, starved }: AnnotatedTurn): readonly string[] {
    const out: string[] = [];
    const lost = destroyed.flatMap((names, s) =>
      names.length === 0 ? [] : [`${this.side(s)} ${this.units(names, s)}`],
    );
    if (lost.length > 0) out.push(`Destroyed: ${lost.join('; ')}.`);
    for (const [s, n] of starved.entries())
      if (n > 0) out.push(`${capital(this.those(s))} lose ${many(n, 'step')} for want of supply.`);
    return out;
  }
  units(names: readonly string[], side: number): string {
    const own = `${this.side(side)} `;
    const kinds = [...Map.groupBy(names, (n) => (n.startsWith(own) ? n.slice(own.length) : n))].map(([name, all]) =>
      all.length === 1 ? plain(name) : `${all.length} × ${plain(name)}`,
    );
    if (kinds.length <= NAMES) return listed(kinds);
    return listed([...kinds.slice(0, NAMES - 1), many(kinds.length - NAMES + 1, 'other')]);
  }
  #groups(groups: readonly Group[], words: (units: string, where: string) => string): readonly string[] {
    const large = groups.filter((g) => g.units >= POCKET);
    return large.slice(0, GROUPS).map((g) => {
      const who = many(g.units, `${this.side(g.side)} unit`);
      return words(who, plain(this.#a.places.around(g.places)));
    });
  }
  supply({ cutOff, relieved }: AnnotatedTurn): readonly string[] {
    return [
      ...this.#groups(cutOff, (who, where) => `${capital(who)} ${where} are cut off from supply.`),
      ...this.#groups(relieved, (who, where) => `${capital(who)} ${where} are in supply again.`),
    ];
  }
}

function losses(t: AnnotatedTurn, side: number): number {
  return sum(t.fights.map((f) => f.losses[side] ?? 0)) + (t.starved[side] ?? 0);
}
function title(w: Words, t: AnnotatedTurn): string {
  return `${t.when === '' ? 'The game' : t.when}: ${w.side(t.side)}`;
}
function brief(a: Annotated, w: Words): readonly string[] {
  const out: string[] = [];
  for (const side of a.game.sides.keys()) {
    const list = w.held(side);
    out.push(
      list === ''
        ? `${capital(w.those(side))} end with nothing that they did not hold at the start.`
        : `${capital(w.those(side))} end with ${list}, which they did not hold at the start.`,
    );
  }
  const all = (side: number): string => {
    const units = sum(a.turns.map((t) => t.destroyed[side]?.length ?? 0));
    const steps = sum(a.turns.map((t) => losses(t, side)));
    return `${w.those(side)} lose ${many(units, 'unit')} and ${many(steps, 'step')}`;
  };
  out.push(`${capital([...a.game.sides.keys()].map(all).join(', '))}.`);
  const swings = a.turns
    .flatMap((t, i) => {
      const before = a.turns[i - 1]?.value;
      return t.value === undefined || before === undefined || t.value === before
        ? []
        : [{ t, before, now: t.value, by: Math.abs(t.value - before) }];
    })
    .toSorted((x, y) => y.by - x.by)
    .slice(0, TURNS_THAT_MATTERED)
    .toSorted((x, y) => a.turns.indexOf(x.t) - a.turns.indexOf(y.t));
  if (swings.length > 0) {
    const told = swings.map((s) => `${title(w, s.t)} (${shown(s.before)} to ${shown(s.now)})`);
    out.push(`${a.curve}: the largest changes came in ${listed(told)}.`);
  }
  return out;
}

export function annotatedMarkdown(a: Annotated): string {
  const w = new Words(a);
  const scenario = a.game.scenarios.find((s) => s.id === a.scenario);
  const players = a.players.map((p, s) => `${w.side(s)}: ${capital(p)}`).join(', ');
  const most = Math.max(0, ...a.turns.flatMap((t) => t.plans.map((p) => p.of)));
  const out = [
    `# ${plain(a.game.title)}: ${plain(scenario?.title ?? a.scenario)}`,
    '',
    ...(scenario?.about ? [`*${plain(scenario.about.dates)}.* ${plain(scenario.about.expect)}`, ''] : []),
    `A game between computers (${players}; seed ${a.seed}), each planning from what its own side may see. **${plain(a.result)}.**`,
    '',
    ...(most === 0
      ? []
      : [
          'In brackets: the points that a player expected at the end of the game from its plan, its own less the enemy’s, in the worlds it imagined; and from the next best of up to ' +
            `${most} plans. *No main effort* leaves every part of the front to its own odds. Losses are in steps.`,
          '',
        ]),
    brief(a, w).join(' '),
    '',
  ];
  const held = new Map(a.before);
  for (const [i, t] of a.turns.entries()) {
    out.push(`## ${plain(title(w, t))}${t.weather === '' ? '' : ` (${plain(t.weather)})`}`, '');
    for (const line of w.plans(t)) out.push(line, '');
    for (const { at, by } of t.taken) held.set(at, by);
    out.push([...w.fights(t), ...w.ground(t), ...w.aims(t, held), ...w.supply(t), ...w.dead(t)].join(' '), '');
    const before = a.turns[i - 1]?.score;
    if (t.score !== '' && t.score !== before && i < a.turns.length - 1) out.push(`*${plain(t.score)}*`, '');
  }
  out.push(`**${plain(a.result)}.**`, '');
  const head = ['Turn', ...(a.curve === '' ? [] : [a.curve]), ...a.game.sides.map((s) => `${s.name} steps lost`)];
  out.push('## Score and losses', '', `| ${head.join(' | ')} |`, `|${head.map(() => ' --- ').join('|')}|`);
  for (const t of a.turns) {
    const cells = [
      title(w, t),
      ...(a.curve === '' ? [] : [shown(t.value)]),
      ...a.game.sides.map((_, s) => String(losses(t, s))),
    ];
    out.push(`| ${cells.map(plain).join(' | ')} |`);
  }
  return `${out.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
