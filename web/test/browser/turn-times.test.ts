// How long computers that plan take for a turn in the page, whether the page stays at hand meanwhile, and what hurrying them is worth. It
// takes minutes and its figures belong to the machine, so it runs on demand only (docs/performance.md):
//   TURNS=4 npx vitest run --project browser turn-times
// LEVELS and GAMES choose some of them: LEVELS=veteran GAMES=eastfront,ukraine43
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
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
const LEVELS = wanted('LEVELS', ['veteran', 'marshal']);
const GAMES = wanted(
  'GAMES',
  SCENARIOS.map(([id]) => id),
);
/** No task of the main thread may take longer, in milliseconds of the thread; on a machine where workOf takes longer than WORK, so do they. */
const LONGEST = 50;
const WORK = 60;
/** A game that takes longer is measured as far as it has come. */
const MOST = 600_000;
/** The main thread is watched for so long: a trace of minutes would be a burden of its own. */
const WATCHED = 8000;
/** Whoever is hurried acts within this: the simulation at hand is played to its end. */
const HURRIED = 10_000;

interface Turn {
  readonly seconds: number;
  /** Whether anything was planned in it: others are carried out at once. */
  readonly planned: boolean;
}
let player: Player;
beforeEach(async () => {
  player = await Player.sitDown();
});
afterEach(() => player.leave());
afterAll(closeBrowser);

/** Player-turns of the game that is played at the table, until there are so many that were planned. */
function turnsPlayed(most: number, limit: number): Promise<readonly Turn[]> {
  return player.page.evaluate(
    (n) =>
      new Promise<readonly Turn[]>((resolve) => {
        const { host } = globalThis.rasputitsa;
        const turns: Turn[] = [];
        let [turn, began, planned] = ['', performance.now(), false];
        const end = (): void => {
          stop();
          resolve(turns);
        };
        const stop = host.listen((news) => {
          if (news.kind === 'thinking') planned = true;
          if (news.kind !== 'standing') return;
          const { view, table } = news.standing;
          const side = view.phase.find((f) => f.side >= 0)?.side ?? -1;
          const now = `${side} ${['turn', 'month', 'fortnight'].map((id) => view.tracks[id] ?? 0).join(' ')}`;
          if ((side >= 0 && now !== turn) || table.over !== null) {
            if (turn !== '') turns.push({ seconds: (performance.now() - began) / 1000, planned });
            [turn, began, planned] = [now, performance.now(), false];
          }
          if (turns.filter((t) => t.planned).length >= n.most || table.over !== null) end();
        });
        setTimeout(end, n.limit);
      }),
    { most, limit },
  );
}
/** Hurries whoever thinks, and says how many milliseconds later something is done. */
function hurried(): Promise<number> {
  return player.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { host, session } = globalThis.rasputitsa;
        let asked: number | undefined;
        const stop = host.listen((news) => {
          if (news.kind === 'thinking' && news.share < 0.5 && asked === undefined) {
            asked = performance.now();
            void host.hurry(session.seat);
          }
          if (news.kind !== 'standing' || asked === undefined) return;
          stop();
          resolve(performance.now() - asked);
        });
      }),
  );
}
function middle(list: readonly number[]): number {
  const [sorted, half] = [list.toSorted((a, b) => a - b), (list.length - 1) / 2];
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

describe.runIf(TURNS > 0)('a turn of a computer that plans', () => {
  const cases = SCENARIOS.filter(([id]) => GAMES.includes(id)).flatMap(([game, scenario]) =>
    LEVELS.map((level) => [game, scenario, level] as const),
  );
  it.each(cases)('%s, %s: %s', { timeout: 2 * MOST }, async (game, scenario, level) => {
    const chairs = [{ bot: level }, { bot: level }];
    await player.begin({ game, scenario, options: {}, chairs, seed: 3 });
    await player.boardReady();
    const [turns, tasks] = await Promise.all([
      turnsPlayed(TURNS, MOST),
      tasksDuring(player, () => player.page.waitForTimeout(WATCHED)),
    ]);
    const late = await hurried();
    const slow = Math.max(1, (await workOf(player)) / WORK);
    const seconds = turns.filter((t) => t.planned).map((t) => t.seconds);
    const longest = tasks[0]?.own ?? 0;
    console.log(
      `${game} ${scenario}, ${level}: ${seconds.length} turns, median ${middle(seconds).toFixed(1)} s, worst ${Math.max(0, ...seconds).toFixed(1)} s; ` +
        `longest task of the main thread ${longest.toFixed(0)} ms; hurried: acts after ${(late / 1000).toFixed(1)} s (machine ${slow.toFixed(1)} x slower)`,
    );
    expect(seconds.length).toBeGreaterThan(0);
    expect(longest).toBeLessThan(LONGEST * slow);
    expect(late).toBeLessThan(HURRIED * slow);
  });
});
