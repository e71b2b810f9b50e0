// "Try a line from here": a sandbox beside a game, begun from what one side knows. Where nothing is hidden it is the game itself; else a
// world that side could be in, made from its view alone, so that a line tells nothing its player does not know. What is unknown stays
// face-down there too, and the computer answers for the others.
import { BOTS } from '@rasputitsa/bots';
import { cloneState, Match, random, seededDice, type Side } from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import { freshId, freshSeed } from './make.ts';
import type { Chair, LineInfo } from './protocol.ts';
import type { Seat } from './seat.ts';
import { standingText, strengthOf, Table } from './table.ts';

export function lineFrom(seat: Seat): Table {
  const { table, viewer } = seat;
  if (viewer === 'spectator')
    throw new Failure(
      'rules',
      'No line can be tried here',
      'you are watching this game',
      'Take a side first',
      table.id,
    );
  const { match } = table;
  const seed = freshSeed();
  const state = cloneState(table.open ? match.state : match.imagine(viewer, random(seed)).state);
  const rolls = freshSeed();
  const dice = seededDice(rolls);
  const { game } = match;
  const line = new Match({ game, scenario: state.scenario, dice, sandbox: true, start: 'position' }, state);
  const from = { of: table.line?.of ?? table.id, from: standingText(match) };
  const spec = {
    id: freshId(),
    kind: 'play' as const,
    match: line,
    dice: { kind: 'seeded' as const, seed: rolls },
    seed,
  };
  if (!table.open) return new Table({ ...spec, ...veiledFor(line, viewer, from) });
  const chairs = game.sides.map(() => 'person' as const);
  return new Table({ ...spec, chairs, line: { ...from, side: viewer, strength: strengthOf(line) } });
}

/** A sandbox in which one side keeps to what it knows: the computer answers for the others. */
export function veiledFor(
  match: Match,
  side: Side,
  from: Pick<LineInfo, 'of' | 'from'>,
): { readonly chairs: readonly Chair[]; readonly line: LineInfo } {
  const bot = BOTS.find((b) => b.id === 'greedy') ?? BOTS[0];
  const chairs = match.game.sides.map((_, s) => (s === side || !bot ? ('person' as const) : { bot: bot.id }));
  return { chairs, line: { ...from, side, strength: strengthOf(match), veiled: true } };
}
