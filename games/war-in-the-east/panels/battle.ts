// The attack at hand: before the die odds with all that makes them, after it what fell; the table's column with its chances; who is left.
import { type Message, type PanelBlock, type Piece, place, say, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { isOnMap } from '../3-equipment/units.ts';
import { exposed } from '../10-11-combat/exposed.ts';
import { columnTitle, oddsOf } from '../10-11-combat/odds.ts';
import { attackStrength, defenseStrength, isIdle, WHOLE } from '../10-11-combat/strength.ts';
import { RESULT_WORDS } from '../data/crt.ts';
import type { Result } from '../data/shapes.ts';
import type { PanelInfo, Query } from '../words.ts';
import { strengths, type Support, tableBlocks } from './odds.ts';

type Seat = Side | 'spectator';
const left = (q: Query, units: readonly Piece[] | undefined): readonly Piece[] =>
  (units ?? []).filter((p) => isOnMap(q, p));
function heading(q: Query): Message {
  const [first = NONE, second] = q.v('targets') ?? [];
  return second === undefined ? say`Attack on ${place(first)}.` : say`Attack on ${place(first)} and ${place(second)}.`;
}
/** Whoever can be pressed for a loss that is owed. */
function fighters(q: Query, who: Seat, units: readonly Piece[]): PanelBlock {
  const hit = q.v('hit') ?? [];
  const payers = q.node.id === 'losses' && who === q.active ? exposed(q).filter((p) => !hit.includes(p)) : [];
  return {
    kind: 'pieces',
    pieces: units.map((piece) => ({
      piece,
      ...(payers.includes(piece)
        ? { actions: [{ title: 'Lose', action: { verb: 'take-loss', args: { piece } } }] }
        : {}),
    })),
  };
}
function before(q: Query, who: Seat, air: Support): readonly PanelBlock[] {
  const targets = q.v('targets') ?? [];
  const attackers = left(q, q.v('attackers'));
  const defenders = left(q, q.v('defenders')).filter((p) => !isIdle(q, p));
  const { attack, defense, column, table } = oddsOf(q, q.active, attackers, defenders, targets);
  return [
    {
      kind: 'versus',
      left: [
        fighters(q, who, attackers),
        strengths('Attack', attackers, (p) => attackStrength(q, p, targets, 'combat')),
      ],
      right: [fighters(q, who, defenders), strengths('Defense', defenders, (p) => defenseStrength(q, p, 'combat'))],
      leftTitle: `Attack ${attack / WHOLE}`,
      rightTitle: `Defense ${defense / WHOLE}`,
    },
    ...tableBlocks(q, table, column, air),
  ];
}
/** Once the die has fallen strengths are history: units are gone or turned over. */
function after(q: Query, who: Seat, air: Support): readonly PanelBlock[] {
  const [column, table] = [q.v('column') ?? 0, q.v('table') ?? 1];
  const { attack = 0, defense = 0 } = q.v('strengths') ?? {};
  const result = (q.v('result') ?? 'Ae') as Result;
  const { rule: cited, text, tone } = RESULT_WORDS[result];
  const odds = say`${attack / WHOLE} to ${defense / WHOLE} is ${columnTitle(q, column)} on table ${table}.`;
  return [
    { kind: 'text', text: odds, rule: '10.0' },
    { kind: 'text', text: say`Die ${q.v('die') ?? 0}: ${result}, ${text}.`, rule: cited, tone },
    ...tableBlocks(q, table, column, air),
    {
      kind: 'versus',
      left: [fighters(q, who, left(q, q.v('attackers')))],
      right: [fighters(q, who, left(q, q.v('defenders')))],
      leftTitle: 'Attack',
      rightTitle: 'Defense',
    },
  ];
}
export const battlePanel: PanelInfo = {
  id: 'battle',
  title: 'Combat',
  rule: '10.0',
  slot: 'battle',
  compute(q, who) {
    if (q.state.result !== null || !q.within('battle')) return [];
    const air: Support = q.v('air') === true ? 'with air support' : 'without air support';
    const head: PanelBlock = { kind: 'text', text: heading(q), rule: '10.0' };
    return [head, ...(q.v('die') === undefined ? before(q, who, air) : after(q, who, air))];
  },
};
