// The questions of one side, put to a match.
import type { Match } from './match.ts';
import type { Ask } from './opponent.ts';
import type { Side } from './types.ts';

/** The questions of one side of a match. */
export function askOf(match: Match, side: Side): Ask {
  return {
    side,
    offers: () => match.offers(side),
    choices: (verb, given) => match.choices(side, verb, given),
    values: (verb, given) => match.values(side, verb, given),
    legal: () => match.legal(side),
    sample: (random) => match.sample(side, random),
    whyNot: (action) => match.whyNot(side, action),
    chart: (id) => match.q.chart(id) as unknown,
  };
}
