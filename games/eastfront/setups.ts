// Set-ups to keep: what a side has deployed as plain JSON, and the actions that deploy it again.
import type { Action, Query } from '@rasputitsa/kernel';
import { inPlay, places } from './board.ts';
import { toSetUp } from './deploy-forces.ts';
import { SIDE_IDS, sideId } from './state.ts';
import { unitOf } from './units.ts';

export interface KeptUnit {
  /** Its id or its name. */
  readonly unit: string;
  readonly at: string;
  readonly steps: number;
}
export interface KeptSetUp {
  readonly game: 'eastfront';
  readonly scenario: string;
  readonly side: string;
  readonly units: readonly KeptUnit[];
}

/** What a side has deployed so far, north to south. */
export function setupOf(q: Query, side: number): KeptSetUp {
  const units = toSetUp(q, side)
    .filter((p) => inPlay(q.at(p)))
    .toSorted((a, b) => q.at(a) - q.at(b) || a - b)
    .map((p) => ({ unit: unitOf(q, p).id, at: places.label(q.at(p)), steps: q.steps(p) }));
  return { game: 'eastfront', scenario: q.state.scenario, side: sideId(side), units };
}

/** The actions that clear the side's set-up and deploy this one, or everything that is wrong with it. Whether the rules allow each
 * placement is for the game to say when the actions are played. */
export function actionsFor(
  q: Query,
  setup: KeptSetUp,
):
  | { readonly ok: true; readonly side: number; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly errors: readonly string[] } {
  const errors: string[] = [];
  const side = SIDE_IDS.findIndex((id) => id === setup.side);
  if (setup.game !== 'eastfront') errors.push(`This is a set-up of another game: ${String(setup.game)}.`);
  if (setup.scenario !== q.state.scenario)
    errors.push(`This is a set-up of ${setup.scenario}; the game played is ${q.state.scenario}.`);
  if (side < 0) errors.push(`There is no side ${setup.side}; there are ${SIDE_IDS.join(' and ')}.`);
  if (!q.within('set-up')) errors.push('Set-up is over.');
  if (errors.length > 0) return { ok: false, errors };

  const mine = toSetUp(q, side);
  const actions: Action[] = mine.filter((p) => inPlay(q.at(p))).map((p) => ({ verb: 'recall', args: { piece: p } }));
  const used = new Set<number>();
  for (const { unit, at, steps } of setup.units) {
    const piece = mine.find((p) => unitOf(q, p).id === unit || unitOf(q, p).name === unit);
    const to = places.parse(at);
    if (piece === undefined) errors.push(`${unit} is not among the ${setup.side} units to be set up.`);
    else if (used.has(piece)) errors.push(`${unitOf(q, piece).name} is listed twice.`);
    else used.add(piece);
    if (typeof to !== 'number') errors.push(`${unit}: ${to.error}.`);
    if (!Number.isInteger(steps)) errors.push(`${unit}: ${String(steps)} is no number of steps.`);
    if (piece !== undefined && typeof to === 'number') actions.push({ verb: 'deploy', args: { piece, to, steps } });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, side, actions };
}
