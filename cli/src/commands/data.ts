import { canonical, type Game } from '@rasputitsa/kernel';
import { battery } from '@rasputitsa/kernel/battery/index';
import { packText } from '@rasputitsa/kernel/pack-file';
import type { Command, Given } from '../command.ts';
import { Failed, Misused } from '../errors.ts';
import { givenCharts, writeText } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { number, paint, say } from '../out.ts';

function exportCharts(game: Game, given: Given): number {
  const ids = Object.keys(game.charts ?? {});
  if (ids.length === 0) throw new Failed({ what: `no chart of ${game.title} can be exchanged yet` });
  const only = given.texts('chart');
  const unknown = only.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new Misused({ what: `${game.title} has no chart ${unknown}`, todo: `choose among ${ids.join(', ')}` });
  const text = packText(game, only.length > 0 ? only : undefined);
  const out = given.text('out');
  if (out === undefined) process.stdout.write(text);
  else {
    writeText(out, text);
    say(`${out}: ${only.length > 0 ? only.length : ids.length} charts of ${game.title}.`);
  }
  return 0;
}

/** Cells first, then whether games can be played with them. */
function checkCharts(plain: Game, given: Given): number {
  const path = given.words[2];
  if (path === undefined)
    throw new Misused({ what: 'data check needs a file', why: `usage: rasputitsa data ${data.usage}` });
  const game = givenCharts(plain, path);
  const { pack } = game;
  for (const [id, c] of Object.entries(plain.charts ?? {})) {
    if (!pack || !Object.hasOwn(pack.charts, id)) continue;
    const same = canonical(pack.charts[id]) === canonical(c.value);
    say(`  ${c.title} (${c.rule}): ${same ? 'as in the game' : 'yours'}`);
  }
  const report = battery(game, { games: given.count('games', 2), every: 50 });
  for (const f of report.failures)
    say(paint('red', `FAILED ${f.check}: scenario ${f.scenario}, seed ${f.seed}: ${f.message.split('\n')[0] ?? ''}`));
  if (report.failures.length > 0) return 1;
  say(
    paint(
      'green',
      `${path}: ${game.title} can be played with "${pack?.title ?? ''}" (${report.games} random games, ${number(report.actions)} actions).`,
    ),
  );
  return 0;
}

export const data: Command = {
  name: 'data',
  summary: 'Writes the charts of a game as a file to fill in, or checks such a file.',
  usage: 'export <game> [--chart id] [--out file] | check <game> <file> [--games n]',
  help: `Some printed charts are lost, and ours are reconstructions. Who owns the game types in his own: export, change what differs, check,
and play with it: in the page under "Charts" when a game is begun, here with --charts <file>. The file is kept inside the game.`,
  options: {
    chart: { type: 'string', value: 'id', multiple: true, help: 'only this chart; may be given several times' },
    out: { type: 'string', value: 'file', help: 'write there instead of printing' },
    games: { type: 'string', value: 'n', help: 'random games of each scenario played with it (2)' },
  },
  words: [2, 3],
  async run(given) {
    const [what, id = ''] = given.words;
    if (what !== 'export' && what !== 'check')
      throw new Misused({ what: `data does not know ${what ?? ''}`, todo: 'say export or check' });
    const { game } = await loadGame(id);
    return what === 'export' ? exportCharts(game, given) : checkCharts(game, given);
  },
};
