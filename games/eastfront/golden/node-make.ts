// Records one game for each way a scenario can end. Run it again when a rule has changed what happens:
//   node games/eastfront/golden/node-make.ts
import { type Action, Match, type MatchOptions, random, type Result, seededDice } from '@rasputitsa/kernel';
import { mustAct, recordGolden, type WantedGame } from '@rasputitsa/kernel/node-golden';
import { actionsFor, setupOf } from '../deploy/set-ups.ts';
import { game } from '../index.ts';

interface Wanted extends WantedGame {
  /** The end looked for; the first seed will do when absent. */
  readonly end?: string;
  /** In which month it must end. */
  readonly month?: number;
}
const MOST_SEEDS = 60;
const LEVELS = ['decisive', 'major', 'marginal'] as const;
const SIDES = ['german', 'soviet'] as const;
const ALL_ENDS = [...SIDES.flatMap((s) => LEVELS.map((l) => `${s} ${l}`)), 'draw'];

/** A German corps far behind the front and one off the map: the month decides the war (W44.4). */
function lastMonth(month: number): Readonly<Record<string, unknown>> {
  return {
    scenario: 'w44',
    tracks: { month, fortnight: 1 },
    pieces: [
      { unit: '1 Corps', at: 'Tambov' },
      { unit: '2 Corps', at: 'Exit Zone B' },
      { unit: '3 Army', at: 'Moscow' },
      { unit: 'South Front', at: 'Tula' },
    ],
    phase: 'month-begins',
  };
}
/** The tutorial's last month, the Soviets all but beaten: seldom seen in random play. */
function beatenSouth(stavka: number): Readonly<Record<string, unknown>> {
  return {
    scenario: 'edelweiss',
    board: 'scenario',
    tracks: { month: 17, fortnight: 2 },
    pieces: [
      { unit: 'K', at: 'Moscow box', steps: stavka },
      ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'J'].map((unit) => ({
        unit,
        at: 'Soviet eliminated',
        steps: 0,
        seen: 'full',
      })),
      { unit: 'Z', at: 'Rostov' },
      { unit: 'V', at: 'Maikop' },
    ],
    layers: { attacker: { none: ['Stalingrad'] } },
    phase: 'weather',
  };
}
const W44_ENDS = [
  [42, 'soviet decisive'],
  [43, 'soviet major'],
  [44, 'soviet marginal'],
  [45, 'draw'],
  [46, 'german marginal'],
  [47, 'german major'],
] as const;

const wanted: readonly Wanted[] = [
  ...ALL_ENDS.map((end) => ({ name: `s43-${end.replace(' ', '-')}`, scenario: 's43', end })),
  ...ALL_ENDS.filter((end) => end !== 'german decisive' && end !== 'german major').map((end) => ({
    name: `edelweiss-${end.replace(' ', '-')}`,
    scenario: 'edelweiss',
    end,
  })),
  { name: 'edelweiss-german-major', scenario: 'edelweiss', end: 'german major', from: beatenSouth(3) },
  { name: 'edelweiss-german-decisive', scenario: 'edelweiss', end: 'german decisive', from: beatenSouth(0) },
  { name: 's41', scenario: 's41' },
  { name: 'w41-soviet-major', scenario: 'w41', end: 'soviet major' },
  { name: 's42-german-major', scenario: 's42', end: 'german major' },
  { name: 'w42-german-marginal', scenario: 'w42', end: 'german marginal' },
  { name: 'w43-draw', scenario: 'w43', end: 'draw' },
  { name: 's44-german-decisive', scenario: 's44', end: 'german decisive' },
  { name: 'w44-german-decisive', scenario: 'w44', end: 'german decisive' },
  ...W44_ENDS.map(([month, end]) => ({
    name: `w44-${end.replace(' ', '-')}`,
    scenario: 'w44',
    end,
    month,
    from: lastMonth(month),
  })),
  { name: 'year-s42', scenario: 's42', options: { length: 'year' }, month: 23 },
  { name: 'campaign-stops-at-once', scenario: 's43', options: { length: 'campaign' }, month: 29 },
  { name: 'campaign-stops-later', scenario: 'w43', options: { length: 'campaign' }, month: 41 },
  { name: 'campaign-to-the-end', scenario: 's44', options: { length: 'campaign' }, month: 47 },
  { name: 'extended-stopped', scenario: 'w42', options: { length: 'extended' }, month: 23 },
  { name: 'extended-goes-on', scenario: 'w42', options: { length: 'extended' }, month: 29 },
  { name: 'no-sea-no-paratroops', scenario: 'w41', options: { seapower: false, paratroops: false } },
];

function endOf(r: Result | null): string {
  if (!r) return '';
  return r.winner < 0 ? 'draw' : `${SIDES[r.winner] ?? ''} ${r.level}`;
}
const DONE: Action = { verb: 'done', args: {} };
const setUps = new Map<string, readonly (readonly Action[])[]>();
/** The set-up the game proposes, unit by unit: so that a better proposal of tomorrow does not change the games of today. */
function setUpActions(o: MatchOptions): readonly (readonly Action[])[] {
  const key = JSON.stringify([o.scenario, o.options]);
  const known = setUps.get(key);
  if (known) return known;
  const scratch = new Match({ ...o, dice: seededDice(1) });
  const both = [0, 1].map((side) => {
    mustAct(scratch, side, { verb: 'deploy-for-me', args: {} });
    const found = actionsFor(scratch.q, setupOf(scratch.q, side));
    if (!found.ok) throw new Error(found.errors.join(' '));
    return found.actions.filter((a) => a.verb === 'deploy');
  });
  setUps.set(key, both);
  return both;
}
/** Random play from a seed. */
function play(_w: Wanted, match: Match, seed: number, o: MatchOptions): void {
  if (match.q.within('set-up')) {
    for (const [side, actions] of setUpActions(o).entries()) {
      for (const a of actions) mustAct(match, side, a);
      mustAct(match, side, DONE);
    }
    mustAct(match, match.owing()[0] ?? 0, DONE);
  }
  const r = random(seed);
  while (!match.over) {
    const side = match.owing()[0] ?? 0;
    mustAct(match, side, match.sample(side, r));
  }
}
function fits(w: Wanted, match: Match): boolean {
  if (w.end !== undefined && endOf(match.state.result) !== w.end) return false;
  return w.month === undefined || match.state.tracks['month'] === w.month;
}

recordGolden(import.meta.dirname, { game, wanted, seeds: MOST_SEEDS, play, fits }, process.argv.slice(2));
