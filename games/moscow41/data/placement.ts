// Where the counters of a set-up go (SETUP, RULINGS R64, R110): reckoned from the lists and the CEL of the counters alone, so that a set-up of
// the players' own is refused before anything is played with it.
import type { Loc, Side } from '@rasputitsa/kernel';
import { BUILT, CITY, hexOf, MAP, PLACES } from '../1-basics/board.ts';
import type { Setup, SetupEntry } from './setup-row.ts';
import type { Unit } from './units.ts';

/** RULINGS R64: where counters go that have no room in their set-up hex. */
const OVERFLOW: Readonly<Record<string, readonly string[]>> = { '4230': ['4231', '4130', '4330'] };

const isNumber = (at: string): boolean => /^\d+$/.test(at);
/** The hexes an entry may use, in order of preference: the hexes of a city, the hexes named, and those they overflow into. */
export function hexesFor(entry: SetupEntry): readonly Loc[] {
  return entry.at.flatMap((at) =>
    isNumber(at)
      ? [hexOf(at), ...(OVERFLOW[at] ?? []).map(hexOf)]
      : MAP.places.filter((p) => p.name === at).map((p) => p.hex),
  );
}
/** What is wrong with the name of a set-up hex. */
export function hexFault(at: string): string | undefined {
  if (!isNumber(at)) return MAP.places.some((p) => p.name === at) ? undefined : `there is no ${at} on the map`;
  const hex = PLACES.parse(at);
  return typeof hex === 'number' ? undefined : hex.error;
}

export interface Stand {
  readonly name: string;
  readonly side: Side;
  readonly at: Loc;
  readonly cel: number;
}
/** A list of the set-up and the number of an entry in it, of which a counter finds no room. */
export interface NoRoom {
  readonly list: 'german' | 'soviet' | 'restored';
  readonly entry: number;
  readonly name: string;
}

/** SETUP.2, RULINGS R110: one CEL from each regiment in order, then from the tanks, then again; guns never. */
export type Losses = (entry: SetupEntry, units: readonly Unit[]) => readonly number[];

const LISTS = ['german', 'soviet', 'restored'] as const;
export function placement(
  setup: Setup,
  unitNamed: (name: string) => Unit,
  losses: Losses,
  limit: number,
): readonly Stand[] | NoRoom {
  const room = new Map<Loc, number>();
  const left = (hex: Loc): number => room.get(hex) ?? limit;
  const stands: Stand[] = [];
  for (const list of LISTS)
    for (const [n, entry] of setup[list].entries()) {
      const units = entry.units.map(unitNamed);
      const cels = losses(entry, units);
      const hexes = hexesFor(entry);
      for (const [i, unit] of units.entries()) {
        const cel = cels[i] ?? 1;
        // A garrison spreads over its city: nobody goes where more stand than elsewhere.
        const most = Math.max(...hexes.map(left));
        const spreads = (hex: Loc): boolean => hexes.length < 3 || BUILT[hex] !== CITY || left(hex) === most;
        const at = hexes.find((hex) => left(hex) >= cel && spreads(hex)) ?? hexes.find((hex) => left(hex) >= cel);
        if (at === undefined) return { list, entry: n, name: unit.name };
        room.set(at, left(at) - cel);
        stands.push({ name: unit.name, side: unit.side, at, cel });
      }
    }
  return stands;
}
