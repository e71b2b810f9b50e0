// 27.5, 27.6: when Finland and Rumania give up. 30.5: when the Campaign ends, and who has won it.
import { CENTERS, centersAt, FINLAND, HELSINKI, type Hex, MOSCOW, NORTH, RUMANIA } from './board.ts';
import { AXIS, isCombatUnit, isFinn, type Position, RUSSIAN } from './position.ts';
import { isSupplied } from './supply.ts';

const SURRENDERS_FROM = 80;
const RUMANIAN_HEXES = 35;
/** 27.5 */
export function finlandGivesUp(pos: Position): boolean {
  // 35.2.V6
  if (pos.turn < SURRENDERS_FROM || pos.isVariant('finnish-participation')) return false;
  const isLost = pos.isThere(RUSSIAN, HELSINKI) || pos.isHeld(RUSSIAN, HELSINKI);
  const abroad = pos
    .onMap(AXIS)
    .some((u) => isFinn(u) && u.arm !== 'partisan' && !FINLAND.has(pos.at(u)) && !NORTH.has(pos.at(u)));
  return isLost || !abroad;
}
/** 27.6 */
export function rumaniaDefects(pos: Position): boolean {
  if (pos.turn < SURRENDERS_FROM) return false;
  const held = new Set<Hex>();
  for (const u of pos.onMap(RUSSIAN))
    if (RUMANIA.has(pos.at(u)) && isCombatUnit(u) && u.arm !== 'partisan' && isSupplied(pos, u)) held.add(pos.at(u));
  return held.size >= RUMANIAN_HEXES;
}

export interface End {
  readonly winner: number;
  readonly level: string;
}
/** What has been seen of a Campaign so far. */
export class Chronicle {
  readonly #entered = new Set<Hex>();
  /** Turns at whose end the Axis held Moscow. */
  readonly #moscow = new Set<number>();

  look(pos: Position): void {
    for (const hex of CENTERS) if (pos.isHeld(AXIS, hex) || pos.isThere(AXIS, hex)) this.#entered.add(hex);
  }
  /** 30.5.RD: five Centers are in Siberia. */
  #untouched(): number {
    return CENTERS.filter((hex) => !this.#entered.has(hex)).reduce((n, hex) => n + centersAt(hex), 5);
  }
  /** 30.5: at the end of a turn. */
  endOf(pos: Position): End | undefined {
    const { turn } = pos;
    if (MOSCOW.every((hex) => pos.isThere(AXIS, hex))) this.#moscow.add(turn);
    if (turn === 47 && [42, 43, 44, 45, 46, 47].every((t) => this.#moscow.has(t)))
      return { winner: AXIS, level: 'decisive' };
    const isFree = pos.onMap(AXIS).length === 0;
    if (turn === 40 && this.#untouched() >= 21) return { winner: RUSSIAN, level: 'decisive' };
    if (turn === 79 && this.#untouched() >= 15) return { winner: RUSSIAN, level: 'decisive' };
    if (turn === 172 && isFree) return { winner: RUSSIAN, level: 'decisive' };
    if (turn === 185 && isFree) return { winner: RUSSIAN, level: 'substantive' };
    return turn === 208 ? lastEnd(pos, isFree) : undefined;
  }
}
function lastEnd(pos: Position, isFree: boolean): End {
  const fed = pos.onMap(AXIS).filter((u) => isCombatUnit(u) && isSupplied(pos, u));
  if (fed.some((u) => CENTERS.includes(pos.at(u)))) return { winner: AXIS, level: 'decisive' };
  // Substantive or marginal: on which side of the line of 1941 they stand is not compared.
  if (fed.length > 0) return { winner: AXIS, level: 'any' };
  return isFree ? { winner: RUSSIAN, level: 'marginal' } : { winner: -1, level: 'draw' };
}
