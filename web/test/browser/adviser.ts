// Plays by clicking what the game's own opponent would play: the table is read as its file, the advice is asked in Node, and every order is
// given as a player gives it, units that go from one hex to another together. Every click is counted.
import { askOf, type Action, load, type Match, parseSave } from '@rasputitsa/kernel';
import type { Standing } from '@rasputitsa/host';
import { greedyBot } from '../../../bots/src/index.ts';
import { loadGame } from '../../../cli/src/node-games.ts';
import type { Commander } from './commander.ts';
import type { Player } from './player.ts';

type Args = Action['args'];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sorted = (list: readonly unknown[]): readonly number[] => list.map(Number).toSorted((a, b) => a - b);
const unitsOf = (args: Args): readonly number[] => {
  const [first] = Object.values(args);
  return Array.isArray(first) ? first.map(Number) : [Number(first)];
};
/** Orders that lead somewhere: a group gets one. */
const LEADS: ReadonlySet<string> = new Set(['move', 'pursue']);
/** The end of a way. */
const endOf = ({ to, path }: Args): number => Number(Array.isArray(path) ? path.at(-1) : to);
/** Looks, until an order has come to nothing. */
const PATIENCE = 60;
const whereOf = (s: Standing): string => JSON.stringify([s.version, s.view.phase, s.starts]);

export class Adviser {
  readonly #player: Player;
  readonly #general: Commander;
  /** Clicks, by verb. */
  readonly spent = new Map<string, number>();
  readonly given = new Map<string, number>();

  constructor(player: Player, general: Commander) {
    this.#player = player;
    this.#general = general;
  }

  /** What comes next: one order, or all marches up to the next order of another kind. */
  async next(): Promise<readonly Action[]> {
    const text = await this.#player.page.evaluate(async () => {
      const { session, host } = globalThis.rasputitsa;
      return (await host.exportFile(session.seat, 'game')).text;
    });
    const file = parseSave(text);
    const { game } = await loadGame(file.head.game);
    const { match } = load(file, game);
    const side = match.owing()[0] ?? 0;
    const bot = greedyBot(side, match.game);
    const choose = (m: Match): Action => bot.choose(() => m.view(side), askOf(m, side));
    const out: Action[] = [];
    const node = match.state.stack.at(-1)?.n;
    do {
      const action = choose(match);
      const [first = action] = out;
      if (action.verb !== first.verb) break;
      out.push(action);
      if (!LEADS.has(action.verb) || !match.act(side, action).ok) break;
    } while (match.owing()[0] === side && match.state.stack.at(-1)?.n === node);
    return out;
  }

  /** Gives the orders; says which. */
  async play(actions: readonly Action[]): Promise<void> {
    const [first] = actions;
    if (!first) return;
    const before = this.#general.inputs;
    if (LEADS.has(first.verb)) await this.#march(actions);
    else await this.#order(first);
    this.spent.set(first.verb, (this.spent.get(first.verb) ?? 0) + this.#general.inputs - before);
    this.given.set(first.verb, (this.given.get(first.verb) ?? 0) + actions.length);
  }

  async #march(actions: readonly Action[]): Promise<void> {
    const at = new Map((await this.#player.standing()).view.pieces.map((p) => [p.id, p.at]));
    const groups = new Map<string, { to: number; units: number[] }>();
    for (const { verb, args } of actions) {
      const units = unitsOf(args);
      const [from, to] = [at.get(units[0] ?? -1) ?? -1, endOf(args)];
      for (const p of units) at.set(p, to);
      // On the march each stack gets its order; in pursuit all who go to a hex do.
      const key = verb === 'move' ? `${from} ${to}` : `${to}`;
      const group = groups.get(key) ?? { to, units: [] };
      group.units.push(...units);
      groups.set(key, group);
    }
    for (const { to, units } of groups.values()) {
      await this.takeUp(units);
      await this.#send(to, units);
      await this.#player.quiet();
      // Who is still in hand after a march is put down; what is taken up for an answer stays.
      if (actions[0]?.verb === 'move') await this.#player.page.keyboard.press('Escape');
    }
  }
  async #send(to: number, units: readonly number[]): Promise<void> {
    await this.#general.send(to).catch(async (error: unknown) => {
      await this.#player.shot('nothing');
      const { page } = this.#player;
      const about = await page.evaluate(() => {
        const { session } = globalThis.rasputitsa;
        const targets = session.targets().map((x) => [x.verb, x.asked.choices.map((c) => c.value)]);
        return JSON.stringify([session.standing().view.phase.map((f) => f.node), [...session.selected()], targets]);
      });
      throw new Error(`${units.join(' ')} to ${to}: ${about}`, { cause: error });
    });
  }
  /** Takes up these units: who is in hand already needs no press, all of a hex that can do it need one, one that lies alone one; others are
   * taken from the pile laid out, or out of those that are in hand. */
  async takeUp(units: readonly number[]): Promise<void> {
    const { page } = this.#player;
    const { count } = this.#general;
    const held = await page.evaluate(() => [...globalThis.rasputitsa.session.selected()]);
    if (isSame(sorted(held), sorted(units))) return;
    const piles = await page.evaluate((ids) => {
      const faces = globalThis.rasputitsa.session.faces();
      const at = new Set(ids.map((id) => faces.find((f) => f.id === id)?.at ?? -1));
      return [...at].map((h) => ({ at: h, size: faces.filter((f) => f.at === h).length }));
    }, units as number[]);
    const [pile, ...more] = piles;
    if (pile && more.length === 0) {
      if (pile.size === 1) {
        await this.#general.clickAt(pile.at);
        await this.#player.quiet();
        return;
      }
      // What the eye sees costs no click.
      await page.evaluate((h) => globalThis.rasputitsa.session.selectStack(h), pile.at);
      await this.#player.quiet();
      const all = await page.evaluate(() => [...globalThis.rasputitsa.session.selected()]);
      if (isSame(sorted(all), sorted(units))) {
        await this.#general.takeUp(pile.at);
        return;
      }
    }
    const [one] = units;
    if (pile && units.length === 1) {
      // The press that lays out the pile takes up the unit on top.
      await page.keyboard.press('Escape');
      await this.#general.clickAt(pile.at);
      await this.#player.quiet();
      if (await page.evaluate((id) => globalThis.rasputitsa.session.selected().has(id), one ?? -1)) return;
      count.clicks++;
      await page.evaluate(([id, at]) => globalThis.rasputitsa.session.pick({ at, piece: id, extend: false }), [
        one ?? -1,
        pile.at,
      ] as const);
      await this.#player.quiet();
      await page.evaluate(() => globalThis.rasputitsa.board()?.fan(null));
      return;
    }
    const out = held.filter((id) => !units.includes(id)).length;
    const isLess = units.every((id) => held.includes(id)) && out < units.length;
    count.clicks += (isLess ? out : units.length) + piles.filter((x) => x.size > 1).length;
    await page.evaluate((ids) => globalThis.rasputitsa.session.select(ids), [...units]);
    await this.#player.quiet();
  }

  async #order(action: Action): Promise<void> {
    const { verb, args } = action;
    if (verb === 'done') {
      await this.#general.end();
      return;
    }
    const { page } = this.#player;
    const before = await this.#player.standing();
    // Out and back again, which no hand would do: nobody has moved, and nothing is counted.
    if ('to' in args && before.view.pieces.some((p) => unitsOf(args).includes(p.id) && p.at === args['to'])) {
      await page.evaluate((a) => globalThis.rasputitsa.session.act(a), action);
      await this.#player.settled();
      return;
    }
    if (!(await this.#begin(before, action))) {
      const button = page.locator(`[data-verb="${verb}"]`);
      if ((await button.count()) === 0) {
        // Behind "more".
        this.#general.count.clicks += 2;
        await page.evaluate((v) => globalThis.rasputitsa.session.begin(v), verb);
      } else await this.#general.press(`[data-verb="${verb}"]`);
    }
    for (let i = 0; i < 6; i++) {
      await this.#player.quiet();
      const asking = await page.evaluate(() => {
        const a = globalThis.rasputitsa.session.asking();
        return a && { verb: a.verb, asked: a.asked };
      });
      if (asking === null || asking.verb !== verb || asking.asked.arg === null) break;
      await this.#answer(asking.asked, args[asking.asked.arg]);
    }
    // Who adds a gun to an attack tells nobody anything yet: what can be done next has changed.
    const was = whereOf(before);
    for (let i = 0; whereOf(await this.#player.settled()) === was; i++) {
      if (i === PATIENCE) await this.#nothing(action);
      await page.waitForTimeout(50);
    }
    const now = await this.#player.standing();
    const from = new Map(before.view.pieces.map((p) => [p.id, p.at]));
    for (const p of now.view.pieces)
      if (p.side === now.viewer && from.get(p.id) !== p.at) {
        this.#general.moved.add(p.id);
        this.#general.marches++;
      }
  }
  async #nothing(action: Action): Promise<void> {
    const why = await this.#player.page.evaluate(() => globalThis.rasputitsa.session.refusal()?.text);
    await this.#player.shot('nothing');
    throw new Error(`${JSON.stringify(action)} came to nothing: ${why ?? ''}`);
  }
  /** Whether the order begins on the map or on the card of the battle. */
  async #begin(s: Standing, { verb, args }: Action): Promise<boolean> {
    const { page } = this.#player;
    const offer = s.offers.find((o) => o.verb === verb);
    const first = offer?.args[0];
    const value = first && args[first.name];
    if (!first || value === undefined) return false;
    if ((first.type === 'places' && Array.isArray(value) && value.length === 1) || first.type === 'place') {
      await this.#general.clickAt(Array.isArray(value) ? Number(value[0]) : Number(value));
      await this.#player.quiet();
      return page
        .evaluate((v) => globalThis.rasputitsa.session.asking()?.verb === v, verb)
        .then(async (isOn) => isOn || (await this.#player.standing()).version !== s.version);
    }
    const counter = page.locator(`.battle-choice [data-choice="${verb}"][data-piece="${Number(value)}"]`);
    if (first.type === 'piece' && (await counter.count()) > 0) {
      this.#general.count.clicks++;
      await counter.first().click();
      return true;
    }
    // A button that says the first answer at least.
    const button = await page.evaluate(
      ([v, given]) =>
        [...document.querySelectorAll<HTMLElement>('[data-action]')].findIndex((e) => {
          const a = JSON.parse(e.dataset['action'] ?? '{}') as { verb: string; args: Record<string, unknown> };
          const wanted = given as Record<string, unknown>;
          return (
            a.verb === v && Object.entries(a.args).every(([k, x]) => JSON.stringify(x) === JSON.stringify(wanted[k]))
          );
        }),
      [verb, args] as const,
    );
    if (button >= 0) {
      this.#general.count.clicks++;
      await page.locator('[data-action]').nth(button).click();
      return true;
    }
    if (!/^pieces?$/.test(first.type)) return false;
    const units = unitsOf(args);
    const at = s.view.pieces.find((p) => p.id === units[0])?.at ?? -1;
    const isOnMap = await page.evaluate((h) => h >= 0 && h < globalThis.rasputitsa.session.profile.hexes, at);
    if (!isOnMap || s.view.pieces.some((p) => units.includes(p.id) && p.at !== at)) return false;
    await this.takeUp(units);
    // Where these go is pressed on the map.
    const second = offer.args[1];
    const to = second && args[second.name];
    if (offer.args.length !== 2 || (second?.type !== 'place' && second?.name !== 'path')) return false;
    await this.#send(Array.isArray(to) ? Number(to.at(-1)) : Number(to), units);
    return true;
  }
  async #answer(
    asked: { readonly choices: readonly { readonly value: unknown }[]; readonly arg: string | null },
    value: unknown,
  ): Promise<void> {
    const { page } = this.#player;
    const isOffered = asked.choices.some((c) => isSame(c.value, value));
    const isWay = asked.arg === 'path';
    // A button or a hex, each one press; of a list that is not offered as such each member, and the word that this is all.
    if (isOffered || isWay || !Array.isArray(value)) this.#general.count.clicks++;
    else {
      const ticked = await page.evaluate(() => globalThis.rasputitsa.session.asking()?.ticked ?? []);
      const changed = [
        ...value.filter((v) => !ticked.includes(v as number)),
        ...ticked.filter((v) => !value.includes(v)),
      ];
      this.#general.count.clicks += changed.length + 1;
    }
    await page.evaluate((v) => globalThis.rasputitsa.session.answer(v as never), value);
  }
}
