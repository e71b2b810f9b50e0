// Who has what on the board, as whoever writes a game down or measures it sees it: units on the ground, those without supply, and places with names.
// It looks at the truth. Knows no game: supply is the game's own layer, ownership the layer that says so.
import { type Game, type Loc, type Match, NOWHERE, overlayFor, type Piece, type Side } from '@rasputitsa/kernel';
import { traceOf } from './trace.ts';

/** Units on the ground, by their hexes. */
export type Units = ReadonlyMap<Loc, readonly Piece[]>;

export function unitsOf({ game, state: { pieces } }: Match, side: Side): Units {
  const out = new Map<Loc, Piece[]>();
  for (const [p, k] of pieces.kind.entries()) {
    const [at, kind] = [pieces.at[p] ?? NOWHERE, game.kinds[k]];
    if (kind?.side !== side || kind.look?.symbol === 'air' || at < 0 || at >= game.places.hexes) continue;
    const there = out.get(at);
    if (there) there.push(p);
    else out.set(at, [p]);
  }
  return out;
}
/** Of these the ones to which no line of supply leads, by the game's own layer: where a line breaks, it says why. */
export function cutOff(match: Match, side: Side, units: Units): Units {
  const broken = new Set(
    match.game.overlays.flatMap((info): readonly Loc[] => {
      if (info.traces === undefined) return [];
      if (info.traces === true) return (overlayFor(match.q, side, info).notes ?? []).map((n) => n.at);
      return [...units.keys()].filter((at) => (traceOf(match, side, at).notes ?? []).length > 0);
    }),
  );
  return new Map([...units].filter(([at]) => broken.has(at)));
}
/** Whether a game can tell who is cut off. */
export function tellsSupply({ overlays }: Pick<Game, 'overlays'>): boolean {
  return overlays.some((o) => o.traces !== undefined);
}
/** Who holds what has a name: the side that has it to itself, else whoever the game says; what is fought over stays with whoever had it. */
export function holders(match: Match, before: ReadonlyMap<Loc, Side>): ReadonlyMap<Loc, Side> {
  const out = new Map(before);
  const { game, state } = match;
  const there = game.sides.map((_, side) => unitsOf(match, side));
  for (const [id, info] of Object.entries(game.layers)) {
    if (!info.holds) continue;
    for (const { at } of game.places.names ?? []) {
      const said = game.sides.findIndex((s) => s.id === info.values[state.layers[id]?.[at] ?? -1]);
      const sides = there.flatMap((units, s) => (units.has(at) ? [s] : []));
      const side = sides.length === 0 ? said : sides.length === 1 ? sides[0] : undefined;
      if (side !== undefined && side >= 0) out.set(at, side);
    }
  }
  return out;
}
