// What happens in hexes that units enter or pass, however they come there: rail is cut (6.55), Arms Centers fall (15.13), and who was last is remembered.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { ON_RAIL, PERSONNEL_CENTERS } from '../3-equipment/board.ts';
import { eliminate } from '../3-equipment/eliminate.ts';
import { bringIn, isArmsCenter, isPartisan, isRepair } from '../3-equipment/units.ts';
import { judgeAllies } from '../27-allies/politics.ts';
import { threeCities } from '../29-34-scenarios/victory.ts';
import { AXIS, enemyOf, NOBODY, ownedBy } from '../sides.ts';
import type { Play, Query } from '../words.ts';

/** 6.55 An enemy rail hex becomes neutral at once. */
const cutsRail = rule(
  '6.55',
  (owner: number, enemy: number): boolean => owner === enemy,
  () => false,
);
/** 15.13 A lone Arms Center is eliminated. */
const fallsTo = rule(
  '15.13',
  (q: Query, p: Piece): boolean => isArmsCenter(q, p),
  () => false,
);
const isPersonnelCenter: ReadonlySet<Loc> = new Set(PERSONNEL_CENTERS);

export function enterHexes(g: Play, units: readonly Piece[], hexes: readonly Loc[]): void {
  const movers = units.filter((p) => !isPartisan(g, p));
  const [first] = movers;
  if (first === undefined) return;
  const side = g.sideOf(first);
  const enemy = ownedBy(enemyOf(side));
  const [entered, rail] = [g.layer('entered'), g.layer('rail')];
  const taken = hexes.filter((hex) => entered[hex] !== ownedBy(side));
  const cut = hexes.filter((hex) => ON_RAIL[hex] === 1 && cutsRail(rail[hex] ?? NOBODY, enemy));
  if (taken.length > 0) g.setLayer('entered', taken, ownedBy(side));
  // 6.61: a Repair Unit turns the hex over instead (repair.ts).
  if (cut.length > 0 && !movers.every((p) => isRepair(g, p))) g.setLayer('rail', cut, NOBODY);
  judgeAllies(g);
  const won = side === AXIS ? threeCities(g) : undefined;
  if (won !== undefined) g.end(won);
  for (const hex of hexes) {
    if (side === AXIS && isPersonnelCenter.has(hex) && g.mark('ever-entered', hex) === 0)
      g.setMark('ever-entered', hex, 1);
    for (const p of g.piecesAt(hex)) if (g.sideOf(p) !== side && fallsTo(g, p)) eliminate(g, p, '15.13');
  }
}
/** 7.0, 15.16: who comes into play in a hex occupies it, as if it had entered. Undefined when no counter is left (36.3). */
export function appear(g: Play, kind: number, at: Loc, steps: number): Piece | undefined {
  const p = bringIn(g, kind, at, steps);
  if (p !== undefined) enterHexes(g, [p], [at]);
  return p;
}
