// How much time somebody has left, in words.
import { type ClockState, leftOf } from '@rasputitsa/server/clock';
import { t } from '../texts/late.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
/** Days and hours, hours and minutes, or minutes and seconds: two figures tell enough. */
export function timeWords(ms: number): string {
  const hours = Math.floor((ms % DAY) / HOUR);
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d${hours === 0 ? '' : ` ${hours} h`}`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)}:${two((ms % HOUR) / MINUTE)}\u00a0h`;
  return `${Math.floor(ms / MINUTE)}:${two((ms % MINUTE) / 1000)}`;
}
export function clockWords(state: ClockState, side: number, now: number): string {
  const left = leftOf(state, side, now);
  if (left <= 0) return t('far.outNow');
  return state.running.includes(side)
    ? t('far.runs', { time: timeWords(left) })
    : t('far.left', { time: timeWords(left) });
}
