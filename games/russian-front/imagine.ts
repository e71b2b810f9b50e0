// What a side may suppose of what it cannot see (11.10, 19.5): from its view and what is printed, never from the truth.
import {
  flagColumn,
  flagMask,
  FULL,
  KIND,
  NOWHERE,
  type Piece,
  type Random,
  type Recalled,
  type Side,
  type State,
  UNSEEN,
  type View,
} from '@rasputitsa/kernel';
import { isHex, POOL, REMOVED, SET_UP, TO_COME } from './1-components/board.ts';
import { enemyOf } from './1-components/sides.ts';
import { armOfKind, rowOfKind, sideOfKind } from './1-components/units.ts';
import { groupOf } from './2-10-set-up/forces.ts';
import { scenarioRow } from './data/scenarios.ts';
import { ARRIVALS, NEVER } from './data/schedule.ts';
import { UPGRADED } from './data/variants.ts';
import { flags } from './words.ts';

/** The Turn the cards bring a unit, counted from now; with V11 the Soviets come a Turn earlier. */
function dueTurn(kind: number, view: View): number {
  const { id, side } = rowOfKind(kind);
  const now = view.tracks['turn'] ?? 1;
  const earlier = side === 'soviet' && view.options['upgraded-soviets'] === true ? UPGRADED.earlier : 0;
  const turns = ARRIVALS.filter((a) => a.unit === id).map((a) => a.turn - earlier);
  return turns.find((turn) => turn >= now) ?? NEVER;
}

function isOnGround(kind: number): boolean {
  return armOfKind(kind) === 'ground';
}
/** Whether a unit waits for set-up rather than for its Turn (S1.I, S2.I, S3.I). */
function isGathered(view: View, kind: number): boolean {
  const row = scenarioRow(view.scenario);
  const u = rowOfKind(kind);
  if (row.setUp === 'line') return groupOf(row, u) !== undefined;
  return u.setUp !== '' && row.delayed?.units.includes(u.id) !== true;
}

/** A world being imagined: the kernel has put a unit of the right side behind every counter that is not looked at. */
class Supposition {
  readonly #state: State;
  readonly #view: View;
  readonly #random: Random;
  readonly #enemy: Side;
  /** Enemy units of which something is not known, and those of them whose face is neither known nor remembered. */
  readonly #unread: readonly Piece[];
  readonly #hidden: readonly Piece[];
  readonly #isSetUp: boolean;

  constructor(state: State, view: View, random: Random, me: Side, recalled: ReadonlyMap<Piece, Recalled>) {
    this.#state = state;
    this.#view = view;
    this.#random = random;
    this.#enemy = enemyOf(me);
    this.#isSetUp = state.stack.some((f) => f.n === 'set-up');
    const { kind } = state.pieces;
    const known = (p: Piece): number => state.known[me]?.[p] ?? UNSEEN;
    this.#unread = [...kind.keys()].filter((p) => sideOfKind(kind[p] ?? -1) === this.#enemy && known(p) < FULL);
    this.#hidden = this.#unread.filter((p) => known(p) < KIND && !recalled.has(p));
  }

  /** Aircraft and ships lie beside the stack (11.10): on the map only ground units are hidden. The cards hold who is still due.
   * Hits are seen in battle boxes only. */
  deal(): void {
    const { kind, at, steps } = this.#state.pieces;
    const onMap = this.#hidden.filter((p) => isHex(at[p] ?? NOWHERE));
    const cards = this.#hidden.filter((p) => at[p] === TO_COME[this.#enemy]);
    const others = this.#hidden.filter((p) => !onMap.includes(p) && !cards.includes(p));
    const left = this.#shuffled(this.#hidden.map((p) => kind[p] ?? 0));
    const take = (p: Piece, fits: (k: number) => boolean): void => {
      const i = Math.max(0, left.findIndex(fits));
      kind[p] = left.splice(i, 1)[0] ?? kind[p] ?? 0;
    };
    const isLate = (k: number): boolean =>
      this.#isSetUp ? !isGathered(this.#view, k) : dueTurn(k, this.#view) < NEVER;
    // First the ground units that the cards do not bring any more, so that the cards keep who is.
    let spare = left.filter((k) => isOnGround(k) && !isLate(k)).length;
    for (const p of onMap) take(p, spare-- > 0 ? (k) => isOnGround(k) && !isLate(k) : isOnGround);
    for (const p of others) take(p, (k) => !isLate(k));
    for (const p of cards) take(p, isLate);
    for (const p of onMap) steps[p] = 1 + this.#random.int(rowOfKind(kind[p] ?? 0).defense);
  }
  /** Who waits to be set up or to come is whole, who is lost or gone has nothing left. Nobody has seen where the enemy is putting his units (SETUP.A): they are still in the box. */
  wait(): void {
    const { kind, at, steps } = this.#state.pieces;
    for (const p of this.#unread) {
      if (at[p] === NOWHERE && this.#isSetUp) at[p] = SET_UP[this.#enemy] ?? NOWHERE;
      const place = at[p] ?? NOWHERE;
      if (isHex(place)) continue;
      const isGone = place === NOWHERE || place === POOL[this.#enemy] || place === REMOVED[this.#enemy];
      steps[p] = isGone ? 0 : rowOfKind(kind[p] ?? 0).defense;
    }
    const due = this.#state.pieces['due'];
    if (due)
      for (const p of this.#hidden) if (at[p] === TO_COME[this.#enemy]) due[p] = dueTurn(kind[p] ?? 0, this.#view);
  }
  /** 8.1, 8.2: who may exploit is not marked; all armor and reserves in supply might. */
  exploit(): void {
    if (!this.#state.stack.some((f) => f.n === 'exploitation' && f.side === this.#enemy)) return;
    const [column, mask] = columnOf(this.#state, 'exploits');
    for (const p of this.#unread) {
      const isAble = rowOfKind(this.#state.pieces.kind[p] ?? 0).type === 'armor' || this.#has(p, 'reserve');
      if (column && isAble && !this.#has(p, 'out-of-supply')) column[p] = (column[p] ?? 0) | mask;
    }
  }
  /** 16.1: who has spoken may have asked to stop. */
  speak(): void {
    const asked = this.#state.stack.find((f) => f.n === 'agree');
    if (asked)
      this.#state.memo['stop'] = [0, 1].filter((s) => (asked.done & (1 << s)) !== 0 && this.#random.int(2) === 1);
  }

  #has(p: Piece, flag: FlagId): boolean {
    const [column, mask] = columnOf(this.#state, flag);
    return ((column?.[p] ?? 0) & mask) !== 0;
  }
  #shuffled(list: number[]): number[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.#random.int(i + 1);
      [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
    }
    return list;
  }
}
type FlagId = (typeof flags)[number]['id'];
function columnOf(state: State, flag: FlagId): readonly [column: number[] | undefined, mask: number] {
  const bit = flags.findIndex((f) => f.id === flag);
  return [state.pieces[flagColumn(bit)], flagMask(bit)];
}

/** What late withdrawals there are (19.5.4.3) and what cities the Soviets wrote down (19.5.3) is supposed to be nothing. */
export function believe(
  state: State,
  view: View,
  random: Random,
  _play: unknown,
  recalled: ReadonlyMap<Piece, Recalled>,
): void {
  if (view.viewer === 'spectator') return;
  const supposed = new Supposition(state, view, random, view.viewer, recalled);
  supposed.deal();
  supposed.wait();
  supposed.exploit();
  supposed.speak();
}
