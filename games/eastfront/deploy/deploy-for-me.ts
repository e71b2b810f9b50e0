// "Deploy for me": a sensible legal set-up. The front held, mobile units where the season's blow falls or behind the line that
// expects it, headquarters spread along the front and the supreme one further back.
import { type Loc, NOWHERE, type Piece, type Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { areaHexes, grid, HEXES, hexOf, inPlay, places, SET_UP } from '../1-map/board.ts';
import { isCity, isMajorCity } from '../1-map/cities.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { onRail } from '../1-map/railroads.ts';
import { isHq, isSupreme, unitOf } from '../2-units/units.ts';
import { attacks, frontline } from '../3-scenarios/frontline.ts';
import { placeRefusal } from '../3-scenarios/placement.ts';
import { garrisonOf, isHistorical } from '../3-scenarios/s41-deployment.ts';
import { setUpRefusal, stand } from '../3-scenarios/set-up.ts';
import { forceType, halfYearOf, isFirstMonth, lowest, toSetUp } from '../3-scenarios/starting-forces.ts';
import { homeCities, storesAt } from '../3-scenarios/supply-at-start.ts';
import { balkanZones, hasBalkans } from '../3-scenarios/w44-balkans.ts';
import { courland } from '../3-scenarios/w44.ts';
import { stackLimit } from '../6-movement/stacking.ts';
import {
  ARMY_GROUP_CODES,
  BALKANS,
  CITY_CODES,
  COURLAND_HQ,
  COURLAND_UNITS,
  STALINGRAD_UNITS,
} from '../data/deployment.ts';
import { type ForceType, HALF_YEARS, type HalfYear } from '../data/scenarios.ts';
import { enemyOf, GERMAN, of, SOVIET } from '../sides.ts';
import { ownedBy, unitsOf } from '../state.ts';
import { type Play, verb } from '../words.ts';

const MOBILE: ReadonlySet<ForceType | undefined> = new Set(['armor', 'mech', 'cavalry']);
/** Who holds a front hex alone, best first. */
const HOLDERS: readonly ForceType[] = ['infantry', 'satellite', 'cavalry', 'mech', 'shock', 'armor'];
/** Where units with a trade belong: the first of these places that is not German. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  coastal: ['Sevastopol', 'Novorossiysk', 'Tuapse'],
  mountain: ['Tuapse E1'],
  'siege gun': ['Sevastopol', 'Leningrad'],
};
/** Places where an offensive on a long front strikes, and what units of a quiet front have at least. */
const BLOWS = 3;
const QUIET_STEPS = 2;
/** Hexes from the front beyond which STAVKA's aircraft no longer reach it (5.63). */
const FAR_BACK = 6;
/** Headquarters from north to south. */
const STAFFS = ['AGN', 'AGC', 'AGS', 'AGA', 'LEN', 'BAL', 'WST', 'UKR', 'STH'];

/** One hex out of each list, no two together or side by side (3.24c), the earliest that fit. */
function apart(lists: readonly (readonly Loc[])[], taken: readonly Loc[] = []): readonly Loc[] {
  const [next, ...rest] = lists;
  if (!next) return taken;
  for (const h of next) {
    if (taken.some((t) => distance(grid, t, h) <= 1)) continue;
    const found = apart(rest, [...taken, h]);
    if (found.length > 0) return found;
  }
  return [];
}

/** S41.1a: the city of a unit's code. */
function isItsCity(g: Play, p: Piece, hex: Loc): boolean {
  return CITY_CODES[unitOf(g, p).code] === g.game.places.label(hex);
}

const ALL_HEXES: readonly Loc[] = Array.from({ length: HEXES }, (_, h) => h);

/** Hexes from the nearest of some, by hex. The lines the scenarios begin with come again and again. */
function distances(from: readonly Loc[]): readonly number[] {
  const key = from.join();
  const known = linesKnown.get(key);
  if (known) return known;
  const out = ALL_HEXES.map((h) => from.reduce((least, f) => Math.min(least, distance(grid, f, h)), HEXES));
  if (linesKnown.size >= MOST_LINES) linesKnown.clear();
  linesKnown.set(key, out);
  return out;
}
const linesKnown = new Map<string, readonly number[]>();
/** Both sides' of every scenario. */
const MOST_LINES = 2 * HALF_YEARS.length;

/** The lowest rank first; equals as they were. */
function byRank(hexes: readonly Loc[], rank: (h: Loc) => number): Loc[] {
  return hexes
    .map((h) => ({ h, rank: rank(h) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ h }) => h);
}

class Deployment {
  readonly #g: Play;
  readonly #side: Side;
  readonly #half: HalfYear;
  readonly #steps = new Map<Piece, number>();
  readonly #waiting = new Set<Piece>();
  readonly #zoned = new Set<Piece>();
  readonly #focus: readonly Loc[];
  /** An offensive along a line that takes more than half of all units: the blow must be gathered, and the rest of the line be thin. */
  readonly #isThin: boolean;
  readonly #threats: readonly Loc[];
  readonly #front: readonly Loc[];
  readonly #own: readonly Loc[];
  /** Hexes from the front, by hex. */
  readonly #behind: readonly number[];
  /** Own units, by place. */
  readonly #stood = new Uint8Array(places.count);
  /** Units of the starting forces, by type, the strongest first. */
  readonly #forces = new Map<ForceType, readonly Piece[]>();
  /** Units sent to each focus so far. */
  readonly #sent: number[];

  constructor(g: Play, side: Side) {
    const half = halfYearOf(g);
    if (!half) throw new Error('eastfront: nothing to set up');
    this.#g = g;
    this.#side = side;
    this.#half = half;
    this.#front = frontline(g, side);
    this.#own = ALL_HEXES.filter((h) => g.layer('owner')[h] === ownedBy(side));
    this.#behind = distances(this.#front);
    for (const p of unitsOf(g, side)) this.#stood[g.at(p)] = this.#count(g.at(p)) + 1;
    const units = Object.values(of(half.forces, side)).reduce((n, [count]) => n + count, 0);
    this.#isThin = half.attacks.includes(side as 0 | 1) && this.#front.length * 2 > units;
    this.#focus = of(half.focus, side)
      .slice(0, this.#isThin ? BLOWS : undefined)
      .map(hexOf);
    this.#threats = of(half.focus, enemyOf(side)).map(hexOf);
    this.#sent = this.#focus.map(() => 0);
    if (hasBalkans(g)) this.#reserveForZones();
    for (const type of Object.keys(of(half.forces, side)) as ForceType[]) this.#muster(type);
    for (const p of g.piecesAt(of(SET_UP, side)))
      if (isFirstMonth(g, p)) {
        this.#steps.set(p, unitOf(g, p).initial);
        this.#waiting.add(p);
      }
  }

  // Who comes, and how strong

  #available(type: ForceType): Piece[] {
    return this.#g
      .piecesAt(of(SET_UP, this.#side))
      .filter((p) => forceType(this.#g, p) === type && !this.#zoned.has(p))
      .map((p) => ({ p, worth: this.#worth(p) }))
      .sort((a, b) => b.worth - a.worth || a.p - b.p)
      .map(({ p }) => p);
  }
  /** Those that can grow strongest first, the elite before others; Satellites that have no place to go last. */
  #worth(p: Piece): number {
    const u = unitOf(this.#g, p);
    const hasPlace = u.special !== 'satellite' || this.#own.some((h) => !placeRefusal(this.#g, p, h));
    const elite = u.special === 'SS' || u.special === 'supreme' ? 2 : u.special === '' || u.special === 'spare' ? 0 : 1;
    return u.max * 4 + elite - (hasPlace ? 0 : 99);
  }
  /** 3.22a: so many units and so many steps. By the order of battle in June 1941, else shared out evenly. */
  #muster(type: ForceType): void {
    const [count, cv] = of(this.#half.forces, this.#side)[type];
    const units = this.#available(type).slice(0, count);
    for (const p of units) this.#waiting.add(p);
    if (this.#half.id === 's41') for (const p of units) this.#steps.set(p, unitOf(this.#g, p).initial);
    else this.#share(type, units, cv);
    const strength = (p: Piece) => this.#steps.get(p) ?? 0;
    this.#forces.set(
      type,
      units.sort((a, b) => strength(b) - strength(a) || a - b),
    );
  }
  #share(type: ForceType, units: readonly Piece[], cv: number): void {
    for (const p of units) this.#steps.set(p, lowest(type));
    if (this.#isThin && type === 'infantry') {
      this.#favour(units, cv);
      return;
    }
    for (let left = cv - lowest(type) * units.length; left > 0; ) {
      const open = units.filter((p) => (this.#steps.get(p) ?? 0) < unitOf(this.#g, p).max);
      if (open.length === 0) throw new Error('eastfront: the forces do not fit the units');
      for (const p of open.slice(0, left)) this.#steps.set(p, (this.#steps.get(p) ?? 0) + 1);
      left -= Math.min(left, open.length);
    }
  }
  /** The best at full strength for the blow, two steps at least for those who hold the rest of the line. */
  #favour(units: readonly Piece[], cv: number): void {
    let left = cv - QUIET_STEPS * units.length;
    for (const p of units) {
      const more = Math.min(left, unitOf(this.#g, p).max - QUIET_STEPS);
      this.#steps.set(p, QUIET_STEPS + more);
      left -= more;
    }
  }
  /** W44.5b: the least good of each type, but nobody who would stand there with nothing. */
  #reserveForZones(): void {
    const { forces = {}, below = 0 } = BALKANS[this.#side] ?? {};
    for (const [type, count] of Object.entries(forces) as [ForceType, number][]) {
      const fit = this.#available(type).filter(
        (p) => unitOf(this.#g, p).max > below && unitOf(this.#g, p).id !== COURLAND_HQ,
      );
      for (const p of fit.slice(-count)) {
        this.#zoned.add(p);
        this.#steps.set(p, unitOf(this.#g, p).max - below);
      }
    }
  }

  // Tools

  #count(at: Loc): number {
    return this.#stood[at] ?? 0;
  }
  #fromFront(hex: Loc): number {
    return this.#behind[hex] ?? HEXES;
  }
  #put(p: Piece, at: Loc): boolean {
    if (placeRefusal(this.#g, p, at)) return false;
    this.#stand(p, at);
    this.#waiting.delete(p);
    return true;
  }
  #stand(p: Piece, at: Loc): void {
    stand(this.#g, p, at, this.#steps.get(p) ?? 1);
    this.#stood[at] = this.#count(at) + 1;
  }
  /** Where its rank is lowest of the hexes that take the unit; of equals in the first. */
  #putBest(p: Piece, hexes: readonly Loc[], rank: (h: Loc) => number): boolean {
    const ranks = hexes.map(rank);
    for (;;) {
      let best = -1;
      let lowest = Number.POSITIVE_INFINITY;
      for (let i = 0; i < ranks.length; i++) {
        const r = ranks[i] ?? lowest;
        if (r >= lowest) continue;
        best = i;
        lowest = r;
      }
      if (best < 0) return false;
      if (this.#put(p, hexes[best] ?? NOWHERE)) return true;
      ranks[best] = Number.POSITIVE_INFINITY;
    }
  }
  #putFirst(units: readonly Piece[], at: Loc): boolean {
    return units.some((p) => this.#put(p, at));
  }
  /** Waiting units of the starting forces of some types, in the order of the types, the strongest first. */
  #of(...types: readonly ForceType[]): Piece[] {
    return types.flatMap((type) => (this.#forces.get(type) ?? []).filter((p) => this.#waiting.has(p)));
  }
  #nearest(hexes: readonly Loc[], to: Loc): Loc[] {
    return byRank(hexes, (h) => distance(grid, h, to));
  }
  #putNearest(p: Piece, hexes: readonly Loc[], to: Loc): boolean {
    return this.#putBest(p, hexes, (h) => distance(grid, h, to));
  }
  #isFront(hex: Loc): boolean {
    return this.#behind[hex] === 0;
  }
  /** How near a hex is to where the enemy's blow falls. */
  #danger(hex: Loc): number {
    return Math.min(...this.#threats.map((t, i) => distance(grid, hex, t) + i));
  }

  /** How near a hex is to where the own blow falls. */
  #toBlow(hex: Loc): number {
    return Math.min(...this.#focus.map((t) => distance(grid, hex, t)));
  }

  // One duty after another

  battles(): void {
    const g = this.#g;
    for (const at of attacks(g, this.#side)) {
      if (g.state.scenario === 'w42' && this.#side === GERMAN) {
        this.#putFirst(this.#of('armor'), at);
        for (let i = 1; i < STALINGRAD_UNITS; i++) this.#putFirst(this.#of('infantry'), at);
      } else for (const type of ['infantry', 'shock'] as const) this.#putFirst(this.#of(type), at);
    }
    // Whoever is attacked there holds with two.
    for (const at of attacks(g, enemyOf(this.#side)))
      for (let i = 0; i < 2; i++) this.#putFirst(this.#of('infantry'), at);
  }
  courland(): void {
    if (this.#g.state.scenario !== 'w44' || this.#side !== GERMAN) return;
    const staff = [...this.#waiting].find((p) => unitOf(this.#g, p).id === COURLAND_HQ);
    if (staff !== undefined) courland.some((h) => this.#put(staff, h));
    for (let n = 1; n < COURLAND_UNITS; n++) {
      const hexes = courland.toSorted((a, b) => this.#count(a) - this.#count(b));
      hexes.some((h) => this.#putFirst(this.#of('infantry').toReversed(), h));
    }
  }
  /** W44.5b */
  balkans(): void {
    const zones = balkanZones(this.#g);
    let i = 0;
    for (const p of this.#zoned) this.#stand(p, zones[i++ % zones.length] ?? NOWHERE);
  }
  /** 11.6c */
  firstMonth(): void {
    const cities = this.#nearest([...homeCities(this.#g, this.#side)], this.#focus[0] ?? 0);
    for (const p of [...this.#waiting].filter((x) => isFirstMonth(this.#g, x))) {
      const spare = cities.filter((h) => this.#count(h) < stackLimit(h) - 1);
      if (!spare.some((h) => this.#put(p, h))) cities.some((h) => this.#put(p, h));
    }
  }
  /** S41.1a: by the order of battle: the front filled first, by those who have the fewest hexes to choose from; headquarters last,
   * behind the front unless a gap is left. */
  historical(): void {
    const hexes = this.#own;
    const gap = (h: Loc) => this.#isFront(h) && this.#count(h) === 0;
    const choices = (p: Piece) => hexes.filter((h) => !placeRefusal(this.#g, p, h));
    const corps = [...this.#waiting].filter((p) => !isHq(this.#g, p)).map((p) => ({ p, free: choices(p).length }));
    for (const { p } of corps.sort((a, b) => a.free - b.free || a.p - b.p)) {
      // City units in their city, mobile ones in the line, the others where the fewest stand.
      const fast = MOBILE.has(forceType(this.#g, p)) && this.#side === GERMAN;
      const rank = (h: Loc) =>
        gap(h)
          ? this.#danger(h) - 99
          : this.#count(h) * 3 - (fast && this.#isFront(h) ? 7 : 0) - (isItsCity(this.#g, p, h) ? 50 : 0);
      this.#putBest(p, choices(p), rank);
    }
    const rank = (p: Piece, h: Loc) => (gap(h) ? -99 : isItsCity(this.#g, p, h) ? -50 : -this.#fromFront(h));
    const staffs = this.#of('hq').map((p) => ({
      p,
      hexes: byRank(choices(p), (h) => rank(p, h)),
    }));
    const found = apart(staffs.toSorted((a, b) => a.hexes.length - b.hexes.length).map((x) => x.hexes));
    for (const [i, { p }] of staffs.toSorted((a, b) => a.hexes.length - b.hexes.length).entries())
      this.#put(p, found[i] ?? -1);
  }
  /** Satellites hold the quiet front given for them, or what they are restricted to: the front there first, then ports and cities. */
  satellites(): void {
    const quiet = hexOf(this.#half.satellites);
    for (const p of this.#of('satellite')) {
      const open = this.#own.filter((h) => this.#count(h) === 0);
      const rank = (h: Loc) =>
        this.#isFront(h) ? distance(grid, h, quiet) : 50 + this.#fromFront(h) - (isCity(h) ? 4 : 0);
      this.#putBest(p, open, rank);
    }
  }
  /** Units with a trade stand where they can ply it, in the line: ships, mountains, fortresses to be taken. */
  specialists(): void {
    if (this.#half.id === 's41') return;
    for (const p of this.#of('infantry')) {
      const place = TRADES[unitOf(this.#g, p).special]?.find(
        (name) => this.#g.layer('owner')[hexOf(name)] !== ownedBy(GERMAN),
      );
      if (place === undefined) continue;
      const open = this.#front.filter((h) => this.#count(h) === 0);
      this.#putNearest(p, open, hexOf(place));
    }
  }
  /** S41.1b: Military District units in the front; the weakest in the cities furthest back. */
  garrisons(): void {
    if (this.#half.id !== 's41' || this.#side !== SOVIET) return;
    const bound = this.#of(...HOLDERS).filter((p) => unitOf(this.#g, p).code.length === 1);
    for (const hex of byRank(this.#front, (h) => this.#danger(h)))
      this.#putFirst(
        [...bound].filter((p) => this.#waiting.has(p)),
        hex,
      );
    for (const p of bound.filter((x) => this.#waiting.has(x)))
      this.#putBest(p, this.#front, (h) => this.#count(h) * HEXES + this.#danger(h));
    const cities = this.#own
      .filter((h) => garrisonOf(this.#g, h) > 0)
      .toSorted((a, b) => this.#fromFront(b) - this.#fromFront(a));
    for (const h of cities)
      while (this.#count(h) < garrisonOf(this.#g, h)) {
        const weakest = this.#of('infantry', 'cavalry').toSorted(
          (a, b) => (this.#steps.get(a) ?? 0) - (this.#steps.get(b) ?? 0) || a - b,
        );
        if (!this.#putFirst([...weakest, ...this.#of('mech', 'armor')], h)) break;
      }
  }
  /** 3.24a: every front hex one unit, the strongest where the enemy is expected; besieged fortresses all they can keep. */
  front(): void {
    for (const hex of this.#front)
      while (this.#count(hex) < storesAt(this.#g, hex, this.#side))
        if (!this.#putFirst(this.#of('infantry'), hex)) break;
    const open = this.#front.filter((h) => this.#count(h) === 0);
    for (const hex of byRank(open, (h) => (this.#isThin ? this.#toBlow(h) : this.#danger(h))))
      this.#putFirst(this.#of(...HOLDERS), hex);
  }
  /** Moscow is never bare near the front, nor is a fortress. */
  strongholds(): void {
    const moscow = hexOf('Moscow');
    const near = this.#own.filter((h) => (h === moscow || isFortress(h)) && this.#fromFront(h) <= 3);
    for (const h of near) {
      const need = h === moscow && this.#isFront(h) ? 2 : 1;
      while (this.#count(h) < need) if (!this.#putFirst(this.#of('infantry', 'cavalry', 'mech'), h)) break;
    }
  }
  /** One headquarters for each stretch of the front, a hex or two behind it. STAVKA has its seat before, OKH after them. */
  headquarters(): void {
    if (this.#side === SOVIET) this.#supreme(this.#stavka());
    const staffs = this.#of('hq')
      .filter((p) => !isSupreme(this.#g, p))
      .toSorted((a, b) => this.#northward(a) - this.#northward(b));
    const behind = this.#own.filter((h) => this.#fromFront(h) >= 1 && this.#fromFront(h) <= 2);
    for (const [i, p] of staffs.entries()) {
      const target = this.#stretch(p, i, staffs.length);
      const rank = (h: Loc) => distance(grid, h, target) * 2 - (onRail[h] === 1 ? 1 : 0);
      if (!this.#putBest(p, behind, rank)) this.#putNearest(p, this.#own, target);
    }
    if (this.#side === GERMAN) this.#supreme(this.#focus[0] ?? 0);
  }
  /** Moscow, unless the front has moved on. */
  #stavka(): Loc {
    const moscow = hexOf('Moscow');
    const movedOn = this.#half.attacks.includes(SOVIET) && this.#fromFront(moscow) > FAR_BACK;
    return movedOn ? (this.#focus[0] ?? moscow) : moscow;
  }
  /** In a city well back, near the place given. */
  #supreme(seat: Loc): void {
    const rear = this.#own.filter((h) => this.#fromFront(h) >= 2);
    for (const p of this.#of('hq').filter((x) => isSupreme(this.#g, x))) {
      const rank = (h: Loc) =>
        distance(grid, h, seat) * 2 - (isMajorCity(h) ? 3 : isCity(h) ? 2 : onRail[h] === 1 ? 1 : 0);
      this.#putBest(p, rear, rank);
    }
  }
  /** The middle of a headquarters' part of the front: its sector in June 1941, else an equal share. */
  #stretch(p: Piece, i: number, of: number): number {
    const line = this.#front.filter((h) => !isFortress(h) && !courland.includes(h));
    const name = this.#half.id === 's41' ? ARMY_GROUP_CODES[unitOf(this.#g, p).code] : undefined;
    const sector = name === undefined ? [] : line.filter((h) => areaHexes('army group sector', name).has(h));
    if (sector.length > 0) return sector[Math.floor(sector.length / 2)] ?? 0;
    return line[Math.floor(((i + 0.5) * line.length) / of)] ?? line[0] ?? 0;
  }
  #northward(p: Piece): number {
    return STAFFS.findIndex((name) => unitOf(this.#g, p).id.endsWith(name));
  }
  /** The rest gathers round the places that matter, most at the first named. An attacker stands in the line, ready to go; a defender
   * strengthens the line with what is slow and keeps what is fast behind it. */
  mass(): void {
    const attacks = this.#half.attacks.includes(this.#side as 0 | 1);
    const most = this.#isThin ? 4 : attacks ? 3 : 2;
    const open = this.#own.filter((h) => !isFortress(h));
    for (const p of this.#of('shock', 'armor', 'mech', 'cavalry', 'infantry', 'satellite')) {
      const target = this.#nextFocus();
      const reserve = !attacks && MOBILE.has(forceType(this.#g, p));
      const depth = reserve ? 1 : 0;
      const cost = (h: Loc) =>
        distance(grid, h, target) * 2 + Math.abs(this.#fromFront(h) - depth) * 3 + (this.#count(h) >= most ? 5 : 0);
      this.#putBest(
        p,
        open.filter((h) => this.#count(h) < stackLimit(h)),
        cost,
      );
    }
  }
  /** The place that has had the fewest for its rank. */
  #nextFocus(): Loc {
    let best = 0;
    for (let i = 1; i < this.#sent.length; i++)
      if (((this.#sent[i] ?? 0) + 1) * (i + 1) < ((this.#sent[best] ?? 0) + 1) * (best + 1)) best = i;
    this.#sent[best] = (this.#sent[best] ?? 0) + 1;
    return this.#focus[best] ?? 0;
  }
}

/** Everything a side has to set up, from its box. */
export function deployAll(g: Play, side: Side): void {
  const d = new Deployment(g, side);
  if (isHistorical(g)) d.historical();
  d.specialists();
  d.battles();
  d.courland();
  d.balkans();
  d.firstMonth();
  d.satellites();
  d.garrisons();
  d.front();
  d.strongholds();
  d.headquarters();
  d.mass();
  const no = setUpRefusal(g, side);
  if (no)
    throw new Error(
      `eastfront: deploy for me: ${no.rule} ${no.message.text.join('_')} ${JSON.stringify(no.message.refs)} ${no.places.map((h) => g.game.places.label(h)).join(', ')}`,
    );
}

export const deployForMe = verb({
  id: 'deploy-for-me',
  title: 'Deploy for me',
  rule: '3.22a',
  args: {},
  ask: {},
  apply(g) {
    for (const p of toSetUp(g, g.actor)) if (inPlay(g.at(p))) stand(g, p, of(SET_UP, g.actor), 0);
    deployAll(g, g.actor);
  },
});
