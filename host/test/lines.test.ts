// "Try a line from here": a sandbox beside the game, from what one side knows.
import { beforeEach, describe, expect, it } from 'vitest';
import type { SeenPiece } from '@rasputitsa/kernel';
import { Connection, LocalHost, memoryStorage, type Standing } from '../src/index.ts';
import { folderLibrary } from './library.ts';

let host: LocalHost;
let me: Connection;
let game: Standing;
beforeEach(async () => {
  host = new LocalHost({ library: folderLibrary, storage: memoryStorage() });
  me = new Connection(host);
  const chairs = ['person', { bot: 'greedy' }] as const;
  const { id } = await me.create({ game: 'eastfront', scenario: 'edelweiss', options: {}, chairs });
  game = await me.sit(id, 0);
});
const hidden = (s: Standing): readonly SeenPiece[] => s.view.pieces.filter((p) => p.kind === undefined);
const lay = (s: Standing): readonly string[] =>
  s.view.pieces.map((p) => `${p.side} ${p.at} ${p.kind ?? '?'} ${p.steps ?? '?'}`).toSorted();

describe('a line', () => {
  it('begins as the side sees the game: what is unknown stays unknown', async () => {
    expect(hidden(game).length).toBeGreaterThan(10);
    const line = await me.sit((await me.tryLine(game.seat)).id, 0);
    expect(lay(line)).toEqual(lay(game));
    expect(line.offers.map((o) => o.verb)).toEqual(game.offers.map((o) => o.verb));
    // Nobody can look at the imagined enemy from his own chair.
    await expect(me.sit(line.table.id, 1, line.seat)).rejects.toThrow('This chair is not free');
  });

  it('does not touch the game, is kept beside it, and says what it has come to', async () => {
    const info = await me.tryLine(game.seat);
    const line = await me.sit(info.id, 0);
    const first = line.starts['activate'];
    expect(first?.ok).toBe(true);
    const done = await me.act(line.seat, [{ verb: 'done', args: {} }], line.version);
    expect(done.ok).toBe(true);
    const again = await me.sit(game.table.id, 0, game.seat);
    expect(again.version).toBe(game.version);
    const listed = (await me.tables()).find((t) => t.id === info.id);
    expect(listed?.line).toMatchObject({ of: game.table.id, side: 0, from: game.table.standing, veiled: true });
    expect(listed?.line?.now).toEqual(listed?.line?.strength);
    expect(listed?.line?.score).not.toBe('');
  });

  it('can be taken back over the answer of the computer', async () => {
    const line = await me.sit((await me.tryLine(game.seat)).id, 0);
    let now = line;
    me.listen((n) => {
      if (n.kind === 'standing' && n.standing.seat === line.seat) now = n.standing;
    });
    const until = async (holds: () => boolean): Promise<void> => {
      for (let i = 0; i < 400 && !holds(); i++) await new Promise((r) => setTimeout(r, 20));
      expect(holds()).toBe(true);
    };
    const mine = (): boolean => !now.thinking && now.view.owing.includes(0);
    const side = (): number | undefined => now.view.phase.findLast((f) => f.side >= 0)?.side;
    // To the end of the own player-turn, and through the enemy's.
    let theirs = 0;
    for (let i = 0; i < 30 && theirs === 0; i++) {
      const before = now.version;
      await me.act(line.seat, [{ verb: 'done', args: {} }], now.version);
      await until(mine);
      if (now.version > before + 8 || side() === 1) theirs = now.version;
    }
    expect(theirs).toBeGreaterThan(0);
    const undone = await me.undo(line.seat);
    expect(undone.ok).toBe(true);
    await until(mine);
    expect(now.view.owing).toContain(0);
    expect(now.canRedo).toBe(true);
  });

  it('of a sandbox is open like it', async () => {
    const chairs = ['person', 'person'] as const;
    const { id } = await me.create({ game: 'eastfront', scenario: 'edelweiss', options: {}, chairs, sandbox: true });
    const open = await me.sit(id, 0);
    const line = await me.sit((await me.tryLine(open.seat)).id, 0);
    expect(hidden(line)).toEqual([]);
    expect(lay(line)).toEqual(lay(open));
    expect(line.table.line?.veiled).toBeUndefined();
  });
});

it('a position file keeps hidden units face-down, and says nothing its writer does not know', async () => {
  const file = await me.exportFile(game.seat, 'position');
  const table = await me.importFile(file.text, file.name);
  const opened = await me.sit(table.id, 0);
  const places = (x: Standing): readonly number[] =>
    hidden(x)
      .map((p) => p.at)
      .toSorted((a, b) => a - b);
  expect(places(opened)).toEqual(places(game));
  // The same view gives the same file, whatever the truth behind it is.
  expect((await me.exportFile(game.seat, 'position')).text).toBe(file.text);
  await expect(me.sit(table.id, 1, opened.seat)).rejects.toThrow('This chair is not free');
});
