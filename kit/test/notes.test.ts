// Advice that carries out a plan: what it says when it is asked again.
import type { Action, Ask, Random, SeenRefusal, View } from '@rasputitsa/kernel';
import { carryingOut } from '@rasputitsa/kit/notes';
import { expect, it } from 'vitest';

const VIEW = { rolls: 0 } as View;
const NO_DICE = {} as Random;
const keep = (piece: number): Action => ({ verb: 'keep', args: { piece } });

/** Somebody who is to choose units one after another, of which the board shows nothing. */
function choosing(): { readonly ask: Ask; readonly chosen: Set<unknown> } {
  const chosen = new Set<unknown>();
  const no = { rule: '1', text: 'chosen already' } as unknown as SeenRefusal;
  const whyNot = (action: unknown): SeenRefusal | undefined =>
    chosen.has((action as Action).args['piece']) ? no : undefined;
  return { ask: { side: 0, whyNot } as Ask, chosen };
}

it('says the same when it is asked twice about the same, until that has been done and is refused', () => {
  const { ask, chosen } = choosing();
  const advise = carryingOut(() => [keep(1), keep(2)].filter((a) => !ask.whyNot(a)).slice(0, 1), {
    key: () => '',
    print: ({ rolls }) => rolls,
    isDone: () => true,
  });
  expect(advise(VIEW, ask, NO_DICE)).toEqual(keep(1));
  expect(advise(VIEW, ask, NO_DICE)).toEqual(keep(1));
  chosen.add(1);
  expect(advise(VIEW, ask, NO_DICE)).toEqual(keep(2));
});
