// The board as one side sees it, and what places are worth to it. Nothing here knows more than the view tells.
import type { SeenPiece, View } from '@rasputitsa/kernel';
import {
  CONTROLLED,
  EDGE_HEXES,
  hexDistance,
  HEXES,
  hexOf,
  isCity,
  isHex,
  isLand,
  isRail,
  isRiver,
  isStronghold,
  neighbours,
  OBJECTIVES,
  placeAt,
  places,
  PORTS,
  railsFrom,
  walksFrom,
} from './board.ts';
import {
  AIR_RANGE,
  FORTIFICATION_DEFENSE,
  PORT_TO_EDGE,
  REPLACEMENT_CITIES,
  RIVER_DEFENSE,
  SUPPLY_ROUTE,
  TERRAIN_ADVANCED,
} from './data/tables.ts';
import { GROUND_TYPES, NAVAL_TYPES, UNITS, type UnitRow, VARIANT_UNITS } from './data/units.ts';
import { terrainLine } from './factors.ts';

const ROWS = new Map<string, UnitRow>([...UNITS, ...VARIANT_UNITS].map((u) => [u.id, u]));
/** A unit whose face is hidden is worth this much in the mean. */
const HIDDEN = { attack: 4, defense: 3 } as const;
/** What an air unit adds, when the enemy's are reckoned with. */
const EXPECTED_SUPPORT = 2;
/** Distances are not told apart beyond this. */
export const FAR = 60;
const NUMBERS = new Map(Object.entries(REPLACEMENT_CITIES).map(([name, n]) => [hexOf(name), n]));
const OBJECTIVE_SET: ReadonlySet<number> = new Set(OBJECTIVES);

export function rowOf(p: SeenPiece): UnitRow | undefined {
  return ROWS.get(p.kind ?? '');
}
export type Arm = 'ground' | 'air' | 'naval';
export function armOf(p: SeenPiece): Arm {
  const type = rowOf(p)?.type;
  // Hidden units are ground units: aircraft and ships lie open.
  if (type === undefined || GROUND_TYPES.has(type)) return 'ground';
  return NAVAL_TYPES.has(type) ? 'naval' : 'air';
}
export function has(p: SeenPiece, flag: string): boolean {
  return p.flags?.includes(flag) ?? false;
}
export function isArmor(p: SeenPiece): boolean {
  return rowOf(p)?.type === 'armor';
}
export function stepsOf(p: SeenPiece): number {
  return p.steps ?? rowOf(p)?.defense ?? HIDDEN.defense;
}
export function hitsOf(p: SeenPiece): number {
  return (rowOf(p)?.defense ?? 0) - stepsOf(p);
}
/** Its attack in a hex, support aside. */
export function attackOf(p: SeenPiece, at: number): number {
  const u = rowOf(p);
  if (!u) return HIDDEN.attack;
  const hindered = u.type === 'armor' || u.type === 'artillery';
  return u.attack + (hindered ? TERRAIN_ADVANCED[terrainLine(at)].armor : 0);
}
/** What counts as an objective, and for how much. */
export function worthOf(at: number): number {
  return OBJECTIVE_SET.has(at) ? 1 + (NUMBERS.get(at) ?? 0) / 2 : 0;
}

/** The map does not change: ways are remembered for good. */
const ways = new Map<number, Uint8Array>();

function push(map: Map<number, SeenPiece[]>, p: SeenPiece): void {
  const there = map.get(p.at);
  if (there) there.push(p);
  else map.set(p.at, [p]);
}

export class Picture {
  readonly view: View;
  readonly side: number;
  readonly own: readonly SeenPiece[];
  readonly foes: readonly SeenPiece[];
  readonly turn: number;
  readonly #ownAt = new Map<number, SeenPiece[]>();
  readonly #foesAt = new Map<number, SeenPiece[]>();
  #front: Uint8Array | undefined;
  #rails: Uint8Array | undefined;
  #threat: Uint8Array | undefined;

  constructor(view: View, side: number) {
    this.view = view;
    this.side = side;
    this.turn = view.tracks['turn'] ?? 1;
    this.own = view.pieces.filter((p) => p.side === side && isHex(p.at));
    this.foes = view.pieces.filter((p) => p.side !== side && isHex(p.at));
    for (const p of this.own) push(this.#ownAt, p);
    for (const p of this.foes) push(this.#foesAt, p);
  }
  ownAt(at: number, arm: Arm = 'ground'): readonly SeenPiece[] {
    return (this.#ownAt.get(at) ?? []).filter((p) => armOf(p) === arm);
  }
  foesAt(at: number, arm: Arm = 'ground'): readonly SeenPiece[] {
    return (this.#foesAt.get(at) ?? []).filter((p) => armOf(p) === arm);
  }
  foePlaces(): readonly number[] {
    return [...this.#foesAt.keys()].filter((at) => this.foesAt(at).length > 0);
  }
  isMine(at: number): boolean {
    return this.view.layers['control']?.[at] === this.side + 1;
  }
  isTheirs(at: number): boolean {
    return this.view.layers['control']?.[at] === 2 - this.side;
  }
  isMyGauge(at: number): boolean {
    return this.view.layers['gauge']?.[at] === this.side + 1;
  }
  isBattle(at: number): boolean {
    return (this.view.marks['battle']?.[at] ?? 0) > 0;
  }

  // Strength

  /** Its defense in a hex, support aside. */
  defenseOf(p: SeenPiece, at: number): number {
    const u = rowOf(p);
    const row = TERRAIN_ADVANCED[terrainLine(at)];
    const base = u?.defense ?? HIDDEN.defense;
    const hindered = u?.type === 'armor' || u?.type === 'artillery';
    const cover = hindered ? row.armor : (row.properDefense ?? row.defense);
    const fort = this.view.marks[p.side === 0 ? 'fort axis' : 'fort soviet']?.[at] === 2 ? FORTIFICATION_DEFENSE : 0;
    return Math.max(1, base + cover + (isRiver(at) ? RIVER_DEFENSE : 0) + fort);
  }
  /** Attack factors of ground units together. */
  strength(list: readonly SeenPiece[]): number {
    return list.reduce((n, x) => n + (armOf(x) === 'ground' ? (rowOf(x)?.attack ?? HIDDEN.attack) : 0), 0);
  }
  /** The best attack of some against the best defense of others: the column of the table, more or less. */
  edge(attackers: readonly SeenPiece[], defenders: readonly SeenPiece[], at: number): number {
    const a = Math.max(0, ...attackers.map((p) => attackOf(p, at)));
    const d = Math.max(0, ...defenders.map((p) => this.defenseOf(p, at)));
    return a - d;
  }

  /** What aircraft would add to an attack there: they go where a city is to be taken. */
  support(at: number): number {
    const there = this.ownAt(at, 'air');
    if (there.length > 0) return Math.max(...there.map((x) => rowOf(x)?.attack ?? 0));
    if (!isStronghold(at)) return 0;
    const near = this.own.some(
      (x) => armOf(x) === 'air' && stepsOf(x) > 1 && !has(x, 'flew') && hexDistance(x.at, at) <= AIR_RANGE.mission,
    );
    return near ? EXPECTED_SUPPORT : 0;
  }

  // Fields

  #spread(from: readonly number[], exits: (hex: number) => readonly number[], most: number): Uint8Array {
    const out = new Uint8Array(HEXES).fill(FAR);
    let ring = [...from];
    for (const h of ring) out[h] = 0;
    for (let n = 1; n < most && ring.length > 0; n++) {
      const next: number[] = [];
      for (const h of ring)
        for (const to of exits(h)) {
          if ((out[to] ?? 0) <= n) continue;
          out[to] = n;
          next.push(to);
        }
      ring = next;
    }
    return out;
  }
  /** How far the nearest enemy ground unit is. */
  front(at: number): number {
    this.#front ??= this.#spread(this.foePlaces(), neighbours, FAR);
    return this.#front[at] ?? FAR;
  }
  /** No supply goes through; zones of control are left out, for they change while one moves. */
  #isShut(at: number): boolean {
    return this.foesAt(at).length > 0 || this.isTheirs(at);
  }
  /** How far it is to a railroad or port that brings supply. */
  toRails(at: number): number {
    this.#rails ??= this.#spread(this.#lifelines(), (h) => walksFrom(h).filter((n) => !this.#isShut(n)), 12);
    const known = this.#rails[at] ?? FAR;
    if (known < FAR || !this.#isShut(at)) return known;
    // Whoever takes a hex opens it.
    return 1 + Math.min(FAR, ...walksFrom(at).map((h) => this.#rails?.[h] ?? FAR));
  }
  /** Railroads of our gauge that hang together with the edge of the map or, in the Basic Game, a port. */
  #lifelines(): readonly number[] {
    const ports = this.view.options['layer'] === 'basic' ? PORTS.filter((h) => this.isMine(h)) : [];
    const isOpen = (h: number) => isRail(h) && this.isMyGauge(h) && !this.#isShut(h);
    const out = new Set([...(EDGE_HEXES[this.side] ?? []).filter(isOpen), ...ports]);
    for (const h of out) for (const n of railsFrom(h)) if (isOpen(n)) out.add(n);
    return [...out];
  }
  /** Steps on foot from every hex to this one. */
  way(to: number): Uint8Array {
    let field = ways.get(to);
    if (!field) {
      field = this.#spread([to], walksFrom, FAR);
      ways.set(to, field);
    }
    return field;
  }
  /** Beyond reach of supply by so many hexes. */
  outOfReach(at: number): number {
    return Math.max(0, this.toRails(at) - SUPPLY_ROUTE);
  }
  /** How far the nearest enemy is from one of our objectives, as far as it matters. */
  threat(at: number): number {
    this.#threat ??= this.#spread(
      CONTROLLED.filter((h) => this.isMine(h) && isStronghold(h) && this.front(h) <= PORT_TO_EDGE && this.front(h) > 0),
      walksFrom,
      15,
    );
    return this.#threat[at] ?? FAR;
  }
  isSafe(at: number): boolean {
    return isLand(at) && this.foesAt(at).length === 0 && !this.isTheirs(at);
  }
  /** What messages call a place. */
  labelOf(at: number): readonly string[] {
    const name = placeAt(at)?.name;
    return name === undefined ? [places.label(at)] : [places.label(at), name];
  }
  isBase(at: number): boolean {
    return isCity(at) && this.isMine(at);
  }
}
