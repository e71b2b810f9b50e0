// The games of the page, wherever their folders are, and what it needs of each besides its rules: card, rule ledger, cases and
// tutorial. Read and checked when the page is built, so that no reader of YAML or TSV has to be sent to the browser.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import type { Planner } from '@rasputitsa/bots';
import { type Advice, parseLedger, parseTutorial } from '@rasputitsa/kernel';
import { normalizePath, type Plugin } from 'vite';
import { allGames, type GameFolder, gameFolders, ROOT, tryGame } from '../../cli/src/node-games.ts';
import type { GameCard } from '@rasputitsa/host';

const LIST = 'virtual:rasputitsa/books';
const CARDS = 'virtual:rasputitsa/cards';
const BOOK = 'virtual:rasputitsa/book/';
const NOTICE = 'virtual:rasputitsa/notice';
const ADVICE = 'virtual:rasputitsa/advice/';
const PLANNER = 'virtual:rasputitsa/planner/';

function bookOf(dir: string): unknown {
  const ledger = join(dir, 'rules.tsv');
  const tutorial = join(dir, 'tutorial.yaml');
  return {
    rules: existsSync(ledger) ? parseLedger(readFileSync(ledger, 'utf8'), 'rules.tsv') : [],
    cases: casesOf(dir),
    tutorial: existsSync(tutorial) ? parseTutorial(readFileSync(tutorial, 'utf8'), 'tutorial.yaml') : null,
  };
}

/** A game of which only the map is there has the title its map carries. */
function titleOf(dir: string, id: string): string {
  const spec = join(dir, 'map', 'spec.json');
  if (!existsSync(spec)) return id;
  return (JSON.parse(readFileSync(spec, 'utf8')) as { title?: string }).title ?? id;
}

async function cards(): Promise<readonly GameCard[]> {
  const games = new Map((await allGames()).map(({ game }) => [game.id, game]));
  return gameFolders().map(({ id, dir }) => {
    const game = games.get(id);
    if (!game)
      return {
        id,
        title: titleOf(dir, id),
        summary: 'The map is drawn; the rules are still being written.',
        playable: false,
      };
    const { title, summary, about } = game;
    return { id, title, summary, playable: true, ...(about ? { about } : {}) };
  });
}

/** By the id of each game: a function that loads something of it when it is wanted. */
function loaders(folders: readonly GameFolder[], of: (folder: GameFolder) => string): string {
  const entries = folders.map((f) => `${JSON.stringify(f.id)}: () => import(${JSON.stringify(of(f))})`);
  return `{ ${entries.join(', ')} }`;
}

/** The file with a game's advice, as its index imports it: sent when a computer is to move, not with the rules. */
function adviceOf(id: string, importer: string | undefined): string | undefined {
  if (importer === undefined || !id.startsWith('./advice/')) return undefined;
  const folder = gameFolders().find((f) => normalizePath(join(f.dir, 'index.ts')) === normalizePath(importer));
  return folder && normalizePath(join(folder.dir, id));
}
/** How each part of an advice is had before it is fetched. Every part must be named here, so that none is dropped on the way to the page:
 * functions are called where it is, tables asked for when it is there, and numbers and words, by which opponents are listed and made, come along. */
const PARTS: Readonly<Record<Exclude<keyof Advice, 'ready'>, 'called' | 'fetched' | 'said' | 'not wanted'>> = {
  plan: 'called',
  operations: 'called',
  evaluate: 'called',
  weights: 'fetched',
  tactics: 'fetched',
  setUp: 'fetched',
  styles: 'said',
  budgets: 'said',
  upkeep: 'said',
  // Only those who learn ask for these, and they do not do it in a page.
  features: 'not wanted',
  bounds: 'not wanted',
};
function adviceOnDemand(file: string, advice: Advice | undefined): string {
  const had = Object.entries(PARTS).flatMap(([id, how]) => {
    const part = advice?.[id as keyof typeof PARTS];
    if (part === undefined || how === 'not wanted') return [];
    if (how === 'called') return [`${id}: { value: (...asked) => known.${id}(...asked) }`];
    return [how === 'fetched' ? `${id}: { get: () => known.${id} }` : `${id}: { value: ${JSON.stringify(part)} }`];
  });
  return `let known;
export const advice = Object.defineProperties((...asked) => known(...asked), {
  ready: { value: async () => { known ??= (await import(${JSON.stringify(file)})).advice; } },
  ${had.join(',\n  ')}
});`;
}
/** The opponents that plan, as the others are listed beside them: sent when one of them is to move. */
function isPlanner(id: string, importer: string | undefined): importer is string {
  return id === './planner.ts' && normalizePath(importer ?? '') === normalizePath(join(ROOT, 'bots/src/index.ts'));
}
/** Every part of one, as it is before it is fetched and after: what it is told meanwhile it hears then. */
const PLANNER_PARTS: Readonly<Record<keyof Planner, string>> = {
  name: 'name: asked[0]',
  plan: 'get plan() { return bot?.plan; }',
  memory: 'get memory() { return bot?.memory; }',
  ready: 'ready',
  think: 'think: (...asked) => it().think(...asked)',
  decide: 'decide: (...asked) => it().decide(...asked)',
  hurry: 'hurry: () => bot?.hurry()',
  watch: 'get watch() { return known ? it().watch : look; }',
  choose: 'choose: (view, ask) => it().choose(view, ask)',
  mind: 'mind: () => bot?.mind() ?? mind',
  takeUp: 'takeUp: (given) => { mind = given; bot?.takeUp(given); }',
};
function plannerOnDemand(file: string): string {
  return `let known;
const ready = async () => { known ??= (await import(${JSON.stringify(file)})).plannerBot; };
export const plannerBot = (...asked) => {
  let bot, mind;
  const seen = [];
  const it = () => {
    if (bot) return bot;
    bot = known(...asked);
    if (mind) bot.takeUp(mind);
    for (const view of seen.splice(0)) bot.watch?.(() => view);
    return bot;
  };
  const look = (view) => { seen.push(view()); ready().catch(() => undefined); };
  return {
    ${Object.values(PLANNER_PARTS).join(',\n    ')}
  };
};`;
}

export function books(): Plugin {
  return {
    name: 'rasputitsa-books',
    enforce: 'pre',
    resolveId(id, importer) {
      const advice = adviceOf(id, importer);
      if (advice !== undefined) return `\0${ADVICE}${advice}`;
      if (isPlanner(id, importer)) return `\0${PLANNER}${normalizePath(join(dirname(importer), id))}`;
      return id === LIST || id === CARDS || id === NOTICE || id.startsWith(BOOK) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id.startsWith(`\0${PLANNER}`)) return plannerOnDemand(id.slice(PLANNER.length + 1));
      if (id.startsWith(`\0${ADVICE}`)) {
        const file = id.slice(ADVICE.length + 1);
        const folder = gameFolders().find((f) => file.startsWith(`${normalizePath(f.dir)}/`));
        const game = folder && (await tryGame(folder))?.game;
        return adviceOnDemand(file, game?.advice);
      }
      if (id === `\0${NOTICE}`) return `export default ${JSON.stringify(readFileSync(join(ROOT, 'NOTICE'), 'utf8'))};`;
      // What the boxes look like from behind is read by those who choose one; whoever comes to a table by a link has chosen.
      if (id === `\0${CARDS}`) return `export default ${JSON.stringify(await cards())};`;
      if (id === `\0${LIST}`) {
        const folders = gameFolders();
        const tutorials = folders.filter((f) => existsSync(join(f.dir, 'tutorial.yaml'))).map((f) => f.id);
        const books = loaders(folders, (f) => BOOK + f.id);
        const games = loaders(
          folders.filter((f) => existsSync(join(f.dir, 'index.ts'))),
          (f) => normalizePath(join(f.dir, 'index.ts')),
        );
        return `export default { cards: () => import(${JSON.stringify(CARDS)}), tutorials: ${JSON.stringify(tutorials)}, books: ${books}, games: ${games} };`;
      }
      if (id.startsWith(`\0${BOOK}`)) {
        const folder = gameFolders().find((f) => f.id === id.slice(BOOK.length + 1));
        // As text to be parsed: half a megabyte of cases is read much faster as JSON than as a program.
        const text = JSON.stringify(JSON.stringify(folder ? bookOf(folder.dir) : {}));
        return `export default JSON.parse(${text});`;
      }
      return undefined;
    },
  };
}
