import { verify as check } from '@rasputitsa/kernel';
import { type Command, JSON_OPTION } from '../command.ts';
import { readSave } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { json, paint, say } from '../out.ts';

export const verify: Command = {
  name: 'verify',
  summary:
    'Checks a saved game: nothing was changed, every roll comes from the committed secret, the rules lead to its end.',
  usage: '<save.json> [--json]',
  options: { json: JSON_OPTION },
  words: [1, 1],
  async run(given) {
    const path = given.words[0] ?? '';
    const file = readSave(path);
    const { game } = await loadGame(file.head.game);
    const verdict = check(file, game);
    if (given.flag('json')) json(verdict);
    else {
      say(`${path}: ${verdict.entries} entries, ${verdict.rolls} rolls.`);
      for (const p of verdict.problems) say(paint('red', `  ${p}`));
      for (const n of verdict.notes) say(paint('yellow', `  ${n}`));
      if (verdict.ok)
        say(paint('green', 'Every roll comes from the committed secret, and the log leads to this position.'));
    }
    return verdict.ok ? 0 : 1;
  },
};
