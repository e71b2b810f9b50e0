// A game looked at as clients see it: a host opens it, everybody sits down, some actions are done through it.
import { gzipSync } from 'node:zlib';
import { Connection, type Library, LocalHost, memoryStorage, type Standing, type Storage } from '@rasputitsa/host';
import { type Action, type Game, type Journal, type Match, random as randomFrom } from '@rasputitsa/kernel';
import { cpuMs } from './measure.ts';

const TABLE = 'long';
const SEED = 1;

/** Any legal action, but one that ends a step is drawn again so many times. */
export function draw(
  match: Match,
  random: ReturnType<typeof randomFrom>,
  patience: number,
): { readonly side: number; readonly action: Action } {
  const side = match.owing()[0] ?? 0;
  let action = match.sample(side, random);
  for (let i = 0; i < patience && action?.verb === 'done'; i++) action = match.sample(side, random);
  if (!action) throw new Error(`${match.game.id}: stuck`);
  return { side, action };
}

/** A host that knows one game; what is done there is not kept, so that a game can be looked at while it goes on elsewhere. */
function hostOf(game: Game, journal: Journal): LocalHost {
  const info = { id: TABLE, game: game.id, kind: 'play' } as Awaited<ReturnType<Storage['list']>>[number];
  const storage: Storage = {
    ...memoryStorage(),
    journal: () => ({ ...journal, append: () => Promise.resolve() }),
    get: () => Promise.resolve({ info }),
  };
  const library: Pick<Library, 'has' | 'game'> = { has: () => true, game: () => Promise.resolve(game) };
  return new LocalHost({ library: library as Library, storage });
}

export interface Look {
  readonly openMs: number;
  /** Bytes, zipped: the largest standing sent on sitting down, and after an action. */
  readonly sitting: number;
  readonly acting: number;
}
const zipped = (standing: Standing): number => gzipSync(JSON.stringify(standing)).length;

export async function look(
  game: Game,
  journal: Journal,
  { actions, patience }: { readonly actions: number; readonly patience: number },
  each: () => void = () => undefined,
): Promise<Look> {
  const begun = cpuMs();
  const host = hostOf(game, journal);
  const page = new Connection(host);
  let acting = 0;
  page.listen((news) => {
    if (news.kind === 'standing') acting = Math.max(acting, zipped(news.standing));
  });
  const { match } = await host.table(TABLE);
  const openMs = cpuMs() - begun;
  const seats: Standing[] = [];
  for (const side of game.sides.keys()) seats.push(await page.sit(TABLE, side));
  const sitting = Math.max(...seats.map(zipped));
  acting = 0;
  const random = randomFrom(SEED);
  for (let n = 0; n < actions && !match.over; n++) {
    const { side, action } = draw(match, random, patience);
    const done = await page.act(seats[side]?.seat ?? '', [action], match.version(side));
    if (!done.ok) throw new Error(`${game.id}: ${done.refusal.text}`);
    each();
  }
  await page.close();
  return { openMs, sitting, acting };
}
