// What players may exchange for figures of their own (docs/formats.md, data packs). The printed counters, part of the combat table, the Soviet
// centre of Red Snow and its victory conditions are lost: who owns them types them in. Rules read these with `q.chart(id)`.
import { chart, type ChartValues } from '@rasputitsa/kernel';
import { between, either, fields, list, literal, oneOf, row, type Shape, text } from '@rasputitsa/kernel/shape';
import { COMBAT_COLUMNS, COMBAT_ROWS } from './combat-table.ts';
import { AIR_FIRE, ARTILLERY_FIRE, type FireTable, OBJECT_FIRE } from './fire-tables.ts';
import { hexFault, placement } from './placement.ts';
import { RED_SNOW_SETUP } from './red-snow-setup.ts';
import type { Setup, SetupEntry } from './setup-row.ts';
import { SERIES_TERRAIN, table, TERRAIN, type TerrainRow, type VictoryLevel } from './tables.ts';
import { TYPHOON_SETUP } from './typhoon-setup.ts';
import { OWN_VALUES, UNITS, unitsOn, type UnitValues } from './units.ts';

export type CombatRows = readonly (readonly [roll: number, ...cells: readonly string[]])[];
export type SetUps = Readonly<Record<'typhoon' | 'red-snow', Setup>>;
export type TerrainRows = Readonly<Record<keyof typeof TERRAIN, TerrainRow>>;
export type SeriesRows = Readonly<Record<keyof typeof SERIES_TERRAIN, TerrainRow>>;
export interface AirSide {
  readonly counters: number;
  readonly strength: number;
}
export type AirSupport = Readonly<
  Record<'typhoon' | 'red-snow', { readonly german: AirSide; readonly soviet: AirSide }>
>;
export interface VictoryChart {
  readonly moscowHex: number;
  readonly klin: number;
  readonly kalinin: number;
  readonly village: number;
  readonly scale: readonly VictoryLevel[];
}

const matching =
  (what: string, pattern: RegExp): Shape =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `${path} must be ${what}`;

// Counters
const MOST_STRENGTH = 30;
const counter = fields({
  formation: text,
  strength: matching('a strength: "5/3" of two sides, "4" of one, "3-2" for artillery', /^\d{1,2}([/-]\d{1,2})?$/),
  mp: between(0, 20),
  cel: between(1, 2),
  star: oneOf('', 'black', 'white', 'yellow', 'blue'),
  morale: between(2, 12),
});
/** 1.2, 6.1.6, 9.1.4 Strength fits the CEL; artillery and headquarters have one. */
function unitsFault(values: UnitValues, path: string): string | undefined {
  for (const { name, type } of UNITS) {
    const v = values[name];
    if (!v) continue;
    const at = `${path}/${name}`;
    const sides = v.strength.split(/[/-]/).map(Number);
    if (sides.some((n) => n > MOST_STRENGTH)) return `${at}/strength must be at most ${MOST_STRENGTH}`;
    if ((type === 'art' || type === 'hq') && v.cel !== 1) return `${at}/cel must be 1 (1.2.ART, 9.1.4)`;
    if (type === 'art' ? !v.strength.includes('-') : v.strength.includes('-'))
      return `${at}/strength must be ${type === 'art' ? 'attack and defence, "3-2" (1.2.ART)' : 'without a dash'}`;
    if (type !== 'art' && sides.length !== v.cel)
      return `${at}/strength has ${sides.length} numbers and must have ${v.cel}, one for each CEL (1.2.CEL)`;
    if (type === 'hq' ? sides[0] !== 0 : sides.includes(0))
      return `${at}/strength must ${type === 'hq' ? 'be "0" (9.1.4)' : 'not be 0'}`;
  }
  return undefined;
}

// Tables
const cell = matching(
  'a result, attacker / defender, as "-1/D2" or "•/-"',
  /^(-|(A\d)?D?•?(-\d)?D?•?)\/(-|(D\d)?D?•?(-\d)?D?•?)$/,
);
const FIRST_ROLL = 2;
const combatRows = row(COMBAT_ROWS.map((_, i) => row([literal(i + FIRST_ROLL), ...COMBAT_COLUMNS.map(() => cell)])));
const fireCell = matching('a result, as "-1D" or "•"', /^(-|D|•|-\d[D•]?)$/);
const objectCell = oneOf('-', 'D');
function fireShape(own: FireTable, of: Shape): Shape {
  return fields({
    rows: row(own.rows.map(([band]) => row([literal(band), ...Array.from({ length: 11 }, () => of)]))),
    monotone: list(row([oneOf(...own.rows.map(([band]) => band)), between(2, 12), of])),
  });
}
const price = matching('movement points, as "2" or "1/3"', /^([1-9]|1[0-9]|1\/[236]|[1-9] 1\/[236])$/);
const surcharge = matching('movement points on top of clear ground, as "+2"', /^\+([0-9]|1[0-9]|1\/[236])$/);
const closed = literal('closed');
const rows = (classes: Shape) =>
  fields({ trucked: classes, tracked: classes, foot: classes, cm: between(0, 6) }, { halves: literal(true) });
const WET = new Set(['river', 'stream', 'big river']);
const CLEAR_CUT = new Set(['clear', 'city', 'town', 'secondary', 'main']);
function terrainShape(own: Readonly<Record<string, TerrainRow>>): Shape {
  return fields(
    Object.fromEntries(
      Object.keys(own).map((t) => [
        t,
        rows(WET.has(t) ? surcharge : CLEAR_CUT.has(t) ? price : either(price, surcharge, closed)),
      ]),
    ),
  );
}
const air = fields({ counters: between(0, 10), strength: between(0, 40) });
const bySide = fields({ german: air, soviet: air });
const victory = fields({
  moscowHex: between(0, 50),
  klin: between(0, 50),
  kalinin: between(0, 50),
  village: between(0, 50),
  scale: list(fields({ least: between(0, 500), winner: oneOf('german', 'soviet'), level: text })),
});
function victoryFault({ scale }: VictoryChart, path: string): string | undefined {
  if (scale[0]?.least !== 0) return `${path}/scale must begin with 0 points`;
  const at = scale.findIndex((l, i) => i > 0 && l.least <= (scale[i - 1]?.least ?? 0));
  return at < 0 ? undefined : `${path}/scale/${at}/least must be more than the level before it`;
}

// Set-ups
const entry = fields({ command: text, at: list(text), units: list(text) }, { loss: between(0, 20) });
const setup = fields({
  german: list(entry),
  soviet: list(entry),
  restored: list(entry),
  reserves: list(text),
  arrivals: list(fields({ turn: between(1, 20), unit: text, at: text })),
  moscowReserves: list(text),
});
const SIDE_OF: ReadonlyMap<string, number> = new Map(UNITS.map((u) => [u.name, u.side]));
const GERMAN_LISTS: ReadonlySet<string> = new Set(['german', 'reserves']);
/** Every counter named in a set-up, with the path to its name. */
function* named(s: Setup): Generator<readonly [path: string, name: string, list: string]> {
  for (const part of ['german', 'soviet', 'restored'] as const)
    for (const [n, e] of s[part].entries())
      for (const [i, name] of e.units.entries()) yield [`${part}/${n}/units/${i}`, name, part];
  for (const part of ['reserves', 'moscowReserves'] as const)
    for (const [i, name] of s[part].entries()) yield [`${part}/${i}`, name, part];
  for (const [i, a] of s.arrivals.entries()) yield [`arrivals/${i}/unit`, a.unit, 'arrivals'];
}
function* hexesNamed(s: Setup): Generator<readonly [path: string, at: string]> {
  for (const part of ['german', 'soviet', 'restored'] as const)
    for (const [n, e] of s[part].entries()) for (const [i, at] of e.at.entries()) yield [`${part}/${n}/at/${i}`, at];
  for (const [i, a] of s.arrivals.entries()) yield [`arrivals/${i}/at`, a.at];
}
function setUpFault(setups: SetUps, path: string): string | undefined {
  for (const id of ['typhoon', 'red-snow'] as const) {
    const s = setups[id];
    const seen = new Set<string>();
    for (const [where, name, part] of named(s)) {
      const side = SIDE_OF.get(name);
      if (side === undefined) return `${path}/${id}/${where}: there is no counter ${name}`;
      if (side !== (GERMAN_LISTS.has(part) ? 0 : 1)) return `${path}/${id}/${where}: ${name} is on the other side`;
      if (seen.has(name)) return `${path}/${id}/${where}: ${name} is set up twice`;
      seen.add(name);
    }
    for (const [where, at] of hexesNamed(s)) {
      const wrong = hexFault(at);
      if (wrong) return `${path}/${id}/${where}: ${wrong}`;
    }
    for (const [i, a] of s.arrivals.entries())
      if (!/^\d+$/.test(a.at)) return `${path}/${id}/arrivals/${i}/at must be the number of a hex`;
  }
  return undefined;
}

/** SETUP.2, RULINGS R110 */
export function startingLosses(
  entry: SetupEntry,
  units: readonly { readonly cel: number; readonly type: string }[],
): readonly number[] {
  const steps = units.map((u) => u.cel);
  const order = [...units.keys()].sort((a, b) => Number(units[a]?.type === 'arm') - Number(units[b]?.type === 'arm'));
  let left = entry.loss ?? 0;
  for (let round = 0; left > 0 && round < 2; round++)
    for (const i of order) {
      if (left === 0 || units[i]?.type === 'art' || (steps[i] ?? 0) < 2) continue;
      steps[i] = (steps[i] ?? 0) - 1;
      left--;
    }
  return steps;
}

/** 3.2.1, 3.1.8 What no chart shows by itself: CEL and set-ups together. */
export function chartsFault(all: ChartValues): string | undefined {
  const units = new Map(unitsOn(all['units'] as UnitValues).map((u) => [u.name, u]));
  const unitNamed = (name: string) => {
    const u = units.get(name);
    if (!u) throw new Error(`moscow41: no unit ${name}`);
    return u;
  };
  for (const [id, s] of Object.entries(all['set-ups'] as SetUps)) {
    const path = `/charts/set-ups/${id}`;
    const stands = placement(s, unitNamed, startingLosses, table('numbers').stack);
    if ('name' in stands) return `${path}/${stands.list}/${stands.entry}: there is no room for ${stands.name} (3.2.1)`;
    const holders = new Map<number, number>();
    for (const { at, side, name } of stands) {
      if ((holders.get(at) ?? side) !== side) return `${path}: ${name} would stand in a hex with the enemy (3.1.8)`;
      holders.set(at, side);
    }
  }
  return undefined;
}

export const charts = {
  units: chart<UnitValues>({
    title: 'Values of the counters',
    rule: '1.2',
    source: 'reconstructed',
    note: 'The printed counters are lost: strength, movement and CEL by class, anchored in the examples; formations and stars (RULINGS R52, R53, R61). Names, types and nations are those of the set-up lists and stay.',
    shape: fields(Object.fromEntries(UNITS.map((u) => [u.name, counter]))),
    fault: unitsFault,
    value: OWN_VALUES,
  }),
  combat: chart<CombatRows>({
    title: 'Combat table',
    rule: 'TAB.COMBAT',
    source: 'reconstructed',
    note: `Row 11 from 4:1 on, row 12 from 5:1 on and roll 6 at 4:1 are reconstructed (RULINGS R56, R82); all else is printed. The sum of two dice, then a result for each of ${COMBAT_COLUMNS.join(', ')}.`,
    shape: combatRows,
    value: COMBAT_ROWS,
  }),
  terrain: chart<TerrainRows>({
    title: 'Terrain effects',
    rule: 'TEC',
    source: 'reconstructed',
    note: 'Only the modifier of forest is reconstructed, from the examples (RULINGS R57).',
    shape: terrainShape(TERRAIN),
    value: TERRAIN,
  }),
  'series-terrain': chart<SeriesRows>({
    title: 'Terrain of sister games',
    rule: 'TEC',
    source: 'reconstructed',
    note: 'Streams, big rivers, hills and mountains: none is on this map (RULINGS R67).',
    shape: terrainShape(SERIES_TERRAIN),
    value: SERIES_TERRAIN,
  }),
  'air-fire': chart<FireTable>({
    title: 'Air attacks',
    rule: 'TAB.AIR',
    source: 'printed',
    note: 'Strength points by the sum of two dice, 2 to 12; below, what counts instead with the option of RULINGS R58.',
    shape: fireShape(AIR_FIRE, fireCell),
    value: AIR_FIRE,
  }),
  'artillery-fire': chart<FireTable>({
    title: 'Artillery fire',
    rule: 'TAB.ART',
    source: 'printed',
    shape: fireShape(ARTILLERY_FIRE, fireCell),
    value: ARTILLERY_FIRE,
  }),
  'object-fire': chart<FireTable>({
    title: 'Fire at objects',
    rule: 'TAB.OBJ',
    source: 'printed',
    shape: fireShape(OBJECT_FIRE, objectCell),
    value: OBJECT_FIRE,
  }),
  'air-support': chart<AirSupport>({
    title: 'Aircraft every turn',
    rule: 'RS.air',
    source: 'reconstructed',
    note: 'The Soviet counter of Red Snow is a reconstruction (RULINGS R55); the German one of Typhoon is printed.',
    shape: fields({ typhoon: bySide, 'red-snow': bySide }),
    value: table('airSupport'),
  }),
  'victory-typhoon': chart<VictoryChart>({
    title: 'Victory in Typhoon',
    rule: 'TY.vic.pts',
    source: 'printed',
    note: 'German points, and the least points of each level. Villages count for who takes them (RULINGS R128).',
    shape: victory,
    fault: victoryFault,
    value: { ...table('points'), scale: table('scaleTyphoon') },
  }),
  'victory-red-snow': chart<VictoryChart>({
    title: 'Victory in Red Snow',
    rule: 'RS.vic',
    source: 'reconstructed',
    note: 'The page is lost: Soviet points for what was German at the start (RULINGS R55).',
    shape: victory,
    fault: victoryFault,
    value: { ...table('points'), scale: table('scaleRedSnow') },
  }),
  'set-ups': chart<SetUps>({
    title: 'Set-ups',
    rule: 'SETUP',
    source: 'reconstructed',
    note: 'Printed except `restored`, the Soviet 20, 16, 5 and 33 Armies in Red Snow (RULINGS R54). `loss` is the CEL a formation lacks.',
    shape: fields({ typhoon: setup, 'red-snow': setup }),
    fault: setUpFault,
    value: { typhoon: TYPHOON_SETUP, 'red-snow': RED_SNOW_SETUP },
  }),
};

interface Reader {
  chart(id: keyof typeof charts): unknown;
}
/** Whether a player should be told that what he sees is our reconstruction: it is, and nobody has exchanged it. */
export function isReconstructed(q: Reader, id: keyof typeof charts): boolean {
  const { source, value } = charts[id];
  return source === 'reconstructed' && q.chart(id) === value;
}
