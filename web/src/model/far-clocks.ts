// Clocks to choose from for a game far away.
import type { ClockSpec } from '@rasputitsa/server/clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const FAR_CLOCKS = [
  { id: 'none', title: 'far.clockNone', base: 0, plus: 0 },
  { id: 'hour', title: 'far.clockHour', base: HOUR, plus: MINUTE / 2 },
  { id: 'long', title: 'far.clockLong', base: 3 * HOUR, plus: MINUTE },
  { id: 'day', title: 'far.clockDay', base: 3 * DAY, plus: DAY },
  { id: 'week', title: 'far.clockWeek', base: 14 * DAY, plus: 3 * DAY },
] as const;

export function farClock(id: string, out: ClockSpec['out']): { readonly clock?: ClockSpec } {
  const found = FAR_CLOCKS.find((c) => c.id === id);
  return found && found.base > 0 ? { clock: { base: found.base, plus: found.plus, out } } : {};
}
