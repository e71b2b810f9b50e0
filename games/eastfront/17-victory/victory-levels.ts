// Victory levels (17.3) and tournament points (17.31).
import { type Gain, gainFor, type Result, rule } from '@rasputitsa/kernel';
import { VICTORY_LEVELS } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';

/** 17.3: the level of a difference. */
export const levelOf = rule(
  '17.3',
  (difference: number): string => VICTORY_LEVELS.find((v) => difference >= v.from)?.level ?? 'draw',
  () => 'draw',
);
export function resultOf(difference: number): Result {
  const level = levelOf(Math.abs(difference));
  return { winner: level === 'draw' ? -1 : difference > 0 ? GERMAN : SOVIET, level, rule: '17.3', score: difference };
}

/** Results of 17.3 hang on the difference of points; other ends do not. */
export function judgeBid(_q: unknown, { rule: by, score = 0 }: Result, gain: Gain): Result | undefined {
  return by === '17.3' ? resultOf(score + gainFor(GERMAN, gain)) : undefined;
}

/** 17.31 */
export function tournamentPoints(level: string): number {
  return VICTORY_LEVELS.find((v) => v.level === level)?.points ?? 0;
}
