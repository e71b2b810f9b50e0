// River Assaults (7.5) and other assaults: in which battles attackers may be driven back, and on which dice.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { directionOf, isExit } from '../1-map/board.ts';
import { isRiver } from '../1-map/terrain.ts';
import { airAssaults, isLightDrop } from '../14-paratroops/air-assault.ts';
import { isLightLanding, seaAssaults } from '../15-seapower/sea-assault.ts';
import { isSurprise, surpriseRepulses } from '../3-scenarios/s41.ts';
import { LIGHT_REPULSE_ON, REPULSE_ON, SNOW } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { attackerAt, BY_AIR, BY_LAND, BY_RIVER, BY_SEA, unitsAt, weather } from '../state.ts';
import type { Play, Query } from '../words.ts';

export function entryKind(from: Loc, to: Loc): number {
  if (isExit(from) || isExit(to)) return BY_LAND;
  const d = directionOf(from, to);
  return d >= 0 && isRiver(from, d) ? BY_RIVER : BY_LAND;
}

/** 7.5: hexes under assault are marked while units move. Only what all can see counts here, not the number. */
export function markAssault(g: Play, at: Loc): void {
  const attackers = unitsAt(g, at, attackerAt(g, at));
  const assault = g.mark('begun', at) > 0 && attackers.every((p) => isAssault(g, p));
  g.setMark('repulse', at, assault ? 1 : 0);
}

/** 7.5, 7.52, 7.53, 14.4, 15.43: dice up to this repulse in a battle just begun; 0 when none does. */
export function repulseNumber(q: Query, at: Loc, attacker: Side): number {
  const units = unitsAt(q, at, attacker);
  if (!isWholeAssault(q, units)) return 0;
  const light = units.some(
    (p) =>
      (q.field(p, 'entry') === BY_AIR && isLightDrop()) || (q.field(p, 'entry') === BY_SEA && isLightLanding(q, p)),
  );
  return light ? lightRepulse() : riverRepulse();
}
/** 7.5: one attacker over dry land, and nobody is driven back. */
const isWholeAssault = rule(
  '7.5',
  (q: Query, units: readonly Piece[]): boolean => units.every((p) => isAssault(q, p)),
  (q, units) => units.some((p) => isAssault(q, p)),
);
/** 7.51c: those who hold the bank after the first round are a Bridgehead. */
export const isFirstRound = rule(
  '7.51c',
  (q: Query, at: Loc): boolean => q.mark('begun', at) > 0,
  () => true,
);
/** How a unit entered its battle is forgotten with the phase it did so in (7.51c). */
export const forgetEntry = rule(
  '7.51c',
  (g: Play, p: Piece): void => {
    g.setField(p, 'from', 0);
    g.setField(p, 'entry', 0);
  },
  () => undefined,
);
const lightRepulse = rule(
  '7.53',
  (): number => LIGHT_REPULSE_ON,
  () => REPULSE_ON,
);
const riverRepulse = rule(
  '7.51a',
  (): number => REPULSE_ON,
  () => 0,
);

function isAssault(q: Query, p: Piece): boolean {
  const entry = q.field(p, 'entry');
  if (entry === BY_RIVER) return riverRepulses(q, q.sideOf(p));
  if (entry === BY_AIR) return airAssaults();
  if (entry === BY_SEA) return seaAssaults();
  return entry !== 0 && entry !== BY_LAND;
}

/** 7.52: not over ice. S41.3: not the Germans in June 1941. */
export function riverRepulses(q: Query, side: Side): boolean {
  if (weather(q) === SNOW) return frozenRepulses();
  return !(side === GERMAN && isSurprise(q)) || surpriseRepulses();
}
const frozenRepulses = rule(
  '7.52',
  (): boolean => false,
  () => true,
);
