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
let open: Connection[];
/** Another window. */
function connect(from: Partial<{ library: Library; storage: Storage }> = {}): Connection {
  const page = new Connection(new LocalHost({ library, storage, ...from }));
  page.listen((n) => heard.push(n));
  open.push(page);
  return page;
}
/** The same window, loaded again: what was there before is gone. */
async function reload(from: Parameters<typeof connect>[0] = {}): Promise<Connection> {
  await Promise.all(open.splice(0).map((page) => page.close()));
  return connect(from);
}
beforeEach(() => {
  storage = memoryStorage();
  heard = [];
  open = [];
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
    const other = await reload();
    const after = await other.sit(id, side);
    expect([after.view, after.log, after.version, after.canUndo]).toEqual([
      before.view,
      before.log,
      before.version,
      true,
    ]);
    expect((await other.undo(after.seat)).ok).toBe(true);
    const b = await other.sit(id, side, after.seat);
    const { match } = load(parseSave(text), game);
    match.undo(side);
    expect([b.view.pieces, b.canUndo, b.canRedo]).toEqual([match.view(side).pieces, match.canUndo(side), true]);
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
});

/** A storage that refuses to write, or waits with it, while told to. */
function fragile(): { readonly storage: Storage; full: boolean; gate: Promise<void> } {
  const real = storage;
  const how = { full: false, gate: Promise.resolve() };
  const error = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  return Object.assign(how, {
    storage: {
      ...real,
      journal(id, info) {
        const journal = real.journal(id, info);
        return {
          ...journal,
          async append(...more) {
            await how.gate;
            if (how.full) throw error;
            await journal.append(...more);
          },
        };
      },
    } satisfies Storage,
  });
}
const lastUnsaved = () => heard.findLast((n) => n.kind === 'unsaved')?.unsaved;
const soon = () => new Promise((r) => setTimeout(r, 20));

describe('two windows with one game', () => {
  async function both(): Promise<{
    readonly id: string;
    readonly side: number;
    readonly first: Connection;
    readonly mine: Standing;
    readonly other: Connection;
    readonly theirs: Standing;
  }> {
    const first = connect();
    const { id } = await first.importFile(played(5).text, 'x.json');
    const side = (await first.sit(id, 'spectator', 'a')).view.owing[0] ?? 0;
    const mine = await first.sit(id, side, 'a');
    const other = connect();
    return { id, side, first, mine, other, theirs: await other.sit(id, side, 'b') };
  }
  const latest = (seat: string) =>
    heard.findLast((n) => n.kind === 'standing' && n.standing.seat === seat) as
      | { readonly standing: Standing }
      | undefined;

  it('one plays; the other follows live, says so, and can do nothing', async () => {
    const { first, mine, other, theirs } = await both();
    expect([mine.elsewhere, theirs.elsewhere]).toEqual([false, true]);
    expect([theirs.offers, theirs.canUndo]).toEqual([[], false]);
    expect(theirs.view).toEqual(mine.view);
    expect(await other.act('b', [{ verb: 'done', args: {} }], theirs.version)).toMatchObject({
      ok: false,
      refusal: { rule: 'kernel:elsewhere' },
    });
    expect(await other.undo('b')).toMatchObject({ ok: false, refusal: { rule: 'kernel:elsewhere' } });
    expect(await actOnce(first, mine)).toBe(true);
    await soon();
    const [a, b] = [latest('a')?.standing, latest('b')?.standing];
    expect(b?.elsewhere).toBe(true);
    expect(b?.view).toEqual(a?.view);
    expect(b?.version).toBeGreaterThan(theirs.version);
    // Only what is new is shown in motion and added to the log.
    expect([b?.log.from, b?.batches.length]).toEqual([theirs.log.lines.length, a?.batches.length]);
    expect(troubles()).toEqual([]);
  });
  it('when the first is closed the other plays on, from the last stored action', async () => {
    const { id, side, first, mine, other, theirs } = await both();
    expect(await actOnce(first, mine)).toBe(true);
    await first.close();
    await soon();
    const now = await other.sit(id, side, 'b');
    expect([now.elsewhere, now.version > theirs.version]).toEqual([false, true]);
    const owing = now.view.owing[0] ?? 0;
    expect(await actOnce(other, await other.sit(id, owing, 'b'))).toBe(true);
    expect(troubles()).toEqual([]);
  });
  it('the other may ask to play: the first then follows, and nothing of either is lost', async () => {
    const { id, first, mine, other } = await both();
    expect(await actOnce(first, mine)).toBe(true);
    await other.playHere('b');
    await soon();
    const owing = latest('b')?.standing.view.owing[0] ?? 0;
    expect(await actOnce(other, await other.sit(id, owing, 'b'))).toBe(true);
    await soon();
    const [a, b] = [await first.sit(id, owing, 'a'), await other.sit(id, owing, 'b')];
    expect([a.elsewhere, b.elsewhere]).toEqual([true, false]);
    expect([a.view, a.version]).toEqual([b.view, b.version]);
    expect((await (await reload()).sit(id, owing)).view).toEqual(b.view);
  });
  it('what is not stored is not handed over', async () => {
    const frail = fragile();
    const first = connect({ storage: frail.storage });
    const { id } = await first.importFile(played(5).text, 'x.json');
    const side = (await first.sit(id, 'spectator', 'a')).view.owing[0] ?? 0;
    const mine = await first.sit(id, side, 'a');
    const other = connect();
    await other.sit(id, side, 'b');
    frail.full = true;
    await expect(actOnce(first, mine)).rejects.toThrow('could not be saved');
    await other.playHere('b');
    await soon();
    expect((await other.sit(id, side, 'b')).elsewhere).toBe(true);
    frail.full = false;
    await first.keep('a');
    await other.playHere('b');
    await soon();
    const now = await other.sit(id, side, 'b');
    expect([now.elsewhere, now.version]).toEqual([false, (await first.sit(id, side, 'a')).version]);
  });
  it('without locks the second to write is told so, nothing of the first is lost, and the rest fits into a file', async () => {
    const free: Storage = {
      ...storage,
      pen: () => Promise.resolve({ held: true, ask: () => undefined, pass: () => undefined, close: () => undefined }),
    };
    const first = connect({ storage: free });
    const { id } = await first.importFile(played(5).text, 'x.json');
    const side = (await first.sit(id, 'spectator', 'a')).view.owing[0] ?? 0;
    const mine = await first.sit(id, side, 'a');
    const other = connect({ storage: free });
    const theirs = await other.sit(id, side, 'b');
    expect(await actOnce(first, mine)).toBe(true);
    await expect(actOnce(other, theirs)).rejects.toThrow('continued in another window');
    const file = parseSave((await other.exportFile('b', 'game')).text);
    expect(file.records.length).toBe(played(5).match.length + 1);
    const stored = await first.sit(id, side, 'a');
    expect((await (await reload()).sit(id, side)).view).toEqual(stored.view);
  });
});

describe('a write that fails', () => {
  it('leaving the table loses nothing: it waits in the list, is stored when there is room, and goes on', async () => {
    const frail = fragile();
    const page = connect({ storage: frail.storage });
    const { id } = await page.importFile(played(5).text, 'x.json');
    const side = (await page.sit(id, 'spectator', 'a')).view.owing[0] ?? 0;
    const s = await page.sit(id, side, 'a');
    frail.full = true;
    await expect(actOnce(page, s)).rejects.toThrow('could not be saved');
    await page.leave('a');
    expect(lastUnsaved()).toMatchObject([{ table: id, kind: 'storage' }]);
    expect((await page.tables())[0]?.entries).toBeGreaterThan(s.table.entries);
    const again = await page.sit(id, side, 'a');
    expect(again.version).toBeGreaterThan(s.version);
    const file = parseSave((await page.exportFile('a', 'game')).text);
    expect(load(file, game).match.version(side)).toBe(again.version);
    frail.full = false;
    await page.keep('a');
    expect(lastUnsaved()).toEqual([]);
    await page.leave('a');
    const after = await (await reload()).sit(id, side);
    expect([after.view, after.version]).toEqual([again.view, again.version]);
  });
  it('a game that could not even be begun is in the list, and its file holds it', async () => {
    const real = storage;
    let full = true;
    storage = {
      ...real,
      journal: (id, info) => {
        const j = real.journal(id, info);
        return { ...j, begin: (file) => (full ? Promise.reject(new Error('no room')) : j.begin(file)) };
      },
    };
    const page = connect();
    const { id } = await page.importFile(played(5).text, 'x.json');
    expect((await page.tables()).map((t) => t.id)).toEqual([id]);
    const { seat } = await page.sit(id, 0);
    await page.leave(seat);
    const again = await page.sit(id, 0);
    expect(parseSave((await page.exportFile(again.seat, 'game')).text).records.length).toBe(played(5).match.length);
    full = false;
    await page.keep(again.seat);
    expect((await (await reload()).sit(id, 0)).view).toEqual(again.view);
  });
});

describe('removing', () => {
  it('during a save it stays removed', async () => {
    const frail = fragile();
    let release: () => void = () => undefined;
    const page = connect({ storage: frail.storage });
    const { id } = await page.importFile(played(5).text, 'x.json');
    const side = (await page.sit(id, 'spectator', 'a')).view.owing[0] ?? 0;
    const s = await page.sit(id, side, 'a');
    frail.gate = new Promise((r) => (release = r));
    const acting = actOnce(page, s).catch(() => undefined);
    await soon();
    const removing = page.remove(id);
    release();
    await Promise.all([acting, removing]);
    await soon();
    expect(await storage.list()).toEqual([]);
    expect(await storage.get(id)).toBeUndefined();
  });
  it('in another window it stays removed, and the one who plays it is told', async () => {
    const first = connect();
    const { id } = await first.importFile(played(5).text, 'x.json');
    const side = (await first.sit(id, 'spectator', 'a')).view.owing[0] ?? 0;
    const s = await first.sit(id, side, 'a');
    await connect().remove(id);
    await soon();
    expect(troubles().at(-1)?.what).toMatch('removed in another window');
    await expect(actOnce(first, s)).rejects.toThrow('not here');
    expect(await storage.list()).toEqual([]);
  });
  it('what is written behind the back of the list does not bring it back', async () => {
    const first = connect();
    const { id } = await first.importFile(played(5).text, 'x.json');
    const { info } = (await storage.get(id)) ?? {};
    const journal = storage.journal(id, () => info as never);
    await first.remove(id);
    await expect(journal.append([])).rejects.toThrow('removed');
    expect(await storage.list()).toEqual([]);
  });
});

describe('games of before', () => {
  it.each(readdirSync(SAVES))('%s, kept as a text, is opened, moved, and goes on', async (name) => {
    const text = readFileSync(`${SAVES}/${name}`, 'utf8');
    const was = load(parseSave(text), game).match;
    const info = { id: 'old', game: GAME, scenario, chairs: ['person', 'person'], sandbox: was.sandbox } as const;
    await storage.put({ info: { ...info, kind: 'play', standing: '', entries: 0, over: null, changed: 1 }, text });
    const side = was.owing()[0] ?? 0;
    const s = await (await reload()).sit('old', side);
    expect(s.view).toEqual({ ...was.view(side, was.sandbox ? 'open' : 'own'), roster: {} });
    expect((await storage.get('old'))?.text).toBeUndefined();
    expect(await storage.list()).toHaveLength(1);
    const page = await reload();
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
    const page = await reload({ library: later });
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
    // Steps in which nothing could be done go back with what led to them: fewer presses than actions, and the beginning all the same.
    let presses = 0;
    while (presses <= deep && (await page.undo(s.seat)).ok) presses++;
    expect(presses).toBeLessThanOrEqual(deep);
    const begun = new Match({ game, scenario, dice: seededDice(3), sandbox: true });
    expect((await page.sit(id, 0, s.seat)).view.pieces).toEqual(begun.view(0, 'open').pieces);
  });
});
