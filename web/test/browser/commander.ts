// Somebody who leads an army of hundreds by clicking: knows where the enemy is, sends stacks one by one or in formation, attacks, and counts
// every click, key and drag. Looking around (panning, zooming) is not counted.
import type { Page } from 'playwright-core';
import type { Standing } from '@rasputitsa/host';
import type { Player } from './player.ts';

export interface Count {
  clicks: number;
  keys: number;
  drags: number;
}
interface Goal {
  readonly at: number;
  /** From the nearest enemy, in hexes, before and after. */
  readonly before: number;
  readonly after: number;
}

export class Commander {
  readonly player: Player;
  readonly count: Count = { clicks: 0, keys: 0, drags: 0 };
  /** Units that have marched. */
  readonly moved = new Set<number>();
  /** The same, and who marches in two phases counts twice. */
  marches = 0;
  /** Units that have attacked. */
  readonly attackers = new Set<number>();
  readonly #page: Page;

  /** Whether a keyboard is at hand. */
  readonly hand: 'keys' | 'touch';

  constructor(player: Player, hand: 'keys' | 'touch' = 'keys') {
    this.player = player;
    this.hand = hand;
    this.#page = player.page;
  }
  get inputs(): number {
    return this.count.clicks + this.count.keys + this.count.drags;
  }

  // Hands

  async key(key: string): Promise<void> {
    this.count.keys++;
    await this.#page.keyboard.press(key);
    await this.player.quiet();
  }
  async clickAt(at: number, zoom?: number): Promise<void> {
    const { x, y } = await this.#spot(at, zoom);
    this.count.clicks++;
    await this.#page.mouse.click(x, y);
  }
  async press(selector: string): Promise<void> {
    this.count.clicks++;
    await this.#page.locator(selector).first().click();
  }
  /** Frames all units that can act around a hex; says how many. */
  async frame(at: number, reach: number): Promise<number> {
    await this.#page.evaluate(async (h) => {
      globalThis.rasputitsa.board()?.goTo(h, 40);
      await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
    }, at);
    if (this.hand === 'touch') await this.press('[data-act="area"]');
    else await this.#page.keyboard.down('Shift');
    const { x, y } = await this.#seen(at);
    this.count.drags++;
    await this.#page.mouse.move(x - reach, y - reach);
    await this.#page.mouse.down();
    await this.#page.mouse.move(x, y, { steps: 2 });
    await this.#page.mouse.move(x + reach, y + reach, { steps: 2 });
    await this.#page.mouse.up();
    if (this.hand === 'keys') await this.#page.keyboard.up('Shift');
    await this.player.quiet();
    return this.#chosen();
  }
  async #spot(at: number, zoom?: number): Promise<{ readonly x: number; readonly y: number }> {
    await this.#page.evaluate(
      async ([h, z]) => {
        const b = globalThis.rasputitsa.board();
        const isFree = (): boolean => {
          const box = document.querySelector('[data-board]')?.getBoundingClientRect();
          const p = b?.screenOf(h) ?? { x: -1, y: -1 };
          const top = document.elementFromPoint((box?.x ?? 0) + p.x, (box?.y ?? 0) + p.y);
          return top !== null && top.closest('[data-board]') !== null;
        };
        const drawn = (): Promise<unknown> => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
        // Only what is covered or out of sight is brought into view, and out from under what lies over the board.
        if (z !== null || !isFree()) b?.goTo(h, z ?? 46);
        await drawn();
        for (const dy of [120, 120, -360, -120]) {
          if (isFree()) return;
          b?.panBy(0, dy);
          await drawn();
        }
      },
      [at, zoom ?? null] as const,
    );
    return this.#seen(at);
  }
  #seen(at: number): Promise<{ readonly x: number; readonly y: number }> {
    return this.#page.evaluate((h) => {
      const box = document.querySelector('[data-board]')?.getBoundingClientRect();
      const p = globalThis.rasputitsa.board()?.screenOf(h) ?? { x: 0, y: 0 };
      return { x: (box?.x ?? 0) + p.x, y: (box?.y ?? 0) + p.y };
    }, at);
  }

  // Eyes

  /** Where what is selected should go: towards the enemy, or past him where the way is open. */
  goal(aim: 'close' | 'deep'): Promise<Goal | null> {
    return this.#page.evaluate((how) => {
      const { session, board } = globalThis.rasputitsa;
      const b = board();
      const target = session.targets().find((t) => t.verb === 'move');
      const from = session.standing().view.pieces.find((p) => session.selected().has(p.id))?.at;
      if (!b || !target || from === undefined) return null;
      const { hexes } = session.profile;
      const enemies = session
        .standing()
        .view.pieces.filter((p) => p.side !== session.standing().viewer && p.at >= 0 && p.at < hexes);
      const spots = enemies.map((p) => b.mapOf(p.at));
      const far = (at: number): number => {
        const p = b.mapOf(at);
        return Math.min(...spots.map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
      };
      const before = far(from);
      const [worth] = target.asked.choices
        .map((c) => Number(c.value))
        .map((at) => ({ at, before, after: far(at), east: b.mapOf(at).x - b.mapOf(from).x }))
        .filter((g) => (how === 'deep' ? g.east > 1 : g.after < before - 0.5))
        .toSorted((p, q) => (how === 'deep' ? q.east - p.east : p.after - q.after || q.east - p.east));
      return worth ?? null;
    }, aim);
  }
  /** Any hex the lead can march to where something of the others can keep up: the nearest. */
  anywhere(): Promise<number> {
    return this.#page.evaluate(() => {
      const t = globalThis.rasputitsa.session.targets().find((x) => x.verb === 'move');
      const [first] = (t?.asked.choices ?? []).toSorted((a, b) => Number(a.preview.cost) - Number(b.preview.cost));
      return Number(first?.value ?? -1);
    });
  }
  step(s: Standing): string {
    return s.view.phase.at(-1)?.node ?? '';
  }

  // Orders

  /** Sends what is selected to a hex; says who went. */
  async send(at: number): Promise<readonly number[]> {
    const before = await this.player.standing();
    await this.clickAt(at);
    await this.#page.waitForFunction((v) => {
      const { session, host } = globalThis.rasputitsa;
      return session.standing().version !== v || session.plan() !== null || (session.refusal() !== null && host.idle());
    }, before.version);
    const card = this.#page.locator('[data-act="send-plan"]');
    if ((await card.count()) > 0) {
      await this.press('[data-act="send-plan"]');
      await this.player.settled(before);
    }
    const now = await this.player.standing();
    const was = new Map(before.view.pieces.map((p) => [p.id, p.at]));
    const went = now.view.pieces.filter((p) => p.side === now.viewer && was.get(p.id) !== p.at).map((p) => p.id);
    for (const id of went) this.moved.add(id);
    this.marches += went.length;
    return went;
  }
  /** Every stack that can move: towards the enemy, or it stays. */
  async marchAll(aim: 'close' | 'deep', most = Number.POSITIVE_INFINITY): Promise<number> {
    let sent = 0;
    for (let i = 0; i < most; i++) {
      if ((await this.#chosen()) === 0) await this.#next();
      if ((await this.#chosen()) === 0) return sent;
      const goal = await this.goal(aim);
      if (goal === null) await this.#leave();
      else sent += (await this.send(goal.at)).length;
    }
    return sent;
  }
  /** The same for those the eye finds worth it: a right click takes up the stack, a click sends it. */
  async marchWorthwhile(aim: 'close' | 'deep'): Promise<number> {
    let sent = 0;
    const tried = new Set<number>();
    for (;;) {
      const s = await this.player.standing();
      const asked = s.starts['move'];
      const ready = new Set(asked?.ok ? asked.elements : []);
      const at = s.view.pieces.find((p) => ready.has(p.id) && !tried.has(p.at))?.at;
      if (at === undefined) return sent;
      tried.add(at);
      await this.#page.evaluate((h) => globalThis.rasputitsa.session.selectStack(h), at);
      await this.player.quiet();
      const goal = await this.goal(aim);
      await this.#page.keyboard.press('Escape');
      if (goal === null) continue;
      await this.takeUp(at);
      sent += (await this.send(goal.at)).length;
      tried.add(goal.at);
    }
  }
  /** All of a stack that can act. */
  async takeUp(at: number): Promise<void> {
    const { x, y } = await this.#spot(at);
    this.count.clicks++;
    await this.#page.mouse.click(x, y, { button: 'right' });
    await this.player.quiet();
  }
  #chosen(): Promise<number> {
    return this.#page.evaluate(() => globalThis.rasputitsa.session.selected().size);
  }
  /** By key, or where there is none by the button. */
  async #next(): Promise<void> {
    if (this.hand === 'keys') await this.key('m');
    else await this.press('[data-act="next-stack"]');
    await this.player.quiet();
  }
  async #leave(): Promise<void> {
    if (this.hand === 'keys') await this.key('w');
    else await this.press('[data-act="leave-here"]');
    await this.player.quiet();
  }

  // Battles

  /** Enemy hexes that can be attacked at good odds, the best first: what a player sees on the map. */
  prey(least: number): Promise<readonly { readonly at: number; readonly units: readonly number[] }[]> {
    return this.#page.evaluate(async (odds) => {
      const { session, host } = globalThis.rasputitsa;
      const starts = session.standing().starts['attack'];
      const out: { at: number; units: readonly number[]; odds: number }[] = [];
      for (const at of starts?.ok ? starts.elements : []) {
        const asked = await host.choices(session.seat, 'attack', { targets: [at] });
        const best = asked.ok ? asked.choices[0] : undefined;
        const [, n = '0'] = /: (\d+)-1,/.exec(best?.preview.label ?? '') ?? [];
        if (best && Number(n) >= odds) out.push({ at, units: best.value as readonly number[], odds: Number(n) });
      }
      return out.toSorted((a, b) => b.odds - a.odds);
    }, least);
  }
  /** The whole of an attack: the hex, who attacks, air support, losses, and all who can advance. */
  async attack(at: number): Promise<void> {
    const { version } = await this.player.standing();
    await this.clickAt(at);
    await this.player.quiet();
    for (let i = 0; i < 12; i++) {
      const s = await this.player.settled();
      const step = this.step(s);
      if (step === 'combat' && s.version !== version) return;
      const asked = await this.#page.evaluate(() => globalThis.rasputitsa.session.asking() !== null);
      if (asked) {
        // What is ticked is taken; else the first that is offered.
        const taken = '.prompt-choices .button-primary:not([aria-disabled="true"])';
        await this.press((await this.#page.locator(taken).count()) > 0 ? taken : '.prompt-choices button');
        await this.player.quiet();
      } else if (step === 'advance') await this.#advance(s);
      else if (step === 'combat') return;
      else {
        await this.press('.prompt-acts button[data-verb]');
        await this.player.quiet();
      }
    }
  }
  /** Into the vacated hex, as many as it holds. */
  async #advance(s: Standing): Promise<void> {
    await this.press('[data-verb="advance-all"]');
    const now = await this.player.settled(s);
    const was = new Map(s.view.pieces.map((p) => [p.id, p.at]));
    for (const p of now.view.pieces) if (p.side === now.viewer && was.get(p.id) !== p.at) this.moved.add(p.id);
  }
  /** Ends the step at hand. To decline something tells nobody anything: the step is what changes then. */
  async end(): Promise<Standing> {
    const where = (x: Standing): string => `${x.version} ${x.view.phase.map((f) => f.node).join('/')}`;
    const before = where(await this.player.standing());
    await this.press('[data-verb="done"]');
    const sure = this.#page.locator('[data-act="end-anyway"]');
    if ((await sure.count()) > 0) await this.press('[data-act="end-anyway"]');
    await this.#page.waitForFunction((was) => {
      const { version, view } = globalThis.rasputitsa.session.standing();
      return `${version} ${view.phase.map((f) => f.node).join('/')}` !== was;
    }, before);
    return this.player.settled();
  }
}
