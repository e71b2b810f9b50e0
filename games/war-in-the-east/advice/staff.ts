// Everything beside marching and fighting: set-up, the air, fortified units, drafts, production, and units that the enemy has too many of.
import type { Action, Ask, Loc, View } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { legal, lists, pass, values } from '@rasputitsa/kit/asking';
import { AIR, DEPOT, STAFF, SURPLUS } from '../data/advice.ts';
import { TRAY } from '../3-equipment/board.ts';
import { AIR as AIR_RULES, PRODUCTION } from '../data/charts.ts';
import type { ProductionCost } from '../data/shapes.ts';
import { AXIS, ownedBy } from '../sides.ts';
import { FAR, Fields } from './fields.ts';
import { LAND, ON_RAIL } from './ground.ts';
import { CLEAR_WEATHER, has, MUD, type Picture, SNOW } from './picture.ts';
import { roleOf } from './role.ts';

/** Fortified units once (32.4.3), then everybody. */
export function setUp(view: View, ask: Ask): Action | undefined {
  const isFortifying = view.phase.at(-1)?.node === 'set-up-fortified';
  const isDone =
    isFortifying && view.pieces.some((x) => x.side === ask.side && x.flags?.includes('fortified') === true);
  return (isDone ? undefined : legal(ask, { verb: 'deploy-rest', args: {} })) ?? pass(ask);
}

// The air

/** Who has more in the air fights for it and keeps the rest for the ground; who has less keeps out of the fight. */
export function commitAir(p: Picture): Action | undefined {
  const mine = p.view.tracks[p.side === AXIS ? 'axis-air' : 'russian-air'] ?? 0;
  const theirs = p.view.tracks[p.side === AXIS ? 'russian-air' : 'axis-air'] ?? 0;
  const isHalved = p.weather === MUD || (p.weather === SNOW && p.side === AXIS);
  const most = isHalved ? Math.floor(mine / 2) : mine;
  const least = p.side !== AXIS && mine >= AIR_RULES.compulsoryFrom ? Math.min(Math.ceil(mine / 2), most) : 0;
  const isWeak = mine < theirs * AIR.strong;
  // In a long war who keeps out of the fight altogether loses nothing, and grows.
  if (isWeak && p.row.campaign) return { verb: 'commit-air', args: { superiority: 0, support: least } };
  const fight = isWeak ? 0 : Math.min(Math.ceil(theirs * AIR.share), Math.floor(most * AIR.mostShare));
  const wanted =
    roleOf(p) === 'attack' || p.weather === CLEAR_WEATHER ? most - fight : Math.floor((most - fight) * AIR.inDefense);
  const support = Math.max(wanted, least - fight);
  return { verb: 'commit-air', args: { superiority: fight, support } };
}
/** Railways and ways behind the enemy's front; every point is back next turn. */
export function interdiction(p: Picture, round: number): readonly Action[] {
  const points = p.view.tracks[p.side === AXIS ? 'axis-support' : 'russian-support'] ?? 0;
  if (round > 0 || points === 0) return [];
  const f = new Fields(p);
  const worth = (hex: Loc): number => {
    const rear = f.rear[hex] ?? FAR;
    if (rear > AIR.deep || p.ownUnits[hex] !== 0 || p.ownZoc[hex] === 1) return -FAR;
    const isLine = ON_RAIL[hex] === 1 && p.rail[hex] === ownedBy(p.enemy) ? 3 : 0;
    return isLine + (p.foeUnits[hex] !== 0 ? -1 : 0) - Math.abs(rear - 3) + Math.min(2, (f.menace[hex] ?? 0) / 10);
  };
  const found: { readonly hex: Loc; readonly n: number }[] = [];
  for (const hex of LAND) {
    const n = worth(hex);
    if (n > 0) found.push({ hex, n });
  }
  return found
    .toSorted((a, b) => b.n - a.n || a.hex - b.hex)
    .slice(0, points * 2)
    .map(({ hex }) => ({ verb: 'interdict', args: { to: hex } }));
}

const isIdle = (flags: readonly string[]): boolean =>
  !flags.includes('moved') && !flags.includes('railed') && !flags.includes('attacked');
/** 25: those who stand where they will be attacked dig in, where a die is likely to succeed. */
export function fortification(p: Picture, round: number): readonly Action[] {
  if (round > 0 || roleOf(p) === 'attack' || p.weather === MUD) return [];
  const f = new Fields(p);
  const near = p.own.filter(
    (u) => u.info.id === 'so-rif' && !has(u, 'fortified') && (f.front[u.at] ?? FAR) <= STAFF.digWithin,
  );
  const seen = new Set<Loc>();
  const digging = near.flatMap((u) => {
    if (seen.has(u.at) || !isIdle(u.flags)) return [];
    seen.add(u.at);
    const hands = p
      .ownAt(u.at)
      .filter((x) => x.foot && isIdle(x.flags))
      .reduce((n, x) => n + x.attack, 0);
    return hands >= STAFF.hands ? [{ verb: 'fortify', args: { piece: u.id } }] : [];
  });
  // Far behind the front a fortified unit is of no use.
  const idle = p.own.filter((u) => has(u, 'fortified') && (f.front[u.at] ?? FAR) > STAFF.leaveFrom);
  return [...digging, ...idle.map((u) => ({ verb: 'unfortify', args: { piece: u.id } }))];
}

// Drafts

/** Armor first; who is beside the enemy rather than who is behind, for he cannot move this turn anyway. */
export function replacements(p: Picture, round: number): readonly Action[] {
  if (round > 0) return [];
  const orders: Action[] = [];
  for (const units of lists(p.ask, 'combine')) orders.push({ verb: 'combine', args: { units } });
  const f = new Fields(p);
  const remnants = p.own
    .filter((u) => u.info.nation === 'german' && u.info.steps === 2 && u.steps === 1)
    .toSorted(
      (a, b) => Number(b.mech) - Number(a.mech) || (f.front[a.at] ?? FAR) - (f.front[b.at] ?? FAR) || a.id - b.id,
    );
  if (p.side === AXIS) {
    for (const u of remnants) orders.push({ verb: 'rebuild-kampfgruppe', args: { unit: u.id } });
    const [lost] = values(p.ask, 'replace-division');
    if (lost !== undefined) orders.push({ verb: 'replace-division', args: { unit: lost } });
  }
  return orders;
}
/** 14.31: the one farthest from the front. */
export function weakest(p: Picture): Action | undefined {
  const f = new Fields(p);
  const piece = best(values(p.ask, 'suffer-frostbite'), (id) => f.front[p.byId.get(id)?.at ?? 0] ?? 0);
  return piece === undefined ? undefined : { verb: 'suffer-frostbite', args: { piece } };
}

/** 28.0.P: a die costs nothing. */
export function raise(p: Picture): Action | undefined {
  const [units] = lists(p.ask, 'raise-partisans');
  return units === undefined ? undefined : { verb: 'raise-partisans', args: { units } };
}

// Production

const started = new WeakMap<Ask, number>();
/** In the years of retreat the program of 36.22; later what makes strong units of what is there, and what they are made of. */
export function production(p: Picture): Action | undefined {
  const done = pass(p.ask);
  if (started.get(p.ask) === p.turn && done) return concentrate(p) ?? more(p) ?? done;
  started.set(p.ask, p.turn);
  if (p.turn < DEPOT.alone) return { verb: 'follow-program', args: {} };
  return airPoint(p) ?? concentrate(p) ?? more(p) ?? done;
}
/** 15.34.C: where it is due, nothing else can be started before it. */
function airPoint(p: Picture): Action | undefined {
  const [center] = p.turn % PRODUCTION.airEvery === 1 ? values(p.ask, 'construct', { what: 'Air' }) : [];
  return center === undefined ? undefined : { verb: 'construct', args: { what: 'Air', center } };
}
const words = (ask: Ask, verb: string): readonly string[] => {
  const asked = ask.choices(verb, {});
  return asked.ok ? asked.choices.map((c) => String(c.value)) : [];
};
/** 15.4, 15.5: battlegroups are rebuilt, the dearest first, and parts become corps. */
function concentrate(p: Picture): Action | undefined {
  if (p.turn < DEPOT.from) return undefined;
  const worth = (id: number): number => p.byId.get(id)?.info.counters ?? 0;
  const dearest = values(p.ask, 'rebuild').toSorted((a, b) => worth(a) - worth(b) || a - b);
  for (const unit of dearest) {
    const [center] = values(p.ask, 'rebuild', { unit });
    if (center !== undefined) return { verb: 'rebuild', args: { unit, center } };
  }
  const able = new Set(words(p.ask, 'convert'));
  for (const into of SURPLUS.convert) {
    if (!able.has(into)) continue;
    for (const center of values(p.ask, 'convert', { into })) {
      const [units] = lists(p.ask, 'convert', { into, center });
      if (units !== undefined) return { verb: 'convert', args: { into, center, units } };
    }
  }
  return undefined;
}
/** What the program leaves: Centers that stand idle are put to work, as long as there is enough for the program of the next turns. */
function more(p: Picture): Action | undefined {
  const { tracks } = p.view;
  const costs = p.ask.chart('production-costs') as Readonly<Record<string, ProductionCost>>;
  const arms = (tracks['arms-points'] ?? 0) - SURPLUS.arms;
  const personnel = (tracks['personnel-points'] ?? 0) - SURPLUS.personnel;
  const inPlay = (what: string): number =>
    [...p.byId.values()].filter((u) => u.info.name === what && u.at !== TRAY).length;
  const flying = ((p.view.memo['air-on-tracks'] ?? []) as readonly unknown[]).length;
  const [center] = flying < SURPLUS.air ? values(p.ask, 'rebuild-air') : [];
  if (center !== undefined && arms >= (costs['Lost Air']?.arms ?? 0)) return { verb: 'rebuild-air', args: { center } };
  for (const [what, most] of SURPLUS.wanted) {
    const cost = costs[what];
    if (cost === undefined || cost.arms > arms || cost.personnel > personnel || inPlay(what) >= most) continue;
    const [at] = values(p.ask, 'construct', { what });
    if (at !== undefined) return { verb: 'construct', args: { what, center: at } };
  }
  return undefined;
}
export function placing(p: Picture): Action | undefined {
  return legal(p.ask, { verb: 'place-rest', args: {} }) ?? pass(p.ask);
}

/** The strongest of those the enemy has too many of. */
export function takeFrom(p: Picture): Action | undefined {
  const foes = new Map(p.foes.map((u) => [u.id, u]));
  for (const { verb, refusal } of p.ask.offers()) {
    if (refusal) continue;
    const piece = best(values(p.ask, verb), (id) => foes.get(id)?.worth ?? 0);
    if (piece !== undefined) return { verb, args: { piece } };
  }
  return pass(p.ask);
}
