// Nobody has to trust anybody: the waiting room, dice of all players, and what a browser remembers.
import { checkGame } from '@rasputitsa/host/check-game';
import { type Action, parseSave, type SaveFile } from '@rasputitsa/kernel';
import { game as skirmish } from '../../games/skirmish/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, markedBy, NOTHING_KEPT } from '../src/chains.ts';
import { newKey } from '../src/keys.ts';
import { heads, house, type House, type Person, SPEC, until } from './house.ts';

let at: House;
beforeAll(async () => {
  at = await house();
});
afterAll(() => at.close());

const owes = (p: Person): boolean => p.now().view.owing.includes(p.now().viewer as number) && p.now().offers.length > 0;
function pass(p: Person): Action {
  const offer = p.now().offers.find((o) => o.args.length === 0 && !o.refusal);
  if (!offer) throw new Error('nothing can be passed here');
  return { verb: offer.verb, args: {} };
}
/** Whoever has to decide passes, until it has come to that. */
async function passUntil(people: readonly Person[], what: () => boolean): Promise<void> {
  for (let i = 0; i < 80 && !what(); i++) {
    await until(() => what() || people.some(owes));
    const p = people.find(owes);
    if (!p || what()) continue;
    const { version, view } = p.now();
    await p.host.act(p.now().seat, [pass(p)], version);
    await until(() => what() || p.now().version > version || p.now().view.owing.length !== view.owing.length);
  }
  expect(what()).toBe(true);
}
/** Passes until the next pass rolls dice: who is to make it, and who only gives a link. */
async function beforeDice(anna: Person, boris: Person): Promise<{ readonly acts: Person; readonly other: Person }> {
  for (let i = 0; i < PASSES_BEFORE_DICE; i++) {
    await until(() => owes(anna) || owes(boris));
    const p = owes(anna) ? anna : boris;
    const { version, view } = p.now();
    await p.host.act(p.now().seat, [pass(p)], version);
    await until(() => p.now().version > version || p.now().view.owing.length !== view.owing.length);
  }
  await until(() => owes(anna) !== owes(boris));
  return owes(anna) ? { acts: anna, other: boris } : { acts: boris, other: anna };
}
/** The whole game, after one of them has given up. */
async function over(p: Person, other: Person): Promise<SaveFile> {
  await p.host.resign(p.now().seat);
  await until(() => other.now().table.over !== null);
  return parseSave((await other.host.exportFile(other.now().seat, 'game')).text);
}
/** In the scenario of these tests. */
const PASSES_BEFORE_DICE = 5;
const links = (file: SaveFile) => file.records.flatMap((r) => r.links ?? []);

describe('the waiting room', () => {
  test('the game begins when everybody sits; before that only what was agreed is shown', async () => {
    const anna = at.person();
    const made = await anna.makes({ ...SPEC, options: {}, silence: 86_400_000 });
    await anna.show(made.key);
    const [waiting] = await anna.host.show([made.key]);
    expect(waiting).toMatchObject({
      begun: false,
      free: [1],
      names: ['Anna', null],
      silence: 86_400_000,
      info: { game: 'skirmish', scenario: 'crossing', owing: [], over: null },
    });
    await expect(anna.host.sit(made.table, 0)).rejects.toThrow('This game is not here');
    const boris = at.person();
    expect((await boris.host.show([made.invite]))[0]).toMatchObject({ role: 'invited', begun: false, options: {} });
    await boris.takes(made.invite, 1, 'Boris');
    await until(() => anna.news.some((n) => n.kind === 'far' && n.table.begun));
    expect((await anna.host.sit(made.table, 0)).viewer).toBe(0);
  });
  test('against the computer it begins at once', async () => {
    const anna = at.person();
    const made = await anna.makes({ ...SPEC, chairs: ['me', { bot: 'random' }] });
    await anna.show(made.key);
    expect((await anna.host.sit(made.table, 0)).viewer).toBe(0);
  });
  test('a game that cannot be set up is refused before anybody waits for it', async () => {
    const anna = at.person();
    await expect(anna.makes({ ...SPEC, scenario: 'nowhere' })).rejects.toThrow('This game cannot be set up');
  });
  test('a guest who gets up frees the chair; the maker closes the table; a game that has begun is not left like that', async () => {
    const [anna, boris] = [at.person(), at.person()];
    const made = await anna.makes(SPEC);
    await anna.show(made.key);
    await boris.show(made.invite);
    const full = await at.table();
    await expect(full.anna.host.leaveChair(full.anna.keys[0] ?? '')).rejects.toMatchObject({
      trouble: { why: 'the game has begun' },
    });
    await expect(boris.host.leaveChair(made.invite)).rejects.toMatchObject({
      trouble: { why: 'you have no chair at it' },
    });
    await anna.host.leaveChair(made.key);
    await until(() => boris.news.some((n) => n.kind === 'closed' && n.table === made.table));
    expect(await anna.host.show([made.key, made.invite, made.watch])).toEqual([null, null, null]);
  });
});

describe('dice of all players', () => {
  test('both are there: every action with dice has a link of each, given for it alone; the game checks out', async () => {
    const { anna, boris } = await at.table();
    await passUntil([anna, boris], () => anna.now().view.rolls >= 3);
    const file = await over(anna, boris);
    const given = links(file);
    expect(given.length).toBeGreaterThan(1);
    expect(given.flatMap((l) => l.of.map((x) => x.left))).toEqual(given.flatMap(() => [undefined, undefined]));
    const id = anna.now().table.id;
    const kept = { ...(boris.trust.get(id) ?? NOTHING_KEPT), heads: { side: 1, ...(await heads(1)) } };
    expect(kept.claims.map(([n]) => n)).toEqual(given.map((l) => l.n));
    expect(kept.marks.length).toBeGreaterThan(3);
    const checked = await checkGame(file, skirmish, kept);
    expect(checked).toMatchObject({ ok: true, problems: [], notes: [], remarks: [] });
    expect(checked.checked.join('\n')).toMatch(
      /links from Blue and Red[^]*signed this end[^]*marks it has kept all fit/,
    );
    // What a browser remembers holds the server to it.
    const other = async (change: Partial<typeof kept>) =>
      (await checkGame(file, skirmish, { ...kept, ...change })).problems[0];
    expect(await other({ claims: [[1, 'ab'.repeat(32)]] })).toContain('not the one that was named');
    expect(await other({ marks: [[1, 2, 'ab'.repeat(32), '00']] })).toContain('is not what it was then');
    expect(await other({ key: 'ab'.repeat(32) })).toContain('signed by another server');
    expect(await other({ heads: { side: 1, ...(await heads(0)) } })).toContain('not those this browser has made');
    const forged = { ...file, end: file.end && { ...file.end, signed: { key: kept.key ?? '', sig: '00'.repeat(64) } } };
    expect((await checkGame(forged as SaveFile, skirmish)).problems[0]).toContain('signature of the server is wrong');
  });
  test('whoever is away and has left links: the game goes on, and the record says so', async () => {
    const { anna, boris } = await at.table();
    const { acts, other } = await beforeDice(anna, boris);
    other.host.close();
    await acts.host.act(acts.now().seat, [pass(acts)], acts.now().version);
    await until(() => acts.now().view.rolls > 0);
    await acts.host.resign(acts.now().seat);
    await until(() => acts.now().table.over !== null);
    const file = parseSave((await acts.host.exportFile(acts.now().seat, 'game')).text);
    expect(links(file).map((l) => l.of.map((x) => x.left))).toEqual([[1, undefined]]);
    const checked = await checkGame(file, skirmish);
    expect(checked).toMatchObject({ ok: true, problems: [] });
    expect(checked.remarks[0]).toBe('1 roll was made with links that side 1 had left beforehand, while away');
  });
  test('whoever is there and does not answer is taken for absent after a moment', async () => {
    const { anna, boris } = await at.table();
    const { acts, other } = await beforeDice(anna, boris);
    other.gives = false;
    expect(await acts.host.act(acts.now().seat, [pass(acts)], acts.now().version)).toEqual({ ok: true });
    await until(() => acts.now().view.rolls > 0);
    const file = await over(acts, other);
    expect(links(file).map((l) => l.of.map((x) => x.left))).toEqual([[1, undefined]]);
  });
  test('whoever is away and has left nothing is waited for; the action stands, and is done once when they are back', async () => {
    const { anna, boris, id } = await at.table(SPEC, [1]);
    const { acts, other } = await beforeDice(anna, boris);
    const { version } = acts.now();
    const done = await acts.host.act(acts.now().seat, [pass(acts)], version);
    expect(done).toEqual({ ok: true, waits: true });
    await until(() => acts.now().table.waits !== undefined && other.now().table.waits !== undefined);
    expect(acts.now()).toMatchObject({ table: { waits: { sides: [0] } }, offers: [], version, view: { rolls: 0 } });
    const refused = { ok: false, refusal: { rule: 'kernel:links' } };
    expect(await acts.host.undo(acts.now().seat)).toMatchObject(refused);
    expect(await acts.host.act(acts.now().seat, [], version)).toMatchObject(refused);
    // Even a server that is started again has not forgotten it.
    await at.restart();
    await until(() => acts.host.state.on && other.host.state.on);
    expect((await other.host.show([other.keys[0] ?? '']))[0]?.info.waits?.sides).toEqual([0]);
    expect(acts.now().version).toBe(version);
    other.gives = true;
    await other.host.show([other.keys[0] ?? '']);
    await until(() => acts.now().view.rolls === 1 && acts.now().table.waits === undefined);
    await until(() => other.now().view.rolls === 1 && other.now().table.waits === undefined);
    const file = await over(other, acts);
    expect(links(file).map((l) => l.of.map((x) => x.left))).toEqual([[undefined, undefined]]);
    expect(file.records).toHaveLength(PASSES_BEFORE_DICE + 3);
    expect(await checkGame(file, skirmish, other.trust.get(id))).toMatchObject({ ok: true, problems: [] });
  });
  test('the time of whoever is waited for runs; who resigns waits for nobody, and the game can be checked', async () => {
    const clock = { base: 3_600_000, plus: 30_000, out: 'loses' } as const;
    const { anna, boris } = await at.table({ ...SPEC, clock }, [1]);
    const { acts, other } = await beforeDice(anna, boris);
    await acts.host.act(acts.now().seat, [pass(acts)], acts.now().version);
    await until(() => other.news.some((n) => n.kind === 'far' && n.table.clock?.state.running.join() === '0'));
    expect(await acts.host.resign(acts.now().seat)).toEqual({ ok: true });
    await until(() => other.now().table.over !== null);
    const file = parseSave((await other.host.exportFile(other.now().seat, 'game')).text);
    expect(await checkGame(file, skirmish)).toMatchObject({ ok: true, rolls: 0 });
  });
  test('links that are not of the chair are refused, and those of another side do not come in', async () => {
    const { anna, boris, id } = await at.table();
    const wrong = { away: { n: 70, link: 'ab'.repeat(32) } };
    await expect(anna.host.links(id, 0, wrong)).rejects.toThrow('These links do not fit');
    expect(await boris.host.links(id, 0, wrong)).toBe(null);
    const carol = at.person();
    expect(await carol.host.links(id, 0, wrong)).toBe(null);
  });
  test('a set-up with dice waits for everybody, and is dealt when the last link is there', async () => {
    const [anna, boris] = [at.person(), at.person()];
    anna.gives = false;
    const made = await anna.makes({ ...SPEC, game: 'ukraine43', scenario: 'september' });
    await anna.show(made.key);
    const taken = await boris.takes(made.invite, 1, 'Boris');
    await boris.show(taken.key);
    await until(() => boris.news.some((n) => n.kind === 'far' && n.table.info.waits?.sides.join() === '0'));
    expect((await boris.host.show([taken.key]))[0]).toMatchObject({ begun: false, free: [] });
    anna.gives = true;
    await anna.host.show([made.key]);
    await until(() => boris.news.some((n) => n.kind === 'far' && n.table.begun));
    expect((await boris.host.sit(made.table, 1)).view.rolls).toBe(2);
  }, 60_000);
});

describe('what a browser remembers', () => {
  const ask = { table: 't', side: 0, id: 'i', commitment: 'c', wants: { n: 3, claim: 'x' }, away: 0 };
  const kept = { ...NOTHING_KEPT, id: 'i', commitment: 'c', claims: [[3, 'x']] as const };
  test('a link is given for one action and no other, and for one game', async () => {
    const wrong = async (change: Partial<typeof ask>) => answerTo({ ...ask, ...change }, 'the seed of Anna', kept);
    expect(await wrong({ wants: { n: 3, claim: 'y' } })).toEqual({ wrong: 'other action' });
    expect(await wrong({ wants: { n: 2, claim: 'x' } })).toEqual({ wrong: 'older roll' });
    expect(await wrong({ id: 'j' })).toEqual({ wrong: 'other game' });
    expect(await wrong({ commitment: 'd' })).toEqual({ wrong: 'other game' });
    expect(await wrong({})).toMatchObject({ gift: { live: { n: 3 } }, kept });
    expect(await wrong({ wants: { n: 4, claim: 'z' } })).toMatchObject({
      kept: {
        claims: [
          [3, 'x'],
          [4, 'z'],
        ],
      },
    });
  });
  test('another history, an older one and another server are noticed', () => {
    const mark = { version: 5, mark: 'm', key: 'k', sig: 's' };
    const first = markedBy(0, mark, NOTHING_KEPT);
    if (!('kept' in first)) throw new Error('not kept');
    expect(markedBy(0, mark, first.kept)).toEqual({ kept: first.kept });
    expect(markedBy(1, { ...mark, mark: 'n' }, first.kept)).toMatchObject({ kept: { key: 'k' } });
    expect(markedBy(0, { ...mark, mark: 'n' }, first.kept)).toEqual({ wrong: 'other history' });
    expect(markedBy(0, { ...mark, version: 4 }, first.kept)).toEqual({ wrong: 'older history' });
    expect(markedBy(0, { ...mark, version: 6, key: 'l' }, first.kept)).toEqual({ wrong: 'other server' });
  });
  test('what the other side does unseen changes no mark', async () => {
    const { anna, boris, id } = await at.table();
    const { mark } = boris.now();
    expect(mark?.version).toBe(boris.now().version);
    // Anna lays her plans in secret.
    await anna.host.act(anna.now().seat, [pass(anna)], anna.now().version);
    await until(() => !boris.now().view.owing.includes(0));
    expect(boris.now().mark).toEqual(mark);
    expect((await boris.host.sit(id, 1)).mark).toEqual(mark);
    expect(anna.news.concat(boris.news).some((n) => n.kind === 'distrust')).toBe(false);
  });
});

describe('secrets', () => {
  /** What differs in every game: keys, ids, hashes, times, what was drawn for the set-up, and the order that random names give. */
  const plain = (frame: string): string =>
    frame
      .replaceAll(/"(mark|sig|key|id|commitment|claim|link|seat|door)":"[^"]*"/g, '"$1":"*"')
      .replaceAll(/far-[\da-f]{16}/g, 'far-*')
      .replaceAll(/\b1[78]\d{11}\b/g, 'now')
      .replaceAll(/"id":-?\d+/g, '"id":0')
      .replaceAll(/\d of \d are left/g, '* are left')
      .replaceAll(/"stock-red":\d/g, '"stock-red":0')
      .replaceAll(/"pieces":(\[\{.*?\}\]),"offMap"/g, (_, pieces: string) => {
        const all = (JSON.parse(pieces) as readonly unknown[]).map((p) => JSON.stringify(p));
        return `"pieces":[${all.toSorted().join()}],"offMap"`;
      });
  /** All that Boris's browser is sent while Anna does this in secret, and afterwards; he comes and goes meanwhile. */
  async function seenBy(does: (anna: Person) => Promise<void>): Promise<readonly string[]> {
    const { anna, boris, id } = await at.table();
    // Both have left their links for an absence.
    await until(() => boris.trust.has(id) && anna.trust.has(id));
    await boris.host.links(id, 1, {});
    const from = boris.frames.length;
    const marks = new Set([boris.now().mark?.mark]);
    await does(anna);
    const { seat } = boris.now();
    marks.add((await boris.host.sit(id, 1, seat)).mark?.mark);
    boris.host.drop();
    await until(() => boris.host.state.on);
    await boris.host.show(boris.keys);
    marks.add((await boris.host.sit(id, 1, seat)).mark?.mark);
    expect(marks.size).toBe(1);
    await anna.host.act(anna.now().seat, [{ verb: 'done', args: {} }], anna.now().version);
    await until(() => !boris.now().view.owing.includes(0));
    // Where several processes tell each other, that Anna is done comes a moment later by this way.
    await until(() => boris.news.some((n) => n.kind === 'far' && n.table.info.owing?.join() === '1'));
    const frames = boris.frames.slice(from).map(plain);
    const isFar = (f: string): boolean => f.startsWith('{"news":{"kind":"far"') && f.includes('"owing":[0,1]');
    // That the game has begun may come late in the same way.
    return process.env['TEST_DATABASE'] === 'postgres' ? frames.filter((f) => !isFar(f)) : frames;
  }
  test('what one side does unseen moves no byte, no mark and no request for links on the other side', async () => {
    const act = (p: Person, to: string, points: number) =>
      p.host.act(p.now().seat, [{ verb: 'allot', args: { to, points } }], p.now().version);
    const nothing = await seenBy(() => Promise.resolve());
    const much = await seenBy(async (anna) => {
      expect(await act(anna, 'shots', 2)).toEqual({ ok: true });
      expect(await anna.host.undo(anna.now().seat)).toEqual({ ok: true });
      expect(await act(anna, 'rebuild', 1)).toEqual({ ok: true });
      expect(await anna.host.order(anna.now().seat, [])).toEqual({ ok: true });
    });
    expect(nothing.length).toBeGreaterThan(3);
    expect(much.toSorted()).toEqual(nothing.toSorted());
    expect(much.some((f) => f.includes('"kind":"link"'))).toBe(false);
  });
});

describe('what they settle among themselves', () => {
  test('who is silent for as long as was agreed has left; not before, and not where nothing was agreed', async () => {
    const { anna, boris } = await at.table({ ...SPEC, silence: 86_400_000 });
    const a = anna.keys[0] ?? '';
    await expect(anna.host.claim(a)).rejects.toThrow('You cannot claim this game');
    await anna.host.act(anna.now().seat, [pass(anna)], anna.now().version);
    await until(() => !anna.now().view.owing.includes(0));
    await expect(anna.host.claim(a)).rejects.toMatchObject({
      trouble: { why: 'the time that was agreed is not over' },
    });
    at.later(86_400_000 + 60_000);
    await expect(boris.host.claim(boris.keys[0] ?? '')).rejects.toThrow('You cannot claim this game');
    await anna.host.claim(a);
    await until(() => boris.now().table.over !== null);
    expect(boris.now().table.over).toBe('Blue wins (abandonment)');
    const plain = await at.table();
    await plain.anna.host.act(plain.anna.now().seat, [pass(plain.anna)], plain.anna.now().version);
    at.later(86_400_000 * 400);
    await expect(plain.anna.host.claim(plain.anna.keys[0] ?? '')).rejects.toThrow('You cannot claim this game');
  });
  test('adjourned by agreement, no clock runs; one of them goes on, and it does', async () => {
    const clock = { base: 3_600_000, plus: 30_000, out: 'loses' } as const;
    const { anna, boris } = await at.table({ ...SPEC, clock });
    const [a, b] = [anna.keys[0] ?? '', boris.keys[0] ?? ''];
    const far = async () => (await anna.host.show([a]))[0];
    await anna.host.offer(a, 'adjourn', 'yes');
    expect(await far()).toMatchObject({
      adjourned: false,
      offers: { adjourn: 0 },
      clock: { state: { running: [0, 1] } },
    });
    await boris.host.offer(b, 'adjourn', 'yes');
    expect(await far()).toMatchObject({ adjourned: true, offers: {}, clock: { state: { running: [] } } });
    at.later(100 * clock.base);
    await boris.host.offer(b, 'adjourn', 'no');
    const after = await far();
    expect(after).toMatchObject({ adjourned: false, clock: { state: { running: [0, 1] } } });
    expect(after?.clock?.state.left.every((ms) => ms > clock.base - 60_000)).toBe(true);
  });
  test('what was silent while all had agreed to stop is no silence', async () => {
    const DAY = 86_400_000;
    const { anna, boris } = await at.table({ ...SPEC, silence: DAY });
    const [a, b] = [anna.keys[0] ?? '', boris.keys[0] ?? ''];
    await anna.host.act(anna.now().seat, [pass(anna)], anna.now().version);
    await until(() => !anna.now().view.owing.includes(0));
    await anna.host.offer(a, 'adjourn', 'yes');
    await boris.host.offer(b, 'adjourn', 'yes');
    at.later(10 * DAY);
    await expect(anna.host.claim(a)).rejects.toThrow('You cannot claim this game');
    await anna.host.offer(a, 'adjourn', 'no');
    await expect(anna.host.claim(a)).rejects.toMatchObject({
      trouble: { why: 'the time that was agreed is not over' },
    });
    at.later(DAY + 60_000);
    await anna.host.claim(a);
    await until(() => boris.now().table.over !== null);
  });
  test.each([
    ['with a clock', { clock: { base: 3_600_000, plus: 30_000, out: 'loses' } as const }],
    ['without one', {}],
  ])('who plays while all have agreed to stop goes on (%s)', async (_, more) => {
    const { anna, boris } = await at.table({ ...SPEC, ...more });
    const [a, b] = [anna.keys[0] ?? '', boris.keys[0] ?? ''];
    await anna.host.offer(a, 'adjourn', 'yes');
    await boris.host.offer(b, 'adjourn', 'yes');
    const news = () => anna.news.findLast((n) => n.kind === 'far')?.table;
    await until(() => news()?.adjourned === true);
    await anna.host.act(anna.now().seat, [pass(anna)], anna.now().version);
    await until(() => news()?.adjourned === false);
    expect(news()?.clock?.state.running ?? [1]).toEqual([1]);
  });
  test('another game with sides changed: one asks, the other finds the door at the old table', async () => {
    const { anna, boris } = await at.table();
    const [a, b] = [anna.keys[0] ?? '', boris.keys[0] ?? ''];
    await expect(anna.host.rematch(a, newKey(), await heads(1))).rejects.toMatchObject({
      trouble: { why: 'only players of a game that is over can have another' },
    });
    await over(boris, anna);
    const key = newKey();
    const asked = await anna.host.rematch(a, key, await heads(1));
    expect(await anna.host.rematch(a, key, await heads(1))).toEqual(asked);
    expect(asked.side).toBe(1);
    expect((await boris.host.show([b]))[0]?.rematch).toEqual({ by: 0, chair: 0, door: asked.invite });
    const taken = await boris.host.rematch(b, newKey(), await heads(0));
    expect(taken).toMatchObject({ table: asked.table, side: 0 });
    expect((await anna.host.show([asked.key]))[0]).toMatchObject({ begun: true, names: ['Boris', 'Anna'] });
  });
});
