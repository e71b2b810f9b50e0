// Surrenders in the Axis Reinforcement Step (11.1): Italy (11.1.1) and Finland the other way (11.1.3.2), with the Soviets who leave it.
import { type Loc, type Piece, place, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { CITIES, CONTROLLED, hexDistance, HEXES, hexOf, isLand, isSovietSoil } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { isAir, isNaval, nationOf } from '../1-components/units.ts';
import { italyStays } from '../21-variants/italy.ts';
import { takeOff } from '../5-13-preparation/removal.ts';
import { isAirbase } from '../6-14-movement/airbases.ts';
import { isNavalBase } from '../6-14-movement/naval-bases.ts';
import { eliminate } from '../7-15-combat/elimination.ts';
import { ALTERNATE_SURRENDER, type Surrender, SURRENDERS } from '../data/schedule.ts';
import { controls, groundAt, isAdvanced, isEnemyCity, turn, unitsOf } from '../state.ts';
import { NOBODY, type Node, type Play, type ProcessNode, type Query, question } from '../words.ts';
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
function strangers(q: Query): readonly Piece[] {
  return unitsOf(q, SOVIET).filter((p) => isFinland(q.at(p)));
}
/** 11.1.3.2.2: no Finnish city is controlled by anybody any more. */
const closeFinland = rule(
  '11.1.3.2.2',
  (g: Play): void => g.setLayer('control', CONTROLLED.filter(isFinland), NOBODY),
  () => undefined,
);

/** RULINGS R28: the nearest hexes on Soviet soil, over land or water; aircraft and ships the nearest bases. */
function homes(q: Query, p: Piece): readonly Loc[] {
  const from = q.at(p);
  const able = isAir(q, p) || isNaval(q, p) ? CITIES.filter((h) => isBase(q, p, h)) : freeSoil(q);
  const least = Math.min(...able.map((h) => hexDistance(from, h)));
  return able.filter((h) => hexDistance(from, h) === least);
}
function freeSoil(q: Query): readonly Loc[] {
  const isFree = (h: Loc) => groundAt(q, h, AXIS).length === 0 && !isEnemyCity(q, SOVIET, h);
  return [...Array(HEXES).keys()].filter((h) => isLand(h) && isSovietSoil(h) && !isFinland(h) && isFree(h));
}
function isBase(q: Query, p: Piece, h: Loc): boolean {
  if (isFinland(h)) return false;
  if (isAir(q, p)) return isAirbase(q, SOVIET, h) && airRoom(q, SOVIET, h) > 0;
  return isNavalBase(q, SOVIET, h);
}
function goHome(g: Play, p: Piece, to: Loc): void {
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
    const [p, ...rest] = g.v('stranded') ?? [];
    if (p === undefined) return 'done';
    const nearest = homes(g, p);
    const chosen = g.v('to');
    const to = nearest.length === 1 ? nearest[0] : nearest.find((h) => h === chosen);
    g.set('to', -1);
    if (to === undefined && nearest.length > 0) {
      g.call('leave-finland', { side: SOVIET, vars: { piece: p, nearest } });
      return 'again';
    }
    if (to === undefined) eliminate(g, p, '11.1.3.2.1');
    else goHome(g, p, to);
    g.set('stranded', rest);
    return 'again';
  },
};

const leaving = question({
  node: 'leave-finland',
  title: 'Leaving Finland',
  rule: '11.1.3.2.1',
  prompt: (q) => say`${unit(q.v('piece') ?? -1)} leaves Finland: which of the nearest hexes does it go to?`,
  verb: 'go-home',
  verbTitle: 'Leave Finland',
  arg: 'to',
  type: 'place',
  among: (q) => q.v('nearest') ?? [],
  refuse: (q, to) =>
    q.v('nearest')?.includes(to)
      ? undefined
      : refuse('11.1.3.2.1', say`${place(to)} is not among the nearest places at home.`, { places: [to] }),
  answer: 'to',
});

export const verbs: readonly Verb[] = [leaving.verb];
export const interrupts: readonly Node[] = [leaving.node];
