// What an attack would come to before anybody has moved (8.3): odds as if the units stood beside the hex.
import type { Forecaster } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { stationed } from '@rasputitsa/kit/stations';
import { AROUND, GRID } from '../1-map/board.ts';
import { marchOf } from '../4-movement/allowance.ts';
import { goalIn, reachOf } from '../4-movement/reach.ts';
import { hasRoom } from '../5-stacking/stacking.ts';
import { enemyIn } from '../6-7-zones/picture.ts';
import { declared, refuseCompany, refuseFighter, refuseUncommanded } from '../8-combat/attack.ts';
import { oddsOf, REPULSED } from '../8-combat/odds.ts';
import { refuseCrossing } from '../18-rivers/crossing.ts';
import { ODDS } from '../data/charts.ts';
import type { Words } from '../words.ts';
import { chances, shiftsBlock, sumBlock } from './battle.ts';

export const forecast: Forecaster<Words> = (g, { side, units, target }) => {
  // Out of its own Movement Phase a unit has its next move before it.
  if (marchOf(g) !== 'movement' || g.active !== side)
    for (const p of units) {
      g.setField(p, 'spent', 0);
      g.setField(p, 'hexes', 0);
      g.lower(p, 'moved');
    }
  const stations = stationed(units, {
    target,
    beside: (AROUND[target] ?? []).filter((hex) => !enemyIn(g, side, hex)),
    at: (p) => g.at(p),
    cost: (p, to) => goalIn(reachOf(g, [p]), to)?.cost,
    distance: (a, b) => distance(GRID, a, b),
    hasRoom: (p, to) => hasRoom(g, side, to, [p]),
    place: (p, to) => g.move(p, to),
  });
  const barred = stations.flatMap(({ piece }) => {
    const why = refuseFighter(g, piece, [target]) ?? refuseCrossing(g, piece, target);
    return why ? [{ piece, why }] : [];
  });
  const attackers = stations.filter((s) => barred.every((b) => b.piece !== s.piece));
  const who = attackers.map((a) => a.piece);
  const company = who.length === 0 ? undefined : (refuseCompany(g, who) ?? refuseUncommanded(g, who));
  const d = declared(g, [target], who);
  const odds = oddsOf(g, d);
  const column = odds.high ? 'High Odds' : odds.column === REPULSED ? 'repulsed' : (ODDS[odds.column] ?? '');
  return {
    attackers,
    barred,
    ...(who.length > 0
      ? { odds: { label: `${odds.attack.n} to ${odds.defense.n}: ${column}`, rank: odds.column } }
      : {}),
    attack: [sumBlock('Attack', odds.attack), ...shiftsBlock(odds)],
    defence: [sumBlock('Defense', odds.defense)],
    figures: [],
    chances: who.length === 0 || odds.high || odds.column === REPULSED ? [] : [chances(g, d, odds.column)],
    notes: [
      ...(odds.high && who.length > 0
        ? [{ text: 'High Odds: the defenders are eliminated without a die.', rule: '8.8C' }]
        : []),
      ...(company ? [{ text: company.message, rule: company.rule }] : []),
      { text: 'Artillery, aircraft and leaders are not counted.', rule: '8.3.2' },
    ],
  };
};
