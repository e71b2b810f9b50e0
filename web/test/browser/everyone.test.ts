// For everyone: a whole turn with the keyboard alone, and no serious finding of axe on any screen at any size.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeededGame } from '../seeded-game.ts';
import { closeBrowser, DESKTOP, PHONE, Player, type Screen, TABLET } from './player.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const EDELWEISS: SeededGame = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', { bot: 'greedy' }],
  seed: 11,
};

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

let player: Player;
afterEach(() => player.leave());
afterAll(closeBrowser);

async function serious(): Promise<readonly string[]> {
  await player.page.evaluate(AXE);
  const found = await player.page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: readonly Finding[] }> } };
    return (await axe.run()).violations;
  });
  return found
    .filter((f) => f.impact === 'serious' || f.impact === 'critical')
    .map((f) => `${f.id}: ${f.nodes.map((n) => `${n.html.slice(0, 160)} ${n.failureSummary ?? ''}`).join(' | ')}`);
}

const SIZES: readonly (readonly [string, Screen])[] = [
  ['desktop', DESKTOP],
  ['tablet', TABLET],
  ['phone', PHONE],
];

describe.each(SIZES)('axe finds nothing serious on %s', (name, screen) => {
  it.each(['light', 'dark'] as const)('in the %s theme, on every screen', async (look) => {
    player = await Player.sitDown(screen, { dark: look === 'dark' });
    const seen = async (what: string): Promise<void> => {
      await player.atRest();
      await player.shot(`${what}-${name}-${look}`);
      expect(await serious(), `${what} ${name} ${look}`).toEqual([]);
    };
    await player.page.waitForSelector('h1');
    await seen('home');
    await player.page.goto(`${player.page.url().split('#')[0] ?? ''}#/new/eastfront`);
    await player.page.waitForSelector('.scenario-brief');
    await seen('new-game');
    await player.page.goto(`${player.page.url().split('#')[0] ?? ''}#/about`);
    await seen('about');
    await player.begin(EDELWEISS);
    await player.mapPainted();
    await seen('table');
    for (const tab of ['Turn', 'Forces', 'Log', 'Here']) {
      await player.page.getByRole('tab', { name: tab }).click();
      await seen(`tab-${tab.toLowerCase()}`);
    }
    await player.page.locator('[data-act="layers"]').click();
    await seen('layers');
    await player.page.locator('[data-act="layers"]').click();
    await player.page.locator('[data-act="rules"]').click();
    await player.page.waitForSelector('dialog[open]');
    await seen('rules');
    await player.page.keyboard.press('Escape');
    await player.page.locator('[data-act="help"]').click();
    await player.page.waitForSelector('dialog[open]');
    await seen('help');
    await player.page.keyboard.press('Escape');
    await player.page.locator('[data-act="find"]').click();
    await player.page.waitForSelector('dialog[open]');
    await seen('find');
    expect(player.faults).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  beforeEach(async () => {
    player = await Player.sitDown();
  });
  it('a turn is played: command, a move, the end of the phase', async () => {
    const { page } = player;
    await player.begin(EDELWEISS);
    await player.boardReady();
    const key = async (...keys: readonly string[]): Promise<void> => {
      for (const k of keys) {
        await page.keyboard.press(k);
        await player.quiet();
      }
    };
    /** Presses Tab until the wanted button has the focus. */
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let i = 0; i < 80; i++) {
        const here = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (name.test(here)) return;
        await key('Tab');
      }
      throw new Error(`no button ${String(name)} is reached by Tab`);
    };
    // N goes to the next unit that can act: a headquarters in the Command Phase.
    await key('n');
    const hq = await page.evaluate(() =>
      [...globalThis.rasputitsa.session.selected()].map((p) => globalThis.rasputitsa.session.pieceName(p)),
    );
    expect(hq).toHaveLength(1);
    await tabTo(/^Activate an HQ$/);
    const activated = await player.doing(async () => {
      await key('Enter');
      for (let i = 0; i < 4; i++) {
        const asking = await page.evaluate(() => globalThis.rasputitsa.session.asking() !== null);
        if (!asking) break;
        for (let j = 0; j < 60; j++) {
          const inChoices = await page.evaluate(
            () =>
              document.activeElement?.closest('.prompt-choices') !== null && document.activeElement !== document.body,
          );
          if (inChoices) break;
          await key('Tab');
        }
        await key('Enter');
      }
    });
    expect(activated.view.pieces.some((p) => p.side === 0 && p.flags?.includes('active'))).toBe(true);
    /** The question about units left idle, where there is one, is answered by keys too. */
    const endStep = async (): Promise<void> => {
      await key('d');
      if (await page.locator('dialog[open]').isVisible()) {
        await tabTo(/^End the step/);
        await key('Enter');
      }
    };
    const moving = await player.doing(endStep);
    expect(moving.offers.some((o) => o.verb === 'move' && !o.refusal)).toBe(true);
    // A unit, then the arrows to a hex that is shaded, then Enter.
    await page.locator('[data-board]').focus();
    await key('n');
    await page.waitForFunction(() => globalThis.rasputitsa.session.targets().length > 0);
    const moved = await player.doing(async () => {
      for (const way of [
        'ArrowLeft',
        'ArrowUp',
        'ArrowRight',
        'ArrowDown',
        'ArrowRight',
        'ArrowUp',
        'ArrowLeft',
        'ArrowLeft',
      ]) {
        await page.locator('[data-board]').focus();
        await key(way);
        const on = await page.locator('#board-cursor').innerText();
        if (/target/.test(on)) {
          await key('Enter');
          return;
        }
      }
    });
    expect(moved.view.pieces).not.toEqual(moving.view.pieces);
    const back = await player.doing(() => key('Control+z'));
    expect(back.view.pieces).toEqual(moving.view.pieces);
    const ended = await player.doing(endStep);
    expect(ended.view.phase.at(-1)?.node).not.toBe(moving.view.phase.at(-1)?.node);
    expect(player.faults).toEqual([]);
  });
});
