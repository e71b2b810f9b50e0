// Repulses (7.51): who is driven back, and where to.
import { type Piece, place, rule, say } from '@rasputitsa/kernel';
import { loseStep } from '../2-units/step-losses.ts';
import { isPara } from '../2-units/units.ts';
import { overstacked } from '../6-movement/stacking.ts';
import { enemyOf } from '../sides.ts';
import { BY_AIR, unitsAt } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { among, count, deal, notAmong, pickOne, where } from './battle-frame.ts';
import { settleBattle } from './battles.ts';
import { hitsPerStep } from './defense.ts';

/** 7.51b */
const weakest = rule(
  '7.51b',
  (q: Query, units: readonly Piece[]): readonly Piece[] => {
    const least = Math.min(...units.map((p) => q.steps(p)));
    return units.filter((p) => q.steps(p) === least);
  },
  (_q, units) => units,
);
/** 7.33a: nothing shelters the active side. */
const fullLosses = rule(
  '7.33a',
  (_q: Query): number => 1,
  (q) => hitsPerStep(q, where(q), q.active, 'supported'),
);
/** 7.51b: the weakest go back first; hits fall on those who stay, and only when nobody stays on those driven back. */
export function driveBack(g: Play): void {
  const at = where(g);
  const attackers = unitsAt(g, at, g.active);
  const gone = g.v('gone') ?? [];
  const left = attackers.filter((p) => !gone.includes(p));
  if (count(g, 'repulses') === gone.length) {
    g.set('out', gone);
    g.unset('gone');
    deal(g, count(g, 'hits'), g.active, fullLosses(g), 'offense');
    return;
  }
  const chosen = g.v('chosen');
  const ties = weakest(g, left);
  const pick =
    chosen !== undefined
      ? chosen
      : ties.length === 1 || ties.length <= count(g, 'repulses') - gone.length
        ? ties[0]
        : undefined;
  if (pick === undefined) {
    g.call('repulsed', { side: g.active, vars: { among: ties } });
    return;
  }
  g.unset('chosen');
  g.set('gone', [...gone, pick]);
}

/** 7.51a: back to where they came from, without pursuit; paratroops pay a step for it (14.4). */
export function sendBack(g: Play): void {
  const at = where(g);
  for (const p of g.v('out') ?? []) {
    if (g.at(p) !== at) continue;
    const to = g.field(p, 'from') - 1;
    const dropped = isPara(g, p) && g.field(p, 'entry') === BY_AIR;
    g.move(p, to, { by: 'repulse' });
    if (overstacked(g, g.sideOf(p)).includes(to)) g.raise(p, 'excess');
    g.lower(p, 'dispersed');
    g.conceal([p], enemyOf(g.sideOf(p)));
    if (dropped) loseStep(g, p, '14.4');
  }
  settleBattle(g, at);
}

export const { node: repulsed, verb: repel } = pickOne({
  node: 'repulsed',
  title: 'Repulse',
  rule: '7.51b',
  prompt: (q) => say`Driven back at ${place(where(q))}: which of the weakest falls back?`,
  verb: 'repel',
  verbTitle: 'Fall back',
  among,
  otherwise: (q, p) => notAmong(q, p, 'among the weakest'),
});
