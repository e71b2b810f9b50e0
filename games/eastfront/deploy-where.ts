// Where units may be set up (3.24), and what the start line, battles and cities ask for before set-up ends.
import { type Json, place, type Play, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import {
  areaHexes,
  EXITS,
  exitLetter,
  grid,
  HEXES,
  hexOf,
  homeCityOf,
  isExit,
  isFortress,
  isHex,
  isLand,
  isMajorCity,
  isOpen,
  neighbour,
} from './board.ts';
import { isClosed } from './control.ts';
import {
  ARMY_GROUP_CODES,
  BALKANS,
  BALKAN_ZONES,
  CITY_CODES,
  COURLAND,
  COURLAND_HQ,
  COURLAND_UNITS,
  DISTRICT_CODES,
  GARRISON,
  GARRISONS,
  RUMANIAN_HQS,
  STALINGRAD_STEPS,
  STALINGRAD_UNITS,
} from './data/deployment.ts';
import { halfYearOf, hasBalkans, isFirstMonth, isHistorical } from './deploy-forces.ts';
import { stackLimit } from './movement.ts';
import { railSupply } from './rail.ts';
import { restrictedRefusal } from './satellites.ts';
import { ownedBy, unitsAt, unitsOf } from './state.ts';
import { fortressSupplied, landLine } from './supply.ts';
import { enemyOf, GERMAN, isHq, isSupreme, SOVIET, unitOf } from './units.ts';

// What the board offers before anybody stands on it. It is written down once, so that nothing the enemy does unseen can show in it.

interface Ground {
  /** Hexes with a supply line, by side. */
  readonly supplied: readonly (readonly number[])[];
  /** Home Cities in rail or sea supply, by side. */
  readonly cities: readonly (readonly number[])[];
  /** Fortresses and the units their stores keep, by side. */
  readonly stores: readonly (readonly (readonly [hex: number, units: number])[])[];
}
export const GROUND = 'set-up';

export function surveyGround(g: Play): void {
  const hexes = Array.from({ length: HEXES }, (_, h) => h).filter((h) => isLand(h) && !isClosed(g, h));
  const sides = [GERMAN, SOVIET];
  const mine = (side: number) => hexes.filter((h) => g.layer('owner')[h] === ownedBy(side));
  const ground: Ground = {
    supplied: sides.map((s) => mine(s).filter((h) => landLine(g, h, s) !== undefined)),
    cities: sides.map((s) => mine(s).filter((h) => homeCityOf(h) === s && railSupply(g, s)[h] === 1)),
    stores: sides.map((s) =>
      mine(s)
        .filter((h) => isFortress(h) && landLine(g, h, s) === undefined)
        .map((h) => [h, fortressSupplied(g, h, s)] as const),
    ),
  };
  g.setMemo(GROUND, ground as unknown as Json);
}
const NO_GROUND: Ground = { supplied: [[], []], cities: [[], []], stores: [[], []] };
function ground(q: Query): {
  supplied: ReadonlySet<number>[];
  cities: ReadonlySet<number>[];
  stores: Map<number, number>[];
} {
  return q.cached('ef.ground', ['memo'], () => {
    const known = (q.memo(GROUND) as unknown as Ground | null | undefined) ?? NO_GROUND;
    return {
      supplied: known.supplied.map((hexes) => new Set(hexes)),
      cities: known.cities.map((hexes) => new Set(hexes)),
      stores: known.stores.map((s) => new Map(s)),
    };
  });
}
export function suppliedHexes(q: Query, side: number): ReadonlySet<number> {
  return ground(q).supplied[side] ?? new Set();
}
export function homeCities(q: Query, side: number): ReadonlySet<number> {
  return ground(q).cities[side] ?? new Set();
}
/** GAPS 3.26: units a besieged fortress can keep; 0 everywhere else. */
export function storesAt(q: Query, hex: number, side: number): number {
  return ground(q).stores[side]?.get(hex) ?? 0;
}

/** 3.24a: own hexes along the start line; that Hungary is closed (S41.4) does not move the line. */
export function frontline(q: Query, side: number): readonly number[] {
  return q.cached(`ef.front.${side}`, ['layers'], () => {
    const owner = q.layer('owner');
    const out: number[] = [];
    for (let h = 0; h < HEXES; h++) {
      if (owner[h] !== ownedBy(side) || !isLand(h) || isClosed(q, h)) continue;
      for (let d = 0; d < 6; d++)
        if (isOpen(h, d) && owner[neighbour(h, d)] === ownedBy(enemyOf(side))) {
          out.push(h);
          break;
        }
    }
    return out;
  });
}
function isFront(q: Query, hex: number, side: number): boolean {
  return frontline(q, side).includes(hex);
}

/** The hexes of battles at start that this side entered as the attacker. */
export function attacks(q: Query, side: number): readonly number[] {
  return (halfYearOf(q)?.battles ?? []).filter((b) => b.attacker === side).map((b) => hexOf(b.at));
}
export function balkanZones(q: Query): readonly number[] {
  return hasBalkans(q) ? EXITS.filter((e) => BALKAN_ZONES.includes(exitLetter(e))) : [];
}

// One unit in one place

/** 3.24b: own hexes in supply; besieged fortresses as far as their stores go (GAPS 3.26). */
const hexRefusal = rule(
  '3.24b',
  (q: Query, p: number, to: number): Refusal | undefined => {
    const side = q.sideOf(p);
    if (!isHex(to) || !isLand(to) || isClosed(q, to))
      return refuse('3.24b', say`${place(to)} is closed.`, { places: [to] });
    if (q.layer('owner')[to] !== ownedBy(side))
      return refuse('3.24b', say`${place(to)} lies behind the enemy's line.`, { places: [to] });
    if (suppliedHexes(q, side).has(to)) return undefined;
    const kept = storesAt(q, to, side);
    if (kept === 0) return refuse('3.24b', say`${place(to)} is out of supply.`, { places: [to] });
    return unitsAt(q, to, side).filter((x) => x !== p).length < kept
      ? undefined
      : refuse('3.24b', say`The stores of ${place(to)} keep ${kept} units, no more.`, { places: [to] });
  },
  (_q, _p, to) => (isHex(to) && isLand(to) ? undefined : refuse('3.24b', say`No hex.`)),
);
/** 5.1c: the attackers of a battle that is on; headquarters are not among them. */
const attackRefusal = rule(
  '5.1c',
  (q: Query, p: number, to: number): Refusal | undefined =>
    isHq(q, p) ? refuse('5.1c', say`HQs do not attack.`, { places: [to] }) : undefined,
  () => undefined,
);
/** 11.6c: reinforcements of the first month: supplied Home Cities, one in a minor and two in a major one. */
const homeCityRefusal = rule(
  '11.6c',
  (q: Query, p: number, to: number): Refusal | undefined => {
    const side = q.sideOf(p);
    if (!homeCities(q, side).has(to) || attacks(q, enemyOf(side)).includes(to))
      return refuse('11.6c', say`${unit(p)} starts in a Home City in rail or sea supply; ${place(to)} is none.`, {
        places: [to],
      });
    const limit = isMajorCity(to) ? 2 : 1;
    return unitsAt(q, to, side).filter((x) => x !== p && isFirstMonth(q, x)).length >= limit
      ? refuse('11.6c', say`${place(to)} takes ${limit} new units.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);
/** 3.24c: HQs neither together nor next to each other. */
const spacingRefusal = rule(
  '3.24c',
  (q: Query, p: number, to: number): Refusal | undefined => {
    if (!isHq(q, p) || !isHex(to)) return undefined;
    const near = unitsOf(q, q.sideOf(p)).find(
      (x) => x !== p && isHq(q, x) && isHex(q.at(x)) && distance(grid, q.at(x), to) <= 1,
    );
    return near === undefined
      ? undefined
      : refuse('3.24c', say`${unit(near)} is too near: HQs set up neither together nor side by side.`, {
          pieces: [near],
          places: [to],
        });
  },
  () => undefined,
);

const RUMANIA = areaHexes('country', 'Rumania');
const DISTRICTS = new Map(Object.entries(DISTRICT_CODES).map(([c, name]) => [c, areaHexes('military district', name)]));
const SECTORS = new Map(Object.entries(ARMY_GROUP_CODES).map(([c, name]) => [c, areaHexes('army group sector', name)]));
const CITIES = new Map(Object.entries(CITY_CODES).map(([c, name]) => [c, hexOf(name)]));

/** S41.1b: Military District units in the front line; at most one German HQ in Rumania, and not OKH. */
const freeRefusal = rule(
  'S41.1b',
  (q: Query, p: number, to: number): Refusal | undefined => {
    if (q.sideOf(p) === SOVIET)
      return DISTRICTS.has(unitOf(q, p).code) && !isFront(q, to, SOVIET)
        ? refuse('S41.1b', say`${unit(p)} is of a Military District and sets up in a Frontline hex.`, { places: [to] })
        : undefined;
    if (!isHq(q, p) || !RUMANIA.has(to)) return undefined;
    if (isSupreme(q, p)) return refuse('S41.1b', say`${unit(p)} may not set up in Rumania.`, { places: [to] });
    return unitsOf(q, GERMAN).filter((x) => x !== p && isHq(q, x) && RUMANIA.has(q.at(x))).length >= RUMANIAN_HQS
      ? refuse('S41.1b', say`One German HQ at most sets up in Rumania.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);
/** S41.1a: Front units in their district, city units within a hex of their city, Germans in or next to the front of their sector. */
const historicalRefusal = rule(
  'S41.1a',
  (q: Query, p: number, to: number): Refusal | undefined => {
    const { code } = unitOf(q, p);
    const no = (where: string) => refuse('S41.1a', say`${unit(p)} sets up ${where}.`, { places: [to] });
    if (q.sideOf(p) === GERMAN) {
      const near = frontline(q, GERMAN).some((f) => distance(grid, f, to) <= 1);
      return SECTORS.get(code)?.has(to) && near
        ? undefined
        : no(`in or next to the Frontline hexes of its sector, ${ARMY_GROUP_CODES[code] ?? code}`);
    }
    const district = DISTRICTS.get(code);
    if (district)
      return district.has(to) && isFront(q, to, SOVIET)
        ? undefined
        : no(`in a Frontline hex of the ${DISTRICT_CODES[code] ?? ''} Military District`);
    const city = CITIES.get(code);
    return city !== undefined && distance(grid, city, to) <= 1
      ? undefined
      : no(`in ${CITY_CODES[code] ?? code} or next to it`);
  },
  () => undefined,
);
function barbarossaRefusal(q: Query, p: number, to: number): Refusal | undefined {
  if (q.state.scenario !== 's41') return undefined;
  return isHistorical(q) ? historicalRefusal(q, p, to) : freeRefusal(q, p, to);
}
/** W44.5b: into a Balkan zone that is in play; first-month units and Satellites are not among them. */
const zoneRefusal = rule(
  'W44.5b',
  (q: Query, p: number, to: number): Refusal | undefined => {
    if (!balkanZones(q).includes(to)) return refuse('W44.5b', say`Nobody sets up in ${place(to)}.`, { places: [to] });
    const most = BALKANS[q.sideOf(p)]?.most ?? 0;
    return unitsAt(q, to, q.sideOf(p)).filter((x) => x !== p).length >= most
      ? refuse('W44.5b', say`${place(to)} holds ${most} units.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);

export function placeRefusal(q: Query, p: number, to: number): Refusal | undefined {
  const side = q.sideOf(p);
  if (isExit(to)) return zoneRefusal(q, p, to);
  const where = attacks(q, side).includes(to) ? attackRefusal(q, p, to) : hexRefusal(q, p, to);
  if (where) return where;
  if (unitsAt(q, to, side).filter((x) => x !== p).length >= stackLimit(to))
    return refuse('6.21', say`${place(to)} holds ${stackLimit(to)} units.`, { places: [to] });
  if (isFirstMonth(q, p)) return homeCityRefusal(q, p, to);
  return spacingRefusal(q, p, to) ?? barbarossaRefusal(q, p, to) ?? restrictedRefusal(q, p, to);
}

// What the board asks for

/** 3.24a: no gap in the front. */
const frontOwed = rule(
  '3.24a',
  (q: Query, side: number): Refusal | undefined => {
    const gaps = frontline(q, side).filter((h) => unitsAt(q, h, side).length === 0);
    const first = gaps[0];
    return first === undefined
      ? undefined
      : refuse('3.24a', say`${place(first)} lies on the front and must be held.`, { places: gaps });
  },
  () => undefined,
);
/** S42.2, W42.3, S43.3, W43.2: units in the battles that are on. */
const battlesOwed = rule(
  'S42.2',
  (q: Query, side: number): Refusal | undefined => {
    for (const b of halfYearOf(q)?.battles ?? []) {
      const at = hexOf(b.at);
      if (unitsAt(q, at, side).length === 0)
        return refuse(b.rule, say`There is a battle at ${place(at)}: at least one unit must be in it.`, {
          places: [at],
        });
    }
    return undefined;
  },
  () => undefined,
);
const STALINGRAD = hexOf('Stalingrad');
const stalingradOwed = rule(
  'W42.2',
  (q: Query, side: number): Refusal | undefined => {
    if (q.state.scenario !== 'w42' || side !== GERMAN) return undefined;
    const units = unitsAt(q, STALINGRAD, GERMAN);
    const steps = units.reduce((n, p) => n + q.steps(p), 0);
    const fits =
      units.length === STALINGRAD_UNITS &&
      steps >= STALINGRAD_STEPS &&
      units.some((p) => unitOf(q, p).type === 'armor');
    return fits
      ? undefined
      : refuse(
          'W42.2',
          say`Four German units, one of them armor, with at least ${STALINGRAD_STEPS} steps fight in Stalingrad.`,
          { places: [STALINGRAD] },
        );
  },
  () => undefined,
);
/** S41.1b: how many units a Soviet Major City needs; none elsewhere or by the order of battle. */
export function garrisonOf(q: Query, hex: number): number {
  if (q.state.scenario !== 's41' || isHistorical(q)) return 0;
  if (!isMajorCity(hex) || q.layer('owner')[hex] !== ownedBy(SOVIET) || isClosed(q, hex)) return 0;
  return GARRISONS[q.game.places.label(hex)] ?? GARRISON;
}
const garrisonsOwed = rule(
  'S41.1b',
  (q: Query, side: number): Refusal | undefined => {
    if (side !== SOVIET) return undefined;
    for (let h = 0; h < HEXES; h++) {
      const need = garrisonOf(q, h);
      if (unitsAt(q, h, SOVIET).length < need)
        return refuse('S41.1b', say`${place(h)} needs a garrison of ${need}.`, { places: [h] });
    }
    return undefined;
  },
  () => undefined,
);
export const courland: readonly number[] = COURLAND.map(hexOf);
const courlandOwed = rule(
  'W44.1',
  (q: Query, side: number): Refusal | undefined => {
    if (q.state.scenario !== 'w44' || side !== GERMAN) return undefined;
    const there = courland.flatMap((h) => unitsAt(q, h, GERMAN));
    return there.length >= COURLAND_UNITS && there.some((p) => unitOf(q, p).id === COURLAND_HQ)
      ? undefined
      : refuse('W44.1', say`At least ${COURLAND_UNITS} German units with Army Group North stand in Courland.`, {
          places: courland,
        });
  },
  () => undefined,
);
/** W44.5b: four Soviet units in each zone, a German one at least. */
const zonesOwed = rule(
  'W44.5b',
  (q: Query, side: number): Refusal | undefined => {
    const least = BALKANS[side]?.least ?? 0;
    const bare = balkanZones(q).find((z) => unitsAt(q, z, side).length < least);
    return bare === undefined
      ? undefined
      : refuse('W44.5b', say`${place(bare)} needs ${least} units at least.`, { places: [bare] });
  },
  () => undefined,
);
export function boardOwed(q: Query, side: number): Refusal | undefined {
  return (
    battlesOwed(q, side) ??
    stalingradOwed(q, side) ??
    frontOwed(q, side) ??
    garrisonsOwed(q, side) ??
    courlandOwed(q, side) ??
    zonesOwed(q, side)
  );
}
