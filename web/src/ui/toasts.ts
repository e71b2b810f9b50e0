// Short messages that come and go: said from anywhere, shown by <Toasts/>.
import { createSignal } from 'solid-js';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly rule?: string;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly action?: { readonly title: string; readonly onSelect: () => void };
  /** Called when it goes without the action being taken: what could be undone now happens for good. */
  readonly onGone?: () => void;
}
export type ToastWords = Omit<Toast, 'id' | 'tone'> & {
  readonly tone?: Toast['tone'];
  /** Milliseconds; a message with something to press or of trouble stays longer. */
  readonly stay?: number;
};

const [list, setList] = createSignal<readonly Toast[]>([]);
export const toasts = list;

const SHORT = 5000;
const LONG = 9000;
/** More than this many hide the board: the oldest goes. */
const MOST = 3;
let last = 0;
interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  left: number;
  since: number;
}
const clocks = new Map<number, Clock>();

function start(id: number, clock: Clock): void {
  clock.since = Date.now();
  clock.timer = setTimeout(() => dismiss(id), clock.left);
}

/** Takes it away. The action counts as not taken. */
export function dismiss(id: number): void {
  const gone = list().find((x) => x.id === id);
  if (!gone) return;
  drop(id);
  gone.onGone?.();
}
function drop(id: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  setList(list().filter((x) => x.id !== id));
}

export function toast(words: ToastWords | string): number {
  const { stay, tone = 'plain', ...rest } = typeof words === 'string' ? { text: words } : words;
  const id = ++last;
  const time = stay ?? (rest.action !== undefined || tone === 'bad' ? LONG : SHORT);
  for (const old of list().slice(0, Math.max(0, list().length - MOST + 1))) dismiss(old.id);
  setList([...list(), { ...rest, id, tone }]);
  const clock: Clock = { timer: undefined, left: time, since: 0 };
  clocks.set(id, clock);
  start(id, clock);
  return id;
}

export function takeAction(id: number): void {
  const it = list().find((x) => x.id === id);
  if (!it) return;
  drop(id);
  it.action?.onSelect();
}

/** Nobody should have to race a message that is being read or reached for. */
export function holdToasts(): void {
  for (const clock of clocks.values()) {
    if (clock.timer === undefined) continue;
    clearTimeout(clock.timer);
    clock.timer = undefined;
    clock.left -= Date.now() - clock.since;
  }
}
export function releaseToasts(): void {
  for (const [id, clock] of clocks) {
    if (clock.timer !== undefined) continue;
    clock.left = Math.max(clock.left, 1500);
    start(id, clock);
  }
}

/** The page is being left: whatever waited for an undo happens now. */
export function settleToasts(): void {
  for (const it of list()) dismiss(it.id);
}
