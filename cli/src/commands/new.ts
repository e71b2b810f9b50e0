import { type Command, JSON_OPTION } from '../command.ts';
import { Misused } from '../errors.ts';
import { beginGiven, START_OPTIONS, writeSave } from '../matches.ts';
import { json, say } from '../out.ts';

export const begin: Command = {
  name: 'new',
  summary: 'Starts a game and saves it to a file.',
  usage: '<game> --out save.json [--scenario id] [--option k=v] [--seed n | --committed]',
  help: `With --committed the dice come from a secret drawn now: its fingerprint (the commitment) is printed and can be
published at the start; rasputitsa verify checks every roll against it when the game is over.`,
  options: {
    ...START_OPTIONS,
    committed: { type: 'boolean', help: 'dice that nobody can predict and anybody can check afterwards' },
    sandbox: { type: 'boolean', help: 'anything can be undone; the log says so' },
    out: { type: 'string', value: 'file', help: 'where to write the game' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const out = given.text('out');
    if (out === undefined)
      throw new Misused({ what: 'new needs --out save.json', why: 'it must know where to save the game' });
    const table = await beginGiven(given.words[0] ?? '', given);
    writeSave(out, table);
    const { match, dice } = table;
    const { state, game } = match;
    const owing = match.owing().map((s) => game.sides[s]?.id ?? '');
    if (given.flag('json'))
      json({
        file: out,
        game: game.id,
        scenario: state.scenario,
        options: state.options,
        dice: dice.kind === 'seeded' ? dice : { kind: dice.kind, id: dice.id, commitment: dice.commitment },
        owing,
      });
    else {
      say(`${out}: ${game.title}, ${state.scenario}; ${owing.join(' and ')} to decide.`);
      if (dice.kind !== 'seeded') say(`Commitment of the dice (game ${dice.id}): ${dice.commitment}`);
      else say(`Seed of the dice: ${dice.seed}`);
      say(`Play it with: rasputitsa play ${out}`);
    }
    return 0;
  },
};
