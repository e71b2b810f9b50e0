// For tests of referees: who plays, and whether a comparison turns red.
import { askOf } from './ask-of.ts';
import { random, seededDice } from './dice.ts';
import { CASE_FIELDS } from './files.ts';
import type { Game } from './game.ts';
import type { Action } from './info.ts';
import type { Match } from './match.ts';
import { loadCases } from './node-cases.ts';
import { buildPosition } from './position.ts';
import { type RefereedSpec, refereed } from './referee.ts';
import type { Side } from './types.ts';

export type Players = RefereedSpec['players'];
type Draw = () => Action | undefined;
type Chooser = (match: Match, side: Side, dice: ReturnType<typeof random>, any: Draw) => Action | undefined;

function playersBy(seed: number, choose: Chooser): Players {
  return (match) => {
    const dice = random(seed);
    return (side) => {
      const action = choose(match, side, dice, () => match.sample(side, dice));
      if (!action) throw new Error('a side has to decide and has no legal action');
      return action;
    };
  };
}
/** Any legal action. */
export const anyLegal = (seed: number): Players => playersBy(seed, (_match, _side, _dice, any) => any());

/** Sides of unlike skill: of so many actions (`share.of`) each side takes its number from the game's own advice, the others are any legal
 * ones. Those that end a step are drawn only after so many others (`patience`), so that much happens. */
export const mixed = (
  game: Game,
  seed: number,
  share: { readonly advised: readonly number[]; readonly of: number },
  patience: number,
): Players =>
  playersBy(seed, (match, side, dice, any) => {
    const isAdvised = dice.int(share.of) < (share.advised[side] ?? 0);
    const advice = isAdvised ? game.advice?.(match.view(side), askOf(match, side), dice) : undefined;
    if (advice) return advice;
    let action = any();
    for (let i = 0; i < patience && action?.verb === 'done'; i++) action = any();
    return action;
  });

/** The game's own advice; one action in `odd` is any legal one, so that odd things happen too, but none in the steps named. */
export const advised = (game: Game, seed: number, odd: number, never: readonly string[] = []): Players =>
  playersBy(seed, (match, side, dice, any) => {
    const isOdd = dice.int(odd) === 0 && !never.includes(match.state.stack.at(-1)?.n ?? '');
    return (isOdd ? undefined : game.advice?.(match.view(side), askOf(match, side), dice)) ?? any();
  });

/** Whether the referee comes to another answer in this comparison. */
export function differsIn(what: string, spec: RefereedSpec): boolean {
  return refereed(spec).found.some((f) => f.what === what);
}

const CASE_TRIES = 12;
/** The same, in games that begin with the position of a case: for what games seldom show. */
export function differsFrom(
  what: string,
  spec: Pick<RefereedSpec, 'game' | 'referee'> & { readonly until: number },
  cases: string,
  file: string,
): boolean {
  const c = loadCases(cases).find((x) => x.file.endsWith(file));
  if (!c) throw new Error(`no case ${file}`);
  return Array.from({ length: CASE_TRIES }, (_, i) => i + 1).some((seed) => {
    const from = buildPosition(spec.game, c.data, seededDice(seed), CASE_FIELDS);
    const players = anyLegal(seed);
    return differsIn(what, { ...spec, scenario: from.scenario, from, seed, mostActions: 3000, most: 1000, players });
  });
}
