// The count of Personnel Centers (31.6, 32.5, 33.5), objectives (34.5) and dates (30.5).
import { type Loc, type PanelBlock, place, say } from '@rasputitsa/kernel';
import { PERSONNEL_CENTERS } from '../3-equipment/board.ts';
import { isCampaign, rowOf } from '../29-34-scenarios/row.ts';
import { axisCenters, untouchedCenters } from '../29-34-scenarios/victory.ts';
import { CENTERS_TO_WIN } from '../data/charts.ts';
import { UNTOUCHED } from '../data/ends.ts';
import { ownedBy, SIDES } from '../sides.ts';
import { type PanelInfo, type Query } from '../words.ts';

const DATES = UNTOUCHED.map(({ turn, centers }) => `${centers} at the end of turn ${turn}`).join(', or ');
function score(q: Query): PanelBlock {
  const { id, last } = rowOf(q);
  const now = axisCenters(q).length;
  const [win, draw] = CENTERS_TO_WIN[id] ?? [];
  if (isCampaign(q))
    return {
      kind: 'text',
      text: `${untouchedCenters(q)} Personnel Centers have never seen an Axis unit: ${DATES} win for the Russian.`,
      rule: '30.5.RD',
    };
  if (win === undefined || draw === undefined)
    return {
      kind: 'text',
      text: `The Russian must hold Minsk, Warsaw or Belgrade with a line of communications at the end of turn ${last}.`,
      rule: '34.5',
    };
  return {
    kind: 'text',
    text: `The Axis occupies ${now} Personnel Centers with a line of communications. At the end of turn ${last}, ${win} win and ${draw} draw.`,
    rule: '31.6',
  };
}
const entererOf = (q: Query, hex: Loc): string =>
  SIDES.find((_, side) => ownedBy(side) === q.layer('entered')[hex])?.name ?? 'nobody';
export function centersTable(q: Query): PanelBlock {
  const counting = new Set(axisCenters(q));
  return {
    kind: 'table',
    title: 'Personnel Centers',
    head: ['Place', 'Last entered by', 'Counts for the Axis'],
    rows: PERSONNEL_CENTERS.map((hex) => ({
      cells: [say`${place(hex)}`, entererOf(q, hex), counting.has(hex) ? 'yes' : 'no'],
      at: hex,
      rule: '15.16',
    })),
    rule: '15.16',
  };
}
export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory',
  rule: '30.5',
  slot: 'reference',
  compute: (q) => [score(q), centersTable(q)],
};
