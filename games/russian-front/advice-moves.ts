// Ground movement as the computer plans it: what each hex is worth to a unit, one order at a time.
import type { Action, Ask, SeenPiece } from '@rasputitsa/kernel';
import { best, pass, values } from './advice-ask.ts';
import { armOf, FAR, has, hitsOf, isArmor, type Picture, rowOf, stepsOf, worthOf } from './advice-picture.ts';
import { hexDistance, HEXES, isCity, isHex, isLand, isRail, isStronghold, OBJECTIVES, railsFrom } from './board.ts';

const OBJECTIVE = 40;
const CITY = 8;
const ATTACK = 12;
const PER_FOE = 3;
const HOLD = 22;
/** Armor leaves field armies to the infantry. */
const BYPASS = 0.4;
/** Better than staying by this much, or it is not worth the march. */
const MARGIN = 0.5;
/** Turns from which on the initiative passes to the Soviets. */
const TURNING_POINT = 18;

/** Whether this side looks for battles now: in its years, or when it is as strong as the enemy. */
function isBold(p: Picture): boolean {
  const isItsTime = (p.side === 0) === p.turn <= TURNING_POINT;
  return isItsTime || p.strength(p.own) >= p.strength(p.foes) * EVEN;
}
const EVEN = 0.9;
/** Free to move and not yet used. */
function canMove(x: SeenPiece): boolean {
  const marked = ['box', 'halted', 'reserve', 'refit', 'strategic'].some((f) => has(x, f));
  return armOf(x) === 'ground' && !marked && isHex(x.at);
}
function spent(x: SeenPiece): number {
  return x.fields?.['spent'] ?? 0;
}

// What a hex is worth

class Plan {
  readonly p: Picture;
  readonly bold: boolean;
  readonly #attack = new Map<number, number>();
  readonly #goals: ReadonlyMap<number, Uint8Array>;
  /** On the last Turn nobody starves any more. */
  readonly #isLast: boolean;
  constructor(p: Picture) {
    this.p = p;
    this.bold = isBold(p);
    this.#isLast = p.turn >= (p.view.tracks['last'] ?? 0);
    this.#goals = this.bold ? assign(p) : new Map();
  }
  /** How far a unit is from the objective it is sent to. */
  #toGoal(x: SeenPiece, at: number): number {
    return this.#goals.get(x.id)?.[at] ?? FAR;
  }
  #hunger(x: SeenPiece, at: number): number {
    if (this.#isLast) return 0;
    const beyond = this.p.outOfReach(at);
    return beyond * (isArmor(x) ? 4 : 7) + (beyond > 3 ? 15 : 0);
  }
  /** Those who could join an attack there, by the crow's flight. */
  #near(at: number): readonly SeenPiece[] {
    return this.p.own.filter(
      (x) => canMove(x) && spent(x) === 0 && x.at !== at && hexDistance(x.at, at) <= (rowOf(x)?.move ?? 0) - 1,
    );
  }
  /** What an attack there promises with everybody who could come. */
  attack(at: number): number {
    let n = this.#attack.get(at);
    if (n !== undefined) return n;
    n = this.#reckon(at);
    this.#attack.set(at, n);
    return n;
  }
  /** The column below which one does not attack; on the last Turn any chance at a city is taken. */
  #leastEdge(at: number): number {
    if (!this.bold) return 3;
    if (this.#isLast && this.p.isTheirs(at) && worthOf(at) > 0) return -2;
    return isStronghold(at) ? 0 : 1;
  }
  #reckon(at: number): number {
    const { p } = this;
    const foes = p.foesAt(at);
    const there = p.ownAt(at);
    const force = [...there, ...this.#near(at)];
    const edge = p.edge(force, foes, at) + p.support(at);
    const city = isStronghold(at);
    const least = this.#leastEdge(at);
    if (edge < least) return -40;
    const steps = there.reduce((sum, x) => sum + stepsOf(x), 0);
    const needed = foes.length * (city ? 5 : 3) + 2;
    // Enough is enough: the next target needs the others.
    if (there.length > 0 && steps >= needed && p.edge(there, foes, at) + p.support(at) >= least) return -5;
    const prize = p.isTheirs(at) ? worthOf(at) * OBJECTIVE * 0.7 : 0;
    return ATTACK + Math.min(4, foes.length) * PER_FOE + edge * 2 + prize - (city ? 6 : 0);
  }
  value(x: SeenPiece, at: number): number {
    const { p } = this;
    if (!isLand(at)) return -1000;
    const foes = p.foesAt(at).length;
    let n = 0;
    if (foes > 0)
      n +=
        this.attack(at) * (isArmor(x) && !p.isTheirs(at) ? BYPASS : 1) +
        (p.edge([x], p.foesAt(at), at) + p.support(at) >= 0 ? 3 : -6);
    else if (p.isTheirs(at)) n += isCity(at) || worthOf(at) > 0 ? CITY + worthOf(at) * OBJECTIVE : 0;
    n -= this.#hunger(x, at);
    const crowd = p.ownAt(at).filter((o) => o.id !== x.id).length;
    if (this.bold) n -= this.#toGoal(x, at) * (isArmor(x) ? 2 : 1.6) + Math.max(0, crowd - 2) * 1.2;
    else n -= Math.min(10, p.front(at)) * 0.3 + Math.max(0, crowd - 1) * 1.5;
    n += this.#guard(x, at, crowd, foes);
    if (hitsOf(x) >= stepsOf(x)) n += Math.min(4, p.front(at));
    if (!isArmor(x) && this.#isRailhead(at)) n += 3;
    return n;
  }
  /** Cities of ours with the enemy near want a garrison. */
  #guard(x: SeenPiece, at: number, crowd: number, foes: number): number {
    const { p } = this;
    if (foes > 0) return 0;
    const near = p.front(at);
    if (p.isMine(at) && isStronghold(at) && near <= 6 && crowd < (near <= 2 ? 2 : 1))
      return isArmor(x) && this.bold ? 2 : HOLD - near;
    return this.bold ? 0 : -p.threat(at) * 0.6;
  }
  #isRailhead(at: number): boolean {
    return isRail(at) && !this.p.isMyGauge(at) && railsFrom(at).some((h) => this.p.isMyGauge(h));
  }
}

/** Sends every unit to an enemy objective: the nearest, but not all to one. */
function assign(p: Picture): ReadonlyMap<number, Uint8Array> {
  const targets = OBJECTIVES.filter((h) => p.isTheirs(h)).map((at) => ({
    at,
    way: p.way(at),
    // What it takes, in attack factors.
    demand: 10 + p.foesAt(at).length * 7,
    sent: 0,
  }));
  const out = new Map<number, Uint8Array>();
  for (const x of p.own.filter((u) => armOf(u) === 'ground').toSorted((a, b) => rank(b) - rank(a))) {
    const target = best(
      targets,
      (t) =>
        -(t.way[x.at] ?? FAR) -
        (t.sent / t.demand) * CROWDED +
        worthOf(t.at) -
        p.foesAt(t.at).length * (isArmor(x) ? SHY : 0.5),
    );
    if (!target) continue;
    target.sent += rowOf(x)?.attack ?? 0;
    out.set(x.id, target.way);
  }
  return out;
}
/** Hexes more one goes for a target that nobody else goes for. */
const CROWDED = 6;
/** Armor leaves a garrisoned city to the others. */
const SHY = 0.5;

// Orders

/** Foot soldiers on a railroad of the wrong gauge next to ours put it right. */
function convert(p: Picture, ask: Ask): Action | undefined {
  const able = new Map(p.own.map((x) => [x.id, x]));
  const piece = values(ask, 'convert').find((id) => {
    const x = able.get(id);
    return x && !p.isBattle(x.at) && (!isArmor(x) || spent(x) > 0) && railsFrom(x.at).some((h) => p.isMyGauge(h));
  });
  return piece === undefined ? undefined : { verb: 'convert', args: { piece } };
}
/** A crew that has converted goes on along the line. */
function alongTheLine(p: Picture, ask: Ask, x: SeenPiece): Action | undefined {
  const left = (rowOf(x)?.move ?? 0) - spent(x);
  if (left < 2 || isArmor(x) || !p.isMyGauge(x.at)) return undefined;
  const ahead = railsFrom(x.at).filter((h) => !p.isMyGauge(h) && p.foesAt(h).length === 0);
  if (ahead.length === 0) return undefined;
  const able = new Set(values(ask, 'move', { units: [x.id] }));
  const to = best(
    ahead.filter((h) => able.has(h)),
    (h) => -p.front(h),
  );
  return to === undefined ? undefined : { verb: 'move', args: { units: [x.id], to } };
}
/** Hexes within so many steps, by the crow's flight. */
const balls = new Map<string, readonly number[]>();
function around(at: number, range: number): readonly number[] {
  const key = `${at}.${range}`;
  let ball = balls.get(key);
  if (!ball) {
    ball = Array.from({ length: HEXES }, (_, h) => h).filter((h) => isLand(h) && hexDistance(at, h) <= range);
    balls.set(key, ball);
  }
  return ball;
}
function order(plan: Plan, ask: Ask, x: SeenPiece): Action | undefined {
  const range = (rowOf(x)?.move ?? 0) - spent(x);
  const stay = plan.value(x, x.at) + MARGIN;
  // Asking is dear: first see whether anything in range would be better at all.
  if (!around(x.at, range).some((h) => plan.value(x, h) > stay)) return undefined;
  const asked = ask.choices('move', { units: [x.id] });
  if (!asked.ok) return undefined;
  const score = ({ value, preview }: (typeof asked.choices)[number]): number =>
    plan.value(x, Number(value)) - (preview.notes?.some((n) => n.rule === '6.2.1') ? RISK : 0);
  const goal = best(asked.choices, score);
  return goal && score(goal) > stay ? { verb: 'move', args: { units: [x.id], to: Number(goal.value) } } : undefined;
}
/** What a move loses by the enemy being able to answer it. */
const RISK = 8;
/** Foot soldiers first: a battle ties the enemy's zones of control down (4.2.2), and the armor goes through. */
function inTurn(a: SeenPiece, b: SeenPiece): number {
  return Number(isArmor(a)) - Number(isArmor(b)) || rank(b) - rank(a);
}
function rank(x: SeenPiece): number {
  return (rowOf(x)?.attack ?? 0) + (isArmor(x) ? 4 : 0);
}
export function moves(p: Picture, ask: Ask): Action | undefined {
  const work = convert(p, ask);
  if (work) return work;
  const exploiting = p.view.phase.some((f) => f.node === 'exploitation');
  const plan = new Plan(p);
  const able = p.own.filter((x) => canMove(x) && (!exploiting || has(x, 'exploits')));
  for (const x of able.filter((u) => spent(u) > 0)) {
    const on = alongTheLine(p, ask, x);
    if (on) return on;
  }
  for (const x of able.filter((u) => spent(u) === 0).toSorted(inTurn)) {
    const action = order(plan, ask, x);
    if (action) return action;
  }
  return pass(ask) ?? forced(ask, able);
}
/** Somebody must move before the step can end: units that entered at the edge, or out of their area. */
function forced(ask: Ask, able: readonly SeenPiece[]): Action | undefined {
  const owed = ask.whyNot({ verb: 'done', args: {} })?.pieces ?? [];
  for (const id of [...owed, ...able.map((x) => x.id)]) {
    const [to] = values(ask, 'move', { units: [id] });
    if (to !== undefined) return { verb: 'move', args: { units: [id], to } };
  }
  return undefined;
}
