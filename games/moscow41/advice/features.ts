// What a position shows of how a scenario will end (TY.vic, RS.vic): the count as it stands, and what will change it. The Germans are the
// first side. Looks at everything: asked only in imagined worlds, and in games of computers.
import type { FeatureBound, Features, Loc, Query as AnyQuery, Side } from '@rasputitsa/kernel';
import { AROUND, GERMAN, HEXES, MOSCOW, SOVIET } from '../1-basics/board.ts';
import { isRegular } from '../1-basics/units.ts';
import { pointsOf, scorer, victoryChart } from '../17-scenarios/victory.ts';
import { controllerOf, TRUTH } from '../4-zone-of-control/control.ts';
import type { Query } from '../words.ts';
import { Field, NEAR, prizesOf } from './fields.ts';

/** So far a place is within reach of whoever stands there, and so far a guard keeps it. */
const REACH = 3;
const GUARD = 1;
/** So near Moscow an army stands before it. */
const BEFORE_MOSCOW = 4;

export const BOUNDS: Readonly<Record<string, FeatureBound>> = {
  germans: [0, Infinity],
  soviets: [-Infinity, 0],
  open: [-1, Infinity],
  bare: [-Infinity, 1],
  before: [0, Infinity],
  garrison: [-Infinity, 0],
  way: [-Infinity, 0],
};

interface Host {
  readonly steps: number;
  readonly at: readonly Loc[];
  readonly stepsAt: Int16Array;
}
function hostOf(q: Query, side: Side): Host {
  const at: Loc[] = [];
  const stepsAt = new Int16Array(HEXES);
  let steps = 0;
  for (const p of q.piecesOf(side)) {
    const hex = q.at(p);
    if (hex < 0 || hex >= HEXES) continue;
    const n = q.steps(p);
    steps += n;
    if (!isRegular(q, p)) continue;
    if (stepsAt[hex] === 0) at.push(hex);
    stepsAt[hex] = (stepsAt[hex] ?? 0) + n;
  }
  return { steps, at, stepsAt };
}
const within = (steps: Int16Array, hexes: Iterable<Loc>): number => {
  let n = 0;
  for (const hex of hexes) n += steps[hex] ?? 0;
  return n;
};
const capital: ReadonlySet<Loc> = new Set(MOSCOW.flatMap((hex) => [hex, ...(AROUND[hex] ?? [])]));
const fields = [new Field(), new Field(), new Field()] as const;

export function features(asked: AnyQuery): Features {
  const q = asked as unknown as Query;
  const attacker = scorer(q);
  const id = attacker === GERMAN ? 'german' : 'soviet';
  const wins = victoryChart(q).scale.find((l) => l.winner === id)?.least ?? 0;
  const points = (q.state.result?.score ?? pointsOf(q, TRUTH)) - wins;
  const left = q.state.result ? 0 : Math.max(0, q.track('last') - q.track('turn') + 1) / Math.max(1, q.track('last'));
  const [german, soviet] = [hostOf(q, GERMAN), hostOf(q, SOVIET)];
  const [theirs, ours, toMoscow] = [fields[0].from(german.at), fields[1].from(soviet.at), fields[2].from(MOSCOW)];
  const { objectives, worths } = prizesOf(q.state.scenario);
  const worth = worths(victoryChart(q));
  let [open, bare] = [0, 0];
  for (const hex of objectives) {
    const isGerman = controllerOf(q, TRUTH, hex) === GERMAN;
    const [near, guard] = isGerman ? [ours, theirs] : [theirs, ours];
    if ((near[hex] ?? NEAR) > REACH || (guard[hex] ?? NEAR) <= GUARD) continue;
    if (isGerman) bare += worth[hex] ?? 0;
    else open += worth[hex] ?? 0;
  }
  let [before, way] = [0, 0];
  for (const hex of german.at) {
    const [n, far] = [german.stepsAt[hex] ?? 0, toMoscow[hex] ?? NEAR];
    if (far <= BEFORE_MOSCOW) before += n;
    way += n * far;
  }
  return {
    setting: q.state.scenario,
    left,
    now: attacker === GERMAN ? points : -points,
    values: {
      germans: german.steps / 10,
      soviets: soviet.steps / 10,
      open,
      bare,
      before: before / 10,
      garrison: within(soviet.stepsAt, capital) / 10,
      way: way / Math.max(1, german.steps),
    },
  };
}
