// The tutorial plays itself, is followed by hand, and answers whatever else is tried.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameEvent, Guided, isBinding, parseLedger, parseTutorial, random } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { SOVIET } from '../sides.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const lesson = parseTutorial(read('tutorial.yaml'), 'tutorial.yaml');
const open = (): Guided => new Guided(game, lesson);

describe('the tutorial', () => {
  test('is in chapters, with rules that exist', () => {
    const { steps } = open().guide(SOVIET);
    expect(steps.filter((s) => s.chapter !== undefined).length).toBe(4);
    expect(steps.filter((s) => s.kind === 'ask').length).toBeGreaterThan(steps.length / 2);
    const rules = new Set(
      parseLedger(read('rules.tsv'), 'rules.tsv')
        .filter(isBinding)
        .map((r) => r.id),
    );
    const named = steps.flatMap((s) => [s.rule ?? '', ...(s.text.match(/(?<=\()\d+(?:\.\w+)+/g) ?? [])]);
    expect(named.filter((r) => r !== '' && !rules.has(r))).toEqual([]);
    for (const s of steps) expect(s.text.length, s.text).toBeLessThan(300);
  });
  test('[ukraine43 9.9A] [ukraine43 22.1] [ukraine43 15.5] plays itself: an attack with three shifts, a Mobile Assault, a pocket', () => {
    const g = open();
    const events: GameEvent[] = [];
    while (!g.done) events.push(...g.next());
    const columns = events.flatMap((e) => (e.k === 'frame' && e.key === 'column' ? [e.to] : []));
    // 11 to 10 is 1-1, and three shifts make it 3-1; the others have none.
    expect(columns).toEqual([5, 5, 4]);
    expect(events.some((e) => e.k === 'removed' && e.rule === '10.3.5')).toBe(true);
  });
  test('is followed by hand; anything else is answered and changes nothing', () => {
    const g = open();
    const dice = random(3);
    const answers: { readonly changed: boolean; readonly remark: string | undefined }[] = [];
    while (!g.done) {
      const { at } = g;
      const hash = g.match.hash();
      const { kind, action } = g.guide(SOVIET).steps[at] ?? {};
      if (kind !== 'ask' || !action) g.next();
      else if (!g.judge(SOVIET, g.match.sample(SOVIET, dice)).ok) {
        answers.push({ changed: g.match.hash() !== hash, remark: g.guide(SOVIET).remark });
        g.judge(SOVIET, action);
      }
    }
    expect(answers.length).toBeGreaterThan(8);
    for (const a of answers) expect(a).toEqual({ changed: false, remark: expect.stringMatching(/[.?]$/) as string });
    const { q } = g.match;
    expect(q.piecesAt(Number(game.places.parse('German Dead Pile'))).map((p) => q.kindOf(p).id)).toEqual(['g-inf-68']);
  });
});
