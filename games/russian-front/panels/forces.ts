// The order of battle of both sides as far as a seat knows it (5.2, 13.3): in play, lost, to come and to leave.
import {
  KIND,
  type PanelBlock,
  type PanelRow,
  type Piece,
  say,
  type Side,
  sideName,
  unit,
  units,
  viewerIndex,
} from '@rasputitsa/kernel';
import { HELD, placeAt, POOL, TO_COME } from '../1-components/board.ts';
import { pieceOf } from '../1-components/roster.ts';
import { AXIS, sideNumberOf, SOVIET } from '../1-components/sides.ts';
import { unitOf } from '../1-components/units.ts';
import { hasHiddenCards } from '../19-options/hidden-cards.ts';
import { available, namedCity } from '../5-13-preparation/reinforcements.ts';
import { lastTurn } from '../9-16-victory/victory.ts';
import { DEPARTURES, NEVER } from '../data/schedule.ts';
import { dateOf } from '../data/tables.ts';
import type { UnitType } from '../data/units.ts';
import { isAdvanced, turn, unitsOf } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import { legal, many, type Seat, state, TYPES } from './common.ts';

const SIDES = [AXIS, SOVIET] as const;

function sees(q: Query, who: Seat, p: Piece): boolean {
  return q.knows(viewerIndex(q, who), p) >= KIND;
}
function ofType(q: Query, list: readonly Piece[], type: UnitType): readonly Piece[] {
  return list.filter((p) => unitOf(q, p).type === type);
}
/** How many of each type, where the cards lie open for both (they do but in 19.5.1). */
function summary(q: Query, who: Seat, side: Side): PanelBlock {
  const lists = [unitsOf(q, side), q.piecesAt(POOL[side] ?? -1), q.piecesAt(TO_COME[side] ?? -1)];
  const row = (title: string, pick: (list: readonly Piece[]) => readonly Piece[]): PanelRow => ({
    cells: [title, ...lists.map((l) => pick(l).length)],
  });
  // Of the enemy only those whose face is seen can be told apart, so the types are for one's own side.
  const rows = who === side ? TYPES.map(([type, title]) => row(title, (list) => ofType(q, list, type))) : [];
  return {
    kind: 'table',
    title: say`${sideName(side)} units`,
    head: ['Type', 'On the map', 'Lost', 'To come'],
    rows: [...rows.filter((r) => r.cells.slice(1).some((n) => Number(n) > 0)), row('Together', (list) => list)],
    rule: '1.2',
  };
}
function toCome(q: Query, who: Seat, side: Side): readonly Piece[] {
  return q.piecesAt(TO_COME[side] ?? -1).filter((p) => sees(q, who, p));
}

// Arrivals

function arrivalRows(q: Query, who: Seat, side: Side): readonly PanelRow[] {
  const byTurn = new Map<number, number[]>();
  for (const p of toCome(q, who, side)) {
    const due = Math.max(turn(q), q.field(p, 'due'));
    if (due > lastTurn(q) && due < NEVER) continue;
    byTurn.set(due, [...(byTurn.get(due) ?? []), p]);
  }
  return [...byTurn]
    .toSorted(([a], [b]) => a - b)
    .map(([due, list]) => ({
      cells: [due >= NEVER - 1 ? 'waits for an event' : dateOf(due), say`${units(list)}`],
      rule: '5.2',
      tone: due === turn(q) ? 'owed' : 'plain',
    }));
}
function arrivalBlock(q: Query, who: Seat, side: Side): readonly PanelBlock[] {
  const rows = arrivalRows(q, who, side);
  const held = q.piecesAt(HELD[side] ?? -1).filter((p) => sees(q, who, p));
  return [
    ...(rows.length > 0
      ? [
          {
            kind: 'table',
            title: say`${sideName(side)}: to come`,
            head: ['When', 'Who'],
            rows,
            rule: '5.2',
          } as const,
        ]
      : []),
    ...(held.length > 0
      ? [{ kind: 'text', text: say`Held back, to come anywhere at home: ${units(held)}.`, rule: '5.2.2' } as const]
      : []),
  ];
}
/** 13.3.2: who is to leave, by the card: by the name printed there, for the card lies open (or it is one's own, 19.5.1), the unit may not. */
function departureBlock(q: Query, who: Seat): readonly PanelBlock[] {
  const listed = DEPARTURES.filter((d) => d.turn >= turn(q) && d.turn <= lastTurn(q) && pieceOf(q, d.unit) >= 0);
  const rows = listed
    .filter((d) => !hasHiddenCards(q) || sideNumberOf(d.side) === who)
    .map(
      (d): PanelRow => ({
        cells: [
          dateOf(d.turn),
          say`${sideName(sideNumberOf(d.side))}`,
          unitOf(q, pieceOf(q, d.unit)).name,
          typeof d.returns === 'number' ? `back in ${dateOf(d.returns)}` : (d.returns ?? 'for good'),
        ],
        rule: '13.3.2',
      }),
    );
  return rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'To leave by the card',
          head: ['When', 'Side', 'Unit', 'Returns'],
          rows,
          rule: '13.3.2',
        },
      ];
}
function lostBlock(q: Query, side: Side): readonly PanelBlock[] {
  const lost = q.piecesAt(POOL[side] ?? -1);
  if (lost.length === 0) return [];
  return [
    {
      kind: 'pieces',
      title: say`${sideName(side)}: lost`,
      side,
      pieces: lost.map((piece) => ({ piece })),
    },
  ];
}
export const forcesPanel: PanelInfo = {
  id: 'forces',
  title: 'Order of battle',
  rule: '5.2',
  slot: 'reference',
  compute(q, who) {
    if (q.within('set-up')) return [];
    return [
      ...SIDES.map((side) => summary(q, who, side)),
      ...SIDES.flatMap((side) => arrivalBlock(q, who, side)),
      ...(isAdvanced(q) ? departureBlock(q, who) : []),
      ...SIDES.flatMap((side) => lostBlock(q, side)),
    ];
  },
};

/** The Reinforcement Step: who may come and where, to press. */
function comerRow(q: Query, who: Seat, p: Piece): PanelRow {
  const city = namedCity(q, p);
  const name = city === undefined ? 'any' : (placeAt(city)?.name ?? '');
  return {
    cells: [say`${unit(p)}`, state(q, p), name],
    piece: p,
    rule: city === undefined ? '5.2.1.2' : '5.2.1.1',
    actions: city === undefined ? [] : legal(q, who, `To ${name}`, { verb: 'arrive', args: { piece: p, to: city } }),
  };
}
export const reinforcementPanel: PanelInfo = {
  id: 'reinforcements',
  title: 'Reinforcements',
  rule: '5.2',
  slot: 'turn',
  compute(q, who) {
    if (q.state.result !== null || q.node.id !== 'arrivals') return [];
    const side = q.active;
    const list = available(q, side).filter((p) => sees(q, who, p));
    if (list.length === 0) return [];
    if (who !== side)
      return [{ kind: 'text', text: say`${sideName(side)}: ${many(list.length, 'unit')} may come in.`, rule: '5.2' }];
    return [
      {
        kind: 'table',
        title: 'May come in now',
        head: ['Unit', 'Factors', 'City'],
        rows: list.map((p) => comerRow(q, who, p)),
        rule: '5.2',
      },
    ];
  },
};
