// What the phase at hand has to give: replacements, markers, rail moves, who is still to come.
import { type PanelBlock, say } from '@rasputitsa/kernel';
import { HOLDING_BOX, reinforcementBox } from '../1-map/board.ts';
import { marchOf } from '../4-movement/allowance.ts';
import { edgeOf } from '../16-reinforcements/entry.ts';
import { weatherOf } from '../25-weather/weather.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import type { Flag, PanelInfo, Query } from '../words.ts';

const stacksWith = (q: Query, side: number, flag: Flag): number =>
  new Set(
    q
      .piecesOf(side)
      .filter((p) => q.has(p, flag))
      .map((p) => q.at(p)),
  ).size;

function budget(q: Query, side: number): PanelBlock {
  const { LIMIT } = tablesOf(q);
  const march = marchOf(q);
  const all = [
    { text: 'weather', n: weatherOf(q), rule: '25.1' },
    ...(march === 'movement'
      ? [
          { text: 'replacements left', n: q.track('replacements'), rule: '16.2a' },
          { text: 'mechanized replacements left', n: q.track('mech-replacements'), rule: '16.2a' },
          {
            text: 'units railed, reinforcements apart',
            n: `${q.track('rail-moves')} of ${LIMIT.railMoves}`,
            rule: '4.6a',
          },
          {
            text: 'Extended Movement markers',
            n: `${stacksWith(q, side, 'extended')} of ${LIMIT.extendedMarkers}`,
            rule: '4.7C',
          },
        ]
      : []),
    ...(march === 'exploitation'
      ? [{ text: 'Assault markers', n: `${stacksWith(q, side, 'assault')} of ${LIMIT.assaultMarkers}`, rule: '4.9D' }]
      : []),
    ...(march === 'reaction'
      ? [{ text: 'stacks activated', n: `${q.track('reaction-stacks')} of ${LIMIT.reactionStacks}`, rule: '4.10a' }]
      : []),
  ];
  return {
    kind: 'factors',
    title: say`Turn ${q.track('turn')}: ${tablesOf(q).TURNS[q.track('turn') - 1]?.[1] ?? ''}`,
    factors: all,
  };
}
/** Turns one looks ahead. */
const SOON = 3;
function arrivals(q: Query, side: number): PanelBlock | undefined {
  const waiting = [...q.piecesAt(reinforcementBox(side)), ...(side === SOVIET ? q.piecesAt(HOLDING_BOX) : [])];
  const soon = waiting
    .filter((p) => q.field(p, 'due') <= q.track('turn') + SOON)
    .toSorted((a, b) => q.field(a, 'due') - q.field(b, 'due'));
  if (soon.length === 0) return undefined;
  return {
    kind: 'pieces',
    title: 'Arriving soon',
    side,
    pieces: soon.map((piece) => ({
      piece,
      note: `turn ${q.field(piece, 'due')}${edgeOf(q, piece) === undefined ? '' : `, ${edgeOf(q, piece)}`}`,
      tone: q.field(piece, 'due') <= q.track('turn') ? ('owed' as const) : ('plain' as const),
    })),
  };
}
export const turnPanel: PanelInfo = {
  id: 'turn',
  title: 'This turn',
  rule: '3',
  slot: 'turn',
  compute(q, who) {
    if (q.active < 0) return [];
    const side = who === 'spectator' ? q.active : who;
    const coming = arrivals(q, side);
    return [budget(q, side), ...(coming === undefined ? [] : [coming])];
  },
};
