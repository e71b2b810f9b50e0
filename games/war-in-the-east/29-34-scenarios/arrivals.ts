// 29.3: who arrives in a Reinforcement Phase. Arrivals wait in the side's box until they enter over the edge of the map (29.32), or appear in their city.
import { rule } from '@rasputitsa/kernel';
import { reinforcementBox } from '../3-equipment/board.ts';
import { bringIn, INFO, kindNamed } from '../3-equipment/units.ts';
import { readArrivals } from '../data/charts.ts';
import { AXIS } from '../sides.ts';
import type { Play, Query } from '../words.ts';
import { isCampaign, turnRow } from './row.ts';

/** 31.32, 32.32, 33.32, 34.32, 30.33: in the Campaign only what is in brackets. */
const russianArrivals = rule(
  '30.33',
  (q: Query): readonly string[] => {
    const row = turnRow(q);
    return isCampaign(q) ? [row?.[7] ?? ''] : [row?.[7] ?? '', row?.[8] ?? ''];
  },
  (q: Query) => [turnRow(q)?.[7] ?? '', turnRow(q)?.[8] ?? ''],
);
export function receive(g: Play): void {
  const lists = g.active === AXIS ? [turnRow(g)?.[6] ?? ''] : russianArrivals(g);
  for (const list of lists)
    for (const { count, what } of readArrivals(list)) for (let i = 0; i < count; i++) arrive(g, what);
}
function arrive(g: Play, what: string): void {
  if (what === 'Air' || what === 'Air rebuilt') return;
  const name = what === 'Repair' ? 'Axis Repair' : what.replace(/KG$/, '');
  const kind = kindNamed(name);
  const p = bringIn(g, kind, reinforcementBox(g.active), what.endsWith('KG') ? 1 : (INFO[kind]?.steps ?? 1));
  if (p === undefined) return;
  g.setField(p, 'due', g.track('turn'));
  g.raise(p, 'fresh');
}
