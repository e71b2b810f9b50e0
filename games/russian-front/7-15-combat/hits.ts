// Hits (7.3, 15.2.3): dealt one by one, the owner says where they go.
import { type Piece, place, rule, say, type Side, type Verb } from '@rasputitsa/kernel';
import { enemyOf } from '../1-components/sides.ts';
import { hitCargo } from '../17-special/cargo-hits.ts';
import { boxed } from '../state.ts';
import { type Node, type Play, type Query, question } from '../words.ts';
import { at, attacker, committed, role, rulesOf, segment } from './battle-frame.ts';
import { markHit } from './elimination.ts';

function hitsLeft(q: Query, side: Side): number {
  return q.v(`${role(q, side)}Hits`) ?? 0;
}
function alive(q: Query, ps: readonly Piece[]): readonly Piece[] {
  return ps.filter((p) => q.at(p) === at(q) && q.steps(p) > 0);
}
/** 7.3.4: beyond the engaged and supporting units, hits fall on the others in the hex. */
const spareBearers = rule(
  '7.3.4',
  (q: Query, side: Side): readonly Piece[] =>
    rulesOf(q)
      .spares(q, at(q), side)
      .map((ps) => alive(q, ps))
      .find((ps) => ps.length > 0) ?? [],
  () => [],
);
/** 7.3.2: who may take the next hit. */
export const bearers = rule(
  '7.3.2',
  (q: Query, side: Side): readonly Piece[] => {
    const engaged = alive(q, committed(q, side));
    return engaged.length > 0 ? engaged : spareBearers(q, side);
  },
  (q, side) => boxed(q, at(q), side).all,
);
function endurance(q: Query, ps: readonly Piece[]): number {
  return ps.reduce((n, p) => n + q.steps(p), 0);
}

/** Deals what the die gave, first to the attacker, then to the defender; nobody is asked where there is no choice. */
export function dealHits(g: Play): 'again' | 'done' {
  if (g.v('counted') !== 1) remember(g);
  for (const side of [attacker(g), enemyOf(attacker(g))]) {
    const n = hitsLeft(g, side);
    if (n === 0) continue;
    const who = bearers(g, side);
    const [first] = who;
    if (first === undefined) {
      g.set(`${role(g, side)}Hits`, 0);
      return 'again';
    }
    const chosen = g.v('taker') ?? -1;
    const forced = who.length === 1 || n >= endurance(g, who) ? first : who.includes(chosen) ? chosen : undefined;
    if (forced === undefined) {
      g.call('hits', { side, vars: { among: who } });
      return 'again';
    }
    g.unset('taker');
    g.set(`${role(g, side)}Hits`, n - 1);
    hitCargo(g, forced, at(g), segment(g));
    markHit(g, forced, '7.3.1');
    return 'again';
  }
  g.set('counted', 0);
  g.set('stage', 'outcome');
  return 'again';
}
/** Who was engaged and who supported when the die fell: their deaths decide what follows (7.3.6). */
function remember(g: Play): void {
  for (const side of [0, 1]) {
    const all = committed(g, side);
    const engaged = rulesOf(g).engaged(g, all);
    g.set(`${role(g, side)}Engaged`, engaged);
    g.set(
      `${role(g, side)}Supporters`,
      all.filter((p) => !engaged.includes(p)),
    );
  }
  g.set('counted', 1);
}

const hits = question({
  node: 'hits',
  title: 'Hits',
  rule: '7.3.2',
  prompt: (q) => say`A hit at ${place(at(q))}: which unit takes it?`,
  verb: 'take',
  verbTitle: 'Take the hit',
  arg: 'piece',
  type: 'piece',
  argTitle: 'unit',
  among: (q) => q.v('among') ?? [],
  answer: 'taker',
});

export const verbs: readonly Verb[] = [hits.verb];
export const interrupts: readonly Node[] = [hits.node];
