// The plans a side can choose from for a turn, in the words of its staff, and what they make the advice weigh. A name says what units do
// under it more than under others, not what the weights are called: with `cover` for everything they do not go back, they close gaps.
import type { Loc, Posture, View } from '@rasputitsa/kernel';
import { placeAt } from '../1-map/cities.ts';
import { CENTRES } from '../11-production/production-level.ts';
import { openTo, prize } from './ground.ts';
import { isHq, Picture } from './picture.ts';
import { willOf, type WeightId } from './posture.ts';

const plan = (name: string, weights: Readonly<Partial<Record<WeightId, number>>>): Posture => ({ name, weights });

const USUAL = plan('As the staff advises', {});
const MOVING: readonly Posture[] = [
  USUAL,
  plan('Attack all along the front', { attack: 1.4, command: 1.8, forward: 1.5 }),
  plan('Break through and cut them off', { pocket: 2.5, forward: 1.6, command: 1.5, blitz: 1.6, cover: 0.8 }),
  plan('Storm the cities', { city: 2.2, attack: 1.25, command: 1.4 }),
  plan('Wear them down', { attack: 1.8, command: 1.2, forward: 0.5 }),
  plan('Hold the line', { attack: 0.6, command: 0.35, forward: 0.3, cover: 1.5 }),
  plan('Close the gaps and guard the cities', { attack: 0.5, command: 0.8, forward: 0, cover: 2.5 }),
];
/** Only while headquarters are chosen. */
const COMMANDING: readonly Posture[] = [
  plan('Save headquarters', { command: 0.5, reserve: 2 }),
  plan('Give as few orders as may be', { command: 0.25, reserve: 3, attack: 0.4 }),
  plan('Everything now', { command: 3, reserve: 0, attack: 1.2, blitz: 2.5 }),
];
const PRODUCING: readonly Posture[] = [
  USUAL,
  plan('Headquarters first', { staff: 2.2 }),
  plan('The front first', { staff: 0.5 }),
];

export const STYLES: Readonly<Record<'cautious' | 'bold', Posture>> = {
  cautious: plan('Cautious', { attack: 0.75, command: 0.6, forward: 0.6, cover: 1.5 }),
  bold: plan('Bold', { attack: 1.35, command: 1.7, forward: 1.6, cover: 0.7 }),
};

/** As far as a drive may be aimed, and how many drives are thought of. */
const RANGE = 6;
const DRIVES = 3;
const DRIVE: Readonly<Partial<Record<WeightId, number>>> = { forward: 2, city: 1.6, command: 1.5, attack: 1.15 };
const COVER: Readonly<Partial<Record<WeightId, number>>> = { cover: 2, attack: 1.2, forward: 0.6 };
/** An enemy so near to a city of ours is a threat to it. */
const THREAT = 2;

/** How far it is to march from any of these places. */
function marchFrom(from: readonly Loc[]): ReadonlyMap<Loc, number> {
  const far = new Map(from.map((at) => [at, 0]));
  let edge = from;
  for (let n = 1; n <= RANGE && edge.length > 0; n++) {
    const next: Loc[] = [];
    for (const h of edge)
      for (const to of openTo(h)) {
        if (far.has(to)) continue;
        far.set(to, n);
        next.push(to);
      }
    edge = next;
  }
  return far;
}
function named(at: Loc): string {
  return placeAt(at)?.name ?? '';
}
/** Drives on cities that can be reached in a turn or two, and a fight for the one of ours that is most threatened: its garrison is covered
 * and those who press on it are attacked. */
function aimed(p: Picture): readonly Posture[] {
  const far = marchFrom([...new Set(p.own.filter((x) => !isHq(x)).map((x) => x.at))]);
  const worth = (at: Loc): number => prize(at) / (1 + (far.get(at) ?? RANGE));
  const drives = CENTRES.filter((at) => p.ground.isEnemy(at) && p.ground.isIn(at) && far.has(at))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, DRIVES)
    .map((aim): Posture => ({ name: `Drive on ${named(aim)}`, weights: DRIVE, aim }));
  const [held] = CENTRES.filter((at) => p.isFriendly(at) && p.ground.isIn(at) && p.front(at) <= THREAT).toSorted(
    (a, b) => prize(b) - prize(a),
  );
  return held === undefined ? drives : [...drives, { name: `Fight for ${named(held)}`, weights: COVER, aim: held }];
}

export function operations(view: View): readonly Posture[] {
  const node = view.phase.at(-1)?.node ?? '';
  if (view.viewer === 'spectator') return [];
  if (node === 'production') return PRODUCING;
  if (node !== 'command' && !node.endsWith('moves')) return [];
  const p = new Picture(view, view.viewer, willOf(undefined));
  return [...MOVING, ...aimed(p), ...(node === 'command' ? COMMANDING : [])];
}
