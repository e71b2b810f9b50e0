// Units that leave play (2.4), and battles that end because one side is gone (7.12).
import { type Play, rule } from '@rasputitsa/kernel';
import { checkBeachhead } from './beachhead.ts';
import { inPlay, POOL } from './board.ts';
import { isBattle, NOBODY, unitsAt } from './state.ts';
import { enemyOf, GERMAN, SOVIET, unitOf } from './units.ts';

/** 2.4: into the pool, open to both (GAPS 3.41), from where it may be rebuilt. */
export function eliminate(g: Play, p: number, ruleId: string): void {
  const at = g.at(p);
  const side = g.sideOf(p);
  g.reveal([p], enemyOf(side));
  for (const f of g.game.flags) if (f.id !== 'restricted' && f.id !== 'gunsLost') g.lower(p, f.id);
  for (const f of g.game.fields) g.setField(p, f, 0);
  if (unitOf(g, p).special === 'siege gun') g.raise(p, 'gunsLost');
  if (g.steps(p) !== 0) g.setSteps(p, 0, ruleId);
  g.remove(p, POOL[side] ?? POOL[0], ruleId);
  if (inPlay(at)) settleBattle(g, at);
}

/** 7.33a: a step goes; the last one takes the unit with it. HQs have a step at zero (5.1d). */
export function loseStep(g: Play, p: number, ruleId: string): void {
  const now = g.steps(p);
  if (now > lastStep(g, p)) g.setSteps(p, now - 1, ruleId);
  else eliminate(g, p, ruleId);
}
/** 5.1d: an HQ is still there at zero, everybody else only at one. */
const lastStep = rule(
  '5.1d',
  (g: Play, p: number): number => (unitOf(g, p).type === 'hq' ? 0 : 1),
  () => 1,
);

/** 7.12, 7.12n: with one side gone the battle is over and whoever is left stands upright again. */
export function settleBattle(g: Play, at: number): void {
  if (isBattle(g, at)) return;
  if (g.layer('attacker')[at] !== NOBODY) g.setLayer('attacker', [at], NOBODY);
  g.setMark('begun', at, 0);
  g.setMark('repulse', at, 0);
  checkBeachhead(g, at);
  for (const side of [GERMAN, SOVIET])
    g.conceal(
      unitsAt(g, at, side).filter((p) => !g.has(p, 'active')),
      enemyOf(side),
    );
}
