// What a player waits for in the middle of a scenario: what one unit can do, the bonds of the board after a move; random steps of the scenarios after the first.
import { Match, random, type Random, seededDice } from '@rasputitsa/kernel';
import { AROUND } from '../1-map/board.ts';
import { isCombat, isOnMap } from '../2-units/units.ts';
import { enemyIn, fronts } from '../6-7-zones/picture.ts';
import { game } from '../index.ts';
import { SOVIET } from '../sides.ts';

const SEED = 1;
const TURNS = 2;

const begin = (scenario: string): Match =>
  new Match({ game, scenario, options: {}, dice: seededDice(SEED), lean: true });
function step(match: Match, chance: Random): void {
  const [side = SOVIET] = match.owing();
  const action = match.sample(side, chance);
  if (!action || !match.act(side, action).ok) throw new Error('ukraine43: stuck');
}
/** A Soviet Movement Phase after some turns of random play. */
function played(): Match {
  const match = begin('september');
  const chance = random(SEED);
  const until = match.q.track('turn') + TURNS;
  while (match.q.track('turn') < until || match.state.stack.at(-1)?.n !== 'movement' || match.q.active !== SOVIET)
    step(match, chance);
  return match;
}
let made: Match | undefined;
const middle = (): Match => (made ??= played());

const fighters = ({ q }: Match): readonly number[] => q.piecesOf(SOVIET).filter((p) => isOnMap(q, p) && isCombat(q, p));
/** All that the page asks when a unit is chosen, of one unit after the other. */
let next = 0;
function targets(): number {
  const match = middle();
  const units = fighters(match);
  const p = units[next++ % units.length] ?? 0;
  const asked = match.choices(SOVIET, 'move', { units: [p] });
  return asked.ok ? asked.choices.length : 0;
}
/** One unit goes to a hex beside it and back. */
function bonds(): number {
  const match = middle();
  const { q } = match;
  const p = fighters(match)[0] ?? 0;
  const from = q.at(p);
  const to = (AROUND[from] ?? []).find((hex) => !enemyIn(q, SOVIET, hex)) ?? from;
  let n = 0;
  for (const hex of [to, from]) {
    q.during(() => q.move(p, hex));
    for (const { bondHex } of fronts(q)) n += bondHex[hex] ?? 0;
  }
  return n;
}
const STEPS = 1000;
/** Games one after the other. */
const thousand = (scenario: string) => (): number => {
  let seed = SEED;
  let match = begin(scenario);
  let chance = random(seed);
  for (let n = 0; n < STEPS; n++) {
    if (match.over) {
      match = begin(scenario);
      chance = random(++seed);
    }
    step(match, chance);
  }
  return match.state.rolls;
};

const name = (what: string): string => `${game.id}: ${what}`;
export const benches = [
  { name: name('targets of one unit'), run: targets },
  { name: name('bonds of the board after a move, twice'), run: bonds },
  { name: name('1,000 random steps, September'), run: thousand('september') },
  { name: name('1,000 random steps, October'), run: thousand('october') },
];
