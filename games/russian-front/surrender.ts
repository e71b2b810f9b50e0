// Surrenders of the Axis allies (11.1): at once when their condition is met, Italy and (the other way) Finland in the Axis Reinforcement Step.
import {
  type DecisionNode,
  type Node,
  place,
  type Play,
  type ProcessNode,
  type Query,
  refuse,
  rule,
  say,
  unit,
  type Verb,
  verb,
} from '@rasputitsa/kernel';
import { airRoom, isAirbase } from './airbase.ts';
import { CITIES, CONTROLLED, HEXES, hexDistance, hexOf, isLand, isSovietSoil } from './board.ts';
import { isFinland } from './allies.ts';
import { ALTERNATE_SURRENDER, ARMY_OF_FINLAND, type Surrender, SURRENDERS } from './data/schedule.ts';

import { isNavalBase } from './harbours.ts';
import { look } from './intelligence.ts';
import { endBattle } from './locations.ts';
import { eliminate } from './losses.ts';
import { battles, controls, groundAt, isAdvanced, isEnemyCity, NOBODY, turn, unitsAt, unitsOf } from './state.ts';
import { AXIS, isAir, isNaval, nationOf, SOVIET } from './units.ts';
import { italyStays } from './variants.ts';
import { pieceOf, takeOff, unitsOfNation } from './withdrawals.ts';

const TRACKS: Readonly<Record<string, string>> = {
  Finnish: 'finland',
  Hungarian: 'hungary',
  Romanian: 'romania',
  Italian: 'italy',
};
const COUNTRIES: Readonly<Record<string, string>> = {
  Finnish: 'Finland',
  Hungarian: 'Hungary',
  Romanian: 'Romania',
  Italian: 'Italy',
};
/** How an ally left: its cities may still be fought for, or its country is closed (11.1.3.2.2). */
const SURRENDERED = 1;
const CLOSED = 2;

/** 11.1.2.1, 11.1.3.1.1: its units are gone for good, wherever they are; battles that have lost a side are over. */
function giveUp(g: Play, nation: string, ruleId: string, how: number): void {
  g.setTrack(TRACKS[nation] ?? '', how);
  g.note(ruleId, say`${COUNTRIES[nation] ?? ''} surrenders.`);
  for (const p of unitsOfNation(g, nation))
    if (nation === 'Finnish') disbandFinns(g, p, how === CLOSED ? '11.1.3.2.1' : '11.1.3.1.1');
    else disband(g, p, nation === 'Italian' ? ruleId : '11.1.2.1');
  for (const at of battles(g))
    if ([AXIS, SOVIET].some((side) => unitsAt(g, at, side).all.length === 0)) endBattle(g, at);
  if (nation === 'Finnish') freeArmy(g);
}
const disband = rule(
  '11.1.2.1',
  (g: Play, p: number, ruleId: string): void => takeOff(g, p, ruleId),
  () => undefined,
);
const disbandFinns = rule(
  '11.1.3.1.1',
  (g: Play, p: number, ruleId: string): void => takeOff(g, p, ruleId),
  () => undefined,
);
/** 13.3.3.1: the army that watched Finland is free. */
const freeArmy = rule(
  '13.3.3.1',
  (g: Play): void => {
    const p = pieceOf(g, ARMY_OF_FINLAND.unit);
    if (p >= 0 && g.field(p, 'due') > turn(g)) g.setField(p, 'due', turn(g));
  },
  () => undefined,
);

/** 11.1.2, 11.1.3.1: by the city the Soviets control. */
const conditions = SURRENDERS.flatMap((s) => (s.city === undefined ? [] : [{ s, city: hexOf(s.city) }])).map(
  ({ s, city }) => ({
    s,
    isMet: rule(
      s.rule,
      (q: Query): boolean => turn(q) >= s.from && controls(q, SOVIET, city),
      () => false,
    ),
  }),
);
/** 11.1: at once; called whenever control has changed and when the date has. */
export const watchSurrenders = rule(
  '11.1',
  (g: Play): void => {
    if (!isAdvanced(g)) return;
    for (const { s, isMet } of conditions)
      if (g.track(TRACKS[s.nation] ?? '') === 0 && isMet(g)) giveUp(g, s.nation, s.rule, SURRENDERED);
  },
  () => undefined,
);

// In the Axis Reinforcement Step

/** 11.1.1 */
const italyFalls = rule(
  '11.1.1',
  (q: Query, s: Surrender): boolean => turn(q) >= s.from && q.track('italy') === 0 && !italyStays(q),
  () => false,
);
/** 11.1.3.2 */
const finlandLeaves = rule(
  '11.1.3.2',
  (q: Query): boolean =>
    turn(q) === ALTERNATE_SURRENDER.turn &&
    q.track('finland') === 0 &&
    controls(q, SOVIET, hexOf(ALTERNATE_SURRENDER.soviet)) &&
    controls(q, AXIS, hexOf(ALTERNATE_SURRENDER.axis)),
  () => false,
);
/** 11.1.3.2.1: Finns everywhere and Germans in Finland are removed; Soviets there go home. */
const clearFinland = rule(
  '11.1.3.2.1',
  (g: Play): void => {
    for (const p of unitsOf(g, AXIS))
      if (nationOf(g, p) === 'German' && isFinland(g.at(p))) takeOff(g, p, '11.1.3.2.1');
    g.set('stranded', strangers(g));
  },
  () => undefined,
);
function strangers(q: Query): readonly number[] {
  return unitsOf(q, SOVIET).filter((p) => isFinland(q.at(p)));
}
/** 11.1.3.2.2: no Finnish city is controlled by anybody any more. */
const closeFinland = rule(
  '11.1.3.2.2',
  (g: Play): void => g.setLayer('control', CONTROLLED.filter(isFinland), NOBODY),
  () => undefined,
);

/** GAPS R28: the nearest hexes on Soviet soil, over land or water; aircraft and ships the nearest bases. */
function homes(q: Query, p: number): readonly number[] {
  const from = q.at(p);
  const able = isAir(q, p) || isNaval(q, p) ? CITIES.filter((h) => isBase(q, p, h)) : freeSoil(q);
  const least = Math.min(...able.map((h) => hexDistance(from, h)));
  return able.filter((h) => hexDistance(from, h) === least);
}
function freeSoil(q: Query): readonly number[] {
  const isFree = (h: number) => groundAt(q, h, AXIS).length === 0 && !isEnemyCity(q, SOVIET, h);
  return [...Array(HEXES).keys()].filter((h) => isLand(h) && isSovietSoil(h) && !isFinland(h) && isFree(h));
}
function isBase(q: Query, p: number, h: number): boolean {
  if (isFinland(h)) return false;
  if (isAir(q, p)) return isAirbase(q, SOVIET, h) && airRoom(q, SOVIET, h) > 0;
  return isNavalBase(q, SOVIET, h);
}
function goHome(g: Play, p: number, to: number): void {
  const from = g.at(p);
  g.move(p, to, { by: 'leaves Finland' });
  look(g, [from, to]);
}

function begin(g: Play): void {
  g.set('stranded', []);
  g.set('to', -1);
  if (g.active !== AXIS) return;
  for (const s of SURRENDERS) if (s.city === undefined && italyFalls(g, s)) giveUp(g, s.nation, s.rule, SURRENDERED);
  if (!finlandLeaves(g)) return;
  giveUp(g, ALTERNATE_SURRENDER.nation, ALTERNATE_SURRENDER.rule, CLOSED);
  closeFinland(g);
  clearFinland(g);
}
export const surrenderStep: ProcessNode = {
  kind: 'process',
  id: 'surrenders',
  title: 'Surrenders',
  rule: '11.1',
  when: isAdvanced,
  enter: begin,
  step(g) {
    const [p, ...rest] = (g.v('stranded') ?? []) as readonly number[];
    if (p === undefined) return 'done';
    const where = homes(g, p);
    const chosen = Number(g.v('to') ?? -1);
    const to = where.length === 1 ? where[0] : where.find((h) => h === chosen);
    g.set('to', -1);
    if (to === undefined && where.length > 0) {
      g.call('leave Finland', { side: SOVIET, vars: { piece: p, where } });
      return 'again';
    }
    if (to === undefined) eliminate(g, p, '11.1.3.2.1');
    else goHome(g, p, to);
    g.set('stranded', rest);
    return 'again';
  },
};

function options(q: Query): readonly number[] {
  return (q.v('where') ?? []) as readonly number[];
}
const backHome = verb<{ readonly to: number; readonly [name: string]: number }>({
  id: 'go home',
  title: 'Leave Finland',
  rule: '11.1.3.2.1',
  ends: true,
  args: [
    {
      name: 'to',
      type: 'place',
      candidates: options,
      refuse: (q, _soFar, to) =>
        options(q).includes(Number(to))
          ? undefined
          : refuse('11.1.3.2.1', say`${place(Number(to))} is not among the nearest places at home.`, {
              places: [Number(to)],
            }),
    },
  ],
  apply(g, { to }) {
    g.reply('to', to);
  },
});
const leaving: DecisionNode = {
  kind: 'decision',
  id: 'leave Finland',
  title: 'Leaving Finland',
  rule: '11.1.3.2.1',
  verbs: ['go home'],
  prompt: (q) => say`${unit(Number(q.v('piece')))} leaves Finland: which of the nearest hexes does it go to?`,
};

export const verbs: readonly Verb[] = [backHome];
export const interrupts: readonly Node[] = [leaving];
