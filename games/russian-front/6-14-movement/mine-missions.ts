// Laying and sweeping mines (14.3.2.3, 14.3.2.4): ships sail out, a battle location shows what they are about.
import {
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { enemyOf, sideId } from '../1-components/sides.ts';
import { isNaval } from '../1-components/units.ts';
import { missionBan } from '../4-11-general/ally-limits.ts';
import { enterBox, openLocation } from '../4-11-general/battle-locations.ts';
import { NAVAL_RANGE } from '../data/tables.ts';
import { unitsAt } from '../state.ts';
import { ownedBy, type Play, type Query, verb } from '../words.ts';
import {
  hasEnemyMines,
  hasMines,
  minefields,
  minesLeft,
  type Mission,
  MISSION_FLAGS,
  missionSide,
} from './minefields.ts';
import { voyageVerb } from './naval-movement.ts';
import { missionWays, reachRefusal } from './naval-routes.ts';

/** The ship is in the box with the mine. Enemy ships in the hex may keep out of it (14.3.3). */
function begin(g: Play, p: Piece, to: Loc, mission: Mission): void {
  const side = g.sideOf(p);
  openLocation(g, to);
  for (const x of unitsAt(g, to, enemyOf(side)).all) if (!isNaval(g, x)) enterBox(g, x);
  g.raise(p, MISSION_FLAGS[mission]);
  g.setMark(mission, to, ownedBy(side));
}

// Laying

/** 14.3.2.3.1 */
const beginLaying = rule(
  '14.3.2.3.1',
  (g: Play, p: Piece, to: Loc): void => begin(g, p, to, 'laying'),
  () => undefined,
);
/** 14.3.2.3 */
const layRefusal = rule(
  '14.3.2.3',
  (q: Query, side: Side, to: Loc): Refusal | undefined =>
    hasEnemyMines(q, to, side)
      ? refuse('14.3.2.3', say`Enemy mines lie at ${place(to)}: none can be laid there.`, { places: [to] })
      : undefined,
  () => undefined,
);
/** 14.3.2.3.2: one a hex, six in all. */
const countRefusal = rule(
  '14.3.2.3.2',
  (q: Query, side: Side, to: Loc): Refusal | undefined => {
    if (hasMines(q, to, side))
      return refuse('14.3.2.3.2', say`Your mines lie at ${place(to)} already.`, { places: [to] });
    if (minesLeft(q, side) > 0 || missionSide(q, 'laying', to) === side) return undefined;
    return refuse('14.3.2.3.2', say`All your minefields are in use.`, { places: minefields(q, side) });
  },
  () => undefined,
);
function minelayRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  return (
    layRefusal(q, side, to) ?? countRefusal(q, side, to) ?? reachRefusal(q, p, to, '14.3.2') ?? missionBan(q, p, to)
  );
}
function* within(q: Query, p: Piece): Generator<Loc> {
  if (p < 0) return;
  for (const [h, n] of missionWays(q, q.sideOf(p), q.at(p))) if (n <= NAVAL_RANGE.mission) yield h;
}
const layMines = voyageVerb({
  id: 'lay-mines',
  title: 'Lay mines',
  rule: '14.3.2.3',
  target: 'hex',
  targets: within,
  refusal: minelayRefusal,
  arrive: (g, p, to) => beginLaying(g, p, to),
});

// Sweeping

/** 14.3.2.4.1 */
const beginSweeping = rule(
  '14.3.2.4.1',
  (g: Play, p: Piece, to: Loc): void => begin(g, p, to, 'sweeping'),
  () => undefined,
);
function sweepRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (!hasEnemyMines(q, to, q.sideOf(p)))
    return refuse('14.3.2.4', say`No enemy mines lie at ${place(to)}.`, { places: [to] });
  return reachRefusal(q, p, to, '14.3.2') ?? missionBan(q, p, to);
}
/** 14.3.2.4: enemy mines can be swept. */
const sweepable = rule(
  '14.3.2.4',
  (q: Query, side: Side): readonly Loc[] => minefields(q, enemyOf(side)),
  () => [],
);
const sweepMines = voyageVerb({
  id: 'sweep-mines',
  title: 'Sweep mines',
  rule: '14.3.2.4',
  target: 'minefield',
  targets: (q) => sweepable(q, q.actor),
  refusal: sweepRefusal,
  arrive: (g, p, to) => beginSweeping(g, p, to),
});
/** 14.3.2.4.3: own mines are taken up without ships, to be laid again at once or later. */
const takeUp = rule(
  '14.3.2.4.3',
  (g: Play, at: Loc): void => g.setMark(`mines-${sideId(g.actor)}`, at, 0),
  () => undefined,
);
const liftMines = verb({
  id: 'lift-mines',
  title: 'Take up own mines',
  rule: '14.3.2.4.3',
  args: { at: 'place' },
  ask: {
    at: {
      title: 'minefield',
      candidates: (q) => minefields(q, q.actor),
      refuse: (q, _soFar, at) =>
        hasMines(q, at, q.actor)
          ? undefined
          : refuse('14.3.2.4.3', say`You have no mines at ${place(at)}.`, { places: [at] }),
    },
  },
  apply(g, { at }) {
    takeUp(g, at);
    g.note('14.3.2.4.3', say`The mines at ${place(at)} are taken up.`);
  },
});
/** Ships on a mine mission keep to it (14.3.2.3.3, 14.3.2.4.2). */
export function isMining(q: Query, p: Piece): boolean {
  return q.has(p, 'minelaying') || q.has(p, 'minesweeping');
}
export function minedRefusal(id: string, p: Piece, at: Loc): Refusal {
  return refuse(id, say`Enemy mines lie at ${place(at)}: ${unit(p)} can only sweep them.`, { places: [at] });
}

export const verbs: readonly Verb[] = [layMines, sweepMines, liftMines];
