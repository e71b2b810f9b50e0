// Rulings of a game: those its RULINGS.md declares and those its files cite, so that none is cited that is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXT = /\.(ts|yaml|tsv|md|jsonl)$/;

/** One citation: `RULINGS R12` in a file of the game. */
interface Citation {
  readonly file: string;
  readonly line: number;
  readonly id: string;
}

/** All text files of a game, by their path from its folder. */
export function textsOf(gameDir: string): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(gameDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(gameDir, file), 'utf8') }));
}

/** Every `RULINGS R12` in a game's files. */
function citedRulings(gameDir: string): readonly Citation[] {
  return textsOf(gameDir).flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        [...line.matchAll(/RULINGS ([A-Z]-?\d+)/g)].map(([, id = '']) => ({ file, line: i + 1, id })),
      ),
  );
}

/** The ids RULINGS.md declares, in its order: at the head of a heading, an item of a list or a row of a table. */
function rulingsOf(gameDir: string): readonly string[] {
  const text = readFileSync(join(gameDir, 'RULINGS.md'), 'utf8');
  return [...text.matchAll(/^(?:#+|-|\|) *\**([A-Z]-?\d+)\b/gm)].map(([, id = '']) => id);
}

/** Names of files that a game may have been made from, but that are not here. */
const OUTSIDE = /\bGAPS\b|\b(?:FORCES|TABLES|MAP)\.json\b|\bMAP\.md\b|\bEXAMPLES\.md\b|\bRULES\.tsv\b|\/work\//;
/** Lines of a game that lean on a file outside the repository. */
function leansOutside(gameDir: string): readonly string[] {
  return textsOf(gameDir).flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => OUTSIDE.test(line))
      .map((line) => `${file}: ${line.slice(0, 80)}`),
  );
}

/** What is wrong with a game's rulings: a number given twice, one cited that is not there, a file named that is not here. */
export function rulingFaults(gameDir: string): readonly string[] {
  const declared = rulingsOf(gameDir);
  const cited = citedRulings(gameDir);
  return [
    ...(declared.length === 0 ? ['RULINGS.md declares nothing'] : []),
    ...declared.filter((id, i) => declared.indexOf(id) !== i).map((id) => `${id} is declared twice`),
    ...cited.filter((c) => !declared.includes(c.id)).map((c) => `${c.file}:${c.line}: ${c.id} is not in RULINGS.md`),
    ...leansOutside(gameDir),
  ];
}
