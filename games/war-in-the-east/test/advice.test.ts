// The computer's side: what it does is always accepted, and it plays. A player who passes, or only holds, garrisons and produces, would miss these yardsticks.
import { type Action, type Advice, askOf, DONE, Match, random, seededDice, type Side } from '@rasputitsa/kernel';
import { type Contest, contest } from '@rasputitsa/kernel/contest';
import { describe, expect, test } from 'vitest';
import { PERSONNEL_CENTERS } from '../3-equipment/board.ts';
import { advice } from '../advice/advice.ts';
import { Fields } from '../advice/fields.ts';
import { garrisonOrders } from '../advice/march.ts';
import { Picture } from '../advice/picture.ts';
import { game } from '../index.ts';
import { AXIS, RUSSIAN } from '../sides.ts';

const MOST = 40_000;
/** Whole games; a machine shared with others may take its time. */
const SLOW = 600_000;
const SCENARIOS = ['barbarossa', 'stalingrad', 'kursk', 'army-group-center'];
const PHASES = ['initial-movement', 'combat', 'mechanized-movement', 'rail-and-sea'];
const done: Action = { verb: DONE, args: {} };
const nodeOf = (view: Parameters<Advice>[0]): string => view.phase.at(-1)?.node ?? '';
/** Plays at random, from a set-up that the game made. */
const chance: Advice = (view, ask, r) => (nodeOf(view).startsWith('set-up') ? advice(view, ask, r) : ask.sample(r));
const STILL = new Set([...PHASES, 'interdiction']);
/** Garrisons what it holds, digs in, flies, drafts and produces; neither marches nor attacks. */
const holder: Advice = (view, ask, r) => {
  const node = nodeOf(view);
  if (!STILL.has(node)) return advice(view, ask, r);
  const orders = node === 'initial-movement' ? garrisonOrders(new Picture(view, ask)) : [];
  return orders.find((o) => !ask.whyNot(o)) ?? (ask.whyNot(done) ? advice(view, ask, r) : done);
};

interface Played extends Contest {
  /** Unguarded hexes of the Axis line, for each turn (22.0). */
  readonly gaps: readonly number[];
}
const turnOf = (m: Match): number => m.q.track('turn');
function play(scenario: string, players: readonly [Advice, Advice], seed: number, turns = 999): Played {
  const gaps = new Map<number, number>();
  let last = Infinity;
  const played = contest({
    game,
    scenario,
    players,
    seed,
    most: MOST,
    phases: PHASES,
    turn: turnOf,
    isWork: ({ verb }) => verb === 'move' || verb === 'attack',
    until(match) {
      last = Math.min(last, turnOf(match) + turns);
      return turnOf(match) >= last;
    },
    note({ match, side }, phase) {
      const turn = turnOf(match);
      return phase === '' || match.q.active !== side
        ? undefined
        : () => void gaps.set(turn, match.q.track('unguarded-hexes'));
    },
  });
  return { ...played, gaps: [...gaps.values()] };
}
const mean = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0) / list.length;

describe('both sides advised', () => {
  const TURNS = 6;
  const games = new Map<string, Played>();
  const advised = (scenario: string): Played => {
    const known = games.get(scenario) ?? play(scenario, [advice, advice], 11, TURNS);
    games.set(scenario, known);
    return known;
  };
  test.for([...SCENARIOS, 'campaign'])(
    '%s: every action is accepted, no turn is passed',
    { timeout: SLOW },
    (scenario) => {
      const g = advised(scenario);
      expect(g.refused).toEqual([]);
      expect([g.idle(AXIS), g.idle(RUSSIAN)]).toEqual([0, 0]);
    },
  );
  test('barbarossa: the Axis overruns, attacks with aircraft, rides on, brings the railway along and keeps its line', {
    timeout: SLOW,
  }, () => {
    const g = advised('barbarossa');
    expect(g.count(AXIS, 'attack') / TURNS).toBeGreaterThan(8);
    expect(g.count(AXIS, 'overrun')).toBeGreaterThan(3);
    expect(g.count(AXIS, 'move', 'mechanized-movement') / TURNS).toBeGreaterThan(10);
    for (const verb of ['advance', 'rail-move', 'repair-rail', 'interdict', 'rebuild-kampfgruppe'])
      expect(g.count(AXIS, verb), verb).toBeGreaterThan(0);
    expect(mean(g.gaps)).toBeLessThan(4);
    for (const verb of ['move', 'rail-move', 'fortify', 'retreat'])
      expect(g.count(RUSSIAN, verb), verb).toBeGreaterThan(0);
    const taken = PERSONNEL_CENTERS.filter((hex) => g.match.q.layer('entered')[hex] === AXIS + 1);
    // The Russian has lost units by the dozen, and the Axis is in Riga, Minsk or Kiev.
    expect(taken.length).toBeGreaterThan(0);
    expect(g.match.q.track('russian-losses')).toBeGreaterThan(100);
  });
  test('campaign: production follows the program, units are placed', { timeout: SLOW }, () => {
    const g = advised('campaign');
    expect(g.count(RUSSIAN, 'follow-program')).toBeGreaterThanOrEqual(TURNS - 1);
    expect(g.count(RUSSIAN, 'place-rest')).toBeGreaterThan(0);
  });
  test('army-group-center: the Russian attacks with artillery and aircraft, the Axis drafts', { timeout: SLOW }, () => {
    const g = advised('army-group-center');
    expect(g.count(RUSSIAN, 'attack') / TURNS).toBeGreaterThan(1.5);
    expect(g.count(AXIS, 'rebuild-kampfgruppe')).toBeGreaterThan(3);
  });
});

/** Where doing nothing would not win: the Axis of 1941 to 1943, the Russian from 1943 on. */
const HARD = [
  ['barbarossa', AXIS],
  ['stalingrad', AXIS],
  ['kursk', AXIS],
  ['kursk', RUSSIAN],
  ['army-group-center', RUSSIAN],
] as const;
const against = (scenario: string, side: Side, other: Advice, seed: number): Played =>
  play(scenario, side === AXIS ? [advice, other] : [other, advice], seed);
describe('against others', () => {
  const held = new Map<string, Played>();
  const againstHolder = (scenario: string, side: Side): Played => {
    const key = `${scenario} ${side}`;
    const g = held.get(key) ?? against(scenario, side, holder, 13);
    held.set(key, g);
    return g;
  };
  test.for(HARD)('%s, side %i: it beats chance', { timeout: SLOW }, ([scenario, side]) => {
    expect(against(scenario, side, chance, 12).winner).toBe(side);
  });
  test.for(HARD)('%s, side %i: it beats who holds, garrisons and produces', { timeout: SLOW }, ([scenario, side]) => {
    expect(againstHolder(scenario, side).winner).toBe(side);
  });
  // Elsewhere who does nothing wins against who does nothing; against an attacker it counts how much is kept.
  test.for(['barbarossa', 'stalingrad'])(
    '%s: the Russian keeps more than by holding',
    { timeout: SLOW },
    (scenario) => {
      const kept = againstHolder(scenario, AXIS).score - play(scenario, [advice, advice], 13).score;
      expect(kept).toBeGreaterThanOrEqual(2);
    },
  );
});

test('it reckons odds as the rules do', { timeout: SLOW }, () => {
  const m = new Match({ game, scenario: 'stalingrad', dice: seededDice(14), lean: true });
  const asks = [askOf(m, AXIS), askOf(m, RUSSIAN)] as const;
  const r = random(14);
  const same = (a: unknown, b: readonly number[]): boolean =>
    Array.isArray(a) && a.length === b.length && (a as readonly number[]).every((id) => b.includes(id));
  const found: (readonly [string, string])[] = [];
  while (m.q.track('turn') < 55) {
    const side = m.owing()[0] === RUSSIAN ? 1 : 0;
    const view = m.view(side);
    const action = advice(view, asks[side], r);
    if (!action) throw new Error('no advice');
    if (action.verb === 'attack') {
      const p = new Picture(view, asks[side]);
      const f = new Fields(p);
      const [target = 0] = action.args['targets'] as readonly number[];
      const ids = action.args['units'] as readonly number[];
      const units = ids.flatMap((id) => p.byId.get(id) ?? []);
      const attack = units.reduce((n, u) => n + p.force(u, u.at, target) * (f.isHungry(u, u.at) ? 0.5 : 1), 0);
      const defense = p.defense(target) * (f.isFoeHungry(target) ? 0.5 : 1);
      const asked = asks[side].choices('attack', { targets: [target] });
      const label = asked.ok ? asked.choices.find((c) => same(c.value, ids))?.preview.label : undefined;
      // Only whole companies and stacks are offered by themselves.
      if (label !== undefined) found.push([`${attack} to ${defense}`, label.slice(0, label.indexOf(':'))]);
    }
    m.act(side, action);
  }
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(([mine, theirs]) => mine !== theirs)).toEqual([]);
});

test('it needs nothing but the view: the same view gives the same advice', () => {
  const m = new Match({ game, scenario: 'barbarossa', dice: seededDice(1), lean: true });
  const asks = [askOf(m, AXIS), askOf(m, RUSSIAN)] as const;
  for (let i = 0; i < 40; i++) {
    const side = m.owing()[0] === RUSSIAN ? 1 : 0;
    const view = structuredClone(m.view(side));
    const action = advice(view, asks[side], random(7));
    expect(advice(m.view(side), asks[side], random(7))).toEqual(action);
    if (action) m.act(side, action);
  }
});
