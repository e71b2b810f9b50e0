// What must hold whenever somebody is asked.
import { KIND, type Piece, place, type Refusal, refuse, say, type Side, unit } from '@rasputitsa/kernel';
import { isHex, places, POOL } from './1-map/board.ts';
import { isLand } from './1-map/terrain.ts';
import { NO_PLAN, plan, setPlan } from './11-production/production-plan.ts';
import { beachheadAt, DEPLOYED } from './15-seapower/beachhead.ts';
import { isHq, unitOf } from './2-units/units.ts';
import { stackLimit } from './6-movement/stacking.ts';
import { enemyOf, GERMAN, of, sideId, SOVIET } from './sides.ts';
import { battles, inPlayUnits, NOBODY, unitsAt } from './state.ts';
import type { Play, Query } from './words.ts';

export function invariants(q: Query): readonly string[] {
  const out: string[] = [];
  // While both sides set up, blocks stand in battles nobody has begun.
  if (q.within('set-up')) return out;
  for (const p of inPlayUnits(q)) {
    const u = unitOf(q, p);
    if (q.steps(p) < (isHq(q, p) ? 0 : 1)) out.push(`${u.name} is in play with ${q.steps(p)} steps`);
  }
  for (const at of battles(q))
    if (q.layer('attacker')[at] === NOBODY) out.push(`nobody attacked at ${places.label(at)}`);
  const attackers = q.layer('attacker');
  for (let at = 0; at < attackers.length; at++)
    if (attackers[at] !== NOBODY && (unitsAt(q, at, 0).length === 0 || unitsAt(q, at, 1).length === 0))
      out.push(`no battle at ${places.label(at)}`);
  for (let p = 0; p < q.pieceCount; p++)
    if (q.at(p) === of(POOL, q.sideOf(p)) && q.steps(p) !== 0)
      out.push(`${unitOf(q, p).name} lies in the pool with steps`);
  for (let p = 0; p < q.pieceCount; p++)
    if (q.field(p, 'part') !== 0 && !q.within('battle'))
      out.push(`${unitOf(q, p).name} carries a partial hit out of battle`);
  return out;
}

/** What a hand-written position may not have: units at sea, more of a side than a hex holds. */
export function positionFault(q: Query): Refusal | undefined {
  for (const p of inPlayUnits(q)) {
    const at = q.at(p);
    if (isHex(at) && !isLand(at))
      return refuse('1.36', say`${unit(p)} is at ${place(at)}, which is not land.`, { places: [at] });
    const there = unitsAt(q, at, q.sideOf(p));
    if (there.length > stackLimit(at) && !there.some((x) => q.has(x, 'excess')))
      return refuse('6.21', say`${place(at)} holds ${stackLimit(at)} units of a side, not ${there.length}.`, {
        places: [at],
        pieces: there,
      });
  }
  return undefined;
}

/** What a side keeps from the other besides its blocks: points, plans, the Beachhead that is paid for in secret. For the battery. */
export function permute(g: Play, viewer: Side, random: { int(below: number): number }): void {
  const foe = enemyOf(viewer);
  g.setTrack(`pp-${sideId(foe)}`, random.int(MOST_POINTS));
  if (g.within('production')) setPlan(g, foe, NO_PLAN);
  if (viewer !== GERMAN) return;
  if (beachheadAt(g) < 0) g.setTrack('beachhead', random.int(DEPLOYED));
  keepLandings(g);
}
/** What is planned in Production names units. */
export function renumber(g: Play, to: (p: Piece) => Piece): void {
  for (const side of [GERMAN, SOVIET]) {
    if (g.memo(`built-${sideId(side)}`) === undefined) continue;
    const old = plan(g, side);
    setPlan(g, side, {
      ...old,
      steps: old.steps.map(to),
      arrivals: old.arrivals.map(([p, at]) => [to(p), at] as const),
      advanced: old.advanced.map(([p, by]) => [to(p), by] as const),
      disbanded: old.disbanded.map(to),
    });
  }
}
/** That some block landed in a hex and has stayed was seen by all; which of those there it was is not known. */
function keepLandings(g: Play): void {
  for (const p of g.piecesOf(SOVIET)) {
    const beach = g.field(p, 'beach') - 1;
    if (beach < 0 || g.at(p) === beach) continue;
    const other = unitsAt(g, beach, SOVIET).find((x) => g.field(x, 'beach') === 0 && g.knows(GERMAN, x) < KIND);
    if (other === undefined) continue;
    g.setField(other, 'beach', beach + 1);
    g.setField(p, 'beach', 0);
  }
}
const MOST_POINTS = 100;
