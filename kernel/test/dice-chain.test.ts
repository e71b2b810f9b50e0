import { beforeAll, describe, expect, it } from 'vitest';
import {
  CHAIN_LENGTH,
  Chain,
  chainCommitment,
  chainedDice,
  chainId,
  chainSecret,
  claimOf,
  leadsTo,
  LinkBook,
  NeedsLinks,
} from '../src/dice-chain.ts';
import type { ChainedSpec } from '../src/dice-spec.ts';
import { Match } from '../src/match.ts';
import { type PersonLink, random, type RollLinks } from '../src/dice.ts';
import { load, parseSave, type SaveFile, save, saveText } from '../src/save.ts';
import { chained } from '../src/record.ts';
import { canonical } from '../src/state.ts';
import { verify } from '../src/verify.ts';
import { must, toy } from './toy.ts';

const SEEDS = ['one seed', 'another'];
const SERVER = 'fe'.repeat(32);
let live: readonly Chain[] = [];
let away: readonly Chain[] = [];
let heads: ChainedSpec['heads'] = [];
let id = '';
beforeAll(() => {
  live = SEEDS.map((s) => Chain.of(chainSecret(s, 'live')));
  away = SEEDS.map((s) => Chain.of(chainSecret(s, 'away')));
  heads = SEEDS.map((_, side) => ({ side, live: live[side]?.head ?? '', away: away[side]?.head ?? '' }));
  id = idOf('table');
});
function idOf(table: string): string {
  const { options } = new Match({ game: toy, scenario: 'melee', dice: { roll: () => [], draw: () => 0 } }).state;
  return chainId({
    table,
    game: toy.id,
    rules: toy.version,
    scenario: 'melee',
    options: canonical(options),
    pack: '',
    heads,
  });
}
const linkOf = (side: number, n: number): PersonLink => ({ link: live[side]?.link(n) ?? '' });
const leftOf = (side: number, n: number): PersonLink => ({ link: away[side]?.link(n) ?? '', left: n });
const linksOf = (n: number): RollLinks => ({ n, of: [linkOf(0, n), linkOf(1, n)] });
const diceOf = (book: LinkBook) => chainedDice({ id, book, secret: SERVER });

describe('a chain', () => {
  it('each link leads to the one before, and to the end that was published', () => {
    const [c] = live;
    if (!c) throw new Error('no chain');
    expect(leadsTo(c.link(1), c.head, 1)).toBe(true);
    expect(leadsTo(c.link(300), c.link(40), 260)).toBe(true);
    expect(leadsTo(c.link(300), c.link(40), 259)).toBe(false);
    expect(c.link(CHAIN_LENGTH)).toBe(chainSecret('one seed', 'live'));
    expect(() => c.link(CHAIN_LENGTH + 1)).toThrow('no link');
  });
  it('made in small steps it is the same', async () => {
    let breaths = 0;
    const slow = await Chain.slowly(chainSecret('one seed', 'live'), () => Promise.resolve(void breaths++));
    expect([slow.head, slow.link(777), breaths > 5]).toEqual([live[0]?.head, live[0]?.link(777), true]);
  });
});

describe('dice of chains', () => {
  it('wait for their links, and then fall the same for everybody', () => {
    const book = new LinkBook();
    const dice = diceOf(book);
    expect(() => dice.roll(0, 3, 6)).toThrow(NeedsLinks);
    book.open(0, linksOf(1));
    const fell = dice.roll(0, 3, 6);
    expect(fell.every((d) => d >= 1 && d <= 6)).toBe(true);
    expect(dice.close?.(0, 1)).toEqual(linksOf(1));
    // The links of one action are for its rolls alone.
    expect(() => dice.roll(1, 3, 6)).toThrow('roll 1 waits');
    book.open(1, linksOf(2));
    expect(dice.roll(0, 3, 6)).toEqual(fell);
    expect(diceOf(book).roll(0, 3, 6)).toEqual(fell);
  });
  it('change with any one of the links and with the secret of the server: nobody decides alone', () => {
    const rolled = (links: RollLinks, secret = SERVER): readonly number[] => {
      const book = new LinkBook();
      book.open(0, links);
      return chainedDice({ id, book, secret }).roll(0, 20, 6);
    };
    const all = rolled(linksOf(1));
    expect(rolled({ n: 1, of: [linkOf(0, 2), linkOf(1, 1)] })).not.toEqual(all);
    expect(rolled({ n: 1, of: [linkOf(0, 1), linkOf(1, 2)] })).not.toEqual(all);
    expect(rolled({ n: 1, of: [linkOf(0, 1), leftOf(1, 1)] })).not.toEqual(all);
    expect(rolled(linksOf(1), 'ab'.repeat(32))).not.toEqual(all);
  });
  it('fall evenly', () => {
    const book = new LinkBook();
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 1; n <= 60; n++) {
      book.open(n - 1, linksOf(n));
      for (const d of diceOf(book).roll(n - 1, 100, 6)) counts[d - 1] = (counts[d - 1] ?? 0) + 1;
    }
    // 6,000 dice: 1,000 of each, 29 to one side or the other.
    for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(130);
  });
  it('a claim names the action and what came before it, and is another for each', () => {
    const claim = (n: number, prev: string, entry: string) => claimOf({ id, secret: SERVER }, { n, prev, entry });
    const all = [claim(1, 'p', 'a'), claim(2, 'p', 'a'), claim(1, 'q', 'a'), claim(1, 'p', 'b'), claim(1, 'pa', '')];
    expect(new Set(all).size).toBe(5);
  });
});

describe('a game with chained dice', () => {
  /** Plays until it is over; gives links as they are needed. The second player is away for the third action with dice. */
  function played(): ReturnType<typeof playedBy> {
    for (let seed = 1; seed < 50; seed++) {
      const game = playedBy(seed);
      if (game.claims.length > 3) return game;
    }
    throw new Error('no game with enough dice');
  }
  function playedBy(seed: number): {
    readonly m: Match;
    readonly untouched: readonly boolean[];
    readonly claims: readonly string[];
  } {
    const book = new LinkBook();
    const untouched: boolean[] = [];
    const claims: string[] = [];
    const m = new Match({ game: toy, scenario: 'melee', dice: diceOf(book) });
    const r = random(seed);
    let n = 0;
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
        n++;
        claims.push(claimOf({ id, secret: SERVER }, { n, ...error.claimed }));
        book.open(error.roll, n === 3 ? { n, of: [linkOf(0, n), leftOf(1, 1)] } : linksOf(n));
        must(m, side, a.verb, a.args);
      }
    }
    return { m, untouched, claims };
  }
  const spec = (change: Partial<ChainedSpec> = {}): ChainedSpec => ({
    kind: 'chained',
    table: 'table',
    id,
    commitment: chainCommitment(id, SERVER),
    heads,
    secret: SERVER,
    ...change,
  });
  const again = (file: SaveFile): SaveFile => {
    let prev = '';
    const records = file.records.map((r) => {
      prev = chained(prev, r);
      return { ...r, hash: prev };
    });
    return { ...file, records, ...(file.end ? { end: { ...file.end, hash: prev } } : {}) };
  };
  it('an action that waits for links changes nothing; each has links of its own; the whole game verifies', () => {
    const { m, untouched, claims } = played();
    expect([untouched.length > 3, untouched.every(Boolean)]).toEqual([true, true]);
    const file = parseSave(saveText(save(m, spec())));
    expect(file.records.flatMap((r) => (r.links ? [r.links.n] : []))).toEqual(claims.map((_, i) => i + 1));
    const verdict = verify(file, toy);
    expect(verdict).toMatchObject({ ok: true, problems: [], notes: [] });
    expect(verdict.remarks?.[0]).toMatch(/^\d+ rolls? (was|were) made with links that side 2 had left/);
    expect(load(file, toy).match.hash()).toBe(m.hash());
    // What was claimed before the links were given is what was then done.
    const done = file.records.flatMap((r) => (r.links ? [r] : []));
    const claimed = done.map((r) =>
      claimOf(
        { id, secret: SERVER },
        { n: r.links?.n ?? 0, prev: file.records[r.n - 1]?.hash ?? '', entry: canonical(r.entry) },
      ),
    );
    expect(claimed).toEqual(claims);
  });
  it('another game, other ends, other secrets and other links are found', () => {
    const { m } = played();
    const file = parseSave(saveText(save(m, spec())));
    const check = (change: Partial<ChainedSpec>) =>
      verify({ ...file, head: { ...file.head, dice: spec(change) } }, toy).problems[0];
    const swapped = heads.map((h, i) => (i === 1 ? { ...h, live: away[1]?.head ?? '' } : h));
    expect(check({ heads: swapped })).toContain('made for another game');
    expect(check({ table: 'elsewhere' })).toContain('made for another game');
    expect(check({ secret: 'ab'.repeat(32) })).toContain('not those that were published');
    const changed = (how: (links: RollLinks) => RollLinks | undefined) =>
      verify(
        again({
          ...file,
          records: file.records.map(({ links, ...r }) => {
            const to = links && (links.n === 2 ? how(links) : links);
            return to ? { ...r, links: to } : r;
          }),
        }),
        toy,
      ).problems[0];
    expect(changed(() => undefined)).toContain('lacks the links of its rolls');
    expect(changed(() => ({ n: 2, of: [linkOf(0, 2), linkOf(1, 3)] }))).toContain('link of side 2 is not of the chain');
    expect(changed(() => ({ n: 2, of: [linkOf(0, 2), leftOf(1, 1)] }))).toContain('link of side 2 is not of the chain');
    expect(changed(() => ({ n: 2, of: [linkOf(0, 2)] }))).toContain('lacks the links');
    expect(
      verify({ ...file, records: file.records.map((r) => (r.links?.n === 2 ? { ...r, links: linksOf(3) } : r)) }, toy)
        .ok,
    ).toBe(false);
  });
});
