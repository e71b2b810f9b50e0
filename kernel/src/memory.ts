// What a side remembers of enemies whose faces it saw and whose backs it sees now. A block that is turned over again goes on under another
// name, together with those beside it; so a face that was seen is behind one of several backs, each with a weight, and a world drawn from
// that has it behind one of them. Made from the views a side got, one after the other, and from nothing else.
import type { Random } from './dice.ts';
import type { SeenPiece, View } from './seen.ts';
import type { Loc, Side } from './types.ts';

/** Somebody who was seen. */
export interface Recalled {
  readonly kind: string;
  readonly steps?: number;
  /** The tracks as they stood then: how long ago that was, a game can read off its own. */
  readonly tracks: Readonly<Record<string, number>>;
}
/** By the names that the view gives to backs, and by kind for those whose faces show and whose strength does not. */
export interface Recollection {
  readonly backs: ReadonlyMap<number, Recalled>;
  readonly strengths: ReadonlyMap<string, Recalled>;
}

interface Trace {
  readonly seen: Recalled;
  /** How likely it is behind which back; what is missing to 1 is that nobody can tell. */
  behind: Map<number, number>;
}
interface Stood {
  readonly side: Side;
  readonly at: Loc;
  readonly seen?: Recalled;
}

/** Draws are made in so many parts. */
const PARTS = 2 ** 20;

export class Memory {
  #traces: readonly Trace[] = [];
  readonly #strengths = new Map<string, Recalled>();
  /** Who stood where at the last look, by name. */
  #stood = new Map<number, Stood>();

  #last: Look | undefined;

  /** To be called often: what happened between two looks can only be guessed at. */
  look(view: View): void {
    const foes = view.pieces.filter((p) => p.side !== view.viewer);
    const isSame = this.#last !== undefined && looksTheSame(this.#last, { view, foes });
    this.#last = { view, foes };
    if (!isSame) this.#study(view, foes);
  }
  #study(view: View, foes: readonly SeenPiece[]): void {
    const now = new Map<number, Stood>();
    for (const p of foes) now.set(p.id, this.#note(p, view));
    const isBack = (name: number): boolean => now.has(name) && now.get(name)?.seen === undefined;
    const fresh = [...now].filter(([name, s]) => s.seen === undefined && !this.#stood.has(name));
    /** Where somebody may be now who had this name. */
    const heirs = (name: number): readonly number[] => {
      if (now.has(name)) return isBack(name) ? [name] : [];
      const was = this.#stood.get(name);
      const own = fresh.filter(([, s]) => s.side === was?.side);
      const here = own.filter(([, s]) => s.at === was?.at);
      return (here.length > 0 ? here : own).map(([n]) => n);
    };
    for (const trace of this.#traces) trace.behind = passed(trace.behind, heirs);
    const turned = [...this.#stood].flatMap(([name, { seen }]): readonly Trace[] =>
      seen === undefined || now.get(name)?.seen ? [] : [{ seen, behind: passed(new Map([[name, 1]]), heirs) }],
    );
    this.#traces = unaccounted([...turned, ...this.#traces], view);
    this.#stood = now;
  }
  #note({ side, at, kind, steps }: SeenPiece, { tracks }: View): Stood {
    if (kind === undefined) return { side, at };
    const seen = steps === undefined ? { kind, tracks } : { kind, steps, tracks };
    if (steps !== undefined) this.#strengths.set(kind, seen);
    return { side, at, seen };
  }

  /** Who may be behind which back, drawn as likely as it is. */
  recall(random: Random): Recollection {
    const backs = new Map<number, Recalled>();
    for (const { seen, behind } of this.#traces) {
      const shares = [...behind];
      if (random.int(PARTS) >= total(shares) * PARTS) continue;
      // Two who were turned over together share the backs there.
      const free = shares.filter(([name]) => !backs.has(name));
      let left = (random.int(PARTS) / PARTS) * total(free);
      const found = free.find(([, share]) => (left -= share) < 0) ?? free.at(-1);
      if (found) backs.set(found[0], seen);
    }
    return { backs, strengths: this.#strengths };
  }
}
interface Look {
  readonly view: View;
  readonly foes: readonly SeenPiece[];
}
/** Most actions change nothing about the enemy: what a view shows of a piece that nothing has happened to is handed out again as it was. */
function looksTheSame(a: Look, b: Look): boolean {
  if (a.view.roster !== b.view.roster || a.foes.length !== b.foes.length) return false;
  for (const [i, p] of b.foes.entries()) if (p !== a.foes[i]) return false;
  // What is remembered is dated by the tracks.
  for (const id in b.view.tracks) if (a.view.tracks[id] !== b.view.tracks[id]) return false;
  return true;
}
function total(shares: readonly (readonly [number, number])[]): number {
  return shares.reduce((n, [, share]) => n + share, 0);
}
function passed(behind: ReadonlyMap<number, number>, heirs: (name: number) => readonly number[]): Map<number, number> {
  const out = new Map<number, number>();
  for (const [name, share] of behind) {
    const to = heirs(name);
    for (const heir of to) out.set(heir, (out.get(heir) ?? 0) + share / to.length);
  }
  return out;
}
/** Without those who show again or are lost, the oldest first where several are alike; and without those whom nobody can follow. */
function unaccounted(traces: readonly Trace[], view: View): readonly Trace[] {
  if (traces.length === 0) return traces;
  const left: Record<string, number> = { ...view.roster };
  const strike = ({ kind }: { readonly kind?: string }): void => {
    if (kind !== undefined) left[kind] = (left[kind] ?? 0) - 1;
  };
  for (const p of view.pieces) strike(p);
  for (const p of view.offMap) strike(p);
  return traces.filter(({ seen, behind }) => {
    if (behind.size === 0 || (left[seen.kind] ?? 0) <= 0) return false;
    strike(seen);
    return true;
  });
}
