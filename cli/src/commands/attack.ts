import { attack as put } from '@rasputitsa/kernel/battery/attack';
import { type Command, JSON_OPTION } from '../command.ts';
import { loadGame } from '../node-games.ts';
import { json, number, paint, say } from '../out.ts';

export const attack: Command = {
  name: 'attack',
  summary:
    'Tries to cheat at a game: hostile calls and forged files, and answers compared in two truths that a side may not tell apart.',
  usage: '<game> [--probes n] [--twins n] [--seed n] [--json]',
  help: 'Exit code 1 when anything was found. A finding names scenario, seed and number of actions: the same seed finds it again.',
  options: {
    probes: { type: 'string', value: 'n', help: 'hostile calls (10000)' },
    twins: { type: 'string', value: 'n', help: 'answers compared in two truths (5000)' },
    seed: { type: 'string', value: 'n', help: 'the seed of the first game (1)' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { game } = await loadGame(given.words[0] ?? '');
    const start = performance.now();
    const report = put(game, {
      probes: given.count('probes', 10_000, 0),
      twins: given.count('twins', 5000, 0),
      seed: given.count('seed', 1, 0),
    });
    const seconds = (performance.now() - start) / 1000;
    if (given.flag('json')) {
      json({ ...report, seconds });
      return report.findings.length === 0 ? 0 : 1;
    }
    const { probes, twins, games, positions, findings } = report;
    say(
      `${game.title}: ${number(probes)} hostile calls and ${number(twins)} twin observations at ${number(positions)} points of ${number(games)} games in ${seconds.toFixed(1)} s`,
    );
    for (const f of findings) {
      say(paint('red', `FOUND in scenario ${f.scenario}, seed ${f.seed}, after ${f.actions} actions`));
      say(`  ${f.what.split('\n').slice(0, 8).join('\n  ')}`);
      say(`  see it again: rasputitsa attack ${game.id} --seed ${f.seed}`);
    }
    if (findings.length === 0) say(paint('green', 'Nothing found.'));
    return findings.length === 0 ? 0 : 1;
  },
};
