// What comes from outside must fit the game before it is folded: a file that names piece 1,000,000,000 must be refused, not
// make a board of that size.
import { compile, ownColumns } from './compiled.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Frame, State } from './state.ts';
import { NOWHERE } from './types.ts';

const MOST_PIECES = 20_000;
const MOST_FRAMES = 200;

/** Deeper than anything of ours, shallower than what makes recursion fail. */
const MOST_DEPTH = 100;

/** Whether JSON text is nested deeper than anything of ours. Looked at before it is read. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 0x5c) i++;
      else if (c === 0x22) quoted = false;
      continue;
    }
    if (c === 0x22) quoted = true;
    else if (c === 0x5b || c === 0x7b) {
      depth++;
      if (depth > MOST_DEPTH) return true;
    } else if (c === 0x5d || c === 0x7d) depth--;
  }
  return false;
}

function isPlace(game: Game, at: number): boolean {
  return at >= NOWHERE && at < game.places.count;
}

function frameFault(game: Game, f: Frame): string | undefined {
  return compile(game).nodes.has(f.n) ? undefined : `there is no step ${f.n.slice(0, 40)} in the sequence of play`;
}

/** Why a state cannot be one of this game; undefined when it may be. */
export function stateFault(game: Game, s: State): string | undefined {
  const n = s.pieces.kind?.length ?? -1;
  if (n < 0 || n > MOST_PIECES) return 'its pieces are not those of this game';
  const columns = new Set([...ownColumns(game), ...game.fields]);
  for (const c of columns)
    if (s.pieces[c]?.length !== n) return `the column ${c} of its pieces is missing or has the wrong length`;
  for (const c of Object.keys(s.pieces))
    if (!columns.has(c)) return `its pieces have a column ${c.slice(0, 40)} too many`;
  if (s.pieces.kind.some((k) => !game.kinds[k])) return 'a piece has no kind';
  if (s.pieces.at.some((at) => !isPlace(game, at))) return 'a piece is at no place of the map';
  const viewers = game.fog ? game.sides.length + 1 : 0;
  for (const table of [s.known, s.handles])
    if (table.length !== viewers || table.some((row) => row.length !== n))
      return 'what is known does not fit its pieces';
  for (const id of Object.keys(game.layers))
    if (s.layers[id]?.length !== game.places.count) return `the layer ${id} does not fit the map`;
  for (const id of Object.keys(game.tracks)) if (s.tracks[id] === undefined) return `the track ${id} is missing`;
  for (const id of Object.keys(game.marks)) if (!s.marks[id]) return `the marks ${id} are missing`;
  if (s.orders.length !== game.sides.length) return 'its standing orders are not those of its sides';
  if (s.stack.length > MOST_FRAMES) return 'its sequence of play is nested too deep';
  for (const f of s.stack) {
    const wrong = frameFault(game, f);
    if (wrong) return wrong;
  }
  return undefined;
}

/** Why an event cannot happen in this state. */
export function misfit(game: Game, s: State, e: GameEvent): string | undefined {
  const n = s.pieces.kind.length;
  const noPiece = (p: number) => (p >= 0 && p < n ? undefined : `there is no piece ${p}`);
  const noPlace = (at: number) => (isPlace(game, at) ? undefined : `there is no place ${at}`);
  switch (e.k) {
    case 'placed':
      if (e.p < 0 || e.p > n || n >= MOST_PIECES) return `there is no piece ${e.p}`;
      return game.kinds[e.kind] ? noPlace(e.at) : `there is no kind ${e.kind}`;
    case 'moved':
    case 'removed':
      return noPiece(e.p) ?? noPlace(e.to);
    case 'steps':
      return noPiece(e.p);
    case 'flagged':
      return noPiece(e.p) ?? (game.flags[e.bit] ? undefined : `there is no flag ${e.bit}`);
    case 'field':
      return noPiece(e.p) ?? (s.pieces[e.field] ? undefined : `there is no column ${e.field.slice(0, 40)}`);
    case 'layer':
      if (!s.layers[e.layer]) return `there is no layer ${e.layer.slice(0, 40)}`;
      return e.hexes.every((h) => h >= 0 && h < game.places.count) ? undefined : 'there is no such hex';
    case 'mark':
      return s.marks[e.mark] ? undefined : `there are no marks ${e.mark.slice(0, 40)}`;
    case 'rolled':
      return e.i === s.rolls ? undefined : `roll ${e.i} comes where roll ${s.rolls} is due`;
    case 'known': {
      const row = s.known[e.to];
      if (!row) return `there is no viewer ${e.to}`;
      const wrong = e.ps.map(noPiece).find((x) => x !== undefined);
      return wrong ?? (e.handles.length > e.ps.length ? 'it names more pieces than there are' : undefined);
    }
    case 'entered':
      return s.stack.length < MOST_FRAMES ? frameFault(game, e.frame) : 'its sequence of play is nested too deep';
    case 'left':
      return s.stack.length > 0 ? undefined : 'a step is left that was never entered';
    case 'frame':
      return e.up >= 0 && e.up < s.stack.length ? undefined : 'there is no such frame';
    case 'ordered':
      return game.sides[e.side] ? undefined : `there is no side ${e.side}`;
    case 'ended':
    case 'track':
    case 'memo':
    case 'noted':
    case 'drawn':
      return undefined;
  }
}
