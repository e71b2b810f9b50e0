// Step losses (2.4): one by one, and with the last the unit. How many steps a unit has: `kinds` in units.ts (2.5d).
import { type Piece, rule } from '@rasputitsa/kernel';
import { inPlay, POOL } from '../1-map/board.ts';
import { lastStep } from '../5-command/headquarters.ts';
import { settleBattle } from '../7-combat/battles.ts';
import { enemyOf, of } from '../sides.ts';
import { type Play, words } from '../words.ts';
import { loseGuns } from './siege-guns.ts';

/** 2.4: into the pool, open to both (RULINGS R1), from where it may be rebuilt. */
export function eliminate(g: Play, p: Piece, ruleId: string): void {
  const at = g.at(p);
  const side = g.sideOf(p);
  g.reveal([p], enemyOf(side));
  for (const { id } of words.flags) if (id !== 'restricted' && id !== 'guns-lost') g.lower(p, id);
  for (const f of words.fields) g.setField(p, f, 0);
  loseGuns(g, p);
  if (g.steps(p) !== 0) g.setSteps(p, 0, ruleId);
  g.remove(p, of(POOL, side), ruleId);
  if (inPlay(at)) settleBattle(g, at);
}

/** 7.33a: a step goes; the last one takes the unit with it. HQs have a step at zero (5.1d). */
export function loseStep(g: Play, p: Piece, ruleId: string): void {
  const now = g.steps(p);
  if (now > lastStep(g, p)) g.setSteps(p, now - 1, ruleId);
  else loseLastStep(g, p, ruleId);
}
/** 2.4 */
const loseLastStep = rule('2.4', eliminate, () => undefined);
