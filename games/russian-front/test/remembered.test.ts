// What is kept from one event to the next because nobody it rests on has moved must be what a fresh look finds.
import { askOf, cloneState, Match, random, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { HEXES } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { isSuppliedHex, sources } from '../4-11-general/supply.ts';
import { zoneOf } from '../4-11-general/zones-of-control.ts';
import { answered } from '../6-14-movement/response.ts';
import { advice } from '../advice/advice.ts';
import { game } from '../index.ts';
import { battleTable, groundCounts, turn } from '../state.ts';
import type { Query } from '../words.ts';

const HEX_LIST = [...Array(HEXES).keys()];
function tables(q: Query): readonly unknown[] {
  return [AXIS, SOVIET].flatMap((side) => [
    groundCounts(q, side),
    zoneOf(q, side),
    sources(q, side),
    HEX_LIST.map((h) => isSuppliedHex(q, side, h)),
    HEX_LIST.map((h) => answered(q, side, h)),
  ]);
}

test('zones, supply and answers are those of the board, whatever happened before', { timeout: 60_000 }, () => {
  const m = new Match({ game, scenario: 'short', dice: seededDice(5), lean: true });
  const asks = [askOf(m, 0), askOf(m, 1)] as const;
  const r = random(5);
  const q = m.q as unknown as Query;
  for (let n = 0; !m.over && turn(q) < 3; n++) {
    const side = m.owing()[0] === 1 ? 1 : 0;
    const action = advice(m.view(side), asks[side], r);
    expect(action && m.act(side, action).ok).toBe(true);
    if (m.over || n % 25 !== 0) continue;
    const fresh = new Match({ game, scenario: 'short', dice: seededDice(5), lean: true }, cloneState(m.state));
    expect(tables(q)).toEqual(tables(fresh.q as unknown as Query));
  }
});
test('where nobody has moved, the table is the one it was', () => {
  const m = new Match({ game, scenario: 'short', dice: seededDice(5), lean: true });
  const q = m.q as unknown as Query;
  const ask = askOf(m, m.owing()[0] ?? 0);
  const before = [AXIS, SOVIET, battleTable(q)].map((x) => (typeof x === 'number' ? groundCounts(q, x) : x));
  const action = advice(m.view(ask.side), ask, random(1));
  expect(action && m.act(ask.side, action).ok).toBe(true);
  expect(groundCounts(q, 1 - ask.side)).toBe(before[1 - ask.side]);
  expect(battleTable(q)).toBe(before[2]);
});
