// Chapter 28, 28.1: the dam of Zaporozhye.
import { type Loc, refuse, type Refusal, rule, say, type Side } from '@rasputitsa/kernel';
import { AROUND, FLOODED, LAND, ZAPOROZHYE } from '../1-map/board.ts';
import { eliminate } from '../2-units/eliminate.ts';
import { isArtillery, isGround } from '../2-units/units.ts';
import { GERMAN, ownedBy, SOVIET } from '../sides.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';

const isIntact = (q: Query): boolean => q.track('dam') === 0;
const holds = (q: Query, side: Side): boolean => q.layer('control')[ZAPOROZHYE] === ownedBy(side);

/** 28.1d Soviets in Zaporozhye before it is destroyed capture the dam. */
export const reachDam = rule(
  '28.1d',
  (g: Play, side: Side, hex: Loc): void => {
    if (hex === ZAPOROZHYE && side === SOVIET && isIntact(g) && g.track('dam-taken') === 0) g.setTrack('dam-taken', 1);
  },
  () => {},
);
/** 28.1b The Soviets with an artillery division beside the city, while the Germans have it. */
const sovietMay = rule(
  '28.1b',
  (q: Query): boolean =>
    !holds(q, SOVIET) &&
    (AROUND[ZAPOROZHYE] ?? []).some((hex) => q.piecesAt(hex).some((p) => q.sideOf(p) === SOVIET && isArtillery(q, p))),
  () => false,
);
/** 28.1c The Germans while it is theirs. */
const germanMay = rule(
  '28.1c',
  (q: Query): boolean => holds(q, GERMAN),
  () => false,
);
function refuseBlast(q: Query): Refusal | undefined {
  if (!isIntact(q)) return refuse('28.1a', say`The dam is destroyed.`);
  if (q.actor === SOVIET)
    return sovietMay(q)
      ? undefined
      : refuse('28.1b', say`No artillery division is beside Zaporozhye while the Germans hold it.`);
  return germanMay(q) ? undefined : refuse('28.1c', say`Zaporozhye is not German.`);
}
/** 28.2A, 28.2B How long the flood lasts: this turn after a Soviet blast, the next one too after a German. */
const floodUntil = rule(
  '28.2B',
  (q: Query): number => q.track('turn') + (q.actor === GERMAN ? 1 : 0),
  (q: Query) => q.track('turn'),
);
/** 28.2D */
const drown = rule(
  '28.2D',
  (g: Play): void => {
    for (const hex of LAND)
      if (FLOODED[hex] === 1) for (const p of g.piecesAt(hex)) if (isGround(g, p)) eliminate(g, p, '28.2D');
  },
  () => {},
);
export const blast = verb({
  id: 'destroy-dam',
  title: 'Destroy the dam',
  rule: '28.1a',
  args: {},
  refuse: (q) => refuseBlast(q),
  ask: {},
  apply(g: Play) {
    g.setTrack('flood-ends', floodUntil(g));
    g.setTrack('dam', 1);
    drown(g);
  },
});
/** 28.2C The flood falls in the German End Phase of its last turn; one that the Germans have just let loose has a turn to go. */
export const endFlood = rule(
  '28.2C',
  (g: Play): void => {
    if (g.active === GERMAN && g.track('flood-ends') > 0 && g.track('turn') >= g.track('flood-ends'))
      g.setTrack('flood-ends', 0);
  },
  () => {},
);
export const dam: DecisionNode = {
  kind: 'decision',
  id: 'dam',
  title: 'The dam',
  rule: '3.C.7.e',
  when: (q) => isIntact(q) && (q.active === SOVIET ? sovietMay(q) : germanMay(q)),
  verbs: ['destroy-dam'],
  prompt: () => say`Destroy the dam of Zaporozhye, or leave it.`,
  done: { title: 'Leave it', rule: '3.C.7.e' },
};
