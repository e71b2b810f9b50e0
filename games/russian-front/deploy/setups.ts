// Set-ups to keep: units, places and the hits they start with, of all stages so far. Loading one deploys what the stage in hand may.
import type { Action, Loc, Piece } from '@rasputitsa/kernel';
import { type KeptSetUp as Kept, type KeptUnit as Unit, setUpBook } from '@rasputitsa/kit';
import { isHex } from '../1-components/board.ts';
import { hitsOn, unitOf } from '../1-components/units.ts';
import { hitGroupOf, lineScenarioOf, wornHits } from '../2-10-set-up/forces.ts';
import { unitsOf } from '../state.ts';
import type { Query, Words } from '../words.ts';
import { inHand, stageOf } from './stage.ts';
import { placeRefusal } from './where.ts';

interface KeptUnit extends Unit {
  readonly hits: number;
}
export type KeptSetUp = Kept<KeptUnit>;

function sharedHits(q: Query, p: Piece): number {
  const row = lineScenarioOf(q);
  return row ? hitsOn(q, p) - wornHits(row, unitOf(q, p)) : 0;
}
function marking(q: Query, piece: Piece, now: number, hits: number): readonly Action[] {
  const row = lineScenarioOf(q);
  if (!row || hits === now || !hitGroupOf(row, unitOf(q, piece))) return [];
  return [{ verb: 'mark-hits', args: { piece, hits } }];
}
/** Waits for a later stage, or may do so and does not belong where it was kept yet. */
function isForLater(q: Query, p: Piece, to: Loc): boolean {
  const leaves = stageOf(q)?.leaves[unitOf(q, p).type];
  return leaves === 'all' || (leaves !== undefined && placeRefusal(q, p, to) !== undefined);
}
export const { setupOf, actionsFor } = setUpBook<KeptUnit, Words>({
  game: 'russian-front',
  isSetUp: (q) => q.within('set-up'),
  deployed: unitsOf,
  inHand,
  more: (q, p) => ({ hits: sharedHits(q, p) }),
  faults: ({ unit, hits }) => (Number.isInteger(hits) ? [] : [`${unit}: ${String(hits)} is no number of hits.`]),
  // Units of an earlier stage stand already and may get their hits; whoever the side has not at all is an error.
  otherwise(q, side, { unit, hits }) {
    const p = q.piecesOf(side).find((x) => q.kindOf(x).id === unit || q.kindOf(x).name === unit);
    if (p === undefined) return undefined;
    return isHex(q.at(p)) ? marking(q, p, sharedHits(q, p), hits) : [];
  },
  recall: (piece) => ({ verb: 'recall', args: { piece } }),
  deploy: (q, piece, to, { hits }) =>
    isForLater(q, piece, to) ? [] : [{ verb: 'deploy', args: { piece, to } }, ...marking(q, piece, 0, hits)],
});
