// Replacing losses (13.2.3): hits taken off units on the map, how many, and what each costs.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isHex } from '../1-components/board.ts';
import { hitsOn, unitOf } from '../1-components/units.ts';
import { HIT_COST, MOST_HITS_REPLACED, SOVIET_PARATROOP_HIT_COST } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { unitsOf } from '../state.ts';
import { type Query, verb } from '../words.ts';
import { poorRefusal, purse, spend } from './pools.ts';

/** 13.2.3.2, 13.2.3.3: factors for one hit. */
const cheap = rules(
  ['13.2.3.2', 'REPL.limits'],
  (n: number): number => n,
  () => 2,
);
const expensive = rules(
  ['13.2.3.3', 'REPL.limits'],
  (n: number): number => n,
  () => 1,
);
export function hitCost(q: Query, p: Piece): number {
  const { type, nation } = unitOf(q, p);
  const n = type === 'paratroop' && nation === 'Soviet' ? SOVIET_PARATROOP_HIT_COST : HIT_COST[type];
  return n === 1 ? cheap(n) : expensive(n);
}
function hitCostRule(q: Query, p: Piece): string {
  return hitCost(q, p) === 1 ? '13.2.3.2' : '13.2.3.3';
}

function damaged(q: Query): readonly Piece[] {
  return unitsOf(q, q.actor).filter((p) => hitsOn(q, p) > 0);
}
/** 13.2.3 */
export const cutOff = rule(
  '13.2.3',
  (q: Query, p: Piece): Refusal | undefined =>
    q.has(p, 'out-of-supply')
      ? refuse('13.2.3', say`${unit(p)} is out of supply and gets no replacements.`, { pieces: [p] })
      : undefined,
  () => undefined,
);
/** 13.2.3.1 */
const mostHits = rules(
  ['13.2.3.1', 'REPL.limits'],
  (q: Query, p: Piece): number => MOST_HITS_REPLACED - q.field(p, 'replaced'),
  () => 99,
);
export function hitsToReplace(q: Query, p: Piece): number {
  return Math.min(hitsOn(q, p), mostHits(q, p), Math.floor(purse(q, p) / hitCost(q, p)));
}
function patientRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!isHex(q.at(p))) return refuse('13.2.3', say`${unit(p)} is not on the map.`);
  if (hitsOn(q, p) === 0) return refuse('13.2.3', say`${unit(p)} has no hits.`);
  const no = cutOff(q, p);
  if (no) return no;
  if (mostHits(q, p) <= 0) return refuse('13.2.3.1', say`${unit(p)} has had two hits replaced this Turn.`);
  return hitsToReplace(q, p) > 0 ? undefined : poorRefusal(q, p, hitCost(q, p), hitCostRule(q, p));
}
export const replace = verb({
  id: 'replace',
  title: 'Replace hits',
  rule: '13.2.3',
  args: { piece: 'piece', hits: 'number' },
  ask: {
    piece: {
      title: 'unit',
      candidates: damaged,
      refuse: (q, _soFar, p) => patientRefusal(q, p),
    },
    hits: {
      candidates: (q, { piece }) => upTo(hitsToReplace(q, piece)),
      refuse(q, { piece }, n) {
        if (n >= 1 && n <= hitsToReplace(q, piece)) return undefined;
        if (n > hitsOn(q, piece))
          return refuse(
            '13.2.3',
            say`${unit(piece)} has only ${hitsOn(q, piece)} ${hitsOn(q, piece) === 1 ? 'hit' : 'hits'}.`,
          );
        if (n > mostHits(q, piece))
          return refuse('13.2.3.1', say`At most two hits a Turn are replaced in ${unit(piece)}.`);
        return poorRefusal(q, piece, n * hitCost(q, piece), hitCostRule(q, piece));
      },
      preview: (q, { piece }, n) => ({ cost: n * hitCost(q, piece) }),
    },
  },
  apply(g, { piece, hits }) {
    spend(g, piece, hits * hitCost(g, piece));
    g.setField(piece, 'replaced', g.field(piece, 'replaced') + hits);
    g.setSteps(piece, g.steps(piece) + hits, '13.2.3');
  },
});
export function upTo(n: number): readonly number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
}
