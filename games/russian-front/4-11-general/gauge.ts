// Rail gauge (4.5): who has a hex, who uses it, and what is decided by a battle.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NOBODY, ownedBy, type Play } from '../words.ts';

/** 4.5.3: a converted hex has the gauge of who converted it, at once. */
export const convert = rule(
  '4.5.3',
  (g: Play, at: Loc, side: Side): void => g.setLayer('gauge', [at], ownedBy(side)),
  () => undefined,
);
/** 4.5.2.2: the battle is over; the side that paid gets the hex only if it holds it. */
export function finishConversion(g: Play, at: Loc, winner: number | undefined): void {
  const paid = g.mark('converting', at);
  if (paid === 0) return;
  g.setMark('converting', at, 0);
  if (winner !== undefined && paid === ownedBy(winner)) convert(g, at, winner);
}
/** 4.5: a side uses rails of its own gauge. */
export const isUsable = rule(
  '4.5',
  (gauge: number | undefined, mine: number): boolean => gauge === mine,
  (gauge) => gauge !== NOBODY,
);
