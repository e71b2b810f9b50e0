// The tutorial is played to its end: by itself, by a reader who does what is asked, and by one who tries everything else first.
import {
  type Action,
  type Guide,
  Guided,
  type GuideStep,
  isBinding,
  parseCase,
  parseLedger,
  parseTutorial,
  type Random,
  random,
  runCase,
} from '@rasputitsa/kernel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

const DIR = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(DIR, file), 'utf8');
const lesson = parseTutorial(read('tutorial.yaml'), 'tutorial.yaml');
const GERMAN = 0;
const open = (): Guided => new Guided(game, lesson);
const shown = (g: Guided): Guide => g.guide(GERMAN);

/** What every block has and where it is. */
function blocks(g: { readonly q: Guided['match']['q'] }): string[] {
  return [...g.q.columns.kind.keys()].map((p) => `${g.q.kindOf(p).id} ${g.q.steps(p)} ${g.q.at(p)}`).sort();
}
const worked = blocks(runCase(game, parseCase(read('cases/tutorial/edelweiss.yaml'), 'edelweiss.yaml')).match);

/** The things asked for now that are not done yet, in the order of the list. */
function asked(g: Guided): readonly Action[] {
  const { tasks, action } = shown(g).steps[g.at] ?? {};
  const raw = lesson.data.steps[g.at];
  if (!tasks || !raw) return action ? [action] : [];
  const moves = (raw['moves'] ?? []) as readonly Readonly<Record<string, string>>[];
  const piece = (id: string | undefined) =>
    [...g.match.q.columns.kind.keys()].findIndex((p) => g.match.q.kindOf(p).id === id);
  return moves.flatMap((m, i) => {
    if (tasks[i]?.done) return [];
    const args = { piece: piece(m['piece']), ...(m['to'] ? { to: Number(game.places.parse(m['to'])) } : {}) };
    return [{ verb: m['do'] ?? '', args }];
  });
}

/** Goes from one thing asked to the next; what plays itself is played on the way. */
function* asks(g: Guided): Generator<GuideStep> {
  while (!g.done) {
    const step = shown(g).steps[g.at];
    if (step?.kind === 'ask') yield step;
    else g.next();
  }
}

/** Things that are not asked for: some legal, one that no rule knows. */
function* others(g: Guided, dice: Random): Generator<Action> {
  const wanted = new Set(asked(g).map((a) => JSON.stringify(a)));
  for (let n = 0; n < 4; n++) {
    const other = g.match.sample(GERMAN, dice);
    if (other && !wanted.has(JSON.stringify(other))) yield other;
  }
  yield { verb: 'move', args: { piece: 9999, to: 0 } };
}

describe('the tutorial', () => {
  test('is of the right length, in chapters, with rules that exist', () => {
    const { steps } = shown(open());
    expect(steps.length).toBeGreaterThanOrEqual(60);
    expect(steps.length).toBeLessThanOrEqual(120);
    expect(steps.filter((s) => s.chapter !== undefined).length).toBeGreaterThanOrEqual(8);
    expect(steps.filter((s) => s.kind === 'ask').length).toBeGreaterThan(steps.length / 3);
    const rules = new Set(
      parseLedger(read('rules.tsv'), 'rules.tsv')
        .filter(isBinding)
        .map((r) => r.id),
    );
    for (const s of steps) expect(s.text.length, s.text).toBeLessThan(340);
    expect(steps.flatMap((s) => (s.rule === undefined || rules.has(s.rule) ? [] : [s.rule]))).toEqual([]);
  });
  test('plays itself to the end of the worked example', () => {
    const g = open();
    g.goTo(g.length);
    expect(g.done).toBe(true);
    expect(blocks(g.match)).toEqual(worked);
  });
  test('is followed by hand, in whatever order things are done', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const dice = random(seed);
      const g = open();
      for (const step of asks(g))
        for (let left = asked(g); shown(g).steps[g.at]?.text === step.text; left = asked(g)) {
          const action = left[dice.int(left.length)];
          expect(g.judge(GERMAN, action), `${step.text} ${JSON.stringify(action)}`).toMatchObject({ ok: true });
        }
      expect(blocks(g.match)).toEqual(worked);
    }
  });
  test('answers everything else kindly, and nothing changes', () => {
    const dice = random(7);
    const g = open();
    let tried = 0;
    for (const step of asks(g)) {
      const before = [g.at, g.match.hash()];
      for (const other of others(g, dice)) {
        expect(g.judge(GERMAN, other)).toMatchObject({ ok: false });
        expect(shown(g).remark, step.text).toMatch(/\w{3,}.*[.?]$/);
        expect(shown(g).remark).not.toMatch(/invalid|error|undefined/i);
        tried++;
      }
      expect([g.at, g.match.hash()]).toEqual(before);
      g.next();
    }
    expect(tried).toBeGreaterThan(100);
    expect(blocks(g.match)).toEqual(worked);
  });
  test('shows its player no hidden Soviet block by name', () => {
    const g = open();
    while (!g.done) {
      const guide = JSON.stringify(shown(g).steps[g.at]?.tasks ?? '');
      expect(guide).not.toMatch(/K STAVKA|I Front|J infantry/);
      for (const id of shown(g).steps[g.at]?.pieces ?? []) expect(id).toBeGreaterThanOrEqual(0);
      g.next();
    }
  });
});
