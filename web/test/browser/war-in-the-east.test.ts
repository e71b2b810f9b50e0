// A whole player-turn of War in the East by clicking: a hundred and fifty units of the Axis cross the border.
import { afterAll, afterEach, expect, it } from 'vitest';
import type { SeededGame } from '../seeded-game.ts';
import { Commander } from './commander.ts';
import { closeBrowser, DESKTOP, Player, type Screen } from './player.ts';

const BARBAROSSA: SeededGame = {
  game: 'war-in-the-east',
  scenario: 'barbarossa',
  options: {},
  chairs: ['person', { bot: 'random' }],
  seed: 5,
  opening: ['deploy-rest', 'done', 'deploy-rest', 'done'],
};
let player: Player;
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

async function sitDown(screen: Screen): Promise<Commander> {
  player = await Player.sitDown(screen);
  await player.begin(BARBAROSSA);
  await player.mapPainted();
  await player.settled();
  return new Commander(player);
}

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
  await general.marchAll('close');
  note('initial movement');
  await player.shot('wite-1-moved');
  let s = await general.end();
  for (let i = 0; i < 4 && general.step(s) !== 'combat'; i++) s = await general.end();
  note('to combat');
  let battles = 0;
  for (let i = 0; i < 60; i++) {
    const [first] = await general.prey(3);
    if (!first) break;
    await general.attack(first.at);
    battles++;
    if (i === 3) await player.shot('wite-2-battle');
  }
  note(`${battles} battles`);
  await player.shot('wite-3-fought');
  s = await general.end();
  expect(general.step(s)).toBe('mechanized-movement');
  await general.marchAll('deep');
  note('mechanized movement');
  await player.shot('wite-4-mechanized');
  await general.end();
  note('end');
  console.log(`${(general.inputs / general.moved.size).toFixed(2)} inputs a moved unit`);
  expect(general.inputs / general.moved.size).toBeLessThan(4);
});
