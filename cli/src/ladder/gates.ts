// The gates of a game, and whether what they name exists.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@rasputitsa/kernel';
import type { Gates } from '@rasputitsa/kernel/gates';
import { Misused } from '../errors.ts';
import { placesIn } from './gate-game.ts';
import { markOf } from './mark.ts';

/** Who has to pass them: the game's advice as it stands. What plans is built on it. */
export const GATED = 'greedy';
const LETTERS = 8;

export interface GateJob {
  readonly scenario: string;
  readonly seed: number;
}

export const hasGates = (dir: string): boolean => existsSync(join(dir, 'gates.ts'));
export async function gatesOf(dir: string): Promise<Gates> {
  if (!hasGates(dir))
    throw new Misused({ what: 'this game has no gates', todo: `declare them in ${join(dir, 'gates.ts')}` });
  const { gates } = (await import(pathToFileURL(join(dir, 'gates.ts')).href)) as { readonly gates: Gates };
  return gates;
}
export function scenariosFor(game: Game, { scenarios }: Gates): readonly string[] {
  return scenarios ?? game.scenarios.map((s) => s.id);
}
/** For how opponents play and what is looked at: with other places or verbs, or another idea of what is worth doing, the games have to be played again,
 * with other numbers they do not. */
export function gateMark(game: Game, gates: Gates, scenario: string): string {
  const looks = JSON.stringify([placesIn(gates, scenario), gates.turns.uses, String(gates.turns.isWorthIt)]);
  const mark = markOf(game, scenario, [GATED]);
  return createHash('sha256').update(mark).update(looks).digest('hex').slice(0, LETTERS);
}

const isShare = (n: number): boolean => n > 0 && n <= 1;
/** What gates name and the game has not, and numbers that nothing could miss. */
export function faultsIn(game: Game, gates: Gates): readonly string[] {
  const scenarios = new Set(game.scenarios.map((s) => s.id));
  const played = new Set(scenariosFor(game, gates));
  const sides = new Set(game.sides.map((s) => s.id));
  const names = Map.groupBy(game.places.names ?? [], (n) => n.name);
  const verbs = new Set(game.verbs.map((v) => v.id));
  const { gains, takings, pockets, turns } = gates;
  return [
    ...[...gains, ...takings, ...pockets].flatMap(({ scenario, side }) => [
      ...(scenarios.has(scenario) && played.has(scenario) ? [] : [`no scenario ${scenario} is played`]),
      ...(sides.has(side) ? [] : [`there is no side ${side}`]),
    ]),
    ...(gates.scenarios ?? []).filter((id) => !scenarios.has(id)).map((id) => `there is no scenario ${id}`),
    ...turns.uses.filter((id) => !verbs.has(id)).map((id) => `there is no verb ${id}`),
    ...takings.flatMap(({ places, hexes = 1 }) =>
      places.filter((name) => (names.get(name)?.length ?? 0) < hexes).map((name) => `${name} is no place, or smaller`),
    ),
    ...takings.filter((t) => !isShare(t.share) || t.places.length === 0).map((t) => `${t.scenario} takes nothing`),
    ...[...gains.map((g) => g.points), ...pockets.map((p) => p.units)]
      .filter((n) => n <= 0)
      .map((n) => `${n} is no gate`),
    ...[turns.unused, turns.powerless ?? 0].filter((n) => n < 0 || n >= 1).map((n) => `${n} of all turns is no gate`),
  ];
}
