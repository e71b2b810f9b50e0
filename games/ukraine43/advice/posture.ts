// What a plan for a turn may weigh more or less, and the plans and characters made of that.
import type { Posture, View } from '@rasputitsa/kernel';
import { frontPostures, type FrontWeight, type FrontWill } from '@rasputitsa/kit/front-postures';
import { HEXES, objectiveHexes } from '../1-map/board.ts';
import { BOOK_TABLES } from '../data/tables.ts';
import { ownedBy, SOVIET } from '../sides.ts';
import { apart } from './distances.ts';

export type Will = FrontWill;
const PLANNED = 'movement';
export const { weights, willOf, styles } = frontPostures('own cities, and units in danger', PLANNED);
export const USUAL: Will = willOf(undefined);

const plan = (name: string, weights: Readonly<Partial<Record<FrontWeight, number>>>): Posture => ({ name, weights });
const SOVIET_PLANS: readonly Posture[] = [
  plan('As the staff advises', {}),
  plan('Attack all along the front', { attack: 1.6 }),
  plan('Break through to what counts', { attack: 1.3, forward: 1.8, cover: 0.6 }),
  plan('Attack where it is cheap', { attack: 0.7, forward: 1.2 }),
  plan('Hold the line', { attack: 0.5, forward: 0.4, cover: 1.8 }),
];
const GERMAN_PLANS: readonly Posture[] = [
  plan('As the staff advises', {}),
  plan('Strike back', { attack: 1.4 }),
  plan('Strike back with all that can be spared', { attack: 2 }),
  plan('Hold the line', { attack: 0.5, cover: 1.4 }),
  plan('Fall back from what cannot be held', { attack: 0.6, cover: 2.4 }),
];
/** A side that covers so much gives up hexes that it cannot hold; one that attacks so much sends its foot as well. */
export const WITHDRAWS = 2;
export const SENDS_FOOT = 1.8;

/** Cities to drive on: as many, worth so many hexes for each point, and not further than this. */
const DRIVES = { most: 3, point: 3, far: 12 } as const;
function drives({ pieces, layers }: View): readonly Posture[] {
  const own = pieces.filter((p) => p.side === SOVIET && p.at < HEXES).map((p) => p.at);
  const isSoviet = (hex: number): boolean => layers['control']?.[hex] === ownedBy(SOVIET);
  return objectiveHexes(BOOK_TABLES.OBJECTIVES)
    .filter(({ hex }) => !isSoviet(hex))
    .map(({ name, hex }) => {
      const far = own.reduce((n, at) => Math.min(n, apart(at, hex)), Infinity);
      return { name, hex, far, worth: (BOOK_TABLES.OBJECTIVES[name] ?? 0) * DRIVES.point - far };
    })
    .filter(({ far }) => far <= DRIVES.far)
    .sort((a, b) => b.worth - a.worth || a.hex - b.hex)
    .slice(0, DRIVES.most)
    .map(({ name, hex }) => ({ name: `Drive on ${name}`, weights: { forward: 1.4 }, aim: hex }));
}

export function operations(view: View): readonly Posture[] {
  if (view.viewer === 'spectator' || view.phase.at(-1)?.node !== PLANNED) return [];
  return view.viewer === SOVIET ? [...SOVIET_PLANS, ...drives(view)] : GERMAN_PLANS;
}
