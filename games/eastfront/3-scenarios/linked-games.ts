// Half-years, linked games, extended games and the campaign (3.11 to 3.14).
import { type Piece, type Refusal, refuse, type Result, rule, say, unit } from '@rasputitsa/kernel';
import { BASIC_PRODUCTION, MONTHS_PER_SCENARIO } from '../data/tables.ts';
import { GERMAN, sideId, SOVIET } from '../sides.ts';
import { halfYear } from '../state.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';

/** 3.11: six months, and then the victory is looked at. */
export const isLastOfHalfYear = rule(
  '3.11',
  (month: number): boolean => month % MONTHS_PER_SCENARIO === MONTHS_PER_SCENARIO - 1,
  () => false,
);

/** 3.12c: the next half-year brings its own basic production. */
const carryOver = rule(
  '3.12c',
  (g: Play, half: number): void => {
    const [was, now] = [BASIC_PRODUCTION[half], BASIC_PRODUCTION[half + 1]];
    if (!was || !now) return;
    for (const side of [GERMAN, SOVIET] as const) {
      const track = `basic-${sideId(side)}` as const;
      g.setTrack(track, g.track(track) + now[side] - was[side]);
    }
  },
  () => undefined,
);
/** 3.14: only a decisive result ends a campaign early; a year is played to its end (3.12). */
export const endsCampaign = rule(
  '3.14',
  (q: Query, r: Result): boolean => q.option('length') === 'campaign' && r.level === 'decisive',
  (q) => q.option('length') === 'campaign',
);

/** 3.13 */
export const bothAreAsked = rule(
  '3.13',
  (q: Query): boolean => q.option('length') === 'extended',
  () => false,
);

/** 3.12: units stay where they are; air firepower and the special rules of the new half-year follow from its months (3.12d). */
export function continueInto(g: Play, half: number): void {
  carryOver(g, half);
  g.setTrack('month', (half + 1) * MONTHS_PER_SCENARIO);
}

/** 3.13: after any result both may agree to go on. */
export const another: DecisionNode = {
  kind: 'decision',
  id: 'another-half-year',
  title: 'Another half-year?',
  rule: '3.13',
  when: (q) => (q.memo('standing') ?? null) !== null,
  who: () => [GERMAN, SOVIET],
  secret: true,
  verbs: ['go-on', 'stop'],
  prompt: () => say`The half-year is over. Play on into the next, or leave it at this result?`,
  leave(g) {
    const r = g.memo('standing');
    const stopped = (g.memo('stopped') ?? []).length > 0;
    g.setMemo('standing', null);
    g.setMemo('stopped', []);
    if (stopped && r) g.end(r);
    else continueInto(g, Math.floor(g.track('month') / MONTHS_PER_SCENARIO));
  },
};
export const goOn = verb({
  id: 'go-on',
  title: 'Play on',
  rule: '3.13',
  ends: true,
  args: {},
  ask: {},
  apply: () => undefined,
});
export const stop = verb({
  id: 'stop',
  title: 'Leave it at this',
  rule: '3.13',
  ends: true,
  args: {},
  ask: {},
  apply(g) {
    g.setMemo('stopped', [...(g.memo('stopped') ?? []), g.actor]);
  },
});

/** 3.12b: the reinforcements of a half-year come onto the Time Track when it begins. */
export const laterRefusal = rule(
  '3.12b',
  (q: Query, p: Piece): Refusal | undefined =>
    Math.floor(q.field(p, 'due') / MONTHS_PER_SCENARIO) > halfYear(q)
      ? refuse('3.12b', say`${unit(p)} belongs to a later half-year.`)
      : undefined,
  () => undefined,
);
