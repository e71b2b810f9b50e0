// The battle at hand (chapter 5). It pauses where somebody has to take a loss.
import { counted, NOWHERE, type PanelBlock, type Piece, place, say, unit } from '@rasputitsa/kernel';
import { asDouble, hitsOf } from '@rasputitsa/kit';
import { typeOf } from '../2-units/units.ts';
import { attackers, defenders } from '../5-combat/combat.ts';
import { modifiers, needed } from '../5-combat/fire.ts';
import { underFire } from '../5-combat/losses.ts';
import { DIE } from '../data/tables.ts';
import type { PanelInfo, Query } from '../words.ts';

/** What the dice of a unit must reach, with every reason. `target` is what the dice were thrown at: NOWHERE for attackers. */
function aim(q: Query, p: Piece, target: number): PanelBlock {
  const { id, hits } = typeOf(q, p);
  const reasons = modifiers(target).map((m) => ({ text: m.message, n: m.n, rule: m.rule }));
  return {
    kind: 'factors',
    title: say`${unit(p)}`,
    factors: [{ text: id, n: hits, rule: '5.3' }, ...reasons],
    sum: { text: say`${q.steps(p)} dice must reach`, n: needed(q, p, target) },
  };
}

/** The chances of what these units throw next. */
function chances(q: Query, units: readonly Piece[], target: number): PanelBlock {
  const all = hitsOf(
    units.map((p) => ({ dice: q.steps(p), sides: DIE, hits: (face: number) => face >= needed(q, p, target) })),
  );
  const bars = [...all.weights]
    .sort((a, b) => a[0] - b[0])
    .map(([n, weight]) => ({ label: String(n), p: asDouble({ n: weight, d: all.total }) }));
  return { kind: 'chances', title: 'Hits when the defenders fire back', bars, rule: '5.3' };
}

const press = (p: Piece) => ({ actions: [{ title: 'Loses a step', action: { verb: 'lose', args: { unit: p } } }] });
/** The units of one side; those that may take the loss can be pressed by their owner. */
function list(units: readonly Piece[], isAsked: (p: Piece) => boolean): PanelBlock {
  return { kind: 'pieces', pieces: units.map((piece) => ({ piece, ...(isAsked(piece) ? press(piece) : {}) })) };
}

export const battlePanel: PanelInfo = {
  id: 'battle',
  title: 'Battle',
  rule: '5.3',
  slot: 'battle',
  compute(q, who) {
    if (q.state.result !== null || !q.within('battle')) return [];
    const [attack, defence] = [attackers(q), defenders(q)];
    const target = q.v('target') ?? NOWHERE;
    const isAsked = (p: Piece) => q.node.id === 'loss' && who === q.active && underFire(q).includes(p);
    const answering = defence.length > 0 && underFire(q).some((p) => defence.includes(p));
    return [
      {
        kind: 'text',
        text: say`The attack on ${place(target)}: ${counted(q.v('hits') ?? 0, 'hit')} to take.`,
        rule: '5.3',
      },
      {
        kind: 'versus',
        left: [list(attack, isAsked), ...attack.map((p) => aim(q, p, target))],
        right: [list(defence, isAsked), ...defence.map((p) => aim(q, p, NOWHERE))],
        leftTitle: 'Attack',
        rightTitle: 'Defence',
      },
      ...(answering ? [chances(q, defence, NOWHERE)] : []),
    ];
  },
};
