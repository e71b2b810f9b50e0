import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { readYaml } from '@rasputitsa/kernel/yaml-text';
import { CaseError } from '@rasputitsa/kernel';
import type { Command, Given } from '../command.ts';
import { allGames, ROOT } from '../node-games.ts';
import { paint, say } from '../out.ts';
import { folderOfGame, gameNamed, gameOf, type Remarks, remarksOn, remarksOnGame, textOf } from '../written.ts';

function tell({ problems, warnings }: Remarks): number {
  for (const w of warnings) say(`${paint('yellow', 'old')} ${w}`);
  for (const p of problems) say(`${paint('red', 'wrong')} ${p}`);
  if (warnings.length > 0) say('rasputitsa migrate brings old files up to date.');
  return problems.length > 0 ? 1 : 0;
}

function source(): number {
  const bin = join(ROOT, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`,
  };
  const r = spawnSync(process.execPath, [join(ROOT, 'tools', 'check.ts')], { cwd: ROOT, stdio: 'inherit', env });
  return r.status === 0 ? 0 : 1;
}

function dataOf(path: string): unknown {
  try {
    return readYaml(textOf(path), path).toJS();
  } catch (error) {
    // Said again, with what is wrong, when the file is looked at.
    if (error instanceof CaseError) return undefined;
    throw error;
  }
}

async function files(given: Given): Promise<number> {
  let worst = 0;
  for (const path of given.words) {
    const loaded = await gameOf([path], given.text('game') ?? gameNamed(dataOf(path)));
    const found = remarksOn(loaded.game, folderOfGame(loaded), path, path);
    if (found.problems.length + found.warnings.length === 0) say(`${basename(path)}: nothing wrong`);
    worst = Math.max(worst, tell(found));
  }
  return worst;
}

async function games(): Promise<number> {
  let worst = 0;
  for (const loaded of await allGames()) worst = Math.max(worst, tell(remarksOnGame(loaded)));
  if (worst === 0) say('check: cases and tutorials passed');
  return worst;
}

export const check: Command = {
  name: 'check',
  summary: 'Checks the source and the files of all games; or the cases, positions and tutorials named.',
  usage: '[file ...] [--game id] [--files]',
  help: `Without files: types, lint, format and layers of the source, as npm run check does, then the cases and tutorials of all
games: rule ids that do not exist are errors, ids of older rules are warnings. Files are checked, not played; to play them,
use rasputitsa run.`,
  options: {
    game: { type: 'string', value: 'id', help: 'the game, if a file does not say' },
    files: { type: 'boolean', help: 'only the cases and tutorials, not the source' },
  },
  words: [0, 1000],
  async run(given) {
    if (given.words.length > 0) return files(given);
    if (!given.flag('files') && source() !== 0) return 1;
    return games();
  },
};
