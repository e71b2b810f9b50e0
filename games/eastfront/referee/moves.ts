// Land movement (chapter 6, 16.23): where a unit may go, and over which side it may enter or leave a battle.
import { between, canWalk, entryOf, type Hex, isZone, nextTo, terrainOf, zonesAt, zonesNextTo } from './board.ts';
import { isCommanded } from './command.ts';
import { homeOf } from './control.ts';
import { isHq, MUD, other, type Position, type Unit } from './position.ts';
import { isInArea } from './supply.ts';

/** Destinations, each with the places from which it is entered or through which the battle is left, where that matters. */
export type Reach = ReadonlyMap<number, ReadonlySet<number>>;

// Sides of battle hexes (6.33)

/** 1.31, RULINGS R43, 12.24a: two over a clear side, one over any other. */
export function sideLimit(pos: Position, a: Hex, b: Hex): number {
  // 16.2
  if (isZone(a) || isZone(b)) return 2;
  const edge = between(a, b)?.edge;
  const isClear = edge === '' && terrainOf(a) === 'clear' && terrainOf(b) === 'clear';
  return isClear && pos.weather !== MUD ? 2 : 1;
}
/** How a side of a battle is written down: its number, or for zones the two places. */
export function sideKey(side: number, a: number, b: number): string {
  const n = isZone(a) || isZone(b) ? undefined : between(a, b)?.side;
  return n === undefined ? `${side}:${Math.min(a, b)}-${Math.max(a, b)}` : `${side}:${n}`;
}
export function room(pos: Position, side: number, a: number, b: number): number {
  return sideLimit(pos, a, b) - pos.mark('crossed', sideKey(side, a, b));
}

// Leaving (6.32, 6.41)

export const hasEnemy = (pos: Position, side: number, at: number): boolean => pos.here(at, other(side)).length > 0;
/** Came into its battle in this phase. */
export const isNewcomer = (pos: Position, u: Unit): boolean => pos.field(u.p, 'from') > 0;
export function rearguardAt(pos: Position, side: number, at: number): Unit | undefined {
  return pos.here(at, side).find((u) => u.flags.has('rearguard'));
}
/** Places next to a battle through which a unit may leave it. */
export function exits(pos: Position, u: Unit): readonly number[] {
  // 16.13: a bound Satellite has no way out that leads away from its area.
  const home = pos.homeArea(u);
  return neighbours(pos, u).filter((to) => {
    if (home && !isAllowedToBound(home, u.at, to)) return false;
    // 16.23b: between home zones always, even if both are engaged.
    const isHomeToHome = isZone(u.at) && isZone(to) && homeOf(pos, u.at) === u.side && homeOf(pos, to) === u.side;
    if (!isHomeToHome && (!pos.isFriendly(u.side, to) || hasEnemy(pos, u.side, to))) return false;
    return room(pos, u.side, u.at, to) > 0;
  });
}
/** All a unit could step to at all, whoever is there. */
function neighbours(pos: Position, u: Unit): readonly number[] {
  if (isZone(u.at))
    return [...zonesNextTo(u.at), entryOf(u.at)].filter((to) =>
      isZone(to) ? pos.isZoneOpen(u.side, to) : pos.isOpen(to),
    );
  return [
    ...nextTo(u.at)
      .filter((n) => canWalk(n.edge) && pos.isOpen(n.hex))
      .map((n) => n.hex),
    ...zonesAt(u.at).filter((z) => pos.isZoneOpen(u.side, z)),
  ];
}
/** 6.41: somebody who was there before must stay, or a Rearguard is named. */
export function mayLeave(pos: Position, u: Unit): boolean {
  if (rearguardAt(pos, u.side, u.at)) return true;
  return pos.here(u.at, u.side).some((x) => x.p !== u.p && !isNewcomer(pos, x));
}
/** RULINGS R44: the last side a Rearguard could leave by is kept for it. */
export function isKept(pos: Position, u: Unit, a: number, b: number): boolean {
  for (const at of [a, b]) {
    const guard = rearguardAt(pos, u.side, at);
    // One that goes by sea needs no side (RULINGS R87).
    if (!guard || guard.p === u.p || pos.field(guard.p, 'sail') > 0) continue;
    const open = exits(pos, guard);
    const other = at === a ? b : a;
    if (open.length === 1 && open[0] === other && room(pos, u.side, a, b) === 1) return true;
  }
  return false;
}

// Reach

interface Walk {
  readonly speed: number;
  readonly way: 'march' | 'retreat';
}

/** Where a unit may end a land move, by terrain, sides and enemies; stacking is another matter. */
export function landReach(pos: Position, u: Unit, walk: Walk = { speed: pos.speed(u), way: 'march' }): Reach {
  const out = new Map<number, Set<number>>();
  const add = (to: number, via: number): void => {
    const vias = out.get(to) ?? new Set();
    vias.add(via);
    out.set(to, vias);
  };
  const isLeaving = hasEnemy(pos, u.side, u.at);
  if (isLeaving && walk.way === 'march' && !mayLeave(pos, u)) return out;
  zoneSteps(pos, u, isLeaving, add);
  if (!isZone(u.at)) walkFrom(pos, u, walk.speed, isLeaving, add);
  return out;
}
/** RULINGS R91: within its area; one that has strayed only nearer to it. */
function isAllowedToBound(home: ReadonlySet<number>, from: number, to: number): boolean {
  if (isInArea(home, to)) return true;
  if (home.size === 0 || isInArea(home, from) || isZone(to)) return false;
  return farFrom(home, to) < farFrom(home, from);
}
function farFrom(home: ReadonlySet<number>, at: number): number {
  const seen = new Set([at]);
  let front = [at];
  for (let steps = 0; front.length > 0; steps++) {
    if (front.some((h) => home.has(h))) return steps;
    const next: number[] = [];
    for (const h of front)
      for (const n of nextTo(h))
        if (!seen.has(n.hex)) {
          seen.add(n.hex);
          next.push(n.hex);
        }
    front = next;
  }
  return Number.POSITIVE_INFINITY;
}

/** 16.23: into or out of a zone is a whole move, whatever the speed. */
function zoneSteps(pos: Position, u: Unit, isLeaving: boolean, add: (to: number, via: number) => void): void {
  for (const to of neighbours(pos, u)) {
    if (!isZone(to) && !isZone(u.at)) continue;
    const engages = hasEnemy(pos, u.side, to);
    const home = pos.homeArea(u);
    if (home && !isAllowedToBound(home, u.at, to)) continue;
    if (engages && isHq(u) && !isZone(to)) continue;
    if (isLeaving && !exits(pos, u).includes(to)) continue;
    if ((isLeaving || engages) && (room(pos, u.side, u.at, to) <= 0 || isKept(pos, u, u.at, to))) continue;
    add(to, engages ? u.at : to);
  }
}

function walkFrom(
  pos: Position,
  u: Unit,
  speed: number,
  isLeaving: boolean,
  add: (to: number, via: number) => void,
): void {
  const home = pos.homeArea(u);
  // For each hex left by, because the side by which a battle is left is the owner's to choose.
  const firsts = isLeaving ? exits(pos, u).filter((h) => !isZone(h)) : [undefined];
  for (const first of firsts) {
    const seen = new Set([u.at]);
    let front: readonly Hex[] = [u.at];
    for (let step = 1; step <= speed; step++) {
      const next: Hex[] = [];
      for (const at of front)
        for (const n of nextTo(at)) {
          if (!canWalk(n.edge) || !pos.isOpen(n.hex)) continue;
          if (home && !isAllowedToBound(home, u.at, n.hex)) continue;
          if (step === 1 && first !== undefined && n.hex !== first) continue;
          // 1.38a
          if (n.edge === 'strait' && step > 1) continue;
          if (step === 1 && isLeaving && isKept(pos, u, at, n.hex)) continue;
          if (hasEnemy(pos, u.side, n.hex)) {
            if (isLeaving || isHq(u) || room(pos, u.side, at, n.hex) <= 0 || isKept(pos, u, at, n.hex)) continue;
            add(n.hex, at);
            continue;
          }
          if (seen.has(n.hex)) continue;
          seen.add(n.hex);
          add(n.hex, first ?? n.hex);
          const t = pos.terrain(n.hex);
          const stops = (t === 'marsh' || t === 'mountain') && u.row.type !== 'cavalry';
          if (!stops && n.edge !== 'strait') next.push(n.hex);
        }
      front = next;
    }
  }
  // A walk that comes back to where it began is none.
}

// Who may move

/** 6.1b, RULINGS R37, 14.6a */
export function isFreeToMove(u: Unit): boolean {
  return !['moved', 'strategic', 'rearguard', 'dispersed', 'active'].some((f) => u.flags.has(f));
}
/** What a land move costs in Supreme Moves: 0 under command, 1 with the Supreme HQ; undefined when nobody commands. */
export function priceOfOrder(pos: Position, u: Unit): 0 | 1 | undefined {
  if (isCommanded(pos, u)) return 0;
  return pos.track('supreme') > 0 ? 1 : undefined;
}
