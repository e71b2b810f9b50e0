// Games in progress from every version so far: all of them open, play on, take back and can be looked at.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, load, parseSave, random, Replay, refuse, save, saveText, say, verify } from '@rasputitsa/kernel';
import type { Game, Match } from '@rasputitsa/kernel';
import { goldenSum, recordVersion, versionFault } from '@rasputitsa/kernel/node-golden';
import { afterAll, describe, expect, it } from 'vitest';
import { allGames } from '../src/node-games.ts';

const games = await allGames();

function playOn(match: Match, actions: number, seed: number): number {
  const r = random(seed);
  let n = 0;
  for (; n < actions && !match.over; n++) {
    const side = match.owing()[0] ?? 0;
    const out = match.act(side, match.sample(side, r));
    if (!out.ok) throw new Error(out.refusal.text);
  }
  return n;
}
const viewers = (game: Game) => [...game.sides.keys(), 'spectator' as const];

for (const { game, dir } of games) {
  const folder = join(dir, 'saves');
  const names = existsSync(folder) ? readdirSync(folder).filter((f) => f.endsWith('.json')) : [];
  describe(`saves of ${game.id}`, () => {
    // A game that is still being written has none; with the first of them it promises to open them for good.
    it.runIf(existsSync(folder))('there are some of the present version', () => {
      expect(names.filter((n) => n.startsWith(`v${game.version}-`)).length).toBeGreaterThan(0);
    });
    it.each(names)('%s opens, plays on, takes back and can be looked at', (name) => {
      const file = parseSave(readFileSync(join(folder, name), 'utf8'));
      const { match } = load(file, game);
      const before = canonical(match.state);
      const told = viewers(game).map((v) => match.version(v));
      expect(Math.min(...told)).toBeGreaterThan(0);
      const undoers = game.sides.map((_, s) => s).filter((s) => match.canUndo(s));
      // Of format 1 there is only the log, played again by the rules of today: what could be undone then may be a look now.
      expect(undoers.length > 0 || name.includes('late') || name.includes('.f1.')).toBe(true);
      for (const side of undoers.slice(0, 1)) {
        expect(match.undo(side).ok).toBe(true);
        expect(canonical(match.state)).not.toBe(before);
        match.redo(side);
      }
      expect(playOn(match, 20, 5)).toBeGreaterThan(name.includes('late') ? 0 : 10);
      const again = load(parseSave(saveText(save(match, file.head.dice))), game).match;
      expect(again.hash()).toBe(match.hash());
      const back = Replay.of(again);
      expect(back.length).toBe(match.log.length);
      for (const at of [0, Math.floor(back.length / 2), back.length])
        for (const v of viewers(game)) expect(back.goto(at).view(v).pieces.length).toBeGreaterThan(0);
      expect(back.match.hash()).toBe(match.hash());
    });
    it.each(names)('%s opens when every verb of its rules has begun to refuse, and keeps its history', (name) => {
      const shut: Game = {
        ...game,
        version: game.version + 1,
        verbs: game.verbs.map((v) => ({ ...v, refuse: () => refuse('0', say`No longer.`) })),
      };
      const file = parseSave(readFileSync(join(folder, name), 'utf8'));
      const was = load(file, game).match;
      const { match, warnings } = load(file, shut);
      const rules = file.records.at(-1)?.rules ?? file.head.rules;
      expect(warnings[0]).toBe(`it was played by rules version ${rules} so far and goes on by version ${shut.version}`);
      expect(match.hash()).toBe(was.hash());
      for (const v of viewers(game)) expect(match.since(v, 0)).toEqual(was.since(v, 0));
      const back = Replay.of(match);
      expect(back.goto(back.length).match.hash()).toBe(was.hash());
      expect(verify(file, shut).ok).toBe(false);
    });
  });
  const golden = join(dir, 'golden');
  it.runIf(existsSync(golden))(`the golden games of ${game.id} are those of its version`, () => {
    expect(versionFault(golden, game.version)).toBeUndefined();
  });
}

describe('versions', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'golden-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  it('golden games that change need a new one', () => {
    const change = (text: string) => writeFileSync(join(scratch, 'a.json'), text);
    change('{"log":[1]}');
    expect(versionFault(scratch, 1)).toMatch('version 1 is not in VERSIONS');
    expect([recordVersion(scratch, 1), recordVersion(scratch, 1)]).toEqual([true, false]);
    expect(versionFault(scratch, 1)).toBeUndefined();
    const first = goldenSum(scratch);
    change('{"log":[2]}');
    expect(versionFault(scratch, 1)).toMatch('have changed and the version has not: make it 2');
    recordVersion(scratch, 2);
    expect([versionFault(scratch, 2), versionFault(scratch, 1)]).toEqual([
      undefined,
      'VERSIONS speaks of version 2, the game has version 1',
    ]);
    expect(readFileSync(join(scratch, 'VERSIONS'), 'utf8')).toBe(`1 ${first}\n2 ${goldenSum(scratch)}\n`);
  });
});
