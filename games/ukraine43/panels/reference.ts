// Tables to look up. Those that are lost and reconstructed say so.
import { type PanelBlock, say } from '@rasputitsa/kernel';
import { reconstructedIn, sourceOf, tablesOf, type Tables } from '../data/tables.ts';
import type { PanelInfo, Query } from '../words.ts';

function titled(q: Query, title: string, table: keyof Tables): string {
  const source = sourceOf(q, table);
  return source === '' ? title : `${title} (${source})`;
}
const spread = ([a, d]: readonly [number, number]): string => (a + d === 0 ? '' : ` ${a || '-'}/${d || '-'}`);

function crt(q: Query): PanelBlock {
  const { CRT, ODDS } = tablesOf(q);
  return {
    kind: 'table',
    title: titled(q, 'Combat Results Table', 'CRT'),
    head: ['Die', ...ODDS],
    rows: CRT.map((row, i) => ({ cells: [i + 1, ...row.map((c) => `${c.result}${spread(c.losses)}`)] })),
    rule: 'CRT',
  };
}
function results(q: Query): PanelBlock {
  return {
    kind: 'table',
    title: 'Results',
    rows: Object.entries(tablesOf(q).EFFECTS).map(([code, e]) => ({ cells: [code, e.title], rule: `8.5.${code}` })),
    rule: '8.3.4',
  };
}
function terrain(q: Query): PanelBlock {
  const { TERRAIN, PLACE_BONUS, FORT_BONUS } = tablesOf(q);
  return {
    kind: 'table',
    title: 'Terrain',
    head: ['', 'Mechanized', 'Others', 'Defense'],
    rows: [
      ...Object.entries(TERRAIN)
        .filter(([name]) => name !== 'sea')
        .map(([name, t]) => ({ cells: [name, t.mech, t.other, `+${t.bonus}`], rule: 'TEC' })),
      ...Object.entries(PLACE_BONUS).map(([name, bonus]) => ({ cells: [name, '', '', `+${bonus}`], rule: '9.1a' })),
      { cells: ['fortification', '', '', `+${FORT_BONUS}`], rule: '19.2.3' },
    ],
    rule: 'TEC',
  };
}
function weather(q: Query): PanelBlock {
  return {
    kind: 'table',
    title: titled(q, 'Weather', 'WEATHER'),
    head: ['Turns', '1', '2', '3', '4', '5', '6'],
    rows: tablesOf(q).WEATHER.map(({ from, to, die }) => ({ cells: [`${from}-${to}`, ...die] })),
    rule: '25.1',
  };
}
function lost(q: Query): readonly PanelBlock[] {
  const titles = reconstructedIn(q);
  if (titles.length === 0) return [];
  return [
    { kind: 'text', text: say`Lost with the printed game and reconstructed: ${titles.join(', ')}.`, tone: 'quiet' },
  ];
}
export const referencePanel: PanelInfo = {
  id: 'tables',
  title: 'Tables',
  rule: 'TEC',
  slot: 'reference',
  compute: (q) => [crt(q), results(q), terrain(q), weather(q), ...lost(q)],
};
