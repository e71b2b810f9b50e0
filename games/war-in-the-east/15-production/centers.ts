// 15.15 to 15.18: which Centers are operational, judged when the Production Phase begins, and what they yield.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { AROUND, CITY, PERSONNEL_CENTERS, SEVASTOPOL, SIBERIA, SIBERIAN } from '../3-equipment/board.ts';
import { isArmsCenter, isOnMap } from '../3-equipment/units.ts';
import { enemyFront, enemyIn } from '../8-9-zones-stacking/picture.ts';
import { isFriendlyPort, openFor, supplyNet } from '../13-supply/lines.ts';
import { communicationsAt } from '../13-supply/supply.ts';
import { ownedBy, RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';
import { isSiberian } from './tracks.ts';

/** 15.11, 15.15, 15.17: not on a train, nor in the ten turns before. */
const isSettled = (q: Query, p: Piece): boolean => !q.has(p, 'entrained') && q.field(p, 'usable') <= q.track('turn');
/** By rail alone to the eastern map edge. */
const hasRailLine = (q: Query, hex: Loc): boolean => supplyNet(q, RUSSIAN)[hex] === 1;

/** 15.15 In a city, with an all-rail supply line, and settled. */
const armsCenterWorks = rule(
  '15.15',
  (q: Query, p: Piece): boolean => CITY[q.at(p)] === 1 && isSettled(q, p) && hasRailLine(q, q.at(p)),
  () => true,
);
/** 15.8 What has ceased to produce does not begin again (RULINGS G22). */
const hasCeased = rule(
  '15.8',
  (q: Query, p: Piece): boolean => q.has(p, 'disrupted'),
  () => false,
);
export const isArmsOperational = (q: Query, p: Piece): boolean => armsCenterWorks(q, p) && !hasCeased(q, p);
/** 26.31: a Center in Siberia works from the eleventh Production Phase after it left the map. */
export const worksInSiberia = (q: Query, p: Piece): boolean => q.field(p, 'usable') <= q.track('turn');

/** 15.16, RULINGS P11: the path begins in the Center's own hex, which must be free of enemy zones or have a friend in it, like every other. */
const hasPath = (q: Query, hex: Loc): boolean => openFor(q, RUSSIAN)[hex] === 1 && communicationsAt(q, RUSSIAN, hex);
/** 15.16 Last entered by a Russian unit, without enemies in it, with a path to the eastern edge; Sevastopol while the Black Sea is open to the Russian. */
export const isPersonnelOperational = rule(
  '15.16',
  (q: Query, hex: Loc): boolean =>
    q.layer('entered')[hex] === ownedBy(RUSSIAN) &&
    !enemyIn(q, RUSSIAN, hex) &&
    (hasPath(q, hex) || (hex === SEVASTOPOL && isFriendlyPort(q, RUSSIAN, hex))),
  () => true,
);

const isQuiet = (q: Query, hex: Loc): boolean => {
  const enemy = enemyFront(q, RUSSIAN);
  return enemy.units[hex] === 0 && enemy.zoc[hex] === 0;
};
/** The city that a Training Center is in or beside and that serves it. */
export const cityOfCenter = (q: Query, center: Piece): Loc | undefined =>
  [q.at(center), ...(AROUND[q.at(center)] ?? [])].find(
    (hex) => CITY[hex] === 1 && isQuiet(q, hex) && hasRailLine(q, hex),
  );
/** 15.17 In or beside a city without enemy units and zones that has an all-rail supply line, and settled. */
const trainingCenterWorks = rule(
  '15.17',
  (q: Query, p: Piece): boolean => isSettled(q, p) && cityOfCenter(q, p) !== undefined,
  () => true,
);
export const isTrainingOperational = (q: Query, p: Piece): boolean =>
  isSiberian(q, p) ? worksInSiberia(q, p) : isOnMap(q, p) && trainingCenterWorks(q, p);

/** 15.18 Those of Siberia always count. */
const siberianCenters = rule(
  '15.18',
  (q: Query): { readonly arms: number; readonly personnel: number } => ({
    arms: q.track('siberian-arms'),
    personnel: SIBERIAN['personnel'] ?? 0,
  }),
  () => ({ arms: 0, personnel: 0 }),
);
export interface Working {
  readonly arms: number;
  readonly personnel: number;
  /** Arms Centers on the map, and those of them that work. */
  readonly armsOnMap: readonly [working: number, all: number];
  readonly personnelOnMap: readonly [working: number, all: number];
}
export function workingCenters(q: Query): Working {
  const arms = q.piecesOf(RUSSIAN).filter((p) => isArmsCenter(q, p));
  const onMap = arms.filter((p) => isOnMap(q, p));
  const working = onMap.filter((p) => isArmsOperational(q, p)).length;
  const evacuated = arms.filter((p) => q.at(p) === SIBERIA && worksInSiberia(q, p)).length;
  const people = PERSONNEL_CENTERS.filter((hex) => isPersonnelOperational(q, hex)).length;
  const siberia = siberianCenters(q);
  return {
    arms: working + evacuated + siberia.arms,
    personnel: people + siberia.personnel,
    armsOnMap: [working, onMap.length],
    personnelOnMap: [people, PERSONNEL_CENTERS.length],
  };
}
