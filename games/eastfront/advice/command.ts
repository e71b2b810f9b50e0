// Which headquarters the computer spends, and on what: each has its price, and must find work for it.
import type { Action, Ask, Loc, SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { isHex } from '../1-map/board.ts';
import { MUD } from '../data/tables.ts';
import { W44 } from '../state.ts';
import { pass, values } from './common.ts';
import type { Notes } from './notes.ts';
import { exploit, isBesideGap } from './exploit.ts';
import { apart, has, isHq, isSupreme, isWhole, type Picture, stepsOf } from './picture.ts';

/** A step of a headquarters, in production points (11.C2, and two victory points for it: 17.1b). */
const HQ_STEP = 10;
/** What a step costs that production gives back for nothing else: one a month each, and none to the whole. */
const WHOLE = 4;
const ALMOST = 7;
/** The last steps are needed to command at all. */
const LAST_STEPS: readonly number[] = [99, 40, 9];
const EAGERNESS: readonly [other: number, attacker: number] = [0.7, 1.2];
const IN_MUD = 1.6;
const LAST_WINTER = 0.25;
/** All of them in the first half of a month leaves none for the second, and production comes only then. */
const CROWD = 22;
/** Months from the count in which it pays to wait until one reaches further, and how much further that must be. */
const PATIENCE = 2;
const FURTHER = 0.75;
/** A second strike is worth a second step when the first has this much to do. */
const BLITZ = 60;
/** A unit without supply that could be led back, and one in a lost battle. */
const RESCUE = 6;
/** A unit far behind the front that could be brought up. */
const RESERVE = 3;
export const REAR = 4;
/** A hole in the line that somebody could fill. */
const GAP = 2;
const MOST_GAPS = 3;
/** Several would share the same prize. */
const MOST_MARCH = 12;
/** A step forward, for one on the offensive and for the other. */
const FORWARD: readonly [other: number, attacker: number] = [1, 3];

function price(p: Picture, hq: SeenPiece): number {
  const steps = stepsOf(hq);
  const low = LAST_STEPS[steps];
  if (p.isCount) return Math.max(HQ_STEP, steps <= 1 ? (low ?? 0) : 0);
  // Nobody counts headquarters in the last winter (W44.4).
  const half = p.half === W44 ? LAST_WINTER : 1;
  if (steps <= 1) return half * (low ?? 0);
  const base = isWhole(hq) ? WHOLE : Math.max(ALMOST, low ?? 0);
  const staffs = p.own.filter((x) => isHq(x) && (stepsOf(x) > 1 || has(x, 'active')));
  const active = staffs.filter((x) => has(x, 'active')).length;
  const crowd = p.view.tracks['fortnight'] === 1 ? (active / staffs.length) * CROWD * p.will.reserve : 0;
  const eager = (EAGERNESS[p.isAttacker ? 1 : 0] ?? 1) / p.will.command;
  return half * (base + crowd) * eager * (p.weather === MUD ? IN_MUD : 1);
}

/** What there is to gain for a unit by marching, without a battle: open cities, roads behind the enemy, ground. */
function march(p: Picture, unit: SeenPiece): number {
  let most = 0;
  const from = p.ground.pull(unit.at);
  const forward = (FORWARD[p.isAttacker ? 1 : 0] ?? 0) * p.will.forward;
  for (const at of p.reach(unit)) {
    if (!p.hasRoom(at)) continue;
    const open = p.ground.isEnemy(at) ? exploit(p, unit, at) : 0;
    const ahead = Math.min(1, Math.max(0, p.ground.pull(at) - from)) * forward;
    most = Math.max(most, open + ahead);
  }
  return Math.min(MOST_MARCH, most);
}
/** What an HQ standing there with this reach could set going; worked out once a phase. */
function work(notes: Notes, at: Loc, reach: number): number {
  const key = at * 16 + reach;
  let n = notes.work.get(key);
  if (n === undefined) {
    n = workOf(notes.picture, at, reach);
    notes.work.set(key, n);
  }
  return n;
}
/** Each unit is counted once. */
function workOf(p: Picture, at: Loc, reach: number): number {
  const led = (x: SeenPiece) => apart(x.at, at) <= reach;
  let sum = 0;
  let strike = 0;
  const chances: { readonly gain: number; readonly place: Loc }[] = [];
  for (const place of p.foePlaces()) {
    if (apart(place, at) > reach) continue;
    const gain = p.gain(place, p.gatherable(place, led), true);
    if (gain + p.strike(place, reach, true) > 0) chances.push({ gain, place });
  }
  chances.sort((a, b) => b.gain - a.gain);
  const taken = new Set<number>();
  for (const { place } of chances) {
    const force = p.gatherable(place, led, taken);
    if (force.length === 0) continue;
    const gain = p.gain(place, force, true);
    const air = p.strike(place, reach, true);
    if (gain + Math.max(0, air - strike) <= 0) continue;
    for (const x of force) taken.add(x.id);
    strike = Math.max(strike, air);
    sum += gain;
  }
  let marches = 0;
  let gaps = 0;
  for (const x of p.own) {
    if (isHq(x) || taken.has(x.id) || !led(x)) continue;
    if (has(x, 'unsupplied') || p.isHopeless(x.at)) sum += RESCUE;
    else {
      marches += march(p, x);
      if (gaps < MOST_GAPS && isBesideGap(p, x)) gaps++;
    }
  }
  return sum + strike + marches + gaps * GAP;
}
/** What a Supreme HQ could do: bring up reserves, pull out the lost, march where nobody else commands, and fly. */
function supremeWork(p: Picture, hq: SeenPiece): number {
  const reach = p.range(hq);
  const needs: number[] = [];
  for (const x of p.own) {
    if (isHq(x)) continue;
    const isReserve = p.front(x.at) >= REAR && stepsOf(x) > 1;
    const need = has(x, 'unsupplied') || p.isHopeless(x.at) ? RESCUE : isReserve ? RESERVE : march(p, x);
    if (need > 0) needs.push(need);
  }
  needs.sort((a, b) => b - a);
  let sum = 0;
  for (const n of needs.slice(0, Math.max(0, reach) * 2)) sum += n;
  let strike = 0;
  for (const at of p.foePlaces())
    if (p.troops(at).length > 0 && apart(at, hq.at) <= reach * 2)
      strike = Math.max(strike, p.strike(at, reach, p.isSupported(at)));
  return sum + strike + attacks(p, Math.max(0, reach) * 2);
}
/** The best attack with units that no headquarters commands, without support. */
function attacks(p: Picture, moves: number): number {
  if (moves < 2) return 0;
  let most = 0;
  for (const place of p.foePlaces()) {
    const force = p.gatherable(place, () => true);
    if (force.length > 0 && force.filter((x) => x.at !== place).length <= moves)
      most = Math.max(most, p.gain(place, force, p.isSupported(place)));
  }
  return most;
}

export function command(notes: Notes, ask: Ask): Action | undefined {
  const p = notes.picture;
  const units = new Map(p.own.map((x) => [x.id, x]));
  const active = p.own.filter((x) => has(x, 'active'));
  const score = (id: number): number => {
    const hq = units.get(id);
    if (!hq || stepsOf(hq) < 1 || (!isHex(hq.at) && !isSupreme(hq))) return 0;
    // What another leads already needs no second headquarters.
    const overlap = active.some((x) => !isSupreme(x) && apart(x.at, hq.at) <= p.range(x)) ? 0.5 : 1;
    const done = isSupreme(hq) ? supremeWork(p, hq) : work(notes, hq.at, p.range(hq)) * overlap;
    if (
      !isSupreme(hq) &&
      !isWhole(hq) &&
      p.half !== W44 &&
      p.monthsLeft > PATIENCE &&
      done < work(notes, hq.at, p.range(hq) + 1) * FURTHER
    )
      return 0;
    return done - price(p, hq);
  };
  const scores = new Map(values(ask, 'activate').map((id) => [id, score(id)]));
  const id = best([...scores.keys()], (x) => scores.get(x) ?? 0);
  const hq = id === undefined ? undefined : units.get(id);
  const profit = id === undefined ? 0 : (scores.get(id) ?? 0);
  if (!hq || profit <= 0) return pass(ask);
  if (isSupreme(hq)) return { verb: 'activate', args: { hq: hq.id, role: 'command', deploy: hq.at } };
  const isBlitz = stepsOf(hq) >= 3 && !p.isCount && profit > (BLITZ * (p.isAttacker ? 0.6 : 1)) / p.will.blitz;
  const role = isBlitz ? 'blitz' : 'command';
  const deploy =
    best(
      values(ask, 'activate', { hq: hq.id, role }),
      (at) => (at === hq.at ? 2 : 0) + work(notes, at, p.range(hq)) - exposed(p, at),
    ) ?? hq.at;
  return { verb: 'activate', args: { hq: hq.id, role, deploy } };
}
/** How unsafe a place is for a headquarters. */
export function exposed(p: Picture, at: Loc): number {
  if (p.foesAt(at).length > 0) return 30;
  const guard = p.ownSteps(at);
  return p.menace(at) > guard * 1.5 ? (guard === 0 ? 20 : 8) : 0;
}
