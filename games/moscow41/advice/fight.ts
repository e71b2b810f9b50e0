// The Attack Phase: what is worth attacking, what must be attacked, and what each side throws in.
import { type Action, DONE, type Json, type Loc } from '@rasputitsa/kernel';
import { best, distance } from '@rasputitsa/kit';
import { legal, lists, pass, values } from '@rasputitsa/kit/asking';
import { AROUND, GRID } from '../1-basics/board.ts';
import { COMBAT } from '../data/advice.ts';
import { table } from '../data/tables.ts';
import type { Picture } from './picture.ts';
import { FOUGHT, has, OWES, type Own } from './units.ts';

const done: Action = { verb: DONE, args: {} };

interface Fight {
  readonly targets: readonly Loc[];
  readonly units: readonly Own[];
  readonly promise: number;
  readonly isOwed: boolean;
}

const marked = (p: Picture, mark: string, hex: Loc): boolean => (p.view.marks[mark]?.[hex] ?? 0) > 0;
const isFresh = (p: Picture, hex: Loc): boolean => !marked(p, 'attacked', hex) && !marked(p, 'shelled', hex);

/** Every attack on one hex by all who could, on two by one stack; the best first. */
function fights(p: Picture): readonly Fight[] {
  const out: Fight[] = [];
  for (const hex of p.foes.keys()) {
    if (!isFresh(p, hex)) continue;
    const units = p.strikers(hex);
    if (units.length === 0) continue;
    out.push({ targets: [hex], units, promise: p.promise([hex], units), isOwed: isOwed(p, hex, units) });
  }
  return out.sort((a, b) => b.promise - a.promise);
}
const isOwed = (p: Picture, hex: Loc, units: readonly Own[]): boolean =>
  marked(p, 'owed', hex) || units.some((u) => has(u, OWES) && !has(u, FOUGHT));

/** What is owed elsewhere by those who could be sent here, with nobody but these left for it. */
function elsewhere(p: Picture, owed: readonly Fight[], units: readonly Own[]): number {
  let sum = 0;
  for (const other of owed) {
    const left = other.units.filter((u) => !units.includes(u));
    if (left.length < other.units.length) sum += left.length === 0 ? COMBAT.unmet : p.promise(other.targets, left);
  }
  return sum;
}
/** The units that serve best: who adds nothing to the odds is kept for another fight, above all for one that is owed. */
function trimmed(p: Picture, f: Fight, all: readonly Fight[]): Fight {
  let { units } = f;
  const owed = all.filter((o) => o.isOwed && o.targets[0] !== f.targets[0] && o.units.some((u) => units.includes(u)));
  const worth = (of: readonly Own[]): number => p.promise(f.targets, of) + elsewhere(p, owed, of);
  let now = worth(units);
  const spare = [...units].sort((a, b) => a.attack - b.attack);
  for (const u of spare) {
    if (units.length < 2) break;
    const rest = units.filter((x) => x !== u);
    const then = worth(rest);
    if (then < now - 0.01) continue;
    units = rest;
    now = then;
  }
  return { ...f, units, promise: now };
}

const TRIES = 6;
/** The attack in a form the rules accept: whoever must join joins, whoever is needed elsewhere stays out (5.1.3, 5.1.4). */
function accepted(p: Picture, f: Fight): Action | undefined {
  const byId = new Map(p.own.map((u) => [u.id, u]));
  let units = [...f.units];
  for (let i = 0; i < TRIES && units.length > 0; i++) {
    const action: Action = { verb: 'attack', args: { targets: [...f.targets], units: units.map((u) => u.id) } };
    const no = p.ask.whyNot(action);
    if (!no) return action;
    const joins = no.rule === '5.1.3' ? no.pieces.map((id) => byId.get(id)).filter((u) => u !== undefined) : [];
    const able = joins.filter((u) => f.targets.every((hex) => distance(GRID, u.at, hex) === 1) && !units.includes(u));
    if (able.length > 0) {
      units.push(...able);
      continue;
    }
    const needed = no.rule === '5.1.4' ? no.places : [];
    const leaves = units
      .filter((u) => needed.some((hex) => distance(GRID, u.at, hex) === 1))
      .sort((a, b) => a.attack - b.attack)[0];
    if (!leaves) return undefined;
    units = units.filter((u) => u !== leaves);
  }
  return undefined;
}

/** What an attack may promise less, or must promise more, than usual. */
export const daring = (p: Picture): number => (p.will.attack - 1) * COMBAT.daring;

export function attacks(p: Picture): readonly Action[] {
  const action = nextAttack(p);
  return action ? [action] : [];
}
function nextAttack(p: Picture): Action | undefined {
  const all = fights(p);
  const least = (p.isBold ? COMBAT.least.bold : COMBAT.least.wary) - daring(p);
  for (const f of all) {
    if (f.promise < least) break;
    const chosen = trimmed(p, f, all);
    const action = chosen.promise >= least || f.isOwed ? accepted(p, chosen) : undefined;
    if (action) return action;
  }
  const shelling = bombardment(p);
  if (shelling) return shelling;
  const done = pass(p.ask);
  if (done) return done;
  return duty(p, all);
}
/** Nothing is worth it, but something is owed: the least evil. One stack may take on two hexes at once. */
function duty(p: Picture, all: readonly Fight[]): Action | undefined {
  const doubles: Fight[] = [];
  for (const targets of lists(p.ask, 'attack')) {
    if (targets.length !== 2) continue;
    for (const from of AROUND[targets[0] ?? -1] ?? []) {
      const units = p.ownAt(from).filter((u) => u.isRegular && u.attack > 0 && !has(u, FOUGHT));
      if (units.length === 0 || targets.some((hex) => distance(GRID, from, hex) !== 1)) continue;
      doubles.push({
        targets,
        units,
        promise: p.promise(targets, units),
        isOwed: targets.some((hex) => isOwed(p, hex, units)),
      });
    }
  }
  const owed = [...all, ...doubles].filter((f) => f.isOwed).sort((a, b) => b.promise - a.promise);
  for (const f of owed) {
    const action = accepted(p, f);
    if (action) return action;
  }
  return undefined;
}
const GUN_RANGE = table('numbers').artilleryRange;
/** Guns that no attack needs fire at what is in range, all that can at the best of it. */
function bombardment(p: Picture): Action | undefined {
  const ready = p.readyGuns();
  if (ready.length === 0) return undefined;
  const shots: { readonly target: Loc; readonly guns: number[]; readonly worth: number }[] = [];
  for (const f of p.foes.values()) {
    const guns = ready.filter((u) => {
      const far = distance(GRID, u.at, f.at);
      return far > 1 && far <= GUN_RANGE;
    });
    if (guns.length === 0 || marked(p, 'owed', f.at) || !isFresh(p, f.at)) continue;
    shots.push({ target: f.at, guns: guns.map((u) => u.id), worth: f.count + p.worth(f.at) });
  }
  shots.sort((a, b) => b.worth - a.worth);
  for (const { target, guns } of shots.slice(0, TRIES)) {
    const action = legal(p.ask, { verb: 'bombard', args: { target, guns } });
    if (action) return action;
  }
  return undefined;
}

// In a combat: its stacks are open to both sides.

function vars(p: Picture): Readonly<Record<string, Json>> {
  return Object.assign({}, ...p.view.phase.map((f) => f.vars)) as Readonly<Record<string, Json>>;
}
const list = (value: Json | undefined): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);

/** Guns in support as long as they move the column; stars and rewards whenever they are to be had. */
export function declare(p: Picture): readonly Action[] {
  const { ask } = p;
  const out: Action[] = values(ask, 'use-ability').map((unit) => ({ verb: 'use-ability', args: { unit } }));
  const v = vars(p);
  const isAttacker = list(v['attackers']).some((id) => p.own.some((u) => u.id === id));
  const most =
    v[isAttacker ? 'reward' : 'defenceReward'] === undefined ? values(ask, 'spend-reward').at(-1) : undefined;
  if (most !== undefined) out.push({ verb: 'spend-reward', args: { modifiers: most } });
  const guns = values(ask, 'support').toSorted((a, b) => strength(p, b) - strength(p, a));
  for (const gun of isAttacker ? enough(p, guns) : guns) out.push({ verb: 'support', args: { gun } });
  return [...out, done];
}
const strength = (p: Picture, id: number): number => {
  const u = p.own.find((x) => x.id === id);
  return u ? Math.max(u.attack, u.defence) : 0;
};
/** As many of these guns as move the column further. */
function enough(p: Picture, guns: readonly number[]): readonly number[] {
  const v = vars(p);
  const targets = list(v['targets']);
  const units = list(v['attackers']).flatMap((id) => p.own.find((u) => u.id === id) ?? []);
  let sum = list(v['guns']).reduce((n, id) => n + strength(p, id), 0) + p.air(targets);
  const most = p.column(targets, units, sum + guns.reduce((n, id) => n + strength(p, id), 0));
  const out: number[] = [];
  for (const gun of guns) {
    if (p.column(targets, units, sum) >= most) break;
    sum += strength(p, gun);
    out.push(gun);
  }
  return out;
}

/** The CEL that hurts least: from a counter with two before one that would be gone, from feet before tracks. */
export function loss(p: Picture): readonly Action[] {
  const byId = new Map(p.own.map((u) => [u.id, u]));
  const pain = (id: number): number => {
    const u = byId.get(id);
    if (!u) return 0;
    const next = u.unit.attack[u.cel - 1] ?? 0;
    return (u.unit.attack[u.cel] ?? 0) - next + (u.cel === 1 ? 3 : 0) + (u.unit.type === 'hq' ? 6 : 0);
  };
  const unit = best(values(p.ask, 'lose'), (id) => -pain(id));
  return unit === undefined ? [] : [{ verb: 'lose', args: { unit } }];
}
export { vars, list };
