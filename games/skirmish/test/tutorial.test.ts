import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Guided, parseTutorial, random } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

const BLUE = 0;
const lesson = parseTutorial(readFileSync(join(import.meta.dirname, '../tutorial.yaml'), 'utf8'), 'tutorial.yaml');
const open = (): Guided => new Guided(game, lesson);

describe('the tutorial', () => {
  test('is short, and plays itself to its end', () => {
    const g = open();
    expect(g.length).toBeGreaterThanOrEqual(10);
    expect(g.length).toBeLessThanOrEqual(15);
    g.goTo(g.length);
    expect(g.done).toBe(true);
  });
  test('takes blocks in any order', () => {
    const g = open();
    while (g.guide(BLUE).steps[g.at]?.action?.verb !== 'attack') g.next();
    const { action } = g.guide(BLUE).steps[g.at] ?? {};
    const blocks = ((action?.args['blocks'] ?? []) as readonly number[]).toReversed();
    expect(blocks.length).toBe(3);
    expect(g.judge(BLUE, { verb: 'attack', args: { ...action?.args, blocks } })).toMatchObject({ ok: true });
  });
  test('is followed by hand; anything else is answered and changes nothing', () => {
    const g = open();
    const dice = random(3);
    const answers: { readonly changed: boolean; readonly remark: string | undefined }[] = [];
    while (!g.done) {
      const at = g.at;
      const hash = g.match.hash();
      const { side, action } = g.guide(BLUE).steps[at] ?? {};
      if (side !== BLUE || !action) g.next();
      else if (!g.judge(BLUE, g.match.sample(BLUE, dice)).ok && g.at === at) {
        answers.push({ changed: g.match.hash() !== hash, remark: g.guide(BLUE).remark });
        g.judge(BLUE, action);
      }
    }
    expect(answers.length).toBeGreaterThan(3);
    for (const a of answers) expect(a).toEqual({ changed: false, remark: expect.stringMatching(/[.?]$/) as string });
    expect(g.match.q.layer('control')[Number(game.places.parse('Millbank'))]).toBe(
      game.layers['control']?.values.indexOf('blue'),
    );
  });
});
