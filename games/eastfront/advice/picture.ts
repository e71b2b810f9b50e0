// The board as one side sees it, and what a battle there would be worth to it. Nothing here knows more than the view tells.
import type { Loc, SeenPiece, Side, View } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, HEXES, isExit, isHex, neighbour } from '../1-map/board.ts';
import { isMajorCity, placeAt } from '../1-map/cities.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { isOpen, terrainAt } from '../1-map/terrain.ts';
import {
  COST,
  DF,
  FIREPOWER,
  MONTHS_PER_SCENARIO,
  MUD,
  SF,
  SNOW,
  SPEED,
  SS_FIREPOWER,
  STACKING,
} from '../data/tables.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import { GERMAN } from '../sides.ts';

/** What a hidden block is worth in the mean, in steps, and how often one of its steps hits in defense. */
const HIDDEN_STEPS = 2.5;
const HIDDEN_FIRE = 0.2;
/** A step lost, in production points: its price, and its share of the victory points of a unit (17.1). */
const STEP_WORTH: readonly [german: number, soviet: number] = [8, 4.5];
/** A point of a city, taken from the one and given to the other. */
const CITY_WORTH = 12;
/** Enemies further off than this count as far. */
const FAR = 9;
const STACK = 4;

interface Kind {
  readonly type: UnitType;
  readonly special: string;
  readonly max: number;
}
const kindOf = new Map<string, Kind>(UNITS.map((u) => [u.id, { type: u.type, special: u.special, max: u.max }]));

export function typeOf(p: SeenPiece): UnitType | undefined {
  return kindOf.get(p.kind ?? '')?.type;
}
export function isHq(p: SeenPiece): boolean {
  return typeOf(p) === 'hq';
}
export function isSupreme(p: SeenPiece): boolean {
  return kindOf.get(p.kind ?? '')?.special === 'supreme';
}
export function stepsOf(p: SeenPiece): number {
  return p.steps ?? 0;
}
/** Steps it lacks. */
export function missing(p: SeenPiece): number {
  return (kindOf.get(p.kind ?? '')?.max ?? 0) - stepsOf(p);
}
export function has(p: SeenPiece, flag: string): boolean {
  return p.flags?.includes(flag) ?? false;
}
export function stepCost(p: SeenPiece): number {
  const type = typeOf(p);
  return type ? (COST[type][p.side as 0 | 1]?.[0] ?? 0) : 0;
}
/** What holding a place is worth. */
export function prize(at: Loc): number {
  const values = isHex(at) ? placeAt(at)?.values : undefined;
  return (values?.['production'] ?? 0) + (values?.['resource'] ?? 0);
}
export function apart(a: number, b: number): number {
  return isHex(a) && isHex(b) ? distance(grid, a, b) : FAR;
}

function fire(p: SeenPiece, role: 0 | 1): number {
  const kind = kindOf.get(p.kind ?? '');
  if (!kind) return role === 1 ? HIDDEN_FIRE : 0;
  const cls = (kind.special === 'SS' ? SS_FIREPOWER[kind.type] : undefined) ?? FIREPOWER[kind.type];
  return hit(cls[role]);
}
const hit = (cls: number): number => Math.max(0, 7 - cls) / 6;

export class Picture {
  readonly view: View;
  readonly side: number;
  readonly own: readonly SeenPiece[];
  readonly foes: readonly SeenPiece[];
  readonly weather: number;
  /** The last turn of a half-year: what is spent now does not come back before points are counted. */
  readonly isLastTurn: boolean;
  readonly #ownAt = new Map<number, SeenPiece[]>();
  readonly #foesAt = new Map<number, SeenPiece[]>();
  #front: Uint8Array | undefined;
  readonly #menace = new Map<number, number>();

  constructor(view: View, side: Side) {
    this.view = view;
    this.side = side;
    const inPlay = view.pieces.filter((p) => isHex(p.at) || isExit(p.at));
    this.own = inPlay.filter((p) => p.side === side);
    this.foes = inPlay.filter((p) => p.side !== side);
    this.weather = view.tracks['weather'] ?? 0;
    const month = view.tracks['month'] ?? 0;
    this.isLastTurn = month % MONTHS_PER_SCENARIO === MONTHS_PER_SCENARIO - 1 && view.tracks['fortnight'] === 2;
    for (const p of this.own) push(this.#ownAt, p);
    for (const p of this.foes) push(this.#foesAt, p);
  }
  ownAt(at: Loc): readonly SeenPiece[] {
    return this.#ownAt.get(at) ?? [];
  }
  foesAt(at: Loc): readonly SeenPiece[] {
    return this.#foesAt.get(at) ?? [];
  }
  foePlaces(): Iterable<number> {
    return this.#foesAt.keys();
  }
  foeSteps(at: Loc): number {
    return this.foesAt(at).reduce((n, p) => n + (p.steps ?? HIDDEN_STEPS), 0);
  }
  ownSteps(at: Loc): number {
    return this.ownAt(at).reduce((n, p) => n + (isHq(p) ? 0 : stepsOf(p)), 0);
  }
  troops(at: Loc): readonly SeenPiece[] {
    return this.ownAt(at).filter((p) => !isHq(p));
  }
  hasRoom(at: Loc): boolean {
    return this.ownAt(at).length < (isHex(at) ? (STACKING[terrainAt(at)] ?? 0) : STACK);
  }
  /** Enemies next door, over sides that can be crossed. */
  menace(at: Loc): number {
    if (!isHex(at)) return 0;
    let n = this.#menace.get(at);
    if (n !== undefined) return n;
    n = 0;
    for (let d = 0; d < 6; d++) {
      const to = neighbour(at, d);
      if (to >= 0 && isOpen(at, d)) n += this.foeSteps(to);
    }
    this.#menace.set(at, n);
    return n;
  }
  isFriendly(at: Loc): boolean {
    return this.view.layers['control']?.[at] === this.side + 1;
  }
  speed(p: SeenPiece): number {
    const type = typeOf(p);
    return type ? (SPEED[type][this.weather] ?? 1) : 0;
  }
  /** How far an HQ of this side commands with so many steps. */
  range(hq: SeenPiece): number {
    const disrupted = this.weather === MUD || (this.weather === SNOW && this.side === GERMAN);
    return stepsOf(hq) - (disrupted ? 1 : 0);
  }
  /** How far the nearest enemy block is. */
  front(at: Loc): number {
    if (!isHex(at)) return FAR;
    this.#front ??= this.#distances();
    return this.#front[at] ?? FAR;
  }
  #distances(): Uint8Array {
    const out = new Uint8Array(HEXES).fill(FAR);
    let edge = [...this.#foesAt.keys()].filter(isHex);
    for (const h of edge) out[h] = 0;
    for (let n = 1; n < FAR && edge.length > 0; n++) {
      const next: number[] = [];
      for (const h of edge)
        for (let d = 0; d < 6; d++) {
          const to = neighbour(h, d);
          if (to < 0 || (out[to] ?? 0) <= n) continue;
          out[to] = n;
          next.push(to);
        }
      edge = next;
    }
    return out;
  }
  /** An active HQ that lends its support to battles there. */
  isSupported(at: Loc): boolean {
    return this.own.some(
      (x) =>
        isHq(x) && has(x, 'active') && !isSupreme(x) && (isHex(at) ? apart(x.at, at) <= this.range(x) : x.at === at),
    );
  }
  /** Hits it takes to cost a defender there a step. */
  #shelter(at: Loc): number {
    if (!isHex(at)) return 1;
    if (isFortress(at)) return 3;
    return terrainAt(at) === 'clear' && !isMajorCity(at) && this.weather !== MUD ? 1 : 2;
  }
  /** Expected hits of these units in an attack. */
  #attack(units: readonly SeenPiece[], at: Loc): number {
    const blunt = this.weather === MUD || (isHex(at) && terrainAt(at) === 'marsh');
    return units.reduce((n, p) => n + stepsOf(p) * (blunt ? Math.min(hit(SF), fire(p, 0)) : fire(p, 0)), 0);
  }
  /** What a round of battle with these units would bring, in production points. */
  gain(at: Loc, units: readonly SeenPiece[], supported: boolean): number {
    const foe = this.foeSteps(at);
    const steps = units.reduce((n, p) => n + stepsOf(p), 0);
    if (steps === 0 || foe === 0) return 0;
    const city = isHex(at) && isMajorCity(at);
    const losses = this.foesAt(at).reduce((n, p) => {
      const f = fire(p, 1);
      return n + (p.steps ?? HIDDEN_STEPS) * (city ? Math.max(hit(DF), f) : f);
    }, 0);
    const left = Math.max(0.2, 1 - losses / steps);
    const hits = ((this.#attack(units, at) * left) / this.#shelter(at)) * (supported ? 1 : 0.5);
    const enemy = this.side === 0 ? 1 : 0;
    const own = this.side as 0 | 1;
    const takes = Math.min(1, hits / foe) * prize(at) * (this.isFriendly(at) ? 0.3 : 1) * CITY_WORTH;
    return Math.min(foe, hits) * STEP_WORTH[enemy] - Math.min(steps, losses) * STEP_WORTH[own] + takes;
  }
  /** Own troops in a place, and those who could still come there: free to move, in reach, and led by one of these HQs. */
  gatherable(at: Loc, led: (p: SeenPiece) => boolean, taken: ReadonlySet<number> = new Set()): readonly SeenPiece[] {
    const there = this.troops(at);
    const room = STACK - there.length;
    if (room <= 0) return there;
    const near: SeenPiece[] = [];
    for (const p of this.own)
      if (
        p.at !== at &&
        !isHq(p) &&
        !has(p, 'moved') &&
        !taken.has(p.id) &&
        apart(p.at, at) <= this.speed(p) &&
        this.foesAt(p.at).length === 0 &&
        led(p)
      )
        near.push(p);
    near.sort((a, b) => stepsOf(b) * fire(b, 0) - stepsOf(a) * fire(a, 0));
    return [...there, ...near.slice(0, room)];
  }
  /** A battle that only costs blood. */
  isHopeless(at: Loc): boolean {
    const foe = this.foeSteps(at);
    return foe > 0 && this.ownSteps(at) * 2.5 < foe && prize(at) < 2 && !(isHex(at) && isFortress(at));
  }
}
function push(map: Map<number, SeenPiece[]>, p: SeenPiece): void {
  const list = map.get(p.at);
  if (list) list.push(p);
  else map.set(p.at, [p]);
}
