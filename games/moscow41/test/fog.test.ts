// Secrets that only a comparison of two truths shows: what everybody may see is the same in both.
import { expect, test } from 'vitest';
import { hexOf } from '../1-basics/board.ts';
import { victoryPanel } from '../panels/victory.ts';
import { position } from './position.ts';

/** A stack beside an empty hex of Klin, and an enemy on its other side. */
function points(soviet: string): unknown {
  const { q } = position({
    phase: 'movement',
    side: 'german',
    layers: { control: { german: ['Klin'] } },
    pieces: [
      { unit: '330/183 INF', at: '2717' },
      { unit: soviet, at: '2917' },
    ],
  });
  return victoryPanel.compute(q, 'spectator');
}
test('[moscow41 16.1.1] spectators cannot tell from the points whether a closed stack has a zone of control', () => {
  expect(points('HQ 30 Army')).toEqual(points('316 INF'));
});

/** The ways that each side hears of when a closed counter marches, two hexes, by road or across country. */
function marchOf(unit: string): { readonly told: readonly string[] | null; readonly own: readonly string[] | null } {
  const match = position({
    phase: 'movement',
    side: 'german',
    pieces: [
      { unit, at: '2538' },
      { unit: '126 INF', at: '0305' },
    ],
  });
  const [p = -1] = match.q.piecesOf(0);
  const out = match.act(0, { verb: 'move', args: { piece: p, to: hexOf('2437') } });
  expect(out.ok).toBe(true);
  const heard = (side: number) => JSON.stringify(match.since(side, 0)).match(/"path":\[[^\]]*\]/g);
  return { told: heard(1), own: heard(0) };
}
test('[moscow41 16.1.1] the way a closed counter took does not tell whether it has wheels', () => {
  const [foot, wheels] = [marchOf('330/183 INF'), marchOf('900 MOT-BR')];
  expect(foot.own).not.toEqual(wheels.own);
  expect([foot.told, wheels.told]).toEqual([null, null]);
});

/** What the Soviets see and hear when a counter comes in by road. */
function arrival(steps: number): unknown {
  const match = position({
    phase: 'movement',
    side: 'german',
    tracks: { 'german-losses': 1 },
    pieces: [
      { unit: '330/183 INF', at: 'German reserves', steps },
      { unit: '126 INF', at: '0305' },
    ],
  });
  const [p = -1] = match.q.piecesOf(0);
  expect(match.act(0, { verb: 'enter', args: { piece: p, to: hexOf('2539') } }).ok).toBe(true);
  return [match.since(1, 0), match.view(1).marks];
}
test('[moscow41 16.1.1] the queue at an entry zone does not tell how many CEL a closed counter has', () => {
  expect(JSON.stringify(arrival(1)).replaceAll(/"id":\d+/g, '')).toBe(
    JSON.stringify(arrival(2)).replaceAll(/"id":\d+/g, ''),
  );
});

test('[moscow41 16.1.1] the hexes attackers come from are told in an order that does not tell their counters', () => {
  const match = position({
    phase: 'attack',
    side: 'german',
    pieces: [
      { unit: '330/183 INF', at: '0805' },
      { unit: '343/183 INF', at: '0705' },
      { unit: '29 INF-BR', at: '0704' },
    ],
  });
  const out = match.act(0, { verb: 'attack', args: { targets: [hexOf('0704')], units: match.q.piecesOf(0) } });
  expect(out.ok).toBe(true);
  const told = match.view(1).phase.flatMap((f) => (f.vars['stood'] as readonly number[] | undefined) ?? []);
  expect(told).toEqual([hexOf('0705'), hexOf('0805')]);
});
