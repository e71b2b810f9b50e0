// Chapter 5: what each side throws in before the dice: support fire, stars, modifiers of 9.1.6 (RULINGS R39). The attacker first.
import { type Piece, type Refusal, refuse, rule, say, type Side, unit, type Verb } from '@rasputitsa/kernel';
import { fortressUnits, starUnits } from '../15-special-units/abilities.ts';
import { openStacks } from '../16-masking/masking.ts';
import { supporters } from '../6-artillery/fire.ts';
import { rewardLeft } from '../9-headquarters/reward.ts';
import { sidesOf } from './sides.ts';
import { type DecisionNode, type Query, verb } from '../words.ts';

const isAttacker = (q: Query): boolean => q.actor === sidesOf(q).attacker;
/** 6.3.2 In attack within range of a hex one attacks from, 6.3.3 in defence of a hex under attack. Guns in the hex take part anyway. */
function gunsFor(q: Query, side: Side): readonly Piece[] {
  const s = sidesOf(q);
  const hexes = side === s.attacker ? [...new Set(s.attackers.map((p) => q.at(p)))] : s.targets;
  const taken = side === s.attacker ? s.guns : s.defenceGuns;
  return supporters(q, side, hexes).filter((p) => !taken.includes(p) && !s.defenders.includes(p));
}
const support = verb({
  id: 'support',
  title: 'Support by fire',
  rule: '6.3.1',
  args: { gun: 'piece' },
  ask: {
    gun: {
      title: 'Gun',
      candidates: (q) => gunsFor(q, q.actor),
      refuse: (q, _, p) =>
        gunsFor(q, q.actor).includes(p)
          ? undefined
          : refuse('6.3.1', say`${unit(p)} cannot support this combat.`, { pieces: [p] }),
    },
  },
  apply(g, { gun }) {
    const s = sidesOf(g);
    // RULINGS R114: what is thrown in is shown at once.
    openStacks(g, [gun]);
    if (isAttacker(g)) g.reply('guns', [...s.guns, gun]);
    else g.reply('defenceGuns', [...s.defenceGuns, gun]);
  },
});

/** 15.1.6, 15.4.2 Abilities are used only if their owner wants. */
const isVoluntary = rule(
  '15.1.6',
  () => true,
  () => false,
);
function starsFor(q: Query, side: Side): readonly Piece[] {
  const s = sidesOf(q);
  const battle = { attacker: s.attacker, attackers: s.attackers, defenders: s.defenders, targets: s.targets };
  const taken = (side === s.attacker ? q.v('stars') : q.v('defenceStars')) ?? [];
  const fortress =
    side === s.attacker ? [] : fortressUnits(q, battle).filter((p) => !(q.v('fortress') ?? []).includes(p));
  return isVoluntary() ? [...starUnits(q, battle, side).filter((p) => !taken.includes(p)), ...fortress] : [];
}
const useAbility = verb({
  id: 'use-ability',
  title: 'Use a special ability',
  rule: '15.1.6',
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => starsFor(q, q.actor),
      refuse: (q, _, p) =>
        starsFor(q, q.actor).includes(p)
          ? undefined
          : refuse('15.1.1', say`${unit(p)} has no ability that counts in this combat.`, { pieces: [p] }),
    },
  },
  apply(g, { unit: p }) {
    const s = sidesOf(g);
    const battle = { attacker: s.attacker, attackers: s.attackers, defenders: s.defenders, targets: s.targets };
    if (!isAttacker(g) && fortressUnits(g, battle).includes(p)) g.reply('fortress', [...(g.v('fortress') ?? []), p]);
    else if (isAttacker(g)) g.reply('stars', [...(g.v('stars') ?? []), p]);
    else g.reply('defenceStars', [...(g.v('defenceStars') ?? []), p]);
  },
});

const rewardFor = (q: Query): number => rewardLeft(q, q.actor, sidesOf(q).targets[0] ?? -1);
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
  apply: (g, { modifiers }) => g.reply(isAttacker(g) ? 'reward' : 'defenceReward', modifiers),
});

const VERBS = ['support', 'use-ability', 'spend-reward'];
export const declare: DecisionNode = {
  kind: 'decision',
  id: 'declare',
  title: 'Support of the attack',
  rule: '5.2.1.b',
  verbs: VERBS,
  prompt: () => say`Add artillery and special abilities to the attack, or go on.`,
  done: { title: 'That is all', rule: '5.2.1.b' },
};
export const defend: DecisionNode = {
  kind: 'decision',
  id: 'defend',
  title: 'Support of the defence',
  rule: '5.2.1.b',
  verbs: VERBS,
  prompt: () => say`Add artillery and special abilities to the defence, or go on.`,
  done: { title: 'That is all', rule: '5.2.1.b' },
};
export const declareVerbs: readonly Verb[] = [support, useAbility, spend];
