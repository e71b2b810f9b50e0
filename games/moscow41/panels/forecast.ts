// What an attack would come to before anybody has moved (chapter 5): odds as if the units stood beside the hex, with guns in range.
import type { Forecaster, Piece } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { stationed } from '@rasputitsa/kit/stations';
import { AROUND, enemyOf, GRID } from '../1-basics/board.ts';
import { holderOf, isArtillery, isTowed, unitsIn } from '../1-basics/units.ts';
import { reachOf, refuseMover } from '../3-movement/movement.ts';
import { refuseStack } from '../3-movement/stacking.ts';
import { refuseAttacker } from '../5-combat/attack.ts';
import { oddsOf } from '../5-combat/modifiers.ts';
import { LADDER } from '../5-combat/results.ts';
import { canFire, inRange } from '../6-artillery/fire.ts';
import { inHqRange } from '../9-headquarters/influence.ts';
import type { Words } from '../words.ts';
import { chances, columns, items, modifiers } from './battle.ts';

export const forecast: Forecaster<Words> = (g, { side, units, target }) => {
  // It is the next attack that is asked about: what was spent and fought in this phase is over then.
  if (!g.within('movement') || g.active !== side)
    for (const p of units) {
      g.setField(p, 'spent', 0);
      for (const flag of ['moved', 'fought', 'fired', 'halted'] as const) if (g.has(p, flag)) g.lower(p, flag);
    }
  // Towed guns shell from where they are.
  const isGun = (p: Piece): boolean => isTowed(g, p) && isArtillery(g, p);
  const stations = stationed(
    units.filter((p) => !isGun(p)),
    {
      target,
      beside: (AROUND[target] ?? []).filter((hex) => holderOf(g, hex) !== enemyOf(side)),
      at: (p) => g.at(p),
      cost: (p, to) => (refuseMover(g, p) ? undefined : reachOf(g, p).get(to)),
      distance: (a, b) => distance(GRID, a, b),
      hasRoom: (p, to) => !refuseStack(g, side, to, [p]),
      place: (p, to) => g.move(p, to),
    },
  );
  const barred = stations.flatMap(({ piece }) => {
    const why = refuseAttacker(g, piece, [target]);
    return why ? [{ piece, why }] : [];
  });
  const assault = stations.filter((s) => barred.every((b) => b.piece !== s.piece));
  const who = assault.map((a) => a.piece);
  const hexes = [...new Set(assault.map((a) => a.from))];
  const guns = units.filter((p) => isGun(p) && canFire(g, p) && hexes.some((hex) => inRange(g, p, hex)));
  const odds = oddsOf(
    g,
    {
      attacker: side,
      defender: enemyOf(side),
      attackers: who,
      defenders: unitsIn(g, target, enemyOf(side)),
      targets: [target],
      guns,
      defenceGuns: [],
    },
    { stars: [], defenceStars: [], fortress: [], reward: 0, defenceReward: 0 },
  );
  const led = who.length > 0 && inHqRange(g, side, [...who, ...guns]);
  const column = odds.columns[2];
  return {
    attackers: [...assault, ...guns.map((piece) => ({ piece, from: g.at(piece), comes: 'there' as const }))],
    barred,
    ...(who.length > 0 ? { odds: { label: LADDER.labels[column] ?? '', rank: column } } : {}),
    attack: [items(odds.attack), modifiers(odds.attackerModifiers)],
    defence: [items(odds.defence, [target]), modifiers(odds.defenderModifiers), columns(odds)],
    figures: [],
    chances: who.length === 0 ? [] : [{ ...chances(g, column, led ? -1 : 0), title: 'Results' }],
    notes: [
      ...(led ? [{ text: 'Headquarters in range: −1 on the roll.', rule: '9.2.1' }] : []),
      {
        text: 'Not counted: what the defence may add by guns, aircraft and headquarters, and stars of either side.',
        rule: '5.2.1',
      },
    ],
  };
};
