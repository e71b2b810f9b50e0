// What is decided within a battle: who pays, who goes where.
import type { Action, Loc } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { legal, lists, pass, values } from '@rasputitsa/kit/asking';
import { notebook } from '@rasputitsa/kit/notes';
import { FAR, Fields, menaceAt } from './fields.ts';
import { isObjective } from './ground.ts';
import { beside, isCombat, type Picture, type Unit } from './picture.ts';
import { roleOf } from './role.ts';

const notesOf = notebook(
  ({ scenario, tracks, phase }) => {
    const battle = phase.findIndex((f) => f.node === 'battle');
    return `${scenario} ${tracks['turn'] ?? 0} ${phase
      .slice(0, battle)
      .map((f) => `${f.node} ${f.side}`)
      .join(',')}`;
  },
  (): { fields: Fields | undefined } => ({ fields: undefined }),
);
/** Ways and supply as they were when the first battle of the phase was decided: they are good enough for those that follow. */
const fieldsOf = (p: Picture): Fields => (notesOf(p.view, p.ask, undefined).fields ??= new Fields(p));

/** The cheapest unit that pays what is owed. */
export function losses(p: Picture): Action | undefined {
  const owed = Number(p.view.phase.findLast((f) => f.node === 'battle')?.vars['owed'] ?? 1);
  const cost = (id: number): number => {
    const u = p.unit(id);
    if (!u) return FAR;
    // Who pays more than is owed wastes the rest; who pays less calls for another.
    return u.worth / Math.max(0.5, Math.min(owed, u.attack));
  };
  const piece = best(values(p.ask, 'take-loss'), (id) => -cost(id));
  return piece === undefined ? undefined : { verb: 'take-loss', args: { piece } };
}
/** To friends and supply, away from the enemy. */
function refuge(p: Picture, f: Fields, hex: Loc): number {
  const friends = p.ownAt(hex).filter(isCombat).length;
  const foes = beside(hex).filter((n) => p.foeUnits[n] !== 0).length;
  const isGoal = isObjective(p.row.id, p.side, hex) ? 3 : 0;
  return Math.min(2, friends) - foes * 1.5 - (f.hunger(hex) > 0 ? 3 : 0) + (p.effects[hex]?.defense ?? 1) + isGoal;
}
function goTo(p: Picture, verb: string, piece: number): Action | undefined {
  const f = fieldsOf(p);
  const to = best(values(p.ask, verb, { piece }), (hex) => refuge(p, f, hex));
  return to === undefined ? undefined : { verb, args: { piece, to } };
}
export function retreat(p: Picture): Action | undefined {
  for (const piece of values(p.ask, 'retreat')) {
    const action = goTo(p, 'retreat', piece);
    if (action) return action;
  }
  return undefined;
}
/** What is left of a division gets away, but from a place that counts. */
export function fallBack(p: Picture): Action | undefined {
  for (const piece of values(p.ask, 'fall-back')) {
    const u = p.unit(piece);
    if (u && isObjective(p.row.id, p.side, u.at) && p.isMine(u.at)) continue;
    const action = goTo(p, 'fall-back', piece);
    if (action) return action;
  }
  return pass(p.ask);
}
const AHEAD = 1.5;
/** One or two hold what was won. */
const GARRISON = 2;
const rank = (u: Unit): number => (u.mech ? 10 : 0) - u.defense;
function isWorthIt(p: Picture, f: Fields, u: Unit, to: Loc, there: readonly Unit[]): boolean {
  const goal = isObjective(p.row.id, p.side, to) && !p.isMine(to);
  const holds = isObjective(p.row.id, p.side, u.at) && p.ownAt(u.at).filter(isCombat).length === 1;
  if (goal) return true;
  // Armor rides on later.
  if (holds || u.mech || roleOf(p) !== 'attack' || f.hunger(to) > 2) return false;
  const strong = there.reduce((n, x) => n + x.defense, 0);
  const risk = menaceAt(p, to) / Math.max(1, p.defense(to, [...there, u]));
  return (f.pull[u.at] ?? 0) > (f.pull[to] ?? 0) && risk - strong / 10 < 6 * AHEAD;
}
/** Into what was won: foot first, since armor moves again. One stays where it holds something. */
export function advance(p: Picture): Action | undefined {
  const f = fieldsOf(p);
  for (const to of values(p.ask, 'advance')) {
    const singles = lists(p.ask, 'advance', { to }).flatMap(([id, ...more]) =>
      id === undefined || more.length > 0 ? [] : (p.unit(id) ?? []),
    );
    const going: Unit[] = [];
    for (const u of singles.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)) {
      const there = [...p.ownAt(to).filter(isCombat), ...going];
      if (there.length < GARRISON && isWorthIt(p, f, u, to, there)) going.push(u);
    }
    const action = { verb: 'advance', args: { to, units: going.map((u) => u.id) } };
    if (going.length > 0 && legal(p.ask, action)) return action;
  }
  return pass(p.ask);
}
/** 14.32: rather thrown back than destroyed. */
export function substitute(p: Picture): Action | undefined {
  const result = p.view.phase.findLast((f) => f.node === 'battle')?.vars['result'];
  const isBad = result === 'Ae' || result === 'Aex';
  return { verb: 'take-result', args: { result: isBad ? 'Ar' : 'as rolled' } };
}
