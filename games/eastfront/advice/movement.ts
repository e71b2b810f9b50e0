// How the computer moves: the jobs of the plan, then headquarters after their troops, then trains.
import { type Action, type Ask, DONE, type Loc, type Random } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { isHex } from '../1-map/board.ts';
import { commanded, REAR } from './command.ts';
import { legal, pass, values } from '@rasputitsa/kit/asking';
import { post } from './headquarters.ts';
import { apart, NEXT, STACK } from './lay.ts';
import type { Picture, Unit } from './picture.ts';
import { Staff } from './staff.ts';
import { zoneMoves } from './zones.ts';

/** A better post for a headquarters, by so much. */
const WORTH_A_MOVE = 2;
const done: Action = { verb: DONE, args: {} };

export function movementPlan(picture: () => Picture, ask: Ask, random: Random): readonly Action[] {
  const ids = values(ask, 'move');
  if (ids.length === 0) return [done];
  const out: Action[] = [];
  const p = picture();
  const movers = ids.flatMap((id) => p.unit(id) ?? []);
  const supreme = p.view.tracks['supreme'] ?? 0;
  const leaders = p.units.filter((x) => x.isHq && x.isActive && !x.isSupreme);
  const fields = supreme > 0 ? leaders.map((hq) => commanded(p, hq.at, p.range(hq))) : [];
  const isSupreme = (x: Unit): boolean => supreme > 0 && !fields.some((f) => f[x.at] === 1);
  const staff = new Staff(p, {
    movers,
    isSupreme,
    supreme: supreme - towed(p, movers, isSupreme, supreme),
    bounds: (x) => new Set(values(ask, 'move', { piece: x.id })),
    isSupported: (at) => p.isSupported(at),
    seed: random.int(2 ** 20),
  });
  out.push(...escapes(p, ask, movers));
  let spent = 0;
  for (const action of zoneMoves(p, ask, movers)) {
    const unit = p.unit(Number(action.args['piece']));
    if (!unit || (isSupreme(unit) && spent >= supreme)) continue;
    if (isSupreme(unit)) spent++;
    staff.leave(unit);
    out.push(action);
  }
  for (const { unit, to } of staff.jobs()) {
    if (isSupreme(unit)) spent++;
    out.push({ verb: 'move', args: { piece: unit.id, to } });
  }
  spent += follow(p, staff, movers, isSupreme, supreme - spent, out);
  if (supreme - spent > 0) bringUp(p, staff, ask, supreme - spent, out);
  out.push(done);
  return out;
}
/** Supreme Moves kept for headquarters that nobody else commands: troops find a use for all of them, and then those who are to lead them
 * next stay behind. */
function towed(p: Picture, movers: readonly Unit[], isSupreme: (x: Unit) => boolean, supreme: number): number {
  const { tow = 0 } = p.doctrine;
  if (tow === 0) return 0;
  const behind = movers.filter((x) => x.isHq && !x.isActive && isHex(x.at) && isSupreme(x)).length;
  return Math.max(0, Math.min(tow, behind, supreme - 1));
}
/** Lost battles are given up: all but one leave, and the last covers them (6.41a). */
function escapes(p: Picture, ask: Ask, movers: readonly Unit[]): readonly Action[] {
  const out: Action[] = [];
  for (const at of p.foePlaces) {
    const here = p.unitsAt(at);
    if (here.length === 0 || !p.isHopeless(at) || !hasWayOut(p, at)) continue;
    const ready = here.filter((x) => movers.includes(x));
    for (const x of ready.slice(0, Math.min(ready.length, here.length - 1))) {
      const to = best(values(ask, 'move', { piece: x.id }), (h) => refuge(p, h));
      if (to !== undefined) out.push({ verb: 'move', args: { piece: x.id, to } });
    }
    const last = here.at(-1);
    const cover = last && legal(ask, { verb: 'rearguard', args: { piece: last.id } });
    if (cover) out.push(cover);
  }
  return out;
}
/** A battle is left into a friendly hex next to it (6.32a); off the map the rules are asked. */
function hasWayOut(p: Picture, at: Loc): boolean {
  if (!isHex(at)) return true;
  for (let i = at * 6; i < at * 6 + 6; i++) {
    const to = NEXT[i] ?? -1;
    if (to >= 0 && p.isFriendly(to) && !p.isFoe(to)) return true;
  }
  return false;
}
export function refuge(p: Picture, at: Loc): number {
  return -p.menace(at) + Math.min(6, p.ownSteps(at)) - p.front(at) + (p.room(at) > 0 ? 0 : -20);
}
/** Headquarters that are not active keep up with their troops. Says how many Supreme Moves that takes. */
function follow(
  p: Picture,
  staff: Staff,
  movers: readonly Unit[],
  isSupreme: (x: Unit) => boolean,
  supreme: number,
  out: Action[],
): number {
  let spent = 0;
  for (const hq of movers) {
    if (!hq.isHq || !isHex(hq.at) || p.isFoe(hq.at)) continue;
    if (isSupreme(hq) && spent >= supreme) continue;
    const to = bestPost(p, staff, hq, hq.speed);
    if (to === undefined) continue;
    if (isSupreme(hq)) spent++;
    staff.send(hq, to);
    out.push({ verb: 'move', args: { piece: hq.id, to } });
  }
  return spent;
}
function worthOf(p: Picture, staff: Staff, hq: Unit, at: Loc): number {
  return post(
    p,
    hq,
    at,
    (h) => staff.steps(h),
    (h) => (STACK[h] ?? 0) - staff.room(h),
  );
}
function bestPost(p: Picture, staff: Staff, hq: Unit, speed: number): Loc | undefined {
  let most = worthOf(p, staff, hq, hq.at) + WORTH_A_MOVE;
  let to: Loc | undefined;
  const seen = new Set([hq.at]);
  let edge = [hq.at];
  for (let n = 0; n < speed; n++) {
    const next: Loc[] = [];
    for (const h of edge)
      for (let i = h * 6; i < h * 6 + 6; i++) {
        const at = NEXT[i] ?? -1;
        if (at < 0 || seen.has(at) || p.isFoe(at) || !p.ground.isIn(at)) continue;
        seen.add(at);
        next.push(at);
        if (staff.room(at) <= 0) continue;
        const worth = worthOf(p, staff, hq, at);
        if (worth <= most) continue;
        most = worth;
        to = at;
      }
    edge = next;
  }
  return to;
}
/** Headquarters that were left behind and reserves go by rail to where they are needed. */
function bringUp(p: Picture, staff: Staff, ask: Ask, moves: number, out: Action[]): void {
  const sent = new Set(out.flatMap((a) => (typeof a.args['piece'] === 'number' ? [a.args['piece']] : [])));
  const far = p.units.filter(
    (x) => !x.isActive && !sent.has(x.id) && p.front(x.at) >= REAR && (x.isHq ? !x.isSupreme : x.steps > 1),
  );
  if (far.length === 0) return;
  const ready = new Set(values(ask, 'rail'));
  const order = far
    .filter((x) => ready.has(x.id))
    .toSorted((a, b) => Number(b.isHq) - Number(a.isHq) || pressing(p, b) - pressing(p, a));
  let left = moves;
  for (const x of order) {
    if (left <= 0) return;
    const goals = values(ask, 'rail', { piece: x.id }).filter((at) => isHex(at) && staff.room(at) > 0);
    const to = x.isHq ? postByRail(p, staff, x, goals) : lineByRail(p, staff, goals);
    if (to === undefined) continue;
    left--;
    staff.send(x, to);
    out.push({ verb: 'rail', args: { piece: x.id, to } });
  }
}
function pressing(p: Picture, x: Unit): number {
  return x.steps + Math.min(8, p.front(x.at));
}
function postByRail(p: Picture, staff: Staff, hq: Unit, goals: readonly Loc[]): Loc | undefined {
  const to = best(goals, (at) => worthOf(p, staff, hq, at));
  return to !== undefined && worthOf(p, staff, hq, to) > worthOf(p, staff, hq, hq.at) + WORTH_A_MOVE ? to : undefined;
}
function lineByRail(p: Picture, staff: Staff, goals: readonly Loc[]): Loc | undefined {
  const thin = (at: Loc) => p.menace(at) - staff.steps(at) - Math.abs(p.front(at) - 1) * 6 + p.bare(at) * 4;
  return best(
    goals.filter((at) => p.front(at) <= 2 || p.bare(at) > 0),
    thin,
  );
}

/** More stand somewhere than may stay: somebody goes. */
export function makeRoom(p: Picture, ask: Ask): Action | undefined {
  const full = new Set(ask.whyNot(done)?.places);
  const ready = new Set(values(ask, 'move'));
  for (const { id, at } of p.units) {
    if (!full.has(at) || !ready.has(id)) continue;
    const to = best(
      values(ask, 'move', { piece: id }).filter((h) => p.room(h) > 0),
      (h) => refuge(p, h),
    );
    if (to !== undefined) return { verb: 'move', args: { piece: id, to } };
  }
  return undefined;
}
/** Headquarters with no battle to support go where they are safe and useful. */
export function mobilization(picture: () => Picture, ask: Ask): Action | undefined {
  // One too many in a hex: then a headquarters must go, needed or not.
  const passing = pass(ask);
  const ready = values(ask, 'mobilize');
  if (ready.length === 0) return passing;
  const p = picture();
  const full = new Set(passing ? [] : ask.whyNot(done)?.places);
  const steps = (at: Loc): number => p.ownSteps(at);
  const count = (at: Loc): number => p.unitsAt(at).length;
  for (const id of ready) {
    const hq = p.unit(id);
    if (!hq || (passing ? hq.isSupreme || isNeeded(p, hq) : !full.has(hq.at))) continue;
    const to = best(
      values(ask, 'mobilize', { hq: id }).filter((at) => p.room(at) > 0),
      (at) => post(p, hq, at, steps, count),
    );
    // To stay is a little better than to go for nothing, unless somebody must.
    if (to !== undefined && (!passing || post(p, hq, to, steps, count) > post(p, hq, hq.at, steps, count) + 1))
      return { verb: 'mobilize', args: { hq: id, to } };
  }
  return passing;
}
/** Whether there is a battle that this HQ would support. */
function isNeeded(p: Picture, hq: Unit): boolean {
  return p.foePlaces.some(
    (at) => p.hasTroops(at) && apart(at, hq.at) <= p.range(hq) && p.gain(at, p.force(at), true) > -4,
  );
}
