// 7.2, 7.3, 15: factors, the table, who takes hits, who must leave.
import { cityAt, type Hex, isPort, isRiver, labelOf, terrainAt } from './board.ts';
import { AXIS, foeOf, type Position, type Unit } from './position.ts';

export type Segment = 'air' | 'naval' | 'ground';
export interface BattleNow {
  readonly where: Hex;
  readonly segment: Segment;
  readonly attacker: number;
}

// --- The Combat Results Table ----------------------------------------------------------------------------------------

/** Columns -5 to +7, rolls 1 to 6; attacker's hits first. */
const TABLE: readonly (readonly string[])[] = [
  '3-0 3-0 2-0 2-0 2-0 2-1 2-1 2-1 2-2 1-1 1-2 1-2 1-2',
  '3-0 2-0 2-0 2-1 2-1 2-2 2-2 2-2 1-1 1-2 1-2 0-1 0-1',
  '2-0 2-0 2-1 2-2 2-2 1-0 1-0 1-1 1-2 1-2 0-1 0-2 0-2',
  '2-0 2-1 2-1 1-0 1-0 1-0 1-1 0-1 0-1 0-1 0-2 0-2 0-3',
  '2-1 1-0 1-0 1-0 1-0 0-1 0-1 0-1 0-1 0-2 0-2 0-2 0-3',
  '1-0 1-0 1-0 1-0 0-1 0-1 0-1 0-2 0-2 0-2 0-2 0-3 0-3',
].map((line) => line.split(' '));

export interface Outcome {
  readonly attacker: number;
  readonly defender: number;
  readonly retreat: '' | 'attacker' | 'defender';
}
export function resultOf(pos: Position, number: number, die: number): Outcome {
  const column = Math.max(-5, Math.min(7, number));
  const [a = 0, d = 0] = (TABLE[die - 1]?.[column + 5] ?? '').split('-').map(Number);
  return { attacker: a, defender: d, retreat: retreatOn(pos, column, a, d) };
}
/** R113: the bold print as rebuilt. */
function retreatOn(pos: Position, column: number, a: number, d: number): Outcome['retreat'] {
  if (d === 0) return 'attacker';
  if (a === 0) return 'defender';
  if (pos.option('required-retreats') === 'one-sided') return '';
  if (a === 2 && d === 1 && column <= -1) return 'attacker';
  return a === 1 && d === 2 && column >= 3 ? 'defender' : '';
}

// --- Factors ---------------------------------------------------------------------------------------------------------

/** 15.7.2 */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  Helsinki: ['Finnish'],
  Konigsburg: ['German'],
  Szeben: ['Hungarian'],
  Bukharest: ['Romanian'],
  Constanta: ['Romanian'],
  'Brest Litovsk': ['Soviet'],
  Leningrad: ['Soviet'],
  Moscow: ['Soviet'],
  Sevastopol: ['Soviet'],
  Smolensk: ['Soviet'],
  Stalingrad: ['Soviet'],
  Hango: ['Finnish', 'Soviet'],
  Odessa: ['Romanian', 'Soviet'],
};

/** 7.2.2, 15.7: what the terrain adds to a unit's attack and defense factor. */
function terrainFor(pos: Position, u: Unit, hex: Hex): { readonly attack: number; readonly defense: number } {
  const likeArmor = u.row.type === 'armor' || u.row.type === 'artillery';
  const extra = (isRiver(hex) ? 1 : 0) + (labelOf(hex) === 'H16' ? 4 : 0);
  const city = cityAt(hex);
  const armor = (n: number) => ({ attack: n, defense: n + extra });
  const others = (n: number) => ({ attack: 0, defense: n + extra });
  if (city?.kind === 'fortress') {
    if (likeArmor) return armor(-2);
    if (!pos.isAdvanced) return others(3);
    return others(AT_HOME[city.name]?.includes(u.row.nation) ? 3 : 2);
  }
  if (city?.kind === 'major city') return likeArmor ? armor(-2) : others(2);
  switch (terrainAt(hex)) {
    case 'forest':
      return likeArmor ? armor(-1) : others(1);
    case 'marsh':
      return likeArmor ? armor(-3) : others(1);
    case 'mountain':
      if (likeArmor) return armor(-2);
      return others(u.row.type === 'cavalry' ? 1 : u.row.type === 'mountain' ? 3 : 2);
    default:
      return others(0);
  }
}

/** 15.5: the surprise of the first Turn. */
function surprise(pos: Position, u: Unit): number {
  const isFirst = pos.isAdvanced && pos.turn === pos.track('first') && pos.turn <= 1;
  return isFirst && u.side === AXIS && u.row.nation !== 'Finnish' ? 1 : 0;
}
/** 15.6 */
function winter(pos: Position, u: Unit, hex: Hex): number {
  if (!pos.isAdvanced || u.side !== AXIS || u.arm !== 'ground' || pos.turn < 5 || pos.turn > 11) return 0;
  if (u.row.nation === 'Finnish' || u.row.type === 'mountain') return 0;
  return pos.weather(hex) === 'snow' ? -1 : 0;
}

function attackOf(u: Unit, hex: Hex): number {
  // 15.4.2: the Siege Train
  if (u.row.id === 'GE-ART-ST' && !cityAt(hex)) return u.row.defense;
  return u.row.attack;
}

/** 7.2.1.2: what a side brings into a round. */
export function factorsOf(
  pos: Position,
  b: BattleNow,
  side: number,
  units: readonly Unit[],
  foes: readonly Unit[],
): number {
  const attacks = side === b.attacker;
  const main = mainOf(b.segment, units);
  let sum = 0;
  for (const u of units) {
    const base = attacks ? attackOf(u, b.where) + surprise(pos, u) : u.row.defense;
    let more = winter(pos, u, b.where);
    if (b.segment === 'ground' && u === main) {
      const t = terrainFor(pos, u, b.where);
      more += attacks ? t.attack : t.defense;
      if (!attacks && pos.has(u, 'refit')) more -= 2;
      if (attacks && pos.option('mountain-attack') === true && isMountainAttack(u, b.where)) more += 1;
    }
    // 15.3, R99
    if (b.segment === 'air' && !attacks && isAirbaseAttack(pos, b) && !pos.has(u, 'do-not-use')) more += 2;
    if (b.segment === 'naval') more += navalExtra(pos, b, u, foes, attacks);
    sum += Math.max(1, base + more);
  }
  return sum;
}
function isMountainAttack(u: Unit, hex: Hex): boolean {
  const kind = cityAt(hex)?.kind;
  return u.row.type === 'mountain' && terrainAt(hex) === 'mountain' && kind !== 'fortress' && kind !== 'major city';
}
/** 15.3: a base of the defender without ground units of the attacker. */
function isAirbaseAttack(pos: Position, b: BattleNow): boolean {
  return pos.isAdvanced && isCityOf(pos, foeOf(b.attacker), b.where) && !pos.hasGround(b.attacker, b.where);
}
const isCityOf = (pos: Position, side: number, hex: Hex): boolean =>
  cityAt(hex) !== undefined && pos.control(hex) === side;

/** 14.3.1, R83: a controlled port that the enemy has not mined, cut off or not. */
export function isBaseInBattle(pos: Position, hex: Hex): boolean {
  return isPort(hex) && [0, 1].some((side) => pos.control(hex) === side && !pos.hasMines(foeOf(side), hex));
}
function navalExtra(pos: Position, b: BattleNow, u: Unit, foes: readonly Unit[], attacks: boolean): number {
  // 15.2.5.2
  if (u.arm === 'air') return foes.some((f) => f.arm === 'naval') ? 2 : 0;
  // 15.2.5.3, R83
  if (attacks || pos.has(u, 'do-not-use') || !isBaseInBattle(pos, b.where)) return 0;
  if (!isCityOf(pos, foeOf(b.attacker), b.where)) return 0;
  const mines = foes.some((f) => f.arm === 'naval' && (pos.has(f, 'minelaying') || pos.has(f, 'minesweeping')));
  return mines ? 0 : 2;
}

/** The engaged unit: of two ground units the one that is no artillery; of aircraft and ships the ship. */
export function mainOf(segment: Segment, units: readonly Unit[]): Unit | undefined {
  if (segment === 'air') return units.find((u) => u.arm === 'air');
  if (segment === 'naval') return units.find((u) => u.arm === 'naval') ?? units[0];
  const ground = units.filter((u) => u.arm === 'ground');
  return ground.find((u) => u.row.type !== 'artillery') ?? ground[0];
}
/** 15.4.1: the artillery beside it counts as one with it. */
export function engagedOf(segment: Segment, units: readonly Unit[]): readonly Unit[] {
  if (segment === 'ground') return units.filter((u) => u.arm === 'ground');
  const main = mainOf(segment, units);
  return main ? [main] : [];
}

export function tableNumber(
  pos: Position,
  b: BattleNow,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): number {
  const foe = foeOf(b.attacker);
  return factorsOf(pos, b, b.attacker, attackers, defenders) - factorsOf(pos, b, foe, defenders, attackers);
}

// --- Who may fight together ------------------------------------------------------------------------------------------

/** Units of a side in the battle box. */
export function inBox(pos: Position, side: number, hex: Hex): readonly Unit[] {
  return pos.all(hex).filter((u) => u.side === side && pos.has(u, 'box'));
}
const isOnMines = (pos: Position, u: Unit): boolean => pos.has(u, 'minelaying') || pos.has(u, 'minesweeping');

/** 11.9: whether an aircraft or ship may support this unit. */
export function maySupport(pos: Position, helper: Unit, main: Unit): boolean {
  if (!pos.isAdvanced || helper.side !== AXIS) return true;
  if (helper.arm === 'air') return helper.row.nation === main.row.nation;
  return !(helper.row.nation === 'Romanian' && main.row.nation === 'Hungarian');
}

/** 7.2.1.1, 7.2.3, 15.2.2, 15.4.1: whether these may be named for a round. */
export function isTeam(pos: Position, segment: Segment, units: readonly Unit[]): boolean {
  const ground = units.filter((u) => u.arm === 'ground');
  const air = units.filter((u) => u.arm === 'air');
  const naval = units.filter((u) => u.arm === 'naval');
  if (air.length > 1 || naval.length > 1) return false;
  if (segment === 'air') return units.length === 1 && air.length === 1;
  if (segment === 'naval') return ground.length === 0 && isNavalTeam(pos, air[0], naval[0]);
  const guns = ground.filter((u) => u.row.type === 'artillery');
  if (ground.length === 0 || ground.length > 2) return false;
  if (ground.length === 2 && guns.length !== 1) return false;
  const main = mainOf('ground', units);
  if (!main) return false;
  if (naval.some((u) => isOnMines(pos, u))) return false;
  return [...air, ...naval].every((u) => maySupport(pos, u, main));
}
function isNavalTeam(pos: Position, air: Unit | undefined, naval: Unit | undefined): boolean {
  if (!naval) return air !== undefined;
  return !air || maySupport(pos, air, naval);
}
