// 36.22: the suggested production program, followed by itself. What it lists is a chart, so players may write programs of their own.
import { fromChart, type Piece } from '@rasputitsa/kernel';
import { kindAt, kindNamed } from '../3-equipment/units.ts';
import { inEnemyZoc } from '../8-9-zones-stacking/picture.ts';
import { type ProgramRow, readArrivals } from '../data/charts.ts';
import type { ProductionCost } from '../data/shapes.ts';
import { TRAY } from '../3-equipment/board.ts';
import { RUSSIAN } from '../sides.ts';
import type { Play, Query } from '../words.ts';
import { beginConstruction, refuseConstruction } from './construct.ts';
import { beginConversion, componentsAt, refuseConversion } from './convert.ts';
import { beginAirRebuild, beginRebuild, patients, rebuildName, refuseAirAt, refuseRebuild } from './rebuild.ts';
import { isAirDue, openCenters } from './starts.ts';
import { AIR_POINT, costOf, isSiberian, LOST_AIR } from './tracks.ts';

export const programNow = (q: Query): readonly ProgramRow[] =>
  q.chart('production-program').filter(({ from, to }) => q.track('turn') >= from && q.track('turn') <= to);

/** What something else is converted from. */
const parts = fromChart(
  (costs: Readonly<Record<string, ProductionCost>>): ReadonlySet<string> =>
    new Set(
      Object.values(costs).flatMap(({ type, from }) =>
        type === 'convert' && from.includes('x') ? readArrivals(from).map((c) => c.what) : [],
      ),
    ),
);
/** Components are built on the map, where they can be converted; everything else in Siberia, out of danger. */
function inOrder(q: Query, what: string): readonly Piece[] {
  const isPart = parts(q.chart('production-costs')).has(what);
  const rank = (c: Piece): number => (isSiberian(q, c) === isPart ? 1 : 0);
  return openCenters(q).toSorted((a, b) => rank(a) - rank(b) || q.field(a, 'number') - q.field(b, 'number'));
}
function buildOne(g: Play, what: string): boolean {
  const center = inOrder(g, what).find((c) => !refuseConstruction(g, what, c));
  if (center !== undefined) beginConstruction(g, what, center);
  return center !== undefined;
}
/** Units beside an enemy stay where they are. */
function convertOne(g: Play, into: string): boolean {
  for (const center of openCenters(g)) {
    if (refuseConversion(g, into, center)) continue;
    const units = componentsAt(g, into, center, (p) => !inEnemyZoc(g, RUSSIAN, g.at(p)));
    if (units === undefined) continue;
    beginConversion(g, into, center, units);
    return true;
  }
  return false;
}
function rebuildOne(g: Play, what: string): boolean {
  for (const p of patients(g)) {
    if (rebuildName(g, p) !== what) continue;
    const center = openCenters(g).find((c) => !refuseRebuild(g, p, c));
    if (center === undefined) continue;
    beginRebuild(g, p, center);
    return true;
  }
  return false;
}
function airOne(g: Play): boolean {
  const center = inOrder(g, LOST_AIR).find((c) => !refuseAirAt(g, c));
  if (center !== undefined) beginAirRebuild(g, center);
  return center !== undefined;
}
function startOne(g: Play, what: string): boolean {
  if (what === LOST_AIR) return airOne(g);
  const type = costOf(g, what)?.type;
  if (type === 'convert') return convertOne(g, what);
  return type === 'rebuild' ? rebuildOne(g, what) : buildOne(g, what);
}
const inPlay = (q: Query, name: string): number => {
  const kind = kindNamed(name);
  return q.piecesOf(RUSSIAN).filter((p) => kindAt(q, p) === kind && q.at(p) !== TRAY).length;
};
/** What the program wants in this turn, as far as points, Centers and components go. Returns what was started. */
export function followProgram(g: Play): readonly string[] {
  const done: string[] = [];
  if (isAirDue(g) && buildOne(g, AIR_POINT)) done.push(AIR_POINT);
  for (const { what, count, team } of programNow(g))
    for (let i = 0; i < count; i++) {
      if (team !== undefined && inPlay(g, what) >= team) break;
      if (!startOne(g, what)) break;
      done.push(what);
    }
  return done;
}
