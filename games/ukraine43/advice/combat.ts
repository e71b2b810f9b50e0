// What the computer decides around a combat: where it attacks and with what help, who pays, who goes where afterwards.
import { type Action, type Ask, fromChart, type Loc } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { AROUND, CITY } from '../1-map/board.ts';
import { HEAVY_CASUALTIES, MAGNITUDE, ODDS } from '../data/charts.ts';
import { entryAt } from '@rasputitsa/kit';
import type { CrtText } from '../data/exchange.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { labelled, lists, pass, values, words } from './ask.ts';
import { apart, bonusOf, has, isFighter, isGround, type Picture, type Unit } from './picture.ts';

/** What a step is worth, own and enemy's; a hex taken; a repulse. */
const STEP = { soviet: 0.5, german: 1 } as const;
const ENEMY_STEP = 1;
const HEX = 1.2;
const POINT = 2.5;
const REPULSED = 0.8;
const CAUGHT = 0.8;
/** Below this an attack is not worth the dice. */
const LEAST = { soviet: 0.3, german: 0.6 } as const;
const BOLD = 0.3;
const leastFor = (p: Picture): number => (p.side === SOVIET ? LEAST.soviet : LEAST.german) - (p.isBehind() ? BOLD : 0);
const DIE = 6;
/** Odds that are looked into at all, and how many targets in one go. */
const GUESS = 1;
const MOST_ASKED = 6;
const DOUBT = 0.3;

interface Cell {
  readonly result: string;
  readonly losses: readonly [number, number];
}
const crtOn = fromChart((chart: CrtText): readonly (readonly Cell[])[] =>
  chart.map((row) =>
    row.map((text) => {
      const [result = '', losses = ''] = text.split(' ');
      const [a = 0, d = 0] = losses.split('/').map(Number);
      return { result, losses: [a, d] };
    }),
  ),
);
const PAID: Readonly<Record<string, readonly [number, number]>> = {
  AR: [1, 0],
  C: [0, 0],
  EX: [1, 1],
  DR: [0, 0],
  DR1: [0, 1],
  DRX: [1, 1],
  DR2X: [1, 2],
};
/** Nobody could go back from there: all ways lead past us. */
function isShutIn(p: Picture, hex: Loc): boolean {
  const zone = p.zoneOver(p.enemy);
  return (AROUND[hex] ?? []).every((h) => p.ownAt(h).some(isGround) || (zone[h] === 1 && p.foesAt(h).length === 0));
}
/** What an attack in this column promises, in steps. */
function promise(p: Picture, ask: Ask, target: Loc, column: string, steps: number): number {
  const foes = p.foesAt(target).filter(isGround);
  const theirs = foes.reduce((n, u) => n + u.steps, 0);
  const prize = HEX + p.points(target) * POINT;
  if (column === 'High Odds') return theirs * ENEMY_STEP + prize;
  const own = p.side === SOVIET ? STEP.soviet : STEP.german;
  const i = (ODDS as readonly string[]).indexOf(column);
  if (i < 0) return -own - REPULSED;
  const more = entryAt(MAGNITUDE, Math.min(steps, theirs)) - 1;
  const isCostly = CITY[target] === 1 || p.isFort(p.enemy, target);
  const caught = isShutIn(p, target) ? theirs * CAUGHT : 0;
  let sum = 0;
  for (const [die, row] of crtOn(ask.chart('combat-results') as CrtText).entries()) {
    const cell = row[i];
    if (!cell) continue;
    const [a, d] = PAID[cell.result] ?? [0, 0];
    const retreats = cell.result.startsWith('DR');
    sum += Math.min(theirs, d) * ENEMY_STEP - a * own;
    if (retreats) sum += prize + Math.max(0, caught - d);
    if (cell.result === 'AR') sum -= REPULSED;
    if (isCostly && die < HEAVY_CASUALTIES) sum -= own;
    sum += more * (Math.min(theirs, cell.losses[1]) * ENEMY_STEP - cell.losses[0] * own);
  }
  return sum / DIE;
}
const isReady = (u: Unit): boolean => isFighter(u) && !has(u, 'disrupted') && !has(u, 'attacked');
/** Foes beside us, by a guess at the odds. */
function chances(
  p: Picture,
  ready: (u: Unit, hex: Loc) => boolean,
): readonly { readonly hex: Loc; readonly odds: number }[] {
  const out: { hex: Loc; odds: number }[] = [];
  for (const hex of p.foeHexes()) {
    if (!p.foesAt(hex).some(isGround) || (p.view.marks['attacked']?.[hex] ?? 0) > 0) continue;
    let sum = 0;
    for (const h of AROUND[hex] ?? [])
      for (const u of p.ownAt(h)) if (ready(u, hex) && p.canStrike(h, hex)) sum += p.force(u, h, hex);
    const odds = sum / Math.max(1, p.defense(p.enemy, hex));
    if (odds >= GUESS) out.push({ hex, odds });
  }
  return out.toSorted((a, b) => b.odds - a.odds || a.hex - b.hex);
}
const stepsOf = (p: Picture, ids: readonly number[]): number =>
  p.own.reduce((n, u) => (ids.includes(u.id) ? n + u.steps : n), 0);

const MANY_STEPS = 6;
const RATIOS = ODDS.map((text) => {
  const [a = 1, b = 1] = text.split('-').map(Number);
  return a / b;
});
/** The column of these odds, without shifts. */
const columnAt = (odds: number): string => ODDS[RATIOS.findLastIndex((r) => r <= odds)] ?? '';

export function attack(p: Picture, ask: Ask): Action | undefined {
  const isSecond = p.view.phase.some((f) => f.node === 'second-combat');
  const least = leastFor(p);
  const guesses = chances(p, (u) => isReady(u) && (!isSecond || has(u, 'assault')))
    .map(({ hex, odds }) => ({ hex, guess: promise(p, ask, hex, columnAt(odds), MANY_STEPS) + help(p, hex) }))
    .filter(({ guess }) => guess >= least - DOUBT)
    .toSorted((a, b) => b.guess - a.guess);
  for (const { hex } of guesses.slice(0, MOST_ASKED)) {
    const companies = labelled(ask, 'attack', { targets: [hex] }).map(({ value, column }) => ({
      units: value as readonly number[],
      column,
    }));
    const worth = ({ units, column }: (typeof companies)[number]): number =>
      promise(p, ask, hex, column, stepsOf(p, units)) + help(p, hex) - units.length * 0.02;
    const chosen = best(companies, worth);
    if (chosen && worth(chosen) >= least) return { verb: 'attack', args: { targets: [hex], units: chosen.units } };
  }
  return pass(ask);
}
/** Guns and aircraft that could still join: each is a column. */
function help(p: Picture, hex: Loc): number {
  const hasGuns = p.own.some(
    (u) => u.info.type === 'artillery' && !has(u, 'depleted') && !has(u, 'disrupted') && near(u, hex, 2),
  );
  const hasAir = p.own.some((u) => u.info.class === 'air' && !has(u, 'flown') && !has(u, 'das') && near(u, hex, 8));
  return (hasGuns ? 0.4 : 0) + (hasAir ? 0.3 : 0);
}
const near = (u: Unit, hex: Loc, most: number): boolean => apart(u.at, hex) <= most;

/** Everything that still moves the column, guns first; Zhukov where it is about a city. */
export function support(p: Picture, ask: Ask): Action | undefined {
  const vars = p.view.phase.findLast((f) => f.node === 'battle')?.vars;
  const [target = -1] = (vars?.['targets'] as readonly number[] | undefined) ?? [];
  for (const [verb, arg] of [
    ['barrage', 'gun'],
    ['ground-support', 'air'],
  ] as const) {
    const [first] = labelled(ask, verb);
    if (first !== undefined && first.column !== 'High Odds' && first.column !== 'repulsed')
      return { verb, args: { [arg]: Number(first.value) } };
  }
  if (p.points(target) > 1 || p.isFort(p.enemy, target)) {
    const [leader] = values(ask, 'lead');
    if (leader !== undefined) return { verb: 'lead', args: { leader } };
  }
  return pass(ask);
}
export function secondAttack(ask: Ask): Action | undefined {
  const [choice] = words(ask, 'second-attack');
  return choice === undefined ? undefined : { verb: 'second-attack', args: { choice } };
}

/** The cheapest step: whole units before those it would kill, foot before armor. */
export function losses(p: Picture, ask: Ask): Action | undefined {
  const cost = (id: number): number => {
    const u = p.own.find((x) => x.id === id);
    if (!u) return 0;
    return u.attack + u.defense + (u.info.mech ? 4 : 0) + (u.steps === 1 && u.info.class === 'combat' ? 3 : 0);
  };
  const unit = best(values(ask, 'lose-step'), (id) => -cost(id));
  return unit === undefined ? undefined : { verb: 'lose-step', args: { unit } };
}

/** To friends, cover and supply, away from the enemy. */
function refuge(p: Picture, hex: Loc, u: Unit | undefined): number {
  const bonds = u?.info.class === 'combat' ? Math.min(2, p.bonds(hex, u)) : 0;
  return (
    bonds * 2 +
    bonusOf(hex) * 0.6 +
    Math.min(3, p.front(hex)) -
    (p.isZoned(hex) ? 2 : 0) -
    (p.isFed(hex) ? 0 : 8) +
    p.points(hex)
  );
}
export function retreat(p: Picture, ask: Ask): Action | undefined {
  for (const units of lists(ask, 'retreat').toSorted((a, b) => b.length - a.length)) {
    const u = p.own.find((x) => x.id === units[0]);
    const to = best(values(ask, 'retreat', { units }), (hex) => refuge(p, hex, u));
    if (to === undefined) continue;
    const via = best(values(ask, 'retreat', { units, to }), (hex) => (p.isZoned(hex) ? -1 : 0));
    if (via !== undefined) return { verb: 'retreat', args: { units, to, via } };
  }
  return undefined;
}
/** Repulsed: who would be cut off goes back, the others stand. */
export function fallBack(p: Picture, ask: Ask): Action | undefined {
  const vars = p.view.phase.findLast((f) => f.node === 'battle')?.vars;
  const ids = (vars?.['attackers'] as readonly number[] | undefined) ?? [];
  const isLost = p.own.some((u) => ids.includes(u.id) && !p.isFed(u.at) && !p.isLast);
  return (isLost ? retreat(p, ask) : undefined) ?? pass(ask);
}
/** Into what was won, armor further where supply follows. */
export function advance(p: Picture, ask: Ask): Action | undefined {
  for (const units of lists(ask, 'advance').toSorted((a, b) => b.length - a.length)) {
    const u = p.own.find((x) => x.id === units[0]);
    if (!u) continue;
    const worth = (hex: Loc): number => {
      const risk = p.menace(hex) / Math.max(1, p.defense(p.side, hex, [u]));
      return (
        (p.isMine(hex) ? 0 : p.points(hex) * 6) +
        (p.side === SOVIET ? (p.pull(u.at) - p.pull(hex)) * 1.5 : -1) +
        bonusOf(hex) * 0.5 +
        (u.info.class === 'combat' ? Math.min(2, p.bonds(hex, u)) : 0) -
        (p.isFed(hex) || p.isLast ? 0 : 5) -
        Math.max(0, risk - 2) * (p.side === GERMAN ? 2 : 0.7)
      );
    };
    const to = best(values(ask, 'advance', { units }), worth);
    const stays = p.ownAt(u.at).some((x) => !units.includes(x.id) && x.info.class === 'combat');
    const opens = p.side === GERMAN && !stays && p.bonds(u.at, u) > 0 ? 3 : 0;
    if (to !== undefined && worth(to) > opens) return { verb: 'advance', args: { units, to } };
  }
  return pass(ask);
}

// The Exploitation Phase

const pointsLeft = (u: Unit): number => u.moves - u.spent / 2;
const MOBILE_COST = 3;
const MARKER_COST = 3;
const MOBILE_ODDS = 2.2;
/** Armor runs over what stands in its way. */
export function mobileAssault(p: Picture, ask: Ask): Action | undefined {
  const tried = new Set<Loc>();
  for (const u of p.own) {
    if (!u.info.mech || !isReady(u) || has(u, 'moved') || tried.has(u.at) || pointsLeft(u) < MOBILE_COST) continue;
    tried.add(u.at);
    const stack = p
      .ownAt(u.at)
      .filter((x) => x.info.mech && isReady(x) && !has(x, 'moved') && pointsLeft(x) >= MOBILE_COST);
    const units = stack.map((x) => x.id);
    const targets = (AROUND[u.at] ?? []).filter((hex) => {
      if (!p.foesAt(hex).some(isGround) || !p.canStrike(u.at, hex)) return false;
      const force = stack.reduce((n, x) => n + p.force(x, u.at, hex), 0);
      return force / Math.max(1, p.defense(p.enemy, hex)) >= MOBILE_ODDS;
    });
    if (targets.length === 0) continue;
    const least = leastFor(p);
    for (const { value, column } of labelled(ask, 'mobile-assault', { units })) {
      const target = Number(value);
      if (!targets.includes(target) || promise(p, ask, target, column, stepsOf(p, units)) < least) continue;
      return { verb: 'mobile-assault', args: { units, target } };
    }
  }
  return undefined;
}
/** Could still take an Assault marker (4.9B3, 4.9C). */
const isAble = (u: Unit): boolean =>
  isReady(u) && !has(u, 'moved') && (u.info.mech ? pointsLeft(u) >= MARKER_COST : u.hexes === 0 && u.spent === 0);
/** Markers for attacks that will be worth it. */
export function takeMarkers(p: Picture, ask: Ask): Action | undefined {
  for (const { hex, odds } of chances(p, (u) => has(u, 'assault') || isAble(u))) {
    if (odds < MOBILE_ODDS) continue;
    for (const h of AROUND[hex] ?? []) {
      if (!p.canStrike(h, hex)) continue;
      const units = p
        .ownAt(h)
        .filter((u) => !has(u, 'assault') && isAble(u))
        .map((u) => u.id);
      const action = { verb: 'take-assault-marker', args: { units } };
      if (units.length > 0 && !ask.whyNot(action)) return action;
    }
  }
  return undefined;
}
