// What an attack would come to before anybody has moved (10.0): odds as if the units stood beside the hex.
import type { Forecaster } from '@rasputitsa/kernel';
import { stationed } from '@rasputitsa/kit/stations';
import { AROUND, hexDistance } from '../3-equipment/board.ts';
import { isArtillery } from '../3-equipment/units.ts';
import { marchOf, refuseMover } from '../5-movement/allowance.ts';
import { reachOf } from '../5-movement/reach.ts';
import { enemyIn } from '../8-9-zones-stacking/picture.ts';
import { hasRoom } from '../8-9-zones-stacking/stacking.ts';
import { defendersOf, refuseAttacker, refuseGuns } from '../10-11-combat/attack.ts';
import { columnTitle, oddsOf } from '../10-11-combat/odds.ts';
import { attackStrength, defenseStrength, WHOLE } from '../10-11-combat/strength.ts';
import type { Words } from '../words.ts';
import { bars, strengths } from './odds.ts';

export const forecast: Forecaster<Words> = (g, { side, units, target }) => {
  // Out of its own Movement Phase a unit has its next move before it.
  if (marchOf(g) === undefined || g.active !== side)
    for (const p of units) {
      g.setField(p, 'spent', 0);
      for (const flag of ['moved', 'attacked'] as const) if (g.has(p, flag)) g.lower(p, flag);
    }
  const around = (AROUND[target] ?? []).filter((hex) => !enemyIn(g, side, hex));
  const guns = units.filter((p) => isArtillery(g, p) && hexDistance(g.at(p), target) <= 2);
  const stations = stationed(
    units.filter((p) => !guns.includes(p)),
    {
      target,
      beside: around,
      at: (p) => g.at(p),
      cost: (p, to) => (refuseMover(g, p) ? undefined : reachOf(g, [p], 'march').goals.get(to)),
      distance: hexDistance,
      hasRoom: (p, to) => hasRoom(g, side, to, [p]),
      place: (p, to) => g.move(p, to),
    },
  );
  const all = [...stations, ...guns.map((piece) => ({ piece, from: g.at(piece), comes: 'there' as const }))];
  const barred = all.flatMap(({ piece }) => {
    const why = refuseAttacker(g, piece, [target]);
    return why ? [{ piece, why }] : [];
  });
  const attackers = all.filter((s) => barred.every((b) => b.piece !== s.piece));
  const who = attackers.map((a) => a.piece);
  const company = who.length === 0 ? undefined : refuseGuns(g, who, [target]);
  const foes = defendersOf(g, [target]);
  const { attack, defense, column, table } = oddsOf(g, side, who, foes, [target]);
  return {
    attackers,
    barred,
    ...(who.length > 0
      ? {
          odds: {
            label: `${attack / WHOLE} to ${defense / WHOLE}: ${columnTitle(g, column)}, table ${table}`,
            rank: column,
          },
        }
      : {}),
    attack: [strengths('Attack', who, (p) => attackStrength(g, p, [target], 'combat'))],
    defence: [strengths('Defense', foes, (p) => defenseStrength(g, p, 'combat'))],
    figures: [],
    chances:
      who.length === 0 ? [] : [{ title: 'Result', bars: bars(g, table, column, 'without air support'), rule: '11.R1' }],
    notes: [
      ...(company ? [{ text: company.message, rule: company.rule }] : []),
      { text: 'Ground support by aircraft is not counted.', rule: '12.0' },
    ],
  };
};
