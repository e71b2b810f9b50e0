// A whole player turn of Ukraine '43 by clicking, on a desk, a tablet and a phone: a bond that closes the way, a march, an attack with its
// support, who pays and who follows, exploitation, rail repair. The Germans are played by the computer.
import { afterAll, describe, expect, it } from 'vitest';
import type { Standing } from '@rasputitsa/host';
import type { SeededGame } from '../seeded-game.ts';
import { closeBrowser, DESKTOP, LAPTOP, PHONE, Player, type Screen, TABLET } from './player.ts';

const AUGUST: SeededGame = {
  game: 'ukraine43',
  scenario: 'august',
  options: {},
  chairs: ['person', { bot: 'greedy' }],
  seed: 5,
};
const SOVIET = 0;
afterAll(closeBrowser);

const stepOf = (s: Standing): string => s.view.phase.at(-1)?.node ?? '';
const isSovietTurn = (s: Standing): boolean =>
  s.view.result === null && s.view.phase.some((f) => f.node === 'player-turn' && f.side === SOVIET);
const usable = (s: Standing, verb: string): boolean => s.offers.some((o) => o.verb === verb && !o.refusal);

/** Labels of the empty hexes the selected units could go to, the nearest first. */
async function goalsOf(player: Player): Promise<readonly string[]> {
  await player.targets('move');
  return player.page.evaluate(() => {
    const { session } = globalThis.rasputitsa;
    const taken = new Set(session.standing().view.pieces.map((p) => p.at));
    const asked = session.targets().find((t) => t.verb === 'move')?.asked;
    return (asked?.choices ?? [])
      .filter((c) => !taken.has(Number(c.value)))
      .toSorted((a, b) => Number(a.preview.cost) - Number(b.preview.cost))
      .map((c) => session.profile.labels[Number(c.value)] ?? '');
  });
}
/** Attacks a hex with all who can: the verb, the hex on the map, the group with its odds. */
async function attack(player: Player, label: string): Promise<Standing> {
  return player.doing(async () => {
    await player.verb('attack');
    await player.page.getByRole('button', { name: /^Confirm/ }).waitFor();
    await player.clickHex(label);
    await player.button(/^Confirm/);
    const odds = player.page.locator('.prompt-choices button').filter({ hasText: /\d+ to \d+: / });
    await odds.first().click();
  });
}
/** What the battle asks, until it is over. */
async function fightOn(player: Player, from: Standing, name: string): Promise<readonly string[]> {
  const asked: string[] = [];
  let s = from;
  for (let i = 0; i < 20 && s.view.phase.some((f) => f.node === 'battle'); i++) {
    const node = stepOf(s);
    asked.push(node);
    if (node === 'support') {
      await player.page.waitForSelector('.battle');
      const card = await player.page.locator('.battle').innerText();
      // Everything that makes the odds, the row of the table and its chances, before the dice.
      expect(card).toMatch(/Combat Results Table: reconstructed/i);
      expect(card).toMatch(/fortification/i);
      expect(card).toMatch(/Defender Retreat/i);
      if (asked.filter((x) => x === 'support').length === 1) await player.shot(`u43-${name}-battle`);
    }
    if (usable(s, 'lose-step')) {
      s = await player.doing(() =>
        player.page
          .locator('.battle')
          .getByRole('button', { name: /Loses a step/ })
          .first()
          .click(),
      );
    } else if (usable(s, 'advance')) {
      // All who can are in hand: the hex that was left is pressed.
      const [hex = ''] = await player.targets('advance');
      s = await player.doing(() => player.sendTo(hex));
    } else s = await player.doing(() => player.done());
  }
  return asked;
}

async function playTurn(name: string, screen: Screen): Promise<Standing> {
  const player = await Player.again(screen);
  await player.begin(AUGUST);
  await player.boardReady();
  let s = await player.settled();
  expect(stepOf(s)).toBe('artillery');
  // What the player has turned to stays: the panel of the next step only tells.
  const log = player.page.getByRole('tab', { name: 'Log' });
  if (screen === DESKTOP) await log.click();
  s = await player.doing(() => player.done());
  expect(stepOf(s)).toBe('movement');
  expect(await log.getAttribute('aria-selected')).toBe(String(screen === DESKTOP));

  // The way between two divisions is closed: the refusal names the bond, and both its ends are drawn with the hex.
  await player.clickUnit('7GA rifle group 4');
  await player.targets('move');
  await player.clickHex('4511');
  expect(await player.refusal()).toContain('The enemy bond between 4510 and 4512 closes 4511.');
  expect(await player.page.locator('.prompt-refusal').getAttribute('data-refusal')).toBe('7.2.1');
  const drawn = await player.page.evaluate(() => {
    const { session } = globalThis.rasputitsa;
    const { places = [], pieces = [] } = session.refusal() ?? {};
    const ends = pieces.map((id) => session.faces().find((f) => f.id === id)?.at ?? -1);
    return [...places, ...ends].map((at) => session.labelOf(at));
  });
  expect(drawn).toEqual(expect.arrayContaining(['4510', '4511', '4512']));
  await player.shot(`u43-${name}-bond`);

  // A march, at the price the map shows.
  const [to = ''] = await goalsOf(player);
  s = await player.doing(() => player.clickHex(to));
  expect(s.view.pieces.find((p) => p.kind === 's-7ga-4')?.at).toBe(await player.at(to));
  s = await player.doing(() => player.done());
  expect(stepOf(s)).toBe('first-combat');

  s = await attack(player, '4008');
  const asked = await fightOn(player, s, name);
  expect(asked).toContain('support');
  const told = await player.page.evaluate(() => globalThis.rasputitsa.session.log().map((l) => l.text));
  expect(told.some((l) => /The attack on 4008/.test(l))).toBe(true);
  await player.shot(`u43-${name}-after`);
  await player.page.keyboard.press('Escape');

  // On to the end of the turn: armor exploits once, railways are repaired.
  const seen = new Set<string>();
  s = await player.settled();
  for (let i = 0; i < 25 && isSovietTurn(s); i++) {
    const node = stepOf(s);
    const isFirst = !seen.has(node);
    seen.add(node);
    const move = s.starts['move'];
    if (node === 'exploitation' && isFirst && move?.ok && move.elements.length > 0) {
      await player.clickUnit('2 Tank Corps');
      const [goal = ''] = await goalsOf(player);
      s = await player.doing(() => player.clickHex(goal));
      await player.shot(`u43-${name}-exploitation`);
    } else if (node === 'rail-repair' && isFirst) {
      s = await player.order('repair');
    } else s = await player.doing(() => player.done());
  }
  expect([...seen]).toEqual(expect.arrayContaining(['first-combat', 'exploitation']));
  player.clean();
  return s;
}

describe("a player turn of Ukraine '43", () => {
  it.each([
    ['desk', DESKTOP],
    ['tablet', TABLET],
    ['phone', PHONE],
  ] as const)('on a %s', async (name, screen) => {
    expect(isSovietTurn(await playTurn(name, screen))).toBe(false);
  });
});

it.each([
  ['1440', DESKTOP],
  ['1024', LAPTOP],
  ['phone', PHONE],
] as const)('at %s undo goes back over a phase that ended by itself, and says so before', async (name, screen) => {
  const player = await Player.again(screen);
  // Up to the exploitation of a Soviet who has attacked nobody.
  await player.begin({ ...AUGUST, opening: ['done', 'done', 'done', 'done'] });
  await player.boardReady();
  const before = await player.settled();
  expect(stepOf(before)).toBe('exploitation');
  const moved = await player.doing(() =>
    player.page.evaluate(async () => {
      const { session, host } = globalThis.rasputitsa;
      const starts = session.standing().starts['move'];
      const units = starts?.ok ? starts.elements.slice(0, 1) : [];
      const asked = await host.choices(session.seat, 'move', { units });
      await session.act({ verb: 'move', args: { units, to: asked.ok ? (asked.choices.at(-1)?.value ?? -1) : -1 } });
    }),
  );
  expect(moved.view.pieces).not.toEqual(before.view.pieces);
  // Nobody can attack: that phase ends by itself.
  const after = await player.doing(() => player.done());
  expect(stepOf(after)).toBe('das');
  expect(await player.page.locator('[data-passed]').innerText()).toMatch(/Ended by themselves.*Second Combat/i);
  const undo = player.page.locator('[data-act=undo]');
  const said = await undo.getAttribute('aria-label');
  expect(said).toMatch(
    /^Undo: the end of Exploitation Phase; the end of Second Combat Phase, in which there was nothing to do$/,
  );
  await player.shot(`u43-${name}-passed`);
  const back = await player.doing(() => undo.click());
  expect(stepOf(back)).toBe('exploitation');
  expect(back.view.pieces).toEqual(moved.view.pieces);
  // The next press takes back the march itself.
  const still = await player.doing(() => undo.click());
  expect(still.view.pieces).toEqual(before.view.pieces);
  player.clean();
});
