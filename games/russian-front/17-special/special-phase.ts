// The Special Movement/Combat Phase (17.0, 17.1): moves by air and sea, the other side's answer, combat, landings, returns.
// What is done in it has files of its own: air supply (17.2), paratroopers (17.3), transport and landings by sea (17.4, 17.5).
import {
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { AXIS, enemyOf, SOVIET } from '../1-components/sides.ts';
import { isAir, isGround, isNaval } from '../1-components/units.ts';
import { germansJump } from '../21-variants/german-jump.ts';
import { missionBan } from '../4-11-general/ally-limits.ts';
import { closeEmpty, endBattle, openLocation } from '../4-11-general/battle-locations.ts';
import { look } from '../4-11-general/examining-units.ts';
import { flierRefusal, rangeRefusal } from '../6-14-movement/air-movement.ts';
import { hasEnemyMines } from '../6-14-movement/minefields.ts';
import { sailorRefusal } from '../6-14-movement/naval-movement.ts';
import { reachRefusal } from '../6-14-movement/naval-routes.ts';
import { airBattles, segmentNode } from '../7-15-combat/combat-resolution.ts';
import { navalBattles } from '../7-15-combat/naval-segment.ts';
import { excess, loseHomeless, returnSegment } from '../7-15-combat/returns-and-transfers.ts';
import { battles, groundAt, unitsAt, unitsOf, uses } from '../state.ts';
import {
  type DecisionNode,
  type Node,
  type Play,
  type ProcessNode,
  type Query,
  type StepsNode,
  verb,
} from '../words.ts';
import { airSupply, fliersNear, relief } from './air-supply.ts';
import { escort } from './escorts.ts';
import { disembark, landings } from './landings.ts';
import { hasSeaWork, verbs as seaVerbs } from './naval-transport.ts';
import { drop } from './paratroopers.ts';
import { exhaust } from './used-units.ts';

/** Whether anything could be done in the air now. */
function hasAirWork(q: Query, side: Side): boolean {
  if (uses(q, 'air-supply') && fliersNear(q, side)) return true;
  const jumps = side === SOVIET ? uses(q, 'paratrooper-drops') : germansJump(q);
  // Any ground unit beside aircraft: whether it is a paratrooper lies under the top of its stack (11.10).
  return jumps && unitsOf(q, side).some((p) => isGround(q, p) && isBesideAircraft(q, p) && !q.has(p, 'box'));
}
function isBesideAircraft(q: Query, p: Piece): boolean {
  return unitsAt(q, q.at(p), q.sideOf(p)).air.length > 0;
}

const OPTIONS = [
  'air-supply',
  'paratrooper-drops',
  'naval-transport',
  'amphibious-landings',
  'german-paratroopers',
] as const;
/** 17.0 */
const hasSpecialPhase = rule(
  '17.0',
  (q: Query): boolean => OPTIONS.some((o) => uses(q, o)),
  () => false,
);

// Movement (17.1.1)

const phasingStep: DecisionNode = {
  kind: 'decision',
  id: 'special-phasing-movement',
  title: 'Special Phasing Movement Step',
  rule: '17.1.1',
  who: (q) => (hasAirWork(q, q.active) || hasSeaWork(q, q.active) || isOut(q) ? [q.active] : []),
  verbs: ['air-supply', 'drop', 'transport', 'land', 'escort'],
  prompt: () => say`Supply from the air, drop paratroopers, carry units by sea.`,
  done: { title: 'Special movement ends', rule: '17.1.1' },
};
function isOut(q: Query): boolean {
  return specialHexes(q).length > 0;
}
/** Hexes with air or naval units of the phasing side on a special move. */
function specialHexes(q: Query): readonly Loc[] {
  return [
    ...new Set(
      unitsOf(q, q.active)
        .filter((p) => q.has(p, 'flew'))
        .map((p) => q.at(p)),
    ),
  ];
}
/** 17.1: aircraft and ships go as far as on any mission, by the same ways. */
const wayRefusal = rule(
  '17.1',
  (q: Query, p: Piece, to: Loc): Refusal | undefined =>
    isAir(q, p) ? rangeRefusal(q, p, to, '17.1.1') : reachRefusal(q, p, to, '17.1.1'),
  () => undefined,
);
/** 17.1.1: what the other side may be sent against. */
const interceptRefusal = rule(
  '17.1.1',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    const why = { places: [to] };
    if (!specialHexes(q).includes(to))
      return refuse('17.1.1', say`No enemy is on a special move at ${place(to)}.`, why);
    if (isAir(q, p)) return wayRefusal(q, p, to) ?? missionBan(q, p, to);
    const prey = unitsAt(q, to, q.active).naval.some((s) => q.has(s, 'flew'));
    if (!prey) return refuse('17.1.1', say`No enemy ships are on a special move at ${place(to)}.`, why);
    if (hasEnemyMines(q, to, q.actor)) return refuse('17.4.3', say`Enemy mines lie at ${place(to)}.`, why);
    return wayRefusal(q, p, to) ?? missionBan(q, p, to);
  },
  (_q, _p, to) => refuse('17.1.1', say`No enemy is on a special move at ${place(to)}.`, { places: [to] }),
);
function hunterRefusal(q: Query, p: Piece): Refusal | undefined {
  if (isAir(q, p)) return flierRefusal(q, p);
  return isNaval(q, p) ? sailorRefusal(q, p) : refuse('17.1.1', say`${unit(p)} is neither aircraft nor ships.`);
}
function hunters(q: Query): readonly Piece[] {
  return unitsOf(q, q.actor).filter((p) => !hunterRefusal(q, p));
}
const intercept = verb({
  id: 'intercept',
  title: 'Intercept',
  rule: '17.1.1',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'air or naval unit',
      candidates: hunters,
      refuse: (q, _soFar, p) => hunterRefusal(q, p),
    },
    to: {
      title: 'enemy on a special move',
      candidates: specialHexes,
      refuse: (q, { piece }, to) => interceptRefusal(q, piece, to),
    },
  },
  apply(g, { piece, to }) {
    const from = g.at(piece);
    if (from !== to) g.move(piece, to, { by: isAir(g, piece) ? 'air' : 'sea' });
    g.raise(piece, 'flew');
    openLocation(g, to);
    // Ground units take no part (17.3.2, 17.4.2): only those who flew or sailed are in the box.
    for (const side of [AXIS, SOVIET])
      for (const p of [...unitsAt(g, to, side).air, ...unitsAt(g, to, side).naval])
        if (g.has(p, 'flew')) g.raise(p, 'box');
    look(g, [from, to]);
  },
});
const answerStep: DecisionNode = {
  kind: 'decision',
  id: 'special-non-phasing-movement',
  title: 'Special Non-Phasing Movement Step',
  rule: '17.1.1',
  when: isOut,
  who: (q) => (canIntercept(q, enemyOf(q.active)) ? [enemyOf(q.active)] : []),
  verbs: ['intercept'],
  prompt: () => say`Send aircraft and ships against the enemy's special moves.`,
  done: { title: 'Nobody else intercepts', rule: '17.1.1' },
};
function canIntercept(q: Query, side: Side): boolean {
  const where = specialHexes(q);
  return unitsOf(q, side).some(
    (p) =>
      (isAir(q, p) || isNaval(q, p)) &&
      !q.has(p, 'flew') &&
      !q.has(p, 'do-not-use') &&
      where.some((h) => !wayRefusal(q, p, h)),
  );
}

// Combat (17.1.2)

/** 17.1.2 */
const hasCombat = rule(
  '17.1.2',
  (q: Query): boolean => battles(q).length > 0,
  () => false,
);
function combatStep(): StepsNode {
  return {
    kind: 'steps',
    id: 'special-combat',
    title: 'Special Combat Step',
    rule: '17.1.2',
    when: (q) => hasCombat(q),
    steps: [
      segmentNode('special-air-combat', 'Special Air Combat Segment', '17.1.2', 'air', airBattles),
      {
        ...segmentNode('special-naval-combat', 'Special Naval Combat Segment', '17.1.2', 'naval', navalBattles),
      } satisfies ProcessNode,
    ],
  };
}

// Returns (17.1.2, 17.1.3)

function settleSide(g: Play, side: Side): void {
  loseHomeless(g, side);
  for (const p of unitsOf(g, side)) {
    if (!g.has(p, 'flew') && !g.has(p, 'transferred')) continue;
    exhaust(g, p);
    for (const f of ['flew', 'transferred', 'box', 'retreated', 'air-supply'] as const) g.lower(p, f);
  }
  for (const at of battles(g)) closeEmpty(g, at);
}
function endPhase(g: Play): void {
  settleSide(g, g.active);
  disembark(g, g.active);
  for (const p of unitsOf(g, g.active))
    if (g.has(p, 'carries') || isAir(g, p)) {
      g.lower(p, 'carries');
      g.setField(p, 'with', 0);
      g.setField(p, 'entry', 0);
    }
  for (const at of battles(g))
    if (groundAt(g, at, AXIS).length === 0 || groundAt(g, at, SOVIET).length === 0) endBattle(g, at);
  look(g);
}
function special(node: DecisionNode): DecisionNode {
  return {
    ...node,
    rule: '17.1.2',
    verbs: ['return', 'disband-aircraft'],
    who: (q) => {
      const [side] = node.who?.(q) ?? [];
      if (side === undefined) return [];
      return unitsOf(q, side).some((p) => q.has(p, 'flew')) || excess(q, side).length > 0 ? [side] : [];
    },
    prompt: () => say`Bring air and naval units home.`,
  };
}

export const specialPhase: StepsNode = {
  kind: 'steps',
  id: 'special-phase',
  title: 'Special Movement/Combat Phase',
  rule: '17.0',
  when: (q) => hasSpecialPhase(q),
  steps: [
    phasingStep,
    answerStep,
    combatStep(),
    relief,
    special(
      returnSegment(
        'special-non-phasing-return',
        'Special Non-Phasing Return Segment',
        (q) => enemyOf(q.active),
        (g) => settleSide(g, enemyOf(g.active)),
      ),
    ),
    landings,
    special(returnSegment('special-phasing-return', 'Special Phasing Return Segment', (q) => q.active, endPhase)),
  ],
};

export const verbs: readonly Verb[] = [airSupply, drop, escort, ...seaVerbs, intercept];
export const interrupts: readonly Node[] = [];
