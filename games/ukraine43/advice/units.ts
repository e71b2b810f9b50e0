// One side's and the other's counters as the advice weighs them: what the charts in play say of a kind, and what the view shows of a piece.
import type { Ask, Loc, SeenPiece, Side } from '@rasputitsa/kernel';
import { HEXES } from '../1-map/board.ts';
import { INFO, type Info, kindIndex } from '../2-units/units.ts';
import type { AirChart, FactorChart } from '../data/exchange.ts';
import { BOOK_TABLES } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';

export interface Unit {
  readonly id: number;
  /** Changed by Picture.send alone. */
  at: Loc;
  readonly info: Info;
  readonly steps: number;
  readonly attack: number;
  readonly defense: number;
  /** Movement points; the range of an air unit. */
  readonly moves: number;
  readonly flags: readonly string[];
  hexes: number;
  readonly spent: number;
}
export const has = (u: Unit, flag: string): boolean => u.flags.includes(flag);
/** Takes part in attacks with a strength of its own. */
export const isFighter = ({ info }: Unit): boolean =>
  (info.class === 'combat' || info.class === 'support') && info.type !== 'artillery';
export const isGround = ({ info }: Unit): boolean => info.class !== 'air' && info.class !== 'leader';

type Factors = readonly [attack: number, defense: number, moves: number];
/** By kind and steps. */
const readFactors = (rows: FactorChart): ReadonlyMap<string, readonly Factors[]> =>
  new Map(
    Object.entries(rows).map(([id, [, full, reduced]]) => {
      const [a = 0, d = 0, moves = 0] = full.split('-').map(Number);
      const [la = 0, ld = 0] = reduced.split('-').map(Number);
      return [
        id,
        reduced === ''
          ? [[a, d, moves]]
          : [
              [la, ld, moves],
              [a, d, moves],
            ],
      ] as const;
    }),
  );
const OURS = readFactors(
  Object.fromEntries(
    [...BOOK_TABLES.COUNTERS, ...BOOK_TABLES.HEADQUARTERS].map((r) => [r[0], [r[1], r[6], r[7]] as const]),
  ),
);
const NOTHING: Factors = [0, 0, 0];

interface KindSheet {
  readonly info: Info;
  /** By steps. */
  readonly sides: readonly Factors[];
  /** Of an air unit. */
  readonly range: number | undefined;
}
/** What the charts in play say of every kind; read once. */
let sheets: { readonly charts: readonly unknown[]; readonly of: ReadonlyMap<string, KindSheet> } | undefined;
function sheetsOn(ask: Ask): ReadonlyMap<string, KindSheet> {
  const charts = [ask.chart('counters'), ask.chart('headquarters'), ask.chart('air-units')];
  if (sheets && charts.every((c, i) => c === sheets?.charts[i])) return sheets.of;
  const counters = readFactors(charts[0] as FactorChart);
  const staffs = readFactors(charts[1] as FactorChart);
  const wings = charts[2] as AirChart;
  const of = new Map<string, KindSheet>();
  for (const [kind, i] of kindIndex) {
    const info = INFO[i];
    const sides = counters.get(kind) ?? staffs.get(kind) ?? OURS.get(kind) ?? [];
    if (info) of.set(kind, { info, sides, range: wings[kind]?.[2] });
  }
  sheets = { charts, of };
  return of;
}
function unitOf(seen: SeenPiece, of: ReadonlyMap<string, KindSheet>): Unit | undefined {
  const sheet = of.get(seen.kind ?? '');
  if (sheet === undefined) return undefined;
  const steps = seen.steps ?? 1;
  const [attack, defense, moves] = sheet.sides[steps - 1] ?? NOTHING;
  const { fields } = seen;
  return {
    id: seen.id,
    at: seen.at,
    info: sheet.info,
    steps,
    attack,
    defense,
    moves: sheet.range ?? moves,
    flags: seen.flags ?? NO_FLAGS,
    hexes: fields?.['hexes'] ?? 0,
    spent: fields?.['spent'] ?? 0,
  };
}
const NO_FLAGS: readonly string[] = [];

/** Who is where. */
export class Muster {
  readonly own: Unit[] = [];
  /** Own units beside the map. */
  readonly waiting: Unit[] = [];
  readonly foes: Unit[] = [];
  /** Aircraft over the map that protect. */
  readonly flying: Unit[] = [];
  /** By hex: own combat units. */
  readonly held = new Uint8Array(HEXES);
  readonly #at: readonly [Map<Loc, readonly Unit[]>, Map<Loc, readonly Unit[]>] = [new Map(), new Map()];
  readonly #side: Side;

  constructor(pieces: readonly SeenPiece[], ask: Ask) {
    const { side } = ask;
    this.#side = side;
    const of = sheetsOn(ask);
    for (const seen of pieces) {
      const u = unitOf(seen, of);
      if (u === undefined) continue;
      const isOwn = seen.side === side;
      if (u.at >= HEXES) {
        if (isOwn) this.waiting.push(u);
        continue;
      }
      (isOwn ? this.own : this.foes).push(u);
      const { class: sort } = u.info;
      if (isOwn && sort === 'combat') this.#count(u.at, 1);
      if (sort === 'air' && has(u, 'das') && !has(u, 'flown')) this.flying.push(u);
      const at = this.on(seen.side);
      const there = at.get(u.at) as Unit[] | undefined;
      if (there) there.push(u);
      else at.set(u.at, [u]);
    }
  }
  on(side: Side): Map<Loc, readonly Unit[]> {
    return this.#at[side === SOVIET ? 0 : 1];
  }
  #count(hex: Loc, n: number): void {
    this.held[hex] = (this.held[hex] ?? 0) + n;
  }
  send(u: Unit, to: Loc): void {
    const at = this.on(this.#side);
    at.set(u.at, at.get(u.at)?.filter((x) => x !== u) ?? []);
    at.set(to, [...(at.get(to) ?? []), u]);
    if (u.info.class === 'combat') {
      this.#count(u.at, -1);
      this.#count(to, 1);
    }
    u.at = to;
    u.hexes = Math.max(1, u.hexes);
  }
}
