import { describe, expect, it } from 'vitest';
import { World } from '../src/world.ts';
import { commitmentOf, committedDice, forcedDice, random, seededDice } from '../src/dice.ts';
import type { Game } from '../src/game.ts';
import { Match, type MatchOptions } from '../src/match.ts';
import { buildPosition } from '../src/position.ts';
import { type DiceSpec, diceFor, load, parseSave, SAVE_VERSION, type SaveFile, save, verify } from '../src/save.ts';
import { canonical, cloneState, hashText } from '../src/state.ts';
import { afterPlans, BLUE, hex, must, P, RED, toy, toyMatch, variant } from './toy.ts';

const SECRET = 'ab'.repeat(32);
const ID = 'game-7';
const committed = { kind: 'committed', id: ID, commitment: commitmentOf(SECRET, ID), secret: SECRET } as const;
const seeded: DiceSpec = { kind: 'seeded', seed: 4 };

function played(o: Partial<MatchOptions> = {}, most = 1000, seed = 9): Match {
  const m = toyMatch({ scenario: 'melee', dice: seededDice(4), ...o });
  const r = random(seed);
  for (let i = 0; i < most && !m.over; i++) {
    const side = m.owing()[r.int(m.owing().length)] ?? 0;
    const a = m.sample(side, r);
    if (a) must(m, side, a.verb, a.args);
  }
  return m;
}
const textOf = (m: Match, dice: DiceSpec = seeded) => JSON.stringify(save(m, dice));
type Loose = Record<string, unknown>;
/** Changes a save as somebody might who knows how check sums are made. */
function forged(m: Match, dice: DiceSpec, change: (file: Loose) => void): SaveFile {
  const { sum: _, ...file } = JSON.parse(textOf(m, dice)) as Loose;
  change(file);
  return parseSave(JSON.stringify({ ...file, sum: hashText(canonical(file)) }));
}

describe('saving and loading', () => {
  it('gives back the same game: state, log, dice, and it goes on the same', () => {
    const m = played({}, 25);
    const { match, warnings } = load(parseSave(textOf(m)), toy);
    expect(warnings).toEqual([]);
    expect([canonical(match.state), match.log, match.rolls]).toEqual([canonical(m.state), m.log, m.rolls]);
    for (const x of [m, match]) {
      const r = random(1);
      for (let i = 0; i < 40 && !x.over; i++) {
        const side = x.owing()[0] ?? 0;
        const a = x.sample(side, r);
        if (a) must(x, side, a.verb, a.args);
      }
    }
    expect(match.hash()).toBe(m.hash());
  });
  it('writes down what a file needs', () => {
    const m = afterPlans(toyMatch({ options: { rain: true }, sandbox: true }));
    const f = save(m, seeded, { seats: ['Ann', 'Bob'] });
    expect(f).toMatchObject({
      format: 'rasputitsa-save',
      v: SAVE_VERSION,
      game: 'toy',
      rules: 1,
      events: 1,
      scenario: 'clash',
      options: { rain: true, turns: 2 },
      start: 'scenario',
      sandbox: true,
      dice: seeded,
      meta: { seats: ['Ann', 'Bob'] },
      hash: m.hash(),
    });
    expect(save(m, seeded).meta).toEqual({});
    expect(parseSave(JSON.stringify(f))).toEqual(JSON.parse(JSON.stringify(f)));
    expect(load(parseSave(JSON.stringify(f)), toy).match.sandbox).toBe(true);
  });
  it('a finished game stays finished', () => {
    const m = played();
    const { match } = load(parseSave(textOf(m)), toy);
    expect([match.over, match.state.result]).toEqual([true, m.state.result]);
  });
  it('a long game is taken up from its last snapshot, and its beginning is still there', () => {
    const m = toyMatch();
    for (let i = 0; i < 230; i++) must(m, RED, 'plan', { n: 1 + (i % 2) });
    const f = parseSave(textOf(m, { kind: 'seeded', seed: 1 }));
    expect(f.snapshots.map((s) => s.at)).toEqual([200]);
    const { match } = load(f, toy);
    expect(match.hash()).toBe(m.hash());
    expect(match.snapshots[0]?.at).toBe(0);
    expect(canonical(match.snapshots[0]?.state)).toBe(canonical(m.snapshots[0]?.state));
    expect(match.start).toBe('scenario');
  });
  it('a game begun from a position keeps that position', () => {
    const dice = seededDice(4);
    const file = {
      pieces: [
        { unit: '1 Rifle', at: 'D' },
        { unit: '1 Panzer', at: 'E' },
      ],
      phase: 'phase',
    };
    const m = new Match({ game: toy, scenario: 'clash', dice }, buildPosition(toy, file, dice));
    const begin = canonical(m.state);
    for (let i = 0; i < 120 && !m.over; i++) {
      const side = m.owing()[0] ?? 0;
      const a = m.sample(side, random(m.log.length));
      if (a) must(m, side, a.verb, a.args);
    }
    const f = parseSave(textOf(m));
    expect([f.start, canonical(f.snapshots[0]?.state)]).toEqual(['position', begin]);
    const { match } = load(f, toy);
    expect([match.hash(), match.start]).toEqual([m.hash(), 'position']);
  });
  it('a long game begun from a position keeps both ends, and is verified from the first', () => {
    const dice = committedDice(SECRET, ID);
    const state = buildPosition(toy, { board: 'scenario', tracks: { redAir: 1 } }, dice);
    const m = new Match({ game: toy, scenario: 'clash', dice }, state);
    for (let i = 0; i < 130; i++) must(m, RED, 'plan', { n: 1 + (i % 2) });
    const f = parseSave(textOf(m, committed));
    expect(f.snapshots.map((s) => s.at)).toEqual([0, 100]);
    expect(load(f, toy).match.hash()).toBe(m.hash());
    expect(verify(f, toy)).toMatchObject({ ok: true, entries: 130 });
    const forgedMiddle = forged(m, committed, (x) => {
      const last = (x['snapshots'] as { state: { tracks: Record<string, number> } }[])[1];
      if (last) last.state.tracks['blueAir'] = 1;
    });
    expect(verify(forgedMiddle, toy).ok).toBe(true);
    expect(() => load(forgedMiddle, toy)).toThrow('another position');
  });
  it('also one whose set-up rolled dice', () => {
    const rolling: Game = variant({
      scenarios: toy.scenarios.map((s) => ({
        ...s,
        setup(g) {
          s.setup(g);
          g.roll(2, 6, { text: ['weather'], refs: [] }, '1', RED);
        },
      })),
    });
    const dice = seededDice(4);
    const m = new Match(
      { game: rolling, scenario: 'clash', dice },
      buildPosition(rolling, { board: 'scenario' }, dice),
    );
    afterPlans(m);
    expect(m.rolls).toEqual([[]]);
    expect(load(parseSave(textOf(m)), rolling).match.rolls).toEqual([[]]);
    const n = afterPlans(new Match({ game: rolling, scenario: 'clash', dice: seededDice(4) }));
    expect(n.rolls).toEqual([seededDice(4).roll(0, 2, 6)]);
    expect(load(parseSave(textOf(n)), rolling).match.rolls).toEqual(n.rolls);
  });
  it('a sandbox game with marks in its log', () => {
    const m = afterPlans(toyMatch({ sandbox: true, dice: seededDice(4) }));
    must(m, RED, 'dig', { piece: P.r1 });
    m.undo(RED);
    must(m, RED, 'dig', { piece: P.r2 });
    const { match } = load(parseSave(textOf(m)), toy);
    expect([match.log, match.hash()]).toEqual([m.log, m.hash()]);
    expect(match.undo(RED).ok).toBe(true);
  });
  it('standing orders', () => {
    const m = toyMatch({ dice: seededDice(4) });
    m.order(BLUE, [{ id: 'always', params: { how: 'stand' } }]);
    expect(load(parseSave(textOf(m)), toy).match.view(BLUE).orders).toHaveLength(1);
  });
});

describe('files that are none, or damaged', () => {
  const good = textOf(played({}, 1000, 3));
  const file = JSON.parse(good) as Loose;
  it.each<[string, string, RegExp]>([
    ['nothing', '', /it is not one of our files/],
    ['a page', '<html></html>', /it is not one of our files/],
    ['cut off', good.slice(0, -50), /it looks cut off or damaged/],
    ['cut off, with space before', `  ${good.slice(0, 300)}`, /it looks cut off or damaged/],
    ['null', 'null', /its format is not rasputitsa-save/],
    ['a number', '3', /its format is not rasputitsa-save/],
    ['another JSON', '{"a":1}', /this is no saved game of Rasputitsa/],
    ['a newer format', JSON.stringify({ ...file, v: SAVE_VERSION + 1 }), /reads up to 1: a newer version wrote it/],
    ['no version', JSON.stringify({ ...file, v: undefined }), /save format undefined/],
    ['a version before all', JSON.stringify({ ...file, v: -1 }), /save format -1, which can no longer be read/],
    ['half a version', JSON.stringify({ ...file, v: 0.5 }), /save format 0.5, which can no longer be read/],
    ['a changed die', good.replace(/"rolls":\[\[\d/, '"rolls":[[9'), /its check sum does not match/],
    ['a changed note', JSON.stringify({ ...file, meta: { x: 1 } }), /its check sum does not match/],
    ['another sum', JSON.stringify({ ...file, sum: 'x' }), /its check sum does not match/],
    ['no log', JSON.stringify({ ...file, log: undefined }), /this saved game is damaged/],
    ['a log of words', JSON.stringify({ ...file, log: ['x'] }), /this saved game is damaged: \/log\/0/],
    ['a state of words', JSON.stringify({ ...file, snapshots: [{ at: 0, state: 'x' }] }), /damaged: \/snapshots\/0/],
    ['a field too many', JSON.stringify({ ...file, extra: 1 }), /this saved game is damaged/],
    ['dice of no kind', JSON.stringify({ ...file, dice: { kind: 'loaded' } }), /this saved game is damaged: \/dice/],
  ])('%s', (_, text, why) => {
    expect(() => parseSave(text)).toThrow(why);
    expect(() => parseSave(text)).toThrow(expect.objectContaining({ name: 'SaveError' }));
  });
  it('a log that leads elsewhere than the file says', () => {
    const m = played({}, 20);
    const f = forged(m, seeded, (x) => (x['hash'] = 'f'.repeat(64)));
    expect(() => load(f, toy)).toThrow('playing its log gives another position than the one it names');
  });
  it('a log that is not legal', () => {
    const m = played({}, 20);
    const f = forged(m, seeded, (x) => (x['log'] = [{ side: 0, verb: 'move', args: { piece: 0, to: 1 } }]));
    expect(() => load(f, toy)).toThrow(/this saved game cannot be played on: entry 0 of the log is refused/);
  });
  it('a game of another kind, or of newer rules', () => {
    const f = parseSave(good);
    expect(() => load(f, variant({ id: 'other' }))).toThrow('this is a game of toy, not of other');
    const newer = forged(played({}, 20), seeded, (x) => (x['rules'] = 2));
    expect(() => load(newer, toy)).toThrow('this game was played by rules version 2; this program has 1');
  });
  it('a game of older rules goes on with a warning', () => {
    const f = parseSave(good);
    expect(load(f, variant({ version: 2 })).warnings).toEqual([
      'played so far by rules version 1, goes on by version 2',
    ]);
    const changed = forged(played({}, 20), seeded, (x) => (x['hash'] = 'f'.repeat(64)));
    expect(load(changed, variant({ version: 2 })).warnings).toEqual([
      'played so far by rules version 1, goes on by version 2',
      'under the newer rules the last moves came out differently',
    ]);
  });
});

describe('older formats', () => {
  it('version 0 is read: it knew neither sandbox games nor notes', () => {
    const m = played({}, 30);
    const { sandbox: _s, meta: _m, start: _t, sum: _u, ...rest } = JSON.parse(textOf(m)) as Loose;
    const first = { at: 0, state: m.snapshots[0]?.state };
    const f = parseSave(JSON.stringify({ ...rest, v: 0, snapshots: [first] }));
    expect(f).toMatchObject({ v: 1, sandbox: false, meta: {}, start: 'position' });
    expect(load(f, toy).match.hash()).toBe(m.hash());
  });
});

describe('dice of a save', () => {
  it('are made again from seed or secret', () => {
    expect(diceFor({ kind: 'seeded', seed: 4 }).roll(0, 5, 6)).toEqual(seededDice(4).roll(0, 5, 6));
    expect(diceFor(committed).roll(0, 5, 6)).toEqual(committedDice(SECRET, ID).roll(0, 5, 6));
  });
  it('need the secret, and the right one', () => {
    const { secret: _, ...open } = committed;
    expect(() => diceFor(open)).toThrow('its secret is not in the file');
    expect(() => diceFor({ ...open, secret: 'cd'.repeat(32) })).toThrow('does not match the commitment');
    for (const secret of ['no hex', 'abc', 'zzab', 'abzz', ''])
      expect(() => diceFor({ ...open, secret })).toThrow('does not match the commitment');
    const m = played({ dice: committedDice(SECRET, ID) }, 10);
    const f = parseSave(textOf(m, open));
    expect(() => load(f, toy)).toThrow('its secret is not in the file');
    expect(load(f, toy, committedDice(SECRET, ID)).match.hash()).toBe(m.hash());
  });
});

describe('verifying a finished game', () => {
  const m = played({ dice: committedDice(SECRET, ID) }, 1000, 1);
  const check = (change: (f: Loose) => void) => verify(forged(m, committed, change), toy);
  it('an honest game passes', () => {
    expect(m.rolls.length).toBeGreaterThan(1);
    expect(verify(parseSave(textOf(m, committed)), toy)).toEqual({
      ok: true,
      rolls: m.rolls.length,
      entries: m.log.length,
      problems: [],
    });
  });
  it('a forged roll is found, with its number', () => {
    const v = check((f) => ((f['rolls'] as number[][])[1] = [7, 7]));
    expect([v.ok, v.problems]).toEqual([
      false,
      [`roll 1 is recorded as 7 7, the secret gives ${m.rolls[1]?.join(' ')}`],
    ]);
  });
  it('rolls too many or too few are found', () => {
    const more = check((f) => (f['rolls'] as number[][]).push([1]));
    const n = m.rolls.length;
    expect(more.problems).toEqual([
      `roll ${n} is recorded as 1, the secret gives none`,
      `${n + 1} rolls are recorded, the log makes ${n}`,
    ]);
    expect(check((f) => (f['rolls'] as number[][]).pop()).problems).toEqual([
      `${n - 1} rolls are recorded, the log makes ${n}`,
    ]);
  });
  it('a wrong secret, one that is none, and a missing one', () => {
    const wrong = check((f) => (f['dice'] = { ...committed, secret: 'cd'.repeat(32) }));
    expect(wrong.ok).toBe(false);
    expect(wrong.problems[0]).toBe('the secret does not match the commitment published at the start');
    const none = check((f) => (f['dice'] = { ...committed, secret: 'no hex' }));
    expect(none.problems[0]).toBe('the secret does not match the commitment published at the start');
    const missing = check((f) => (f['dice'] = { kind: 'committed', id: ID, commitment: 'x' }));
    expect(missing).toMatchObject({
      ok: false,
      problems: ['the secret is not published yet; it is when the game is over'],
    });
  });
  it('seeded dice cannot be verified', () => {
    const v = verify(parseSave(textOf(played())), toy);
    expect([v.ok, v.problems]).toEqual([
      false,
      ['these dice were seeded, not committed: there is nothing to check them against'],
    ]);
  });
  it('an edited log is found: illegal, or leading elsewhere', () => {
    const illegal = check((f) => (f['log'] as unknown[]).splice(2, 1));
    expect(illegal.ok).toBe(false);
    expect(illegal.problems[0]).toMatch(
      /the log cannot be played: entry \d+ of the log is refused|another position|roll/,
    );
    const shorter = check((f) => (f['log'] as unknown[]).pop());
    expect(shorter.problems).toContain('playing the log gives another position than the one the file names');
  });
  it('a forged start of a scenario is not believed', () => {
    const v = check((f) => {
      const start = JSON.parse(JSON.stringify(m.snapshots[0])) as {
        at: number;
        state: { pieces: { steps: number[] } };
      };
      start.state.pieces.steps[P.r2] = 1;
      f['snapshots'] = [start];
      const twin = Match.resume({ game: toy, scenario: 'melee', dice: m.dice }, [], [], []);
      expect(twin.q.at(P.r1)).toBe(hex('A'));
    });
    expect(v.ok).toBe(true);
    const elsewhere = check((f) => {
      const start = JSON.parse(JSON.stringify(m.snapshots[0])) as {
        at: number;
        state: { tracks: Record<string, number> };
      };
      start.state.tracks['redAir'] = 0;
      f['snapshots'] = [start];
      f['start'] = 'position';
    });
    expect(elsewhere.ok).toBe(false);
  });
  it('a game from a position is verified from it', () => {
    const dice = committedDice(SECRET, ID);
    const state = buildPosition(toy, { board: 'scenario', tracks: { redAir: 1 } }, forcedDice([]));
    const n = new Match({ game: toy, scenario: 'clash', dice }, state);
    afterPlans(n);
    expect(verify(parseSave(textOf(n, committed)), toy)).toMatchObject({ ok: true, problems: [] });
  });
});

describe('a position from before an option was invented', () => {
  it('is played by the start value of the option', () => {
    const { rain: _, ...older } = toyMatch({ options: { rain: true } }).state.options;
    const state = { ...cloneState(toyMatch().state), options: older };
    expect(new World(toy, state, seededDice(1), () => undefined).option('rain')).toBe(false);
  });
});
