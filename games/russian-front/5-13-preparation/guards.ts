// Guard units (13.3.1; RULINGS R42): bought in the Replacement Step and placed "any", or put in the place of a regular unit here.
import { counted, type Piece, place, type Refusal, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { HELD, isHex, REMOVED, TO_COME } from '../1-components/board.ts';
import { SOVIET } from '../1-components/sides.ts';
import { hitsOn, unitOf } from '../1-components/units.ts';
import { hasHiddenCards } from '../19-options/hidden-cards.ts';
import { look } from '../4-11-general/examining-units.ts';
import { isSupplied } from '../4-11-general/supply.ts';
import { clearMarkers } from '../7-15-combat/elimination.ts';
import { GUARD_COST } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { isAdvanced, turn, unitsOf } from '../state.ts';
import { type DecisionNode, type Node, type Play, type Query, verb } from '../words.ts';
import { purseWords } from './pools.ts';

/** 13.3.1.3: they may wait as long as their owner likes. */
const hasCome = rule(
  '13.3.1.3',
  (q: Query, due: number): boolean => due <= turn(q),
  (q, due) => due === turn(q),
);
/** 13.3.1: Guard units whose Turn has come and that are not in play. */
function waitingGuards(q: Query): readonly Piece[] {
  return q.piecesAt(TO_COME[SOVIET]).filter((p) => unitOf(q, p).class === 'guard' && hasCome(q, q.field(p, 'due')));
}

// Bought (13.3.1.1)

const guardCost = rules(
  ['13.3.1.1', 'REPL.limits'],
  (q: Query, p: Piece): number => GUARD_COST[unitOf(q, p).type] ?? 0,
  () => 0,
);
function canAffordGuard(q: Query, p: Piece): boolean {
  return q.track('pool-soviet') >= guardCost(q, p);
}
function buyRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!waitingGuards(q).includes(p)) return refuse('13.3.1', say`${unit(p)} is not a Guard unit that is available.`);
  return canAffordGuard(q, p)
    ? undefined
    : refuse('13.3.1.1', say`${unit(p)} costs ${counted(guardCost(q, p), 'factor')}; ${purseWords(q, p)}.`);
}
const buy = verb({
  id: 'buy-guard',
  title: 'Buy a Guard unit',
  rule: '13.3.1.1',
  refuse: buyingHours,
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'Guard unit',
      candidates: (q) => (q.actor === SOVIET ? waitingGuards(q) : []),
      refuse: (q, _soFar, p) => buyRefusal(q, p),
      preview: (q, _soFar, p) => ({ cost: guardCost(q, p) }),
    },
  },
  apply(g, { piece }) {
    g.setTrack('pool-soviet', g.track('pool-soviet') - guardCost(g, piece));
    g.raise(piece, 'bought');
    g.move(piece, HELD[SOVIET], { by: 'bought' });
  },
});

// Substituted (13.3.1.2)

/** 13.3.1.2: same type and size: infantry army, cavalry corps, armor army. */
const isLike = rule(
  '13.3.1.2',
  (q: Query, guard: Piece, p: Piece): boolean => {
    const [a, b] = [unitOf(q, guard), unitOf(q, p)];
    return a.type === b.type && a.size === b.size && b.class !== 'guard';
  },
  () => true,
);
/** 13.3.1.2: supplied. */
const isCutOff = rule(
  '13.3.1.2',
  (q: Query, p: Piece): boolean => q.has(p, 'out-of-supply') || !isSupplied(q, p),
  () => false,
);
function predecessors(q: Query, guard: Piece): readonly Piece[] {
  return unitsOf(q, SOVIET).filter((p) => isLike(q, guard, p) && !isCutOff(q, p));
}
function predecessorRefusal(q: Query, guard: Piece, p: Piece): Refusal | undefined {
  if (!isHex(q.at(p))) return refuse('13.3.1.2', say`${unit(p)} is not on the map.`);
  if (!isLike(q, guard, p))
    return refuse(
      '13.3.1.2',
      say`${unit(guard)} takes the place of a regular unit of its own type, not of ${unit(p)}.`,
      {
        pieces: [p],
      },
    );
  return isCutOff(q, p) ? refuse('13.3.1.2', say`${unit(p)} is out of supply.`, { pieces: [p] }) : undefined;
}
/** 13.3.1.2.2: the hits stay. */
const inherited = rule(
  '13.3.1.2.2',
  (q: Query, p: Piece): number => hitsOn(q, p),
  () => 0,
);
/** 13.3.1.2.2: the old unit never comes back. */
const retire = rule(
  '13.3.1.2.1',
  (g: Play, p: Piece): void => {
    clearMarkers(g, p);
    g.remove(p, REMOVED[SOVIET], '13.3.1.2.1');
  },
  () => undefined,
);
const substitute = verb({
  id: 'substitute-guard',
  title: 'Put a Guard unit in the place of another',
  rule: '13.3.1.2',
  args: { guard: 'piece', unit: 'piece' },
  ask: {
    guard: {
      title: 'Guard unit',
      candidates: waitingGuards,
      refuse: (q, _soFar, p) =>
        waitingGuards(q).includes(p)
          ? undefined
          : refuse('13.3.1', say`${unit(p)} is not a Guard unit that is available.`),
    },
    unit: {
      title: 'in the place of',
      candidates: (q, { guard }) => predecessors(q, guard),
      refuse: (q, { guard }, p) => predecessorRefusal(q, guard, p),
    },
  },
  apply(g, { guard, unit: old }) {
    const at = g.at(old);
    const steps = unitOf(g, guard).defense - inherited(g, old);
    retire(g, old);
    clearMarkers(g, guard);
    g.place(guard, at, steps);
    look(g, [at]);
    g.note('13.3.1.2.1', say`${unit(guard)} takes the place of ${unit(old)} at ${place(at)}.`);
  },
});

const buysNow = (q: Query): boolean => q.option('guards-in-reinforcement');
export const guardStep: DecisionNode = {
  kind: 'decision',
  id: 'guards',
  title: 'Guard units',
  rule: '13.3.1',
  when: (q) => isAdvanced(q) && q.active === SOVIET,
  // Whether there is a unit to be replaced is hidden (11.10), with hidden cards also whether a Guard unit is there (19.5.1).
  who: (q) => ((hasHiddenCards(q) ? q.piecesAt(TO_COME[SOVIET]) : waitingGuards(q)).length > 0 ? [SOVIET] : []),
  verbs: ['substitute-guard', 'buy-guard'],
  prompt: (q) => say`${counted(waitingGuards(q).length, 'Guard unit')} may take the place of regular ones.`,
  done: { title: 'The other Guard units wait', rule: '13.3.1.3' },
};

export const verbs: readonly Verb[] = [buy, substitute];
/** RULINGS R42 */
function buyingHours(q: Query): Refusal | undefined {
  return q.within('replacements') || buysNow(q)
    ? undefined
    : refuse('13.3.1.1', say`Guard units are bought in the Replacement Step.`);
}
export const interrupts: readonly Node[] = [];
/** 13.3.1: Guard units are there to be bought or substituted, they do not come by themselves. */
export const mustBeBought = rule(
  '13.3.1',
  (q: Query, p: Piece): boolean => unitOf(q, p).class === 'guard',
  () => false,
);
/** 13.3.1.4: a Guard unit that is eliminated is never rebuilt. */
export const lostGuard = rule(
  '13.3.1.4',
  (q: Query, p: Piece): Refusal | undefined =>
    unitOf(q, p).class === 'guard'
      ? refuse('13.3.1.4', say`${unit(p)} is a Guard unit and is never rebuilt.`)
      : undefined,
  () => undefined,
);
