// Losses (7.33, 7.34b): taken by the strongest, chosen by their owner in the middle of the round.
import { type Loc, type Piece, place, rule, say, type Side } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { sparedHqs } from '../16-strategic/exit-zone-combat.ts';
import { loseStep } from '../2-units/step-losses.ts';
import { isHq } from '../2-units/units.ts';
import { unitsAt } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { among as choices, count, notAmong, pickOne, where } from './battle-frame.ts';

/** Who must take the next hit: the bearer of a partial hit, else the strongest (7.33b, 7.34b). */
const mustTake = rule(
  '7.33b',
  (q: Query, at: Loc, side: Side, out: readonly Piece[]): readonly Piece[] => {
    const all = unitsAt(q, at, side);
    const units = targets(all, out);
    const bearer = bearers(q, units);
    if (bearer.length > 0) return bearer;
    const spared = isExit(at) ? sparedHqs(q, units) : [];
    const most = Math.max(...units.filter((p) => !spared.includes(p)).map((p) => q.steps(p)));
    return units.filter((p) => spared.includes(p) || q.steps(p) === most);
  },
  (q, at, side) => unitsAt(q, at, side),
);

/** 7.51n: those driven back are hit only when nobody stays. */
const targets = rule(
  '7.51n',
  (all: readonly Piece[], out: readonly Piece[]): readonly Piece[] => {
    const here = all.filter((p) => !out.includes(p));
    return here.length > 0 ? here : all;
  },
  (all) => all,
);

/** 7.34b: who has part of a hit takes the next. */
const bearers = rule(
  '7.34b',
  (q: Query, units: readonly Piece[]): readonly Piece[] => units.filter((p) => q.field(p, 'part') > 0),
  () => [],
);

/** 7.33a, 7.34: one hit on one unit; a step when it has taken as many as a step costs. */
function takeHit(g: Play, p: Piece): void {
  const part = g.field(p, 'part') + 1;
  g.set('hits', count(g, 'hits') - 1);
  if (part < count(g, 'per')) {
    g.setField(p, 'part', part);
    return;
  }
  g.setField(p, 'part', 0);
  loseStep(g, p, '7.33a');
}

/** 7.34b: too few hits for a step at the end of the round, and nobody has part of one: they vanish, so nobody is asked. */
function isIdle(q: Query, at: Loc, side: Side): boolean {
  return (
    q.v('next') === 'end' &&
    count(q, 'hits') < count(q, 'per') &&
    unitsAt(q, at, side).every((p) => q.field(p, 'part') === 0)
  );
}
/** Hits that destroy all of them; HQs have a step at zero to lose as well (5.1d). */
export function endurance(q: Query, units: readonly Piece[], perStep: number): number {
  return units.reduce((n, p) => n + (q.steps(p) + (isHq(q, p) ? 1 : 0)) * perStep - q.field(p, 'part'), 0);
}

export function takeLosses(g: Play): void {
  const at = where(g);
  const side = g.v('target') ?? -1;
  if (count(g, 'hits') === 0 || unitsAt(g, at, side).length === 0 || isIdle(g, at, side)) {
    g.set('hits', 0);
    g.set('stage', g.v('next') ?? 'end');
    return;
  }
  const among = mustTake(g, at, side, g.v('out') ?? []);
  const chosen = g.v('chosen');
  const pick =
    chosen !== undefined && among.includes(chosen)
      ? chosen
      : among.length === 1 || count(g, 'hits') >= endurance(g, unitsAt(g, at, side), count(g, 'per'))
        ? among[0]
        : undefined;
  if (pick === undefined) {
    g.call('losses', { side, vars: { among } });
    return;
  }
  g.unset('chosen');
  takeHit(g, pick);
}

export const { node: losses, verb: take } = pickOne({
  node: 'losses',
  title: 'Losses',
  rule: '7.33b',
  prompt: (q) => say`A hit at ${place(where(q))}: which of the strongest takes it?`,
  verb: 'take',
  verbTitle: 'Take the hit',
  among: choices,
  otherwise: (q, p) =>
    notAmong(
      q,
      p,
      q.field(choices(q)[0] ?? -1, 'part') > 0 ? 'the unit that has taken part of a hit' : 'among the strongest',
    ),
});
