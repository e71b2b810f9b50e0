// When something was, as one says it.
import { t } from '../texts/late.ts';

const DAY = 86_400_000;

export function whenWas(then: number, now: number = Date.now()): string {
  if (Math.abs(now - then) < 90_000) return t('home.justNow');
  const date = new Date(then);
  const time = date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (then >= midnight) return t('home.today', { time });
  if (then >= midnight - DAY) return t('home.yesterday', { time });
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' as const }),
  });
}
