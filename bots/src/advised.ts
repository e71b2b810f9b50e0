// What the game's advice would do, where the rules accept it.
import type { Action, Ask, Game, Posture, Random, View } from '@rasputitsa/kernel';

export function advised(
  { advice }: Pick<Game, 'advice'>,
  view: View,
  ask: Ask,
  random: Random,
  posture: Posture | undefined,
): Action | undefined {
  const action = advice?.(view, ask, random, posture);
  return action && !ask.whyNot(action) ? action : undefined;
}
