// Railways: lines friendly outward from the edges, rail moves, rail and sea supply (9.0).
import { type Query, rule } from '@rasputitsa/kernel';
import { EXITS, entryOf, hasRail, HEXES, homeSide, neighbour } from './board.ts';
import { isHomeZone } from './control.ts';
import { control, halfYear, isBattle, isFriendly, ownedBy, unitsAt, W44 } from './state.ts';
import { seaLinked } from './sea.ts';
import { GERMAN, SOVIET } from './units.ts';

/** 9.US: the zones of a side's home edges, unless the enemy holds them; the south only while Baku is Soviet (16.35). */
export function supplySources(q: Query, side: number): readonly number[] {
  return EXITS.filter(
    (e) => isHomeZone(q, e, side) && control(q, e) === ownedBy(side) && !(side === GERMAN && isCutOff(q, e)),
  );
}
/** W44.4: in the last winter nothing comes from a German zone south of one that the Soviets hold undisputed. Zones run from north to south. */
const isCutOff = rule(
  'W44.4',
  (q: Query, exit: number): boolean =>
    halfYear(q) === W44 &&
    EXITS.some(
      (e) =>
        e < exit && homeSide(e) === GERMAN && control(q, e) === ownedBy(SOVIET) && unitsAt(q, e, GERMAN).length === 0,
    ),
  () => false,
);

/** 9.12a: friendly hexes only; enemy and disputed ones block. */
const railRuns = rule(
  '9.12a',
  (q: Query, hex: number, side: number): boolean => isFriendly(q, hex, side),
  () => true,
);
/** 9.12b: into a battle hex, never through it. */
const railEndsAt = rule(
  '9.12b',
  (q: Query, hex: number): boolean => isBattle(q, hex),
  () => false,
);

/** Hexes that friendly rail reaches from the given hexes, those included that pass the test. */
function flood(q: Query, side: number, from: readonly number[]): Uint8Array {
  const reached = new Uint8Array(HEXES);
  const queue: number[] = [];
  const visit = (hex: number) => {
    if (hex < 0 || reached[hex] === 1 || !railRuns(q, hex, side)) return;
    reached[hex] = 1;
    if (!railEndsAt(q, hex)) queue.push(hex);
  };
  for (const h of from) visit(h);
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop())
    for (let d = 0; d < 6; d++) if (hasRail(hex, d)) visit(neighbour(hex, d));
  return reached;
}

/** 9.3: hexes in rail or sea supply of a side (SUPPLIED, or BESIEGED where only ships come), by control as it was fixed. */
export function railSupply(q: Query, side: number): Uint8Array {
  return q.cached(`ef.rail.${side}`, ['layers', 'pieces', 'tracks'], () => {
    const sources = supplySources(q, side);
    const entries = sources.map(entryOf);
    const byRail = flood(q, side, entries);
    return seaLinked(q, side, byRail, (ports) => flood(q, side, [...entries, ...ports]), sources);
  });
}
/** 9.4: the last hexes of the lines: those from which no friendly rail leads on. */
export function railheads(q: Query, side: number): readonly number[] {
  const supplied = railSupply(q, side);
  const out: number[] = [];
  for (let h = 0; h < HEXES; h++) {
    if (supplied[h] !== 1) continue;
    for (let d = 0; d < 6; d++) {
      const n = neighbour(h, d);
      if (n >= 0 && hasRail(h, d) && supplied[n] !== 1) {
        out.push(h);
        break;
      }
    }
  }
  return out;
}
