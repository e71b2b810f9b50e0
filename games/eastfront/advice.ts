// The computer's side of EastFront: a plain plan, made from what its side can see. It keeps a line, gathers strength
// where the enemy looks weak or a city beckons, stays in command, and spends its production.
import { type Action, type Advice, type Ask, DONE, type Random, type SeenPiece, type View } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, isExit, isHex, isMajorCity, isOpen, neighbour, placeAt, terrainAt } from './board.ts';
import { kinds } from './units.ts';

/** What a hidden block is worth in the mean, in steps. */
const HIDDEN_STEPS = 2.4;
/** An attack is worth it when our steps are this many times theirs, terrain counted. */
const ODDS = 1.1;
/** Steps of headquarters spent in a player-turn, at the most: production gives back about as many. */
const HQS_A_TURN = 2;
/** While the staffs are strong, one more. */
const FULL_TURN = 3;

const look = (what: string) =>
  new Map(
    kinds.map((k) => {
      const word = k.look?.[what];
      return [k.id, typeof word === 'string' ? word : ''];
    }),
  );
const typeOf = look('type');
const specialOf = look('special');
const maxOf = new Map(kinds.map((k) => [k.id, k.steps]));

/** The board as this side sees it, by place. */
class Picture {
  readonly view: View;
  readonly side: number;
  readonly own: readonly SeenPiece[];
  readonly foes: readonly SeenPiece[];
  readonly #ownAt = new Map<number, SeenPiece[]>();
  readonly #foesAt = new Map<number, SeenPiece[]>();

  constructor(view: View, side: number) {
    this.view = view;
    this.side = side;
    const inPlay = view.pieces.filter((p) => isHex(p.at) || isExit(p.at));
    this.own = inPlay.filter((p) => p.side === side);
    this.foes = inPlay.filter((p) => p.side !== side);
    for (const [list, at] of [
      [this.own, this.#ownAt],
      [this.foes, this.#foesAt],
    ] as const)
      for (const p of list) at.set(p.at, [...(at.get(p.at) ?? []), p]);
  }
  ownAt(at: number): readonly SeenPiece[] {
    return this.#ownAt.get(at) ?? [];
  }
  foesAt(at: number): readonly SeenPiece[] {
    return this.#foesAt.get(at) ?? [];
  }
  foeSteps(at: number): number {
    return this.foesAt(at).reduce((n, p) => n + (p.steps ?? HIDDEN_STEPS), 0);
  }
  ownSteps(at: number): number {
    return this.ownAt(at).reduce((n, p) => n + (isHq(p) ? 0 : (p.steps ?? 0)), 0);
  }
  /** Enemies next door, over sides that can be crossed. */
  menace(at: number): number {
    if (!isHex(at)) return 0;
    let n = 0;
    for (let d = 0; d < 6; d++) {
      const to = neighbour(at, d);
      if (to >= 0 && isOpen(at, d)) n += this.foeSteps(to);
    }
    return n;
  }
  isFriendly(at: number): boolean {
    return this.view.layers['control']?.[at] === this.side + 1;
  }
  /** How far the nearest enemy block is. */
  front(at: number): number {
    if (!isHex(at)) return 9;
    let best = 9;
    for (const f of this.foes) if (isHex(f.at)) best = Math.min(best, distance(grid, at, f.at));
    return best;
  }
}

function isHq(p: SeenPiece): boolean {
  return typeOf.get(p.kind ?? '') === 'hq';
}
function isSupreme(p: SeenPiece): boolean {
  return specialOf.get(p.kind ?? '') === 'supreme';
}
/** How much the defender gains from where he stands. */
function cover(at: number): number {
  if (!isHex(at)) return 1;
  return terrainAt(at) === 'clear' && !isMajorCity(at) ? 1 : 1.7;
}
/** What holding a place is worth. */
function prize(at: number): number {
  const values = isHex(at) ? placeAt(at)?.values : undefined;
  return (values?.['production'] ?? 0) + (values?.['resource'] ?? 0);
}

function pass(ask: Ask): Action | undefined {
  const done = { verb: DONE, args: {} };
  return ask.whyNot(done) ? undefined : done;
}
function values(ask: Ask, verb: string, given: Readonly<Record<string, unknown>> = {}): readonly number[] {
  const asked = ask.choices(verb, given);
  return asked.ok ? asked.choices.map((c) => Number(c.value)) : [];
}
function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let top: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const n = score(item);
    if (n > most) {
      most = n;
      top = item;
    }
  }
  return top;
}

// Each phase

/** Set-up: the deployment the game offers. */
function setUp(ask: Ask): Action | undefined {
  return pass(ask) ?? { verb: 'deployForMe', args: {} };
}

/** Production: arrivals to the front, headquarters first, then whoever hits hardest for the price. */
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
    const missing = (maxOf.get(x.kind ?? '') ?? 0) - (x.steps ?? 0);
    if (isHq(x)) return 30 + missing * 5 - (isSupreme(x) ? 4 : 0);
    const base = { armor: 12, shock: 12, mech: 10, cavalry: 6, infantry: 8 }[typeOf.get(x.kind ?? '') ?? ''] ?? 5;
    return base + missing * 2 - Math.min(6, p.front(x.at));
  };
  const piece = best(values(ask, 'replace'), worth);
  if (piece !== undefined) return { verb: 'replace', args: { piece } };
  const fallen = best(values(ask, 'cadre'), (id) => (isHq(units.get(id) ?? { id, side: 0, at: 0 }) ? 5 : 1));
  if (fallen !== undefined) {
    const to = best(values(ask, 'cadre', { piece: fallen }), (at) => -p.front(at));
    if (to !== undefined) return { verb: 'cadre', args: { piece: fallen, to } };
  }
  return pass(ask);
}

/** Command: the headquarters with the most units to lead and the most enemies to strike. */
function command(p: Picture, ask: Ask): Action | undefined {
  const active = p.own.filter((x) => isHq(x) && x.flags?.includes('active')).length;
  const enough = p.own.filter((x) => isHq(x)).reduce((n, x) => n + (x.steps ?? 0), 0) >= 11 ? FULL_TURN : HQS_A_TURN;
  if (active >= enough) return pass(ask);
  const score = (id: number): number => {
    const hq = p.own.find((x) => x.id === id);
    if (!hq || !isHex(hq.at)) return 0;
    if (isSupreme(hq)) return (hq.steps ?? 0) >= 3 ? 4 : 0;
    const reach = hq.steps ?? 0;
    if (reach < 2) return 0;
    let n = 0;
    for (const x of p.own)
      if (!isHq(x) && isHex(x.at) && distance(grid, hq.at, x.at) <= reach)
        n += (x.steps ?? 0) * (p.menace(x.at) > 0 ? 1 : 0.3);
    return n;
  };
  const hq = best(values(ask, 'activate'), score);
  const led = hq === undefined ? undefined : p.own.find((x) => x.id === hq);
  if (hq === undefined || !led || score(hq) < 6) return pass(ask);
  // An HQ of full strength with plenty to do strikes twice.
  const blitz = !isSupreme(led) && (led.steps ?? 0) >= 3 && score(hq) > 30 && active === 0;
  return { verb: 'activate', args: { hq, role: blitz ? 'blitz' : 'command', deploy: led.at } };
}

/** How good it would be for this unit to stand there: attacks that can be won, gaps to be filled, cities to be taken. */
function standing(p: Picture, unit: SeenPiece, to: number): number {
  const steps = unit.steps ?? 0;
  const foes = p.foeSteps(to);
  if (foes > 0) {
    const ours = p.ownSteps(to) + (to === unit.at ? 0 : steps);
    const friends = supportNear(p, unit, to);
    const odds = (ours + friends) / (foes * cover(to));
    if (odds < ODDS) return -20;
    // Pile on until the odds are good, no further: others are needed elsewhere.
    return (ours / (foes * cover(to)) > 3 ? -4 : 14) + prize(to) * 3 + Math.min(6, odds * 2);
  }
  const danger = p.menace(to);
  const held = p.ownSteps(to) - (to === unit.at ? steps : 0);
  let n = prize(to) * (p.isFriendly(to) ? 0.6 : 4);
  // A front hex is worth holding; a second unit there less, a hex that nobody threatens little.
  if (danger > 0) n += held === 0 ? 9 : held < danger ? 4 : 1;
  else n += p.isFriendly(to) ? 0 : 3;
  return n - p.front(to) * 0.8;
}
/** Own steps next to a target that could join the attack. */
function supportNear(p: Picture, unit: SeenPiece, to: number): number {
  if (!isHex(to)) return 0;
  let n = 0;
  for (let d = 0; d < 6; d++) {
    const from = neighbour(to, d);
    if (from < 0 || !isOpen(to, d)) continue;
    for (const x of p.ownAt(from))
      if (x.id !== unit.id && !isHq(x) && !x.flags?.includes('moved')) n += (x.steps ?? 0) * 0.5;
  }
  return n;
}

function moves(p: Picture, ask: Ask, random: Random): Action | undefined {
  const movers = values(ask, 'move').filter((id) => {
    const x = p.own.find((o) => o.id === id);
    return x !== undefined && !isHq(x);
  });
  let bestMove: Action | undefined;
  let most = 1.5;
  for (const id of movers) {
    const unit = p.own.find((o) => o.id === id);
    if (!unit) continue;
    const stay = standing(p, unit, unit.at) + (p.foeSteps(unit.at) > 0 ? 8 : 0) + leavesGap(p, unit);
    for (const to of values(ask, 'move', { piece: id })) {
      const gain = standing(p, unit, to) - stay + random.int(100) / 200;
      if (gain > most) {
        most = gain;
        bestMove = { verb: 'move', args: { piece: id, to } };
      }
    }
  }
  return bestMove ?? pass(ask);
}
/** The only unit in a threatened hex had better stay. */
function leavesGap(p: Picture, unit: SeenPiece): number {
  const alone = p.ownAt(unit.at).filter((x) => !isHq(x)).length === 1;
  return alone && p.menace(unit.at) > 0 ? 5 : 0;
}

function airstrikes(p: Picture, ask: Ask): Action | undefined {
  for (const hq of values(ask, 'airstrike')) {
    const at = best(values(ask, 'airstrike', { hq }), (x) => outlook(p, x));
    if (at !== undefined && outlook(p, at) > 0.6) return { verb: 'airstrike', args: { hq, at } };
  }
  return pass(ask);
}
/** Our steps against theirs, as far as we see them. */
function outlook(p: Picture, at: number): number {
  return p.ownSteps(at) / Math.max(1, p.foeSteps(at) * cover(at));
}
function battles(p: Picture, ask: Ask): Action | undefined {
  const open = values(ask, 'fight');
  const at = best(open, (x) => outlook(p, x));
  if (at !== undefined && outlook(p, at) >= 0.9) return { verb: 'fight', args: { at } };
  const done = pass(ask);
  if (done || at === undefined) return done;
  const owed = ask.whyNot({ verb: DONE, args: {} })?.places.find((x) => open.includes(x));
  return { verb: 'fight', args: { at: owed ?? at } };
}
/** Losses fall on infantry before tanks, on anybody before headquarters. */
function losses(p: Picture, ask: Ask, verb: string): Action | undefined {
  const order = ['infantry', 'cavalry', 'mech', 'shock', 'armor', 'hq'];
  const piece = best(
    values(ask, verb),
    (id) => -order.indexOf(typeOf.get(p.own.find((x) => x.id === id)?.kind ?? '') ?? ''),
  );
  return piece === undefined ? undefined : { verb, args: { piece } };
}
function withdraw(p: Picture, ask: Ask): Action | undefined {
  const to = best(values(ask, 'withdraw'), (at) => -p.menace(at) + p.ownSteps(at));
  return to === undefined ? undefined : { verb: 'withdraw', args: { to } };
}

export const advice: Advice = (view, ask, random) => {
  const node = view.phase.at(-1)?.node ?? '';
  const p = new Picture(view, ask.side);
  if (node === 'deployment' || node === 'adjustment') return setUp(ask);
  if (node === 'production') return produce(p, ask);
  if (node === 'command') return command(p, ask);
  if (node.endsWith('moves')) return moves(p, ask, random);
  if (node.endsWith('airstrikes')) return airstrikes(p, ask);
  if (node.endsWith('battles')) return battles(p, ask);
  if (node === 'losses') return losses(p, ask, 'take');
  if (node === 'repulsed') return losses(p, ask, 'repel');
  if (node === 'withdraw') return withdraw(p, ask);
  return pass(ask);
};
