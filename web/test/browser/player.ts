// Somebody at the page: clicks hexes and buttons as a player does, and reads what is written there.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { BROWSER_FLAGS } from '../../tools/browser.ts';
import type { Standing } from '@rasputitsa/host';
import { type SeededGame, seededGame } from '../seeded-game.ts';
import type { HostClient } from '../../src/host/client.ts';
import type { Board } from '../../src/board/types.ts';
import type { TableSession } from '../../src/model/session.ts';

/** What the page leaves for tests and the curious. */
interface Exposed {
  readonly host: HostClient;
  readonly board: () => Board | null;
  readonly session: TableSession;
}
declare global {
  // The name under which the page leaves it.
  var rasputitsa: Exposed;
}

let browser: Browser | undefined;
/** Who sat down with `again` in this file. */
let seated: Player | undefined;
export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({ executablePath: inject('browser'), args: [...BROWSER_FLAGS] });
  return browser;
}
export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
  seated = undefined;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}
export const DESKTOP: Screen = { width: 1440, height: 900 };
export const TABLET: Screen = { width: 820, height: 1180 };
export const LAPTOP: Screen = { width: 1024, height: 768 };
export const PHONE: Screen = { width: 390, height: 844 };

export class Player {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong on the page, in the worker or on the wire. */
  readonly faults: string[] = [];

  private constructor(page: Page, context: BrowserContext, address: string) {
    this.page = page;
    this.context = context;
    page.on('pageerror', (e) => this.faults.push(`page: ${e.message}`));
    page.on('console', (m) => {
      if (m.type() === 'error') this.faults.push(`console: ${m.text()}`);
    });
    page.on('request', (r) => {
      const url = new URL(r.url());
      if (url.protocol.startsWith('http') && url.origin !== new URL(address).origin)
        this.faults.push(`asked ${r.url()}`);
    });
  }
  static async sitDown(
    screen: Screen = DESKTOP,
    more: {
      readonly dark?: boolean;
      readonly calm?: boolean;
      readonly address?: string;
      /** With the worker that keeps everything for want of a network: it fetches all there is, maps of all games too. */
      readonly offline?: boolean;
    } = {},
  ): Promise<Player> {
    const context = await (await openBrowser()).newContext({
      viewport: screen,
      colorScheme: more.dark ? 'dark' : 'light',
      reducedMotion: more.calm === false ? 'no-preference' : 'reduce',
      acceptDownloads: true,
      serviceWorkers: more.offline ? 'allow' : 'block',
    });
    const page = await context.newPage();
    // A condition that never comes fails all the same; a machine shared with others may take its time.
    page.setDefaultTimeout(60_000);
    const { address = inject('page') } = more;
    const player = new Player(page, context, address);
    await page.goto(address);
    await page.waitForSelector('#app > *');
    return player;
  }
  /** Whoever sits here already, else somebody new: half the time of a test is the start of the page. What is kept in the browser
   * stays; a test that minds sits down for itself. */
  static async again(screen: Screen = DESKTOP): Promise<Player> {
    if (seated === undefined) seated = await Player.sitDown(screen);
    else await seated.home(screen);
    return seated;
  }
  /** Back to the first page, at this size. */
  async home(screen: Screen): Promise<void> {
    await this.page.setViewportSize(screen);
    await this.page.evaluate(() => void (location.hash = '#/'));
    await this.page.waitForSelector('.game-entry');
  }
  /** Tells of anything that went wrong since the last time. */
  clean(): void {
    const faults = this.faults.splice(0);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
  async leaveClean(): Promise<void> {
    await this.leave();
    this.clean();
  }
  async leave(): Promise<void> {
    await this.context.close();
  }

  /** A game with dice known beforehand; everything after is done by hand. */
  async begin(spec: SeededGame): Promise<string> {
    const id = await this.page.evaluate(
      async (text: string) => {
        const table = await globalThis.rasputitsa.host.importFile(text, 'new.game.json');
        location.hash = `#/table/${table.id}`;
        return table.id;
      },
      await seededGame(spec),
    );
    await this.page.waitForSelector('[data-table], .hand-over');
    return id;
  }
  /** The hexes have their places; the painting of the map may still go on. */
  async boardReady(): Promise<void> {
    await this.page.waitForFunction(() => {
      const b = globalThis.rasputitsa.board?.();
      if (!b) return false;
      const [p, q] = [b.screenOf(0), b.screenOf(1)];
      return p.x !== q.x || p.y !== q.y;
    });
  }
  async mapPainted(): Promise<void> {
    await this.boardReady();
    await this.page.evaluate(() => globalThis.rasputitsa.board()?.ready);
  }
  standing(): Promise<Standing> {
    return this.page.evaluate(() => globalThis.rasputitsa.session.standing());
  }
  /** Waits until the page shows that the version has moved on and nobody is thinking; when that does not come, says what is missing. */
  async settled(after?: Pick<Standing, 'version' | 'viewer'>): Promise<Standing> {
    const look = { from: after ?? null, tell: false };
    const settled = ({ from, tell }: typeof look): boolean | readonly string[] => {
      const { host, session } = globalThis.rasputitsa;
      const s = session.standing();
      const missing = {
        'somebody is thinking': s.thinking,
        // In one hand the chair may change where nothing is told.
        'nothing has moved on': from !== null && s.version === from.version && s.viewer === from.viewer,
        'the host owes an answer': !host.idle(),
        'the page is not quiet': !session.quiet(),
        // A step that is about to end by itself is let go.
        'a step is about to end': document.querySelector('[data-passing]') !== null,
      };
      const all = Object.entries(missing).flatMap(([what, is]) => (is ? [what] : []));
      return tell ? all : all.length === 0;
    };
    try {
      await this.page.waitForFunction(settled, look, { timeout: 60_000 });
    } catch (cause) {
      const missing = await this.page.evaluate(settled, { ...look, tell: true });
      await this.shot('not-settled');
      const words = await this.page.locator('.prompt').allInnerTexts();
      const dialogs = await this.page.getByRole('dialog').allInnerTexts();
      const said = [missing, ...this.faults, `prompt: ${words.join(' ')}`, ...dialogs.map((d) => `dialog: ${d}`)];
      throw new Error(`the page did not settle: ${said.join('; ')}`, { cause });
    }
    return this.standing();
  }
  /** Waits until everything that was asked is answered and shown. */
  async quiet(): Promise<void> {
    await this.page.waitForFunction(
      () => globalThis.rasputitsa.host.idle() && (globalThis.rasputitsa.session?.quiet() ?? true),
    );
  }
  async doing(what: () => Promise<void>): Promise<Standing> {
    const { version, viewer } = await this.standing();
    await what();
    return this.settled({ version, viewer });
  }
  /** Waits until what is on the screen has been written down. */
  async saved(): Promise<void> {
    await this.page.waitForFunction(async () => {
      const { id, changed } = globalThis.rasputitsa.session.standing().table;
      const kept = await globalThis.rasputitsa.host.tables();
      return kept.some((t) => t.id === id && t.changed >= changed);
    });
  }
  /** Letters are there, and nothing fades or slides any more. */
  async atRest(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      const picture = () => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
      const moving = () => document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
      // What was changed a moment ago begins to move with the next picture, and what inherits from it when that has come to rest.
      await picture();
      for (let running = moving(); running.length > 0; running = moving()) {
        await Promise.all(running.map((a) => a.finished.catch(() => undefined)));
        await picture();
      }
    });
  }
  prompt(): Promise<string> {
    return this.page.locator('.prompt').innerText();
  }

  // The board

  at(label: string): Promise<number> {
    return this.page.evaluate((l) => globalThis.rasputitsa.session.profile.labels.indexOf(l), label);
  }
  /** Where a hex is on the screen, brought into view and clear of what lies over the board. */
  async spot(at: number): Promise<{ readonly x: number; readonly y: number }> {
    // The map makes way for hexes that are offered under a card; whoever looked before would press where it was.
    await this.quiet();
    const spot = await this.page.evaluate(async (h) => {
      const { board } = globalThis.rasputitsa;
      board()?.goTo(h, 60);
      await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
      const box = document.querySelector('[data-board]')?.getBoundingClientRect();
      const p = board()?.screenOf(h) ?? { x: 0, y: 0 };
      return { x: (box?.x ?? 0) + p.x, y: (box?.y ?? 0) + p.y };
    }, at);
    return spot;
  }
  async clickHex(label: string, more: { readonly shift?: boolean } = {}): Promise<void> {
    const { x, y } = await this.spot(await this.at(label));
    if (more.shift) await this.page.keyboard.down('Shift');
    await this.page.mouse.click(x, y);
    if (more.shift) await this.page.keyboard.up('Shift');
    await this.quiet();
  }
  /** Sends those in hand; where some of them cannot go, the others go. */
  async sendTo(label: string): Promise<void> {
    await this.clickHex(label);
    const rest = this.page.locator('[data-act="send-plan"]');
    if ((await rest.count()) > 0) await rest.click();
  }
  /** Selects a unit by its name in the list of the hex, as one does with stacks. */
  async clickUnit(name: RegExp | string): Promise<void> {
    await this.page.evaluate((n) => {
      const s = globalThis.rasputitsa.session;
      const face = s.faces().find((f) => f.name.startsWith(n));
      if (face) s.goTo(face.at);
    }, String(name));
    await this.page.getByRole('tab', { name: 'Here' }).click();
    await this.page.locator('.table-side').getByText(String(name), { exact: false }).first().click();
    await this.quiet();
  }
  async button(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }
  async verb(id: string): Promise<void> {
    await this.page.locator(`[data-verb="${id}"]`).first().click();
  }
  async done(): Promise<void> {
    await this.verb('done');
    // The question, where there is one, is there as soon as the button was pressed.
    const sure = this.page.locator('[data-act="end-anyway"]');
    if ((await sure.count()) > 0) await sure.click();
  }
  /** Answers what the prompt asks, by its buttons, until nothing more is asked: the first one, or the one of that name. */
  async answer(...names: readonly string[]): Promise<Standing> {
    return this.doing(() => this.answers(names));
  }
  /** Presses a verb and answers what it asks. */
  async order(id: string, ...names: readonly string[]): Promise<Standing> {
    return this.doing(async () => {
      await this.verb(id);
      await this.answers(names);
    });
  }
  private async answers(names: readonly string[]): Promise<void> {
    for (let i = 0; i < 6; i++) {
      // The next question may still be on its way: nothing is asked only when nobody is waited for.
      await this.page.waitForFunction(() => {
        const { host, session } = globalThis.rasputitsa;
        return session.asking() !== null || (!session.busy() && host.idle());
      });
      const asked = await this.page.evaluate(() => {
        const a = globalThis.rasputitsa.session.asking();
        return a === null ? null : `${a.verb} ${a.asked.arg ?? ''}`;
      });
      if (asked === null) return;
      const buttons = this.page.locator('.prompt-choices button');
      const name = names.find((n) => n.startsWith(`${asked.split(' ').at(-1) ?? ''}=`))?.split('=')[1];
      await (name === undefined ? buttons.first() : buttons.filter({ hasText: name }).first()).click();
      await this.page.waitForFunction((was) => {
        const a = globalThis.rasputitsa.session.asking();
        return a === null || `${a.verb} ${a.asked.arg ?? ''}` !== was;
      }, asked);
    }
  }
  /** Waits until the legal targets of what is selected are on the board. */
  async targets(verb: string): Promise<readonly string[]> {
    await this.page.waitForFunction((v) => globalThis.rasputitsa.session.targets().some((t) => t.verb === v), verb);
    return this.page.evaluate((v) => {
      const s = globalThis.rasputitsa.session;
      const t = s.targets().find((x) => x.verb === v);
      return (t?.asked.choices ?? []).map((c) => s.labelOf(Number(c.value)));
    }, verb);
  }
  refusal(): Promise<string> {
    return this.page.locator('.prompt-refusal').innerText({ timeout: 5000 });
  }
  async shot(name: string): Promise<void> {
    const dir = process.env['SHOTS'];
    if (dir !== undefined) await this.page.screenshot({ path: `${dir}/${name}.png` });
  }
}
