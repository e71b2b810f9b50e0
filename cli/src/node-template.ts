// A game made from the template: cli/templates/template-game is a whole game, checked like any other source. What belongs to its
// secrets is marked in it, and left out where a game shall have none:
//   a line that ends in `// fog` or `# fog`; the lines from `fog>` to `<fog`; the chapter on fog, wherever it shows.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { OWN_GAMES, ROOT } from './node-games.ts';

const TEMPLATE = join(ROOT, 'cli', 'templates', 'template-game');
const TEMPLATE_ID = /template-game/g;
const TEMPLATE_TITLE = 'Template Game';

/** fog: sides do not see everything. open: they do. */
export type Secrets = 'fog' | 'open';

export interface WantedGame {
  readonly id: string;
  readonly title: string;
  readonly secrets: Secrets;
  /** The folder of games it goes into. */
  readonly into: string;
}

const FOG_CHAPTER = '7';
const FOG_FILES = new RegExp(`^(?:(?:cases/)?${FOG_CHAPTER}-fog/|imagine\\.ts$)`);
const MARK = '(?://|#|<!--)';
const BEGINS = new RegExp(`^\\s*${MARK} fog>(?: -->)?$`);
const ENDS = new RegExp(`^\\s*${MARK} <fog(?: -->)?$`);
const ONE_LINE = new RegExp(` ${MARK} fog$`);

/** The text with its marks taken away, and what they mark as well where there shall be no fog. */
function unmarked(text: string, secrets: Secrets): string {
  const kept: string[] = [];
  let isInside = false;
  for (const line of text.split('\n')) {
    if (BEGINS.test(line)) isInside = true;
    else if (ENDS.test(line)) isInside = false;
    else if (secrets === 'fog' || !(isInside || ONE_LINE.test(line))) kept.push(line.replace(ONE_LINE, ''));
  }
  // Where a paragraph went, one blank line is enough.
  return `${kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

/** Ledgers have no comments: what is of the chapter on fog goes by its number. */
function rowsOf(text: string, secrets: Secrets): string {
  if (secrets === 'fog') return text;
  return text.replace(new RegExp(`^${FOG_CHAPTER}\\..*\\n`, 'gm'), '');
}

/** As the formatter of the sources would write it. */
const literal = (title: string): string => (title.includes("'") ? `"${title}"` : `'${title}'`);

function written(file: string, text: string, { id, title, secrets }: WantedGame): string {
  const named = text
    .replace(TEMPLATE_ID, id)
    .replaceAll(`'${TEMPLATE_TITLE}'`, () => literal(title))
    .replaceAll(TEMPLATE_TITLE, () => title);
  if (file.endsWith('.tsv')) return rowsOf(named, secrets);
  const plain = unmarked(named, secrets);
  return secrets === 'fog' || file !== 'index.ts' ? plain : plain.replace('fog: true,', 'fog: false,');
}

function templateFiles(): readonly string[] {
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => relative(TEMPLATE, join(e.parentPath, e.name)).split(sep).join('/'))
    .sort();
}

/** Outside games/ no other settings of the compiler apply to it: it gets ours. */
function settings(): string {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as Record<string, unknown>;
  return `${JSON.stringify({ compilerOptions, include: ['.'] }, undefined, 2)}\n`;
}

/** Writes the game, whole or not at all; its folder. */
export function makeGame(wanted: WantedGame): string {
  const dir = join(wanted.into, wanted.id);
  const half = join(wanted.into, `.${wanted.id}.${process.pid}`);
  try {
    for (const file of templateFiles()) {
      if (wanted.secrets === 'open' && FOG_FILES.test(file)) continue;
      const path = join(half, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, written(file, readFileSync(join(TEMPLATE, file), 'utf8'), wanted));
    }
    if (wanted.into !== OWN_GAMES) writeFileSync(join(half, 'tsconfig.json'), settings());
    renameSync(half, dir);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  return dir;
}

function findsKernel(dir: string): boolean {
  try {
    createRequire(join(dir, 'any.ts')).resolve('@rasputitsa/kernel');
    return true;
  } catch {
    return false;
  }
}

/** Games import kernel and kit by name. Outside the repository these names mean something only with a link; the link, if one was made. */
export function linkPackages(into: string): string | undefined {
  if (findsKernel(into)) return undefined;
  const modules = join(into, 'node_modules');
  const ours = join(ROOT, 'node_modules');
  const isThere = existsSync(modules) && lstatSync(modules).isDirectory();
  const [from, to] = isThere ? [join(ours, '@rasputitsa'), join(modules, '@rasputitsa')] : [ours, modules];
  // A junction needs no rights on Windows; elsewhere it is a link like any other.
  symlinkSync(from, to, 'junction');
  return to;
}
