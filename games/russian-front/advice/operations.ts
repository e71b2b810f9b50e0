// The plans a side can choose from for a Turn, in the words of its staff, and what they make the advice weigh.
import type { Loc, Posture, View } from '@rasputitsa/kernel';
import { OBJECTIVES, placeAt } from '../1-components/board.ts';
import { OPERATIONS } from '../data/advice.ts';
import { armOf, FAR, Picture } from './picture.ts';
import type { WeightId } from './posture.ts';

type Weights = Readonly<Partial<Record<WeightId, number>>>;
const plan = (name: string, weights: Weights): Posture => ({ name, weights });

const USUAL = plan('As the staff advises', {});
const MOVING: readonly Posture[] = [
  USUAL,
  plan('Attack all along the front', { initiative: 2, attack: 1.5, supply: 0.8 }),
  plan('Break through and cut them off', { initiative: 2, pocket: 2.5, forward: 1.5, cover: 0.7 }),
  plan('Hold the line', { initiative: 0, attack: 0.7, cover: 1.5, river: 1 }),
  plan('Withdraw to the river', { initiative: 0, attack: 0.6, river: 3 }),
  plan('Build up', { initiative: 0, attack: 0.6, supply: 2, reserve: 2 }),
];
const STORM: Weights = { initiative: 1.5, city: 1.5, attack: 1.3 };
const RELIEF: Weights = { attack: 1.3, cover: 1.5 };

export const STYLES: Readonly<Record<'cautious' | 'bold', Posture>> = {
  cautious: plan('Cautious', { initiative: 0.8, attack: 0.7, forward: 0.8, supply: 1.5, cover: 1.5 }),
  bold: plan('Bold', { initiative: 1.4, attack: 1.6, supply: 0.9, cover: 0.8 }),
};

function named(at: Loc): string {
  return placeAt(at)?.name ?? '';
}
/** Objectives that can be reached in a Turn or two, and the one of ours that is most pressed. */
function aimed(p: Picture): readonly Posture[] {
  const field = p.own.filter((x) => armOf(x) === 'ground');
  const far = (at: Loc): number => {
    const way = p.way(at);
    return field.reduce((n, x) => Math.min(n, way[x.at] ?? FAR), FAR);
  };
  const storms = OBJECTIVES.filter((at) => p.isTheirs(at))
    .map((at) => ({ at, far: far(at) }))
    .filter((t) => t.far <= OPERATIONS.range)
    .map((t) => ({ ...t, worth: p.worth(t.at) / (1 + t.far) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, OPERATIONS.storms)
    .map(({ at }): Posture => ({ name: `Storm ${named(at)}`, weights: STORM, aim: at }));
  const [held] = OBJECTIVES.filter((at) => p.isMine(at) && p.front(at) <= OPERATIONS.pressed).toSorted(
    (a, b) => p.worth(b) - p.worth(a),
  );
  if (held === undefined) return storms;
  return [...storms, { name: `Relieve ${named(held)}`, weights: RELIEF, aim: held }];
}

/** Ground is planned for when it is to be moved on; what follows is carried out. */
export function operations(view: View): readonly Posture[] {
  const node = view.phase.at(-1)?.node ?? '';
  if (view.viewer === 'spectator' || node !== 'ground-movement') return [];
  return [...MOVING, ...aimed(new Picture(view, view.viewer))];
}
