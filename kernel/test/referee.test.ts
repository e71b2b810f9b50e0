// The frame of referees: a referee for the toy agrees with the honest toy, and finds each broken one, with the place to look.
import { describe, expect, it } from 'vitest';
import type { ReadonlyState } from '../src/context.ts';
import type { Game } from '../src/game.ts';
import { type Deed, type Question, type Referee, RefereeBook, refereed, type Refereed } from '../src/referee.ts';
import { random } from '../src/dice.ts';
import { hex, toy, withVerb } from './toy.ts';

const LAST = hex('J');
/** A second derivation of rule 4: a unit that has not moved goes one hex, not into a hex that holds three friends. */
function legal(state: ReadonlyState, side: number): ReadonlySet<string> {
  const { at, kind, flags } = state.pieces;
  const sideOf = (p: number): number => toy.kinds[kind[p] ?? 0]?.side ?? -1;
  const own = at.map((_, p) => p).filter((p) => sideOf(p) === side && (at[p] ?? -1) >= 0 && (at[p] ?? 99) <= LAST);
  const out = new Set<string>();
  for (const p of own) {
    if (((flags[p] ?? 0) & 1) === 1) continue;
    for (const to of [(at[p] ?? 0) - 1, (at[p] ?? 0) + 1])
      if (to >= 0 && to <= LAST && own.filter((o) => at[o] === to).length < 3) out.add(`${p} to ${to}`);
  }
  return out;
}
const referee: Referee = {
  compares: { moves: 'moves of one unit (4)', places: 'where it is then' },
  begin: (_, book) => ({
    asked(now: Question) {
      if (now.node !== 'move-step') return;
      const theirs = new Set<string>();
      for (const piece of now.values('move', 'piece'))
        for (const to of now.values('move', 'to', { piece })) theirs.add(`${String(piece)} to ${String(to)}`);
      book.sets('4', 'moves', legal(now.state, now.side), theirs, (m) => m);
    },
    happened({ action, after }: Deed) {
      if (action.verb !== 'move') return;
      const at = after.pieces.at[action.args['piece'] as number];
      book.same('4.1', 'places', action.args['to'] as number, at, () => 'the unit stands at');
    },
  }),
};
function watch(game: Game, judge: Referee = referee): Refereed {
  const players = random(3);
  return refereed({
    game,
    referee: judge,
    scenario: 'clash',
    seed: 5,
    mostActions: 2000,
    players: (match) => (side) => {
      const action = match.sample(side, players);
      if (!action) throw new Error('nothing to do');
      return action;
    },
  });
}
const moveVerb = toy.verbs.find((v) => v.id === 'move');
const destinations = moveVerb?.args.find((a) => a.name === 'to');

describe('referees', () => {
  it('agree with an honest game, and say what they compared', () => {
    const out = watch(toy);
    expect(out.problem).toBeUndefined();
    expect(out.found).toEqual([]);
    expect(out.compared.get('moves')).toBeGreaterThan(20);
    expect(out.compared.get('places')).toBeGreaterThan(0);
    expect(out.actions).toBeGreaterThan(0);
  });
  it('find what is offered and not legal', () => {
    const anywhere = { candidates: () => Array.from({ length: LAST + 1 }, (_, h) => h), refuse: () => undefined };
    const broken = withVerb('move', {
      args: (moveVerb?.args ?? []).map((a) => (a === destinations ? { ...a, ...anywhere } : a)),
    });
    const { found } = watch(broken);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((f) => f.text.includes('legal for the module, not for the referee'))).toBe(true);
  });
  it('find what is legal and not offered, with scenario, seed and step', () => {
    const broken = withVerb('move', {
      args: (moveVerb?.args ?? []).map((a) => (a === destinations ? { ...a, candidates: () => [] } : a)),
    });
    const [first] = watch(broken).found;
    expect(first).toMatchObject({ rule: '4', what: 'moves', scenario: 'clash', seed: 5 });
    expect(first?.text).toContain('legal for the referee, not for the module');
    expect(first?.node).toContain('move-step');
    expect(first?.step).toBeGreaterThanOrEqual(0);
  });
  it('find a deed that does not do what it says', () => {
    const broken = withVerb('move', { apply: (g, { piece }) => g.raise(piece as number, 'moved') });
    const out = watch(broken);
    expect(out.found.some((f) => f.rule === '4.1' && f.what === 'places')).toBe(true);
  });
  it('a referee that fails, and a game without end, are problems and not agreement', () => {
    const failing: Referee = {
      compares: {},
      begin: () => ({
        asked() {
          throw new Error('lost my glasses');
        },
        happened() {},
      }),
    };
    expect(watch(toy, failing).problem).toContain('lost my glasses');
    const pass = refereed({
      game: toy,
      referee,
      scenario: 'clash',
      seed: 1,
      mostActions: 1,
      players: (match) => (side) => match.legal(side).next().value ?? { verb: 'done', args: {} },
    });
    expect(pass.problem).toContain('not over');
  });
  it('keep no more disagreements than are asked for, and count the comparisons all the same', () => {
    const book = new RefereeBook(() => undefined);
    book.sets('1', 'sets', new Set([1, 2]), new Set([2, 3]), String);
    expect(book.compared.get('sets')).toBe(3);
  });
});
