// What an attack would come to before it is made (6.7): dice of both sides, as if the blocks stood beside the target.
import { type Forecaster, type PanelBlock, type Piece, say, unit } from '@rasputitsa/kernel';
import { asDouble, type Distribution, distance, hitsOf, meanOf } from '@rasputitsa/kit';
import { stationed } from '@rasputitsa/kit/stations';
import { armOf, piecesIn } from '../01-board/blocks.ts';
import { AROUND, enemyOf, GRID, RIVER, waterBetween } from '../01-board/board.ts';
import { refuseStack, room } from '../03-zones/zones.ts';
import { reachOf } from '../04-movement/movement.ts';
import { modifiers, needed } from '../06-combat/fire.ts';
import type { Query, Words } from '../words.ts';

const DIE = 6;
function volley(q: Query, blocks: readonly Piece[], target: number): Distribution<number> {
  return hitsOf(
    blocks.map((p) => {
      const least = needed(q, p, target);
      return { dice: q.steps(p), sides: DIE, hits: (face: number) => face >= least };
    }),
  );
}
function aim(q: Query, p: Piece, target: number): PanelBlock {
  const { name, hits } = armOf(q, p);
  return {
    kind: 'factors',
    title: say`${unit(p)}`,
    factors: [
      { text: name, n: hits, rule: '6.7' },
      ...modifiers(q, p, target).map((m) => ({ text: m.message, n: m.n, rule: m.rule })),
    ],
    sum: { text: say`${q.steps(p)} dice must reach`, n: needed(q, p, target) },
  };
}
const bars = (of: Distribution<number>) =>
  [...of.weights]
    .sort((a, b) => a[0] - b[0])
    .map(([n, weight]) => ({ label: String(n), p: asDouble({ n: weight, d: of.total }) }));
const mean = (of: Distribution<number>): number => asDouble(meanOf(of, (n) => n));

export const forecast: Forecaster<Words> = (g, { side, units, target }) => {
  const attackers = stationed(units, {
    target,
    beside: (AROUND[target] ?? []).filter(
      (hex) => piecesIn(g, hex, enemyOf(side)).length === 0 && waterBetween(hex, target) !== RIVER,
    ),
    at: (p) => g.at(p),
    cost: (p, to) => reachOf(g, p).get(to),
    distance: (a, b) => distance(GRID, a, b),
    hasRoom: (p, to) => !refuseStack(g, side, to, room(g, p)),
    place: (p, to) => g.move(p, to),
  });
  const own = attackers.map((a) => a.piece);
  const foes = piecesIn(g, target, enemyOf(side));
  const [ours, theirs] = [volley(g, own, target), volley(g, foes, target)];
  return {
    attackers,
    barred: [],
    attack: own.map((p) => aim(g, p, target)),
    defence: foes.map((p) => aim(g, p, target)),
    figures: [
      { text: 'Hits by the defence, which fires first', n: mean(theirs), rule: '6.6' },
      { text: 'Hits by the attack, if nobody is lost before', n: mean(ours), rule: '6.7' },
    ],
    chances: [
      { title: 'Hits by the defence, which fires first', bars: bars(theirs), rule: '6.6' },
      { title: 'Hits by the attack, if nobody is lost before', bars: bars(ours), rule: '6.7' },
    ],
    notes: [],
  };
};
