// 11.R11: advance after combat. One order for each vacated hex names everybody who goes there; the others stay (RULINGS S15).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isArmsCenter, isPartisan, ownAt, printedDefense } from '../3-equipment/units.ts';
import { enterHexes } from '../5-movement/entering.ts';
import { limitAt } from '../5-movement/limits.ts';
import { refuseRoom } from '../8-9-zones-stacking/stacking.ts';
import type { Result } from '../data/shapes.ts';
import { enemyOf } from '../sides.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';
import { isBesideTarget } from './beside.ts';
import { exposed } from './exposed.ts';

const ADVANCES: ReadonlySet<Result> = new Set<Result>(['Dr', 'De', 'Ex', '1/2Ex']);
/** 11.R11 Into hexes that are vacated, by those who attacked and were beside them. */
const mayAdvance = rule(
  '11.R11',
  (result: Result): boolean => ADVANCES.has(result),
  () => false,
);
const isVacated = (q: Query, hex: Loc): boolean =>
  ownAt(q, hex, enemyOf(q.active)).every(
    (p) => isArmsCenter(q, p) || (isPartisan(q, p) && !(q.v('defenders') ?? []).includes(p)),
  );
const advanced = (q: Query): readonly Piece[] => q.v('advanced') ?? [];
function refuseAdvance(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const about = { pieces: [p], places: [to] };
  if (!exposed(q).includes(p)) return refuse('11.R11', say`${unit(p)} has not attacked here.`, about);
  if (advanced(q).includes(p)) return refuse('11.R11', say`${unit(p)} has advanced already.`, about);
  if (!isBesideTarget(q, p, to)) return refuse('11.R11', say`${unit(p)} is not beside ${place(to)}.`, about);
  const limit = limitAt(q, p, to);
  if (limit) return refuse(limit.rule, say`${unit(p)} may not enter ${place(to)}: ${limit.text}.`, about);
  return refuseRoom(q, q.sideOf(p), to, [p]);
}
const followers = (q: Query, to: Loc): readonly Piece[] =>
  exposed(q).filter((p) => refuseAdvance(q, p, to) === undefined);
function refuseHex(q: Query, to: Loc): Refusal | undefined {
  const about = { places: [to] };
  if (!(q.v('targets') ?? []).includes(to)) return refuse('11.R11', say`${place(to)} was not attacked.`, about);
  if (!isVacated(q, to)) return refuse('11.R11', say`${place(to)} is not vacated.`, about);
  if (advanced(q).some((p) => q.at(p) === to))
    return refuse('11.R11', say`Who advances to ${place(to)} has been said.`, about);
  return followers(q, to).length > 0 ? undefined : refuse('11.R11', say`Nobody can advance to ${place(to)}.`, about);
}
const openHexes = (q: Query): readonly Loc[] => (q.v('targets') ?? []).filter((to) => refuseHex(q, to) === undefined);
function refuseUnits(q: Query, to: Loc, units: readonly Piece[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refuse('11.R11', say`Choose units to advance with.`);
  for (const p of units) {
    const no = refuseAdvance(q, p, to);
    if (no) return no;
  }
  return refuseRoom(q, q.sideOf(first), to, units);
}
/** As many as the hex holds, the best defenders first. */
function everybody(q: Query, to: Loc, gone: readonly Piece[] = []): readonly Piece[] {
  const most: Piece[] = [];
  const left = followers(q, to).filter((p) => !gone.includes(p));
  for (const p of left.toSorted((a, b) => printedDefense(q, b) - printedDefense(q, a)))
    if (refuseUnits(q, to, [...most, p]) === undefined) most.push(p);
  return most;
}
/** Everybody; whole stacks; single units. Any other company may be named as well. */
function* companies(q: Query, to: Loc): Generator<readonly Piece[]> {
  const all = followers(q, to);
  const most = everybody(q, to);
  const tried = new Set<string>();
  for (const units of [most, ...Map.groupBy(all, (p) => q.at(p)).values(), ...all.map((p) => [p])]) {
    const company = units.toSorted((a, b) => a - b);
    const key = company.join(' ');
    if (!tried.has(key) && refuseUnits(q, to, company) === undefined) yield company;
    tried.add(key);
  }
}
export const advance = verb({
  id: 'advance',
  title: 'Advance',
  rule: '11.R11',
  args: { to: 'place', units: 'pieces' },
  ask: {
    to: {
      title: 'Hex',
      candidates: openHexes,
      refuse: (q, _, value) => refuseHex(q, value),
    },
    units: {
      title: 'Units',
      candidates: (q, { to }) => companies(q, to),
      elements: (q, { to }) => followers(q, to),
      refuse: (q, { to }, value) => refuseUnits(q, to, value),
    },
  },
  ends: true,
  apply(g, { to, units }) {
    g.reply('advanced', [...advanced(g), ...units]);
    goIn(g, to, units);
    g.reply('again', true);
  },
});
function goIn(g: Play, to: Loc, units: readonly Piece[]): void {
  for (const p of units) g.move(p, to, { path: [g.at(p), to], by: 'advance' });
  enterHexes(g, units, [to]);
}
/** With one order: who can follows into the first hex, the others into the next. */
export const advanceAll = verb({
  id: 'advance-all',
  title: 'Advance with all',
  rule: '11.R11',
  args: {},
  ask: {},
  ends: true,
  apply(g) {
    const gone: Piece[] = [];
    for (const to of openHexes(g)) {
      const units = everybody(g, to, gone);
      goIn(g, to, units);
      gone.push(...units);
    }
  },
});
export const advanceNode: DecisionNode = {
  kind: 'decision',
  id: 'advance',
  title: 'Advance after combat',
  rule: '11.R11',
  verbs: ['advance', 'advance-all'],
  prompt: (q) => {
    const [to, ...more] = openHexes(q);
    return to === undefined || more.length > 0
      ? say`Units that attacked may advance into the vacated hexes: choose a hex, then who goes there.`
      : say`Units that attacked may advance into ${place(to)}: choose the hex, then who goes there.`;
  },
  done: { title: 'No advance', rule: '11.R11' },
};
export function beginAdvance(g: Play): void {
  g.set('advanced', []);
  g.set('again', true);
}
export function offerAdvance(g: Play): void {
  if (!mayAdvance((g.v('result') ?? 'Ae') as Result) || g.v('again') !== true || openHexes(g).length === 0) return;
  g.set('again', false);
  g.set('stage', (g.v('stage') ?? 1) - 1);
  g.call('advance', { side: g.active });
}
