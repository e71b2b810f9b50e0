// What an attack would come to before anybody has moved (7.2): the first round, both sides with the strongest they could engage.
import type { Comes, Forecaster, Loc, PanelBlock, Piece, Side } from '@rasputitsa/kernel';
import { say, units as named } from '@rasputitsa/kernel';
import { enemyOf } from '../1-components/sides.ts';
import { isGround } from '../1-components/units.ts';
import { canReach } from '../6-14-movement/reachable-hexes.ts';
import { AIR_AND_GROUND } from '../7-15-combat/air-and-ground-combat.ts';
import type { Role } from '../7-15-combat/terrain-modifiers.ts';
import { unitsAt } from '../state.ts';
import type { Query, Words } from '../words.ts';
import { clamped, meanHits, results } from './battle.ts';

const { ground } = AIR_AND_GROUND;
interface Crew {
  readonly chosen: readonly Piece[];
  readonly total: number;
  readonly block: PanelBlock;
}
/** The strongest a side could engage in the first round. */
function strongest(q: Query, at: Loc, side: Side, role: Role): Crew | undefined {
  let best: Crew | undefined;
  for (const chosen of ground.commitments(q, at, side)) {
    if (ground.refusal(q, at, side, chosen)) continue;
    const { total, parts } = ground.strength(q, chosen, at, role);
    if (best && best.total >= total) continue;
    const block: PanelBlock = {
      kind: 'factors',
      title: say`${named(chosen)}`,
      factors: parts.map((f) => ({ text: f.label, n: f.n, rule: f.rule })),
      sum: { text: role === 'attacker' ? 'attack' : 'defense', n: total },
    };
    best = { chosen, total, block };
  }
  return best;
}

export const forecast: Forecaster<Words> = (g, { side, units, target }) => {
  const comes = (p: Piece): Comes => {
    if (g.at(p) === target) return 'there';
    return isGround(g, p) && !canReach(g, [p], target) ? 'later' : 'now';
  };
  const attackers = units.map((piece) => ({ piece, from: g.at(piece), comes: comes(piece) }));
  for (const p of units) if (g.at(p) !== target) g.move(p, target);
  for (const p of [...units, ...unitsAt(g, target, enemyOf(side)).all]) g.raise(p, 'box');
  g.call('battle', {
    vars: { where: target, segment: 'ground', round: 1, stage: 'engage', attacker: side, leaves: -1, retreated: [] },
  });
  const ours = strongest(g, target, side, 'attacker');
  const theirs = strongest(g, target, enemyOf(side), 'defender');
  const n = (ours?.total ?? 0) - (theirs?.total ?? 0);
  const fights = ours !== undefined && theirs !== undefined;
  return {
    attackers,
    barred: [],
    ...(fights ? { odds: { label: `table number ${clamped(n)}`, rank: n } } : {}),
    attack: ours ? [ours.block] : [],
    defence: theirs ? [theirs.block] : [],
    figures: fights
      ? [
          { text: 'Hits on the attack in a round', n: meanHits(n, 'attacker'), rule: '7.2.1.3' },
          { text: 'Hits on the defence in a round', n: meanHits(n, 'defender'), rule: '7.2.1.3' },
        ]
      : [],
    chances: fights
      ? [{ title: 'First round: hits on attacker and defender', bars: results(g, n), rule: '7.2.1.3' }]
      : [],
    notes: [
      fights
        ? {
            text: 'One round with the strongest unit of each side engaged; support only by units marked here.',
            rule: '7.2.1.1',
          }
        : { text: 'There is nobody to fight a ground combat.', rule: '7.2.1.1' },
    ],
  };
};
