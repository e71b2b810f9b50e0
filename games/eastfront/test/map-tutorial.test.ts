// The six Supply Phases of the tutorial (July II to August II 1942) on our board, by a small model of hex control (8.0), rail
// lines (9.12) and two-hex supply lines that knows nothing of the rules module: a test of the map's rails and rivers.
import { readMap } from '@rasputitsa/atlas';
import { NONE } from '@rasputitsa/kit/grid';
import { createLabelling } from '@rasputitsa/kit/labels';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Side = 'german' | 'soviet';
type Holder = Side | 'disputed' | 'nobody';

const map = readMap(join(import.meta.dirname, '..'));
const { grid } = map;
const labelling = createLabelling(grid, map.scheme, map.places);
const at = (name: string) => labelling.parse(name);
const rail = map.links[0]?.bySide ?? new Uint8Array();
const enemy = (side: Side): Side => (side === 'german' ? 'soviet' : 'german');
const sideOf = (unit: string): Side => (unit >= 'N' ? 'german' : 'soviet');
const SHUT = new Set(['sea', 'lake', 'alpine', 'rail only']);
const RIVERS = new Set(['river', 'strait']);
const word = (hex: number, d: number) => map.sideTerrains[map.sideTerrain[grid.sides[hex * 6 + d] ?? 0] ?? 0] ?? '';
const isWater = (hex: number) => ['sea', 'lake'].includes(map.terrains[map.terrain[hex] ?? 0] ?? '');

function* steps(hex: number): Generator<{ next: number; d: number }> {
  for (let d = 0; d < 6; d++) {
    const next = grid.neighbours[hex * 6 + d] ?? NONE;
    if (next !== NONE && !isWater(next)) yield { next, d };
  }
}

const SOURCES: Readonly<Record<Side, string>> = { german: 'ABCDEFGHIJ', soviet: 'KLMNOPQRSTU' };

class Tutorial {
  readonly where = new Map<string, number>();
  /** Battle hexes and their Original Defender. */
  readonly defender = new Map<number, Side>();
  readonly owner: Holder[];
  readonly unsupplied = new Set<string>();

  constructor() {
    const german = new Set(map.areas.find((a) => a.name === 'S42 german')?.hexes);
    const soviet = new Set(map.areas.find((a) => a.name === 'S42 soviet')?.hexes);
    this.owner = Array.from(grid.col.keys(), (h) => (german.has(h) ? 'german' : soviet.has(h) ? 'soviet' : 'nobody'));
    // North of the tutorial's area the Germans stand on the Don already (RULINGS R12: Millerovo is on their railway).
    for (const hex of ['Kharkov E1', 'Kharkov E2']) this.owner[at(hex)] = 'german';
  }

  units(hex: number, side: Side): string[] {
    return [...this.where.keys()].filter((u) => this.where.get(u) === hex && sideOf(u) === side);
  }

  /** Puts units into hexes; a new mixed hex is a battle whose defender was there first. Then control is taken anew. */
  move(orders: Readonly<Record<string, string>>): void {
    for (const [unit, hex] of Object.entries(orders)) {
      const h = at(hex);
      if (!this.defender.has(h) && this.units(h, enemy(sideOf(unit))).length > 0)
        this.defender.set(h, enemy(sideOf(unit)));
      this.where.set(unit, h);
    }
    this.settle();
  }

  remove(...units: string[]): void {
    for (const u of units) this.where.delete(u);
    this.settle();
  }

  settle(): void {
    for (const hex of this.defender.keys())
      if (this.units(hex, 'german').length === 0 || this.units(hex, 'soviet').length === 0) this.defender.delete(hex);
    for (let h = 0; h < grid.count; h++) {
      const now = this.holder(h);
      if (now !== 'disputed') this.owner[h] = now;
    }
  }

  holder(hex: number): Holder {
    const battle = this.defender.get(hex);
    if (battle) return battle;
    if (this.units(hex, 'german').length > 0) return 'german';
    if (this.units(hex, 'soviet').length > 0) return 'soviet';
    const zones = new Set<Side>();
    for (const { next, d } of steps(hex)) {
      if (RIVERS.has(word(hex, d)) || SHUT.has(word(hex, d)) || this.defender.has(next)) continue;
      for (const side of ['german', 'soviet'] as const)
        if (this.units(next, side).some((u) => !this.unsupplied.has(u))) zones.add(side);
    }
    if (zones.size === 2) return 'disputed';
    return [...zones][0] ?? this.owner[hex] ?? 'nobody';
  }

  /** Hexes that the side's railways reach: into battle hexes it defends, never through them. */
  railheads(side: Side): Set<number> {
    const reached = new Set<number>();
    const stack = map.boxes
      .filter((b) => SOURCES[side].includes(b.name))
      .flatMap((b) => b.touches)
      .filter((h) => this.holder(h) === side);
    for (let hex = stack.pop(); hex !== undefined; hex = stack.pop()) {
      if (reached.has(hex)) continue;
      reached.add(hex);
      if (this.defender.has(hex)) continue;
      for (const { next, d } of steps(hex))
        if (rail[grid.sides[hex * 6 + d] ?? 0] && this.holder(next) === side) stack.push(next);
    }
    return reached;
  }

  /** The Supply Phase that checks this side: who is out of supply. */
  supplyPhase(side: Side): string[] {
    const heads = this.railheads(side);
    const supplied = (unit: string) => {
      let ring = new Set([this.where.get(unit) ?? NONE]);
      for (let length = 0; length <= 2; length++) {
        if ([...ring].some((h) => heads.has(h))) return true;
        const wider = new Set<number>();
        for (const hex of ring) {
          // Only the hexes between the ends count (RULINGS R57).
          if (length > 0 && this.holder(hex) === enemy(side)) continue;
          for (const { next, d } of steps(hex)) if (!SHUT.has(word(hex, d))) wider.add(next);
        }
        ring = wider;
      }
      return false;
    };
    const out = [...this.where.keys()].filter((u) => sideOf(u) === side && !supplied(u)).sort();
    for (const u of this.where.keys()) if (sideOf(u) === side) this.unsupplied.delete(u);
    for (const u of out) this.unsupplied.add(u);
    this.settle();
    return out;
  }
}

describe('the six Supply Phases of the tutorial', () => {
  const t = new Tutorial();
  t.where.set('F', at('Stalingrad'));
  t.move({
    A: 'Rostov',
    B: 'Rostov E1',
    C: 'Rostov E2',
    D: 'Rostov SE1',
    E: 'Kotelnikovo',
    G: 'Stalingrad E1',
    H: 'Stalingrad E1',
    I: 'Maikop',
    J: 'Tbilisi',
  });
  t.move({
    Z: 'Mariupol',
    Y: 'Voroshilovgrad',
    X: 'Kamensko',
    W: 'Kamensko',
    V: 'Kamensko',
    U: 'Kamensko',
    T: 'Kamensko E1',
    S: 'Kamensko E1',
  });
  t.move({ R: 'Kalach', Q: 'Kalach', P: 'Stalino', O: 'Stalingrad', N: 'Stalingrad' });

  t.move({
    Z: 'Rostov',
    Y: 'Rostov',
    X: 'Rostov',
    W: 'Rostov',
    V: 'Rostov E1',
    T: 'Rostov E1',
    S: 'Rostov E2',
    R: 'Kotelnikovo',
    Q: 'Kotelnikovo',
  });
  t.remove('B');
  t.move({ S: 'Kamensko E1', R: 'Kalach' });
  const first = t.supplyPhase('soviet');

  t.move({ J: 'Armavir', D: 'Maikop', C: 'Kotelnikovo', G: 'Stalingrad SE1', I: 'Stalingrad E1' });
  const second = t.supplyPhase('german');

  t.move({ L: 'Batumi', M: 'Grozny' });
  t.move({ V: 'Maikop', T: 'Krasnodar', S: 'Salsk E1', W: 'Kropotkin', X: 'Salsk NE1', U: 'Salsk' });
  const third = t.supplyPhase('soviet');
  t.remove('A');

  const fourth = t.supplyPhase('german');

  t.move({ U: 'Kropotkin', T: 'Novorossiysk', W: 'Maikop', X: 'Armavir', S: 'Armavir', Y: 'Salsk', Z: 'Salsk NE1' });
  t.remove('D');
  const stavropol = t.holder(at('Stavropol'));
  t.move({ W: 'Tuapse', V: 'Tuapse E1', S: 'Armavir E1' });
  const fifth = t.supplyPhase('soviet');
  t.remove('J');

  t.move({ I: 'Kotelnikovo E1', G: 'Kotelnikovo', H: 'Kotelnikovo' });
  t.remove('Q');
  t.move({ H: 'Rostov', C: 'Rostov E1', G: 'Rostov E2', I: 'Stalingrad E1' });
  const voroshilovgrad = t.holder(at('Voroshilovgrad'));
  const sixth = t.supplyPhase('german');

  it('1, July II: all Soviet units are supplied', () => {
    expect(first).toEqual([]);
  });
  it('2, July II: all German units are supplied', () => {
    expect(second).toEqual([]);
  });
  it('3, August I: A in Rostov is not', () => {
    expect(third).toEqual(['A']);
  });
  it('4, August I: all German units are supplied, by the rails through Rostov', () => {
    expect(fourth).toEqual([]);
  });
  it('5, August II: J in Armavir is not', () => {
    expect(fifth).toEqual(['J']);
  });
  it('6, August II: N, O, S, U, V, W, X, Y and Z are not; T has Kerch, R has Millerovo', () => {
    expect(sixth).toEqual(['N', 'O', 'S', 'U', 'V', 'W', 'X', 'Y', 'Z']);
  });
  it('Voroshilovgrad is disputed at the end, Stavropol German before the blitz move', () => {
    expect([voroshilovgrad, stavropol]).toEqual(['disputed', 'german']);
  });
});
