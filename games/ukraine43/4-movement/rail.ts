// Chapter 4, 4.6: Rail Movement.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  type Joins,
  createJoins,
  createBuffers,
  cheapestAt,
  flood,
  refuse as barred,
  type Search,
  type SearchRule,
  statesTo,
  hexOf,
} from '@rasputitsa/kit/search';
import { EAST_RAIL_LINK, GRID, HEXES, isHex, ON_RAIL } from '../1-map/board.ts';
import { isAir, isLeader, isOnMap } from '../2-units/units.ts';
import { hasRoom, refuseRoom } from '../5-stacking/stacking.ts';
import { enemyIn, frontOf, inEnemyZoc } from '../6-7-zones/picture.ts';
import { disrupt } from '../11-disruption/disruption.ts';
import { railUsable } from '../17-railheads/network.ts';
import { pinned } from '../21-security/security.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { controls, enterHexes } from './entering.ts';
import { endMove, takeTurn } from './move.ts';
import { refuseDisorder } from './reach.ts';

const NO_LINE = 1;
const HOSTILE = 2;
const IN_ZOC = 3;

/** 4.6d Off the east edge at 6021 and back at 6024, 6026 or 6031, or the other way round. */
const [EXIT = NONE, ...REENTRIES] = EAST_RAIL_LINK;
const LINK: Joins = createJoins(
  HEXES,
  REENTRIES.map((hex) => [EXIT, hex] as const),
);
const offMap = rule(
  '4.6d',
  (side: Side): Joins | undefined => (side === SOVIET ? LINK : undefined),
  () => undefined,
);
/** 6.5.1 No hex on the way is in an enemy zone of control. RULINGS A-24: the first may be. */
const blockedByZoc = rule(
  '6.5.1',
  (q: Query, side: Side, hex: Loc): boolean => inEnemyZoc(q, side, hex),
  () => false,
);
/** 4.6b Along connected rail hexes that are friendly. */
const alongRails = rule(
  '4.6b',
  (q: Query, side: Side, to: Loc, hexside: number): number => {
    if (hexside !== NONE && !railUsable(q, side, hexside)) return NO_LINE;
    return controls(q, side, to) && !enemyIn(q, side, to) ? 0 : HOSTILE;
  },
  (_q: Query, _side: Side, to: Loc) => (ON_RAIL[to] === 1 ? 0 : NO_LINE),
);
function railRule(q: Query, side: Side): SearchRule {
  const joins = offMap(side);
  return {
    step: (_, to, hexside) => {
      const code = alongRails(q, side, to, hexside);
      if (code !== 0) return barred(code);
      return blockedByZoc(q, side, to) ? barred(IN_ZOC) : 1;
    },
    ...(joins === undefined ? {} : { joins }),
  };
}
const buffers = createBuffers();
/** What lies in the buffers: the next question is for the ways to these goals. */
let latest: { readonly goals: readonly Loc[]; readonly found: Search } | undefined;
const linesFrom = (q: Query, p: Piece): Search => flood(GRID, [q.at(p)], railRule(q, q.sideOf(p)), undefined, buffers);

function goalsOf(q: Query, p: Piece): readonly Loc[] {
  return q.cached(`rail-${p}`, ['pieces', 'where', 'layers', 'marks'], () => {
    const found = linesFrom(q, p);
    const goals: Loc[] = [];
    latest = { goals, found };
    const { units: friends } = frontOf(q, q.sideOf(p));
    for (let i = 0; i < found.settled; i++) {
      const hex = found.order[i] ?? NONE;
      if (hex === q.at(p) || !isHex(hex)) continue;
      if (friends[hex] === 0 || hasRoom(q, q.sideOf(p), hex, [p])) goals.push(hex);
    }
    return goals;
  });
}

/** 4.6a One unit a phase, and all reinforcements of the turn. */
const quotaUsed = rule(
  '4.6a',
  (q: Query, p: Piece): boolean => !q.has(p, 'fresh') && q.track('rail-moves') >= tablesOf(q).LIMIT.railMoves,
  () => false,
);
/** 4.6e Rail is the whole move; a reinforcement enters the map and goes on by rail. */
const hasMarched = rule(
  '4.6e',
  (q: Query, p: Piece): boolean =>
    q.has(p, 'moved') ||
    q.has(p, 'railed') ||
    q.has(p, 'replaced') ||
    (!q.has(p, 'fresh') && q.field(p, 'hexes') > 0) ||
    q.field(p, 'hexes') > 1,
  () => false,
);
/** 4.6b The first hex of the way is friendly too; HQs and leaders may stand in one that is not (RULINGS A-1). */
const startsAmongEnemies = rule(
  '4.6b',
  (q: Query, p: Piece): boolean => !controls(q, q.sideOf(p), q.at(p)),
  () => false,
);
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || isAir(q, p)) return refuse('4.6b', say`${unit(p)} is not on a railway.`, about);
  if (ON_RAIL[q.at(p)] !== 1) return refuse('4.6b', say`${place(q.at(p))} is not a rail hex.`, about);
  if (startsAmongEnemies(q, p))
    return refuse('4.6b', say`${place(q.at(p))} is not in friendly hands: HQs and leaders take no hex.`, about);
  if (q.has(p, 'disrupted')) return refuse('11.3.3', say`${unit(p)} is Disrupted.`, about);
  if (hasMarched(q, p)) return refuse('4.6e', say`${unit(p)} has moved in this phase.`, about);
  if (quotaUsed(q, p))
    return refuse('4.6a', say`A unit has moved by rail in this phase; only reinforcements may still.`, about);
  return pinned(q, p) ?? refuseDisorder(q, [p]);
}
function refuseGoal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (goalsOf(q, p).includes(to)) return undefined;
  const about = { places: [to] };
  const side = q.sideOf(p);
  if (!isHex(to) || to === q.at(p) || ON_RAIL[to] !== 1)
    return refuse('4.6b', say`A rail move leads to another rail hex.`, about);
  if (blockedByZoc(q, side, to)) return refuse('6.5.1', say`${place(to)} is in an enemy zone of control.`, about);
  const full = controls(q, side, to) ? refuseRoom(q, side, to, [p]) : undefined;
  return full ?? refuse('4.6b', say`No friendly railway leads from ${place(q.at(p))} to ${place(to)}.`, about);
}
/** 4.6c, 11.2C */
const shaken = rule(
  '4.6c',
  rule(
    '11.2C',
    (g: Play, p: Piece): void => disrupt(g, p, '4.6c'),
    () => {},
  ),
  () => {},
);
function pathTo(q: Query, p: Piece, to: Loc): readonly Loc[] {
  const goals = goalsOf(q, p);
  if (latest?.goals !== goals) latest = { goals, found: linesFrom(q, p) };
  const { found } = latest;
  const state = cheapestAt(found, to);
  return state === NONE ? [] : statesTo(found, state).map((s) => hexOf(found, s));
}

export const railMove = verb({
  id: 'rail-move',
  title: 'Move by rail',
  rule: '4.6a',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => ON_RAIL[q.at(p)] === 1 && !q.has(p, 'moved')),
      refuse: (q, _, value) => refuseUnit(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { unit: p }) => goalsOf(q, p),
      refuse: (q, { unit: p }, value) => refuseGoal(q, p, value),
      preview: (q, { unit: p }, value) => ({
        path: pathTo(q, p, value),
        notes: [{ rule: '4.6c', message: say`${unit(p)} will be Disrupted.` }],
      }),
    },
  },
  apply(g, { unit: p, to }) {
    const path = pathTo(g, p, to);
    takeTurn(g, [p]);
    if (!g.has(p, 'fresh')) g.setTrack('rail-moves', g.track('rail-moves') + 1);
    g.move(p, to, { path, by: 'rail' });
    g.raise(p, 'railed');
    if (isLeader(g, p) && !g.has(p, 'travelled')) g.raise(p, 'travelled');
    endMove(g, p);
    shaken(g, p);
    enterHexes(g, [p], [to]);
  },
});
