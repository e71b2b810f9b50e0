// Chapter 5: what each side throws in before the dice: support fire, stars, modifiers of 9.1.6, the point of its headquarters (RULINGS R39).
import {
  type Loc,
  type Message,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { fortressUnits, starUnits } from '../15-special-units/abilities.ts';
import { openStacks } from '../16-masking/masking.ts';
import { isRegular } from '../1-basics/units.ts';
import { inRange, refuseGun, supporters } from '../6-artillery/fire.ts';
import { rewardLeft } from '../9-headquarters/reward.ts';
import { hasHq, sidesOf, usesHq } from './sides.ts';
import { strongest } from './strength.ts';
import { type DecisionNode, type Query, verb } from '../words.ts';

/** The side whose turn it is to declare, and where its declarations are kept. */
interface Hand {
  readonly isAttacker: boolean;
  /** Hexes its guns must reach: 6.3.2 those it attacks from, 6.3.3 those it defends. */
  readonly hexes: readonly Loc[];
  readonly guns: 'guns' | 'defenceGuns';
  readonly stars: 'stars' | 'defenceStars';
  readonly reward: 'reward' | 'defenceReward';
  readonly noHq: 'noHq' | 'noDefenceHq';
}
function handOf(q: Query): Hand {
  const s = sidesOf(q);
  return q.actor === s.attacker
    ? {
        isAttacker: true,
        hexes: [...new Set(s.attackers.map((p) => q.at(p)))],
        guns: 'guns',
        stars: 'stars',
        reward: 'reward',
        noHq: 'noHq',
      }
    : {
        isAttacker: false,
        hexes: s.targets,
        guns: 'defenceGuns',
        stars: 'defenceStars',
        reward: 'defenceReward',
        noHq: 'noDefenceHq',
      };
}

/** 6.3.1 Support is for regular units: a headquarters or guns alone stay alone. */
const hasRegulars = rule(
  '6.3.1',
  (q: Query, units: readonly Piece[]): boolean => units.some((p) => isRegular(q, p)),
  () => true,
);
/** Guns in the hex under attack take part anyway. */
function gunsFor(q: Query): readonly Piece[] {
  const s = sidesOf(q);
  const { hexes, guns, isAttacker } = handOf(q);
  if (!isAttacker && !hasRegulars(q, s.defenders)) return [];
  return supporters(q, q.actor, hexes).filter((p) => !s[guns].includes(p) && !s.attackers.includes(p));
}
function refuseSupport(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { pieces: [p] });
  const s = sidesOf(q);
  const { hexes, guns, isAttacker } = handOf(q);
  if (gunsFor(q).includes(p)) return undefined;
  if (s[guns].includes(p)) return no('6.1.4', say`${unit(p)} supports this combat already.`);
  if (s.attackers.includes(p) || s.defenders.includes(p)) return no('5.1.1', say`${unit(p)} fights in this combat.`);
  const not = refuseGun(q, p);
  if (not || hexes.some((hex) => inRange(q, p, hex)))
    return not ?? no('6.3.1', say`${unit(p)} cannot support this combat.`);
  return no(isAttacker ? '6.3.2' : '6.3.3', say`${unit(p)} is out of range.`);
}
const support = verb({
  id: 'support',
  title: 'Support by fire',
  rule: '6.3.1',
  args: { gun: 'piece' },
  ask: {
    gun: {
      title: 'Gun',
      candidates: gunsFor,
      refuse: (q, _, p) => refuseSupport(q, p),
    },
  },
  apply(g, { gun }) {
    const { guns } = handOf(g);
    // RULINGS R114: what is thrown in is shown at once.
    openStacks(g, [gun]);
    g.reply(guns, [...sidesOf(g)[guns], gun]);
  },
});

/** 15.1.6, 15.4.2 Abilities are used only if their owner wants. */
const isVoluntary = rule(
  '15.1.6',
  () => true,
  () => false,
);
const fortressFor = (q: Query): readonly Piece[] =>
  handOf(q).isAttacker ? [] : fortressUnits(q, sidesOf(q)).filter((p) => !(q.v('fortress') ?? []).includes(p));
function abilitiesFor(q: Query): readonly Piece[] {
  if (!isVoluntary()) return [];
  const taken = q.v(handOf(q).stars) ?? [];
  return [...starUnits(q, sidesOf(q), q.actor).filter((p) => !taken.includes(p)), ...fortressFor(q)];
}
const useAbility = verb({
  id: 'use-ability',
  title: 'Use a special ability',
  rule: '15.1.6',
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: abilitiesFor,
      refuse: (q, _, p) =>
        abilitiesFor(q).includes(p)
          ? undefined
          : refuse('15.1.1', say`${unit(p)} has no ability that counts in this combat.`, { pieces: [p] }),
    },
  },
  apply(g, { unit: p }) {
    const kept = fortressFor(g).includes(p) ? 'fortress' : handOf(g).stars;
    g.reply(kept, [...(g.v(kept) ?? []), p]);
  },
});

const rewardFor = (q: Query): number => rewardLeft(q, q.actor, sidesOf(q).targets);
const spend = verb({
  id: 'spend-reward',
  title: 'Spend modifiers for a destroyed headquarters',
  rule: '9.1.6',
  args: { modifiers: 'number' },
  refuse: (q) => (rewardFor(q) > 0 ? undefined : refuse('9.1.6', say`There are no such modifiers to spend here.`)),
  ask: {
    modifiers: {
      title: 'Modifiers',
      *candidates(q) {
        for (let n = 1; n <= rewardFor(q); n++) yield n;
      },
      refuse(q, _, n): Refusal | undefined {
        const most = rewardFor(q);
        return n >= 1 && n <= most ? undefined : refuse('9.1.6', say`You may spend 1 to ${most}.`);
      },
    },
  },
  apply: (g, { modifiers }) => g.reply(handOf(g).reward, modifiers),
});

/** 9.2.1 A player "can" move the dice: he does unless he says that he will not (RULINGS R39). */
const declineHq = verb({
  id: 'decline-hq',
  title: 'Do without the headquarters',
  rule: '9.2.1',
  args: {},
  refuse(q) {
    if (!hasHq(q, q.actor)) return refuse('9.2.1', say`Not all of your units are in range of headquarters.`);
    return usesHq(q, q.actor) ? undefined : refuse('9.2.1', say`You do without your headquarters already.`);
  },
  ask: {},
  apply: (g) => g.reply(handOf(g).noHq, 1),
});

/** 5.5.3, RULINGS R45 The defender picks among hexes of equal strength. */
function refuseCounting(q: Query): Refusal | undefined {
  return strongest(q, { ...sidesOf(q), counting: undefined }).length > 1
    ? undefined
    : refuse('5.5.3', say`One hex is the strongest: its terrain counts.`);
}
const chooseHex = verb({
  id: 'choose-hex',
  title: 'Pick the hex whose terrain counts',
  rule: '5.5.3',
  args: { hex: 'place' },
  refuse: refuseCounting,
  ask: {
    hex: {
      title: 'Hex',
      candidates: (q) => strongest(q, sidesOf(q)),
      refuse: (q, _, hex) =>
        strongest(q, sidesOf(q)).includes(hex)
          ? undefined
          : refuse('5.5.3', say`${place(hex)} is not among the strongest hexes under attack.`, { places: [hex] }),
    },
  },
  apply: (g, { hex }) => g.reply('counting', hex),
});

/** Both sides declare in the same way, the attacker first. */
const declaring = (id: 'declare' | 'defend', what: string, verbs: readonly Verb[]): DecisionNode => ({
  kind: 'decision',
  id,
  title: `Support of the ${what}`,
  rule: '5.2.1.b',
  verbs: verbs.map((v) => v.id),
  prompt: () => say`Add artillery and special abilities to the ${what}, or go on.`,
  done: { title: 'That is all', rule: '5.2.1.b' },
});
const BOTH_SIDES: readonly Verb[] = [support, useAbility, spend, declineHq];
export const declareVerbs: readonly Verb[] = [...BOTH_SIDES, chooseHex];
export const declare: DecisionNode = declaring('declare', 'attack', BOTH_SIDES);
export const defend: DecisionNode = declaring('defend', 'defence', declareVerbs);
