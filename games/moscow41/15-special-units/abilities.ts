// Chapter 15: stars, Volkssturm and fortification units, as modifiers of a combat. Resilience groups never move: resilience.ts.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { sideBetween } from '@rasputitsa/kit';
import { BIG_RIVER, enemyOf, GRID } from '../1-basics/board.ts';
import { ground } from '../1-basics/ground.ts';
import { isMechanized, isRegular, typeOf, unitOf } from '../1-basics/units.ts';
import { isFortified } from '../7-fortifications/works.ts';
import { table } from '../data/tables.ts';
import type { Star } from '../data/unit-row.ts';
import type { Query } from '../words.ts';

export interface Battle {
  readonly attacker: Side;
  readonly attackers: readonly Piece[];
  readonly defenders: readonly Piece[];
  readonly targets: readonly Loc[];
}
/** A modifier with its reason; positive favours the side that has it. */
export interface Modifier {
  readonly rule: string;
  readonly label: string;
  readonly cm: number;
}
const own = (b: Battle, side: Side): readonly Piece[] => (side === b.attacker ? b.attackers : b.defenders);
const foes = (b: Battle, side: Side): readonly Piece[] => (side === b.attacker ? b.defenders : b.attackers);

/** 15.1.2.K Black: in attack only against units that are not fortified. */
const blackCounts = rule(
  '15.1.2.K',
  (q: Query, b: Battle, side: Side): boolean =>
    side !== b.attacker || !b.targets.some((hex) => isFortified(q, enemyOf(side), hex)),
  () => true,
);
/** 15.1.2.W White: only against mechanized units. */
const whiteCounts = rule(
  '15.1.2.W',
  (q: Query, b: Battle, side: Side): boolean => foes(b, side).some((p) => isMechanized(q, p)),
  () => true,
);
/** 15.1.2.Y Yellow: in attack. */
const yellowCounts = rule(
  '15.1.2.Y',
  (b: Battle, side: Side): boolean => side === b.attacker,
  () => true,
);
/** 15.1.2.B Blue: in any combat. */
const blueCounts = rule(
  '15.1.2.B',
  () => true,
  () => false,
);
function counts(q: Query, b: Battle, side: Side, star: Star): boolean {
  if (star === 'black') return blackCounts(q, b, side);
  if (star === 'white') return whiteCounts(q, b, side);
  return star === 'yellow' ? yellowCounts(b, side) : blueCounts();
}
/** 15.1.8 Not in an assault across a big river. */
const crossesRiver = rule(
  '15.1.8',
  (q: Query, b: Battle, side: Side, p: Piece): boolean =>
    side === b.attacker && b.targets.some((hex) => ground(q).water[sideBetween(GRID, q.at(p), hex)] === BIG_RIVER),
  () => false,
);
/** 15.1.1, 15.1.5 Units of a side whose star would count in this combat if it is used, before the enemy's stars disable any. Towed units never attack. */
export const starUnits = rule(
  '15.1.1',
  (q: Query, b: Battle, side: Side): readonly Piece[] => {
    if (!q.option('special-units')) return [];
    return own(b, side).filter((p) => {
      const { star } = unitOf(q, p);
      return star !== undefined && counts(q, b, side, star) && !crossesRiver(q, b, side, p);
    });
  },
  () => [],
);
/** 15.1.2 What each star is disabled by. */
const DISABLED: Readonly<Record<Star, readonly Star[]>> = {
  black: ['white'],
  white: [],
  yellow: ['black', 'white'],
  blue: [],
};
const isDisabled = rule(
  '15.1.2',
  (star: Star, enemy: ReadonlySet<Star | undefined>): boolean => DISABLED[star].some((s) => enemy.has(s)),
  () => false,
);
/** 15.1.3, 15.1.4 A modifier for each star that counts once both sides have declared theirs. */
const starWorth = rule(
  '15.1.3',
  (): number => 1,
  () => 0,
);
const addedUp = rule(
  '15.1.4',
  (n: number): number => n,
  (n: number) => Math.min(1, n),
);
export function starModifiers(
  q: Query,
  _b: Battle,
  _side: Side,
  used: readonly Piece[],
  enemy: readonly Piece[],
): readonly Modifier[] {
  const against = new Set(enemy.map((p) => unitOf(q, p).star));
  const left = used.filter((p) => {
    const { star } = unitOf(q, p);
    return star !== undefined && !isDisabled(star, against);
  });
  const cm = addedUp(left.length) * starWorth();
  return cm === 0 ? [] : [{ rule: '15.1.3', label: 'Stars', cm }];
}

/** 15.2.3 */
const groupWorth = rule(
  '15.2.3',
  (): number => table('numbers').resilience,
  () => 0,
);
/** 15.3.1, 15.3.2 Against Volkssturm two modifiers, one less for each regular unit that stands with it. */
const weakness = rule(
  '15.3.1',
  (q: Query, enemies: readonly Piece[]): number => {
    const weak = enemies.filter((p) => typeOf(q, p) === 'vs');
    if (weak.length === 0) return 0;
    const hexes = new Set(weak.map((p) => q.at(p)));
    const stiff = enemies.filter((p) => hexes.has(q.at(p)) && isRegular(q, p) && typeOf(q, p) !== 'vs').length;
    return Math.max(0, table('numbers').volkssturm - stiffening(stiff));
  },
  () => 0,
);
const stiffening = rule(
  '15.3.2',
  (regulars: number): number => regulars,
  () => 0,
);
/** Modifiers that need no decision. */
export function specialModifiers(q: Query, b: Battle, side: Side): readonly Modifier[] {
  if (!q.option('special-units')) return [];
  const hasGroup = side !== b.attacker && b.defenders.some((p) => typeOf(q, p) === 'rg');
  return [
    { rule: '15.2.3', label: 'Resilience group', cm: hasGroup ? groupWorth() : 0 },
    { rule: '15.3.1', label: 'Enemy Volkssturm', cm: weakness(q, foes(b, side)) },
  ];
}
/** 15.4.1 Fortification units in works may add their modifiers to a defence. */
export const fortressUnits = rule(
  '15.4.1',
  (q: Query, b: Battle): readonly Piece[] =>
    q.option('special-units')
      ? b.defenders.filter((p) => typeOf(q, p) === 'fu' && isFortified(q, q.sideOf(p), q.at(p)))
      : [],
  () => [],
);
