// A whole player turn of Russian Front by clicking: two people at one screen, a stack on the march, an answer in the middle of it,
// rounds of battle on the card, exploitation, and the screen handed over.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Standing } from '@rasputitsa/host';
import type { SeededGame } from '../seeded-game.ts';
import { closeBrowser, Player } from './player.ts';

const BASIC: SeededGame = {
  game: 'russian-front',
  scenario: 'basic',
  options: {},
  chairs: ['person', 'person'],
  seed: 5,
};
const [AXIS, SOVIET] = [0, 1] as const;

let player: Player;
beforeEach(async () => {
  player = await Player.sitDown();
});
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

const stepOf = (s: Standing): string => s.view.phase.at(-1)?.node ?? '';
const isOn = (s: Standing, node: string): boolean => s.view.phase.some((f) => f.node === node);
const usable = (s: Standing, verb: string): boolean => s.offers.some((o) => o.verb === verb && !o.refusal);
const isAxisTurn = (s: Standing): boolean => s.view.phase.some((f) => f.node === 'phases' && f.side === AXIS);
const standing = (s: Standing, at: number, side: number): readonly number[] =>
  s.view.pieces.filter((p) => p.at === at && p.side === side).map((p) => p.id);

/** Takes the chair the screen is handed to, if it is; nothing of the board may be on it before. */
async function takeOver(): Promise<string> {
  const cover = player.page.locator('.hand-over');
  await player.page.waitForSelector('.hand-over, [data-board]');
  if ((await cover.count()) === 0) return '';
  expect(await player.page.locator('[data-board]').count()).toBe(0);
  const words = await cover.innerText();
  await cover.getByRole('button').click();
  await player.boardReady();
  return words;
}
async function setUp(): Promise<Standing> {
  await player.begin(BASIC);
  for (const side of [SOVIET, AXIS]) {
    await takeOver();
    expect((await player.standing()).viewer).toBe(side);
    // Who is to be set up lies ready beside the map.
    await player.page.waitForSelector('.box-ready');
    expect(await player.page.locator('.box-ready').count()).toBeGreaterThan(50);
    await player.doing(() => player.verb('deploy-for-me'));
    await player.doing(() => player.done());
  }
  await takeOver();
  return player.settled();
}

interface Goal {
  readonly label: string;
  readonly at: number;
  readonly cost: number;
  readonly notes: string;
}
/** Takes up all that can move of the stack, by the button of the panel. */
async function takeUp(label: string): Promise<readonly Goal[]> {
  await player.page.keyboard.press('Escape');
  await player.clickHex(label);
  await player.page.getByRole('tab', { name: 'Here' }).click();
  const all = player.page.locator('.stack-all');
  if (await all.count()) await all.click();
  await player.targets('move');
  return player.page.evaluate(() => {
    const s = globalThis.rasputitsa.session;
    const asked = s.targets().find((t) => t.verb === 'move')?.asked;
    return (asked?.choices ?? []).map((c) => ({
      at: Number(c.value),
      label: s.profile.labels[Number(c.value)] ?? '',
      cost: Number(c.preview.cost ?? 0),
      notes: (c.preview.notes ?? []).map((n) => `${n.rule} ${n.text}`).join('; '),
    }));
  });
}
/** Stacks of two or more German armor and infantry units in reach of the enemy. */
async function stacks(s: Standing): Promise<readonly string[]> {
  const starts = s.starts['move'];
  const ready = new Set(starts?.ok ? starts.elements : []);
  const count = new Map<number, number>();
  for (const p of s.view.pieces) if (ready.has(p.id)) count.set(p.at, (count.get(p.at) ?? 0) + 1);
  const many = [...count].filter(([, n]) => n >= 2).map(([at]) => at);
  return player.page.evaluate((list) => list.map((at) => globalThis.rasputitsa.session.profile.labels[at] ?? ''), many);
}
async function clickGoal(goal: Goal): Promise<void> {
  await player.clickHex(goal.label);
}

/** Answers what the battle asks, by the buttons of its card, until the segment is over. */
async function fightOn(
  from: Standing,
): Promise<{ last: Standing; rounds: number; hits: number; retreats: number; dice: number }> {
  let last = from;
  let [rounds, hits, retreats, dice] = [0, 0, 0, 0];
  const card = player.page.locator('.battle');
  for (let i = 0; i < 80 && isOn(last, 'combat-resolution'); i++) {
    await takeOver();
    last = await player.settled();
    const press = (name: RegExp): Promise<Standing> =>
      player.doing(() => card.getByRole('button', { name }).first().click());
    dice = Math.max(dice, await card.locator('.story .dice, .results .dice').count());
    if (usable(last, 'engage')) {
      last = await press(/Engage/);
      rounds++;
    } else if (usable(last, 'take')) {
      last = await press(/Takes the hit/);
      hits++;
    } else if (usable(last, 'fight')) last = await press(/Fight/);
    // The attacker breaks one battle off of his own will: somebody must retreat in every run of this test.
    else if (usable(last, 'withdraw') && last.viewer === AXIS && retreats === 0) last = await press(/Retreat/);
    else if (usable(last, 'retreat')) {
      // With one unit to go there is nothing to ask but where to, and that is asked already.
      await player.quiet();
      const isOffered = (await player.page.locator('[data-verb="retreat"]').count()) > 0;
      last = isOffered ? await player.order('retreat') : await player.answer();
      retreats++;
    } else last = await player.doing(() => player.done());
  }
  return { last, rounds, hits, retreats, dice };
}

describe('a player turn of Russian Front', () => {
  it('set-up, a stack on the march, a refusal, undo, an answer, battles, exploitation, hand-over', async () => {
    let s = await setUp();
    expect(s.viewer).toBe(AXIS);
    expect(stepOf(s)).toBe('ground-movement');

    // A stack goes as one, at the cost the map shows.
    const labels = await stacks(s);
    expect(labels.length).toBeGreaterThan(3);
    let attack: { from: string; goal: Goal } | undefined;
    let answered: { from: string; goal: Goal } | undefined;
    for (const from of labels) {
      const goals = await takeUp(from);
      expect(goals.length).toBeGreaterThan(0);
      attack ??= goals.filter((g) => g.notes.startsWith('4.8')).map((goal) => ({ from, goal }))[0];
      if (attack?.from === from) continue;
      answered ??= goals
        .filter((g) => g.notes.startsWith('6.2.1 the enemy may respond at'))
        .map((goal) => ({ from, goal }))[0];
      if (attack && answered) break;
    }
    if (!attack || !answered) throw new Error('nobody can attack, or nobody can be answered');

    await takeUp(attack.from);
    const moving = await player.page.evaluate(() => [...globalThis.rasputitsa.session.selected()]);
    expect(moving.length).toBeGreaterThan(1);
    const { x, y } = await player.spot(attack.goal.at);
    await player.page.mouse.move(x, y);
    const slip = player.page.locator('.hover-slip');
    await slip.getByText(`costs ${attack.goal.cost}`).waitFor();
    expect(await slip.innerText()).toMatch(/attacks .*Corps/);
    const before = await player.standing();
    s = await player.doing(() => clickGoal(attack.goal));
    const there = standing(s, attack.goal.at, AXIS);
    expect(there).toEqual(expect.arrayContaining(moving));
    expect(standing(s, attack.goal.at, SOVIET).length).toBeGreaterThan(0);
    expect(s.view.marks['battle']?.[String(attack.goal.at)]).toBeGreaterThan(0);

    // Taken back, and done again.
    s = await player.doing(() => player.page.keyboard.press('Control+z'));
    expect(s.view.pieces).toEqual(before.view.pieces);
    expect(s.view.marks).toEqual(before.view.marks);
    await takeUp(attack.from);
    s = await player.doing(() => clickGoal(attack.goal));

    // Where one cannot go, the page says by which rule.
    await takeUp(answered.from);
    await player.clickHex('CC28');
    expect(await player.refusal()).toMatch(/CC28/);
    expect(await player.page.locator('.prompt-refusal').getAttribute('data-refusal')).toMatch(/^6\.1/);
    await player.page.locator('.prompt-refusal .rule-number').click();
    await player.page.waitForSelector('dialog[open]');
    expect(await player.page.locator('dialog[open]').innerText()).toMatch(/movement/i);
    await player.page.keyboard.press('Escape');

    // Everything is there after a reload in mid-phase.
    const kept = await player.standing();
    await player.saved();
    await player.page.reload();
    await takeOver();
    expect((await player.settled()).view).toEqual(kept.view);

    // The enemy answers in the middle of the march.
    await takeUp(answered.from);
    await player.shot('rf-march');
    await player.doing(() => clickGoal(answered.goal));
    expect(await takeOver()).toContain('Soviet');
    s = await player.settled();
    expect([s.viewer, stepOf(s)]).toEqual([SOVIET, 'response']);
    expect(await player.prompt()).toMatch(/under your zones of control/);
    await player.verb('respond');
    await player.page.locator('.prompt-choices button').first().waitFor();
    await player.shot('rf-response');
    s = await player.answer();
    expect(await takeOver()).toContain('Axis');
    s = await player.settled();
    expect(stepOf(s)).toBe('ground-movement');
    expect(Object.keys(s.view.marks['battle'] ?? {}).length).toBe(2);

    // On to the battles: what nobody can use goes by itself.
    s = await player.doing(() => player.done());
    let flown = 0;
    for (let i = 0; i < 12 && !isOn(s, 'combat-resolution'); i++) {
      await takeOver();
      s = await player.settled();
      const fly = s.starts['fly'];
      if (s.viewer === AXIS && fly?.ok && fly.choices.length > 0) {
        const name = await player.page.evaluate((id) => {
          const { session } = globalThis.rasputitsa;
          return session.faces().find((f) => f.id === id)?.name ?? '';
        }, Number(fly.choices[0]?.value));
        await player.clickUnit(name);
        const [battle = ''] = await player.targets('fly');
        s = await player.doing(() => player.clickHex(battle.split(' ').at(-1) ?? ''));
        flown++;
        if (flown < 2) continue;
      }
      s = await player.doing(() => player.done());
    }
    expect(isOn(s, 'combat-resolution')).toBe(true);
    expect(flown).toBe(2);
    await takeOver();
    await player.page.waitForSelector('.battle');
    await player.shot('rf-battle');
    const fought = await fightOn(await player.settled());
    expect(fought.rounds).toBeGreaterThan(1);
    expect(fought.retreats).toBeGreaterThan(0);
    expect(fought.dice).toBeGreaterThan(0);
    // The story of the last battle: dice, what they gave, who took it.
    const told = await player.page.evaluate(() => globalThis.rasputitsa.session.log().map((l) => l.text));
    const count = (what: RegExp): number => told.filter((l) => what.test(l)).length;
    expect(count(/combat table number/)).toBeGreaterThan(1);
    // The aircraft sent there support somebody.
    expect(count(/ with .*Air Corps.* against /)).toBeGreaterThan(0);
    expect(count(/^\d-\d: /)).toBe(count(/combat table number/));
    expect(count(/ takes a hit, \d left/) + count(/eliminated/)).toBeGreaterThanOrEqual(fought.hits);
    // No battle is on any more; what the last one came to stays until it is put aside.
    await player.page.keyboard.press('Escape');
    await player.page.locator('.battle').waitFor({ state: 'detached' });
    s = fought.last;
    expect(Object.keys(s.view.marks['battle'] ?? {}).length).toBe(0);

    // Home with the aircraft, on with the armor, and over to the other side.
    let [returned, exploited] = [0, 0];
    for (let i = 0; i < 30 && isAxisTurn(s); i++) {
      await takeOver();
      s = await player.settled();
      const move = s.starts['move'];
      if (usable(s, 'return') && !usable(s, 'done')) {
        s = await player.order('return');
        returned++;
      } else if (stepOf(s) === 'exploitation' && move?.ok && move.elements.length > 0 && exploited === 0) {
        await player.page.keyboard.press('n');
        const [goal = ''] = await player.targets('move');
        await player.shot('rf-exploitation');
        s = await player.doing(() => player.clickHex(goal.split(' ').at(-1) ?? ''));
        exploited++;
      } else s = await player.doing(() => player.done());
    }
    expect(returned).toBeGreaterThan(0);
    expect(exploited).toBe(1);
    expect(s.view.phase.some((f) => f.side === SOVIET)).toBe(true);
    expect(await takeOver()).toContain('Soviet');
  });
});
