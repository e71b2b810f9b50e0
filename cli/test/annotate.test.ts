// A game between computers, written down by the program.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inside, ROOT, scratch } from './program.ts';

const OURS = { RASPUTITSA_GAMES: join(ROOT, 'games') };
const play = (...more: readonly string[]) =>
  inside(['report', '--annotate', 'eastfront', '--scenario', 'edelweiss', '--bots', 'greedy', ...more], OURS);

it('is the same game for the same seed, in a file or on the screen, with places told as on the map', async () => {
  const to = join(scratch, 'edelweiss.md');
  expect((await play('--seed', '3', '--to', to)).code).toBe(0);
  const { out } = await play('--seed', '3');
  expect(out.trim()).toBe(readFileSync(to, 'utf8').trim());
  expect(out).toContain('# EastFront: Operation Edelweiss');
  expect(out).toMatch(/(north|south|east|west) of [A-Z]/);
  expect((await play('--seed', '4')).out).not.toBe(out);
  expect((await play('--to', join(scratch, 'edelweiss.txt'))).err).toContain('neither Markdown nor HTML');
  expect((await play('--to', join(scratch, 'edelweiss.html'))).err).toContain('is Markdown');
});
it('needs bots that there are', async () => {
  const { code, err } = await play('--bots', 'clever');
  expect(code).not.toBe(0);
  expect(err).toContain('there is no bot clever');
});
