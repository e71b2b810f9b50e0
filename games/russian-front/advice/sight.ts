// Who stands where and who holds what, as one side sees it. Nothing here knows more than the view tells.
import type { Loc, SeenPiece, Side, View } from '@rasputitsa/kernel';
import {
  hexDistance,
  hexOf,
  isCity,
  isHex,
  isRiver,
  isStronghold,
  OBJECTIVES,
  placeAt,
  places,
  weatherZone,
  type Zone,
} from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import { PLACES } from '../data/advice.ts';
import {
  AIR_RANGE,
  FIRST_WINTER,
  FORTIFICATION_DEFENSE,
  REPLACEMENT_CITIES,
  RIVER_DEFENSE,
  WEATHERS,
} from '../data/tables.ts';
import { USUAL, type Will } from './posture.ts';
import { Tables } from './tables.ts';
import { type Arm, ARMOR_AT, armOf, attackOf, COVER_AT, has, HIDDEN, rowOf, stepsOf } from './units.ts';

const NUMBERS = new Map(Object.entries(REPLACEMENT_CITIES).map(([name, n]) => [hexOf(name), n]));
/** What the enemy's aircraft take from the support of ours, where they can come. */
const EXPECTED_COVER = 1;
const NOBODY: readonly SeenPiece[] = [];
function count(table: Uint8Array, at: Loc, by: number): void {
  table[at] = (table[at] ?? 0) + by;
}
/** Units of an arm by hex. They are only threaded up, each behind the one before it in its hex: most hexes are never asked for. */
class ByHex {
  readonly #units: readonly SeenPiece[];
  /** Places in the list, counted from 1: the first in each hex, and who comes after whom. */
  readonly #first: Uint16Array;
  readonly #next: Uint16Array;
  readonly #lists = new Map<number, SeenPiece[]>();

  constructor(units: readonly SeenPiece[], arm: Arm, first: Uint16Array) {
    this.#units = units.slice();
    this.#first = first;
    this.#next = new Uint16Array(units.length + 1);
    for (let i = units.length; i > 0; i--) {
      const p = units[i - 1];
      if (!p || armOf(p) !== arm) continue;
      this.#next[i] = first[p.at] ?? 0;
      first[p.at] = i;
    }
  }
  at(hex: Loc): readonly SeenPiece[] {
    return this.#list(hex) ?? NOBODY;
  }
  #list(hex: Loc): SeenPiece[] | undefined {
    let list = this.#lists.get(hex);
    if (list || !this.#first[hex]) return list;
    list = [];
    for (let i = this.#first[hex] ?? 0; i > 0; i = this.#next[i] ?? 0) {
      const p = this.#units[i - 1];
      if (p) list.push(p);
    }
    this.#lists.set(hex, list);
    return list;
  }
  /** One goes from a hex to another, where it is another piece. */
  move(id: number, from: Loc, there: SeenPiece): void {
    this.#lists.set(
      from,
      this.at(from).filter((p) => p.id !== id),
    );
    const list = this.#list(there.at);
    if (list) list.push(there);
    else this.#lists.set(there.at, [there]);
  }
}
const NOTHING: Readonly<Record<string, number>> = {};
const ZONES: readonly Zone[] = ['arctic', 'central', 'south'];
/** Names put together anew at every look would be slow to look up. */
const WEATHER_TRACKS: Readonly<Record<Zone, string>> = {
  arctic: 'weather-arctic',
  central: 'weather-central',
  south: 'weather-south',
};
const SNOW = WEATHERS.indexOf('snow');

export class Sight {
  /** Given back when nobody will look at it again. */
  readonly tables = new Tables();
  readonly view: View;
  readonly side: number;
  readonly will: Will;
  readonly foes: readonly SeenPiece[];
  readonly turn: number;
  /** How many ground units are in each hex. */
  readonly ownCount: Uint8Array;
  readonly foeCount: Uint8Array;
  /** Made when somebody asks for them. */
  readonly #ownAt: Partial<Record<Arm, ByHex>> = {};
  readonly #foesAt: Partial<Record<Arm, ByHex>> = {};
  readonly #isBasic: boolean;
  /** Where it snows in the first winter. */
  readonly #snows: readonly Zone[];
  readonly #control: readonly number[];
  readonly #gauge: readonly number[];
  readonly #converting: Readonly<Record<string, number>>;
  /** 1 where there is a battle, or where one begins by what is planned. */
  readonly #battles: Uint8Array;
  #able: readonly SeenPiece[] | undefined;
  #stormed: readonly number[] | undefined;
  readonly #places: number[] = [];
  #worth: Float64Array | undefined;
  readonly #own: SeenPiece[] = [];
  /** Those of them that are ships. */
  readonly #ships: SeenPiece[] = [];

  constructor(view: View, side: Side, will: Will = USUAL) {
    const { layers, marks } = view;
    this.view = view;
    this.side = side;
    this.will = will;
    this.#isBasic = view.options['layer'] === 'basic';
    this.#control = layers['control'] ?? [];
    this.#gauge = layers['gauge'] ?? [];
    this.#converting = marks['converting'] ?? NOTHING;
    this.ownCount = this.tables.take();
    this.foeCount = this.tables.take();
    this.#battles = this.tables.take();
    const battles = marks['battle'] ?? NOTHING;
    for (const at in battles) if ((battles[at] ?? 0) > 0) this.#battles[Number(at)] = 1;
    this.turn = view.tracks['turn'] ?? 1;
    const isFirstWinter = !this.#isBasic && this.turn >= FIRST_WINTER.from && this.turn <= FIRST_WINTER.to;
    this.#snows = isFirstWinter ? ZONES.filter((z) => view.tracks[WEATHER_TRACKS[z]] === SNOW) : [];
    const foes: SeenPiece[] = [];
    for (const p of view.pieces) {
      if (!isHex(p.at)) continue;
      const arm = armOf(p);
      if (p.side === side) {
        this.#own.push(p);
        if (arm === 'ground') count(this.ownCount, p.at, 1);
        else if (arm === 'naval') this.#ships.push(p);
        continue;
      }
      foes.push(p);
      if (arm !== 'ground') continue;
      if (this.foeCount[p.at] === 0) this.#places.push(p.at);
      count(this.foeCount, p.at, 1);
    }
    this.foes = foes;
  }
  get own(): readonly SeenPiece[] {
    return this.#own;
  }
  /** One of our own. */
  unit(id: number): SeenPiece | undefined {
    if (!this.#byId) {
      this.#byId = new Map();
      for (const x of this.#own) this.#byId.set(x.id, x);
    }
    return this.#byId.get(id);
  }
  #byId: Map<number, SeenPiece> | undefined;
  get ships(): readonly SeenPiece[] {
    return this.#ships;
  }
  /** A unit of ours is sent there, and has nothing left for this phase: what is planned next reckons with it. */
  send(x: SeenPiece, to: Loc): void {
    const there = { ...x, at: to, flags: [...(x.flags ?? []), 'halted'] };
    const arm = armOf(x);
    this.#ownBy(arm).move(x.id, x.at, there);
    for (const list of arm === 'naval' ? [this.#own, this.#ships] : [this.#own]) {
      const n = list.findIndex((o) => o.id === x.id);
      if (n >= 0) list[n] = there;
    }
    this.#able = undefined;
    this.#stormed = undefined;
    this.#byId = undefined;
    if (arm !== 'ground') return;
    count(this.ownCount, x.at, -1);
    count(this.ownCount, to, 1);
    if (this.foeCount[to] !== 0 && !this.isBattle(to)) {
      this.#battles[to] = 1;
      this.fixed();
    }
  }
  /** Enemies are held in a battle. */
  protected fixed(): void {}
  #ownBy(arm: Arm): ByHex {
    return (this.#ownAt[arm] ??= new ByHex(this.#own, arm, this.tables.takeRanks()));
  }
  ownAt(at: Loc, arm: Arm = 'ground'): readonly SeenPiece[] {
    if (arm === 'ground' && this.ownCount[at] === 0) return NOBODY;
    return this.#ownBy(arm).at(at);
  }
  foesAt(at: Loc, arm: Arm = 'ground'): readonly SeenPiece[] {
    if (arm === 'ground' && this.foeCount[at] === 0) return NOBODY;
    return (this.#foesAt[arm] ??= new ByHex(this.foes, arm, this.tables.takeRanks())).at(at);
  }
  /** Hexes with enemies on the ground. */
  foePlaces(): readonly number[] {
    return this.#places;
  }
  isMine(at: Loc): boolean {
    return this.#control[at] === this.side + 1;
  }
  isTheirs(at: Loc): boolean {
    return this.#control[at] === 2 - this.side;
  }
  isMyGauge(at: Loc): boolean {
    return this.#gauge[at] === this.side + 1;
  }
  isConverting(at: Loc): boolean {
    return this.#converting[at] === this.side + 1;
  }
  isBattle(at: Loc): boolean {
    return this.#battles[at] === 1;
  }

  // Strength

  /** What the first winter takes from both factors of a unit (15.6). */
  #frost(p: SeenPiece, at: Loc): number {
    if (this.#snows.length === 0 || p.side !== AXIS || !this.#snows.includes(weatherZone(at))) return 0;
    const u = rowOf(p);
    return u?.nation === 'Finnish' || u?.type === 'mountain' ? 0 : FIRST_WINTER.by;
  }
  /** Its attack in a hex and in this weather, support aside. */
  attackOf(p: SeenPiece, at: Loc): number {
    return Math.max(1, attackOf(p, at) + this.#frost(p, at));
  }

  /** Its defense in a hex, support aside. */
  defenseOf(p: SeenPiece, at: Loc): number {
    const u = rowOf(p);
    const base = u?.defense ?? HIDDEN.defense;
    const hindered = u?.type === 'armor' || u?.type === 'artillery';
    const cover = (hindered ? ARMOR_AT : COVER_AT)[at] ?? 0;
    const fort = this.view.marks[p.side === 0 ? 'fort-axis' : 'fort-soviet']?.[at] === 2 ? FORTIFICATION_DEFENSE : 0;
    return Math.max(1, base + cover + (isRiver(at) ? RIVER_DEFENSE : 0) + fort + this.#frost(p, at));
  }
  /** Attack factors of ground units together. */
  strength(list: readonly SeenPiece[]): number {
    let sum = 0;
    for (const x of list) if (armOf(x) === 'ground') sum += rowOf(x)?.attack ?? HIDDEN.attack;
    return sum;
  }
  /** The best attack of some against the best defense of others: the column of the table, more or less. */
  edge(attackers: readonly SeenPiece[], defenders: readonly SeenPiece[], at: Loc): number {
    return this.bestAttack(attackers, at) - this.bestDefense(defenders, at);
  }
  bestAttack(attackers: readonly SeenPiece[], at: Loc): number {
    let attack = 0;
    for (const p of attackers) attack = Math.max(attack, this.attackOf(p, at));
    return attack;
  }
  bestDefense(defenders: readonly SeenPiece[], at: Loc): number {
    let defense = 0;
    for (const p of defenders) defense = Math.max(defense, this.defenseOf(p, at));
    return defense;
  }

  /** What aircraft would add to an attack there. They go where a city is to be taken, one to each. */
  support(at: Loc): number {
    const there = this.ownAt(at, 'air');
    if (there.length > 0) return Math.max(...there.map((x) => rowOf(x)?.attack ?? 0));
    if (!isStronghold(at)) return 0;
    const able = this.#wings().filter((x) => hexDistance(x.at, at) <= AIR_RANGE.mission);
    const asked = this.#sieges().filter((h) => h !== at && able.some((x) => hexDistance(x.at, h) <= AIR_RANGE.mission));
    if (able.length <= asked.length) return 0;
    const met = this.foes.some((x) => armOf(x) === 'air' && hexDistance(x.at, at) <= AIR_RANGE.mission);
    return Math.max(...able.map((x) => rowOf(x)?.attack ?? 0)) - (met ? EXPECTED_COVER : 0);
  }
  /** Aircraft that can fly. */
  #wings(): readonly SeenPiece[] {
    this.#able ??= this.own.filter(
      (x) => armOf(x) === 'air' && stepsOf(x) > 1 && !has(x, 'flew') && !has(x, 'out-of-supply'),
    );
    return this.#able;
  }
  /** Cities that are being stormed and have no aircraft over them. */
  #sieges(): readonly number[] {
    this.#stormed ??= this.foePlaces().filter(
      (h) => isStronghold(h) && this.ownAt(h).length > 0 && this.ownAt(h, 'air').length === 0,
    );
    return this.#stormed;
  }
  /** What messages call a place. */
  labelOf(at: Loc): readonly string[] {
    const name = placeAt(at)?.name;
    return name === undefined ? [places.label(at)] : [places.label(at), name];
  }
  /** What an objective is worth: in the Basic Game one is as good as another (9.2), else replacements and factories count (16.1.1.1). */
  worth(at: Loc): number {
    this.#worth ??= this.#worths();
    return this.#worth[at] ?? 0;
  }
  #worths(): Float64Array {
    const out = this.tables.takeWide();
    const factories = this.view.marks['factory'] ?? NOTHING;
    for (const at of OBJECTIVES)
      out[at] = this.#isBasic ? 1 : 1 + ((NUMBERS.get(at) ?? 0) + ((factories[at] ?? 0) > 0 ? 1 : 0)) * PLACES.number;
    return out;
  }
  isBase(at: Loc): boolean {
    return isCity(at) && this.isMine(at);
  }
}
