// The board as one side sees it, and what a fight there would bring. Nothing here knows more than the view tells: of a closed stack the
// number of counters, of one beside a friend the types and CEL (16.1.4), of one that fought what was noted then (16.1.3).
import { type Ask, fromChart, type Loc, type SeenPiece, type Side, type View } from '@rasputitsa/kernel';
import { columnNearest, distance, fraction, sideBetween } from '@rasputitsa/kit';
import {
  AROUND,
  BUILT,
  CITY,
  FOREST,
  GRID,
  HEXES,
  KALININ,
  KLIN,
  LAKE,
  MOSCOW,
  OPEN_LAND,
  SWAMP,
  TERRAIN,
  TOWN,
  VILLAGES,
  WATER,
} from '../1-basics/board.ts';
import { isRegularType } from '../1-basics/units.ts';
import { LADDER, LAST_COLUMN, parseEffect } from '../5-combat/results.ts';
import { ATTACKER, COMBAT, MARCH } from '../data/advice.ts';
import type { CombatRows, TerrainRows, VictoryChart } from '../data/charts.ts';
import { table } from '../data/tables.ts';
import { UNIT_TYPES, type UnitType } from '../data/unit-row.ts';
import { KINDS, type Unit, unitsOn, type UnitValues } from '../data/units.ts';
import { USUAL, type Will } from './posture.ts';

export const NEAR = 30;
const GUN_RANGE = table('numbers').artilleryRange;
const STACK = table('numbers').stack;
const INDEX = new Map(KINDS.map((k, i) => [k.id, i]));
const NAMES = new Map(KINDS.map((k, i) => [k.name, i]));

/** A counter of one's own. */
export interface Own {
  readonly id: number;
  readonly at: Loc;
  readonly unit: Unit;
  readonly cel: number;
  readonly attack: number;
  readonly defence: number;
  readonly flags: ReadonlySet<string>;
  readonly spent: number;
  readonly isRegular: boolean;
}
/** What is believed of an enemy hex. */
export interface Foe {
  readonly at: Loc;
  count: number;
  /** Strength in defence, and in attack. */
  defence: number;
  attack: number;
  guns: number;
  regulars: number;
}

/** What a counter of a type is worth in the mean, by side and CEL. */
interface Means {
  readonly byType: readonly ReadonlyMap<UnitType, readonly [one: number, two: number]>[];
  /** A closed back is taken for a unit that fights. */
  readonly back: readonly number[];
}
const mean = (of: readonly Unit[], cel: number): number =>
  of.reduce((n, u) => n + (u.defence[Math.min(cel, u.cel)] ?? 0), 0) / Math.max(1, of.length);
const means = fromChart((values: UnitValues): Means => {
  const units = unitsOn(values);
  const bySide = [0, 1].map((side) => units.filter((u) => u.side === side));
  return {
    byType: bySide.map(
      (of) =>
        new Map(
          UNIT_TYPES.map((t) => {
            const same = of.filter((u) => u.type === t);
            return [t, [mean(same, 1), mean(same, 2)]] as const;
          }),
        ),
    ),
    back: bySide.map((of) =>
      mean(
        of.filter((u) => isRegularType(u.type)),
        2,
      ),
    ),
  };
});

/** What a column brings, with the roll moved by headquarters. */
export interface Prospect {
  /** The chance that the defender has to go or pay. */
  readonly driven: number;
  readonly foeHexes: number;
  readonly foeCel: number;
  readonly ownHexes: number;
  readonly ownCel: number;
}
const FACES = 6;
const SHIFTS = [-1, 0, 1];
const prospects = fromChart((rows: CombatRows): readonly (readonly Prospect[])[] =>
  SHIFTS.map((shift) =>
    LADDER.labels.map((_, column) => {
      const sum = { driven: 0, foeHexes: 0, foeCel: 0, ownHexes: 0, ownCel: 0 };
      for (let a = 1; a <= FACES; a++)
        for (let b = 1; b <= FACES; b++) {
          const roll = Math.min(12, Math.max(2, a + b + shift));
          const [attacker = '-', defender = '-'] = String(rows[roll - 2]?.[column + 1] ?? '-/-').split('/');
          const [own, foe] = [parseEffect(attacker), parseEffect(defender)];
          sum.driven += foe.retreat > 0 ? 1 : 0;
          sum.foeHexes += foe.retreat;
          sum.foeCel += foe.loss + (foe.disorganized ? 0.3 : 0);
          sum.ownHexes += own.retreat;
          sum.ownCel += own.loss + (own.disorganized ? 0.4 : 0) + (own.test ? 0.1 : 0);
        }
      const all = FACES * FACES;
      return {
        driven: sum.driven / all,
        foeHexes: sum.foeHexes / all,
        foeCel: sum.foeCel / all,
        ownHexes: sum.ownHexes / all,
        ownCel: sum.ownCel / all,
      };
    }),
  ),
);

export class Picture {
  readonly view: View;
  readonly will: Will;
  readonly side: Side;
  readonly ask: Ask;
  readonly own: readonly Own[];
  readonly foes: ReadonlyMap<Loc, Foe>;
  /** This side has to take ground. */
  readonly isBold: boolean;
  readonly turnsLeft: number;
  readonly #ownAt = new Map<Loc, Own[]>();
  readonly #zone = new Uint8Array(HEXES);
  #front: Uint8Array | undefined;
  #goals: Uint8Array | undefined;
  #worth: Float32Array | undefined;
  #hqs: readonly Own[] | undefined;
  readonly #units: readonly Unit[];
  readonly #terrain: TerrainRows;

  constructor(view: View, ask: Ask, will: Will = USUAL) {
    this.view = view;
    this.will = will;
    this.ask = ask;
    this.side = ask.side;
    this.#units = unitsOn(ask.chart('units') as UnitValues);
    this.#terrain = ask.chart('terrain') as TerrainRows;
    this.isBold = ATTACKER[view.scenario] === this.side;
    this.turnsLeft = (view.tracks['last'] ?? 1) - (view.tracks['turn'] ?? 1);
    const own: Own[] = [];
    const foes = new Map<Loc, Foe>();
    for (const p of view.pieces) {
      if (p.at < 0 || p.at >= HEXES) continue;
      if (p.side === this.side) own.push(this.#mine(p));
      else this.#theirs(p, foes);
    }
    this.own = own;
    this.foes = foes;
    for (const u of own) {
      const there = this.#ownAt.get(u.at);
      if (there) there.push(u);
      else this.#ownAt.set(u.at, [u]);
    }
    this.#recall();
    for (const f of foes.values()) {
      if (f.regulars === 0) continue;
      for (const n of AROUND[f.at] ?? []) if (TERRAIN[n] !== LAKE) this.#zone[n] = (this.#zone[n] ?? 0) + 1;
    }
  }
  #mine(p: SeenPiece): Own {
    const unit = this.#units[INDEX.get(p.kind ?? '') ?? -1];
    if (!unit) throw new Error(`moscow41: an own counter without a face at ${p.at}`);
    const cel = p.steps ?? unit.cel;
    const flags = new Set(p.flags);
    const weak = flags.has('disorganized') ? 0.5 : 1;
    return {
      id: p.id,
      at: p.at,
      unit,
      cel,
      flags,
      attack: Math.ceil((unit.attack[cel] ?? 0) * weak * ((p.fields?.['oos'] ?? 0) > 0 ? 0.5 : 1)),
      defence: Math.ceil((unit.defence[cel] ?? 0) * weak),
      spent: p.fields?.['spent'] ?? 0,
      isRegular: isRegularType(unit.type),
    };
  }
  #theirs(p: SeenPiece, foes: Map<Loc, Foe>): void {
    let f = foes.get(p.at);
    if (!f) foes.set(p.at, (f = { at: p.at, count: 0, defence: 0, attack: 0, guns: 0, regulars: 0 }));
    f.count++;
    const enemy = 1 - this.side;
    const { byType, back } = means(this.ask.chart('units') as UnitValues);
    const known = this.#units[INDEX.get(p.kind ?? '') ?? -1];
    const told = p.flags?.find((x) => x.startsWith('type-'))?.slice('type-'.length) as UnitType | undefined;
    const type = known?.type ?? told;
    if (type !== undefined && !isRegularType(type)) {
      if (type === 'art') f.guns++;
      return;
    }
    f.regulars++;
    let strength = back[enemy] ?? 4;
    if (known) strength = known.defence[p.steps ?? known.cel] ?? 0;
    else if (type !== undefined) strength = byType[enemy]?.get(type)?.[p.flags?.includes('cel-1') ? 0 : 1] ?? strength;
    if (p.flags?.includes('disorganized')) strength /= 2;
    f.defence += strength;
    f.attack += strength;
  }
  /** 16.1.3: what was seen in a fight of this turn or the last, where as many counters are still there. */
  #recall(): void {
    const noted = (this.view.memo[this.side === 1 ? 'seen-soviet' : 'seen-german'] ?? []) as readonly {
      readonly hex: number;
      readonly turn: number;
      readonly units: readonly string[];
    }[];
    for (const { hex, turn, units } of noted) {
      const f = this.foes.get(hex);
      if (!f || units.length !== f.count || turn + 1 < (this.view.tracks['turn'] ?? 0)) continue;
      f.defence = 0;
      for (const line of units) {
        const [name = '', cel = '2'] = line.split(', ');
        const u = this.#units[NAMES.get(name) ?? -1];
        if (u && isRegularType(u.type)) f.defence += u.defence[Number.parseInt(cel, 10)] ?? 0;
      }
      f.attack = f.defence;
    }
  }

  ownAt(hex: Loc): readonly Own[] {
    return this.#ownAt.get(hex) ?? NOBODY;
  }
  celAt(hex: Loc): number {
    return this.ownAt(hex).reduce((n, u) => n + u.cel, 0);
  }
  hasRoom(hex: Loc, u: Own): boolean {
    return this.celAt(hex) + u.cel <= STACK;
  }
  isZoned(hex: Loc): boolean {
    return (this.#zone[hex] ?? 0) > 0;
  }
  /** Enemy stacks with a zone of control over a hex. */
  watchers(hex: Loc): readonly Foe[] {
    const out: Foe[] = [];
    for (const n of AROUND[hex] ?? []) {
      const f = this.foes.get(n);
      if (f && f.regulars > 0) out.push(f);
    }
    return out;
  }
  isDugIn(hex: Loc): boolean {
    return this.view.layers['works']?.[hex] === this.side + 1;
  }
  isMine(hex: Loc): boolean {
    return this.view.layers['control']?.[hex] === this.side + 1;
  }
  /** How far the nearest enemy is. */
  front(hex: Loc): number {
    this.#front ??= (FRONTS[this.side] ?? new Field()).from([...this.foes.keys()]);
    return this.#front[hex] ?? NEAR;
  }
  /** How far it is to what is wanted: enemies and places to take for who attacks; for who defends, places with the enemy near. */
  goal(hex: Loc): number {
    this.#goals ??= (GOALS[this.side] ?? new Field()).from(this.#wanted());
    return this.#goals[hex] ?? NEAR;
  }
  #wanted(): readonly Loc[] {
    if (this.isBold) return [...OBJECTIVES.filter((hex) => !this.isMine(hex)), ...this.foes.keys()];
    const { holdWithin } = MARCH;
    return OBJECTIVES.filter((hex) => {
      const far = this.front(hex);
      return this.isMine(hex) ? far <= holdWithin : far > 0 && far <= holdWithin * 2;
    });
  }
  /** Victory points of a hex, whoever has it. */
  worth(hex: Loc): number {
    this.#worth ??=
      this.view.scenario === 'red-snow'
        ? RED_SNOW_WORTH(this.ask.chart('victory-red-snow') as VictoryChart)
        : TYPHOON_WORTH(this.ask.chart('victory-typhoon') as VictoryChart);
    return this.#worth[hex] ?? 0;
  }

  // Fights

  /** Whether headquarters reach everybody who gives strength (9.2.1). */
  isLed(units: readonly Own[]): boolean {
    this.#hqs ??= this.own.filter((u) => u.unit.type === 'hq');
    const ranges: Readonly<Record<string, number>> = table('hqRange');
    return units.every((u) =>
      this.#hqs?.some((hq) => distance(GRID, hq.at, u.at) <= (ranges[hq.unit.nation] ?? table('hqRange').others)),
    );
  }
  /** Units that could attack a hex now. */
  strikers(hex: Loc): readonly Own[] {
    const out: Own[] = [];
    for (const n of AROUND[hex] ?? [])
      for (const u of this.ownAt(n)) if (u.isRegular && u.attack > 0 && !u.flags.has('fought')) out.push(u);
    return out;
  }
  /** Guns that could support an attack from these hexes. */
  support(from: ReadonlySet<Loc>): number {
    const able = this.own
      .filter((u) => u.unit.type === 'art' && !u.flags.has('limbered') && !u.flags.has('fired'))
      .filter((u) => [...from].some((hex) => distance(GRID, u.at, hex) <= GUN_RANGE))
      .map((u) => u.attack)
      .sort((a, b) => b - a);
    return able.slice(0, COMBAT.guns).reduce((n, a) => n + a, 0);
  }
  /** The defender's modifiers for ground, works and water. */
  cover(hex: Loc, units: readonly Own[], defender: Side): number {
    const t = this.#terrain;
    const built = BUILT[hex] ?? OPEN_LAND;
    const ground = built === CITY ? t.city.cm : built === TOWN ? t.town.cm : TERRAIN[hex] === FOREST ? t.forest.cm : 0;
    const { fieldWorks, weakFieldWorks } = table('numbers');
    const isWeak = this.view.scenario === 'red-snow' && built === OPEN_LAND;
    const works = this.view.layers['works']?.[hex] === defender + 1 ? (isWeak ? weakFieldWorks : fieldWorks) : 0;
    const wet = units.reduce((n, u) => n + ((WATER[sideBetween(GRID, u.at, hex)] ?? 0) > 0 ? u.attack : 0), 0);
    const all = units.reduce((n, u) => n + u.attack, 0);
    return ground + works + (wet * 2 > all ? t.river.cm : 0);
  }
  /** 13.1.2 */
  #concentration(units: readonly Own[]): number {
    if (this.view.options['concentration'] === false) return 0;
    const sizes = new Map<string, number>();
    for (const u of units)
      if (u.unit.division !== '') sizes.set(u.unit.division, (sizes.get(u.unit.division) ?? 0) + 1);
    return [...sizes.values()].reduce((n, k) => n + Math.floor(k / table('numbers').concentration), 0);
  }
  /** The column of an attack by these units, with guns and aircraft. */
  column(targets: readonly Loc[], units: readonly Own[], more: number): number {
    const [first = -1] = targets;
    let attack = units.reduce((n, u) => n + u.attack, 0) + more;
    if (TERRAIN[first] === SWAMP && this.view.options['frozen-ground'] !== true) attack = Math.ceil(attack / 2);
    let defence = 0;
    for (const hex of targets) defence += this.strengthAt(hex);
    if (attack <= 0) return 0;
    const ratio = columnNearest(LADDER, fraction(Math.round(attack), Math.max(1, Math.round(defence))));
    const right = Math.min(LAST_COLUMN, ratio + this.#concentration(units));
    const cover = Math.max(0, ...targets.map((hex) => this.cover(hex, units, 1 - this.side)));
    return Math.max(0, right - cover);
  }
  strengthAt(hex: Loc): number {
    const f = this.foes.get(hex);
    return f ? f.defence + (f.regulars > 0 ? f.guns * 3 : 1) : 0;
  }
  /** What an attack promises, in CEL. */
  promise(targets: readonly Loc[], units: readonly Own[], more = this.moreFor(targets, units)): number {
    if (units.length === 0) return -NEAR;
    const isHelpless = targets.every((hex) => (this.foes.get(hex)?.regulars ?? 0) === 0);
    const column = isHelpless ? LAST_COLUMN : this.column(targets, units, more);
    const byShift = prospects(this.ask.chart('combat') as CombatRows);
    const p = byShift[this.isLed(units) ? 0 : 1]?.[column];
    if (!p) return 0;
    const mood = this.isBold ? 'bold' : 'wary';
    const gain = targets.reduce((n, hex) => n + COMBAT.ground[mood] + this.worth(hex) * COMBAT.point[mood], 0);
    return (
      p.driven * gain +
      p.foeCel * COMBAT.foeCel +
      p.foeHexes * COMBAT.foeHex -
      (p.ownCel / this.will.attack) * COMBAT.ownCel -
      p.ownHexes * COMBAT.ownHex
    );
  }
  /** Guns and aircraft that would help. */
  moreFor(targets: readonly Loc[], units: readonly Own[]): number {
    return this.support(new Set(units.map((u) => u.at))) + this.air(targets);
  }
  air(targets: readonly Loc[]): number {
    const flown = (this.view.memo['missions'] ?? []) as readonly {
      side: number;
      mission: string;
      hex: number;
      strength: number;
    }[];
    return flown
      .filter((m) => m.side === this.side && m.mission === 'offensive-support' && targets.includes(m.hex))
      .reduce((n, m) => n + m.strength, 0);
  }
}
const NOBODY: readonly Own[] = [];

const queue = new Int32Array(HEXES);
/** Hexes from the nearest of these. */
function spread(from: Iterable<Loc>): Uint8Array {
  const out = new Uint8Array(HEXES).fill(NEAR);
  let end = 0;
  for (const hex of from) {
    if (out[hex] === 0) continue;
    out[hex] = 0;
    queue[end++] = hex;
  }
  for (let i = 0; i < end; i++) {
    const hex = queue[i] ?? 0;
    const next = (out[hex] ?? NEAR) + 1;
    if (next >= NEAR) break;
    for (let d = 0; d < 6; d++) {
      const to = GRID.neighbours[hex * 6 + d] ?? -1;
      if (to < 0 || (out[to] ?? 0) <= next || TERRAIN[to] === LAKE) continue;
      out[to] = next;
      queue[end++] = to;
    }
  }
  return out;
}

/** A field of distances is the same until what it is measured from moves: the last one of each kind is kept. */
class Field {
  #key = '';
  #field: Uint8Array = new Uint8Array(HEXES);
  from(hexes: readonly Loc[]): Uint8Array {
    const key = hexes.join();
    if (key !== this.#key) {
      this.#key = key;
      this.#field = spread(hexes);
    }
    return this.#field;
  }
}
const FRONTS = [new Field(), new Field()];
const GOALS = [new Field(), new Field()];

const OBJECTIVES: readonly Loc[] = [...VILLAGES, ...MOSCOW, ...KLIN, ...KALININ];
const worths = (isRedSnow: boolean) =>
  fromChart((points: VictoryChart): Float32Array => {
    const out = new Float32Array(HEXES);
    for (const hex of VILLAGES) out[hex] = points.village;
    for (const hex of KLIN) out[hex] = points.klin / KLIN.length;
    for (const hex of KALININ) out[hex] = points.kalinin / KALININ.length;
    for (const hex of MOSCOW) out[hex] = isRedSnow ? 2 : points.moscowHex;
    return out;
  });
const TYPHOON_WORTH = worths(false);
const RED_SNOW_WORTH = worths(true);
