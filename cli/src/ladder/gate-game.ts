// One game in which the advice plays both sides, measured for its gates: what was held, who was cut off by the enemy, which turns passed unused.
import { type BotInfo, turnOf } from '@rasputitsa/bots';
import { cutOff, holders, type Units, unitsOf } from '@rasputitsa/host/holdings';
import { Clock } from '@rasputitsa/host/when';
import { type Advice, type Ask, askOf, DONE, type Game, type Loc, type Match, type Side } from '@rasputitsa/kernel';
import { contest, type Deed } from '@rasputitsa/kernel/contest';
import type { Gates } from '@rasputitsa/kernel/gates';
import { Failed } from '../errors.ts';

const MOST_ACTIONS = 100_000;

/** How a side spent its turns. */
export interface Spent {
  all: number;
  /** Passed, although there was something to do and something in it. */
  unused: number;
  /** Passed, because there was nothing in it. */
  waited: number;
  /** Passed, because there was nothing to do it with. */
  powerless: number;
}
export interface GateGame {
  readonly scenario: string;
  readonly seed: number;
  /** By `side place`: the most hexes of it that the side had taken at the end of a turn; what it held when the first began does not count. */
  readonly taken: Readonly<Record<string, number>>;
  /** By side: units that lost their supply in a turn of the enemy. */
  readonly cutOff: readonly number[];
  /** By side. */
  readonly turns: readonly Readonly<Spent>[];
  /** Kinds of which the advice knows nothing. */
  readonly unknown: readonly string[];
}
export const placeKey = (side: string, place: string): string => `${side} ${place}`;
/** The places that the gates of a scenario speak of. */
export function placesIn({ takings }: Pick<Gates, 'takings'>, scenario: string): readonly string[] {
  const here = takings.filter((t) => t.scenario === scenario);
  return [...new Set(here.flatMap((t) => t.places.map((place) => placeKey(t.side, place))))];
}

/** What a side has done with the turn at hand. */
type Use = 'used' | Exclude<keyof Spent, 'all'>;

class Measure {
  readonly #game: Game;
  readonly #gates: Gates;
  readonly #scenario: string;
  #match: Match | undefined;
  #clock: Clock | undefined;
  /** Of the gates' own: an advice may remember by whom it was asked. */
  #asks: readonly Ask[] = [];
  #side: Side = -1;
  #when = '';
  #use: Use = 'powerless';
  #before: ReadonlyMap<Loc, Side> | undefined;
  #holders: ReadonlyMap<Loc, Side> = new Map();
  /** By side, who had a line when the turn began. */
  #fed: readonly ReadonlySet<number>[] = [];
  readonly #taken: Record<string, number> = {};
  readonly #cutOff: number[];
  readonly #turns: readonly Spent[];
  readonly #unknown = new Set<string>();

  constructor(game: Game, gates: Gates, scenario: string) {
    this.#game = game;
    this.#gates = gates;
    this.#scenario = scenario;
    this.#cutOff = game.sides.map(() => 0);
    this.#turns = game.sides.map(() => ({ all: 0, unused: 0, waited: 0, powerless: 0 }));
    for (const key of placesIn(gates, scenario)) this.#taken[key] = 0;
  }
  /** Somebody is about to act; what is given back looks at what came of it. */
  note({ match, side, action }: Deed): () => void {
    if (!this.#match) this.#begin(match);
    const isOwn = turnOf(match) === side;
    if (isOwn && this.#use !== 'used') {
      if (this.#gates.turns.uses.includes(action.verb)) this.#use = 'used';
      else if (action.verb === DONE && this.#use !== 'unused') this.#passed(match, side);
    }
    return () => this.#after(match);
  }
  #passed(match: Match, side: Side): void {
    const ask = this.#asks[side];
    if (!ask || !this.#could(ask)) return;
    const { isWorthIt } = this.#gates.turns;
    this.#use = !isWorthIt || isWorthIt(match.view(side), ask) ? 'unused' : 'waited';
  }
  #could(ask: Ask): boolean {
    const { uses } = this.#gates.turns;
    return ask
      .offers()
      .some((o) => uses.includes(o.verb) && !o.refusal && (o.args.length === 0 || ask.values(o.verb).length > 0));
  }
  #begin(match: Match): void {
    this.#match = match;
    this.#asks = this.#game.sides.map((_, side) => askOf(match, side));
    this.#clock = new Clock(this.#game, { ...match.state, viewer: 'spectator' });
    this.#enter(match, turnOf(match));
  }
  #now(match: Match): string {
    this.#clock?.set(match.state.tracks);
    return this.#clock?.now()?.turn ?? '';
  }
  #after(match: Match): void {
    const side = turnOf(match);
    if (match.over) {
      this.#leave(match);
      return;
    }
    // Between player-turns the one before goes on.
    if (side < 0 || (side === this.#side && this.#now(match) === this.#when)) return;
    this.#leave(match);
    this.#enter(match, side);
  }
  #enter(match: Match, side: Side): void {
    this.#side = side;
    this.#when = this.#now(match);
    this.#use = 'powerless';
    if (side < 0) return;
    this.#before ??= this.#holders = holders(match, new Map());
    const ask = this.#asks[side];
    if (ask) for (const kind of this.#gates.unknown(match.view(side), ask)) this.#unknown.add(kind);
    const without = this.#withoutSupply(match);
    this.#fed = this.#game.sides.map((_, s) => {
      const hungry = piecesIn(without[s]);
      return new Set([...piecesIn(unitsOf(match, s))].filter((p) => !hungry.has(p)));
    });
  }
  #leave(match: Match): void {
    const turn = this.#turns[this.#side];
    if (!turn) return;
    turn.all++;
    if (this.#use !== 'used') turn[this.#use]++;
    this.#holders = holders(match, this.#holders);
    for (const key of Object.keys(this.#taken)) this.#taken[key] = Math.max(this.#taken[key] ?? 0, this.#count(key));
    for (const [s, hungry] of this.#withoutSupply(match).entries())
      if (s !== this.#side)
        this.#cutOff[s] =
          (this.#cutOff[s] ?? 0) + [...piecesIn(hungry)].filter((p) => this.#fed[s]?.has(p) === true).length;
  }
  #withoutSupply(match: Match): readonly Units[] {
    return this.#game.sides.map((_, s) => cutOff(match, s, unitsOf(match, s)));
  }
  #count(key: string): number {
    const { sides, places } = this.#game;
    return (places.names ?? []).filter(({ at, name }) => {
      const side = this.#holders.get(at);
      return side !== this.#before?.get(at) && placeKey(sides[side ?? -1]?.id ?? '', name) === key;
    }).length;
  }
  found(seed: number): GateGame {
    return {
      scenario: this.#scenario,
      seed,
      taken: this.#taken,
      cutOff: this.#cutOff,
      turns: this.#turns,
      unknown: [...this.#unknown].toSorted(),
    };
  }
}
function piecesIn(units: Units | undefined): ReadonlySet<number> {
  return new Set([...(units?.values() ?? [])].flat());
}

/** The opponent plays both sides. */
export function playForGates(game: Game, gates: Gates, bot: BotInfo, scenario: string, seed: number): GateGame {
  const measure = new Measure(game, gates, scenario);
  const players = game.sides.map((_, side): Advice => {
    const player = bot.make(seed * 31 + side, game);
    return (view, ask) => player.choose(() => view, ask);
  });
  const { match, refused } = contest({
    game,
    scenario,
    players,
    seed,
    most: MOST_ACTIONS,
    note: (deed) => measure.note(deed),
  });
  const [fault] = refused;
  if (fault !== undefined || !match.over)
    throw new Failed({
      what: `${scenario}, seed ${seed}, cannot be measured`,
      why: fault === undefined ? `it was not over after ${MOST_ACTIONS} actions` : `refused: ${fault}`,
    });
  return measure.found(seed);
}
