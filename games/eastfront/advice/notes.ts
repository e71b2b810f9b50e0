// What is worked out once in a phase and used until the dice have spoken again. Nothing in here is needed to go on: whoever has no
// notes, because a game was opened in the middle of a phase, makes new ones from what he sees.
import type { Action, Ask, Loc, Posture, View } from '@rasputitsa/kernel';
import type { Chances } from './chances.ts';
import { Picture } from './picture.ts';
import { willOf } from './posture.ts';

export interface Notes {
  readonly key: string;
  readonly posture: Posture | undefined;
  readonly picture: Picture;
  /** Units that may still find something to do, the most pressing first; undefined before anybody was asked. */
  queue: number[] | undefined;
  chances: Chances | undefined;
  /** Places that own units have left or reached since the chances were reckoned. */
  readonly moved: Loc[];
  /** Who could move when the phase began. */
  movers: readonly number[] | undefined;
  /** What headquarters could do, by where they are and how far they reach. */
  readonly work: Map<number, number>;
  /** The answer to the position as it was seen last. */
  answer: Action | undefined;
  seen: 'new' | 'same' | 'moved';
}
const books = new WeakMap<Ask, Notes>();

export function notesOf(view: View, ask: Ask, posture: Posture | undefined): Notes {
  const key = `${view.tracks['month'] ?? 0} ${view.tracks['fortnight'] ?? 0} ${view.rolls} ${view.phase.map((f) => `${f.node}${f.side}`).join(' ')}`;
  const known = books.get(ask);
  if (known?.key === key && known.posture === posture) {
    const change = known.picture.follow(view);
    if (change !== 'other') {
      known.seen = change;
      known.moved.push(...known.picture.changes);
      return known;
    }
  }
  const picture = new Picture(view, ask.side, willOf(posture));
  const fresh: Notes = {
    key,
    posture,
    picture,
    queue: undefined,
    chances: undefined,
    moved: [],
    movers: undefined,
    work: new Map(),
    answer: undefined,
    seen: 'new',
  };
  books.set(ask, fresh);
  return fresh;
}
