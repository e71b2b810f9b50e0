// Keys, paces and chapters of looking back.
import type { Chapter } from '@rasputitsa/host';

export type Speed = '1' | '2' | '5';
/** Milliseconds between steps: time to read a line of the log, to follow a march, to skim. */
export const SPEEDS: Readonly<Record<Speed, number>> = { '1': 1400, '2': 600, '5': 180 };

export type ReplayAct = 'toggle' | 'on' | 'back' | 'first' | 'last' | 'phaseOn' | 'phaseBack';

const KEYS: Readonly<Record<string, ReplayAct>> = {
  ' ': 'toggle',
  ArrowRight: 'on',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  PageUp: 'phaseBack',
  PageDown: 'phaseOn',
};

/** What a key means. Sliders and lists keep their own keys, buttons their Space. */
export function replayKey(
  e: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean },
  tag: string,
): ReplayAct | undefined {
  if (e.ctrlKey || e.metaKey || e.altKey || tag === 'SELECT' || tag === 'TEXTAREA') return undefined;
  if (tag === 'INPUT' && e.key !== ' ') return undefined;
  if (tag === 'BUTTON' && e.key === ' ') return undefined;
  return KEYS[e.key];
}

/** The chapter a step belongs to: the last that begins at or before it. */
export function chapterAt(chapters: readonly Chapter[], at: number): number {
  return chapters.findLastIndex((c) => c.at <= at);
}
/** The step from which somebody sees what happened after a version he had. */
export function stepSince(chapters: readonly Chapter[], version: number): number {
  return chapters.findLast((c) => c.version <= version)?.at ?? 0;
}
