// 28.0.P, 28.21, 28.27: cadres become partisan units, partisan units become divisions.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { TRAY } from '../3-equipment/board.ts';
import { isCadre, isOnMap, isPartisan, kindNamed, unitsOnMap } from '../3-equipment/units.ts';
import { appear } from '../5-movement/entering.ts';
import { enemyIn, frontOf } from '../8-9-zones-stacking/picture.ts';
import { russianLineTo } from '../13-supply/supply.ts';
import { PARTISANS, STACKING } from '../data/charts.ts';
import { RUSSIAN } from '../sides.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';

const hasPartisans = (q: Query): boolean => q.option('partisans') || q.option('air-drop');
const waiting = (q: Query, side: number): readonly Piece[] =>
  hasPartisans(q) ? unitsOnMap(q, side).filter((p) => isCadre(q, p) && !q.has(p, 'tried')) : [];
function refuseCadre(q: Query, p: Piece): Refusal | undefined {
  if (!isCadre(q, p) || !isOnMap(q, p)) return refuse('28.0.P', say`${unit(p)} is not a cadre.`, { pieces: [p] });
  if (q.has(p, 'tried')) return refuse('28.0.P', say`${unit(p)} has tried this turn.`, { pieces: [p] });
  return undefined;
}
/** 28.0.P A die of 1. */
const rises = rule(
  '28.0.P',
  (die: number): boolean => die <= PARTISANS.rises,
  () => false,
);
const DIE = 6;
export const raisePartisans = verb({
  id: 'raise-partisans',
  title: 'Raise partisans',
  rule: '28.0.P',
  args: { units: 'pieces' },
  ask: {
    units: {
      title: 'Cadres',
      candidates: function* candidates(q) {
        const all = waiting(q, q.actor);
        if (all.length > 0) yield all;
        if (all.length > 1) for (const p of all) yield [p];
      },
      elements: (q) => waiting(q, q.actor),
      refuse: (q, _, value) => {
        if (value.length === 0) return refuse('28.0.P', say`Choose cadres.`);
        return value.map((p) => refuseCadre(q, p)).find((no) => no !== undefined);
      },
    },
  },
  apply(g, { units }) {
    for (const p of units) {
      g.raise(p, 'tried');
      const [die = DIE] = g.roll(1, DIE, say`${unit(p)} rises on ${PARTISANS.rises}`, '28.0.P');
      if (rises(die)) g.setSteps(p, 2, '28.0.P');
    }
    becomeDivisions(g);
  },
});
/** At the start of the Player-Turn of their side. */
export const partisansNode: DecisionNode = {
  kind: 'decision',
  id: 'partisans',
  title: 'Partisan cadres',
  rule: '28.0.P',
  when: (q) => waiting(q, q.active).length > 0,
  who: (q) => (waiting(q, q.active).length > 0 ? [q.active] : []),
  verbs: ['raise-partisans'],
  prompt: (q) => say`${waiting(q, q.active).length} cadres may try to become partisan units.`,
  done: { title: 'Done with partisans', rule: '28.0.P' },
};
export function forgetTries(g: Play): void {
  for (const p of g.piecesOf(g.active)) if (g.has(p, 'tried')) g.lower(p, 'tried');
}

/** 28.27 A partisan unit that can trace supply is a 1-4, unless the enemy is there or the hex is full. */
export const becomeDivisions = rule(
  '28.27',
  (g: Play): void => {
    if (!hasPartisans(g)) return;
    for (const p of unitsOnMap(g, RUSSIAN)) {
      if (!isPartisan(g, p) || isCadre(g, p)) continue;
      const at = g.at(p);
      if (!russianLineTo(g, at) || enemyIn(g, RUSSIAN, at)) continue;
      if ((frontOf(g, RUSSIAN).units[at] ?? 0) >= STACKING[1]) continue;
      if (appear(g, kindNamed('1-4'), at, 1) === undefined) continue;
      g.lowerAll(p);
      g.clearFields(p);
      g.remove(p, TRAY, '28.27');
    }
  },
  () => {},
);
