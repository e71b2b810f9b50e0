// Chapter 8: a combat from its declaration to its end, step by step (8.3). Called by an attack (8.1) or a Mobile Assault (13.1).
import { type Loc, type Piece, place, rule, say, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { eliminate, loseStep } from '../2-units/eliminate.ts';
import { groundAt, isOnMap } from '../2-units/units.ts';
import { endMove } from '../4-movement/move.ts';
import { defendersIn, isCity, unitsStrength } from '../9-modifiers/strength.ts';
import { ableToRetreat, sortOut } from '../10-retreats/retreat.ts';
import { disrupt } from '../11-disruption/disruption.ts';
import { canAdvance } from '../12-advance/advance.ts';
import type { CrtCell, Result } from '../data/shapes.ts';
import { ODDS } from '../data/charts.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf, SOVIET } from '../sides.ts';
import { type Play, type ProcessNode, type Query, question } from '../words.ts';
import { battleOf } from './battle-state.ts';
import { duesOf, payers } from './losses.ts';
import { defendersOf, isAllGerman, magnitudeOf, oddsOf, REPULSED, rerollsSixes, stepsToLose } from './odds.ts';
import { fireGuns, fly, hasSupport } from './support.ts';

/** The stages, by number: what a saved game in the middle of a combat remembers. */
const STAGES: readonly ((g: Play) => void)[] = [
  askForSupport,
  openFire,
  roll,
  payLosses,
  standOrGo,
  retreatOn,
  fallBack,
  advanceOn,
  attackAgain,
];
const OVER = STAGES.length;
const stageOf = (stage: (g: Play) => void): number => STAGES.indexOf(stage);
const goTo = (g: Play, stage: (g: Play) => void): void => g.set('stage', stageOf(stage));
const finish = (g: Play): void => g.set('stage', OVER);

export const battle: ProcessNode = {
  kind: 'process',
  id: 'battle',
  title: 'Combat',
  rule: '8.3.4',
  step(g) {
    const stage = STAGES[g.v('stage') ?? OVER];
    if (!stage) return 'done';
    stage(g);
    return (g.v('stage') ?? OVER) >= OVER ? 'done' : 'again';
  },
};

const targets = (q: Query): readonly Loc[] => q.v('targets') ?? [];
const attackers = (q: Query): readonly Piece[] => (q.v('attackers') ?? []).filter((p) => isOnMap(q, p));
const defender = (q: Query): Side => enemyOf(battleOf(q).side);
const isVacant = (q: Query, hex: Loc): boolean => groundAt(q, hex, defender(q)).length === 0;
const result = (q: Query): Result => (q.v('result') ?? 'C') as Result;
const isMobile = (q: Query): boolean => q.v('mobile') === true;

function askForSupport(g: Play): void {
  goTo(g, openFire);
  if (hasSupport(g)) g.call('support', { side: g.active });
}

/** 29 The defender's die, before the odds. Only where the units by themselves have at least three points. */
const variableDefense = rule(
  '29',
  (g: Play, side: Side, hex: Loc): number => {
    const { VARIABLE_LEAST, VARIABLE_DEFENSE } = tablesOf(g);
    if (!g.option('variable-defense') || unitsStrength(g, side, hex) < VARIABLE_LEAST) return 0;
    const [die = 1] = g.roll(1, 6, say`Variable defense of ${place(hex)}`, '29', side);
    return VARIABLE_DEFENSE[die - 1]?.[side === SOVIET ? 0 : 1] ?? 0;
  },
  () => 0,
);
function openFire(g: Play): void {
  const variable = targets(g).map((hex) => variableDefense(g, defender(g), hex));
  g.set('variable', variable);
  const odds = oddsOf(g, battleOf(g));
  g.set('column', odds.column);
  g.set('high', odds.high);
  const column = odds.high
    ? 'High Odds'
    : odds.column === REPULSED
      ? 'repulsed'
      : `the ${ODDS[odds.column] ?? ''} column`;
  g.note(
    '8.3.1',
    say`The attack on ${place(targets(g)[0] ?? NONE)}: ${odds.attack.n} to ${odds.defense.n}, ${column}.`,
  );
  if (odds.high) {
    wipeOut(g);
    return;
  }
  goTo(g, roll);
}
/** 8.8C All defenders are eliminated, without a die and without a loss. */
const wipeOut = rule(
  '8.8C',
  (g: Play): void => {
    spendSupport(g);
    for (const hex of targets(g)) for (const p of groundAt(g, hex, defender(g))) eliminate(g, p, '8.8C');
    g.set('result', 'DR');
    beginAdvance(g, 2);
  },
  (g: Play) => goTo(g, roll),
);
function spendSupport(g: Play): void {
  fireGuns(g, g.v('guns') ?? []);
  fly(g, g.v('flier'));
  if (g.v('led') === true) g.setTrack('zhukov-attacks', g.track('zhukov-attacks') + 1);
}

/** 9.10a In an attack by Germans alone DRX is DR1, and a secondary 1/1 costs the attacker nothing (RULINGS A-28). */
const superior = (cell: CrtCell): CrtCell => ({
  result: cell.result === 'DRX' ? 'DR1' : cell.result,
  losses: cell.losses[0] === 1 && cell.losses[1] === 1 ? [0, 1] : cell.losses,
});
function thrown(g: Play, count: number): readonly number[] {
  const d = battleOf(g);
  const { REROLLED } = tablesOf(g);
  const dice = g.roll(count, 6, say`Attack on ${place(targets(g)[0] ?? NONE)}`, '8.4a', d.side);
  const sixes = dice.filter((x) => x === REROLLED).length;
  if (sixes === 0 || !rerollsSixes(g, d)) return dice;
  const again = [...g.roll(sixes, 6, say`Sixes are thrown again`, '9.10b', d.side)];
  return dice.map((x) => (x === REROLLED ? (again.shift() ?? x) : x));
}
function roll(g: Play): void {
  const d = battleOf(g);
  const had = stepsToLose(g, defendersOf(g, d));
  g.set('had', had);
  // 26.1D: the support of the first roll is inside the odds of the second.
  if (g.v('dice') === undefined) spendSupport(g);
  const column = g.v('column') ?? REPULSED;
  const dice = column === REPULSED ? [] : thrown(g, magnitudeOf(g, d));
  const german = isAllGerman(g, d);
  const cellOf = (die: number): CrtCell => {
    const cell = tablesOf(g).CRT[die - 1]?.[column] ?? { result: 'AR', losses: [0, 0] };
    return german ? superior(cell) : cell;
  };
  const [primary, ...secondary] = dice;
  const main: Result = primary === undefined ? 'AR' : cellOf(primary).result;
  g.set('dice', dice);
  g.set('result', main);
  g.set('hit', []);
  g.set('dues', duesOf(g, d, main, secondary.map(secondaryOf(cellOf)), dice, had));
  const effect = tablesOf(g).EFFECTS[main];
  g.note(`8.5.${main}`, say`${main}: ${effect.title}.`);
  goTo(g, payLosses);
}
/** 8.4b The other dice cost steps only. */
const secondaryOf = rule(
  '8.4b',
  (cellOf: (die: number) => CrtCell): ((die: number) => CrtCell) => cellOf,
  (): ((die: number) => CrtCell) => () => ({ result: 'C', losses: [0, 0] }),
);

// 8.6

function payLosses(g: Play): void {
  const loser = g.v('loser');
  const dues = g.v('dues') ?? [];
  const [due, ...rest] = dues;
  if (due === undefined) {
    goTo(g, standOrGo);
    return;
  }
  if (loser !== undefined) {
    g.unset('loser');
    pay(g, loser, due.rule);
    g.set('dues', rest);
    return;
  }
  const side = due.side === battleOf(g).side ? attackers(g) : defendersOf(g, battleOf(g));
  const able = payers(g, due, side, g.v('hit') ?? []);
  const [only] = able;
  if (only === undefined) g.set('dues', rest);
  else if (able.length === 1) {
    pay(g, only, due.rule);
    g.set('dues', rest);
  } else {
    g.set('choices', able);
    g.call('step-loss', { side: due.side });
  }
}
function pay(g: Play, p: Piece, cited: string): void {
  g.set('hit', [...(g.v('hit') ?? []).filter((x) => x !== p), p]);
  loseStep(g, p, cited);
}

// 8.5, 10: who goes

/** 11.2B */
const repulse = rule(
  '11.2B',
  (g: Play): void => {
    for (const p of attackers(g)) disrupt(g, p, '11.2B');
  },
  () => {},
);
function standOrGo(g: Play): void {
  const main = result(g);
  if (main === 'AR') {
    repulse(g);
    // 13.1D: the move of the stack is over.
    if (isMobile(g)) for (const p of attackers(g)) endMove(g, p);
    g.set('units', ableToRetreat(g, attackers(g)));
    g.set('again', 'yes');
    goTo(g, fallBack);
    return;
  }
  g.set('held', []);
  g.set('units', []);
  g.unset('from');
  if (tablesOf(g).EFFECTS[main].retreat > 0) goTo(g, retreatOn);
  else afterwards(g);
}

/** 9.7 Units in a city need not retreat on DR. */
const mayHold = rule(
  '9.7',
  (q: Query, hex: Loc): boolean => isCity(hex) && result(q) === 'DR',
  () => false,
);
export const holdCity = question({
  node: 'hold-city',
  title: 'Hold the city',
  rule: '9.7',
  prompt: (q) => say`The units in ${place(q.v('from') ?? NONE)} may hold the city or retreat.`,
  verb: 'hold-city',
  verbTitle: 'Hold the city?',
  arg: 'choice',
  argTitle: 'What they do',
  type: ['hold', 'retreat'],
  among: () => ['hold', 'retreat'] as const,
  answer: 'holding',
});
/** Hex by hex: the city's choice, then those who cannot go, then the way of each stack. */
function retreatOn(g: Play): void {
  const from = g.v('from');
  const held = g.v('held') ?? [];
  const units = (g.v('units') ?? []).filter((p) => isOnMap(g, p) && g.at(p) === from);
  if (from === undefined) {
    const next = targets(g).find((hex) => !isVacant(g, hex) && !held.includes(hex));
    if (next === undefined) {
      afterwards(g);
      return;
    }
    g.set('from', next);
    if (mayHold(g, next)) g.call('hold-city', { side: defender(g) });
    else g.set('holding', 'retreat');
    return;
  }
  const holding = g.v('holding');
  if (holding !== undefined) {
    g.unset('holding');
    if (holding === 'hold') {
      g.set('held', [...held, from]);
      g.unset('from');
    } else g.set('units', sortOut(g, groundAt(g, from, defender(g))));
    return;
  }
  const left = sortOut(g, units);
  g.set('units', left);
  if (left.length === 0) g.unset('from');
  else g.call('retreat', { side: defender(g) });
}
function fallBack(g: Play): void {
  const units = (g.v('units') ?? []).filter((p) => isOnMap(g, p));
  if (units.length === 0 || g.v('again') !== 'yes') {
    finish(g);
    return;
  }
  g.set('again', '');
  g.set('units', units);
  g.call('fall-back', { side: battleOf(g).side });
}

// 12, 26.1D: what follows

/** 12.4, 12.5, 13.1D How far the victors go: nowhere on AR, one hex when nobody was to retreat or in a Mobile Assault. */
const followsExchange = rule(
  '12.4',
  rule(
    '12.5',
    (main: Result): number => (main === 'EX' || main === 'C' ? 1 : 2),
    () => 0,
  ),
  () => 2,
);
const followsAssault = rule(
  '13.1D',
  (q: Query, far: number): number => (isMobile(q) ? Math.min(far, 1) : far),
  (_: Query, far: number) => far,
);
function afterwards(g: Play): void {
  if (targets(g).every((hex) => isVacant(g, hex))) beginAdvance(g, followsExchange(result(g)));
  else goTo(g, attackAgain);
}
function beginAdvance(g: Play, far: number): void {
  g.set('gone', targets(g));
  g.set('far', followsAssault(g, far));
  g.set('advanced', []);
  g.set('again', 'yes');
  goTo(g, advanceOn);
}
function advanceOn(g: Play): void {
  if (g.v('again') !== 'yes' || (g.v('far') ?? 0) === 0 || !canAdvance(g)) {
    finish(g);
    return;
  }
  g.set('again', '');
  g.call('advance', { side: battleOf(g).side });
}

/** 26.1D After C or EX Zhukov may attack again at the same odds. */
const mayAttackAgain = rule(
  '26.1D',
  (q: Query): boolean =>
    q.v('led') === true &&
    (result(q) === 'C' || result(q) === 'EX') &&
    attackers(q).length > 0 &&
    targets(q).some((hex) => defendersIn(q, defender(q), hex).length > 0) &&
    (q.v('again') ?? '') !== 'done',
  () => false,
);
export const secondAttack = question({
  node: 'second-attack',
  title: "Zhukov's second attack",
  rule: '26.1D',
  prompt: (q) => say`Zhukov may attack ${place(targets(q)[0] ?? NONE)} again at the same odds; it costs a step more.`,
  verb: 'second-attack',
  verbTitle: 'Attack again?',
  arg: 'choice',
  argTitle: 'What he does',
  type: ['attack', 'stop'],
  among: () => ['attack', 'stop'] as const,
  answer: 'holding',
});
function attackAgain(g: Play): void {
  const choice = g.v('holding');
  if (choice !== undefined) {
    g.unset('holding');
    g.set('again', 'done');
    if (choice === 'attack') goTo(g, roll);
    else finish(g);
    return;
  }
  if (mayAttackAgain(g)) g.call('second-attack', { side: battleOf(g).side });
  else finish(g);
}
