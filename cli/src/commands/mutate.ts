import { type Command, JSON_OPTION } from '../command.ts';
import { Failed } from '../errors.ts';
import { mutation } from '../mutation.ts';
import { folderOf } from '../node-games.ts';
import { json, paint, progress, say, table } from '../out.ts';

export const mutate: Command = {
  name: 'mutate',
  summary: 'Switches the rules of a game off one by one: some case that names the rule must turn red.',
  usage: '<game> [--sample n] [--json]',
  help: `Exit code 1 when a case fails with all rules in force, or when no case notices that a rule is off.
games/<id>/unnoticed.txt may excuse rules: an id and the reason on each line.`,
  options: {
    sample: { type: 'string', value: 'n', help: 'only so many rules, spread over the rulebook' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const folder = folderOf(given.words[0] ?? '');
    let live: ReturnType<typeof progress> | undefined;
    const r = await mutation(folder, given.count('sample', Number.MAX_SAFE_INTEGER), (n, of) => {
      live ??= progress(`mutate ${folder.id}`, of);
      live.at(n);
    });
    live?.end();
    if (!r) throw new Failed({ what: `${folder.id} cannot be played yet`, todo: 'rasputitsa games lists what can' });
    const ok = r.failing.length === 0 && r.unnoticed.length === 0;
    if (given.flag('json')) {
      json({ ...r, ok });
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
      `${r.game}: ${r.mutants.length} of ${r.switches} switches tried on ${r.cases} cases, ${r.unnoticed.length} unnoticed.`,
    );
    if (r.unnoticed.length > 0) say(paint('red', `No case notices the loss of: ${r.unnoticed.join(', ')}`));
    for (const e of r.excused) say(`excused: ${e.rule}: ${e.why}`);
    if (r.stale.length > 0) say(`no longer in need of an excuse (unnoticed.txt): ${r.stale.join(', ')}`);
    return ok ? 0 : 1;
  },
};
