// What there is in a game: some of it only with an option, in some scenarios or for one side.
import type { Need, OnlyWith } from './info.ts';
import type { View } from './seen.ts';

type Seen = Pick<View, 'options' | 'scenario' | 'viewer'>;

function isMet({ option, is, not, scenarios, side }: Need, { options, scenario, viewer }: Seen): boolean {
  if (option !== undefined && is !== undefined && options[option] !== is) return false;
  if (option !== undefined && not !== undefined && options[option] === not) return false;
  if (scenarios !== undefined && !scenarios.includes(scenario)) return false;
  return side === undefined || viewer === 'spectator' || viewer === side;
}
export function isInPlay(onlyWith: OnlyWith | undefined, seen: Seen, what: keyof OnlyWith, id: string): boolean {
  const need = onlyWith?.[what]?.[id];
  return need === undefined || isMet(need, seen);
}
