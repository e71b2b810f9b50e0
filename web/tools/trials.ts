// What the lab has found of each game, for the screen on which a scenario is chosen: a file for each game, fetched by that screen alone.
import type { Plugin } from 'vite';
import { keptFindings, trialsOf } from '../../cli/src/lab/kept.ts';
import { gameFolders, tryGame } from '../../cli/src/node-games.ts';

const LIST = 'virtual:rasputitsa/trials';
/** The file is called by it. */
const ONE = `${LIST}-`;

async function trialsIn(id: string): Promise<unknown> {
  const folder = gameFolders().find((f) => f.id === id);
  const findings = folder && keptFindings(folder.dir);
  const game = findings && (await tryGame(folder))?.game;
  return game ? trialsOf(game, findings) : {};
}

export function trials(): Plugin {
  return {
    name: 'rasputitsa-trials',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${LIST}`) {
        const tried = gameFolders().filter((f) => keptFindings(f.dir) !== undefined);
        const loaders = tried.map((f) => `${JSON.stringify(f.id)}: () => import(${JSON.stringify(ONE + f.id)})`);
        return `export default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      return `export default ${JSON.stringify(await trialsIn(id.slice(ONE.length + 1)))};`;
    },
  };
}
