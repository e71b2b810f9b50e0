// The staff speaks to one side from what that side knows, can be hurried, and looks back at games that are over.

import { BOTS, BotPlayer, greedyBot } from '@rasputitsa/bots';
import { type Action, askOf, called, Keeper, Match, seededDice } from '@rasputitsa/kernel';
import { expect, it } from 'vitest';
import { battlesIn, saidHint } from '../src/coach.ts';
import { Connection, LocalHost, memoryStorage, type News } from '../src/index.ts';
import { newTable } from '../src/new-game.ts';
import { pastOf } from '../src/remembering.ts';
import { folderLibrary } from './library.ts';

const NEW = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', { bot: 'greedy' }] as const,
};

it('gives a hint to who has to decide, says how far it has come, and can be hurried', {
  timeout: 120_000,
}, async () => {
  const local = new LocalHost({ library: folderLibrary, storage: memoryStorage() });
  const host = new Connection(local);
  const shares: number[] = [];
  const hear = (n: News): void => {
    if (n.kind !== 'coaching') return;
    shares.push(n.share);
    // The second time nobody waits.
    if (shares.length > 2) void host.hurry('mine');
  };
  host.listen(hear);
  const table = await host.create(NEW);
  await host.sit(table.id, 0, 'mine');
  const hint = await host.hint('mine');
  expect(shares.length).toBeGreaterThan(0);
  expect(hint?.plans.length).toBeGreaterThan(1);
  // Which it was is a number of the rulebook.
  for (const a of hint?.actions ?? []) expect(a.rule).toMatch(/^\d+/);
  // Nobody is told what goes on while a game is played, and nobody else's processor works for it.
  await expect(host.review('mine')).rejects.toThrow('no review yet');
  const guest = new Connection(local, { sit: () => undefined, owns: () => false });
  await guest.sit(table.id, 'spectator', 'theirs');
  await expect(guest.hint('theirs')).rejects.toThrow('silent');
  expect((await host.resign('mine')).ok).toBe(true);
  expect(await host.hint('mine')).toBeNull();
  const turns = await host.review('mine');
  expect(turns.length).toBeGreaterThan(0);
  // To give up is no bad move of whoever's turn it was.
  expect(turns.at(-1)).toMatchObject({
    when: 'July 1942, Fortnight 2',
    before: expect.any(Number) as number,
    decided: 0,
  });
});

it('remembers what the seat was shown, also of a game that is opened again', { timeout: 60_000 }, async () => {
  const storage = memoryStorage();
  const table = await newTable(folderLibrary, { ...NEW, chairs: ['person', 'person'], seed: 5 });
  const { match } = table;
  const players = [0, 1].map((s) => new BotPlayer(match, s, greedyBot(s + 1, match.game)));
  while (match.length < 70 || match.state.stack.at(-1)?.n !== 'moves') {
    const [side = 0] = match.owing();
    match.act(side, players[side]?.choose());
  }
  table.keeper = await Keeper.begin(
    storage.journal(table.id, () => table.kept),
    table.file(),
    match,
  );
  const [side = 0] = match.owing();
  const host = new Connection(new LocalHost({ library: folderLibrary, storage }));
  await host.sit(table.id, side, 'mine');
  const asked = { match, side, level: 'veteran' as const, isHurried: () => false, simulators: undefined };
  const ask = await match.game.forecasts?.();
  const [told, forgetful] = [await pastOf(match, undefined), undefined].map((past) => {
    const work = saidHint({ ...asked, past, ask });
    for (;;) {
      const step = work.next();
      if (step.done === true) return step.value;
    }
  });
  expect(await host.hint('mine')).toEqual(told);
  expect(forgetful?.plans).not.toEqual(told?.plans);
});

it('says what a battle would come to where its orders lead into one, and nothing where they do not', async () => {
  const game = await folderLibrary.game('eastfront');
  const match = new Match({ game, scenario: 'edelweiss', dice: seededDice(3) });
  const bot = BOTS.find((b) => b.id === 'greedy');
  if (!bot) throw new Error('no bot');
  const player = new BotPlayer(match, 0, bot.make(1, game));
  while (match.state.stack.at(-1)?.n !== 'moves') match.act(0, player.choose());
  const foes = new Set(match.view(0).pieces.flatMap((p) => (p.side === 1 && p.at >= 0 ? [p.at] : [])));
  const moves = [...askOf(match, 0).legal()].filter((a) => a.verb === 'move');
  const hinted = (action: Action | undefined) => (action ? [{ action, text: '', rule: '', notes: [] }] : []);
  const ask = await game.forecasts?.();
  const attack = moves.find((a) => foes.has(Number(a.args['to'])));
  const [battle, ...others] = battlesIn(match, 0, hinted(attack), ask);
  expect(others).toEqual([]);
  expect(battle?.at).toBe(attack?.args['to']);
  expect(battle?.text).toMatch(/^\w+.*: .* \d+\.\d/);
  expect(battle?.text.startsWith(called(game.places, Number(attack?.args['to'])))).toBe(true);
  expect(battle?.rule).toMatch(/^\d/);
  const march = moves.find((a) => !foes.has(Number(a.args['to'])));
  expect(battlesIn(match, 0, hinted(march), ask)).toEqual([]);
});
