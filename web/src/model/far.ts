// What the page knows of tables far away: whether there is a server, the tables of this browser's keys, how the connection is.
import { createSignal, onCleanup } from 'solid-js';
import type { FarTable } from '@rasputitsa/server';
import type { FarHost, FarState } from '@rasputitsa/server/client';
import { toast } from '../ui/toasts.ts';
import { farKeyOf, farKeys } from './far-keys.ts';

export async function farHost(): Promise<FarHost> {
  const { theFarHost } = await import('../host/far.ts');
  return theFarHost();
}

let answered: Promise<boolean> | undefined;
/** Whether the page came from a server that keeps tables; a folder of files, or no network, is none. */
export function hasServer(): Promise<boolean> {
  if (!navigator.onLine || !('tables' in document.documentElement.dataset)) return Promise.resolve(false);
  answered ??= ask();
  return answered;
}
async function ask(): Promise<boolean> {
  try {
    const answer = await fetch('ready', { headers: { accept: 'application/json' } });
    return answer.ok && ((await answer.json()) as { ok?: unknown }).ok === true;
  } catch {
    answered = undefined;
    return false;
  }
}

/** What could not be done is said. */
export async function orToast(what: () => Promise<unknown>): Promise<void> {
  try {
    await what();
  } catch (error) {
    toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
  }
}

export function isMyTurn(table: FarTable): boolean {
  return (
    table.info.over === null && !table.adjourned && table.side !== null && (table.info.owing ?? []).includes(table.side)
  );
}
function rank(x: FarTable): number {
  if (isMyTurn(x)) return 0;
  return x.info.over === null ? 1 : 2;
}
/** Your turn first, then what moved last; what is over comes at the end. */
function order(a: FarTable, b: FarTable): number {
  return rank(a) - rank(b) || b.info.changed - a.info.changed;
}

export interface FarTables {
  mine(): readonly FarTable[];
  open(): readonly FarTable[];
  load(): Promise<void>;
}

/** The tables of this browser's keys, as they stand now. */
export function createFarTables(): FarTables {
  const [mine, setMine] = createSignal<readonly FarTable[]>([]);
  const [open, setOpen] = createSignal<readonly FarTable[]>([]);
  let stop: (() => void) | undefined;
  let gone = false;
  onCleanup(() => {
    gone = true;
    stop?.();
  });
  function take(table: FarTable): void {
    setMine([table, ...mine().filter((x) => x.info.id !== table.info.id)].toSorted(order));
  }
  return {
    mine,
    open,
    async load() {
      if (!(await hasServer())) return;
      const host = await farHost();
      if (gone) return;
      stop ??= host.listen((news) => {
        if (news.kind === 'far' && mine().some((x) => x.info.id === news.table.info.id)) take(news.table);
      });
      const keys = farKeys().map((k) => k.key);
      const [found, waiting] = await Promise.all([host.show(keys), host.openTables()]);
      const best = new Map<string, FarTable>();
      for (const x of found) {
        if (!x || x.role === 'invited') continue;
        const known = best.get(x.info.id);
        if (!known || known.role !== 'player') best.set(x.info.id, x);
      }
      setMine([...best.values()].toSorted(order));
      setOpen(waiting.filter((x) => !best.has(x.info.id)));
    },
  };
}

/** Listens as long as the part of the page that asks is there; `hear` answers how to stop. */
export function whileHere(hear: (host: FarHost) => () => void): void {
  let stop: (() => void) | undefined;
  let gone = false;
  onCleanup(() => {
    gone = true;
    stop?.();
  });
  void farHost().then((host) => {
    if (!gone) stop = hear(host);
  });
}

/** A table as this browser's key shows it, as long as the part of the page that asks is there; undefined until it is known. */
export function createFarTable(id: string): () => FarTable | undefined {
  const table = id.replace(/^replay:/, '');
  const key = farKeyOf(table)?.key;
  const [far, setFar] = createSignal<FarTable>();
  whileHere((host) => {
    const stop = host.listen((news) => {
      if (news.kind === 'far' && news.table.info.id === table) setFar(news.table);
    });
    // Without a connection it comes when there is one again.
    if (key !== undefined)
      void host.show([key]).then(
        ([now]) => now && setFar(now),
        () => undefined,
      );
    return stop;
  });
  return far;
}

/** Whether the connection is lost; nothing while there is none to lose. */
export function createFarState(): () => FarState {
  const [state, setState] = createSignal<FarState>({ on: true });
  whileHere((host) => {
    setState(host.state);
    return host.onState(setState);
  });
  return state;
}
