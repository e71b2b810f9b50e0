// After the dice: going back or standing, and who follows.
import { type Action, DONE, type Loc } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { lists, values } from '@rasputitsa/kit/asking';
import { AROUND } from '../1-basics/board.ts';
import { PURSUIT, RETREAT } from '../data/advice.ts';
import { list, vars } from './fight.ts';
import type { Picture } from './picture.ts';
import type { Own } from './units.ts';

const done: Action = { verb: DONE, args: {} };

/** What a hex is worth to those who would have to leave it. */
function stake(p: Picture, hex: Loc): number {
  return (p.worth(hex) * RETREAT.point + (p.isDugIn(hex) ? RETREAT.works : 0) + RETREAT.ground) * p.will.stand;
}
function haven(p: Picture, path: readonly Loc[]): number {
  const end = path.at(-1) ?? -1;
  const zoned = path.filter((hex) => p.isZoned(hex)).length;
  return (
    Math.min(4, p.front(end)) * RETREAT.away +
    (p.isDugIn(end) ? RETREAT.shelter : 0) +
    (p.ownAt(end).length > 0 ? RETREAT.friends : 0) +
    p.worth(end) * RETREAT.point -
    zoned * RETREAT.zone
  );
}
/** Each stack as a whole, all the way or not at all. */
export function retreat(p: Picture): readonly Action[] {
  const hexes = Number(vars(p)['hexes'] ?? 0);
  const gone = list(vars(p)['gone']).length > 0;
  const byId = new Map(p.own.map((u) => [u.id, u]));
  for (const units of lists(p.ask, 'fall-back')) {
    const stack = units.flatMap((id) => byId.get(id) ?? []);
    const [first] = stack;
    if (!first) continue;
    const cel = stack.reduce((n, u) => n + u.cel, 0);
    const ways = lists(p.ask, 'fall-back', { units }).filter((w) => w.length === hexes);
    const path = best(ways, (w) => haven(p, w));
    if (!path) continue;
    const stays = stake(p, first.at) - hexes * (cel <= hexes ? 3 : 1);
    const goes = Math.min(0, haven(p, path)) - (hexes - 1) * RETREAT.test;
    if (!gone && stays > goes) continue;
    return [{ verb: 'fall-back', args: { units: [...units], path: [...path] } }];
  }
  return [done];
}

/** Forward, where there is something to gain and the enemy does not wait on all sides. */
export function pursuit(p: Picture): readonly Action[] {
  const isAttacker = list(vars(p)['attackers']).some((id) => p.own.some((u) => u.id === id));
  if (!isAttacker && !p.isBold) return [done];
  const byId = new Map(p.own.map((u) => [u.id, u]));
  const out: Action[] = [];
  // Units of one hex that move alike may go the same ways.
  const known = new Map<string, readonly (readonly number[])[]>();
  for (const id of values(p.ask, 'pursue')) {
    const u = byId.get(id);
    if (!u) continue;
    const key = `${u.at} ${u.unit.moves}`;
    let ways = known.get(key);
    if (!ways) known.set(key, (ways = lists(p.ask, 'pursue', { unit: id })));
    const path = best(ways, (w) => (p.hasRoom(w.at(-1) ?? u.at, u) ? ahead(p, u, w) : -Infinity));
    const end = path?.at(-1);
    if (!path || end === undefined || ahead(p, u, path) <= standing(p, u)) continue;
    out.push({ verb: 'pursue', args: { unit: id, path: [...path] } });
    p.send(u, end, 0);
  }
  return [...out, done];
}
function standing(p: Picture, u: Own): number {
  const others = p.ownAt(u.at).some((x) => x !== u && x.isRegular);
  if (others) return 0;
  return (p.isZoned(u.at) && p.isDugIn(u.at) ? PURSUIT.lastInWorks : 0) + p.worth(u.at);
}
function ahead(p: Picture, u: Own, path: readonly Loc[]): number {
  const end = path.at(-1) ?? u.at;
  const taken = path.reduce((n, hex) => n + (p.isMine(hex) ? 0 : p.worth(hex)), 0);
  const company = p.ownAt(end).reduce((n, x) => n + x.defence, 0) + u.defence;
  const against = p.watchers(end).reduce((n, f) => n + f.attack, 0);
  const friends = (AROUND[end] ?? []).filter((n) => p.ownAt(n).length > 0).length;
  return (
    taken * 2 +
    (p.isBold ? PURSUIT.ground : PURSUIT.ground / 2) +
    Math.min(2, friends) * 0.1 -
    p.watchers(end).length * PURSUIT.beside -
    (against > company * 2 ? 0.8 : 0)
  );
}
