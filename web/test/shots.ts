// Pictures of the page for README and docs: `node web/test/shots.ts` writes docs/page/*.jpg. Made by hand of a script that plays a few
// moves, so that they can be made again whenever the page changes.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../tools/browser.ts';
import { buildPage, DIST } from '../tools/build.ts';
import { drawingStore } from '../tools/drawings.ts';
import { listen, pageServer } from '../tools/serve.ts';
import { type SeededGame, seededGame } from './seeded-game.ts';

const OUT = join(import.meta.dirname, '..', '..', 'docs', 'page');
const SIZES = { desktop: [1440, 900], tablet: [820, 1180], phone: [390, 844] } as const;

interface Exposed {
  readonly host: {
    importFile(text: string, name: string): Promise<{ id: string }>;
    openTutorial(game: string): Promise<{ id: string }>;
    choices(
      seat: string,
      verb: string,
      given: object,
    ): Promise<{ ok: boolean; arg: string | null; choices: readonly { value: unknown }[] }>;
  };
  readonly board: () => {
    readonly ready: Promise<void>;
    goTo(at: number, zoom?: number): void;
    fit(hexes?: readonly number[]): void;
  };
  readonly session: {
    readonly profile: { readonly labels: readonly string[] };
    readonly seat: string;
    standing(): {
      readonly thinking: boolean;
      readonly offers: readonly { readonly verb: string; readonly refusal?: unknown }[];
      readonly view: {
        readonly phase: readonly { readonly title: string }[];
        readonly pieces: readonly { readonly at: number; readonly side: number }[];
      };
    };
    faces(): readonly { readonly id: number; readonly at: number; readonly name: string }[];
    act(action: unknown): Promise<boolean>;
    select(pieces: readonly number[]): void;
    setLayer(id: string | null): void;
    goTo(at: number): void;
    openRule(rule: string): void;
    closeRule(): void;
    goto(at: number): Promise<void>;
  };
}
declare const window: { readonly rasputitsa: Exposed; location: { hash: string } };

mkdirSync(OUT, { recursive: true });
await buildPage();
const drawings = drawingStore();
const server = pageServer(DIST, drawings);
const url = `http://127.0.0.1:${await listen(server, 4961)}/`;
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_FLAGS] });

async function open(size: keyof typeof SIZES, scheme: 'light' | 'dark'): Promise<Page> {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The tour is offered once; pictures are of the table itself.
  await page.addInitScript("localStorage.setItem('rasputitsa.tour', 'seen')");
  await page.goto(url);
  await page.waitForSelector('h1');
  await page.waitForTimeout(1500);
  return page;
}
async function shot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 84 });
  // For eyes that read nothing else.
  const dir = process.env['SHOTS'];
  if (dir !== undefined) await page.screenshot({ path: join(dir, `${name}.png`) });
}
async function table(page: Page, spec: SeededGame): Promise<void> {
  await page.evaluate(
    async (text) => {
      const t = await window.rasputitsa.host.importFile(text, 'new.game.json');
      window.location.hash = `#/table/${t.id}`;
    },
    await seededGame(spec),
  );
  await page.waitForSelector('[data-board]');
  await page.evaluate(() => window.rasputitsa.board().ready);
  await page.waitForTimeout(2500);
}
async function act(page: Page, verb: string, args: Readonly<Record<string, string | number>>): Promise<void> {
  await page.evaluate(
    async ([v, given]) => {
      const s = window.rasputitsa.session;
      const resolved: Record<string, unknown> = {};
      for (const [k, x] of Object.entries(given)) {
        const at = s.profile.labels.indexOf(String(x));
        const piece = s.faces().find((f) => f.name.startsWith(String(x)))?.id;
        resolved[k] = k === 'role' ? x : (piece ?? (at >= 0 ? at : x));
      }
      await s.act({ verb: v, args: resolved });
    },
    [verb, args] as const,
  );
  await page.waitForFunction(() => !window.rasputitsa.session.standing().thinking);
  await page.waitForTimeout(400);
}

const EDELWEISS: SeededGame = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', { bot: 'greedy' }],
  seed: 11,
};
const page = await open('desktop', 'light');
await shot(page, 'home');
await page.evaluate(() => void (window.location.hash = '#/new/eastfront'));
await shot(page, 'new-game');
await table(page, EDELWEISS);
await page.keyboard.press('b');
await page.waitForSelector('dialog[open]');
await shot(page, 'briefing');
await page.keyboard.press('Escape');
await page.evaluate(() => window.rasputitsa.session.goTo(window.rasputitsa.session.profile.labels.indexOf('Rostov')));
await page.locator('[data-act=plan-attack]').click();
await page.waitForSelector('[data-forecast] .chances, [data-forecast] svg, [data-forecast] table');
await shot(page, 'attack-plan');
await page.keyboard.press('Escape');
await act(page, 'activate', { hq: 'U Army Group A', role: 'command', deploy: 'Kamensko' });
await act(page, 'done', {});
await page.evaluate(() => {
  const s = window.rasputitsa.session;
  const x = s.faces().find((f) => f.name.startsWith('X armor'));
  if (x) s.select([x.id]);
});
await shot(page, 'movement');
for (const unit of ['X armor', 'W armor', 'V armor']) await act(page, 'move', { piece: unit, to: 'Rostov' });
await act(page, 'done', {});
await act(page, 'done', {});
await act(page, 'done', {});
await act(page, 'done', {});
await act(page, 'fight', { at: 'Rostov' });
await shot(page, 'battle');
await page.evaluate(() => window.rasputitsa.session.openRule('7.33b'));
await shot(page, 'rules');
await page.evaluate(() => window.rasputitsa.session.closeRule());
// What the battle still asks, and then the enemy's turn.
await page.evaluate(async () => {
  const { session: s, host } = window.rasputitsa;
  for (let i = 0; i < 30 && document.querySelector('[data-digest]') === null; i++) {
    const { offers } = s.standing();
    const usable = (v: string): boolean => offers.some((o) => o.verb === v && !o.refusal);
    const verb = ['take', 'repel', 'fight'].find(usable) ?? 'done';
    const args: Record<string, unknown> = {};
    for (let j = 0; j < (verb === 'done' ? 0 : 6); j++) {
      const a = await host.choices(s.seat, verb, args);
      const [first] = a.ok ? a.choices : [];
      if (!a.ok || a.arg === null || first === undefined) break;
      args[a.arg] = first.value;
    }
    await s.act({ verb, args });
    for (let j = 0; j < 100 && s.standing().thinking; j++) await new Promise((r) => setTimeout(r, 50));
    await new Promise((r) => setTimeout(r, 300));
  }
});
await page.waitForSelector('[data-digest]');
await shot(page, 'digest');
// The report is a page of its own.
const [report] = await Promise.all([
  page.waitForEvent('download'),
  (async () => {
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('menuitem', { name: /After-action report with maps/ }).click();
  })(),
]);
const written = await open('desktop', 'light');
await written.setContent(readFileSync(await report.path(), 'utf8'));
await shot(written, 'report');
await written.context().close();
await page.context().close();

const dark = await open('desktop', 'dark');
await table(dark, { ...EDELWEISS, scenario: 's43', sandbox: true, chairs: ['person', 'person'] });
for (let i = 0; i < 2; i++) {
  await act(dark, 'deploy-for-me', {});
  await act(dark, 'done', {});
}
for (let i = 0; i < 2; i++) await act(dark, 'done', {});
await dark.evaluate(() => window.rasputitsa.session.setLayer('control'));
await dark.evaluate(() => window.rasputitsa.board().fit());
await dark.waitForTimeout(4000);
await shot(dark, 'campaign-dark');
await dark.context().close();

const tablet = await open('tablet', 'light');
await tablet.evaluate(async () => {
  const t = await window.rasputitsa.host.openTutorial('eastfront');
  window.location.hash = `#/table/${t.id}`;
});
await tablet.waitForSelector('[data-board]');
await tablet.evaluate(() => window.rasputitsa.board().ready);
await tablet.evaluate(() => window.rasputitsa.session.goto(14));
await tablet.waitForTimeout(2500);
await shot(tablet, 'tutorial-tablet');
await tablet.context().close();

const other = await open('desktop', 'light');
await table(other, {
  game: 'russian-front',
  scenario: 'basic',
  options: {},
  chairs: ['person', { bot: 'greedy' }],
  seed: 5,
});
await act(other, 'deploy-for-me', {});
await act(other, 'done', {});
// Marches into the enemy's hexes until something has to be fought, then goes on to the first card.
await other.evaluate(async () => {
  const s = window.rasputitsa.session;
  const h = window.rasputitsa.host;
  for (let i = 0; i < 60; i++) {
    const { view, offers } = s.standing();
    if (view.phase.some((f) => f.title === 'Battle')) return;
    const usable = (v: string): boolean => offers.some((o) => o.verb === v && !o.refusal);
    const verb = i < 24 && usable('move') ? 'move' : usable('fight') ? 'fight' : 'done';
    const args: Record<string, unknown> = {};
    for (;;) {
      const a = await h.choices(s.seat, verb, args);
      if (!a.ok || a.arg === null) break;
      const held = a.choices.find((c) => view.pieces.some((p) => p.at === c.value && p.side === 1));
      args[a.arg] = (held ?? a.choices[i % a.choices.length])?.value;
    }
    await s.act({ verb, args });
    for (let j = 0; j < 100 && s.standing().thinking; j++) await new Promise((r) => setTimeout(r, 50));
  }
});
// The map is painted again at another scale.
await other.waitForTimeout(2500);
await shot(other, 'russian-front');
await other.context().close();

const phone = await open('phone', 'light');
await table(phone, EDELWEISS);
await shot(phone, 'table-phone');
await phone.evaluate(() => window.rasputitsa.session.goTo(window.rasputitsa.session.profile.labels.indexOf('Rostov')));
await phone.getByRole('tab', { name: 'Here' }).click();
await phone.locator('[data-act=plan-attack]').click();
await phone.waitForSelector('[data-forecast] .chances, [data-forecast] svg, [data-forecast] table');
await shot(phone, 'attack-plan-phone');
await phone.context().close();
await browser.close();
await drawings.close();
server.close();
console.log(`pictures are in ${OUT}`);
