// Pursuit Fire (6.42).
import { type Loc, NOWHERE, type Piece, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { hideAgain } from '../0-introduction/fog-of-war.ts';
import { speed } from '../12-weather/mobility.ts';
import { evacuationSpeed } from '../15-seapower/evacuations.ts';
import { loseStep } from '../2-units/step-losses.ts';
import { isHq, isSupreme } from '../2-units/units.ts';
import { hitsPerStep } from '../7-combat/defense.ts';
import { DF, FIRE_NAMES, NO_FIRE, SF } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { attackerAt, unitsAt } from '../state.ts';
import type { Play, ProcessNode, Query } from '../words.ts';
import { renewBattle, retreat, withdrawn } from './rearguard.ts';
import { leavesBattleEmpty } from './retreats.ts';

/** 6.42a: faster DF, as fast SF, slower not at all; HQs never fire (6.42c). */
export const pursuitFire = rule(
  '6.42a',
  (q: Query, pursuer: Piece, fleeing: Piece): number => {
    if (!pursues(q, pursuer)) return NO_FIRE;
    const d = speed(q, pursuer) - (q.field(fleeing, 'sail') > 0 ? evacuationSpeed(q, fleeing) : speed(q, fleeing));
    return d > 0 ? DF : d === 0 ? SF : NO_FIRE;
  },
  () => NO_FIRE,
);

/** 6.42c: headquarters never fire in pursuit. */
const pursues = rule(
  '6.42c',
  (q: Query, p: Piece): boolean => !isHq(q, p),
  () => true,
);
/** 6.42b: how many hits a step of the Rearguard costs. */
const cover = rule(
  '6.42b',
  (q: Query, at: Loc, side: Side): number => hitsPerStep(q, at, side, 'supported'),
  () => 1,
);

/** 6.42: all enemies in the hex fire; what terrain and mud protect, they protect here too. Left-over hits are lost (6.42c). */
function pursue(g: Play, p: Piece): void {
  const at = g.at(p);
  const enemies = unitsAt(g, at, enemyOf(g.sideOf(p)));
  const firing = enemies.filter((e) => pursuitFire(g, e, p) !== NO_FIRE && g.steps(e) > 0);
  g.reveal([p], enemyOf(g.sideOf(p)));
  g.reveal(firing, g.sideOf(p));
  let hits = 0;
  for (const e of firing) {
    const needs = pursuitFire(g, e, p);
    const dice = g.roll(
      g.steps(e),
      6,
      say`${unit(e)} pursues ${unit(p)}, ${FIRE_NAMES[needs] ?? ''}`,
      '6.42a',
      g.sideOf(e),
      needs,
    );
    hits += dice.filter((d) => d >= needs).length;
  }
  const per = cover(g, at, g.sideOf(p));
  const lost = per === 0 ? 0 : Math.floor(hits / per);
  for (let i = 0; i < lost && g.at(p) === at; i++) loseStep(g, p, '6.42b');
  if (attackerAt(g, at) !== enemyOf(g.sideOf(p))) hideAgain(g, firing, g.sideOf(p));
}

/** Called with the Rearguard, and with its way where that is settled (an HQ that deploys out of a battle, 5.21b). */
export const pursuit: ProcessNode = {
  kind: 'process',
  id: 'pursuit',
  title: 'Pursuit Fire',
  rule: '6.42a',
  step(g) {
    const p = g.v('rearguard') ?? -1;
    const stage = g.v('stage');
    if (stage === undefined) {
      g.set('stage', 1);
      g.set('from', g.at(p));
      // 6.41b: with an old comrade staying behind it is no Retreat after all.
      if (leavesBattleEmpty(g, p)) pursue(g, p);
      return 'again';
    }
    const from = g.v('from') ?? NOWHERE;
    if (stage === 1) {
      g.set('stage', 2);
      g.lower(p, 'rearguard');
      if (g.at(p) !== from) {
        if (isSupreme(g, p)) g.setTrack('supreme', 0);
        return 'again';
      }
      retreat(g, p);
      return 'again';
    }
    withdrawn(g, p);
    renewBattle(g, from, g.sideOf(p));
    return 'done';
  },
};
