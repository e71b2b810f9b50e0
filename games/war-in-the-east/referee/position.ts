// What lies on the table, as the referee reads it off the state: who is where, on which side of the counter, what is marked.
import type { ReadonlyState } from '@rasputitsa/kernel';
import { type Kinds, rosterBy, tableBoard, TablePosition } from '@rasputitsa/kernel/referee-table';
import { SCENARIOS } from '../data/scenarios.ts';
import type { Arm, Factors, Nation, ScenarioRow, Size, Weather } from '../data/shapes.ts';
import { TURNS } from '../data/turns.ts';
import { UNITS, VALUES } from '../data/units.ts';
import { words } from '../words.ts';
import { HEXES, type Hex, NORTH, SEVASTOPOL } from './board.ts';

export const AXIS = 0;
export const RUSSIAN = 1;
export const foeOf = (side: number): number => 1 - side;
/** Places beside the map, after the hexes. */
export const BOX = {
  siberia: HEXES,
  axisSetUp: HEXES + 1,
  russianSetUp: HEXES + 2,
  axisArriving: HEXES + 3,
  russianArriving: HEXES + 4,
  replacementBox: HEXES + 5,
  replacementTrack: HEXES + 6,
  production: HEXES + 7,
  withdrawn: HEXES + 8,
  tray: HEXES + 9,
} as const;
export const arriving = (side: number): number => (side === AXIS ? BOX.axisArriving : BOX.russianArriving);

export interface Unit {
  readonly p: number;
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly size: Size;
  /** By steps left, from one: the reduced side first where there is one. */
  readonly faces: readonly Factors[];
  /** 3.22 */
  readonly isMech: boolean;
}
const ROWS = new Map(UNITS.map((row) => [row[0], row]));
const RUSSIANS: ReadonlySet<Nation> = new Set(['soviet', 'red-rumanian']);
function unitOf(id: string, p: number): Unit {
  const row = ROWS.get(id);
  const values = VALUES[id];
  if (!row || !values) throw new Error(`referee: unit ${id} is not in the roster`);
  const [, name, nation, arm, size] = row;
  return {
    p,
    id,
    name,
    side: RUSSIANS.has(nation) ? RUSSIAN : AXIS,
    nation,
    arm,
    size,
    faces: values.reduced ? [values.reduced, values.full] : [values.full],
    isMech: arm === 'armor' || arm === 'mechanized',
  };
}
export const nameOf = (u: Unit): string => u.name;
/** 14.0: Finns count as Russians in bad weather. */
export const isColdProof = (u: Unit): boolean => u.side === RUSSIAN || u.nation === 'finnish';
export const isFinn = (u: Unit): boolean => u.nation === 'finnish';
/** 5.29 */
const MINORS: ReadonlySet<Nation> = new Set(['rumanian', 'hungarian', 'italian', 'slovak']);
export const isMinor = (u: Unit): boolean => MINORS.has(u.nation);
export const isGun = (u: Unit): boolean => u.arm === 'artillery' || u.arm === 'anti-tank';
export const isCenter = (u: Unit): boolean => u.arm === 'training-center' || u.arm === 'arms-center';
const NON_COMBAT: ReadonlySet<Arm> = new Set(['repair', 'training-center', 'arms-center']);
export const isCombatUnit = (u: Unit): boolean => !NON_COMBAT.has(u.arm);
const FOOT: ReadonlySet<Arm> = new Set(['infantry', 'security']);
export const isInfantry = (u: Unit): boolean => FOOT.has(u.arm);

const BOARD = tableBoard(HEXES, words.flags);
const rosterOf = rosterBy(unitOf);

type TrackRow = (typeof TURNS)[number];
const WEEKS_A_YEAR = 52;
/** 35.2.V5, V9: after turn 208 turns 166 to 208 come again. */
const rowOfTurn = (turn: number): TrackRow | undefined => TURNS[(turn > 208 ? 166 + ((turn - 166) % 43) : turn) - 1];

export class Position extends TablePosition<Unit> {
  readonly kinds: Kinds;
  constructor(state: ReadonlyState, kinds: Kinds) {
    super(state, rosterOf(state, kinds), BOARD);
    this.kinds = kinds;
  }
  face(u: Unit): Factors {
    return u.faces[this.steps(u) - 1] ?? { attack: 0, defense: 0, moves: 0 };
  }
  /** A kampfgruppe, a battlegroup (10.3) or a cadre (28.0). */
  isReduced(u: Unit): boolean {
    return u.faces.length > 1 && this.steps(u) === 1;
  }
  isCadre(u: Unit): boolean {
    return u.arm === 'partisan' && this.isReduced(u);
  }
  isPartisan(u: Unit): boolean {
    return u.arm === 'partisan' && !this.isReduced(u);
  }
  /** Units of a side in a hex; cadres may be ignored for all purposes (28.11). */
  unitsAt(side: number, hex: Hex): readonly Unit[] {
    const known = this.keep(`at ${side}`, () => {
      const found = new Map<Hex, Unit[]>();
      for (const u of this.onMap(side)) {
        if (this.isCadre(u)) continue;
        const here = found.get(this.at(u));
        if (here) here.push(u);
        else found.set(this.at(u), [u]);
      }
      return found;
    });
    return known.get(hex) ?? [];
  }
  isThere(side: number, hex: Hex): boolean {
    return this.unitsAt(side, hex).length > 0;
  }
  /** 9.0, 9.11, 15.14 */
  stack(side: number, hex: Hex): number {
    return this.unitsAt(side, hex).filter((u) => u.arm !== 'partisan' && u.arm !== 'arms-center').length;
  }
  /** 35.2: variants belong to the Campaign. */
  isVariant(id: string): boolean {
    return this.option(id) === true && this.scenario.campaign;
  }
  get weather(): Weather {
    return (['clear', 'mud', 'snow'] as const)[this.track('weather')] ?? 'clear';
  }
  /** 14.25, 14.47: swamps and lakes. */
  isFrozen(hex: Hex): boolean {
    return this.weather === 'snow' || (this.weather === 'mud' && NORTH.has(hex));
  }
  get phasing(): number {
    return this.state.stack.findLast((f) => f.n === 'player-turn')?.side ?? -1;
  }
  get scenario(): ScenarioRow {
    const found = SCENARIOS.find((s) => s.id === this.state.scenario);
    if (!found) throw new Error(`referee: no scenario ${this.state.scenario}`);
    return found;
  }
  /** 35.2.V5: everything on the track comes two turns early, and the first turns of the invasion are the first of the game. */
  get warTurn(): number {
    return this.turn + (this.isVariant('early-assault') ? 2 : 0);
  }
  /** 35.2.V9: turns the Russian has before the war. */
  get buildTurns(): number {
    if (!this.isVariant('maximum-build')) return 0;
    return this.option('short-build') === true ? 12 : 30;
  }
  get isPeace(): boolean {
    return this.buildTurns > 0 && this.turn < 1;
  }
  /** The row of the Turn Record Track that counts for what arrives; none before its first. */
  get row(): TrackRow | undefined {
    return rowOfTurn(this.warTurn);
  }
  /** 35.2.V9: the row of the Russian multiples. */
  get multiples(): TrackRow | undefined {
    return rowOfTurn(this.warTurn + this.buildTurns);
  }
  /** Date and weather; RULINGS V5: before turn 1 those of a year later. */
  get calendar(): TrackRow | undefined {
    return rowOfTurn(this.turn < 1 ? this.turn + WEEKS_A_YEAR : this.turn);
  }
  /** The month, on its first turn. */
  get newMonth(): string | undefined {
    const [, date = ''] = this.calendar ?? [];
    return date.endsWith(' week 1') ? date.slice(0, 3) : undefined;
  }
  isIn(node: string): boolean {
    return this.state.stack.some((f) => f.n === node);
  }
  /** 6.5 */
  railOf(side: number, hex: Hex): boolean {
    return this.state.layers['rail']?.[hex] === side + 1;
  }
  /** Last entered by this side, and no enemy is there (7.0). */
  isHeld(side: number, hex: Hex): boolean {
    return this.state.layers['entered']?.[hex] === side + 1 && !this.isThere(foeOf(side), hex);
  }
  isInterdicted(by: number, hex: Hex): boolean {
    return this.mark('interdiction', hex) === by + 1;
  }
  isFortress(side: number, hex: Hex): boolean {
    return side === RUSSIAN && hex === SEVASTOPOL;
  }
}
export const LIMIT: readonly number[] = [4, 3];
