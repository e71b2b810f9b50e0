// What a player of the Campaign waits for, in the middle of its second year: supply after a march, what one unit can do, random steps.
import { cloneState, Match, random, type Random, seededDice, type State } from '@rasputitsa/kernel';
import { AROUND } from '../3-equipment/board.ts';
import { unitsOnMap } from '../3-equipment/units.ts';
import { railToEdge } from '../6-rail/network.ts';
import { besideEnemy, enemyIn, friendsIn } from '../8-9-zones-stacking/picture.ts';
import { hasCommunications, isSupplied } from '../13-supply/supply.ts';
import { game } from '../index.ts';
import { AXIS, SIDE_NUMBERS } from '../sides.ts';

const SEED = 1;
const TURNS = 30;
const MOVES = 'initial-movement';

function step(match: Match, chance: Random): void {
  const [side = AXIS] = match.owing();
  const action = match.sample(side, chance);
  if (!action || !match.act(side, action).ok) throw new Error('war-in-the-east: stuck');
}
const at = (match: Match): string => match.state.stack.at(-1)?.n ?? '';
const begin = (state?: State): Match =>
  new Match({ game, scenario: 'standard-campaign', options: {}, dice: seededDice(SEED), lean: true }, state);
/** An Initial Movement Phase of the Axis after so many turns of random play. */
function played(): Match {
  const match = begin();
  const chance = random(SEED);
  while ((match.state.tracks['turn'] ?? 0) < TURNS || at(match) !== MOVES || match.q.active !== AXIS)
    step(match, chance);
  return match;
}
let made: Match | undefined;
const campaign = (): Match => (made ??= played());

/** Marches a unit at the front to a hex beside it and back, and judges everybody. */
function judgeAll(): number {
  const { q } = campaign();
  const beside = besideEnemy(q, AXIS);
  const p = unitsOnMap(q, AXIS).find((u) => beside[q.at(u)] === 1) ?? 0;
  const [from, to = from] = [
    q.at(p),
    (AROUND[q.at(p)] ?? []).find((hex) => !enemyIn(q, AXIS, hex) && !friendsIn(q, AXIS, hex)),
  ];
  let n = 0;
  for (const hex of [to, from]) {
    q.during(() => q.move(p, hex));
    for (const side of SIDE_NUMBERS) {
      n += railToEdge(q, side)[hex] ?? 0;
      for (const u of unitsOnMap(q, side)) n += (isSupplied(q, u) ? 1 : 0) + (hasCommunications(q, u) ? 1 : 0);
    }
  }
  return n;
}
/** All that the page asks when a unit is chosen, of one unit after the other. */
let next = 0;
function targets(): number {
  const match = campaign();
  const units = unitsOnMap(match.q, AXIS);
  const p = units[next++ % units.length] ?? 0;
  const asked = match.choices(AXIS, 'move', { units: [p] });
  return asked.ok ? asked.choices.length : 0;
}
const STEPS = 1000;
/** The Campaign from its first turn, set up. */
let start: State | undefined;
function setUp(): State {
  const match = begin();
  const chance = random(SEED);
  while (!match.q.within('game-turn')) step(match, chance);
  return cloneState(match.state);
}
function thousand(): number {
  start ??= setUp();
  const match = begin(cloneState(start));
  const chance = random(SEED);
  for (let n = 0; n < STEPS; n++) step(match, chance);
  return match.state.rolls;
}

const name = (what: string): string => `${game.id}: ${what}`;
export const benches = [
  { name: name('supply of all units and rail nets after a march at the front, twice'), run: judgeAll },
  { name: name('targets of one unit with their ways'), run: targets },
  { name: name('1,000 random steps after set-up'), run: thousand },
];
