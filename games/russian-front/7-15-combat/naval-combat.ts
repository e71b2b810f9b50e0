// Ships in their own combat (15.2.1 to 15.2.5.3): who is engaged, what supports it, how strong it is, who is hit and who leaves.
import { type Loc, type Piece, type Refusal, refuse, rule, say, type Side, unit, units } from '@rasputitsa/kernel';
import { enemyOf } from '../1-components/sides.ts';
import { isAir, isGround, isNaval, unitOf } from '../1-components/units.ts';
import { maySupport } from '../4-11-general/national-support.ts';
import { isMining } from '../6-14-movement/mine-missions.ts';
import { isHarbour } from '../6-14-movement/naval-bases.ts';
import { AIR_AGAINST_NAVAL, NAVAL_BASE_DEFENSE } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { boxed } from '../state.ts';
import type { Query } from '../words.ts';
import { navalSpares, outsider, type SegmentRules } from './air-and-ground-combat.ts';
import { isSweeping, supportFactor } from './air-and-naval-support.ts';
import type { Factor, Role } from './terrain-modifiers.ts';

/** What a side has committed in the round, by its role (battle-frame.ts keeps it there). */
function committedAs(q: Query, role: Role): readonly Piece[] {
  return q.v(`${role}Units`) ?? [];
}
/** 14.3.2.3.3, 14.3.2.4.2: ships busy with mines attack no base, where others are there to do it. */
const foremost = rule(
  '14.3.2.3.3',
  (q: Query, at: Loc, side: Side): readonly Piece[] => {
    const { naval } = boxed(q, at, side);
    const free = naval.filter((p) => !q.has(p, 'minelaying') && !isSweeping(q, p));
    return free.length > 0 && isHarbour(q, enemyOf(side), at) ? free : naval;
  },
  (q, at, side) => boxed(q, at, side).naval,
);
/** 15.2.2.2: whether an air unit supports this ship; aircraft of another nation do not (11.9.1). */
const supportsShip = rule('15.2.2.2', maySupport, () => false);
/** 15.2.5.2: aircraft fight ships by themselves when no ship of theirs that they could support fights. */
const alone = rule(
  '15.2.5.2',
  (q: Query, at: Loc, side: Side): readonly Piece[] => {
    const here = boxed(q, at, side);
    return here.air.filter((a) => !foremost(q, at, side).some((s) => maySupport(q, a, s)));
  },
  () => [],
);
/** 15.2.1 */
const manyShips = rule(
  '15.2.1',
  (ships: readonly Piece[]): Refusal | undefined =>
    ships.length > 1 ? refuse('15.2.1', say`Only one naval unit is engaged in a round.`, { pieces: ships }) : undefined,
  () => undefined,
);
function refusal(q: Query, at: Loc, side: Side, committed: readonly Piece[]): Refusal | undefined {
  const no = outsider(q, at, side, committed);
  if (no) return no;
  const ground = committed.filter((p) => isGround(q, p));
  if (ground.length > 0)
    return refuse('15.2', say`${units(ground)} takes no part in naval combat.`, { pieces: ground });
  const ships = committed.filter((p) => isNaval(q, p));
  const air = committed.filter((p) => isAir(q, p));
  const many = manyShips(ships);
  if (many) return many;
  if (air.length > 1) return refuse('15.2.2.2', say`One air unit fights or supports in a round.`, { pieces: air });
  const [ship] = ships;
  const [plane] = air;
  if (ship === undefined && plane === undefined) return refuse('15.2.1', say`One naval or air unit must be engaged.`);
  if (ship === undefined) {
    return plane === undefined || alone(q, at, side).includes(plane)
      ? undefined
      : refuse('15.2.5.2', say`${unit(plane)} supports its ships; it does not fight beside them.`, { pieces: [plane] });
  }
  if (!foremost(q, at, side).includes(ship))
    return refuse('14.3.2.3.3', say`${unit(ship)} is busy with mines; other ships fight.`, { pieces: [ship] });
  if (plane !== undefined && !supportsShip(q, plane, ship))
    return refuse('15.2.5.2', say`${unit(plane)} may not support ${unit(ship)}: use one or the other.`, {
      pieces: [plane],
    });
  return undefined;
}

/** 15.2.5.2: aircraft against ships. */
const againstShips = rules(
  ['15.2.5.2', 'TEC.b'],
  (q: Query, enemy: readonly Piece[]): number =>
    enemy.length === 0 || enemy.some((p) => isNaval(q, p)) ? AIR_AGAINST_NAVAL : 0,
  () => 0,
);
/** 15.2.5.3: ships in their base. */
const inBase = rules(
  ['15.2.5.3', 'TEC.b'],
  (q: Query, p: Piece, at: Loc): number => (isHarbour(q, q.sideOf(p), at) ? NAVAL_BASE_DEFENSE : 0),
  () => 0,
);
/** 15.2.5.3.1 */
const isSpent = rule(
  '15.2.5.3.1',
  (q: Query, p: Piece): boolean => q.has(p, 'do-not-use'),
  () => false,
);
/** 15.2.5.3.2 */
const isMinersWork = rule(
  '15.2.5.3.2',
  (q: Query, enemy: readonly Piece[]): boolean => enemy.some((p) => isMining(q, p)),
  () => false,
);
function parts(q: Query, p: Piece, at: Loc, role: Role): readonly Factor[] {
  const enemy = committedAs(q, role === 'attacker' ? 'defender' : 'attacker');
  const out: Factor[] = [{ rule: '7.2.1.2', label: unitOf(q, p).name, n: supportFactor(q, p, at, role) }];
  if (isAir(q, p)) {
    const n = againstShips(q, enemy);
    if (n !== 0) out.push({ rule: '15.2.5.2', label: 'aircraft against ships', n });
  } else if (role === 'defender' && !isSpent(q, p) && !isMinersWork(q, enemy)) {
    const n = inBase(q, p, at);
    if (n !== 0) out.push({ rule: '15.2.5.3', label: 'naval base', n });
  }
  return out;
}

export const navalRules: SegmentRules = {
  fighters: (q, at, side) => [...foremost(q, at, side), ...alone(q, at, side)],
  elements(q, at, side) {
    const here = boxed(q, at, side);
    return [...here.naval, ...here.air];
  },
  *commitments(q, at, side) {
    const here = boxed(q, at, side);
    for (const s of foremost(q, at, side)) {
      yield [s];
      for (const a of here.air) if (supportsShip(q, a, s)) yield [s, a].toSorted((x, y) => x - y);
    }
    for (const a of alone(q, at, side)) yield [a];
  },
  refusal,
  // 15.2.1; RULINGS R34: the ship, or the aircraft where no ship is engaged.
  engaged(q, committed) {
    const ships = committed.filter((p) => isNaval(q, p));
    return ships.length > 0 ? ships : committed;
  },
  strength(q, committed, at, role) {
    const all = committed.flatMap((p) => parts(q, p, at, role));
    return { total: all.reduce((n, f) => n + f.n, 0), parts: all };
  },
  spares: (q, at, side) => navalSpares(boxed(q, at, side)),
  // 15.2.4: ships take the aircraft that supported them along; aircraft that fought by themselves all go.
  leavers(q, at, side) {
    const here = boxed(q, at, side);
    const before = committedAs(q, side === q.v('attacker') ? 'attacker' : 'defender');
    const withShips = before.some((p) => isNaval(q, p));
    return [...here.naval, ...here.air.filter((p) => !withShips || before.includes(p))];
  },
};
