// The battle at hand (chapter 6), computed for a viewer, from what that viewer knows. It pauses where somebody decides: to
// stand, who takes a loss, where to go, whether to follow.
import {
  FULL,
  type PanelBlock,
  type Piece,
  place,
  say,
  type Side,
  unit,
  UNSEEN,
  viewerIndex,
} from '@rasputitsa/kernel';
import { asDouble, type Distribution, hitsOf, meanOf } from '@rasputitsa/kit';
import { armOf, onMap, piecesIn } from '../01-board/blocks.ts';
import { enemyOf } from '../01-board/board.ts';
import { modifiers, needed } from '../06-combat/fire.ts';
import { battleHex } from '../06-combat/retreat.ts';
import type { PanelInfo, Query } from '../words.ts';

type Seat = Side | 'spectator';
const DIE = 6;

/** A leader in the hex of a block changes its aim, so the aim is told only to whoever knows the block and all he sees
 * beside it. Who is not even seen is a scout, changes nothing, and must not be felt here. */
function knowsAim(q: Query, who: Seat, p: Piece): boolean {
  const level = (x: Piece) => q.knows(viewerIndex(q, who), x);
  const beside = piecesIn(q, q.at(p), q.sideOf(p));
  return level(p) === FULL && beside.every((x) => level(x) === UNSEEN || level(x) === FULL);
}
function hits(q: Query, blocks: readonly Piece[]): Distribution<number> {
  const volleys = blocks.map((p) => {
    const least = needed(q, p, battleHex(q));
    return { dice: q.steps(p), sides: DIE, hits: (face: number) => face >= least };
  });
  return hitsOf(volleys);
}
function aim(q: Query, p: Piece): PanelBlock {
  const { name, hits: base } = armOf(q, p);
  const least = needed(q, p, battleHex(q));
  return {
    kind: 'factors',
    title: say`${unit(p)}`,
    factors: [
      { text: name, n: base, rule: '6.7' },
      ...modifiers(q, p, battleHex(q)).map((m) => ({ text: m.message, n: m.n, rule: m.rule })),
    ],
    sum: { text: say`${q.steps(p)} dice must reach`, n: least },
  };
}
function fighters(q: Query, who: Seat, all: readonly Piece[]): readonly PanelBlock[] {
  const blocks = all.filter((p) => q.knows(viewerIndex(q, who), p) > UNSEEN);
  const choices = q.node.id === 'loss' ? (q.v('choices') ?? []) : [];
  const press = (piece: Piece) =>
    choices.includes(piece) && who === q.active
      ? { actions: [{ title: 'Takes the loss', action: { verb: 'lose', args: { piece } } }] }
      : {};
  const list: PanelBlock = { kind: 'pieces', pieces: blocks.map((piece) => ({ piece, ...press(piece) })) };
  if (blocks.length === 0 || !blocks.every((p) => knowsAim(q, who, p)))
    return [list, { kind: 'text', text: 'Hidden blocks are not counted.', rule: '6.6', tone: 'quiet' }];
  const scored = hits(q, blocks);
  const bars = [...scored.weights]
    .sort((a, b) => a[0] - b[0])
    .map(([n, weight]) => ({ label: String(n), p: asDouble({ n: weight, d: scored.total }) }));
  const expected = asDouble(meanOf(scored, (n) => n)).toFixed(1);
  return [
    list,
    ...blocks.map((p) => aim(q, p)),
    { kind: 'chances', title: `Hits of all together: ${expected} expected`, bars, rule: '6.7' },
  ];
}

export const battlePanel: PanelInfo = {
  id: 'battle',
  title: 'Battle',
  rule: '6.3',
  slot: 'battle',
  compute(q, who) {
    const frame = q.state.result === null ? q.state.stack.find((f) => f.n === 'battle') : undefined;
    if (!frame) return [];
    const attackers = ((frame.vars['attackers'] ?? []) as readonly Piece[]).filter((p) => onMap(q, p));
    const defence = attackers[0] === undefined ? -1 : enemyOf(q.sideOf(attackers[0]));
    const defenders = piecesIn(q, battleHex(q), defence);
    return [
      { kind: 'text', text: say`The battle for ${place(battleHex(q))}.`, rule: '6.3' },
      {
        kind: 'versus',
        left: fighters(q, who, attackers),
        right: fighters(q, who, defenders),
        leftTitle: 'Attack',
        rightTitle: 'Defence, fires first',
      },
    ];
  },
};
