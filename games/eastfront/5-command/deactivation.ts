// Deactivation and what it costs (5.43).
import { type Piece, rule } from '@rasputitsa/kernel';
import { POOL } from '../1-map/board.ts';
import { eliminate } from '../2-units/step-losses.ts';
import { enemyOf, of } from '../sides.ts';
import { attackerAt, isBattle } from '../state.ts';
import type { Play } from '../words.ts';

/** 5.43: deactivating costs a step and hides the HQ; one at zero is gone (5.43n). */
export function deactivate(g: Play, hq: Piece): void {
  for (const f of ['active', 'blitz', 'invasion', 'paradrop', 'commanded'] as const) g.lower(hq, f);
  payStep(g, hq);
  // The eliminated lie open, and so does the Original Attacker in a battle (7.12).
  const at = g.at(hq);
  if (at === of(POOL, g.sideOf(hq)) || (isBattle(g, at) && attackerAt(g, at) === g.sideOf(hq))) return;
  g.conceal([hq], enemyOf(g.sideOf(hq)));
}
/** 5.7c: after the first combat phase a Blitz HQ pays a step and stays active. */
export const payForBlitz = rule(
  '5.7c',
  (g: Play, hq: Piece): void => payStep(g, hq),
  () => undefined,
);
/** 5.7d: after the second it pays another and is hidden where it is. */
export const endBlitzHq = rule('5.7d', deactivate, () => undefined);
/** 5.43n */
const loseZeroHq = rule(
  '5.43n',
  (g: Play, hq: Piece): void => eliminate(g, hq, '5.43n'),
  () => undefined,
);
/** 5.43, 5.43n */
export const payStep = rule(
  '5.43',
  (g: Play, hq: Piece): void => {
    if (g.steps(hq) === 0) loseZeroHq(g, hq);
    else g.setSteps(hq, g.steps(hq) - 1, '5.43');
  },
  () => undefined,
);
