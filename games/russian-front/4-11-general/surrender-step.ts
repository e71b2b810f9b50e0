// Surrenders in the Axis Reinforcement Step (11.1): Italy (11.1.1) and Finland the other way (11.1.3.2), with the Soviets who leave it.
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
import { CITIES, CONTROLLED, hexDistance, HEXES, hexOf, isLand, isSovietSoil } from '../1-components/board.ts';
import { AXIS, isAir, isNaval, nationOf, SOVIET } from '../1-components/units.ts';
import { italyStays } from '../21-variants/italy.ts';
import { takeOff } from '../5-13-preparation/removal.ts';
import { isAirbase } from '../6-14-movement/airbases.ts';
import { isNavalBase } from '../6-14-movement/naval-bases.ts';
import { eliminate } from '../7-15-combat/losses.ts';
import { ALTERNATE_SURRENDER, type Surrender, SURRENDERS } from '../data/schedule.ts';
import { controls, groundAt, isAdvanced, isEnemyCity, NOBODY, turn, unitsOf } from '../state.ts';
import { endBattle } from './battle-locations.ts';
import { isFinland } from './closed-countries.ts';
import { look } from './examining-units.ts';
import { airRoom } from './stacking.ts';
import { CLOSED, giveUp, SURRENDERED } from './surrender.ts';

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

/** RULINGS R28: the nearest hexes on Soviet soil, over land or water; aircraft and ships the nearest bases. */
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
  for (const s of SURRENDERS)
    if (s.city === undefined && italyFalls(g, s)) giveUp(g, s.nation, s.rule, SURRENDERED, endBattle);
  if (!finlandLeaves(g)) return;
  giveUp(g, ALTERNATE_SURRENDER.nation, ALTERNATE_SURRENDER.rule, CLOSED, endBattle);
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
      g.call('leave-finland', { side: SOVIET, vars: { piece: p, where } });
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
  id: 'go-home',
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
  id: 'leave-finland',
  title: 'Leaving Finland',
  rule: '11.1.3.2.1',
  verbs: ['go-home'],
  prompt: (q) => say`${unit(Number(q.v('piece')))} leaves Finland: which of the nearest hexes does it go to?`,
};

export const verbs: readonly Verb[] = [backHome];
export const interrupts: readonly Node[] = [leaving];
