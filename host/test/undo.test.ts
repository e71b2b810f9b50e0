// One press of undo: units sent together go back together, also after a reload; steps that ended by themselves go back with what
// led to them; and a group is planned before it goes.
import type { Action } from '@rasputitsa/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, LocalHost, memoryStorage, type Standing, type Storage } from '../src/index.ts';
import { folderLibrary as library } from './library.ts';

let storage: Storage;
let page: Connection;
const SEAT = 'me';
const connect = () => new Connection(new LocalHost({ library, storage }));
beforeEach(() => {
  storage = memoryStorage();
  page = connect();
});

/** A sandbox game in its first movement phase. */
async function moving(sandbox = true): Promise<{ readonly id: string; readonly s: Standing }> {
  const { id } = await page.create({
    game: 'skirmish',
    scenario: 'crossing',
    options: {},
    chairs: ['person', 'person'],
    ...(sandbox ? { sandbox, seed: 4 } : {}),
  });
  let s = await page.sit(id, 0, SEAT);
  for (let i = 0; i < 10 && !s.starts['move']; i++) {
    await page.act(SEAT, [{ verb: 'done', args: {} }], s.version);
    s = await page.sit(id, (await page.sit(id, 'spectator', SEAT)).view.owing[0] ?? 0, SEAT);
  }
  return { id, s };
}
/** Moves of the first pieces, each to a place of its own where it can go. */
async function moves(s: Standing, count: number): Promise<readonly Action[]> {
  const start = s.starts['move'];
  const out: Action[] = [];
  const taken = new Set<unknown>();
  for (const { value } of start?.ok ? start.choices : []) {
    const asked = await page.choices(SEAT, 'move', { piece: value });
    const to = asked.ok ? asked.choices.find((c) => !taken.has(c.value))?.value : undefined;
    if (to === undefined) continue;
    taken.add(to);
    out.push({ verb: 'move', args: { piece: value, to } });
    if (out.length === count) break;
  }
  return out;
}
const now = (id: string, s: Standing) => page.sit(id, s.viewer, SEAT);

describe('units sent together', () => {
  it('are one entry of undo and of redo, after a reload too', async () => {
    const { id, s } = await moving();
    const group = await moves(s, 3);
    expect(group).toHaveLength(3);
    expect(await page.act(SEAT, group, s.version)).toEqual({ ok: true });
    const moved = await now(id, s);
    expect(moved.undoes.length).toBeGreaterThanOrEqual(3);
    await page.close();
    page = connect();
    await page.sit(id, s.viewer, SEAT);
    expect((await page.undo(SEAT)).ok).toBe(true);
    const back = await now(id, s);
    expect(back.view.pieces).toEqual(s.view.pieces);
    expect((await page.redo(SEAT)).ok).toBe(true);
    expect((await now(id, s)).view.pieces).toEqual(moved.view.pieces);
    expect((await page.undo(SEAT)).ok).toBe(true);
    expect((await now(id, s)).view.pieces).toEqual(s.view.pieces);
  });
  it('move all or none: what comes before a refused one is taken back', async () => {
    const { id, s } = await moving();
    const group = await moves(s, 2);
    const done = await page.act(SEAT, [...group, { verb: 'move', args: { piece: 9999, to: 0 } }], s.version);
    expect(done.ok).toBe(false);
    expect(done).not.toHaveProperty('stand');
    expect((await now(id, s)).view.pieces).toEqual(s.view.pieces);
  });
  it('are planned before: who goes, who does not and why; nothing has changed by asking', async () => {
    const { id, s } = await moving();
    const [a, b] = await moves(s, 2);
    if (!a || !b) throw new Error('nobody can move');
    expect(await page.plan(SEAT, [a, b])).toEqual([null, null]);
    // The same piece a second time, from where it no longer stands.
    const [first, second] = await page.plan(SEAT, [a, a]);
    expect(first).toBeNull();
    expect(second?.text.length).toBeGreaterThan(10);
    expect((await now(id, s)).version).toBe(s.version);
  });
});

describe('steps that ended by themselves', () => {
  it('go back with what led to them: undo comes to rest where something can be decided', async () => {
    const { id, s } = await moving();
    const [move] = await moves(s, 1);
    if (!move) throw new Error('nobody can move');
    await page.act(SEAT, [move], s.version);
    let last = await now(id, s);
    // On to a step where only its end is left, and over it.
    const usable = (x: Standing) =>
      x.offers.filter((o) => {
        const asked = x.starts[o.verb];
        return !o.refusal && (o.args.length === 0 || (asked?.ok === true && asked.choices.length > 0));
      });
    let passed = 0;
    for (let i = 0; i < 6 && passed === 0; i++) {
      await page.act(SEAT, [{ verb: 'done', args: {} }], last.version);
      last = await page.sit(id, (await page.sit(id, 'spectator', SEAT)).view.owing[0] ?? 0, SEAT);
      if (usable(last).every((o) => o.verb === 'done')) passed++;
    }
    if (passed > 0) await page.act(SEAT, [{ verb: 'done', args: {} }], last.version);
    const view = await page.sit(id, (await page.sit(id, 'spectator', SEAT)).view.owing[0] ?? 0, SEAT);
    // It says before what goes back with it.
    expect(view.undoes.join('; ')).toMatch(/^the end of \w.*; the end of \w.*, in which there was nothing to do$/);
    expect((await page.undo(SEAT)).ok).toBe(true);
    const back = await page.sit(id, (await page.sit(id, 'spectator', SEAT)).view.owing[0] ?? 0, SEAT);
    expect(usable(back).some((o) => o.verb !== 'done')).toBe(true);
    expect((await page.redo(SEAT)).ok).toBe(true);
    const again = await page.sit(id, (await page.sit(id, 'spectator', SEAT)).view.owing[0] ?? 0, SEAT);
    expect(again.view.phase).toEqual(view.view.phase);
    expect(passed).toBe(1);
  });
});
