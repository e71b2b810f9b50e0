// Rules the book says twice: in its text and again on a card or in a list.
import { rule } from '@rasputitsa/kernel';

/** One function for several numbers; without any one of them it is the game without the rule. */
export function rules<F extends (...args: never[]) => unknown>(ids: readonly string[], on: F, off: F): F {
  return ids.reduce((f, id) => rule(id, f, off), on);
}
