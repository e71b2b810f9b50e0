// How far an enemy stack could go: what his counters could do on their own next move, as far as the asker knows them. Asked in worlds
// made from the asker's view alone; what shows only its back is somebody else in each of them.
import { type Match, random, type SeenPiece, type Side } from '@rasputitsa/kernel';
import type { SaidOverlay } from './protocol.ts';

/** Worlds enough that a unit that may be fast is found to be. */
const WORLDS = 12;
/** Of everybody at once: fewer do. */
const WORLDS_OF_ALL = 4;
const MARK = 'threat:';
/** Everything the enemy could reach. */
const ALL = `${MARK}all`;
/** Where so many units can come at once, more than a raid is to be feared. */
const SEVERAL = 3;

/** `threat:all`, or `threat:` and a hex. */
export function threatFor(match: Match, viewer: Side, id: string): SaidOverlay {
  if (id === ALL) return threatsOf(match, viewer);
  const at = Number(id.slice(MARK.length));
  return Number.isSafeInteger(at) && at >= 0 ? threatOf(match, viewer, at) : {};
}

const isVeiled = (seen: readonly SeenPiece[]): boolean =>
  seen.some((p) => p.kind === undefined || p.steps === undefined);
/** In one world: how many of these get to each hex. */
function reachedIn(match: Match, viewer: Side, seen: readonly SeenPiece[], w: number): ReadonlyMap<number, number> {
  const { game } = match;
  const world = match.imagine(viewer, random(w + 1));
  const names = new Set(seen.map((p) => p.id));
  const places = new Set(seen.map((p) => p.at));
  const reached = new Map<number, number>();
  for (const [p, at] of world.state.pieces.at.entries()) {
    const side = world.q.sideOf(p);
    if (!places.has(at) || side === viewer) continue;
    if (game.fog && !names.has(world.state.handles[viewer]?.[p] ?? -1)) continue;
    world.q.actor = side;
    for (const to of game.march?.(world.q, p) ?? []) reached.set(to, (reached.get(to) ?? 0) + 1);
  }
  return reached;
}
/** What the whole enemy could reach on his next move, and where in strength. */
function threatsOf(match: Match, viewer: Side): SaidOverlay {
  if (!match.game.march) return {};
  const { hexes } = match.game.places;
  const seen = match.view(viewer).pieces.filter((p) => p.side !== viewer && p.at >= 0 && p.at < hexes);
  const most = new Map<number, number>();
  for (let w = 0; w < (isVeiled(seen) ? WORLDS_OF_ALL : 1); w++)
    for (const [to, n] of reachedIn(match, viewer, seen, w)) most.set(to, Math.max(n, most.get(to) ?? 0));
  return {
    hexes: [...most]
      .toSorted(([a], [b]) => a - b)
      .map(([at, n]) => ({ at, value: '', style: n >= SEVERAL ? 'bad' : 'quiet' })),
    legend: {
      bad: `${SEVERAL} or more enemy units can reach it on their next move`,
      quiet: 'one or two enemy units can reach it',
    },
  };
}

/** Hexes by the share of the worlds in which somebody from there gets to them: all, most, some. */
function threatOf(match: Match, viewer: Side, from: number): SaidOverlay {
  const { game } = match;
  if (!game.march) return {};
  const seen = match.view(viewer).pieces.filter((p) => p.at === from && p.side !== viewer);
  if (seen.length === 0) return {};
  const times = new Map<number, number>();
  // Where nothing is hidden all worlds are alike.
  const worlds = isVeiled(seen) ? WORLDS : 1;
  for (let w = 0; w < worlds; w++)
    for (const to of reachedIn(match, viewer, seen, w).keys()) times.set(to, (times.get(to) ?? 0) + 1);
  return {
    hexes: [...times]
      .filter(([at]) => at !== from)
      .toSorted(([a], [b]) => a - b)
      .map(([at, n]) => ({ at, value: n === worlds ? 'yes' : 'perhaps', style: n === worlds ? 'bad' : 'quiet' })),
    legend: { bad: 'can be reached from there', quiet: 'can perhaps be reached: not all units there are known' },
  };
}
