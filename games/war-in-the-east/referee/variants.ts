// 35.2.V11, V17, V18: troops for the south, partisans dropped from the air, assaults from the sea.
import {
  BLACK_SEA_PORTS,
  cityHexes,
  distances,
  EASTERN_EDGE,
  type Hex,
  isClosed,
  isLake,
  isSea,
  isSouthRim,
  labelOf,
  LENINGRAD_PORTS,
  neighbours,
  RUSSIA,
  seaArea,
} from './board.ts';
import { canStepOff } from './edges.ts';
import { isForbidden, mayMarch, type Phase } from './movement.ts';
import { AXIS, isCombatUnit, isInfantry, type Position, RUSSIAN, type Unit } from './position.ts';
import { countersLeft } from './staff.ts';
import { hasSeaSupply, mainNet, isWithinMain } from './supply.ts';

// --- V11 --------------------------------------------------------------------------------------------------------------

export const SOUTH = { turn: 62, infantry: 20, armor: 10 } as const;
/** What a unit counts as. */
export function shareOf(pos: Position, u: Unit): 'south-infantry' | 'south-armor' | undefined {
  if (u.side !== RUSSIAN || pos.face(u).attack === 0 || pos.has(u, 'fortified')) return undefined;
  if (isInfantry(u)) return 'south-infantry';
  return u.isMech ? 'south-armor' : undefined;
}
function isOwed(pos: Position, u: Unit): boolean {
  const share = shareOf(pos, u);
  return pos.isVariant('el-alamein') && pos.turn === SOUTH.turn && share !== undefined && pos.track(share) > 0;
}
export const mayExitSouth = (pos: Position, u: Unit, phase: Phase): boolean =>
  isOwed(pos, u) && isSouthRim(pos.at(u)) && labelOf(pos.at(u)).startsWith('SE') && canStepOff(pos, u, phase);
/** RULINGS V11: the Axis chooses among all of them. */
export const mayBeDemanded = (pos: Position, u: Unit): boolean => pos.isOnMap(u) && isOwed(pos, u);

// --- V17 --------------------------------------------------------------------------------------------------------------

export const DROPS = 6;
/** RULINGS V17: in Russia only. Sources are the railways at the edge and, supplied by sea, Leningrad and the cities of the Black Sea. */
export function dropHexes(pos: Position): ReadonlySet<Hex> {
  if (countersLeft(pos, 'so-part') <= 0) return new Set();
  const sources = [
    ...[...EASTERN_EDGE].filter((hex) => mainNet(pos, RUSSIAN).has(hex)),
    ...[...LENINGRAD_PORTS, ...BLACK_SEA_PORTS].filter(
      (hex) => EASTERN_EDGE.has(hex) || isWithinMain(pos, hex) || hasSeaSupply(pos, hex),
    ),
  ];
  return new Set(
    [...distances(sources, 5).keys()].filter((hex) => RUSSIA.has(hex) && !isClosed(hex) && !isSea(hex) && !isLake(hex)),
  );
}

// --- V18 --------------------------------------------------------------------------------------------------------------

export const LANDING = { points: 5, turns: 2 } as const;
const MONTHS: ReadonlySet<string> = new Set(['Jun', 'Aug', 'Oct']);
const PORTS: ReadonlySet<Hex> = new Set(['Odessa', 'Sevastopol', 'Batum'].flatMap(cityHexes));
const BLACK_SEA = seaArea('Black Sea');
const isShore = (hex: Hex): boolean =>
  !isSea(hex) && !isClosed(hex) && !isLake(hex) && neighbours(hex).some((n) => BLACK_SEA.has(n));
export const isLandingTurn = (pos: Position): boolean => pos.isVariant('sea-assault') && MONTHS.has(pos.newMonth ?? '');
export const mayLand = (pos: Position, u: Unit, left: number): boolean =>
  isLandingTurn(pos) &&
  PORTS.has(pos.at(u)) &&
  isCombatUnit(u) &&
  pos.face(u).attack > 0 &&
  pos.face(u).attack <= left &&
  pos.field(u, 'spent') === 0 &&
  !pos.has(u, 'moving') &&
  mayMarch(pos, u, 'initial-movement');
/** An empty coast, or a sea hex beside a coast that the enemy holds. */
export function landingHexes(pos: Position, u: Unit): ReadonlySet<Hex> {
  const found = new Set<Hex>();
  for (const sea of BLACK_SEA)
    for (const hex of neighbours(sea)) {
      if (!isShore(hex)) continue;
      if (pos.isThere(AXIS, hex)) found.add(sea);
      else if (!pos.isThere(RUSSIAN, hex) && hex !== pos.at(u) && !isForbidden(pos, u, hex)) found.add(hex);
    }
  return found;
}
