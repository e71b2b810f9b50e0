// A set-up that has been accepted (3.22 to 3.24 and the scenarios' own duties).
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { COURLAND, COURLAND_HQ, GARRISON, GARRISONS } from '../data/deployment.ts';
import { type ForceType, HALF_YEARS } from '../data/scenarios.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { CENTERS, canWalk, hexNamed, HUNGARY, map, nameOf, nextTo, RUMANIA } from './board.ts';
import { isHq, isSatellite, isSupreme, ownerOf, POOL, type Position, type Unit } from './position.ts';
import { hasLine, isInArea, network, storesOf } from './supply.ts';

function forceType(u: Unit): ForceType {
  return isSatellite(u) ? 'satellite' : u.row.type;
}

export function compareSetUp(pos: Position, book: RefereeBook): void {
  const half = HALF_YEARS.find((h) => h.id === pos.state.scenario);
  if (!half) return;
  const same = <T extends string | number | boolean>(rule: string, mine: T, theirs: T, about: string): void => {
    book.same(rule, 'set-up', mine, theirs, () => about);
  };
  for (const side of [GERMAN, SOVIET]) {
    const starters = pos.of(side).filter((u) => u.row.arrival !== half.first);
    for (const [type, [units, cv]] of Object.entries(half.forces[side === GERMAN ? 0 : 1])) {
      const these = starters.filter((u) => forceType(u) === type);
      same(
        '3.22a',
        `${units}/${cv}`,
        `${these.length}/${these.reduce((n, u) => n + u.cv, 0)}`,
        `side ${side}, ${type}`,
      );
    }
    // 11.6c: those of the first month stand in Home Cities.
    for (const u of pos.all().filter((x) => x.side === side && x.row.arrival === half.first))
      same(
        '11.6c',
        true,
        CENTERS.some(
          (c) => c.hex === u.at && (c.isMajor || c.isMinor) && c.home === (side === GERMAN ? 'german' : 'soviet'),
        ),
        `${u.row.name} in a Home City`,
      );
    placement(pos, side, same);
  }
  frontline(pos, half.id, same);
  for (const { at, attacker, rule } of half.battles) {
    same(rule, true, pos.isBattle(hexNamed(at)), `a battle at ${at}`);
    same(rule, attacker, pos.attacker(hexNamed(at)), `Original Attacker at ${at}`);
  }
  duties(pos, half.id, same);
}
type Same = <T extends string | number | boolean>(rule: string, mine: T, theirs: T, about: string) => void;

/** 3.24b, 3.24c, 6.21, 2.66 */
function placement(pos: Position, side: number, same: Same): void {
  const net = network(pos, side);
  const units = pos.of(side);
  for (const at of new Set(units.map((u) => u.at))) {
    const here = pos.here(at, side);
    same('6.21', true, here.length <= pos.stacking(at), `stacking at ${nameOf(at)}`);
    same('3.24b', true, pos.isOpen(at) || at >= POOL, `${nameOf(at)} may be used`);
    const hungry = here.filter((u) => !hasLine(pos, u, net)).length;
    if (pos.isBattle(at)) continue;
    same('3.24b', true, hungry <= storesOf(pos, side, at, net), `supply at ${nameOf(at)}`);
  }
  const hqs = units.filter(isHq);
  for (const a of hqs)
    for (const b of hqs)
      if (a.p < b.p)
        same(
          '3.24c',
          true,
          a.at !== b.at && !nextTo(a.at).some((n) => n.hex === b.at),
          `${a.row.name} and ${b.row.name} apart`,
        );
  for (const u of units) {
    const home = pos.homeArea(u);
    if (home) same('2.66', true, isInArea(home, u.at), `${u.row.name} in its area`);
  }
}
/** 3.24a: every hex on the start line holds a unit; Hungary none in 1941 (S41.4). */
function frontline(pos: Position, scenario: string, same: Same): void {
  const front = new Set<number>();
  for (const line of map.lines.filter((l) => l.kind === 'start line' && l.name === scenario.toUpperCase()))
    for (const s of line.sides)
      for (const [h, o] of [
        [map.grid.sideA[s] ?? -1, map.grid.sideB[s] ?? -1],
        [map.grid.sideB[s] ?? -1, map.grid.sideA[s] ?? -1],
      ] as const) {
        const edge = nextTo(h).find((n) => n.hex === o)?.edge ?? 'sea';
        if (pos.isOpen(h) && canWalk(edge)) front.add(h);
      }
  for (const h of front) {
    const owner = pos.lastOwner(h);
    if (owner === ownerOf(GERMAN) || owner === ownerOf(SOVIET))
      same('3.24a', true, pos.here(h, owner - 1).length > 0, `the front is held at ${nameOf(h)}`);
  }
}
/** S41.1b, W42.2, W44.1 */
function duties(pos: Position, scenario: string, same: Same): void {
  if (scenario === 's41') {
    for (const c of CENTERS)
      if (c.isMajor && c.home === 'soviet')
        same(
          'S41.1b',
          true,
          pos.here(c.hex, SOVIET).length >= (GARRISONS[c.name] ?? GARRISON),
          `garrison of ${c.name}`,
        );
    const rumania = pos.of(GERMAN).filter((u) => isHq(u) && RUMANIA.has(u.at));
    same('S41.1b', true, rumania.length <= 1 && !rumania.some(isSupreme), 'one HQ in Rumania, not OKH');
    same(
      'S41.4',
      false,
      pos.units.some((u) => HUNGARY.has(u.at)),
      'somebody in Hungary',
    );
  }
  if (scenario === 'w42') {
    const there = pos.here(hexNamed('Stalingrad'), GERMAN);
    same(
      'W42.2',
      true,
      there.length === 4 && there.some((u) => u.row.type === 'armor') && there.reduce((n, u) => n + u.cv, 0) >= 12,
      'the Germans in Stalingrad',
    );
  }
  if (scenario !== 'w44') return;
  const courland = COURLAND.flatMap((name) => pos.here(hexNamed(name), GERMAN));
  same(
    'W44.1',
    true,
    courland.length >= 8 && courland.some((u) => u.row.id === COURLAND_HQ),
    'eight units in Courland',
  );
}
