// The order of battle of both sides as far as a seat knows it (2.5): in play, eliminated, to come.
import {
  KIND,
  type Message,
  type PanelBlock,
  type PanelRow,
  type Piece,
  place,
  say,
  type Side,
  sideName,
  viewerIndex,
} from '@rasputitsa/kernel';
import { POOL, SET_UP, TRACK } from '../1-map/board.ts';
import { unitOf } from '../2-units/units.ts';
import { monthName } from '../calendar.ts';
import type { UnitType } from '../data/units.ts';
import { GERMAN, of, SIDES, SOVIET } from '../sides.ts';
import { isSettingUp, unitsOf } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import { knowsUnit, many, type Seat, TYPES } from './common.ts';

function ofType(q: Query, list: readonly Piece[], type: UnitType): readonly Piece[] {
  return list.filter((p) => unitOf(q, p).type === type);
}
function total(q: Query, list: readonly Piece[]): number {
  return list.reduce((n, p) => n + q.steps(p), 0);
}
/** Whether a seat sees the face of a unit. */
function sees(q: Query, who: Seat, p: Piece): boolean {
  return q.knows(viewerIndex(q, who), p) >= KIND;
}

/** Which types are in play is no secret, since the eliminated and those to come lie open; how strong they are is. */
function strengthWords(q: Query, who: Seat, list: readonly Piece[]): string {
  const known = list.filter((p) => knowsUnit(q, who, p));
  if (known.length === list.length) return String(total(q, list));
  return known.length === 0 ? 'not known' : `${total(q, known)} and more`;
}
function summary(q: Query, who: Seat, side: Side): PanelBlock {
  const inPlay = unitsOf(q, side);
  const lost = q.piecesAt(of(POOL, side));
  const due = q.piecesAt(of(TRACK, side));
  const row = (title: string, pick: (list: readonly Piece[]) => readonly Piece[]): PanelRow => ({
    cells: [title, pick(inPlay).length, strengthWords(q, who, pick(inPlay)), pick(lost).length, pick(due).length],
  });
  const rows = TYPES.map(([type, title]) => row(title, (list) => ofType(q, list, type))).filter((r) =>
    r.cells.some((c) => typeof c === 'number' && c > 0),
  );
  return {
    kind: 'table',
    title: say`${sideName(side)} forces`,
    head: ['Type', 'In play', 'Steps', 'Lost', 'To come'],
    rows: [...rows, row('Together', (list) => list)],
    rule: '2.2',
  };
}

function strongestFirst(q: Query, list: readonly Piece[]): readonly Piece[] {
  return list.toSorted((a, b) => q.steps(b) - q.steps(a) || a - b);
}
function pieces(
  title: Message,
  side: Side,
  list: readonly Piece[],
  note?: (p: Piece) => Message | string,
): PanelBlock[] {
  return list.length === 0
    ? []
    : [{ kind: 'pieces', title, side, pieces: list.map((piece) => (note ? { piece, note: note(piece) } : { piece })) }];
}
/** Units whose faces a seat sees, by type; the place under each. */
function seenBlocks(q: Query, who: Seat, side: Side): readonly PanelBlock[] {
  const seen = unitsOf(q, side).filter((p) => sees(q, who, p));
  return TYPES.flatMap(([type, name]) => {
    const list = ofType(q, seen, type);
    const title = say`${name}: ${many(list.length, 'unit')}, ${many(total(q, list), 'step')}`;
    return pieces(title, side, strongestFirst(q, list), (p) => say`${place(q.at(p))}`);
  });
}
/** Blocks whose faces are hidden, and the names that must be among them. By name, so that nothing tells which is which. */
function hiddenBlocks(q: Query, who: Seat, side: Side): readonly PanelBlock[] {
  const hidden = unitsOf(q, side).filter((p) => !sees(q, who, p));
  if (hidden.length === 0) return [];
  const names = (type: UnitType): string =>
    ofType(q, hidden, type)
      .toSorted((a, b) => (q.columns.kind[a] ?? 0) - (q.columns.kind[b] ?? 0))
      .map((p) => unitOf(q, p).name)
      .join(', ');
  const rows = TYPES.map(([type, title]) => ({ cells: [title, ofType(q, hidden, type).length, names(type)] }));
  return [
    {
      kind: 'table',
      title: say`${sideName(side)}: ${many(hidden.length, 'block')} with the face hidden; among them are`,
      head: ['Type', 'Units', 'Names'],
      rows: rows.filter((r) => r.cells[1] !== 0),
      rule: '7.12n',
    },
  ];
}
function awayBlocks(q: Query, who: Seat, side: Side): readonly PanelBlock[] {
  const known = (list: readonly Piece[]): readonly Piece[] => list.filter((p) => sees(q, who, p));
  const due = known(q.piecesAt(of(TRACK, side))).toSorted((a, b) => q.field(a, 'due') - q.field(b, 'due') || a - b);
  return [
    ...pieces(say`${sideName(side)}: to come`, side, due, (p) => monthName(q.field(p, 'due'))),
    ...pieces(say`${sideName(side)}: eliminated`, side, known(q.piecesAt(of(POOL, side)))),
  ];
}
/** While both set up, one's own only: which of its blocks the enemy will use it has yet to decide. */
function setUpBlocks(q: Query, who: Seat): readonly PanelBlock[] {
  if (who !== GERMAN && who !== SOVIET) return [];
  const waiting = q.piecesAt(of(SET_UP, who));
  return [...pieces(say`Yet to be set up: ${many(waiting.length, 'unit')}`, who, waiting), ...seenBlocks(q, who, who)];
}

/** One's own side first. */
export const forcesPanel: PanelInfo = {
  id: 'forces',
  title: 'Order of battle',
  rule: '2.2',
  slot: 'reference',
  compute(q, who) {
    if (isSettingUp(q)) return setUpBlocks(q, who);
    const order = who === SOVIET ? ([SOVIET, GERMAN] as const) : SIDES;
    return order.flatMap((side) => [
      summary(q, who, side),
      ...seenBlocks(q, who, side),
      ...hiddenBlocks(q, who, side),
      ...awayBlocks(q, who, side),
    ]);
  },
};
