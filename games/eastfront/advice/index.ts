// The computer's side of EastFront: a plain plan, made from what its side can see. It keeps a line, gathers strength
// where an attack pays, spends headquarters only for that, leaves lost battles, and spends its production.
import {
  type Action,
  type Advice,
  type Ask,
  DONE,
  type Loc,
  type Piece,
  type Random,
  type SeenPiece,
} from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { isHex, neighbour } from '../1-map/board.ts';
import { MONTHS_PER_SCENARIO } from '../data/tables.ts';
import { apart, has, isHq, isSupreme, missing, Picture, prize, stepCost, stepsOf, typeOf } from './picture.ts';

/** A step of an HQ, in production points; what it is to bring. */
const HQ_STEP = 10;
/** An HQ with work for this much strikes twice. */
const BLITZ_WORK = 36;
/** A unit without supply that could be led back, and one in a lost battle. */
const RESCUE = 6;
/** A unit far behind the front that could be brought up. */
const RESERVE = 3;
const REAR = 4;

function pass(ask: Ask): Action | undefined {
  const done = { verb: DONE, args: {} };
  return ask.whyNot(done) ? undefined : done;
}
function values(ask: Ask, verb: string, given: Readonly<Record<string, unknown>> = {}): readonly number[] {
  const asked = ask.choices(verb, given);
  return asked.ok ? asked.choices.map((c) => Number(c.value)) : [];
}

// Set-up and production

function setUp(ask: Ask): Action | undefined {
  return pass(ask) ?? { verb: 'deploy-for-me', args: {} };
}

/** Arrivals to the front; headquarters first, then whoever hits hardest for the price, then the fallen. */
function produce(p: Picture, ask: Ask): Action | undefined {
  const arrival = values(ask, 'reinforce')[0];
  if (arrival !== undefined) {
    const to = best(values(ask, 'reinforce', { piece: arrival }), (at) => -p.front(at));
    if (to !== undefined) return { verb: 'reinforce', args: { piece: arrival, to } };
  }
  const units = new Map(p.view.pieces.map((x) => [x.id, x]));
  const worth = (id: number): number => {
    const x = units.get(id);
    if (!x) return 0;
    if (isHq(x)) return 40 - stepsOf(x);
    return (10 + missing(x) * 3 - Math.min(6, p.front(x.at))) / Math.max(1, stepCost(x));
  };
  const piece = best(values(ask, 'replace'), worth);
  const unit = units.get(piece ?? -1);
  // A unit that stays lost counts against its side, so before the count the fallen go first.
  const counts = (p.view.tracks['month'] ?? 0) % MONTHS_PER_SCENARIO === MONTHS_PER_SCENARIO - 1;
  const wounded = unit && (isHq(unit) || (stepsOf(unit) <= 2 && p.front(unit.at) <= 2));
  const again = unit ? { verb: 'replace', args: { piece: unit.id } } : undefined;
  if (again && wounded && !counts) return again;
  const fallen = best(values(ask, 'cadre'), (id) => -stepCost(units.get(id) ?? { id, side: 0, at: 0 }));
  if (fallen !== undefined) {
    const to = best(values(ask, 'cadre', { piece: fallen }), (at) => -p.front(at));
    if (to !== undefined) return { verb: 'cadre', args: { piece: fallen, to } };
  }
  return again ?? pass(ask);
}

// Command

/** What an HQ standing there with this reach could set going, each unit counted once. */
function work(p: Picture, at: Loc, reach: number): number {
  const led = (x: SeenPiece) => apart(x.at, at) <= reach;
  let sum = 0;
  const chances: { readonly gain: number; readonly place: Loc }[] = [];
  for (const place of p.foePlaces()) {
    if (apart(place, at) > reach) continue;
    const gain = p.gain(place, p.gatherable(place, led), true);
    if (gain > 0) chances.push({ gain, place });
  }
  chances.sort((a, b) => b.gain - a.gain);
  const taken = new Set<number>();
  for (const { place } of chances) {
    const force = p.gatherable(place, led, taken);
    const gain = p.gain(place, force, true);
    if (gain <= 0) continue;
    for (const x of force) taken.add(x.id);
    sum += gain;
  }
  for (const x of p.own)
    if (!isHq(x) && led(x) && !taken.has(x.id) && (has(x, 'unsupplied') || p.isHopeless(x.at))) sum += RESCUE;
  return sum;
}
/** What a Supreme HQ could do: bring up reserves, pull out the lost. */
function supremeWork(p: Picture, hq: SeenPiece): number {
  let n = 0;
  let sum = 0;
  for (const x of p.own) {
    if (isHq(x) || n >= stepsOf(hq) * 2) continue;
    const isReserve = p.front(x.at) >= REAR && stepsOf(x) > 1;
    const need = has(x, 'unsupplied') || p.isHopeless(x.at) ? RESCUE : isReserve ? RESERVE : 0;
    if (need > 0) n++;
    sum += need;
  }
  return sum;
}
function command(p: Picture, ask: Ask): Action | undefined {
  const units = new Map(p.own.map((x) => [x.id, x]));
  const score = (id: number): number => {
    const hq = units.get(id);
    // One with its last step would be left at zero, and lost to the first blow.
    if (!hq || stepsOf(hq) < 2 || !isHex(hq.at)) return 0;
    const danger = stepsOf(hq) === 2 ? 1 : 1.15;
    return (isSupreme(hq) ? supremeWork(p, hq) : work(p, hq.at, p.range(hq))) * danger;
  };
  const scores = new Map(values(ask, 'activate').map((id) => [id, score(id)]));
  const id = best([...scores.keys()], (x) => scores.get(x) ?? 0);
  const hq = id === undefined ? undefined : units.get(id);
  if (!hq || (scores.get(hq.id) ?? 0) < HQ_STEP) return pass(ask);
  if (isSupreme(hq)) return { verb: 'activate', args: { hq: hq.id, role: 'command', deploy: hq.at } };
  const blitz = stepsOf(hq) >= 3 && (scores.get(hq.id) ?? 0) > BLITZ_WORK && !p.isLastTurn;
  const role = blitz ? 'blitz' : 'command';
  const deploy =
    best(
      values(ask, 'activate', { hq: hq.id, role }),
      (at) => (at === hq.at ? 2 : 0) + work(p, at, p.range(hq)) - exposed(p, at),
    ) ?? hq.at;
  return { verb: 'activate', args: { hq: hq.id, role, deploy } };
}
/** How unsafe a place is for a headquarters. */
function exposed(p: Picture, at: Loc): number {
  if (p.foesAt(at).length > 0) return 30;
  const guard = p.ownSteps(at);
  return p.menace(at) > guard * 1.5 ? (guard === 0 ? 20 : 8) : 0;
}

// Movement

interface Goal {
  readonly to: Loc;
  readonly isCutOff: boolean;
}
function goals(ask: Ask, piece: Piece, verb = 'move'): readonly Goal[] {
  const asked = ask.choices(verb, { piece });
  if (!asked.ok) return [];
  return asked.choices.map((c) => ({
    to: Number(c.value),
    isCutOff: c.preview.notes?.some((n) => n.rule === '10.3') ?? false,
  }));
}
/** What attacks and old battles promise, each place once. */
class Chances {
  readonly #p: Picture;
  readonly #led: (x: SeenPiece) => boolean;
  readonly #all = new Map<number, number>();
  readonly #now = new Map<number, number>();
  constructor(p: Picture, movers: readonly SeenPiece[]) {
    this.#p = p;
    const ids = new Set(movers.map((x) => x.id));
    this.#led = (x) => ids.has(x.id);
  }
  /** With everybody who can still come. */
  all(at: Loc): number {
    let n = this.#all.get(at);
    if (n === undefined) {
      const p = this.#p;
      n = p.gain(at, p.gatherable(at, this.#led), p.isSupported(at));
      this.#all.set(at, n);
    }
    return n;
  }
  /** With those who are there. */
  now(at: Loc): number {
    let n = this.#now.get(at);
    if (n === undefined) {
      n = this.#p.gain(at, this.#p.troops(at), this.#p.isSupported(at));
      this.#now.set(at, n);
    }
    return n;
  }
}

/** How good it would be for this unit to stand there: attacks that pay, gaps to be filled, cities to be held. */
function standing(p: Picture, unit: SeenPiece, goal: Goal, chances: Chances): number {
  const { to } = goal;
  if (p.foesAt(to).length > 0) {
    const all = chances.all(to);
    if (all <= 0) return to === unit.at ? (p.isHopeless(to) ? -12 : 0) : -20;
    // Pile on until it pays, no further: others are needed elsewhere.
    const share = Math.max(0, all - Math.max(0, to === unit.at ? 0 : chances.now(to)));
    return 4 + Math.min(16, share) + (to === unit.at ? 6 : 0);
  }
  const danger = p.menace(to);
  const held = p.ownSteps(to) - (to === unit.at ? stepsOf(unit) : 0);
  let n = prize(to) * (p.isFriendly(to) ? (held === 0 ? 1 : 0.3) : 5);
  // A front hex is worth holding; a second unit there less, a hex that nobody threatens little.
  if (danger > 0) n += held === 0 ? (stepsOf(unit) * 2 >= danger ? 8 : 2) : held < danger ? 4 : 1;
  else n += p.isFriendly(to) ? 0 : 2;
  if (goal.isCutOff || (to === unit.at && has(unit, 'unsupplied'))) n -= 14;
  return n - Math.max(0, p.front(to) - 1) * 1.5;
}
/** The only unit in a threatened hex had better stay. */
function leavesGap(p: Picture, unit: SeenPiece): number {
  return p.troops(unit.at).length === 1 && p.menace(unit.at) > 0 && p.foesAt(unit.at).length === 0 ? 6 : 0;
}
/** What there is for a unit to do, the most pressing first: asking for its goals is dear. 0 is nothing. */
function call(p: Picture, unit: SeenPiece, chances: Chances, targets: readonly Loc[]): number {
  if (isHq(unit)) return exposed(p, unit.at);
  if (has(unit, 'unsupplied') || p.isHopeless(unit.at)) return 60;
  let most = 0;
  for (const t of targets)
    if (t !== unit.at && apart(t, unit.at) <= p.speed(unit)) most = Math.max(most, chances.all(t) - chances.now(t));
  if (most > 0) return 20 + Math.min(30, most) + stepsOf(unit);
  if (p.front(unit.at) > 2) return 1 + Math.min(8, p.front(unit.at));
  return p.troops(unit.at).length > 1 && isBesideGap(p, unit.at) ? 15 : 0;
}
function isBesideGap(p: Picture, at: Loc): boolean {
  if (!isHex(at)) return false;
  for (let d = 0; d < 6; d++) {
    const to = neighbour(at, d);
    if (to >= 0 && p.ownAt(to).length === 0 && p.foesAt(to).length === 0 && p.menace(to) > 0) return true;
  }
  return false;
}

function moves(p: Picture, ask: Ask, random: Random): Action | undefined {
  const units = new Map(p.own.map((x) => [x.id, x]));
  const movers = values(ask, 'move').flatMap((id) => units.get(id) ?? []);
  const chances = new Chances(p, movers);
  const targets = [...p.foePlaces()].filter((t) => chances.all(t) > 0);
  const called = movers
    .map((unit) => ({ unit, call: call(p, unit, chances, targets) }))
    .filter((x) => x.call > 0)
    .sort((a, b) => b.call - a.call);
  for (const { unit } of called) {
    const to = betterPlace(p, ask, unit, chances, random);
    if (to !== undefined) return { verb: 'move', args: { piece: unit.id, to } };
  }
  return retreat(p, ask) ?? bringUp(p, ask) ?? pass(ask) ?? makeRoom(p, ask, chances);
}
/** Where a unit had better be, if the gain is worth a move. */
function betterPlace(p: Picture, ask: Ask, unit: SeenPiece, chances: Chances, random: Random): number | undefined {
  const stay = isHq(unit)
    ? -exposed(p, unit.at)
    : standing(p, unit, { to: unit.at, isCutOff: false }, chances) + leavesGap(p, unit);
  let top: number | undefined;
  let most = 2;
  for (const goal of goals(ask, unit.id)) {
    if (!p.hasRoom(goal.to)) continue;
    const there = isHq(unit) ? refuge(p, goal.to) - (goal.isCutOff ? 10 : 0) : standing(p, unit, goal, chances);
    const gain = there - stay + random.int(100) / 200;
    if (gain <= most) continue;
    most = gain;
    top = goal.to;
  }
  return top;
}
/** A good place for a headquarters: two hexes behind the front, among friends. */
function refuge(p: Picture, at: Loc): number {
  return -exposed(p, at) - Math.abs(p.front(at) - 2) * 1.5 + Math.min(3, p.troops(at).length);
}
/** A lost battle is given up. */
function retreat(p: Picture, ask: Ask): Action | undefined {
  if (!p.own.some((x) => p.isHopeless(x.at) && !has(x, 'moved'))) return undefined;
  const piece = values(ask, 'rearguard').find((id) => {
    const unit = p.own.find((x) => x.id === id);
    return unit && p.isHopeless(unit.at) && p.ownAt(unit.at).length === 1;
  });
  return piece === undefined ? undefined : { verb: 'rearguard', args: { piece } };
}
/** Reserves go by rail to where the line is thin. */
function bringUp(p: Picture, ask: Ask): Action | undefined {
  if ((p.view.tracks['supreme'] ?? 0) === 0) return undefined;
  const far = p.own.filter((x) => !isHq(x) && stepsOf(x) > 1 && p.front(x.at) >= REAR && !has(x, 'moved'));
  if (far.length === 0) return undefined;
  const ready = new Set(values(ask, 'rail'));
  const unit = best(
    far.filter((x) => ready.has(x.id)),
    (x) => stepsOf(x) + Math.min(8, p.front(x.at)),
  );
  if (!unit) return undefined;
  const thin = (at: Loc) => p.menace(at) - p.ownSteps(at) - Math.abs(p.front(at) - 1) * 6;
  const to = best(
    values(ask, 'rail', { piece: unit.id }).filter((at) => p.hasRoom(at) && p.front(at) <= 2),
    thin,
  );
  return to === undefined ? undefined : { verb: 'rail', args: { piece: unit.id, to } };
}
/** More stand somewhere than may stay: somebody goes. */
function makeRoom(p: Picture, ask: Ask, chances: Chances): Action | undefined {
  const full = new Set(ask.whyNot({ verb: DONE, args: {} })?.places);
  const ready = new Set(values(ask, 'move'));
  for (const unit of p.own) {
    if (!full.has(unit.at) || !ready.has(unit.id)) continue;
    const goal = best(
      goals(ask, unit.id).filter((g) => p.hasRoom(g.to)),
      (g) => standing(p, unit, g, chances),
    );
    if (goal) return { verb: 'move', args: { piece: unit.id, to: goal.to } };
  }
  return undefined;
}
/** Headquarters with no battle to support go where they are safe and useful. */
function mobilization(p: Picture, ask: Ask): Action | undefined {
  // One too many in a hex: then a headquarters must go, needed or not.
  const done = pass(ask);
  const full = new Set(done ? [] : ask.whyNot({ verb: DONE, args: {} })?.places);
  for (const id of values(ask, 'mobilize')) {
    const hq = p.own.find((x) => x.id === id);
    if (!hq || (done ? isSupreme(hq) || isNeeded(p, hq) : !full.has(hq.at))) continue;
    const to = best(
      values(ask, 'mobilize', { hq: id }).filter((at) => (at === hq.at ? done : p.hasRoom(at))),
      (at) => refuge(p, at) + (at === hq.at ? 1 : 0),
    );
    if (to !== undefined && to !== hq.at) return { verb: 'mobilize', args: { hq: id, to } };
  }
  return done;
}
/** Whether there is a battle that this HQ would support. */
function isNeeded(p: Picture, hq: SeenPiece): boolean {
  for (const at of p.foePlaces())
    if (p.troops(at).length > 0 && apart(at, hq.at) <= p.range(hq) && p.gain(at, p.troops(at), true) > -4) return true;
  return false;
}

// Combat

/** What fighting with those who are there would bring. */
function outlook(p: Picture, at: Loc): number {
  return p.gain(at, p.troops(at), p.isSupported(at));
}
function airstrikes(p: Picture, ask: Ask): Action | undefined {
  for (const hq of values(ask, 'airstrike')) {
    const at = best(values(ask, 'airstrike', { hq }), (x) => outlook(p, x));
    if (at !== undefined && outlook(p, at) > -2) return { verb: 'airstrike', args: { hq, at } };
  }
  return pass(ask);
}
function battles(p: Picture, ask: Ask): Action | undefined {
  const open = values(ask, 'fight');
  const at = best(open, (x) => outlook(p, x));
  if (at !== undefined && outlook(p, at) > 0) return { verb: 'fight', args: { at } };
  const done = pass(ask);
  if (done || at === undefined) return done;
  const owed = ask.whyNot({ verb: DONE, args: {} })?.places.find((x) => open.includes(x));
  return { verb: 'fight', args: { at: owed ?? at } };
}
/** Losses fall on infantry before tanks, on anybody before headquarters. */
function losses(p: Picture, ask: Ask, verb: string): Action | undefined {
  const order: readonly string[] = ['infantry', 'cavalry', 'mech', 'shock', 'armor', 'hq'];
  const rank = (id: number) => {
    const unit = p.own.find((x) => x.id === id);
    return unit ? order.indexOf(typeOf(unit) ?? '') : -1;
  };
  const piece = best(values(ask, verb), (id) => -rank(id));
  return piece === undefined ? undefined : { verb, args: { piece } };
}
function withdraw(p: Picture, ask: Ask): Action | undefined {
  const to = best(values(ask, 'withdraw'), (at) => -p.menace(at) + Math.min(6, p.ownSteps(at)) - p.front(at));
  return to === undefined ? undefined : { verb: 'withdraw', args: { to } };
}
/** Who is kept alive, or goes without supply: by strength. */
function byStrength(p: Picture, ask: Ask, verb: 'keep' | 'forgo'): Action | undefined {
  const sign = verb === 'keep' ? 1 : -1;
  const piece = best(values(ask, verb), (id) => {
    const unit = p.own.find((x) => x.id === id);
    return unit ? sign * (stepsOf(unit) + (isHq(unit) ? 5 : 0)) : 0;
  });
  return piece === undefined ? undefined : { verb, args: { piece } };
}

export const advice: Advice = (view, ask, random) => {
  const node = view.phase.at(-1)?.node ?? '';
  const p = new Picture(view, ask.side);
  if (node === 'deployment' || node === 'adjustment') return setUp(ask);
  if (node === 'production') return produce(p, ask);
  if (node === 'command') return command(p, ask);
  if (node.endsWith('moves')) return moves(p, ask, random);
  if (node.endsWith('mobilization')) return mobilization(p, ask);
  if (node.endsWith('airstrikes')) return airstrikes(p, ask);
  if (node.endsWith('battles')) return battles(p, ask);
  if (node === 'losses') return losses(p, ask, 'take');
  if (node === 'repulsed') return losses(p, ask, 'repel');
  if (node === 'withdraw') return withdraw(p, ask);
  if (node === 'excess') return byStrength(p, ask, 'forgo');
  if (node === 'stores') return byStrength(p, ask, 'keep');
  return pass(ask);
};
