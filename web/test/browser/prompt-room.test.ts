// The prompt on a phone, in games with many orders: however much can be done, its buttons take two rows, are large enough for a thumb, and
// all are reached by the keyboard.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { SeededGame } from '../seeded-game.ts';
import { closeBrowser, PHONE, Player } from './player.ts';

type Opening = Pick<SeededGame, 'game' | 'scenario' | 'until' | 'opening'>;
const OPENINGS: readonly Opening[] = [
  { game: 'moscow41', scenario: 'typhoon', until: 'movement' },
  { game: 'ukraine43', scenario: 'august', until: 'movement' },
  {
    game: 'russian-front',
    scenario: 'basic',
    opening: ['deploy-for-me', 'done', 'deploy-for-me', 'done'],
    until: 'ground-movement',
  },
];
/** In points of the screen. */
const THUMB = 44;

let player: Player;
afterEach(() => player.clean());
afterAll(closeBrowser);

interface Seen {
  readonly name: string;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** The buttons below the words, and whether the page is as wide as the screen. */
const look = () =>
  player.page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.prompt-acts button')].filter((b) =>
      b.checkVisibility(),
    );
    return {
      seen: buttons.map((b): Seen => {
        const { top, width, height } = b.getBoundingClientRect();
        return { name: b.innerText || (b.ariaLabel ?? ''), top: top + height / 2, width, height };
      }),
      fits: document.documentElement.scrollWidth <= innerWidth,
    };
  });
/** Buttons of a row have their middles at about the same height. */
const rowsOf = (seen: readonly Seen[]): number => new Set(seen.map((b) => Math.round(b.top / 12))).size;
/** What has the focus, and whether all of it is to be seen. */
const focused = () =>
  player.page.evaluate(() => {
    const { activeElement: el } = document;
    const box = el?.getBoundingClientRect();
    const row = document.querySelector('.prompt-verbs')?.getBoundingClientRect();
    const verb = el instanceof HTMLElement ? (el.dataset['verb'] ?? '') : '';
    return { verb, isSeen: !!box && box.left >= (row?.left ?? 0) - 1 && box.right <= innerWidth };
  });

describe.each(OPENINGS)('$game', (opening) => {
  it('has two rows of buttons, for thumbs and for keys', async () => {
    player = await Player.again(PHONE);
    await player.begin({ ...opening, options: {}, chairs: ['person', { bot: 'greedy' }], seed: 5 });
    await player.boardReady();
    await player.settled();
    for (const hand of ['nobody', 'a unit'] as const) {
      if (hand === 'a unit') {
        await player.page.evaluate(() => {
          const { session } = globalThis.rasputitsa;
          const { hexes } = session.profile;
          const face = session.faces().find((f) => f.ready && f.at < hexes && session.stacks().get(f.at)?.length === 1);
          if (face) session.select([face.id]);
        });
        await player.quiet();
      }
      await player.atRest();
      await player.shot(`prompt-${opening.game}-${hand === 'nobody' ? 'all' : 'unit'}`);
      const { seen, fits } = await look();
      expect(fits).toBe(true);
      expect(seen.length).toBeGreaterThan(3);
      expect(rowsOf(seen), seen.map((b) => b.name).join(', ')).toBeLessThanOrEqual(2);
      for (const b of seen) expect([b.name, b.width >= THUMB, b.height >= THUMB]).toEqual([b.name, true, true]);

      // By the Tab key from one to the next, each in sight when it has its turn.
      const verbs = await player.page.locator('.prompt-verbs [data-verb]').count();
      const reached = new Set<string>();
      const hidden: string[] = [];
      await player.page.locator('.prompt-acts button').first().focus();
      for (let i = 0; i < seen.length; i++) {
        const { verb, isSeen } = await focused();
        if (verb && !isSeen) hidden.push(verb);
        reached.add(verb);
        await player.page.keyboard.press('Tab');
      }
      expect(hidden).toEqual([]);
      expect(reached.has('done')).toBe(true);
      expect([...reached].filter((v) => v !== '' && v !== 'done')).toHaveLength(verbs);
    }
  });
});
