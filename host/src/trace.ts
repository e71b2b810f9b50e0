// The supply of one place: the line from its units to a source, or the reason why there is none. Taken from the game's own layer.
import { type Match, overlayFor, type Overlay, type OverlayInfo, type Side } from '@rasputitsa/kernel';

const MARK = 'trace:';
export function traceAt(id: string): number | undefined {
  const at = id.startsWith(MARK) ? Number(id.slice(MARK.length)) : Number.NaN;
  return Number.isSafeInteger(at) && at >= 0 ? at : undefined;
}

export function traceOf(match: Match, viewer: Side, at: number): Overlay {
  const all = match.game.overlays.filter((o) => o.traces !== undefined).map((o) => traced(match, viewer, o, at));
  return {
    hexes: all.flatMap((o) => o.hexes ?? []),
    lines: all.flatMap((o) => o.lines ?? []),
    notes: all.flatMap((o) => o.notes ?? []),
  };
}
function traced(match: Match, viewer: Side, info: OverlayInfo, at: number): Overlay {
  const { traces } = info;
  if (typeof traces === 'function')
    return overlayFor(match.q, viewer, { ...info, compute: (q, side) => traces(q, side, at) });
  const { hexes = [], lines = [], notes = [] } = overlayFor(match.q, viewer, info);
  return {
    hexes: hexes.filter((h) => h.at === at),
    lines: lines.filter((l) => l.path[0] === at),
    notes: notes.filter((n) => n.at === at),
  };
}
