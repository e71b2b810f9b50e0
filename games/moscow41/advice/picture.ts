// The board as one side sees it, and what a fight there would bring. Nothing here knows more than the view tells: of a closed stack the
// number of counters, of one beside a friend the types and CEL (16.1.4), of one that fought what was noted then (16.1.3). A plan of a phase
// draws on its own picture: whoever is sent somewhere stands there for those who come after.
import type { Ask, Loc, Side, View } from '@rasputitsa/kernel';
import { columnNearest, distance, fraction, sideBetween } from '@rasputitsa/kit';
import {
  AROUND,
  BUILT,
  CITY,
  FOREST,
  GRID,
  HEXES,
  LAKE,
  OPEN_LAND,
  SWAMP,
  TERRAIN,
  TOWN,
  WATER,
} from '../1-basics/board.ts';
import { isRegularType } from '../1-basics/units.ts';
import { LADDER, LAST_COLUMN } from '../5-combat/results.ts';
import { ATTACKER, COMBAT, MARCH, OPERATIONS, STANDS } from '../data/advice.ts';
import type { CombatRows, TerrainRows, VictoryChart } from '../data/charts.ts';
import { table } from '../data/tables.ts';
import { KINDS, type Unit, unitsOn, type UnitValues } from '../data/units.ts';
import { Field, NEAR, type Prizes, prizesOf } from './fields.ts';
import { USUAL, type Will } from './posture.ts';
import { ALONE, LED, type Prospect, prospects } from './prospects.ts';
import { addTo, FIRED, type Foe, FOUGHT, has, LIMBERED, mine, MOVED, type Own } from './units.ts';

const GUN_RANGE = table('numbers').artilleryRange;
const STACK = table('numbers').stack;
const NAMES = new Map(KINDS.map((k, i) => [k.name, i]));
const FRONTS = [new Field(), new Field()];
const GOALS = [new Field(), new Field()];
const NO_LAYER: readonly number[] = [];
const NOBODY: readonly Own[] = [];
const NO_FOES: readonly Foe[] = [];

interface Mission {
  readonly side: number;
  readonly mission: string;
  readonly hex: number;
  readonly strength: number;
}
interface Noted {
  readonly hex: number;
  readonly turn: number;
  readonly units: readonly string[];
}

export class Picture {
  readonly view: View;
  readonly will: Will;
  readonly side: Side;
  readonly ask: Ask;
  readonly own: readonly Own[];
  readonly foes: ReadonlyMap<Loc, Foe>;
  /** This side has to take ground. */
  readonly isBold: boolean;
  /** It makes its stand in a city. */
  readonly isStanding: boolean;
  readonly turnsLeft: number;
  /** What counts. */
  readonly prizes: Prizes;
  /** By hex: own counters, their CEL, enemy stacks, and how many of those have a zone over it. */
  readonly #stacks = new Map<Loc, Own[]>();
  readonly #cel = new Uint8Array(HEXES);
  readonly #foeAt = new Uint8Array(HEXES);
  readonly #zone = new Uint8Array(HEXES);
  readonly #watchers = new Map<Loc, readonly Foe[]>();
  readonly #control: readonly number[];
  readonly #works: readonly number[];
  readonly #dug = new Set<Loc>();
  readonly #units: readonly Unit[];
  readonly #terrain: TerrainRows;
  readonly #hqs: readonly Own[];
  readonly #guns: readonly Own[];
  readonly #prospects: readonly (readonly Prospect[])[];
  #front: Uint8Array | undefined;
  #goals: Uint8Array | undefined;
  #worth: Float32Array | undefined;

  constructor(view: View, ask: Ask, will: Will = USUAL) {
    this.view = view;
    this.will = will;
    this.ask = ask;
    this.side = ask.side;
    const values = ask.chart('units') as UnitValues;
    this.#units = unitsOn(values);
    this.#terrain = ask.chart('terrain') as TerrainRows;
    this.#prospects = prospects(ask.chart('combat') as CombatRows);
    this.#control = view.layers['control'] ?? NO_LAYER;
    this.#works = view.layers['works'] ?? NO_LAYER;
    this.isBold = ATTACKER[view.scenario] === this.side;
    this.isStanding = STANDS[view.scenario] === this.side;
    this.prizes = prizesOf(view.scenario);
    this.turnsLeft = (view.tracks['last'] ?? 1) - (view.tracks['turn'] ?? 1);
    const own: Own[] = [];
    const foes = new Map<Loc, Foe>();
    for (const p of view.pieces) {
      const { at } = p;
      if (at < 0 || at >= HEXES) continue;
      if (p.side === this.side) {
        const u = mine(p, this.#units);
        own.push(u);
        this.#stand(u);
        continue;
      }
      let f = foes.get(at);
      if (!f) {
        foes.set(at, (f = { at, count: 0, defence: 0, attack: 0, guns: 0, regulars: 0 }));
        this.#foeAt[at] = 1;
      }
      addTo(f, p, 1 - this.side, this.#units, values);
    }
    this.own = own;
    this.foes = foes;
    this.#hqs = own.filter((u) => u.unit.type === 'hq');
    this.#guns = own.filter((u) => u.unit.type === 'art').sort((a, b) => b.attack - a.attack);
    this.#recall();
    for (const f of foes.values()) {
      if (f.regulars === 0) continue;
      for (const n of AROUND[f.at] ?? []) if (TERRAIN[n] !== LAKE) this.#zone[n] = (this.#zone[n] ?? 0) + 1;
    }
  }
  #stand(u: Own): void {
    const there = this.#stacks.get(u.at);
    if (there) there.push(u);
    else this.#stacks.set(u.at, [u]);
    this.#cel[u.at] = (this.#cel[u.at] ?? 0) + u.cel;
  }
  /** 16.1.3: what was seen in a fight of this turn or the last, where as many counters are still there. */
  #recall(): void {
    const noted = this.view.memo[this.side === 1 ? 'seen-soviet' : 'seen-german'] as readonly Noted[] | undefined;
    if (!noted) return;
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

  // What a plan does

  /** Sent there: it has marched in this phase. */
  send(u: Own, to: Loc, spent: number): void {
    const from = this.#stacks.get(u.at);
    from?.splice(from.indexOf(u), 1);
    this.#cel[u.at] = (this.#cel[u.at] ?? 0) - u.cel;
    u.at = to;
    u.flags |= MOVED;
    u.spent += spent;
    this.#stand(u);
  }
  /** Digs where it stands. */
  dig(u: Own): void {
    u.flags |= MOVED;
    u.spent = Number.MAX_SAFE_INTEGER;
    this.#dug.add(u.at);
  }

  // The board

  ownAt(hex: Loc): readonly Own[] {
    return this.#stacks.get(hex) ?? NOBODY;
  }
  hasOwn(hex: Loc): boolean {
    return (this.#cel[hex] ?? 0) > 0;
  }
  hasFoes(hex: Loc): boolean {
    return this.#foeAt[hex] === 1;
  }
  celAt(hex: Loc): number {
    return this.#cel[hex] ?? 0;
  }
  hasRoom(hex: Loc, u: Own): boolean {
    return (this.#cel[hex] ?? 0) + u.cel <= STACK;
  }
  isOverfull(hex: Loc): boolean {
    return (this.#cel[hex] ?? 0) > STACK;
  }
  isZoned(hex: Loc): boolean {
    return (this.#zone[hex] ?? 0) > 0;
  }
  /** Enemy stacks with a zone of control over a hex. */
  watchers(hex: Loc): readonly Foe[] {
    if ((this.#zone[hex] ?? 0) === 0) return NO_FOES;
    let out = this.#watchers.get(hex);
    if (!out) {
      const found: Foe[] = [];
      for (const n of AROUND[hex] ?? []) {
        const f = this.#foeAt[n] === 1 ? this.foes.get(n) : undefined;
        if (f && f.regulars > 0) found.push(f);
      }
      this.#watchers.set(hex, (out = found));
    }
    return out;
  }
  isDugIn(hex: Loc): boolean {
    return this.#works[hex] === this.side + 1 || (this.#dug.size > 0 && this.#dug.has(hex));
  }
  isMine(hex: Loc): boolean {
    return this.#control[hex] === this.side + 1;
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
    if (this.isBold) return [...this.prizes.objectives.filter((hex) => !this.isMine(hex)), ...this.foes.keys()];
    const { holdWithin } = MARCH;
    return this.prizes.objectives.filter((hex) => {
      const far = this.front(hex);
      return this.isMine(hex) ? far <= holdWithin : far > 0 && far <= holdWithin * 2;
    });
  }
  /** Victory points of a hex, whoever has it. */
  worth(hex: Loc): number {
    this.#worth ??= this.prizes.worths(this.ask.chart(`victory-${this.view.scenario}`) as VictoryChart);
    return this.#worth[hex] ?? 0;
  }

  /** What more it is worth to be near the aim of a plan. */
  pull(hex: Loc): number {
    const { aim } = this.will;
    if (aim === undefined) return 0;
    return Math.max(0, 1 - distance(GRID, hex, aim) / OPERATIONS.draws) * OPERATIONS.pull;
  }

  // Fights

  /** Whether headquarters reach everybody who gives strength (9.2.1). */
  isLed(units: readonly Own[]): boolean {
    let last = -1;
    for (const u of units) {
      if (u.at === last) continue;
      last = u.at;
      if (!this.#hqs.some((hq) => distance(GRID, hq.at, last) <= hqRange(hq))) return false;
    }
    return true;
  }
  /** Units that could attack a hex now. */
  strikers(hex: Loc): Own[] {
    const out: Own[] = [];
    for (const n of AROUND[hex] ?? []) {
      if (this.#cel[n] === 0) continue;
      for (const u of this.ownAt(n)) if (u.isRegular && u.attack > 0 && !has(u, FOUGHT)) out.push(u);
    }
    return out;
  }
  /** Guns that could support an attack by these units. */
  support(units: readonly Own[]): number {
    let [sum, count] = [0, 0];
    for (const gun of this.#guns) {
      if (has(gun, LIMBERED | FIRED | FOUGHT)) continue;
      let last = -1;
      for (const u of units) {
        if (u.at === last) continue;
        last = u.at;
        if (distance(GRID, gun.at, last) > GUN_RANGE) continue;
        sum += gun.attack;
        count++;
        break;
      }
      if (count === COMBAT.guns) break;
    }
    return sum;
  }
  /** Emplaced guns that have not fired. */
  readyGuns(): readonly Own[] {
    return this.#guns.filter((u) => !has(u, LIMBERED | FIRED | FOUGHT));
  }
  /** The defender's modifiers for ground, works and water. */
  cover(hex: Loc, units: readonly Own[], defender: Side): number {
    const t = this.#terrain;
    const built = BUILT[hex] ?? OPEN_LAND;
    const ground = built === CITY ? t.city.cm : built === TOWN ? t.town.cm : TERRAIN[hex] === FOREST ? t.forest.cm : 0;
    const isWeak = built === OPEN_LAND && this.view.scenario === 'red-snow';
    const works = this.#works[hex] === defender + 1 ? (isWeak ? WORKS.weakFieldWorks : WORKS.fieldWorks) : 0;
    let [wet, all] = [0, 0];
    for (const u of units) {
      if ((WATER[sideBetween(GRID, u.at, hex)] ?? 0) > 0) wet += u.attack;
      all += u.attack;
    }
    return ground + works + (wet * 2 > all ? t.river.cm : 0);
  }
  /** 13.1.2 */
  #concentration(units: readonly Own[]): number {
    if (units.length < WORKS.concentration || this.view.options['concentration'] === false) return 0;
    let sum = 0;
    for (let i = 0; i < units.length; i++) {
      const { division } = (units[i] as Own).unit;
      if (division === '') continue;
      // Counted where its last unit stands in the list, once.
      let k = 1;
      for (let j = 0; j < i; j++) if ((units[j] as Own).unit.division === division) k++;
      if (k % WORKS.concentration === 0) sum++;
    }
    return sum;
  }
  /** The column of an attack by these units, with guns and aircraft. */
  column(targets: readonly Loc[], units: readonly Own[], more: number): number {
    const [first = -1] = targets;
    let attack = more;
    for (const u of units) attack += u.attack;
    if (TERRAIN[first] === SWAMP && this.view.options['frozen-ground'] !== true) attack = Math.ceil(attack / 2);
    if (attack <= 0) return 0;
    let [defence, cover] = [0, 0];
    for (const hex of targets) {
      defence += this.strengthAt(hex);
      cover = Math.max(cover, this.cover(hex, units, 1 - this.side));
    }
    const ratio = ratioColumn(Math.round(attack), Math.max(1, Math.round(defence)));
    const right = Math.min(LAST_COLUMN, ratio + this.#concentration(units));
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
    const p = this.#prospects[this.isLed(units) ? LED : ALONE]?.[column];
    if (!p) return 0;
    const mood = this.isBold ? 'bold' : 'wary';
    let gain = 0;
    for (const hex of targets) gain += COMBAT.ground[mood] + this.worth(hex) * COMBAT.point[mood];
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
    return this.support(units) + this.air(targets);
  }
  air(targets: readonly Loc[]): number {
    const flown = this.view.memo['missions'] as readonly Mission[] | undefined;
    let sum = 0;
    if (flown)
      for (const m of flown)
        if (m.side === this.side && m.mission === 'offensive-support' && targets.includes(m.hex)) sum += m.strength;
    return sum;
  }
}
const WORKS = table('numbers');
const RANGES: Readonly<Record<string, number>> = table('hqRange');
const hqRange = (hq: Own): number => RANGES[hq.unit.nation] ?? table('hqRange').others;

/** Columns by attack and defence: every fight is reckoned many times. */
const MOST_STRENGTH = 128;
const columns = new Int8Array(MOST_STRENGTH * MOST_STRENGTH).fill(-1);
function ratioColumn(attack: number, defence: number): number {
  if (attack >= MOST_STRENGTH || defence >= MOST_STRENGTH) return columnNearest(LADDER, fraction(attack, defence));
  const at = attack * MOST_STRENGTH + defence;
  if (columns[at] === -1) columns[at] = columnNearest(LADDER, fraction(attack, defence));
  return columns[at] ?? 0;
}
