// Weather and the order of turns (4.1, 4.4, 12.1, 12.21, S41.2, S43.1).
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { GERMAN, SOVIET } from '../sides.ts';
import { DRY, MUD, type Position, SNOW } from './position.ts';

/** January = 0. */
const calendarMonth = (month: number): number => (month + 5) % 12;

export class Calendar {
  readonly #book: RefereeBook;
  #dice: number[] = [];
  #turns: number[] = [];

  constructor(book: RefereeBook) {
    this.#book = book;
  }
  rolled(e: Extract<GameEvent, { k: 'rolled' }>): void {
    this.#dice.push(...e.dice);
  }
  fortnight(): void {
    this.#dice = [];
    this.#turns = [];
  }
  /** 12.1: fixed months, and those in which each side rolls a die. */
  weather(pos: Position): void {
    const m = calendarMonth(pos.month);
    const fixed = [5, 6, 7, 8].includes(m) ? DRY : [11, 0, 1].includes(m) ? SNOW : m === 3 ? MUD : undefined;
    this.#book.same(
      '12.1b',
      'weather',
      fixed === undefined ? 2 : 0,
      this.#dice.length,
      () => `dice for the weather in month ${m + 1}`,
    );
    const isEven = this.#dice.reduce((a, b) => a + b, 0) % 2 === 0;
    // 12.C1: October and May turn from dry to mud, November and March from snow.
    const rolled = isEven ? (m === 9 || m === 4 ? DRY : SNOW) : MUD;
    this.#book.same(
      '12.1a',
      'weather',
      fixed ?? rolled,
      pos.weather,
      () => `weather in month ${m + 1} with ${this.#dice.join('+') || 'no dice'}`,
    );
  }
  /** 12.21 */
  turn(pos: Position): void {
    const first = pos.weather === SNOW ? SOVIET : GERMAN;
    const due = this.#turns.length === 0 ? first : 1 - first;
    this.#book.same(
      '12.21',
      'order of turns',
      due,
      pos.active,
      () => `side of turn ${this.#turns.length + 1} of the fortnight`,
    );
    this.#turns.push(pos.active);
  }
}
