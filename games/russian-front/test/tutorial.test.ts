// The tutorial is played to its end: by itself, by a reader who does what is asked, and by one who tries everything else first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  type ArgValue,
  type GameEvent,
  type Guide,
  Guided,
  type GuideStep,
  isBinding,
  parseCase,
  parseLedger,
  parseTutorial,
  type Piece,
  type Random,
  random,
  runCase,
} from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

const DIR = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(DIR, file), 'utf8');
const lesson = parseTutorial(read('tutorial.yaml'), 'tutorial.yaml');
const AXIS = 0;
const open = (): Guided => new Guided(game, lesson);
const shown = (g: Guided): Guide => g.guide(AXIS);
const current = (g: Guided): GuideStep | undefined => shown(g).steps[g.at];

type Holder = { readonly q: Guided['match']['q'] };
function pieceOf({ q }: Holder, name: unknown): number {
  return [...q.columns.kind.keys()].findIndex((p) => q.kindOf(p).name === name);
}
/** Where everybody is in the end, and what is left of him. */
function board({ q }: Holder): string[] {
  return [...q.columns.kind.keys()]
    .filter((p) => q.at(p) >= 0)
    .map((p) => `${q.kindOf(p).name} ${q.steps(p)} ${game.places.label(q.at(p))}`)
    .sort();
}
function playedThrough(): { readonly g: Guided; readonly events: readonly GameEvent[] } {
  const g = open();
  const events: GameEvent[] = [];
  while (!g.done) events.push(...g.next());
  return { g, events };
}
const ended = playedThrough();
const END = board(ended.g.match);

type Raw = Readonly<Record<string, unknown>>;
/** A step of the file as its player would send it. */
function actionOf(g: Guided, raw: Raw): Action {
  const at = (name: unknown) => Number(game.places.parse(String(name)));
  const args: Record<string, ArgValue> = {};
  if (raw['units']) args['units'] = (raw['units'] as readonly unknown[]).map((n) => pieceOf(g.match, n));
  if (raw['piece']) args['piece'] = pieceOf(g.match, raw['piece']);
  for (const k of ['to', 'at']) if (raw[k]) args[k] = at(raw[k]);
  return { verb: String(raw['do']), args };
}
/** The things asked for now that are not done yet. */
function asked(g: Guided): readonly Action[] {
  const raw = lesson.data.steps[g.at] as Raw | undefined;
  const tasks = current(g)?.tasks;
  const moves = (raw?.['moves'] ?? (raw ? [raw] : [])) as readonly Raw[];
  return moves.flatMap((m, i) => (tasks?.[i]?.done ? [] : [actionOf(g, m)]));
}
/** Goes from one thing asked to the next; what plays itself is played on the way. */
function* asks(g: Guided): Generator<GuideStep> {
  while (!g.done) {
    const step = current(g);
    if (step?.kind === 'ask') yield step;
    else g.next();
  }
}
/** Things that are not asked for: some legal, one that no rule knows. */
function* others(g: Guided, dice: Random): Generator<Action> {
  const key = ({ verb, args }: Action) => `${verb} ${JSON.stringify(args['to'] ?? args['at'] ?? args)}`;
  const wanted = new Set(asked(g).map(key));
  for (let n = 0; n < 3; n++) {
    const other = g.match.sample(AXIS, dice);
    if (other && !wanted.has(key(other))) yield other;
  }
  yield { verb: 'move', args: { units: [9999], to: 0 } };
}

describe('the tutorial', () => {
  test('is of the right length, in chapters, with rules that exist', () => {
    const { steps } = shown(open());
    expect(steps.length).toBeGreaterThanOrEqual(40);
    expect(steps.length).toBeLessThanOrEqual(80);
    expect(steps.filter((s) => s.chapter !== undefined).length).toBe(8);
    expect(steps.filter((s) => s.kind === 'ask').length).toBeGreaterThan(steps.length / 3);
    const rules = new Set(
      parseLedger(read('rules.tsv'), 'rules.tsv')
        .filter(isBinding)
        .map((r) => r.id),
    );
    for (const s of steps) expect(s.text.length, s.text).toBeLessThan(300);
    expect(steps.flatMap((s) => (s.rule === undefined || rules.has(s.rule) ? [] : [s.rule]))).toEqual([]);
    // Those its sentences name as well.
    const named = steps.flatMap((s) => s.text.match(/\d+(?:\.\d+)+/g) ?? []);
    expect(named).toEqual(['19.2', '13.4']);
    for (const r of named) expect(rules).toContain(r);
  });
  test('ends in a tie by one city', () => {
    expect(ended.g.match.state.result).toMatchObject({ winner: -1, level: 'tie' });
    expect(END).toEqual(
      expect.arrayContaining(['24 Armor Corps 5 Y14', '5 Infantry Corps 1 EE17', '21 Army 1 DD17', '20 Army 3 Y15']),
    );
  });
  test('fights the battle of Smolensk as the worked example does, die by die', () => {
    const at = Number(game.places.parse('Smolensk'));
    const example = runCase(game, parseCase(read('cases/examples/smolensk.yaml'), 'smolensk.yaml')).match;
    const rolls = ended.events.flatMap((e) =>
      e.k === 'rolled' && JSON.stringify(e.purpose).includes(`{"at":${at}}`) ? [e] : [],
    );
    expect(rolls.flatMap((r) => r.dice)).toEqual([1, 5, 6, 2, 3]);
    expect(rolls.map((r) => (r.purpose as { refs: readonly unknown[] }).refs.at(-1))).toEqual([
      '+2',
      '+2',
      '+1',
      '+1',
      '0',
    ]);
    const fought = ['5 Infantry Corps', '6 Infantry Corps', '2 Air Corps', '21 Army', '1 Air Army', '3 Air Army'];
    const steps = (m: Holder) => fought.map((n) => m.q.steps(pieceOf(m, n)));
    expect(steps(ended.g.match)).toEqual(steps(example));
    // None of the dice of the file is left, none was wanting.
    expect(ended.events.filter((e) => e.k === 'rolled').length).toBe(lesson.data.dice?.length);
  });
  test('is followed by hand, in whatever order things are done', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const dice = random(seed);
      const g = open();
      for (const step of asks(g))
        for (let left = asked(g); current(g)?.text === step.text; left = asked(g)) {
          const action = left[dice.int(left.length)];
          expect(g.judge(AXIS, action), `${step.text} ${JSON.stringify(action)}`).toMatchObject({ ok: true });
        }
      expect(board(g.match)).toEqual(END);
    }
  });
  test('takes a stack for its units, named in any order', () => {
    const g = open();
    const place = (p: Piece) => g.match.q.at(p);
    const stacks: (readonly string[])[] = [];
    for (const step of asks(g)) {
      const left = asked(g).flatMap((a) => (a.args['units'] && a.verb !== 'engage' ? [a] : []));
      const units = left
        .flatMap((a) => a.args['units'] as readonly number[])
        .filter((p, _, all) => place(p) === place(all[0] ?? -1));
      const [first] = left;
      if (!first || units.length < 2 || units.length < left.length) {
        g.next();
        continue;
      }
      const send = (list: readonly number[]) =>
        g.judge(AXIS, { verb: first.verb, args: { ...first.args, units: list } });
      // Somebody nobody asked for goes along: that is another move.
      const more = g.match.q.piecesAt(place(units[0] ?? -1)).filter((p) => !units.includes(p));
      for (const p of more) expect(send([...units, p]), step.text).toMatchObject({ ok: false });
      const two = units.slice(0, 2).reverse();
      expect(send(two), step.text).toMatchObject({ ok: true });
      stacks.push(units.map((p) => g.match.q.kindOf(p).name));
      if (units.length === 2) continue;
      expect(current(g)?.tasks?.map((t) => t.done)).toEqual(units.map((p) => two.includes(p)));
      g.next();
    }
    expect(stacks).toEqual([
      ['43 Infantry Corps', '53 Infantry Corps'],
      ['39 Armor Corps', '57 Armor Corps'],
      ['5 Infantry Corps', '6 Infantry Corps', '2 Air Corps'],
    ]);
    expect(board(g.match)).toEqual(END);
  });
  test('answers everything else kindly, and nothing changes', () => {
    const dice = random(7);
    const g = open();
    let tried = 0;
    for (const step of asks(g)) {
      const before = [g.at, g.match.hash()];
      for (const other of others(g, dice)) {
        expect(g.judge(AXIS, other), step.text).toMatchObject({ ok: false });
        expect(shown(g).remark, step.text).toMatch(/\w{3,}.*[.?]$/);
        expect(shown(g).remark).not.toMatch(/invalid|error|undefined/i);
        tried++;
      }
      expect([g.at, g.match.hash()]).toEqual(before);
      g.next();
    }
    expect(tried).toBeGreaterThan(80);
    expect(board(g.match)).toEqual(END);
  });
});
