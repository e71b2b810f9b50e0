// 29.3: who arrives in a Reinforcement Phase. Arrivals wait in the side's box until they enter over the edge of the map (29.32), or appear in their city.
import { rule, type Side } from '@rasputitsa/kernel';
import { MURMANSK, PERSONNEL_CENTERS, reinforcementBox, SIBERIAN, TRAY } from '../3-equipment/board.ts';
import { bringIn, INFO, kindNamed } from '../3-equipment/units.ts';
import { appear } from '../5-movement/entering.ts';
import { enemyIn } from '../8-9-zones-stacking/picture.ts';
import { addPoints, pointsIn } from '../12-air/points.ts';
import { isPersonnelOperational } from '../15-production/centers.ts';
import { AIR, MILITIA, MURMANSK_CENTERS, readArrivals } from '../data/charts.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { Coming, Play, Query } from '../words.ts';
import { isOutOfWar } from '../27-allies/politics.ts';
import { delayedBy, isHeldInAsia, moreGermans, shipsArms } from '../35-variants/arrivals.ts';
import { isNeutralNation } from '../35-variants/satellites.ts';
import { cityOf } from './entry.ts';
import { isCampaign, isInvasion, turnRow, warTurn } from './row.ts';

/** 31.32, 32.32, 33.32, 34.32, 30.33: in the Campaign only what is in brackets. */
const russianArrivals = rule(
  '30.33',
  (q: Query): readonly string[] => {
    const row = turnRow(q);
    return isCampaign(q) ? [row?.[7] ?? ''] : [row?.[7] ?? '', row?.[8] ?? ''];
  },
  (q: Query) => [turnRow(q)?.[7] ?? '', turnRow(q)?.[8] ?? ''],
);

/** 12.51 The Axis adds what the track says, up to twenty. */
const axisAir = rule(
  '12.51',
  (q: Query, more: number): number => Math.max(0, Math.min(more, AIR.axisMost - allPoints(q, AXIS))),
  (_: Query, more: number) => more,
);
const allPoints = (q: Query, side: Side): number =>
  pointsIn(q, side, 'air') + pointsIn(q, side, 'superiority') + pointsIn(q, side, 'support');
/** 12.52 The Russian only what is listed; what is rebuilt returns points lost before. */
const russianAir = rule(
  '12.52',
  (g: Play, what: string): void => {
    if (what === 'Air rebuilt' && g.track('russian-air-lost') === 0) return;
    if (what === 'Air rebuilt') g.setTrack('russian-air-lost', g.track('russian-air-lost') - 1);
    addPoints(g, RUSSIAN, 'air', 1);
  },
  () => {},
);
/** What arrives on this turn, by the track and the variants. */
function lists(g: Play): readonly string[] {
  const listed = g.active === AXIS ? [turnRow(g)?.[6] ?? '', ...moreGermans(g)] : russianArrivals(g);
  return g.active === RUSSIAN && isHeldInAsia(g) ? [] : listed;
}
export function receive(g: Play): void {
  const row = turnRow(g);
  if (g.active === AXIS) addPoints(g, AXIS, 'air', axisAir(g, row?.[5] ?? 0));
  for (const list of lists(g))
    for (const { count, what } of readArrivals(list))
      for (let i = delayedBy(g, what, count); i < count; i++) arrive(g, what);
  for (const { what, count } of comingNow(g)) for (let i = 0; i < count; i++) arrive(g, what);
  if (g.active === RUSSIAN) militia(g);
  if (g.active === RUSSIAN) murmansk(g);
}
/** 6.67 and the like: what is due beside the track, for the side whose turn it is. */
function comingNow(g: Play): readonly Coming[] {
  const all = g.memo('coming') ?? [];
  const due = all.filter((c) => c.turn <= g.track('turn') && INFO[arrivingKind(c.what)]?.side === g.active);
  if (due.length > 0)
    g.setMemo(
      'coming',
      all.filter((c) => !due.includes(c)),
    );
  return due;
}
/** The type of counter that a list of arrivals means: `6-5KG` is the other side of a `6-5`. */
export const arrivingKind = (what: string): number =>
  kindNamed(what === 'Repair' ? 'Axis Repair' : what.replace(/KG$/, ''));
function arrive(g: Play, what: string): void {
  if (what === 'Air' || what === 'Air rebuilt') {
    russianAir(g, what);
    return;
  }
  const kind = arrivingKind(what);
  const nation = INFO[kind]?.nation ?? '';
  if (isOutOfWar(g, nation) || isNeutralNation(g, nation)) return;
  const city = cityOf(INFO[kind]?.nation ?? '');
  const steps = what.endsWith('KG') ? 1 : (INFO[kind]?.steps ?? 1);
  // 29.34: forfeited while the enemy is in the city.
  if (city !== undefined && enemyIn(g, g.active, city)) return;
  const p = city === undefined ? bringIn(g, kind, reinforcementBox(g.active), steps) : appear(g, kind, city, steps);
  if (p === undefined) return;
  g.setField(p, 'due', g.track('turn'));
  g.raise(p, 'fresh');
  if (city !== undefined) g.raise(p, 'appeared');
}

/** 30.33 Arms Centers arrive at Murmansk by sea and stay there; 35.2.V16 none do. */
const murmansk = rule(
  '30.33',
  (g: Play): void => {
    if (!isCampaign(g) || !MURMANSK_CENTERS.includes(warTurn(g)) || !shipsArms(g)) return;
    if (enemyIn(g, RUSSIAN, MURMANSK)) return;
    const p = bringIn(g, kindNamed('Arms Center'), MURMANSK, 1);
    if (p !== undefined) g.raise(p, 'fixed');
  },
  () => {},
);

// 29.35: Militia

/** 29.35: which work is judged at the end of the Russian Player-Turn (15.16). */
export function noteOperational(g: Play): void {
  if (!isInvasion(g) || MILITIA[warTurn(g) + 1] === undefined) return;
  for (const hex of PERSONNEL_CENTERS) {
    const works = isPersonnelOperational(g, hex) ? 0 : 1;
    if (g.mark('idle-center', hex) !== works) g.setMark('idle-center', hex, works);
  }
}
/** 29.35 Two 1-4s for each working Personnel Center on turns 1 and 2, one on turn 3; those of Siberia over the edge. */
const militia = rule(
  '29.35',
  (g: Play): void => {
    const each = isInvasion(g) ? (MILITIA[warTurn(g)] ?? 0) : 0;
    if (each === 0) return;
    const kind = kindNamed('1-4');
    for (const hex of PERSONNEL_CENTERS)
      if (!enemyIn(g, RUSSIAN, hex) && g.mark('idle-center', hex) === 0)
        for (let i = 0; i < each; i++) {
          const p = appear(g, kind, hex, 1);
          if (p !== undefined) g.raise(p, 'appeared');
        }
    for (let i = 0; i < each * (SIBERIAN['personnel'] ?? 0); i++) {
      const p = bringIn(g, kind, reinforcementBox(RUSSIAN), 1);
      if (p !== undefined) g.raise(p, 'fresh');
    }
  },
  () => {},
);

// 29.32: what happens to those who do not come in

/** 29.32 Arrivals may not be withheld. */
export const forfeitArrivals = rule(
  '29.32',
  (g: Play): void => {
    for (const p of g.piecesAt(reinforcementBox(g.active))) {
      g.lowerAll(p);
      g.clearFields(p);
      g.remove(p, TRAY, '29.32');
    }
  },
  () => {},
);
