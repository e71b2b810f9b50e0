// Blitz (11.7): placing the unit and its number by rounds. What follows a won battle: pursuit.ts.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, type Verb } from '@rasputitsa/kernel';
import { isStronghold } from '../1-components/board.ts';
import { sideId } from '../1-components/sides.ts';
import { isArmor, isNaval } from '../1-components/units.ts';
import { modeOf } from '../6-14-movement/kinds-of-movement.ts';
import { factorsLeft } from '../6-14-movement/movement-factors.ts';
import { BLITZ_MARKERS, BLITZ_ROUND } from '../data/tables.ts';
import { boxed, isAdvanced } from '../state.ts';
import { type DecisionNode, type Node, type Play, type Query, verb } from '../words.ts';

/** Whether this battle is marked with a blitz unit. */
export function isBlitz(q: Query, at: Loc): boolean {
  return q.mark('blitz', at) > 0;
}
export function armorIn(q: Query, at: Loc, side: Side): readonly Piece[] {
  return boxed(q, at, side).ground.filter((p) => isArmor(q, p));
}

// The number (11.7.1.2, 11.7.1.3)

/** 11.7.1.2: what an armor unit has left, less one for the round to come. */
const numberOf = rule(
  '11.7.1.2',
  (q: Query, p: Piece): number => factorsLeft(q, p) - BLITZ_ROUND,
  (q, p) => factorsLeft(q, p),
);
/** 11.7.1.3: the lowest counts. */
const lowest = rule(
  '11.7.1.3',
  (numbers: readonly number[]): number => Math.min(...numbers),
  (numbers) => Math.max(...numbers),
);
function blitzNumber(q: Query, armor: readonly Piece[]): number {
  return armor.length === 0 ? 1 : lowest(armor.map((p) => numberOf(q, p)));
}

// Placing (11.7.1)

/** 11.7.1.1 */
const armorRefusal = rule(
  '11.7.1.1',
  (armor: readonly Piece[], at: Loc): Refusal | undefined =>
    armor.length > 0
      ? undefined
      : refuse('11.7.1.1', say`Only armor can blitz; no armor of yours attacks at ${place(at)}.`, { places: [at] }),
  () => undefined,
);
/** 11.7.1.4 */
const limitRefusal = rule(
  '11.7.1.4',
  (q: Query, side: Side): Refusal | undefined =>
    q.track(`blitz-${sideId(side)}`) < BLITZ_MARKERS
      ? undefined
      : refuse('11.7.1.4', say`You have placed all ${BLITZ_MARKERS} blitz units in this step.`),
  () => undefined,
);
/** 11.7.1.5 */
const cityRefusal = rule(
  '11.7.1.5',
  (at: Loc): Refusal | undefined =>
    isStronghold(at)
      ? refuse('11.7.1.5', say`No blitz in a fortress or major city: ${place(at)}.`, { places: [at] })
      : undefined,
  () => undefined,
);
/** Why no blitz unit can be placed in this battle. */
function blitzRefusal(q: Query, at: Loc, side: Side): Refusal | undefined {
  const armor = armorIn(q, at, side);
  const no = armorRefusal(armor, at) ?? cityRefusal(at) ?? limitRefusal(q, side);
  if (no) return no;
  return blitzNumber(q, armor) >= 1
    ? undefined
    : refuse('11.7.1.2', say`The armor at ${place(at)} has no movement factors left for a blitz.`, {
        pieces: armor,
        places: [at],
      });
}
/** 11.7.1: at once when the battle is made, or never. 11.7.2.4: not in blitz moves. */
const isInTime = rule(
  '11.7.1',
  (q: Query, how: 'new' | 'joined'): boolean => how === 'new' && modeOf(q) === 'ground',
  (q, how) => how === 'new' || modeOf(q) === 'ground',
);
/** 11.7.1.3; RULINGS R5: armor that comes later brings the number down to its own. */
const joinBlitz = rule(
  '11.7.1.3',
  (g: Play, at: Loc, pieces: readonly Piece[]): void => {
    const armor = pieces.filter((p) => isArmor(g, p));
    if (armor.length > 0) lowerTo(g, at, blitzNumber(g, armor));
  },
  () => undefined,
);
/** Sets the blitz number of a battle if it is lower than the one that stands; below 1 the unit is taken away. */
function lowerTo(g: Play, at: Loc, n: number): void {
  if (n >= g.mark('blitz', at)) return;
  g.setMark('blitz', at, Math.max(0, n));
  g.note(
    '11.7.1.3',
    n > 0
      ? say`The blitz number at ${place(at)} is ${n} now.`
      : say`The blitz unit at ${place(at)} is taken away: no movement factors are left.`,
  );
}
/** 11.7.1: called when phasing ground units have made a battle (by entering, or because they were answered) or joined one. */
export function offerBlitz(g: Play, at: Loc, how: 'new' | 'joined', pieces: readonly Piece[]): void {
  if (!isAdvanced(g)) return;
  if (isBlitz(g, at)) joinBlitz(g, at, pieces);
  else if (isInTime(g, how) && !blitzRefusal(g, at, g.active))
    g.call('blitz', { side: g.active, vars: { blitzAt: at } });
}

function where(q: Query): Loc {
  return q.v('blitzAt') ?? -1;
}
const blitz = verb({
  id: 'blitz',
  title: 'Blitz',
  rule: '11.7.1',
  ends: true,
  args: {},
  ask: {},
  refuse: (q) => blitzRefusal(q, where(q), q.actor),
  preview: (q) => ({ label: say`blitz number ${blitzNumber(q, armorIn(q, where(q), q.actor))}` }),
  apply(g) {
    const at = where(g);
    const track = `blitz-${sideId(g.actor)}` as const;
    g.setMark('blitz', at, blitzNumber(g, armorIn(g, at, g.actor)));
    g.setTrack(track, g.track(track) + 1);
    g.note('11.7.1.2', say`Blitz at ${place(at)}, number ${g.mark('blitz', at)}.`);
  },
});
const placing: DecisionNode = {
  kind: 'decision',
  id: 'blitz',
  title: 'Blitz unit',
  rule: '11.7.1',
  verbs: ['blitz'],
  prompt: (q) => say`Armor attacks at ${place(where(q))}. Make it a blitz?`,
  done: { title: 'No blitz', rule: '11.7.1' },
};

// Rounds (11.7.2.1)

/** 11.7.2.1.1: at 1 the battle becomes a normal one. */
const runsOut = rule(
  '11.7.2.1.1',
  (n: number): boolean => n <= BLITZ_ROUND,
  () => false,
);
/** 11.7.2.1: called before each further round of ground combat. */
export const nextBlitzRound = rule(
  '11.7.2.1',
  (g: Play, at: Loc): void => {
    const n = g.mark('blitz', at);
    if (n > 0) g.setMark('blitz', at, runsOut(n) ? 0 : Math.max(1, n - BLITZ_ROUND));
  },
  () => undefined,
);

export const verbs: readonly Verb[] = [blitz];
export const interrupts: readonly Node[] = [placing];
/** 11.7.2.2.2: rails cost the blitz what they cost the armor. Before the battle one more is kept for its first round. */
export const payBlitz = rule(
  '11.7.2.2.2',
  (g: Play, p: Piece): void => {
    const at = g.at(p);
    if (!isBlitz(g, at) || !isArmor(g, p) || isNaval(g, p)) return;
    lowerTo(g, at, factorsLeft(g, p) - (g.within('ground-movement') ? BLITZ_ROUND : 0));
  },
  () => undefined,
);
