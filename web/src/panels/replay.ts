// Keys and paces of looking back.

export type Speed = '1' | '2' | '5';
/** Milliseconds between steps: time to read a line of the log, to follow a march, to skim. */
export const SPEEDS: Readonly<Record<Speed, number>> = { '1': 1400, '2': 600, '5': 180 };

export type ReplayAct = 'toggle' | 'on' | 'back' | 'first' | 'last';

const KEYS: Readonly<Record<string, ReplayAct>> = {
  ' ': 'toggle',
  ArrowRight: 'on',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
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
