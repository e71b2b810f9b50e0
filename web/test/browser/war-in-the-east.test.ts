// A whole player-turn of War in the East by clicking: a hundred and fifty units of the Axis cross the border.
import type { Standing } from '@rasputitsa/host';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { SeededGame } from '../seeded-game.ts';
import { Commander } from './commander.ts';
import { closeBrowser, DESKTOP, PHONE, Player, type Screen, TABLET } from './player.ts';

const BARBAROSSA: SeededGame = {
  game: 'war-in-the-east',
  scenario: 'barbarossa',
  options: {},
  chairs: ['person', { bot: 'random' }],
  seed: 5,
  opening: ['deploy-rest', 'done', 'deploy-rest', 'done'],
};
let player: Player;
afterEach(() => player.clean());
afterAll(closeBrowser);

async function sitDown(screen: Screen): Promise<Commander> {
  player = await Player.again(screen);
  await player.begin(BARBAROSSA);
  await player.boardReady();
  await player.settled();
  return new Commander(player, screen === DESKTOP ? 'keys' : 'touch');
}
const where = (s: Standing): ReadonlyMap<number, number> => new Map(s.view.pieces.map((p) => [p.id, p.at]));
const isAxisTurn = (s: Standing): boolean => s.view.phase.some((f) => f.node === 'player-turn' && f.side === 0);

/** A stack of several types that can move, with the number of its most frequent one. */
function mixedStack(s: Standing): { readonly at: number; readonly kind: string; readonly count: number } {
  const asked = s.starts['move'];
  const ready = new Set(asked?.ok ? asked.elements : []);
  for (const [at, list] of Map.groupBy(
    s.view.pieces.filter((p) => ready.has(p.id)),
    (p) => p.at,
  )) {
    const kinds = [...Map.groupBy(list, (p) => p.kind ?? '')].toSorted(([, a], [, b]) => b.length - a.length);
    const [kind = '', units = []] = kinds[0] ?? [];
    const here = s.view.pieces.filter((p) => p.at === at).length;
    if (kinds.length > 1 && units.length > 1 && here === list.length) return { at, kind, count: units.length };
  }
  throw new Error('no stack of several types');
}

describe.each([
  ['desktop', DESKTOP],
  ['tablet', TABLET],
  ['phone', PHONE],
] as const)('a player-turn at the size of a %s', (size, screen) => {
  it('stacks by type, a group in formation, marches, a battle, mechanized movement, over to the enemy', async () => {
    const general = await sitDown(screen);
    const { page } = player;
    let s = await player.standing();
    expect(general.step(s)).toBe('initial-movement');

    // All of one type of a stack, with one press.
    const mixed = mixedStack(s);
    await general.clickAt(mixed.at, 50);
    await page.getByRole('tab', { name: 'Here' }).click();
    const type = page.locator('.stack-type').first();
    expect(await type.locator('.num').last().innerText()).toBe(`×${mixed.count}`);
    await type.click();
    await player.quiet();
    const chosen = await page.evaluate(() => [...globalThis.rasputitsa.session.selected()]);
    expect(chosen).toHaveLength(mixed.count);
    expect(new Set(s.view.pieces.filter((p) => chosen.includes(p.id)).map((p) => p.kind))).toEqual(
      new Set([mixed.kind]),
    );
    await player.shot(`wite-${size}-types`);
    if (size !== 'desktop') await page.getByRole('tab', { name: 'Here' }).click();
    await page.keyboard.press('Escape');

    // Several stacks with one order, and back with one undo.
    const framed = await general.frame(mixed.at, 70);
    expect(framed).toBeGreaterThan(mixed.count);
    expect(await player.prompt()).toContain(`${framed} units in formation`);
    const before = where(s);
    const goal = await general.anywhere();
    const went = await general.send(goal);
    expect(went.length).toBeGreaterThan(1);
    await player.shot(`wite-${size}-group`);
    s = await player.doing(() => page.getByRole('button', { name: /Undo/ }).first().click());
    expect(where(s)).toEqual(before);

    // The next stacks that can still move, towards the enemy.
    const start = general.inputs;
    const sent = await general.marchAll('close', 5);
    expect(sent).toBeGreaterThan(1);
    expect(general.inputs - start).toBeLessThan(5 * 3);

    // On to a battle: the hex, the attackers, the advance.
    s = await general.end();
    for (let i = 0; i < 3 && general.step(s) !== 'combat'; i++) s = await general.end();
    const [prey] = await general.prey(5);
    if (!prey) throw new Error('nobody can be attacked at good odds');
    const clicks = general.inputs;
    await general.attack(prey.at);
    expect(general.inputs - clicks).toBeLessThan(8);
    s = await player.standing();
    expect(s.view.marks['attacked']?.[String(prey.at)]).toBe(1);
    await player.shot(`wite-${size}-battle`);
    if (size !== 'desktop') await page.keyboard.press('Escape');

    s = await general.end();
    expect(general.step(s)).toBe('mechanized-movement');
    await general.marchAll('deep', 2);
    for (let i = 0; i < 3 && isAxisTurn(s); i++) s = await general.end();
    expect(isAxisTurn(s)).toBe(false);
  });
});

it('shows the front, railheads and what the enemy can reach, and finds units by what they can do', async () => {
  await sitDown(DESKTOP);
  const { page } = player;
  await page.getByRole('tab', { name: 'Layers' }).click();
  for (const [layer, words] of [
    ['Front line', /Axis zone of control/],
    ['Railways and railheads', /railhead/],
    ['Enemy reach', /3 or more enemy units/],
  ] as const) {
    await page.locator('.layer-button', { hasText: layer }).click();
    await page.locator('.legend', { hasText: words }).waitFor();
    await page.locator('.layer-button', { hasText: layer }).click();
  }
  await page.getByRole('tab', { name: 'Forces' }).click();
  const state = page.locator('.force-state', { hasText: 'Can: Overrun' });
  const overrun = Number((await state.innerText()).match(/\d+/)?.[0]);
  expect(overrun).toBeGreaterThan(10);
  await state.click();
  await page.locator('.force-sum', { hasText: `${overrun} on the map` }).waitFor();
  await page.getByPlaceholder('Unit, formation or place').fill('armor');
  await page.locator('[data-act="select-found"]').click();
  await player.quiet();
  const kinds = await page.evaluate(() => {
    const s = globalThis.rasputitsa.session;
    return [...new Set(s.faces().flatMap((f) => (s.selected().has(f.id) ? [f.look?.symbol] : [])))];
  });
  expect(kinds).toEqual(['armor']);
});

it('plans production: what may be started and why not, the program, when all of it arrives', async () => {
  player = await Player.again(DESKTOP);
  await player.begin({
    ...BARBAROSSA,
    scenario: 'campaign',
    chairs: ['person', 'person'],
    sandbox: true,
    until: 'production-starts',
  });
  await player.boardReady();
  await player.settled();
  const panel = player.page.locator('.table-side');
  // The panel of the step is open; what bars all of it is said once, and what can be started comes first.
  await panel.getByText('Suggested program').waitFor();
  const barred = panel.getByText('First an Air Point must be started');
  await barred.first().waitFor();
  expect(await barred.count()).toBe(1);
  expect(await panel.getByRole('button', { name: 'Start', exact: true }).count()).toBe(1);
  await player.doing(() => panel.getByRole('button', { name: 'Follow the program' }).click());
  await panel.getByText('Arrival forecast').waitFor();
  await barred.waitFor({ state: 'detached' });
  expect(await panel.getByRole('button', { name: 'Start', exact: true }).count()).toBeGreaterThan(5);
  const forecast = await panel.locator('section, div', { hasText: 'Arrival forecast' }).last().innerText();
  expect(forecast).toMatch(/turn \d+/);
  // At any other time too, beside the calendar of reinforcements.
  await panel.getByText('Turn Record').click();
  await panel.getByText('The next turns').waitFor();
  await panel.getByText('Production planner').click();
  await panel.getByText('Historical production').waitFor();
  await player.shot('wite-planner');
});

it.runIf(process.env['WHOLE_TURN'] !== undefined)('a whole turn, every unit', { timeout: 1_800_000 }, async () => {
  const general = await sitDown(DESKTOP);
  let last = { inputs: 0, moved: 0 };
  const note = (what: string): void => {
    const { clicks, keys, drags } = general.count;
    const now = { inputs: general.inputs, moved: general.moved.size };
    console.log(
      `${what}: ${now.inputs - last.inputs} inputs; so far ${clicks} clicks, ${keys} keys, ${drags} drags, ${now.moved} units moved`,
    );
    last = now;
  };
  await general.marchWorthwhile('close');
  note('initial movement');
  await player.shot('wite-1-moved');
  let s = await general.end();
  for (let i = 0; i < 4 && general.step(s) !== 'combat'; i++) s = await general.end();
  note('to combat');
  let battles = 0;
  for (let i = 0; i < 60; i++) {
    const [first] = await general.prey(3);
    if (!first) break;
    for (const id of first.units) general.attackers.add(id);
    await general.attack(first.at);
    battles++;
    if (i === 3) await player.shot('wite-2-battle');
  }
  note(`${battles} battles`);
  await player.shot('wite-3-fought');
  s = await general.end();
  expect(general.step(s)).toBe('mechanized-movement');
  await general.marchWorthwhile('deep');
  note('mechanized movement');
  await player.shot('wite-4-mechanized');
  await general.end();
  note('end');
  const used = new Set([...general.moved, ...general.attackers]).size;
  console.log(
    `${general.inputs} inputs: ${general.marches} marches of ${general.moved.size} units, ${general.attackers.size} attackers, ${used} units used`,
  );
  expect(general.inputs / used).toBeLessThan(2);
});
