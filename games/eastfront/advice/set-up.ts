// How a set-up can be changed: two units change places, one goes to where another stands, or a step goes from one to another of its type.
import { type Action, type Random, type SeenPiece, type View } from '@rasputitsa/kernel';
import { inPlay } from '../1-map/board.ts';
import { stepsOf, typeOf } from './picture.ts';

const deploy = (x: SeenPiece, to: number, steps: number = stepsOf(x)): Action => ({
  verb: 'deploy',
  args: { piece: x.id, to, steps },
});

/** Of three changes one each, as it falls. */
const KINDS = 3;

export function changed(view: View, random: Random): readonly Action[] {
  const own = view.pieces.filter((x) => x.side === view.viewer && inPlay(x.at));
  const [a, b] = [own[random.int(own.length)], own[random.int(own.length)]];
  if (!a || !b || a === b) return [];
  const kind = random.int(KINDS);
  if (kind === 0) return a.at === b.at ? [] : [deploy(a, b.at), deploy(b, a.at)];
  if (kind === 1) return a.at === b.at ? [] : [deploy(a, b.at)];
  // The step must be free before somebody else can have it.
  return typeOf(a) === typeOf(b) ? [deploy(a, a.at, stepsOf(a) - 1), deploy(b, b.at, stepsOf(b) + 1)] : [];
}
