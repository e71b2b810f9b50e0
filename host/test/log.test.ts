// The log of a long game for somebody who sits down: all that matters, bookkeeping only of late; and undo still takes its lines back.
import { expect, it } from 'vitest';
import type { SeenEvent, View } from '@rasputitsa/kernel';
import { game } from '../../games/skirmish/index.ts';
import { Match, seededDice } from '@rasputitsa/kernel';
import { EARLIER, SeatLog, type Told } from '../src/log.ts';

const match = new Match({ game: game, scenario: 'crossing', dice: seededDice(1) });
const view: View = match.view(0);
const [track = ''] = Object.keys(view.tracks);
/** Bookkeeping, and a die between it. */
const book: SeenEvent = { k: 'track', track, from: 1, to: 2, rule: '1' };
const die: SeenEvent = { k: 'rolled', dice: [4], sides: 6, why: 'a die', rule: '1', side: 0 };

function told(batches: (readonly SeenEvent[])[]): Told {
  return { since: (_, from) => batches.slice(from), view: () => view, firstTold: () => 0 };
}
it('a long game comes without its old bookkeeping, and a very long one without its beginning', () => {
  const batches = Array.from({ length: 3000 }, (): readonly SeenEvent[] => [book, die]);
  const log = new SeatLog(game, told(batches), 0);
  const first = log.news();
  expect(first.from).toBe(0);
  const tones = Map.groupBy(first.lines, (l) => l.tone);
  const details = tones.get('detail')?.length ?? 0;
  expect(details).toBeGreaterThan(100);
  expect(details).toBeLessThanOrEqual(1000);
  expect(first.lines.length).toBeLessThanOrEqual(4001);
  expect(first.lines.map((l) => l.n)).toEqual(first.lines.map((_, i) => i));
  // What is new comes after it, and goes when it is taken back.
  batches.push([die]);
  const more = log.news();
  expect([more.from, more.lines.length]).toEqual([first.lines.length, 1]);
  batches.push([{ k: 'takenBack' }]);
  const back = log.news();
  expect([back.from, back.lines.length]).toEqual([first.lines.length, 0]);

  const longer = Array.from({ length: 9000 }, (): readonly SeenEvent[] => [die]);
  const long = new SeatLog(game, told(longer), 0).news();
  expect(long.lines.length).toBeLessThanOrEqual(4001);
  expect(long.lines[0]?.text).toBe(EARLIER);
});
it('a file of the log has all of it', () => {
  const batches = Array.from({ length: 9000 }, (): readonly SeenEvent[] => [die]);
  const log = new SeatLog(game, told(batches), 0);
  log.read();
  expect(log.all().length).toBeGreaterThanOrEqual(9000);
});
