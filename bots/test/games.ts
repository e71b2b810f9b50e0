// The games of this repository, found by their folders.
import { existsSync, readdirSync } from 'node:fs';
import type { Game } from '@rasputitsa/kernel';

const FOLDER = new URL('../../games/', import.meta.url);
const moduleOf = (id: string): URL => new URL(`${id}/index.ts`, FOLDER);

export async function allGames(): Promise<readonly Game[]> {
  const ids = readdirSync(FOLDER).filter((id) => existsSync(moduleOf(id)));
  const modules = await Promise.all(ids.map((id) => import(moduleOf(id).href) as Promise<{ readonly game?: Game }>));
  return modules.flatMap(({ game }) => (game ? [game] : []));
}
