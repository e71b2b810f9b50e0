// Production over several turns, and what the planner says of it.
import { type Match, type PanelBlock, panelFor, type PositionFile } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../3-equipment/board.ts';
import { game } from '../index.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import { position } from './position.ts';

const MOSCOW = { unit: 'Training Center', at: 'SE0131', fields: { number: 7 } };
const KUIBYSHEV = { unit: 'Training Center', at: 'SE0205', fields: { number: 8 } };
const SIBERIA = { unit: 'Training Center', at: 'Siberia', fields: { number: 1 } };
const begin = (more: Partial<PositionFile>): Match =>
  position({
    game: 'war-in-the-east',
    scenario: 'standard-campaign',
    phase: 'production',
    side: 'russian',
    tracks: { turn: 6, 'arms-points': 200, 'personnel-points': 100, 'russian-air': 0, 'axis-air': 0 },
    ...more,
  });
function act(match: Match, side: number, verb: string, args: Readonly<Record<string, number | string>> = {}): void {
  const out = match.act(side, { verb, args });
  if (!out.ok) throw new Error(`${verb}: ${out.refusal.text} (${out.refusal.rule})`);
}
/** Nobody does anything until this step of this turn. */
function idleUntil(match: Match, turn: number, step: string): void {
  for (let i = 0; i < 1000; i++) {
    const at = match.state.stack.at(-1)?.n;
    if (match.state.tracks['turn'] === turn && at === step) return;
    const [side = 0] = match.owing();
    if (at === 'production-placing') act(match, side, 'place-rest');
    else if (at === 'air-commitment') act(match, side, 'commit-air', { superiority: 0, support: 0 });
    if (match.owing().includes(side) && match.state.stack.at(-1)?.n === at && at !== 'air-commitment')
      act(match, side, 'done');
  }
  throw new Error(`turn ${turn} ${step} was never reached`);
}
const centers = (match: Match): readonly number[] =>
  match.q.piecesOf(RUSSIAN).filter((p) => match.q.kindOf(p).name === 'Training Center');
const rifles = (match: Match): number =>
  match.q.piecesOf(RUSSIAN).filter((p) => match.q.kindOf(p).name === '1-4' && match.q.at(p) < placeOf('Siberia'))
    .length;

test('Example EX18 (15.35): an Emergency Division is placed in the next turn, a normal 1-4 four turns after it was started, and costs less', () => {
  const match = begin({ pieces: [MOSCOW, KUIBYSHEV] });
  const [moscow = 0, kuibyshev = 0] = centers(match);
  const arms = () => match.state.tracks['arms-points'] ?? 0;
  const before = arms();
  act(match, RUSSIAN, 'construct', { what: 'Emergency 1-4', center: moscow });
  const emergency = before - arms();
  act(match, RUSSIAN, 'construct', { what: '1-4', center: kuibyshev });
  expect(before - arms() - emergency).toBeLessThan(emergency);
  idleUntil(match, 7, 'production-starts');
  expect(rifles(match)).toBe(0);
  idleUntil(match, 8, 'production-starts');
  expect(rifles(match)).toBe(1);
  idleUntil(match, 10, 'production-starts');
  expect(rifles(match)).toBe(1);
  idleUntil(match, 11, 'production-starts');
  expect(rifles(match)).toBe(2);
});

const cellsOf = (blocks: readonly PanelBlock<string>[], title: string): readonly (readonly string[])[] =>
  blocks.flatMap((b) => (b.kind === 'table' && b.title === title ? b.rows.map((r) => r.cells) : []));
function panel(match: Match, id: string, viewer: number): readonly PanelBlock<string>[] {
  const info = game.panels?.find((p) => p.id === id);
  if (info === undefined) throw new Error(`no panel ${id}`);
  return panelFor(match.q, viewer, info);
}
describe('planner', () => {
  const busy: Partial<PositionFile> = {
    pieces: [
      SIBERIA,
      MOSCOW,
      { unit: '1-4', at: 'Production Tracks', fields: { number: 7, track: 1, box: 2 } },
      { unit: '1-4', at: 'Production Tracks', fields: { number: 7, track: 2, box: 3 }, count: 3 },
      { unit: '6-5', at: 'Replacement Division Track', fields: { box: 3 } },
    ],
    memo: { 'air-on-tracks': [{ center: 1, track: 1, box: 5 }] },
  };
  test('[war-in-the-east 36.21] says when everything on the tracks will be there, and it is right', () => {
    const match = begin(busy);
    const rows = cellsOf(panel(match, 'planner', AXIS), 'Arrival forecast');
    expect(rows.map((r) => [r[0], r[4]])).toEqual([
      ['4-4 (3 units)', 'turn 7'],
      ['1-4', 'turn 8'],
      ['Air', 'turn 13'],
    ]);
    idleUntil(match, 7, 'initial-movement');
    const later = cellsOf(panel(match, 'planner', RUSSIAN), 'Arrival forecast');
    expect(later).toEqual(rows);
    idleUntil(match, 7, 'production-starts');
    expect(cellsOf(panel(match, 'planner', RUSSIAN), 'Finished, to be placed').length).toBe(1);
  });
  test('[war-in-the-east 21.1] the calendar has track, production and Replacement Divisions', () => {
    const match = begin(busy);
    const rows = cellsOf(panel(match, 'calendar', AXIS), 'The next turns');
    const of = (turn: number) => rows.find((r) => r[0] === String(turn)) ?? [];
    expect(of(8)[6]).toBe('1x1-4');
    // 8 turns: box 3 after the Axis phase of turn 6, box 9 is the way out.
    expect(of(12)[3]).toContain('1x6-5');
  });
  test('[war-in-the-east 35.2.V5] the calendar has what is due beside the track, kampfgruppen too', () => {
    const coming = [
      { turn: 9, what: '6-5KG', count: 2 },
      { turn: 9, what: '1-4', count: 1 },
    ];
    const match = begin({ ...busy, memo: { ...busy.memo, coming } });
    const due = cellsOf(panel(match, 'calendar', RUSSIAN), 'The next turns').find((r) => r[0] === '9') ?? [];
    expect(due[3]).toContain('2x6-5KG');
    expect(due[5]).toContain('1x1-4');
    expect(due[3]).not.toContain('1x1-4');
  });
  test('[war-in-the-east 15.7] what can be started can be pressed, the rest says why not', () => {
    const match = begin({ ...busy, tracks: { turn: 6, 'arms-points': 5, 'siberian-arms': 0 } });
    const blocks = panel(match, 'production', RUSSIAN);
    const rows = blocks.flatMap((b) => (b.kind === 'table' && b.title === 'Construct' ? b.rows : []));
    const row = (what: string) => rows.find((r) => r.cells[0] === what);
    expect(row('1-4')?.actions?.[0]).toMatchObject({
      action: { verb: 'construct', args: { what: '1-4' } },
      asks: ['center'],
    });
    expect(row('Training Center')?.actions).toBeUndefined();
    expect(row('Training Center')?.cells.at(-1)).toContain('Training Center costs 20 Arms');
    expect(panel(match, 'production', AXIS).some((b) => b.kind === 'table' && b.title === 'Construct')).toBe(false);
  });
});
