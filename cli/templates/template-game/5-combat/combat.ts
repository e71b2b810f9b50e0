// Chapter 5: combat. An attack calls the process `battle`, whose stages are played one by one.
import { type Loc, NOWHERE, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { ALL_HEXES, AROUND, enemyOf, HEXES } from '../1-map/board.ts';
import { onMap, unitsIn } from '../2-units/units.ts';
import { show, turnAway } from '../7-fog/knowledge.ts'; // fog
import { askShells, fireShells, spendShells } from '../7-fog/shells.ts'; // fog
import { type Play, type ProcessNode, type Query, verb } from '../words.ts';
import { fire, previewAttack } from './fire.ts';

/** 5.1 A unit attacks a hex next to its own. */
const reaches = rule(
  '5.1',
  (from: Loc, target: Loc): boolean => AROUND[target]?.includes(from) ?? false,
  () => true,
);
/** 5.2 A unit attacks once in a phase. */
const hasFought = rule(
  '5.2',
  (q: Query, p: Piece): boolean => q.has(p, 'fought'),
  () => false,
);

function refuseAttacker(q: Query, p: Piece, target: Loc): Refusal | undefined {
  if (!onMap(q, p) || !reaches(q.at(p), target))
    return refuse('5.1', say`${unit(p)} is not next to ${place(target)}.`, { pieces: [p] });
  if (hasFought(q, p)) return refuse('5.2', say`${unit(p)} has already attacked in this phase.`, { pieces: [p] });
  return undefined;
}
function attackersOn(q: Query, target: Loc): readonly Piece[] {
  return q.piecesOf(q.actor).filter((p) => !refuseAttacker(q, p, target));
}
function refuseTarget(q: Query, target: Loc): Refusal | undefined {
  if (target >= HEXES || unitsIn(q, target, enemyOf(q.actor)).length === 0)
    return refuse('5.1', say`There is no enemy in ${place(target)}.`, { places: [target] });
  const beside = q.piecesOf(q.actor).filter((p) => onMap(q, p) && reaches(q.at(p), target));
  const [first] = beside;
  if (first === undefined)
    return refuse('5.1', say`None of your units is next to ${place(target)}.`, { places: [target] });
  return beside.every((p) => hasFought(q, p)) ? refuseAttacker(q, first, target) : undefined;
}

export const attack = verb({
  id: 'attack',
  title: 'Attack',
  rule: '5.1',
  args: {
    target: 'place',
    units: 'pieces',
    shells: 'number', // fog
  },
  ask: {
    target: {
      title: 'Hex',
      // In the order of the hexes: that of the enemy's pieces would tell which of his units is which. // fog
      candidates: (q) => ALL_HEXES.filter((hex) => unitsIn(q, hex, enemyOf(q.actor)).length > 0),
      refuse: (q, _, target) => refuseTarget(q, target),
    },
    units: {
      title: 'Attackers',
      /** All of them, or one alone: other mixtures may be sent as well. */
      *candidates(q, given) {
        const all = attackersOn(q, given.target);
        if (all.length > 1) yield all;
        for (const p of all) yield [p];
      },
      elements: (q, given) => attackersOn(q, given.target),
      refuse(q, given, units) {
        if (units.length === 0) return refuse('5.1', say`Choose at least one unit.`);
        for (const p of units) {
          const no = refuseAttacker(q, p, given.target);
          if (no) return no;
        }
        return undefined;
      },
    },
    shells: askShells, // fog
  },
  preview: (q, given) => previewAttack(q, given.target, given.units),
  apply(g, given) {
    for (const p of given.units) g.raise(p, 'fought');
    spendShells(g, given.shells); // fog
    g.call('battle', { vars: { target: given.target, attackers: given.units, stage: 0 } });
    g.set('shells', given.shells); // fog
  },
});

export const attackers = (q: Query): readonly Piece[] => (q.v('attackers') ?? []).filter((p) => onMap(q, p));
export const defenders = (q: Query): readonly Piece[] => q.piecesAt(q.v('target') ?? NOWHERE);

/** 5.3 The stages of a battle, in their order. */
const STAGES: readonly ((g: Play) => void)[] = [
  // fog>
  function shown(g) {
    show(g, attackers(g), enemyOf(g.active));
    show(g, defenders(g), g.active);
  },
  function shellsFall(g) {
    const hits = fireShells(g, attackers(g), g.v('target') ?? NOWHERE);
    g.call('losses', { side: enemyOf(g.active), vars: { hits, units: defenders(g) } });
  },
  // <fog
  function attackersFire(g) {
    const hits = fire(g, attackers(g), g.v('target') ?? NOWHERE, g.active);
    g.call('losses', { side: enemyOf(g.active), vars: { hits, units: defenders(g) } });
  },
  function defendersFireBack(g) {
    const hits = fire(g, defenders(g), NOWHERE, enemyOf(g.active));
    g.call('losses', { side: g.active, vars: { hits, units: attackers(g) } });
  },
  turnAway, // fog
];

export const battle: ProcessNode = {
  kind: 'process',
  id: 'battle',
  title: 'Battle',
  rule: '5.3',
  step(g) {
    const stage = g.v('stage') ?? 0;
    const play = STAGES[stage];
    if (!play) return 'done';
    // Moved on first: what the stage calls comes back to the next one.
    g.set('stage', stage + 1);
    play(g);
    return 'again';
  },
};

/** The phase ends: all units may attack again in the next. */
export function endCombat(g: Play): void {
  for (const p of g.piecesOf(g.active)) g.lower(p, 'fought');
}
