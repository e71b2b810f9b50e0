// Soviet strategy change (19.5.3): other cities for reinforcements, written down in secret before a 1941 game begins.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { CITIES, hexOf, isCity, isPort, isSovietSoil, TO_COME } from '../1-components/board.ts';
import { SOVIET } from '../1-components/sides.ts';
import { isNaval, unitOf } from '../1-components/units.ts';
import { ARRIVALS } from '../data/schedule.ts';
import { scenarioOf, uses } from '../state.ts';
import { type DecisionNode, type Query, verb } from '../words.ts';

const MEMO = 'strategy-soviet';
function written(q: Query): Readonly<Record<string, Loc>> {
  return q.memo(MEMO) ?? {};
}
/** The city written down for a unit, if there is one. */
export const otherCity = rule(
  '19.5.3',
  (q: Query, p: Piece): Loc | undefined => {
    return q.sideOf(p) === SOVIET ? written(q)[unitOf(q, p).id] : undefined;
  },
  () => undefined,
);
/** The city of the card; undefined where it has none. */
function cardCity(q: Query, p: Piece): Loc | undefined {
  const name = ARRIVALS.find((a) => a.unit === unitOf(q, p).id && a.how !== 'returns')?.place ?? 'any';
  return name === 'any' ? undefined : hexOf(name);
}
function listed(q: Query): readonly Piece[] {
  return q.piecesAt(TO_COME[SOVIET]).filter((p) => cardCity(q, p) !== undefined);
}
function cityRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const why = { places: [to] };
  if (!isCity(to) || !isSovietSoil(to)) return refuse('19.5.3', say`${place(to)} is not a Soviet city.`, why);
  return isNaval(q, p) && !isPort(to) ? refuse('13.3.3.6', say`${place(to)} has no port.`, why) : undefined;
}
const writeCity = verb({
  id: 'write-city',
  title: 'Write down another city',
  rule: '19.5.3',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'reinforcement',
      candidates: listed,
      refuse: (q, _soFar, p) =>
        listed(q).includes(p)
          ? undefined
          : refuse('19.5.3', say`${unit(p)} is not listed with a city.`, { pieces: [p] }),
    },
    to: {
      title: 'city',
      candidates: () => CITIES.filter(isSovietSoil),
      refuse: (q, { piece }, to) => cityRefusal(q, piece, to),
    },
  },
  apply(g, { piece, to }) {
    g.setMemo(MEMO, { ...written(g), [unitOf(g, piece).id]: to });
  },
});
export const strategyStep: DecisionNode = {
  kind: 'decision',
  id: 'strategy-change',
  title: 'Soviet strategy change',
  rule: '19.5.3',
  when: (q) => uses(q, 'strategy-change') && scenarioOf(q).setUp !== 'line',
  who: () => [SOVIET],
  verbs: ['write-city'],
  prompt: () => say`Write down other cities for reinforcements; the Axis learns of them when they come.`,
  done: { title: 'The plan stands', rule: '19.5.3' },
};

export const verbs: readonly Verb[] = [writeCity];
