// 35.2.V13: Ukrainian divisions; 35.2.V6: a Finnish replacement each month.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { placeOf } from '../3-equipment/board.ts';
import { bringIn, infoAt, isFinnish, isOnMap, isRemnant, kindNamed, unitsOnMap } from '../3-equipment/units.ts';
import { enemyIn, frontOf } from '../8-9-zones-stacking/picture.ts';
import { STACKING } from '../data/charts.ts';
import { UKRAINIANS } from '../data/variants.ts';
import { isSupplied } from '../13-supply/supply.ts';
import { rebuildsFor } from '../20-21-drafts/drafts.ts';
import { AXIS, ownedBy } from '../sides.ts';
import { type Play, type Query, type Track, verb } from '../words.ts';
import { newMonth } from './calendar.ts';
import { finnsFightFreely } from './finland.ts';
import { isUkrainian, UKRAINE } from './ukraine.ts';

/** Six when Odessa and Kiev are taken, then one a month, ten in all. */
const GATES: readonly Loc[] = ['Odessa', 'Kiev'].map(placeOf);
function set(g: Play, track: Track, to: number): void {
  if (g.track(track) !== to) g.setTrack(track, to);
}
const ukrainiansDue = (q: Query): number => {
  if (!isUkrainian(q)) return 0;
  if (q.track('ukrainians') < UKRAINIANS.first)
    return GATES.every((hex) => (frontOf(q, AXIS).units[hex] ?? 0) > 0) || q.track('ukrainians') > 0
      ? UKRAINIANS.first - q.track('ukrainians')
      : 0;
  return newMonth(q) === undefined ? 0 : Math.min(1, UKRAINIANS.most - q.track('ukrainians'));
};
export function begin(g: Play): void {
  set(g, 'ukrainians-due', ukrainiansDue(g));
  // 20.0, 20.11: points are kept, and one is enough for every six or part of six.
  if (finnsFightFreely(g) && newMonth(g) !== undefined) set(g, 'finnish-draft', g.track('finnish-draft') + 1);
  set(g, 'finns-due', rebuildsFor(g.track('finnish-draft')));
}
const sites = (q: Query): readonly Loc[] =>
  UKRAINE.filter(
    (hex) =>
      q.layer('entered')[hex] === ownedBy(AXIS) &&
      !enemyIn(q, AXIS, hex) &&
      (frontOf(q, AXIS).units[hex] ?? 0) < STACKING[0],
  );
const kampfgruppen = (q: Query): readonly Piece[] =>
  UKRAINE.flatMap((hex) => q.piecesAt(hex)).filter((p) => infoAt(q, p).nation === 'ukrainian' && isRemnant(q, p));
const finns = (q: Query): readonly Piece[] =>
  unitsOnMap(q, AXIS).filter((p) => isFinnish(q, p) && isRemnant(q, p) && isSupplied(q, p));
export const isOffered = (q: Query): boolean =>
  q.active === AXIS &&
  ((q.track('ukrainians-due') > 0 && (sites(q).length > 0 || kampfgruppen(q).length > 0)) ||
    (q.track('finns-due') > 0 && finns(q).length > 0));

const refuseUkrainians = rule(
  '35.2.V13',
  (q: Query): Refusal | undefined =>
    q.actor === AXIS && q.track('ukrainians-due') > 0
      ? undefined
      : refuse('35.2.V13', say`No Ukrainian division is due now.`),
  () => undefined,
);
function count(g: Play): void {
  set(g, 'ukrainians', Math.min(UKRAINIANS.most, g.track('ukrainians') + 1));
  set(g, 'ukrainians-due', Math.max(0, g.track('ukrainians-due') - 1));
}
const raise = verb({
  id: 'raise-ukrainian',
  title: 'Raise a Ukrainian division',
  rule: '35.2.V13',
  args: { to: 'place' },
  refuse: refuseUkrainians,
  ask: {
    to: {
      title: 'Personnel Center',
      candidates: sites,
      refuse: (q, _, value) =>
        sites(q).includes(value)
          ? undefined
          : refuse('35.2.V13', say`No Ukrainian division is raised in ${place(value)}.`, { places: [value] }),
    },
  },
  apply(g, { to }) {
    if (bringIn(g, kindNamed('6-5U'), to, 2) !== undefined) count(g);
    else set(g, 'ukrainians-due', 0);
  },
});
const rebuild = verb({
  id: 'rebuild-ukrainian',
  title: 'Rebuild a Ukrainian division',
  rule: '35.2.V13',
  args: { piece: 'piece' },
  refuse: refuseUkrainians,
  ask: {
    piece: {
      title: 'Kampfgruppe',
      candidates: kampfgruppen,
      refuse: (q, _, value) =>
        kampfgruppen(q).includes(value)
          ? undefined
          : refuse(
              '35.2.V13',
              say`${unit(value)} is not a Ukrainian kampfgruppe in a Personnel Center of the Ukraine.`,
              {
                pieces: [value],
              },
            ),
    },
  },
  apply(g, { piece }) {
    g.setSteps(piece, 2, '35.2.V13');
    count(g);
  },
});
const rebuildFinn = verb({
  id: 'rebuild-finn',
  title: 'Rebuild a Finnish division',
  rule: '35.2.V6',
  args: { piece: 'piece' },
  refuse: (q) =>
    q.actor === AXIS && q.track('finns-due') > 0
      ? undefined
      : refuse('35.2.V6', say`No Finnish replacement is due now.`),
  ask: {
    piece: {
      title: 'Kampfgruppe',
      candidates: finns,
      refuse: (q, _, value) =>
        isOnMap(q, value) && finns(q).includes(value)
          ? undefined
          : refuse('35.2.V6', say`${unit(value)} is not a supplied Finnish kampfgruppe.`, { pieces: [value] }),
    },
  },
  apply(g, { piece }) {
    g.setSteps(piece, 2, '35.2.V6');
    set(g, 'finnish-draft', g.track('finnish-draft') - 1);
    set(g, 'finns-due', g.track('finns-due') - 1);
    // 20.13
    g.raise(piece, 'inactive');
  },
});
export const verbs = [raise, rebuild, rebuildFinn];
