// The order of play as a whole (4.0), and the charts behind Production and victory.
import { type GameEvent, Match, type Piece, seededDice, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { levelOf, tournamentPoints } from '../17-victory/victory-levels.ts';
import {
  AIR_FIREPOWER,
  BASIC_PRODUCTION,
  CALENDAR,
  DF,
  DRY,
  HANDICAP,
  MUD,
  NO_FIRE,
  SF,
  SNOW,
  TF,
} from '../data/tables.ts';
import { game } from '../index.ts';

/** Plays on, doing what `choose` says at each decision, and writes down the phases that are entered. */
function trace(match: Match, choose: (side: Side, node: string) => string, actions: number): readonly string[] {
  const out: string[] = [];
  for (let i = 0; i < actions && !match.over; i++) {
    const side = match.owing()[0] ?? -1;
    const verb = choose(side, match.state.stack.at(-1)?.n ?? '');
    const args = verb === 'activate' ? activation(match, side) : {};
    const done = match.act(side, { verb: verb === 'activate' && !args ? 'done' : verb, args: args ?? {} });
    if (!done.ok) throw new Error(done.refusal.text);
    out.push(...done.events.map((e) => phase(match, e)).filter((x) => x !== ''));
  }
  return out;
}
function activation(match: Match, side: Side): Record<string, number | string> | undefined {
  const asked = match.choices(side, 'activate', {});
  const hq = asked.ok ? asked.choices.find((c) => isBlitzer(match, side, Number(c.value)))?.value : undefined;
  if (hq === undefined) return undefined;
  const at = match.view(side).pieces.find((p) => p.id === hq)?.at ?? -1;
  return { hq: Number(hq), role: 'blitz', deploy: at };
}
function isBlitzer(match: Match, side: Side, piece: Piece): boolean {
  const seen = match.view(side).pieces.find((p) => p.id === piece);
  return seen?.kind !== undefined && !['G-HQ-OKH', 'S-HQ-STA'].includes(seen.kind) && (seen.steps ?? 0) > 0;
}
const PHASES = new Set(['production', 'command', 'movement', 'combat', 'blitz-movement', 'blitz-combat', 'supply']);
function phase(match: Match, e: GameEvent): string {
  if (e.k === 'noted' && e.rule === '12.1a') return 'weather';
  if (e.k !== 'entered' || !PHASES.has(e.frame.n)) return '';
  return match.q.game.sequence.id === e.frame.n ? '' : e.frame.n;
}
function started(scenario: string, options: Record<string, string> = {}): Match {
  const match = new Match({ game, scenario, options, dice: seededDice(3) });
  for (const side of [0, 1]) {
    match.act(side, { verb: 'deploy-for-me', args: {} });
    match.act(side, { verb: 'done', args: {} });
  }
  match.act(match.owing()[0] ?? 0, { verb: 'done', args: {} });
  return match;
}

const TURN = ['command', 'movement', 'combat', 'supply'];

describe('the sequence of play', () => {
  test('[eastfront 4.1] [eastfront 4.C1] a month is Production, then two fortnights of weather and a turn a side', () => {
    const match = started('s43');
    const passes = trace(match, () => 'done', 30);
    const first = passes.indexOf('production');
    // 3.22d: the game begins with its first fortnight; the two turns of each end with a Supply Phase.
    expect(passes.slice(0, first).filter((p) => p === 'supply')).toHaveLength(4);
    expect(passes.slice(first, first + 20)).toEqual([
      'production',
      'weather',
      ...TURN,
      ...TURN,
      'weather',
      ...TURN,
      ...TURN,
      'production',
    ]);
  });
  test('[eastfront 4.C1] [eastfront 4.44] [eastfront 4.45] a turn with a blitz has its two phases between combat and supply', () => {
    const match = started('s43');
    let asked = 0;
    const passes = trace(match, (_side, node) => (node === 'command' && asked++ === 0 ? 'activate' : 'done'), 12);
    expect(passes.slice(0, 5)).toEqual(['movement', 'combat', 'blitz-movement', 'blitz-combat', 'supply']);
  });
});

test('[eastfront 11.C1] [eastfront 11.21] basic production of every half-year, Germans and Soviets', () => {
  expect(BASIC_PRODUCTION.map((b) => b[0])).toEqual([40, 40, 50, 50, 60, 60, 50, 40]);
  expect(BASIC_PRODUCTION.map((b) => b[1])).toEqual([12, 18, 24, 32, 32, 32, 32, 32]);
  for (const [i, s] of ['s41', 'w41', 's42', 'w42', 's43', 'w43', 's44'].entries()) {
    const { q } = new Match({ game, scenario: s, dice: seededDice(1) });
    expect([q.track('basic-german'), q.track('basic-soviet')]).toEqual(BASIC_PRODUCTION[i]);
  }
});
test('[eastfront 17.2] [eastfront 17.3] [eastfront 17.31] [eastfront 17.C1] handicaps, levels and tournament points', () => {
  expect(HANDICAP).toEqual([-40, -30, -30, -15, -10, 10, 50, 0]);
  expect([0, 5, 6, 15, 16, 25, 26, 90].map(levelOf)).toEqual([
    'draw',
    'draw',
    'marginal',
    'marginal',
    'major',
    'major',
    'decisive',
    'decisive',
  ]);
  expect(['draw', 'marginal', 'major', 'decisive'].map(tournamentPoints)).toEqual([1, 2, 3, 5]);
});
test('[eastfront 12.C1] [eastfront 12.1a] the calendar of weather, January to December', () => {
  const rolled = (even: number, odd: number) => ({ even, odd });
  expect(CALENDAR).toEqual([
    SNOW,
    SNOW,
    rolled(SNOW, MUD),
    MUD,
    rolled(DRY, MUD),
    DRY,
    DRY,
    DRY,
    DRY,
    rolled(DRY, MUD),
    rolled(SNOW, MUD),
    SNOW,
  ]);
});
test('[eastfront 13.C1] air firepower by half-year, Germans and Soviets', () => {
  expect(AIR_FIREPOWER.map(([german]) => german)).toEqual([TF, DF, DF, DF, DF, SF, SF, NO_FIRE]);
  expect(AIR_FIREPOWER.map(([, soviet]) => soviet)).toEqual([SF, SF, SF, DF, DF, DF, TF, TF]);
});
test('[eastfront 3.1] single, one-year, extended and campaign games can be chosen', () => {
  expect(game.options.find((o) => o.id === 'length')?.values).toEqual(['scenario', 'year', 'extended', 'campaign']);
  const last = (length: string) =>
    new Match({ game, scenario: 's42', options: { length }, dice: seededDice(1) }).q.track('last');
  expect(['scenario', 'year', 'extended', 'campaign'].map(last)).toEqual([17, 23, 47, 47]);
});
