// Supply of a whole side in one sweep, from the sources outward: first along one kind of line, then from wherever that
// leads along the next, each leg with its own limit. Steps are asked in the direction away from the source.
import { type HexGrid, NONE } from './grid.ts';
import {
  bestStep,
  cheapestAt,
  createBuffers,
  hexOf,
  labelOf,
  type Search,
  type SearchBuffers,
  type SearchRule,
  search,
  type Start,
  statesTo,
  UNREACHED,
} from './search.ts';

export interface SupplyLeg {
  /** The game's word: rail, road, overland. */
  readonly id: string;
  /** All legs share one set of labels: what a line has used up in one leg is used up in the next. */
  readonly rule: SearchRule;
  /** What the leg may cost; it starts at nothing wherever an earlier leg has reached. */
  readonly limit: number;
  /** The label with which a line that an earlier leg brought here goes on, or NONE. Left out: always, as it is. */
  readonly from?: (hex: number, label: number, leg: number) => number;
}

export interface SupplyRule {
  readonly labels?: number;
  readonly legs: readonly SupplyLeg[];
}

export interface SupplySource {
  readonly hex: number;
  readonly label?: number;
  /** The first leg of lines from here; the first of all when left out. */
  readonly leg?: number;
}

export interface Supply {
  readonly rule: SupplyRule;
  readonly sources: readonly SupplySource[];
  /** What each leg reached, in the order of the rule. */
  readonly legs: readonly Search[];
}

/** How the legs are searched: as the rules say, or with breaks allowed to find out where lines fail. */
interface Manner {
  readonly rule: (leg: SupplyLeg, starts: readonly Start[]) => SearchRule;
  readonly limit: (leg: SupplyLeg) => number;
  /** What a line carries from the leg that ends into the one that begins. */
  readonly carried: (cost: number) => number;
}

const STRICT: Manner = { rule: (leg) => leg.rule, limit: (leg) => leg.limit, carried: () => 0 };

function* seeds(
  rule: SupplyRule,
  sources: readonly SupplySource[],
  done: readonly Search[],
  carried: Manner['carried'],
) {
  const current = done.length;
  for (const { hex, label = 0, leg = 0 } of sources) if (leg === current) yield { hex, label, cost: 0 } satisfies Start;
  const { from } = rule.legs[current] ?? {};
  for (const [leg, found] of done.entries()) {
    for (let i = 0; i < found.settled; i++) {
      const state = found.order[i] ?? 0;
      const hex = hexOf(found, state);
      const before = labelOf(found, state);
      const label = from === undefined ? before : from(hex, before, leg);
      if (label !== NONE) yield { hex, label, cost: carried(found.cost[state] ?? 0) } satisfies Start;
    }
  }
}

function sweep(
  grid: HexGrid,
  rule: SupplyRule,
  sources: readonly SupplySource[],
  manner: Manner,
  buffers: SearchBuffers[],
): Supply {
  const legs: Search[] = [];
  for (const [i, leg] of rule.legs.entries()) {
    const own = (buffers[i] ??= createBuffers());
    const starts = [...seeds(rule, sources, legs, manner.carried)];
    const legRule = { ...manner.rule(leg, starts), labels: rule.labels ?? 1 };
    legs.push(search(grid, legRule, starts, manner.limit(leg), own));
  }
  return { rule, sources, legs };
}

/** Everything in supply. With buffers (an array, filled on first use) the answer is good until they are used again. */
export function supplyFrom(
  grid: HexGrid,
  rule: SupplyRule,
  sources: readonly SupplySource[],
  buffers: SearchBuffers[] = [],
): Supply {
  return sweep(grid, rule, sources, STRICT, buffers);
}

/** What the last leg costs when the line to the hex ends with it, or UNREACHED. For ranges that differ by unit. */
export function legCost(supply: Supply, leg: number, hex: number): number {
  const found = supply.legs[leg];
  return found === undefined ? UNREACHED : (found.cost[cheapestAt(found, hex)] ?? UNREACHED);
}

export function isSupplied(supply: Supply, hex: number): boolean {
  return supply.legs.some((found) => cheapestAt(found, hex) !== NONE);
}

/** 1 by hex where a line arrives. */
export function suppliedHexes(grid: HexGrid, supply: Supply): Uint8Array {
  const mask = new Uint8Array(grid.count);
  for (const found of supply.legs) {
    for (let i = 0; i < found.settled; i++) {
      const hex = hexOf(found, found.order[i] ?? 0);
      if (hex < grid.count) mask[hex] = 1;
    }
  }
  return mask;
}

export interface LinePart {
  readonly leg: number;
  /** From the end of the part before (or the source) to the end of this one, both included. */
  readonly hexes: readonly number[];
  readonly labels: readonly number[];
  /** What this leg has cost at its end. */
  readonly cost: number;
}

/** The line from its source to a hex: the earliest leg that arrives there, by its cheapest way. */
export function supplyLine(supply: Supply, hex: number): LinePart[] | undefined {
  for (const [leg, found] of supply.legs.entries()) {
    const state = cheapestAt(found, hex);
    if (state !== NONE) return lineBack(supply, leg, state, STRICT.carried);
  }
  return undefined;
}

function lineBack(supply: Supply, leg: number, state: number, carried: Manner['carried']): LinePart[] {
  const parts: LinePart[] = [];
  let at: { readonly leg: number; readonly state: number } | undefined = { leg, state };
  while (at !== undefined) {
    const found = supply.legs[at.leg];
    if (found === undefined) break;
    const states = statesTo(found, at.state);
    parts.unshift({
      leg: at.leg,
      hexes: states.map((s) => hexOf(found, s)),
      labels: states.map((s) => labelOf(found, s)),
      cost: found.cost[at.state] ?? 0,
    });
    at = seedOf(supply, at.leg, states[0] ?? NONE, carried);
  }
  return parts;
}

/** Which earlier leg put this state at the start of its leg; undefined when a source did. */
function seedOf(supply: Supply, leg: number, start: number, carried: Manner['carried']) {
  const found = supply.legs[leg];
  if (found === undefined) return undefined;
  const hex = hexOf(found, start);
  const label = labelOf(found, start);
  const cost = found.cost[start] ?? 0;
  const given = supply.sources.some((s) => s.hex === hex && (s.label ?? 0) === label && (s.leg ?? 0) === leg);
  if (given && cost === 0) return undefined;
  const { from } = supply.rule.legs[leg] ?? {};
  for (const [earlier, before] of supply.legs.slice(0, leg).entries()) {
    for (let l = 0; l < before.labels; l++) {
      const state = hex * before.labels + l;
      const reached = before.cost[state] ?? UNREACHED;
      if (reached === UNREACHED || carried(reached) !== cost) continue;
      if ((from === undefined ? l : from(hex, l, earlier)) === label) return { leg: earlier, state };
    }
  }
  return undefined;
}

// Why a hex is out of supply: search again with each breach of a rule allowed at a price far above any length, and
// report the breaches on the line that needs fewest.

export interface SupplyBreak {
  readonly leg: number;
  readonly from: number;
  readonly to: number;
  /** The code of the refusal, or 0 when the leg has become too long here. */
  readonly code: number;
}

export interface BrokenLine {
  readonly parts: readonly LinePart[];
  /** In order from the source: mend them all and the hex is in supply. Empty when it is. */
  readonly breaks: readonly SupplyBreak[];
}

export interface BrokenSupply {
  readonly supply: Supply;
  readonly breach: number;
  readonly opens: (code: number) => boolean;
}

const MOST_BREACHES = 64;

function withBreaches(
  leg: SupplyLeg,
  starts: readonly Start[],
  labels: number,
  breach: number,
  opens: (code: number) => boolean,
): SearchRule {
  const { rule } = leg;
  const started = new Map<number, number>();
  for (const { hex, label, cost } of starts) {
    const state = hex * labels + label;
    started.set(state, Math.min(cost, started.get(state) ?? cost));
  }
  return {
    ...(rule.joins === undefined ? {} : { joins: rule.joins }),
    ...(rule.relabel === undefined
      ? {}
      : {
          // After a step the rules refuse, a label may have no successor.
          relabel: (from, to, side, direction, label) => {
            const next = rule.relabel?.(from, to, side, direction, label) ?? label;
            return next >= 0 && next < labels ? next : label;
          },
        }),
    step: (from, to, side, direction, label, spent) => {
      const within = spent % breach;
      const isStart = started.get(from * labels + label) === spent;
      const halt = isStart ? 0 : (rule.stop?.(from, label) ?? 0);
      if (halt !== 0 && !opens(halt)) return -halt;
      const price = rule.step(from, to, side, direction, label, within);
      if (price < 0 && !opens(-price)) return price;
      const length = Math.min(price < 0 ? 1 : price, breach - 1 - within);
      const overrun = within <= leg.limit && within + length > leg.limit;
      return length + breach * ((halt === 0 ? 0 : 1) + (price < 0 ? 1 : 0) + (overrun ? 1 : 0));
    },
  };
}

/**
 * Lines that may break rules, for the whole side at once. `opens` tells which refusals a line could be reopened from
 * (enemy units and zones of control) and which are the land itself (no track, open sea).
 */
export function brokenSupply(
  grid: HexGrid,
  rule: SupplyRule,
  sources: readonly SupplySource[],
  opens: (code: number) => boolean,
): BrokenSupply {
  const finite = rule.legs.map((leg) => leg.limit).filter((limit) => limit < UNREACHED - 1);
  const breach = 1024 + 2 * Math.max(0, ...finite);
  const manner: Manner = {
    rule: (leg, starts) => withBreaches(leg, starts, rule.labels ?? 1, breach, opens),
    limit: () => breach * MOST_BREACHES,
    carried: (cost) => cost - (cost % breach),
  };
  return { supply: sweep(grid, rule, sources, manner, []), breach, opens };
}

/** The line to a hex that breaks in the fewest places, or undefined when there is none however many are mended. */
export function brokenLine(grid: HexGrid, broken: BrokenSupply, hex: number): BrokenLine | undefined {
  const { supply, breach } = broken;
  let best: { readonly leg: number; readonly state: number } | undefined;
  let fewest = MOST_BREACHES * breach;
  for (const [leg, found] of supply.legs.entries()) {
    const state = cheapestAt(found, hex);
    if (state === NONE) continue;
    const breaches = Math.floor((found.cost[state] ?? 0) / breach);
    if (breaches >= fewest) continue;
    fewest = breaches;
    best = { leg, state };
  }
  if (best === undefined) return undefined;
  const parts = lineBack(supply, best.leg, best.state, (cost) => cost - (cost % breach));
  const breaks = parts.flatMap((part) => breaksOf(grid, supply.rule, part));
  return { parts: parts.map((part) => ({ ...part, cost: part.cost % breach })), breaks };
}

function breaksOf(grid: HexGrid, rule: SupplyRule, part: LinePart): SupplyBreak[] {
  const leg = rule.legs[part.leg];
  const found: SupplyBreak[] = [];
  if (leg === undefined) return found;
  let spent = 0;
  for (let i = 1; i < part.hexes.length; i++) {
    const from = part.hexes[i - 1] ?? NONE;
    const to = part.hexes[i] ?? NONE;
    const label = part.labels[i - 1] ?? 0;
    const report = (code: number): void => void found.push({ leg: part.leg, from, to, code });
    const halt = i === 1 ? 0 : (leg.rule.stop?.(from, label) ?? 0);
    if (halt !== 0) report(halt);
    const price = bestStep(grid, leg.rule, from, to, label, spent)?.price ?? 0;
    if (price < 0) report(-price);
    const total = spent + (price < 0 ? 1 : price);
    if (spent <= leg.limit && total > leg.limit) report(0);
    spent = total;
  }
  return found;
}
