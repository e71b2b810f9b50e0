import { describe, expect, it } from 'vitest';
import { World } from '../src/world.ts';
import { commitmentOf, committedDice, forcedDice, random, seededDice } from '../src/dice.ts';
import { commitDice } from '../src/dice-spec.ts';
import type { GameEvent } from '../src/events.ts';
import type { Game } from '../src/game.ts';
import { Match, type MatchOptions } from '../src/match.ts';
import { refuse, say } from '../src/message.ts';
import { buildPosition } from '../src/position.ts';
import { chained, type GameRecord } from '../src/record.ts';
import { Replay } from '../src/replay.ts';
import { type DiceSpec, diceFor, load, parseSave, type SaveFile, save, saveText } from '../src/save.ts';
import { canonical, cloneState, hashText, type State } from '../src/state.ts';
import { verify } from '../src/verify.ts';
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
const textOf = (m: Match, dice: DiceSpec = seeded) => saveText(save(m, dice));
type Loose = Record<string, unknown>;
/** Changes a save as somebody might who knows how sums and chains are made. */
function forged(m: Match, dice: DiceSpec, change: (file: LooseFile) => void): SaveFile {
  const file = JSON.parse(JSON.stringify(save(m, dice))) as LooseFile;
  change(file);
  let prev = '';
  const records = file.records.map((r) => {
    prev = chained(prev, r);
    return { ...r, hash: prev };
  });
  const snapshots = file.snapshots.map((s) => ({ ...s, hash: records[s.at - 1]?.hash ?? '' }));
  const end = { ...file.end, records: records.length, hash: prev };
  return parseSave(saveText({ ...file, records, snapshots, end } as unknown as SaveFile));
}
interface LooseFile {
  head: Loose & { dice: unknown };
  records: { -readonly [K in keyof GameRecord]: GameRecord[K] }[];
  snapshots: { at: number; state: State; hash: string }[];
  end: { records: number; hash: string; state: string };
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
    expect(f.head).toEqual({
      game: 'toy',
      rules: 1,
      events: 1,
      scenario: 'clash',
      options: { rain: true, turns: 2 },
      start: 'scenario',
      sandbox: true,
      dice: seeded,
      meta: { seats: ['Ann', 'Bob'] },
    });
    expect(f.end).toEqual({ records: m.length, hash: m.chain, state: m.hash() });
    expect(save(m, seeded).head.meta).toEqual({});
    expect(parseSave(saveText(f))).toEqual(JSON.parse(JSON.stringify(f)));
    expect(load(parseSave(saveText(f)), toy).match.sandbox).toBe(true);
  });
  it('a finished game stays finished', () => {
    const m = played();
    const { match } = load(parseSave(textOf(m)), toy);
    expect([match.over, match.state.result]).toEqual([true, m.state.result]);
  });
  it('a long game is taken up from its last snapshot, and its beginning is still there', () => {
    const m = toyMatch();
    for (let i = 0; i < 730; i++) must(m, RED, 'plan', { n: 1 + (i % 2) });
    const f = parseSave(textOf(m, { kind: 'seeded', seed: 1 }));
    expect(f.snapshots).toHaveLength(2);
    expect(f.snapshots[1]?.at).toBeGreaterThan(300);
    const { match } = load(f, toy);
    expect([match.hash(), match.start, match.log, match.version(RED)]).toEqual([m.hash(), 'scenario', m.log, 731]);
    expect(match.since(RED, 0)).toEqual(m.since(RED, 0));
    expect(canonical(match.snapshots[0]?.state)).toBe(canonical(m.snapshots[0]?.state));
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
    expect([f.head.start, canonical(f.snapshots[0]?.state)]).toEqual(['position', begin]);
    const { match } = load(f, toy);
    expect([match.hash(), match.start]).toEqual([m.hash(), 'position']);
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
    expect(m.rolls).toEqual([]);
    expect(load(parseSave(textOf(m)), rolling).match.rolls).toEqual([]);
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

describe('files that are not games, or damaged', () => {
  const good = textOf(played({}, 1000, 3));
  const lines = good.split('\n');
  const old = JSON.stringify(oldFile(played({}, 1000, 3)));
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  it.each<[string, string, RegExp]>([
    ['nothing', '', /it is not one of our files/],
    ['a page', '<html></html>', /it is not one of our files/],
    ['cut off in the first line', good.slice(0, 300), /it looks cut off or damaged/],
    ['cut off', good.slice(0, -50), /it looks cut off or damaged/],
    ['cut off at the end of a line', `${lines.slice(0, -3).join('\n')}\n`, /it looks cut off or damaged/],
    ['an old one cut off', old.slice(0, -50), /it looks cut off or damaged/],
    ['null', 'null', /its format is not rasputitsa-save/],
    ['a number', '3', /its format is not rasputitsa-save/],
    ['another JSON', '{"a":1}', /this is not a saved game of Rasputitsa/],
    [
      'a newer format',
      good.replace('"v":2', '"v":3'),
      /reads formats up to 2: a newer version of the program saved it/,
    ],
    [
      'a newer format of one piece',
      '{"format":"rasputitsa-save","v":99}',
      /reads formats up to 2: a newer version of the program saved it/,
    ],
    ['no version', '{"format":"rasputitsa-save"}', /save format undefined/],
    ['a version before all', '{"format":"rasputitsa-save","v":-1}', /save format -1, which can no longer be read/],
    ['half a version', '{"format":"rasputitsa-save","v":0.5}', /save format 0.5, which can no longer be read/],
    ['a changed die', good.replace(/"rolls":\[\[\d/, '"rolls":[[9'), /its checksum does not match/],
    ['a changed note', good.replace('"meta":{}', '"meta":{"x":1}'), /its checksum does not match: something in line 1/],
    ['an old one with a changed die', old.replace(/"rolls":\[\[\d/, '"rolls":[[9'), /its checksum does not match/],
    ['a line of something else', `${good}{"a":1}\n`, /line \d+ is cut off or does not belong there/],
    ['a record of words', `${good}${lineOf('record', '["x"]')}\n`, /damaged: line \d+: the whole must be an object/],
    [
      'a hundred million characters',
      `{"format":"rasputitsa-save","v":1,"x":"${'x'.repeat(1e8)}"}`,
      /longer than any game/,
    ],
    ['a line of forty million', `${good}{"sum":"${'x'.repeat(4e7)}"}\n`, /longer than any line/],
    ['nested too deep', deep, /nested too deep/],
    ['a record nested too deep', `${good}${lineOf('record', deep)}\n`, /line \d+ is nested too deep/],
  ])('%s', (_, text, why) => {
    expect(() => parseSave(text)).toThrow(why);
    expect(() => parseSave(text)).toThrow(expect.objectContaining({ name: 'SaveError' }));
  });
  it('a file that was open when the machine fell over goes on from its last whole line', () => {
    const m = played({}, 20);
    const open = saveText(save(m, seeded), 'open');
    const { match, warnings } = load(parseSave(open.slice(0, -30)), toy);
    expect([match.length, warnings]).toEqual([
      m.length - 1,
      ['the last line of the file was cut off: the game goes on from the action before it'],
    ]);
  });
  it('records that lead elsewhere than the file says', () => {
    const f = forged(played({}, 20), seeded, (x) => (x.end.state = 'f'.repeat(64)));
    expect(() => load(f, toy)).toThrow('its records lead to another position than the one it names');
  });
  it('a chain that is broken', () => {
    const f = save(played({}, 20), seeded);
    const records = f.records.map((r) => (r.n === 3 ? { ...r, entry: { side: 0, verb: 'done', args: {} } } : r));
    expect(() => load({ ...f, records }, toy)).toThrow('record 3 does not follow from the one before');
    expect(() => load({ ...f, records: f.records.slice(1) }, toy)).toThrow('its beginning is missing');
    expect(() => load({ ...f, snapshots: [] }, toy)).toThrow('its beginning is missing');
  });
  const event = (e: unknown) => (x: LooseFile) => {
    const last = x.records.at(-1);
    if (last) last.events = [e as GameEvent];
  };
  it.each<[string, (x: LooseFile) => void, RegExp]>([
    ['a piece there is none', event({ k: 'moved', p: 1e9, from: 0, to: 1 }), /there is no piece 1000000000/],
    ['a new piece far out', event({ k: 'placed', p: 1e9, kind: 0, at: 0, steps: 1 }), /there is no piece/],
    ['a place there is none', event({ k: 'moved', p: 0, from: 0, to: 1e9 }), /there is no place/],
    ['a layer far out', event({ k: 'layer', layer: 'control', hexes: [4e9], to: 1 }), /there is no such hex|no layer/],
    [
      'a roll out of turn',
      event({ k: 'rolled', i: 1e10, dice: [1], faces: 6, purpose: { text: [], refs: [] }, rule: '', by: 0 }),
      /roll 10000000000 comes where/,
    ],
    ['a frame there is none', event({ k: 'frame', up: 99, pc: 1 }), /there is no such frame/],
    [
      'a step there is none',
      event({ k: 'entered', frame: { n: 'x', pc: 0, side: 0, done: 0, vars: {} } }),
      /there is no step x/,
    ],
    [
      'a viewer there is none',
      event({ k: 'known', to: 9, ps: [], level: 1, handles: [], was: { levels: [], handles: [] } }),
      /there is no viewer 9/,
    ],
    ['an unknown event', event({ k: 'danced' }), /no kind of event is called danced/],
    ['columns that do not fit', (x) => x.snapshots.forEach((s) => s.state.pieces.at.push(1)), /wrong length/],
    ['a piece of no kind', (x) => x.snapshots.forEach((s) => (s.state.pieces.kind[0] = 999)), /a piece has no kind/],
    [
      'a stack of nothing',
      (x) => x.snapshots.forEach((s) => (s.state.stack[0] = { n: 'x', pc: 0, side: 0, done: 0, vars: {} })),
      /there is no step x/,
    ],
    ['a scenario there is none', (x) => (x.head['scenario'] = 'x'), /no scenario x/],
    ['newer events', (x) => (x.head['events'] = 2), /events of version 2; this program reads those up to 1/],
    ['events from before all', (x) => (x.head['events'] = 0), /events of version 0; this program reads those up to 1/],
    ['events of less than none', (x) => (x.head['events'] = -1), /events of version -1/],
    [
      'a taking back of nothing',
      (x) => ((x.records.at(-1) ?? x.records[0]!).entry = { undo: 0, of: 77 }),
      /takes back record 77/,
    ],
  ])('what no game can hold is refused: %s', (_, change, why) => {
    const m = afterPlans(toyMatch({ dice: seededDice(4) }));
    must(m, RED, 'dig', { piece: P.r1 });
    expect(() => load(forged(m, seeded, change), toy)).toThrow(why);
  });
  it('counts of dice and draws beyond all measure cost nothing', () => {
    const m = afterPlans(toyMatch({ dice: seededDice(4) }));
    const f = forged(m, seeded, (x) => {
      for (const s of x.snapshots) s.state.rolls = 1e10;
      x.end.state = '';
    });
    const { end: _, ...open } = f;
    const { match } = load(open, toy);
    expect([match.rolls, match.state.rolls]).toEqual([[], 1e10]);
  });
  it('a game of another kind, or of newer rules', () => {
    const f = parseSave(good);
    expect(() => load(f, variant({ id: 'other' }))).toThrow('this is a game of toy, not of other');
    const newer = forged(played({}, 20), seeded, (x) => x.records.forEach((r) => (r.rules = 2)));
    expect(() => load(newer, toy)).toThrow('this game was played by rules version 2; this program has 1');
  });
});

/** A line with a sum that fits. */
function lineOf(kind: string, body: string): string {
  return `{"sum":"${hashText(body).slice(0, 16)}","${kind}":${body}}`;
}
/** As format 1 would have written it. */
function oldFile(m: Match, dice: DiceSpec = seeded, every = 100): Loose {
  const snapshots: { at: number; state: State }[] = [];
  const again = Replay.of(m);
  if (m.start === 'position') snapshots.push({ at: 0, state: cloneState(again.match.state) });
  const last = Math.floor(m.log.length / every) * every;
  if (last > 0) snapshots.push({ at: last, state: cloneState(again.goto(last).match.state) });
  const file = {
    format: 'rasputitsa-save',
    v: 1,
    game: m.game.id,
    rules: m.game.version,
    events: 1,
    scenario: m.state.scenario,
    options: m.state.options,
    start: m.start,
    sandbox: m.sandbox,
    dice,
    meta: {},
    log: m.log,
    rolls: m.rolls,
    snapshots,
    hash: m.hash(),
  };
  return { ...file, sum: hashText(canonical(file)) };
}
const openOld = (file: Loose, game: Game = toy) => load(parseSave(JSON.stringify(file)), game);

describe('older formats', () => {
  it('version 1 is played again once: the same game, with what everybody was told', () => {
    for (const sandbox of [false, true]) {
      const m = played({ sandbox }, 35);
      if (sandbox) m.undo(RED);
      const { match, warnings } = openOld(oldFile(m));
      expect([match.hash(), match.log, match.rolls, warnings]).toEqual([m.hash(), m.log, m.rolls, []]);
      // What a sandbox game took back was never in such a file.
      expect(sandbox || canonical(match.since(BLUE, 0)) === canonical(m.since(BLUE, 0))).toBe(true);
      expect(load(parseSave(textOf(match)), toy).match.hash()).toBe(m.hash());
    }
  });
  it('version 0 is read: it knew neither sandbox games nor notes', () => {
    const m = played({}, 30);
    const { sandbox: _s, meta: _m, start: _t, sum: _u, ...rest } = oldFile(m);
    const first = { at: 0, state: m.snapshots[0]?.state };
    const f = parseSave(JSON.stringify({ ...rest, v: 0, snapshots: [first] }));
    expect(f.head).toMatchObject({ sandbox: false, meta: {}, start: 'position' });
    expect(load(f, toy).match.hash()).toBe(m.hash());
  });
  const m = played({}, 30);
  const moved = m.log.findIndex((e) => 'verb' in e && e.verb === 'move');
  const noMoves = (change: Partial<Game> = {}) =>
    variant({
      ...change,
      version: 2,
      verbs: toy.verbs.map((v) => (v.id === 'move' ? { ...v, refuse: () => refuse('4.9', say`Nobody moves.`) } : v)),
    });
  it('a rule that refuses what was legal does not undo it: what was done stands', () => {
    const { match, warnings } = openOld(oldFile(m), noMoves());
    expect(match.hash()).toBe(m.hash());
    expect(warnings).toEqual([
      'it was played by rules version 1 so far and goes on by version 2',
      `entry ${moved} of ${m.log.length} would be refused by today's rules: Nobody moves. (4.9); it stands`,
    ]);
  });
  it('where what was done cannot be done again, it goes on from the last snapshot; between lies a gap', () => {
    const gone = variant({ version: 2, verbs: toy.verbs.map((v) => (v.id === 'move' ? { ...v, apply: fail } : v)) });
    const every = moved + 5;
    const { match, warnings } = openOld(oldFile(m, seeded, every), gone);
    expect(warnings.at(-1)).toMatch(/replayed up to entry|goes on from before it/);
    expect(match.length).toBeGreaterThan(moved);
    const back = Replay.of(match);
    expect(back.whyNot(moved)).toBeUndefined();
    expect(back.whyNot(moved + 1)).toMatch(`up to point ${moved}`);
    expect(load(parseSave(textOf(match)), gone).match.hash()).toBe(match.hash());
    const side = match.owing()[0] ?? 0;
    expect(match.act(side, match.sample(side, random(1))).ok).toBe(true);
  });
  it('without a snapshot it goes on from before the entry, and says so', () => {
    const gone = variant({ version: 2, verbs: toy.verbs.map((v) => (v.id === 'move' ? { ...v, apply: fail } : v)) });
    const { match, warnings } = openOld(oldFile(m), gone);
    expect(match.log).toEqual(m.log.slice(0, moved));
    expect(warnings.at(-1)).toBe(
      `entry ${moved} of ${m.log.length} is refused by today's rules: broken; the game goes on from just before it`,
    );
  });
});
function fail(): void {
  throw new Error('broken');
}

describe('a rule changed between saving and loading', () => {
  it('the game opens as it was left, says once that the rules changed, plays on, and takes back', () => {
    const m = afterPlans(toyMatch({ dice: seededDice(4) }));
    must(m, RED, 'move', { piece: P.r1, to: hex('B') });
    must(m, RED, 'dig', { piece: P.r2 });
    const newer = variant({
      version: 2,
      verbs: toy.verbs.map((v) => (v.id === 'move' ? { ...v, refuse: () => refuse('4.9', say`Nobody moves.`) } : v)),
    });
    const { match, warnings } = load(parseSave(textOf(m)), newer);
    expect(warnings).toEqual(['it was played by rules version 1 so far and goes on by version 2']);
    expect([match.hash(), match.log]).toEqual([m.hash(), m.log]);
    for (const who of [RED, BLUE, 'spectator'] as const)
      expect([match.view(who), match.since(who, 0), match.version(who)]).toEqual([
        m.view(who),
        m.since(who, 0),
        m.version(who),
      ]);
    expect(match.act(RED, { verb: 'move', args: { piece: P.r3, to: hex('B') } })).toMatchObject({ ok: false });
    expect(match.undo(RED).ok).toBe(true);
    expect(match.undo(RED).ok).toBe(true);
    expect(match.q.at(P.r1)).toBe(hex('A'));
    // Done again means: done now, by the rules of now.
    expect(match.redo(RED)).toMatchObject({ ok: false, refusal: { rule: '4.9' } });
    must(match, RED, 'dig', { piece: P.r1 });
    expect(match.records(match.length - 1)[0]?.rules).toBe(2);
    expect(load(parseSave(textOf(match)), newer).warnings).toEqual([]);
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
  const check = (change: (f: LooseFile) => void) => verify(forged(m, committed, change), toy);
  const withRolls = (f: LooseFile) => f.records.filter((r) => r.rolls)[1];
  it('an honest game passes, also one in which something was taken back and done again', () => {
    expect(m.rolls.length).toBeGreaterThan(1);
    const honest = { ok: true, rolls: m.rolls.length, entries: m.log.length, problems: [], notes: [] };
    expect(verify(parseSave(textOf(m, committed)), toy)).toEqual(honest);
    expect(verify(parseSave(JSON.stringify(oldFile(m, committed))), toy)).toEqual(honest);
    for (const sandbox of [false, true]) {
      const n = afterPlans(toyMatch({ dice: committedDice(SECRET, ID), sandbox }));
      must(n, RED, 'dig', { piece: P.r1 });
      must(n, RED, 'dig', { piece: P.r2 });
      n.undo(RED);
      n.undo(RED);
      n.redo(RED);
      must(n, RED, 'dig', { piece: P.r3 });
      expect(verify(parseSave(textOf(n, committed)), toy)).toMatchObject({ ok: true, problems: [] });
    }
  });
  it('a forged roll is found, with its number: in the list, in the events, in both', () => {
    const other = (dice: readonly number[]) => dice.map((d) => (d === 6 ? 1 : d + 1));
    const listed = check((f) => {
      const r = withRolls(f);
      if (r) r.rolls = r.rolls?.map(other) ?? [];
    });
    expect(listed.problems[0]).toMatch(/record \d+ lists other dice than its events show/);
    const both = check((f) => {
      const r = withRolls(f);
      if (!r) return;
      r.rolls = r.rolls?.map(other) ?? [];
      r.events = (r.events ?? []).map((e) => (e.k === 'rolled' ? { ...e, dice: other(e.dice) } : e));
    });
    expect(both.problems[0]).toMatch(/roll \d+ is recorded as [\d ]+, the secret gives [\d ]+/);
    const junk = check((f) => {
      const r = withRolls(f);
      if (r) r.events = (r.events ?? []).map((e) => (e.k === 'rolled' ? { ...e, faces: 0 } : e));
    });
    expect(junk.problems[0]).toMatch('the secret gives none');
  });
  it('a wrong secret, one that is not a secret, and a missing one', () => {
    const wrong = check((f) => (f.head.dice = { ...committed, secret: 'cd'.repeat(32) }));
    expect(wrong.ok).toBe(false);
    expect(wrong.problems[0]).toBe('the secret does not match the commitment published at the start');
    const none = check((f) => (f.head.dice = { ...committed, secret: 'no hex' }));
    expect(none.problems[0]).toBe('the secret does not match the commitment published at the start');
    const other = { ...committed, id: 'other', commitment: commitmentOf(SECRET, 'other') };
    expect(check((f) => (f.head.dice = other)).problems).toContain(
      'the game was begun with dice committed to something else',
    );
    const missing = check((f) => (f.head.dice = { kind: 'committed', id: ID, commitment: 'x' }));
    expect(missing).toMatchObject({
      ok: false,
      problems: ['the secret is not published yet; it is when the game is over'],
    });
  });
  it('both ways of writing down a commitment are checked', () => {
    const spec = commitDice();
    const n = played({ dice: diceFor(spec) }, 60, 1);
    expect(verify(parseSave(textOf(n, spec)), toy)).toMatchObject({ ok: true, problems: [] });
    const { v: _, ...asOld } = spec;
    expect(verify(parseSave(textOf(n, asOld)), toy).ok).toBe(false);
  });
  it('seeded dice cannot be verified', () => {
    const v = verify(parseSave(textOf(played())), toy);
    expect([v.ok, v.problems]).toEqual([
      false,
      ['these dice were seeded, not committed: there is nothing to check them against'],
    ]);
  });
  it('an edited record is found: illegal, or other than what the rules make happen', () => {
    const illegal = check((f) => {
      const last = f.records.findLast((r) => 'verb' in r.entry);
      if (last) last.entry = { side: 0, verb: 'move', args: { piece: P.r1, to: 9 } };
    });
    expect(illegal.problems.join()).toMatch(/the log cannot be played: record \d+ is refused/);
    const quiet = check((f) => {
      const r = f.records.findLast((x) => x.events?.some((e) => e.k === 'track'));
      if (r) r.events = (r.events ?? []).map((e) => (e.k === 'track' ? { ...e, to: e.to + 1 } : e));
    });
    expect(quiet.problems.join()).toMatch(/something else happened|another position/);
    const f = save(m, committed);
    const records = f.records.map((r) => (r.n === 3 ? { ...r, rules: 0 } : r));
    expect(verify({ ...f, records }, toy).problems[0]).toMatch('record 3 does not follow from the one before');
  });
  it('a game of older rules is not called forged: it is said where they part', () => {
    const newer = variant({
      version: 2,
      verbs: toy.verbs.map((v) => (v.id === 'move' ? { ...v, refuse: () => refuse('4.9', say`Nobody moves.`) } : v)),
    });
    const v = verify(parseSave(textOf(m, committed)), newer);
    expect([v.ok, v.problems]).toEqual([false, []]);
    expect(v.notes[0]).toMatch(
      /played by rules version 1, checked by version 2: they part at this point: record \d+ is refused: Nobody moves/,
    );
    expect(verify(parseSave(textOf(m, committed)), variant({ version: 2 }))).toMatchObject({ ok: true, notes: [] });
  });
  it('a forged start of a scenario is not believed', () => {
    const v = check((f) => {
      for (const s of f.snapshots) s.state.tracks['redAir'] = 0;
    });
    expect(v.ok).toBe(false);
    const elsewhere = check((f) => {
      for (const s of f.snapshots) s.state.tracks['redAir'] = 0;
      f.head['start'] = 'position';
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
