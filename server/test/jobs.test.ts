// Work that nobody waits for: in one process, and shared by several on PostgreSQL.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadGame } from '@rasputitsa/cli/node-games';
import { type Played, playPlan } from '@rasputitsa/cli/simulation';
import pino from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Chores, type Reminder } from '../src/chores.ts';
import { FarDesk } from '../src/desk.ts';
import { type Jobs, localJobs } from '../src/jobs.ts';
import { openBoss, postgresJobs } from '../src/node-jobs.ts';
import { startServer } from '../src/node-server.ts';
import { spreadOver, workFor } from '../src/spread.ts';
import type { FarTable } from '../src/wire.ts';
import { freshDatabase, house, SPEC, until } from './house.ts';

const LATE = 300_000;
const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
const kinds: readonly [string, () => Promise<Jobs>][] = [
  ['in one process', () => Promise.resolve(localJobs(Date.now, () => undefined))],
  ['on PostgreSQL', async () => postgresJobs({ url: await freshDatabase(), complain: () => undefined })],
];

describe.each(kinds)('jobs %s', (_, open) => {
  test(
    'each is done, one waits for each key, what is for later is done later, a failure stops nobody',
    async () => {
      const jobs = await open();
      ends.push(() => jobs.close());
      const done: string[] = [];
      const later = Date.now() + 1500;
      let doneLater = 0;
      await jobs.add('deeds', { what: 'later' }, { at: later });
      await jobs.add('deeds', { what: 'once' }, { key: 'k' });
      await jobs.add('deeds', { what: 'not again' }, { key: 'k', at: Date.now() + 1000 });
      await jobs.add('deeds', { what: 'fails' });
      await jobs.add('deeds', { what: 'next' });
      await jobs.work('deeds', { atOnce: 1, within: 60 }, async (data) => {
        const { what } = data as { readonly what: string };
        done.push(what);
        if (what === 'later') doneLater = Date.now();
        if (what === 'fails' && done.filter((x) => x === what).length === 1) throw new Error('this one fails once');
        await pause(1);
      });
      await until(() => done.includes('later') && done.includes('next'));
      expect(doneLater).toBeGreaterThanOrEqual(later);
      expect(done.filter((x) => x === 'once')).toHaveLength(1);
    },
    LATE,
  );
});

test(
  'on PostgreSQL what one process cannot do another does, and what waits outlives them',
  async () => {
    const url = await freshDatabase();
    const first = await postgresJobs({ url, complain: () => undefined });
    await first.add('deeds', { n: 1 });
    await first.close();
    const done: string[] = [];
    const [a, b] = [
      await postgresJobs({ url, complain: () => undefined }),
      await postgresJobs({ url, complain: () => undefined }),
    ];
    ends.push(
      () => a.close(),
      () => b.close(),
    );
    await a.work('deeds', { atOnce: 1, within: 60 }, () => Promise.reject(new Error('not here')));
    await b.work('deeds', { atOnce: 1, within: 60 }, async () => void done.push('there'));
    await until(() => done.length > 0);
    expect(done).toEqual(['there']);
  },
  LATE,
);

test(
  'the clocks of two processes on one database run once',
  async () => {
    const calls = vi.spyOn(FarDesk.prototype, 'callTime');
    const url = await freshDatabase();
    const start = () =>
      startServer({ at: { url }, address: '127.0.0.1', port: 0, threads: 1, log: pino({ level: 'silent' }) });
    const servers = [await start(), await start()];
    ends.push(() => Promise.all(servers.map((s) => s.close().catch(() => undefined))));
    await until(() => calls.mock.calls.length >= 2);
    const [before, begun] = [calls.mock.calls.length, performance.now()];
    await pause(5000);
    const seconds = (performance.now() - begun) / 1000;
    const perSecond = (calls.mock.calls.length - before) / seconds;
    calls.mockRestore();
    // Two that looked for themselves would come to two.
    expect(perSecond).toBeGreaterThan(0.3);
    expect(perSecond).toBeLessThan(1.5);
  },
  LATE,
);

test.each([
  ['at once', {}],
  ['later', { delay: 3_600_000 }],
])(
  'the computer plays on when nobody sits there any more, where spectators see it %s',
  async (_, more) => {
    const home = await house();
    ends.push(() => home.close());
    const anna = home.person();
    // The computer has the first move, and nobody ever sits down.
    const made = await anna.makes({ ...SPEC, ...more, chairs: [{ bot: 'random' }, 'me'] });
    const info = async (): Promise<FarTable['info'] | undefined> => (await anna.host.show([made.key]))[0]?.info;
    anna.keys.push(made.key);
    expect((await info())?.owing).toContain(0);
    const end = performance.now() + LATE / 2;
    for (let now = await info(); now?.owing?.includes(0); now = await info()) {
      if (performance.now() > end) throw new Error('the computer waits for somebody to look');
      await pause(200);
    }
  },
  LATE,
);

describe('reminders', () => {
  function setUp(far: () => Partial<FarTable['info']> & { readonly clock?: FarTable['clock'] }) {
    let now = 1_000_000;
    const asked: { readonly data: object; readonly at: number; readonly key: string }[] = [];
    const reminded: (readonly [string, number, Reminder])[] = [];
    let handle: ((data: object) => Promise<void>) | undefined;
    const jobs: Jobs = {
      add: async (name, data, when) => {
        if (name !== 'reminders' || asked.some((a) => a.key === when?.key)) return;
        asked.push({ data, at: when?.at ?? now, key: when?.key ?? '' });
      },
      work: async (name, _, work) => {
        if (name === 'reminders') handle = work;
      },
      every: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    const chores = new Chores({
      jobs,
      now: () => now,
      shown: () => {
        const { clock = null, ...info } = far();
        const base = { id: 't', chairs: ['person', 'person'], entries: 5, owing: [0], over: null };
        return Promise.resolve({
          begun: true,
          adjourned: false,
          clock,
          info: { ...base, ...info },
        } as unknown as FarTable);
      },
      play: () => Promise.resolve(),
      remind: async (table, side, what) => void reminded.push([table, side, what]),
    });
    const pass = async (ms: number): Promise<void> => {
      now += ms;
      for (const job of asked.filter((a) => a.at <= now)) {
        asked.splice(asked.indexOf(job), 1);
        await handle?.(job.data);
      }
    };
    return { chores, pass, reminded, asked };
  }
  const HOUR = 3_600_000;
  const days = (n: number): FarTable['clock'] => ({
    spec: { base: n * 24 * HOUR, plus: 0, out: 'loses' },
    state: { left: [n * 24 * HOUR, n * 24 * HOUR], running: [0], since: 1_000_000 },
  });
  test('who is waited for is reminded once, and again when little time is left', async () => {
    const { chores, pass, reminded } = setUp(() => ({ clock: days(3) }));
    await chores.begin();
    await chores.moved('t');
    await chores.moved('t');
    await pass(60_000);
    expect(reminded).toEqual([]);
    await pass(HOUR);
    expect(reminded).toEqual([['t', 0, 'turn']]);
    await pass(56 * HOUR);
    expect(reminded).toEqual([
      ['t', 0, 'turn'],
      ['t', 0, 'time'],
    ]);
    await pass(24 * HOUR);
    expect(reminded).toHaveLength(2);
  });
  test('who has decided meanwhile is not reminded of that; who is waited for again is', async () => {
    let info: Partial<FarTable['info']> = {};
    const { chores, pass, reminded } = setUp(() => info);
    await chores.begin();
    await chores.moved('t');
    info = { entries: 9, owing: [1] };
    await pass(HOUR);
    expect(reminded).toEqual([]);
    info = { entries: 10, owing: [0] };
    await chores.moved('t');
    info = { entries: 12, owing: [0] };
    await pass(HOUR);
    expect(reminded).toEqual([]);
    await pass(HOUR);
    expect(reminded).toEqual([['t', 0, 'turn']]);
  });
  test('live games, computers and games that are over remind nobody', async () => {
    for (const far of [
      { clock: { ...days(1), spec: { base: HOUR, plus: 0, out: 'loses' as const } } as FarTable['clock'] },
      { chairs: [{ bot: 'random' }, 'person'] as FarTable['info']['chairs'] },
      { over: 'won' },
    ]) {
      const { chores, asked } = setUp(() => far);
      await chores.begin();
      await chores.moved('t');
      expect(asked).toEqual([]);
    }
  });
});

describe('simulations', () => {
  test(
    'two workers play what one would: the same games for the same seeds',
    async () => {
      const url = await freshDatabase();
      const { game } = await loadGame('skirmish');
      const plan = {
        game: 'skirmish',
        scenario: game.scenarios[0]?.id ?? '',
        options: {},
        bots: ['random', 'greedy'],
        firstSeed: 7,
        games: 12,
        mostActions: 100_000,
      };
      const complain = (): void => undefined;
      const [boss, ...workers] = await Promise.all([1, 2, 3].map(() => openBoss(url, complain)));
      if (!boss) throw new Error('there is no database');
      ends.push(...[boss, ...workers].map((b) => () => b.stop({ graceful: false })));
      const told = [0, 0];
      for (const [i, worker] of workers.entries()) await workFor(worker, 1, () => (told[i] = (told[i] ?? 0) + 1));
      const played: Played[] = [];
      await spreadOver(boss, { plan, rules: game.version }, (some) => played.push(...some));
      expect(played.toSorted((a, b) => a.seed - b.seed)).toEqual([...playPlan(game, plan)]);
      // Nobody did all of it.
      expect(told.every((n) => n > 0)).toBe(true);
    },
    LATE,
  );
  test(
    'rasputitsa simulate --jobs and rasputitsa work --jobs',
    async () => {
      const url = await freshDatabase();
      const worker = spawn(process.execPath, [MAIN, 'work', '--jobs', url, '--cores', '1'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      ends.push(async () => {
        if (worker.exitCode !== null) return;
        worker.kill('SIGTERM');
        await once(worker, 'exit');
      });
      const run = async (...jobs: readonly string[]): Promise<Record<string, unknown>> => {
        const args = [MAIN, 'simulate', 'skirmish', '--games', '6', '--seed', '3', '--json', ...jobs];
        const { stdout } = await promisify(execFile)(process.execPath, args);
        return JSON.parse(stdout) as Record<string, unknown>;
      };
      const [far, here] = [await run('--jobs', url), await run('--jobs', '1')];
      for (const what of ['results', 'length', 'finished', 'problems']) expect(far[what]).toEqual(here[what]);
    },
    LATE,
  );
});
