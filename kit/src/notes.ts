// What an advice notes down between two questions of the same side: whatever it has worked out, and the plan as far as it is not carried
// out. Nothing in here is needed to go on: whoever has no notes, because a game was opened in the middle of a phase, begins new ones
// from what he sees.
import type { Action, Advice, Ask, Posture, Random, View } from '@rasputitsa/kernel';

type NotesOf<T> = (view: View, ask: Ask, posture: Posture | undefined) => T;

/** Notes of each side, begun again when the key or the posture is another. */
export function notebook<T extends object>(key: (view: View) => string, begin: () => T): NotesOf<T> {
  const pages = new WeakMap<Ask, { readonly key: string; readonly posture: Posture | undefined; readonly notes: T }>();
  return (view, ask, posture) => {
    const now = key(view);
    const page = pages.get(ask);
    if (page?.key === now && page.posture === posture) return page.notes;
    const notes = begin();
    pages.set(ask, { key: now, posture, notes });
    return notes;
  };
}

/** How a plan is kept from one question to the next. */
export interface Keeping<Print extends string | number> {
  /** The same for as long as a plan can hold. */
  readonly key: (view: View) => string;
  /** The same for the same board. */
  readonly print: (view: View) => Print;
  /** Whether what was advised has been done, so that the rest of the plan still holds. */
  readonly isDone: (view: View, action: Action) => boolean;
}
type Plan = NonNullable<Advice['plan']>;
type Plain = (view: View, ask: Ask, random: Random, posture?: Posture) => Action | undefined;

interface Course<Print> {
  readonly queue: Action[];
  /** What was advised last, and what the board was like. */
  last: { readonly action: Action; readonly print: Print } | undefined;
}
/** Advice that carries out a plan, one action after another, and plans again when it has come to its end or was not followed. */
export function carryingOut<Print extends string | number>(plan: Plan, keeping: Keeping<Print>): Plain {
  const notesOf = notebook(keeping.key, (): Course<Print> => ({ queue: [], last: undefined }));
  return (view, ask, random, posture) => {
    const notes = notesOf(view, ask, posture);
    const { queue, last } = notes;
    const print = keeping.print(view);
    // Asked twice about the same, it says the same; unless it has been done, which need not show on the board.
    if (last?.print === print && !ask.whyNot(last.action)) return last.action;
    if (last && !keeping.isDone(view, last.action)) queue.length = 0;
    let action = nextLegal(queue, ask);
    if (!action) {
      queue.push(...plan(view, ask, random, posture));
      action = nextLegal(queue, ask);
    }
    notes.last = action && { action, print };
    return action;
  };
}
/** The next action of a plan that the rules accept. */
function nextLegal(queue: Action[], ask: Ask): Action | undefined {
  for (let a = queue.shift(); a; a = queue.shift()) if (!ask.whyNot(a)) return a;
  return undefined;
}
