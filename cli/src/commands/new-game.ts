import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseLedger } from '@rasputitsa/kernel';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Failed, Misused, reason } from '../errors.ts';
import { isGameFolder, OWN_GAMES, ROOT } from '../node-games.ts';
import { linkPackages, makeGame, type WantedGame } from '../node-template.ts';
import { json, say } from '../out.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_ID = 30;
const LONGEST_TITLE = 60;
/** What can stand in source, YAML, a ledger and a map without being taken for something else. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} '.,:!?&()/\u2013-]*$/u;

function nearestId(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, LONGEST_ID)
    .replace(/-+$/, '');
}

function checkedId(id: string): string {
  if (!ID.test(id) || id.length > LONGEST_ID) {
    const near = nearestId(id);
    throw new Misused({
      what: `${id === '' ? 'nothing' : id} cannot be the id of a game`,
      why: `an id is lower-case words joined by hyphens, ${LONGEST_ID} letters at most, as in third-kharkov`,
      ...(ID.test(near) ? { todo: `try ${near}` } : {}),
    });
  }
  // Layers are packages under the same roof.
  if (existsSync(join(ROOT, id, 'package.json')) || id === 'games')
    throw new Misused({ what: `${id} cannot be the id of a game`, why: `@rasputitsa/${id} is a part of this program` });
  return id;
}

const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

function checkedTitle(title: string): string {
  if (title.length <= LONGEST_TITLE && TITLE.test(title)) return title;
  throw new Misused({
    what: `the title ${JSON.stringify(title)} cannot be used`,
    why: `a title has at most ${LONGEST_TITLE} letters, digits, spaces and signs such as ' . , : ! ? & ( ) / -`,
    todo: 'choose a simpler one now; it stands in index.ts, and can be any text there',
  });
}

function checkedFolder(into: string, id: string): string {
  if (existsSync(into) && isGameFolder(into))
    throw new Misused({
      what: `${into} is a game`,
      why: 'a new game goes into a folder of games, beside the others',
      todo: `give --into ${join(into, '..')}`,
    });
  for (const dir of [join(into, id), join(OWN_GAMES, id)])
    if (existsSync(dir))
      throw new Failed({
        what: `there is a folder ${dir} already`,
        todo: 'choose another id, or move the folder away',
      });
  return into;
}

function wantedOf(given: Given): WantedGame {
  const id = checkedId(given.words[0] ?? '');
  return {
    id,
    title: checkedTitle(given.text('title')?.trim() ?? titled(id)),
    secrets: given.flag('fog') ? 'fog' : 'open',
    into: checkedFolder(resolve(given.text('into') ?? OWN_GAMES), id),
  };
}

interface Made {
  readonly dir: string;
  readonly link: string | undefined;
}
function make(wanted: WantedGame): Made {
  try {
    mkdirSync(wanted.into, { recursive: true });
    const link = linkPackages(wanted.into);
    return { dir: makeGame(wanted), link };
  } catch (error) {
    throw new Failed({ what: `${join(wanted.into, wanted.id)} could not be made`, why: reason(error) });
  }
}

function tell({ id, title, into }: WantedGame, { dir, link }: Made): void {
  const isOwn = into === OWN_GAMES;
  const rules = parseLedger(readFileSync(join(dir, 'rules.tsv'), 'utf8'), 'rules.tsv').length;
  const env = isOwn ? '' : `RASPUTITSA_GAMES=${into} `;
  const program = `${env}npm run rasputitsa --`;
  const tests = isOwn ? `npx vitest run ${relative(ROOT, dir)}` : `(cd ${dir} && npx vitest run && npx tsc --noEmit)`;
  say(`${isOwn ? relative(ROOT, dir) : dir}: ${title}, ${rules} rules, ${casesOf(dir).length} cases.`);
  if (link !== undefined) say(`${link} is a link to the packages of this program.`);
  say();
  say('It can be played as it is:');
  say(`  ${program} play ${id} --bot red=regular`);
  say(`  ${env}npm start`);
  say('It passes, and should go on passing:');
  say(`  ${tests}`);
  say(`  ${program} battery ${id}`);
  if (isOwn) {
    say('  npm run check');
    say();
    say(
      'Before you commit it: npm install, which enters it in package-lock.json; without that npm ci refuses. It also links',
    );
    say(`@rasputitsa/${id}, which nothing needs until something imports the game by that name.`);
  }
  say();
  say('docs/adding-a-game.md goes on from here.');
}

export const newGame: Command = {
  name: 'new-game',
  summary: 'Makes the folder of a new game: small, complete, ready to be changed.',
  usage: '<id> [--title text] [--fog] [--into folder]',
  help: `The game has a map, units, movement, combat, victory, a tutorial, an opponent, cases and tests. It runs, plays in the
page and passes the battery before anything is changed. With --fog units are hidden and each side has a secret stock.`,
  options: {
    title: { type: 'string', value: 'text', help: 'what it is called (made from the id)' },
    fog: { type: 'boolean', help: 'a game in which sides do not see everything' },
    into: {
      type: 'string',
      value: 'folder',
      help: 'another folder of games than games/; RASPUTITSA_GAMES must list it',
    },
    json: JSON_OPTION,
  },
  words: [1, 1],
  run(given) {
    const wanted = wantedOf(given);
    const made = make(wanted);
    if (given.flag('json')) json({ ...wanted, ...made });
    else tell(wanted, made);
    return 0;
  },
};
