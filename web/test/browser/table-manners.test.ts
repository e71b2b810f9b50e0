// What a player may expect of a table, at three sizes: results stay, steps that end by themselves say so and can be held, nothing
// lies over what is to be pressed, a group says before who goes, undo says what it takes back or what bars it.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Standing } from '@rasputitsa/host';
import type { SeededGame } from '../seeded-game.ts';
import { PASS } from '../../src/screens/pass-time.ts';
import { closeBrowser, DESKTOP, PHONE, Player, type Screen } from './player.ts';

const LAPTOP: Screen = { width: 1024, height: 768 };
const SIZES: readonly (readonly [string, Screen])[] = [
  ['1440', DESKTOP],
  ['1024', LAPTOP],
  ['phone', PHONE],
];
const EDELWEISS: SeededGame = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', { bot: 'greedy' }],
  seed: 11,
};
const SANDBOX: SeededGame = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  chairs: ['person', 'person'],
  sandbox: true,
  seed: 4,
};

let player: Player;
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

const stepOf = (s: Standing): string => s.view.phase.at(-1)?.node ?? '';
const offered = (s: Standing, verb: string): boolean => s.offers.some((o) => o.verb === verb && !o.refusal);
/** Sets what the settings dialog sets. */
async function set(key: string, value: string): Promise<void> {
  await player.page.evaluate(
    ([k, v]) => {
      const own = JSON.parse(localStorage.getItem('rasputitsa.settings') ?? '{}') as Record<string, string>;
      localStorage.setItem('rasputitsa.settings', JSON.stringify({ ...own, [k]: v }));
    },
    [key, value] as const,
  );
  await player.page.reload();
  await player.page.waitForSelector('#app > *');
}
const click = (selector: string) => player.page.locator(selector).first().click();

/** An attack on Rostov with three corps, up to the first fight. */
async function toBattle(): Promise<Standing> {
  await player.begin(EDELWEISS);
  await player.boardReady();
  const activate = (await player.standing()).starts['activate'];
  expect(activate?.ok).toBe(true);
  await player.doing(async () => {
    await player.page.evaluate(async () => {
      const { session, host } = globalThis.rasputitsa;
      const args: Record<string, unknown> = {};
      for (;;) {
        const asked = await host.choices(session.seat, 'activate', args);
        if (!asked.ok || asked.arg === null) break;
        const wanted = session.faces().find((f) => f.name.startsWith('U Army Group A'))?.id;
        args[asked.arg] = (asked.choices.find((c) => c.value === wanted) ?? asked.choices[0])?.value;
      }
      await session.act({ verb: 'activate', args: args as never });
    });
  });
  await player.doing(() => player.done());
  await player.doing(async () => {
    await player.page.evaluate(async () => {
      const { session } = globalThis.rasputitsa;
      const to = session.profile.labels.indexOf('Rostov');
      const three = ['X armor', 'W armor', 'V armor'].map((n) => session.faces().find((f) => f.name.startsWith(n))?.id);
      for (const piece of three) await session.act({ verb: 'move', args: { piece: piece ?? -1, to } });
    });
  });
  let s = await player.doing(() => player.done());
  for (let i = 0; i < 4 && !offered(s, 'fight'); i++) s = await player.doing(() => player.done());
  return s;
}
/** Does what a battle asks, until nothing more is asked of it. */
async function act(verb: string, value: unknown, arg: string): Promise<void> {
  await player.page.evaluate(
    ([v, a, x]) => globalThis.rasputitsa.session.act({ verb: v, args: { [a]: x as number } }),
    [verb, arg, value] as const,
  );
  await player.quiet();
}
/** The next thing a battle asks for, and its first answer; undefined when it asks for nothing more. */
function owed(s: Standing, ...verbs: readonly string[]): { verb: string; arg: string; value: unknown } | undefined {
  for (const verb of verbs) {
    const asked = s.starts[verb];
    const [first] = asked?.ok ? asked.choices : [];
    if (asked?.ok && asked.arg !== null && first && offered(s, verb))
      return { verb, arg: asked.arg, value: first.value };
  }
  return undefined;
}
/** One battle to its end. */
async function fight(from: Standing): Promise<Standing> {
  let s = from;
  let next = owed(s, 'fight');
  for (let i = 0; i < 20 && next; i++) {
    await act(next.verb, next.value, next.arg);
    s = await player.standing();
    next = owed(s, 'take', 'repel');
  }
  return s;
}
/** All of them: then nothing is left to do in the step. */
async function fightAll(from: Standing): Promise<void> {
  let s = from;
  for (let i = 0; i < 10 && owed(s, 'fight'); i++) s = await fight(s);
}

describe.each(SIZES)('at %s', (name, screen) => {
  it('the result of a battle stays, with cost, expectation and luck, until it is closed', async () => {
    player = await Player.sitDown(screen);
    const battles = await toBattle();
    await fightAll(battles);
    const results = player.page.locator('[data-results]');
    await results.waitFor();
    await player.atRest();
    await player.shot(`result-${name}`);
    const words = await results.innerText();
    expect(words).toMatch(/fights at \w/);
    expect(words).toMatch(/\d hits?, \d+\.\d expected/);
    expect(words).toMatch(/about average|(better|worse) than \d+ %/);
    const cost = await results.locator('[data-result-side="0"] td').first().innerText();
    expect(cost).toMatch(/nothing|−\d|eliminated/);
    expect(await player.page.locator('.battle').count()).toBe(1);
    // The phase ends by itself, the enemy moves: it is still there.
    const later = await player.settled(battles);
    expect(stepOf(later)).not.toBe(stepOf(battles));
    expect(await results.count()).toBe(1);
    await click('[data-act=close-results]');
    await results.waitFor({ state: 'detached' });
  });

  it('a result goes by itself where that was chosen', async () => {
    player = await Player.sitDown(screen);
    await set('results', 'quick');
    await fight(await toBattle());
    const results = player.page.locator('[data-results]');
    await results.waitFor();
    await results.waitFor({ state: 'detached', timeout: 15_000 });
    expect(await player.page.locator('.battle').count()).toBeLessThan(2);
  });

  it('a step in which nothing can be done says so, and can be held', async () => {
    player = await Player.sitDown(screen);
    const battles = await toBattle();
    // However slow the machine: the clock of the step stands still until the button was pressed.
    await player.page.evaluate((pass) => {
      const real = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (what: () => void, ms = 0) => (ms === pass ? 0 : real(what, ms)) });
    }, PASS);
    await fightAll(battles);
    await player.page.waitForSelector('[data-passing]');
    expect(await player.page.locator('[data-passing]').innerText()).toMatch(/ends by itself/);
    await player.shot(`passing-${name}`);
    await click('[data-act=stay]');
    await player.page.waitForSelector('[data-passing]', { state: 'detached' });
    const held = await player.settled();
    // By hand it ends.
    const on = await player.doing(() => player.done());
    expect(on.version).not.toBe(held.version);
  });

  it('steps that ended by themselves are named', async () => {
    player = await Player.sitDown(screen);
    await fightAll(await toBattle());
    await player.page.waitForSelector('[data-passing]');
    await player.page.waitForSelector('[data-passed]', { timeout: 30_000 });
    expect(await player.page.locator('[data-passed]').innerText()).toMatch(
      /Ended by themselves, with nothing to do: \w/,
    );
  });

  it('"stop after each phase" holds the computer’s phases too', async () => {
    player = await Player.sitDown(screen);
    await set('stepEnd', 'stop');
    await player.begin(EDELWEISS);
    await player.boardReady();
    let held = 0;
    for (let i = 0; i < 12 && held < 3; i++) {
      await player.page.waitForFunction(
        () =>
          document.querySelector('[data-held]') !== null ||
          (!globalThis.rasputitsa.session.standing().thinking && document.querySelector('[data-verb=done]') !== null),
      );
      if ((await player.page.locator('[data-held]').count()) > 0) {
        held++;
        const words = await player.page.locator('[data-held]').innerText();
        expect(words).toMatch(/is over\. Next: /);
        if (held === 1) await player.shot(`held-${name}`);
        await click('[data-act=go-on]');
        await player.page.waitForFunction(
          (was) => document.querySelector('[data-held]')?.textContent?.trim() !== was,
          words.replace(/\s+/g, ' '),
        );
      } else {
        expect(await player.page.locator('[data-passing]').count()).toBe(0);
        await player.done();
        await player.quiet();
      }
    }
    expect(held).toBe(3);
  });

  it('every legal target can be clicked while the stack is laid out', { timeout: 240_000 }, async () => {
    player = await Player.sitDown(screen);
    await player.begin(SANDBOX);
    await player.mapPainted();
    let s = await player.settled();
    for (let i = 0; i < 6 && !s.starts['move']; i++) s = await player.doing(() => player.done());
    await player.page.evaluate(() => globalThis.rasputitsa.board()?.fit());
    const box = await player.page.locator('[data-board]').boundingBox();
    const place = (at: number) =>
      player.page.evaluate((h) => {
        const p = globalThis.rasputitsa.board()?.screenOf(h) ?? { x: 0, y: 0 };
        const b = document.querySelector('[data-board]')?.getBoundingClientRect();
        const [x, y] = [(b?.x ?? 0) + p.x, (b?.y ?? 0) + p.y];
        const over = document.elementFromPoint(x, y);
        return { x, y, open: over?.closest('[data-board]') !== null && over !== null, over: over?.className ?? '' };
      }, at);
    expect(box).not.toBeNull();
    const stacks = await player.page.evaluate(() => {
      const { session } = globalThis.rasputitsa;
      return [...session.stacks()]
        .filter(([at, f]) => at < session.profile.hexes && f.some((x) => x.ready))
        .map(([at]) => at);
    });
    const nearest = (from: number, goals: readonly number[]): Promise<readonly number[]> =>
      player.page.evaluate(
        ([f, all, most]) => {
          const at = (h: number) => globalThis.rasputitsa.board()?.screenOf(h) ?? { x: 0, y: 0 };
          const far = (h: number) => Math.hypot(at(h).x - at(f).x, at(h).y - at(f).y);
          return [...all].sort((a, b) => far(a) - far(b)).slice(0, most);
        },
        [from, goals, 7] as const,
      );
    let [clicked, fanned] = [0, 0];
    for (const from of stacks) {
      const take = async (): Promise<readonly number[]> => {
        await player.page.keyboard.press('Escape');
        await player.quiet();
        const p = await place(from);
        await player.page.mouse.click(p.x, p.y);
        await player.quiet();
        return player.page.evaluate(() => {
          const { session } = globalThis.rasputitsa;
          return session
            .targets()
            .flatMap((t) => (t.asked.type === 'place' ? t.asked.choices.map((c) => Number(c.value)) : []));
        });
      };
      // The nearest are those that a stack laid out could lie over.
      const goals = await nearest(from, [...new Set(await take())]);
      for (const goal of goals) {
        await take();
        if ((await player.page.evaluate(() => globalThis.rasputitsa.board()?.fanned ?? null)) !== null) fanned++;
        const p = await place(goal);
        // What the page itself lays at the edges of the board is scrolled away from; nothing that was opened is in the way.
        if (!p.open) {
          expect(p.over).not.toMatch(/battle|fan|layers|slip/);
          continue;
        }
        const before = await player.standing();
        await player.doing(() => player.page.mouse.click(p.x, p.y));
        const after = await player.standing();
        const moved = after.view.pieces.filter((x) => before.view.pieces.find((y) => y.id === x.id)?.at !== x.at);
        expect(
          moved.map((x) => x.at),
          `${from} to ${goal}`,
        ).toContain(goal);
        clicked++;
        await player.doing(() => player.page.keyboard.press('Control+z'));
      }
    }
    expect(clicked).toBeGreaterThan(screen === PHONE ? 10 : 30);
    console.log(`${name}: ${clicked} targets of ${stacks.length} stacks clicked, ${fanned} with a stack laid out`);
  });

  it('undo says what it takes back, and which die bars it', async () => {
    player = await Player.sitDown(screen);
    const s = await toBattle();
    const undo = player.page.locator('[data-act=undo]');
    expect(await undo.getAttribute('aria-label')).toMatch(/^Undo: .*\w/);
    await fight(s);
    expect(await undo.getAttribute('aria-label')).toMatch(/cannot be undone/);
    await undo.click({ force: true });
    expect(await player.refusal()).toMatch(
      /cannot be undone: (dice were rolled|something was revealed).*\(.*(rolls|Revealed).*\)/,
    );
    await player.shot(`undo-barred-${name}`);
  });

  it('a group says before who goes, who stays and why; it is one entry of undo', async () => {
    player = await Player.sitDown(screen);
    await player.begin(SANDBOX);
    await player.boardReady();
    let s = await player.settled();
    for (let i = 0; i < 6 && !s.starts['move']; i++) s = await player.doing(() => player.done());
    // Two units of which only one reaches the goal.
    const found = await player.page.evaluate(async () => {
      const { session, host } = globalThis.rasputitsa;
      const start = session.standing().starts['move'];
      const ids = start?.ok ? start.choices.map((c) => Number(c.value)) : [];
      const reach = new Map<number, readonly number[]>();
      for (const id of ids) {
        const asked = await host.choices(session.seat, 'move', { piece: id });
        reach.set(id, asked.ok ? asked.choices.map((c) => Number(c.value)) : []);
      }
      for (const a of ids)
        for (const b of ids)
          for (const to of reach.get(a) ?? [])
            if (a !== b && !(reach.get(b) ?? []).includes(to)) {
              const both = (reach.get(a) ?? []).find((x) => (reach.get(b) ?? []).includes(x));
              if (both !== undefined) return { a, b, to, both };
            }
      return null;
    });
    if (!found) throw new Error('every unit reaches the same');
    const select = () =>
      player.page.evaluate(([a, b]) => globalThis.rasputitsa.session.select([a, b]), [found.a, found.b] as const);
    const press = async (at: number) => {
      const { x, y } = await player.spot(at);
      await player.page.mouse.click(x, y);
      await player.quiet();
    };
    await select();
    await player.quiet();
    await press(found.to);
    const plan = player.page.locator('[data-plan="1"]');
    await plan.waitFor();
    await player.shot(`plan-${name}`);
    expect(await plan.innerText()).toMatch(/1 of 2 can go to [^]* stays: \w/);
    expect((await player.standing()).version).toBe(s.version);
    await player.page.keyboard.press('Escape');
    await plan.waitFor({ state: 'detached' });
    await select();
    await player.quiet();
    await player.doing(() => press(found.both));
    const moved = await player.standing();
    expect(moved.view.pieces.filter((p) => p.at === found.both && (p.id === found.a || p.id === found.b))).toHaveLength(
      2,
    );
    const back = await player.doing(() => player.page.keyboard.press('Control+z'));
    expect(back.view.pieces).toEqual(s.view.pieces);
  });
});
