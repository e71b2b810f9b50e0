// The tutorial plays itself, is followed by hand, and answers whatever else is tried.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameEvent, Guided, isBinding, parseLedger, parseTutorial, random } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { AXIS } from '../sides.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const lesson = parseTutorial(read('tutorial.yaml'), 'tutorial.yaml');
const open = (): Guided => new Guided(game, lesson);

describe('the tutorial', () => {
  test('is in chapters, with rules that exist', () => {
    const { steps } = open().guide(AXIS);
    expect(steps.filter((s) => s.chapter !== undefined).length).toBe(6);
    expect(steps.filter((s) => s.kind === 'ask').length).toBeGreaterThan(steps.length / 2);
    const rules = new Set(
      parseLedger(read('rules.tsv'), 'rules.tsv')
        .filter(isBinding)
        .map((r) => r.id),
    );
    const named = steps.flatMap((s) => (s.rule === undefined ? [] : [s.rule]));
    expect(named.filter((r) => !rules.has(r))).toEqual([]);
    for (const s of steps) expect(s.text.length, s.text).toBeLessThan(300);
  });
  test('[war-in-the-east 5.7] [war-in-the-east 5.74] [war-in-the-east 6.61] plays itself: two overruns, a De, a train, a rail hex', () => {
    const g = open();
    const events: GameEvent[] = [];
    while (!g.done) events.push(...g.next());
    expect(events.filter((e) => e.k === 'removed' && e.rule === '5.79').length).toBe(2);
    expect(events.flatMap((e) => (e.k === 'frame' && e.key === 'result' ? [e.to] : []))).toEqual(['De']);
    expect(events.some((e) => e.k === 'moved' && e.by === 'rail')).toBe(true);
    const { q } = g.match;
    expect(q.layer('rail')[Number(game.places.parse('SW1417'))]).toBe(1);
    expect(q.layer('entered')[Number(game.places.parse('SW1115'))]).toBe(1);
  });
  test('is followed by hand; anything else is answered and changes nothing', () => {
    const g = open();
    const dice = random(3);
    const answers: { readonly changed: boolean; readonly remark: string | undefined }[] = [];
    while (!g.done) {
      const { at } = g;
      const hash = g.match.hash();
      const { kind, action } = g.guide(AXIS).steps[at] ?? {};
      if (kind !== 'ask' || !action) g.next();
      else if (!g.judge(AXIS, g.match.sample(AXIS, dice)).ok) {
        answers.push({ changed: g.match.hash() !== hash, remark: g.guide(AXIS).remark });
        g.judge(AXIS, action);
      }
    }
    expect(answers.length).toBeGreaterThan(8);
    for (const a of answers) expect(a).toEqual({ changed: false, remark: expect.stringMatching(/[.?]$/) as string });
  });
});
