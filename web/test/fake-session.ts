// A table in the middle of a game, for looking at panels: computers play up to a point, a person takes over. The rules run in
// the page itself; nothing is kept.
import { BOTS, BotPlayer } from '@rasputitsa/bots';
import { type DiceSpec, Match, save, saveText, seededDice } from '@rasputitsa/kernel';
import { builtLibrary, loadGame } from '../src/host/games.ts';
import { Connection, LocalHost, memoryStorage } from '@rasputitsa/host';
import type { Host, TableViewer, TableInfo } from '@rasputitsa/host';
import { createSession, type TableSession } from '../src/model/session.ts';

export interface FakeGame {
  readonly game: string;
  readonly scenario: string;
  readonly viewer: TableViewer;
  readonly seed: number;
  /** Stops at this step of the sequence, when the viewer owes something there; otherwise after so many actions. */
  readonly node?: string;
  readonly actions: number;
  /** From this many actions on the step is looked for. */
  readonly after?: number;
}

async function played(spec: FakeGame): Promise<string> {
  const game = await loadGame(spec.game);
  const dice: DiceSpec = { kind: 'seeded', seed: spec.seed };
  const match = new Match({ game, scenario: spec.scenario, options: {}, dice: seededDice(spec.seed) });
  const eager = BOTS.find((b) => b.id === 'eager') ?? BOTS[0];
  if (!eager) throw new Error('no computers');
  const bots = game.sides.map((_, side) => new BotPlayer(match, side, eager.make(spec.seed + side, game)));
  for (let n = 0; n < spec.actions && !match.over; n++) {
    const side = match.owing()[0] ?? 0;
    const here = match.state.stack.at(-1)?.n === spec.node;
    if (here && n >= (spec.after ?? 0) && (spec.viewer === 'spectator' || match.owing().includes(spec.viewer))) break;
    const bot = bots[side];
    if (bot) match.act(side, bot.choose());
  }
  const meta = { chairs: game.sides.map(() => 'person'), seed: spec.seed, changed: Date.now() };
  return saveText(save(match, dice, meta));
}

const TABLE = 'fake';
/** A game that was kept is played again from its first action when it is opened, so that its log is whole. */
async function fakeHost(spec: FakeGame): Promise<Host> {
  const storage = memoryStorage();
  const info: TableInfo = {
    id: TABLE,
    game: spec.game,
    scenario: spec.scenario,
    chairs: [],
    sandbox: false,
    kind: 'play',
    standing: '',
    entries: 0,
    over: null,
    changed: 0,
  };
  await storage.put({ info, text: await played(spec) });
  return new Connection(new LocalHost({ library: builtLibrary, storage }));
}
async function open(host: Host, game: string, table: string, viewer: TableViewer): Promise<TableSession> {
  const profile = await host.profile(game);
  const first = await host.sit(table, viewer);
  return createSession({
    host,
    profile,
    first,
    soleChoice: () => true,
    pace: () => 'instant',
    stops: () => false,
    board: () => null,
  });
}

export async function fakeSession(spec: FakeGame): Promise<TableSession> {
  return open(await fakeHost(spec), spec.game, TABLE, spec.viewer);
}

/** The same game looked back at. */
export async function fakeReplay(spec: FakeGame): Promise<TableSession> {
  const host = await fakeHost(spec);
  await host.sit(TABLE, spec.viewer);
  const back = await host.openReplay(TABLE);
  return open(host, spec.game, back.id, spec.viewer);
}
