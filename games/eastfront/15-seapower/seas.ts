// Sea control (15.1): the seas, their coasts, shoals and straits.
import { type Loc, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { areaHexes, hasMark, hexOf, isHex } from '../1-map/board.ts';
import { bankCloses } from '../1-map/kerch-straits.ts';
import { isLand, terrainAt } from '../1-map/terrain.ts';
import { southLost } from '../16-strategic/baku.ts';
import { playsAtSea } from '../2-units/coastal-army.ts';
import { OTHER_SHOAL, type SeaRow, SEAS, STRAITS } from '../data/seas.ts';
import { SOVIET } from '../sides.ts';
import { isFriendly } from '../state.ts';
import type { Query } from '../words.ts';

export interface Sea {
  readonly index: number;
  readonly name: string;
  readonly rule: string;
  readonly control: Loc;
  readonly ports: readonly Loc[];
  readonly adjoins: readonly number[];
  /** Land along it, ports included. */
  readonly coasts: ReadonlySet<Loc>;
  /** Its own hexes and the coasts. */
  readonly waters: ReadonlySet<Loc>;
  readonly shoals: ReadonlySet<Loc>;
}

function hexesAlong(row: SeaRow): readonly Loc[] {
  return [...areaHexes('sea area', row.name), ...row.coasts.map(hexOf), ...row.shoals.map(hexOf)].filter(isHex);
}
export const seas: readonly Sea[] = SEAS.map((row, index) => ({
  index,
  name: row.name,
  rule: row.rule,
  control: hexOf(row.control),
  ports: row.ports.map(hexOf),
  adjoins: row.adjoins.map((name) => SEAS.findIndex((s) => s.name === name)),
  coasts: new Set(hexesAlong(row).filter((h) => isLand(h) && hasMark(h, 'coast'))),
  waters: new Set(hexesAlong(row).filter((h) => terrainAt(h) === 'sea' || (isLand(h) && hasMark(h, 'coast')))),
  shoals: new Set(row.shoals.map(hexOf)),
}));
const CASPIAN = seas.length - 1;
const banks = STRAITS.banks.map(hexOf);
const straitSeas: ReadonlySet<number> = new Set(STRAITS.seas.map((name) => SEAS.findIndex((s) => s.name === name)));
const otherShoal = hexOf(OTHER_SHOAL);

export const hasSeapower = rule(
  'OPT.sea',
  (q: Query): boolean => playsAtSea(q),
  () => true,
);

/** 15.1: a sea serves the side to which its control port is friendly, embattled or not. */
export const controlsSea = rule(
  '15.1',
  (q: Query, sea: Sea, side: Side): boolean => isFriendly(q, sea.control, side) && sails(q, sea, side),
  () => true,
);
/** 15.1g, 16.35: there are no German ships on the Caspian, and no Soviet ones once Baku is lost, by either of its zones. */
const sails = rule(
  '15.1g',
  (q: Query, sea: Sea, side: Side): boolean => sea.index !== CASPIAN || (side === SOVIET && !southLost(q)),
  () => true,
);

/** 1.38d, 15.1h: nobody passes the Kerch Straits while the enemy has either bank. */
const straitsOpen = rule(
  '15.1h',
  (q: Query, side: Side): boolean => !banks.some((bank) => bankCloses(q, bank, side)),
  () => true,
);
/** The controlled seas next to a controlled one. */
export function seasBeyond(q: Query, sea: Sea, side: Side): readonly Sea[] {
  return sea.adjoins
    .filter((i) => !(straitSeas.has(i) && straitSeas.has(sea.index)) || straitsOpen(q, side))
    .map((i) => seas[i])
    .filter((s) => s !== undefined)
    .filter((s) => controlsSea(q, s, side));
}

/** 15.1f, RULINGS R75: landings are barred there. */
function isShoal(q: Query, sea: Sea, hex: Loc): boolean {
  return sea.shoals.has(hex) || (sea.shoals.size > 0 && hex === otherShoal && q.option('shoal-perekop-ne1'));
}

/** 15.41a: whether command passes from hex to hex off the coast of a sea: its waters and the hexes along them. */
export function isOffshore(over: readonly Sea[], hex: Loc, to: Loc): boolean {
  return over.some((s) => s.waters.has(hex) && s.waters.has(to));
}

/** 15.1f */
export const shoalRefusal = rule(
  '15.1f',
  (q: Query, over: readonly Sea[], to: Loc): Refusal | undefined => {
    const deep = over.filter((s) => !isShoal(q, s, to));
    const [first] = over;
    return deep.length === 0 && first
      ? refuse('15.1f', say`Shoals bar ${place(to)} to ships from the ${first.name}.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);
