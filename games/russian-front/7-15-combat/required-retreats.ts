// Who must retreat: by the table (7.2.1.3.2), or because the engaged units died (7.3.6).
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import { isStronghold } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isAir, isNaval } from '../1-components/units.ts';
import type { CombatResult } from '../data/tables.ts';
import { boxed } from '../state.ts';
import type { Query } from '../words.ts';
import { at, attacker, fighters, isIn, list, role, rulesOf, segment } from './battle-frame.ts';

/** 7.2.1.3.2; RULINGS R113: which results drive a side off. */
export const drivesOff = rule(
  '7.2.1.3.2',
  (q: Query, result: CombatResult): CombatResult['retreat'] =>
    result.mixed && q.option('required-retreats') === 'one-sided' ? '' : result.retreat,
  () => '',
);

/** Every engaged unit of a side is dead (RULINGS R11). */
function isEngagedDead(q: Query, side: Side): boolean {
  const engaged = list(q, `${role(q, side)}Engaged`);
  return engaged.every((p) => !isIn(q, p));
}
/** 7.3.6: aircraft that fought ships by themselves and died take only aircraft with them; ships of theirs fight on (15.2.5.2). */
const shipsFightOn = rule(
  '7.3.6',
  (q: Query, side: Side): boolean =>
    segment(q) === 'naval' &&
    list(q, `${role(q, side)}Engaged`).every((p) => isAir(q, p)) &&
    boxed(q, at(q), side).naval.length > 0,
  () => false,
);
/** The engaged units are dead, and the others of the side go with them. */
function isBroken(q: Query, side: Side): boolean {
  return isEngagedDead(q, side) && !shipsFightOn(q, side);
}
/** 7.2.1.3.2.1: defending ground units hold fortresses and major cities. */
export const holdsCity = rule(
  '7.2.1.3.2.1',
  (q: Query, side: Side): boolean => segment(q) === 'ground' && role(q, side) === 'defender' && isStronghold(at(q)),
  () => false,
);
/** 7.3.6; RULINGS R224: whether one side has units left where the other has none: units that can be engaged, failing those on both
 * sides any that would have to go. */
function hasMoreLeft(q: Query, side: Side, enemy: Side): boolean {
  const [mine, theirs] = [fighters(q, side).length, fighters(q, enemy).length];
  if (q.option('both-engaged-lost') === 'fighters first' && (mine > 0 || theirs > 0)) return theirs === 0;
  return survivors(q, side) > 0 && survivors(q, enemy) === 0;
}
const survivors = rule(
  '7.3.6',
  (q: Query, side: Side): number => rulesOf(q).leavers(q, at(q), side).length,
  () => 0,
);
/** 7.3.6: who must leave because engaged units died; -1 nobody. */
export const routed = rule(
  '7.3.6',
  (q: Query): Side => {
    const a = attacker(q);
    const d = enemyOf(a);
    const [aDead, dDead] = [isBroken(q, a), isBroken(q, d)];
    // The side with units left stays; with both or neither it is the attacker who goes.
    if (aDead && dDead) return hasMoreLeft(q, a, d) ? d : a;
    if (aDead) return a;
    return dDead ? d : -1;
  },
  () => -1,
);
/** Whom the table drives off, -1 nobody. */
function byTable(q: Query): Side {
  const who = q.v('driven') ?? '';
  if (who === '') return -1;
  return who === 'attacker' ? attacker(q) : enemyOf(attacker(q));
}
/** Who must retreat by the table, unless he may ignore it (7.2.1.3.2). */
export function driven(q: Query): Side {
  const side = byTable(q);
  return side < 0 || holdsCity(q, side) || isSpared(q, side) ? -1 : side;
}
/** 7.2.1.3.2.2: who may ignore the table, or go all the same: his word alone, for when the enemy goes nobody asks him again. A garrison
 * that may ignore it for its city (7.2.1.3.2.1) can leave of its own will right after (7.4.1). */
export function spared(q: Query): Side {
  const side = byTable(q);
  return side >= 0 && isSpared(q, side) && rulesOf(q).leavers(q, at(q), side).length > 0 ? side : -1;
}
/** 7.2.1.3.2.2: who killed the engaged enemy in the same round need not go. */
const isSpared = rule(
  '7.2.1.3.2.2',
  (q: Query, side: Side): boolean => isEngagedDead(q, enemyOf(side)),
  () => false,
);
/** 7.3.6; RULINGS R34: when a supporting air or naval unit dies the others of its arm leave with it; so with aircraft that fought ships. */
export const supportRouted = rule(
  '7.3.6',
  (q: Query, side: Side): readonly Piece[] => {
    if (segment(q) === 'air' || q.v('leaves') === side) return [];
    const risked = [
      ...list(q, `${role(q, side)}Supporters`),
      ...(segment(q) === 'naval' ? list(q, `${role(q, side)}Engaged`).filter((p) => isAir(q, p)) : []),
    ];
    const lost = risked.filter((p) => !isIn(q, p));
    const here = boxed(q, at(q), side);
    return [...(lost.some((p) => isAir(q, p)) ? here.air : []), ...(lost.some((p) => isNaval(q, p)) ? here.naval : [])];
  },
  () => [],
);
