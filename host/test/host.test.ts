// The host as the page meets it, without a browser: seats, saving, fog, looking back.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  Connection,
  LocalHost,
  memoryStorage,
  type News,
  type Standing,
  type Storage,
  type TableInfo,
} from '../src/index.ts';
import { folderLibrary } from './library.ts';

const SOLO = { game: 'skirmish', scenario: '', options: {}, chairs: ['person', { bot: 'random' }] as const, seed: 7 };
const SEAT = 'mine';
let storage: Storage;
/** Whether there is no more room. */
let full = false;
function fragile(real: Storage): Storage {
  return {
    ...real,
    journal(id, info) {
      const journal = real.journal(id, info);
      const error = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      return { ...journal, append: (...more) => (full ? Promise.reject(error) : journal.append(...more)) };
    },
  };
}
let host: Connection;
let heard: News[];

function anotherHost(): Connection {
  return new Connection(new LocalHost({ library: folderLibrary, storage }));
}
async function first(game: string): Promise<string> {
  return (await host.profile(game)).scenarios[0]?.id ?? '';
}
async function settled(id: string): Promise<Standing> {
  for (let i = 0; i < 400; i++) {
    const s = heard.findLast((n) => n.kind === 'standing' && n.standing.table.id === id);
    if (s?.kind === 'standing' && !s.standing.thinking) return s.standing;
    await new Promise((r) => setTimeout(r, 5));
  }
  throw new Error('the computer did not come to an end');
}

beforeEach(() => {
  full = false;
  storage = fragile(memoryStorage());
  host = anotherHost();
  heard = [];
  host.listen((n) => heard.push(n));
});

describe('games', () => {
  it('every game folder has a card; those with rules can be played and describe themselves', async () => {
    const cards = await host.games();
    const skirmish = cards.find((c) => c.id === 'skirmish');
    expect(skirmish?.playable).toBe(true);
    const profile = await host.profile('skirmish');
    expect(profile.labels.length).toBeGreaterThan(profile.hexes - 1);
    expect(profile.sequence.steps?.length).toBeGreaterThan(0);
    expect(profile.terrain).toHaveLength(profile.hexes);
  });
  it('the rulebook lists every rule, and the cases under the rules they show', async () => {
    const book = await host.rulebook('skirmish');
    expect(book.rules.length).toBeGreaterThan(60);
    const shown = book.rules.filter((r) => (book.cases[r.id] ?? []).length > 0);
    expect(shown.length).toBeGreaterThan(50);
  });
});

describe('a solo game', () => {
  let table: TableInfo;
  beforeEach(async () => {
    table = await host.create({ ...SOLO, scenario: await first('skirmish') });
  });
  it('is saved as soon as it begins, and is found again by another host', async () => {
    const other = anotherHost();
    expect((await other.tables()).map((t) => t.id)).toEqual([table.id]);
    const s = await other.sit(table.id, 0, SEAT);
    expect(s.view.viewer).toBe(0);
  });
  it('opened by several questions at once it is one table: those who sit there can act', async () => {
    const other = anotherHost();
    const [s, done] = await Promise.all([
      other.sit(table.id, 0, SEAT),
      // Sent before the answer to the first: a click while the worker is being started again.
      other.act(SEAT, [{ verb: 'done', args: {} }], 1),
    ]);
    expect(s.offers.some((o) => o.verb === 'done')).toBe(true);
    expect(done.ok || done.refusal.rule !== 'kernel:turn').toBe(true);
    expect((await other.sit(table.id, 0, SEAT)).version).toBeGreaterThan(s.version);
  });
  it('of two actions none stands when the second is refused', async () => {
    const s = await host.sit(table.id, 0, SEAT);
    const offer = s.offers.find((o) => !o.refusal);
    const args: Record<string, unknown> = {};
    for (;;) {
      const asked = await host.choices(SEAT, offer?.verb ?? '', args);
      if (!asked.ok || asked.arg === null) break;
      args[asked.arg] = asked.choices[0]?.value;
    }
    const good = { verb: offer?.verb ?? '', args: args as never };
    heard.length = 0;
    const done = await host.act(SEAT, [good, { verb: 'nonsense', args: {} }], s.version);
    expect(done).toMatchObject({ ok: false, refusal: { rule: 'kernel:unknown' } });
    expect(done).not.toHaveProperty('stand');
    const now = await settled(table.id);
    expect([now.view.pieces, now.view.tracks, now.canUndo]).toEqual([s.view.pieces, s.view.tracks, s.canUndo]);
    await host.leave(SEAT);
    const again = await anotherHost().sit(table.id, 0, SEAT);
    expect(again.view).toEqual(now.view);
  });
  it("does not let a person look from the computer's chair", async () => {
    await expect(host.sit(table.id, 1, SEAT)).rejects.toThrow(/computer plays this side/);
  });
  it('plays on from a save exactly where it was, log included', async () => {
    await host.sit(table.id, 0, SEAT);
    let s = await settledOrNow();
    for (let i = 0; i < 12 && s.offers.length > 0 && s.table.over === null; i++) {
      const done = s.offers.find((o) => o.verb === 'done' && !o.refusal);
      const verb = done ?? s.offers.find((o) => !o.refusal);
      if (!verb) break;
      const args: Record<string, unknown> = {};
      for (;;) {
        const asked = await host.choices(SEAT, verb.verb, args);
        if (!asked.ok || asked.arg === null) break;
        args[asked.arg] = asked.choices[0]?.value;
      }
      await host.act(SEAT, [{ verb: verb.verb, args: args as never }], s.version);
      s = await settled(table.id);
    }
    const before = await host.sit(table.id, 0, SEAT);
    await host.leave(SEAT);
    const again = await anotherHost().sit(table.id, 0, SEAT);
    expect(again.view).toEqual(before.view);
    expect(again.log.lines).toEqual(before.log.lines);
    expect(again.log.lines.length).toBeGreaterThan(3);

    async function settledOrNow(): Promise<Standing> {
      const now = await host.sit(table.id, 0, SEAT);
      return now.thinking ? settled(table.id) : now;
    }
  });
  it('refuses a stale action and one that is not legal, with the rule, and changes nothing', async () => {
    const now = await host.sit(table.id, 0, SEAT);
    const s = now.thinking ? await settled(table.id) : now;
    const stale = await host.act(SEAT, [{ verb: 'done', args: {} }], s.version - 1);
    expect(stale).toMatchObject({ ok: false, refusal: { rule: 'kernel:stale' } });
    const none = await host.act(SEAT, [{ verb: 'no such thing', args: {} }], s.version);
    expect(none).toMatchObject({ ok: false, refusal: { rule: 'kernel:unknown' } });
    expect((await host.sit(table.id, 0, SEAT)).version).toBe(s.version);
  });
  it('an action that could not be saved is not acknowledged: that is said, and the game goes on', async () => {
    full = true;
    const now = await host.sit(table.id, 0, SEAT);
    const s = now.thinking ? await settled(table.id) : now;
    const verb = s.offers.find((o) => !o.refusal && o.verb !== 'done') ?? s.offers.find((o) => !o.refusal);
    const args: Record<string, unknown> = {};
    for (;;) {
      const asked = await host.choices(SEAT, verb?.verb ?? '', args);
      if (!asked.ok || asked.arg === null) break;
      args[asked.arg] = asked.choices[0]?.value;
    }
    await expect(host.act(SEAT, [{ verb: verb?.verb ?? '', args: args as never }], s.version)).rejects.toMatchObject({
      trouble: { kind: 'storage', why: expect.stringContaining('full') as string },
    });
    expect(heard.findLast((n) => n.kind === 'unsaved')?.unsaved).toMatchObject([{ table: table.id }]);
    expect((await host.sit(table.id, 0, SEAT)).version).toBeGreaterThan(s.version);
    full = false;
    await host.keep(SEAT);
    expect(heard.findLast((n) => n.kind === 'unsaved')?.unsaved).toEqual([]);
  });
});

describe('two people at one screen', () => {
  it('asks for a hand-over when the other is to decide, and never before', async () => {
    const table = await host.create({ ...SOLO, scenario: await first('skirmish'), chairs: ['person', 'person'] });
    const seen = await host.sit(table.id, 'spectator', SEAT);
    expect(seen.handOver).not.toBeNull();
    const side = seen.handOver ?? 0;
    const mine = await host.sit(table.id, side, SEAT);
    expect(mine.handOver).toBeNull();
    const theirs = mine.view.pieces.filter((p) => p.side !== side);
    expect(theirs.every((p) => p.steps === undefined || p.kind !== undefined)).toBe(true);
    expect(theirs.some((p) => p.kind === undefined)).toBe(true);
  });
});

describe('files', () => {
  it('says what is wrong with a file that is none of ours', async () => {
    await expect(host.importFile('hello', 'x.txt')).rejects.toThrow(/not one of our files|neither/);
    await expect(host.importFile('{"format": "rasputitsa-save", "v"', 'x.json')).rejects.toThrow(/cut off/);
    await expect(host.importFile('{"a": 1}', 'x.json')).rejects.toThrow(/neither a saved game/);
    const bomb = Array.from({ length: 12 }, (_, i) => `a${i}: &a${i} [${'*a'.concat(String(i - 1), ', ').repeat(9)}]`);
    await expect(host.importFile(['a: &a-1 [x]', ...bomb].join('\n'), 'x.yaml')).rejects.toThrow(
      /neither JSON nor YAML/,
    );
    await expect(host.importFile(`a: ${'['.repeat(5000)}`, 'x.yaml')).rejects.toThrow(/neither JSON nor YAML/);
    expect(await host.tables()).toHaveLength(0);
  });
  it('a game goes out as a file and comes in as another table', async () => {
    const table = await host.create({ ...SOLO, scenario: await first('skirmish') });
    await host.sit(table.id, 0, SEAT);
    const { text } = await host.exportFile(SEAT, 'game');
    const copy = await host.importFile(text, 'game.json');
    expect(copy.id).not.toBe(table.id);
    expect((await host.sit(copy.id, 0)).view.scenario).toBe(table.scenario);
  });
  it('a position goes out with what the seat knows and comes in as a sandbox', async () => {
    const table = await host.create({ ...SOLO, scenario: await first('skirmish') });
    const s = await host.sit(table.id, 0, SEAT);
    const { text } = await host.exportFile(SEAT, 'position');
    const pieces = (JSON.parse(text) as { pieces: { seen?: string }[] }).pieces;
    expect(pieces).toHaveLength(s.view.pieces.length);
    // Those of which only the back is seen stay face-down.
    expect(pieces.filter((p) => p.seen === 'present').length).toBeGreaterThanOrEqual(
      s.view.pieces.filter((p) => p.kind === undefined).length,
    );
    const copy = await host.importFile(text, 'position.json');
    expect(copy.sandbox).toBe(true);
  });
});

describe('tables made again from their id', () => {
  it('a tutorial goes on at its step in another host, and is not listed among the games', async () => {
    const { id } = await host.openTutorial('skirmish');
    await host.sit(id, 0, SEAT);
    const { guide } = await host.goto(SEAT, 4);
    expect(guide?.at).toBe(4);
    const other = anotherHost();
    const s = await other.sit(id, 0);
    expect(s.guide?.at).toBe(4);
    expect(s.view).toEqual((await host.sit(id, 0, SEAT)).view);
    expect(await other.tables()).toEqual([]);
  });
  it('a tutorial played to its end begins again', async () => {
    const { id } = await host.openTutorial('skirmish');
    const { guide } = await host.sit(id, 0, SEAT);
    expect((await host.goto(SEAT, guide?.steps.length ?? 0)).guide?.done).toBe(true);
    expect((await anotherHost().sit(id, 0)).guide?.at).toBe(0);
  });
  it("a rule's case and a replay are found by a host that never opened them", async () => {
    const book = await host.rulebook('skirmish');
    const file = Object.values(book.cases)[0]?.[0]?.file ?? '';
    const shown = await host.openCase('skirmish', file);
    const game = await host.create({ ...SOLO, scenario: await first('skirmish') });
    const back = await host.openReplay(game.id);
    const other = anotherHost();
    expect((await other.sit(shown.id, 0)).guide?.kind).toBe('case');
    expect((await other.sit(back.id, 0)).table.kind).toBe('replay');
  });
});

describe('looking back', () => {
  it('goes to any point that the seat was told of, with the log as it stood', async () => {
    const table = await host.create({
      ...SOLO,
      scenario: await first('skirmish'),
      sandbox: true,
      chairs: ['person', 'person'],
    });
    let s = await host.sit(table.id, 0, SEAT);
    for (let i = 0; i < 6; i++) {
      const done = s.offers.find((o) => o.verb === 'done' && !o.refusal);
      if (!done) break;
      await host.act(SEAT, [{ verb: 'done', args: {} }], s.version);
      s = heard.flatMap((n) => (n.kind === 'standing' ? [n.standing] : [])).at(-1) ?? s;
    }
    const back = await host.openReplay(table.id);
    await host.leave(SEAT);
    const start = await host.sit(back.id, 0, SEAT);
    const length = start.guide?.length ?? 0;
    expect(length).toBeGreaterThan(0);
    const end = await host.goto(SEAT, length);
    expect(end.guide?.done).toBe(true);
    expect(end.log.lines.length).toBeGreaterThan(start.log.lines.length);
    expect((await host.goto(SEAT, 0)).log.lines).toEqual(start.log.lines);
    const chapters = await host.contents(SEAT);
    expect(chapters.map((c) => c.at)).toEqual(chapters.map((c) => c.at).toSorted((a, b) => a - b));
    // Somebody who had a version finds the phase he had it in.
    expect(chapters.at(-1)?.version).toBeLessThanOrEqual(s.version);
    expect(chapters.at(-1)?.text).toBe(end.log.lines.findLast((l) => l.tone === 'heading')?.text);
    const later = await host.goto(SEAT, chapters.at(-1)?.at ?? 0);
    expect(later.log.lines.map((l) => l.text)).toEqual(expect.arrayContaining([...(later.guide?.caption ?? [])]));
  });
});

describe('a table that was just made', () => {
  it('belongs to this host, also when two sit down at once', async () => {
    const { id } = await host.create({ ...SOLO, scenario: await first('skirmish'), sandbox: true });
    const both = await Promise.all([host.sit(id, 0, 'a'), host.sit(id, 'spectator', 'b')]);
    expect(both.map((s) => s.elsewhere)).toEqual([false, false]);
    expect((await host.sit(id, 0, 'a')).elsewhere).toBe(false);
  });
});
