// Going the rounds of a large army: from each unit that can still act to the nearest one not yet visited, so that the eye wanders along
// the front and does not jump; units that are to stay where they are can be passed over for the rest of the step.
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Board, Face } from '../board/types.ts';
import { firstPieces } from './faces.ts';
import type { TableSession } from './session.ts';

export interface Rounds {
  /** Units still to be visited in this step. */
  readonly left: () => number;
  go(what: 'unit' | 'stack', way: 'on' | 'back'): void;
  /** Those selected stay where they are: they are not offered again in this step. */
  leave(): void;
}

export function toVisit(session: Pick<TableSession, 'standing' | 'faces' | 'profile'>): readonly Face[] {
  const onMap = session.faces().filter((f) => f.ready && f.at < session.profile.hexes);
  return firstPieces(session.standing(), onMap);
}

export function createRounds(n: {
  readonly session: TableSession;
  readonly board: () => Pick<Board, 'mapOf' | 'screenOf'> | null;
  readonly show: (at: number) => void;
}): Rounds {
  const { session } = n;
  const [aside, setAside] = createSignal<ReadonlySet<number>>(new Set());
  /** In the order of the visits. */
  let been: readonly number[] = [];
  const step = createMemo(() => {
    const { view, viewer } = session.standing();
    return `${viewer} ${view.phase.map((f) => `${f.node}${f.side}`).join('/')}`;
  });
  createEffect(
    on(step, () => {
      been = [];
      setAside(new Set<number>());
    }),
  );
  const open = createMemo(() => toVisit(session).filter((f) => !aside().has(f.id)));

  const far = (a: number, b: number): number => {
    const board = n.board();
    if (board === null) return 0;
    const [p, q] = [board.mapOf(a), board.mapOf(b)];
    return (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
  };
  /** Nothing visited yet: from the middle of what is seen. */
  const fromMiddle = (at: number): number => {
    const board = n.board();
    const box = document.querySelector('[data-board]');
    if (board === null || box === null) return 0;
    const p = board.screenOf(at);
    return (p.x - box.clientWidth / 2) ** 2 + (p.y - box.clientHeight / 2) ** 2;
  };
  /** Who is selected now, else who was visited last. */
  const here = (): Face | undefined => {
    const chosen = session.faces().find((f) => session.selected().has(f.id));
    return chosen ?? session.faces().find((f) => f.id === been.at(-1));
  };
  function visit(face: Face, what: 'unit' | 'stack'): void {
    const stack = what === 'unit' ? [face] : open().filter((f) => f.at === face.at);
    been = [...been.filter((id) => id !== face.id), ...stack.filter((f) => f !== face).map((f) => f.id), face.id];
    n.show(face.at);
    session.goTo(face.at);
    session.select(stack.map((f) => f.id));
  }
  function go(what: 'unit' | 'stack', way: 'on' | 'back'): void {
    const now = here();
    if (way === 'back') {
      const index = now === undefined ? been.length : been.lastIndexOf(now.id);
      const faces = new Map(open().map((f) => [f.id, f]));
      const before = been
        .slice(0, Math.max(0, index))
        .findLast((id) => faces.get(id)?.at !== now?.at || what === 'unit');
      const face = faces.get(before ?? -1) ?? open().at(-1);
      if (face === undefined) return;
      // What comes after is visited again.
      been = been.slice(0, Math.max(0, been.indexOf(face.id)));
      visit(face, what);
      return;
    }
    if (now !== undefined && !been.includes(now.id)) been = [...been, now.id];
    const seen = new Set(been);
    let rest = open().filter((f) => !seen.has(f.id) && (what === 'unit' || f.at !== now?.at));
    // All visited: another round.
    if (rest.length === 0) {
      been = now === undefined ? [] : [now.id];
      rest = open().filter((f) => f.id !== now?.id);
    }
    const distance = (at: number): number => (now === undefined ? fromMiddle(at) : far(now.at, at));
    const [first] = rest.toSorted((a, b) => distance(a.at) - distance(b.at) || a.id - b.id);
    if (first !== undefined) visit(first, what);
  }
  return {
    left: () => open().length,
    go,
    leave() {
      if (session.selected().size === 0) return;
      setAside((now) => new Set([...now, ...session.selected()]));
      if (open().length === 0) session.select([]);
      else go('stack', 'on');
    },
  };
}
