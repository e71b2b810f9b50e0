// What people settle beside the rules: taking back, teams, bids, vacations, those who watch later.
import { type Action, type ArgValue, parseSave } from '@rasputitsa/kernel';
import { loadGame } from '@rasputitsa/cli/node-games';
import { checkGame } from '@rasputitsa/host/check-game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../src/auction.ts';
import { leftOf } from '../src/clock.ts';
import { checkText } from '@rasputitsa/host/files';
import { newKey } from '../src/keys.ts';
import { folderLibrary } from '../src/node-library.ts';
import type { FarTable } from '../src/wire.ts';
import { heads, house, type House, owes, pass, passUntil, type Person, SPEC, until } from './house.ts';

let at: House;
beforeAll(async () => {
  at = await house();
});
afterAll(() => at.close());

const keyOf = (p: Person): string => p.keys[0] ?? '';
async function far(p: Person): Promise<FarTable> {
  const [table] = await p.host.show([keyOf(p)]);
  if (!table) throw new Error('the table is gone');
  return table;
}
const act = (p: Person): Promise<unknown> => p.host.act(p.now().seat, [pass(p)], p.now().version);

describe('taking back', () => {
  /** Past the secret plans, and one of them has handed over. */
  async function handedOver(): Promise<{ first: Person; second: Person; step: string }> {
    const { anna: first, boris: second } = await at.table();
    await passUntil([first, second], () => owes(first) && first.now().version === 3);
    const { standing } = first.now().table;
    await act(first);
    await until(() => owes(second) && !owes(first));
    return { first, second, step: standing };
  }
  test('needs both, says to each what would go, and the one who handed over decides again', async () => {
    const { first, second, step } = await handedOver();
    const side = first.now().viewer;
    await first.host.offer(keyOf(first), 'takeBack', 'yes');
    const asked = await far(second);
    expect(asked.offers.takeBack).toBe(side);
    expect((await far(first)).info.standing).not.toBe(step);
    await second.host.offer(keyOf(second), 'takeBack', 'yes');
    await until(() => owes(first) && !owes(second));
    expect(first.now().table.standing).toBe(step);
    expect((await far(first)).offers.takeBack).toBeUndefined();
    // What was taken back can be done again, and the game goes on.
    await act(first);
    await until(() => owes(second));
    await first.host.resign(first.now().seat);
    await until(() => second.now().table.over !== null);
    const { text } = await second.host.exportFile(second.now().seat, 'game');
    expect(text).toContain('"agreed":true');
  });
  test('is refused with the reason; nothing is offered then', async () => {
    const { anna, boris } = await at.table();
    // Both plan in secret.
    await expect(anna.host.offer(keyOf(anna), 'takeBack', 'yes')).rejects.toThrow('while both sides decide in secret');
    expect((await far(boris)).offers).toEqual({});
  });
  test('is declined, withdrawn, and lapses with what is done next; whoever offers cannot agree', async () => {
    const { first, second, step } = await handedOver();
    await first.host.offer(keyOf(first), 'takeBack', 'yes');
    await first.host.offer(keyOf(first), 'takeBack', 'yes');
    expect(first.now().table.standing).not.toBe(step);
    await second.host.offer(keyOf(second), 'takeBack', 'no');
    expect((await far(first)).offers.takeBack).toBeUndefined();
    await first.host.offer(keyOf(first), 'takeBack', 'yes');
    expect((await far(second)).offers.takeBack).toBe(first.now().viewer);
    await act(second);
    await until(() => second.news.findLast((n) => n.kind === 'far')?.table.offers.takeBack === undefined);
    // Agreeing now is an offer of their own.
    await second.host.offer(keyOf(second), 'takeBack', 'yes').catch(() => undefined);
    expect(first.now().table.standing).not.toBe(step);
  });
});

describe('several players of one side', () => {
  async function team(): Promise<{ anna: Person; carol: Person; boris: Person; id: string }> {
    const [anna, boris, carol] = [at.person(), at.person(), at.person()];
    const made = await anna.makes({ ...SPEC, players: [2, 1] });
    await anna.show(made.key);
    await boris.show((await boris.takes(made.invite, 1, 'Boris')).key);
    const waiting = await far(anna);
    expect([waiting.begun, waiting.free, waiting.mates]).toEqual([false, [0], [[null], []]]);
    // Carol's own chains are for nothing: the first of a side has its part in the dice.
    carol.gives = false;
    const taken = await carol.takes(made.invite, 0, 'Carol');
    await carol.show(taken.key);
    anna.sat = await anna.host.sit(made.table, 0);
    boris.sat = await boris.host.sit(made.table, 1);
    carol.sat = await carol.host.sit(made.table, 0);
    return { anna, carol, boris, id: made.table };
  }
  test('it begins when all sit; each has a key of their own, and they see the same', async () => {
    const { anna, carol, boris } = await team();
    expect(await far(carol)).toMatchObject({
      side: 0,
      chair: 1,
      begun: true,
      names: ['Anna', 'Boris'],
      mates: [['Carol'], []],
    });
    expect(carol.now().view).toEqual(anna.now().view);
    const late = at.person();
    await expect(late.takes((await far(boris)).info.id, 0, 'Dora')).rejects.toThrow('This link leads nowhere');
    await carol.host.say(keyOf(carol), 'Left or right?', 'side');
    await until(() => anna.news.some((n) => n.kind === 'said' && n.said.from === 'Carol'));
    expect(boris.news.some((n) => n.kind === 'said')).toBe(false);
  });
  test('the commander ends phases, resigns and agrees; the others play', async () => {
    const { anna, carol } = await team();
    const no = { ok: false, refusal: { rule: 'kernel:team' } };
    expect(await carol.host.act(carol.now().seat, [pass(carol)], carol.now().version)).toMatchObject(no);
    expect(await carol.host.resign(carol.now().seat)).toMatchObject(no);
    expect(await carol.host.order(carol.now().seat, [])).toMatchObject(no);
    await expect(carol.host.offer(keyOf(carol), 'draw', 'yes')).rejects.toThrow('Only the commander');
    await expect(carol.host.divide(keyOf(carol), {})).rejects.toThrow('Only the commander');
    // A game that knows no commands shares its units freely.
    const moved = await anyMove(carol);
    expect(await carol.host.act(carol.now().seat, [moved], carol.now().version)).toEqual({ ok: true });
    // What one has done another takes back only as the commander.
    await until(() => anna.now().canUndo);
    expect(await anna.host.undo(anna.now().seat)).toEqual({ ok: true });
    const mine = await anyMove(anna);
    expect(await anna.host.act(anna.now().seat, [mine], anna.now().version)).toEqual({ ok: true });
    await until(() => carol.now().canUndo);
    expect(await carol.host.undo(carol.now().seat)).toMatchObject(no);
  });
  test('the commander hands over: the other ends phases and speaks for the side, and may hand it back', async () => {
    const { anna, carol, boris } = await team();
    await expect(carol.host.command(keyOf(carol), 1)).rejects.toThrow('Only the commander');
    await expect(anna.host.command(keyOf(anna), 2)).rejects.toThrow('no such chair');
    await expect(boris.host.command(keyOf(boris), 1)).rejects.toThrow('no such chair');
    await anna.host.command(keyOf(anna), 1);
    await until(() => carol.news.findLast((n) => n.kind === 'far')?.table.commanders[0] === 1);
    expect((await far(boris)).commanders).toEqual([1, 0]);
    const no = { ok: false, refusal: { rule: 'kernel:team' } };
    expect(await anna.host.act(anna.now().seat, [pass(anna)], anna.now().version)).toMatchObject(no);
    expect(await anna.host.resign(anna.now().seat)).toMatchObject(no);
    await expect(anna.host.offer(keyOf(anna), 'draw', 'yes')).rejects.toThrow('Only the commander');
    await expect(anna.host.command(keyOf(anna), 0)).rejects.toThrow('Only the commander');
    expect(await carol.host.act(carol.now().seat, [pass(carol)], carol.now().version)).toEqual({ ok: true });
    await carol.host.offer(keyOf(carol), 'draw', 'yes');
    expect((await far(boris)).offers.draw).toBe(0);
    // It is kept with the game; the dice go on with the part of the first.
    await at.restart();
    await carol.host.command(keyOf(carol), 0);
    expect(await anna.host.resign(anna.now().seat)).toEqual({ ok: true });
  });
  test('links for dice are taken from the first of a side alone', async () => {
    const { carol, id } = await team();
    expect(await carol.host.links(id, 0, {})).toBe(null);
  });
  test.each([
    ['none', [0, 1]],
    ['a crowd', [7, 1]],
    ['half a player', [1.5, 1]],
  ])('%s on a side is not understood', async (_, players) => {
    await expect(at.person().makes({ ...SPEC, players })).rejects.toThrow('understood');
  });
});

test('who has got up again before the game has no chair, also where the connection remembers one', async () => {
  const [anna, boris, carol] = [at.person(), at.person(), at.person()];
  const made = await anna.makes({ ...SPEC, players: [1, 2] });
  await anna.show(made.key);
  const taken = await boris.takes(made.invite, 1, 'Boris');
  await boris.show(taken.key);
  await boris.host.leaveChair(taken.key);
  await carol.takes(made.invite, 1, 'Carol');
  await carol.show((await carol.takes(made.invite, 1, 'Dora')).key);
  expect((await carol.host.sit(made.table, 1)).viewer).toBe(1);
  await expect(boris.host.sit(made.table, 1)).rejects.toThrow('This game is not here');
});

describe('sides by bid', () => {
  async function bidders(): Promise<{ anna: Person; boris: Person; id: string }> {
    const [anna, boris] = [at.person(), at.person()];
    const made = await anna.makes({ ...SPEC, sides: 'bid' });
    await anna.show(made.key);
    await expect(anna.host.bid(made.key, 0, 1)).rejects.toThrow('not everybody is here yet');
    await boris.show((await boris.takes(made.invite, 1, 'Boris')).key);
    return { anna, boris, id: made.table };
  }
  test('both want the same: the higher bid has it, and nobody sees a bid before', async () => {
    const { anna, boris, id } = await bidders();
    await anna.host.bid(keyOf(anna), 0, 3);
    expect(await far(boris)).toMatchObject({ begun: false, bidding: [true, false], bid: null });
    expect(boris.frames.join('')).not.toContain('"points"');
    await expect(anna.host.bid(keyOf(anna), 0, 9)).rejects.toThrow('you have given a bid');
    await boris.host.bid(keyOf(boris), 0, 4);
    expect(await far(boris)).toMatchObject({
      begun: true,
      side: 0,
      names: ['Boris', 'Anna'],
      bid: { side: 0, points: 4 },
    });
    expect((await far(anna)).side).toBe(1);
    // Their keys open the chairs they have now, and no others.
    boris.sat = await boris.host.sit(id, 0);
    await expect(boris.host.sit(id, 1)).rejects.toThrow('This chair is not free');
    expect((await anna.host.sit(id, 1)).viewer).toBe(1);
  });
  test('what was given counts at the end: in the result, in the log, and when the game is checked', async () => {
    const { anna, boris, id } = await bidders();
    await anna.host.bid(keyOf(anna), 0, 4);
    await boris.host.bid(keyOf(boris), 0, 3);
    anna.sat = await anna.host.sit(id, 0);
    boris.sat = await boris.host.sit(id, 1);
    // Nobody does anything: without the bid it is a draw.
    const ends = (p: Person, q: Person): Promise<void> => passUntil([p, q], () => p.now().table.over !== null, 200);
    await ends(anna, boris);
    const plain = await at.table();
    await ends(plain.anna, plain.boris);
    expect(plain.anna.now().table.over).toBe('A draw (draw, score 0)');
    expect(anna.now().table.over).toBe('Red wins (marginal, score -4)');
    const { text: log } = await anna.host.exportFile(anna.now().seat, 'log');
    expect(log).toContain('Blue was bid for with 4 points, which count for Red: the score was 0 and is -4.');
    const { text } = await anna.host.exportFile(anna.now().seat, 'game');
    const checked = await checkText(folderLibrary(), text, undefined);
    expect(checked).toMatchObject({ ok: true });
    expect(checked.checked.join()).toContain('Blue was bid for with 4 points');
    // Somebody who changes it afterwards is found out.
    const file = parseSave(text);
    const options = { ...file.head.options, 'kernel:bid': { side: 0, points: 0 } };
    const { game } = await loadGame('skirmish');
    expect(await checkGame({ ...file, head: { ...file.head, options } }, game)).toMatchObject({ ok: false });
  });
  test('a bid is not an option, and a game without points has none', async () => {
    const bid = { 'kernel:bid': { side: 1, points: 9 } };
    await expect(at.person().makes({ ...SPEC, options: bid })).rejects.toThrow('given when both are there');
    const east = { ...SPEC, game: 'war-in-the-east', scenario: 'barbarossa', sides: 'bid' as const };
    await expect(at.person().makes(east)).rejects.toThrow('counts no points');
  });
  test('each wants another: both have it for nothing', async () => {
    const { anna, boris } = await bidders();
    await anna.host.bid(keyOf(anna), 0, 3);
    await boris.host.bid(keyOf(boris), 1, 4);
    expect(await far(anna)).toMatchObject({ begun: true, side: 0, bid: null });
  });
  test('between equals the lot decides; alone nobody can bid', async () => {
    expect(
      settled(
        [0, 1],
        [
          { side: 1, points: 2 },
          { side: 1, points: 2 },
        ],
        () => 0,
      ),
    ).toEqual({ swap: true, bid: { side: 1, points: 2 } });
    expect(
      settled(
        [0, 1],
        [
          { side: 1, points: 2 },
          { side: 1, points: 2 },
        ],
        () => 1,
      ),
    ).toEqual({ swap: false, bid: { side: 1, points: 2 } });
    await expect(at.person().makes({ ...SPEC, sides: 'bid', players: [2, 1] })).rejects.toThrow('by two players');
  });
});

describe('somebody has left', () => {
  const DAY = 86_400_000;
  test('after the silence that was agreed the other claims the game, and not before; played again, all vacations are there', async () => {
    const { anna, boris } = await at.table({ ...SPEC, silence: 7 * DAY, vacation: 5 * DAY });
    await passUntil([anna, boris], () => owes(boris) && !owes(anna));
    at.later(6 * DAY);
    await expect(anna.host.claim(keyOf(anna))).rejects.toThrow('the time that was agreed is not over');
    await boris.host.vacation(keyOf(boris), 'away');
    at.later(3 * DAY);
    await expect(anna.host.claim(keyOf(anna))).rejects.toThrow('on vacation');
    await boris.host.vacation(keyOf(boris), 'back');
    at.later(8 * DAY);
    // Whoever is waited for cannot claim.
    await expect(boris.host.claim(keyOf(boris))).rejects.toThrow('nobody is waited for');
    await anna.host.claim(keyOf(anna));
    await until(() => boris.now().table.over !== null);
    expect(boris.now().table.over).toBe('Blue wins (abandonment)');
    await expect(anna.host.claim(keyOf(anna))).rejects.toThrow('This game is over');
    const { text } = await anna.host.exportFile(anna.now().seat, 'game');
    expect(await checkText(folderLibrary(), text, undefined)).toMatchObject({ ok: true });
    const again = await anna.host.rematch(keyOf(anna), newKey(), await heads(1));
    expect(again.side).toBe(1);
    const [table] = await anna.host.show([again.key]);
    expect(table?.vacations).toMatchObject({ left: [5 * DAY, 5 * DAY], since: [null, null] });
  });
});

describe('a correspondence game over days', () => {
  const DAY = 86_400_000;
  test('a day a move is banked up to the first stock; on vacation no time runs, and it ends by itself', async () => {
    const { anna, boris } = await at.table({
      ...SPEC,
      clock: { base: 3 * DAY, plus: DAY, out: 'loses' },
      silence: 2 * DAY,
      vacation: 5 * DAY,
    });
    const days = async (side: number): Promise<number> =>
      Math.round((leftOf((await far(anna)).clock?.state ?? NO_CLOCK, side, at.now()) / DAY) * 10) / 10;
    await passUntil([anna, boris], () => owes(anna) && !owes(boris));
    // The desk hears of it a moment later than they do.
    const runs = async (side: number): Promise<boolean> => (await far(anna)).clock?.state.running.join() === `${side}`;
    for (let i = 0; i < 200 && !(await runs(0)); i++) await new Promise((resolve) => setTimeout(resolve, 20));
    at.later(2 * DAY);
    expect(await days(0)).toBe(1);
    const before = anna.now().version;
    // She decides twice, and has a day more when it is his turn.
    await passUntil([anna, boris], () => owes(boris) && !owes(anna));
    expect(anna.now().version).toBeGreaterThan(before);
    await until(() => clockOf(boris)?.running.includes(1) === true);
    expect([await days(0), await days(1)]).toEqual([2, 3]);
    await boris.host.vacation(keyOf(boris), 'away');
    // Told on the bell, which may come later than the answer.
    await until(() => clockOf(boris)?.running.length === 0);
    at.later(4 * DAY);
    expect(await days(1)).toBe(3);
    await expect(anna.host.claim(keyOf(anna))).rejects.toThrow('on vacation');
    // The rest of it is used up after one day more; then his time runs.
    at.later(2 * DAY);
    await until(() => clockOf(boris)?.running.includes(1) === true);
    expect((await far(boris)).vacations).toMatchObject({ left: [5 * DAY, 0], since: [null, null] });
    await expect(boris.host.vacation(keyOf(boris), 'away')).rejects.toThrow('no more of what was agreed');
    at.later(4 * DAY);
    await until(() => anna.now().table.over !== null);
    expect(anna.now().table.over).toBe('Blue wins (time)');
    expect(await boris.host.exportFile(boris.now().seat, 'log')).toBeDefined();
  });
});
const NO_CLOCK = { left: [], running: [], since: 0 };
const clockOf = (p: Person) => p.news.findLast((n) => n.kind === 'far')?.table.clock?.state;

/** Something with a unit that can be taken back. */
async function anyMove(p: Person): Promise<Action> {
  const { offers, starts, seat } = p.now();
  for (const { verb, args, refusal } of offers) {
    if (refusal || args.length === 0) continue;
    const given: Record<string, ArgValue> = {};
    for (let asked = starts[verb]; asked?.ok === true; asked = await p.host.choices(seat, verb, given)) {
      if (asked.arg === null) return { verb, args: given };
      const value = asked.choices[0]?.value ?? (asked.elements[0] === undefined ? undefined : [asked.elements[0]]);
      if (value === undefined) break;
      given[asked.arg] = value;
    }
  }
  throw new Error('nothing can be moved');
}
