// The orders of the Movement Phase: march, march over a chosen side, hold the rear (6.1, 6.33, 6.41).
import {
  type Arg,
  place,
  type Play,
  type Preview,
  type Query,
  type Refusal,
  refuse,
  say,
  unit,
  verb,
} from '@rasputitsa/kernel';
import { isHex } from './board.ts';
import {
  commander,
  disengageRefusal,
  engageRefusal,
  entryKind,
  gateOf,
  landMoves,
  landWays,
  lastUnitRefusal,
  march,
  moverRefusal,
  spareRefusal,
  stackRefusal,
  unreachable,
  type Way,
} from './movement.ts';
import { BY_RIVER, isBattle, isEngaged, unitsAt } from './state.ts';
import { landLine } from './supply.ts';
import { enemyOf } from './units.ts';

/** What a move means, told before it is made: by what both sides see and the owner knows. */
function prospect(q: Query, p: number, path: readonly number[]): Preview {
  const to = path.at(-1) ?? q.at(p);
  const notes: NonNullable<Preview['notes']>[number][] = [];
  if (commander(q, p) === 'supreme')
    notes.push({ rule: '6.51', message: say`takes one of ${q.track('supreme')} Supreme Moves` });
  if (isBattle(q, to)) notes.push({ rule: '6.31b', message: say`joins the battle` });
  else if (unitsAt(q, to, enemyOf(q.sideOf(p))).length > 0) {
    notes.push({ rule: '7.15a', message: say`attacks: this battle must be fought` });
    if (entryKind(path.at(-2) ?? to, to) === BY_RIVER) notes.push({ rule: '7.5', message: say`over a river` });
  }
  // 10.3: by control as it stands; what the move itself changes is not foreseen.
  if (isHex(to) && landLine(q, to, q.sideOf(p)) === undefined)
    notes.push({ rule: '10.3', message: say`no supply line reaches ${place(to)} now` });
  return { cost: path.length - 1, path, ...(notes.length > 0 ? { notes } : {}) };
}

interface Move {
  readonly piece: number;
  readonly to: number;
  readonly [name: string]: number;
}

/** Who marches, by whatever way. */
const MOVER: Arg<Move> = {
  name: 'piece',
  type: 'piece',
  title: 'unit',
  candidates: (q) => q.piecesOf(q.actor),
  refuse: (q, _soFar, p) => moverRefusal(q, Number(p)) ?? lastUnitRefusal(q, Number(p)),
};

export const move = verb<Move>({
  id: 'move',
  title: 'Move',
  rule: '6.1a',
  args: [
    MOVER,
    {
      name: 'to',
      type: 'place',
      candidates: (q, { piece = -1 }) => landMoves(q, piece).keys(),
      refuse: (q, { piece = -1 }, to) =>
        landMoves(q, piece).has(Number(to)) ? stackRefusal(q, piece, Number(to)) : unreachable(q, piece, Number(to)),
      preview: (q, { piece = -1 }, to) => prospect(q, piece, landMoves(q, piece).get(Number(to))?.path ?? []),
    },
  ],
  apply(g, { piece, to }) {
    const path = landMoves(g, piece).get(to)?.path;
    if (!path) throw new Error('eastfront: no way');
    walk(g, piece, path);
  },
});
function walk(g: Play, piece: number, path: readonly number[]): void {
  if (commander(g, piece) === 'supreme') g.setTrack('supreme', g.track('supreme') - 1);
  g.raise(piece, 'moved');
  march(g, piece, path, 'march');
}

interface MoveVia extends Move {
  readonly via: number;
}
/** Why a unit cannot leave or enter the battle by way of this hex. */
function gateRefusal(q: Query, p: number, to: number, via: number): Refusal | undefined {
  if (waysOver(q, p, to).some((w) => gateOf(q, p, w) === via)) return undefined;
  const no = isEngaged(q, p)
    ? disengageRefusal(q, p, q.at(p), via)
    : engageRefusal(q, p, via, to, q.has(p, 'disengaged'));
  return no ?? refuse('6.1a', say`${unit(p)} does not reach ${place(to)} by way of ${place(via)}.`, { places: [via] });
}
function waysOver(q: Query, piece: number, to: number): readonly Way[] {
  return landWays(q, piece).get(to) ?? [];
}

/** 6.33: which side of a battle a unit crosses is its owner's choice, and may decide about a River Assault (7.5). */
export const moveVia = verb<MoveVia>({
  id: 'move via',
  title: 'Move over a chosen side',
  rule: '6.33',
  args: [
    MOVER,
    {
      name: 'to',
      type: 'place',
      candidates: (q, { piece = -1 }) => [...landWays(q, piece)].filter(([, w]) => w.length > 1).map(([to]) => to),
      refuse: (q, { piece = -1 }, to) =>
        waysOver(q, piece, Number(to)).length > 0
          ? stackRefusal(q, piece, Number(to))
          : unreachable(q, piece, Number(to)),
    },
    {
      name: 'via',
      type: 'place',
      title: 'by way of',
      candidates: (q, { piece = -1, to = -1 }) => waysOver(q, piece, to).map((w) => gateOf(q, piece, w)),
      refuse: (q, { piece = -1, to = -1 }, via) => gateRefusal(q, piece, to, Number(via)),
      preview: (q, { piece = -1, to = -1 }, via) =>
        prospect(q, piece, waysOver(q, piece, to).find((w) => gateOf(q, piece, w) === via)?.path ?? []),
    },
  ],
  apply(g, { piece, to, via }) {
    const path = waysOver(g, piece, to).find((w) => gateOf(g, piece, w) === via)?.path;
    if (!path) throw new Error('eastfront: no way');
    walk(g, piece, path);
  },
});

/** 6.41a, GAPS 3.39: names the unit that holds on until all others have gone. */
export const rearguard = verb<{ readonly piece: number; readonly [name: string]: number }>({
  id: 'rearguard',
  title: 'Name the Rearguard',
  rule: '6.41a',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => isEngaged(q, p)),
      refuse: (q, _soFar, x) => {
        const p = Number(x);
        const no = moverRefusal(q, p);
        if (no) return no;
        if (q.field(p, 'from') !== 0) return refuse('6.41a', say`${unit(p)} came into this battle just now.`);
        if (!isEngaged(q, p)) return refuse('6.41a', say`${unit(p)} is in no battle.`);
        if (unitsAt(q, q.at(p), q.sideOf(p)).some((o) => q.has(o, 'rearguard')))
          return refuse('6.41a', say`There is one Rearguard already at ${place(q.at(p))}.`);
        const kept = spareRefusal(q, p);
        if (kept) return kept;
        return landMoves(q, p).size === 0
          ? refuse('6.32b', say`${unit(p)} has no friendly hex to withdraw into.`)
          : undefined;
      },
    },
  ],
  apply(g, { piece }) {
    if (commander(g, piece) === 'supreme') g.setTrack('supreme', g.track('supreme') - 1);
    g.raise(piece, 'moved');
    g.raise(piece, 'rearguard');
  },
});
