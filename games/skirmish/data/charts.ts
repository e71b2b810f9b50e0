// What players may exchange for figures of their own (docs/formats.md, data packs): values of the blocks, cover, set-ups.
import { chart, type ChartValues } from '@rasputitsa/kernel';
import { between, fields, list, oneOf, record, row, type Shape, text } from '@rasputitsa/kernel/shape';
import { HEXES, HOME, PLACES, RESERVE } from '../01-board/board.ts';
import { DEPLOYMENTS, type Setup } from './setups.ts';
import { COVER, SCALE, STACKING, type Terrain } from './tables.ts';
import { ARMS, type Arm, type ArmId } from './units.ts';

/** What is printed on the blocks of an arm. */
export type ArmValues = Readonly<Record<ArmId, Pick<Arm, 'steps' | 'moves' | 'hits'>>>;
/** By scenario: Blue, Red. */
export type SetUps = Readonly<Record<string, readonly [Setup, Setup]>>;

/** Movement points, in halves at the finest. */
const points: Shape = (value, path) =>
  typeof value === 'string' && /^[1-9]$/.test(value) ? undefined : `${path} must be movement points from "1" to "9"`;
const arm = fields({ steps: between(1, 4), moves: points, hits: between(2, 6) });
const byArm = fields(Object.fromEntries(ARMS.map((a) => [a.id, arm])));
const cover = fields(Object.fromEntries(Object.keys(COVER).map((t) => [t, between(0, 4)])));
const block = row([oneOf(...ARMS.map((a) => a.id)), text], [between(1, 4)]);

const MOST_BLOCKS = 20;
/** 3.1 A set-up keeps to the stacking limit, to its own half of the board and to places that are on it. */
function setUpFault(setups: SetUps, path: string): string | undefined {
  const known = DEPLOYMENTS.map((d) => d.id);
  for (const id of Object.keys(setups))
    if (!known.includes(id)) return `${path}/${id}: there is no such scenario; there are ${known.join(', ')}`;
  for (const d of DEPLOYMENTS) {
    const sides = Object.hasOwn(setups, d.id) ? setups[d.id] : undefined;
    if (!sides) return `${path}/${d.id} is missing: every scenario needs its set-up`;
    for (const [side, blocks] of sides.entries()) {
      if (blocks.length === 0 || blocks.length > MOST_BLOCKS)
        return `${path}/${d.id}/${side} has ${blocks.length} blocks and must have 1 to ${MOST_BLOCKS}`;
      const here = new Map<number, number>();
      for (const [i, [id, label]] of blocks.entries()) {
        const where = `${path}/${d.id}/${side}/${i}/1`;
        const at = PLACES.parse(label);
        if (typeof at !== 'number') return `${where}: ${at.error}`;
        if (at >= HEXES && at !== RESERVE[side]) return `${where}: ${label} is the other side's reserve`;
        if (at < HEXES && (HOME[1 - side] ?? []).includes(at))
          return `${where}: ${label} lies in the other side's home area`;
        const stacks = id === 'scout' ? 0 : 1;
        here.set(at, (here.get(at) ?? 0) + stacks);
        if (at < HEXES && (here.get(at) ?? 0) > STACKING.tight)
          return `${where}: ${label} has more than ${STACKING.tight} blocks (3.1)`;
      }
    }
    const [blue, red] = sides.map((s) => new Set(s.map(([, label]) => PLACES.parse(label))));
    const both = [...(blue ?? [])].find((at) => red?.has(at));
    if (typeof both === 'number') return `${path}/${d.id}: both sides stand in ${PLACES.label(both)}`;
  }
  return undefined;
}

export const charts = {
  arms: chart<ArmValues>({
    title: 'What is printed on the blocks',
    rule: '1.3',
    source: 'printed',
    note: `Steps at full strength, movement points, and the number from which a die hits. Points are whole; a road costs 1/${SCALE}.`,
    shape: byArm,
    value: Object.fromEntries(ARMS.map(({ id, steps, moves, hits }) => [id, { steps, moves, hits }])) as ArmValues,
  }),
  cover: chart<Readonly<Record<Terrain, number>>>({
    title: 'Cover',
    rule: '6.8',
    source: 'printed',
    note: 'Added to the number a die must reach against blocks in this terrain.',
    shape: cover,
    value: COVER,
  }),
  'set-ups': chart<SetUps>({
    title: 'Set-ups',
    rule: '13.1',
    source: 'printed',
    note: 'By scenario Blue, then Red: arm, place, and steps where a block starts below full strength.',
    shape: record(row([list(block), list(block)])),
    fault: setUpFault,
    value: Object.fromEntries(DEPLOYMENTS.map((d) => [d.id, d.sides])),
  }),
};

/** 1.3 No block starts with more steps than are printed on it. */
export function chartsFault(all: ChartValues): string | undefined {
  const arms = all['arms'] as ArmValues;
  for (const [id, sides] of Object.entries(all['set-ups'] as SetUps))
    for (const [side, blocks] of sides.entries())
      for (const [i, [arm, , steps = 1]] of blocks.entries())
        if (steps > arms[arm].steps)
          return `/charts/set-ups/${id}/${side}/${i}/2 must be at most ${arms[arm].steps}, the steps of a ${arm} block`;
  return undefined;
}
