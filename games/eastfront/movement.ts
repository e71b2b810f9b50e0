// Land movement (6.0): who may move, how far, into and out of battles.
import { type Play, place, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  adjacentExits,
  COUNT,
  entryOf,
  exitLetter,
  exitOf,
  homeSide,
  inPlay,
  isExit,
  isHex,
  isLand,
  isOpen,
  isRiver,
  isStrait,
  isTurkey,
  neighbour,
  sideAt,
  terrainAt,
} from './board.ts';
import { overrun } from './beachhead.ts';
import { commandingHqs, commandRange } from './command.ts';
import { isBakuZone, isClosed, isHomeZone, isZoneClosed } from './control.ts';
import { EXIT_STACKING, MUD, SNOW, STACKING } from './data/tables.ts';
import { leavesBattleEmpty, sideUsed, useSide } from './hexsides.ts';
import { settleBattle } from './losses.ts';
import { restrictedRefusal } from './satellites.ts';
import {
  attackerAt,
  BY_LAND,
  BY_RIVER,
  halfYear,
  isEdelweiss,
  isEngaged,
  isFriendly,
  NOBODY,
  ownedBy,
  unitsAt,
  unitsOf,
  W41,
  weather,
} from './state.ts';
import { baseSpeed, enemyOf, GERMAN, isCavalry, isHq, SOVIET } from './units.ts';

/** 12.23, W41.1b: hexes under this weather; German units crawl in the snow of 1941. */
export const speed = rule(
  '12.23b',
  (q: Query, p: number): number => {
    const base = baseSpeed(q, p, weather(q));
    return weather(q) === SNOW && q.sideOf(p) === GERMAN && halfYear(q) === W41 ? winterSpeed(base) : base;
  },
  (q, p) => baseSpeed(q, p, 0),
);
const winterSpeed = rule(
  'W41.1b',
  (base: number): number => Math.min(1, base),
  (base) => base,
);

/** 1.33, 1.34a, 12.24: marsh and mountain stop everyone but cavalry; snow makes marsh forest; mud makes all marsh. */
export const stopsIn = rule(
  '6.1a',
  (q: Query, p: number, hex: number): boolean => !isCavalry(q, p) && stopsAll(q, hex),
  () => false,
);
/** Whether a hex stops whoever enters it on foot or wheels. */
export function stopsAll(q: Query, hex: number): boolean {
  const t = terrainAt(hex);
  if (t === 'mountain' || weather(q) === MUD) return true;
  return t === 'marsh' && weather(q) !== SNOW;
}

/** 6.21, 12.N1: units of one side; weather never lowers it. */
export const stackLimit = rule(
  '6.21',
  (at: number): number => (isExit(at) ? EXIT_STACKING : (STACKING[terrainAt(at)] ?? 0)),
  () => 99,
);

/** Somewhere a unit can get to in one move. */
export interface Way {
  readonly to: number;
  readonly path: readonly number[];
}

/** Why a step is barred to this unit, engaging and disengaging left aside. */
function stepRefusal(q: Query, p: number, from: number, to: number): Refusal | undefined {
  if (isExit(to)) return zoneRefusal(q, p, from, to) ?? restrictedRefusal(q, p, to);
  if (!isLand(to)) return refuse(noLandRule(to), say`${place(to)} cannot be entered.`, { places: [to] });
  if (isHex(from)) {
    const d = directionOf(from, to);
    if (d < 0 || !isOpen(from, d))
      return refuse(
        d < 0 ? '6.1a' : (BARRED_BY[sideAt(from, d)] ?? '1.36'),
        say`The side between ${place(from)} and ${place(to)} cannot be crossed.`,
        { places: [from, to] },
      );
  }
  if (isClosed(q, to))
    return refuse(q.state.scenario === 'edelweiss' ? 'EDW.2' : 'S41.4', say`${place(to)} is closed.`, { places: [to] });
  return restrictedRefusal(q, p, to);
}
/** EDW.2, W44.5a, 16.31, 16.35: zones barred to all, or to the Soviets. */
export function zoneRefusal(q: Query, p: number, from: number, to: number): Refusal | undefined {
  if (isZoneClosed(q, to))
    return refuse(isEdelweiss(q) ? 'EDW.2' : 'W44.5a', say`${place(to)} is out of play.`, { places: [to] });
  return q.sideOf(p) === SOVIET ? sovietZoneRefusal(q, from, to) : undefined;
}
function sovietZoneRefusal(q: Query, from: number, to: number): Refusal | undefined {
  if (homeSide(to) < 0 && northIsBarred())
    return refuse('16.31', say`Soviet units may not enter Exit Zone ${exitLetter(to)}.`, { places: [to] });
  return isExit(from) && isBakuZone(to) && !isHomeZone(q, to, SOVIET)
    ? refuse('16.35', say`With Baku lost, ${place(to)} can be entered from the map only.`, { places: [to] })
    : undefined;
}
const northIsBarred = rule(
  '16.31',
  (): boolean => true,
  () => false,
);
function directionOf(from: number, to: number): number {
  for (let d = 0; d < 6; d++) if (neighbour(from, d) === to) return d;
  return -1;
}
const BARRED_BY: Readonly<Record<string, string>> = { alpine: '1.34b', sea: '1.36', lake: '1.37', 'rail only': '1.6b' };
/** 1.1: Turkey is closed; 1.2x: slivers of land are not played. */
function noLandRule(hex: number): string {
  const t = terrainAt(hex);
  if (t === 'sea') return '1.36';
  if (t === 'lake') return '1.37';
  return isTurkey(hex) ? '1.1' : '1.2x';
}

/** GAPS 3.39: whoever crosses this side must leave the Rearguard of the battle a way out. */
export function rearguardRefusal(q: Query, p: number, battle: number, other: number): Refusal | undefined {
  const side = q.sideOf(p);
  const last = unitsAt(q, battle, side).find((x) => x !== p && q.has(x, 'rearguard'));
  if (last === undefined || q.field(last, 'sail') > 0) return undefined;
  const ways = nextTo(battle).filter((to) => !stepRefusal(q, last, battle, to) && !leaveRefusal(q, last, battle, to));
  return ways.some((to) => to !== other || sideUsed(q, battle, to, side) > 1)
    ? undefined
    : refuse('6.41a', say`That is the last way out of ${place(battle)} for the Rearguard.`, {
        places: [battle, other],
        pieces: [last],
      });
}

function sideRefusal(from: number, to: number): Refusal {
  return refuse(
    isExit(from) || isExit(to) ? '16.2' : '6.33',
    say`No more units may cross from ${place(from)} to ${place(to)} this phase.`,
    { places: [from, to] },
  );
}
/** 16.23b: between home zones units always pass, out of one battle into another. */
const areHomeZones = rule(
  '16.23b',
  (q: Query, from: number, to: number, side: number): boolean =>
    isExit(from) && isExit(to) && isHomeZone(q, from, side) && isHomeZone(q, to, side),
  () => false,
);

/** 5.1c: HQs never engage; into Exit Zones they may (16.23b). */
const hqRefusal = rule(
  '5.1c',
  (q: Query, p: number, to: number): Refusal | undefined =>
    isHq(q, p) && !isExit(to)
      ? refuse('5.1c', say`${unit(p)} is an HQ and may not engage.`, { places: [to] })
      : undefined,
  () => undefined,
);

/** 6.31a, 5.1c, 6.32a, 6.33: why a unit may not go into battle over this side. */
export const engageRefusal = rule(
  '6.31a',
  (q: Query, p: number, from: number, to: number, disengaged: boolean): Refusal | undefined => {
    const hq = hqRefusal(q, p, to);
    if (hq) return hq;
    if (disengaged && !areHomeZones(q, from, to, q.sideOf(p)))
      return refuse('6.32a', say`${unit(p)} has left a battle and may not engage again this phase.`, { places: [to] });
    if (sideUsed(q, from, to, q.sideOf(p)) <= 0) return sideRefusal(from, to);
    return rearguardRefusal(q, p, to, from);
  },
  () => undefined,
);

/** 6.32a: out of a battle only into a friendly hex without enemies; over a side with room. */
export const leaveRefusal = rule(
  '6.32a',
  (q: Query, p: number, from: number, to: number): Refusal | undefined => {
    const side = q.sideOf(p);
    if (!areHomeZones(q, from, to, side) && (!isFriendly(q, to, side) || unitsAt(q, to, enemyOf(side)).length > 0))
      return refuse(
        '6.32a',
        say`${unit(p)} may leave the battle only into a friendly hex without enemies; ${place(to)} is not one.`,
        { places: [to] },
      );
    if (sideUsed(q, from, to, side) <= 0) return sideRefusal(from, to);
    return undefined;
  },
  () => undefined,
);
export function disengageRefusal(q: Query, p: number, from: number, to: number): Refusal | undefined {
  return leaveRefusal(q, p, from, to) ?? rearguardRefusal(q, p, from, to);
}

/** The places one step away: neighbours, and zones by their Rail Entry (16.23a). */
function nextTo(at: number): readonly number[] {
  if (isExit(at)) return [entryOf(at), ...adjacentExits(at)];
  const out: number[] = [];
  for (let d = 0; d < 6; d++) {
    const n = neighbour(at, d);
    if (n >= 0) out.push(n);
  }
  const zone = exitOf(at);
  if (zone >= 0) out.push(zone);
  return out;
}

/** A step that is a whole move: into or out of an Exit Zone (16.23a), over the Kerch Straits (1.38a). */
function isWholeMove(from: number, to: number): boolean {
  if (isExit(from) || isExit(to)) return exitMovesAreWhole();
  const d = directionOf(from, to);
  return d >= 0 && isCrossing(from, d);
}
/** 16.23a */
const exitMovesAreWhole = rule(
  '16.23a',
  (): boolean => true,
  () => false,
);
/** 1.38a */
const isCrossing = rule('1.38a', isStrait, () => false);

/** Ways of a unit by goal: where a battle is left or entered one for each side it can be done over, the best first. */
export function landWays(q: Query, p: number): ReadonlyMap<number, readonly Way[]> {
  return q.cached(`ef.ways.${p}`, ['pieces', 'layers', 'tracks', 'marks'], () => findWays(q, p, speed(q, p)));
}
/** All places a unit can reach by a land move, with the way that uses the fewest hexes. */
export function landMoves(q: Query, p: number): ReadonlyMap<number, Way> {
  return q.cached(`ef.moves.${p}`, ['pieces', 'layers', 'tracks', 'marks'], () => {
    const out = new Map<number, Way>();
    for (const [to, [first]] of landWays(q, p)) if (first) out.set(to, first);
    return out;
  });
}
/** The hex across the side that a battle is left or entered over; NONE where there is no battle. */
export function gateOf(q: Query, p: number, way: Way): number {
  if (isEngaged(q, p)) return way.path[1] ?? NONE;
  return unitsAt(q, way.to, enemyOf(q.sideOf(p))).length > 0 ? (way.path.at(-2) ?? NONE) : NONE;
}
function findWays(q: Query, p: number, allowance: number): ReadonlyMap<number, readonly Way[]> {
  const side = q.sideOf(p);
  const start = q.at(p);
  const engaged = isEngaged(q, p);
  const ways = new Map<number, Way[]>();
  const seen = new Set<number>();
  let edge: Way[] = [{ to: start, path: [start] }];
  for (let n = 0; n < allowance && edge.length > 0; n++) {
    const next: Way[] = [];
    for (const way of edge)
      for (const to of nextTo(way.to)) {
        const first = n === 0;
        if (to === start || (isWholeMove(way.to, to) && !first)) continue;
        const enemies = unitsAt(q, to, enemyOf(side)).length > 0;
        const gate = engaged ? (way.path[1] ?? to) : enemies ? way.to : NONE;
        const key = (gate + 1) * COUNT + to;
        if (seen.has(key)) continue;
        if (stepRefusal(q, p, way.to, to)) continue;
        if (first && engaged && disengageRefusal(q, p, way.to, to)) continue;
        if (enemies && engageRefusal(q, p, way.to, to, engaged || q.has(p, 'disengaged'))) continue;
        seen.add(key);
        const found = { to, path: [...way.path, to] };
        const known = ways.get(to);
        if (known) known.push(found);
        else ways.set(to, [found]);
        if (!enemies && !isWholeMove(way.to, to) && !stopsIn(q, p, to)) next.push(found);
      }
    edge = next;
  }
  for (const [to, list] of ways) if (list.length > 1) list.sort((a, b) => worth(a, to) - worth(b, to));
  return ways;
}
/** Short ways first; of equal ones those that enter over dry land, since crossing a river may make it an assault. */
function worth(way: Way, to: number): number {
  return way.path.length * 2 + (entryKind(way.path.at(-2) ?? to, to) === BY_RIVER ? 1 : 0);
}

/** Why this place cannot be reached: the refusal of the last step toward it, or the distance. */
export function unreachable(q: Query, p: number, to: number): Refusal {
  const start = q.at(p);
  const engaged = isEngaged(q, p);
  const ways = landMoves(q, p);
  const side = q.sideOf(p);
  // What bars the straight step says most, then a hex from which the last step could be made.
  const telling = (from: number) => (from === start ? 2 : stepRefusal(q, p, from, to) ? 0 : 1);
  const before = nextTo(to).toSorted((a, b) => telling(b) - telling(a));
  for (const from of before) {
    const way = from === start ? { path: [start] } : ways.get(from);
    if (!way) continue;
    const no =
      stepRefusal(q, p, from, to) ??
      (from === start && engaged ? disengageRefusal(q, p, from, to) : undefined) ??
      (unitsAt(q, to, enemyOf(side)).length > 0 ? engageRefusal(q, p, from, to, engaged) : undefined);
    if (no) return no;
    if (from !== start && isWholeMove(from, to))
      return refuse(
        isExit(from) || isExit(to) ? '16.23a' : '1.38a',
        say`To go from ${place(from)} to ${place(to)} takes a whole move.`,
        {
          places: [from, to],
        },
      );
    if (from !== start && isWholeMove(start, from))
      return refuse(isExit(from) || isExit(start) ? '16.23a' : '1.38a', say`${unit(p)} must stop at ${place(from)}.`, {
        places: [from],
      });
    if (from !== start && unitsAt(q, from, enemyOf(side)).length > 0)
      return refuse('6.31a', say`${unit(p)} stops where it meets the enemy, at ${place(from)}.`, { places: [from] });
    if (from !== start && way.path.length - 1 < speed(q, p) && stopsIn(q, p, from))
      return refuse('6.1a', say`${unit(p)} must stop at ${place(from)}.`, { places: [from] });
  }
  return refuse('6.1a', say`${place(to)} is out of reach: ${unit(p)} moves ${speed(q, p)} in this weather.`, {
    places: [to],
  });
}

// Who may move

/** 4.42a, 5.3: an active HQ in range commands it for nothing; else it costs a Supreme Move (6.51). */
export function commander(q: Query, p: number): 'hq' | 'supreme' | 'none' {
  const side = q.sideOf(p);
  const blitz = q.within('blitz movement');
  if (commandingHqs(q, side).some((hq) => (!blitz || q.has(hq, 'blitz')) && commandRange(q, hq).has(q.at(p))))
    return 'hq';
  return !blitz && q.track('supreme') > 0 ? 'supreme' : 'none';
}

/** Why a unit may not move at all now. */
export const moverRefusal = rule(
  '4.42a',
  (q: Query, p: number): Refusal | undefined => {
    if (q.sideOf(p) !== q.actor) return refuse('INTRO.1', say`${unit(p)} is not yours to move.`);
    if (!inPlay(q.at(p))) return refuse('6.1a', say`${unit(p)} is not on the map.`);
    if (q.has(p, 'moved')) return refuse('6.1b', say`${unit(p)} has moved this phase.`);
    if (q.has(p, 'active'))
      return refuse('5.2a', say`${unit(p)} is an active HQ: it deploys or mobilizes, but does not move.`);
    if (q.has(p, 'strategic'))
      return refuse('6.1b', say`${unit(p)} went by rail or sea this turn and may not move again.`);
    if (q.has(p, 'dispersed')) return refuse('14.6a', say`${unit(p)} is dispersed.`);
    if (q.has(p, 'rearguard')) return refuse('6.41c', say`${unit(p)} is the Rearguard and moves last.`);
    if (commander(q, p) === 'none') return refuse('5.3', say`No active HQ commands ${unit(p)}.`);
    return undefined;
  },
  (q, p) =>
    q.sideOf(p) !== q.actor || q.has(p, 'moved') || q.has(p, 'active') || q.has(p, 'rearguard')
      ? refuse('6.1b', say`${unit(p)} has moved.`)
      : undefined,
);

/** 6.41a: the last unit cannot just walk off; it must be named Rearguard. */
export const lastUnitRefusal = rule(
  '6.41a',
  (q: Query, p: number): Refusal | undefined =>
    isEngaged(q, p) && leavesBattleEmpty(q, p) && !unitsAt(q, q.at(p), q.sideOf(p)).some((x) => q.has(x, 'rearguard'))
      ? refuse(
          '6.41a',
          say`${unit(p)} is the last to hold ${place(q.at(p))}: name it Rearguard to give up the battle.`,
          { pieces: [p] },
        )
      : undefined,
  () => undefined,
);

/** Whether a unit can still get out of the way in this phase: by a move of its own, or by mobilizing (5.41). */
function mayLeave(q: Query, p: number): boolean {
  if (q.has(p, 'active')) return mobilizes(q, p) && landMoves(q, p).size > 0;
  return !moverRefusal(q, p) && !lastUnitRefusal(q, p) && landMoves(q, p).size > 0;
}
/** 5.7a: active HQs move at the end, but Blitz HQs only in the blitz. */
export function mobilizes(q: Query, hq: number): boolean {
  return !q.has(hq, 'paradrop') && (!q.has(hq, 'blitz') || q.within('blitz movement'));
}

/** Units that can still leave a place in this phase: for nothing, or for a Supreme Move each. HQs mobilize at the end. */
function leavers(q: Query, at: number, side: number, but: number): { readonly free: number; readonly paid: number } {
  const marching = q.frame.n === 'moves' || q.frame.n === 'blitz moves';
  let free = 0;
  let paid = 0;
  for (const p of unitsAt(q, at, side)) {
    if (p === but || !(marching || q.has(p, 'active')) || !mayLeave(q, p)) continue;
    if (q.has(p, 'active') || commander(q, p) === 'hq') free++;
    else paid++;
  }
  return { free, paid };
}
/** 6.22a: Supreme Moves to be kept back for clearing overfull hexes, were the unit to go there; undefined if even they would not do. */
function keptBack(q: Query, p: number, to: number): number | undefined {
  const side = q.sideOf(p);
  let sum = 0;
  for (const at of new Set([...overstacked(q, side), to])) {
    const here = unitsAt(q, at, side);
    // 6.22b: what a Repulse made too many is no fault of the owner's.
    const tolerated = here.filter((x) => x !== p && q.has(x, 'excess')).length;
    const count = here.length + (at === to ? 1 : 0) - (at === q.at(p) ? 1 : 0);
    const { free, paid } = leavers(q, at, side, p);
    const need = count - stackLimit(at) - (at === to ? 0 : tolerated) - free;
    if (need > paid && at === to) return undefined;
    sum += Math.max(0, Math.min(need, paid));
  }
  return sum;
}

/** 6.22a: a unit may end its move on a full stack only if others can still leave it this phase (6.2), and while they can be paid for. */
export const stackRefusal = rule(
  '6.22a',
  (q: Query, p: number, to: number, spend = commander(q, p) === 'supreme' ? 1 : 0): Refusal | undefined => {
    const there = unitsAt(q, to, q.sideOf(p));
    if (there.length < stackLimit(to) && overstacked(q, q.sideOf(p)).length === 0) return undefined;
    const kept = keptBack(q, p, to);
    if (kept === undefined)
      return refuse('6.21', say`${place(to)} holds ${stackLimit(to)} units of a side.`, {
        places: [to],
        pieces: there,
      });
    return kept === 0 || q.track('supreme') - spend >= kept
      ? undefined
      : refuse('6.22a', say`The Supreme Moves left are needed to clear overfull hexes.`, {
          places: overstacked(q, q.sideOf(p)),
        });
  },
  () => undefined,
);

/** 6.22a: naming a Rearguard takes a Supreme Move too, which may be needed to clear overfull hexes. */
export function spareRefusal(q: Query, p: number): Refusal | undefined {
  if (commander(q, p) !== 'supreme' || overstacked(q, q.sideOf(p)).length === 0) return undefined;
  return q.track('supreme') - 1 >= (keptBack(q, p, q.at(p)) ?? 0)
    ? undefined
    : refuse('6.22a', say`The Supreme Moves left are needed to clear overfull hexes.`, {
        places: overstacked(q, q.sideOf(p)),
      });
}

// Carrying a move out

/** Walks a unit along a path: pays for command, counts hexsides, starts and joins battles. */
export function march(g: Play, p: number, path: readonly number[], by: string): void {
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
  // 7.12n, GAPS 3.41: out of the battle a block is upright again.
  if (wasEngaged && !g.has(p, 'active')) g.conceal([p], enemyOf(side));
  settleBattle(g, from);
  if (unitsAt(g, to, enemyOf(side)).length > 0) engage(g, p, path.at(-2) ?? from, to);
}

/** 6.31, 7.11, 7.12: enters a battle, and begins it where there was none. */
export function engage(g: Play, p: number, from: number, to: number, how = entryKind(from, to)): void {
  const side = g.sideOf(p);
  if (how === BY_LAND || how === BY_RIVER) useSide(g, from, to, side);
  g.setField(p, 'from', from + 1);
  g.setField(p, 'entry', how);
  if (g.layer('attacker')[to] === NOBODY) {
    g.setLayer('attacker', [to], ownedBy(side));
    g.setMark('begun', to, 1);
  }
  markAssault(g, to);
  // 7.12n: newcomers of the Original Attacker to a running battle are seen at once; in a new one they stay hidden until it is fought.
  showNewcomer(g, p, to);
}
const showNewcomer = rule(
  '7.12n',
  (g: Play, p: number, to: number): void => {
    if (attackerAt(g, to) === g.sideOf(p) && g.mark('begun', to) === 0) g.reveal([p], enemyOf(g.sideOf(p)));
  },
  () => undefined,
);
/** 7.5: hexes under assault are marked while units move. Only what all can see counts here, not the number. */
export function markAssault(g: Play, at: number): void {
  const attackers = unitsAt(g, at, attackerAt(g, at));
  const assault = g.mark('begun', at) > 0 && attackers.every((p) => g.field(p, 'entry') > BY_LAND);
  g.setMark('repulse', at, assault ? 1 : 0);
}
export function entryKind(from: number, to: number): number {
  if (isExit(from) || isExit(to)) return BY_LAND;
  const d = directionOf(from, to);
  return d >= 0 && isRiver(from, d) ? BY_RIVER : BY_LAND;
}

/** 6.22a: hexes where a side stands over the limit. */
export function overstacked(q: Query, side: number): readonly number[] {
  return q.cached(`ef.overstacked.${side}`, ['pieces'], () => {
    const out = new Set<number>();
    for (const p of unitsOf(q, side)) if (unitsAt(q, q.at(p), side).length > stackLimit(q.at(p))) out.add(q.at(p));
    return [...out];
  });
}
/** Whether there is anywhere to go that the stacking limits allow. */
function hasRoom(q: Query, p: number): boolean {
  for (const to of landMoves(q, p).keys()) if (!stackRefusal(q, p, to)) return true;
  return false;
}
/** 6.2, 6.22b: a movement phase may not end on an overstack that can be mended; HQs may mend it by mobilizing (5.41). */
export const doneRefusal = rule(
  '6.2',
  (q: Query, side: number): Refusal | undefined => {
    for (const at of overstacked(q, side)) {
      const here = unitsAt(q, at, side);
      const excess = here.length - stackLimit(at);
      const later = here.filter((p) => q.has(p, 'active') && mayLeave(q, p)).length;
      if (later < excess && here.some((p) => !q.has(p, 'active') && mayLeave(q, p) && hasRoom(q, p)))
        return tooMany(q, at, side);
    }
    return undefined;
  },
  () => undefined,
);
export function tooMany(q: Query, at: number, side: number): Refusal {
  return refuse('6.21', say`${place(at)} holds ${stackLimit(at)} units of a side; move some off.`, {
    places: [at],
    pieces: unitsAt(q, at, side),
  });
}

export function clearMovement(g: Play): void {
  for (let p = 0; p < g.pieceCount; p++) {
    if (unitsAt(g, g.at(p), g.sideOf(p)).length <= stackLimit(g.at(p))) g.lower(p, 'excess');
    g.lower(p, 'moved');
    g.lower(p, 'disengaged');
    g.lower(p, 'commanded');
    g.setField(p, 'from', 0);
    g.setField(p, 'entry', 0);
  }
}
