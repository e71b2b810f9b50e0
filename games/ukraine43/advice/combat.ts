// What the computer decides around a combat: where it attacks and with what help, who pays, who goes where afterwards.
import type { Action, Ask, Loc } from '@rasputitsa/kernel';
import { best, NONE } from '@rasputitsa/kit';
import { lists, pass, values, words } from '@rasputitsa/kit/asking';
import { AROUND } from '../1-map/board.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { labelled } from './ask.ts';
import { apart } from './distances.ts';
import { bonusOf, type Picture } from './picture.ts';
import { has, isFighter, isGround, type Unit } from './units.ts';
import type { Plan } from './plan.ts';
import { canEscape, columnNamed, columnOf, guardsIn, leastFor, promiser, stepsIn } from './worth.ts';

/** What it costs to take along somebody who is wanted elsewhere. */
const WANTED = 0.5;
const EACH = 0.02;

const isReady = (u: Unit): boolean => isFighter(u) && !has(u, 'disrupted') && !has(u, 'attacked');

interface Company {
  readonly units: readonly Unit[];
  readonly column: number;
}
const key = (units: readonly Unit[]): string =>
  units
    .map((u) => u.id)
    .toSorted((a, b) => a - b)
    .join(' ');
/** The best of what was planned for a hex and of what the rules offer, by their odds. */
function companiesFor(p: Picture, ask: Ask, target: Loc, planned: readonly Unit[]): readonly Company[] {
  const offered = labelled(ask, 'attack', { targets: [target] }).map(({ value, column }) => ({
    units: (value as readonly number[]).flatMap((id) => p.unit(id) ?? []),
    column: columnNamed(column),
  }));
  const mine = key(planned);
  if (offered.some(({ units }) => key(units) === mine)) return offered;
  const force = planned.reduce((n, u) => n + p.force(u, u.at, target), 0);
  const column = columnOf(force / Math.max(1, p.defense(p.enemy, target)), 0);
  return [...offered, { units: planned, column }];
}
/** The next attack of a plan that was made before other battles: who is not where he was, or not able any more, is left out. `tried`: hexes
 * that are not looked at again. */
export function attack(p: Picture, ask: Ask, plan: Plan, tried: Set<number>): Action | undefined {
  const least = leastFor(p);
  for (const { target, units: planned } of plan.attacks) {
    if (tried.has(target)) continue;
    tried.add(target);
    if (!p.foesAt(target).some(isGround)) continue;
    const able = planned.flatMap(({ id }) => p.unit(id) ?? []).filter((u) => isReady(u) && apart(u.at, target) === 1);
    if (able.length === 0) continue;
    const isOwn = (u: Unit): boolean => (plan.targetOf.get(u.id) ?? target) === target;
    const sealed = !canEscape(p, target, (hex) => p.ownAt(hex).some((u) => u.info.class === 'combat'));
    const promises = promiser(p, ask, target);
    const worth = ({ units, column }: Company): number => {
      const price = units.reduce((n, u) => n + (isOwn(u) ? EACH : WANTED), 0);
      const shifted = column + (column < 0 ? 0 : plan.shiftOn(target));
      return promises({ column: shifted, steps: stepsIn(units), guards: guardsIn(units), sealed }) - price;
    };
    const companies = companiesFor(p, ask, target, able).map((c) => ({ ...c, n: worth(c) }));
    for (const { units, n } of companies.toSorted((a, b) => b.n - a.n)) {
      if (n < least) break;
      const action = { verb: 'attack', args: { targets: [target], units: units.map((u) => u.id) } };
      if (!ask.whyNot(action)) return action;
    }
  }
  return undefined;
}

/** Everything that still moves the column, guns first; Zhukov in the first battle near him, which promises most, unless there is next to nobody to beat. */
export function support(p: Picture, ask: Ask): Action | undefined {
  const vars = p.view.phase.findLast((f) => f.node === 'battle')?.vars;
  const [target = -1] = (vars?.['targets'] as readonly number[] | undefined) ?? [];
  for (const [verb, arg] of [
    ['barrage', 'gun'],
    ['ground-support', 'air'],
  ] as const) {
    if (ask.values(verb).length === 0) continue;
    const [first] = labelled(ask, verb);
    if (first !== undefined && first.column !== 'High Odds' && first.column !== 'repulsed')
      return { verb, args: { [arg]: Number(first.value) } };
  }
  if (p.points(target) > 0 || p.isFort(p.enemy, target) || stepsIn(p.foesAt(target).filter(isGround)) > 1) {
    const [led] = ask.values('lead').length > 0 ? labelled(ask, 'lead') : [];
    if (led !== undefined && led.column !== 'High Odds' && led.column !== 'repulsed')
      return { verb: 'lead', args: { leader: Number(led.value) } };
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
    const u = p.unit(id);
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
    bonds * 2 + bonusOf(hex) * 0.6 + p.nearness(hex) - (p.isZoned(hex) ? 2 : 0) - (p.isFed(hex) ? 0 : 8) + p.points(hex)
  );
}
export function retreat(p: Picture, ask: Ask): Action | undefined {
  for (const units of lists(ask, 'retreat').toSorted((a, b) => b.length - a.length)) {
    const u = p.unit(units[0]);
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
/** The Soviets follow whoever goes back: he gets no rest, and has less room. */
const PRESS = 1;
/** Into what was won, armor further where supply follows. */
export function advance(p: Picture, ask: Ask): Action | undefined {
  for (const units of lists(ask, 'advance').toSorted((a, b) => b.length - a.length)) {
    const u = p.unit(units[0]);
    if (!u) continue;
    const worth = (hex: Loc): number => {
      const risk = p.menace(hex) / Math.max(1, p.defense(p.side, hex, [u]));
      return (
        (p.isMine(hex) ? 0 : p.points(hex) * 6) +
        (p.side === SOVIET ? PRESS + (p.pull(u.at, u) - p.pull(hex, u)) * 1.5 : -1) +
        bonusOf(hex) * 0.5 +
        (u.info.class === 'combat' ? Math.min(2, p.bonds(hex, u)) : 0) -
        (p.isFedNext(hex) || p.isLast ? 0 : 5) -
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
      if (!targets.includes(target)) continue;
      const sealed = !canEscape(p, target, (hex) => p.ownAt(hex).some((x) => x.info.class === 'combat'));
      const blow = { column: columnNamed(column), steps: stepsIn(stack), guards: guardsIn(stack), sealed };
      if (promiser(p, ask, target)(blow) < least) continue;
      return { verb: 'mobile-assault', args: { units, target } };
    }
  }
  return undefined;
}
const marker = (units: readonly number[]): Action => ({ verb: 'take-assault-marker', args: { units } });
/** Where the plan wants it in the Second Combat Phase. */
const isPosted = (p: Picture, plan: Plan, u: Unit): boolean =>
  plan.posts.get(u.id) === u.at &&
  !has(u, 'assault') &&
  !has(u, 'moved') &&
  p.foesAt(plan.targetOf.get(u.id) ?? NONE).length > 0;
/** Markers for those who are at their posts. */
export function takeMarkers(p: Picture, ask: Ask, plan: Plan): readonly Action[] {
  const ready = p.own.filter((u) => isPosted(p, plan, u));
  const hexes = [...new Set(ready.map((u) => u.at))];
  return hexes
    .map((hex) => marker(ready.filter((u) => u.at === hex).map((u) => u.id)))
    .filter((action) => !ask.whyNot(action));
}
/** For somebody who has just come there. */
export const markerFor = (p: Picture, plan: Plan, u: Unit): Action | undefined =>
  isPosted(p, plan, u) ? marker([u.id]) : undefined;
