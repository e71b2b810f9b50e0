// How long computers take for a turn in the page's worker, by level; whether the page stays at hand meanwhile, and what hurrying them is
// worth. It takes minutes and its figures belong to the machine, so it runs on demand only (docs/performance.md):
//   TURNS=4 npx vitest run --project browser turn-times
// GAMES and LEVELS choose some of them (GAMES=eastfront,ukraine43 LEVELS=veteran), SECONDS how long one game at one level may take (240):
// then it is told as far as it has come; HELPERS how many workers simulate beside the one with the rules, whatever the machine has. A table of all is printed at the end, and written to the file TABLE, if that is given.
import { writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Standing } from '@rasputitsa/host';
import { letHelp } from './cores.ts';
import { tasksDuring, workOf } from './main-thread.ts';
import { closeBrowser, Player } from './player.ts';

const TURNS = Number(process.env['TURNS'] ?? 0);
const SCENARIOS = [
  ['eastfront', 's43'],
  ['russian-front', 'short'],
  ['moscow41', 'typhoon'],
  ['ukraine43', 'october'],
  ['war-in-the-east', 'barbarossa'],
] as const;
const wanted = (name: string, all: readonly string[]): readonly string[] => process.env[name]?.split(',') ?? all;
const LEVELS = wanted('LEVELS', ['regular', 'veteran', 'marshal']);
const HELPERS = process.env['HELPERS'];
/** As the page calls them. */
const TITLES: Readonly<Record<string, string>> = { regular: 'Regular', veteran: 'Veteran', marshal: 'Marshal' };
const GAMES = wanted(
  'GAMES',
  SCENARIOS.map(([id]) => id),
);
/** No task of the main thread may take longer, in milliseconds of the thread; on a machine where workOf takes longer than WORK, so do they. */
const LONGEST = 50;
const WORK = 60;
/** A game that takes longer is measured as far as it has come. */
const MOST = Number(process.env['SECONDS'] ?? 240) * 1000;
/** The main thread is watched for so long: a trace of minutes would be a burden of its own. */
const WATCHED = 8000;
/** Whoever is hurried acts within this: the simulation at hand is played to its end. */
const HURRIED = 10_000;

interface Turn {
  readonly seconds: number;
  /** Whether anything was planned in it: others are carried out at once. */
  readonly planned: boolean;
  /** It had not ended when time was up: it takes longer than that. */
  readonly cut?: true;
}
const COLUMNS = [
  'game',
  'level',
  'turns',
  'median s',
  'worst s',
  'longest task of the page, ms',
  'hurried, acts after s',
  'of a processor, %',
] as const;
const rows: (readonly string[])[] = [];
let player: Player;
beforeEach(async () => {
  player = await Player.sitDown();
  if (HELPERS !== undefined) await letHelp(player, { most: Number(HELPERS) });
});
afterEach(() => player.leave());
afterAll(async () => {
  await closeBrowser();
  if (rows.length === 0) return;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const ruled = line(COLUMNS.map((_, i) => (i < 2 ? '---' : '--:')));
  const table = [line(COLUMNS), ruled, ...rows.map(line)].join('\n');
  console.log(table);
  const file = process.env['TABLE'];
  if (file !== undefined) writeFileSync(file, `${table}\n`);
});

/** Player-turns of the game that is played at the table, until there are so many that count. */
function turnsPlayed(most: number, plans: boolean): Promise<readonly Turn[]> {
  return player.page.evaluate(
    (n) =>
      new Promise<readonly Turn[]>((resolve) => {
        const { host, session } = globalThis.rasputitsa;
        const turns: Turn[] = [];
        const turnOf = ({ view }: Standing): string | undefined => {
          const side = view.phase.find((f) => f.side >= 0)?.side;
          const tracks = ['turn', 'month', 'fortnight'].map((id) => view.tracks[id] ?? 0);
          return side === undefined ? undefined : `${side} ${tracks.join(' ')}`;
        };
        // Who does not plan may have done half of the first turn before anybody listens.
        const first = n.plans ? turnOf(session.standing()) : undefined;
        let [turn, began, planned] = [first, performance.now(), false];
        const end = (cut: boolean): void => {
          stop();
          clearTimeout(limit);
          const seconds = (performance.now() - began) / 1000;
          resolve(cut && (planned || !n.plans) ? [...turns, { seconds, planned, cut: true }] : turns);
        };
        const limit = setTimeout(() => end(true), n.limit);
        const stop = host.listen((news) => {
          if (news.kind === 'thinking') planned = true;
          if (news.kind !== 'standing' || news.standing.table.id !== session.table) return;
          const { table } = news.standing;
          const now = turnOf(news.standing);
          if ((now !== undefined && now !== turn) || table.over !== null) {
            const seconds = (performance.now() - began) / 1000;
            if (turn !== undefined && (planned || !n.plans)) turns.push({ seconds, planned });
            [turn, began, planned] = [now, performance.now(), false];
          }
          if (turns.length >= n.most || table.over !== null) end(false);
        });
      }),
    { most, limit: MOST, plans },
  );
}
/** Hurries whoever thinks, and says how many milliseconds later something is done; undefined where nobody thinks any more. */
function hurried(): Promise<number | undefined> {
  return player.page.evaluate(
    (limit) =>
      new Promise<number | undefined>((resolve) => {
        const { host, session } = globalThis.rasputitsa;
        let asked: number | undefined;
        const end = (late: number | undefined): void => {
          stop();
          clearTimeout(over);
          resolve(late);
        };
        const over = setTimeout(() => end(asked === undefined ? undefined : performance.now() - asked), limit);
        const stop = host.listen((news) => {
          if (news.kind === 'thinking' && news.share < 0.5 && asked === undefined) {
            asked = performance.now();
            void host.hurry(session.seat);
          }
          if (news.kind !== 'standing') return;
          if (asked !== undefined) end(performance.now() - asked);
          else if (news.standing.table.over !== null) end(undefined);
        });
      }),
    MOST,
  );
}
/** Processor time of the page and its worker so far, in seconds: on a busy machine the clock says little. */
async function processorTime(): Promise<number> {
  const cdp = await player.context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await cdp?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  await cdp?.detach();
  return processInfo.filter((p) => p.type === 'renderer').reduce((sum, p) => sum + p.cpuTime, 0);
}
function middle(list: readonly number[]): number {
  const [sorted, half] = [list.toSorted((a, b) => a - b), (list.length - 1) / 2];
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

describe.runIf(TURNS > 0)('a turn of a computer', () => {
  const cases = SCENARIOS.filter(([id]) => GAMES.includes(id)).flatMap(([game, scenario]) =>
    LEVELS.map((level) => [game, scenario, level] as const),
  );
  it.each(cases)('%s, %s: %s', { timeout: 2 * MOST + 120_000 }, async (game, scenario, level) => {
    const chairs = [{ bot: level }, { bot: level }];
    const plans = level === 'veteran' || level === 'marshal';
    await player.begin({ game, scenario, options: {}, chairs, seed: 3 });
    await player.boardReady();
    const [spent, since] = [await processorTime(), performance.now()];
    let share = 0;
    const [turns, tasks] = await Promise.all([
      turnsPlayed(TURNS, plans).then(async (all) => {
        share = (await processorTime()) - spent;
        share /= (performance.now() - since) / 1000;
        return all;
      }),
      tasksDuring(player, () => player.page.waitForTimeout(WATCHED)),
    ]);
    const late = plans ? await hurried() : undefined;
    const slow = Math.max(1, (await workOf(player)) / WORK);
    const seconds = turns.map((t) => t.seconds);
    const longest = tasks[0]?.own ?? 0;
    const more = turns.some((t) => t.cut) ? '>' : '';
    rows.push([
      `${game} ${scenario}`,
      TITLES[level] ?? level,
      String(turns.length),
      middle(seconds).toFixed(1),
      `${more}${Math.max(0, ...seconds).toFixed(1)}`,
      longest.toFixed(0),
      late === undefined ? '' : (late / 1000).toFixed(1),
      (100 * share).toFixed(0),
    ]);
    console.log(rows.at(-1)?.join(', '));
    expect(turns.length).toBeGreaterThan(0);
    expect(longest).toBeLessThan(LONGEST * slow);
    expect(late ?? 0).toBeLessThan(HURRIED * slow);
  });
});
