// What the computer's side skips because it can be told beforehand must be what the plain way finds.
import { askOf, Match, random, seededDice, type SeenPiece, type Side, type View } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { hexDistance, HEXES, isLand, walksFrom } from '../1-components/board.ts';
import { advice } from '../advice/advice.ts';
import { armOf, leftOf, Picture } from '../advice/picture.ts';
import { canMove, Plan } from '../advice/plan.ts';
import { willOf } from '../advice/posture.ts';
import { MARCH } from '../data/advice.ts';
import { game } from '../index.ts';

const HEX_LIST = [...Array(HEXES).keys()];
const LAND = HEX_LIST.filter(isLand);
const WILLS = [
  willOf(undefined),
  willOf({ name: 'Break through', weights: { initiative: 2, pocket: 2.5, forward: 1.5, cover: 0.7 } }),
  willOf({ name: 'Withdraw', weights: { initiative: 0, attack: 0.6, river: 3 } }),
];

/** What sides see in a game between advisers, from time to time while ground units move. */
function* looks(scenario: string, most: number): Generator<readonly [View, Side]> {
  const m = new Match({ game, scenario, dice: seededDice(7), lean: true });
  const asks = [askOf(m, 0), askOf(m, 1)] as const;
  const r = random(7);
  for (let n = 0, seen = 0; !m.over && seen < most; n++) {
    const side = m.owing()[0] === 1 ? 1 : 0;
    const view = m.view(side);
    const node = view.phase.at(-1)?.node ?? '';
    if ((node === 'ground-movement' && n % 12 === 0) || (node === 'exploitation' && n % 7 === 0)) {
      seen++;
      yield [view, side];
    }
    const action = advice(view, asks[side], r);
    if (!action || !m.act(side, action).ok) return;
  }
}
function near(x: SeenPiece): readonly number[] {
  return LAND.filter((h) => h !== x.at && hexDistance(h, x.at) <= leftOf(x));
}

test('hexes that are worth more than staying are those the plain way finds', { timeout: 60_000 }, () => {
  let [better, reckoned] = [0, 0];
  const out = new Float64Array(HEXES);
  for (const [view, side] of looks('short', 12))
    for (const will of WILLS) {
      const p = new Picture(view, side, will);
      const plan = new Plan(p);
      for (const x of p.own.filter((u) => canMove(u)).slice(0, 25)) {
        const stay = plan.value(x, x.at) + MARCH.margin;
        plan.settleSupply(x, near(x));
        const plain = near(x).filter((h) => plan.value(x, h) > stay);
        out.fill(-Infinity);
        expect(plan.better(x, near(x), stay, out)).toBe(plain.length > 0);
        expect(near(x).filter((h) => out[h] !== -Infinity)).toEqual(plain);
        for (const h of plain) expect(out[h]).toBe(plan.value(x, h));
        better += plain.length;
        reckoned += near(x).length;
      }
    }
  // Both kinds were there.
  expect(better).toBeGreaterThan(100);
  expect(reckoned).toBeGreaterThan(better * 2);
});
test('the way to a railroad is the same from either end, and so are the enemies under attack around a hex', () => {
  for (const [view, side] of looks('barbarossa', 8)) {
    const all = new Picture(view, side);
    const one = new Picture(view, side);
    for (const p of [all, one]) {
      const x = p.own.find((u) => armOf(u) === 'ground');
      const [at] = p.foePlaces();
      if (x && at !== undefined) p.send(x, at);
    }
    for (const h of HEX_LIST) expect(one.toRailsFrom(h), String(h)).toBe(all.toRails(h));
    for (const h of LAND)
      expect(all.besieged()[h]).toBe(walksFrom(h).filter((n) => all.foeCount[n] !== 0 && all.isBattle(n)).length);
  }
});
