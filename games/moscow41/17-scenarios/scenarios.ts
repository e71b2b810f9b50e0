// Scenarios: Typhoon and Red Snow, set up (SETUP, TY, RS). Where the owner has a choice the automatic one is made here (RULINGS R110).
import { FULL, type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { areaOf, BOTH, BUILT, CITY, enemyOf, GERMAN, GRID, hexOf, MAP, RESERVES, SOVIET } from '../1-basics/board.ts';
import { onMap, unitOf } from '../1-basics/units.ts';
import { lookAround, seenOnArrival } from '../16-masking/masking.ts';
import { roomIn } from '../3-movement/stacking.ts';
import { readyAircraft } from '../8-air/phase.ts';
import { aboutScenario } from '../about.ts';
import { SCENARIOS, type ScenarioData } from '../data/scenarios.ts';
import type { SetupEntry } from '../data/setup-row.ts';
import { table } from '../data/tables.ts';
import { KINDS, type Unit, UNITS } from '../data/units.ts';
import { nameOf, type Play, type Query, type ScenarioInfo } from '../words.ts';

const IDS = new Map(KINDS.map((k) => [k.name, k.id]));
function idOf(name: string): string {
  const id = IDS.get(name);
  if (id === undefined) throw new Error(`moscow41: no unit ${name}`);
  return id;
}

function unitNamed(name: string): Unit {
  const u = UNITS.find((x) => x.name === name);
  if (!u) throw new Error(`moscow41: no unit ${name}`);
  return u;
}

/** RULINGS R64: where counters go that have no room in their set-up hex. */
const OVERFLOW: Readonly<Record<string, readonly string[]>> = { '4230': ['4231', '4130', '4330'] };

/** The hexes an entry may use, in order of preference: the hexes of a city, the hexes named, and those they overflow into. */
function hexesFor(entry: SetupEntry): readonly Loc[] {
  return entry.at.flatMap((at) =>
    /^\d+$/.test(at)
      ? [hexOf(at), ...(OVERFLOW[at] ?? []).map(hexOf)]
      : MAP.places.filter((p) => p.name === at).map((p) => p.hex),
  );
}

/** SETUP.2, RULINGS R110: one CEL from each regiment in order, then from the tanks, then again; guns never. */
const startingLosses = rule(
  'SETUP.2',
  (entry: SetupEntry, units: readonly { readonly cel: number; readonly type: string }[]): readonly number[] => {
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
  },
  (_: SetupEntry, units: readonly { readonly cel: number; readonly type: string }[]) => units.map((u) => u.cel),
);

function lay(g: Play, entry: SetupEntry): readonly Piece[] {
  const units = entry.units.map(unitNamed);
  const steps = startingLosses(entry, units);
  const hexes = hexesFor(entry);
  return entry.units.map((name, i) => {
    const side = units[i]?.side ?? GERMAN;
    const cel = steps[i] ?? 1;
    const at =
      hexes.find((hex) => roomIn(g, side, hex) >= cel && (hexes.length < 3 || spreads(g, side, hex, hexes))) ??
      hexes.find((hex) => roomIn(g, side, hex) >= cel);
    if (at === undefined) throw new Error(`moscow41: no room for ${name}`);
    return g.create(idOf(name), at, cel, seenOnArrival(g));
  });
}
/** A garrison spreads over its city: nobody goes where more stand than elsewhere. */
function spreads(q: Query, side: number, hex: Loc, hexes: readonly Loc[]): boolean {
  if (BUILT[hex] !== CITY) return true;
  const most = Math.max(...hexes.map((h) => roomIn(q, side, h)));
  return roomIn(q, side, hex) === most;
}

function wait(g: Play, side: number, name: string, due: number, at: Loc): void {
  const p = g.create(idOf(name), RESERVES[side] ?? -1, undefined, FULL);
  if (due > 0) g.setField(p, 'due', due);
  // The place a unit is due at, one more than its number: nothing is 0.
  if (at >= 0) g.setField(p, 'zone', at + 1);
}

function setUp(g: Play, data: ScenarioData): void {
  g.setTrack('last', data.turns);
  for (const side of BOTH) g.setLayer('control', areaOf(data.control[side] ?? ''), side + 1);
  const { setup } = data;
  for (const entry of [...setup.german, ...setup.soviet, ...setup.restored]) lay(g, entry);
  for (const side of BOTH) {
    const air = table('airSupport')[data.id];
    const rounds = table('ammunition')[data.id];
    g.setTrack(nameOf('air', side), side === GERMAN ? air.german.strength : air.soviet.strength);
    g.setTrack(nameOf('ammunition', side), side === GERMAN ? rounds.german : rounds.soviet);
    if (isDugIn(g, data, side)) digIn(g, side, () => true);
  }
  if (sovietWorks(g, data)) digIn(g, SOVIET, (p) => nearEnemy(g, p));
  for (const name of setup.reserves) wait(g, GERMAN, name, 0, -1);
  for (const { turn, unit, at } of setup.arrivals) wait(g, SOVIET, unit, turn, hexOf(at));
  for (const name of setup.moscowReserves) wait(g, SOVIET, name, 0, -1);
  readyAircraft(g);
  lookAround(g, new Set([...g.piecesOf(GERMAN)].filter((p) => onMap(g, p)).map((p) => g.at(p))));
}

/** TY.setup.G, RS.setup.G, RS.setup.S All units of these sides begin in field fortifications. */
const isDugIn = rule(
  'TY.setup.G',
  (_: Query, data: ScenarioData, side: number): boolean => data.dugIn.includes(side),
  () => false,
);
/** RULINGS R69 */
const sovietWorks = (q: Query, data: ScenarioData): boolean => data.id === 'typhoon' && q.option('soviet-works');
function nearEnemy(q: Query, p: Piece): boolean {
  const near = 2;
  return q.piecesOf(enemyOf(q.sideOf(p))).some((foe) => onMap(q, foe) && distance(GRID, q.at(foe), q.at(p)) <= near);
}
function digIn(g: Play, side: number, which: (p: Piece) => boolean): void {
  const hexes = g
    .piecesOf(side)
    .filter((p) => onMap(g, p) && unitOf(g, p).side === side && which(p))
    .map((p) => g.at(p));
  g.setLayer('works', [...new Set(hexes)], side + 1);
}

export const scenarios: readonly ScenarioInfo[] = SCENARIOS.map((data) => ({
  id: data.id,
  title: data.title,
  rule: data.rule,
  summary: aboutScenario(data.id).summary,
  about: aboutScenario(data.id).about,
  setup: (g) => setUp(g, data),
}));

/** A position written by hand: whoever stands beside an enemy has been told of him. */
export function settle(g: Play): void {
  lookAround(
    g,
    new Set(
      BOTH.flatMap((side) =>
        g
          .piecesOf(side)
          .filter((p) => onMap(g, p))
          .map((p) => g.at(p)),
      ),
    ),
  );
}
