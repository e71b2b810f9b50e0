// The map turned by quarters: clicks, keys, the laid out stack, lines and the small map follow; counters and names stay upright, and the table
// is found as it was left. A map that lies as printed (north up) and one that is printed with east up.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeededGame } from '../seeded-game.ts';
import { closeBrowser, Player } from './player.ts';

const GAMES: readonly (SeededGame & { readonly pair: readonly [string, string] })[] = [
  { game: 'moscow41', scenario: 'typhoon', options: {}, chairs: ['person', 'person'], seed: 3, pair: ['3020', '3220'] },
  {
    game: 'skirmish',
    scenario: 'crossing',
    options: {},
    chairs: ['person', 'person'],
    seed: 3,
    pair: ['0303', '0503'],
  },
];
let player: Player;
beforeEach(async () => {
  player = await Player.sitDown();
});
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

interface Way {
  readonly dx: number;
  readonly dy: number;
}
/** From the one hex to the other, on the screen. */
async function way([a, b]: readonly [string, string]): Promise<Way> {
  return player.page.evaluate(
    ([x, y]) => {
      const { session, board } = globalThis.rasputitsa;
      const at = (l: string) => board()?.screenOf(session.profile.labels.indexOf(l)) ?? { x: 0, y: 0 };
      const [p, q] = [at(x ?? ''), at(y ?? '')];
      return { dx: Math.sign(Math.round(q.x - p.x)), dy: Math.sign(Math.round(q.y - p.y)) };
    },
    [a, b],
  );
}
const turn = async (): Promise<void> => {
  await player.page.locator('[data-act="turn-board"]').click();
  await player.page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
};
/** Nobody waits behind a curtain. */
async function takeChair(): Promise<void> {
  await player.page.waitForSelector('.hand-over, [data-board]');
  const cover = player.page.locator('.hand-over');
  if ((await cover.count()) > 0) await cover.getByRole('button').click();
  await player.mapPainted();
}

describe.each(GAMES)('$game', ({ pair, ...spec }) => {
  it('turns, and everything follows', { timeout: 240_000 }, async () => {
    const [a, b] = pair;
    await player.begin(spec);
    await takeChair();
    expect((await way(pair)).dx).toBe(1);
    await player.shot(`${spec.game}-0`);
    const middle = () =>
      player.page.evaluate(() => {
        const { session, board } = globalThis.rasputitsa;
        const box = document.querySelector('[data-board]');
        const [w, h] = [box?.clientWidth ?? 0, box?.clientHeight ?? 0];
        let best = { at: -1, far: Number.POSITIVE_INFINITY };
        for (let i = 0; i < session.profile.hexes; i++) {
          const p = board()?.screenOf(i) ?? { x: 0, y: 0 };
          const far = Math.hypot(p.x - w / 2, p.y - h / 2);
          if (far < best.far) best = { at: i, far };
        }
        return best.at;
      });
    const before = await middle();
    await turn();
    // Clockwise: what lay to the right lies below, and what was in the middle still is.
    expect((await way(pair)).dy).toBe(1);
    expect(await middle()).toBe(before);
    await player.mapPainted();
    await player.shot(`${spec.game}-1`);

    // A click finds the hex under the pointer, the arrow down twice the one that lies two below.
    await player.clickHex(a);
    expect(await player.page.evaluate(() => globalThis.rasputitsa.session.focus())).toBe(await player.at(a));
    await player.page.locator('[data-board]').focus();
    await player.page.keyboard.press('ArrowDown');
    await player.page.keyboard.press('ArrowDown');
    const spoken = await player.page.locator('#board-cursor').innerText();
    expect(spoken).toContain(b);

    // The small map lies the same way: its lower right corner is the end of the map that is there now.
    const mini = await player.page.locator('.mini-map canvas').boundingBox();
    if (!mini) throw new Error('no small map');
    await player.page.mouse.click(mini.x + mini.width / 2, mini.y + mini.height / 2);
    await player.quiet();
    const centre = await player.page.evaluate(() => {
      const { session, board } = globalThis.rasputitsa;
      const all = Array.from({ length: session.profile.hexes }, (_, i) => board()?.mapOf(i) ?? { x: 0, y: 0 });
      const [xs, ys] = [all.map((p) => p.x), all.map((p) => p.y)];
      const box = document.querySelector('[data-board]');
      const p = board()?.screenOf(0) ?? { x: 0, y: 0 };
      const q = board()?.screenOf(1) ?? { x: 0, y: 0 };
      const k = Math.hypot(p.x - q.x, p.y - q.y);
      const mid = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
      const first = board()?.mapOf(0) ?? { x: 0, y: 0 };
      return {
        x: (p.x + (mid.x - first.x) * k - (box?.clientWidth ?? 0) / 2) / k,
        y: (p.y + (mid.y - first.y) * k - (box?.clientHeight ?? 0) / 2) / k,
      };
    });
    expect(Math.hypot(centre.x, centre.y)).toBeLessThan(1.5);

    // Found again as it was left; the fourth turn is the first position.
    await player.page.reload();
    await takeChair();
    expect((await way(pair)).dy).toBe(1);
    await player.page.keyboard.press('b');
    expect((await way(pair)).dx).toBe(-1);
    await turn();
    expect((await way(pair)).dy).toBe(-1);
    await player.mapPainted();
    await player.shot(`${spec.game}-3`);
    await turn();
    expect((await way(pair)).dx).toBe(1);
  });
});
