import { CaseError, chapterOf } from '@rasputitsa/kernel';
import { type Command, JSON_OPTION } from '../command.ts';
import { Failed } from '../errors.ts';
import { folderOf, type GameFolder, gameFolders } from '../node-games.ts';
import { json, paint, say, table } from '../out.ts';
import { type RuleReport, ruleReport } from '../rule-report.ts';

async function report(folder: GameFolder): Promise<RuleReport | undefined> {
  try {
    return await ruleReport(folder);
  } catch (error) {
    if (error instanceof CaseError)
      throw new Failed({ what: `${folder.id}: ${error.message}`, todo: 'correct the case' });
    throw error;
  }
}

function isWrong(r: RuleReport): boolean {
  return r.unknown.length + r.faults.length > 0;
}
function isIncomplete(r: RuleReport): boolean {
  return r.without.length + r.unaccounted.length > 0;
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
  if (r.unaccounted.length > 0 && manner !== 'short') {
    say();
    say(`${r.game}: binding rules with neither a switch nor a row in held.tsv, by chapter:`);
    const chapters = Map.groupBy(r.unaccounted, (x) => chapterOf(x.id));
    for (const [chapter, some] of chapters) say(`  ${chapter}: ${some.map((x) => x.id).join(', ')}`);
  }
  if (r.faults.length > 0) {
    say();
    for (const f of r.faults) say(paint('red', `${r.game}: ${f}`));
  }
  if (r.unknown.length > 0) {
    say();
    say(paint('red', `${r.game}: ids that the rule ledger does not have:`));
    for (const x of r.unknown) say(`  ${x.id}  in ${x.where.join(', ')}`);
  }
}

export const rules: Command = {
  name: 'rules',
  summary: 'Reports which binding rules have a case or test, and which have a switch or a row in held.tsv.',
  usage: '[game] [--all] [--strict] [--json]',
  help: `Reads games/<id>/rules.tsv, the cases under games/<id>/cases/ and the tags [<game> <rule>] in games/<id>/test/.
A rule has a switch when the code calls rule(id, on, off); it is declared when games/<id>/held.tsv says what proves it; otherwise
it is unaccounted for. Exit code 1 when an id does not exist or held.tsv is wrong; with --strict also when a rule has no case or
test or is unaccounted for.`,
  options: {
    all: { type: 'boolean', help: 'list every rule that lacks a case' },
    strict: { type: 'boolean', help: 'fail when a binding rule lacks a case or test, or is unaccounted for' },
    json: JSON_OPTION,
  },
  words: [0, 1],
  async run(given) {
    const [id] = given.words;
    const folders = id === undefined ? gameFolders() : [folderOf(id)];
    const reports: RuleReport[] = [];
    const skipped: string[] = [];
    for (const f of folders) {
      const r = await report(f);
      if (r) reports.push(r);
      else skipped.push(f.id);
    }
    if (given.flag('json')) json({ games: reports, skipped });
    else {
      if (reports.length > 0)
        say(
          table(
            [
              'game',
              'rules>',
              'cases>',
              'binding>',
              'case>',
              'test only>',
              'neither>',
              'switched>',
              'declared>',
              'unaccounted>',
            ],
            reports.map((r) => [
              r.game,
              String(r.rules),
              String(r.cases),
              String(r.binding),
              String(r.withCase.length),
              String(r.withTest.length),
              String(r.without.length),
              String(r.switched.length),
              String(r.declared.length),
              String(r.unaccounted.length),
            ]),
          ),
        );
      for (const s of skipped) say(`${s}: skipped, it has no rules.tsv yet`);
      const manner = given.flag('all') ? 'all' : id === undefined ? 'short' : 'some';
      for (const r of reports) show(r, manner);
      if (manner === 'short') say('rasputitsa rules <game> lists the rules without case, test, switch or declaration.');
    }
    return reports.some((r) => isWrong(r) || (given.flag('strict') && isIncomplete(r))) ? 1 : 0;
  },
};
