// 22, 24: the Axis Continuous Line with the fewest unguarded hexes (RULINGS G16), and garrisons.
import {
  ALL,
  CENTERS,
  cityHexes,
  type Hex,
  isLake,
  isSea,
  isSouthRim,
  neighbours,
  NORTH,
  FINLAND,
  seaArea,
  TURKEY,
} from './board.ts';
import { AXIS, isCombatUnit, type Position, RUSSIAN } from './position.ts';
import { guardsLine } from './zones.ts';

const isBeside = (area: ReadonlySet<Hex>, hex: Hex): boolean => neighbours(hex).some((n) => area.has(n));
const [BALTIC, WHITE, BLACK, AZOV] = ['Baltic Sea', 'White Sea', 'Black Sea', 'Sea of Azov'].map(seaArea);
/** 22.0: hexes where a line may begin, and where it may end. */
function isNorthEnd(hex: Hex): boolean {
  if (NORTH.has(hex) || FINLAND.has(hex)) return false;
  if ((BALTIC && isBeside(BALTIC, hex)) || (WHITE && isBeside(WHITE, hex))) return true;
  return isBeside(FINLAND, hex) || isBeside(NORTH, hex);
}
function isSouthEnd(hex: Hex): boolean {
  return (BLACK && isBeside(BLACK, hex)) || (AZOV && isBeside(AZOV, hex)) || isBeside(TURKEY, hex) || isSouthRim(hex);
}
function cheapest(costOf: (hex: Hex) => number | undefined): number | undefined {
  const least = new Map<Hex, number>();
  let now: Hex[] = [];
  let next: Hex[] = [];
  const put = (hex: Hex, paid: number) => {
    const cost = costOf(hex);
    if (cost === undefined || paid + cost >= (least.get(hex) ?? Number.POSITIVE_INFINITY)) return;
    least.set(hex, paid + cost);
    (cost === 0 ? now : next).push(hex);
  };
  const starts = ALL.filter((hex) => !isSea(hex) && isNorthEnd(hex));
  for (const hex of starts) put(hex, 0);
  for (let paid = 0; now.length + next.length > 0; paid++) {
    for (const hex of now) {
      if (least.get(hex) !== paid) continue;
      if (!isSea(hex) && isSouthEnd(hex)) return paid;
      for (const n of neighbours(hex)) put(n, paid);
    }
    now = next;
    next = [];
  }
  return undefined;
}
/** G16: sea, open lakes and guarded hexes cost nothing, Russians bar the way unless there is no other. */
export function unguarded(pos: Position): number {
  const isFree = (hex: Hex) => isSea(hex) || (isLake(hex) && !pos.isFrozen(hex));
  const cost = (hex: Hex, russians: number | undefined) => {
    if (isFree(hex)) return 0;
    if (pos.isThere(RUSSIAN, hex)) return russians;
    return guardsLine(pos, hex) ? 0 : 1;
  };
  return cheapest((hex) => cost(hex, undefined)) ?? cheapest((hex) => cost(hex, 1)) ?? 0;
}
/** 35.2.V13 */
const UKRAINE: ReadonlySet<Hex> = new Set(['Odessa', 'Kiev', 'Rostov', 'Kharkov', 'Voroshilovgrad'].flatMap(cityHexes));
const isUkrainian = (pos: Position, hex: Hex): boolean => pos.isVariant('ukrainians') && UKRAINE.has(hex);
/** 24.0, RULINGS G14: captured Personnel Centers without a combat unit. */
export function ungarrisoned(pos: Position): readonly Hex[] {
  return CENTERS.filter(
    (hex) => !isUkrainian(pos, hex) && pos.isHeld(AXIS, hex) && !pos.unitsAt(AXIS, hex).some(isCombatUnit),
  );
}
