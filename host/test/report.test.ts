// The after-action report: put together from what a seat was told, and nothing else.
import { BOTS, BotPlayer } from '@rasputitsa/bots';
import { type Game, Match, Replay, save, saveText, seededDice } from '@rasputitsa/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { Connection, LocalHost, memoryStorage, type Report, type TableViewer } from '../src/index.ts';
import { htmlOf } from '../src/report-html.ts';
import { markdownOf } from '../src/report-markdown.ts';
import { reportOf } from '../src/report.ts';
import { Clock } from '../src/when.ts';
import { folderLibrary } from './library.ts';

const SEED = 5;
const startTracks = (game: Game): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(game.tracks).map(([id, t]) => [id, t.start]));

async function played(id: string, scenario: string, most: number): Promise<Match> {
  const game = await folderLibrary.game(id);
  const match = new Match({ game, scenario, dice: seededDice(SEED) });
  const greedy = BOTS.find((b) => b.id === 'greedy');
  const bots = game.sides.map((_, side) => greedy && new BotPlayer(match, side, greedy.make(side + 1, game)));
  for (let n = 0; n < most && !match.over; n++) {
    const [side = 0] = match.owing();
    const action = bots[side]?.choose();
    if (!action || !match.act(side, action).ok) throw new Error('a computer failed');
  }
  return match;
}
async function reported(match: Match, viewer: TableViewer): Promise<Report> {
  const page = new Connection(new LocalHost({ library: folderLibrary, storage: memoryStorage() }));
  const meta = { chairs: ['person', 'person'], seed: SEED, changed: 0 };
  const { id } = await page.importFile(saveText(save(match, { kind: 'seeded', seed: SEED }, meta)), 'a.game.json');
  const { seat } = await page.sit(id, viewer);
  const made = await page.report(seat);
  await page.close();
  return made;
}
const all = (r: Report): string =>
  [JSON.stringify(r), markdownOf(r), htmlOf(r, { colours: ['#aaa', '#ccc'] })].join('\n');

/** Names of units of the other side that this viewer has never been told. */
function secretNames(game: Game, match: Match, viewer: number): readonly string[] {
  const past = Replay.of(match);
  const open = new Set<string>();
  const told = (text: string): void => {
    for (const m of text.matchAll(/"kind":"([^"]+)"/g)) open.add(m[1] ?? '');
  };
  for (let n = 0; n <= past.length; n++) told(JSON.stringify(past.told(viewer, n)));
  for (const p of match.view(viewer).pieces) if (p.kind !== undefined) open.add(p.kind);
  const known = new Set(game.kinds.flatMap((k) => (open.has(k.id) || k.side === viewer ? [k.name] : [])));
  const inPlay = new Set(match.view(viewer, 'open').pieces.map((p) => p.kind));
  return game.kinds.flatMap((k) => (k.side !== viewer && inPlay.has(k.id) && !known.has(k.name) ? [k.name] : []));
}

describe('while a game of hidden blocks goes on', () => {
  let match: Match;
  beforeAll(async () => {
    match = await played('eastfront', 's43', 260);
  });
  it.each([0, 1])('side %i: no name of a block it has not seen stands anywhere in the report', async (viewer) => {
    const { game } = match;
    const secret = secretNames(game, match, viewer);
    expect(secret.length).toBeGreaterThan(5);
    const report = await reported(match, viewer);
    const text = all(report);
    for (const name of secret) expect(new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(text), name).toBe(false);
    // What it does know is there, and the other side is counted with its backs only.
    expect(text).toContain(game.sides[viewer]?.name);
    expect(report.turns.flatMap((t) => t.stacks).some((s) => s.side !== viewer && s.hidden > 0)).toBe(true);
    expect(report.turns.flatMap((t) => t.stacks).some((s) => s.side === viewer && s.hidden > 0)).toBe(false);
  });
  it('tells no more than was told: as many dice, and the luck of those', async () => {
    const past = Replay.of(match);
    const told = Array.from({ length: past.length + 1 }, (_, n) => past.told(0, n));
    const report = reportOf(past, { viewer: 0, eyes: 'own' });
    // Every line is made from told events: there are no more dice in it than were told.
    const dice = told.flat().filter((e) => e.k === 'rolled').length;
    expect(report.turns.flatMap((t) => t.lines).filter((l) => l.tone === 'dice')).toHaveLength(dice);
    expect(report.luck.reduce((n, l) => n + l.rolls, 0)).toBe(dice);
  });
  it('turns have their date and their weather, in the order they were played', async () => {
    const report = await reported(match, 0);
    expect(report.turns[0]?.turn).toBe('July 1943, Fortnight 1');
    expect(['Dry', 'Mud']).toContain(report.turns[0]?.weather);
    expect(report.turns.map((t) => t.turn)).toEqual([...new Set(report.turns.map((t) => t.turn))]);
    expect(report.turns.length).toBeGreaterThan(2);
    expect(report.result).toBe('');
  });
  it('to a spectator the marches of backs are one line a side and turn, and what is known is told as before', async () => {
    const report = await reported(match, 'spectator');
    const own = await reported(match, 0);
    const texts = report.turns.map((t) => t.lines.map((l) => l.text));
    expect(texts.flat().filter((x) => /^(a|\d+) hidden .* to /.test(x))).toEqual([]);
    for (const lines of texts)
      for (const side of ['German', 'Soviet'])
        expect(lines.filter((x) => x === `Hidden movement: ${side} units moved unseen.`).length).toBeLessThan(2);
    expect(texts.flat().some((x) => x.startsWith('Hidden movement: German'))).toBe(true);
    // A player reads where the backs went.
    expect(own.turns.some((t) => t.lines.some((l) => /^a hidden Soviet unit: .* to /.test(l.text)))).toBe(true);
  });
});

describe('when it is over', () => {
  let match: Match;
  let report: Report;
  beforeAll(async () => {
    match = await played('eastfront', 'edelweiss', 3000);
    report = await reported(match, 0);
  });
  it('both sides are told, each by its own marches, with nothing hidden', () => {
    expect(match.over).toBe(true);
    expect(report.eyes).toBe('both sides');
    expect(report.result).not.toBe('');
    expect(report.turns.flatMap((t) => t.stacks).every((s) => s.hidden === 0)).toBe(true);
    expect(report.turns.flatMap((t) => t.lines).some((l) => l.text.startsWith('a hidden '))).toBe(false);
    expect(new Set(report.turns.flatMap((t) => t.marches.map((m) => m.side)))).toEqual(new Set([0, 1]));
  });
  it('ends with the turn in which it ended, and the result stands there', () => {
    const last = report.turns.at(-1);
    expect(last?.lines.at(-1)?.tone).toBe('end');
    expect(report.turns.filter((t) => t.lines.some((l) => l.tone === 'end'))).toHaveLength(1);
    expect(last?.turn).toBe('November 1942, Fortnight 2');
  });
  it('counts what was lost in each turn, and finds the largest swings', () => {
    for (const t of report.turns)
      for (const [side, n] of t.losses.entries())
        expect(n).toBe(t.battles.reduce((sum, b) => sum + (b.losses[side] ?? 0), 0));
    expect(report.turns.some((t) => t.losses.some((n) => n > 0))).toBe(true);
    expect(report.turning.length).toBeGreaterThan(0);
    const swings = report.turns.map((t, i) => Math.abs((t.value ?? 0) - (report.turns[i - 1]?.value ?? t.value ?? 0)));
    const largest = swings.indexOf(Math.max(...swings));
    expect(report.turning.some((p) => p.turn === largest)).toBe(true);
    for (const { text } of report.turning)
      expect(text).toMatch(
        /^(The battle at .+ cost|At .+ \w+): \w+ \d+ steps?, \w+ \d+ steps?\.$|^\w.+ went from -?\d+ to -?\d+\.$/,
      );
  });
  it('has headings for the steps of the sequence only', () => {
    const titles = report.turns.flatMap((t) => t.lines.filter((l) => l.tone === 'heading').map((l) => l.text));
    expect(titles.length).toBeGreaterThan(5);
    // What a battle asks in between is told under the step it belongs to.
    expect(titles.filter((t) => /Losses|Withdrawal|Retreat/.test(t))).toEqual([]);
  });
  it('as HTML it is whole in itself: curves, a picture a turn, no script, nothing fetched', () => {
    const map = {
      where: (at: number) => ({ x: at % 10, y: Math.floor(at / 10) }),
      bounds: { x0: -1, y0: -1, x1: 11, y1: 11 },
      ground: '<rect width="10" height="10"/>',
    };
    const html = htmlOf(report, { colours: ['#aaa', '#ccc'], map });
    expect(html.match(/<svg class="chart"/g)).toHaveLength(2);
    expect(html.match(/<svg class="map"/g)).toHaveLength(report.turns.length);
    expect(html).not.toMatch(/<script|https?:\/\/|url\((?!#)/);
    expect(html).toContain('id="ground"');
  });
  it('what is written by hand cannot write HTML or Markdown', () => {
    const odd: Report = { ...report, scenario: '<img src=x onerror=1> *bold* | [x](y)', result: '<b>' };
    expect(htmlOf(odd, { colours: [] })).not.toMatch(/<img|<b>/);
    expect(markdownOf(odd)).toContain('\\<img src=x onerror=1\\> \\*bold\\*');
  });
});

it('a replay, a case and a tutorial have no report', async () => {
  const page = new Connection(new LocalHost({ library: folderLibrary, storage: memoryStorage() }));
  const { id } = await page.openTutorial('skirmish');
  const { seat } = await page.sit(id, 0);
  await expect(page.report(seat)).rejects.toThrow('There is no report of this');
});

it.each([
  ['ukraine43', 'august', 'Turn 1 · 3-7 Aug 1943', 'clear'],
  ['moscow41', 'typhoon', 'Turn 1 · 15 November 1941', ''],
  ['moscow41', 'red-snow', 'Turn 1 · 5 December 1941', ''],
  ['war-in-the-east', 'barbarossa', 'Game-Turn 1 · Jun 1941, week 5', 'clear'],
])('%s, %s: the first turn is told with its date and weather', async (id, scenario, turn, weather) => {
  const game = await folderLibrary.game(id);
  const clock = new Clock(game, { scenario, options: {}, viewer: 'spectator' }, startTracks(game));
  expect(clock.now()).toEqual({ turn, weather });
});
