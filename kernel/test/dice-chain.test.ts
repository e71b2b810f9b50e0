import { beforeAll, describe, expect, it } from 'vitest';
import { CHAIN_LENGTH, Chain, chainCommitment, chainedDice, leadsTo, LinkBook, NeedsLinks } from '../src/dice-chain.ts';
import type { ChainedSpec } from '../src/dice-spec.ts';
import { Match } from '../src/match.ts';
import { random } from '../src/dice.ts';
import { load, parseSave, save, saveText } from '../src/save.ts';
import { verify } from '../src/verify.ts';
import { must, toy } from './toy.ts';

const SECRETS = ['01', '02', '03'].map((x) => x.repeat(32));
const SERVER = 'fe'.repeat(32);
const ID = 'table and scenario';
let chains: readonly Chain[] = [];
beforeAll(() => {
  chains = SECRETS.map((s) => new Chain(s));
});
const fresh = (): LinkBook => new LinkBook(chains.map((c) => ({ head: c.head, n: 0, link: c.head })));
const give = (book: LinkBook, roll: number, from: readonly number[] = [0, 1, 2]): boolean[] =>
  from.map((i) => book.take(i, roll + 1, chains[i]?.link(roll + 1) ?? ''));
const diceOf = (book: LinkBook) => chainedDice({ id: ID, book, secret: SERVER });

describe('a chain', () => {
  it('each link leads to the one before, and to the end that was published', () => {
    const [c] = chains;
    if (!c) throw new Error('no chain');
    expect(leadsTo(c.link(1), c.head, 1)).toBe(true);
    expect(leadsTo(c.link(300), c.link(40), 260)).toBe(true);
    expect(leadsTo(c.link(300), c.link(40), 259)).toBe(false);
    expect(c.link(CHAIN_LENGTH)).toBe(SECRETS[0]);
    expect(() => c.link(CHAIN_LENGTH + 1)).toThrow('no link');
  });
});

describe('dice of three chains', () => {
  it('wait for every link, and then fall the same for everybody', () => {
    const book = fresh();
    const dice = diceOf(book);
    expect(() => dice.roll(0, 3, 6)).toThrow(NeedsLinks);
    expect(give(book, 0, [0, 1])).toEqual([true, true]);
    expect(book.missing(0)).toEqual([2]);
    expect(() => dice.roll(0, 3, 6)).toThrow('roll 0 waits');
    give(book, 0, [2]);
    const fell = dice.roll(0, 3, 6);
    expect(fell.every((d) => d >= 1 && d <= 6)).toBe(true);
    // Later links do not change what has fallen.
    for (let roll = 1; roll < 20; roll++) give(book, roll);
    expect(dice.roll(0, 3, 6)).toEqual(fell);
    expect(diceOf(book).roll(0, 3, 6)).toEqual(fell);
  });
  it('change with any one of the chains: nobody decides alone', () => {
    const book = fresh();
    give(book, 0);
    const all = diceOf(book).roll(0, 20, 6);
    for (const i of [0, 1, 2]) {
      const other = new Chain('0f'.repeat(32));
      const mixed = new LinkBook(
        chains.map((c, k) => ({ head: (k === i ? other : c).head, n: 0, link: (k === i ? other : c).head })),
      );
      for (const [k, c] of chains.entries()) mixed.take(k, 1, (k === i ? other : c).link(1));
      expect(diceOf(mixed).roll(0, 20, 6)).not.toEqual(all);
    }
  });
  it('take no link that is not of the chain: another, one from further on under a wrong number, one that is known', () => {
    const book = fresh();
    expect(book.take(0, 1, chains[1]?.link(1) ?? '')).toBe(false);
    expect(book.take(0, 1, chains[0]?.link(2) ?? '')).toBe(false);
    expect(book.take(0, 1, 'nonsense')).toBe(false);
    expect(book.take(7, 1, chains[0]?.link(1) ?? '')).toBe(false);
    expect(book.take(0, 3, chains[0]?.link(3) ?? '')).toBe(true);
    expect(book.take(0, 2, chains[0]?.link(2) ?? '')).toBe(false);
  });
  it('go on without somebody who is away, and say so', () => {
    const book = fresh();
    give(book, 0, [0, 1]);
    book.note({ roll: 0, chain: 2, how: 'absent' });
    const without = diceOf(book).roll(0, 20, 6);
    const full = fresh();
    give(full, 0);
    expect(without).not.toEqual(diceOf(full).roll(0, 20, 6));
    expect(book.missing(1)).toEqual([0, 1, 2]);
  });
  it('fall evenly', () => {
    const book = fresh();
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60; roll++) {
      give(book, roll);
      for (const d of diceOf(book).roll(roll, 100, 6)) counts[d - 1] = (counts[d - 1] ?? 0) + 1;
    }
    // 6,000 dice: 1,000 of each, 29 to one side or the other.
    for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(130);
  });
});

describe('a game with chained dice', () => {
  /** Plays until it is over; gives every link as it is needed. */
  function played(): { readonly m: Match; readonly book: LinkBook; readonly untouched: readonly boolean[] } {
    const book = fresh();
    const untouched: boolean[] = [];
    const m = new Match({ game: toy, scenario: 'melee', dice: diceOf(book) });
    const r = random(3);
    for (let i = 0; i < 500 && !m.over; i++) {
      const side = m.owing()[r.int(m.owing().length)] ?? 0;
      const a = m.sample(side, r);
      if (!a) continue;
      const before = m.hash();
      try {
        must(m, side, a.verb, a.args);
      } catch (error) {
        if (!(error instanceof NeedsLinks)) throw error;
        // Half a battle was fought: nothing of it may be left.
        untouched.push(m.hash() === before);
        give(book, error.roll);
        i--;
      }
    }
    return { m, book, untouched };
  }
  const specOf = (book: LinkBook, change: Partial<ChainedSpec> = {}): ChainedSpec => ({
    kind: 'chained',
    id: ID,
    commitment: chainCommitment(ID, book, SERVER),
    chains: book.given,
    gaps: book.gaps,
    secret: SERVER,
    ...change,
  });
  it('an action that waits for links changes nothing; the whole game verifies', () => {
    const { m, book, untouched } = played();
    expect(m.rolls.length).toBeGreaterThan(2);
    expect([untouched.length > 2, untouched.every(Boolean)]).toEqual([true, true]);
    const file = parseSave(saveText(save(m, specOf(book))));
    expect(verify(file, toy)).toMatchObject({ ok: true, problems: [], notes: [] });
    expect(load(file, toy).match.hash()).toBe(m.hash());
  });
  it('other chains, other secrets and other dice are found', () => {
    const { m, book } = played();
    const check = (spec: ChainedSpec) => verify(parseSave(saveText(save(m, spec))), toy).problems;
    const swapped = book.given.map((g, i) => (i === 1 ? { ...g, head: chains[2]?.head ?? '' } : g));
    expect(check(specOf(book, { chains: swapped }))[0]).toContain('chain 1 do not lead to the end');
    expect(check(specOf(book, { secret: 'ab'.repeat(32) }))[0]).toContain('not those that were published');
    const others = new LinkBook(book.given.map((g) => ({ ...g, head: g.link, n: 0 })));
    expect(
      check(specOf(book, { chains: others.given, commitment: chainCommitment(ID, others, SERVER) })).length,
    ).toBeGreaterThan(0);
    expect(check(specOf(book, { gaps: [{ roll: 0, chain: 1, how: 'absent' }] }))[0]).toContain('roll 0 is recorded as');
  });
});
