// One game, one writer among the tabs of this browser. The browser's own locks say who; when a tab closes or falls over, the next
// in the queue has the pen. What the others should know goes over a channel.
import { memoryPens, type Pen, type PenNews, type Pens } from '@rasputitsa/host/pens';

const NAME = 'rasputitsa';

interface Word {
  readonly id: string;
  readonly news: 'asked' | 'written' | 'removed';
}

export interface BrowserPens {
  pen(id: string, hear: (news: PenNews) => void): Promise<Pen>;
  tell(id: string, news: 'written' | 'removed'): void;
  watch(hear: () => void): void;
}

export function browserPens(): BrowserPens {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  const here = new Map<string, (news: PenNews) => void>();
  const watchers = new Set<() => void>();
  channel?.addEventListener('message', (e: MessageEvent<Word>) => {
    const { id, news } = e.data;
    here.get(id)?.(news);
    if (news !== 'asked') for (const hear of watchers) hear();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const post = (word: Word): void => channel?.postMessage(word);
  // A browser without locks: everybody may write, and a number that is taken tells of the other window.
  const alone: Pens | undefined = typeof navigator.locks === 'undefined' ? memoryPens() : undefined;
  return {
    async pen(id, hear) {
      here.set(id, hear);
      if (alone) return alone.take(id, hear);
      const pen = new LockPen(`${NAME}:${id}`, hear, () => post({ id, news: 'asked' }));
      await pen.begin();
      return pen;
    },
    tell: (id, news) => post({ id, news }),
    watch: (hear) => void watchers.add(hear),
  };
}

class LockPen implements Pen {
  readonly #name: string;
  readonly #hear: (news: PenNews) => void;
  readonly ask: () => void;
  #release: (() => void) | undefined;
  #waiting: AbortController | undefined;

  constructor(name: string, hear: (news: PenNews) => void, ask: () => void) {
    this.#name = name;
    this.#hear = hear;
    this.ask = ask;
  }
  get held(): boolean {
    return this.#release !== undefined;
  }
  /** Takes the pen if it is free, and queues for it otherwise. */
  async begin(): Promise<void> {
    const free = await new Promise<boolean>((resolve, reject) => {
      navigator.locks
        .request(this.#name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : this.#hold();
        })
        .catch(reject);
    });
    if (!free) this.#queue();
  }
  /** The lock is ours until this promise is fulfilled. */
  #hold(): Promise<void> {
    return new Promise((resolve) => (this.#release = resolve));
  }
  #queue(): void {
    const waiting = new AbortController();
    this.#waiting = waiting;
    navigator.locks
      .request(this.#name, { signal: waiting.signal }, () => {
        this.#waiting = undefined;
        const held = this.#hold();
        this.#hear('granted');
        return held;
      })
      // Nobody waits any more.
      .catch(() => undefined);
  }
  #letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }
  pass(): void {
    if (!this.held) return;
    this.#letGo();
    this.#queue();
  }
  close(): void {
    this.#waiting?.abort();
    this.#letGo();
  }
}
