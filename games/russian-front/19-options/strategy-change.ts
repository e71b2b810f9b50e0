// Soviet strategy change (19.5.3): other cities for reinforcements, written down in secret before a 1941 game begins.
import {
  type DecisionNode,
  type Json,
  place,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
  verb,
} from '@rasputitsa/kernel';
import { CITIES, hexOf, isCity, isPort, isSovietSoil, TO_COME } from '../1-components/board.ts';
import { isNaval, type PieceTo, SOVIET, unitOf } from '../1-components/units.ts';
import { ARRIVALS } from '../data/schedule.ts';
import { scenarioOf, uses } from '../state.ts';

const MEMO = 'strategy-soviet';
function written(q: Query): Readonly<Record<string, Json>> {
  return (q.memo(MEMO) ?? {}) as Readonly<Record<string, Json>>;
}
/** The city written down for a unit, if there is one. */
export const otherCity = rule(
  '19.5.3',
  (q: Query, p: number): number | undefined => {
    const at = q.sideOf(p) === SOVIET ? written(q)[unitOf(q, p).id] : undefined;
    return typeof at === 'number' ? at : undefined;
  },
  () => undefined,
);
/** The city of the card; undefined where it has none. */
function cardCity(q: Query, p: number): number | undefined {
  const name = ARRIVALS.find((a) => a.unit === unitOf(q, p).id && a.how !== 'returns')?.place ?? 'any';
  return name === 'any' ? undefined : hexOf(name);
}
function listed(q: Query): readonly number[] {
  return q.piecesAt(TO_COME[SOVIET]).filter((p) => cardCity(q, p) !== undefined);
}
function cityRefusal(q: Query, p: number, to: number): Refusal | undefined {
  const why = { places: [to] };
  if (!isCity(to) || !isSovietSoil(to)) return refuse('19.5.3', say`${place(to)} is no Soviet city.`, why);
  return isNaval(q, p) && !isPort(to) ? refuse('13.3.3.6', say`${place(to)} is no port.`, why) : undefined;
}
const writeCity = verb<PieceTo>({
  id: 'write-city',
  title: 'Write down another city',
  rule: '19.5.3',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'reinforcement',
      candidates: listed,
      refuse: (q, _soFar, p) =>
        listed(q).includes(Number(p))
          ? undefined
          : refuse('19.5.3', say`${unit(Number(p))} is not listed with a city.`, { pieces: [Number(p)] }),
    },
    {
      name: 'to',
      type: 'place',
      title: 'city',
      candidates: () => CITIES.filter(isSovietSoil),
      refuse: (q, { piece = -1 }, to) => cityRefusal(q, piece, Number(to)),
    },
  ],
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
