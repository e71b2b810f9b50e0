// Players to measure the opponent against, and whole games between them.
import { type Action, type Advice, type ArgValue, type Ask, DONE, type Match } from '@rasputitsa/kernel';
import { type Contest, contest, passing } from '@rasputitsa/kernel/contest';
import { advice } from '../advice/advice.ts';
import { game } from '../index.ts';

const MOST = 20_000;
const PHASES = ['movement', 'first-combat', 'reaction', 'exploitation', 'second-combat'];
/** Phases in which a player who holds has nothing to do. */
const STILL = new Set(['first-combat', 'reaction', 'exploitation', 'second-combat']);
const done: Action = { verb: DONE, args: {} };
export const passer = passing(advice);
const firstOf = (ask: Ask, verb: string, given: Readonly<Record<string, unknown>> = {}): ArgValue | undefined => {
  const asked = ask.choices(verb, given);
  return asked.ok ? asked.choices[0]?.value : undefined;
};
/** What may be replaced or rebuilt is, as long as replacements last. */
function restore(ask: Ask): Action {
  const unit = firstOf(ask, 'replace');
  if (unit !== undefined) return { verb: 'replace', args: { unit } };
  const dead = firstOf(ask, 'rebuild');
  const to = dead === undefined ? undefined : firstOf(ask, 'rebuild', { unit: dead });
  return dead === undefined || to === undefined ? done : { verb: 'rebuild', args: { unit: dead, to } };
}
const HOLDING = new Set(['fly-das', 'resupply-artillery']);
/** Replaces its losses and flies, and never moves or attacks. */
export const holder: Advice = (view, ask, r) => {
  if (view.phase.at(-1)?.node === 'movement') return restore(ask);
  if (!ask.whyNot(done) && STILL.has(view.phase.at(-1)?.node ?? '')) return done;
  const action = advice(view, ask, r);
  return (action && HOLDING.has(action.verb)) || ask.whyNot(done) ? action : done;
};

export interface Played extends Contest {
  readonly turn: number;
  /** Soviet points above the benchmark of that turn (30.1). */
  readonly margin: number;
  /** The same at the end of each turn, by turn. */
  readonly margins: ReadonlyMap<number, number>;
}
const benchmarkOf = (m: Match, turn: number): number => {
  const turns = m.q.chart('turns') as readonly (readonly unknown[])[];
  return Number(turns[turn - 1]?.[2] ?? 0);
};
const turnOf = (m: Match): number => m.q.track('turn');
/** Players: the Soviets, then the Germans. */
export function play(scenario: string, players: readonly [Advice, Advice], seed: number): Played {
  const margins = new Map<number, number>();
  const played = contest({
    game,
    scenario,
    players,
    seed,
    most: MOST,
    phases: PHASES,
    turn: turnOf,
    isWork: ({ verb }) => verb === 'move' || verb === 'attack',
    note({ match }) {
      const turn = turnOf(match);
      return () => {
        if (match.over || turnOf(match) > turn) margins.set(turn, match.q.track('points') - benchmarkOf(match, turn));
      };
    },
  });
  const turn = turnOf(played.match);
  return { ...played, turn, margins, margin: played.score - benchmarkOf(played.match, turn) };
}
