// One game, one writer. Several hosts may have the same game open (two tabs of a browser): one of them holds the pen and plays,
// the others follow and stand in a queue for it.

/** granted: the pen is ours now. asked: somebody else would like to have it. written: the game has been played on elsewhere.
 * removed: the game is gone. */
export type PenNews = 'granted' | 'asked' | 'written' | 'removed';

export interface Pen {
  readonly held: boolean;
  /** Asks the one who holds it to pass it on. */
  ask(): void;
  /** Lets the next in the queue have it, and queues again. */
  pass(): void;
  /** Gives it up, or leaves the queue. */
  close(): void;
}

interface Ticket {
  readonly hear: (news: PenNews) => void;
}

export interface Pens {
  take(id: string, hear: (news: PenNews) => void): Pen;
  tell(id: string, news: 'written' | 'removed'): void;
}

/** Pens of hosts in one program. */
export function memoryPens(): Pens {
  const queues = new Map<string, Ticket[]>();
  const later = (ticket: Ticket | undefined, news: PenNews): void => {
    if (ticket) queueMicrotask(() => ticket.hear(news));
  };
  return {
    take(id, hear) {
      const ticket: Ticket = { hear };
      const queue = queues.get(id) ?? [];
      queues.set(id, queue);
      queue.push(ticket);
      const first = () => queue[0] === ticket;
      const goAway = () => {
        const at = queue.indexOf(ticket);
        if (at >= 0) queue.splice(at, 1);
        return at === 0;
      };
      return {
        get held() {
          return first();
        },
        ask: () => later(queue[0], 'asked'),
        pass() {
          if (!first()) return;
          queue.shift();
          queue.push(ticket);
          later(queue[0], 'granted');
        },
        close() {
          if (goAway()) later(queue[0], 'granted');
        },
      };
    },
    tell(id, news) {
      for (const [i, ticket] of (queues.get(id) ?? []).entries()) if (i > 0 || news === 'removed') later(ticket, news);
    },
  };
}
