// What a player draws and writes on the map for himself: arrows and notes. Kept in this browser with the game, for each chair of its
// own, and sent along with a position he shares.
import { createMemo, createSignal } from 'solid-js';
import type { TableViewer } from '@rasputitsa/host';
import { keepHere, readKept } from './kept-here.ts';

export interface Sketch {
  /** By place. */
  readonly notes: Readonly<Record<number, string>>;
  readonly arrows: readonly (readonly [from: number, to: number])[];
}
const NOTHING: Sketch = { notes: {}, arrows: [] };
const LONGEST = 200;
const MOST = 200;
const KEY = 'rasputitsa.sketch';
/** A position from somebody else: his drawing is for whoever sits down. */
const ANYBODY = '*';

const isPlace = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;
/** From text or a file that anybody may have written: what does not fit is as if it were not there. */
export function sketchFrom(found: unknown): Sketch {
  const { notes, arrows } = (found ?? {}) as Partial<Record<keyof Sketch, unknown>>;
  const written = typeof notes === 'object' && notes !== null ? Object.entries(notes) : [];
  return {
    notes: Object.fromEntries(
      written
        .filter(([at, text]) => isPlace(Number(at)) && typeof text === 'string' && text !== '')
        .slice(0, MOST)
        .map(([at, text]) => [Number(at), String(text).slice(0, LONGEST)]),
    ),
    arrows: (Array.isArray(arrows) ? (arrows as readonly unknown[]) : [])
      .filter((a): a is [number, number] => Array.isArray(a) && a.length === 2 && a.every(isPlace))
      .slice(0, MOST),
  };
}
function read(table: string, viewer: TableViewer): Sketch {
  const kept = readKept(`${KEY}.${table}.${viewer}`) ?? readKept(`${KEY}.${table}.${ANYBODY}`);
  return kept === null ? NOTHING : sketchFrom(kept);
}
function keep(table: string, viewer: TableViewer | typeof ANYBODY, sketch: Sketch): void {
  keepHere(`${KEY}.${table}.${viewer}`, sketch);
}
/** The drawing that came with a position. */
export function takeSketch(table: string, file: string): void {
  try {
    const { sketch } = JSON.parse(file) as { sketch?: unknown };
    if (sketch !== undefined) keep(table, ANYBODY, sketchFrom(sketch));
  } catch {
    // Not JSON: a file by hand has no drawing.
  }
}

export interface Sketching {
  sketch(): Sketch;
  note(at: number, text: string): void;
  /** Where the arrow in hand begins; null when there is none. */
  from(): number | null;
  begin(at: number | null): void;
  /** Ends the arrow in hand here, or takes it away where it is already; whether there was one. */
  end(at: number): boolean;
  clear(): void;
}
export function createSketching(table: string, viewer: () => TableViewer): Sketching {
  const [changed, setChanged] = createSignal(0);
  const [from, setFrom] = createSignal<number | null>(null);
  let last: { readonly viewer: TableViewer; readonly sketch: Sketch } | undefined;
  const sketch = createMemo(() => {
    changed();
    const now = viewer();
    if (last?.viewer !== now) last = { viewer: now, sketch: read(table, now) };
    return last.sketch;
  });
  const put = (next: Sketch): void => {
    last = { viewer: viewer(), sketch: next };
    keep(table, viewer(), next);
    setChanged((n) => n + 1);
  };
  return {
    sketch,
    note(at, text) {
      const { [at]: _, ...rest } = sketch().notes;
      const words = text.trim().slice(0, LONGEST);
      put({ ...sketch(), notes: words === '' ? rest : { ...rest, [at]: words } });
    },
    from,
    begin: setFrom,
    end(at) {
      const begun = from();
      if (begun === null) return false;
      setFrom(null);
      if (begun === at) return true;
      const others = sketch().arrows.filter(([a, b]) => a !== begun || b !== at);
      const isNew = others.length === sketch().arrows.length;
      put({ ...sketch(), arrows: isNew ? [...others, [begun, at] as const] : others });
      return true;
    },
    clear: () => put(NOTHING),
  };
}
