// Airstrikes (13.1): assigned before any battle is opened (7.13), flown before Defensive Fire (13.15a).
import {
  counted,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { isHq } from '../2-units/units.ts';
import { activeHqs } from '../5-command/headquarters.ts';
import { spendStrike } from '../5-command/hq-airpower.ts';
import { struckRefusal } from '../7-combat/assigning-airstrikes.ts';
import { afterStrike, deal, support, where } from '../7-combat/battle-frame.ts';
import { hitsPerStep } from '../7-combat/defense.ts';
import { FIRE_NAMES, NO_FIRE } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { battles, isBattle } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { airFire, strikeFire } from './air-firepower.ts';
import { airValue, inAirRange } from './air-range.ts';

/** 13.1, 5.5: an active HQ that did not mobilize, once a phase; with a value left after disruption (RULINGS R69). */
const strikerRefusal = rule(
  '13.1',
  (q: Query, hq: Piece): Refusal | undefined => {
    if (!isHq(q, hq) || !q.has(hq, 'active')) return refuse('13.1', say`${unit(hq)} is not an active HQ.`);
    if (q.has(hq, 'paradrop')) return refuse('14.2', say`${unit(hq)} spends its turn on the paradrop.`);
    const flown = flownRefusal(q, hq);
    if (flown) return flown;
    if (airValue(q, hq) <= 0)
      return refuse('13.17', say`${unit(hq)} has a command value of zero now and can fly no airstrike.`);
    return airFire(q, q.actor) === NO_FIRE ? refuse('13.C1', say`Your air force no longer flies.`) : undefined;
  },
  () => undefined,
);
/** 13.12: an HQ's strike goes into one battle, whole. */
const flownRefusal = rule(
  '13.12',
  (q: Query, hq: Piece): Refusal | undefined =>
    q.has(hq, 'moved') ? refuse('13.12', say`${unit(hq)} has assigned its airstrike this phase.`) : undefined,
  () => undefined,
);
/** 13.12: a die for each step that counts (13.17). */
const strikeDice = rule('13.12', airValue, () => 1);
/** 13.13: one a battle, in range, where own ground units stand (7.15b). */
const targetRefusal = rule(
  '13.13',
  (q: Query, hq: Piece, at: Loc): Refusal | undefined => {
    if (!isBattle(q, at)) return refuse('7.15b', say`There is no battle at ${place(at)}.`, { places: [at] });
    const struck = struckRefusal(q, at);
    if (struck) return struck;
    return inAirRange(q, hq, at)
      ? undefined
      : refuse('13.11', say`${place(at)} is out of air range of ${unit(hq)}.`, { places: [at] });
  },
  (q, _hq, at) => (isBattle(q, at) ? undefined : refuse('7.15b', say`There is no battle at ${place(at)}.`)),
);

export const airstrike = verb({
  id: 'airstrike',
  title: 'Assign an airstrike',
  rule: '7.13',
  args: { hq: 'piece', at: 'place' },
  ask: {
    hq: {
      title: 'HQ',
      candidates: (q) => activeHqs(q, q.actor),
      refuse: (q, _soFar, hq) => strikerRefusal(q, hq),
    },
    at: {
      candidates: (q) => battles(q),
      refuse: (q, { hq }, at) => targetRefusal(q, hq, at),
      preview: (q, { hq }) => ({
        notes: [
          {
            rule: '13.12',
            message: say`${counted(strikeDice(q, hq), 'die', 'dice')} at ${FIRE_NAMES[airFire(q, q.actor)] ?? ''}`,
          },
        ],
      }),
    },
  },
  apply(g, { hq, at }) {
    spendStrike(g, hq);
    const dice = strikeDice(g, hq);
    g.setMark('strike', at, dice);
    g.note('7.13', say`${unit(hq)} assigns an airstrike of ${counted(dice, 'die', 'dice')} to ${place(at)}.`);
  },
});

/** 13.15a: the airstrike comes first. */
export function flyStrike(g: Play): void {
  const at = where(g);
  const dice = g.mark('strike', at);
  const passive = enemyOf(g.active);
  if (dice === 0) {
    g.set('stage', afterStrike());
    return;
  }
  const needs = strikeFire(g, g.active, at);
  const what = say`Airstrike at ${place(at)}, ${FIRE_NAMES[needs] ?? ''}`;
  const rolled = g.roll(dice, 6, what, '13.15a', g.active, needs);
  deal(g, rolled.filter((d) => d >= needs).length, passive, strikeCover(g, at, passive), afterStrike());
}
/** 13.15a: cover shields from a strike as it does from fire. */
const strikeCover = rule(
  '13.15a',
  (q: Query, at: Loc, passive: Side): number => hitsPerStep(q, at, passive, strikeSupport(q)),
  () => 1,
);
/** 13.15b: in an unsupported battle half as effective. */
const strikeSupport = rule('13.15b', support, () => 'supported');
