// Which tracks are the calendar of a game: the first one, and those that a repeated step is named after.
import type { Game, Node } from './game.ts';

export function calendarOf(game: Pick<Game, 'sequence' | 'tracks'>): readonly string[] {
  const out = Object.keys(game.tracks).slice(0, 1);
  const walk = (n: Node): void => {
    if (n.kind !== 'steps') return;
    const named = [n.id, n.title.toLowerCase()].find((id) => game.tracks[id] !== undefined);
    if (n.while && named !== undefined && !out.includes(named)) out.push(named);
    for (const step of n.steps) walk(step);
  };
  walk(game.sequence);
  return out;
}
