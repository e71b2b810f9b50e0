// What a player may expect of a table, at three sizes: results stay, steps that end by themselves say so and can be held, nothing
// lies over what is to be pressed, a group says before who goes, undo says what it takes back or what bars it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Standing } from '@rasputitsa/host';
import { PASS } from '../../src/screens/pass-time.ts';
import { EDELWEISS, SANDBOX, SIZES } from './openings.ts';
import { closeBrowser, Player } from './player.ts';

let player: Player;
afterEach(() => player.clean());
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

/** Army Group A takes command. */
async function activate(): Promise<void> {
  expect((await player.standing()).starts['activate']?.ok).toBe(true);
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
}
/** An attack on Rostov with three corps, up to the first fight. */
async function toBattle(moved: () => Promise<void> = () => Promise.resolve()): Promise<Standing> {
  await player.begin(EDELWEISS);
  await player.boardReady();
  await activate();
  await player.doing(() => player.done());
  await player.doing(async () => {
    await player.page.evaluate(async () => {
      const { session } = globalThis.rasputitsa;
      const to = session.profile.labels.indexOf('Rostov');
      const three = ['X armor', 'W armor', 'V armor'].map((n) => session.faces().find((f) => f.name.startsWith(n))?.id);
      for (const piece of three) await session.act({ verb: 'move', args: { piece: piece ?? -1, to } });
    });
  });
  await moved();
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
/** However slow the machine: the clock of a step that ends by itself stands still, until it is let go. */
async function holdPassing(): Promise<() => Promise<void>> {
  await player.page.evaluate((pass) => {
    const real = window.setTimeout.bind(window);
    Object.assign(window, { real, setTimeout: (what: () => void, ms = 0) => (ms === pass ? 0 : real(what, ms)) });
  }, PASS);
  return () => player.page.evaluate(() => void Object.assign(window, { setTimeout: Reflect.get(window, 'real') }));
}
/** All of them: then nothing is left to do in the step. */
async function fightAll(from: Standing): Promise<void> {
  let s = from;
  for (let i = 0; i < 10 && owed(s, 'fight'); i++) s = await fight(s);
}

/** Until the enemy has done something that is worth a report: he may let a turn pass, and his battles ask what is owed in them. */
async function untilHeActs(): Promise<void> {
  const report = player.page.locator('[data-digest]');
  for (let i = 0; i < 60 && (await report.count()) === 0; i++) {
    const s = await player.standing();
    const next = owed(s, 'take', 'repel', 'fight');
    if (next) await act(next.verb, next.value, next.arg);
    else if (offered(s, 'done')) await player.done();
    await player.page.waitForTimeout(100);
  }
  await report.waitFor();
}

describe.each(SIZES)('at %s', (name, screen) => {
  it('undo says what it takes back and which die bars it; a result stays with cost, expectation and luck; a step can be held', async () => {
    player = await Player.again(screen);
    // Somebody who has never been here: the offer to show the table goes before there is a result to read.
    await player.page.evaluate(() => localStorage.removeItem('rasputitsa.tour'));
    const undo = player.page.locator('[data-act=undo]');
    let before = '';
    const battles = await toBattle(async () => {
      before = (await undo.getAttribute('aria-label')) ?? '';
    });
    expect(before).toMatch(/^Undo: .*\w/);
    const letGo = await holdPassing();
    await fightAll(battles);
    const results = player.page.locator('[data-results]');
    await results.waitFor();
    await player.atRest();
    await player.shot(`result-${name}`);
    expect(await player.page.getByText('First time at this table?').count()).toBe(0);
    const words = await results.innerText();
    expect(words).toMatch(/fights at \w/);
    expect(words).toMatch(/\d hits?, \d+\.\d expected/);
    expect(words).toMatch(/about average|(better|worse) than \d+\s%/);
    const cost = await results.locator('[data-result-side="0"] td').first().innerText();
    expect(cost).toMatch(/nothing|−\d|eliminated/);
    expect(await player.page.locator('.battle').count()).toBe(1);
    expect(await undo.getAttribute('aria-label')).toMatch(/cannot be undone/);
    const fought = await player.standing();
    await undo.click({ force: true });
    expect(await player.refusal()).toMatch(
      /cannot be undone: (dice were rolled|something was revealed).*\(.*(rolls|Revealed).*\)/,
    );
    expect((await player.standing()).version).toBe(fought.version);
    await player.shot(`undo-barred-${name}`);
    // Nothing is left to do: the step says so, and can be held.
    await player.page.waitForSelector('[data-passing]');
    expect(await player.page.locator('[data-passing]').innerText()).toMatch(/ends by itself/);
    await player.shot(`passing-${name}`);
    await click('[data-act=stay]');
    await player.page.waitForSelector('[data-passing]', { state: 'detached' });
    await player.settled();
    // By hand it ends; the enemy moves, and the result is still there.
    await player.done();
    await untilHeActs();
    const later = await player.standing();
    expect(stepOf(later)).not.toBe(stepOf(battles));
    expect(await results.count()).toBe(1);
    // And with it what the enemy did in his turn, his ways on the map, until that is closed too.
    const digest = player.page.locator('[data-digest]');
    await digest.waitFor();
    await player.atRest();
    await player.shot(`digest-${name}`);
    expect(await digest.innerText()).toMatch(/\d+ Soviet units? moved\.[^]*moved \(\d+\)[^]* to /i);
    const arrows = () => player.page.evaluate(() => globalThis.rasputitsa.session.digest()?.marches.length ?? 0);
    expect(await arrows()).toBeGreaterThan(0);
    await click('[data-act=close-digest]');
    await digest.waitFor({ state: 'detached' });
    expect(await arrows()).toBe(0);
    await click('[data-act=close-results]');
    await results.waitFor({ state: 'detached' });
    await letGo();
  });

  it.each([
    ['skirmish', SANDBOX],
    ['eastfront', { ...EDELWEISS, chairs: ['person', 'person'], sandbox: true }],
  ] as const)(
    '%s: every legal target of every stack can be clicked while the stack is laid out',
    async (game, spec) => {
      player = await Player.again(screen);
      await player.begin(spec);
      await player.mapPainted();
      if (game === 'eastfront') await activate();
      let s = await player.settled();
      for (let i = 0; i < 6 && !s.starts['move']; i++) s = await player.doing(() => player.done());
      const stacks = await player.page.evaluate(() => {
        const { session } = globalThis.rasputitsa;
        const own = [...session.stacks()].filter(([at, f]) => at < session.profile.hexes && f.some((x) => x.ready));
        return own.sort((x, y) => y[1].length - x[1].length).map(([at]) => at);
      });
      let [clicked, fanned] = [0, 0];
      const covers: string[] = [];
      for (const from of stacks.slice(0, 12)) {
        const { x, y } = await player.spot(from);
        await player.page.mouse.click(x, y);
        await player.quiet();
        // What is clicked is only noted: nothing moves, so every target of the same position is tried.
        const goals = await player.page.evaluate(() => {
          const { session } = globalThis.rasputitsa;
          const seen: number[] = [];
          Object.assign(globalThis, { seen, pick: session.pick.bind(session) });
          Object.assign(session, { pick: (hit: { at: number }) => void seen.push(hit.at) });
          return [
            ...new Set(
              session
                .targets()
                .flatMap((t) => (t.asked.type === 'place' ? t.asked.choices.map((c) => Number(c.value)) : [])),
            ),
          ];
        });
        for (const goal of goals) {
          const p = await player.page.evaluate(
            ([f, h]) => {
              const board = globalThis.rasputitsa.board();
              board?.fan(f);
              const spot = board?.screenOf(h) ?? { x: -1, y: -1 };
              const b = document.querySelector('[data-board]')?.getBoundingClientRect();
              const [px, py] = [(b?.x ?? 0) + spot.x, (b?.y ?? 0) + spot.y];
              const over = document.elementFromPoint(px, py);
              const inside = spot.x > 0 && spot.y > 0 && spot.x < (b?.width ?? 0) && spot.y < (b?.height ?? 0);
              return {
                px,
                py,
                inside,
                open: over?.closest('[data-board]') != null,
                over: over?.className ?? '',
                fan: board?.fanned ?? null,
              };
            },
            [from, goal] as const,
          );
          if (!p.inside) continue;
          // What the page itself lays at the edges of the board is scrolled away from; nothing that was opened is in the way.
          if (!p.open) {
            covers.push(p.over);
            continue;
          }
          await player.page.mouse.click(p.px, p.py);
          const hit = await player.page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen.pop());
          expect(hit, `${from} to ${goal}`).toBe(goal);
          clicked++;
          if (p.fan !== null) fanned++;
        }
        await player.page.evaluate(() => {
          const { pick } = globalThis as unknown as { pick: unknown };
          Object.assign(globalThis.rasputitsa.session, { pick });
        });
        await player.page.keyboard.press('Escape');
        await player.quiet();
      }
      console.log(
        `${game} ${name}: ${clicked} targets of ${Math.min(12, stacks.length)} stacks clicked, ${fanned} with the stack laid out; ${covers.length} under the edges`,
      );
      expect(clicked).toBeGreaterThan(30);
      expect(fanned).toBeGreaterThan(3);
      expect(covers.filter((c) => /battle|layers|digest/.test(c))).toEqual([]);
    },
  );

  it('a group says before who goes, who stays and why; it is one entry of undo', async () => {
    player = await Player.again(screen);
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

describe('with results that go by themselves', () => {
  beforeAll(async () => {
    player = await Player.sitDown();
    await set('results', 'quick');
  });
  it.each(SIZES)('at %s a result goes by itself, and steps that ended by themselves are named', async (_, screen) => {
    await player.home(screen);
    await fightAll(await toBattle());
    const results = player.page.locator('[data-results]');
    await player.page.waitForSelector('[data-passed]', { timeout: 30_000 });
    expect(await player.page.locator('[data-passed]').innerText()).toMatch(
      /Ended by themselves, with nothing to do: \w/,
    );
    await results.waitFor({ state: 'detached', timeout: 15_000 });
    expect(await player.page.locator('.battle').count()).toBeLessThan(2);
  });
});

describe('with "stop after each phase"', () => {
  beforeAll(async () => {
    player = await Player.sitDown();
    await set('stepEnd', 'stop');
  });
  it.each(SIZES)('at %s the computer’s phases are held too', async (name, screen) => {
    await player.home(screen);
    await player.begin(EDELWEISS);
    await player.boardReady();
    let [held, passing] = [0, 0];
    const said: string[] = [];
    for (let i = 0; i < 12 && held < 3; i++) {
      await player.page.waitForFunction(
        () =>
          document.querySelector('[data-held]') !== null ||
          (!globalThis.rasputitsa.session.standing().thinking && document.querySelector('[data-verb=done]') !== null),
      );
      if ((await player.page.locator('[data-held]').count()) > 0) {
        held++;
        const words = await player.page.locator('[data-held]').innerText();
        said.push(words);
        if (held === 1) await player.shot(`held-${name}`);
        await click('[data-act=go-on]');
        await player.page.waitForFunction(
          (was) => document.querySelector('[data-held]')?.textContent?.trim() !== was,
          words.replace(/\s+/g, ' '),
        );
      } else {
        passing += await player.page.locator('[data-passing]').count();
        await player.done();
        await player.quiet();
      }
    }
    expect(said).toEqual([1, 2, 3].map(() => expect.stringMatching(/is over\. Next: /) as string));
    expect([held, passing]).toEqual([3, 0]);
  });
});
