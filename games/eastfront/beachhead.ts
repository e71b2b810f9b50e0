// The Beachhead of the Coastal Army (15.51, 15.52).
import {
  type DecisionNode,
  place,
  type Play,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  verb,
} from '@rasputitsa/kernel';
import { isHex, isOpen, neighbour } from './board.ts';
import { BEACHHEAD_COST } from './data/seas.ts';
import { hasSeapower } from './sea.ts';
import { halfYear, isEnemy, isFriendly, unitsAt, W41 } from './state.ts';
import { GERMAN, isCoastal, SOVIET } from './units.ts';

/** Values of the track: what the marker is. */
export const LOST = 0;
export const PREP = 1;
export const READY = 2;
export const DEPLOYED = 3;

/** Where it lies, or -1. */
export function beachheadAt(q: Query): number {
  for (const [at, n] of Object.entries(q.state.marks['beachhead'] ?? {})) if (n > 0) return Number(at);
  return -1;
}

/** 15.51b: from the winter of 1941 on a game begins with the Beachhead in preparation. */
export function prepareBeachhead(g: Play): void {
  const begins = g.track('month') === g.track('first') || g.track('month') === FIRST_WINTER;
  if (begins && halfYear(g) >= W41 && g.track('beachhead') === LOST) g.setTrack('beachhead', PREP);
}
const FIRST_WINTER = 6;

/** 15.51a: an army remembers the hex it landed at, until it moves. */
export function noteLanding(g: Play, p: number, at: number): void {
  if (g.sideOf(p) === SOVIET) g.setField(p, 'beach', at + 1);
}
/** 15.51a: who goes elsewhere, on foot, by rail or by ship, and comes back has not landed there again. */
export const leaveBeach = rule(
  '15.51a',
  (g: Play, p: number): void => {
    if (g.sideOf(p) === SOVIET) g.setField(p, 'beach', 0);
  },
  () => undefined,
);
function isAshore(q: Query, p: number): boolean {
  return isHex(q.at(p)) && q.field(p, 'beach') === q.at(p) + 1;
}
/** Hexes where the marker may be placed now: where the Coastal Army landed and still is. */
const landingSites = rule(
  '15.51a',
  (q: Query): readonly number[] =>
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
export function isAsked(q: Query): boolean {
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

export const layBeachhead = verb<{ readonly at: number; readonly [name: string]: number }>({
  id: 'beachhead',
  title: 'Lay out the Beachhead',
  rule: '15.51a',
  ends: true,
  refuse: (q) => {
    if (!isReady(q)) return refuse('15.51a', say`The Beachhead is not ready.`);
    return landingSites(q).length > 0 ? undefined : refuse('15.51a', say`The Coastal Army is not where it landed.`);
  },
  args: [{ name: 'at', type: 'place', candidates: landingSites }],
  apply(g, { at }) {
    g.setTrack('beachhead', DEPLOYED);
    g.setMark('beachhead', at, 1);
    g.note('15.51a', say`A Beachhead is laid out at ${place(at)}.`);
  },
});

/** 15.51d: enemies alone on it end it. Called where they pass or are left alone. */
const falls = rule(
  '15.51d',
  (q: Query, at: number): boolean => unitsAt(q, at, SOVIET).length === 0 && unitsAt(q, at, GERMAN).length > 0,
  () => false,
);
export function checkBeachhead(g: Play, at: number): void {
  if (g.mark('beachhead', at) > 0 && falls(g, at)) loseBeachhead(g, at);
}
/** 15.51d: Germans who come through a Beachhead that nobody holds end it; a Soviet army that moves on has left its beach. */
export function overrun(g: Play, p: number, path: readonly number[]): void {
  if (g.sideOf(p) === SOVIET) {
    g.setField(p, 'beach', 0);
    return;
  }
  for (const at of path) if (g.mark('beachhead', at) > 0 && unitsAt(g, at, SOVIET).length === 0) passedOver(g, at);
}
const passedOver = rule(
  '15.51d',
  (g: Play, at: number): void => loseBeachhead(g, at),
  () => undefined,
);
function loseBeachhead(g: Play, at: number): void {
  g.setMark('beachhead', at, 0);
  g.setTrack('beachhead', LOST);
  g.note('15.51d', say`The Beachhead at ${place(at)} is lost.`);
}

/** 15.52a, GAPS 3.1: it feeds Soviet units in its hex, and if that is friendly those next to it, over open sides, not in enemy hexes. */
export const beachheadFeeds = rule(
  '15.52a',
  (q: Query, at: number, side: number): boolean => {
    if (side !== SOVIET || !isHex(at)) return false;
    const beach = beachheadAt(q);
    if (beach < 0) return false;
    if (at === beach) return true;
    if (!isFriendly(q, beach, side) || isEnemy(q, at, side)) return false;
    return [0, 1, 2, 3, 4, 5].some((d) => neighbour(beach, d) === at && isOpen(beach, d));
  },
  () => false,
);

// Production (15.51b, 15.51d)

/** What may be done with it in Production: its name, the status it must have, the one it gets, the price. */
export const BEACHHEAD_WORK: Readonly<
  Record<string, { readonly from: number; readonly to: number; readonly cost: number }>
> = {
  prepare: { from: LOST, to: PREP, cost: BEACHHEAD_COST },
  ready: { from: PREP, to: READY, cost: BEACHHEAD_COST },
  disband: { from: DEPLOYED, to: PREP, cost: 0 },
};
export const workRefusal = rule(
  '15.51b',
  (q: Query, work: string): Refusal | undefined => {
    const w = BEACHHEAD_WORK[work];
    if (!w || q.track('beachhead') !== w.from)
      return refuse(work === 'disband' ? '15.51d' : '15.51b', say`The Beachhead is not in the state for that.`);
    return halfYear(q) < W41 ? refuse('15.51b', say`There is no Beachhead before the winter of 1941.`) : undefined;
  },
  () => undefined,
);
/** 15.51d: taken off the board when both sides' plans come true. */
export function disbandBeachhead(g: Play): void {
  const at = beachheadAt(g);
  if (at < 0) return;
  g.setMark('beachhead', at, 0);
  g.setTrack('beachhead', PREP);
  g.note('15.51d', say`The Beachhead at ${place(at)} is taken back.`);
}
export const noBeachhead = (q: Query): Refusal | undefined => {
  if (q.actor !== SOVIET) return refuse('15.5', say`Only the Soviets have a Beachhead.`);
  return hasSeapower(q) ? undefined : refuse('OPT.sea', say`This game is played without Seapower.`);
};
