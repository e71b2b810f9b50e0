// The Movement Phase (4.42): who may move, and which headquarters may mobilize.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { inPlay } from '../1-map/board.ts';
import { isHq } from '../2-units/units.ts';
import { waitsForBlitz } from '../5-command/blitz.ts';
import { commandRange } from '../5-command/command-range.ts';
import { commandingHqs } from '../5-command/headquarters.ts';
import { movedRefusal } from '../6-movement/one-move.ts';
import type { Query } from '../words.ts';

/** 4.42a, 5.3: an active HQ in range commands it for nothing; else it costs a Supreme Move (6.51). */
export function commander(q: Query, p: Piece): 'hq' | 'supreme' | 'none' {
  const side = q.sideOf(p);
  const blitz = q.within('blitz-movement');
  if (commandingHqs(q, side).some((hq) => (!blitz || q.has(hq, 'blitz')) && commandRange(q, hq).has(q.at(p))))
    return 'hq';
  return !blitz && supremeCommands(q) ? 'supreme' : 'none';
}
/** 4.42c: an active Supreme HQ moves units nobody else commands. */
const supremeCommands = rule(
  '4.42c',
  (q: Query): boolean => q.track('supreme') > 0,
  () => false,
);

/** Why a unit may not move at all now. */
export const moverRefusal = rule(
  '4.42a',
  (q: Query, p: Piece): Refusal | undefined => {
    if (!inPlay(q.at(p))) return refuse('6.1a', say`${unit(p)} is not on the map.`);
    const moved = movedRefusal(q, p);
    if (moved) return moved;
    if (q.has(p, 'active'))
      return refuse('5.2a', say`${unit(p)} is an active HQ: it deploys or mobilizes, but does not move.`);
    if (q.has(p, 'dispersed')) return refuse('14.6a', say`${unit(p)} is dispersed and may not move.`);
    if (q.has(p, 'rearguard')) return refuse('6.41c', say`${unit(p)} is the Rearguard and moves last.`);
    if (commander(q, p) === 'none') return refuse('5.3', say`No active HQ commands ${unit(p)}.`);
    return undefined;
  },
  (q, p) =>
    q.has(p, 'moved') || q.has(p, 'active') || q.has(p, 'rearguard')
      ? refuse('6.1b', say`${unit(p)} has moved.`)
      : undefined,
);

/** Why a unit is not fit to move, whether or not an HQ commands it. */
export function fitRefusal(q: Query, p: Piece): Refusal | undefined {
  const no = moverRefusal(q, p);
  return no && no.rule !== '5.3' ? no : undefined;
}

/** Active HQs move at the end, but Blitz HQs only in the blitz. */
export function mobilizes(q: Query, hq: Piece): boolean {
  return !q.has(hq, 'paradrop') && !waitsForBlitz(q, hq);
}

/** 4.42b, 5.7a: Blitz HQs wait for their second phase; Paradrop HQs stay (RULINGS R70). */
export const mobilizeRefusal = rule(
  '4.42b',
  (q: Query, hq: Piece): Refusal | undefined => {
    if (!isHq(q, hq) || !q.has(hq, 'active')) return refuse('5.4', say`${unit(hq)} is not an active HQ.`);
    if (waitsForBlitz(q, hq))
      return refuse('5.7a', say`${unit(hq)} is a Blitz HQ and may not mobilize before Blitz Movement.`);
    if (q.has(hq, 'paradrop')) return refuse('14.2', say`${unit(hq)} commands the paradrop and must stay.`);
    return undefined;
  },
  () => undefined,
);
