// What a side saw of a game in progress, for computers that take up its chair and for the staff: nothing that its seat was not shown. Of a long
// game the last part, so that nobody waits for it.
import { AT_HAND, type Journal, type Match, type Side, type View } from '@rasputitsa/kernel';
import { type PastGame, viewsOf } from '@rasputitsa/kernel/past';

/** The last thousand records of it, and those before from the nearest snapshot. */
export async function pastOf(match: Match, journal: Journal | undefined): Promise<PastGame | undefined> {
  const { game, sandbox } = match;
  const since = match.length - AT_HAND;
  const kept = await journal?.latest(Math.max(1, since));
  const from = kept ?? match.snapshots[0];
  if (!from) return undefined;
  const atHand = match.records(0);
  const first = atHand[0]?.n ?? match.length;
  const before = from.at < first ? ((await journal?.records(from.at, first)) ?? []) : [];
  return { game, sandbox, from, records: [...before, ...atHand], since };
}
/** The views of a side, the latest last; where nothing is hidden none is needed. */
export function* seenBy(side: Side, past: PastGame | undefined): Generator<View> {
  if (past?.game.fog) yield* viewsOf(past, side);
}
