// Players to measure the opponent against, and whole games between them.
import {
  type Action,
  type Advice,
  type ArgValue,
  type Ask,
  askOf,
  DONE,
  Match,
  random,
  seededDice,
  type Side,
} from '@rasputitsa/kernel';
import { advice } from '../advice/advice.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';

const MOST = 20_000;
const PHASES = ['movement', 'first-combat', 'reaction', 'exploitation', 'second-combat'];
/** Phases in which a player who holds has nothing to do. */
const STILL = new Set(['first-combat', 'reaction', 'exploitation', 'second-combat']);
const done: Action = { verb: DONE, args: {} };
export const chance: Advice = (_, ask, r) => ask.sample(r);
/** Passes wherever it may. */
export const passer: Advice = (view, ask, r) => (ask.whyNot(done) ? advice(view, ask, r) : done);
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

export interface Played {
  readonly match: Match;
  readonly winner: Side;
  /** Soviet points when it ended. */
  readonly score: number;
  readonly turn: number;
  readonly refused: readonly string[];
  /** Soviet points above the benchmark of that turn (30.1). */
  readonly margin: number;
  /** How often a side did something, perhaps in one phase only. */
  readonly count: (side: Side, verb: string, phase?: string) => number;
  /** The share of its player-turns in which a side neither moved nor attacked. */
  readonly idle: (side: Side) => number;
  /** Soviet points above the benchmark at the end of each turn, by turn. */
  readonly margins: ReadonlyMap<number, number>;
}
const benchmarkOf = (m: Match, turn: number): number => {
  const turns = m.q.chart('turns') as readonly (readonly unknown[])[];
  return Number(turns[turn - 1]?.[2] ?? 0);
};
export function play(scenario: string, players: readonly [Advice, Advice], seed: number): Played {
  const m = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const asks = [askOf(m, SOVIET), askOf(m, GERMAN)] as const;
  const r = random(seed);
  const verbs = new Map<string, number>();
  const refused: string[] = [];
  const margins = new Map<number, number>();
  const turns = [new Set<number>(), new Set<number>()] as const;
  const worked = [new Set<number>(), new Set<number>()] as const;
  for (let i = 0; i < MOST && !m.over; i++) {
    const side = m.owing()[0] === GERMAN ? 1 : 0;
    const turn = m.q.track('turn');
    const isOwn = m.q.active === side;
    const phase = PHASES.find((id) => m.state.stack.some((f) => f.n === id)) ?? '';
    const action = players[side](m.view(side), asks[side], r);
    const out = action && m.act(side, action);
    if (m.over || m.q.track('turn') > turn) margins.set(turn, m.q.track('points') - benchmarkOf(m, turn));
    if (!out?.ok || !action) {
      refused.push(`${m.state.stack.at(-1)?.n ?? ''}: ${JSON.stringify(action)}`);
      const any = m.sample(side, r);
      if (any) m.act(side, any);
      continue;
    }
    for (const key of [`${side} ${action.verb}`, `${side} ${action.verb} ${phase}`])
      verbs.set(key, (verbs.get(key) ?? 0) + 1);
    if (!isOwn) continue;
    turns[side].add(turn);
    if (action.verb === 'move' || action.verb === 'attack') worked[side].add(turn);
  }
  const { result } = m.state;
  return {
    match: m,
    winner: result?.winner ?? -1,
    score: result?.score ?? 0,
    margin: (result?.score ?? 0) - benchmarkOf(m, m.q.track('turn')),
    margins,
    turn: m.q.track('turn'),
    refused,
    count: (s, v, phase) => verbs.get(phase === undefined ? `${s} ${v}` : `${s} ${v} ${phase}`) ?? 0,
    idle: (s) => 1 - worked[s === GERMAN ? 1 : 0].size / turns[s === GERMAN ? 1 : 0].size,
  };
}
