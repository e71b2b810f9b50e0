// The Command Phase (4.41, 5.2, 5.21, 14.2, 15.41): who may be activated, how, and where it may deploy.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { SOVIET } from '../sides.ts';
import { canWalk, isZone, nameOf, nextTo } from './board.ts';
import { hasEnemy, room } from './moves.ts';
import { isHq, isSupreme, MOSCOW_BOX, MUD, type Position, type Unit } from './position.ts';
import { isPort } from './supply.ts';

export function compareCommand(pos: Position, now: Question, book: RefereeBook): void {
  const offered = new Set(now.values('activate', 'hq') as readonly number[]);
  for (const u of pos.of(now.side)) {
    const mine = isHq(u) && !u.flags.has('active');
    book.same('5.2a', 'activate', mine, offered.has(u.p), () => `${u.row.name} at ${nameOf(u.at)} may be activated`);
    if (!mine || !offered.has(u.p)) continue;
    const theirs = new Set(now.values('activate', 'role', { hq: u.p }) as readonly string[]);
    const roles = rolesOf(pos, u);
    book.sets('5.2', 'activate', roles, theirs, (role) => `${u.row.name} at ${nameOf(u.at)} as ${role}`);
    for (const role of theirs) {
      if (!roles.has(role)) continue;
      const offers = new Set(now.values('activate', 'deploy', { hq: u.p, role }) as readonly number[]);
      // 5.21c: whether a full hex can be cleared is left open; it can where the HQ may go back to where it came from.
      const isOpen = (to: number): boolean =>
        to !== u.at &&
        pos.here(to, u.side).length >= pos.stacking(to) &&
        !offers.has(to) &&
        (role !== 'command' || hasEnemy(pos, u.side, u.at));
      const mine = deployments(pos, u, role);
      for (const to of mine) if (isOpen(to)) book.count('stacking left open');
      book.sets(
        '5.21a',
        'deploy',
        new Set([...mine].filter((to) => !isOpen(to))),
        offers,
        (to) => `${u.row.name} (${role}) from ${nameOf(u.at)} to ${nameOf(to)}`,
      );
    }
  }
  book.same('4.41a', 'activate', true, now.mayPass, () => 'the Command Phase may be ended');
}

function rolesOf(pos: Position, hq: Unit): ReadonlySet<string> {
  const roles = new Set(['command']);
  // 5.7b, RULINGS R38
  const mayBlitz = !isSupreme(hq) && hq.cv >= 1;
  if (mayBlitz) roles.add('blitz');
  if (isInvasionPort(pos, hq)) {
    roles.add('invasion');
    if (mayBlitz) roles.add('blitz invasion');
  }
  const para = pos.here(hq.at, SOVIET).some((u) => u.row.special === 'paratroop');
  if (pos.option('paratroops') === true && hq.side === SOVIET && para) roles.add('paradrop');
  return roles;
}
/** 15.41a: in a port at the start; a Beachhead out of battle is one (15.51c). */
function isInvasionPort(pos: Position, hq: Unit): boolean {
  if (pos.option('seapower') !== true) return false;
  if (isPort(hq.at)) return true;
  return hq.side === SOVIET && pos.mark('beachhead', hq.at) > 0 && !pos.isBattle(hq.at);
}

/** 5.21a: stay, or one hex into a friendly one without enemies; not in Mud, not for landings and drops, not over zones (16.22). */
function deployments(pos: Position, hq: Unit, role: string): ReadonlySet<number> {
  const out = new Set([hq.at]);
  if (role !== 'command' && role !== 'blitz') return out;
  if (pos.weather === MUD || isZone(hq.at) || hq.at === MOSCOW_BOX) return out;
  const isLeaving = hasEnemy(pos, hq.side, hq.at);
  for (const n of nextTo(hq.at)) {
    if (!canWalk(n.edge) || !pos.isOpen(n.hex) || !pos.isFriendly(hq.side, n.hex)) continue;
    if (hasEnemy(pos, hq.side, n.hex)) continue;
    if (isLeaving && room(pos, hq.side, hq.at, n.hex) <= 0) continue;
    out.add(n.hex);
  }
  return out;
}
