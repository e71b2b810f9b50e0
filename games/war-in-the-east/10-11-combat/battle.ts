// Chapters 10 and 11: an attack is resolved. The die, the result, losses, retreats, advance, each a stage; the owner of a unit decides about it.
import { type Loc, type Piece, place, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { eliminate, reduce } from '../3-equipment/eliminate.ts';
import {
  isArmsCenter,
  isCenter,
  isOnMap,
  isPartisan,
  printedAttack,
  printedDefense,
  isFinnish,
  leavesRemnant,
} from '../3-equipment/units.ts';
import { noteAirfield, spendSupport, supportModifier } from '../12-air/support.ts';
import { onlyCadres } from '../28-partisans/attacked.ts';
import { judgeAllies } from '../27-allies/politics.ts';
import { hasCommunications, isSupplied } from '../13-supply/supply.ts';
import { isHistorical } from '../29-34-scenarios/row.ts';
import { mayTakeAr } from '../14-weather/first-winter.ts';
import { RAIL } from '../data/charts.ts';
import type { Result } from '../data/shapes.ts';
import { enemyOf } from '../sides.ts';
import { type DecisionNode, type Play, type ProcessNode, type Query, question, verb } from '../words.ts';
import { advance, advanceAll, advanceNode, beginAdvance, offerAdvance } from './advance.ts';
import { attackersOf, exposed } from './exposed.ts';
import { columnTitle, oddsOf, resultAt } from './odds.ts';
import { fallBack, fallBackNode, retreat, retreatNode, waysBack } from './retreat.ts';
import { isIdle, WHOLE } from './strength.ts';

const defendersLeft = (q: Query): readonly Piece[] => (q.v('defenders') ?? []).filter((p) => isOnMap(q, p));
/** 11.R10: of them those who add their strength. */
const fighting = (q: Query): readonly Piece[] => defendersLeft(q).filter((p) => !isIdle(q, p));
const targetsOf = (q: Query): readonly Loc[] => q.v('targets') ?? [];
const resultOf = (q: Query): Result => (q.v('result') ?? 'Ae') as Result;
const sideOf = (q: Query): Side => q.active;

// 13.32.O

/** Defenders without a line of communications who would leave a remnant: they choose between strength and remnant. */
const choosers = rule(
  '13.32.O',
  (q: Query): readonly Piece[] =>
    q.option('pocket-choice') && !isHistorical(q)
      ? fighting(q).filter((p) => leavesRemnant(q, p) && !isSupplied(q, p) && !hasCommunications(q, p))
      : [],
  () => [],
);
/** Those of them who still have the choice. */
export const pocketed = (q: Query): readonly Piece[] => choosers(q).filter((p) => !q.has(p, 'half-defense'));
const defendHalved = verb({
  id: 'defend-halved',
  title: 'Defend halved',
  rule: '13.32.O',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'Unit that keeps its kampfgruppe or battlegroup',
      candidates: (q) => choosers(q).filter((p) => !q.has(p, 'half-defense')),
      refuse: (q, _, value) =>
        choosers(q).includes(value) && !q.has(value, 'half-defense')
          ? undefined
          : refuse('13.32.O', say`${unit(value)} has no such choice.`, { pieces: [value] }),
    },
  },
  apply: (g, { piece }) => g.raise(piece, 'half-defense'),
});
const pocketNode: DecisionNode = {
  kind: 'decision',
  id: 'pocket',
  title: 'Defense in a pocket',
  rule: '13.32.O',
  verbs: ['defend-halved'],
  who: (q) => (choosers(q).some((p) => !q.has(p, 'half-defense')) ? [enemyOf(sideOf(q))] : []),
  prompt: () =>
    say`Units in a pocket defend in full and leave nothing, or halved and leave a kampfgruppe or battlegroup.`,
  done: { title: 'The others defend in full', rule: '13.32.O' },
};
function offerPocketChoice(g: Play): void {
  if (choosers(g).length > 0) g.call('pocket', { side: sideOf(g) });
}
/** Who chose strength leaves nothing. */
const forfeits = (q: Query, p: Piece): boolean => (q.v('forfeits') ?? []).includes(p);

// The die

const DIE = 6;
/** 15.15, 15.17: a Center was on its train in this turn. */
function getOff(g: Play, p: Piece): void {
  g.lower(p, 'entrained');
  if (isCenter(g, p)) g.setField(p, 'usable', g.track('turn') + RAIL.centerPause);
}
function rollDie(g: Play): void {
  const [targets, attackers, defenders] = [targetsOf(g), attackersOf(g), defendersLeft(g)];
  const odds = oddsOf(g, sideOf(g), attackers, fighting(g), targets);
  const air = g.v('air') === true;
  g.set(
    'forfeits',
    choosers(g).filter((p) => !g.has(p, 'half-defense')),
  );
  for (const p of defenders) if (g.has(p, 'half-defense')) g.lower(p, 'half-defense');
  // 6.36: whoever is attacked on a train gets off it; its strength has been judged.
  for (const p of defenders) if (g.has(p, 'entrained')) getOff(g, p);
  for (const p of defenders) if (!g.has(p, 'was-attacked')) g.raise(p, 'was-attacked');
  const [first = NONE] = targets;
  const [die = 1] = g.roll(
    1,
    DIE,
    say`Attack on ${place(first)}: ${odds.attack / WHOLE} to ${odds.defense / WHOLE}, ${columnTitle(g, odds.column)}, table ${odds.table}`,
    '10.0',
    sideOf(g),
  );
  const row = die + (air ? supportModifier() : 0);
  if (air) {
    noteAirfield(g, sideOf(g), targets);
    spendSupport(g, sideOf(g));
  }
  g.set('strengths', { attack: odds.attack, defense: odds.defense });
  g.set('column', odds.column);
  g.set('table', odds.table);
  g.set('die', row);
  g.set('result', resultAt(g, odds.table, row, odds.column));
}

// 14.32

const substitute = question({
  node: 'substitute',
  title: 'First winter',
  rule: '14.32',
  prompt: (q) => say`The result is ${q.v('result') ?? ''}. You may take Ar instead.`,
  verb: 'take-result',
  verbTitle: 'Take',
  arg: 'result',
  type: ['as rolled', 'Ar'] as const,
  among: () => ['as rolled', 'Ar'] as const,
  answer: 'instead',
});
function offerSubstitute(g: Play): void {
  if (mayTakeAr(g, sideOf(g)) && resultOf(g) !== 'Ar') g.call('substitute', { side: sideOf(g) });
}
function settleResult(g: Play): void {
  if (g.v('instead') === 'Ar') g.set('result', 'Ar');
  g.note('11.0', say`The result is ${resultOf(g)}.`);
}

// Losses

const defenseLost = (q: Query): number => fighting(q).reduce((sum, p) => sum + printedDefense(q, p), 0);
/** 11.R3, 11.R6: what the attacker must lose, in printed Attack Strength. */
const exchange = rule(
  '11.R6',
  (result: Result, defense: number): number => {
    if (result === 'Ex') return defense;
    return result === '1/2Ex' ? defense / 2 : 0;
  },
  () => 0,
);
const attackerExchange = rule(
  '11.R3',
  (result: Result, defense: number): number => (result === 'Aex' ? defense : 0),
  () => 0,
);
/** 27.24: Finnish units hit in Finnish attacks are counted. */
function countFinns(g: Play, p: Piece): void {
  if (isFinnish(g, p)) g.setTrack('finnish-losses', g.track('finnish-losses') + 1);
}
function lose(g: Play, units: readonly Piece[], cited: string): readonly Piece[] {
  return units.filter((p) => {
    if (!forfeits(g, p)) return reduce(g, p, cited);
    eliminate(g, p, cited);
    return false;
  });
}
/** 11.R2 All attackers. */
const attackersDie = rule(
  '11.R2',
  (g: Play): readonly Piece[] => {
    const hit = exposed(g);
    for (const p of hit) countFinns(g, p);
    return lose(g, hit, '11.R2');
  },
  () => [],
);
/** 11.R8, 11.R6 All defenders. */
const defendersDie = rule(
  '11.R8',
  (g: Play, result: Result): readonly Piece[] =>
    result === 'De' || result === 'Ex' || result === '1/2Ex'
      ? lose(
          g,
          defendersLeft(g).filter((p) => !isArmsCenter(g, p)),
          '11.R8',
        )
      : [],
  () => [],
);
/** 28.14 Cadres are destroyed by De, Br and Dr; nothing else happens to them, and nothing at all to the attackers. */
const CADRES_DIE: ReadonlySet<Result> = new Set<Result>(['De', 'Br', 'Dr']);
const huntsCadres = rule(
  '28.14',
  (g: Play): boolean => {
    const hunted = defendersLeft(g);
    if (!onlyCadres(g, hunted)) return false;
    if (CADRES_DIE.has(resultOf(g))) for (const p of hunted) eliminate(g, p, '28.14');
    return true;
  },
  () => false,
);
function takeLosses(g: Play): void {
  if (huntsCadres(g)) {
    g.set('stage', STAGES.length);
    return;
  }
  const result = resultOf(g);
  const defense = defenseLost(g);
  g.set('owed', exchange(result, defense) + attackerExchange(result, defense));
  g.set('hit', []);
  const beaten = defendersDie(g, result);
  const repelled = result === 'Ae' ? attackersDie(g) : [];
  g.set('units', [...beaten, ...repelled]);
}
/** 10.32 Each owner decides for his own. */
function offerFallBack(g: Play): void {
  const gone = g.v('loser');
  // Whoever stays (done) is not asked again; after one has gone, the others of his side are.
  const again = gone === undefined ? [] : (g.v('waiting') ?? []).filter((p) => p !== gone);
  if (gone !== undefined) g.unset('loser');
  const left = [...(g.v('units') ?? []), ...again].filter((p) => isOnMap(g, p) && waysBack(g, p).length > 0);
  const [first] = left;
  if (first === undefined) {
    g.set('units', []);
    return;
  }
  g.set('stage', (g.v('stage') ?? 1) - 1);
  const side = g.sideOf(first);
  const mine = left.filter((p) => g.sideOf(p) === side);
  g.set(
    'units',
    left.filter((p) => g.sideOf(p) !== side),
  );
  g.set('waiting', mine);
  g.call('fall-back', { side, vars: { units: mine } });
}
const losable = (q: Query): readonly Piece[] => exposed(q).filter((p) => !(q.v('hit') ?? []).includes(p));
const lossVerb = verb({
  id: 'take-loss',
  title: 'Lose',
  rule: '11.R6',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) => losable(q),
      refuse: (q, _, value) =>
        losable(q).includes(value)
          ? undefined
          : refuse('11.R6', say`${unit(value)} cannot be lost in this attack.`, { pieces: [value] }),
    },
  },
  ends: true,
  apply(g, { piece }) {
    g.reply('loser', piece);
  },
});
const lossNode: DecisionNode = {
  kind: 'decision',
  id: 'losses',
  title: 'Losses of the attacker',
  rule: '11.R6',
  verbs: ['take-loss'],
  prompt: (q) => say`Choose a unit to lose: ${q.v('owed') ?? 0} printed points are owed.`,
};
function payLosses(g: Play): void {
  const loser = g.v('loser');
  if (loser !== undefined) {
    g.unset('loser');
    g.set('owed', (g.v('owed') ?? 0) - printedAttack(g, loser));
    g.set('hit', [...(g.v('hit') ?? []), loser]);
    countFinns(g, loser);
    if (reduce(g, loser, '11.R6')) g.set('units', [...(g.v('units') ?? []), loser]);
  }
  const left = losable(g);
  if ((g.v('owed') ?? 0) <= 0 || left.length === 0) return;
  g.set('stage', (g.v('stage') ?? 1) - 1);
  const [only] = left;
  if (left.length === 1 && only !== undefined) g.set('loser', only);
  else g.call('losses', { side: sideOf(g) });
}

// Retreats

/** 11.R7, 11.R5 */
const defenderRetreats = rule(
  '11.R7',
  (result: Result): boolean => result === 'Dr' || result === 'Br',
  () => false,
);
/** 11.R5 Both, the defender first. */
const bothRetreat = rule(
  '11.R5',
  (result: Result): boolean => result === 'Br',
  () => false,
);
/** 11.R4 */
const attackerRetreats = rule(
  '11.R4',
  (result: Result): boolean => result === 'Ar',
  () => false,
);
/** 28.26 Partisan units are never affected by Dr. */
const ignoresDr = rule(
  '28.26',
  (q: Query, p: Piece): boolean => isPartisan(q, p),
  () => false,
);
function listDefenders(g: Play): void {
  if (defenderRetreats(resultOf(g)))
    g.set(
      'units',
      defendersLeft(g).filter((p) => !isArmsCenter(g, p) && !(resultOf(g) === 'Dr' && ignoresDr(g, p))),
    );
}
function listAttackers(g: Play): void {
  if (attackerRetreats(resultOf(g)) || bothRetreat(resultOf(g))) g.set('units', exposed(g));
}
/** One after the other; whoever has no way is eliminated by combat: its remnant stays (11.R9). */
function retreatAll(g: Play): void {
  const left = (g.v('units') ?? []).filter((p) => isOnMap(g, p));
  if (left.length === 0) return;
  const lost = left.find((p) => waysBack(g, p).length === 0);
  if (lost !== undefined) {
    if (forfeits(g, lost)) eliminate(g, lost, '11.R9');
    else reduce(g, lost, '11.R9');
    g.set(
      'units',
      left.filter((p) => p !== lost),
    );
    g.set('stage', (g.v('stage') ?? 1) - 1);
    return;
  }
  g.set('stage', (g.v('stage') ?? 1) - 1);
  const [first = NONE] = left;
  g.call('retreat', { side: g.sideOf(first), vars: { units: left } });
}

const STAGES: readonly ((g: Play) => void)[] = [
  offerPocketChoice,
  rollDie,
  offerSubstitute,
  settleResult,
  takeLosses,
  payLosses,
  offerFallBack,
  listDefenders,
  retreatAll,
  listAttackers,
  retreatAll,
  beginAdvance,
  offerAdvance,
];
export const battle: ProcessNode = {
  kind: 'process',
  id: 'battle',
  title: 'Combat',
  rule: '10.0',
  step(g) {
    const stage = g.v('stage') ?? 0;
    const run = STAGES[stage];
    if (run === undefined) {
      judgeAllies(g);
      return 'done';
    }
    g.set('stage', stage + 1);
    run(g);
    return 'again';
  },
};
export const verbs = [defendHalved, substitute.verb, lossVerb, retreat, fallBack, advance, advanceAll];
export const nodes = [battle, pocketNode, substitute.node, lossNode, retreatNode, fallBackNode, advanceNode];
export function endCombat(g: Play): void {
  for (const hex of g.marked('attacked')) g.setMark('attacked', hex, 0);
}
