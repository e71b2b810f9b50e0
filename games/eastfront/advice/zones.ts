// The last winter is won off the map: whoever stands alone in a zone of the Germans cuts off those south of it (W44.4), so the Soviets go in
// by the Rail Entries they reach, and on from zone to zone to the north.
import type { Action, Ask, Loc } from '@rasputitsa/kernel';
import { values } from '@rasputitsa/kit/asking';
import { isExit } from '../1-map/board.ts';
import { homeSide } from '../1-map/edges.ts';
import { EXITS, exitOf } from '../1-map/rail-entries.ts';
import { adjacentExits } from '../16-strategic/exit-zones.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { W44 } from '../state.ts';
import type { Picture, Unit } from './picture.ts';

/** A step further on that way, as a headquarters' errand. */
export const ON_THE_WAY = 40;
/** Those who go in must be that much stronger than whoever is there. */
const ODDS = 2;
const LEAST_STEPS = 2;
/** Steps of a block that nobody has seen: those driven off the map are weak. */
const HIDDEN = 2;
/** One goes on and one stays: supply comes from zone to zone, and with the last of ours a zone is German again. */
const PAIR = 2;

/** Where a unit would go by way of the zones, or -1. */
export function zoneAhead(p: Picture, x: Unit): Loc {
  if (p.half !== W44 || p.side !== SOVIET || x.isHq || x.steps < LEAST_STEPS) return -1;
  const ahead = isExit(x.at) ? north(x.at) : exitOf(x.at);
  if (ahead < 0 || homeSide(ahead) !== GERMAN) return -1;
  // With the northernmost the war is won at once.
  const isLast = north(ahead) < 0;
  const isFollowed = isLast || p.force(x.at).units >= PAIR;
  if (!isFollowed && (isExit(x.at) || p.menace(x.at) > 0)) return -1;
  // Further south there is nothing to gain.
  if (EXITS.some((e) => e < ahead && p.hasTroops(e))) return -1;
  if (p.force(ahead).units >= (isLast ? 1 : PAIR)) return -1;
  const foe = p.foes.reduce((n, y) => n + (y.at === ahead ? (y.steps ?? HIDDEN) : 0), 0);
  return x.steps >= ODDS * foe ? ahead : -1;
}
/** Zones run from north to south. */
function north(zone: Loc): Loc {
  return adjacentExits(zone).find((e) => e < zone) ?? -1;
}

/** One for each zone that is to be entered, those furthest north first. */
export function zoneMoves(p: Picture, ask: Ask, movers: readonly Unit[]): readonly Action[] {
  const out: Action[] = [];
  const taken = new Set<Loc>();
  const going = movers
    .map((unit) => ({ unit, to: zoneAhead(p, unit) }))
    .filter(({ to }) => to >= 0)
    .toSorted((a, b) => a.to - b.to || b.unit.steps - a.unit.steps);
  for (const { unit, to } of going) {
    if (taken.has(to) || !values(ask, 'move', { piece: unit.id }).includes(to)) continue;
    taken.add(to);
    out.push({ verb: 'move', args: { piece: unit.id, to } });
  }
  return out;
}
