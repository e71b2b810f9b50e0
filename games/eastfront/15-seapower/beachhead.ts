// The Beachhead of the Coastal Army (15.51): where it lies, as a port, and how it ends.
import { type Loc, type Piece, place, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { isCoastal } from '../2-units/units.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { halfYear, isBattle, unitsAt, W41 } from '../state.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';
import { hasSeapower } from './seas.ts';

/** Values of the track: what the marker is. */
export const LOST = 0;
export const PREP = 1;
export const READY = 2;
export const DEPLOYED = 3;

/** Where it lies, or -1. */
export function beachheadAt(q: Query): Loc {
  return Number(q.marked('beachhead')[0] ?? -1);
}

/** 15.51a: an army remembers the hex it landed at, until it moves. */
export function noteLanding(g: Play, p: Piece, at: Loc): void {
  if (g.sideOf(p) === SOVIET) g.setField(p, 'beach', at + 1);
}
/** 15.51a: who goes elsewhere, on foot, by rail or by ship, and comes back has not landed there again. */
export const leaveBeach = rule(
  '15.51a',
  (g: Play, p: Piece): void => {
    if (g.sideOf(p) === SOVIET) g.setField(p, 'beach', 0);
  },
  () => undefined,
);
function isAshore(q: Query, p: Piece): boolean {
  return isHex(q.at(p)) && q.field(p, 'beach') === q.at(p) + 1;
}
/** Hexes where the marker may be placed now: where the Coastal Army landed and still is. */
const landingSites = rule(
  '15.51a',
  (q: Query): readonly Loc[] =>
    q
      .piecesOf(SOVIET)
      .filter((p) => isCoastal(q, p) && isAshore(q, p))
      .map((p) => q.at(p)),
  () => [],
);
/** 15.51b: it can be laid out only when it is ready. */
const isReady = rule(
  '15.51b',
  (q: Query): boolean => q.track('beachhead') === READY,
  () => true,
);
/** Asked after any landing, as all can see: being asked must not tell the enemy which army it was, nor what was paid for. */
function isAsked(q: Query): boolean {
  if (q.active !== SOVIET || !hasSeapower(q) || halfYear(q) < W41 || beachheadAt(q) >= 0) return false;
  return q.piecesOf(SOVIET).some((p) => isAshore(q, p));
}

export const beachheadStep: DecisionNode = {
  kind: 'decision',
  id: 'beachhead',
  title: 'Beachhead',
  rule: '15.51a',
  when: isAsked,
  verbs: ['beachhead'],
  prompt: (q) =>
    isReady(q) && landingSites(q).length > 0
      ? say`The Coastal Army has landed: its Beachhead may be laid out.`
      : say`An army has landed; there is no Beachhead to lay out.`,
  done: { title: 'Not now' },
};

export const layBeachhead = verb({
  id: 'beachhead',
  title: 'Lay out the Beachhead',
  rule: '15.51a',
  ends: true,
  refuse: (q) => {
    if (!isReady(q)) return refuse('15.51a', say`The Beachhead is not ready.`);
    return landingSites(q).length > 0 ? undefined : refuse('15.51a', say`The Coastal Army is not where it landed.`);
  },
  args: { at: 'place' },
  ask: { at: { candidates: landingSites } },
  apply(g, { at }) {
    g.setTrack('beachhead', DEPLOYED);
    g.setMark('beachhead', at, 1);
    g.note('15.51a', say`A Beachhead is laid out at ${place(at)}.`);
  },
});

/** 15.51d: enemies alone on it end it. Called where they pass or are left alone. */
const falls = rule(
  '15.51d',
  (q: Query, at: Loc): boolean => unitsAt(q, at, SOVIET).length === 0 && unitsAt(q, at, GERMAN).length > 0,
  () => false,
);
export function checkBeachhead(g: Play, at: Loc): void {
  if (g.mark('beachhead', at) > 0 && falls(g, at)) loseBeachhead(g, at);
}
/** 15.51d: Germans who come through a Beachhead that nobody holds end it; a Soviet army that moves on has left its beach. */
export function overrun(g: Play, p: Piece, path: readonly Loc[]): void {
  if (g.sideOf(p) === SOVIET) {
    g.setField(p, 'beach', 0);
    return;
  }
  for (const at of path) if (g.mark('beachhead', at) > 0 && unitsAt(g, at, SOVIET).length === 0) passedOver(g, at);
}
const passedOver = rule(
  '15.51d',
  (g: Play, at: Loc): void => loseBeachhead(g, at),
  () => undefined,
);
function loseBeachhead(g: Play, at: Loc): void {
  g.setMark('beachhead', at, 0);
  g.setTrack('beachhead', LOST);
  g.note('15.51d', say`The Beachhead at ${place(at)} is lost.`);
}

/** 15.51c: the Beachhead is a port of the Soviets while no enemy stands there. */
export const beachheadIsPort = rule(
  '15.51c',
  (q: Query, at: Loc, side: Side): boolean => side === SOVIET && q.mark('beachhead', at) > 0 && !isBattle(q, at),
  () => false,
);
