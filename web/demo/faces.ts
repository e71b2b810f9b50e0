// Faces for the demonstration: what the games' counters look like, and every word the drawing knows.
import type { Look } from '@rasputitsa/kernel';
import type { Face } from '../src/board/types.ts';

export type Tab = Face['tabs'][number];

let last = 0;
export function face(look: Look | undefined, more: Partial<Face> = {}): Face {
  last += 1;
  return {
    id: last,
    at: 0,
    side: 0,
    nation: look?.nation ?? 'german',
    ...(look ? { look } : {}),
    tabs: [],
    ready: true,
    name: `${look?.code ?? 'hidden'} ${look?.symbol ?? ''}`,
    ...more,
  };
}

const block = (look: Look, steps: number, maxSteps: number, tabs: readonly Tab[] = []): Face =>
  face({ ...look, block: true }, { steps, maxSteps, tabs });

export const tab = (shape: Tab['shape'], tone: string): Tab => ({ shape, tone, title: `${tone} ${shape}` });

export const blocks: readonly Face[] = [
  block({ symbol: 'armor', size: 'corps', nation: 'german', code: '41' }, 4, 4),
  block({ symbol: 'armor', size: 'corps', nation: 'german', code: '56' }, 3, 4, [tab('bar', 'quiet')]),
  block({ symbol: 'infantry', size: 'corps', nation: 'german', code: '38' }, 2, 4, [tab('triangle', 'bad')]),
  block({ symbol: 'infantry', size: 'corps', nation: 'german', code: '10' }, 1, 4),
  block({ symbol: 'mech', size: 'corps', nation: 'german', code: '2', badge: 'SS', elite: true }, 4, 4),
  block({ symbol: 'infantry', size: 'corps', nation: 'german', code: '49', badge: 'Mtn' }, 3, 4),
  block({ symbol: 'hq', size: 'front', nation: 'german', code: 'Army Group North' }, 3, 3, [tab('round', 'good')]),
  block({ symbol: 'hq', size: 'supreme', nation: 'german', code: 'OKH' }, 2, 3),
  block({ symbol: 'infantry', size: 'army', nation: 'soviet', code: '13' }, 3, 3),
  block({ symbol: 'shock', size: 'army', nation: 'soviet', code: '1' }, 4, 4),
  block({ symbol: 'cavalry', size: 'corps', nation: 'soviet', code: '2', guards: true }, 2, 3),
  block({ symbol: 'armor', size: 'army', nation: 'soviet', code: '5', guards: true }, 4, 4, [tab('star', 'good')]),
  block({ symbol: 'hq', size: 'front', nation: 'soviet', code: 'Leningrad Front' }, 2, 2),
  block({ symbol: 'hq', size: 'supreme', nation: 'soviet', code: 'STAVKA' }, 3, 3, [tab('star', 'good')]),
  face(undefined, { nation: 'german' }),
  face(undefined, { nation: 'soviet', tabs: [tab('round', 'good')] }),
];

export const counters: readonly Face[] = [
  face(
    { symbol: 'armor', size: 'corps', nation: 'german', code: '41', parent: '4Pz', factors: '8-6-6' },
    { steps: 6, maxSteps: 6 },
  ),
  face(
    { symbol: 'infantry', size: 'corps', nation: 'german', code: '38', parent: '18', factors: '4-5-4' },
    { steps: 3, maxSteps: 5 },
  ),
  face(
    { symbol: 'mech', size: 'division', nation: 'german', code: 'DR', parent: 'SS', factors: '8-9-6', elite: true },
    { steps: 2, maxSteps: 2, tabs: [tab('round', 'good')] },
  ),
  face(
    { symbol: 'infantry', size: 'division', nation: 'german', code: '252', parent: 'XII', factors: '6-5' },
    { tabs: [tab('bar', 'quiet')] },
  ),
  face(
    { symbol: 'infantry', size: 'regiment', nation: 'german', code: '482/258', parent: 'XX', factors: '5-4' },
    { steps: 1, maxSteps: 2 },
  ),
  face(
    { symbol: 'armor', size: 'corps', nation: 'soviet', code: '3 Gds', parent: '5GTA', factors: '7-8-5', guards: true },
    { steps: 2, maxSteps: 2 },
  ),
  face(
    { symbol: 'infantry', size: 'division', nation: 'soviet', code: '316', parent: '16', factors: '2-3-4' },
    { tabs: [tab('triangle', 'bad'), tab('cross', 'bad')] },
  ),
  face({ symbol: 'artillery', size: 'army', nation: 'soviet', code: '7', factors: '(12)-2' }),
  face(
    { symbol: 'mountain', size: 'corps', nation: 'rumanian', code: 'Mtn', factors: '3-4-4' },
    { steps: 4, maxSteps: 4 },
  ),
  face({ symbol: 'infantry', size: 'army', nation: 'hungarian', code: '2', factors: '3-4-4' }),
  face(
    { symbol: 'infantry', size: 'corps', nation: 'finnish', code: 'VI', factors: '5-6-4' },
    { tabs: [tab('square', 'plain')] },
  ),
  face({ symbol: 'cavalry', size: 'division', nation: 'italian', code: 'Cel', factors: '2-2-7' }),
  face(
    { symbol: 'motorized', size: 'division', nation: 'slovak', code: 'Fast', factors: '3-3-7' },
    { tabs: [tab('star', 'owed')] },
  ),
  face({ symbol: 'air', nation: 'german', code: 'VIII', factors: '6-12' }),
  face({ symbol: 'naval', nation: 'soviet', code: 'Blk', factors: '4-9-20' }, { steps: 7, maxSteps: 9 }),
  face({ symbol: 'rocket', size: 'brigade', nation: 'soviet', code: '2', factors: '9-1-3' }),
];

export const skirmish: readonly Face[] = [
  block({ symbol: 'infantry', nation: 'blue', code: 'foot' }, 3, 3),
  block({ symbol: 'cavalry', nation: 'blue', code: 'horse' }, 1, 2),
  block({ symbol: 'artillery', nation: 'blue', code: 'gun' }, 2, 2),
  block({ symbol: 'hq', nation: 'blue', code: 'leader' }, 1, 1),
  block({ symbol: 'recon', nation: 'blue', code: 'scout' }, 1, 1),
  block({ symbol: 'infantry', nation: 'red', code: 'foot' }, 2, 3),
  block({ symbol: 'recon', nation: 'red', code: 'scout' }, 1, 1, [tab('round', 'bad')]),
  face(undefined, { nation: 'red' }),
];

export const symbolFace = (word: string, i: number): Face =>
  face({ symbol: word, size: 'division', nation: i % 2 ? 'soviet' : 'german', factors: '4-4' });
