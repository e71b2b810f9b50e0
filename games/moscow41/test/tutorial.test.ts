import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Guided, parseTutorial } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test('the tutorial plays itself to its end', () => {
  const file = join(import.meta.dirname, '..', 'tutorial.yaml');
  const lesson = new Guided(game, parseTutorial(readFileSync(file, 'utf8'), 'tutorial.yaml'));
  lesson.goTo(lesson.length);
  expect(lesson.done).toBe(true);
  expect(
    lesson.match.q.at(lesson.match.q.piecesOf(0).find((p) => lesson.match.q.kindOf(p).name === '330/183 INF') ?? -1),
  ).toBe(Number(game.places.parse('0704')));
});
