// Free set-up (3.2): both sides at once, unseen; whoever sets up second may adjust when the first is done.
import {
  type DecisionNode,
  place,
  type Play,
  PRESENT,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  type StepsNode,
  unit,
  UNSEEN,
  verb,
} from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import {
  areaHexes,
  grid,
  HEXES,
  hexOf,
  isFortress,
  isHex,
  isLand,
  isMajorCity,
  isOpen,
  neighbour,
  POOL,
  SET_UP,
} from './board.ts';
import { fixControl, isClosed } from './control.ts';
import { type ForceType, HALF_YEARS, type HalfYear } from './data/scenarios.ts';
import { deployAll } from './deploy-auto.ts';
import { stackLimit } from './movement.ts';
import { updateLevels } from './production.ts';
import { watchPorts } from './satellites.ts';
import { NOBODY, ownedBy, unitsAt, unitsOf } from './state.ts';
import { fortressSupplied, landLine } from './supply.ts';
import { enemyOf, GERMAN, isHq, isSupreme, SOVIET, unitOf } from './units.ts';

/** The half-year being set up. */
export function halfYearOf(q: Query): HalfYear | undefined {
  return HALF_YEARS.find((h) => h.id === q.state.scenario);
}

/** 2.6: special infantry fills infantry slots; Satellites have their own; the paratroops none. */
export function forceType(q: Query, p: number): ForceType | undefined {
  const u = unitOf(q, p);
  if (u.special === 'satellite') return 'satellite';
  return u.special === 'paratroop' || u.special === 'spare' ? undefined : u.type;
}

// Counting what is set up

export interface Tally {
  readonly units: number;
  readonly cv: number;
}
export function tally(q: Query, side: number, type: ForceType): Tally {
  let units = 0;
  let cv = 0;
  for (const p of unitsOf(q, side))
    if (forceType(q, p) === type) {
      units++;
      cv += q.steps(p);
    }
  return { units, cv };
}
const lowest = (type: ForceType): number => (type === 'hq' ? 0 : 1);

/** 3.24a: own land hexes just behind the start line. */
export function frontline(q: Query, side: number): readonly number[] {
  return q.cached(`ef.front.${side}`, ['layers'], () => {
    const owner = q.layer('owner');
    const out: number[] = [];
    for (let h = 0; h < HEXES; h++) {
      if (owner[h] !== ownedBy(side) || !isLand(h) || isClosed(q, h)) continue;
      for (let d = 0; d < 6; d++)
        if (isOpen(h, d) && owner[neighbour(h, d)] === ownedBy(enemyOf(side)) && !isClosed(q, neighbour(h, d))) {
          out.push(h);
          break;
        }
    }
    return out;
  });
}

const RUMANIA = areaHexes('country', 'Rumania');

/** The hexes of battles at start that this side enters as the attacker. */
function attacks(q: Query, side: number): readonly number[] {
  return (halfYearOf(q)?.battles ?? []).filter((b) => b.attacker === side).map((b) => hexOf(b.at));
}

/** 3.24b: own hexes in supply; besieged fortresses as far as their stores go (GAPS 3.26). */
export const hexRefusal = rule(
  '3.24b',
  (q: Query, p: number, to: number): Refusal | undefined => {
    const side = q.sideOf(p);
    if (attacks(q, side).includes(to))
      return isHq(q, p) ? refuse('5.1c', say`HQs do not attack.`, { places: [to] }) : undefined;
    if (!isHex(to) || !isLand(to) || isClosed(q, to))
      return refuse('3.24b', say`${place(to)} is closed.`, { places: [to] });
    if (q.layer('owner')[to] !== ownedBy(side))
      return refuse('3.24b', say`${place(to)} lies behind the enemy's line.`, { places: [to] });
    if (frontline(q, side).includes(to) && !isFortress(to)) return undefined;
    if (landLine(q, to, side) !== undefined) return undefined;
    if (isFortress(to) && unitsAt(q, to, side).filter((x) => x !== p).length < fortressSupplied(q, to, side))
      return undefined;
    return refuse('3.24b', say`${place(to)} is out of supply.`, { places: [to] });
  },
  () => undefined,
);
/** 3.24c: HQs neither together nor next to each other. */
const spacingRefusal = rule(
  '3.24c',
  (q: Query, p: number, to: number): Refusal | undefined => {
    if (!isHq(q, p)) return undefined;
    const near = unitsOf(q, q.sideOf(p)).find(
      (x) => x !== p && isHq(q, x) && isHex(q.at(x)) && distance(grid, q.at(x), to) <= 1,
    );
    return near === undefined
      ? undefined
      : refuse('3.24c', say`${unit(near)} is too near: HQs set up neither together nor side by side.`, {
          pieces: [near],
          places: [to],
        });
  },
  () => undefined,
);
/** S41.1b: at most one German HQ in Rumania, and not OKH. */
const rumaniaRefusal = rule(
  'S41.1b',
  (q: Query, p: number, to: number): Refusal | undefined => {
    if (q.state.scenario !== 's41' || !isHq(q, p) || q.sideOf(p) !== GERMAN || !RUMANIA.has(to)) return undefined;
    if (isSupreme(q, p)) return refuse('S41.1b', say`${unit(p)} may not set up in Rumania.`, { places: [to] });
    return unitsOf(q, GERMAN).some((x) => x !== p && isHq(q, x) && RUMANIA.has(q.at(x)))
      ? refuse('S41.1b', say`One German HQ at most sets up in Rumania.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);

export function placeRefusal(q: Query, p: number, to: number): Refusal | undefined {
  const others = unitsAt(q, to, q.sideOf(p)).filter((x) => x !== p).length;
  return (
    hexRefusal(q, p, to) ??
    (others >= stackLimit(to)
      ? refuse('6.21', say`${place(to)} holds ${stackLimit(to)} units.`, { places: [to] })
      : undefined) ??
    spacingRefusal(q, p, to) ??
    rumaniaRefusal(q, p, to)
  );
}

/** 3.22a: units and strengths must be able to come out exactly. */
export const strengthRefusal = rule(
  '3.22a',
  (q: Query, p: number, steps: number): Refusal | undefined => {
    const type = forceType(q, p);
    const force = type && halfYearOf(q)?.forces[q.sideOf(p) as 0 | 1]?.[type];
    if (!type || !force) return refuse('3.22a', say`${unit(p)} is not among the starting forces.`);
    const u = unitOf(q, p);
    if (steps < lowest(type) || steps > u.max)
      return refuse('3.22a', say`${unit(p)} has ${lowest(type)} to ${u.max} steps.`);
    const now = tally(q, q.sideOf(p), type);
    const placed = q.at(p) < HEXES && q.at(p) >= 0;
    const units = now.units + (placed ? 0 : 1);
    const cv = now.cv - (placed ? q.steps(p) : 0) + steps;
    if (units > force[0]) return refuse('3.22a', say`${force[0]} units of this type (${type}) set up, no more.`);
    const left = force[0] - units;
    if (cv + left * lowest(type) > force[1])
      return refuse(
        '3.22a',
        say`Units of this type (${type}) have ${force[1]} steps together; that would be too many.`,
      );
    return undefined;
  },
  () => undefined,
);

interface Deploy {
  readonly piece: number;
  readonly to: number;
  readonly steps: number;
  readonly [name: string]: number;
}

function mine(q: Query): readonly number[] {
  return q
    .piecesOf(q.actor)
    .filter((p) => forceType(q, p) !== undefined && (q.at(p) === SET_UP[q.actor as 0 | 1] || isHex(q.at(p))));
}
function ownHexes(q: Query): readonly number[] {
  return q.cached(`ef.own.${q.actor}`, ['layers'], () => {
    const out: number[] = [];
    for (let h = 0; h < HEXES; h++)
      if (q.layer('owner')[h] === ownedBy(q.actor) && isLand(h) && !isClosed(q, h)) out.push(h);
    return [...out, ...attacks(q, q.actor)];
  });
}

export const deploy = verb<Deploy>({
  id: 'deploy',
  title: 'Deploy a unit',
  rule: '3.22a',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: mine,
      refuse: (q, _soFar, p) =>
        mine(q).includes(Number(p)) ? undefined : refuse('3.22a', say`${unit(Number(p))} is not to be set up.`),
    },
    {
      name: 'to',
      type: 'place',
      candidates: ownHexes,
      refuse: (q, { piece = -1 }, to) => placeRefusal(q, piece, Number(to)),
    },
    {
      name: 'steps',
      type: 'number',
      candidates: (q, { piece = -1 }) => Array.from({ length: unitOf(q, piece).max + 1 }, (_, i) => i),
      refuse: (q, { piece = -1 }, steps) => strengthRefusal(q, piece, Number(steps)),
    },
  ],
  apply(g, { piece, to, steps }) {
    stand(g, piece, to, steps);
  },
});
/** Puts a unit somewhere, unseen by the enemy while set-up lasts. */
export function stand(g: Play, p: number, to: number, steps: number): void {
  if (g.at(p) === to) g.setSteps(p, steps);
  else g.place(p, to, steps, UNSEEN);
}

export const recall = verb<{ readonly piece: number; readonly [name: string]: number }>({
  id: 'recall',
  title: 'Take a unit back',
  rule: '3.22a',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => mine(q).filter((p) => isHex(q.at(p))),
    },
  ],
  apply(g, { piece }) {
    stand(g, piece, SET_UP[g.actor as 0 | 1], 0);
  },
});

export const deployForMe = verb({
  id: 'deployForMe',
  title: 'Deploy for me',
  rule: '3.22a',
  args: [],
  apply(g) {
    for (const p of mine(g)) if (isHex(g.at(p))) stand(g, p, SET_UP[g.actor as 0 | 1], 0);
    deployAll(g, g.actor);
  },
});

// What must be done before set-up ends

/** 3.22a: every type exactly in number and strength. */
function forcesOwed(q: Query, side: number): Refusal | undefined {
  const forces = halfYearOf(q)?.forces[side as 0 | 1];
  for (const type of Object.keys(forces ?? {}) as ForceType[]) {
    const [units, cv] = forces?.[type] ?? [0, 0];
    const now = tally(q, side, type);
    if (now.units !== units || now.cv !== cv)
      return refuse(
        '3.22a',
        say`${type}: ${units} units of ${cv} steps together are to be set up; there are ${now.units} of ${now.cv}.`,
      );
  }
  return undefined;
}
/** 3.24a: no gap in the front. */
const frontOwed = rule(
  '3.24a',
  (q: Query, side: number): Refusal | undefined => {
    const gaps = frontline(q, side).filter((h) => unitsAt(q, h, side).length === 0 && !cannotBeHeld(q, h, side));
    const first = gaps[0];
    return first === undefined
      ? undefined
      : refuse('3.24a', say`${place(first)} lies on the front and must be held.`, { places: gaps });
  },
  () => undefined,
);
/** A front hex where no unit may stand (a besieged fortress without stores) cannot be owed. */
function cannotBeHeld(q: Query, hex: number, side: number): boolean {
  return isFortress(hex) && landLine(q, hex, side) === undefined && fortressSupplied(q, hex, side) === 0;
}
/** S42.2, W42.2, W43.2: units in the battles that are on. */
function battlesOwed(q: Query, side: number): Refusal | undefined {
  for (const b of halfYearOf(q)?.battles ?? []) {
    const at = hexOf(b.at);
    const units = unitsAt(q, at, side);
    if (units.length === 0)
      return refuse(b.rule, say`There is a battle at ${place(at)}: at least one unit must be in it.`, { places: [at] });
    if (b.rule === 'W42.2' && side === GERMAN) {
      const no = stalingradOwed(q, units);
      if (no) return no;
    }
  }
  return undefined;
}
const STALINGRAD_UNITS = 4;
const STALINGRAD_STEPS = 12;
/** W42.2 */
const stalingradOwed = rule(
  'W42.2',
  (q: Query, units: readonly number[]): Refusal | undefined => {
    const steps = units.reduce((n, p) => n + q.steps(p), 0);
    const fits =
      units.length === STALINGRAD_UNITS &&
      steps >= STALINGRAD_STEPS &&
      units.some((p) => unitOf(q, p).type === 'armor');
    return fits
      ? undefined
      : refuse(
          'W42.2',
          say`Four German units, one of them armor, with at least ${STALINGRAD_STEPS} steps fight in Stalingrad.`,
          { places: [hexOf('Stalingrad')] },
        );
  },
  () => undefined,
);
/** S41.1b: Soviet Major Cities garrisoned, Leningrad by two, Moscow by three. */
export const GARRISONS: Readonly<Record<string, number>> = { Leningrad: 2, Moscow: 3 };
const garrisonsOwed = rule(
  'S41.1b',
  (q: Query, side: number): Refusal | undefined => {
    if (q.state.scenario !== 's41' || side !== SOVIET) return undefined;
    for (let h = 0; h < HEXES; h++) {
      if (!isMajorCity(h) || q.layer('owner')[h] !== ownedBy(SOVIET) || isClosed(q, h)) continue;
      const need = GARRISONS[q.game.places.label(h)] ?? 1;
      if (unitsAt(q, h, SOVIET).length < need)
        return refuse('S41.1b', say`${place(h)} needs a garrison of ${need}.`, { places: [h] });
    }
    return undefined;
  },
  () => undefined,
);
const COURLAND_UNITS = 8;
/** W44.1 */
const courlandOwed = rule(
  'W44.1',
  (q: Query, side: number): Refusal | undefined => {
    if (q.state.scenario !== 'w44' || side !== GERMAN) return undefined;
    const there = courland.flatMap((h) => unitsAt(q, h, GERMAN));
    const led = there.some((p) => unitOf(q, p).id === 'G-HQ-AGN');
    return there.length >= COURLAND_UNITS && led
      ? undefined
      : refuse('W44.1', say`At least ${COURLAND_UNITS} German units with Army Group North stand in Courland.`, {
          places: courland,
        });
  },
  () => undefined,
);
/** The German hexes cut off around Ventspils. */
export const courland: readonly number[] = [hexOf('Ventspils'), hexOf('Memel')];

export function setUpRefusal(q: Query, side: number): Refusal | undefined {
  return (
    forcesOwed(q, side) ?? battlesOwed(q, side) ?? frontOwed(q, side) ?? garrisonsOwed(q, side) ?? courlandOwed(q, side)
  );
}

// The phase

function show(g: Play, side: number): void {
  const at = unitsOf(g, side).toSorted((a, b) => g.at(a) - g.at(b) || a - b);
  g.know(at, enemyOf(side), PRESENT, 'renamed');
}
/** 3.22b: what was not chosen starts among the eliminated. The battles at start are on, attackers face-up. */
function begin(g: Play, second: number): void {
  show(g, second);
  for (const side of [GERMAN, SOVIET])
    for (const p of g.piecesAt(SET_UP[side as 0 | 1])) g.place(p, POOL[side as 0 | 1], 0, 3);
  for (const b of halfYearOf(g)?.battles ?? []) {
    const at = hexOf(b.at);
    g.setLayer('attacker', [at], ownedBy(b.attacker));
    g.reveal(unitsAt(g, at, b.attacker), enemyOf(b.attacker));
  }
  fixControl(g);
  watchPorts(g);
  updateLevels(g);
}
const verbs = ['deploy', 'recall', 'deployForMe'] as const;
const first = (q: Query): number => halfYearOf(q)?.setUpFirst ?? 0;

const together: DecisionNode = {
  kind: 'decision',
  id: 'deployment',
  title: 'Deployment',
  rule: '3.21',
  who: () => [GERMAN, SOVIET],
  secret: true,
  verbs: [...verbs],
  prompt: () =>
    say`Set up your forces: choose units and strengths, hold the front, space the headquarters. "Deploy for me" does it all.`,
  done: { title: 'Set-up is done', refuse: setUpRefusal },
  leave: (g) => show(g, first(g)),
};
/** 3.21: the second to set up has the last word. */
const adjust: DecisionNode = {
  kind: 'decision',
  id: 'adjustment',
  title: 'Last adjustments',
  rule: '3.21',
  who: (q) => [enemyOf(first(q))],
  verbs: [...verbs],
  prompt: () => say`The enemy stands. Adjust your set-up, or begin.`,
  done: { title: 'Begin', refuse: setUpRefusal },
  leave: (g) => begin(g, enemyOf(first(g))),
};
export const setUp: StepsNode = {
  kind: 'steps',
  id: 'set-up',
  title: 'Set-up',
  rule: '3.2',
  when: (q) => halfYearOf(q) !== undefined && q.layer('owner').some((o) => o !== NOBODY),
  steps: [together, adjust],
};
