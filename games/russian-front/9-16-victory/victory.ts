// Victory (9.2, 16.0): the Basic scale, the Victory Points Chart every May and November, agreement to stop.
import {
  counted,
  type Gain,
  gainFor,
  type Result,
  rule,
  say,
  type Side,
  sideName,
  type Verb,
} from '@rasputitsa/kernel';
import { bandAt, entryAt } from '@rasputitsa/kit';
import { hexOf, OBJECTIVES } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { lastByVariant } from '../21-variants/german-style.ts';
import { japanStep } from '../21-variants/japanese-invasion.ts';
import {
  BASIC_VICTORY,
  dateOf,
  REPLACEMENT_CITIES,
  VICTORY_COLUMNS,
  VICTORY_POINTS,
  type VictoryLevel,
  type VictoryRow,
} from '../data/tables.ts';
import { controls, isAdvanced, scenarioOf, turn } from '../state.ts';
import {
  type AutoNode,
  type Check,
  type DecisionNode,
  type Node,
  type Play,
  type Query,
  type StepsNode,
  verb,
} from '../words.ts';
import { returnFactory } from './factory-return.ts';

// When (9.2, 16.0, 16.1)

/** The Turn just finished: the date is moved on before victory is looked at (RULINGS R215). */
export function finished(q: Query): number {
  return turn(q) - 1;
}
/** The last Turn of this game: of its scenario, or of a variant (V18). */
export function lastTurn(q: Query): number {
  return lastByVariant(q) ?? q.track('last');
}
function isOver(q: Query): boolean {
  return turn(q) > lastTurn(q);
}
export function gameGoesOn(q: Query): boolean {
  return q.state.result === null && !isOver(q);
}
/** 9.2: the objectives are counted once, at the end. So is the Basic scenario when it is played with the Advanced rules: the chart
 * has no line for it. */
export function countsOnce(q: Query): boolean {
  return !isAdvanced(q) || scenarioOf(q).victory === 'basic';
}
/** VPC.short: the line of August 1941 is for the Short Game, and the Short Game for it. */
const isLineOf = rule(
  'VPC.short',
  (q: Query, row: VictoryRow): boolean => (scenarioOf(q).victory === 'short') === (row.turn === SHORT_LINE),
  () => true,
);
const SHORT_LINE = VICTORY_POINTS[0]?.turn ?? 0;
/** 16.1.1: the chart has lines for May and November. */
const isLineFor = rule(
  '16.1.1',
  (row: VictoryRow, on: number): boolean => row.turn === on,
  (row, on) => row.turn >= on,
);
/** 16.0: the line of the chart for a Turn; none when victory is not checked then. */
export const chartRow = rule(
  '16.0',
  (q: Query, on: number): VictoryRow | undefined =>
    countsOnce(q) ? undefined : VICTORY_POINTS.find((row) => isLineFor(row, on) && isLineOf(q, row)),
  () => undefined,
);
/** The next Turn at whose end victory is checked. */
export function nextCheck(q: Query): number {
  for (let t = turn(q); t <= lastTurn(q); t++) if (chartRow(q, t)) return t;
  return lastTurn(q);
}

// What is counted (9.2, 16.1.1.1)

/** 9.2, 16.1.1.1: fortresses, major cities and oilfields in Axis hands. */
const axisObjectives = rule(
  '9.2',
  (q: Query): number => OBJECTIVES.filter((h) => controls(q, AXIS, h)).length,
  () => 0,
);
export interface Part {
  readonly rule: string;
  readonly text: string;
  readonly n: number;
}
const NUMBERS: readonly (readonly [at: number, n: number])[] = Object.entries(REPLACEMENT_CITIES).map(([c, n]) => [
  hexOf(c),
  n,
]);
/** 16.1.1.1 */
const otherObjectives = rule(
  '16.1.1.1',
  (q: Query): readonly Part[] => [
    {
      rule: '16.1.1.1',
      text: 'replacement numbers of Axis cities',
      n: NUMBERS.reduce((sum, [at, n]) => sum + (controls(q, AXIS, at) ? n : 0), 0),
    },
    { rule: '16.1.1.1', text: 'factories in the F box', n: q.track('factories-lost') },
  ],
  () => [],
);
export function objectiveParts(q: Query): readonly Part[] {
  const held: Part = { rule: '9.2', text: 'fortresses, major cities and oilfields', n: axisObjectives(q) };
  return countsOnce(q) ? [held] : [held, ...otherObjectives(q)];
}
export function objectiveNumber(q: Query): number {
  return objectiveParts(q).reduce((sum, p) => sum + p.n, 0);
}

// What it is worth (16.1.1.2, 16.1.1.3, 16.1.2)

/** 16.1.1.2: the column of the number on the line of the date; Axis points above, Soviet points below zero (16.1.1.2.2). */
export const pointsFor = rule(
  '16.1.1.2',
  (row: VictoryRow, n: number): number => signed(row.points[bandAt(VICTORY_COLUMNS, n)] ?? 0),
  () => 0,
);
/** 16.1.1.2.2 */
const signed = rule(
  '16.1.1.2.2',
  (n: number): number => n,
  (n) => Math.abs(n),
);
/** 16.1.1.3 */
export const levelAfter = rule(
  '16.1.1.3',
  (before: number, points: number): number => before + points,
  (_before, points) => points,
);
/** 16.1.2: what a level is worth on a date. */
export const worthOf = rule(
  '16.1.2',
  (row: VictoryRow, level: number): VictoryLevel =>
    level === 0 ? 'T' : (row.levels[Math.min(Math.abs(level), row.levels.length) - 1] ?? 'T'),
  (): VictoryLevel => 'T',
);
const WORDS: Readonly<Record<VictoryLevel, string>> = { D: 'decisive', M: 'marginal', T: 'tie' };
/** 16.1.2.M, 16.1.2.T */
const standsMarginal = rule(
  '16.1.2.M',
  (letter: VictoryLevel): VictoryLevel => letter,
  (letter) => (letter === 'M' ? 'T' : letter),
);
const standsTie = rule(
  '16.1.2.T',
  (letter: VictoryLevel): VictoryLevel => letter,
  (letter) => (letter === 'T' ? 'M' : letter),
);
export function verdict(letter: VictoryLevel, level: number): { readonly winner: number; readonly level: string } {
  const worth = standsTie(standsMarginal(letter));
  if (worth === 'T' || level === 0) return { winner: -1, level: 'tie' };
  const winner = level > 0 ? AXIS : SOVIET;
  return { winner, level: `${winner === AXIS ? 'Axis' : 'Soviet'} ${WORDS[worth]}` };
}

export function records(q: Query): readonly Check[] {
  return q.memo('record') ?? [];
}

// The step

function rowNow(q: Query): VictoryRow | undefined {
  return chartRow(q, finished(q));
}
/** 16.1.1.3: the points of the period are added to the level. */
const count: AutoNode = {
  kind: 'auto',
  id: 'count-objectives',
  title: 'Record Victory Level',
  rule: '16.1.1',
  run(g) {
    const row = rowNow(g);
    if (!row) return;
    const n = objectiveNumber(g);
    const points = pointsFor(row, n);
    const level = levelAfter(g.track('level'), points);
    g.note('16.1.1.2', say`The Axis objective number is ${n}: ${pointWords(points)}.`);
    g.setTrack('level', level);
  },
};
export function pointWords(n: number): string {
  if (n === 0) return 'no victory points';
  return `${Math.abs(n)} ${n > 0 ? 'Axis' : 'Soviet'} victory point${Math.abs(n) === 1 ? '' : 's'}`;
}
/** 16.1.2.D: at once. */
const endsAtOnce = rule(
  '16.1.2.D',
  (letter: VictoryLevel): boolean => letter === 'D',
  () => false,
);
function finish(g: Play, letter: VictoryLevel, level: number, ruleId: string): void {
  g.end({ ...verdict(letter, level), rule: ruleId, score: level });
}
/** V18: what is not decisive for the Axis is decisive for the Soviets. */
function judgeVariant(g: Play, letter: VictoryLevel, level: number): void {
  const won = letter === 'D' && level > 0;
  g.end({
    winner: won ? AXIS : SOVIET,
    level: won ? 'Axis decisive' : 'Soviet decisive',
    rule: 'V18',
    score: level,
  });
}
const judge: AutoNode = {
  kind: 'auto',
  id: 'record-victory',
  title: 'Record Victory Level / Determine Winner Step',
  rule: '16.1',
  run(g) {
    const row = rowNow(g);
    if (!row) return;
    const level = g.track('level');
    const letter = worthOf(row, level);
    const result = verdict(letter, level);
    const entry: Check = {
      turn: finished(g),
      number: objectiveNumber(g),
      points: pointsFor(row, objectiveNumber(g)),
      level,
      result: result.level,
    };
    g.setMemo('record', [...records(g), entry]);
    g.note('16.1.2', say`Victory level ${levelWords(level)} in ${dateOf(finished(g))}: ${result.level}.`);
    if (lastByVariant(g) !== undefined && isOver(g)) judgeVariant(g, letter, level);
    else if (endsAtOnce(letter)) finish(g, letter, level, '16.1.2.D');
    else if (isOver(g)) finish(g, letter, level, scenarioOf(g).victory === 'short' ? 'S1.J1' : '16.1.2');
  },
};
export function levelWords(level: number): string {
  if (level === 0) return '0';
  return `${level > 0 ? 'Axis' : 'Soviet'} +${Math.abs(level)}`;
}

// Stop here? (16.1)

function stoppers(q: Query): readonly Side[] {
  return q.memo('stop') ?? [];
}
const accept = verb({
  id: 'accept-result',
  title: 'Accept this result and end the game',
  rule: '16.1',
  ends: true,
  args: {},
  ask: {},
  apply: (g) => g.setMemo('stop', [...stoppers(g), g.actor]),
});
const agreeing: DecisionNode = {
  kind: 'decision',
  id: 'agree',
  title: 'Accept the result',
  rule: '16.1',
  secret: true,
  when: (q) => rowNow(q) !== undefined && q.option('length') === 'agreed' && !isOver(q),
  who: () => [AXIS, SOVIET],
  enter: (g) => g.setMemo('stop', []),
  verbs: ['accept-result'],
  prompt: (q) => say`The result so far: ${records(q).at(-1)?.result ?? ''}. End the game with it, or play on?`,
  done: { title: 'Play on', rule: '16.1' },
};
/** 16.1: both must accept. */
const bothAccept = rule(
  '16.1',
  (q: Query): boolean => stoppers(q).length === 2,
  (q) => stoppers(q).length > 0,
);
const agreed: AutoNode = {
  kind: 'auto',
  id: 'agreement',
  title: 'Result accepted',
  rule: '16.1',
  when: (q) => rowNow(q) !== undefined,
  run(g) {
    const row = rowNow(g);
    const both = row !== undefined && bothAccept(g);
    if (stoppers(g).length > 0) g.setMemo('stop', []);
    if (!both) return;
    g.note('16.1', say`${sideName(AXIS)} and ${sideName(SOVIET)} accept the result.`);
    finish(g, worthOf(row, g.track('level')), g.track('level'), '16.1');
  },
};

/** 9.2: once, at the end of the Basic Game. */
const basic: AutoNode = {
  kind: 'auto',
  id: 'basic-victory',
  title: 'Victory',
  rule: '9.2',
  when: (q) => countsOnce(q) && isOver(q),
  run(g) {
    const held = axisObjectives(g);
    g.note('9.2', say`The Axis controls ${counted(held, 'objective')}.`);
    g.end(basicResult(held));
  },
};
function basicResult(held: number): Result {
  const result = entryAt(BASIC_VICTORY, held);
  const winner = result.startsWith('Axis') ? AXIS : result.startsWith('Soviet') ? SOVIET : -1;
  return { winner, level: result, rule: '9.2', score: held };
}
/** What ends the game at once, and the variant that asks for a decisive victory, do not hang on single points. */
export function judgeBid(q: Query, result: Result, gain: Gain): Result | undefined {
  const score = (result.score ?? 0) + gainFor(AXIS, gain);
  if (result.rule === '9.2') return basicResult(Math.max(0, score));
  const row = rowNow(q);
  if (!row || result.rule === '16.1.2.D' || result.rule === 'V18') return undefined;
  return { ...verdict(worthOf(row, score), score), rule: result.rule, score };
}
const chart: StepsNode = {
  kind: 'steps',
  id: 'victory-chart',
  title: 'Victory Level Phase',
  rule: '16.0',
  when: (q) => rowNow(q) !== undefined,
  steps: [count, japanStep, judge, agreeing, agreed, returnFactory],
};
export const victoryPhase: StepsNode = {
  kind: 'steps',
  id: 'victory',
  title: 'Victory Level Phase',
  rule: '9.0',
  steps: [basic, chart],
};

export const verbs: readonly Verb[] = [accept];
export const interrupts: readonly Node[] = [];
