// Which enemy stacks are worth an attack, and who is sent there. Made again for every question from what is on the board, so it needs no memory.
import type { Loc } from '@rasputitsa/kernel';
import { AROUND } from '../1-map/board.ts';
import { SOVIET } from '../sides.ts';
import { apart, has, isFighter, type Picture, type Unit } from './picture.ts';

/** Odds one wants: with support from guns or the air the dice are good enough at less. */
const WANTED = [
  { bare: 3, supported: 2 },
  { bare: 3, supported: 2.5 },
] as const;
/** Who is behind is content with less. */
const BOLD = 0.75;
/** A target that would not even come to this is left alone. */
const LEAST = 0.85;
/** Combat units in a hex, and a support unit beside them (5.2, 5.3). */
const ROOM = { soviet: 3, german: 4 } as const;
const AIR_REACH = 8;
const GUNS_REACH = 3;
/** For each victory point of the place, and for lying on the way to one. */
const PRIZE = 1.5;
const ON_THE_WAY = 4;
const MOST_ODDS = 4;

/** Hexes to where one would attack from. */
const NEAR = 6;

/** May still move in this phase. */
export const isFree = (u: Unit): boolean =>
  !has(u, 'moved') && !has(u, 'disrupted') && !has(u, 'replaced') && u.hexes === 0;

/** How far a unit can come to attack, in hexes: leaving a zone of control costs it two points (6.3). */
function reachOf(p: Picture, u: Unit): number {
  if (!isFree(u)) return 0;
  const left = u.moves - (p.isZoned(u.at) ? 2 : 0);
  return u.info.mech ? Math.ceil(left * 1.2) : Math.max(1, left - 1);
}
function hasSupport(p: Picture, hex: Loc): boolean {
  return p.own.some(
    (u) =>
      (u.info.type === 'artillery' && !has(u, 'depleted') && !has(u, 'disrupted') && apart(u.at, hex) <= GUNS_REACH) ||
      (u.info.class === 'air' && !has(u, 'flown') && apart(u.at, hex) <= AIR_REACH),
  );
}

export interface Assignment {
  readonly target: ReadonlyMap<number, Loc>;
  readonly worth: ReadonlyMap<Loc, number>;
}
/** Those who could attack somewhere in this player-turn. */
function attackers(p: Picture): readonly Unit[] {
  return p.own.filter((u) => isFighter(u) && u.attack > 0 && !has(u, 'disrupted') && !has(u, 'replaced'));
}
interface Target {
  readonly hex: Loc;
  /** Strength that is wanted. */
  readonly wanted: number;
  readonly worth: number;
  /** Most units that find room. */
  readonly room: number;
  readonly units: readonly { readonly u: Unit; readonly force: number; readonly far: number }[];
}
/** A stack that may be attacked, with all who could come; undefined where it would not be worth it. */
function targetAt(p: Picture, hex: Loc, units: readonly Unit[]): Target | undefined {
  const defense = p.defense(p.enemy, hex);
  if (defense === 0) return undefined;
  const from = (AROUND[hex] ?? []).filter((h) => p.canStrike(h, hex) && (p.ownAt(h).length > 0 || !p.isShut(h)));
  if (from.length === 0) return undefined;
  const ways = p.approaches(from, NEAR);
  const could = units.flatMap((u) => {
    const far = ways.get(u.at);
    if (far === undefined) return [];
    if (far === 0) return [{ u, far, force: p.force(u, u.at, hex) }];
    if (far > reachOf(p, u) || (p.side !== SOVIET && !u.info.mech)) return [];
    return [{ u, far, force: Math.max(...from.map((h) => p.force(u, h, hex))) }];
  });
  const room = from.length * (p.side === SOVIET ? ROOM.soviet : ROOM.german);
  const most = could
    .map(({ force }) => force)
    .toSorted((a, b) => b - a)
    .slice(0, room)
    .reduce((n, x) => n + x, 0);
  const odds = most / defense;
  const bold = p.side === SOVIET && p.isBehind() ? BOLD : 1;
  const wanted = WANTED[p.side === SOVIET ? 0 : 1][hasSupport(p, hex) ? 'supported' : 'bare'] * bold;
  if (odds < wanted * LEAST) return undefined;
  const way = p.side === SOVIET ? ON_THE_WAY / (1 + p.pull(hex) / 3) : 0;
  const worth = Math.min(MOST_ODDS, odds) * (1 + p.points(hex) * PRIZE + way) - defense / 12;
  return { hex, wanted: defense * wanted, worth, room, units: could };
}
export function assign(p: Picture): Assignment {
  const units = attackers(p);
  const targets: Target[] = [];
  for (const hex of p.foeHexes()) {
    const target = targetAt(p, hex, units);
    if (target) targets.push(target);
  }
  targets.sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  const target = new Map<number, Loc>();
  const worth = new Map<Loc, number>();
  for (const t of targets) {
    const chosen = gather(t, target);
    for (const u of chosen) target.set(u.id, t.hex);
    if (chosen.length > 0) worth.set(t.hex, t.worth);
  }
  return { target, worth };
}
/** The nearest and strongest until it is enough; nobody when it never is. */
function gather(t: Target, taken: ReadonlyMap<number, Loc>): readonly Unit[] {
  const order = t.units
    .filter(({ u }) => !taken.has(u.id))
    .toSorted((a, b) => a.far * 3 - a.force - (b.far * 3 - b.force));
  const chosen: Unit[] = [];
  let sum = 0;
  for (const { u, force } of order) {
    if (sum >= t.wanted || chosen.length >= t.room) break;
    if (force === 0) continue;
    chosen.push(u);
    sum += force;
  }
  return sum >= t.wanted * LEAST ? chosen : [];
}
