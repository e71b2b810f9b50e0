// The Naval Movement Step (14.3): ships sail to support ground battles and to attack bases, then the other side answers.
// Mines: mine-missions.ts. Bases: naval-bases.ts. Ways: naval-routes.ts.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, type Verb } from '@rasputitsa/kernel';
import { isCoastal, isPort, PORTS } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isNaval } from '../1-components/units.ts';
import { missionBan } from '../4-11-general/ally-limits.ts';
import { markBattle } from '../4-11-general/battle-locations.ts';
import { battles, boxed, controls, groundAt, isBattle, unitsAt, unitsOf } from '../state.ts';
import type { DecisionNode, Node, Query } from '../words.ts';
import { isMining, minedRefusal, verbs as mineVerbs } from './mine-missions.ts';
import { hasEnemyMines, minefields } from './minefields.ts';
import { voyageVerb } from './naval-movement.ts';
import { reachRefusal } from './naval-routes.ts';

// The phasing side (14.3.2.1, 14.3.2.2)

/** 14.3.2.1: a battle on the coast with friendly ground units. */
const needsSupport = rule(
  '14.3.2.1',
  (q: Query, side: Side, to: Loc): boolean => isBattle(q, to) && isCoastal(to) && groundAt(q, to, side).length > 0,
  () => false,
);
/** 14.3.2.2: a port of the enemy with ships or aircraft in it. */
const isEnemyBase = rule(
  '14.3.2.2',
  (q: Query, side: Side, to: Loc): boolean => {
    const enemy = unitsAt(q, to, enemyOf(side));
    return isPort(to) && controls(q, enemyOf(side), to) && enemy.naval.length + enemy.air.length > 0;
  },
  () => false,
);
/** 14.3.2.1, 14.3.2.2: where enemy mines lie ships only sweep. */
const minesBar = rule('14.3.2.1', hasEnemyMines, () => false);
function sallyRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  const supports = needsSupport(q, side, to);
  if (!supports && !isEnemyBase(q, side, to))
    return refuse(
      '14.3.2',
      say`${place(to)} is neither a coastal battle of yours nor an enemy port with ships or aircraft.`,
      {
        places: [to],
      },
    );
  if (minesBar(q, to, side)) return minedRefusal(supports ? '14.3.2.1' : '14.3.2.2', p, to);
  return reachRefusal(q, p, to, '14.3.2') ?? missionBan(q, p, to);
}

// The other side (14.3.3)

/** 14.3.3: battle locations with enemy ships in the box. */
const hasEnemyShips = rule(
  '14.3.3',
  (q: Query, side: Side, to: Loc): boolean => isBattle(q, to) && boxed(q, to, enemyOf(side)).naval.length > 0,
  (q, _side, to) => isBattle(q, to),
);
/** 14.3.3: ships that keep out of the box of enemy minelayers or minesweepers in their own hex stay in the hex. */
const mustStay = rule(
  '14.3.3',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    const at = q.at(p);
    if (to === at || !boxed(q, at, enemyOf(q.sideOf(p))).naval.some((x) => isMining(q, x))) return undefined;
    return refuse('14.3.3', say`Enemy ships are busy with mines at ${place(at)}: fight them there or stay out of it.`, {
      places: [at],
    });
  },
  () => undefined,
);
function answerRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  if (!hasEnemyShips(q, side, to))
    return refuse('14.3.3', say`No enemy ships are in a battle at ${place(to)}.`, { places: [to] });
  const no = mustStay(q, p, to);
  if (no) return no;
  if (to !== q.at(p) && hasEnemyMines(q, to, side))
    return refuse('14.1.2', say`Enemy mines lie at ${place(to)}.`, { places: [to] });
  return reachRefusal(q, p, to, '14.3.3') ?? missionBan(q, p, to);
}
function sailRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  return q.actor === q.active ? sallyRefusal(q, p, to) : answerRefusal(q, p, to);
}

function targets(q: Query): readonly Loc[] {
  const ports = q.actor === q.active ? PORTS.filter((h) => !isBattle(q, h)) : [];
  return [...battles(q), ...ports];
}
const sail = voyageVerb({
  id: 'sail',
  title: 'Sail to a battle or enemy base',
  rule: '14.3.2',
  target: 'battle or base',
  targets,
  refusal: sailRefusal,
  /** 14.3.2.2: an attack on a base makes a battle location. */
  arrive(g, _p, to) {
    if (g.actor === g.active) markBattle(g, to);
  },
});

// The segments

export const phasingNaval: DecisionNode = {
  kind: 'decision',
  id: 'phasing-naval',
  title: 'Phasing Naval Movement Segment',
  rule: '14.3.2',
  when: (q) => unitsOf(q, q.active).some((p) => isNaval(q, p)) || minefields(q, q.active).length > 0,
  verbs: ['sail', 'lay-mines', 'sweep-mines', 'lift-mines'],
  prompt: () => say`Send ships to battles and enemy bases, to lay or to sweep mines.`,
  done: { title: 'Naval movement ends' },
};
function canAnswer(q: Query, side: Side): boolean {
  const where = battles(q).filter((at) => boxed(q, at, enemyOf(side)).naval.length > 0);
  if (where.length === 0) return false;
  return unitsOf(q, side).some(
    (p) => isNaval(q, p) && !q.has(p, 'box') && !q.has(p, 'do-not-use') && where.some((at) => !answerRefusal(q, p, at)),
  );
}
export const nonPhasingNaval: DecisionNode = {
  kind: 'decision',
  id: 'non-phasing-naval',
  title: 'Non-Phasing Naval Movement Segment',
  rule: '14.3.3',
  when: (q) => canAnswer(q, enemyOf(q.active)),
  who: (q) => [enemyOf(q.active)],
  verbs: ['sail'],
  prompt: () => say`Send ships against enemy ships in battles.`,
  done: { title: 'Naval movement ends' },
};

export const verbs: readonly Verb[] = [sail, ...mineVerbs];
export const interrupts: readonly Node[] = [];
