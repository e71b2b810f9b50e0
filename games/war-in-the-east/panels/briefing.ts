// The briefing and the score in the head of the page.
import { type Message, type PanelBlock, say } from '@rasputitsa/kernel';
import { briefingBlocks } from '@rasputitsa/kit';
import { isCampaign, rowOf, turnRow } from '../29-34-scenarios/row.ts';
import { axisCenters, russianCities, untouchedCenters } from '../29-34-scenarios/victory.ts';
import { weatherOf } from '../14-weather/weather.ts';
import { calendarRow } from '../35-variants/calendar.ts';
import { CENTERS_TO_WIN } from '../data/charts.ts';
import type { PanelInfo, Query } from '../words.ts';
import { centersTable } from './victory.ts';

/** Which rule decides this game. */
function citedFor(q: Query): string {
  if (isCampaign(q)) return '30.5';
  return { barbarossa: '31.6', stalingrad: '32.5', kursk: '33.5' }[rowOf(q).id as string] ?? '34.5';
}
function scoreOf(q: Query): Message {
  const r = q.state.result;
  if (r) return say`${r.level}`;
  if (isCampaign(q)) return say`${untouchedCenters(q)} Personnel Centers never entered by the Axis`;
  const [win, draw] = CENTERS_TO_WIN[rowOf(q).id] ?? [];
  if (win === undefined || draw === undefined)
    return say`The Russian holds ${russianCities(q).length} of Minsk, Warsaw and Belgrade: one wins`;
  return say`Axis Personnel Centers ${axisCenters(q).length}: ${win} win, ${draw} draw`;
}
export const scorePanel: PanelInfo = {
  id: 'score',
  title: 'Score',
  rule: '30.5',
  slot: 'score',
  compute: (q) => [{ kind: 'text', text: scoreOf(q), rule: citedFor(q) }],
  curve: {
    title: 'Personnel Centers of the Axis',
    of: (q) => axisCenters(q).length,
  },
};
const nothing = (list: string): string => (list === '' ? 'nobody' : list.replaceAll(/(\d+)x/g, '$1 x '));
function nowBlocks(q: Query): readonly PanelBlock[] {
  const [, , , infantry = 0, armor = 0, , axis = '', bracketed = '', unbracketed = ''] = turnRow(q) ?? [];
  const russian = isCampaign(q) ? bracketed : [bracketed, unbracketed].filter((s) => s !== '').join(', ');
  return [
    {
      kind: 'text',
      text: say`Turn ${q.track('turn')} of ${q.track('last')}, ${calendarRow(q)?.[1] ?? ''}.`,
      rule: '29.2',
    },
    { kind: 'text', text: say`Weather: ${weatherOf(q)}.`, rule: '14.0' },
    {
      kind: 'table',
      title: 'This turn',
      rows: [
        { cells: ['Axis arrivals', nothing(axis)], rule: '29.31' },
        { cells: ['Russian arrivals', nothing(russian)], rule: '29.31' },
        { cells: ['German draft points', `${infantry} Infantry, ${armor} Armor`], rule: '20.0' },
      ],
    },
  ];
}
export const briefingPanel: PanelInfo = {
  id: 'briefing',
  title: 'Briefing',
  rule: '30.5',
  slot: 'briefing',
  compute: (q) =>
    briefingBlocks({
      rule: citedFor(q),
      score: scoreOf(q),
      now: nowBlocks(q),
      prizes: [centersTable(q)],
    }),
};
