import { type Command, JSON_OPTION } from '../command.ts';
import { optionText } from '../matches.ts';
import { allGames, gameRoots, loadGame } from '../node-games.ts';
import { json, paint, say, table, wrap } from '../out.ts';

export const games: Command = {
  name: 'games',
  summary: 'Lists the games that can be played.',
  usage: '[--json]',
  options: { json: JSON_OPTION },
  words: [0, 0],
  async run(given) {
    const all = await allGames();
    if (given.flag('json')) {
      json(
        all.map(({ game }) => ({
          id: game.id,
          title: game.title,
          summary: game.summary,
          version: game.version,
          sides: game.sides.map((s) => s.id),
          scenarios: game.scenarios.map((s) => s.id),
        })),
      );
      return 0;
    }
    if (all.length === 0) say(`No game can be played yet (looked in ${gameRoots().join(', ')}).`);
    else
      say(
        table(
          ['game', 'title', 'sides', 'scenarios>', 'about'],
          all.map(({ game }) => [
            game.id,
            game.title,
            game.sides.map((s) => s.name).join(', '),
            String(game.scenarios.length),
            game.summary,
          ]),
        ),
      );
    return 0;
  },
};

export const scenarios: Command = {
  name: 'scenarios',
  summary: 'Lists the scenarios and options of a game.',
  usage: '<game> [--json]',
  options: { json: JSON_OPTION },
  words: [1, 1],
  async run(given) {
    const { game } = await loadGame(given.words[0] ?? '');
    const plain = game.scenarios.map(({ id, title, rule, summary, options }) => ({
      id,
      title,
      rule,
      summary,
      options,
    }));
    if (given.flag('json')) {
      json({ game: game.id, scenarios: plain, options: game.options });
      return 0;
    }
    say(paint('bold', game.title));
    for (const s of plain) say(wrap(`  ${s.id}: ${s.title} [${s.rule}]. ${s.summary}`, 100, '    '));
    if (game.options.length === 0) return 0;
    say();
    say('Options (--option name=value):');
    for (const o of game.options)
      say(
        wrap(
          `  ${o.id}=${o.values.map((v) => (v === o.start ? `${optionText(v)} (start)` : optionText(v))).join('|')}: ${o.title} [${o.rule}]. ${o.meaning}`,
          100,
          '    ',
        ),
      );
    return 0;
  },
};
