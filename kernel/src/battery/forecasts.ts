// Planned attacks: asked in the middle of random games, of any units against any enemy seen. The answer is whole, changes nothing, and
// is the same in every truth its side cannot tell apart.
import { random as randomFrom, seededDice } from '../dice.ts';
import { forecastOf } from '../forecast.ts';
import type { Forecaster } from '../forecast-info.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import type { PanelBlock } from '../panel-info.ts';
import { canonical } from '../state.ts';
import type { Side } from '../types.ts';
import { Broken } from './checks.ts';
import { compare } from './noninterference.ts';
import { copyOf, permuted, renumbered } from './twins.ts';

export interface ForecastRun {
  readonly scenario: string;
  readonly seed: number;
  /** Actions of the game, and how many of them between two questions. */
  readonly actions: number;
  readonly every: number;
}
export interface ForecastReport {
  readonly asked: number;
  /** Those that came to chances, and those in which some odds or figure was told. */
  readonly withChances: number;
  readonly twins: number;
}
const ROUNDING = 1e-9;

function fault(blocks: readonly PanelBlock<string>[]): string | undefined {
  for (const b of blocks) {
    if (b.kind === 'versus') {
      const inside = fault([...b.left, ...b.right]);
      if (inside !== undefined) return inside;
    }
    if (b.kind !== 'chances') continue;
    const sum = b.bars.reduce((n, x) => n + x.p, 0);
    if (Math.abs(sum - 1) > ROUNDING) return `has chances that add up to ${sum} (${b.title})`;
  }
  return undefined;
}

export async function checkForecasts(game: Game, run: ForecastRun): Promise<ForecastReport> {
  const ask = await game.forecasts?.();
  if (!ask) throw new Broken('forecast', 'the game has none');
  const random = randomFrom(run.seed);
  const match = new Match({ game, scenario: run.scenario, dice: seededDice(run.seed), lean: true });
  const report = { asked: 0, withChances: 0, twins: 0 };
  for (let n = 0; n < run.actions && !match.over; n++) {
    const owing = match.owing();
    const actor = owing[random.int(owing.length)];
    const action = actor === undefined ? undefined : match.sample(actor, random);
    if (actor === undefined || !action) break;
    match.act(actor, action);
    if (n % run.every !== 0) continue;
    for (const side of game.sides.keys()) askOnce(match, side, ask, report, random.int(2 ** 30));
  }
  return report;
}
function askOnce(match: Match, side: Side, ask: Forecaster, report: ForecastReport, seed: number): void {
  const random = randomFrom(seed);
  const { game } = match;
  const view = match.view(side);
  const on = (p: { readonly at: number }): boolean => p.at >= 0 && p.at < game.places.hexes;
  const own = view.pieces.filter((p) => p.side === side && on(p));
  const foes = view.pieces.filter((p) => p.side !== side && on(p));
  const target = foes[random.int(Math.max(1, foes.length))]?.at;
  if (target === undefined || own.length === 0) return;
  const pieces = [1, 2, 3].map(() => own[random.int(own.length)]?.id ?? -1);
  const before = canonical(match.state);
  const said = forecastOf(match, side, { pieces, target }, ask);
  if (canonical(match.state) !== before) throw new Broken('asking', 'a forecast changed the state');
  const wrong = fault(said);
  if (wrong !== undefined) throw new Broken('forecast', wrong);
  const count = report as { asked: number; withChances: number; twins: number };
  count.asked++;
  if (said.some((b) => b.kind === 'chances')) count.withChances++;
  if (!game.fog) return;
  const name = game.sides[side]?.id ?? '';
  const { state, to } = renumbered(match, side, random);
  for (const other of [copyOf(match, permuted(match, side, random)), copyOf(match, state, to)]) {
    compare(name, { forecast: said }, { forecast: forecastOf(other, side, { pieces, target }, ask) });
    count.twins++;
  }
}
