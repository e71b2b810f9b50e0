// The Replacement Step (13.2): factors come in, hits are replaced, lost units rebuilt, Guard units paid for. Factors that come in: available-factors.ts.
import { type Piece, type Refusal, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { HELD, isHex, POOL } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { hitsOn, unitOf } from '../1-components/units.ts';
import { hideCard, seenInWaiting } from '../19-options/hidden-cards.ts';
import { clearBombs } from '../20-options/bombing-effects.ts';
import { mayBuyForts } from '../21-variants/fortifications.ts';
import { hasPartisans } from '../21-variants/no-partisans.ts';
import { HIT_COST, MOST_HITS_REPLACED, SOVIET_PARATROOP_HIT_COST } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { isAdvanced, unitsOf } from '../state.ts';
import { type AutoNode, type DecisionNode, type Node, type Play, type Query, type StepsNode, verb } from '../words.ts';
import { buyable, canAffordGuard } from './guards.ts';
import { chartLine, incomeOf, isOut } from './available-factors.ts';
import { type Pool, poolOf, poolTrack } from './pools.ts';

// Costs

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
/** 13.2.4: all attack factors at the rate of hits. */
export const rebuildCost = rule(
  '13.2.4',
  (q: Query, p: Piece): number => unitOf(q, p).attack * hitCost(q, p),
  () => 0,
);
/** What a unit's nation has to spend. Debts leave nothing (RULINGS R16). */
function purse(q: Query, p: Piece): number {
  return Math.max(0, q.track(poolTrack(poolOf(q, p))));
}
export function pay(g: Play, p: Piece, n: number): void {
  const track = poolTrack(poolOf(g, p));
  g.setTrack(track, g.track(track) - n);
}

// Income

/** 13.2.5: what was saved stays, what is new is added. */
const saved = rule(
  '13.2.5',
  (q: Query, pool: Pool): number => q.track(poolTrack(pool)),
  () => 0,
);
function receive(g: Play): void {
  const side = g.active;
  const sums = new Map<Pool, number>();
  for (const part of incomeOf(g, side)) {
    sums.set(part.pool, (sums.get(part.pool) ?? 0) + part.n);
    g.note(part.rule, say`${part.label}: ${part.n > 0 ? `+${part.n}` : part.n} replacement factors`);
  }
  const own: readonly Pool[] = side === AXIS ? ['german', 'finnish', 'other', 'oil', 'baltic'] : ['soviet'];
  for (const pool of own) g.setTrack(poolTrack(pool), saved(g, pool) + Math.max(0, sums.get(pool) ?? 0));
  if (side === SOVIET) gatherPartisans(g);
  for (const p of unitsOf(g, side)) g.setField(p, 'replaced', 0);
}
/** 13.2.1.2.5.1: those that are left from before. */
const unusedPartisans = rule(
  '13.2.1.2.5.1',
  (q: Query): number => q.track('partisans'),
  () => 0,
);
/** 13.2.1.2.5: new partisan factors come in. */
const gatherPartisans = rule(
  '13.2.1.2.5',
  (g: Play): void => {
    const row = chartLine(g);
    if (!row || !hasPartisans(g)) return;
    g.setTrack('partisans', unusedPartisans(g) + row.partisans);
    g.setTrack('partisans-new', mayFightOpenly(row.partisanDot) ? row.partisans : 0);
  },
  () => undefined,
);
/** 13.2.1.2.5.2 */
const mayFightOpenly = rules(
  ['13.2.1.2.5.2', 'REPL.e'],
  (dot: boolean): boolean => dot,
  () => false,
);
const income: AutoNode = {
  kind: 'auto',
  id: 'replacement-income',
  title: 'Replacement factors',
  rule: '13.2.1',
  run: receive,
};

// Replacing hits (13.2.3)

function damaged(q: Query): readonly Piece[] {
  return unitsOf(q, q.actor).filter((p) => hitsOn(q, p) > 0);
}
/** 13.2.3 */
const cutOff = rule(
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
function hitsToReplace(q: Query, p: Piece): number {
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
/** 13.2.2: the nation's own factors are what counts. */
function poorRefusal(q: Query, p: Piece, cost: number, ruleId: string): Refusal {
  const others = AXIS_POOLS.some((pool) => pool !== poolOf(q, p) && q.track(poolTrack(pool)) >= cost);
  return refuse(
    q.sideOf(p) === AXIS && others ? '13.2.2' : ruleId,
    say`${unit(p)} costs ${cost} ${cost === 1 ? 'factor' : 'factors'}; its nation has ${purse(q, p)}.`,
    { pieces: [p] },
  );
}
const replace = verb({
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
    pay(g, piece, hits * hitCost(g, piece));
    g.setField(piece, 'replaced', g.field(piece, 'replaced') + hits);
    g.setSteps(piece, g.steps(piece) + hits, '13.2.3');
  },
});
function upTo(n: number): readonly number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
}

// Rebuilding (13.2.4)

/** 13.3.1.4 */
const lostGuard = rule(
  '13.3.1.4',
  (q: Query, p: Piece): Refusal | undefined =>
    unitOf(q, p).class === 'guard'
      ? refuse('13.3.1.4', say`${unit(p)} is a Guard unit and is never rebuilt.`)
      : undefined,
  () => undefined,
);
/** 11.3: brown units. */
const irreplaceable = rule(
  '11.3',
  (q: Query, p: Piece): Refusal | undefined =>
    unitOf(q, p).class === 'brown'
      ? refuse('11.3', say`${unit(p)} is non-replaceable and is never rebuilt.`)
      : undefined,
  () => undefined,
);
/** 13.2.4.2: Guard and brown units are lost for good, and so are those a scenario names. */
const goneForGood = rule(
  '13.2.4.2',
  (q: Query, p: Piece): Refusal | undefined =>
    lostGuard(q, p) ??
    irreplaceable(q, p) ??
    (q.has(p, 'no-rebuilding') ? refuse('13.2.4.2', say`${unit(p)} may not be rebuilt in this scenario.`) : undefined),
  () => undefined,
);
/** 13.2.4.1: all of it at once. */
const inFull = rule(
  '13.2.4.1',
  (q: Query, p: Piece): Refusal | undefined =>
    purse(q, p) >= rebuildCost(q, p) ? undefined : poorRefusal(q, p, rebuildCost(q, p), '13.2.4.1'),
  () => undefined,
);
function lost(q: Query): readonly Piece[] {
  return q.piecesAt(POOL[q.actor] ?? -1);
}
function rebuildRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!lost(q).includes(p)) return refuse('13.2.4', say`${unit(p)} is not among your lost units.`);
  return goneForGood(q, p) ?? inFull(q, p);
}
/** 13.2.4.3: it comes back as a reinforcement, anywhere at home. */
const queue = rule(
  '13.2.4.3',
  (g: Play, p: Piece): void => {
    g.place(p, HELD[g.sideOf(p)] ?? -1, unitOf(g, p).defense, seenInWaiting(g));
    hideCard(g, p);
    g.raise(p, 'any');
  },
  () => undefined,
);
const rebuild = verb({
  id: 'rebuild',
  title: 'Rebuild a lost unit',
  rule: '13.2.4',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'unit',
      candidates: lost,
      refuse: (q, _soFar, p) => rebuildRefusal(q, p),
      preview: (q, _soFar, p) => ({ cost: rebuildCost(q, p) }),
    },
  },
  apply(g, { piece }) {
    pay(g, piece, rebuildCost(g, piece));
    queue(g, piece);
  },
});

// Factors that more than one nation may have (13.2.1.1.1, 13.2.1.1.2; RULINGS R13)

const AXIS_POOLS: readonly Pool[] = ['german', 'finnish', 'other'];
const SOURCES = ['oil', 'baltic'] as const;
function toGive(q: Query): readonly (typeof SOURCES)[number][] {
  return q.active === AXIS ? SOURCES.filter((s) => q.track(poolTrack(s)) > 0) : [];
}
/** Nations that still fight may be given factors: oil to all, those of the Baltic cities to Germany and Finland. */
function takers(q: Query, source: string): readonly Pool[] {
  return AXIS_POOLS.filter((pool) => {
    if (pool === 'finnish') return !isOut(q, 'finland');
    if (pool === 'other')
      return source === 'oil' && !(['hungary', 'romania', 'italy'] as const).every((n) => isOut(q, n));
    return true;
  });
}
const give = verb({
  id: 'give-factor',
  title: 'Give a factor to a nation',
  rule: '13.2.1.1.1',
  args: { from: 'choice', to: 'choice' },
  ask: {
    from: { title: 'source', candidates: toGive },
    to: {
      title: 'nation',
      candidates: (q, { from }) => takers(q, from),
      refuse: (q, { from }, to) =>
        takers(q, from).some((pool) => pool === to)
          ? undefined
          : refuse(from === 'oil' ? '13.2.1.1.1' : '13.2.1.1.2', say`This factor is not for ${to}.`),
    },
  },
  apply: (g, { from, to }) => handOut(g, from as Pool, to as Pool, 1),
});
function handOut(g: Play, from: Pool, to: Pool, n: number): void {
  g.setTrack(poolTrack(from), g.track(poolTrack(from)) - n);
  g.setTrack(poolTrack(to), g.track(poolTrack(to)) + n);
}
/** What nobody was given goes to Germany. */
function giveRest(g: Play): void {
  for (const source of toGive(g)) handOut(g, source, 'german', g.track(poolTrack(source)));
}

// Partisans as replacements (13.2.1.2.5.2)

function recruits(q: Query): number {
  return q.active === SOVIET ? Math.min(q.track('partisans-new'), q.track('partisans')) : 0;
}
const enlist = verb({
  id: 'enlist-partisans',
  title: 'Use new partisan factors as replacements',
  rule: '13.2.1.2.5.2',
  args: { n: 'number' },
  ask: {
    n: {
      title: 'factors',
      candidates: (q) => upTo(recruits(q)),
      refuse: (q, _soFar, n) =>
        n >= 1 && n <= recruits(q)
          ? undefined
          : refuse('13.2.1.2.5.2', say`${recruits(q)} new partisan factors may be used as replacements this Turn.`),
    },
  },
  apply(g, { n }) {
    g.setTrack('partisans', g.track('partisans') - n);
    g.setTrack('partisans-new', g.track('partisans-new') - n);
    g.setTrack('pool-soviet', g.track('pool-soviet') + n);
  },
});

// The step

function hasChoice(q: Query): boolean {
  const side = q.active;
  if (toGive(q).length > 0 || recruits(q) > 0 || mayBuyForts(q, side)) return true;
  const hurt = unitsOf(q, side).some((p) => hitsOn(q, p) > 0 && !cutOff(q, p) && hitsToReplace(q, p) > 0);
  if (hurt) return true;
  if (q.piecesAt(POOL[side] ?? -1).some((p) => !goneForGood(q, p) && !inFull(q, p))) return true;
  return side === SOVIET && buyable(q).some((p) => canAffordGuard(q, p));
}
const spending: DecisionNode = {
  kind: 'decision',
  id: 'spend-factors',
  title: 'Replacements',
  rule: '13.2',
  who: (q) => (hasChoice(q) ? [q.active] : []),
  verbs: [
    'replace',
    'rebuild',
    'buy-guard',
    'give-factor',
    'enlist-partisans',
    'buy-fortifications',
    'raze-fortification',
  ],
  prompt: (q) =>
    q.active === AXIS
      ? say`Replacement factors: Germany ${q.track('pool-german')}, Finland ${q.track('pool-finnish')}, other allies ${q.track('pool-other')}. What is not used is saved.`
      : say`Replacement factors: ${q.track('pool-soviet')}. What is not used is saved.`,
  done: { title: 'The rest is saved', rule: '13.2.5' },
  leave(g) {
    giveRest(g);
    g.setTrack('partisans-new', 0);
    clearBombs(g);
  },
};
/** 13.2: a step of the Advanced Game. */
const hasReplacements = rule('13.2', isAdvanced, () => false);
export const replacementStep: StepsNode = {
  kind: 'steps',
  id: 'replacements',
  title: 'Replacement Step',
  rule: '13.2',
  when: hasReplacements,
  steps: [income, spending],
};

export const verbs: readonly Verb[] = [replace, rebuild, give, enlist];
export const interrupts: readonly Node[] = [];
