// 36.0.R: who commands what when three or four players share both sides.
import type { PanelBlock } from '@rasputitsa/kernel';
import { areaNames, commands, type Players, unitsByArea } from '../36-teams/rondo.ts';
import type { PanelInfo, Query } from '../words.ts';

const PLAYERS: Readonly<Record<string, Players>> = { three: 3, four: 4 };
function table(q: Query, players: Players): PanelBlock {
  const names = areaNames(players);
  const [axis = [], russian = []] = unitsByArea(q, players);
  return {
    kind: 'table',
    title: 'Commands',
    head: ['Player', 'Axis', 'Units', 'Russian', 'Units'],
    rows: commands(players).map(([a, r], i) => ({
      cells: [`Player ${i + 1}`, names[a] ?? '', axis[a] ?? 0, names[r] ?? '', russian[r] ?? 0],
      rule: '36.0.R',
    })),
    rule: '36.0.R',
  };
}
export const teamsPanel: PanelInfo = {
  id: 'teams',
  title: 'Rondo',
  rule: '36.0.R',
  slot: 'reference',
  compute(q) {
    const players = PLAYERS[q.option('rondo')];
    return players === undefined ? [] : [table(q, players)];
  },
};
