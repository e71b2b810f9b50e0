// One side's and the other's counters as the advice weighs them: what the charts in play say of a kind, and what the view shows of a piece.
import type { Ask, Loc, SeenPiece, Side } from '@rasputitsa/kernel';
import { HEXES } from '../1-map/board.ts';
import { INFO, type Info, kindIndex } from '../2-units/units.ts';
import type { AirChart, FactorChart } from '../data/exchange.ts';
import { BOOK_TABLES } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';

export interface Unit {
  readonly id: number;
  /** Where it comes in the view. */
  readonly rank: number;
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
function unitOf(seen: SeenPiece, rank: number, of: ReadonlyMap<string, KindSheet>): Unit | undefined {
  const sheet = of.get(seen.kind ?? '');
  if (sheet === undefined) return undefined;
  const steps = seen.steps ?? 1;
  const [attack, defense, moves] = sheet.sides[steps - 1] ?? NOTHING;
  const { fields } = seen;
  return {
    id: seen.id,
    rank,
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

/** What follows from where the enemy stands and how strong he is there, as far as it was asked for. */
interface Enemies {
  front?: Uint8Array;
  menace?: Float32Array;
  zone?: Uint8Array;
}
/** Who is where. One for each side that asks, mended when pieces look different: most do not. */
export class Muster {
  own: readonly Unit[] = [];
  /** Own units beside the map. */
  waiting: readonly Unit[] = [];
  foes: readonly Unit[] = [];
  /** Aircraft over the map that protect. */
  flying: readonly Unit[] = [];
  /** By hex: own combat units. */
  readonly held = new Uint8Array(HEXES);
  /** Begun again when an enemy looks different. */
  seen: Enemies = {};
  readonly #side: Side;
  readonly #at: readonly [Places, Places] = [places(), places()];
  #sheets: ReadonlyMap<string, KindSheet> = new Map();
  #pieces: readonly SeenPiece[] = [];
  /** By the place of the piece in the view. */
  #units: (Unit | undefined)[] = [];
  /** Own units by their id. */
  #byId: (Unit | undefined)[] = [];
  /** Units that are not where the view has them. */
  readonly #sent: Unit[] = [];

  constructor(side: Side) {
    this.#side = side;
  }
  update(pieces: readonly SeenPiece[], ask: Ask): void {
    const of = sheetsOn(ask);
    if (of !== this.#sheets || pieces.length !== this.#pieces.length) this.#clear(pieces.length);
    else if (pieces === this.#pieces && this.#sent.length === 0) return;
    this.#sheets = of;
    const last = this.#pieces;
    const units = this.#units;
    for (const u of this.#sent) this.#replace(u.rank, undefined);
    this.#sent.length = 0;
    for (let i = 0; i < pieces.length; i++) {
      const seen = pieces[i];
      if (!seen || (seen === last[i] && units[i] !== undefined)) continue;
      this.#replace(i, unitOf(seen, i, of));
    }
    this.#pieces = pieces;
    this.#call();
  }
  #clear(count: number): void {
    this.#units = Array.from({ length: count });
    this.#byId = [];
    this.#pieces = [];
    this.#sent.length = 0;
    this.held.fill(0);
    for (const at of this.#at) for (let hex = 0; hex < HEXES; hex++) at[hex] = NOBODY;
  }
  #replace(i: number, u: Unit | undefined): void {
    const old = this.#units[i];
    if ((old ?? u)?.info.side !== this.#side) this.seen = {};
    if (old && old.at < HEXES) {
      const at = this.#on(old.info.side);
      at[old.at] = (at[old.at] ?? NOBODY).filter((x) => x !== old);
      this.#count(old, old.at, -1);
    }
    this.#units[i] = u;
    if (!u) return;
    if (u.info.side === this.#side) this.#byId[u.id] = u;
    if (u.at >= HEXES) return;
    const at = this.#on(u.info.side);
    const there = at[u.at] ?? NOBODY;
    at[u.at] = there.length === 0 ? [u] : [...there, u].sort((a, b) => a.rank - b.rank);
    this.#count(u, u.at, 1);
  }
  /** The lists, in the order of the view. */
  #call(): void {
    const own: Unit[] = [];
    const waiting: Unit[] = [];
    const foes: Unit[] = [];
    const flying: Unit[] = [];
    const units = this.#units;
    for (let i = 0; i < units.length; i++) {
      const u = units[i];
      if (!u) continue;
      const isOwn = u.info.side === this.#side;
      if (u.at >= HEXES) {
        if (isOwn) waiting.push(u);
        continue;
      }
      (isOwn ? own : foes).push(u);
      if (u.info.class === 'air' && has(u, 'das') && !has(u, 'flown')) flying.push(u);
    }
    this.own = own;
    this.waiting = waiting;
    this.foes = foes;
    this.flying = flying;
  }
  #on(side: Side): Places {
    return this.#at[side === SOVIET ? 0 : 1];
  }
  at(side: Side, hex: Loc): readonly Unit[] {
    return this.#on(side)[hex] ?? NOBODY;
  }
  /** An own unit, on the map or beside it. */
  byId(id: number): Unit | undefined {
    return this.#byId[id];
  }
  #count({ info }: Unit, hex: Loc, n: number): void {
    if (info.side === this.#side && info.class === 'combat') this.held[hex] = (this.held[hex] ?? 0) + n;
  }
  send(u: Unit, to: Loc): void {
    const at = this.#on(this.#side);
    at[u.at] = (at[u.at] ?? NOBODY).filter((x) => x !== u);
    at[to] = [...(at[to] ?? NOBODY), u];
    this.#count(u, u.at, -1);
    this.#count(u, to, 1);
    u.at = to;
    u.hexes = Math.max(1, u.hexes);
    this.#sent.push(u);
  }
}
/** By hex. */
type Places = (readonly Unit[])[];
const NOBODY: readonly Unit[] = [];
const places = (): Places => Array.from({ length: HEXES }, () => NOBODY);

const MUSTERS = new WeakMap<Ask, Muster>();
/** Good until it is asked for again. */
export function musterOf(pieces: readonly SeenPiece[], ask: Ask): Muster {
  const muster = MUSTERS.get(ask) ?? new Muster(ask.side);
  MUSTERS.set(ask, muster);
  muster.update(pieces, ask);
  return muster;
}
