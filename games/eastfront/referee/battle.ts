// A round of combat (7.2, 7.3, 7.5): what is rolled, what hits, who is driven back, who takes the losses.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { AIR_FIREPOWER } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { isZone, nameOf } from './board.ts';
import { isSupported } from './command.ts';
import { defensiveFire, hitsPerStep, isBesieged, NONE, offensiveFire, TF } from './fire.ts';
import { isHq, other, type Position, SNOW, type Unit } from './position.ts';

type Rolled = Extract<GameEvent, { k: 'rolled' }>;
/** How a unit came into a battle that began in this phase. */
export type Entry = 'land' | 'river' | 'sea' | 'air';

export function firing(e: Rolled): number {
  const ref = e.purpose.refs.find((r) => typeof r === 'object' && r !== null && 'piece' in r);
  return ref?.piece ?? -1;
}
/** Steps a side can lose before nobody is left: an HQ has its zero as well. */
const lives = (u: Unit): number => u.cv + (isHq(u) ? 1 : 0);

/** 7.33b; 16.25: in zones HQs need not be hit while others are there, but may. */
export function mayTake(units: readonly Unit[], at: number): readonly Unit[] {
  const fighters = isZone(at) ? units.filter((u) => !isHq(u)) : units;
  if (fighters.length === 0) return strongest(units);
  return isZone(at) ? [...strongest(fighters), ...units.filter(isHq)] : strongest(fighters);
}
function strongest(units: readonly Unit[]): readonly Unit[] {
  const most = Math.max(...units.map((u) => u.cv));
  return units.filter((u) => u.cv === most);
}

/** 7.5, 7.52, 7.53, 14.4, 15.43, S41.3: dice up to this drive attackers back; 0 when none do. */
export function repulseNumber(pos: Position, at: number, side: number, entries: ReadonlyMap<number, Entry>): number {
  if (pos.mark('begun', at) === 0 || isZone(at) || pos.attacker(at) !== side) return 0;
  const attackers = pos.here(at, side);
  const ways = attackers.map((u) => entries.get(u.p) ?? 'land');
  const isDry = pos.weather !== SNOW && !(side === GERMAN && pos.month === 0);
  if (ways.some((w) => w === 'land' || (w === 'river' && !isDry))) return 0;
  const isLight = attackers.some((u) => {
    const way = entries.get(u.p);
    return way === 'air' || (way === 'sea' && u.row.special === 'coastal');
  });
  return isLight ? 1 : 2;
}

export class Battle {
  readonly at: number;
  readonly side: number;
  readonly #start: Position;
  readonly #book: RefereeBook;
  readonly #repulse: number;
  readonly #per: number;
  #stage: 'air' | 'defense' | 'offense' = 'air';
  readonly #hits = { air: 0, defense: 0, offense: 0 };
  #repulses = 0;
  readonly #fired: Record<'defense' | 'offense', number[]> = { defense: [], offense: [] };
  readonly #driven = new Set<number>();
  readonly #lost = [0, 0];
  /** What could be lost by each side when fire on it began. */
  readonly #struck: boolean;

  constructor(start: Position, at: number, side: number, entries: ReadonlyMap<number, Entry>, book: RefereeBook) {
    this.#start = start;
    this.at = at;
    this.side = side;
    this.#book = book;
    this.#repulse = repulseNumber(start, at, side, entries);
    this.#per = hitsPerStep(start, other(side), at, isSupported(start, side, at));
    this.#struck = start.mark('strike', at) > 0;
  }
  #name(u: Unit): string {
    return `${u.row.name} at ${nameOf(this.at)}`;
  }
  #alive(pos: Position, side: number): readonly Unit[] {
    return pos.here(this.at, side);
  }

  rolled(e: Rolled, pos: Position): void {
    if (e.rule === '13.15a') {
      const dice = this.#start.mark('strike', this.at);
      this.#book.same('13.12', 'fire', dice, e.dice.length, () => `dice of the airstrike at ${nameOf(this.at)}`);
      const least = AIR_FIREPOWER[pos.half]?.[this.side === 0 ? 0 : 1] ?? NONE;
      this.#book.same('13.14', 'fire', least, e.least ?? NONE, () => `airstrike at ${nameOf(this.at)} hits from`);
      this.#hits.air += e.dice.filter((d) => d >= least).length;
      return;
    }
    const u = pos.unit(firing(e));
    const stage = u.side === this.side ? 'offense' : 'defense';
    if (this.#stage === 'offense' && stage === 'defense')
      this.#book.differs('7.22', 'fire', `${this.#name(u)} fires after the active side`);
    this.#stage = stage;
    this.#book.same('7.31', 'fire', u.cv, e.dice.length, () => `dice of ${this.#name(u)}`);
    this.#book.same('7.31', 'fire', this.at, u.at, () => `${this.#name(u)} fires from`);
    if (this.#fired[stage].includes(u.p)) this.#book.differs('7.31', 'fire', `${this.#name(u)} fires twice`);
    const least = stage === 'offense' ? offensiveFire(pos, u) : this.#defense(pos, u, e.least ?? NONE);
    this.#book.same('7.32', 'fire', least, e.least ?? NONE, () => `${this.#name(u)} (${stage}) hits from`);
    // RULINGS R46: attackers stop when nobody is left to hit; defenders all fire.
    if (stage === 'offense' && this.#pending >= this.#capacity(pos, other(this.side)))
      this.#book.differs('7.31', 'fire', `${this.#name(u)} fires at nobody`);
    this.#fired[stage].push(u.p);
    this.#hits[stage] += e.dice.filter((d) => d >= least).length;
    if (stage === 'defense') this.#repulses += e.dice.filter((d) => d <= this.#repulse).length;
  }
  /** 7.32b: the largest of a fortress's defenders fires TF; of equals the one the owner gains most by (RULINGS R48). */
  #defense(pos: Position, u: Unit, theirs: number): number {
    const least = defensiveFire(pos, u);
    if (!isBesieged(pos, u.side, this.at) || isHq(u)) return least;
    const fighters = this.#alive(pos, u.side).filter((x) => !isHq(x));
    const largest = strongest(fighters);
    if (!largest.includes(u)) return least;
    if (largest.length === 1) return TF;
    // Exactly one of them: whom the module takes must be one that gains most.
    const gain = (x: Unit): number => defensiveFire(pos, x) - TF;
    const isBest = largest.every((x) => gain(x) <= gain(u));
    if (theirs === TF && isBest && !this.#hasTripled) {
      this.#hasTripled = true;
      return TF;
    }
    return least;
  }
  #hasTripled = false;
  get #pending(): number {
    return (this.#hits.air % this.#per) + this.#hits.offense;
  }
  #capacity(pos: Position, side: number): number {
    const steps = this.#alive(pos, side).reduce((n, u) => n + lives(u), 0);
    return steps * (side === this.side ? 1 : this.#per);
  }

  /** Before a step is taken off, or a unit of the battle is driven back. */
  before(e: GameEvent, pos: Position): void {
    if (e.k === 'moved' && e.from === this.at) this.#drive(e, pos);
    if (e.k === 'steps' && e.rule !== '14.4') this.#lose(e, pos);
    // An HQ at zero has no step to turn: it goes.
    if (e.k === 'removed' && isHq(pos.unit(e.p)) && pos.unit(e.p).cv === 0) this.#count(pos.unit(e.p).side);
  }
  /** 7.51b: the weakest first, to where they came from. */
  #drive(e: Extract<GameEvent, { k: 'moved' }>, pos: Position): void {
    const u = pos.unit(e.p);
    // Attackers as they stood before the hits that were scored with the same dice (RULINGS R51).
    const left = this.#start.here(this.at, this.side).filter((x) => !this.#driven.has(x.p));
    const least = Math.min(...left.map((x) => x.cv));
    this.#book.same('7.51b', 'repulse', this.side, u.side, () => `${this.#name(u)} is driven back`);
    this.#book.same(
      '7.51b',
      'repulse',
      least,
      this.#start.unit(u.p).cv,
      () => `${this.#name(u)}, the weakest, is driven back at`,
    );
    this.#book.same('7.51a', 'repulse', pos.field(u.p, 'from') - 1, e.to, () => `${this.#name(u)} goes back to`);
    this.#driven.add(u.p);
  }
  /** 7.33b, 7.51n: judged at the end, when it is known who was driven back. */
  #lose(e: Extract<GameEvent, { k: 'steps' }>, pos: Position): void {
    const u = pos.unit(e.p);
    this.#losses.push({ u, among: this.#alive(pos, u.side), isMarked: pos.field(u.p, 'part') > 0 });
    this.#book.same(
      '7.33a',
      'losses',
      e.from - 1 <= 0 && !(isHq(u) && e.from > 0) ? 0 : e.from - 1,
      e.to,
      () => `${this.#name(u)} falls by one step to`,
    );
    this.#count(u.side);
  }
  readonly #losses: { readonly u: Unit; readonly among: readonly Unit[]; readonly isMarked: boolean }[] = [];
  /** The strongest of those who stay; those driven back only when nobody else is left. */
  #judgeLosses(): void {
    for (const { u, among, isMarked } of this.#losses) {
      if (isMarked) continue;
      const staying = among.filter((x) => !this.#driven.has(x.p));
      const legal = mayTake(staying.length > 0 ? staying : among, this.at);
      this.#book.same(
        '7.33b',
        'losses',
        true,
        legal.some((x) => x.p === u.p),
        () => `${this.#name(u)} of ${u.cv} is among the strongest`,
      );
    }
  }
  #count(side: number): void {
    this.#lost[side] = (this.#lost[side] ?? 0) + 1;
  }

  end(pos: Position): void {
    this.#judgeLosses();
    const passive = other(this.side);
    const start = this.#start;
    const livesOf = (side: number): number => start.here(this.at, side).reduce((n, u) => n + lives(u), 0);
    const due =
      this.#per === Number.POSITIVE_INFINITY ? 0 : Math.floor((this.#hits.air + this.#hits.offense) / this.#per);
    this.#book.same(
      '7.33a',
      'losses',
      Math.min(due, livesOf(passive)),
      this.#lost[passive] ?? 0,
      () => `steps the passive side loses at ${nameOf(this.at)}`,
    );
    const attackers = start.here(this.at, this.side);
    this.#book.same(
      '7.33a',
      'losses',
      Math.min(this.#hits.defense, livesOf(this.side)),
      this.#lost[this.side] ?? 0,
      () => `steps the active side loses at ${nameOf(this.at)}`,
    );
    // Some who would have been driven back may be dead, where hits fell on them too.
    const driven = Math.min(this.#repulses, attackers.length);
    const dead = attackers.filter((u) => pos.unit(u.p).at >= start.game.places.hexes + 23).length;
    if (this.#driven.size < driven - dead || this.#driven.size > driven)
      this.#book.differs(
        '7.51a',
        'repulse',
        `${driven} attackers should be driven back at ${nameOf(this.at)}, ${this.#driven.size} are`,
      );
    this.#book.count('repulse');
    this.#endFire(pos);
  }
  /** Everybody who could fire did, until the enemy was gone (RULINGS R46). */
  #endFire(pos: Position): void {
    const passive = other(this.side);
    if (this.#struck && this.#hits.air === 0) this.#book.count('fire');
    const missed = (stage: 'defense' | 'offense', side: number): readonly Unit[] =>
      this.#alive(pos, side).filter((u) => !isHq(u) && !this.#fired[stage].includes(u.p) && !this.#driven.has(u.p));
    for (const u of missed('defense', passive))
      this.#book.differs('7.31', 'fire', `${this.#name(u)} did not fire in defense`);
    if (this.#alive(pos, passive).length > 0)
      for (const u of missed('offense', this.side))
        this.#book.differs('7.31', 'fire', `${this.#name(u)} did not fire on offense`);
  }
}
