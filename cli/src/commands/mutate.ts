import { casesOf } from '@rasputitsa/kernel/node-cases';
import { accountsOf, mutation, withSwitches } from '@rasputitsa/kernel/node-mutation';
import { type Command, JSON_OPTION } from '../command.ts';
import { Failed } from '../errors.ts';
import { folderOf, tryGame } from '../node-games.ts';
import { json, paint, progress, say, table } from '../out.ts';
import { ledgerTold, readLedger } from '../rule-report.ts';

export const mutate: Command = {
  name: 'mutate',
  summary: 'Switches the rules of a game off one by one: some case that names the rule must turn red.',
  usage: '<game> [--sample n] [--json]',
  help: `Exit code 1 when a case fails with all rules in force, when no case notices that a rule is off, or when a case or test
that games/<id>/held.tsv names is not there. rasputitsa rules <game> lists the rules that have neither.`,
  options: {
    sample: { type: 'string', value: 'n', help: 'only so many rules, spread over the rulebook' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const folder = folderOf(given.words[0] ?? '');
    const { loaded, known } = await withSwitches(() => tryGame(folder));
    if (!loaded)
      throw new Failed({ what: `${folder.id} cannot be played yet`, todo: 'rasputitsa games lists what can' });
    let live: ReturnType<typeof progress> | undefined;
    const cases = casesOf(folder.dir);
    const r = mutation(loaded.game, cases, known, {
      sample: given.count('sample', Number.MAX_SAFE_INTEGER),
      tell(n, of) {
        live ??= progress(`mutate ${folder.id}`, of);
        live.at(n);
      },
    });
    live?.end();
    const rows = readLedger(folder) ?? [];
    const { unaccounted, faults } = ledgerTold(() => accountsOf(folder.dir, rows, known, cases));
    const ok = r.failing.length === 0 && r.unnoticed.length === 0 && faults.length === 0;
    if (given.flag('json')) {
      json({ ...r, unaccounted, faults, ok });
      return ok ? 0 : 1;
    }
    for (const f of r.failing) say(paint('red', `fails with all rules in force: ${f.file}: ${f.why}`));
    if (r.failing.length > 0) return 1;
    say(
      table(
        ['rule', 'red / cases>', ''],
        r.mutants.map((m) => [
          m.rule,
          `${m.red.length} / ${m.cases}`,
          m.red.length === 0 ? paint('red', 'unnoticed') : '',
        ]),
      ),
    );
    say();
    say(
      `${r.game}: ${r.mutants.length} of ${r.switches} switches tried on ${r.cases} cases, ${r.unnoticed.length} unnoticed; ${unaccounted.length} binding rules have neither a switch nor a row in held.tsv.`,
    );
    if (r.unnoticed.length > 0) say(paint('red', `No case notices the loss of: ${r.unnoticed.join(', ')}`));
    for (const f of faults) say(paint('red', f));
    return ok ? 0 : 1;
  },
};
