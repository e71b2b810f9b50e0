// Pursuit Fire (6.42, 15.5, 15.6).
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { nameOf } from './board.ts';
import { firing } from './battle.ts';
import { DF, hitsPerStep, NONE, SF } from './fire.ts';
import { isNewcomer } from './moves.ts';
import { isHq, other, type Position, type Unit } from './position.ts';

type Rolled = Extract<GameEvent, { k: 'rolled' }>;

export class Pursuit {
  readonly #start: Position;
  readonly #guard: Unit;
  readonly #book: RefereeBook;
  readonly #fired = new Set<number>();
  #hits = 0;
  #lost = 0;
  #isDead = false;

  constructor(start: Position, guard: number, book: RefereeBook) {
    this.#start = start;
    this.#guard = start.unit(guard);
    this.#book = book;
  }
  /** 15.6: a unit that leaves by sea is slow; the Coastal Army less so (15.5). */
  #speed(): number {
    if (this.#start.field(this.#guard.p, 'sail') === 0) return this.#start.speed(this.#guard);
    return this.#guard.row.special === 'coastal' ? 2 : 1;
  }
  /** Faster: DF, as fast: SF, slower or an HQ: none. */
  #least(pursuer: Unit): number {
    const mine = this.#start.speed(pursuer);
    if (isHq(pursuer) || mine < this.#speed()) return NONE;
    return mine > this.#speed() ? DF : SF;
  }
  get #per(): number {
    return hitsPerStep(this.#start, this.#guard.side, this.#guard.at, true);
  }
  get #lives(): number {
    return this.#guard.cv + (isHq(this.#guard) ? 1 : 0);
  }
  rolled(e: Rolled): void {
    const u = this.#start.unit(firing(e));
    const about = (what: string) => () =>
      `${what} of ${u.row.name}, pursuing ${this.#guard.row.name} at ${nameOf(this.#guard.at)}`;
    this.#book.same('6.42a', 'pursuit', this.#guard.at, u.at, about('place'));
    this.#book.same('6.42a', 'pursuit', u.cv, e.dice.length, about('dice'));
    const least = this.#least(u);
    this.#book.same('6.42a', 'pursuit', least, e.least ?? NONE, about('firepower'));
    this.#hits += e.dice.filter((d) => d >= least).length;
    this.#fired.add(u.p);
  }
  before(e: GameEvent): void {
    // What it pays when it deactivates (5.43) is another matter.
    if (e.k === 'steps' && e.p === this.#guard.p && !e.rule?.startsWith('5.43')) this.#lost += e.from - e.to;
    // An HQ at zero has no step to turn: it goes.
    if (e.k !== 'removed' || e.p !== this.#guard.p || e.rule?.startsWith('5.43')) return;
    this.#isDead = true;
    if (isHq(this.#guard)) this.#lost += 1;
  }
  end(): void {
    const due = Math.min(this.#lives, Math.floor(this.#hits / this.#per));
    const name = `${this.#guard.row.name} at ${nameOf(this.#guard.at)}`;
    this.#book.same('6.42b', 'pursuit', due, this.#lost, () => `steps ${name} loses`);
    this.#book.same('6.42b', 'pursuit', due === this.#lives, this.#isDead, () => `${name} is lost`);
    // 6.41: where somebody stays who was there before, nobody retreats and nobody fires.
    const stays = this.#start
      .here(this.#guard.at, this.#guard.side)
      .some((u) => u.p !== this.#guard.p && !isNewcomer(this.#start, u));
    if (stays && this.#fired.size > 0)
      this.#book.differs('6.41b', 'pursuit', `${name} is fired on, though comrades stay`);
    if (stays || due === this.#lives) return;
    for (const u of this.#start.here(this.#guard.at, other(this.#guard.side)))
      if (this.#least(u) !== NONE && !this.#fired.has(u.p))
        this.#book.differs('6.42a', 'pursuit', `${u.row.name} does not fire on ${name}`);
  }
}
