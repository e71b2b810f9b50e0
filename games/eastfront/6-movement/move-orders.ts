// The orders of land movement (6.1): march, and march over a chosen side (6.33).
import { type Loc, type Piece, place, type Preview, type Refusal, refuse, say, unit } from '@rasputitsa/kernel';
import { hideAgain } from '../0-introduction/fog-of-war.ts';
import { isHex } from '../1-map/board.ts';
import { landLine } from '../10-supply/land-supply-lines.ts';
import { overrun } from '../15-seapower/beachhead.ts';
import { commander, moverRefusal } from '../4-sequence/movement-phase.ts';
import { paySupremeMove } from '../5-command/supreme-hqs.ts';
import { settleBattle } from '../7-combat/battles.ts';
import { entryKind, riverRepulses } from '../7-combat/river-assaults.ts';
import { SNOW } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { BY_RIVER, isBattle, isEngaged, unitsAt, weather } from '../state.ts';
import { type Asking, type Play, type Query, verb } from '../words.ts';
import { disengageRefusal } from './disengaging.ts';
import { engage, engageRefusal } from './engaging.ts';
import { useSide } from './hexside-limits.ts';
import { gateOf, landWays, unreachable, type Way } from './land-moves.ts';
import { lastUnitRefusal } from './retreats.ts';
import { marchRefusal } from './overstacking.ts';

/** What a move means, told before it is made: by what both sides see and the owner knows. */
function prospect(q: Query, p: Piece, path: readonly Loc[]): Preview {
  const to = path.at(-1) ?? q.at(p);
  const notes: NonNullable<Preview['notes']>[number][] = [];
  if (commander(q, p) === 'supreme')
    notes.push({ rule: '6.51', message: say`uses a Supreme Move; ${q.track('supreme') - 1} will be left` });
  if (isBattle(q, to)) notes.push({ rule: '6.31b', message: say`joins the battle` });
  else if (unitsAt(q, to, enemyOf(q.sideOf(p))).length > 0) {
    notes.push({ rule: '7.15a', message: say`attacks: this battle must be fought` });
    if (entryKind(path.at(-2) ?? to, to) === BY_RIVER)
      notes.push(
        riverRepulses(q, q.sideOf(p))
          ? { rule: '7.5', message: say`over a river` }
          : { rule: weather(q) === SNOW ? '7.52' : 'S41.3', message: say`over a river, without Repulse` },
      );
  }
  // 10.3: by control as it stands; what the move itself changes is not foreseen.
  if (isHex(to) && landLine(q, to, q.sideOf(p)) === undefined)
    notes.push({ rule: '10.3', message: say`no supply line reaches ${place(to)} now` });
  return { cost: path.length - 1, path, ...(notes.length > 0 ? { notes } : {}) };
}

/** Who marches, by whatever way. */
const MOVER: Asking<unknown, Piece> = {
  title: 'unit',
  candidates: (q) => q.piecesOf(q.actor),
  refuse: (q, _soFar, p) => moverRefusal(q, p) ?? lastUnitRefusal(q, p),
};

export const move = verb({
  id: 'move',
  title: 'Move',
  rule: '6.1a',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: MOVER,
    to: {
      candidates: (q, { piece }) => landWays(q, piece).keys(),
      refuse: (q, { piece }, to) => {
        const way = wayTo(q, piece, to);
        return way ? marchRefusal(q, piece, way.path) : unreachable(q, piece, to);
      },
      preview: (q, { piece }, to) => prospect(q, piece, wayTo(q, piece, to)?.path ?? []),
    },
  },
  apply(g, { piece, to }) {
    const path = wayTo(g, piece, to)?.path;
    if (!path) throw new Error('eastfront: no way');
    walk(g, piece, path);
  },
});
/** The best way there; another one if that would shut the last way out of an overfull hex (6.22a). */
function wayTo(q: Query, p: Piece, to: Loc): Way | undefined {
  const ways = waysOver(q, p, to);
  return ways.length < 2 ? ways[0] : (ways.find((w) => !marchRefusal(q, p, w.path)) ?? ways[0]);
}
function walk(g: Play, piece: Piece, path: readonly Loc[]): void {
  if (commander(g, piece) === 'supreme') paySupremeMove(g);
  g.raise(piece, 'moved');
  march(g, piece, path, 'march');
}

/** Why a unit cannot leave or enter the battle by way of this hex. */
function gateRefusal(q: Query, p: Piece, to: Loc, via: Loc): Refusal | undefined {
  const way = waysOver(q, p, to).find((w) => gateOf(q, p, w) === via);
  if (way) return marchRefusal(q, p, way.path);
  const no = isEngaged(q, p)
    ? disengageRefusal(q, p, q.at(p), via)
    : engageRefusal(q, p, via, to, q.has(p, 'disengaged'));
  return no ?? refuse('6.1a', say`${unit(p)} does not reach ${place(to)} by way of ${place(via)}.`, { places: [via] });
}
function waysOver(q: Query, piece: Piece, to: Loc): readonly Way[] {
  return landWays(q, piece).get(to) ?? [];
}

/** Why there is no choice of sides on the way there. */
function choiceRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const ways = waysOver(q, p, to);
  if (ways.length === 0) return unreachable(q, p, to);
  if (ways.length === 1)
    return refuse('6.33', say`${unit(p)} has only one way to ${place(to)}; there is no side to choose.`, {
      places: [to],
    });
  const refusals = ways.map((w) => marchRefusal(q, p, w.path));
  return refusals.includes(undefined) ? undefined : refusals[0];
}
/** 6.33: which side of a battle a unit crosses is its owner's choice, and may decide about a River Assault (7.5). */
export const moveVia = verb({
  id: 'move-via',
  title: 'Move over a chosen side',
  rule: '6.33',
  args: { piece: 'piece', to: 'place', via: 'place' },
  ask: {
    piece: MOVER,
    to: {
      candidates: (q, { piece }) => [...landWays(q, piece)].filter(([, w]) => w.length > 1).map(([to]) => to),
      refuse: (q, { piece }, to) => choiceRefusal(q, piece, to),
    },
    via: {
      title: 'by way of',
      candidates: (q, { piece, to }) => waysOver(q, piece, to).map((w) => gateOf(q, piece, w)),
      refuse: (q, { piece, to }, via) => gateRefusal(q, piece, to, via),
      preview: (q, { piece, to }, via) =>
        prospect(q, piece, waysOver(q, piece, to).find((w) => gateOf(q, piece, w) === via)?.path ?? []),
    },
  },
  apply(g, { piece, to, via }) {
    const path = waysOver(g, piece, to).find((w) => gateOf(g, piece, w) === via)?.path;
    if (!path) throw new Error('eastfront: no way');
    walk(g, piece, path);
  },
});

// Carrying a move out

/** Walks a unit along a path: pays for command, counts hexsides, starts and joins battles. */
export function march(g: Play, p: Piece, path: readonly Loc[], by: string): void {
  const side = g.sideOf(p);
  const from = path[0] ?? g.at(p);
  const to = path.at(-1) ?? from;
  const wasEngaged = isEngaged(g, p);
  if (wasEngaged) {
    useSide(g, from, path[1] ?? to, side);
    g.raise(p, 'disengaged');
  }
  g.move(p, to, { path, by });
  overrun(g, p, path);
  // 7.12n, RULINGS R1: out of the battle a block is upright again.
  if (wasEngaged) hideAgain(g, [p], enemyOf(side));
  settleBattle(g, from);
  if (unitsAt(g, to, enemyOf(side)).length > 0) engage(g, p, path.at(-2) ?? from, to);
}
