// A new game as somebody asks for it: checked, and set up.
import { BOTS } from '@rasputitsa/bots';
import {
  canonical,
  chainCommitment,
  chainId,
  type ChainHeads,
  commitDice,
  type DiceSpec,
  diceFor,
  type Game,
  Match,
  NeedsLinks,
  packHash,
  resolveOptions,
  scenarioOf,
} from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import { gameOf, type Library } from './library.ts';
import { TableLinks } from './links.ts';
import { freshId, freshSeed } from './make.ts';
import type { NewGame } from './protocol.ts';
import { Table } from './table.ts';

/** Few bring charts of their own: what reads them is fetched then. */
async function withCharts(plain: Game, { text, name }: NonNullable<NewGame['charts']>): Promise<Game> {
  return (await import('./charts.ts')).withCharts(plain, text, name);
}
function bad(why: string): Failure {
  return new Failure('rules', 'This game cannot be set up', why, 'Choose the game again from the list');
}

/** Dice in which all players have a part. */
export interface SharedDice {
  readonly heads: readonly ChainHeads[];
  readonly secret: string;
  /** Where the set-up rolls dice: what its rolls are made of, as it comes in. */
  readonly links?: TableLinks;
}
/** The set-up rolls dice, and needs links for them. */
export class SetUpWaits extends Error {
  override readonly name = 'SetUpWaits';
  readonly links: TableLinks;
  constructor(links: TableLinks) {
    super('the set-up waits for links');
    this.links = links;
  }
}

export async function newTable(
  library: Library,
  spec: NewGame,
  id: string = freshId(),
  shared?: SharedDice,
): Promise<Table> {
  const plain = await gameOf(library, spec.game);
  const game = spec.charts ? await withCharts(plain, spec.charts) : plain;
  if (spec.chairs.length !== game.sides.length) throw bad(`${game.title} has ${game.sides.length} sides`);
  for (const chair of spec.chairs)
    if (chair !== 'person' && !BOTS.some((b) => b.id === chair.bot)) throw bad(`there is no opponent ${chair.bot}`);
  const seed = spec.seed ?? freshSeed();
  try {
    const dice = shared ? sharedSpec(game, spec, id, shared) : ownSpec(spec);
    const links = dice.kind === 'chained' ? (shared?.links ?? new TableLinks(dice)) : undefined;
    const source = diceFor(dice);
    const ready = links?.take();
    if (ready) source.open?.(ready.waited.roll, ready.links);
    const begin = (): Match =>
      new Match({
        game,
        scenario: spec.scenario,
        options: spec.options,
        dice: source,
        ...(spec.sandbox ? { sandbox: true } : {}),
      });
    const match = links ? orWaits(links, begin) : begin();
    return new Table({ id, kind: 'play', match, chairs: spec.chairs, dice, seed, links });
  } catch (error) {
    if (error instanceof SetUpWaits) throw error;
    throw bad(error instanceof Error ? error.message : String(error));
  }
}
function orWaits(links: TableLinks, begin: () => Match): Match {
  try {
    return begin();
  } catch (error) {
    if (!(error instanceof NeedsLinks)) throw error;
    links.wait(-1, { setUp: true }, error);
    throw new SetUpWaits(links);
  }
}
/** Dice, and the names that hidden units go by, come from a secret nobody can work back to from what they see. Only games in which
 * nothing is hidden from anybody may be repeated from a seed. */
function ownSpec({ seed }: NewGame): DiceSpec {
  return seed === undefined ? commitDice() : { kind: 'seeded', seed };
}
/** Bound to everything that was agreed: links that were given for this game are good for no other. */
function sharedSpec(game: Game, spec: NewGame, table: string, { heads, secret }: SharedDice): DiceSpec {
  const id = chainId({
    table,
    game: game.id,
    rules: game.version,
    scenario: spec.scenario,
    options: canonical(resolveOptions(game, scenarioOf(game, spec.scenario), spec.options)),
    pack: game.pack ? packHash(game.pack) : '',
    heads,
  });
  return { kind: 'chained', table, id, commitment: chainCommitment(id, secret), heads, secret };
}
