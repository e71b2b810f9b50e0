// Retreats: the Rearguard and the fire it draws (6.4).
import {
  type DecisionNode,
  place,
  type Play,
  type ProcessNode,
  type Query,
  rule,
  say,
  unit,
  verb,
} from '@rasputitsa/kernel';
import { DF, FIRE_NAMES, NO_FIRE, SF } from './data/tables.ts';
import { hitsPerStep } from './fire.ts';
import { leavesBattleEmpty } from './hexsides.ts';
import { loseStep, settleBattle } from './losses.ts';
import { deactivate, supremeMoves } from './command.ts';
import { comeAway, evacuationSpeed } from './invasion.ts';
import { landMoves, march, markAssault, speed, stackRefusal } from './movement.ts';
import { attackerAt, NOBODY, ownedBy, unitsAt } from './state.ts';
import { enemyOf, isHq, isSupreme } from './units.ts';

/** 6.42a: faster DF, as fast SF, slower not at all; HQs never fire (6.42c). */
export const pursuitFire = rule(
  '6.42a',
  (q: Query, pursuer: number, fleeing: number): number => {
    if (isHq(q, pursuer)) return NO_FIRE;
    const d = speed(q, pursuer) - (q.field(fleeing, 'sail') > 0 ? evacuationSpeed(q, fleeing) : speed(q, fleeing));
    return d > 0 ? DF : d === 0 ? SF : NO_FIRE;
  },
  () => NO_FIRE,
);

/** 6.42: all enemies in the hex fire; what terrain and mud protect, they protect here too. Left-over hits are lost (6.42c). */
function pursue(g: Play, p: number): void {
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
  const per = hitsPerStep(g, at, g.sideOf(p), 'supported');
  const lost = per === 0 ? 0 : Math.floor(hits / per);
  for (let i = 0; i < lost && g.at(p) === at; i++) loseStep(g, p, '6.42b');
  if (attackerAt(g, at) !== enemyOf(g.sideOf(p)))
    g.conceal(
      firing.filter((e) => !g.has(e, 'active')),
      g.sideOf(p),
    );
}

/** 6.41b: if only newcomers are left when the last of the old garrison is gone, theirs is a new attack. */
const renewBattle = rule(
  '6.41b',
  (g: Play, at: number, side: number): void => {
    settleBattle(g, at);
    if (unitsAt(g, at, side).length === 0 || g.layer('attacker')[at] === NOBODY) return;
    g.setLayer('attacker', [at], ownedBy(side));
    g.setMark('begun', at, 1);
    markAssault(g, at);
    // A new battle: nobody in it is known until it is fought (6.31a).
    for (const s of [side, enemyOf(side)])
      g.conceal(
        unitsAt(g, at, s).filter((p) => !g.has(p, 'active')),
        enemyOf(s),
      );
  },
  (g, at) => settleBattle(g, at),
);

/** Where the survivor goes: its way is settled when an HQ deploys or mobilizes; else its owner says. With no room anywhere it stays. */
function retreat(g: Play, p: number): void {
  const { to, path } = g.frame.vars;
  if (typeof to === 'number') {
    g.move(p, to, { by: 'deploy' });
    if (isSupreme(g, p)) g.setTrack('supreme', supremeMoves(g, p));
    return;
  }
  if (Array.isArray(path)) {
    march(g, p, path as readonly number[], 'mobilize');
    deactivate(g, p);
    return;
  }
  const port = g.field(p, 'sail') - 1;
  if (port >= 0) {
    g.setField(p, 'sail', 0);
    if (!stackRefusal(g, p, port)) comeAway(g, p, port);
    return;
  }
  if (refuges(g, p).length > 0) g.call('withdraw', { side: g.sideOf(p), vars: { piece: p } });
  else if (attackerAt(g, g.at(p)) !== g.sideOf(p)) g.conceal([p], enemyOf(g.sideOf(p)));
}
/** 6.2: a Rearguard may not end its retreat on a full stack. */
function refuges(q: Query, p: number): readonly number[] {
  return [...landMoves(q, p).keys()].filter((to) => !stackRefusal(q, p, to));
}

/** Called with the Rearguard, and with its way where that is settled (an HQ that deploys out of a battle, 5.21b). */
export const pursuit: ProcessNode = {
  kind: 'process',
  id: 'pursuit',
  title: 'Pursuit Fire',
  rule: '6.42a',
  step(g) {
    const p = Number(g.v('rearguard'));
    const stage = Number(g.frame.vars['stage'] ?? 0);
    if (stage === 0) {
      g.set('stage', 1);
      g.set('from', g.at(p));
      // 6.41b: with an old comrade staying behind it is no Retreat after all.
      if (leavesBattleEmpty(g, p)) pursue(g, p);
      return 'again';
    }
    const from = Number(g.frame.vars['from']);
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
    renewBattle(g, from, g.sideOf(p));
    return 'done';
  },
};

export const withdraw: DecisionNode = {
  kind: 'decision',
  id: 'withdraw',
  title: 'Withdrawal',
  rule: '6.41a',
  verbs: ['withdraw'],
  prompt: (q) =>
    say`${unit(Number(q.v('piece')))} held the rear at ${place(q.at(Number(q.v('piece'))))}: where does it go?`,
};
export const withdrawTo = verb<{ readonly to: number; readonly [name: string]: number }>({
  id: 'withdraw',
  title: 'Withdraw',
  rule: '6.41a',
  ends: true,
  args: [
    {
      name: 'to',
      type: 'place',
      candidates: (q) => refuges(q, Number(q.v('piece'))),
      preview: (q, _soFar, to) => {
        const path = landMoves(q, Number(q.v('piece'))).get(Number(to))?.path ?? [];
        return { cost: path.length - 1, path };
      },
    },
  ],
  apply(g, { to }) {
    const p = Number(g.v('piece'));
    march(g, p, landMoves(g, p).get(to)?.path ?? [], 'retreat');
  },
});

/** 6.41a: when all other movement is over, each Rearguard in turn. */
export const rearguards: ProcessNode = {
  kind: 'process',
  id: 'rearguards',
  title: 'Rearguards',
  rule: '6.41a',
  step(g) {
    const next = g.piecesOf(g.active).find((p) => g.has(p, 'rearguard'));
    if (next === undefined) return 'done';
    g.call('pursuit', { side: g.active, vars: { rearguard: next } });
    return 'again';
  },
};
