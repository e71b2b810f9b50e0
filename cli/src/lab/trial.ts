// A scenario on trial: its games as they are, and what each value of each option changes in them.
import type { Game, Json, OptionInfo } from '@rasputitsa/kernel';
import type { Plan, Played } from '../simulation.ts';
import { areSame, confirmed, type Effect, effectOf, outcomeOf, seemsToMatter } from './experiment.ts';
import type { Problem, Trial } from './findings.ts';

/** Where so many games come out the same with an option and without, it is left at that. */
export const LOOK = 6;

export interface Bench {
  readonly game: Game;
  /** The games as they are; the first of them are those that options are tried in. */
  readonly plan: Plan;
  play(plan: Plan, title: string): Promise<readonly Played[]>;
}

/** Games as they are, by their seeds: those with an option are held against them, and each is played once. */
class Plain {
  readonly #bench: Bench;
  readonly #games: Played[] = [];

  constructor(bench: Bench) {
    this.#bench = bench;
  }
  /** The first so many. */
  async first(n: number): Promise<readonly Played[]> {
    const { plan } = this.#bench;
    const missing = n - this.#games.length;
    if (missing > 0) {
      const more = { ...plan, firstSeed: plan.firstSeed + this.#games.length, games: missing };
      this.#games.push(...(await this.#bench.play(more, plan.scenario)));
    }
    return this.#games.slice(0, n);
  }
  problems(): readonly Problem[] {
    return problemsIn(this.#games);
  }
}
function problemsIn(games: readonly Played[], option?: string): readonly Problem[] {
  return games.flatMap(({ seed, problem }) =>
    problem === undefined ? [] : [{ seed, ...(option === undefined ? {} : { option }), what: problem }],
  );
}

interface Tried {
  /** None where every game failed. */
  readonly effect?: Effect;
  readonly problems: readonly Problem[];
}
interface Ask {
  readonly option: OptionInfo;
  readonly value: Json;
  /** So many games, and as many again where it seems to matter. */
  readonly games: number;
}
/** Most options never come up in most scenarios, and a look at a few games tells. What seems to matter is asked of other seeds. */
async function tryOption(bench: Bench, plain: Plain, { option, value, games }: Ask): Promise<Tried> {
  const { game, plan } = bench;
  const name = `${option.id}=${JSON.stringify(value)}`;
  const changed: Played[] = [];
  /** The games from this number on, up to that one. */
  const play = async (from: number, to: number): Promise<readonly Played[]> => {
    const options = { ...plan.options, [option.id]: value };
    const part = { ...plan, options, firstSeed: plan.firstSeed + from, games: to - from };
    const now = to > from ? await bench.play(part, `${plan.scenario}, ${name}`) : [];
    changed.push(...now);
    return now;
  };
  const told = (effect: Effect): Tried => ({
    ...(effect.games > 0 ? { effect } : {}),
    problems: problemsIn(changed, name),
  });
  const look = Math.min(LOOK, games);
  const seen = await play(0, look);
  const before = await plain.first(games);
  const glance = effectOf(game, option, value, before, seen);
  if (areSame(before, seen)) return told({ ...glance, same: true });
  // What nobody can play is known by now.
  if (glance.games === 0) return told(glance);
  const first = effectOf(game, option, value, before, [...seen, ...(await play(look, games))]);
  if (!seemsToMatter(first)) return told(first);
  const fresh = await play(games, 2 * games);
  return told(confirmed(first, effectOf(game, option, value, await plain.first(2 * games), fresh)));
}

/** Values an option does not have by itself in this scenario. */
function otherValues({ game, plan }: Bench, option: OptionInfo): readonly Json[] {
  const scenario = game.scenarios.find((s) => s.id === plan.scenario);
  const start: Json | undefined = plan.options[option.id] ?? scenario?.options?.[option.id] ?? option.start;
  return option.values.filter((value) => value !== start);
}
/** Options are tried in the first games; none of them where no games are given for it. */
export async function tryScenario(bench: Bench, effectGames: number): Promise<Trial> {
  const { game, plan } = bench;
  const plain = new Plain(bench);
  const outcome = outcomeOf(game, await plain.first(plan.games));
  const games = Math.min(effectGames, plan.games);
  const tried: Tried[] = [];
  for (const option of games > 0 ? game.options : [])
    for (const value of otherValues(bench, option)) tried.push(await tryOption(bench, plain, { option, value, games }));
  return {
    scenario: plan.scenario,
    bots: plan.bots,
    firstSeed: plan.firstSeed,
    ...outcome,
    effects: tried.flatMap((t) => t.effect ?? []),
    problems: [...plain.problems(), ...tried.flatMap((t) => t.problems)],
  };
}
