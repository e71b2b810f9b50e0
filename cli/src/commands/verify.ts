import { checkGame } from '@rasputitsa/host/check-game';
import { type Command, JSON_OPTION } from '../command.ts';
import { readSave } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { json, paint, say } from '../out.ts';

export const verify: Command = {
  name: 'verify',
  summary:
    'Checks a saved game: nothing was changed, every roll comes from what was committed to, the rules lead to its end, the server has signed it.',
  usage: '<save.json> [--json]',
  options: { json: JSON_OPTION },
  words: [1, 1],
  async run(given) {
    const path = given.words[0] ?? '';
    const file = readSave(path);
    const { game } = await loadGame(file.head.game);
    const checked = await checkGame(file, game);
    if (given.flag('json')) json(checked);
    else {
      say(`${path}: ${checked.entries} entries, ${checked.rolls} rolls.`);
      for (const p of checked.problems) say(paint('red', `  ${p}`));
      for (const n of checked.notes) say(paint('yellow', `  ${n}`));
      for (const r of checked.remarks) say(paint('yellow', `  ${r}`));
      for (const c of checked.checked) say(paint('green', `  ${c}.`));
    }
    return checked.ok ? 0 : 1;
  },
};
