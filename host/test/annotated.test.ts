// Games between computers written down: what is told must be what happened.
import { BOTS, type Bot } from '@rasputitsa/bots';
import type { Game } from '@rasputitsa/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Annotated, annotate } from '../src/annotated.ts';
import { annotatedMarkdown } from '../src/annotated-words.ts';
import { Whereabouts } from '../src/whereabouts.ts';
import { folderLibrary } from './library.ts';

function botsOf(game: Game, id: string): readonly Bot[] {
  const info = BOTS.find((b) => b.id === id);
  if (!info) throw new Error(`no bot ${id}`);
  return game.sides.map((_, side) => info.make(7 + side, game));
}
async function played(id: string, scenario: string, seed: number): Promise<Annotated> {
  const game = await folderLibrary.game(id);
  return annotate({ game, scenario, seed, bots: botsOf(game, 'greedy'), mostActions: 5000 });
}

describe('a game between computers', () => {
  let told: Annotated;
  beforeAll(async () => {
    told = await played('eastfront', 'edelweiss', 3);
  });
  test('what was taken leads from what was held at the start to what is held at the end', () => {
    const held = new Map(told.before);
    for (const { at, by } of told.turns.flatMap((t) => t.taken)) {
      expect(held.get(at)).not.toBe(by);
      held.set(at, by);
    }
    expect(held).toEqual(new Map(told.after));
    expect(told.turns.flatMap((t) => t.taken).length).toBeGreaterThan(3);
  });
  test('losses are those of battles: no headquarters that was spent is among them', () => {
    const lost = (side: number) => told.turns.flatMap((t) => t.fights).reduce((n, f) => n + (f.losses[side] ?? 0), 0);
    expect(lost(0)).toBeGreaterThan(0);
    expect(lost(1)).toBeGreaterThan(0);
    // In a turn without dice nobody is lost but for want of supply.
    for (const t of told.turns.filter((x) => x.fights.length === 0))
      expect(t.destroyed.flat().length).toBeLessThanOrEqual(t.starved.reduce((a, b) => a + b, 0));
  });
  test('each turn has its section, and the end its result', () => {
    const text = annotatedMarkdown(told);
    expect(text.match(/^## .*: (German|Soviet)/gm)?.length).toBe(told.turns.length);
    expect(text.trim().split('\n')).toContain(`**${told.result}.**`);
    expect(text).toContain('The Germans take **');
    expect(text).not.toContain('undefined');
  });
});

test('plans are told with what was expected of them, and whether their aim was reached', async () => {
  const game = await folderLibrary.game('skirmish');
  const aim = game.places.names?.[2]?.at ?? 0;
  const posture = { name: 'Drive on the bridge', weights: {}, aim };
  const considered = [
    { posture, mean: 4.2, tried: 10 },
    { posture: { name: 'Drive on the bridge, varied', weights: {} }, mean: 4.1, tried: 9 },
    { posture: { name: 'Hold the line', weights: {} }, mean: 1.5, tried: 8 },
    { posture: { name: 'Fall back', weights: {} }, mean: 3, tried: 2 },
  ];
  const [first, second] = botsOf(game, 'greedy') as [Bot, Bot];
  const plan = { posture, considered, simulations: 20, actions: 0 };
  const planner: Bot & { readonly plan: typeof plan | undefined } = {
    ...first,
    get plan() {
      return begun ? plan : undefined;
    },
    choose: (view, ask) => {
      begun = view().phase.some((f) => f.side === 0);
      return first.choose(view, ask);
    },
  };
  let begun = false;
  const told = annotate({ game, scenario: 'crossing', seed: 2, bots: [planner, second], mostActions: 5000 });
  // Another plan is compared with if it was tried about as often.
  expect(told.turns.flatMap((t) => t.plans)).toMatchObject([
    { side: 0, name: 'Drive on the bridge', points: 4.2, next: { name: 'Hold the line', points: 1.5 }, of: 3, aim },
  ]);
  const text = annotatedMarkdown(told);
  expect(text).toContain('Plan: **Drive on the bridge** (+4.2; next best *Hold the line*, +1.5).');
});

test('a place is told by the name that is near', async () => {
  const game = await folderLibrary.game('skirmish');
  const [first, other] = game.places.names ?? [];
  if (!first || !other) throw new Error('no names');
  const free = Array.from({ length: game.places.hexes }, (_, at) => at).find(
    (at) => !game.places.names?.some((n) => n.at === at),
  );
  const where = (at: number) => {
    if (at === first.at) return { x: 0, y: 0 };
    if (at === free) return { x: 0, y: Math.sqrt(3) * 2 };
    return at === other.at ? { x: 100, y: 0 } : undefined;
  };
  const places = new Whereabouts(game, where);
  expect(places.words(first.at)).toBe(`at ${first.name}`);
  expect(places.words(free ?? 0)).toBe(`south of ${first.name}`);
  expect(places.around([free ?? 0, first.at])).toBe(`around ${first.name}`);
  // Nothing is known of where the others lie.
  expect(new Whereabouts(game).words(free ?? 0)).toBe(`at ${game.places.label(free ?? 0)}`);
});
