// Chapter 14, 14.4 to 14.7: the three supply checks.
import { type Loc, type Piece, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { entryAt } from '@rasputitsa/kit';
import { BUILT_UP, LAND } from '../1-map/board.ts';
import { loseStep } from '../2-units/eliminate.ts';
import { isAir, isArtillery, isGround, isHq, isLeader, isMech, isOnMap, typeOf } from '../2-units/units.ts';
import { controls } from '../4-movement/entering.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import type { Play, Query } from '../words.ts';
import { commandHqs, isConnected, isSupplied, petrolDistance, reaches } from './line-of-supply.ts';

// 14.7: petrol

/** 14.7A Mechanized units and artillery, not HQs, who are not Out of Supply anyway. RULINGS A-32: leaders neither. */
const needsPetrol = rule(
  '14.7A',
  (q: Query, p: Piece): boolean =>
    isOnMap(q, p) && isGround(q, p) && !isHq(q, p) && (isMech(q, p) || isArtillery(q, p)) && !q.has(p, 'out-of-supply'),
  () => false,
);
/** 14.7C By the distance, the highest die that fails. */
const failsUpTo = rule(
  '14.7C',
  (q: Query, hexes: number): number => entryAt(tablesOf(q).PETROL, hexes),
  () => 0,
);
/** 3.C.1.a Petrol Shortage. */
export function checkPetrol(g: Play): void {
  const side = g.active;
  const far = petrolDistance(g, side);
  for (const p of g.piecesOf(side)) {
    if (!needsPetrol(g, p)) continue;
    const hexes = far[g.at(p)] ?? 0;
    const fails = failsUpTo(g, hexes);
    if (fails === 0) continue;
    const [die = 6] = g.roll(1, 6, say`Petrol for ${unit(p)}, ${hexes} hexes from a Supply Source`, '14.7A', side);
    if (die <= fails) g.raise(p, 'out-of-supply');
  }
}

// 14.4: General Supply

/** 20.4 Brigades that have just been dropped are in supply. */
const isProvided = rule(
  '20.4',
  (q: Query, p: Piece): boolean => q.has(p, 'dropped'),
  () => false,
);
/** 14.4 Everybody traces, aircraft too. */
const markSupply = rule(
  '14.4',
  (g: Play, side: Side): void => {
    for (const p of g.piecesOf(side)) {
      if (!isOnMap(g, p) || isLeader(g, p)) continue;
      const ok = isProvided(g, p) || isSupplied(g, side, g.at(p));
      if (ok && g.has(p, 'out-of-supply')) g.lower(p, 'out-of-supply');
      if (!ok && !g.has(p, 'out-of-supply')) g.raise(p, 'out-of-supply');
    }
  },
  () => {},
);

// 14.6: attrition

/** 14.6a Whoever has no line even without limit of length. */
const isCutOff = rule(
  '14.6a',
  (q: Query, side: Side, hex: Loc): boolean => !isConnected(q, side, hex),
  () => false,
);
/** 14.6c One for a town, a city or an Army or Front HQ it can trace to, one for Germans and Soviet airborne brigades. */
const dumpBonus = rule(
  '14.6c',
  (q: Query, dumps: Uint8Array, hex: Loc): number => (dumps[hex] === 1 ? tablesOf(q).ATTRITION.dump : 0),
  () => 0,
);
const moraleBonus = rule(
  '14.6c',
  (q: Query, p: Piece): number =>
    q.sideOf(p) === GERMAN || typeOf(q, p) === 'airborne' ? tablesOf(q).ATTRITION.morale : 0,
  () => 0,
);
/** 14.6b A modified die of three or less costs a step. */
const wastes = rule(
  '14.6b',
  (q: Query, die: number): boolean => die <= tablesOf(q).ATTRITION.fails,
  () => false,
);
function attrition(g: Play, side: Side): void {
  const cut: Piece[] = [];
  for (const p of g.piecesOf(side)) {
    if (!isOnMap(g, p) || isLeader(g, p) || isAir(g, p)) continue;
    const isolated = g.has(p, 'out-of-supply') && isCutOff(g, side, g.at(p));
    if (isolated && !g.has(p, 'isolated')) g.raise(p, 'isolated');
    if (!isolated && g.has(p, 'isolated')) g.lower(p, 'isolated');
    if (isolated) cut.push(p);
  }
  if (cut.length === 0) return;
  const towns = LAND.filter((hex) => BUILT_UP[hex] === 1 && controls(g, side, hex));
  const dumps = reaches(g, side, [...towns, ...commandHqs(g, side)]);
  // Judged before anybody is lost: a step of one does not change the line of another.
  const bonuses = cut.map((p) => dumpBonus(g, dumps, g.at(p)) + moraleBonus(g, p));
  for (const [i, p] of cut.entries()) {
    const bonus = bonuses[i] ?? 0;
    const [die = 6] = g.roll(1, 6, say`Isolated: ${unit(p)}, die plus ${bonus}`, '14.6b', side);
    if (wastes(g, die + bonus)) loseStep(g, p, '14.6b');
  }
}
/** 3.C.7.b General Supply, then attrition. */
export function checkSupply(g: Play): void {
  markSupply(g, g.active);
  attrition(g, g.active);
}
