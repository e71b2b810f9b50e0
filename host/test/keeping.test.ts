// Games kept, found again, moved from older ways of keeping, looked back at: across hosts, as after a reload.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Game, load, Match, parseSave, random, refuse, save, saveText, say, seededDice } from '@rasputitsa/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, LocalHost, memoryStorage, type News, type Standing, type Storage } from '../src/index.ts';
import type { Library } from '../src/library.ts';
import { folderLibrary as library } from './library.ts';

const SAVES = fileURLToPath(new URL('../../games/skirmish/saves', import.meta.url));
const GAME = 'skirmish';
const game = await library.game(GAME);
const scenario = game.scenarios[0]?.id ?? '';

let storage: Storage;
let heard: News[];
function connect(from: Partial<{ library: Library; storage: Storage }> = {}): Connection {
  const page = new Connection(new LocalHost({ library, storage, ...from }));
  page.listen((n) => heard.push(n));
  return page;
}
beforeEach(() => {
  storage = memoryStorage();
  heard = [];
});
const troubles = () => heard.flatMap((n) => (n.kind === 'trouble' ? [n.trouble] : []));

/** A game by its file, some random actions in. */
function played(actions: number, sandbox = false): { readonly text: string; readonly match: Match } {
  const match = new Match({ game, scenario, dice: seededDice(3), sandbox });
  const r = random(3);
  for (let n = 0; n < actions && !match.over; n++)
    match.act(match.owing()[0] ?? 0, match.sample(match.owing()[0] ?? 0, r));
  const meta = { chairs: ['person', 'person'], seed: 3 };
  return { match, text: saveText(save(match, { kind: 'seeded', seed: 3 }, meta)) };
}
/** The side that has to decide does the first legal thing. */
async function actOnce(page: Connection, s: Standing): Promise<boolean> {
  for (const offer of s.offers.filter((o) => !o.refusal)) {
    const args: Record<string, unknown> = {};
    for (;;) {
      const asked = await page.choices(s.seat, offer.verb, args);
      if (!asked.ok) break;
      if (asked.arg === null) {
        if ((await page.act(s.seat, [{ verb: offer.verb, args: args as never }], s.version)).ok) return true;
        break;
      }
      args[asked.arg] = asked.choices[0]?.value;
    }
  }
  return false;
}
const undoable = (m: Match) => m.owing().find((s) => m.canUndo(s));
function untilUndoable(): ReturnType<typeof played> & { readonly side: number } {
  for (let n = 12; n < 60; n++) {
    const found = played(n);
    const side = undoable(found.match);
    if (side !== undefined) return { ...found, side };
  }
  throw new Error('nothing can be taken back');
}

describe('after a reload', () => {
  it('what could be taken back still can be, and the log is the same', async () => {
    const { text, side } = untilUndoable();
    const first = connect();
    const { id } = await first.importFile(text, 'x.json');
    const before = await first.sit(id, side);
    expect(before.canUndo).toBe(true);
    const other = connect();
    const after = await other.sit(id, side);
    expect([after.view, after.log, after.version, after.canUndo]).toEqual([
      before.view,
      before.log,
      before.version,
      true,
    ]);
    expect((await first.undo(before.seat)).ok).toBe(true);
    expect((await other.undo(after.seat)).ok).toBe(true);
    const [a, b] = [await first.sit(id, side, before.seat), await other.sit(id, side, after.seat)];
    expect([b.view, b.canUndo, b.canRedo]).toEqual([a.view, a.canUndo, a.canRedo]);
  });
  it('an action is acknowledged when it is written down', async () => {
    let written = 0;
    let open: () => void = () => undefined;
    const gate = new Promise<void>((r) => (open = r));
    const slow: Storage = {
      ...storage,
      journal(id, info) {
        const journal = storage.journal(id, info);
        return { ...journal, append: (...more) => gate.then(() => journal.append(...more)).then(() => void written++) };
      },
    };
    const page = connect({ storage: slow });
    const { id } = await page.importFile(played(5).text, 'x.json');
    const side = (await page.sit(id, 'spectator')).view.owing[0] ?? 0;
    const s = await page.sit(id, side);
    let done = false;
    const acting = actOnce(page, s).then((ok) => (done = ok));
    await new Promise((r) => setTimeout(r, 30));
    expect([done, written]).toEqual([false, 0]);
    open();
    await acting;
    expect([done, written]).toEqual([true, 1]);
  });
  it('two windows: the second to write is told so, and nothing of the first is lost', async () => {
    const { text } = played(5);
    const first = connect();
    const { id } = await first.importFile(text, 'x.json');
    const side = (await first.sit(id, 'spectator')).view.owing[0] ?? 0;
    const mine = await first.sit(id, side);
    const other = connect();
    const theirs = await other.sit(id, side);
    expect(await actOnce(first, mine)).toBe(true);
    expect(troubles()).toEqual([]);
    expect(await actOnce(other, theirs)).toBe(true);
    expect(troubles().at(-1)?.what).toMatch('continued in another window');
    expect((await connect().sit(id, side)).view).toEqual((await first.sit(id, side, mine.seat)).view);
  });
});

describe('games of before', () => {
  it.each(readdirSync(SAVES))('%s, kept as a text, is opened, moved, and goes on', async (name) => {
    const text = readFileSync(`${SAVES}/${name}`, 'utf8');
    const was = load(parseSave(text), game).match;
    const info = { id: 'old', game: GAME, scenario, chairs: ['person', 'person'], sandbox: was.sandbox } as const;
    await storage.put({ info: { ...info, kind: 'play', standing: '', entries: 0, over: null, changed: 1 }, text });
    const side = was.owing()[0] ?? 0;
    const s = await connect().sit('old', side);
    expect(s.view).toEqual({ ...was.view(side, was.sandbox ? 'open' : 'own'), roster: {} });
    expect((await storage.get('old'))?.text).toBeUndefined();
    expect(await storage.list()).toHaveLength(1);
    const page = connect();
    const again = await page.sit('old', side);
    expect([again.view, again.log.lines]).toEqual([s.view, s.log.lines]);
    expect(again.log.lines.length).toBeGreaterThan(3);
    expect(await actOnce(page, again)).toBe(true);
    const older = was.game.version > Number(/^v(\d+)/.exec(name)?.[1]);
    expect(troubles().map((t) => t.kind)).toEqual(older ? ['rules'] : []);
  });
});

describe('rules that have changed', () => {
  const newer: Game = {
    ...game,
    version: game.version + 1,
    verbs: game.verbs.map((v, i) => (i % 2 === 0 ? { ...v, refuse: () => refuse('0', say`No longer.`) } : v)),
  };
  const later: Library = { ...library, game: () => Promise.resolve(newer) };
  it('are spoken of once; the game goes on, and its history is whole', async () => {
    const { text, match } = played(20);
    const { id } = await connect().importFile(text, 'x.json');
    const page = connect({ library: later });
    const side = match.owing()[0] ?? 0;
    const s = await page.sit(id, side);
    expect(s.view).toEqual({ ...match.view(side), roster: {} });
    expect(troubles().map((t) => [t.what, t.why])).toEqual([
      [
        'The rules have changed since this game was last played',
        `it was played by rules version ${game.version} so far and goes on by version ${newer.version}`,
      ],
    ]);
    expect(await actOnce(page, s)).toBe(true);
    await page.leave(s.seat);
    await connect({ library: later }).sit(id, side);
    expect(troubles()).toHaveLength(1);
    const back = await page.openReplay(id);
    const start = await page.sit(back.id, side);
    expect(start.guide?.length).toBeGreaterThan(5);
    expect((await page.goto(start.seat, start.guide?.length ?? 0)).guide?.done).toBe(true);
  });
});

describe('looking back', () => {
  it('tells at its end what the log of the game tells, and shows each point as it was', async () => {
    const { text, match } = played(40);
    const page = connect();
    const { id } = await page.importFile(text, 'x.json');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const s = await page.sit(id, viewer);
      const back = await page.openReplay(id);
      const start = await page.sit(back.id, viewer);
      const length = start.guide?.length ?? 0;
      const end = await page.goto(start.seat, length);
      expect(end.log.lines).toEqual(s.log.lines);
      expect({ ...end.view, prompt: null }).toEqual({ ...match.view(viewer), roster: {}, prompt: null });
      expect((await page.goto(start.seat, 0)).log.lines).toEqual(start.log.lines);
      await page.leave(start.seat);
    }
  });
});

describe('a very long game', () => {
  it('opens with the end of its log; the whole of it is exported, and goes back to the beginning', async () => {
    const match = new Match({ game, scenario, dice: seededDice(3), sandbox: true });
    const r = random(3);
    const step = () => match.act(match.owing()[0] ?? 0, match.sample(match.owing()[0] ?? 0, r));
    for (let n = 0; n < 2300; n++) {
      if (match.over || n % 3 === 2) match.undo(0);
      else step();
    }
    const text = saveText(save(match, { kind: 'seeded', seed: 3 }, { chairs: ['person', 'person'] }));
    const first = connect();
    const { id } = await first.importFile(text, 'long.json');
    const whole = await first.sit(id, 0);
    const logText = (await first.exportFile(whole.seat, 'log')).text;
    await first.leave(whole.seat);
    const page = connect();
    const s = await page.sit(id, 0);
    expect(s.view).toEqual(whole.view);
    expect(s.log.lines[0]?.text).toMatch('What happened earlier is in the saved log');
    expect((await page.exportFile(s.seat, 'log')).text).toBe(logText);
    expect((await page.luck(s.seat)).length).toBeGreaterThan(0);
    const out = parseSave((await page.exportFile(s.seat, 'game')).text);
    expect([out.records.length, load(out, game).match.hash()]).toEqual([match.length, match.hash()]);
    const deep = match.log.filter((e) => !('takenBack' in e)).length;
    for (let n = 0; n < deep; n++) expect((await page.undo(s.seat)).ok).toBe(true);
    expect((await page.undo(s.seat)).ok).toBe(false);
  });
});
