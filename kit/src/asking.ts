// Short ways for an advice to ask what is legal.
import { type Action, type Ask, DONE } from '@rasputitsa/kernel';

type Given = Readonly<Record<string, unknown>>;

/** The end of this decision, where it may end now. */
export function pass(ask: Ask): Action | undefined {
  return legal(ask, { verb: DONE, args: {} });
}
/** This action, if the rules accept it. */
export function legal(ask: Ask, action: Action): Action | undefined {
  return ask.whyNot(action) ? undefined : action;
}
/** A plan from the first action on that the rules accept. */
export function fromLegal(ask: Ask, actions: readonly Action[]): readonly Action[] {
  const first = actions.findIndex((a) => !ask.whyNot(a));
  return first < 0 ? [] : actions.slice(first);
}
function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
/** Pieces, places or numbers that may come next in an action. Numbers are handed on as they are: what `Number` makes is a floating-point number
 * to the compiler, and whatever such a number comes to is slower from then on. */
export function values(ask: Ask, verb: string, given: Given = {}): readonly number[] {
  const all = ask.values(verb, given);
  return all.every(isNumber) ? all : all.map(Number);
}
export function words(ask: Ask, verb: string, given: Given = {}): readonly string[] {
  return ask.values(verb, given).map(String);
}
/** Lists of pieces or places. */
export function lists(ask: Ask, verb: string, given: Given = {}): readonly (readonly number[])[] {
  return ask.values(verb, given).flatMap((v) => (Array.isArray(v) ? [v as readonly number[]] : []));
}
