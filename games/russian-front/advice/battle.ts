// Battles as the computer fights them: who is engaged, who takes hits, when to leave, where to.
import type { Action, Ask, Loc, SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { lists, pass, values } from '@rasputitsa/kit/asking';
import { isCity, isStronghold, neighbours, zoneFrom } from '../1-components/board.ts';
import { BATTLES } from '../data/advice.ts';
import { armOf, beyondSupply, has, isArmor, type Picture, rowOf, stepsOf } from './picture.ts';
import { daring } from './plan.ts';

function boxed(list: readonly SeenPiece[]): readonly SeenPiece[] {
  return list.filter((x) => has(x, 'box'));
}
/** Where the units of these numbers are. */
function placeOf(p: Picture, ids: readonly number[]): Loc {
  return p.own.find((x) => ids.includes(x.id))?.at ?? -1;
}
/** Whether this side is attacked: it is the other's phase. */
export function defending(p: Picture): boolean {
  return p.view.phase.find((f) => f.node === 'phases')?.side !== p.side;
}

/** The board, looked at when it is needed: where only one thing can be done it is not. */
type Look = () => Picture;
/** What a column of the table brings: better for the attacker the higher. */
export function whichBattle(look: Look, ask: Ask): Action | undefined {
  const battles = values(ask, 'fight');
  const [only] = battles;
  if (only !== undefined && battles.length === 1) return { verb: 'fight', args: { at: only } };
  const p = look();
  const at = best(battles, (hex) => p.edge(boxed(p.ownAt(hex)), p.foesAt(hex), hex));
  return at === undefined ? undefined : { verb: 'fight', args: { at } };
}
/** The strongest set, with a look at who can bear hits. */
export function engage(look: Look, ask: Ask): Action | undefined {
  const sets = lists(ask, 'engage');
  const [only] = sets;
  if (only && sets.length === 1) return { verb: 'engage', args: { units: only } };
  const p = look();
  const isDefender = defending(p);
  const score = (ids: readonly number[]): number => {
    let sum = 0;
    for (const id of ids) {
      const x = p.unit(id);
      if (!x) continue;
      const u = rowOf(x);
      const factor =
        armOf(x) === 'ground'
          ? isDefender
            ? p.defenseOf(x, x.at)
            : p.attackOf(x, x.at)
          : isDefender
            ? (u?.defense ?? 0)
            : (u?.attack ?? 0);
      sum += factor + Math.min(3, stepsOf(x)) * 0.6;
      if (stepsOf(x) === 1) sum -= 2;
    }
    return sum;
  };
  const units = best(sets, score);
  return units ? { verb: 'engage', args: { units } } : undefined;
}
/** Whoever can bear it, infantry before armor, ground before air. */
export function hits(look: Look, ask: Ask): Action | undefined {
  const able = values(ask, 'take');
  const [only] = able;
  if (only !== undefined && able.length === 1) return { verb: 'take', args: { piece: only } };
  const p = look();
  const score = (id: number): number => {
    const x = p.unit(id);
    if (!x) return 0;
    const dear = armOf(x) === 'ground' ? (isArmor(x) ? 1.5 : 0) : 1;
    return (stepsOf(x) > 1 ? 10 : 0) + stepsOf(x) - dear;
  };
  const piece = best(able, score);
  return piece === undefined ? undefined : { verb: 'take', args: { piece } };
}
/** The battle being fought: where most of both sides are in the box and nothing says otherwise. */
function battleHex(p: Picture, text: string | null): Loc {
  const places = [...new Set(boxed(p.own).map((x) => x.at))].filter((at) => boxed(p.foesAt(at)).length > 0);
  // The prompt names the place; with one battle there is nothing to tell apart.
  return places.length === 1 || text === null ? (places[0] ?? -1) : (places.find((at) => names(p, at, text)) ?? -1);
}
const patterns = new Map<string, RegExp>();
function patternOf(label: string): RegExp {
  let pattern = patterns.get(label);
  if (!pattern) {
    pattern = new RegExp(`\\b${label}\\b`);
    patterns.set(label, pattern);
  }
  return pattern;
}
function names(p: Picture, at: Loc, text: string): boolean {
  return p.labelOf(at).some((label) => patternOf(label).test(text));
}
/** Stops the enemy where he stands no better than we do (6.2.1). Nobody leaves a city or a railroad open for it. */
export function respond(p: Picture, ask: Ask): Action | undefined {
  const sets = lists(ask, 'respond');
  const asked = new Set(sets.flat());
  const able = p.own.filter((x) => asked.has(x.id));
  const places = [...new Set(able.flatMap((x) => zoneFrom(x.at)))].filter((h) => p.foesAt(h).length > 0);
  const { prompt } = p.view;
  const at = places.length > 1 && prompt !== null ? places.find((h) => names(p, h, prompt)) : places[0];
  if (at === undefined) return pass(ask);
  const score = (ids: readonly number[]): number => {
    const who = able.filter((x) => ids.includes(x.id));
    const opens = who.some((x) => (isCity(x.at) && p.ownAt(x.at).every((o) => ids.includes(o.id))) || p.isAnchor(x));
    return opens ? -Infinity : -p.edge(p.foesAt(at), who, at);
  };
  const units = best(sets, score);
  return units && score(units) >= BATTLES.respond ? { verb: 'respond', args: { units } } : pass(ask);
}
/** Reserves go where they help: to cities, and where they stand better than who is there (11.5.3.2). */
export function relieve(p: Picture, ask: Ask): Action | undefined {
  for (const x of p.own.filter((u) => has(u, 'reserve') && !has(u, 'box'))) {
    const help = (at: Loc): number => {
      const own = p.ownAt(at);
      const foes = p.foesAt(at);
      if (own.length === 0 || foes.length === 0) return -1;
      const after = p.edge(foes, [...own, x], at);
      const gain = (p.edge(foes, own, at) - after) * BATTLES.perColumn + p.worth(at) * BATTLES.perWorth;
      return gain - Math.max(0, after) + (own.length < foes.length ? BATTLES.outnumbered : 0);
    };
    const to = best(values(ask, 'move', { units: [x.id] }), help);
    if (to !== undefined && help(to) > 0) return { verb: 'move', args: { units: [x.id], to } };
  }
  return pass(ask);
}
/** Attackers stay while the odds are even or better; defenders leave what is lost, unless it is a city worth dying for. */
export function stand(p: Picture, ask: Ask): Action | undefined {
  const at = battleHex(p, p.view.prompt);
  const go = { verb: 'withdraw', args: {} };
  if (at < 0 || ask.whyNot(go)) return pass(ask);
  const own = boxed(p.ownAt(at));
  const foes = boxed(p.foesAt(at));
  if (own.length === 0 || foes.length === 0) return pass(ask);
  if (defending(p)) {
    if (isStronghold(at) || p.worth(at) > 0) return pass(ask);
    return p.edge(foes, own, at) > BATTLES.hopeless ? go : pass(ask);
  }
  // The last city of the game is worth every loss.
  if (p.worth(at) > 0 && p.turn >= (p.view.tracks['last'] ?? 0)) return pass(ask);
  const strength = own.reduce((n, x) => n + stepsOf(x), 0);
  return p.edge(own, foes, at) + p.support(at) < BATTLES.stay + daring(p) || strength < 3 ? go : pass(ask);
}
/** All together, to friends and away from the enemy. */
export function retreat(p: Picture, ask: Ask): Action | undefined {
  const groups = lists(ask, 'retreat').toSorted((a, b) => b.length - a.length);
  for (const units of groups) {
    const from = placeOf(p, units);
    const to = best(
      values(ask, 'retreat', { units }),
      (at) => refuge(p, at) + (neighbours(from).includes(at) ? 0 : -1),
    );
    if (to !== undefined) return { verb: 'retreat', args: { units, to } };
  }
  return undefined;
}
function refuge(p: Picture, at: Loc): number {
  const menace = neighbours(at).reduce((n, h) => n + p.foesAt(h).length, 0);
  const far = p.toRailsFrom(at);
  return (isStronghold(at) ? 8 : 0) + Math.min(4, p.ownAt(at).length) - menace - beyondSupply(far) * 3 - far / 2;
}
