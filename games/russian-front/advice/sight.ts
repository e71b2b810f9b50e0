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
} from '../1-components/board.ts';
import { terrainLine } from '../1-components/terrain.ts';
import { PLACES } from '../data/advice.ts';
import {
  AIR_RANGE,
  FORTIFICATION_DEFENSE,
  REPLACEMENT_CITIES,
  RIVER_DEFENSE,
  TERRAIN_ADVANCED,
} from '../data/tables.ts';
import { USUAL, type Will } from './posture.ts';
import { type Arm, armOf, attackOf, has, HIDDEN, rowOf, stepsOf } from './units.ts';

const NUMBERS = new Map(Object.entries(REPLACEMENT_CITIES).map(([name, n]) => [hexOf(name), n]));
const OBJECTIVE_SET: ReadonlySet<number> = new Set(OBJECTIVES);
/** What the enemy's aircraft take from the support of ours, where they can come. */
const EXPECTED_COVER = 1;
const NOBODY: readonly SeenPiece[] = [];
function byArm(): Record<Arm, Map<number, SeenPiece[]>> {
  return { ground: new Map(), air: new Map(), naval: new Map() };
}
function push(map: Map<number, SeenPiece[]>, p: SeenPiece): void {
  const there = map.get(p.at);
  if (there) there.push(p);
  else map.set(p.at, [p]);
}

export class Sight {
  readonly view: View;
  readonly side: number;
  readonly will: Will;
  readonly foes: readonly SeenPiece[];
  readonly turn: number;
  readonly #ownAt: Readonly<Record<Arm, Map<number, SeenPiece[]>>> = byArm();
  readonly #foesAt: Readonly<Record<Arm, Map<number, SeenPiece[]>>> = byArm();
  readonly #isBasic: boolean;
  #able: readonly SeenPiece[] | undefined;
  #stormed: readonly number[] | undefined;
  #own: SeenPiece[];
  /** Where battles begin by what is planned. */
  readonly #planned = new Set<number>();

  constructor(view: View, side: Side, will: Will = USUAL) {
    this.view = view;
    this.side = side;
    this.will = will;
    this.#isBasic = view.options['layer'] === 'basic';
    this.turn = view.tracks['turn'] ?? 1;
    this.#own = view.pieces.filter((p) => p.side === side && isHex(p.at));
    this.foes = view.pieces.filter((p) => p.side !== side && isHex(p.at));
    for (const p of this.#own) push(this.#ownAt[armOf(p)], p);
    for (const p of this.foes) push(this.#foesAt[armOf(p)], p);
  }
  get own(): readonly SeenPiece[] {
    return this.#own;
  }
  /** A unit of ours is sent there, and has nothing left for this phase: what is planned next reckons with it. */
  send(x: SeenPiece, to: Loc): void {
    const there = { ...x, at: to, flags: [...(x.flags ?? []), 'halted'] };
    this.#own = this.#own.map((o) => (o.id === x.id ? there : o));
    const map = this.#ownAt[armOf(x)];
    map.set(
      x.at,
      this.ownAt(x.at, armOf(x)).filter((o) => o.id !== x.id),
    );
    push(map, there);
    this.#able = undefined;
    this.#stormed = undefined;
    if (armOf(x) === 'ground' && this.foesAt(to).length > 0 && !this.isBattle(to)) {
      this.#planned.add(to);
      this.fixed();
    }
  }
  /** Enemies are held in a battle. */
  protected fixed(): void {}
  ownAt(at: Loc, arm: Arm = 'ground'): readonly SeenPiece[] {
    return this.#ownAt[arm].get(at) ?? NOBODY;
  }
  foesAt(at: Loc, arm: Arm = 'ground'): readonly SeenPiece[] {
    return this.#foesAt[arm].get(at) ?? NOBODY;
  }
  foePlaces(): readonly number[] {
    return [...this.#foesAt.ground.keys()];
  }
  isMine(at: Loc): boolean {
    return this.view.layers['control']?.[at] === this.side + 1;
  }
  isTheirs(at: Loc): boolean {
    return this.view.layers['control']?.[at] === 2 - this.side;
  }
  isMyGauge(at: Loc): boolean {
    return this.view.layers['gauge']?.[at] === this.side + 1;
  }
  isConverting(at: Loc): boolean {
    return this.view.marks['converting']?.[at] === this.side + 1;
  }
  isBattle(at: Loc): boolean {
    return (this.view.marks['battle']?.[at] ?? 0) > 0 || this.#planned.has(at);
  }

  // Strength

  /** Its defense in a hex, support aside. */
  defenseOf(p: SeenPiece, at: Loc): number {
    const u = rowOf(p);
    const row = TERRAIN_ADVANCED[terrainLine(at)];
    const base = u?.defense ?? HIDDEN.defense;
    const hindered = u?.type === 'armor' || u?.type === 'artillery';
    const cover = hindered ? row.armor : (row.properDefense ?? row.defense);
    const fort = this.view.marks[p.side === 0 ? 'fort-axis' : 'fort-soviet']?.[at] === 2 ? FORTIFICATION_DEFENSE : 0;
    return Math.max(1, base + cover + (isRiver(at) ? RIVER_DEFENSE : 0) + fort);
  }
  /** Attack factors of ground units together. */
  strength(list: readonly SeenPiece[]): number {
    return list.reduce((n, x) => n + (armOf(x) === 'ground' ? (rowOf(x)?.attack ?? HIDDEN.attack) : 0), 0);
  }
  /** The best attack of some against the best defense of others: the column of the table, more or less. */
  edge(attackers: readonly SeenPiece[], defenders: readonly SeenPiece[], at: Loc): number {
    const a = Math.max(0, ...attackers.map((p) => attackOf(p, at)));
    const d = Math.max(0, ...defenders.map((p) => this.defenseOf(p, at)));
    return a - d;
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
    if (!OBJECTIVE_SET.has(at)) return 0;
    if (this.#isBasic) return 1;
    return 1 + ((NUMBERS.get(at) ?? 0) + ((this.view.marks['factory']?.[at] ?? 0) > 0 ? 1 : 0)) * PLACES.number;
  }
  isBase(at: Loc): boolean {
    return isCity(at) && this.isMine(at);
  }
}
