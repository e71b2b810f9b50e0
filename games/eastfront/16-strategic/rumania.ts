// Rumania (16.11). S44.2: in force in 1944 as in every half-year.
import { type Piece, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { areaHexes, hexOf } from '../1-map/board.ts';
import { isLand } from '../1-map/terrain.ts';
import { eliminate } from '../2-units/step-losses.ts';
import { isSatellite, kinds, unitOf } from '../2-units/units.ts';
import { stackLimit } from '../6-movement/stacking.ts';
import { fixControl } from '../8-control/hex-control.ts';
import { zones } from '../8-control/zones-of-control.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';
import { isEdelweiss, isFriendly, ownedBy, unitsAt, unitsOf } from '../state.ts';
import type { Play, Query } from '../words.ts';

const BUCHAREST = hexOf('Bucharest');
const RUMANIA = areaHexes('country', 'Rumania');
/** Those who fight on the other side (16.11a). */
const RECRUITS = kinds.findIndex((k) => k.id === 'S-RUM-INF');

/** 16.11: Rumania changes sides with Bucharest, and back again. */
export function watchRumania(g: Play): void {
  if (isEdelweiss(g)) return;
  const surrendered = g.track('bucharest') === 1;
  if (!surrendered && isFriendly(g, BUCHAREST, SOVIET)) surrender(g);
  else if (surrendered && isFriendly(g, BUCHAREST, GERMAN)) {
    g.setTrack('bucharest', 0);
    flip(g, GERMAN);
    g.note('16.11b', say`Bucharest is retaken: Rumania is held by the Germans again.`);
  }
}
/** 16.11a */
const surrender = rule(
  '16.11a',
  (g: Play): void => {
    g.setTrack('bucharest', 1);
    g.note('16.11a', say`Rumania surrenders.`);
    for (const p of unitsOf(g, GERMAN)) if (unitOf(g, p).nation === 'Rumanian') eliminate(g, p, '16.11a');
    flip(g, SOVIET);
    const known = g.columns.kind.indexOf(RECRUITS);
    if (unitsAt(g, BUCHAREST, SOVIET).length >= stackLimit(BUCHAREST)) return;
    if (known < 0) g.create('S-RUM-INF', BUCHAREST, 1);
    else if (g.at(known) < 0) g.place(known, BUCHAREST, 1);
  },
  () => undefined,
);
/** 16.11b: every Rumanian hex where the other side has neither units nor a zone of control. */
function flip(g: Play, to: Side): void {
  const other = enemyOf(to);
  const hexes = [...RUMANIA].filter(
    (h) => isLand(h) && unitsAt(g, h, other).length === 0 && ((zones(g)[h] ?? 0) & ownedBy(other)) === 0,
  );
  g.setLayer('owner', hexes, ownedBy(to));
  fixControl(g);
}

/** 16.11b: the Rumanians are not there to be rebuilt while Bucharest is Soviet. */
export const rumaniaRefusal = rule(
  '16.11b',
  (q: Query, p: Piece): Refusal | undefined =>
    isSatellite(q, p) && unitOf(q, p).nation === 'Rumanian' && q.track('bucharest') === 1
      ? refuse('16.11b', say`Rumania has changed sides; ${unit(p)} cannot be rebuilt.`)
      : undefined,
  () => undefined,
);
