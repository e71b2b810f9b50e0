// What the referee remembers of the phase at hand, from the moves it has seen.
import { type Hex, isMajor, isNextTo } from './board.ts';
import { hasBridge } from './movement.ts';
import type { Position, Unit } from './position.ts';

export class Memory {
  #phase = '';
  /** Units that crossed a Major River without a bridge (4.4A). */
  readonly #crossed = new Map<number, Hex>();

  #look(pos: Position): void {
    const phase = `${pos.turn} ${pos.phasing} ${pos.state.stack.map((f) => f.n).find((n) => ['movement', 'reaction', 'exploitation'].includes(n)) ?? ''}`;
    if (phase === this.#phase) return;
    this.#phase = phase;
    this.#crossed.clear();
  }
  moved(pos: Position, u: Unit, path: readonly Hex[]): void {
    this.#look(pos);
    for (const [i, from] of path.entries()) {
      const to = path[i + 1];
      if (to !== undefined && isMajor(from, to) && !hasBridge(pos, from, to, u)) this.#crossed.set(u.p, to);
    }
  }
  /** 4.4A: who has crossed goes no further; cavalry goes one hex on. */
  allows(pos: Position, u: Unit, to: Hex): boolean {
    this.#look(pos);
    const bank = this.#crossed.get(u.p);
    if (bank === undefined) return true;
    return u.type === 'cavalry' && pos.at(u) === bank && pos.field(u, 'hexes') === 1 && isNextTo(bank, to);
  }
}
