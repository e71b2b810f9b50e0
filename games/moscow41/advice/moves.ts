// The Movement Phase. Whoever stands beside the enemy digs in, so that no attack is owed that was not wanted (5.1.3, 7.1.11); others come
// up to where an attack pays, take what lies open, or fill holes in the line. Guns and headquarters follow.
import type { Action, Ask, Loc } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { legal, pass, values } from '@rasputitsa/kit/asking';
import { AROUND, SWAMP, TERRAIN } from '../1-basics/board.ts';
import { COMBAT, MARCH } from '../data/advice.ts';
import { daring } from './fight.ts';
import type { Own, Picture } from './picture.ts';
import { reachOf } from './reach.ts';

/** Units that were looked at in this phase and stay where they are: only so that nobody is looked at twice. */
interface Notes {
  readonly key: string;
  readonly settled: Set<number>;
}
const notes = new WeakMap<Ask, Notes>();
function settledIn(p: Picture): Set<number> {
  const key = `${JSON.stringify(p.will)}.${p.view.scenario}.${p.view.tracks['turn'] ?? 0}.${p.view.phase.at(-1)?.node ?? ''}.${p.view.rolls}`;
  let n = notes.get(p.ask);
  if (!n || n.key !== key) notes.set(p.ask, (n = { key, settled: new Set() }));
  return n.settled;
}

const isFresh = (u: Own): boolean =>
  u.spent === 0 && !u.flags.has('moved') && !u.flags.has('strategic') && !u.flags.has('halted');
const canDig = (p: Picture, u: Own): boolean =>
  u.isRegular && isFresh(u) && !u.flags.has('retreated') && TERRAIN[u.at] !== SWAMP && !p.isDugIn(u.at);

export function moves(p: Picture): Action | undefined {
  return enter(p) ?? digBesideEnemy(p) ?? march(p) ?? guns(p) ?? digNear(p) ?? pass(p.ask) ?? shed(p);
}
export function strategic(p: Picture): Action | undefined {
  return enter(p) ?? march(p) ?? pass(p.ask) ?? shed(p);
}

/** Whoever may come, comes, where it is nearest to what is wanted. */
function enter(p: Picture): Action | undefined {
  for (const piece of values(p.ask, 'enter').slice(0, 3)) {
    const to = best(values(p.ask, 'enter', { piece }), (hex) => -p.goal(hex) - (p.isZoned(hex) ? 20 : 0));
    if (to !== undefined && !p.isZoned(to)) return { verb: 'enter', args: { piece, to } };
  }
  return undefined;
}
function shed(p: Picture): Action | undefined {
  const byId = new Map(p.own.map((u) => [u.id, u]));
  const piece = best(values(p.ask, 'give-up'), (id) => -(byId.get(id)?.attack ?? 0));
  return piece === undefined ? undefined : { verb: 'give-up', args: { piece } };
}

/** The unit that digs for its stack: the slowest and weakest. */
function digger(p: Picture, hex: Loc): Own | undefined {
  return best(
    p.ownAt(hex).filter((u) => canDig(p, u)),
    (u) => -u.unit.mp * 10 - u.attack,
  );
}
const dig = (u: Own): Action => ({ verb: 'dig-in', args: { piece: u.id } });
/** In an enemy zone without works: dig in; who cannot goes, unless the fight is welcome. */
function digBesideEnemy(p: Picture): Action | undefined {
  const settled = settledIn(p);
  const seen = new Set<Loc>();
  for (const u of p.own) {
    if (!u.isRegular || seen.has(u.at) || !p.isZoned(u.at) || p.isDugIn(u.at)) continue;
    seen.add(u.at);
    const by = digger(p, u.at);
    if (by) {
      const action = legal(p.ask, dig(by));
      if (action) return action;
    }
    if (isWelcome(p, u.at, p.ownAt(u.at))) continue;
    for (const x of p.ownAt(u.at)) {
      if (!isFresh(x) || settled.has(x.id)) continue;
      settled.add(x.id);
      const action = flee(p, x);
      if (action) return action;
    }
  }
  return undefined;
}
function flee(p: Picture, u: Own): Action | undefined {
  const reach = reachOf(p, u);
  const out = [...reach.keys()].filter((hex) => isFree(p, hex) && p.hasRoom(hex, u));
  out.sort((a, b) => refuge(p, b) - refuge(p, a));
  return firstLegal(p, u, out);
}
const refuge = (p: Picture, hex: Loc): number =>
  (p.isDugIn(hex) ? 1 : 0) +
  p.worth(hex) * (p.isMine(hex) ? 1 : 0) -
  (p.front(hex) > 3 ? 0.5 : 0) +
  (p.isMine(hex) ? 0.5 : -1);
/** No duty arises there. */
const isFree = (p: Picture, hex: Loc): boolean => !p.isZoned(hex) || p.isDugIn(hex);

const TRIES = 3;
function firstLegal(p: Picture, u: Own, hexes: readonly Loc[]): Action | undefined {
  for (const to of hexes.slice(0, TRIES)) {
    const action = legal(p.ask, { verb: 'move', args: { piece: u.id, to } });
    if (action) return action;
  }
  return undefined;
}

/** Whether units in a hex would gladly meet every duty that arises there: for each enemy stack with a zone over it an attack that pays. */
function isWelcome(p: Picture, hex: Loc, units: readonly Own[]): boolean {
  const watchers = p.watchers(hex);
  if (watchers.length === 0 || watchers.length > 2) return watchers.length === 0;
  const able = units.filter((u) => u.isRegular && u.attack > 0).map((u) => (u.at === hex ? u : { ...u, at: hex }));
  if (able.length === 0) return false;
  const pays = (at: Loc, mine: readonly Own[]): boolean => {
    const others = p.strikers(at).filter((u) => u.at !== hex);
    const all = [...mine, ...others];
    return all.length > 0 && p.promise([at], all) >= COMBAT.welcome - daring(p);
  };
  const [first, second] = watchers;
  if (!first) return true;
  if (!second) return pays(first.at, able);
  // One of the two must be seen to by others.
  return (pays(first.at, able) && pays(second.at, [])) || (pays(second.at, able) && pays(first.at, []));
}

/** One unit after the other, the nearest to the enemy first. */
function march(p: Picture): Action | undefined {
  const settled = settledIn(p);
  const able = p.own.filter((u) => u.isRegular && isFresh(u) && !settled.has(u.id) && mayLeave(p, u));
  able.sort((a, b) => p.front(a.at) - p.front(b.at));
  for (const u of able) {
    settled.add(u.id);
    const here = value(p, u, u.at);
    const reach = reachOf(p, u);
    const scored: (readonly [Loc, number])[] = [];
    for (const to of reach.keys()) {
      if (!p.hasRoom(to, u)) continue;
      const n = value(p, u, to);
      if (n > here + MARCH.least) scored.push([to, n]);
    }
    scored.sort((a, b) => b[1] - a[1]);
    const action = firstLegal(
      p,
      u,
      scored.map(([to]) => to),
    );
    if (action) return action;
  }
  return undefined;
}
/** Not whoever holds works beside the enemy, or a place near him, alone. */
function mayLeave(p: Picture, u: Own): boolean {
  const others = p.ownAt(u.at).filter((x) => x !== u && x.isRegular);
  if (p.isZoned(u.at)) return p.isBold && p.isDugIn(u.at) && others.length > 0;
  const holds = (p.isMine(u.at) && p.worth(u.at) > 0) || (p.isDugIn(u.at) && !p.isBold);
  return !holds || others.length > 0 || p.front(u.at) > MARCH.holdWithin + 2;
}

const isWanted = (p: Picture, hex: Loc): boolean => p.worth(hex) > 0 && !p.isMine(hex);
function value(p: Picture, u: Own, hex: Loc): number {
  if (hex !== u.at && p.isZoned(hex) && !p.isDugIn(hex)) {
    const there = [...p.ownAt(hex), u];
    if (!isWelcome(p, hex, there)) return -50;
  }
  let n = -Math.min(20, p.goal(hex)) * MARCH.nearer * p.will.forward;
  // What lies open is taken by standing in it, or in front of it.
  if (isWanted(p, hex)) n += p.worth(hex) * MARCH.take;
  for (const at of AROUND[hex] ?? [])
    if (isWanted(p, at) && !p.foes.has(at) && p.ownAt(at).length === 0 && !p.isZoned(at)) n += p.worth(at);
  const others = p.ownAt(hex).filter((x) => x !== u);
  if (p.worth(hex) > 0 && p.isMine(hex) && p.front(hex) <= MARCH.holdWithin && !others.some((x) => x.isRegular))
    n += p.worth(hex) * MARCH.hold * p.will.cover;
  n += strikes(p, u, hex) + support(p, hex, others);
  if (
    !p.isBold &&
    others.length === 0 &&
    p.front(hex) === 2 &&
    p.isMine(hex) &&
    !(AROUND[hex] ?? []).some((at) => p.ownAt(at).some((x) => x !== u))
  )
    n += MARCH.gap * p.will.cover;
  if (!p.isMine(hex) && p.watchers(hex).length > 1) n -= 0.5;
  return n;
}
/** How much the unit betters the best attack from a hex. */
function strikes(p: Picture, u: Own, hex: Loc): number {
  let most = 0;
  for (const f of p.watchers(hex)) {
    const others = p.strikers(f.at).filter((x) => x !== u);
    const defence = Math.max(1, p.strengthAt(f.at)) * (1 + 0.35 * p.cover(f.at, [], 1 - p.side));
    const before = Math.min(MARCH.most, others.reduce((n, x) => n + x.attack, 0) / defence);
    const after = Math.min(MARCH.most, (others.reduce((n, x) => n + x.attack, 0) + u.attack) / defence);
    most = Math.max(most, (after - before) * (p.isBold ? MARCH.ratio : MARCH.ratio / 2) * (1 + p.worth(f.at)));
  }
  return most;
}
/** Help for a stack that the enemy outweighs. */
function support(p: Picture, hex: Loc, others: readonly Own[]): number {
  if (!p.isDugIn(hex) || others.length === 0) return 0;
  const own = others.reduce((n, x) => n + x.defence, 0);
  const against = p.watchers(hex).reduce((n, f) => n + f.attack, 0);
  return against > own * MARCH.outweighed ? (p.isBold ? MARCH.help / 2 : MARCH.help) : 0;
}

/** Who defends digs in near the enemy when the marches are done; so does who attacks, on what he wants to keep. */
function digNear(p: Picture): Action | undefined {
  const seen = new Set<Loc>();
  for (const u of p.own) {
    if (!u.isRegular || seen.has(u.at) || p.isDugIn(u.at)) continue;
    seen.add(u.at);
    const within = p.isBold ? 2 : MARCH.digWithin;
    if (p.front(u.at) > within) continue;
    const by = digger(p, u.at);
    const action = by && legal(p.ask, dig(by));
    if (action) return action;
  }
  return undefined;
}

/** Guns go where they reach the enemy, headquarters where they reach their own. */
function guns(p: Picture): Action | undefined {
  const settled = settledIn(p);
  for (const u of p.own) {
    const isGun = u.unit.type === 'art';
    if ((!isGun && u.unit.type !== 'hq') || u.flags.has('halted') || u.flags.has('strategic') || settled.has(u.id))
      continue;
    const far = p.front(u.at);
    if (isGun && far <= MARCH.gunsWithin && far > 1) {
      settled.add(u.id);
      if (!u.flags.has('limbered')) continue;
      const ready = legal(p.ask, { verb: 'change-set-up', args: { gun: u.id } });
      if (ready) return ready;
      continue;
    }
    if (!isGun && far >= MARCH.hqFrom && far <= MARCH.hqWithin) continue;
    if (u.spent > 0 && !isGun) continue;
    if (isGun && !u.flags.has('limbered')) {
      if (u.spent > 0 || (far > 1 && far <= MARCH.gunsWithin)) continue;
      const hitched = legal(p.ask, { verb: 'change-set-up', args: { gun: u.id } });
      if (hitched) return hitched;
      settled.add(u.id);
      continue;
    }
    settled.add(u.id);
    const wanted = isGun ? MARCH.gunsWithin - 1 : MARCH.hqWithin - 1;
    const spots = [...reachOf(p, u).keys()].filter((hex) => !p.isZoned(hex) && p.hasRoom(hex, u));
    const score = (hex: Loc): number =>
      -Math.abs(p.front(hex) - wanted) + (p.ownAt(hex).some((x) => x.isRegular) ? 0.6 : 0) + (p.isMine(hex) ? 0 : -1);
    const ranked = spots.filter((hex) => score(hex) > score(u.at) + 0.3).sort((a, b) => score(b) - score(a));
    const action = firstLegal(p, u, ranked);
    if (action) {
      if (isGun) settled.delete(u.id);
      return action;
    }
  }
  return undefined;
}
