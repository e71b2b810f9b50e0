// Two people at a table far away, over real sockets on this machine.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../src/keys.ts';
import { house, type House, pass, passUntil, SPEC, standings, until } from './house.ts';

let at: House;
beforeAll(async () => {
  at = await house();
});
afterAll(() => at.close());

describe('a table far away', () => {
  test('two sit down, one acts, the other sees it; what only concerns the first is not told', async () => {
    const { anna, boris } = await at.table();
    // Both lay their plans in secret: the other is told that Anna is done, and nothing of what she did.
    const heard = boris.now().version;
    expect(await anna.host.act(anna.now().seat, [pass(anna)], anna.now().version)).toEqual({ ok: true });
    await until(() => !boris.now().view.owing.includes(0));
    expect(boris.now().version).toBe(heard);
    await passUntil([anna, boris], () => boris.now().version > heard && anna.now().version > 0);
    expect(boris.now().viewer).toBe(1);
  });
  test('a side that is not ours, a seat that is not ours and a table without its key are refused alike', async () => {
    const { anna, boris, id } = await at.table();
    await expect(anna.host.sit(id, 1)).rejects.toThrow('This chair is not free');
    await expect(anna.host.undo(boris.now().seat)).rejects.toThrow('This game is not here');
    const carol = at.person();
    await expect(carol.host.sit(id, 'spectator')).rejects.toThrow('This game is not here');
    await expect(carol.host.sit('far-0000000000000000', 'spectator')).rejects.toThrow('This game is not here');
    await expect(carol.host.openReplay(id)).rejects.toThrow('This game is not here');
  });
  test('who watches sees what everybody may see, and does nothing', async () => {
    const { anna, watch, id } = await at.table();
    const carol = at.person();
    await carol.show(watch);
    const seen = await carol.host.sit(id, 'spectator');
    expect(seen.viewer).toBe('spectator');
    await expect(carol.host.sit(id, 0)).rejects.toThrow('This chair is not free');
    const done = await carol.host.act(seen.seat, [pass(anna)], seen.version);
    expect(done).toMatchObject({ ok: false, refusal: { rule: 'kernel:turn' } });
    await expect(carol.host.exportFile(seen.seat, 'game')).rejects.toThrow('This game is not yours');
  });
  test('a chair is taken once, also by two who come at the same moment', async () => {
    const anna = at.person();
    const made = await anna.makes(SPEC);
    const come = [at.person(), at.person()].map((p, i) => p.takes(made.invite, 1, `Guest ${i}`));
    const got = await Promise.allSettled(come);
    expect(got.filter((g) => g.status === 'fulfilled')).toHaveLength(1);
    expect(got.find((g) => g.status === 'rejected')?.reason).toMatchObject({
      trouble: { why: 'somebody sits there already' },
    });
  });
  test('asked again with the same key, a table is not made twice and a chair not lost', async () => {
    const anna = at.person();
    const key = newKey();
    const first = await anna.makes(SPEC, key);
    expect(await anna.makes(SPEC, key)).toEqual(first);
    const boris = newKey();
    const taken = await anna.takes(first.invite, 1, 'Boris', boris);
    expect(await anna.takes(first.invite, 1, 'Boris', boris)).toEqual(taken);
  });
  test('a listed table is found by everybody until it is full', async () => {
    const anna = at.person();
    const made = await anna.makes({ ...SPEC, listed: true });
    const boris = at.person();
    const found = (await boris.host.openTables()).find((t) => t.info.id === made.table);
    expect(found).toMatchObject({ free: [1], names: ['Anna', null], role: 'invited' });
    await boris.takes(made.table, 1, 'Boris');
    expect((await boris.host.openTables()).some((t) => t.info.id === made.table)).toBe(false);
    await expect(boris.takes(made.table, 1, 'Once more')).rejects.toThrow('This link leads nowhere');
  });
});

describe('how a game ends otherwise', () => {
  test('who resigns has lost: both are told, both sides lie open, nothing goes on', async () => {
    const { anna, boris, id } = await at.table();
    await expect(boris.host.sit(id, 0)).rejects.toThrow('This chair is not free');
    expect(await anna.host.resign(anna.now().seat)).toEqual({ ok: true });
    await until(() => boris.now().table.over !== null);
    expect(boris.now().table.over).toBe('Red wins (resignation)');
    expect((await boris.host.sit(id, 0)).viewer).toBe(0);
    expect(await boris.host.resign(boris.now().seat)).toMatchObject({ ok: false, refusal: { rule: 'kernel:over' } });
  });
  test('a draw needs both; one alone can take it back', async () => {
    const { anna, boris } = await at.table();
    const [a, b] = [anna.keys[0] ?? '', boris.keys[0] ?? ''];
    await anna.host.offer(a, 'draw', 'yes');
    await anna.host.offer(a, 'draw', 'yes');
    expect((await boris.host.show([b]))[0]).toMatchObject({ offers: { draw: 0 }, info: { over: null } });
    await boris.host.offer(b, 'draw', 'no');
    await boris.host.offer(b, 'draw', 'yes');
    expect((await anna.host.show([a]))[0]).toMatchObject({ offers: { draw: 1 }, info: { over: null } });
    await anna.host.offer(a, 'draw', 'yes');
    await until(() => boris.now().table.over !== null);
    expect(boris.now().table.over).toBe('A draw (agreement)');
    await expect(anna.host.offer(a, 'draw', 'yes')).rejects.toThrow('This game is over');
  });
  test('who has no more time has lost, where that was agreed; the clock waits until both sit', async () => {
    const clock = { base: 3_600_000, plus: 30_000, out: 'loses' } as const;
    const alone = at.person();
    const made = await alone.makes({ ...SPEC, clock });
    at.later(10 * clock.base);
    const { anna, boris } = await at.table({ ...SPEC, clock });
    const far = async () => (await anna.host.show([anna.keys[0] ?? '']))[0];
    expect((await far())?.clock?.state.running).toEqual([0, 1]);
    at.later(clock.base - 60_000);
    await boris.host.act(boris.now().seat, [pass(boris)], boris.now().version);
    const clockTold = () => anna.news.findLast((n) => n.kind === 'far')?.table.clock?.state;
    await until(() => clockTold()?.running.includes(1) === false);
    // The stock of the one who has decided grows; the other's runs on.
    const state = (await far())?.clock?.state;
    expect([Math.round((state?.left[1] ?? 0) / 1000), state?.running]).toEqual([90, [0]]);
    at.later(61_000);
    await until(() => anna.now().table.over !== null);
    expect(anna.now().table.over).toBe('Red wins (time)');
    expect((await alone.host.show([made.key]))[0]?.info.over).toBe(null);
  });
});

describe('talking', () => {
  test('the table hears what is said to it; what is said to one side is for that side', async () => {
    const { anna, boris, watch } = await at.table();
    const carol = at.person();
    await carol.show(watch);
    await anna.host.say(anna.keys[0] ?? '', 'Good luck', 'table');
    await boris.host.say(boris.keys[0] ?? '', 'Only for me', 'side');
    await until(() => boris.news.filter((n) => n.kind === 'said').length === 2);
    expect((await anna.host.saidSince(anna.keys[0] ?? '', 0)).map((s) => s.text)).toEqual(['Good luck']);
    expect((await boris.host.saidSince(boris.keys[0] ?? '', 0)).map((s) => s.text)).toEqual([
      'Good luck',
      'Only for me',
    ]);
    expect((await carol.host.saidSince(watch, 0)).map((s) => s.text)).toEqual(['Good luck']);
    await expect(carol.host.say(watch, 'Boo', 'table')).rejects.toThrow('only players talk');
  });
  test('who speaks in the same moment as others is heard too, each under a number of their own', async () => {
    const { anna, boris } = await at.table();
    const words = Array.from({ length: 8 }, (_, i) => `${i}`);
    await Promise.all([anna, boris].flatMap((p) => words.map((w) => p.host.say(p.keys[0] ?? '', w, 'table'))));
    const said = await anna.host.saidSince(anna.keys[0] ?? '', 0);
    expect(said.map((x) => x.n)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(said.map((x) => x.text).toSorted()).toEqual([...words, ...words].toSorted());
  });
});

describe('a connection that is lost', () => {
  test('comes back by itself: the seat is taken again, and what was missed is there', async () => {
    const { anna, boris } = await at.table();
    boris.host.drop();
    expect(boris.host.state.on).toBe(false);
    await anna.host.act(anna.now().seat, [pass(anna)], anna.now().version);
    await until(() => !boris.now().view.owing.includes(0));
    expect(boris.host.state.on).toBe(true);
    const before = boris.now().version;
    await passUntil([anna, boris], () => boris.now().version > before);
  });
  test('an action whose answer was lost is done once', async () => {
    const { anna, boris } = await at.table();
    const acts = anna.now().view.owing.includes(0) ? anna : boris;
    const { version } = acts.now();
    const done = acts.host.act(acts.now().seat, [pass(acts)], version);
    // It is on its way; the answer will not arrive.
    await new Promise((resolve) => setTimeout(resolve, 2));
    acts.host.drop();
    expect(await done).toEqual({ ok: true });
    const log = await acts.host.exportFile(acts.now().seat, 'log');
    const again = await acts.host.sit(acts.now().table.id, acts.now().viewer);
    expect(again.table.entries).toBe(standings(acts).at(-1)?.table.entries);
    expect(log.text.length).toBeGreaterThan(0);
  });
  test('a server that is started again goes on where it was', async () => {
    const { anna, boris } = await at.table();
    const acts = anna.now().view.owing.includes(0) ? anna : boris;
    await acts.host.act(acts.now().seat, [pass(acts)], acts.now().version);
    const { version } = acts.now();
    const heard = acts.news.length;
    await at.restart();
    await until(() => acts.news.length > heard);
    expect(acts.now().version).toBe(version);
  });
});

describe('what no page of ours sends', () => {
  test.each([
    ['no JSON', 'hello'],
    ['no request', '{"a":1}'],
    ['no list', '{"id":1,"method":"games","args":{}}'],
  ])('%s: the socket is closed', async (_, text) => {
    expect((await at.raw(text)).closed).toBe(1008);
  });
  test.each([
    ['a call of a host that a server does not answer', '{"id":7,"method":"create","args":[{}]}'],
    ['an unknown call', '{"id":7,"method":"constructor","args":[]}'],
    ['an action without an id', '{"id":7,"method":"act","args":["abc",[],0]}'],
    ['an undo without an id', '{"id":7,"method":"undo","args":["abc"]}'],
    ['a key that is none', '{"id":7,"method":"show","args":[["x"]]}'],
    [
      'a game with something more in it',
      '{"id":7,"method":"makeTable","args":[{"game":"x","seed":1},"aaaaaaaaaaaaaaaaaaaaaa"]}',
    ],
  ])('%s: not understood', async (_, text) => {
    const { answer } = await at.raw(text);
    expect(answer).toMatchObject({ id: 7, ok: false, trouble: { kind: 'call' } });
  });
  test('a page of another site does not get a socket', async () => {
    await expect(at.socketFrom('http://example.invalid')).rejects.toThrow('403');
  });
});
