// For everyone: no serious finding of axe on any part of the table at any size, light or dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, afterEach, expect, it } from 'vitest';
import { EDELWEISS } from './openings.ts';
import { closeBrowser, DESKTOP, PHONE, Player, type Screen, TABLET } from './player.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

let player: Player;
afterEach(() => player.clean());
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

/** The screens before the table are looked at in shell.test.ts, a turn by keyboard alone is in keyboard.test.ts. */
it.each(SIZES)('axe finds nothing serious at the table on %s, light and dark', async (name, screen) => {
  player = await Player.again(screen);
  await player.begin(EDELWEISS);
  await player.mapPainted();
  for (const look of ['light', 'dark'] as const) {
    await player.page.emulateMedia({ colorScheme: look });
    const seen = async (what: string): Promise<void> => {
      await player.atRest();
      await player.shot(`${what}-${name}-${look}`);
      expect(await serious(), `${what} ${name} ${look}`).toEqual([]);
    };
    await seen('table');
    for (const tab of ['Turn', 'Forces', 'Log', 'Here']) {
      await player.page.getByRole('tab', { name: tab }).click();
      await seen(`tab-${tab.toLowerCase()}`);
    }
    await player.page.locator('[data-act="layers"]').click();
    await seen('layers');
    await player.page.locator('[data-act="layers"]').click();
    for (const open of ['rules', 'help', 'find']) {
      await player.page.locator(`[data-act="${open}"]`).click();
      await player.page.waitForSelector('dialog[open]');
      await seen(open);
      await player.page.keyboard.press('Escape');
      await player.page.waitForSelector('dialog[open]', { state: 'detached' });
    }
  }
});
