// Everything beside marching and fighting: replacements, reinforcements, guns, aircraft, railways, bridges, fortifications, the dam.
import type { Action, Ask, Loc } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { pass, values, words } from '@rasputitsa/kit/asking';
import { AROUND, ZAPOROZHYE, isHex } from '../1-map/board.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { apart } from './distances.ts';
import { bonusOf, type Picture } from './picture.ts';
import { has, isGround } from './units.ts';
import { isGarrison, wantsGarrison } from './moves.ts';
import type { Plan } from './plan.ts';

// The start of the Movement Phase

/** Steps owed for those who left the map: the weakest pay, a victory point is dearer (30.2C). */
function removeStep(p: Picture, ask: Ask): Action | undefined {
  if ((p.view.tracks['owed-mech'] ?? 0) + (p.view.tracks['owed-any'] ?? 0) === 0) return undefined;
  const unit = best(values(ask, 'remove-step'), (id) => {
    const u = p.anyUnit(id);
    return u ? -(u.attack + u.defense) - (u.steps === 1 ? 3 : 0) : -99;
  });
  return unit === undefined ? undefined : { verb: 'remove-step', args: { unit } };
}
function rally(p: Picture, ask: Ask): Action | undefined {
  if (p.side !== GERMAN || !p.own.some((u) => has(u, 'disrupted'))) return undefined;
  const unit = best(values(ask, 'rally'), (id) => p.anyUnit(id)?.attack ?? 0);
  return unit === undefined ? undefined : { verb: 'rally', args: { unit } };
}
/** The strongest first. Those who hold or will attack where they are wait: a replacement disrupts them for this turn. */
function replace(p: Picture, ask: Ask, plan: Plan): readonly Action[] {
  const { replacements = 0, 'mech-replacements': mech = 0 } = p.view.tracks;
  if (replacements + mech <= 0) return [];
  const worth = (id: number): number => {
    const u = p.anyUnit(id);
    return u ? u.attack + u.defense : -1;
  };
  const isSpared = (id: number): boolean => !plan.targetOf.has(id);
  const able = values(ask, 'replace').filter(isSpared);
  if (able.length > 0)
    return able
      .toSorted((a, b) => worth(b) - worth(a))
      .slice(0, replacements + mech)
      .map((unit) => ({ verb: 'replace', args: { unit } }));
  const fallen = best(values(ask, 'rebuild'), (id) => {
    const u = p.anyUnit(id);
    return u ? u.attack + u.defense : 0;
  });
  if (fallen === undefined) return [];
  const to = best(values(ask, 'rebuild', { unit: fallen }), (hex) => nearFront(p, hex));
  return to === undefined ? [] : [{ verb: 'rebuild', args: { unit: fallen, to } }];
}
/** Near the enemy, but not next to him. */
function nearFront(p: Picture, hex: Loc): number {
  const front = p.front(hex);
  if (wantsGarrison(p, hex)) return p.points(hex);
  return (front < 3 ? (front - 3) * 4 : -front) - p.ownAt(hex).length / 2;
}
/** Assaults over a Major River have to be prepared before anybody marches. */
const riverAssaults = (plan: Plan): readonly Action[] =>
  plan.crossings.map(({ unit, target }) => ({ verb: 'river-assault', args: { unit, target } }));
/** A bridge where the way leads on, near to where the army is. */
function bridge(p: Picture, ask: Ask): Action | undefined {
  if (p.side !== SOVIET) return undefined;
  const banks = new Set<Loc>();
  let chosen: Action | undefined;
  let most = 1;
  for (const id of values(ask, 'place-bridge-train')) {
    const u = p.unit(id);
    // One of a stack is as good as another.
    if (!u || banks.has(u.at)) continue;
    banks.add(u.at);
    for (const to of values(ask, 'place-bridge-train', { unit: id })) {
      if (p.foesAt(to).some(isGround)) continue;
      const held = p.ownAt(to).length > 0 ? 4 : p.isZoned(to) ? -4 : 0;
      const n = held + (p.pull(u.at) - p.pull(to)) + (p.front(to) <= 4 ? 1 : -2) + army(p, u.at) * 0.3;
      if (n <= most) continue;
      most = n;
      chosen = { verb: 'place-bridge-train', args: { unit: id, to } };
    }
  }
  return chosen;
}
const army = (p: Picture, hex: Loc): number =>
  p.own.filter((u) => u.info.class === 'combat' && apart(u.at, hex) <= 3).length;

/** `done`: what has been seen to. */
export function beforeMarching(p: Picture, ask: Ask, plan: Plan, done: Set<string>): readonly Action[] {
  const first = removeStep(p, ask) ?? rally(p, ask);
  if (first) return [first];
  if (plan.crossings.length > 0 && !done.has('crossings')) {
    done.add('crossings');
    return riverAssaults(plan);
  }
  const train = done.has('bridges') ? undefined : bridge(p, ask);
  if (train) return [train];
  done.add('bridges');
  return replace(p, ask, plan);
}

// The end of the Movement Phase

/** Those who have come, then those far behind, go by rail to the front. */
function byRail(p: Picture, ask: Ask): Action | undefined {
  const isUsed = (p.view.tracks['rail-moves'] ?? 0) > 0;
  const waiting = p.own.filter(
    (u) =>
      (has(u, 'fresh') ? !has(u, 'moved') && !has(u, 'railed') : !isUsed && u.hexes === 0 && !has(u, 'moved')) &&
      isGround(u) &&
      u.info.class !== 'hq' &&
      p.front(u.at) > 9 &&
      !isGarrison(p, u),
  );
  if (waiting.length === 0) return undefined;
  const able = new Set(values(ask, 'rail-move'));
  const u = best(
    waiting.filter((x) => able.has(x.id)),
    (x) => p.front(x.at) + x.attack,
  );
  if (!u) return undefined;
  const to = best(values(ask, 'rail-move', { unit: u.id }), (hex) => nearFront(p, hex));
  return to !== undefined && (p.front(to) < p.front(u.at) - 4 || wantsGarrison(p, to))
    ? { verb: 'rail-move', args: { unit: u.id, to } }
    : undefined;
}
/** Who has just come in and did not find a train marches on. */
function marchIn(p: Picture, ask: Ask): Action | undefined {
  for (const u of p.own) {
    if (!has(u, 'fresh') || has(u, 'moved') || has(u, 'railed') || u.hexes > 1 || !isGround(u)) continue;
    const to = best(values(ask, 'move', { units: [u.id] }), (hex) => nearFront(p, hex));
    if (to !== undefined && nearFront(p, to) > nearFront(p, u.at)) return { verb: 'move', args: { units: [u.id], to } };
  }
  return undefined;
}
function enter(p: Picture, ask: Ask): Action | undefined {
  for (const unit of values(ask, 'enter')) {
    const to = best(values(ask, 'enter', { unit }), (hex) => nearFront(p, hex));
    if (to !== undefined) return { verb: 'enter', args: { unit, to } };
  }
  return undefined;
}
const BASE_NEAR = 6;
/** Aircraft follow the front. */
function rebase(p: Picture, ask: Ask): Action | undefined {
  const u = p.own.find(
    (x) => x.info.class === 'air' && !has(x, 'flown') && isHex(x.at) && p.front(x.at) > BASE_NEAR + 2,
  );
  if (!u) return undefined;
  const to = best(values(ask, 'change-base', { unit: u.id }), (hex) => baseWorth(p, hex));
  return to !== undefined && baseWorth(p, to) > baseWorth(p, u.at) + 2
    ? { verb: 'change-base', args: { unit: u.id, to } }
    : undefined;
}
const baseWorth = (p: Picture, hex: Loc): number => -Math.abs(p.front(hex) - 4) - (p.front(hex) < 3 ? 6 : 0);
/** Further from the enemy a fort is worth building only in a city. */
const FORT_NEAR = 6;
/** Where a city or the line will need it next turn. */
function fort(p: Picture, ask: Ask): Action | undefined {
  if (p.side !== GERMAN || (p.view.tracks['forts-begun'] ?? 0) > 0) return undefined;
  const worth = (at: Loc): number =>
    p.front(at) > FORT_NEAR && p.points(at) === 0
      ? -1
      : p.points(at) * 2 +
        bonusOf(at) * 0.5 +
        Math.min(3, p.menace(at) / 10) -
        (p.isZoned(at) ? 4 : 0) -
        Math.max(0, p.front(at) - 3) * 2;
  const at = best(values(ask, 'build-fort'), worth);
  return at !== undefined && worth(at) > 0 ? { verb: 'build-fort', args: { at } } : undefined;
}
/** A brigade comes down beside a city that stands open, to walk into it next turn. */
function airdrop(p: Picture, ask: Ask): Action | undefined {
  if (p.side !== SOVIET || p.isLast) return undefined;
  const isOpen = (hex: Loc): boolean => !p.isMine(hex) && p.points(hex) > 0 && !p.foesAt(hex).some(isGround);
  // Mostly there is no such city, and then nobody need ask where brigades could come down.
  if (!p.prizes().some((city) => isOpen(city) && p.isFed(city))) return undefined;
  const [brigade] = values(ask, 'drop');
  if (brigade === undefined) return undefined;
  const worth = (hex: Loc): number => {
    if (p.isZoned(hex) || !p.isFed(hex)) return 0;
    return (AROUND[hex] ?? []).reduce(
      (n, city) => (isOpen(city) && p.isFed(city) ? Math.max(n, p.points(city)) : n),
      0,
    );
  };
  const sites = values(ask, 'drop', { brigade }).filter((hex) => worth(hex) > 0);
  for (const to of sites.toSorted((a, b) => worth(b) - worth(a) || p.front(b) - p.front(a))) {
    const action = { verb: 'drop', args: { brigade, to } };
    if (!ask.whyNot(action)) return action;
  }
  return undefined;
}
export function afterMarching(p: Picture, ask: Ask): Action | undefined {
  return byRail(p, ask) ?? airdrop(p, ask) ?? marchIn(p, ask) ?? enter(p, ask) ?? rebase(p, ask) ?? fort(p, ask);
}

// Steps of their own

export function artillery(p: Picture, ask: Ask): Action | undefined {
  const gun = best(values(ask, 'resupply-artillery'), (id) => {
    const u = p.unit(id);
    return u ? -p.front(u.at) : -99;
  });
  if (gun !== undefined) return { verb: 'resupply-artillery', args: { gun } };
  const [recalled] = values(ask, 'recall-artillery');
  const [price] = recalled === undefined ? [] : words(ask, 'recall-artillery', { gun: recalled });
  // What is left of the resupply costs nothing; armor needs its own replacements.
  return recalled !== undefined && price === 'supply'
    ? { verb: 'recall-artillery', args: { gun: recalled, price } }
    : pass(ask);
}
export function airReturn(p: Picture, ask: Ask): Action | undefined {
  for (const unit of values(ask, 'return-to-base')) {
    const to = best(values(ask, 'return-to-base', { unit }), (hex) => baseWorth(p, hex));
    if (to !== undefined) return { verb: 'return-to-base', args: { unit, to } };
  }
  return pass(ask);
}
/** Over the stacks of ours that matter most and are in danger; two do not help one another. */
export function das(p: Picture, ask: Ask): Action | undefined {
  const covered = p.own.filter((u) => u.info.class === 'air' && has(u, 'das')).map((u) => u.at);
  for (const unit of values(ask, 'fly-das')) {
    const hexes = new Set(values(ask, 'fly-das', { unit }));
    const worth = (hex: Loc): number => {
      if (covered.some((at) => apart(at, hex) <= 2)) return -1;
      let sum = 0;
      for (const h of [hex, ...(AROUND[hex] ?? [])]) {
        const held = p.ownAt(h).filter((u) => u.info.class === 'combat').length;
        if (held > 0 && p.front(h) <= 2) sum += held * (1 + p.points(h)) * (p.menace(h) > p.defense(p.side, h) ? 2 : 1);
      }
      return sum;
    };
    const at = best(new Set(p.own.filter((u) => u.info.class === 'combat' && hexes.has(u.at)).map((u) => u.at)), worth);
    if (at !== undefined && worth(at) > 0) return { verb: 'fly-das', args: { unit, to: at } };
  }
  return pass(ask);
}
export function repair(ask: Ask): readonly Action[] {
  return words(ask, 'repair').map((line) => ({ verb: 'repair', args: { line } }));
}
export function hurry(_: Picture, ask: Ask): Action | undefined {
  for (const from of values(ask, 'hurry-bridge'))
    for (const to of values(ask, 'hurry-bridge', { from })) return { verb: 'hurry-bridge', args: { from, to } };
  return pass(ask);
}
const FAR_BEHIND = 7;
/** Bridges the front has left far behind, when all are in use. */
export function keepBridges(p: Picture, ask: Ask): Action | undefined {
  if (Object.keys(p.view.marks['bridge'] ?? {}).length >= 4)
    for (const from of values(ask, 'remove-bridge'))
      for (const to of values(ask, 'remove-bridge', { from }))
        if (p.front(from) > FAR_BEHIND && p.isMine(to)) return { verb: 'remove-bridge', args: { from, to } };
  return pass(ask);
}
/** The Germans when they are about to lose it, the Soviets when they will not get it any more (28.1). */
export function dam(p: Picture, ask: Ask): Action | undefined {
  const blast = { verb: 'destroy-dam', args: {} };
  const isTime = p.side === GERMAN ? p.front(ZAPOROZHYE) <= 1 : p.wantsDam();
  return isTime && !ask.whyNot(blast) ? blast : pass(ask);
}
export function base(p: Picture, ask: Ask, verb: string, arg: string): Action | undefined {
  const to = best(values(ask, verb), (hex) => baseWorth(p, hex));
  return to === undefined ? pass(ask) : { verb, args: { [arg]: to } };
}
