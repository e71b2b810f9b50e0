// Air movement (6.3): air units fly to battle locations. Base attacks (14.4.2 to 14.4.4) and interdiction (14.4.1) are added here.
import {
  type DecisionNode,
  type Node,
  place,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
  verb,
} from '@rasputitsa/kernel';
import { missionBan } from './allies.ts';
import { hexDistance, isHex } from './board.ts';
import { AIR_RANGE } from './data/tables.ts';
import { look } from './intelligence.ts';
import { battles, isBattle, unitsOf } from './state.ts';
import { isSupplied } from './supply.ts';
import { enemyOf, isAir } from './units.ts';

/** 6.3.2, 6.3.3, 4.6.4.3: why an air unit stays at its base. */
function flierRefusal(q: Query, p: number): Refusal | undefined {
  if (q.sideOf(p) !== q.actor) return refuse('4.1.1', say`${unit(p)} is not yours.`);
  if (!isAir(q, p) || !isHex(q.at(p))) return refuse('6.3', say`${unit(p)} is no air unit on the map.`);
  if (q.has(p, 'box') || q.has(p, 'flew'))
    return refuse('6.3.3', say`${unit(p)} is in a battle already.`, { pieces: [p] });
  return groundedRefusal(q, p);
}
const groundedRefusal = rule(
  '6.2.2.2',
  (q: Query, p: number): Refusal | undefined => {
    if (q.has(p, 'doNotUse')) return refuse('6.2.2.2', say`${unit(p)} has evacuated its base and is not used.`);
    return unsuppliedAir(q, p);
  },
  (q, p) => unsuppliedAir(q, p),
);
const unsuppliedAir = rule(
  '4.6.4.3',
  (q: Query, p: number): Refusal | undefined =>
    isUnsupplied(q, p) ? refuse('4.6.4.3', say`${unit(p)} is out of supply and does not fly to battle.`) : undefined,
  () => undefined,
);
/** Marked, or cut off now: the non-phasing side has no marking step before it flies (6.3.3). */
function isUnsupplied(q: Query, p: number): boolean {
  return q.has(p, 'outOfSupply') || !isSupplied(q, p);
}
/** 6.3.2 */
const inRange = rule(
  '6.3.2',
  (from: number, to: number): boolean => hexDistance(from, to) <= AIR_RANGE.mission,
  () => true,
);
function flyRefusal(q: Query, p: number, to: number): Refusal | undefined {
  if (!isBattle(q, to)) return refuse('6.3.2', say`${place(to)} is no battle location.`, { places: [to] });
  if (!inRange(q.at(p), to))
    return refuse('6.3.2', say`${place(to)} is ${hexDistance(q.at(p), to)} hexes away; air units fly ten.`, {
      places: [to],
    });
  return missionBan(q, p, to);
}

interface Fly {
  readonly piece: number;
  readonly to: number;
  readonly [name: string]: number;
}
const fly = verb<Fly>({
  id: 'fly',
  title: 'Fly to a battle',
  rule: '6.3.2',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'air unit',
      candidates: (q) => unitsOf(q, q.actor).filter((p) => isAir(q, p)),
      refuse: (q, _soFar, p) => flierRefusal(q, Number(p)),
    },
    {
      name: 'to',
      type: 'place',
      title: 'battle',
      candidates: (q) => battles(q),
      refuse: (q, { piece = -1 }, to) => flyRefusal(q, piece, Number(to)),
      preview: (q, { piece = -1 }, to) => ({ cost: hexDistance(q.at(piece), Number(to)) }),
    },
  ],
  apply(g, { piece, to }) {
    const from = g.at(piece);
    g.move(piece, to, { by: 'air' });
    g.raise(piece, 'box');
    g.raise(piece, 'flew');
    look(g, [from, to]);
  },
});

export const phasingAir: DecisionNode = {
  kind: 'decision',
  id: 'phasing air',
  title: 'Phasing Air Movement Segment',
  rule: '6.3.2',
  when: (q) => battles(q).length > 0,
  verbs: ['fly'],
  prompt: () => say`Send air units to battles.`,
  done: { title: 'Air movement ends' },
};
export const nonPhasingAir: DecisionNode = {
  kind: 'decision',
  id: 'non-phasing air',
  title: 'Non-Phasing Air Movement Segment',
  rule: '6.3.3',
  when: (q) => battles(q).length > 0,
  who: (q) => [enemyOf(q.active)],
  verbs: ['fly'],
  prompt: () => say`Send air units to battles.`,
  done: { title: 'Air movement ends' },
};
/** 15.3: what an airbase adds to the defense factor of its air units when it is attacked from the air. Not written yet: nothing. */
export function airbaseDefense(_q: Query, _p: number, _at: number): number {
  return 0;
}

export const verbs: readonly Verb[] = [fly];
export const interrupts: readonly Node[] = [];
