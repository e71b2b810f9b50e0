// How many clicks a whole turn takes: every stack that can come nearer to the enemy does, every battle is fought, and the step is ended
// by hand. Before stacks could be sent as one, a German turn of EastFront's first scenario took 54, and the march of the 55 units of
// Russian Front's first about 100.
import { afterAll, afterEach, expect, it } from 'vitest';
import type { Standing } from '@rasputitsa/host';
import { Adviser } from './adviser.ts';
import { Commander } from './commander.ts';
import { closeBrowser, Player } from './player.ts';

let player: Player;
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

const turnOf = (s: Standing): number => s.view.phase.find((f) => f.side >= 0)?.side ?? -1;
const usable = (s: Standing, verb: string): boolean => {
  const starts = s.starts[verb];
  const isOffered = s.offers.some((o) => o.verb === verb && !o.refusal);
  return isOffered && (starts === undefined || (starts.ok && starts.choices.length + starts.elements.length > 0));
};

/** Every stack that gets nearer to the enemy by it marches. */
async function marchAll(general: Commander): Promise<void> {
  const tried = new Set<number>();
  for (;;) {
    const at = await player.page.evaluate(
      (done) => {
        const { session } = globalThis.rasputitsa;
        const found = session
          .faces()
          .find((f) => f.ready && f.at >= 0 && f.at < session.profile.hexes && !done.includes(f.at));
        return found?.at ?? -1;
      },
      [...tried],
    );
    if (at < 0) return;
    tried.add(at);
    // What the eye sees costs no click.
    await player.page.evaluate((h) => globalThis.rasputitsa.session.selectStack(h), at);
    await player.quiet();
    const goal = await general.goal('close');
    await player.page.keyboard.press('Escape');
    if (goal === null) continue;
    await general.takeUp(at);
    await general.send(goal.at);
    tried.add(goal.at);
  }
}
/** Whatever is asked is answered with the first answer there is. */
async function answer(general: Commander, s: Standing): Promise<void> {
  const asked = await player.page.evaluate(() => {
    const a = globalThis.rasputitsa.session.asking()?.asked;
    return a === undefined ? null : { type: a.type, first: Number(a.choices[0]?.value ?? a.elements[0] ?? -1) };
  });
  if (asked?.type === 'place') await general.clickAt(asked.first);
  else if (asked) {
    const taken = '.prompt-choices .button-primary:not([aria-disabled="true"])';
    const any = '.prompt-choices button, .battle-choice button';
    await general.press((await player.page.locator(taken).count()) > 0 ? taken : any);
  } else {
    const verb = s.offers.find((o) => o.verb !== 'done' && usable(s, o.verb))?.verb;
    if (verb === undefined) {
      await general.press('[data-verb="done"]');
      const sure = player.page.locator('[data-act="end-anyway"]');
      if ((await sure.count()) > 0) await general.press('[data-act="end-anyway"]');
    } else await general.press(`[data-verb="${verb}"]`);
  }
  await player.settled();
}

/** A turn of half an hour is played only when somebody wants to know. */
const LONG = process.env['WHOLE_TURN'] !== undefined;
it.each([
  ['eastfront', 'edelweiss', ['activate', 'fight', 'take', 'repel'], 54],
  ...(LONG ? [['russian-front', 'basic', ['fight', 'engage', 'take', 'retreat'], 100] as const] : []),
] as const)('%s: a whole turn', { timeout: 900_000 }, async (game, scenario, battle, before) => {
  player = await Player.sitDown();
  await player.begin({ game, scenario, options: {}, chairs: ['person', { bot: 'greedy' }], seed: 11 });
  await player.boardReady();
  await player.page.evaluate(() => globalThis.rasputitsa.session.dismiss());
  const general = new Commander(player);
  let s = await player.settled();
  for (let i = 0; i < 6 && s.view.phase.some((f) => f.node === 'set-up'); i++)
    s = await player.doing(() =>
      s.offers.some((o) => o.verb === 'done' && !o.refusal) ? player.done() : player.verb('deploy-for-me'),
    );
  const own = s.viewer as number;
  const units = s.view.pieces.filter((p) => p.side === own && p.at >= 0).length;
  const said: string[] = [];
  let marching = 0;
  let marched = false;
  for (let i = 0; i < 400 && turnOf(s) === own; i++) {
    const step = general.step(s);
    const start = general.inputs;
    if (usable(s, 'move') && !marched) {
      await marchAll(general);
      marching += general.inputs - start;
      marched = true;
    } else if (battle.some((v) => usable(s, v))) {
      const narrow = { ...s, offers: s.offers.filter((o) => battle.includes(o.verb as never)) };
      await answer(general, narrow);
    } else {
      await answer(general, { ...s, offers: [] });
      marched = false;
    }
    s = await player.settled();
    const last = said.at(-1)?.split(': ');
    if (last?.[0] === step) said[said.length - 1] = `${step}: ${Number(last[1]) + general.inputs - start}`;
    else said.push(`${step}: ${general.inputs - start}`);
  }
  console.log(
    `${game}: ${general.inputs} clicks for a turn of ${units} units, ${general.moved.size} of them moved; ${said.join(', ')}; ${before} before`,
  );
  expect(general.moved.size).toBeGreaterThan(5);
  expect(turnOf(s)).not.toBe(own);
  expect(game === 'eastfront' ? general.inputs : marching).toBeLessThan(before);
});

/** As the game's own opponent plays it. A turn of the enemy's asks in between is his, and is not counted. */
it.runIf(LONG).each([
  ['ukraine43', 'august'],
  ['moscow41', 'typhoon'],
] as const)('%s: a whole turn as its opponent plays it', { timeout: 1_800_000 }, async (game, scenario) => {
  player = await Player.sitDown();
  await player.begin({
    game,
    scenario,
    options: {},
    chairs: ['person', { bot: 'greedy' }],
    seed: 11,
  });
  await player.boardReady();
  await player.page.evaluate(() => globalThis.rasputitsa.session.dismiss());
  const general = new Commander(player);
  const adviser = new Adviser(player, general);
  player.page.setDefaultTimeout(20_000);
  let s = await player.settled();
  const own = s.viewer as number;
  const units = s.view.pieces.filter((p) => p.side === own && p.at >= 0).length;
  for (let i = 0; i < 400 && turnOf(s) === own; i++) {
    await adviser.play(await adviser.next());
    s = await player.settled();
  }
  const said = [...adviser.spent].map(([verb, n]) => `${verb} ${adviser.given.get(verb) ?? 0}: ${n}`);
  console.log(
    `${game}: ${general.inputs} clicks for a turn of ${units} units, ${general.moved.size} of them moved, ${general.marches} marches, ${(general.inputs / general.marches).toFixed(2)} each; ${said.join(', ')}`,
  );
  expect(turnOf(s)).not.toBe(own);
  expect(general.inputs / general.marches).toBeLessThan(2.5);
});
