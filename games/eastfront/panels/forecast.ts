// What an attack would come to before anybody has moved (7.3): the fire of both sides, as if the units had entered the hex.
import type { Comes, Forecaster, PanelBlock, Piece } from '@rasputitsa/kernel';
import { stepLosses } from '@rasputitsa/kit';
import { isHq } from '../2-units/units.ts';
import { landMoves } from '../6-movement/land-moves.ts';
import { beginBattle } from '../7-combat/battles.ts';
import { enemyOf } from '../sides.ts';
import { attackerAt, unitsAt } from '../state.ts';
import type { Words, Query } from '../words.ts';
import { bars, hits, many, mean } from './common.ts';
import { cover, type Fight, fightBy, fireOf, perStep, unitFactors } from './fire.ts';

const byStrength = (q: Query, units: readonly Piece[]): readonly Piece[] =>
  units.toSorted((a, b) => q.steps(b) - q.steps(a) || a - b);
const steps = (q: Query, units: readonly Piece[]): number =>
  units.reduce((n, p) => n + q.steps(p) + (isHq(q, p) ? 1 : 0), 0);

export const forecast: Forecaster<Words> = (g, { side, units, target }) => {
  const comes = (p: Piece): Comes => (g.at(p) === target ? 'there' : landMoves(g, p).has(target) ? 'now' : 'later');
  const attackers = units.map((piece) => ({ piece, from: g.at(piece), comes: comes(piece) }));
  for (const p of units) if (g.at(p) !== target) g.move(p, target);
  // 7.12: who enters a hex of the enemy makes a battle and is its Original Attacker.
  if (attackerAt(g, target) < 0) beginBattle(g, target, side);
  const fight: Fight = fightBy(g, target, side);
  const foes = byStrength(g, unitsAt(g, target, enemyOf(side)));
  const own = byStrength(g, unitsAt(g, target, side));
  const theirs = hits(foes.map((p) => fireOf(g, fight, p)));
  const ours = hits(own.map((p) => fireOf(g, fight, p)));
  const per = perStep(g, fight);
  const lost = per === 0 ? undefined : stepLosses(ours, per, steps(g, foes));
  const back: PanelBlock[] = foes.map((p) => unitFactors(g, fight, p));
  return {
    attackers,
    barred: [],
    attack: own.map((p) => unitFactors(g, fight, p)),
    defence: [...back, cover(g, fight)],
    figures: [
      { text: 'Steps the attack loses to Defensive Fire', n: mean(theirs), rule: '7.22' },
      { text: 'Hits by Offensive Fire, if nobody is lost before', n: mean(ours), rule: '7.22' },
      { text: 'Steps the defence loses to these hits', n: lost ? mean(lost) : 0, rule: '7.34a' },
    ],
    chances: [
      { title: 'Steps the attack loses to Defensive Fire', bars: bars(theirs), rule: '7.22' },
      ...(lost ? [{ title: 'Steps the defence loses to Offensive Fire', bars: bars(lost), rule: '7.34a' }] : []),
    ],
    notes: [
      fight.support === 'supported'
        ? { text: 'An active HQ has the hex in command range.', rule: '5.42' }
        : { text: 'No active HQ has the hex in command range: the attack counts as unsupported.', rule: '7.4a' },
      ...(per > 1 ? [{ text: `${many(per, 'hit')} cost the defence a step.`, rule: '7.34a' }] : []),
    ],
  };
};
