// Time to think, by the players' choice: a stock for each side that runs while it has to decide, and grows with every decision.
// An hour and half a minute more, or three days and one more: the same clock.
import type { Side } from '@rasputitsa/kernel';

/** In milliseconds. */
export interface ClockSpec {
  readonly base: number;
  /** Added when a side has decided; the stock never grows beyond its first size, or what one decision adds. */
  readonly plus: number;
  /** What happens when a side has no more: it loses, or it is only seen. */
  readonly out: 'loses' | 'shown';
}
export interface ClockState {
  /** What each side has left, at the time of `since`. */
  readonly left: readonly number[];
  readonly running: readonly Side[];
  readonly since: number;
}

export function newClock(spec: ClockSpec, sides: number, now: number): ClockState {
  return { left: Array.from({ length: sides }, () => spec.base), running: [], since: now };
}
/** What a side has left now; may be less than nothing. */
export function leftOf(state: ClockState, side: Side, now: number): number {
  const left = state.left[side] ?? 0;
  return state.running.includes(side) ? left - (now - state.since) : left;
}
/** Others have to decide now: who was running and is not any more has decided. */
export function passOn(spec: ClockSpec, state: ClockState, owing: readonly Side[], now: number): ClockState {
  const most = Math.max(spec.base, spec.plus);
  return {
    left: state.left.map((_, side) => {
      const left = leftOf(state, side, now);
      const decided = state.running.includes(side) && !owing.includes(side);
      return decided ? Math.min(most, Math.max(0, left) + spec.plus) : left;
    }),
    running: owing,
    since: now,
  };
}
/** One side's time stands, although it has not decided. */
export function paused(state: ClockState, side: Side, now: number): ClockState {
  return { ...stopped(state, now), running: state.running.filter((s) => s !== side) };
}
/** Nobody's time runs any more, and nobody has decided. */
export function stopped(state: ClockState, now: number): ClockState {
  return { left: state.left.map((_, side) => leftOf(state, side, now)), running: [], since: now };
}
/** When the first side runs out; undefined while nobody's time runs. */
export function deadlineOf(state: ClockState): number | undefined {
  const ends = state.running.map((side) => state.since + (state.left[side] ?? 0));
  return ends.length === 0 ? undefined : Math.min(...ends);
}
/** Who has run out. */
export function outOf(state: ClockState, now: number): Side | undefined {
  return state.running.find((side) => leftOf(state, side, now) <= 0);
}
