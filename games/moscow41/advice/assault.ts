// Attacks that one unit alone would not dare: for every enemy stack, who could come up beside it in this phase and what they would bring
// together with those already there. The best is sent out first; whoever is left is sent by moves.ts.
import type { Action, Loc } from '@rasputitsa/kernel';
import { sideBetween } from '@rasputitsa/kit';
import { AROUND, GRID, WATER } from '../1-basics/board.ts';
import { ASSAULT, COMBAT } from '../data/advice.ts';
import { table } from '../data/tables.ts';
import { daring } from './fight.ts';
import type { Picture } from './picture.ts';
import { reachOf } from './reach.ts';
import type { Foe, Own } from './units.ts';

const STACK = table('numbers').stack;

interface Assault {
  readonly target: Foe;
  readonly value: number;
  /** Who comes, and where to. */
  readonly movers: readonly Own[];
  readonly to: readonly Loc[];
}

/** `able`: units that may leave where they are. */
export function assaults(p: Picture, able: readonly Own[], out: Action[]): void {
  const staff = new Staff(p, able);
  let open = staff.all();
  while (open.length > 0) {
    open.sort((a, b) => b.value - a.value);
    const [first] = open;
    if (!first) return;
    // Others may have been sent elsewhere since it was thought of.
    const now = staff.plan(first.target);
    if (now && now.value >= (open[1]?.value ?? -Infinity)) {
      staff.carryOut(now, out);
      open = open.slice(1);
    } else open = now ? [now, ...open.slice(1)] : open.slice(1);
  }
}

class Staff {
  readonly #p: Picture;
  /** Units that could come, by the hex beside the enemy they could come to. */
  readonly #byHex = new Map<Loc, Own[]>();
  readonly #busy = new Set<Own>();
  readonly #targets = new Set<Loc>();
  readonly #least: number;

  constructor(p: Picture, able: readonly Own[]) {
    this.#p = p;
    this.#least = (p.isBold ? ASSAULT.least.bold : ASSAULT.least.wary) - daring(p);
    for (const u of able) {
      if (u.attack === 0) continue;
      for (const hex of reachOf(p, u)) {
        if (!p.isZoned(hex)) continue;
        const there = this.#byHex.get(hex);
        if (there) there.push(u);
        else this.#byHex.set(hex, [u]);
      }
    }
  }
  all(): Assault[] {
    const out: Assault[] = [];
    for (const f of this.#p.foes.values()) {
      const found = f.regulars > 0 ? this.plan(f) : undefined;
      if (found) out.push(found);
    }
    return out;
  }
  carryOut({ target, movers, to }: Assault, out: Action[]): void {
    this.#targets.add(target.at);
    for (const u of this.#p.strikers(target.at)) this.#busy.add(u);
    for (const [i, u] of movers.entries()) {
      const hex = to[i] ?? u.at;
      this.#busy.add(u);
      this.#p.send(u, hex, 1);
      out.push({ verb: 'move', args: { piece: u.id, to: hex } });
    }
  }
  /** Whoever comes there owes an attack on all who watch it: one of them is meant, the others are seen to by others. */
  #isOpen(hex: Loc, target: Foe): boolean {
    const p = this.#p;
    if (p.hasFoes(hex)) return false;
    return p.isDugIn(hex) || p.watchers(hex).every((f) => f === target || this.#targets.has(f.at));
  }
  /** The best attack on a stack, if it promises enough: the strongest first, as long as more of them bring more. */
  plan(target: Foe): Assault | undefined {
    const p = this.#p;
    if (this.#targets.has(target.at)) return undefined;
    const hexes = (AROUND[target.at] ?? []).filter((n) => this.#byHex.has(n) && this.#isOpen(n, target));
    if (hexes.length === 0) return undefined;
    const dry = (n: Loc): number => ((WATER[sideBetween(GRID, n, target.at)] ?? 0) > 0 ? 1 : 0);
    hexes.sort((a, b) => dry(a) - dry(b));
    const room = hexes.map((n) => STACK - p.celAt(n));
    const units: Own[] = p.strikers(target.at).filter((u) => !this.#busy.has(u));
    const coming = this.#candidates(hexes);
    const movers: Own[] = [];
    const to: Loc[] = [];
    let [most, count] = [-Infinity, 0];
    for (const u of coming) {
      const at = hexes.findIndex((n, i) => (room[i] ?? 0) >= u.cel && (this.#byHex.get(n)?.includes(u) ?? false));
      if (at < 0) continue;
      const hex = hexes[at] ?? -1;
      room[at] = (room[at] ?? 0) - u.cel;
      units.push({ ...u, at: hex });
      movers.push(u);
      to.push(hex);
      const value = p.promise([target.at], units) - movers.length * ASSAULT.unit;
      if (value > most) [most, count] = [value, movers.length];
      if (movers.length === ASSAULT.most) break;
    }
    if (most < this.#least) return undefined;
    return { target, value: most + p.pull(target.at), movers: movers.slice(0, count), to: to.slice(0, count) };
  }
  /** Units of a division together (13.1), the strongest first. */
  #candidates(hexes: readonly Loc[]): readonly Own[] {
    const all = new Set<Own>();
    for (const n of hexes) for (const u of this.#byHex.get(n) ?? []) if (!this.#busy.has(u)) all.add(u);
    const sizes = new Map<string, number>();
    for (const { unit } of all) if (unit.division !== '') sizes.set(unit.division, (sizes.get(unit.division) ?? 0) + 1);
    const isWhole = (u: Own): boolean => (sizes.get(u.unit.division) ?? 0) >= table('numbers').concentration;
    const rank = (u: Own): number => u.attack + (isWhole(u) ? COMBAT.whole : 0);
    return [...all].sort(
      (a, b) =>
        rank(b) - rank(a) ||
        (a.unit.division < b.unit.division ? -1 : a.unit.division > b.unit.division ? 1 : a.id - b.id),
    );
  }
}
