// Chapter 8, 8.1: missions are plotted in secret by both sides and laid open together.
import {
  type Loc,
  type Message,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  type Verb,
} from '@rasputitsa/kernel';
import { distance, sideBetween } from '@rasputitsa/kit';
import {
  ALL_HEXES,
  AROUND,
  BOTH,
  BRIDGED,
  enemyOf,
  GERMAN,
  GRID,
  HEXES,
  hexOf,
  sideKey,
  SOVIET,
} from '../1-basics/board.ts';
import { bridgeBetween } from '../1-basics/ground.ts';
import { holderOf, unitOf, unitsIn } from '../1-basics/units.ts';
import { initiative, scenarioData } from '../17-scenarios/data.ts';
import { netAir } from '../6-artillery/fire-results.ts';
import { MISSIONS, type MissionKind, table } from '../data/tables.ts';
import { type DecisionNode, type Mission, nameOf, type Play, type Query, verb } from '../words.ts';

export const plotOf = (q: Query, side: Side): readonly Mission[] => q.memo(nameOf('plot', side)) ?? [];
const plotted = (q: Query, side: Side): number => plotOf(q, side).reduce((n, m) => n + m.strength, 0);
/** 8.1.5 What is left this turn, of which the plot takes its share. */
const strengthLeft = rule(
  '8.1.5',
  (q: Query, side: Side): number => q.track(nameOf('air', side)) - plotted(q, side),
  (q: Query, side: Side) => q.track(nameOf('air', side)),
);
/** 8.1.1, 8.1.3 A counter flies one mission as a whole; where a side has points instead of counters it divides them freely (8.1.1.note1). */
const portion = rule(
  '8.1.3',
  (q: Query, side: Side): number => {
    const air = q.chart('air-support')[scenarioData(q).id];
    const { counters, strength } = side === GERMAN ? air.german : air.soviet;
    return counters > 0 ? strength : 1;
  },
  () => 1,
);

/** 8.2.5 */
const sovietsDefend = rule(
  '8.2.5',
  (side: Side): boolean => side === SOVIET,
  () => false,
);
/** 8.2.10, 8.2.12, 8.2.23 The least strength of a mission. */
const least = rule(
  '8.2.10',
  (mission: MissionKind): number => bigMission(mission),
  () => 1,
);
const bigMission = rule(
  '8.2.12',
  (mission: MissionKind): number => table('missions')[mission].least,
  (mission: MissionKind) => (mission === 'movement' || mission === 'supply' ? 1 : table('missions')[mission].least),
);
/** 8.2.22 Only American and British aircraft supply. */
const alliesOnly = rule(
  '8.2.22',
  (q: Query, side: Side, hex: Loc): boolean =>
    unitsIn(q, hex, side).some((p) => unitOf(q, p).nation === 'american' || unitOf(q, p).nation === 'british'),
  () => true,
);
/** RULINGS R14 Support of an attack before one's own Combat Phase; missions against movement before the enemy's. */
function refuseMission(q: Query, side: Side, mission: MissionKind): Refusal | undefined {
  if (mission === 'defensive-support' && sovietsDefend(side))
    return refuse('8.2.5', say`Soviet aircraft do not support a defence.`);
  if (mission === 'movement' && enemyOf(side) !== SOVIET)
    return refuse('8.2.11', say`Only Soviet movement can be disorganized.`);
  if (mission === 'offensive-support' && side !== q.active)
    return refuse('8.2.2', say`Support of an attack is flown before your own Combat Phase.`);
  if ((mission === 'movement' || mission === 'river-crossing') && side === q.active)
    return refuse('8.2.11', say`Missions against movement are flown before the enemy's Movement Phase.`);
  if (strengthLeft(q, side) >= Math.max(least(mission), portion(q, side))) return undefined;
  return refuse('8.2.10', say`There is not enough air strength left for this mission.`);
}
function refuseStrength(q: Query, side: Side, mission: MissionKind, n: number): Refusal | undefined {
  if (n < least(mission))
    return refuse(
      mission === 'object' ? '8.2.10' : mission === 'movement' ? '8.2.12' : '8.2.23',
      say`This mission needs ${least(mission)} SP.`,
    );
  if (n > strengthLeft(q, side)) return refuse('8.1.5', say`${strengthLeft(q, side)} SP are left this turn.`);
  return n % portion(q, side) === 0
    ? undefined
    : refuse('8.1.3', say`A counter of ${portion(q, side)} SP flies as a whole.`);
}

/** Where bridges are printed. */
const CROSSINGS: readonly (readonly [Loc, Loc])[] = ALL_HEXES.flatMap((a) =>
  (AROUND[a] ?? []).filter((b) => a < b && BRIDGED[sideBetween(GRID, a, b)] === 1).map((b) => [a, b] as const),
);

const enemyIn = (q: Query, side: Side, hex: Loc): boolean => hex < HEXES && holderOf(q, hex) === enemyOf(side);
function refuseAim(
  q: Query,
  side: Side,
  mission: MissionKind,
  strength: number,
  at: readonly Loc[],
): Refusal | undefined {
  const [hex = -1, other = -1] = at;
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { places: [hex] });
  if (at.some((h) => h < 0 || h >= HEXES)) return no('8.2.1', say`Missions are flown over hexes of the map.`);
  switch (mission) {
    case 'object':
      if (at.length === 2 && sideBetween(GRID, hex, other) >= 0 && bridgeBetween(q, hex, other)) return undefined;
      return no('8.2.0', say`Only bridges can be attacked as objects.`);
    case 'river-crossing':
      if (at.length === 0 || at.length > attacksOf(strength))
        return no('8.2.17', say`There are ${attacksOf(strength)} attacks to assign.`);
      return isConnected(at) ? undefined : no('8.2.18', say`The hexes must be connected.`);
    case 'movement':
      return at.length === 1 ? undefined : no('8.2.13', say`The mission hangs over one hex.`);
    case 'defensive-support':
    case 'supply':
      if (at.length !== 1 || holderOf(q, hex) !== side)
        return no('8.2.4', say`There are no units of yours in ${place(hex)}.`);
      return mission === 'supply' && !alliesOnly(q, side, hex)
        ? no('8.2.22', say`Only American and British aircraft supply.`)
        : undefined;
    default:
      if (at.length !== 1 || !enemyIn(q, side, hex)) return no('8.2.2', say`There is no enemy in ${place(hex)}.`);
      if (mission === 'air-attack' && netAir(q, hex, strength) < 1)
        return no('8.2.7', say`The cover at ${place(hex)} leaves nothing of this attack.`);
      return undefined;
  }
}
/** 8.2.17 Two attacks for each strength point. */
const attacksOf = rule(
  '8.2.17',
  (strength: number): number => strength * table('numbers').crossingAttacks,
  () => Number.MAX_SAFE_INTEGER,
);
/** 8.2.18 */
const isConnected = rule(
  '8.2.18',
  (hexes: readonly Loc[]): boolean => {
    const [first = -1, ...rest] = [...new Set(hexes)];
    const reached = [first];
    let left = rest;
    for (let grew = true; grew && left.length > 0; ) {
      const near = left.filter((h) => reached.some((r) => distance(GRID, r, h) === 1));
      grew = near.length > 0;
      reached.push(...near);
      left = left.filter((h) => !near.includes(h));
    }
    return left.length === 0;
  },
  () => true,
);
function* aims(q: Query, side: Side, mission: MissionKind): Generator<readonly Loc[]> {
  if (mission === 'object') {
    for (const [a, b] of CROSSINGS) if (bridgeBetween(q, a, b)) yield [a, b];
    for (const key of q.marked('bridge-built')) yield key.split('/').map(hexOf);
    return;
  }
  const own = mission === 'defensive-support' || mission === 'supply';
  // By hex: the order of the counters would tell which they are.
  for (const hex of ALL_HEXES) if (holderOf(q, hex) === (own ? side : enemyOf(side))) yield [hex];
}

const plot = verb({
  id: 'plot',
  title: 'Plan an air mission',
  rule: '8.1.7',
  args: { mission: MISSIONS, strength: 'number', at: 'places' },
  ask: {
    mission: {
      title: 'Mission',
      candidates: (q) => MISSIONS.filter((m) => !refuseMission(q, q.actor, m)),
      refuse: (q, _, m) => refuseMission(q, q.actor, m),
    },
    strength: {
      title: 'Strength',
      *candidates(q, { mission }) {
        const step = portion(q, q.actor);
        for (let n = step; n <= strengthLeft(q, q.actor) && n <= step * 40; n += step) if (n >= least(mission)) yield n;
      },
      refuse: (q, { mission }, n) => refuseStrength(q, q.actor, mission, n),
    },
    at: {
      title: 'Over',
      candidates: (q, { mission }) => aims(q, q.actor, mission),
      elements: (q, { mission }) => new Set([...aims(q, q.actor, mission)].flat()),
      refuse: (q, { mission, strength }, at) => refuseAim(q, q.actor, mission, strength, at),
    },
  },
  apply(g, { mission, strength, at }) {
    const [hex = -1, other = -1] = at;
    const planned: Mission = {
      side: g.actor,
      mission,
      hex,
      strength,
      ...(mission === 'object' ? { bridge: sideKey(hex, other) } : {}),
      ...(mission === 'river-crossing' ? { hexes: at } : {}),
    };
    g.setMemo(nameOf('plot', g.actor), [...plotOf(g, g.actor), planned]);
  },
});
export const airVerbs: readonly Verb[] = [plot];

/** 8.1.4 Both sides in every Air Phase, as far as they have aircraft left. What each has is open. */
const flyers = (q: Query): readonly Side[] => BOTH.filter((side) => q.track(nameOf('air', side)) > 0);
export const airPlot: DecisionNode = {
  kind: 'decision',
  id: 'air-plot',
  title: 'Air missions',
  rule: '8.1.7',
  when: (q) => flyers(q).length > 0,
  who: flyers,
  secret: true,
  verbs: ['plot'],
  prompt: (q, side) => {
    const points = q.track(nameOf('air', side));
    return q.state.stack.find((f) => f.n === 'player-turn')?.side === side
      ? say`Plan air missions in secret: ${points} SP this turn.`
      : say`Before the other side moves, plan your own air missions in secret: ${points} SP.`;
  },
  done: { title: 'Plans are made', rule: '8.1.7' },
  leave: layOpen,
};
/** 2.2.1 All plans are laid open at once; player A's come first. */
function layOpen(g: Play): void {
  const flown = [initiative(g), enemyOf(initiative(g))].flatMap((side) => plotOf(g, side));
  for (const side of BOTH) {
    g.setTrack(nameOf('air', side), Math.max(0, g.track(nameOf('air', side)) - plotted(g, side)));
    if (g.memo(nameOf('plot', side)) !== undefined) g.setMemo(nameOf('plot', side), null);
  }
  if (flown.length > 0) g.setMemo('missions', flown);
}
