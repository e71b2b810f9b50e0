import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS } from '@rasputitsa/bots';
import type { Command } from '../command.ts';
import { Failed } from '../errors.ts';
import { begin, freshSave, openSave, randomSeed, savesDir } from '../matches.ts';
import { allGames, type LoadedGame } from '../node-games.ts';
import { paint, say, wrap } from '../out.ts';
import { Lines } from '../play/lines.ts';
import { botsOf, sitDown } from './play.ts';

function latestSave(): string | undefined {
  const dir = savesDir();
  if (!existsSync(dir)) return undefined;
  return readdirSync(dir)
    .filter((f) => f.endsWith('.json'))
    .map((f) => join(dir, f))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}

/** A menu of one line each; undefined when the player leaves. */
async function pick<T>(
  lines: Lines,
  title: string,
  items: readonly { readonly text: string; readonly item: T }[],
): Promise<T | undefined> {
  say(`\n${paint('bold', title)}`);
  for (const [i, x] of items.entries())
    say(wrap(`${paint('bold', String(i + 1).padStart(3))}  ${x.text}`, 100, '     '));
  for (;;) {
    const line = await lines.ask(`1 to ${items.length}, q to leave> `);
    if (line === undefined || line === 'q') return undefined;
    const chosen = items[Number(line) - 1];
    if (chosen) return chosen.item;
    say(`Type a number from 1 to ${items.length}.`);
  }
}

async function newGame(lines: Lines, games: readonly LoadedGame[]): Promise<void> {
  const loaded = await pick(
    lines,
    'Which game?',
    games.map((g) => ({ text: `${g.game.title}. ${g.game.summary}`, item: g })),
  );
  if (!loaded) return;
  const { game } = loaded;
  const scenario = await pick(
    lines,
    'Which scenario?',
    game.scenarios.map((s) => ({ text: `${s.title}. ${s.summary}`, item: s.id })),
  );
  if (scenario === undefined) return;
  const bot = BOTS.at(-1)?.id ?? '';
  const opponents = await pick<readonly string[]>(lines, 'Who plays?', [
    ...game.sides.map((s, i) => ({
      text: `I play ${s.name} against the computer`,
      item: game.sides.flatMap((o, j) => (i === j ? [] : [`${o.id}=${bot}`])),
    })),
    { text: 'several players at this keyboard, taking turns', item: [] },
  ]);
  if (!opponents) return;
  const table = begin(loaded, { scenario, options: {}, dice: { kind: 'seeded', seed: randomSeed() } });
  await sitDown(table, opponents, freshSave(game), lines);
}

export const start: Command = {
  name: 'start',
  summary: 'A menu: choose a game and a scenario, and play in the terminal.',
  usage: '',
  help: 'What npm start runs. Without a terminal it prints how to use the program.',
  options: {},
  words: [0, 0],
  async run() {
    const games = await allGames();
    if (!process.stdin.isTTY || !process.stdout.isTTY) {
      say('rasputitsa: board wargames of the Eastern Front.');
      say('Run this in a terminal for a menu, or:');
      say('  rasputitsa games                     the games you can play');
      say('  rasputitsa play <game>               play in the terminal');
      say('  rasputitsa --help                    everything else');
      if (games.length > 0) say(`Games: ${games.map((g) => `${g.game.id} (${g.game.title})`).join(', ')}`);
      return 0;
    }
    if (games.length === 0)
      throw new Failed({ what: 'no game can be played yet', todo: 'rasputitsa --help lists what else there is' });
    const lines = new Lines();
    say(paint('bold', 'Rasputitsa'));
    const last = latestSave();
    const what = last
      ? await pick(lines, 'What would you like to play?', [
          { text: 'a new game', item: 'new' },
          { text: `continue the last one (${last})`, item: 'last' },
        ])
      : 'new';
    if (what === 'new') await newGame(lines, games);
    else if (what === 'last' && last) {
      const table = await openSave(last);
      await sitDown(table, botsOf(table), last, lines);
    }
    lines.close();
    return 0;
  },
};
