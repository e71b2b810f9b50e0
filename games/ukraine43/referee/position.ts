// What lies on the table, as the referee reads it off the state: who is where, on which side of the counter, what is marked.
import type { ReadonlyState } from '@rasputitsa/kernel';
import { type Kinds, rosterBy, tableBoard, TablePosition } from '@rasputitsa/kernel/referee-table';
import { AIR_UNITS, COUNTERS, HEADQUARTERS } from '../data/counters.ts';
import type { Nation, UnitType } from '../data/shapes.ts';
import { words } from '../words.ts';
import { distance, HEXES, type Hex, isPermanentFort, sideNumber } from './board.ts';

export const SOVIET = 0;
export const GERMAN = 1;
export const foeOf = (side: number): number => 1 - side;
/** Places beside the map, after the hexes: five half hexes, then these. */
export const BOX = {
  holding: HEXES + 5,
  airborne: HEXES + 6,
  stavka: HEXES + 7,
  germanDead: HEXES + 8,
  sovietDead: HEXES + 9,
  germanArriving: HEXES + 10,
  sovietArriving: HEXES + 11,
  exited: HEXES + 12,
  grounded: HEXES + 13,
} as const;
export const deadPile = (side: number): number => (side === GERMAN ? BOX.germanDead : BOX.sovietDead);
export const arriving = (side: number): number => (side === GERMAN ? BOX.germanArriving : BOX.sovietArriving);

export type Weather = 'clear' | 'overcast' | 'rain';
const WEATHERS: readonly Weather[] = ['clear', 'overcast', 'rain'];

/** 5.1: the three varieties, and what never stacks. */
export type Class = 'combat' | 'support' | 'hq' | 'leader' | 'air';
const SUPPORT: ReadonlySet<UnitType> = new Set([
  'airborne',
  'sapper',
  'mech-brigade',
  't34',
  'su100',
  'kv1',
  'tiger',
  'stug',
  'artillery',
]);
const HQ: ReadonlySet<UnitType> = new Set(['panzer-corps', 'tank-army', 'shock-army', 'army-hq', 'front-hq']);
/** 2.3, 4.8B; HQs ride. */
const MECH: ReadonlySet<UnitType> = new Set([
  'panzer',
  'panzergrenadier',
  'tank',
  'mech',
  'mech-brigade',
  't34',
  'su100',
  'kv1',
  'tiger',
  'stug',
  'artillery',
  'panzer-corps',
  'tank-army',
  'shock-army',
  'army-hq',
  'front-hq',
  'leader',
]);
const RESTRICTED: ReadonlySet<UnitType> = new Set(['army-hq', 'front-hq', 'leader', 'artillery']);
function classOf(type: UnitType): Class {
  if (type === 'air' || type === 'leader') return type;
  if (HQ.has(type)) return 'hq';
  return SUPPORT.has(type) ? 'support' : 'combat';
}

export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly nation: Nation;
  readonly type: UnitType;
  readonly is: Class;
  readonly isMech: boolean;
  readonly isRestricted: boolean;
  readonly isGuards: boolean;
  readonly steps: number;
  readonly movement: number;
  /** Attack and defense by steps left, from one. */
  readonly attack: readonly number[];
  readonly defense: readonly number[];
  /** Air units. */
  readonly das: number;
  readonly range: number;
}
const COUNTERS_BY_ID = new Map<string, Counter>();
for (const [id, name, nation, type, , , full, reduced, guards] of [...COUNTERS, ...HEADQUARTERS]) {
  const [attack = 0, defense = 0, movement = 0] = full.split('-').map(Number);
  const [lowAttack = 0, lowDefense = 0] = reduced.split('-').map(Number);
  const isTwo = reduced !== '';
  COUNTERS_BY_ID.set(id, {
    id,
    name,
    side: nation === 'soviet' ? SOVIET : GERMAN,
    nation,
    type,
    is: classOf(type),
    isMech: MECH.has(type),
    isRestricted: RESTRICTED.has(type),
    isGuards: guards === true,
    steps: isTwo ? 2 : 1,
    movement,
    attack: isTwo ? [0, lowAttack, attack] : [0, attack],
    defense: isTwo ? [0, lowDefense, defense] : [0, defense],
    das: 0,
    range: 0,
  });
}
for (const [id, name, nation, das, range] of AIR_UNITS)
  COUNTERS_BY_ID.set(id, {
    id,
    name,
    side: nation === 'soviet' ? SOVIET : GERMAN,
    nation,
    type: 'air',
    is: 'air',
    isMech: false,
    isRestricted: false,
    isGuards: false,
    steps: 1,
    movement: 0,
    attack: [0, 0],
    defense: [0, 0],
    das,
    range,
  });

export interface Unit extends Counter {
  readonly p: number;
}
export const nameOf = (u: Unit): string => u.name;
/** 9.10, 2.3: Wehrmacht, SS and Luftwaffe; the others are Axis allies. */
export const isGermanProper = (u: Counter): boolean =>
  u.nation === 'german' || u.nation === 'ss' || u.nation === 'luftwaffe';
export const isArtillery = (u: Counter): boolean => u.type === 'artillery';
/** 4.8A, 23.2 */
export const isCommand = (u: Counter): boolean => u.type === 'army-hq' || u.type === 'front-hq';

const BOARD = tableBoard(HEXES, words.flags);
const rosterOf = rosterBy((id, p): Unit => {
  const counter = COUNTERS_BY_ID.get(id);
  if (!counter) throw new Error(`referee: unit ${id} is not in the roster`);
  return { ...counter, p };
});

export class Position extends TablePosition<Unit> {
  constructor(state: ReadonlyState, kinds: Kinds) {
    super(state, rosterOf(state, kinds), BOARD);
  }
  attack(u: Unit): number {
    return u.attack[this.steps(u)] ?? 0;
  }
  defense(u: Unit): number {
    return u.defense[this.steps(u)] ?? 0;
  }
  /** Everything but air units. */
  ground(side: number, at: number): readonly Unit[] {
    return this.all(at).filter((u) => u.side === side && u.is !== 'air');
  }
  /** 4.1, 26.3: units that keep an enemy out; leaders alone are caught. */
  isHeldBy(side: number, hex: Hex): boolean {
    return this.all(hex).some((u) => u.side === side && u.is !== 'leader' && u.is !== 'air');
  }
  hasCombat(side: number, hex: Hex): boolean {
    return this.ground(side, hex).some((u) => u.is === 'combat');
  }
  /** 17.3: what was repaired in the last End Phase waits for the next Soviet player turn. */
  #newRails(): readonly Hex[] {
    const last = this.state.memo['new-rails'] as { hexes: readonly Hex[]; wait: boolean } | undefined;
    return last?.wait === true ? last.hexes : [];
  }
  isRepaired(hex: Hex): boolean {
    return this.state.layers['repaired']?.[hex] === 1 && !this.#newRails().includes(hex);
  }
  marks(mark: string): readonly (readonly [number, number])[] {
    return Object.entries(this.state.marks[mark] ?? {})
      .map(([k, v]) => [Number(k), v] as const)
      .filter(([, v]) => v > 0);
  }
  get weather(): Weather {
    return WEATHERS[this.track('weather')] ?? 'clear';
  }
  get phasing(): number {
    return this.state.stack.findLast((f) => f.n === 'player-turn')?.side ?? -1;
  }
  get isFlooded(): boolean {
    return this.track('flood-ends') > 0;
  }
  hasPontoon(a: Hex, b: Hex): boolean {
    return this.mark('bridge', sideNumber(a, b)) === 3;
  }
  /** 19: a fortification that helps this side in this hex. */
  isFort(side: number, hex: Hex): boolean {
    if (isPermanentFort(side, hex, this.state.scenario)) return true;
    return side === GERMAN && this.mark('fort', hex) === 2;
  }
  /** 15.6: hexes under Defensive Air Support of a side that is not ignored (25.3), and by how much it helps. */
  das(side: number, hex: Hex): number {
    const fliers = this.keep(`das ${side}`, () =>
      this.onMap(side).filter((u) => u.is === 'air' && this.has(u, 'das') && !this.has(u, 'flown')),
    );
    return Math.max(0, ...fliers.filter((u) => distance(this.at(u), hex) <= 1).map((u) => u.das));
  }
}
