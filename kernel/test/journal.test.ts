import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { random, seededDice } from '../src/dice.ts';
import { type Journal, Keeper, memoryJournal, openJournal, stateAfter, wholeGame } from '../src/journal.ts';
import { Match, type MatchOptions } from '../src/match.ts';
import { fileJournal, isJournalFile } from '../src/node-journal.ts';
import { Replay } from '../src/replay.ts';
import { type DiceSpec, load, parseSave, save, saveText } from '../src/save.ts';
import { canonical } from '../src/state.ts';
import { verify } from '../src/verify.ts';
import { BLUE, must, RED, toy, toyMatch } from './toy.ts';

const dice: DiceSpec = { kind: 'seeded', seed: 4 };
const EVERYBODY = [RED, BLUE, 'spectator'] as const;
const scratch = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let files = 0;
const newFile = () => join(scratch, `${files++}.json`);

const KINDS: readonly [string, () => Journal][] = [
  ['in memory', memoryJournal],
  ['in a file', () => fileJournal(newFile())],
];

function begun(o: Partial<MatchOptions> = {}): Match {
  return toyMatch({ scenario: 'melee', dice: seededDice(4), ...o });
}
/** One random step: mostly an action, sometimes second thoughts. */
function step(m: Match, r: { int(below: number): number }): void {
  const side = r.int(2);
  const what = r.int(8);
  if (what === 0) m.undo(side);
  else if (what === 1) m.redo(side);
  else {
    const owing = m.owing();
    const who = owing[r.int(Math.max(1, owing.length))];
    const a = who === undefined ? undefined : m.sample(who, r);
    if (a && who !== undefined) m.act(who, a);
  }
}
/** All that can be seen of a match from outside. */
function seen(m: Match, from: readonly number[]): string {
  return canonical([
    m.state,
    m.length,
    m.chain,
    EVERYBODY.map((w) => [m.version(w), m.view(w), m.since(w, from[w === 'spectator' ? 2 : w] ?? 0)]),
    [RED, BLUE].map((s) => [m.canUndo(s), m.canRedo(s), m.undoBarred(s)]),
  ]);
}
const starts = (...ms: readonly Match[]) => EVERYBODY.map((w) => Math.max(...ms.map((m) => m.firstTold(w))));

describe.each(KINDS)('a game kept %s', (_, make) => {
  it('is found again as it was left, after every action; what can be taken back and done again is the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1000), fc.boolean(), async (seed, sandbox) => {
        const m = begun({ sandbox, dice: seededDice(seed) });
        const keeper = await Keeper.begin(make(), save(m, { kind: 'seeded', seed }), m);
        const r = random(seed);
        for (let i = 0; i < 60 && !m.over; i++) {
          step(m, r);
          await keeper.keep();
          if (i % 7 !== 0) continue;
          const { match } = await openJournal(keeper.journal, toy);
          const from = starts(m, match);
          expect(seen(match, from)).toBe(seen(m, from));
        }
        // The game in play and the one taken up go back alike, and on again.
        const { match, keeper: other } = await openJournal(keeper.journal, toy);
        const from = starts(m, match);
        for (let k = 0; k < 40; k++) {
          await other.reachBack();
          const side = k % 3 === 0 ? BLUE : RED;
          expect(match.undo(side).ok).toBe(m.undo(side).ok);
          const again = k % 4 === 3;
          expect(again && match.redo(side).ok).toBe(again && m.redo(side).ok);
          expect(seen(match, from)).toBe(seen(m, from));
        }
        for (const x of [m, match]) for (let k = 0, again = random(seed); k < 10 && !x.over; k++) step(x, again);
        expect(seen(match, from)).toBe(seen(m, from));
      }),
      { numRuns: 20 },
    );
  });
  it('a long game opens from its last snapshot, however long it is; older records are fetched when wanted', async () => {
    const m = begun();
    const keeper = await Keeper.begin(make(), save(m, dice), m);
    for (let i = 0; i < 4600; i++) {
      must(m, RED, 'plan', { n: 1 + (i % 2) });
      if (i % 10 === 0) await keeper.keep();
    }
    await keeper.keep();
    expect(m.first).toBeGreaterThan(500);
    const { match } = await openJournal(keeper.journal, toy);
    expect(match.length).toBe(m.length);
    expect(match.length - match.first).toBeLessThan(500);
    expect(match.version(RED)).toBe(m.version(RED));
    const from = starts(match, m);
    expect(seen(match, from)).toBe(seen(m, from));
    expect((await openJournal(keeper.journal, toy, 300)).match.first).toBe(match.first - 300);
    const whole = await wholeGame(keeper.journal, toy);
    expect(whole.records).toHaveLength(m.length);
    expect(load(parseSave(saveText(whole)), toy).match.hash()).toBe(m.hash());
    const then = Replay.ofFile(whole, toy);
    for (const n of [0, 1, 999, 4600])
      expect(canonical(await stateAfter(keeper.journal, toy, whole.head, n))).toBe(canonical(then.goto(n).match.state));
    expect(then.length).toBe(4600);
    expect(() => save(match, dice)).toThrow('only the end of this game is loaded');
  });
  it('a sandbox game goes back to its very beginning, over a reload', async () => {
    const m = begun({ sandbox: true });
    const keeper = await Keeper.begin(make(), save(m, dice), m);
    const states = [canonical(m.state)];
    for (let i = 0; i < 260; i++) {
      must(m, RED, 'plan', { n: 1 + (i % 2) });
      states.push(canonical(m.state));
      if (i % 20 === 0) await keeper.keep();
    }
    for (let i = 0; i < 30; i++) m.undo(RED);
    await keeper.keep();
    let opened = await openJournal(keeper.journal, toy);
    for (let i = 229; i >= 0; i--) {
      await opened.keeper.reachBack();
      expect(opened.match.undo(RED).ok).toBe(true);
      expect(canonical(opened.match.state)).toBe(states[i]);
      await opened.keeper.keep();
      if (i % 60 === 0) opened = await openJournal(keeper.journal, toy);
    }
    expect(opened.match.canUndo(RED)).toBe(false);
    for (let i = 1; i <= 260; i++) {
      expect(opened.match.redo(RED).ok).toBe(true);
      expect(canonical(opened.match.state)).toBe(states[i]);
    }
  });
  it('keeps nothing twice, and what failed is kept with the next action', async () => {
    const m = begun();
    const keeper = await Keeper.begin(make(), save(m, dice), m);
    const { journal } = keeper;
    const full = vi.spyOn(journal, 'append').mockRejectedValueOnce(new Error('full'));
    must(m, RED, 'plan', { n: 1 });
    await expect(keeper.keep()).rejects.toThrow('full');
    must(m, BLUE, 'plan', { n: 1 });
    await Promise.all([keeper.keep(), keeper.keep(), keeper.keep()]);
    expect(full).toHaveBeenCalledTimes(2);
    expect((await keeper.journal.records(0)).map((r) => r.n)).toEqual([0, 1, 2]);
    expect((await keeper.journal.records(1, 2)).map((r) => r.n)).toEqual([1]);
  });
  it('an empty one has no game', async () => {
    expect(await make().head()).toBeUndefined();
    await expect(openJournal(memoryJournal(), toy)).rejects.toThrow('its beginning is missing');
  });
});

describe('a file', () => {
  it('whose last line was cut off goes on from the one before', async () => {
    const path = newFile();
    const m = begun();
    const keeper = await Keeper.begin(fileJournal(path), save(m, dice), m);
    must(m, RED, 'plan', { n: 1 });
    must(m, BLUE, 'plan', { n: 1 });
    await keeper.keep();
    const { length } = readFileSync(path);
    truncateSync(path, length - 20);
    const { match, keeper: again } = await openJournal(fileJournal(path), toy);
    expect(match.length).toBe(m.length - 1);
    must(match, BLUE, 'plan', { n: 2 });
    await again.keep();
    expect(load(parseSave(readFileSync(path, 'utf8')), toy).match.hash()).toBe(match.hash());
  });
  it('in which a line was changed is refused', async () => {
    const path = newFile();
    const m = begun();
    await Keeper.begin(fileJournal(path), save(m, dice), m);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"standing":0', '"standing":9'));
    await expect(openJournal(fileJournal(path), toy)).rejects.toThrow('its checksum does not match');
  });
  it('is told from older ones', () => {
    const path = newFile();
    expect(isJournalFile(path)).toBe(false);
    writeFileSync(path, '{"format":"rasputitsa-save","v":1,"game":"toy"}');
    expect(isJournalFile(path)).toBe(false);
    writeFileSync(path, saveText(save(begun(), dice)));
    expect(isJournalFile(path)).toBe(true);
  });
});

describe('records', () => {
  it('vouch for each other, and a game with second thoughts is verified', () => {
    const spec = { kind: 'committed', id: 'x', commitment: '', secret: 'ab' } as const;
    const m = begun();
    const r = random(3);
    for (let i = 0; i < 80 && !m.over; i++) step(m, r);
    const hashes = m.records(0).map((x) => x.hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(verify(save(m, spec), toy).problems).toEqual(
      expect.arrayContaining(['the secret does not match the commitment published at the start']),
    );
  });
});
