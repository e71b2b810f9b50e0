// What this reader likes, kept in this browser. A browser that keeps nothing (private windows, full stores) does not make it
// fail: the settings then last until the page is closed.
import { createEffect, createMemo, createRoot, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';

export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark' | 'distinct';
  /** Colours of counters: by nation as printed, or kept apart for the colour-blind. */
  readonly counters: 'plain' | 'distinct';
  readonly textSize: 'small' | 'normal' | 'large' | 'huge';
  readonly motion: 'auto' | 'on' | 'off';
  /** How fast the computer's moves are shown. */
  readonly pace: 'calm' | 'brisk' | 'instant';
  /** Ask before a phase ends although pieces could still act. */
  readonly confirmEnd: 'always' | 'left' | 'never';
  /** Hand the screen over with a covered board when two people share it. */
  readonly coverOnHandOver: boolean;
  /** A single legal choice is made without asking. */
  readonly soleChoice: boolean;
  /** How long the result of a battle stays. */
  readonly results: 'stay' | 'slow' | 'quick';
  /** Steps in which nothing can be done: they pass by themselves, or the game stops after each phase. */
  readonly stepEnd: 'pass' | 'stop';
  readonly sound: boolean;
  readonly language: 'en' | 'de';
}

export const DEFAULTS: Settings = {
  theme: 'auto',
  counters: 'plain',
  textSize: 'normal',
  motion: 'auto',
  pace: 'brisk',
  confirmEnd: 'left',
  coverOnHandOver: true,
  soleChoice: true,
  results: 'stay',
  stepEnd: 'pass',
  sound: false,
  language: 'en',
};

const VALUES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['auto', 'light', 'dark', 'distinct'],
  counters: ['plain', 'distinct'],
  textSize: ['small', 'normal', 'large', 'huge'],
  motion: ['auto', 'on', 'off'],
  pace: ['calm', 'brisk', 'instant'],
  confirmEnd: ['always', 'left', 'never'],
  coverOnHandOver: [true, false],
  soleChoice: [true, false],
  results: ['stay', 'slow', 'quick'],
  stepEnd: ['pass', 'stop'],
  sound: [true, false],
  language: ['en', 'de'],
};
export const TEXT_SCALE: Readonly<Record<Settings['textSize'], number>> = {
  small: 0.9,
  normal: 1,
  large: 1.2,
  huge: 1.45,
};

/** The part of Storage we need; absent where there is none. */
export type Keep = Pick<Storage, 'getItem' | 'setItem'>;
const KEY = 'rasputitsa.settings';

function storage(): Keep | undefined {
  try {
    // Reading the property itself can throw where cookies are refused.
    return globalThis.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/** Settings from text that anybody may have written: what does not fit is as if it were not there. */
export function parseSettings(text: string | null | undefined): Settings {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return DEFAULTS;
  }
  if (typeof found !== 'object' || found === null) return DEFAULTS;
  const given = found as Readonly<Record<string, unknown>>;
  const out: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, values] of Object.entries(VALUES))
    if ((values as readonly unknown[]).includes(given[key])) out[key] = given[key];
  return out as unknown as Settings;
}

export function load(keep: Keep | undefined = storage()): Settings {
  try {
    return parseSettings(keep?.getItem(KEY));
  } catch {
    return DEFAULTS;
  }
}

/** Only what differs from the defaults is kept, so that better defaults reach everybody. Tells whether it could be kept. */
export function save(settings: Settings, keep: Keep | undefined = storage()): boolean {
  const own = Object.fromEntries(Object.entries(settings).filter(([k, v]) => DEFAULTS[k as keyof Settings] !== v));
  try {
    keep?.setItem(KEY, JSON.stringify(own));
    return keep !== undefined;
  } catch {
    return false;
  }
}

function media(query: string): () => boolean {
  const list = globalThis.matchMedia?.(query);
  if (!list) return () => false;
  const [on, set] = createSignal(list.matches);
  list.addEventListener('change', (e) => set(e.matches));
  return on;
}

const [settings, setStore] = createStore<Settings>(load());
export { settings };
const [kept, setKept] = createSignal(true);
/** False when this browser did not take the settings. */
export const settingsKept = kept;

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  setStore(reconcile({ ...settings, [key]: value }));
  setKept(save(settings));
}
export function resetSettings(): void {
  setStore(reconcile(DEFAULTS));
  setKept(save(settings));
}

const wantsDark = media('(prefers-color-scheme: dark)');
const wantsCalm = media('(prefers-reduced-motion: reduce)');

/** The theme in force: what the map and the page are drawn in. */
export const theme = createRoot(() =>
  createMemo((): 'light' | 'dark' | 'distinct' => {
    if (settings.theme !== 'auto') return settings.theme;
    return wantsDark() ? 'dark' : 'light';
  }),
);
export function palette(): 'plain' | 'distinct' {
  return settings.theme === 'distinct' ? 'distinct' : settings.counters;
}
export function motionAllowed(): boolean {
  return settings.motion === 'auto' ? !wantsCalm() : settings.motion === 'on';
}

/** Puts theme, text size and motion on the page, now and whenever they change. Called once, when the page starts. */
export function applySettings(root: HTMLElement): () => void {
  return createRoot((end) => {
    createEffect(() => {
      root.dataset['theme'] = theme();
      root.dataset['motion'] = motionAllowed() ? 'on' : 'off';
      root.style.setProperty('--text-scale', String(TEXT_SCALE[settings.textSize]));
      const ground = getComputedStyle(root).getPropertyValue('--table-deep').trim();
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
    });
    return end;
  });
}
/** What the board is drawn with. */
export function boardOptions(): {
  theme: 'light' | 'dark' | 'distinct';
  palette: 'plain' | 'distinct';
  motion: boolean;
} {
  return { theme: theme(), palette: palette(), motion: motionAllowed() };
}
