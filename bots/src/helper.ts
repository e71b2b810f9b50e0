// The other end of a pool's line: plays what it is told, in a thread of its own.
import type { Game, ReadonlyState } from '@rasputitsa/kernel';
import { type Plannable, plannable } from './plannable.ts';
import type { AskedTask, FromHelper, ToHelper } from './pool.ts';
import { simulate } from './simulate.ts';

/** Answers what it hears. `turn` is done when everything that has been said is heard: before it begins it hears whether it should. */
export function helper(
  load: (id: string) => Promise<Game>,
  say: (m: FromHelper) => void,
  turn: () => Promise<void>,
): (m: ToHelper) => void {
  const waiting = new Map<number, AskedTask>();
  const games = new Map<string, { readonly game: Game; readonly advice: Plannable }>();
  const worlds = new Map<number, ReadonlyState>();
  const fetch = async (id: string): Promise<void> => {
    const game = await load(id);
    await game.advice?.ready?.();
    const advice = plannable(game);
    if (!advice) return;
    games.set(id, { game, advice });
    say({ loaded: id });
  };
  const play = async (asked: AskedTask): Promise<void> => {
    const { task, game: id, me, of, trial, posture, turns, kept } = asked;
    waiting.set(task, asked);
    await turn();
    if (!waiting.delete(task)) return;
    const [known, state] = [games.get(id), worlds.get(of)];
    try {
      if (!known || !state) say({ task });
      else say({ task, out: simulate(known.game, known.advice, me, { ...trial, state }, posture, { turns, kept }) });
    } catch {
      // Whoever asked plays it, and finds out what is wrong.
      say({ task });
    }
  };
  return (m) => {
    // What cannot be loaded is not played here.
    if ('load' in m) fetch(m.load).catch(() => undefined);
    else if ('world' in m) worlds.set(m.world, m.state);
    else if ('forget' in m) for (const n of m.forget) worlds.delete(n);
    else if ('drop' in m) waiting.delete(m.drop);
    else void play(m);
  };
}
