// Which enemy stacks are worth an attack, and who is sent there. Made again for every question from what is on the board, so it needs no memory.
import type { Loc } from '@rasputitsa/kernel';
import { AROUND } from '../1-map/board.ts';
import { SOVIET } from '../sides.ts';
import { apart, has, isFighter, type Picture, type Unit } from './picture.ts';

/** Odds one wants: with support from guns or the air the dice are good enough at less. */
const WANTED = { bare: 3, supported: 2 } as const;
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

interface Target {
  readonly hex: Loc;
  readonly defense: number;
  readonly worth: number;
}

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
export function assign(p: Picture): Assignment {
  const units = attackers(p);
  const room = p.side === SOVIET ? ROOM.soviet : ROOM.german;
  const near = (hex: Loc): readonly Unit[] =>
    units.filter((u) => {
      const far = apart(u.at, hex);
      return far <= 1 ? p.canStrike(u.at, hex) : far - 1 <= reachOf(p, u);
    });
  const candidates: (Target & { readonly units: readonly Unit[]; readonly sides: number })[] = [];
  for (const hex of p.foeHexes()) {
    const defense = p.defense(p.enemy, hex);
    if (defense === 0) continue;
    const sides = (AROUND[hex] ?? []).filter((h) => p.foesAt(h).length === 0 && p.canStrike(h, hex)).length;
    if (sides === 0) continue;
    const could = near(hex);
    if (could.length === 0) continue;
    const most = could
      .map((u) => u.attack)
      .toSorted((a, b) => b - a)
      .slice(0, sides * room)
      .reduce((n, x) => n + x, 0);
    const odds = most / defense;
    const wanted = hasSupport(p, hex) ? WANTED.supported : WANTED.bare;
    if (odds < wanted * LEAST) continue;
    const way = p.side === SOVIET ? ON_THE_WAY / (1 + p.pull(hex) / 3) : 0;
    const worth = Math.min(MOST_ODDS, odds) * (1 + p.points(hex) * PRIZE + way) - defense / 12;
    candidates.push({ hex, defense: defense * wanted, worth, units: could, sides });
  }
  candidates.sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  const target = new Map<number, Loc>();
  const worth = new Map<Loc, number>();
  for (const c of candidates) {
    const chosen = gather(p, c, target, c.sides * room);
    if (chosen === undefined) continue;
    for (const u of chosen) target.set(u.id, c.hex);
    worth.set(c.hex, c.worth);
  }
  return { target, worth };
}
/** The nearest until it is enough; nobody when it never is. */
function gather(
  p: Picture,
  c: Target & { readonly units: readonly Unit[] },
  taken: ReadonlyMap<number, Loc>,
  most: number,
): readonly Unit[] | undefined {
  const order = c.units
    .filter((u) => !taken.has(u.id))
    .map((u) => ({ u, rank: apart(u.at, c.hex) * 3 - u.attack }))
    .toSorted((a, b) => a.rank - b.rank);
  const chosen: Unit[] = [];
  let sum = 0;
  for (const { u } of order) {
    if (sum >= c.defense || chosen.length >= most) break;
    chosen.push(u);
    sum += apart(u.at, c.hex) === 1 ? p.force(u, u.at, c.hex) : u.attack;
  }
  return sum >= c.defense * LEAST ? chosen : undefined;
}
