// What the advice of several games is made of.
import { type Action, type Ask, DONE, type Posture, random, type View } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { fromLegal, lists, pass, values } from '../src/asking.ts';
import { frontPostures } from '../src/front-postures.ts';
import { carryingOut, notebook } from '../src/notes.ts';

/** A unit that stands somewhere in some phase; nothing else is looked at. */
const seen = (at: number, node = 'movement', viewer: View['viewer'] = 0): View =>
  ({ viewer, rolls: 0, phase: [{ node, side: 0 }], pieces: [{ id: 1, side: 0, at }] }) as unknown as View;
const go = (to: number): Action => ({ verb: 'move', args: { piece: 1, to } });
/** Accepts moves to these places. */
const asking = (open: readonly number[] = [1, 2, 3, 4, 5]): Ask =>
  ({
    whyNot: ({ args }: Action) => (open.includes(Number(args['to'])) ? undefined : { rule: '1', text: 'closed' }),
    values: () => ['2', 3, [4, 5]],
  }) as unknown as Ask;
const where = (view: View): number => view.pieces[0]?.at ?? 0;
const bold: Posture = { name: 'Bold', weights: {} };

describe('asking', () => {
  test('a plan begins with what is legal, and keeps what may become so', () => {
    expect(fromLegal(asking([2]), [go(1), go(2), go(3)])).toEqual([go(2), go(3)]);
    expect(fromLegal(asking([]), [go(1)])).toEqual([]);
  });
  test('numbers, lists, and the end of the decision where it may end', () => {
    expect(values(asking(), 'move').slice(0, 2)).toEqual([2, 3]);
    expect(lists(asking(), 'move')).toEqual([[4, 5]]);
    expect(pass(asking())).toBeUndefined();
    expect(pass({ ...asking(), whyNot: () => undefined })).toEqual({ verb: DONE, args: {} });
  });
});

describe('notebook', () => {
  test('keeps one page for each side that asks, until key or posture change', () => {
    const notesOf = notebook(
      ({ phase }) => phase[0]?.node ?? '',
      () => ({}),
    );
    const [a, b] = [asking(), asking()];
    const first = notesOf(seen(1), a, undefined);
    expect(notesOf(seen(2), a, undefined)).toBe(first);
    expect(notesOf(seen(1), b, undefined)).not.toBe(first);
    expect(notesOf(seen(1), a, undefined)).toBe(first);
    expect(notesOf(seen(1), a, bold)).not.toBe(first);
    expect(notesOf(seen(1), a, undefined)).not.toBe(first);
    const again = notesOf(seen(1), a, undefined);
    expect(notesOf(seen(1, 'combat'), a, undefined)).not.toBe(again);
  });
});

describe('carrying out a plan', () => {
  /** Plans to go to these places; counts how often it plans. */
  function marching(route: readonly number[]) {
    const made: number[] = [];
    const advise = carryingOut(
      (view) => {
        made.push(where(view));
        return route.map(go);
      },
      {
        key: ({ phase }) => phase[0]?.node ?? '',
        print: where,
        isDone: (view, { args }) => where(view) === args['to'],
      },
    );
    return { made, advise: (view: View, ask: Ask, posture?: Posture) => advise(view, ask, random(1), posture) };
  }
  test('gives one action after the other from one plan, and the same answer to the same question', () => {
    const { made, advise } = marching([2, 3, 4]);
    const ask = asking();
    expect(advise(seen(1), ask)).toEqual(go(2));
    expect(advise(seen(1), ask)).toEqual(go(2));
    expect(advise(seen(2), ask)).toEqual(go(3));
    expect(advise(seen(3), ask)).toEqual(go(4));
    expect(made).toEqual([1]);
    expect(advise(seen(4), ask)).toEqual(go(2));
    expect(made).toEqual([1, 4]);
  });
  test('leaves out what the rules refuse', () => {
    const { made, advise } = marching([2, 9, 3]);
    const ask = asking();
    advise(seen(1), ask);
    expect(advise(seen(2), ask)).toEqual(go(3));
    expect(made).toEqual([1]);
    expect(marching([9]).advise(seen(1), ask)).toBeUndefined();
  });
  test('plans again when somebody is not where the plan sent him, in another phase, and for another posture', () => {
    const { made, advise } = marching([2, 3, 4]);
    const ask = asking();
    advise(seen(1), ask);
    advise(seen(5), ask);
    expect(made).toEqual([1, 5]);
    advise(seen(2, 'combat'), ask);
    expect(made).toEqual([1, 5, 2]);
    advise(seen(2, 'combat'), ask, bold);
    expect(made).toEqual([1, 5, 2, 2]);
  });
});

describe('postures for a front', () => {
  const { weights, willOf, styles, operations } = frontPostures('own places', 'marching');
  test('every plan and character weighs by what is declared, within its range', () => {
    const ids = new Map<string, (typeof weights)[number]>(weights.map((w) => [w.id, w]));
    const all = [...operations(seen(1, 'marching')), styles.cautious, styles.bold];
    expect(all.length).toBeGreaterThan(3);
    for (const { weights: said } of all)
      for (const [id, n] of Object.entries(said)) {
        expect(n).toBeGreaterThanOrEqual(ids.get(id)?.least ?? Number.NaN);
        expect(n).toBeLessThanOrEqual(ids.get(id)?.most ?? Number.NaN);
      }
    expect(ids.get('cover')?.title).toBe('own places');
    expect(willOf(styles.cautious).attack).toBeLessThan(willOf(undefined).attack);
  });
  test('a side plans where it marches, the usual way first; those who watch plan nothing', () => {
    expect(operations(seen(1, 'marching'))[0]?.weights).toEqual({});
    expect(operations(seen(1, 'combat'))).toEqual([]);
    expect(operations(seen(1, 'marching', 'spectator'))).toEqual([]);
  });
});
