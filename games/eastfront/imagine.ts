// What a side may believe of what it cannot see: faces, strengths and plans of the enemy. Made from its view, the rules and the
// scenario alone; the kernel has put somebody who is not accounted for behind every back already.
import {
  type ImaginedPlay,
  type Loc,
  NOWHERE,
  type Piece,
  PRESENT,
  type Random,
  type Recalled,
  type Side,
  type State,
  UNSEEN,
  type View,
} from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, inPlay, isExit, isHex, MOSCOW_BOX, SET_UP } from './1-map/board.ts';
import { isFortress } from './1-map/fortresses.ts';
import { NO_PLAN, setPlan } from './11-production/production-plan.ts';
import { beachheadAt, DEPLOYED, LOST } from './15-seapower/beachhead.ts';
import { rows, unitOf } from './2-units/units.ts';
import { sideKey } from './6-movement/hexside-limits.ts';
import { nextTo } from './6-movement/single-steps.ts';
import { entryKind, markAssault } from './7-combat/river-assaults.ts';
import { HQ_BEHIND, STEPS, STEPS_IN_1941 } from './data/beliefs.ts';
import { BALKANS } from './data/deployment.ts';
import { type ForceType, HALF_YEARS, type HalfYear } from './data/scenarios.ts';
import { MONTHS_PER_SCENARIO } from './data/tables.ts';
import type { UnitRow } from './data/units.ts';
import { deployAll } from './deploy/deploy-for-me.ts';
import { enemyOf, GERMAN, of, sideId } from './sides.ts';
import { attackerAt, BY_AIR, BY_SEA, halfYear, ownedBy, unitsAt, unitsOf, W41 } from './state.ts';
import type { Play, Words } from './words.ts';

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random.int(Math.max(1, list.length))];
}
function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const left = list.slice();
  return list.flatMap(() => left.splice(random.int(left.length), 1));
}

/** The place in a list, as often as its number says. */
function drawn(shares: readonly number[], random: Random): number {
  let left = random.int(shares.reduce((n, x) => n + x, 0));
  return shares.findIndex((x) => (left -= x) < 0);
}
function isNearby(a: Loc, b: Loc): boolean {
  return isHex(a) && isHex(b) && distance(grid, a, b) < HQ_BEHIND;
}

// Faces: who stands behind which back

interface Face {
  readonly kind: number;
  steps: number;
}
class Faces {
  readonly #state: State;
  readonly #foe: Side;
  readonly #random: Random;
  /** Foreign pieces of which no more than the back is known, but for those that are remembered, and those that are not seen at all. */
  readonly #backs: readonly Piece[];
  readonly #unseen: readonly Piece[];

  constructor(state: State, me: Side, random: Random, recalled: ReadonlyMap<Piece, Recalled>) {
    this.#state = state;
    this.#foe = enemyOf(me);
    this.#random = random;
    const known = state.known[me] ?? [];
    const foes = state.pieces.kind.flatMap((_, p) => (this.#row(p).side === this.#foe ? [p] : []));
    this.#backs = foes.filter((p) => known[p] === PRESENT && !recalled.has(p));
    this.#unseen = foes.filter((p) => known[p] === UNSEEN);
  }
  #row(p: Piece): UnitRow {
    const row = rows[this.#state.pieces.kind[p] ?? -1];
    if (!row) throw new Error(`eastfront: piece ${p} is no unit`);
    return row;
  }
  #at(p: Piece): Loc {
    return this.#state.pieces.at[p] ?? NOWHERE;
  }
  #become(p: Piece, { kind, steps }: Face): void {
    this.#state.pieces.kind[p] = kind;
    this.#state.pieces.steps[p] = steps;
  }
  #face(p: Piece): Face {
    return { kind: this.#state.pieces.kind[p] ?? 0, steps: this.#state.pieces.steps[p] ?? 0 };
  }
  #swap(a: Piece, b: Piece): void {
    const [was, now] = [this.#face(a), this.#face(b)];
    this.#become(a, now);
    this.#become(b, was);
  }

  /** RULINGS R10: in the box of the tutorial there is STAVKA and nobody else. */
  seatStavka(): void {
    const box = this.#backs.find((p) => this.#at(p) === MOSCOW_BOX);
    const supreme = this.#backs.find((p) => this.#row(p).special === 'supreme');
    if (box !== undefined && supreme !== undefined) this.#swap(box, supreme);
  }
  /** 5.1c: headquarters do not attack. */
  leadFromBehind(isAttack: (at: Loc) => boolean): void {
    const corps = this.#backs.filter(
      (p) => this.#row(p).type !== 'hq' && inPlay(this.#at(p)) && !isAttack(this.#at(p)),
    );
    for (const p of this.#backs) {
      if (this.#row(p).type !== 'hq' || !isAttack(this.#at(p)) || isExit(this.#at(p))) continue;
      const [other] = corps.splice(this.#random.int(Math.max(1, corps.length)), 1);
      if (other !== undefined) this.#swap(p, other);
    }
  }

  /** Headquarters stand in the rear, behind somebody: a world in which they hold the line is too easy. */
  commandFromTheRear(own: readonly Loc[]): void {
    const isNear = (p: Piece): boolean => own.some((at) => isNearby(at, this.#at(p)));
    const [front, rear] = [this.#backs.filter(isNear), this.#backs.filter((p) => !isNear(p))];
    const corps = rear.filter((p) => this.#row(p).type !== 'hq' && isHex(this.#at(p)));
    for (const p of front) {
      if (this.#row(p).type !== 'hq') continue;
      const [other] = corps.splice(this.#random.int(Math.max(1, corps.length)), 1);
      if (other !== undefined) this.#swap(p, other);
    }
  }
  /** As strong as such blocks usually are. */
  fill(isFirstSummer: boolean): void {
    for (const p of this.#backs) {
      const { type, max } = this.#row(p);
      const tables = type === 'hq' ? STEPS.hq : isFirstSummer ? STEPS_IN_1941 : STEPS.unit;
      const shares = of(tables, this.#foe)[max];
      if (shares && inPlay(this.#at(p))) this.#state.pieces.steps[p] = drawn(shares, this.#random);
    }
  }

  /** 11.41a: whoever was seen in an earlier month may have been built up by a step a month since. */
  rebuild(recalled: ReadonlyMap<Piece, Recalled>): void {
    const { tracks, pieces } = this.#state;
    for (const [p, { tracks: then }] of recalled) {
      const months = (tracks['month'] ?? 0) - (then['month'] ?? 0);
      if (months > 0)
        pieces.steps[p] = Math.min(this.#row(p).max, (pieces.steps[p] ?? 0) + this.#random.int(months + 1));
    }
  }

  // Set-up: the enemy's blocks are unseen until it is done (3.21)

  /** Whether the enemy's set-up can be seen; what cannot waits in its box. */
  setUp(half: HalfYear): 'shown' | 'unseen' {
    const shown = this.#backs.filter((p) => inPlay(this.#at(p)));
    if (shown.length > 0) this.#muster(half, shown);
    for (const p of this.#unseen) {
      this.#state.pieces.at[p] = of(SET_UP, this.#foe);
      this.#state.pieces.steps[p] = 0;
    }
    return shown.length > 0 ? 'shown' : 'unseen';
  }
  /** 3.22a: so many of each type, with so many steps. */
  #muster(half: HalfYear, shown: readonly Piece[]): void {
    const kinds = [...shown, ...this.#unseen].map((p) => this.#face(p).kind);
    const left = new Set(shuffled(kinds, this.#random));
    const onMap = [...this.#draw(left, half, 'first month', left.size), ...this.#forces(left, half)];
    const hexes = shown.filter((p) => !isExit(this.#at(p)));
    const zones = shown.filter((p) => isExit(this.#at(p)));
    const inZones = zones.length > 0 ? this.#balkans(left, half) : [];
    // Where it was set up otherwise, in a position made by hand, anybody may be anywhere.
    if (hexes.length !== onMap.length || zones.length !== inZones.length) return;
    const faces = [...shuffled(onMap, this.#random), ...shuffled(inZones, this.#random)];
    for (const [i, p] of [...hexes, ...zones].entries()) this.#become(p, faces[i] ?? this.#face(p));
    for (const [i, kind] of [...left].entries()) this.#become(this.#unseen[i] ?? -1, { kind, steps: 0 });
  }
  /** Takes units of a type out of those that are left, as weak as they can be. */
  #draw(left: Set<number>, half: HalfYear, type: ForceType | 'first month', count: number): readonly Face[] {
    const out: Face[] = [];
    for (const kind of left) {
      const u = rows[kind];
      const is = u?.arrival === half.first ? 'first month' : u?.special === 'satellite' ? 'satellite' : u?.type;
      if (!u || is !== type || out.length >= count) continue;
      left.delete(kind);
      out.push({ kind, steps: type === 'first month' ? u.initial : u.type === 'hq' ? 0 : 1 });
    }
    return out;
  }
  #forces(left: Set<number>, half: HalfYear): readonly Face[] {
    const forces = of(half.forces, this.#foe);
    return (Object.keys(forces) as ForceType[]).flatMap((type) => {
      const [count, cv] = forces[type];
      const units = this.#draw(left, half, type, count);
      for (let more = cv - units.reduce((n, u) => n + u.steps, 0); more > 0; more--) {
        const grows = pick(
          units.filter((u) => u.steps < (rows[u.kind]?.max ?? 0)),
          this.#random,
        );
        if (grows) grows.steps++;
      }
      return units;
    });
  }
  /** W44.5b */
  #balkans(left: Set<number>, half: HalfYear): readonly Face[] {
    const { forces = {}, below = 0 } = BALKANS[this.#foe] ?? {};
    return Object.entries(forces).flatMap(([type, count = 0]) =>
      this.#draw(left, half, type as ForceType, count).map(({ kind }) => ({
        kind,
        steps: (rows[kind]?.max ?? 1) - below,
      })),
    );
  }
}

// What follows from the faces, and what is written down in secret

/** Who came into a battle just begun came over a side that was crossed (6.33), or from the headquarters that commands landing or drop. */
function enter(g: Play, p: Piece, random: Random): void {
  const [at, side] = [g.at(p), g.sideOf(p)];
  const way = pick(
    nextTo(at).filter((from) => g.mark('crossed', sideKey(side, from, at)) > 0),
    random,
  );
  const landed = g.mark('landed', at) > 0;
  const hq = unitsOf(g, side).find((x) => g.has(x, landed ? 'invasion' : 'paradrop'));
  const from = way ?? (hq === undefined ? pick(nextTo(at), random) : g.at(hq)) ?? at;
  const byLand = way !== undefined || hq === undefined;
  g.setField(p, 'from', from + 1);
  g.setField(p, 'entry', byLand ? entryKind(from, at) : landed ? BY_SEA : BY_AIR);
}
function attacks(g: Play, foe: Side, random: Random): void {
  for (const at of g.marked('begun').map(Number)) {
    if (attackerAt(g, at) === foe)
      for (const p of unitsAt(g, at, foe)) if (g.knows(enemyOf(foe), p) === PRESENT) enter(g, p, random);
    // Nobody is told the mark itself.
    markAssault(g, at);
  }
}
/** 10.5a: where the enemy is asked whom its stores keep, some are equally strong. */
function besieged(g: Play, foe: Side, random: Random): void {
  const at = g.v('at');
  if (g.frame.n !== 'stores' || g.frame.side !== foe || at === undefined) return;
  const here = unitsAt(g, at, foe).filter((p) => g.knows(enemyOf(foe), p) === PRESENT);
  const most = Math.min(...here.map((p) => unitOf(g, p).max));
  const steps = isFortress(at) ? 1 + random.int(most) : 1;
  for (const p of here) g.setSteps(p, steps);
}
/** 11.1b: what the enemy has not spent yet; on what it has, only itself knows. */
function production(g: Play, foe: Side, random: Random): void {
  if (!g.within('production')) return;
  g.setTrack(`pp-${sideId(foe)}`, random.int(g.track(`level-${sideId(foe)}`) + 1));
  setPlan(g, foe, NO_PLAN);
}
/** 15.51b: the Beachhead lies on the board for both to see, or is made ready in secret. */
function beachhead(g: Play, foe: Side, random: Random): void {
  if (foe === GERMAN) return;
  const unlaid = halfYear(g) < W41 ? LOST : random.int(DEPLOYED);
  g.setTrack('beachhead', beachheadAt(g) >= 0 ? DEPLOYED : unlaid);
}
/** 17.N1: of a result that stands the level is told, the difference is not. */
function standing(g: Play): void {
  const last = g.memo('result')?.at(-1);
  if (!last || !g.within('another-half-year')) return;
  g.setMemo('standing', { winner: last.winner, level: last.level, rule: '17.3' });
  g.setMemo('stopped', []);
}

export function believe(
  state: State,
  view: View,
  random: Random,
  play: ImaginedPlay<Words>,
  recalled: ReadonlyMap<Piece, Recalled>,
): void {
  const me = view.viewer;
  if (me === 'spectator' || view.result !== null) return;
  const foe = enemyOf(me);
  const faces = new Faces(state, me, random, recalled);
  faces.seatStavka();
  faces.commandFromTheRear(view.pieces.filter((x) => x.side === me).map((x) => x.at));
  const { begun = {} } = state.marks;
  faces.leadFromBehind((at) => (begun[at] ?? 0) > 0 && state.layers['attacker']?.[at] === ownedBy(foe));
  const half = state.stack.some((f) => f.n === 'set-up') && HALF_YEARS.find((h) => h.id === state.scenario);
  if (half) {
    if (faces.setUp(half) === 'unseen') play(foe, (g) => deployAll(g, foe));
    return;
  }
  faces.fill(state.scenario === 's41' && (state.tracks['month'] ?? 0) < MONTHS_PER_SCENARIO);
  faces.rebuild(recalled);
  play(foe, (g) => {
    attacks(g, foe, random);
    besieged(g, foe, random);
    production(g, foe, random);
    beachhead(g, foe, random);
    standing(g);
  });
}
