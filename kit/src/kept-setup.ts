// Set-ups to keep: what a side has deployed as plain JSON, and the actions that deploy it again in another game. Whether the rules
// allow each placement is for the game to say when the actions are played.
import type { Action, AnyWords, Query as AnyQuery, Words } from '@rasputitsa/kernel';

export interface KeptUnit {
  /** Its id or its name. */
  readonly unit: string;
  readonly at: string;
}
export interface KeptSetUp<U extends KeptUnit> {
  readonly game: string;
  readonly scenario: string;
  readonly side: string;
  readonly units: readonly U[];
}
export type SetUpPlan =
  | { readonly ok: true; readonly side: number; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly errors: readonly string[] };

export interface SetUpBook<U extends KeptUnit, W extends Words = AnyWords> {
  readonly game: string;
  readonly isSetUp: (q: AnyQuery<W>) => boolean;
  /** Units of a side that are deployed, to be kept. */
  readonly deployed: (q: AnyQuery<W>, side: number) => readonly number[];
  /** Units of a side that may be deployed now. */
  readonly inHand: (q: AnyQuery<W>, side: number) => readonly number[];
  /** What else is kept of a unit. */
  readonly more: (q: AnyQuery<W>, p: number) => Omit<U, keyof KeptUnit>;
  /** What is wrong with that; nothing when all is well. */
  readonly faults: (kept: U) => readonly string[];
  /** What to do about a unit of the set-up that is not in hand now; undefined when that is an error. */
  readonly otherwise: (q: AnyQuery<W>, side: number, kept: U) => readonly Action[] | undefined;
  readonly recall: (p: number) => Action;
  readonly deploy: (q: AnyQuery<W>, p: number, to: number, kept: U) => readonly Action[];
}

function hasWords(raw: unknown, keys: readonly string[]): raw is Readonly<Record<string, unknown>> {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    keys.every((k) => typeof (raw as Record<string, unknown>)[k] === 'string')
  );
}
function isKept(raw: unknown): raw is KeptSetUp<KeptUnit> {
  if (!hasWords(raw, ['game', 'scenario', 'side'])) return false;
  const { units } = raw;
  return Array.isArray(units) && units.every((u) => hasWords(u, ['unit', 'at']));
}

type Query = AnyQuery;
export function setUpBook<U extends KeptUnit, W extends Words = AnyWords>(
  written: SetUpBook<U, W>,
): {
  readonly setupOf: (q: Query, side: number) => KeptSetUp<U>;
  readonly actionsFor: (q: Query, kept: unknown) => SetUpPlan;
} {
  // The keeper of set-ups knows no game's words.
  const book = written as unknown as SetUpBook<U>;
  /** What a side has deployed so far, north to south. */
  function setupOf(q: Query, side: number): KeptSetUp<U> {
    const units = book
      .deployed(q, side)
      .toSorted((a, b) => q.at(a) - q.at(b) || a - b)
      .map((p) => ({ unit: q.kindOf(p).id, at: q.game.places.label(q.at(p)), ...book.more(q, p) }) as U);
    return { game: book.game, scenario: q.state.scenario, side: q.game.sides[side]?.id ?? '', units };
  }

  /** Why nothing of it can be used. */
  function headErrors(q: Query, kept: KeptSetUp<KeptUnit>): readonly string[] {
    const ids = q.game.sides.map((s) => s.id);
    const errors: string[] = [];
    if (kept.game !== book.game) errors.push(`This is a set-up of another game: ${kept.game}.`);
    if (kept.scenario !== q.state.scenario)
      errors.push(`This is a set-up of ${kept.scenario}; the game played is ${q.state.scenario}.`);
    if (!ids.includes(kept.side)) errors.push(`There is no side ${kept.side}; there are ${ids.join(' and ')}.`);
    if (!book.isSetUp(q)) errors.push('Set-up is over.');
    return errors;
  }

  /** The actions that clear the side's set-up and deploy this one, or everything that is wrong with it. */
  function actionsFor(q: Query, kept: unknown): SetUpPlan {
    if (!isKept(kept)) return { ok: false, errors: ['This is not a set-up.'] };
    const head = headErrors(q, kept);
    if (head.length > 0) return { ok: false, errors: head };
    const side = q.game.sides.findIndex((s) => s.id === kept.side);
    const mine = book.inHand(q, side);
    const placed = new Set(book.deployed(q, side));
    const errors: string[] = [];
    const actions: Action[] = mine.filter((p) => placed.has(p)).map((p) => book.recall(p));
    const used = new Set<number>();
    for (const entry of kept.units as readonly U[]) {
      const { unit, at } = entry;
      const piece = mine.find((p) => q.kindOf(p).id === unit || q.kindOf(p).name === unit);
      const to = q.game.places.parse(at);
      const instead = piece === undefined ? book.otherwise(q, side, entry) : undefined;
      if (instead) {
        actions.push(...instead);
        continue;
      }
      if (piece === undefined) errors.push(`${unit} is not among the ${kept.side} units to be set up.`);
      else if (used.has(piece)) errors.push(`${q.kindOf(piece).name} is listed twice.`);
      else used.add(piece);
      if (typeof to !== 'number') errors.push(`${unit}: ${to.error}.`);
      errors.push(...book.faults(entry));
      if (piece !== undefined && typeof to === 'number') actions.push(...book.deploy(q, piece, to, entry));
    }
    return errors.length > 0 ? { ok: false, errors } : { ok: true, side, actions };
  }
  return { setupOf, actionsFor };
}
