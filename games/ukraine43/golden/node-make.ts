// Records one game for each way a game can end. Run it again when a rule has changed what happens:
//   node games/ukraine43/golden/node-make.ts [name ...]
import { type Action, askOf, type Match, random, type Result } from '@rasputitsa/kernel';
import { mustAct, recordGolden, type WantedGame } from '@rasputitsa/kernel/node-golden';
import { game } from '../index.ts';
import { SIDES } from '../sides.ts';

interface Wanted extends WantedGame {
  /** The end looked for; the first seed will do when absent. */
  readonly end?: string;
  /** How often in a hundred decisions the Soviets and the Germans follow the game's advice; otherwise they do anything. */
  readonly sense: readonly [number, number];
}
const MOST_SEEDS = 30;
const MOST_ACTIONS = 20_000;

/** The last turn of a scenario with a few units, and so many objectives in Soviet hands. */
function lastTurn(scenario: string, turn: number, soviet: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    scenario,
    tracks: { turn, last: turn },
    layers: { control: { soviet } },
    pieces: [
      { unit: '6GA rifle group 1', at: '4507' },
      { unit: '6 Tank Corps', at: '4507' },
      { unit: 'Voronezh Front HQ', at: '4406' },
      { unit: '75 Inf Div', at: '4410' },
      { unit: '11 Pz Div', at: '4211' },
    ],
    phase: 'movement',
    side: 'german',
  };
}

const wanted: readonly Wanted[] = [
  { name: 'august-soviet-sudden-death', scenario: 'august', end: 'soviet sudden death', sense: [100, 0] },
  { name: 'august-german-sudden-death', scenario: 'august', end: 'german sudden death', sense: [0, 100] },
  { name: 'august-both-advised', scenario: 'august', sense: [100, 100] },
  { name: 'september-soviet-sudden-death', scenario: 'september', end: 'soviet sudden death', sense: [100, 0] },
  { name: 'september-german-sudden-death', scenario: 'september', end: 'german sudden death', sense: [0, 100] },
  { name: 'october-german-sudden-death', scenario: 'october', end: 'german sudden death', sense: [0, 100] },
  { name: 'october-variable-defense', scenario: 'october', options: { 'variable-defense': true }, sense: [90, 90] },
  { name: 'campaign-german-sudden-death', scenario: 'campaign', end: 'german sudden death', sense: [10, 50] },
  {
    name: 'last-turn-soviet-points',
    scenario: 'august',
    end: 'soviet points',
    from: lastTurn('august', 6, ['Kharkov', 'Stalino', 'Poltava', 'Belgorod', 'Sumy']),
    sense: [0, 0],
  },
  {
    name: 'last-turn-draw',
    scenario: 'august',
    end: 'draw',
    from: lastTurn('august', 6, ['Kharkov', 'Stalino', 'Belgorod']),
    sense: [0, 0],
  },
  {
    name: 'last-turn-german-points',
    scenario: 'august',
    end: 'german points',
    from: lastTurn('august', 6, ['Belgorod']),
    sense: [0, 0],
  },
];

function endOf(r: Result | null): string {
  if (!r) return '';
  return r.winner < 0 ? 'draw' : `${SIDES[r.winner]?.id ?? ''} ${r.level}`;
}
function play(w: Wanted, match: Match, seed: number): void {
  const r = random(seed);
  const asks = SIDES.map((_, side) => askOf(match, side));
  for (let n = 0; n < MOST_ACTIONS && !match.over; n++) {
    const side = match.owing()[0] ?? 0;
    const ask = asks[side];
    let action: Action | undefined;
    if (ask && r.int(100) < (w.sense[side] ?? 0)) action = game.advice?.(match.view(side), ask, r);
    if (!action || match.whyNot(side, action)) action = match.sample(side, r);
    mustAct(match, side, action);
  }
}
const fits = (w: Wanted, match: Match): boolean => w.end === undefined || endOf(match.state.result) === w.end;

recordGolden(import.meta.dirname, { game, wanted, seeds: MOST_SEEDS, play, fits }, process.argv.slice(2));
