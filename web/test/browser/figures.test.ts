// What the page costs: script until the first board, tasks of the main thread while a turn is played, the answer to "where can it go",
// memory. The figures are printed (docs/performance.md has those of a quiet machine); the limits here are wider, for busy ones.
import { afterAll, afterEach, beforeEach, expect, inject, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { type Task, tasksDuring, workOf } from './main-thread.ts';
import { closeBrowser, Player } from './player.ts';

const KB = 1024;
/** No task of the main thread may take longer, in milliseconds of the thread. */
const LONGEST = 50;
/** What workOf takes where the limit was measured: two cores that twenty others wait for. On a slower machine it grows with the work. */
const WORK = 60;
let player: Player;
beforeEach(async () => {
  player = await Player.sitDown();
});
afterEach(() => player.leave());
afterAll(closeBrowser);

it('the first board needs at most 250 kB of script, compressed', async () => {
  const scripts = new Map<string, number>();
  const data = new Map<string, number>();
  const asked: Promise<void>[] = [];
  player.context.on('response', (r) => {
    const url = new URL(r.url());
    if (!/\.(js|json|txt|plan)$/.test(url.pathname)) return;
    asked.push(
      r.body().then(
        (body) => void (/\/map-|\/maps\//.test(url.pathname) ? data : scripts).set(url.pathname, gzipSync(body).length),
        () => undefined,
      ),
    );
  });
  // A fresh page, straight to a table, as a link in a message would lead there.
  const id = await player.begin({
    game: 'eastfront',
    scenario: 'edelweiss',
    options: {},
    chairs: ['person', { bot: 'greedy' }],
    seed: 3,
  });
  await player.quiet();
  await Promise.all(asked);
  scripts.clear();
  data.clear();
  const started = performance.now();
  await player.page.goto(`${inject('page')}?fresh#/table/${id}`);
  await player.boardReady();
  const placed = performance.now() - started;
  await player.mapPainted();
  const painted = performance.now() - started;
  await Promise.all(asked);
  const sum = (m: ReadonlyMap<string, number>): number => [...m.values()].reduce((a, b) => a + b, 0) / KB;
  console.log(
    `script ${sum(scripts).toFixed(1)} kB gzip in ${scripts.size} files, map data ${sum(data).toFixed(0)} kB; pieces after ${placed.toFixed(0)} ms, map painted after ${painted.toFixed(0)} ms`,
  );
  for (const [name, size] of [...scripts].toSorted((a, b) => b[1] - a[1]).slice(0, 10))
    console.log(`  ${(size / KB).toFixed(1)} kB ${name}`);
  // Whoever sits at a table has chosen: what the lab found and what stands on the boxes is for those who choose.
  expect([...scripts.keys()].filter((name) => /\/(trials|cards)-/.test(name))).toEqual([]);
  expect(sum(scripts)).toBeGreaterThan(30);
  expect(sum(scripts)).toBeLessThan(250);
});

/** The longest task against what it may be here; says what the longest did. */
async function longest(what: string, tasks: readonly Task[]): Promise<{ readonly own: number; readonly most: number }> {
  const work = await workOf(player);
  const slow = Math.max(1, work / WORK);
  console.log(
    `${what}: work of ${WORK} ms took ${work.toFixed(0)}; longest tasks of the main thread, own time (by the clock):`,
  );
  for (const t of tasks.slice(0, 5)) console.log(`  ${t.own.toFixed(0)} ms (${t.clock.toFixed(0)}): ${t.parts}`);
  return { own: tasks[0]?.own ?? 0, most: LONGEST * slow };
}

it.each([
  ['eastfront', 'edelweiss'],
  ['war-in-the-east', 'barbarossa'],
])('%s opens without long tasks on the main thread', async (game, scenario) => {
  const spec = { game, scenario, options: {}, chairs: ['person', 'person'], seed: 3, sandbox: true } as const;
  // Once, so that what the page fetches is at hand; then as every time after.
  const id = await player.begin(spec);
  await player.mapPainted();
  await player.page.evaluate(() => void (location.hash = '#/'));
  await player.page.waitForSelector('.tables');
  const tasks = await tasksDuring(player, async () => {
    await player.page.evaluate((t) => void (location.hash = `#/table/${t}`), id);
    await player.page.waitForSelector('[data-table], .hand-over');
    await player.mapPainted();
    await player.quiet();
  });
  const opening = await longest(`opening ${game}`, tasks);
  expect(opening.own).toBeLessThan(opening.most);
});

it('plays without long tasks on the main thread, answers quickly, and stays small', async () => {
  await player.begin({
    game: 'eastfront',
    scenario: 's43',
    options: {},
    chairs: ['person', { bot: 'greedy' }],
    seed: 3,
  });
  await player.mapPainted();
  for (let i = 0; i < 6; i++) {
    const s = await player.settled();
    if (s.starts['activate']) break;
    if (s.offers.some((o) => o.verb === 'done' && !o.refusal)) await player.doing(() => player.done());
    else await player.doing(() => player.verb('deploy-for-me'));
  }
  const asked: number[] = [];
  const tasks = await tasksDuring(player, async () => {
    // Two headquarters, then twenty selections and moves.
    for (let i = 0; i < 2; i++) {
      await player.page.keyboard.press('n');
      await player.order('activate');
    }
    await player.doing(() => player.done());
    for (let i = 0; i < 20; i++) {
      await player.page.keyboard.press('n');
      await player.quiet();
      asked.push(
        await player.page.evaluate(async () => {
          const { host, session } = globalThis.rasputitsa;
          const pieces = [...session.selected()];
          const t = performance.now();
          await host.targets(session.seat, { pieces });
          return performance.now() - t;
        }),
      );
    }
    for (const layer of ['1', '2', '3', '4', '9', '0']) {
      await player.page.keyboard.press(layer);
      await player.quiet();
    }
  });
  const cdp = await player.context.newCDPSession(player.page);
  const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number };
  const sorted = asked.toSorted((a, b) => a - b);
  console.log(
    `targets: median ${(sorted[10] ?? 0).toFixed(1)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(1)} ms;  heap of the page ${(usedSize / KB / KB).toFixed(0)} MB; ${JSON.stringify(await player.page.evaluate(() => globalThis.rasputitsa.board()?.stats()))}`,
  );
  expect(sorted[10] ?? 0).toBeLessThan(120);
  const turn = await longest('a turn', tasks);
  expect(turn.own).toBeLessThan(turn.most);
  // The computer’s turn, with its digest.
  const answered = await tasksDuring(player, async () => {
    for (let i = 0; i < 6; i++) {
      const { offers } = await player.settled();
      const ends = offers.some((o) => o.verb === 'done' && !o.refusal);
      if (!ends || (await player.page.locator('[data-digest]').count()) > 0) break;
      await player.doing(() => player.done());
    }
    await player.settled();
  });
  const reply = await longest('the answer', answered);
  expect(reply.own).toBeLessThan(reply.most);
  expect(usedSize / KB / KB).toBeLessThan(300);
});
