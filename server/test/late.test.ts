// Those who watch with a delay: nothing newer reaches them, by whatever way they ask.
import type { Standing } from '@rasputitsa/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkText } from '@rasputitsa/host/files';
import { folderLibrary } from '../src/node-library.ts';
import { house, type House, passUntil, type Person, SPEC, standings, until } from './house.ts';

/** Nothing is as old as that by itself in a test. */
const HOUR = 3_600_000;
let at: House;
beforeAll(async () => {
  at = await house();
});
afterAll(() => at.close());

/** Another version, turn or owing side than at the beginning would be news. */
const known = ({ version, view, table }: Standing) => ({ version, owing: view.owing, standing: table.standing });

async function watched(
  delay = HOUR,
): Promise<{ anna: Person; boris: Person; eve: Person; id: string; keys: string[]; seat: Standing }> {
  const { anna, boris, id, watch, invite } = await at.table({ ...SPEC, delay });
  const eve = at.person();
  await eve.show(watch);
  eve.sat = await eve.host.sit(id, 'spectator');
  return { anna, boris, eve, id, keys: [watch, invite], seat: eve.sat };
}
/** Everything a spectator can ask for, as text. */
async function allSheCanAsk({ host }: Person, id: string, keys: readonly string[], seat: string): Promise<string> {
  const back = await host.openReplay(id);
  const again = await host.sit(back.id, 'spectator');
  const asked: readonly Promise<unknown>[] = [
    host.show(keys),
    ...keys.map((k) => host.saidSince(k, 0)),
    host.told(seat, 0),
    host.luck(seat),
    host.report(seat),
    host.contents(again.seat),
    host.goto(again.seat, 10_000),
    host.sit(id, 'spectator'),
    host.exportFile(seat, 'log'),
    host.exportFile(seat, 'position'),
    host.choices(seat, 'done', {}),
    host.panel(seat, 'score'),
    // What she may not have at all.
    host.exportFile(seat, 'game'),
    host.sit(id, 0),
    host.sit(`replay:${id}`, 0),
  ];
  const answers = await Promise.allSettled(asked);
  await host.leave(again.seat);
  return JSON.stringify(answers.map((a) => (a.status === 'fulfilled' ? a.value : String(a.reason))));
}
/** Handles are drawn at random, and differ from one question to the next. */
const plain = (text: string): string => text.replaceAll(/"seat":"[^"]*"/g, '"seat":""');

test('for as long as was agreed they see and hear the game as it was, however they ask; then what was done', async () => {
  const { anna, boris, eve, id, keys, seat } = await watched();
  const before = plain(await allSheCanAsk(eve, id, keys, seat.seat));
  const frames = eve.frames.length;
  await passUntil([anna, boris], () => anna.now().version >= 3);
  await anna.host.say(anna.keys[0] ?? '', 'Nobody watches', 'table');
  await until(() => boris.news.some((n) => n.kind === 'said'));
  expect(known(anna.now())).not.toEqual(known(seat));
  // Pushed: nothing at all. Asked: the same as before, to the letter.
  expect(eve.frames.slice(frames)).toEqual([]);
  const meanwhile = plain(await allSheCanAsk(eve, id, keys, seat.seat));
  expect(meanwhile).toBe(before);
  expect(eve.frames.join('')).not.toContain('Nobody watches');
  await at.older(HOUR);
  await until(() => eve.now().version === anna.now().version);
  expect(eve.now().view.owing).toEqual(anna.now().view.owing);
  expect(standings(eve).every((s) => !s.elsewhere)).toBe(true);
  expect(await eve.host.saidSince(keys[0] ?? '', 0)).toMatchObject([{ text: 'Nobody watches' }]);
  expect(await eve.host.saidSince(keys[1] ?? '', 0)).toEqual([]);
  // She has no say in it.
  const act = eve.host.act(eve.now().seat, [{ verb: 'done', args: {} }], eve.now().version);
  expect(await act).toMatchObject({ ok: false, refusal: { rule: 'kernel:turn' } });
});

test('a player who has the link for spectators too sees the game as it is', async () => {
  const { anna, boris, keys, id } = await watched();
  await boris.show(keys[0] ?? '');
  const seat = boris.now();
  await boris.host.sit(id, 'spectator');
  // What he plays by is what his chair shows, whichever of the two is told last.
  const plays = { ...boris, now: () => standings(boris).findLast((x) => x.viewer !== 'spectator') ?? seat };
  await passUntil([anna, plays], () => anna.now().version >= 3);
  const seen = (): boolean => standings(boris).some((s) => s.viewer === 'spectator' && s.version === 3);
  await until(seen);
  expect(seen()).toBe(true);
});

test('of the end they hear later too, also after a restart; then everything is open, and can be checked', async () => {
  // The server is an hour ahead by now.
  const { anna, boris, eve, id, keys, seat } = await watched(3 * HOUR);
  await passUntil([anna, boris], () => anna.now().version >= 2);
  await anna.host.resign(anna.now().seat);
  await until(() => boris.now().table.over !== null);
  await at.restart();
  const [[shown, invited]] = await Promise.all([eve.host.show(keys), eve.host.sit(id, 'spectator')]);
  for (const table of [shown, invited]) expect(table?.info).toMatchObject({ over: null, standing: '', owing: [] });
  await expect(eve.host.sit(id, 0)).rejects.toThrow('This chair is not free');
  await expect(eve.host.exportFile(seat.seat, 'game')).rejects.toThrow('not yours');
  await at.older(3 * HOUR);
  await until(() => eve.now().table.over !== null);
  expect((await eve.host.show(keys))[0]?.info.over).toBe('Red wins (resignation)');
  const { text } = await eve.host.exportFile(eve.now().seat, 'game');
  expect(await checkText(folderLibrary(), text, undefined)).toMatchObject({ ok: true });
  // The other side's eyes, and no hand on anything.
  const blue = await eve.host.sit(id, 0);
  expect(blue.viewer).toBe(0);
  for (const done of [
    eve.host.act(blue.seat, [{ verb: 'done', args: {} }], blue.version),
    eve.host.undo(blue.seat),
    eve.host.resign(blue.seat),
    eve.host.order(blue.seat, []),
  ])
    expect(await done).toMatchObject({ ok: false });
});

test('what is said reaches them when it is old enough, by itself', async () => {
  const { anna, boris, eve } = await watched(1500);
  const hears = (p: Person): boolean => p.news.some((n) => n.kind === 'said');
  const begun = performance.now();
  await anna.host.say(anna.keys[0] ?? '', 'Good luck', 'table');
  await until(() => hears(boris));
  const early = hears(eve) && performance.now() - begun < 1500;
  expect(early).toBe(false);
  await until(() => hears(eve));
  expect(performance.now() - begun).toBeGreaterThanOrEqual(1500);
});

test.each([
  ['nothing', 0],
  ['a year', 31_536_000_000],
  ['half a millisecond', 0.5],
])('a delay of %s is not understood', async (_, delay) => {
  await expect(at.person().makes({ ...SPEC, delay })).rejects.toThrow('understood');
});
