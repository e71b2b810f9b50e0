// A new game as somebody asks for it: checked, and set up.
import { BOTS, stylesFor } from '@rasputitsa/bots';
import {
  BID_OPTION,
  commitDice,
  type DiceSource,
  type DiceSpec,
  diceFor,
  type Game,
  handicapFor,
  type Json,
  Match,
} from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import { gameOf, type Library } from './library.ts';
import { freshId, freshSeed } from './make.ts';
import type { NewGame } from './protocol.ts';
import { Table } from './table.ts';

/** Few bring charts of their own: what reads them is fetched then. */
async function withCharts(plain: Game, { text, name }: NonNullable<NewGame['charts']>): Promise<Game> {
  return (await import('./charts.ts')).withCharts(plain, text, name);
}
export function bad(error: unknown): Failure {
  const why = error instanceof Error ? error.message : String(error);
  return new Failure('rules', 'This game cannot be set up', why, 'Choose the game again from the list');
}

/** The game as it is asked for; what is wrong with that is a failure. */
export async function gameFor(library: Library, spec: NewGame): Promise<Game> {
  const plain = await gameOf(library, spec.game);
  const game = spec.charts ? await withCharts(plain, spec.charts) : plain;
  if (spec.chairs.length !== game.sides.length) throw bad(`${game.title} has ${game.sides.length} sides`);
  for (const chair of spec.chairs) {
    if (chair === 'person') continue;
    if (!BOTS.some((b) => b.id === chair.bot)) throw bad(`there is no opponent ${chair.bot}`);
    const { style = 'usual' } = chair;
    const known: readonly string[] = stylesFor(game);
    if (style === 'surprise' ? known.length < 2 : !known.includes(style))
      throw bad(`the opponents of ${game.title} have one way to play`);
  }
  if (spec.handicap && !game.judgeBid) throw bad(`${game.title} counts no points, so none can be given`);
  if (spec.handicap && !game.sides[spec.handicap.side]) throw bad('there is no such side to give points to');
  return game;
}
/** With the points that a side was given. */
function optionsOf({ options, handicap }: NewGame): Readonly<Record<string, Json>> {
  if (!handicap || handicap.points === 0) return options;
  return { ...options, [BID_OPTION]: { ...handicapFor(handicap.side, handicap.points) } };
}
export function begun(game: Game, spec: NewGame, dice: DiceSource): Match {
  const { scenario, sandbox } = spec;
  return new Match({ game, scenario, options: optionsOf(spec), dice, ...(sandbox ? { sandbox: true } : {}) });
}

export async function newTable(library: Library, spec: NewGame, id: string = freshId()): Promise<Table> {
  const game = await gameFor(library, spec);
  // Dice, and the names that hidden units go by, come from a secret nobody can work back to from what they see. Only games in which
  // nothing is hidden from anybody may be repeated from a seed.
  const dice: DiceSpec = spec.seed === undefined ? commitDice() : { kind: 'seeded', seed: spec.seed };
  const seed = spec.seed ?? freshSeed();
  try {
    const match = begun(game, spec, diceFor(dice));
    return new Table({ id, kind: 'play', match, chairs: spec.chairs, dice, seed });
  } catch (error) {
    throw bad(error);
  }
}
