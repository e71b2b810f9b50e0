// A whole player-turn of Moscow 1941 by clicking, against the computer, at three sizes: aircraft, a march, an attack with its whole
// dialogue (support, dice, losses, retreat, pursuit), what is owed, the count of points, strategic movement, until the
// enemy's turn begins. All Germans are dug in at the start; the Soviets dig in by clicking, too.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Standing } from '@rasputitsa/host';
import type { SeededGame } from '../seeded-game.ts';
import { closeBrowser, DESKTOP, PHONE, Player, type Screen, TABLET } from './player.ts';

const GAME: SeededGame = {
  game: 'moscow41',
  scenario: 'typhoon',
  options: {},
  chairs: ['person', { bot: 'greedy' }],
  seed: 5,
};
let player: Player;
afterEach(() => player.clean());
afterAll(closeBrowser);

const stepOf = (s: Standing): string => s.view.phase.at(-1)?.node ?? '';
const isGerman = (s: Standing): boolean => s.view.phase.some((f) => f.node === 'player-turn' && f.side === 0);

/** Somebody far behind the front whom this can be done with, alone in his hex. */
async function rear(verb: string): Promise<{ readonly id: number; readonly at: string }> {
  return player.page.evaluate((v) => {
    const { session, board } = globalThis.rasputitsa;
    const starts = session.standing().starts[v];
    const ready = new Set<unknown>(starts?.ok ? starts.choices.map((c) => c.value) : []);
    const foes = session.standing().view.pieces.filter((p) => p.side === 1);
    const far = (at: number): number => {
      const here = board()?.mapOf(at) ?? { x: 0, y: 0 };
      return Math.min(
        ...foes.map((p) => Math.hypot((board()?.mapOf(p.at).x ?? 0) - here.x, (board()?.mapOf(p.at).y ?? 0) - here.y)),
      );
    };
    const [face] = session
      .faces()
      .filter((f) => ready.has(f.id) && session.stacks().get(f.at)?.length === 1)
      .sort((a, b) => far(b.at) - far(a.at));
    return { id: face?.id ?? -1, at: session.profile.labels[face?.at ?? -1] ?? '' };
  }, verb);
}
/** The unit is pressed, and what it can do is there. */
async function take(at: string, verb: string): Promise<void> {
  // Pressed a second time it would be put down again.
  await player.page.keyboard.press('Escape');
  await player.clickHex(at);
  await player.page.waitForSelector(`[data-verb="${verb}"]`);
}
/** The enemy hex with most Germans beside it. */
async function target(): Promise<string> {
  return player.page.evaluate(() => {
    const { session, board } = globalThis.rasputitsa;
    const starts = session.standing().starts['attack'];
    const own = session.standing().view.pieces.filter((p) => p.side === 0);
    const beside = (at: number): number => {
      const here = board()?.mapOf(at) ?? { x: 0, y: 0 };
      return own.filter(
        (p) => Math.hypot((board()?.mapOf(p.at).x ?? 0) - here.x, (board()?.mapOf(p.at).y ?? 0) - here.y) < 1.1,
      ).length;
    };
    const [best] = (starts?.ok ? [...starts.elements] : []).sort((a, b) => beside(b) - beside(a));
    return session.profile.labels[best ?? -1] ?? '';
  });
}
/** Takes part in the combat as a player would: support, the loss, the way back, pursuit. */
async function answer(s: Standing, size: string): Promise<Standing> {
  const can = (verb: string): boolean => {
    const starts = s.starts[verb];
    return s.offers.some((o) => o.verb === verb && !o.refusal) && (starts?.ok ? starts.choices.length > 0 : false);
  };
  if (
    stepOf(s) === 'pursuit' &&
    can('pursue') &&
    s.view.phase.every((f) => ((f.vars['pursuers'] as unknown[] | undefined) ?? []).length === 0)
  ) {
    // All who can pursue are in hand, and the hex that is pressed is where they go.
    const held = await player.page.evaluate(() => globalThis.rasputitsa.session.selected().size);
    await player.shot(`m41-${size}-6-ways`);
    const [hex = ''] = await player.targets('pursue');
    const before = new Map(s.view.pieces.map((p) => [p.id, p.at]));
    const next = await player.doing(() => player.sendTo(hex));
    const went = next.view.pieces.filter((p) => p.side === 0 && p.at !== before.get(p.id)).length;
    if (held < 2 || went < 2) throw new Error(`${went} of ${held} went to ${hex}`);
    return next;
  }
  if (can('lose')) {
    return player.order('lose');
  }
  if (can('fall-back')) {
    return player.order('fall-back');
  }
  return player.doing(() => player.done());
}

describe.each([
  ['desktop', DESKTOP],
  ['tablet', TABLET],
  ['phone', PHONE],
] as const)('%s', (name: string, screen: Screen) => {
  it('a German turn', async () => {
    player = await Player.again(screen);
    await player.begin(GAME);
    await player.mapPainted();
    let s = await player.settled();
    await player.shot(`m41-${name}-1-air`);
    // The map opens as no strip: on a phone it fills the board both ways.
    const filled = await player.page.evaluate(() => {
      const { board, session } = globalThis.rasputitsa;
      const all = Array.from({ length: session.profile.hexes }, (_, at) => board()?.screenOf(at) ?? { x: 0, y: 0 });
      const span = (of: readonly number[]): number => Math.max(...of) - Math.min(...of);
      const box = document.querySelector('[data-board]')?.getBoundingClientRect();
      return Math.min(span(all.map((p) => p.x)) / (box?.width ?? 1), span(all.map((p) => p.y)) / (box?.height ?? 1));
    });
    expect(filled).toBeGreaterThan(screen === PHONE ? 0.65 : 0.4);
    expect(stepOf(s)).toBe('air-plot');
    s = await player.doing(() => player.done());
    expect(stepOf(s)).toBe('movement');
    await player.shot(`m41-${name}-2-movement`);

    // A unit of the second line goes forward, by pressing it and then the hex; the way back is one key.
    const from = await rear('move');
    await player.clickHex(from.at);
    const goals = await player.targets('move');
    expect(goals.length).toBeGreaterThan(5);
    const before = s.view.pieces.find((p) => p.id === from.id)?.at;
    s = await player.doing(() => player.clickHex(goals.at(-1) ?? ''));
    expect(s.view.pieces.find((p) => p.id === from.id)?.at).not.toBe(before);
    await player.shot(`m41-${name}-2-marched`);
    s = await player.doing(() => player.page.keyboard.press('Control+z'));
    expect(s.view.pieces.find((p) => p.id === from.id)?.at).toBe(before);

    // Another one is kept for strategic movement: the unit is pressed, then what it shall do.
    const marcher = await rear('mark-strategic');
    await take(marcher.at, 'mark-strategic');
    s = await player.doing(() => player.verb('mark-strategic'));
    await player.shot(`m41-${name}-2-orders`);

    s = await player.doing(() => player.done());
    expect(stepOf(s)).toBe('attack');
    await player.shot(`m41-${name}-3-attack`);
    // The enemy's hex is pressed, then those who attack are chosen.
    await player.clickHex(await target());
    await player.shot(`m41-${name}-4-attackers`);
    s = await player.doing(() => player.page.locator('.prompt-choices button').first().click());
    expect(stepOf(s)).toBe('declare');
    await player.page.waitForSelector('.battle');
    const card = await player.page.locator('.battle').innerText();
    for (const words of ['Attack', 'Defence', 'SP', 'CM', 'Ratio', 'reconstruction']) expect(card).toContain(words);
    await player.shot(`m41-${name}-5-declare`);
    const seen = new Set<string>();
    for (let i = 0; i < 20 && s.view.phase.some((f) => f.node === 'combat'); i++) {
      const step = stepOf(s);
      if (!seen.has(step)) await player.shot(`m41-${name}-6-${step}`);
      seen.add(step);
      s = await answer(s, name);
    }
    expect(stepOf(s)).toBe('attack');
    expect([...seen]).toContain('pursuit');
    await player.shot(`m41-${name}-7-after`);
    // Supply and control lie over the map on a key each; what is owed is listed beside it.
    for (const [key, layer] of [
      ['1', 'supply'],
      ['3', 'control'],
    ] as const) {
      await player.page.keyboard.press(key);
      await player.page.waitForFunction((l) => globalThis.rasputitsa.session.overlayOf(l) !== undefined, layer);
      await player.shot(`m41-${name}-7-${layer}`);
    }
    await player.page.keyboard.press('0');
    await player.page.getByRole('tab', { name: 'Turn' }).click();
    expect(await player.page.locator('.turn-panel').innerText()).toMatch(/Nothing is owed|Must attack/);
    // The points are counted above the board.
    expect(await player.page.locator('.score-line').innerText()).toMatch(/^German VP \d+ of \d+: /);
    s = await player.doing(() => player.done());
    expect(stepOf(s)).toBe('strategic-movement');
    const start = s.view.pieces.find((p) => p.id === marcher.id)?.at;
    await take(marcher.at, 'move');
    const ends = await player.targets('move');
    s = await player.doing(() => player.clickHex(ends.at(-1) ?? ''));
    expect(s.view.pieces.find((p) => p.id === marcher.id)?.at).not.toBe(start);
    await player.shot(`m41-${name}-8-strategic`);
    for (let i = 0; i < 6 && isGerman(s); i++) s = await player.doing(() => player.done());
    expect(isGerman(s)).toBe(false);
    await player.shot(`m41-${name}-9-end`);
  });

  it('a Soviet unit digs in (7.1.2): its points are spent, it is not done twice, and taken back', async () => {
    player = await Player.again(screen);
    const passes = ['done', 'done', 'done', 'done'];
    await player.begin({ ...GAME, chairs: ['person', 'person'], sandbox: true, opening: passes });
    await player.boardReady();
    const before = await player.settled();
    expect(stepOf(before)).toBe('movement');
    const digger = await rear('dig-in');
    const at = await player.at(digger.at);
    const canMarch = (s: Standing): boolean => {
      const starts = s.starts['move'];
      return (
        starts?.ok === true &&
        (starts.elements.includes(digger.id) || starts.choices.some((c) => c.value === digger.id))
      );
    };
    expect(canMarch(before)).toBe(true);
    await take(digger.at, 'dig-in');
    const dug = await player.doing(() => player.verb('dig-in'));
    expect(dug.view.layers['works']?.[at]).not.toBe(before.view.layers['works']?.[at]);
    // 7.1.4: it costs all movement points.
    expect(canMarch(dug)).toBe(false);
    await player.shot(`m41-${name}-dug-in`);
    // 7.1.1: a hex is fortified once.
    const why = await player.page.evaluate(
      (piece) =>
        globalThis.rasputitsa.host.whyNot(globalThis.rasputitsa.session.seat, { verb: 'dig-in', args: { piece } }),
      digger.id,
    );
    expect(why).toMatchObject({ rule: '7.1.1' });
    const back = await player.doing(() => player.page.keyboard.press('Control+z'));
    expect(back.view.layers['works']).toEqual(before.view.layers['works']);
    expect(canMarch(back)).toBe(true);
  });
});
