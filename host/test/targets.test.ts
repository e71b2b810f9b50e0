// What can be done with a stack that cannot go as one: each of it alone, but only on the march.
import { expect, it } from 'vitest';
import { Connection, LocalHost, memoryStorage } from '../src/index.ts';
import { folderLibrary } from './library.ts';

it('a stack that finds no room together is offered where some of it do, and no battles unit by unit', async () => {
  const me = new Connection(new LocalHost({ library: folderLibrary, storage: memoryStorage() }));
  const game = 'war-in-the-east';
  const { id } = await me.create({
    game,
    scenario: 'barbarossa',
    options: {},
    chairs: ['person', 'person'],
    sandbox: true,
    seed: 5,
  });
  for (const [side, verb] of [
    [1, 'deploy-rest'],
    [1, 'done'],
    [0, 'deploy-rest'],
    [0, 'done'],
  ] as const) {
    const now = await me.sit(id, side, `side-${side}`);
    expect(await me.act(now.seat, [{ verb, args: {} }], now.version)).toEqual({ ok: true });
  }
  const s = await me.sit(id, 0, 'side-0');
  const { labels } = await me.profile(game);
  const at = labels.indexOf('SW0528');
  const pieces = s.view.pieces.filter((p) => p.at === at).map((p) => p.id);
  expect(pieces).toHaveLength(4);
  const together = await me.choices(s.seat, 'move', { units: pieces });
  expect(together.ok && together.choices).toEqual([]);

  const targets = await me.targets(s.seat, { pieces });
  const move = targets.find((t) => t.verb === 'move');
  expect(move?.apart).toBe(true);
  const enemies = new Set(s.view.pieces.filter((p) => p.side === 1).map((p) => p.at));
  const goals = move?.asked.choices.map((c) => Number(c.value)) ?? [];
  expect(goals.length).toBeGreaterThan(5);
  expect(goals.filter((h) => enemies.has(h))).toEqual([]);
  // What one of them can reach alone is among them.
  const one = await me.choices(s.seat, 'move', { units: pieces.slice(0, 1) });
  const alone = one.ok ? one.choices.map((c) => Number(c.value)) : [];
  expect(alone.filter((h) => !goals.includes(h))).toEqual([]);
  // An overrun is fought together or not at all.
  expect(targets.filter((t) => t.apart).map((t) => t.verb)).toEqual(['move']);
  // Those who can go together still do.
  const [first = -1] = pieces;
  expect((await me.targets(s.seat, { pieces: [first] })).every((t) => t.apart === undefined)).toBe(true);
});
