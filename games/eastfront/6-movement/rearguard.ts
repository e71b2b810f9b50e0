// The Rearguard (6.41): naming it, and where it goes when it has come through.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { comeAway } from '../15-seapower/evacuations.ts';
import { isSupreme } from '../2-units/units.ts';
import { commander, moverRefusal } from '../4-sequence/movement-phase.ts';
import { deactivate } from '../5-command/deactivation.ts';
import { deployUsesSides } from '../5-command/deploying.ts';
import { paySupremeMove, supremeMoves } from '../5-command/supreme-hqs.ts';
import { settleBattle } from '../7-combat/battles.ts';
import { markAssault } from '../7-combat/river-assaults.ts';
import { enemyOf } from '../sides.ts';
import { attackerAt, isEngaged, NOBODY, ownedBy, unitsAt } from '../state.ts';
import { type Play, type ProcessNode, type Query, question, verb } from '../words.ts';
import { useSide } from './hexside-limits.ts';
import { landMoves, unreachable } from './land-moves.ts';
import { march } from './move-orders.ts';
import { spareRefusal, stackRefusal } from './overstacking.ts';

/** 6.41a, RULINGS R44: names the unit that holds on until all others have gone. */
export const rearguard = verb({
  id: 'rearguard',
  title: 'Name the Rearguard',
  rule: '6.41a',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => isEngaged(q, p)),
      refuse: (q, _soFar, p) => {
        const no = moverRefusal(q, p);
        if (no) return no;
        if (q.field(p, 'from') !== 0)
          return refuse('6.41a', say`${unit(p)} entered this battle this phase and cannot be its Rearguard.`);
        if (!isEngaged(q, p)) return refuse('6.41a', say`${unit(p)} is not in a battle.`);
        if (unitsAt(q, q.at(p), q.sideOf(p)).some((o) => q.has(o, 'rearguard')))
          return refuse('6.41a', say`The battle at ${place(q.at(p))} already has its Rearguard.`);
        const kept = spareRefusal(q, p);
        if (kept) return kept;
        return noExitRefusal(q, p);
      },
    },
  },
  apply(g, { piece }) {
    if (commander(g, piece) === 'supreme') paySupremeMove(g);
    g.raise(piece, 'moved');
    announce(g, piece);
  },
});
/** 6.32b */
const noExitRefusal = rule(
  '6.32b',
  (q: Query, p: Piece): Refusal | undefined =>
    landMoves(q, p).size === 0
      ? refuse('6.32b', say`${unit(p)} must stay: no friendly hex adjoins ${place(q.at(p))}.`, { places: [q.at(p)] })
      : undefined,
  () => undefined,
);
/** 6.41c: it stays, for all to see, until the others have moved. */
const announce = rule(
  '6.41c',
  (g: Play, p: Piece): void => g.raise(p, 'rearguard'),
  (g, p) => g.call('pursuit', { side: g.actor, vars: { rearguard: p } }),
);

/** Whether a unit came into its battle in this phase. */
const isNewcomer = rule(
  '6.41b',
  (q: Query, p: Piece): boolean => q.field(p, 'from') !== 0,
  () => true,
);
/** 6.41b: if only newcomers are left when the last of the old garrison is gone, theirs is a new attack. Where a comrade, an HQ or the
 * Rearguard itself has stayed there was no Retreat. */
export const renewBattle = rule(
  '6.41b',
  (g: Play, at: Loc, side: Side): void => {
    settleBattle(g, at);
    const left = unitsAt(g, at, side);
    if (left.length === 0 || g.layer('attacker')[at] === NOBODY || left.some((p) => !isNewcomer(g, p))) return;
    g.setLayer('attacker', [at], ownedBy(side));
    g.setMark('begun', at, 1);
    markAssault(g, at);
    // A new battle: nobody in it is known until it is fought (6.31a).
    for (const s of [side, enemyOf(side)])
      g.conceal(
        unitsAt(g, at, s).filter((p) => !g.has(p, 'active')),
        enemyOf(s),
      );
  },
  (g, at) => settleBattle(g, at),
);

/** Where the survivor goes: its way is settled when an HQ deploys or mobilizes; else its owner says. With no room anywhere it stays. */
export function retreat(g: Play, p: Piece): void {
  const [to, path] = [g.v('to'), g.v('path')];
  if (to !== undefined) {
    // 6.33: only who comes through crosses the side.
    if (deployUsesSides(g)) useSide(g, g.at(p), to, g.sideOf(p));
    g.move(p, to, { by: 'deploy' });
    if (isSupreme(g, p)) g.setTrack('supreme', supremeMoves(g, p));
    return;
  }
  if (path) {
    march(g, p, path, 'mobilize');
    deactivate(g, p);
    return;
  }
  const port = g.field(p, 'sail') - 1;
  if (port >= 0) {
    g.setField(p, 'sail', 0);
    if (!stackRefusal(g, p, port)) comeAway(g, p, port);
    return;
  }
  if (refuges(g, p).length > 0) g.call('withdraw', { side: g.sideOf(p), vars: { piece: p } });
  else if (attackerAt(g, g.at(p)) !== g.sideOf(p)) g.conceal([p], enemyOf(g.sideOf(p)));
}
/** 6.2: a Rearguard may not end its retreat on a full stack. */
function refuges(q: Query, p: Piece): readonly Loc[] {
  return [...landMoves(q, p)].filter(([, way]) => !stackRefusal(q, p, way.to, way)).map(([to]) => to);
}

export const { node: withdraw, verb: withdrawTo } = question({
  node: 'withdraw',
  title: 'Withdrawal',
  rule: '6.41a',
  prompt: (q) => say`${unit(fleeing(q))} held the rear at ${place(q.at(fleeing(q)))}: where does it go?`,
  verb: 'withdraw',
  verbTitle: 'Withdraw',
  arg: 'to',
  type: 'place',
  among: (q) => refuges(q, fleeing(q)),
  refuse: (q, to) => {
    const way = landMoves(q, fleeing(q)).get(to);
    return way ? stackRefusal(q, fleeing(q), to, way) : unreachable(q, fleeing(q), to);
  },
  preview: (q, to) => {
    const path = landMoves(q, fleeing(q)).get(to)?.path ?? [];
    return { cost: path.length - 1, path };
  },
  answer: 'refuge',
});
function fleeing(q: Query): Piece {
  return q.v('piece') ?? -1;
}
/** Where its owner has sent it. */
export function withdrawn(g: Play, p: Piece): void {
  const to = g.v('refuge');
  if (to !== undefined) march(g, p, landMoves(g, p).get(to)?.path ?? [], 'retreat');
}

/** 6.41a: when all other movement is over, each Rearguard in turn. */
export const rearguards: ProcessNode = {
  kind: 'process',
  id: 'rearguards',
  title: 'Rearguards',
  rule: '6.41a',
  step(g) {
    const left = waiting(g, g.active);
    const [first] = left;
    if (first === undefined) return 'done';
    const chosen = g.v('chosen');
    const next = left.length === 1 ? first : left.find((p) => p === chosen);
    if (next === undefined) {
      askOrder(g);
      return 'again';
    }
    g.unset('chosen');
    g.call('pursuit', { side: g.active, vars: { rearguard: next } });
    return 'again';
  },
};
/** Rearguards that have yet to run the gauntlet. */
function waiting(q: Query, side: Side): readonly Piece[] {
  return q.piecesOf(side).filter((p) => q.has(p, 'rearguard'));
}
/** RULINGS R44: of several Rearguards their owner says which goes next. */
const askOrder = rule(
  '6.41a',
  (g: Play): void => g.call('next-rearguard', { side: g.active }),
  (g) => g.set('chosen', waiting(g, g.active)[0] ?? -1),
);
export const { node: nextRearguard, verb: fallBack } = question({
  node: 'next-rearguard',
  title: 'Order of Rearguards',
  rule: '6.41a',
  prompt: () => say`Several Rearguards are still to withdraw: which goes next?`,
  verb: 'fall-back',
  verbTitle: 'Withdraw next',
  arg: 'piece',
  type: 'piece',
  argTitle: 'unit',
  among: (q) => waiting(q, q.actor),
  refuse: (q, p) =>
    waiting(q, q.actor).includes(p)
      ? undefined
      : refuse('6.41a', say`${unit(p)} is not a Rearguard that has still to withdraw.`, { pieces: [p] }),
  answer: 'chosen',
});
