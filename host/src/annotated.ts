// A game between computers, written down with what they had in mind: for each player-turn the plan and what it was expected to bring,
// where was fought and what it cost, what changed hands, who was cut off. It looks at the truth and at the players' plans, so it is for
// games that nobody else plays.
import { type Bot, BotPlayer, type Plan, type PlayoutSpec, turnOf } from '@rasputitsa/bots';
import {
  type Game,
  type GameEvent,
  type Loc,
  Match,
  type Message,
  type Node,
  NOWHERE,
  type Piece,
  panelFor,
  seededDice,
  type Side,
} from '@rasputitsa/kernel';
import { resultText } from '@rasputitsa/kernel/telling';
import { planName as nameOf } from './coach.ts';
import { cutOff, holders, type Units, unitsOf } from './holdings.ts';
import { Clock } from './when.ts';
import { type Where, Whereabouts } from './whereabouts.ts';

export interface AnnotatedSpec extends Omit<PlayoutSpec, 'watch'> {
  readonly where?: Where | undefined;
  /** Told how many actions were done. */
  readonly progress?: (actions: number) => void;
}
/** A plan in a player's words: points expected at the end of the game, its own less the enemy's. */
export interface PlanNote {
  readonly side: Side;
  readonly name: string;
  readonly points: number;
  readonly next?: { readonly name: string; readonly points: number };
  /** How many were compared. */
  readonly of: number;
  readonly aim?: Loc;
  /** The step it was made for, and whether that belongs to the player's own turn. */
  readonly step: string;
  readonly inTurn: boolean;
}
export interface Fight {
  readonly at: Loc;
  /** Steps, by side. */
  readonly losses: number[];
}
export interface Group {
  readonly side: Side;
  readonly places: readonly Loc[];
  readonly units: number;
}
export interface AnnotatedTurn {
  readonly side: Side;
  readonly when: string;
  readonly weather: string;
  readonly plans: readonly PlanNote[];
  readonly fights: readonly Fight[];
  /** Units of which nothing is left, by side: names. */
  readonly destroyed: readonly (readonly string[])[];
  /** Steps lost for want of supply, by side. */
  readonly starved: readonly number[];
  readonly taken: readonly { readonly at: Loc; readonly by: Side }[];
  /** Units that lost their supply in this turn, and those that got it back. */
  readonly cutOff: readonly Group[];
  readonly relieved: readonly Group[];
  /** How it stood at the end of the turn. */
  readonly score: string;
  readonly value?: number;
}
export interface Annotated {
  readonly game: Game;
  readonly scenario: string;
  readonly seed: number;
  readonly players: readonly string[];
  readonly turns: readonly AnnotatedTurn[];
  readonly result: string;
  /** What the curve of the score counts. */
  readonly curve: string;
  /** Who held the places with names, at the beginning and at the end. */
  readonly before: ReadonlyMap<Loc, Side>;
  readonly after: ReadonlyMap<Loc, Side>;
  readonly places: Whereabouts;
}

interface Planning extends Bot {
  readonly plan?: Plan | undefined;
}
/** Another plan is told beside the one that was chosen if it was tried at least so often as this part of its trials. */
const TRIED = 0.5;

function noteOf(plan: Plan, side: Side, step: string, inTurn: boolean): PlanNote {
  const [best, ...others] = plan.considered;
  const chosen = nameOf(plan.posture.name);
  const known = others.filter((o) => nameOf(o.posture.name) !== chosen);
  const tried = known.filter((o) => o.tried >= TRIED * (best?.tried ?? 0));
  const next = (tried.length > 0 ? tried : known).toSorted((a, b) => b.mean - a.mean)[0];
  return {
    side,
    name: chosen,
    points: best?.mean ?? 0,
    ...(next ? { next: { name: nameOf(next.posture.name), points: next.mean } } : {}),
    of: new Set(plan.considered.map((c) => nameOf(c.posture.name))).size,
    ...(plan.posture.aim === undefined ? {} : { aim: plan.posture.aim }),
    step,
    inTurn,
  };
}
function placeIn({ refs }: Message): Loc | undefined {
  for (const r of refs) if (typeof r === 'object' && 'at' in r) return r.at;
  return undefined;
}
function stepsIn(node: Node): readonly string[] {
  return [node.id, ...(node.kind === 'steps' ? node.steps.flatMap(stepsIn) : [])];
}

const counts = (units: Units): ReadonlyMap<Loc, number> => new Map([...units].map(([at, list]) => [at, list.length]));

/** What happens in one player-turn. */
class Draft {
  readonly side: Side;
  readonly when: string;
  weather: string;
  readonly plans: PlanNote[] = [];
  readonly fights = new Map<Loc, Fight>();
  readonly destroyed: string[][];
  readonly starved: number[];
  constructor(side: Side, when: string, weather: string, sides: number) {
    this.side = side;
    this.when = when;
    this.weather = weather;
    this.destroyed = Array.from({ length: sides }, () => []);
    this.starved = Array.from({ length: sides }, () => 0);
  }
  fight(at: Loc): Fight {
    let f = this.fights.get(at);
    if (!f) this.fights.set(at, (f = { at, losses: this.starved.map(() => 0) }));
    return f;
  }
}

class Writer {
  readonly #game: Game;
  readonly #match: Match;
  readonly #places: Whereabouts;
  readonly #steps: ReadonlySet<string>;
  readonly #clock: Clock;
  readonly #turns: AnnotatedTurn[] = [];
  #draft: Draft;
  /** Where dice fall just now; undefined between battles. */
  #battle: Loc | undefined;
  #rolled = false;
  #said: Loc | undefined;
  #holders: ReadonlyMap<Loc, Side>;
  #hungry: readonly ReadonlyMap<Loc, number>[];
  /** Pieces as they were before the events at hand. */
  #at: readonly number[];
  #steps0: readonly number[];

  constructor(match: Match, places: Whereabouts) {
    this.#game = match.game;
    this.#match = match;
    this.#places = places;
    this.#steps = new Set(stepsIn(match.game.sequence));
    this.#clock = new Clock(match.game, { ...match.state, viewer: 'spectator' });
    this.#holders = this.holders(new Map());
    this.#hungry = this.#unsupplied();
    this.#at = [...match.state.pieces.at];
    this.#steps0 = [...match.state.pieces.steps];
    this.#draft = this.#begin(turnOf(match));
  }
  get turns(): readonly AnnotatedTurn[] {
    return this.#turns;
  }
  #begin(side: Side): Draft {
    this.#clock.set(this.#match.state.tracks);
    const now = this.#clock.now();
    return new Draft(side, now?.turn ?? '', now?.weather ?? '', this.#game.sides.length);
  }
  planned(note: PlanNote): void {
    this.#draft.plans.push(note);
  }
  /** After an action, with what came of it. */
  read(events: readonly GameEvent[]): void {
    for (const e of events) this.#take(e);
    const { at, steps } = this.#match.state.pieces;
    this.#at = [...at];
    this.#steps0 = [...steps];
    const side = turnOf(this.#match);
    this.#clock.set(this.#match.state.tracks);
    const when = this.#clock.now()?.turn ?? '';
    // Between player-turns the one before goes on.
    if (side < 0 || (side === this.#draft.side && when === this.#draft.when)) return;
    this.close();
    this.#draft = this.#begin(side);
  }
  #take(e: GameEvent): void {
    if (e.k === 'entered') {
      if (this.#steps.has(e.frame.n)) this.#battle = this.#said = undefined;
      else if (typeof e.frame.vars['at'] === 'number') this.#said = e.frame.vars['at'];
    } else if (e.k === 'noted') this.#said = placeIn(e.message) ?? this.#said;
    else if (e.k === 'rolled' && e.by >= 0) {
      this.#battle = placeIn(e.purpose) ?? this.#said ?? this.#battle;
      this.#rolled = true;
      if (this.#battle !== undefined) this.#draft.fight(this.#battle);
    } else if (e.k === 'steps') this.#lost(e.p, e.from - e.to, false);
    else if (e.k === 'removed') this.#lost(e.p, this.#steps0[e.p] ?? 0, true);
  }
  #lost(p: Piece, steps: number, isGone: boolean): void {
    const { kind } = this.#match.state.pieces;
    const k = this.#game.kinds[kind[p] ?? -1];
    const at = this.#at[p] ?? NOWHERE;
    if (!k || at === NOWHERE || steps < 0) return;
    // What was lost step by step before is not lost again.
    const lost = isGone && this.#counted.has(p) ? 0 : steps;
    if (this.#isInBattle(at)) {
      const fight = this.#draft.fight(this.#battle ?? at);
      fight.losses[k.side] = (fight.losses[k.side] ?? 0) + lost;
    } else if (this.#hungry[k.side]?.has(at)) this.#draft.starved[k.side] = (this.#draft.starved[k.side] ?? 0) + lost;
    else return;
    if (isGone) this.#draft.destroyed[k.side]?.push(k.name);
    else this.#counted.add(p);
  }
  readonly #counted = new Set<Piece>();
  #isInBattle(at: Loc): boolean {
    if (this.#battle !== undefined) return this.#places.isBeside(this.#battle, at);
    return this.#rolled && this.#said !== undefined && this.#places.isBeside(this.#said, at);
  }
  /** The turn is over. */
  close(): void {
    const d = this.#draft;
    const { game, q } = this.#match;
    const held = this.holders(this.#holders);
    const hungry = this.#unsupplied();
    const taken = [...held].flatMap(([at, by]) => (this.#holders.get(at) === by ? [] : [{ at, by }]));
    const score = game.panels?.find((x) => x.slot === 'score');
    const blocks = score ? panelFor(q, 'spectator', score) : [];
    const value = score?.curve?.of(q, 'spectator');
    const isWorth = d.plans.length > 0 || d.fights.size > 0 || taken.length > 0;
    if (d.side >= 0 && isWorth)
      this.#turns.push({
        side: d.side,
        when: d.when,
        weather: d.weather,
        plans: d.plans,
        fights: [...d.fights.values()],
        destroyed: d.destroyed,
        starved: d.starved,
        taken,
        cutOff: this.#groups(hungry, this.#hungry),
        // Those who are gone are told of as such.
        relieved: this.#groups(
          this.#hungry.map((all, s) => {
            const units = unitsOf(this.#match, s);
            return counts(
              new Map([...all].map(([at]) => [at, units.get(at) ?? []] as const).filter(([, u]) => u.length > 0)),
            );
          }),
          hungry,
        ),
        score: blocks.flatMap((b) => (b.kind === 'text' ? [b.text] : [])).join('; '),
        ...(value === undefined ? {} : { value }),
      });
    this.#holders = held;
    this.#hungry = hungry;
    this.#counted.clear();
    this.#battle = this.#said = undefined;
    this.#rolled = false;
  }
  holders(before: ReadonlyMap<Loc, Side>): ReadonlyMap<Loc, Side> {
    return holders(this.#match, before);
  }
  /** By side: places whose units are without supply, and how many units. */
  #unsupplied(): readonly ReadonlyMap<Loc, number>[] {
    return this.#game.sides.map((_, side) => counts(cutOff(this.#match, side, unitsOf(this.#match, side))));
  }
  /** Those who are in the first and were not in the second, neighbours together, the largest first. */
  #groups(now: readonly ReadonlyMap<Loc, number>[], before: readonly ReadonlyMap<Loc, number>[]): readonly Group[] {
    const out: Group[] = [];
    for (const [side, all] of now.entries()) {
      const left = new Map([...all].filter(([at]) => before[side]?.has(at) !== true));
      for (const [first] of left) {
        const cluster = [first];
        for (const at of cluster)
          for (const [other] of left)
            if (!cluster.includes(other) && (this.#places.apart(at, other) ?? Infinity) <= CLUSTER) cluster.push(other);
        const units = cluster.reduce((n, at) => n + (left.get(at) ?? 0), 0);
        for (const at of cluster) left.delete(at);
        out.push({ side, places: cluster, units });
      }
    }
    return out.toSorted((a, b) => b.units - a.units);
  }
}
/** Hexes between neighbours of a pocket. */
const CLUSTER = 2;

/** Plays a game to its end and writes it down. */
export function annotate(spec: AnnotatedSpec): Annotated {
  const { game, scenario, options, seed, bots } = spec;
  const match = new Match({ game, scenario, ...(options ? { options } : {}), dice: seededDice(seed) });
  const places = new Whereabouts(game, spec.where);
  const players = bots.map((bot, side) => new BotPlayer(match, side, bot));
  const writer = new Writer(match, places);
  const plans = bots.map((b): Plan | undefined => (b as Planning).plan);
  // What is set up before the first turn was there at the start.
  let before = writer.holders(new Map());
  let isBegun = turnOf(match) >= 0;
  let actions = 0;
  for (; !match.over; actions++) {
    if (actions >= spec.mostActions) throw new Error(`not over after ${actions} actions`);
    const [side] = match.owing();
    const player = players[side ?? -1];
    if (side === undefined || !player) throw new Error('nobody has to decide');
    const step = match.q.compiled.nodes.get(match.state.stack.at(-1)?.n ?? '')?.title ?? '';
    const action = player.choose();
    const plan = (player.bot as Planning).plan;
    if (plan && plan !== plans[side]) writer.planned(noteOf((plans[side] = plan), side, step, turnOf(match) === side));
    const from = match.length;
    const out = match.act(side, action);
    if (!out.ok) throw new Error(`${player.bot.name} chose ${JSON.stringify(action)}: ${out.refusal.text}`);
    for (const p of players) p.watch();
    writer.read(match.records(from).flatMap((r) => r.events ?? []));
    if (!isBegun) before = writer.holders(before);
    isBegun ||= turnOf(match) >= 0;
    spec.progress?.(actions);
  }
  writer.close();
  const { result } = match.state;
  return {
    game,
    scenario,
    seed,
    players: bots.map((b) => b.name),
    turns: writer.turns,
    result: result ? resultText(game, result) : '',
    curve: game.panels?.find((p) => p.slot === 'score')?.curve?.title ?? '',
    before,
    after: writer.holders(before),
    places,
  };
}
