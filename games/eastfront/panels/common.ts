// What the panels share: what a seat knows, numbers as they are printed, dice as charts.
import {
  type Action,
  type Args,
  check,
  FULL,
  type Loc,
  type Message,
  type PanelAction,
  type PanelBlock,
  type Piece,
  type Refusal,
  valueRefusal,
  type Side,
  type Verb,
  viewerIndex,
} from '@rasputitsa/kernel';
import { asDouble, type Distribution, hitsOf, meanOf } from '@rasputitsa/kit';
import { isHex, places } from '../1-map/board.ts';
import { placeAt } from '../1-map/cities.ts';
import { terrainAt } from '../1-map/terrain.ts';
import { NO_FIRE } from '../data/tables.ts';
import type { UnitType } from '../data/units.ts';
import type { Query } from '../words.ts';

/** Whoever looks: a player, or somebody who knows only what both do. */
export type Seat = Side | 'spectator';

/** Whether the seat knows what a unit is and how strong. */
export function knowsUnit(q: Query, who: Seat, p: Piece): boolean {
  return q.knows(viewerIndex(q, who), p) === FULL;
}
export function knowsAll(q: Query, who: Seat, units: readonly Piece[]): boolean {
  return units.every((p) => knowsUnit(q, who, p));
}

/** Actions of the seat that are legal as they stand; those that still ask for something are left to their verb. */
export function legal(q: Query, who: Seat, title: string, action: Action): readonly PanelAction[] {
  return who === 'spectator' || check(q, who, action) ? [] : [{ title, action }];
}

/** Why a verb is not to be had with these of its arguments, from the first on; those after them are left open. */
export function whyNot(q: Query, verb: Verb, given: Args): Refusal | undefined {
  const shut = verb.refuse?.(q);
  if (shut) return shut;
  const soFar: Record<string, Args[string]> = {};
  for (const arg of verb.args) {
    const value = given[arg.name];
    if (value === undefined) return undefined;
    const no = valueRefusal(q, verb, arg, soFar, value);
    if (no) return no;
    soFar[arg.name] = value;
  }
  return verb.check?.(q, soFar);
}

/** The order in which types are listed everywhere, and their words. */
export const TYPES: readonly (readonly [type: UnitType, title: string])[] = [
  ['hq', 'Headquarters'],
  ['armor', 'Armor'],
  ['mech', 'Mechanized'],
  ['shock', 'Shock'],
  ['cavalry', 'Cavalry'],
  ['infantry', 'Infantry'],
];
export function rankOf(type: UnitType): number {
  return TYPES.findIndex(([t]) => t === type);
}

export function tenths(n: number): string {
  return n.toFixed(1);
}
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
export function many(n: number, one: string, more = `${one}s`): string {
  return `${n} ${n === 1 ? one : more}`;
}
/** `Minsk, forest`. */
export function ground(at: Loc): string {
  if (!isHex(at)) return places.label(at);
  const kind = placeAt(at)?.kind;
  return [places.label(at), terrainAt(at), ...(kind === undefined ? [] : [kind])].join(', ');
}

// Dice

/** Dice of one unit or airstrike and the least that hits. */
export interface Fire {
  readonly dice: number;
  readonly needs: number;
}
export function hits(fire: readonly Fire[]): Distribution<number> {
  return hitsOf(
    fire
      .filter((f) => f.needs !== NO_FIRE && f.dice > 0)
      .map(({ dice, needs }) => ({ dice, sides: 6, hits: (face) => face >= needs })),
  );
}
export function mean(of: Distribution<number>): number {
  return asDouble(meanOf(of, (n) => n));
}
/** Outcomes rarer than this at the far end are drawn as one bar. */
const RARE = 0.01;

/** One bar for each number of hits or steps, from the least to the most; the rare ones at the end together. */
export function bars(of: Distribution<number>): Extract<PanelBlock, { kind: 'chances' }>['bars'] {
  const chances = [...of.weights]
    .sort((a, b) => a[0] - b[0])
    .map(([n, w]) => ({ n, p: asDouble({ n: w, d: of.total }) }));
  let rest = 0;
  let last = chances.length - 1;
  while (last > 0 && rest + (chances[last]?.p ?? 0) < RARE) {
    rest += chances[last]?.p ?? 0;
    last--;
  }
  const out = chances.slice(0, last + 1).map(({ n, p }) => ({ label: String(n), p }));
  const next = chances[last + 1];
  return next ? [...out, { label: `${next.n}${next.n === chances.at(-1)?.n ? '' : ' or more'}`, p: rest }] : out;
}
export function chances(title: Message, of: Distribution<number>, rule: string): PanelBlock {
  return { kind: 'chances', title, bars: bars(of), rule };
}
