import { CaseError } from '@rasputitsa/kernel';
import { type Command, JSON_OPTION } from '../command.ts';
import { Failed } from '../errors.ts';
import { folderOf, type GameFolder, gameFolders } from '../node-games.ts';
import { json, paint, say, table } from '../out.ts';
import { type RuleReport, ruleReport } from '../rule-report.ts';

function report(folder: GameFolder): RuleReport | undefined {
  try {
    return ruleReport(folder);
  } catch (error) {
    if (error instanceof CaseError) throw new Failed({ what: `${folder.id}: ${error.message}`, todo: 'mend the case' });
    throw error;
  }
}

const MOST_LISTED = 40;

function show(r: RuleReport, manner: 'short' | 'some' | 'all'): void {
  if (r.without.length > 0 && manner !== 'short') {
    say();
    say(`${r.game}: binding rules without case or test:`);
    const shown = manner === 'all' ? r.without : r.without.slice(0, MOST_LISTED);
    for (const x of shown) say(`  ${x.id}  ${x.title}`);
    if (shown.length < r.without.length) say(`  ... and ${r.without.length - shown.length} more (--all)`);
  }
  if (r.unknown.length > 0) {
    say();
    say(paint('red', `${r.game}: ids that the rule ledger does not have:`));
    for (const x of r.unknown) say(`  ${x.id}  in ${x.where.join(', ')}`);
  }
}

export const rules: Command = {
  name: 'rules',
  summary: 'Reports which binding rules have a case or test, which lack one, and ids that do not exist.',
  usage: '[game] [--all] [--strict] [--json]',
  help: `Reads games/<id>/rules.tsv, the cases under games/<id>/cases/ and the tags [<game> <rule>] in games/<id>/test/.
Ids that do not exist make the exit code 1; with --strict rules without case or test do so too.`,
  options: {
    all: { type: 'boolean', help: 'list every rule that lacks a case' },
    strict: { type: 'boolean', help: 'fail when a binding rule lacks a case or test' },
    json: JSON_OPTION,
  },
  words: [0, 1],
  run(given) {
    const [id] = given.words;
    const folders = id === undefined ? gameFolders() : [folderOf(id)];
    const reports: RuleReport[] = [];
    const skipped: string[] = [];
    for (const f of folders) {
      const r = report(f);
      if (r) reports.push(r);
      else skipped.push(f.id);
    }
    if (given.flag('json')) json({ games: reports, skipped });
    else {
      if (reports.length > 0)
        say(
          table(
            ['game', 'rules>', 'binding>', 'with case>', 'with test only>', 'without>', 'unknown ids>', 'cases>'],
            reports.map((r) => [
              r.game,
              String(r.rules),
              String(r.binding),
              String(r.withCase.length),
              String(r.withTest.length),
              String(r.without.length),
              String(r.unknown.length),
              String(r.cases),
            ]),
          ),
        );
      for (const s of skipped) say(`${s}: skipped, it has no rules.tsv yet`);
      const manner = given.flag('all') ? 'all' : id === undefined ? 'short' : 'some';
      for (const r of reports) show(r, manner);
      if (manner === 'short') say('rasputitsa rules <game> lists the rules without case or test.');
    }
    const bad = reports.some((r) => r.unknown.length > 0 || (given.flag('strict') && r.without.length > 0));
    return bad ? 1 : 0;
  },
};
