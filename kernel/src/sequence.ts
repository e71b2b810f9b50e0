// Walks the sequence of play: enters, resumes and leaves nodes until somebody has to decide or the game is over.
import type { World } from './world.ts';
import type { DecisionNode, StepsNode } from './game.ts';
import type { Side } from './types.ts';

/** The kernel's own variable of frames: whose turns are still to come in a round. */
export const ORDER_VAR = 'order';

/** A sequence that goes this far without asking anybody goes round in circles. */
const MOST_STEPS = 100_000;

export class EndlessSequence extends Error {
  override readonly name = 'EndlessSequence';
}

/** The sides that still owe an answer at the decision in hand; none when the game is over. */
export function owing(q: World): readonly Side[] {
  if (q.state.result !== null || q.state.stack.length === 0) return [];
  const n = q.node;
  return n.kind === 'decision' ? owingAt(q, n) : [];
}

function owingAt(q: World, n: DecisionNode): readonly Side[] {
  const { done } = q.frame;
  const who = n.who ? n.who(q) : [q.active];
  return done === 0 ? who : who.filter((s) => (done & (1 << s)) === 0);
}

function leave(g: World): void {
  const n = g.node;
  n.leave?.(g);
  if (g.state.result !== null) return;
  if (g.node !== n) throw new Error(`node ${n.id} may not call others while it is left`);
  g.emit({ k: 'left', n: n.id });
}

/** One pass of a sequence is over: the next side's turn, another round, or out. */
function nextPass(g: World, n: StepsNode): void {
  if (n.sides) {
    const order = (g.frame.vars[ORDER_VAR] ?? []) as readonly Side[];
    const [next, ...rest] = order;
    if (next !== undefined) {
      g.set(ORDER_VAR, rest);
      g.frameSet({ pc: 1, side: next });
      return;
    }
  }
  if (n.while?.(g)) {
    // pc 0 begins the node again: `sides` is asked again, so initiative may have changed hands.
    g.frameSet({ pc: 0 });
    return;
  }
  leave(g);
}

// pc of a sequence: 0 = not begun, 1 = before the first step, 2 = before the second, ...
function stepSequence(g: World, n: StepsNode): void {
  const { pc } = g.frame;
  if (pc === 0) {
    n.enter?.(g);
    if (g.state.result !== null) return;
    if (g.node !== n) throw new Error(`node ${n.id} may not call others while it is entered`);
    if (n.sides) {
      g.set(ORDER_VAR, n.sides(g));
      nextPass(g, n);
    } else g.frameSet({ pc: 1 });
    return;
  }
  const child = n.steps[pc - 1];
  if (!child) {
    nextPass(g, n);
    return;
  }
  g.frameSet({ pc: pc + 1 });
  if (child.when && !child.when(g)) return;
  g.call(child.id);
}

/** Goes on until a decision is owed. `answer` is asked first at each: standing orders. */
export function advance(g: World, answer: (g: World, side: Side) => 'answered' | 'ask'): void {
  let entered = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    if (g.state.result !== null || g.state.stack.length === 0) return;
    const n = g.node;
    const first = g.frame.pc === 0;
    switch (n.kind) {
      case 'steps':
        stepSequence(g, n);
        break;
      case 'auto':
        n.enter?.(g);
        n.run(g);
        if (g.state.result !== null) break;
        if (g.node !== n) throw new Error(`node ${n.id} may not call others: it is automatic`);
        leave(g);
        break;
      case 'process': {
        if (first) {
          g.frameSet({ pc: 1 });
          n.enter?.(g);
          break;
        }
        const depth = g.state.stack.length;
        if (n.step(g) === 'again' || g.state.result !== null) break;
        if (g.state.stack.length !== depth) throw new Error(`node ${n.id} called another and said it was done`);
        leave(g);
        break;
      }
      case 'decision': {
        if (first) {
          g.frameSet({ pc: 1 });
          n.enter?.(g);
          break;
        }
        const owed = owingAt(g, n);
        if (owed.length === 0) {
          leave(g);
          break;
        }
        if (owed.some((side) => answer(g, side) === 'answered')) break;
        return;
      }
    }
    entered++;
  }
  throw new EndlessSequence(
    `game ${g.game.id}: ${entered} steps without a decision, last at ${g.state.stack.map((f) => f.n).join('/')}`,
  );
}
