// Chapter 20: German kampfgruppen are made whole with Draft Replacement Points.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { infoAt, isGerman, isInfantry, isOnMap, isRemnant } from '../3-equipment/units.ts';
import { isSupplied } from '../13-supply/supply.ts';
import { isCampaign, isHistorical, rowOf, turnRow } from '../29-34-scenarios/row.ts';
import { DRAFTS } from '../data/charts.ts';
import { AXIS } from '../sides.ts';
import { type Play, type Query, type Track, verb } from '../words.ts';
import { asInfantryDivision } from '../16-17-combining/security.ts';

/** 20.16 Historical Campaign: none on turns 168 to 187. */
const isSuspended = rule(
  '20.16',
  (q: Query): boolean =>
    isCampaign(q) && isHistorical(q) && q.track('turn') >= DRAFTS.stopFrom && q.track('turn') <= DRAFTS.stopTo,
  () => false,
);
/** 34.22 In the scenario of 1944 none after turn 168. */
const isCutOff = rule(
  '34.22',
  (q: Query): boolean => rowOf(q).line === 'DAGC' && q.track('turn') > DRAFTS.lastOf1944,
  () => false,
);
/** Whether no draft points are received on this turn. */
export const draftsStop = (q: Query): boolean => isSuspended(q) || isCutOff(q);
/** 20.11 One kampfgruppe for every six points on hand, or part of six. */
export const rebuildsFor = rule(
  '20.11',
  (points: number): number => Math.ceil(points / DRAFTS.share),
  (points: number) => points,
);
interface Draft {
  readonly points: Track;
  readonly rebuilds: Track;
  readonly name: string;
}
const INFANTRY: Draft = { points: 'infantry-draft', rebuilds: 'infantry-rebuilds', name: 'Infantry' };
const ARMOR: Draft = { points: 'armor-draft', rebuilds: 'armor-rebuilds', name: 'Armor' };
/** 20.0 Points of this turn, and how many may be rebuilt. */
export const receiveDrafts = rule(
  '20.0',
  (g: Play): void => {
    const row = turnRow(g);
    const income = draftsStop(g) ? [0, 0] : [row?.[3] ?? 0, row?.[4] ?? 0];
    for (const [i, { points, rebuilds }] of [INFANTRY, ARMOR].entries()) {
      g.setTrack(points, g.track(points) + (income[i] ?? 0));
      g.setTrack(rebuilds, rebuildsFor(g.track(points)));
    }
  },
  () => {},
);
/** 20.0 Infantry points for infantry, armor points for armor and mechanized infantry. */
const draftFor = (q: Query, p: Piece): Draft => (isInfantry(q, p) ? INFANTRY : ARMOR);
/** 20.14 */
const isForeign = rule(
  '20.14',
  (q: Query, p: Piece): boolean => !isGerman(q, p),
  () => false,
);
/** 20.0 Supplied when the phase begins. */
const isHungry = rule(
  '20.0',
  (q: Query, p: Piece): boolean => !isSupplied(q, p),
  () => false,
);
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !isRemnant(q, p)) return refuse('20.0', say`${unit(p)} is not a kampfgruppe.`, about);
  if (isForeign(q, p)) return refuse('20.14', say`${unit(p)} is not German.`, about);
  if (isHungry(q, p)) return refuse('20.0', say`${unit(p)} is unsupplied.`, about);
  const { points, rebuilds, name } = draftFor(q, p);
  if (q.track(points) === 0) return refuse('20.0', say`There are no ${name} Draft Replacement Points.`, about);
  if (q.track(rebuilds) === 0)
    return refuse('20.11', say`No more kampfgruppen can be rebuilt with ${name} points in this phase.`, about);
  return undefined;
}
const candidates = (q: Query): readonly Piece[] => {
  if (q.track('infantry-rebuilds') === 0 && q.track('armor-rebuilds') === 0) return [];
  return q.piecesOf(AXIS).filter((p) => isRemnant(q, p) && isOnMap(q, p));
};
export const canRebuild = (q: Query): boolean => candidates(q).some((p) => !refuseUnit(q, p));
/** 20.13 It neither moves nor attacks this turn. */
const rests = rule(
  '20.13',
  (g: Play, p: Piece): void => g.raise(p, 'inactive'),
  () => {},
);
export const rebuildKampfgruppe = verb({
  id: 'rebuild-kampfgruppe',
  title: 'Rebuild a kampfgruppe',
  rule: '20.0',
  args: { unit: 'piece' },
  refuse: (q) => (q.actor === AXIS ? undefined : refuse('20.14', say`There are no Russian Draft Replacement Points.`)),
  ask: { unit: { title: 'Kampfgruppe', candidates, refuse: (q, _, value) => refuseUnit(q, value) } },
  apply(g, { unit: p }) {
    const { points, rebuilds } = draftFor(g, p);
    g.setTrack(points, g.track(points) - 1);
    g.setTrack(rebuilds, g.track(rebuilds) - 1);
    g.setSteps(p, infoAt(g, p).steps, '20.0');
    rests(g, asInfantryDivision(g, p, '20.15'));
  },
});
