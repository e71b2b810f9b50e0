// Hexes a click would answer with: those that are asked for, or that an order begins with.
import type { AskedChoices } from '@rasputitsa/kernel';
import type { Session } from './types.ts';

const placesOf = (asked: AskedChoices): readonly number[] =>
  asked.type === 'place' ? asked.choices.map((c) => Number(c.value)) : asked.type === 'places' ? asked.elements : [];

export function offeredHexes(session: Session): readonly number[] {
  const asking = session.asking()?.asked;
  const targets = session.targets().map((t) => t.asked);
  const starts = Object.values(session.standing().starts).flatMap((a) => (a.ok ? [a] : []));
  const from = asking ? [asking] : targets.length > 0 ? targets : starts;
  return [...new Set(from.flatMap(placesOf))].filter((at) => at < session.profile.hexes);
}
