// Where a unit may be set up (SETUP, 10.3.1, S2.I3, S3.I3).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { countryOf, hexDistance, hexOf, isCity, isLand, isOnlyOn, isPort, neighbours } from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import { armOf, isAir, isNaval, unitOf } from '../1-components/units.ts';
import { lineScenarioOf } from '../2-10-set-up/forces.ts';
import { homesOfActiveAllies } from '../21-variants/active-allies.ts';
import { isAfrikaKorps } from '../21-variants/italy.ts';
import { homesWithoutBalkans } from '../21-variants/neutral-balkans.ts';
import { isBackInCrimea } from '../21-variants/strategic-withdrawal.ts';
import { AREAS, INTERIOR_REACH, type LineScenario } from '../data/scenarios.ts';
import { AIR_UNITS_PER_BASE } from '../data/tables.ts';
import type { UnitRow } from '../data/units.ts';
import { airAt, unitsAt, uses } from '../state.ts';
import type { Query } from '../words.ts';
import { areaOf, groundOf, isAreaCode } from './ground.ts';
import { NOBODY_LEAVES, ofChapters, stageOf } from './stage.ts';

// June 1941

/** Area codes or the city of a unit. Variants send some elsewhere; the Afrika Korps starts with Romania (V3a.3). */
export function homesOf(q: Query, u: UnitRow): readonly string[] {
  if (u.setUp !== 'R' && !isAfrikaKorps(u)) return [u.setUp];
  if (u.nation !== 'German') return ['R'];
  return homesWithoutBalkans(q, u) ?? homesOfActiveAllies(q) ?? ['R'];
}
/** SETUP.A1: Soviet units of a military district. */
const districtRefusal = rule(
  'SETUP.A1',
  (p: Piece, to: Loc, homes: readonly string[]): Refusal | undefined => areaRefusal('SETUP.A1', p, to, homes),
  () => undefined,
);
/** SETUP.B: Axis units of an army group or country. */
const groupRefusal = rule(
  'SETUP.B',
  (p: Piece, to: Loc, homes: readonly string[]): Refusal | undefined => areaRefusal('SETUP.B', p, to, homes),
  () => undefined,
);
function areaRefusal(id: string, p: Piece, to: Loc, homes: readonly string[]): Refusal | undefined {
  if (homes.some((code) => areaOf(code).has(to))) return undefined;
  const names = homes.map((code) => (isAreaCode(code) ? AREAS[code].area : code)).join(' or ');
  return refuse(id, say`${unit(p)} is set up in ${names}.`, { pieces: [p], places: [to] });
}
/** SETUP.A2: in the named city or next to it, on Soviet soil. */
const interiorRefusal = rule(
  'SETUP.A2',
  (p: Piece, to: Loc, city: string): Refusal | undefined =>
    hexDistance(hexOf(city), to) <= INTERIOR_REACH && countryOf(to) === 'USSR'
      ? undefined
      : refuse('SETUP.A2', say`${unit(p)} is set up in ${city} or next to it.`, { pieces: [p], places: [to] }),
  () => undefined,
);
/** 10.3.1, SETUP.naval: ships in their port, or in a port of their area. */
const portRefusal = rule(
  'SETUP.naval',
  rule(
    '10.3.1',
    (p: Piece, to: Loc, homes: readonly string[]): Refusal | undefined => {
      const named = homes.find((h) => !isAreaCode(h));
      if (named !== undefined && to !== hexOf(named))
        return refuse('10.3.1', say`${unit(p)} is set up in the port of ${named}.`, { pieces: [p], places: [to] });
      return isCity(to) && isPort(to)
        ? undefined
        : refuse('10.3.1', say`Ships are set up in a port; ${place(to)} has none.`, { pieces: [p], places: [to] });
    },
    () => undefined,
  ),
  () => undefined,
);
/** SETUP.C, S2.I3b: aircraft in cities. */
const cityRefusal = rule(
  'SETUP.C',
  (p: Piece, to: Loc, id: string): Refusal | undefined =>
    isCity(to)
      ? undefined
      : refuse(id, say`Air units are set up in cities; ${place(to)} is not a city.`, { pieces: [p], places: [to] }),
  () => undefined,
);
/** 4.3: two air units a city. `leaving` makes room: it changes places with p. */
const baseRefusal = rule(
  '4.3',
  (q: Query, p: Piece, to: Loc, leaving: Piece): Refusal | undefined =>
    airAt(q, to, q.sideOf(p)).filter((x) => x !== p && x !== leaving).length >= AIR_UNITS_PER_BASE
      ? refuse('4.3', say`${place(to)} is the base of two air units already.`, { pieces: [p], places: [to] })
      : undefined,
  () => undefined,
);

function areaPlaceRefusal(q: Query, p: Piece, to: Loc, leaving: Piece): Refusal | undefined {
  const homes = homesOf(q, unitOf(q, p));
  const named = homes.find((h) => !isAreaCode(h));
  const where =
    named !== undefined
      ? isNaval(q, p)
        ? undefined
        : interiorRefusal(p, to, named)
      : q.sideOf(p) === AXIS
        ? groupRefusal(p, to, homes)
        : districtRefusal(p, to, homes);
  if (where) return where;
  if (isNaval(q, p)) return portRefusal(p, to, homes);
  return isAir(q, p) ? (cityRefusal(p, to, 'SETUP.C') ?? baseRefusal(q, p, to, leaving)) : undefined;
}

// 1942 and 1943

/** S2.I3b, S3.I3b: on the own side of the start line; all but air, paratroops and the armor of a late stage on the line itself. */
const lineRefusal = ofChapters('I3b', (id, q: Query, row: LineScenario, p: Piece, to: Loc) => {
  const side = q.sideOf(p);
  const { own, front } = groundOf(q, row);
  if (!own[side as 0 | 1].has(to))
    return refuse(id, say`${place(to)} is not on our side of the start line.`, { places: [to] });
  if (isAir(q, p)) return undefined;
  const u = unitOf(q, p);
  if (stageOf(q)?.anywhere.includes(u.type) || front[side as 0 | 1].includes(to)) return undefined;
  if (isGarrison(q, row, p, to) || isBackInCrimea(q, row, p, to)) return undefined;
  return refuse(id, say`${unit(p)} is set up on the start line; ${place(to)} is behind it.`, {
    pieces: [p],
    places: [to],
  });
});
/** S2.I3b: the one unit that may stand in Odessa. */
function isGarrison(q: Query, row: LineScenario, p: Piece, to: Loc): boolean {
  const { garrison } = row;
  if (garrison === undefined || to !== hexOf(garrison.at) || unitOf(q, p).nation !== garrison.nation) return false;
  return garrisonOf(q, row).filter((x) => x !== p).length < garrison.count;
}
export function garrisonOf(q: Query, row: LineScenario): readonly Piece[] {
  const { garrison } = row;
  if (!garrison) return [];
  return unitsAt(q, hexOf(garrison.at), AXIS).ground.filter((p) => unitOf(q, p).nation === garrison.nation);
}
/** S2.J1, S3.J1: Finns and those with them stay in and around Finland (11.2.2). */
const finnRefusal = ofChapters('J1', (id, q: Query, row: LineScenario, p: Piece, to: Loc) => {
  const u = unitOf(q, p);
  if (u.nation !== 'Finnish' && (!row.withFinns.includes(u.id) || uses(q, 'neutral-finland'))) return undefined;
  return groundOf(q, row).finnish.has(to)
    ? undefined
    : refuse(id, say`${unit(p)} is set up in or around Finland.`, { pieces: [p], places: [to] });
});
/** 11.2.1: Italians, Hungarians and Romanians in the south. */
const allyRefusal = rule(
  '11.2.1',
  (q: Query, p: Piece, to: Loc): Refusal | undefined =>
    ['Italian', 'Hungarian', 'Romanian'].includes(unitOf(q, p).nation) && isOnlyOn(to, ['A', 'B'])
      ? refuse('11.2.1', say`${unit(p)} may not be on panels A and B, where ${place(to)} lies.`, {
          pieces: [p],
          places: [to],
        })
      : undefined,
  () => undefined,
);
/** 11.8: Romanians and Hungarians never together. */
const feudRefusal = rule(
  '11.8',
  (q: Query, p: Piece, to: Loc, leaving: Piece): Refusal | undefined => {
    const foe = { Romanian: 'Hungarian', Hungarian: 'Romanian' }[unitOf(q, p).nation as string];
    const there = unitsAt(q, to, AXIS).all.find((x) => x !== leaving && unitOf(q, x).nation === foe);
    return there === undefined
      ? undefined
      : refuse('11.8', say`${unit(p)} does not stand with ${unit(there)}.`, { pieces: [p, there], places: [to] });
  },
  () => undefined,
);
function linePlaceRefusal(q: Query, row: LineScenario, p: Piece, to: Loc, leaving: Piece): Refusal | undefined {
  const no =
    lineRefusal(row, q, row, p, to) ??
    finnRefusal(row, q, row, p, to) ??
    allyRefusal(q, p, to) ??
    feudRefusal(q, p, to, leaving);
  if (no || !isAir(q, p)) return no;
  return cityRefusal(p, to, `${row.chapter}.I3b`) ?? baseRefusal(q, p, to, leaving);
}

/** Why a unit may not stand in a hex. */
export function placeRefusal(q: Query, p: Piece, to: Loc, leaving: Piece = NOBODY_LEAVES): Refusal | undefined {
  if (!isLand(to)) return refuse('6.1.4', say`Nobody is set up in ${place(to)}.`, { places: [to] });
  const row = lineScenarioOf(q);
  return row ? linePlaceRefusal(q, row, p, to, leaving) : areaPlaceRefusal(q, p, to, leaving);
}
/** Hexes worth offering for a unit, whatever stands there now. */
export function placesFor(q: Query, p: Piece): readonly Loc[] {
  const u = unitOf(q, p);
  const row = lineScenarioOf(q);
  const key = row ? `${q.sideOf(p)}.${u.nation}.${row.withFinns.includes(u.id)}.${u.type}` : homesOf(q, u).join();
  return q.cached(`rf.places.${key}.${armOf(q, p)}`, ['pieces', 'memo'], () => {
    if (row) {
      const { own, front, crimea } = groundOf(q, row);
      const side = q.sideOf(p) as 0 | 1;
      const wide = isAir(q, p) || stageOf(q)?.anywhere.includes(u.type);
      const some = wide
        ? [...own[side]]
        : [...front[side], ...crimea, ...(row.garrison ? [hexOf(row.garrison.at)] : [])];
      return some.filter((h) => !placeRefusal(q, p, h));
    }
    const some = homesOf(q, u).flatMap((home) =>
      isAreaCode(home) ? [...areaOf(home)] : [hexOf(home), ...neighbours(hexOf(home))],
    );
    return some.filter((h) => !placeRefusal(q, p, h));
  });
}
