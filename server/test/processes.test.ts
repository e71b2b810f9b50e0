// Several processes on one PostgreSQL.
import { PlayedElsewhere } from '@rasputitsa/kernel';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Leases, type Process } from '../src/leases.ts';
import { type Database, migrate, openDatabase } from '../src/node-database.ts';
import { NobodyThere, reach } from '../src/node-peers.ts';
import { type RunningServer, startServer } from '../src/node-server.ts';
import { serverStorage } from '../src/storage.ts';
import { SOCKET_PATH } from '../src/wire.ts';
import { freshDatabase, type Person, personAt, seated, until } from './house.ts';

const LATE = 120_000;
let url: string;
let db: Database;
beforeAll(async () => {
  url = await freshDatabase();
  db = openDatabase({ url });
  await migrate(db);
});
afterAll(() => db.destroy());

const named = (id: string): Process => ({ id, address: '127.0.0.1:1', password: 'x' });
async function tableRow(id: string): Promise<void> {
  const row = { id, game: 'x', info: '{}', shown: '{}', head: '{}', changed: 0, over: 0, fence: 0, holder: null };
  await db.insertInto('tables').values(row).execute();
}

describe('leases', () => {
  test('one has a table, the other hears who; it is free when the first ends or is buried', async () => {
    await tableRow('t1');
    const [a, b] = [new Leases(db, named('a')), new Leases(db, named('b'))];
    await a.begin();
    await b.begin();
    expect(await a.find('t1')).toEqual({ kind: 'ours', fence: 1 });
    expect(await b.find('t1')).toEqual({ kind: 'theirs', holder: named('a') });
    expect(await b.find('nothing')).toEqual({ kind: 'nowhere' });
    await a.end();
    expect(await b.find('t1')).toEqual({ kind: 'ours', fence: 2 });
    await a.begin();
    expect(await a.find('t1')).toMatchObject({ kind: 'theirs' });
    await a.bury('b');
    expect(await b.beat()).toBe(false);
    expect(await a.find('t1')).toEqual({ kind: 'ours', fence: 3 });
    await a.end();
  });
  test('who is silent for too long has lost everything, also what nobody has taken yet', async () => {
    await tableRow('t2');
    await tableRow('t3');
    const [a, b] = [new Leases(db, named('a')), new Leases(db, named('b'))];
    await a.begin();
    await b.begin();
    await a.find('t2');
    await a.find('t3');
    await db.updateTable('processes').set({ until: 1 }).where('id', '=', 'a').execute();
    expect(await b.find('t2')).toEqual({ kind: 'ours', fence: 2 });
    expect(await a.beat()).toBe(false);
    await a.end();
    await b.end();
  });
  test('of many who want a table at once exactly one gets it', async () => {
    await tableRow('t4');
    const all = Array.from({ length: 6 }, (_, i) => new Leases(db, named(`p${i}`)));
    await Promise.all(all.map((l) => l.begin()));
    const found = await Promise.all(all.map((l) => l.find('t4')));
    expect(found.filter((f) => f.kind === 'ours')).toHaveLength(1);
    expect(new Set(found.flatMap((f) => (f.kind === 'theirs' ? [f.holder.id] : []))).size).toBe(1);
    await Promise.all(all.map((l) => l.end()));
  });
  test('what is written under an older number is refused, and nothing of it is stored', async () => {
    await tableRow('t5');
    let lost = '';
    const old = serverStorage({
      db,
      hold: () => ({ fence: 1, holder: 'old' }),
      changed: () => undefined,
      lost: (table) => (lost = table),
    });
    await db.updateTable('tables').set({ fence: 2, holder: 'new' }).where('id', '=', 't5').execute();
    const journal = old.journal('t5', () => ({ id: 't5', over: null, chairs: [] }) as never);
    const record = { n: 0, rules: 1, entry: { side: 0, verb: 'x', args: {} }, told: [], events: [], hash: '' };
    await expect(journal.append([record])).rejects.toThrow(PlayedElsewhere);
    expect(lost).toBe('t5');
    expect(await journal.records(0)).toEqual([]);
    const now = serverStorage({ db, hold: () => ({ fence: 2, holder: 'new' }), changed: () => undefined });
    await now.journal('t5', () => ({ id: 't5', over: null, chairs: [] }) as never).append([record]);
    // Stored already, and asked again because the answer was lost: no second time, and no complaint.
    await now.journal('t5', () => ({ id: 't5', over: null, chairs: [] }) as never).append([record]);
    expect(await journal.records(0)).toHaveLength(1);
  });
});

describe('processes', () => {
  const servers: RunningServer[] = [];
  const hosts: Person['host'][] = [];
  async function server(): Promise<RunningServer> {
    const s = await startServer({
      at: { url },
      address: '127.0.0.1',
      port: 0,
      threads: 1,
      log: pino({ level: 'silent' }),
    });
    servers.push(s);
    return s;
  }
  afterAll(async () => {
    for (const h of hosts) h.close();
    await Promise.all(servers.map((s) => s.close().catch(() => undefined)));
  });
  /** Somebody who is connected to one of them, and to the next when it goes. */
  function person(ports: () => readonly number[]): Person {
    let tries = 0;
    const one = personAt(() => `ws://127.0.0.1:${ports()[tries++ % ports().length]}${SOCKET_PATH}`);
    hosts.push(one.host);
    return one;
  }
  async function pair(a: () => readonly number[], b: () => readonly number[]) {
    const [anna, boris] = [person(a), person(b)];
    const { table: id } = await seated(anna, boris);
    return { anna, boris, id };
  }
  const pass = (p: Person) => {
    const offer = p.now().offers.find((o) => o.args.length === 0 && !o.refusal);
    if (!offer) throw new Error('nothing can be passed here');
    return p.host.act(p.now().seat, [{ verb: offer.verb, args: {} }], p.now().version);
  };
  const recordsOf = async (id: string): Promise<number> =>
    (await db.selectFrom('records').select('n').where('table_id', '=', id).execute()).length;

  test(
    'two at different processes play one table, talk, and hear of each other',
    async () => {
      const [one, two] = [await server(), await server()];
      const { anna, boris, id } = await pair(
        () => [one.port],
        () => [two.port],
      );
      expect(await pass(anna)).toEqual({ ok: true });
      await until(() => !boris.now().view.owing.includes(0));
      expect(await pass(boris)).toEqual({ ok: true });
      await until(() => anna.now().version > 0);
      await anna.host.say(anna.keys[0] ?? '', 'Good luck', 'table');
      await until(() => boris.news.some((n) => n.kind === 'said' && n.said.text === 'Good luck'));
      // What everybody may know of the table is told by both.
      await until(() => boris.news.some((n) => n.kind === 'far' && n.table.info.id === id));
      await boris.host.resign(boris.now().seat);
      await until(() => anna.now().table.over !== null);
      await until(() => anna.news.some((n) => n.kind === 'far' && n.table.info.over !== null));
    },
    LATE,
  );
  test(
    'two fight for one table: the older writer is fenced off, its player goes on at the newer one',
    async () => {
      const [one, two] = [await server(), await server()];
      const { anna, boris, id } = await pair(
        () => [one.port],
        () => [one.port],
      );
      expect(await pass(anna)).toEqual({ ok: true });
      const before = await recordsOf(id);
      // The first is taken for dead although it lives and still believes to have the table.
      const { holder } = await db.selectFrom('tables').select('holder').where('id', '=', id).executeTakeFirstOrThrow();
      await db.deleteFrom('processes').where('id', '=', holder).execute();
      const carol = person(() => [two.port]);
      await carol.show(boris.keys[0] ?? '');
      carol.sat = await carol.host.sit(id, 1);
      const now = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect([now.fence, now.holder === holder]).toEqual([2, false]);
      // Done at the one that has no say any more: not stored there, repeated by the client at the other, done once.
      expect(await pass(boris)).toEqual({ ok: true });
      await until(() => carol.now().version > 0);
      expect(await recordsOf(id)).toBe(before + 1);
      await until(() => anna.now().version === carol.now().version || anna.now().version > 0);
    },
    LATE,
  );
  test(
    'a rolling restart: tables are handed over, nothing is lost or refused',
    async () => {
      const [one, two] = [await server(), await server()];
      let ports = [two.port, one.port];
      // Both are connected to the process that is about to end, and so it holds their table.
      const { anna, boris, id } = await pair(
        () => ports,
        () => ports,
      );
      const before = await recordsOf(id);
      const acted = pass(boris);
      ports = [one.port];
      const closing = two.close();
      servers.splice(servers.indexOf(two), 1);
      expect(await acted).toEqual({ ok: true });
      await closing;
      await until(() => boris.host.state.on && !anna.now().view.owing.includes(1));
      expect(await pass(anna)).toEqual({ ok: true });
      expect(await recordsOf(id)).toBe(before + 2);
      const now = await db.selectFrom('tables').select('fence').where('id', '=', id).executeTakeFirstOrThrow();
      expect(now.fence).toBe(2);
    },
    LATE,
  );
  test('the door between processes opens to nobody without the password', async () => {
    await server();
    const { address, id } = await db.selectFrom('processes').selectAll().limit(1).executeTakeFirstOrThrow();
    const needs = { hear: () => undefined, lost: () => undefined };
    await expect(reach({ id, address, password: 'guessed' }, needs)).rejects.toThrow(NobodyThere);
  });
});
