// An attack that is being planned: a hex of the enemy and the units marked for it. While it lasts, clicks on the board mark units.
import { createMemo, createSignal } from 'solid-js';
import type { Board, Face } from '../board/types.ts';

export interface NearStack {
  readonly at: number;
  /** Hexes to the target, as the crow flies. */
  readonly far: number;
  readonly faces: readonly Face[];
}
export interface Planning {
  target(): number | null;
  units(): ReadonlySet<number>;
  begin(at: number): void;
  mark(pieces: readonly number[], how: 'on' | 'off'): void;
  /** A click on the board; whether it was meant for the plan. */
  pick(hit: { readonly at: number; readonly piece: number | null }): boolean;
  close(): void;
  /** Stacks that could be meant, the nearest first. */
  near(): readonly NearStack[];
  arrows(): readonly (readonly [from: number, to: number])[];
}

export function createPlanning(n: {
  readonly stacks: () => ReadonlyMap<number, readonly Face[]>;
  readonly isOwn: (face: Face) => boolean;
  readonly selected: () => ReadonlySet<number>;
  readonly board: () => Board | null;
  readonly hexes: number;
}): Planning {
  const [target, setTarget] = createSignal<number | null>(null);
  const [marked, setMarked] = createSignal<ReadonlySet<number>>(new Set());
  const own = createMemo(() =>
    target() === null
      ? []
      : [...n.stacks()]
          .filter(([at]) => at >= 0 && at < n.hexes)
          .map(([at, faces]) => ({ at, faces: faces.filter(n.isOwn) }))
          .filter((s) => s.faces.length > 0),
  );
  const where = createMemo(() => new Map(own().flatMap((s) => s.faces.map((f) => [f.id, s.at] as const))));
  /** Those that are still there. */
  const units = createMemo(() => new Set([...marked()].filter((id) => where().has(id))));
  const near = createMemo((): readonly NearStack[] => {
    const to = target();
    const board = n.board();
    if (to === null || !board) return [];
    const a = board.mapOf(to);
    return own()
      .map((s) => {
        const b = board.mapOf(s.at);
        return { ...s, far: Math.round(Math.hypot(a.x - b.x, a.y - b.y)) };
      })
      .toSorted((x, y) => x.far - y.far || x.at - y.at);
  });
  const mark = (pieces: readonly number[], how: 'on' | 'off'): void => {
    const next = new Set(units());
    for (const id of pieces)
      if (how === 'on') next.add(id);
      else next.delete(id);
    setMarked(next);
  };
  return {
    target,
    units,
    near,
    mark,
    begin(at) {
      setTarget(at);
      // Who is selected is meant; failing that, who stands beside it and can fight.
      const chosen = [...n.selected()].filter((id) => where().has(id));
      const beside = near()
        .filter((s) => s.far <= 1)
        .flatMap((s) => s.faces.filter((f) => f.look?.symbol !== 'hq').map((f) => f.id));
      setMarked(new Set(chosen.length > 0 ? chosen : beside));
    },
    pick({ at, piece }) {
      if (target() === null) return false;
      const here = n.stacks().get(at) ?? [];
      const mine = here.filter(n.isOwn).map((f) => f.id);
      if (mine.length === 0) {
        if (here.length > 0) setTarget(at);
        return true;
      }
      // A pile is marked as a whole; then one by one, from the pile laid out.
      if (!mine.some((id) => units().has(id))) mark(mine, 'on');
      else if (piece !== null && mine.includes(piece)) mark([piece], units().has(piece) ? 'off' : 'on');
      else mark(mine, 'off');
      return true;
    },
    close: () => setTarget(null),
    arrows: () => {
      const to = target();
      if (to === null) return [];
      return [...new Set([...units()].map((id) => where().get(id) ?? to))]
        .filter((at) => at !== to)
        .map((at) => [at, to] as const);
    },
  };
}
