// Which headquarters the computer spends, and on what: the best plan with everybody in command is made once, and each headquarters is
// worth what it would set going of it.
import type { Action, Ask, Loc } from '@rasputitsa/kernel';
import { DONE } from '@rasputitsa/kernel';
import { HEXES, isHex, neighbour } from '../1-map/board.ts';
import { MUD } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { W41, W44 } from '../state.ts';
import { values } from '@rasputitsa/kit/asking';
import { exposed } from './headquarters.ts';
import { apart, NEXT } from './lay.ts';
import type { Picture, Unit } from './picture.ts';
import { Staff } from './staff.ts';
import { ON_THE_WAY, zoneAhead } from './zones.ts';

/** What a step costs, by how many it lacks: one a month comes back, and none to the whole. */
const PRICE: readonly number[] = [5, 12, 25];
/** The last steps are needed to command at all. */
const LAST_STEPS: readonly number[] = [999, 13, 5];
/** A step that does not come back before the count: two victory points (17.1b). */
const UNTIL_COUNT = 14;
const EAGERNESS: readonly [other: number, attacker: number] = [0.65, 0.6];
/** German staffs in the first winter are dearer, and counted more (W41.1a, W41.2). */
const FIRST_WINTER = 3;
const IN_MUD = 1.6;
const LAST_WINTER = 0.25;
/** All of them in the first half of a month leaves none for the second, and production comes only then. */
const CROWD = 10;
/** A second strike is worth a second step when the first has this much to do. */
const BLITZ = 75;
/** A unit without supply that could be led back, and one in a lost battle. */
const RESCUE = 6;
/** A unit far behind the front that could be brought up, and a headquarters. */
const RESERVE = 3;
const LAGGING = 10;
export const REAR = 4;
/** Without a headquarters near, an attack brings so much of its worth. */
const UNSUPPORTED = 0.3;
/** Many marches share the same prize. */
const MOST_MARCH = 14;
/** More than any of them commands over. */
const RANGES = 8;
/** To leave a place for one as good is not worth it. */
const STAYS = 2;

function price(p: Picture, hq: Unit, steps: number, crowd: number): number {
  const lack = hq.max - steps;
  const last = p.half === W44 ? LAST_WINTER : p.half === W41 && p.side === GERMAN ? FIRST_WINTER : 1;
  // Nobody counts headquarters in the last winter (W44.4).
  const counts = p.half !== W44 && lack + 1 > p.monthsLeft ? UNTIL_COUNT : 0;
  const base = (PRICE[Math.min(2, lack)] ?? 0) + (LAST_STEPS[steps] ?? 0) + crowd;
  const eager = (EAGERNESS[p.isAttacker ? 1 : 0] ?? 1) / p.will.command;
  return (last * base * (p.weather === MUD ? IN_MUD : 1) + counts) * eager;
}

/** Hexes a headquarters there would command (5.3). */
export function commanded(p: Picture, at: Loc, range: number): Uint8Array {
  const out = new Uint8Array(HEXES);
  out[at] = 1;
  let edge = [at];
  for (let n = 0; n < range; n++) {
    const next: Loc[] = [];
    for (const h of edge) {
      if (h !== at && p.ground.isEnemy(h)) continue;
      for (let i = h * 6; i < h * 6 + 6; i++) {
        const to = NEXT[i] ?? -1;
        if (to < 0 || out[to] === 1) continue;
        out[to] = 1;
        next.push(to);
      }
    }
    edge = next;
  }
  return out;
}

/** An attack, or a battle that goes on: it is as good as the share of its force that is led. */
interface Group {
  readonly at: Loc;
  readonly value: number;
  readonly hits: number;
  readonly units: readonly Unit[];
  led: number;
  isSupported: boolean;
}
interface Errand {
  readonly unit: Unit;
  readonly value: number;
}

class Commands {
  readonly #p: Picture;
  readonly #groups: Group[] = [];
  readonly #errands: Errand[] = [];
  readonly #led = new Set<Unit>();
  /** What each headquarters would command from where it might stand: all are weighed again when one of them is chosen. */
  readonly #fields = new Map<number, Uint8Array>();

  constructor(p: Picture) {
    this.#p = p;
    const movers = p.units.filter((x) => !x.isHq);
    const jobs = new Staff(p, { movers, isSupreme: () => false, supreme: 0, isSupported: () => true, seed: 0 }).jobs();
    const busy = new Set(jobs.map((j) => j.unit));
    const attacks = new Map<Loc, { value: number; units: Unit[] }>();
    for (const { unit, to, value, prize, isAttack } of jobs) {
      if (!isAttack) {
        this.#errands.push({ unit, value: Math.min(Math.max(prize, MOST_MARCH), value) });
        continue;
      }
      const group = attacks.get(to);
      if (group) {
        group.value += value;
        group.units.push(unit);
      } else attacks.set(to, { value, units: [unit] });
    }
    for (const [at, { value, units }] of attacks) this.#group(at, value, units);
    for (const at of p.foePlaces) {
      const force = p.force(at);
      if (force.units === 0) continue;
      const more = p.gain(at, force, true) - Math.max(0, p.gain(at, force, false));
      if (more > 0) this.#group(at, more, []);
    }
    for (const x of movers) if (zoneAhead(p, x) >= 0) this.#errands.push({ unit: x, value: ON_THE_WAY });
    for (const x of movers)
      if (!busy.has(x) && (x.isUnsupplied || p.isHopeless(x.at))) this.#errands.push({ unit: x, value: RESCUE });
  }
  #group(at: Loc, value: number, units: readonly Unit[]): void {
    const hits = units.reduce((n, x) => n + x.hits, 0);
    this.#groups.push({ at, value, units, hits, led: 0, isSupported: false });
  }
  #field(at: Loc, range: number): Uint8Array {
    const key = at * RANGES + range;
    let field = this.#fields.get(key);
    if (!field) {
      field = commanded(this.#p, at, range);
      this.#fields.set(key, field);
    }
    return field;
  }
  /** What a headquarters there would add. */
  worth(at: Loc, range: number): number {
    const p = this.#p;
    const field = this.#field(at, range);
    let n = 0;
    let strike = 0;
    for (const g of this.#groups) {
      const { led, supported } = this.#share(g, at, range, field);
      const more = worthOf(g, led, supported) - worthOf(g, g.led, g.isSupported);
      n += more;
      if (supported && apart(g.at, at) <= range) strike = Math.max(strike, p.strike(g.at, range, true));
    }
    for (const { unit, value } of this.#errands) if (field[unit.at] === 1 && !this.#led.has(unit)) n += value;
    return n + strike;
  }
  #share(g: Group, at: Loc, range: number, field: Uint8Array): { readonly led: number; readonly supported: boolean } {
    let { led } = g;
    for (const x of g.units) if (field[x.at] === 1 && !this.#led.has(x)) led += x.hits;
    return { led, supported: g.isSupported || apart(g.at, at) <= range };
  }
  take(at: Loc, range: number): void {
    const field = this.#field(at, range);
    for (const g of this.#groups) {
      const { led, supported } = this.#share(g, at, range, field);
      g.led = led;
      g.isSupported = supported;
    }
    for (const x of this.#p.units) if (field[x.at] === 1) this.#led.add(x);
  }
  /** What a Supreme HQ could do: bring up reserves, pull out the lost, march where nobody else commands, and fly. */
  supreme(hq: Unit): number {
    const p = this.#p;
    const range = Math.max(0, p.range(hq));
    const needs: number[] = [];
    for (const x of p.units) {
      if (this.#led.has(x) || x === hq) continue;
      if (x.isHq && !x.isActive && p.front(x.at) > REAR) needs.push(LAGGING);
      else if (!x.isHq && x.steps > 1 && p.front(x.at) >= REAR) needs.push(RESERVE);
    }
    for (const { unit, value } of this.#errands) if (!this.#led.has(unit)) needs.push(value);
    for (const g of this.#groups)
      for (const x of g.units) if (!this.#led.has(x)) needs.push(((g.value * x.hits) / g.hits) * UNSUPPORTED);
    needs.sort((a, b) => b - a);
    let sum = 0;
    for (const n of needs.slice(0, range * 2)) sum += n;
    let strike = 0;
    for (const g of this.#groups)
      if (g.isSupported && apart(g.at, hq.at) <= range * 2) strike = Math.max(strike, p.strike(g.at, range, true));
    return sum + strike;
  }
}
function worthOf(g: Group, led: number, isSupported: boolean): number {
  const share = g.hits === 0 ? 1 : Math.min(1, led / g.hits);
  return g.value * share * share * (isSupported ? 1 : g.hits === 0 ? 0 : UNSUPPORTED);
}
/** Where it could stand when it activates (5.21a). */
function deployments(p: Picture, hq: Unit): readonly Loc[] {
  if (p.weather === MUD || !isHex(hq.at)) return [hq.at];
  const out = [hq.at];
  for (let d = 0; d < 6; d++) {
    const to = neighbour(hq.at, d);
    if ((NEXT[hq.at * 6 + d] ?? -1) >= 0 && p.isFriendly(to) && !p.isFoe(to) && p.ground.isIn(to)) out.push(to);
  }
  return out;
}

interface Choice {
  readonly hq: Unit;
  readonly deploy: Loc;
  readonly profit: number;
  readonly worth: number;
}
export function commandPlan(picture: () => Picture, ask: Ask): readonly Action[] {
  const out: Action[] = [];
  const p = picture();
  const ready = values(ask, 'activate').flatMap((id) => p.unit(id) ?? []);
  const staffs = p.units.filter((x) => x.isHq && (x.steps > 0 || x.isActive));
  let active = staffs.filter((x) => x.isActive).length;
  if (ready.length > 0) {
    const commands = new Commands(p);
    for (const x of staffs) if (x.isActive && !x.isSupreme) commands.take(x.at, p.range(x));
    const left = new Set(ready);
    for (;;) {
      const early = p.view.tracks['fortnight'] === 1 && p.half !== W44;
      const crowd = early ? (active / Math.max(1, staffs.length)) * CROWD * p.will.reserve : 0;
      let best: Choice | undefined;
      for (const hq of left) {
        const choice = consider(p, commands, hq, crowd);
        if (choice && choice.profit > (best?.profit ?? 0)) best = choice;
      }
      if (!best) break;
      const { hq, deploy, worth } = best;
      left.delete(hq);
      active++;
      if (!hq.isSupreme) commands.take(deploy, p.range(hq));
      out.push({ verb: 'activate', args: { hq: hq.id, role: isBlitz(p, hq, worth) ? 'blitz' : 'command', deploy } });
    }
  }
  out.push({ verb: DONE, args: {} });
  return out;
}
function isBlitz(p: Picture, hq: Unit, worth: number): boolean {
  if (hq.isSupreme || hq.steps < 3 || p.weather === MUD) return false;
  const second = price(p, hq, hq.steps - 1, 0);
  return worth > (BLITZ * (p.isAttacker ? 0.7 : 1)) / p.will.blitz + second;
}
function consider(p: Picture, commands: Commands, hq: Unit, crowd: number): Choice | undefined {
  if (hq.steps < 1 || (!isHex(hq.at) && !hq.isSupreme)) return undefined;
  const cost = price(p, hq, hq.steps, crowd);
  if (hq.isSupreme) {
    const worth = commands.supreme(hq);
    return { hq, deploy: hq.at, worth, profit: worth - cost };
  }
  const range = p.range(hq);
  if (range < 0) return undefined;
  let best: Choice | undefined;
  for (const deploy of deployments(p, hq)) {
    const worth = commands.worth(deploy, range);
    const guard = p.ownSteps(deploy);
    const profit = worth - cost - exposed(p, deploy, guard) + (deploy === hq.at ? STAYS : 0);
    if (!best || profit > best.profit) best = { hq, deploy, worth, profit };
  }
  return best;
}
