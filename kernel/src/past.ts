// What a viewer saw of a game up to now, for whoever has to remember it and was not there: folded from its records, so no rule is asked.
import { seededDice } from './dice.ts';
import type { Game } from './game.ts';
import { migrateRecord, migrateSnapshot } from './migrate.ts';
import type { GameRecord, Snapshot } from './record.ts';
import { refolding, Unfoldable } from './refold.ts';
import type { Side } from './types.ts';
import { type View, viewFor } from './view.ts';
import { World } from './world.ts';

export interface PastGame {
  readonly game: Game;
  readonly sandbox: boolean;
  /** Where it is folded from. */
  readonly from: Snapshot;
  /** They may begin earlier. */
  readonly records: readonly GameRecord[];
  /** The first record that is looked at; those before are only folded. */
  readonly since: number;
}

/** The views of a side after each record that told it something, the latest last: what it was told nothing of changed nothing it sees. In the
 * middle of a game the first is the one it begins from. Records that cannot be read any more end it early. Each is good until the next is
 * asked for. */
export function* viewsOf({ game, sandbox, from, records, since }: PastGame, viewer: Side): Generator<View> {
  const begun = migrateSnapshot(game, from);
  const read = records.map((r) => migrateRecord(game, r));
  // Nothing is rolled.
  const q = new World(game, begun.state, seededDice(0), () => undefined);
  if (from.at > 1 && from.at >= since) yield viewFor(q, viewer, 'own');
  try {
    for (const { record, state } of refolding(begun, read, { sandbox })) {
      const isTold = (record.told[viewer]?.length ?? 0) > 0;
      if (record.n + 1 < since || (record.n + 1 > since && !isTold)) continue;
      q.replaceState(state);
      yield viewFor(q, viewer, 'own');
    }
  } catch (error) {
    if (!(error instanceof Unfoldable)) throw error;
  }
}
