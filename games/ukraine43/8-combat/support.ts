// What joins an attack after it was declared and before the dice: artillery (22), an air unit (15.5), Zhukov (26.1). RULINGS A-37.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { distance, NONE } from '@rasputitsa/kit';
import { GRID, STAVKA_RESERVE } from '../1-map/board.ts';
import { isAir, isArtillery, isBreakthrough, isOnMap, isZhukov, piecesThatAre } from '../2-units/units.ts';
import { flyMission, refuseSupport } from '../15-air/support.ts';
import { isMassive } from '../22-artillery/shift.ts';
import { lacksCommand } from '../23-headquarters/combat.ts';
import { tablesOf } from '../data/tables.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';
import { previewCombat } from './attack.ts';
import { battleOf } from './battle-state.ts';

const targetsNow = (q: Query): readonly Loc[] => q.v('targets') ?? [];
const attackersNow = (q: Query): readonly Piece[] => q.v('attackers') ?? [];
const gunsNow = (q: Query): readonly Piece[] => q.v('guns') ?? [];
const nearest = (q: Query, p: Piece): number => Math.min(...targetsNow(q).map((hex) => distance(GRID, q.at(p), hex)));

/** 23.2a */
function refuseHelp(q: Query): Refusal | undefined {
  if (!lacksCommand(q, q.actor, attackersNow(q))) return undefined;
  return refuse('23.2a', say`None of the attackers is in reach of an Army or Front HQ.`, { pieces: attackersNow(q) });
}

// Artillery

/** 22.1 Within two hexes of the defender. */
const outOfRange = rule(
  '22.1',
  (q: Query, gun: Piece): boolean => nearest(q, gun) > tablesOf(q).RANGE.barrage,
  () => false,
);
/** 22.1 Never in a Mobile Assault. */
const isTooFast = rule(
  '22.1',
  (q: Query): boolean => q.v('mobile') === true,
  () => false,
);
/** 22.3 Not while Disrupted. */
const isShaken = rule(
  '22.3',
  (q: Query, gun: Piece): boolean => q.has(gun, 'disrupted'),
  () => false,
);
/** 22.4 Only with its full side up. */
const isSpent = rule(
  '22.4',
  (q: Query, gun: Piece): boolean => q.has(gun, 'depleted'),
  () => false,
);
function refuseGun(q: Query, gun: Piece): Refusal | undefined {
  const about = { pieces: [gun] };
  if (!isArtillery(q, gun) || !isOnMap(q, gun))
    return refuse('22.1', say`${unit(gun)} is not artillery on the map.`, about);
  if (isTooFast(q)) return refuse('22.1', say`Artillery does not support Mobile Assaults.`, about);
  if (gunsNow(q).includes(gun)) return refuse('22.1', say`${unit(gun)} supports this attack already.`, about);
  if (isShaken(q, gun)) return refuse('22.3', say`${unit(gun)} is Disrupted.`, about);
  if (isSpent(q, gun)) return refuse('22.4', say`${unit(gun)} is depleted.`, about);
  if (outOfRange(q, gun))
    return refuse(
      '22.1',
      say`${unit(gun)} is ${nearest(q, gun)} hexes from ${place(targetsNow(q)[0] ?? NONE)}; its range is ${tablesOf(q).RANGE.barrage}.`,
      about,
    );
  if (gunsNow(q).length >= 2) return refuse('22.2', say`Two divisions fire already.`, about);
  if (gunsNow(q).length === 1 && !isMassive(q, [...gunsNow(q), gun]))
    return refuse('22.2', say`A second division adds nothing unless one of the two is a Guards division.`, about);
  return refuseHelp(q);
}
const gunsReady = (q: Query): readonly Piece[] =>
  q.v('mobile') === true ? [] : piecesThatAre(q, 'artillery', q.actor).filter((p) => isOnMap(q, p) && !refuseGun(q, p));
export const barrage = verb({
  id: 'barrage',
  title: 'Artillery barrage',
  rule: '22.1',
  args: { gun: 'piece' },
  ask: {
    gun: {
      title: 'Artillery division',
      candidates: gunsReady,
      refuse: (q, _, value) => refuseGun(q, value),
      preview: (q, _, value) => previewCombat(q, { ...battleOf(q), guns: [...gunsNow(q), value] }),
    },
  },
  apply: (g, { gun }) => g.reply('guns', [...gunsNow(g), gun]),
});
/** 22.4 A regular division that has fired is depleted. */
const depletes = rule(
  '22.4',
  (g: Play, gun: Piece): void => g.raise(gun, 'depleted'),
  () => {},
);
/** 22.5C A Guards division goes back to the Stavka. */
export const returnToStavka = rule(
  '22.5C',
  (g: Play, gun: Piece): void => {
    g.remove(gun, STAVKA_RESERVE, '22.5C');
    g.lowerAll(gun);
    g.clearFields(gun);
  },
  () => {},
);
export function fireGuns(g: Play, guns: readonly Piece[]): void {
  for (const gun of guns) (isBreakthrough(g, gun) ? returnToStavka : depletes)(g, gun);
}

// Air

/** 15.4 One air unit a side in a combat. */
const hasFlier = rule(
  '15.4',
  (q: Query): boolean => q.v('flier') !== undefined,
  () => false,
);
function refuseFlier(q: Query, air: Piece): Refusal | undefined {
  if (!isAir(q, air)) return refuse('15.5', say`${unit(air)} is not an air unit.`, { pieces: [air] });
  if (hasFlier(q)) return refuse('15.4', say`An air unit supports this attack already.`, { pieces: [air] });
  return refuseSupport(q, air, targetsNow(q)) ?? refuseHelp(q);
}
const fliersReady = (q: Query): readonly Piece[] => piecesThatAre(q, 'air', q.actor).filter((p) => !refuseFlier(q, p));
export const groundSupport = verb({
  id: 'ground-support',
  title: 'Offensive Ground Support',
  rule: '15.5',
  args: { air: 'piece' },
  ask: {
    air: {
      title: 'Air unit',
      candidates: fliersReady,
      refuse: (q, _, value) => refuseFlier(q, value),
      preview: (q, _, value) => previewCombat(q, { ...battleOf(q), flier: value }),
    },
  },
  apply: (g, { air }) => g.reply('flier', air),
});
export function fly(g: Play, air: Piece | undefined): void {
  if (air !== undefined) flyMission(g, air);
}

// Zhukov

/** 26.1A Within four hexes, if he has not moved in this game turn; one attack in a Combat Phase. */
const refuseLeader = rule(
  '26.1A',
  (q: Query, p: Piece): Refusal | undefined => {
    const about = { pieces: [p] };
    if (q.v('mobile') === true) return refuse('26.1A', say`Zhukov leads attacks in the Combat Phases only.`, about);
    if (q.has(p, 'travelled')) return refuse('26.1A', say`Zhukov has moved in this game turn.`, about);
    if (nearest(q, p) > tablesOf(q).RANGE.zhukov)
      return refuse(
        '26.1A',
        say`Zhukov is ${nearest(q, p)} hexes away; he leads attacks within ${tablesOf(q).RANGE.zhukov}.`,
        about,
      );
    if (q.track('zhukov-attacks') > 0) return refuse('26.1A', say`Zhukov has led an attack in this phase.`, about);
    return undefined;
  },
  () => undefined,
);
/** 26.3a Disrupted leaders do nothing. */
const isHelpless = rule(
  '26.3a',
  (q: Query, p: Piece): boolean => q.has(p, 'disrupted'),
  () => false,
);
function refuseZhukov(q: Query, p: Piece): Refusal | undefined {
  if (!isZhukov(q, p) || !isOnMap(q, p)) return refuse('26.1A', say`Only Zhukov leads attacks.`, { pieces: [p] });
  if (q.v('led') === true) return refuse('26.1A', say`Zhukov leads this attack already.`, { pieces: [p] });
  if (isHelpless(q, p)) return refuse('26.3a', say`Zhukov is Disrupted.`, { pieces: [p] });
  return refuseLeader(q, p);
}
const leadersReady = (q: Query): readonly Piece[] =>
  piecesThatAre(q, 'leader', q.actor).filter((p) => isZhukov(q, p) && !refuseZhukov(q, p));
export const lead = verb({
  id: 'lead',
  title: 'Zhukov leads',
  rule: '26.1A',
  args: { leader: 'piece' },
  ask: {
    leader: {
      title: 'Leader',
      candidates: leadersReady,
      refuse: (q, _, value) => refuseZhukov(q, value),
      preview: (q) => previewCombat(q, { ...battleOf(q), zhukov: true }),
    },
  },
  apply: (g) => g.reply('led', true),
});

/** Whether there is anything to ask the attacker. */
export const hasSupport = (q: Query): boolean =>
  gunsReady(q).length > 0 || fliersReady(q).length > 0 || leadersReady(q).length > 0;
export const support: DecisionNode = {
  kind: 'decision',
  id: 'support',
  title: 'Support for the attack',
  rule: '8.3.2',
  verbs: ['barrage', 'ground-support', 'lead'],
  prompt: (q) => say`Support the attack on ${place(targetsNow(q)[0] ?? NONE)}, or roll the dice.`,
  done: { title: 'Roll the dice', rule: '8.3.4' },
};
