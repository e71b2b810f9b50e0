// Who may not attack for reasons of politics (27.2, 27.3): chapters add their own here.
import type { Loc, Piece, Refusal } from '@rasputitsa/kernel';
import { FINNISH_BARS } from '../27-allies/finland.ts';
import { refuseDefector } from '../27-allies/rumania.ts';
import type { Query } from '../words.ts';

export type AttackBar = (q: Query, p: Piece, targets: readonly Loc[]) => Refusal | undefined;
const BARS: readonly AttackBar[] = [...FINNISH_BARS, refuseDefector];
export function refuseByPolitics(q: Query, p: Piece, targets: readonly Loc[]): Refusal | undefined {
  for (const bar of BARS) {
    const no = bar(q, p, targets);
    if (no) return no;
  }
  return undefined;
}
