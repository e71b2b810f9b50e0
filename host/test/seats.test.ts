// Several people at one table, each behind a connection of their own: who is told what, and who may do what.
import { BotPlayer, randomBot } from '@rasputitsa/bots';
import type { Match, Side } from '@rasputitsa/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  Connection,
  LocalHost,
  memoryStorage,
  type News,
  type Rights,
  type Standing,
  type Storage,
  type TableViewer,
} from '../src/index.ts';
import { folderLibrary } from './library.ts';

const GAME = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  chairs: ['person', 'person'] as const,
  seed: 7,
};
/** May look through these eyes only, and owns nothing. */
const only = (...eyes: readonly TableViewer[]): Rights => ({
  sit: (_, viewer) => (eyes.includes(viewer) ? undefined : 'this chair is not yours'),
  owns: () => false,
});

class Person {
  readonly connection: Connection;
  readonly heard: News[] = [];
  standing!: Standing;
  constructor(host: LocalHost, rights: Rights) {
    this.connection = new Connection(host, rights);
    this.connection.listen((n) => this.heard.push(n));
  }
  async sit(table: string, viewer: TableViewer, seat = 'here'): Promise<this> {
    this.standing = await this.connection.sit(table, viewer, seat);
    return this;
  }
  get seat(): string {
    return this.standing.seat;
  }
  /** The standings since the last time. */
  told(): readonly Standing[] {
    const all = this.heard.flatMap((n) => (n.kind === 'standing' ? [n.standing] : []));
    this.heard.length = 0;
    this.standing = all.at(-1) ?? this.standing;
    return all;
  }
}

let storage: Storage;
let host: LocalHost;
let table: string;
let match: Match;
let owner: Connection;

/** Some legal action of the side, by the names it knows. */
function someAction(side: Side, seed: number) {
  return new BotPlayer(match, side, randomBot(seed)).choose();
}
function act(person: Person, side: Side, seed: number) {
  return person.connection.act(person.seat, [someAction(side, seed)], match.version(side));
}

beforeEach(async () => {
  storage = memoryStorage();
  host = new LocalHost({ library: folderLibrary, storage });
  owner = new Connection(host);
  table = (await owner.create(GAME)).id;
  ({ match } = await host.table(table));
});

describe('two people and a spectator', () => {
  let blue: Person;
  let red: Person;
  let guest: Person;
  beforeEach(async () => {
    blue = await new Person(host, only(0)).sit(table, 0);
    red = await new Person(host, only(1)).sit(table, 1);
    guest = await new Person(host, only('spectator')).sit(table, 'spectator');
    for (const p of [blue, red, guest]) p.told();
  });

  it('each is told its own view and nothing else; who learned nothing hears nothing', async () => {
    const people = [
      [blue, 0],
      [red, 1],
      [guest, 'spectator'],
    ] as const;
    const sign = (v: TableViewer) =>
      JSON.stringify([
        match.version(v),
        match.owing(),
        v !== 'spectator' && match.canUndo(v),
        v !== 'spectator' && match.canRedo(v),
      ]);
    let silent = 0;
    let told = 0;
    for (let n = 0; n < 150 && !match.over; n++) {
      const side = match.owing()[n % match.owing().length] ?? 0;
      const before = people.map(([, v]) => sign(v));
      const actor = side === 0 ? blue : red;
      expect(await act(actor, side, n)).toEqual({ ok: true });
      for (const [i, [person, viewer]] of people.entries()) {
        const news = person.told();
        const learned = sign(viewer) !== before[i];
        expect(news.length, `${n}: ${String(viewer)}`).toBe(learned || person === actor ? 1 : 0);
        if (news.length === 0) silent++;
        else told++;
        for (const s of news) {
          expect(s.viewer).toBe(viewer);
          expect(s.seat).toBe(person.seat);
          expect(s.view).toEqual({ ...match.view(viewer, match.over ? 'open' : 'own'), roster: {} });
        }
      }
    }
    // Both happen, or nothing was tested.
    expect(silent).toBeGreaterThan(20);
    expect(told).toBeGreaterThan(100);
  });

  /** Somebody who comes late is told of a unit that was hidden only that there was one. */
  const plainly = (line: { readonly text: string }): string => line.text.replace(/a (hidden \w+ )?unit/g, 'a unit');
  it('keep their own logs: every line of the whole log arrived, in order', async () => {
    const lines: Record<string, string[]> = {};
    const read = (p: Person, s: Standing): void => {
      const own = (lines[String(s.viewer)] ??= []);
      own.length = s.log.from;
      own.push(...s.log.lines.map(plainly));
      expect(p.standing.seat).toBe(s.seat);
    };
    for (const p of [blue, red, guest]) read(p, { ...p.standing });
    for (let n = 0; n < 80 && !match.over; n++) {
      const side = match.owing()[0] ?? 0;
      await act(side === 0 ? blue : red, side, n + 1000);
      for (const p of [blue, red, guest]) for (const s of p.told()) read(p, s);
    }
    for (const [viewer, own] of Object.entries(lines)) {
      const v = viewer === 'spectator' ? viewer : Number(viewer);
      const fresh = await owner.sit(table, v, `check-${viewer}`);
      expect(own).toEqual(fresh.log.lines.map(plainly));
      expect(own.length).toBeGreaterThan(5);
    }
  });

  it('a seat acts for its own side only, and a spectator for none', async () => {
    const side = match.owing()[0] ?? 0;
    const action = someAction(side, 1);
    const before = match.hash();
    const other = side === 0 ? red : blue;
    const mine = side === 0 ? blue : red;
    for (const person of match.owing().length === 1 ? [other, guest] : [guest]) {
      const out = await person.connection.act(person.seat, [action], person.standing.version);
      expect(out.ok).toBe(false);
    }
    expect(await guest.connection.targets(guest.seat, { pieces: [1] })).toEqual([]);
    expect(await guest.connection.whyNot(guest.seat, action)).toMatchObject({ rule: 'kernel:turn' });
    expect((await guest.connection.undo(guest.seat)).ok).toBe(false);
    expect(match.hash()).toBe(before);
    expect((await mine.connection.act(mine.seat, [action], mine.standing.version)).ok).toBe(true);
  });

  it("nobody gets into another's chair, nor uses another's seat, nor takes the whole game", async () => {
    await expect(blue.connection.sit(table, 1, blue.seat)).rejects.toThrow(/not yours/);
    await expect(blue.connection.sit(table, 1)).rejects.toThrow(/not yours/);
    await expect(guest.connection.sit(table, 0)).rejects.toThrow(/not yours/);
    await expect(blue.connection.sit(table, 2)).rejects.toThrow(/no such side/);
    // Still in the chair it had.
    expect((await blue.connection.exportFile(blue.seat, 'log')).text.length).toBeGreaterThan(0);
    await red.connection.sit(table, 1, 'red-only');
    await expect(blue.connection.luck('red-only')).rejects.toThrow(/not at this table/);
    await expect(blue.connection.exportFile(blue.seat, 'game')).rejects.toThrow(/not yours/);
    await expect(blue.connection.remove(table)).rejects.toThrow(/not yours/);
    const back = await blue.connection.openReplay(table);
    await expect(blue.connection.sit(back.id, 1)).rejects.toThrow(/not yours/);
    await expect(blue.connection.sit(back.id, 'spectator')).rejects.toThrow(/not yours/);
    const seen = await blue.connection.sit(back.id, 0, 'back');
    expect(seen.viewer).toBe(0);
    await expect(blue.connection.exportFile('back', 'game')).rejects.toThrow(/not yours/);
  });

  it('nothing is handed over to somebody who has a screen of their own', async () => {
    expect([blue, red].map((p) => p.standing.handOver)).toEqual([null, null]);
    const both = await new Person(host, only(0, 1, 'spectator')).sit(table, 'spectator');
    expect(both.standing.handOver).toBeNull();
    await blue.connection.close();
    await red.connection.close();
    // Now somebody has to come to this screen.
    expect(both.told().at(-1)?.handOver).toBe(match.owing()[0]);
  });

  it('a game that is removed is played no further and does not come back', async () => {
    await owner.remove(table);
    const side = match.owing()[0] ?? 0;
    const person = side === 0 ? blue : red;
    await expect(act(person, side, 1)).rejects.toThrow(/not here/);
    expect(await owner.tables()).toEqual([]);
  });
});

describe('two devices of one person', () => {
  it('follow each other: what one does the other shows, and takes back', async () => {
    const side = match.owing()[0] ?? 0;
    const desk = await new Person(host, only(side)).sit(table, side);
    const phone = await new Person(host, only(side)).sit(table, side);
    desk.told();
    let n = 0;
    // Something that can be taken back.
    while (!match.canUndo(side) && n < 40) {
      const who = match.owing()[0] ?? 0;
      if (who === side) await act(desk, side, n);
      else match.act(who, someAction(who, n));
      n++;
    }
    const done = phone.told().at(-1);
    desk.told();
    expect(done?.version).toBe(desk.standing.version);
    expect(done?.view).toEqual(desk.standing.view);
    expect(done?.canUndo).toBe(true);
    expect(await phone.connection.undo(phone.seat)).toEqual({ ok: true });
    const [after] = desk.told();
    expect(after?.canRedo).toBe(true);
    expect(after?.view).toEqual(phone.told().at(-1)?.view);
    // What the one has not heard of is stale for it as for anybody.
    const stale = await desk.connection.act(desk.seat, [someAction(side, 3)], (done?.version ?? 0) - 1);
    expect(stale).toMatchObject({ ok: false, refusal: { rule: 'kernel:stale' } });
  });
});

describe('coming and going', () => {
  it('a table stays while somebody sits there, and is found again after the last has left', async () => {
    const blue = await new Person(host, only(0)).sit(table, 0);
    const red = await new Person(host, only(1)).sit(table, 1);
    for (let n = 0; n < 12 && !match.over; n++) {
      const side = match.owing()[0] ?? 0;
      await act(side === 0 ? blue : red, side, n);
    }
    await blue.connection.leave(blue.seat);
    expect((await host.table(table)).match).toBe(match);
    await expect(blue.connection.luck(blue.seat)).rejects.toThrow(/not at this table/);
    const again = await blue.sit(table, 0, 'again');
    expect(again.standing.view).toEqual({ ...match.view(0), roster: {} });
    await blue.connection.close();
    await red.connection.close();
    const fresh = await new Person(host, only(0)).sit(table, 0);
    const opened = (await host.table(table)).match;
    expect(opened).not.toBe(match);
    expect(opened.hash()).toBe(match.hash());
    expect(fresh.standing.view).toEqual(again.standing.view);
    expect(fresh.standing.log.lines).toEqual(again.standing.log.lines);
  });
  it('leaving while sitting down, and twice, is nothing bad; too many seats are refused', async () => {
    const blue = new Person(host, only(0));
    const sitting = blue.connection.sit(table, 0, 'a');
    await blue.connection.leave('a');
    await sitting;
    await blue.connection.leave('a');
    await expect(blue.connection.luck('a')).rejects.toThrow(/not at this table/);
    const first = blue.connection.sit(table, 0, 'b');
    const left = blue.connection.leave('b');
    await Promise.all([first, left, blue.connection.sit(table, 0, 'b')]);
    await expect(blue.connection.luck('b')).resolves.toEqual([]);
    const { sitters } = await host.table(table);
    expect(sitters.size).toBe(1);
    await blue.connection.leave('b');
    expect(sitters.size).toBe(0);
    for (let n = 0; n < 16; n++) await blue.connection.sit(table, 0, `s${n}`);
    await expect(blue.connection.sit(table, 0)).rejects.toThrow(/too many/);
    await blue.connection.leave('s3');
    await expect(blue.connection.sit(table, 0)).resolves.toMatchObject({ viewer: 0 });
    const crowd = (await host.table(table)).sitters;
    expect(crowd.size).toBe(16);
    await blue.connection.close();
    expect(crowd.size).toBe(0);
    await expect(blue.connection.sit(table, 0)).rejects.toThrow(/closed/);
  });
  it('a computer plays on only while somebody sits there', async () => {
    const solo = (await owner.create({ ...GAME, chairs: [{ bot: 'random' }, { bot: 'random' }] })).id;
    const game = (await host.table(solo)).match;
    await new Promise((r) => setTimeout(r, 100));
    expect(game.log).toHaveLength(0);
    const guest = await new Person(host, only('spectator')).sit(solo, 'spectator');
    await new Promise((r) => setTimeout(r, 100));
    await guest.connection.close();
    expect(game.log.length).toBeGreaterThan(0);
  });
});

describe('tables of one seat', () => {
  it("nobody turns another's pages: replays, cases and tutorials are everybody's own", async () => {
    const [one, two] = [new Person(host, only(0)), new Person(host, only(0))];
    await one.sit(table, 0);
    for (let n = 0; n < 30 && !match.over; n++) {
      const side = match.owing()[0] ?? 0;
      match.act(side, someAction(side, n));
    }
    const { id } = await one.connection.openReplay(table);
    await one.sit(id, 0, 'replay');
    await two.sit(id, 0, 'replay');
    const length = one.standing.guide?.length ?? 0;
    expect(length).toBeGreaterThan(2);
    expect((await one.connection.goto('replay', length)).guide?.at).toBe(length);
    expect((await two.connection.goto('replay', 1)).guide?.at).toBe(1);
    expect(one.told().every((s) => s.seat !== 'replay')).toBe(true);
    const lesson = await one.connection.openTutorial('skirmish');
    await one.sit(lesson.id, 0, 'lesson');
    await two.sit(lesson.id, 0, 'lesson');
    await one.connection.goto('lesson', 4);
    expect((await two.connection.sit(lesson.id, 0, 'lesson')).guide?.at).toBe(0);
    expect(await one.connection.undo('lesson')).toMatchObject({ ok: false, refusal: { rule: 'kernel:guide' } });
  });
  it('in a game in one hand the chair follows the decision, but not into a chair that is closed to the person', async () => {
    const open = await owner.create({ ...GAME, sandbox: true });
    const both = await new Person(host, only(0, 1)).sit(open.id, 0);
    const one = await new Person(host, only(0)).sit(open.id, 0);
    ({ match } = await host.table(open.id));
    const seen = new Set<TableViewer>();
    for (let n = 0; n < 120 && !match.over; n++) {
      const side = match.owing().includes(both.standing.viewer as Side) ? both.standing.viewer : match.owing()[0];
      await act(both, side as Side, n);
      both.told();
      seen.add(both.standing.viewer);
      expect(match.over || match.owing().includes(both.standing.viewer as Side)).toBe(true);
    }
    expect(seen).toEqual(new Set([0, 1]));
    expect(one.told().every((s) => s.viewer === 0)).toBe(true);
  });
});
