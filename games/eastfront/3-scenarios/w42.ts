// Winter 1942: Stalingrad (W42.2). Leningrad without rail (W42.4): startlines.ts.
import { type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { hexOf } from '../1-map/board.ts';
import { unitOf } from '../2-units/units.ts';
import { STALINGRAD_STEPS, STALINGRAD_UNITS } from '../data/deployment.ts';
import { GERMAN } from '../sides.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';

const STALINGRAD = hexOf('Stalingrad');
export const stalingradOwed = rule(
  'W42.2',
  (q: Query, side: Side): Refusal | undefined => {
    if (q.state.scenario !== 'w42' || side !== GERMAN) return undefined;
    const units = unitsAt(q, STALINGRAD, GERMAN);
    const steps = units.reduce((n, p) => n + q.steps(p), 0);
    const fits =
      units.length === STALINGRAD_UNITS &&
      steps >= STALINGRAD_STEPS &&
      units.some((p) => unitOf(q, p).type === 'armor');
    return fits
      ? undefined
      : refuse(
          'W42.2',
          say`Four German units, one of them armor, with at least ${STALINGRAD_STEPS} steps must be in Stalingrad.`,
          { places: [STALINGRAD] },
        );
  },
  () => undefined,
);
