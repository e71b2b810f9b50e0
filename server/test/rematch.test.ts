// The same table once more with sides changed: for two, for several players of a side, and against a computer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { random } from '@rasputitsa/kernel';
import { newKey } from '../src/keys.ts';
import type { FarGame, FarTable, Taken } from '../src/wire.ts';
import { anyAction } from './player.ts';
import { heads, house, type House, owes, passUntil, type Person, SPEC, until } from './house.ts';

let at: House;
beforeAll(async () => {
  at = await house();
});
afterAll(() => at.close());

const EAST: FarGame = { ...SPEC, game: 'war-in-the-east', scenario: 'barbarossa', players: [2, 1] };

async function shown(p: Person, key: string): Promise<FarTable> {
  const [table] = await p.host.show([key]);
  if (!table) throw new Error('the table is gone');
  return table;
}
const keyOf = (p: Person): string => p.keys[0] ?? '';
const askFor = async (p: Person, side: 0 | 1): Promise<Taken> => p.host.rematch(keyOf(p), newKey(), await heads(side));
/** Sits down at the new table, and at no other. */
async function goesTo(p: Person, taken: Taken): Promise<void> {
  p.keys.splice(0);
  p.news.splice(0);
  await p.show(taken.key);
  p.sat = await p.host.sit(taken.table, taken.side);
}
interface Team {
  readonly anna: Person;
  readonly boris: Person;
  readonly carol: Person;
}
/** Anna and Carol play the first side, Boris the other. */
async function team(spec: FarGame): Promise<Team> {
  const [anna, boris, carol] = [at.person(), at.person(), at.person()];
  const made = await anna.makes(spec);
  await anna.show(made.key);
  await boris.show((await boris.takes(made.invite, 1, 'Boris')).key);
  carol.gives = false;
  await carol.show((await carol.takes(made.invite, 0, 'Carol')).key);
  await until(() => anna.news.findLast((n) => n.kind === 'far')?.table.begun === true);
  anna.sat = await anna.host.sit(made.table, 0);
  boris.sat = await boris.host.sit(made.table, 1);
  carol.sat = await carol.host.sit(made.table, 0);
  return { anna, boris, carol };
}
async function resigns(p: Person): Promise<void> {
  expect(await p.host.resign(p.now().seat)).toEqual({ ok: true });
  for (let i = 0; i < 400 && (await shown(p, keyOf(p))).info.over === null; i++)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('several players of a side', () => {
  test('each has their chair on the other side, with what they commanded there; it begins when all are back', async () => {
    const { anna, boris, carol } = await team(EAST);
    const { commands = [] } = await anna.host.profile(EAST.game, anna.now().table.id);
    const all = Object.fromEntries((commands[0] ?? []).map(({ id }) => [id, 1]));
    expect(Object.keys(all).length).toBeGreaterThan(1);
    await anna.host.divide(keyOf(anna), all);
    await anna.host.command(keyOf(anna), 1);
    await until(() => carol.news.findLast((n) => n.kind === 'far')?.table.commanders[0] === 1);
    await resigns(carol);

    // Any of them may ask: here the one who sat down last, and commands.
    const second = await askFor(carol, 1);
    expect(second.side).toBe(1);
    for (const p of [anna, boris])
      expect((await shown(p, keyOf(p))).rematch).toEqual({ by: 0, chair: 1, door: second.invite });
    const waiting = await shown(carol, second.key);
    expect(waiting).toMatchObject({ begun: false, chair: 1, names: [null, null], mates: [[], ['Carol']] });

    const third = await askFor(boris, 0);
    expect(third).toMatchObject({ table: second.table, side: 0 });
    expect((await shown(boris, third.key)).begun).toBe(false);
    const first = await askFor(anna, 1);
    for (let i = 0; i < 400 && !(await shown(anna, first.key)).begun; i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await shown(anna, first.key)).toMatchObject({
      begun: true,
      side: 1,
      chair: 0,
      names: ['Boris', 'Anna'],
      mates: [[], ['Carol']],
      commanders: [0, 1],
      division: all,
    });
    expect(new Set([keyOf(anna), first.key, second.key, third.key]).size).toBe(4);

    // The game itself holds them to it: Carol commands the side and all its areas, Anna moves nothing.
    await goesTo(anna, first);
    await goesTo(boris, third);
    await goesTo(carol, second);
    const no = { ok: false, refusal: { rule: 'kernel:team' } };
    expect(await anna.host.resign(anna.now().seat)).toMatchObject(no);
    await passUntil([boris, carol], () => owes(carol) && carol.now().offers.some((o) => o.verb === 'move'));
    await until(() => anna.now().version === carol.now().version);
    let tried = 0;
    for (let i = 1; tried < 20; i++) {
      const action = await anyAction(carol.host, carol.now(), random(i));
      if (action?.verb !== 'move') continue;
      expect(await carol.host.whyNot(carol.now().seat, action)).toBe(null);
      expect(await anna.host.whyNot(anna.now().seat, action)).toMatchObject({ rule: 'kernel:team' });
      tried++;
    }
    expect(await carol.host.resign(carol.now().seat)).toEqual({ ok: true });
  });
  test('somebody who does not come back can be replaced: the link of the new table is for any chair that is free', async () => {
    const { anna, boris, carol } = await team({ ...SPEC, players: [2, 1] });
    await resigns(anna);
    const first = await askFor(anna, 1);
    await askFor(boris, 0);
    const dora = at.person();
    const taken = await dora.takes(first.invite, 1, 'Dora');
    expect(await shown(dora, taken.key)).toMatchObject({
      begun: true,
      names: ['Boris', 'Anna'],
      mates: [[], ['Dora']],
    });
    await expect(askFor(carol, 1)).rejects.toThrow('somebody sits there already');
  });
  test('two who ask in the same moment meet at one table', async () => {
    const { anna, boris, carol } = await team({ ...SPEC, players: [2, 1] });
    await resigns(anna);
    const all = await Promise.all([askFor(anna, 1), askFor(boris, 0), askFor(carol, 1)]);
    expect(new Set(all.map((t) => t.table)).size).toBe(1);
    expect(all.map((t) => t.side)).toEqual([1, 0, 1]);
    const [first] = all;
    expect(await shown(anna, first?.key ?? '')).toMatchObject({
      chair: 0,
      names: ['Boris', 'Anna'],
      mates: [[], ['Carol']],
    });
  });
});

test('one that was closed again before it began can be asked for once more', async () => {
  const { anna, boris } = await at.table();
  await resigns(anna);
  const first = await askFor(anna, 1);
  await anna.host.leaveChair(first.key);
  const second = await askFor(boris, 0);
  expect(second.table).not.toBe(first.table);
  expect(await askFor(anna, 1)).toMatchObject({ table: second.table, side: 1 });
});
test('against a computer it has the other side now; friends stay together', async () => {
  const [anna, carol] = [at.person(), at.person()];
  const made = await anna.makes({ ...SPEC, chairs: ['me', { bot: 'random' }], players: [2, 1] });
  await anna.show(made.key);
  await carol.show((await carol.takes(made.invite, 0, 'Carol')).key);
  anna.sat = await anna.host.sit(made.table, 0);
  await resigns(anna);
  const first = await askFor(anna, 1);
  expect(await askFor(carol, 1)).toMatchObject({ table: first.table, side: 1 });
  expect(await shown(anna, first.key)).toMatchObject({
    begun: true,
    info: { chairs: [{ bot: 'random' }, 'person'] },
    names: [null, 'Anna'],
    mates: [[], ['Carol']],
  });
});
test('a table the last one has left is gone', async () => {
  const { boris, carol, anna } = await team({ ...SPEC, players: [2, 1] });
  await resigns(anna);
  const taken = await askFor(carol, 1);
  await carol.host.leaveChair(taken.key);
  expect(await carol.host.show([taken.key])).toEqual([null]);
  expect((await askFor(boris, 0)).table).not.toBe(taken.table);
});
