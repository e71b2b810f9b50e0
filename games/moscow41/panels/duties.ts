// Attacks that are still owed (5.1.3, 5.1.4), for the side whose Attack Phase it is.
import { place, say, unit } from '@rasputitsa/kernel';
import { hexesOwed, unitsOwing } from '../5-combat/duties.ts';
import type { PanelInfo } from '../words.ts';

export const dutiesPanel: PanelInfo = {
  id: 'duties',
  title: 'Attacks owed',
  rule: '5.1.3',
  slot: 'turn',
  compute(q, viewer) {
    if (viewer === 'spectator' || q.state.result !== null || q.state.stack.length === 0) return [];
    // While somebody answers to fire or a combat nothing else is spoken of, least of all that he might end the other's phase.
    if (q.state.stack.at(-1)?.n !== 'attack' || q.active !== viewer) return [];
    const units = unitsOwing(q, viewer);
    const hexes = hexesOwed(q, viewer);
    if (units.length + hexes.length === 0)
      return [{ kind: 'text', text: 'Nothing is owed: you may end the phase.', rule: '5.1.7', tone: 'good' }];
    return [
      {
        kind: 'table',
        title: 'Must attack, unless they dig in next time',
        head: ['Unit', 'In'],
        rows: units.map((p) => ({
          cells: [say`${unit(p)}`, say`${place(q.at(p))}`],
          at: q.at(p),
          rule: '5.1.3',
          tone: 'owed' as const,
        })),
      },
      {
        kind: 'table',
        title: 'Must be attacked',
        head: ['Hex'],
        rows: hexes.map((hex) => ({ cells: [say`${place(hex)}`], at: hex, rule: '5.1.4', tone: 'owed' as const })),
      },
    ];
  },
};
