// How far an enemy stack could go: what his counters could do on their own next move, as far as the asker knows them. Asked in worlds
// made from the asker's view alone; what shows only its back is somebody else in each of them.
import { type Match, random, type Side } from '@rasputitsa/kernel';
import type { SaidOverlay } from './protocol.ts';

/** Worlds enough that a unit that may be fast is found to be. */
const WORLDS = 12;
const MARK = 'threat:';

export function threatAt(id: string): number | undefined {
  const at = id.startsWith(MARK) ? Number(id.slice(MARK.length)) : Number.NaN;
  return Number.isSafeInteger(at) && at >= 0 ? at : undefined;
}

/** Hexes by the share of the worlds in which somebody from there gets to them: all, most, some. */
export function threatOf(match: Match, viewer: Side, from: number): SaidOverlay {
  const { game } = match;
  if (!game.march) return {};
  const seen = match.view(viewer).pieces.filter((p) => p.at === from && p.side !== viewer);
  if (seen.length === 0) return {};
  const times = new Map<number, number>();
  // Where nothing is hidden all worlds are alike.
  const worlds = seen.some((p) => p.kind === undefined || p.steps === undefined) ? WORLDS : 1;
  for (let w = 0; w < worlds; w++) {
    const world = match.imagine(viewer, random(w + 1));
    const names = new Set(seen.map((p) => p.id));
    const reached = new Set<number>();
    for (const [p, at] of world.state.pieces.at.entries()) {
      const side = world.q.sideOf(p);
      if (at !== from || side === viewer) continue;
      if (game.fog && !names.has(world.state.handles[viewer]?.[p] ?? -1)) continue;
      world.q.actor = side;
      for (const to of game.march(world.q, p)) reached.add(to);
    }
    for (const to of reached) times.set(to, (times.get(to) ?? 0) + 1);
  }
  return {
    hexes: [...times]
      .filter(([at]) => at !== from)
      .toSorted(([a], [b]) => a - b)
      .map(([at, n]) => ({ at, value: n === worlds ? 'yes' : 'perhaps', style: n === worlds ? 'bad' : 'quiet' })),
    legend: { bad: 'can be reached from there', quiet: 'can perhaps be reached: not all units there are known' },
  };
}
