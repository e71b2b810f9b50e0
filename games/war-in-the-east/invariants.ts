// What must be true after every action, and what no position may have.
import { place, type Refusal, refuse, say } from '@rasputitsa/kernel';
import { CLOSED, HEXES, labelOf, ON_RAIL } from './3-equipment/board.ts';
import { INFO, isArmsCenter, isPartisan, kindAt, ownAt } from './3-equipment/units.ts';
import { STACKING } from './data/charts.ts';
import { SIDE_NUMBERS } from './sides.ts';
import type { Query } from './words.ts';

function* pieceFaults(q: Query): Generator<string> {
  for (let p = 0; p < q.pieceCount; p++) {
    const info = INFO[kindAt(q, p)];
    const at = q.at(p);
    if (at < 0) continue;
    if (q.steps(p) < 1 || q.steps(p) > (info?.steps ?? 0)) yield `${info?.name} has ${q.steps(p)} steps`;
    if (at < HEXES && CLOSED[at] === 1 && !q.has(p, 'offshore'))
      yield `${info?.name} is in ${labelOf(at)}, where nobody can be`;
    if (q.has(p, 'fortified') && info?.id !== 'so-rif') yield `${info?.name} is fortified`;
    if (q.has(p, 'entrained') && (at >= HEXES || ON_RAIL[at] === 0))
      yield `${info?.name} is entrained in ${labelOf(at)}`;
  }
}
function* hexFaults(q: Query): Generator<string> {
  for (let p = 0; p < q.pieceCount; p++) {
    const at = q.at(p);
    if (at < 0 || at >= HEXES || isPartisan(q, p)) continue;
    const foe = q.piecesAt(at).find((o) => q.sideOf(o) !== q.sideOf(p) && !isPartisan(q, o));
    if (foe !== undefined) yield `both sides are in ${labelOf(at)}`;
  }
}
function* counterFaults(q: Query): Generator<string> {
  const counts = new Map<number, number>();
  for (let p = 0; p < q.pieceCount; p++) counts.set(kindAt(q, p), (counts.get(kindAt(q, p)) ?? 0) + 1);
  for (const [kind, n] of counts)
    if (n > (INFO[kind]?.counters ?? 0)) yield `${n} counters of ${INFO[kind]?.name}, more than there are (36.3)`;
}
export function invariants(q: Query): readonly string[] {
  return [...pieceFaults(q), ...hexFaults(q), ...counterFaults(q)];
}

/** 9.0, 5.22, 5.27: a position must be one that play could reach. */
export function positionFault(q: Query): Refusal | undefined {
  for (let p = 0; p < q.pieceCount; p++) {
    const at = q.at(p);
    if (at < 0 || at >= HEXES) continue;
    const about = { places: [at] };
    if (CLOSED[at] === 1 && !q.has(p, 'offshore')) return refuse('5.27', say`Nobody can be in ${place(at)}.`, about);
    for (const side of SIDE_NUMBERS) {
      const here = ownAt(q, at, side).filter((o) => !isPartisan(q, o) && !isArmsCenter(q, o));
      if (here.length > (STACKING[side] ?? 0)) return refuse('9.0', say`Too many units are in ${place(at)}.`, about);
    }
    const foe = q.piecesAt(at).some((o) => q.sideOf(o) !== q.sideOf(p) && !isPartisan(q, o) && !isPartisan(q, p));
    if (foe) return refuse('5.22', say`Units of both sides are in ${place(at)}.`, about);
  }
  return undefined;
}
