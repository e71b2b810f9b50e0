// A new game in which all players have a part in the dice.
import {
  canonical,
  chainCommitment,
  type ChainedSpec,
  chainId,
  type ChainHeads,
  diceFor,
  type Game,
  type Match,
  NeedsLinks,
  packHash,
  resolveOptions,
  scenarioOf,
} from '@rasputitsa/kernel';
import type { Library } from './library.ts';
import { TableLinks } from './links.ts';
import { freshSeed } from './make.ts';
import { bad, begun, gameFor } from './new-game.ts';
import type { NewGame } from './protocol.ts';
import { Table } from './table.ts';

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

export async function sharedTable(library: Library, spec: NewGame, id: string, shared: SharedDice): Promise<Table> {
  const game = await gameFor(library, spec);
  try {
    const dice = sharedSpec(game, spec, id, shared);
    const links = shared.links ?? new TableLinks(dice);
    const source = diceFor(dice);
    const ready = links.take();
    if (ready) source.open?.(ready.waited.roll, ready.links);
    const match = orWaits(links, () => begun(game, spec, source));
    return new Table({ id, kind: 'play', match, chairs: spec.chairs, dice, seed: freshSeed(), links });
  } catch (error) {
    throw error instanceof SetUpWaits ? error : bad(error);
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
/** Bound to everything that was agreed: links that were given for this game are good for no other. */
function sharedSpec(game: Game, spec: NewGame, table: string, { heads, secret }: SharedDice): ChainedSpec {
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
