// 20, 21: the Reinforcement Phase of the Axis: draft points, kampfgruppen, the Replacement Division Box and Track.
import type { PanelBlock } from '@rasputitsa/kernel';
import { REPLACEMENT_BOX } from '../3-equipment/board.ts';
import { isGerman, isInfantry, isOnMap, isRemnant } from '../3-equipment/units.ts';
import { expectedDivisions } from '../15-production/forecast.ts';
import { isSupplied } from '../13-supply/supply.ts';
import { AXIS } from '../sides.ts';
import type { PanelInfo, Query } from '../words.ts';

function drafts(q: Query): PanelBlock {
  const german = q.piecesOf(AXIS).filter((p) => isGerman(q, p) && isRemnant(q, p) && isOnMap(q, p));
  const count = (infantry: 'infantry' | 'armor'): number =>
    german.filter((p) => isInfantry(q, p) === (infantry === 'infantry') && isSupplied(q, p)).length;
  return {
    kind: 'table',
    title: 'Draft Replacement Points',
    head: ['', 'On hand', 'May still be rebuilt', 'Supplied kampfgruppen'],
    rows: [
      {
        cells: ['Infantry', q.track('infantry-draft'), q.track('infantry-rebuilds'), count('infantry')],
        rule: '20.11',
      },
      { cells: ['Armor', q.track('armor-draft'), q.track('armor-rebuilds'), count('armor')], rule: '20.11' },
    ],
    rule: '20.0',
  };
}
function divisions(q: Query): readonly PanelBlock[] {
  const waiting = q.piecesAt(REPLACEMENT_BOX);
  const coming = expectedDivisions(q);
  return [
    ...(waiting.length === 0
      ? []
      : [
          {
            kind: 'pieces',
            title: 'Replacement Division Box',
            side: AXIS,
            pieces: waiting.map((piece) => ({ piece, rule: '21.0' })),
          } as const,
        ]),
    ...(coming.length === 0
      ? []
      : [
          {
            kind: 'table',
            title: 'Replacement Division Track',
            head: ['Division', 'Enters on'],
            rows: coming.map(({ what, turn, piece }) => ({ cells: [what, `turn ${turn}`], piece, rule: '21.1' })),
            rule: '21.1',
          } as const,
        ]),
  ];
}
export const replacementsPanel: PanelInfo = {
  id: 'replacements',
  title: 'Replacements',
  rule: '20.0',
  slot: 'turn',
  compute(q) {
    if (q.node.id !== 'replacements' || q.active !== AXIS) return [];
    return [drafts(q), ...divisions(q)];
  },
};
