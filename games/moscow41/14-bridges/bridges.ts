// Chapter 14: bridges are destroyed and rebuilt by units on the spot; over big rivers headquarters build them in three turns.
import {
  type Loc,
  type Message,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { distance, sideBetween } from '@rasputitsa/kit';
import { AROUND, BIG_RIVER, BRIDGED, DRY, GRID, sideKey } from '../1-basics/board.ts';
import { bridgeBetween, ground, waterBetween } from '../1-basics/ground.ts';
import { isHq, isRegular, isTowed, onMap, typeOf, unitsIn } from '../1-basics/units.ts';
import { points } from '../3-movement/costs.ts';
import { isFresh, pointsLeft, spend, spendAll } from '../3-movement/points.ts';
import { inEnemyZone } from '../4-zone-of-control/zones.ts';
import { headquarters, hqRange } from '../9-headquarters/influence.ts';
import { table } from '../data/tables.ts';
import { bridgeHolder } from './control.ts';
import { destroyBridge } from './destroy.ts';
import { type AutoNode, type BridgeWork, nameOf, type Play, type Query, verb } from '../words.ts';

/** COMP.0 */
function refusePlain(q: Query): Refusal | undefined {
  return q.option('bridges') ? undefined : refuse('COMP.0', say`This game is played without the rules on bridges.`);
}
const isBig = (q: Query, a: Loc, b: Loc): boolean => waterBetween(q, a, b) === BIG_RIVER;

/** 14.1.4 Only who controls a bridge demolishes it; fire asks nobody (RULINGS R94). */
const isTheirs = rule(
  '14.1.4',
  (q: Query, side: Side, a: Loc, b: Loc): boolean => bridgeHolder(q, a, b) !== side,
  () => false,
);
/** 14.2.1, 14.3.1 What it costs. */
const demolition = rule(
  '14.2.1',
  (q: Query, a: Loc, b: Loc): number => bigDemolition(isBig(q, a, b)),
  () => 0,
);
const bigDemolition = rule(
  '14.3.1',
  (big: boolean): number => points(big ? table('numbers').demolishBig : table('numbers').demolish),
  () => points(table('numbers').demolish),
);
const bridgesAt = (q: Query, p: Piece): readonly Loc[] =>
  (AROUND[q.at(p)] ?? []).filter((n) => bridgeBetween(q, q.at(p), n));

function refuseWorker(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { pieces: [p] });
  if (!onMap(q, p)) return no('14.2.1', say`${unit(p)} is not on the map.`);
  if (q.has(p, 'strategic')) return no('2.2.3', say`${unit(p)} is marked for strategic movement.`);
  if (q.has(p, 'halted')) return no('4.2.1', say`${unit(p)} has stopped in an enemy zone of control.`);
  return refuseBridging(q, p);
}
function refuseDemolition(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { places: [to] });
  if (sideBetween(GRID, q.at(p), to) < 0 || !bridgeBetween(q, q.at(p), to))
    return no('14.2.1', say`No bridge leads to ${place(to)}.`);
  if (isTheirs(q, q.sideOf(p), q.at(p), to))
    return no('14.1.4', say`Your side does not control the bridge to ${place(to)}.`);
  if (pointsLeft(q, p) < demolition(q, q.at(p), to))
    return no(isBig(q, q.at(p), to) ? '14.3.1' : '14.2.1', say`${unit(p)} has not enough movement points left.`);
  return undefined;
}
const demolish = verb({
  id: 'demolish',
  title: 'Destroy a bridge',
  rule: '14.2.1',
  args: { unit: 'piece', to: 'place' },
  refuse: refusePlain,
  ask: {
    unit: {
      title: 'Unit',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor))
          if ((isRegular(q, p) || isHq(q, p)) && !refuseWorker(q, p) && bridgesAt(q, p).length > 0) yield p;
      },
      refuse(q, _, p) {
        const no = (text: Message): Refusal => refuse('14.2.1', text, { pieces: [p] });
        if (!isRegular(q, p) && !isHq(q, p)) return no(say`${unit(p)} cannot destroy bridges.`);
        return (
          refuseWorker(q, p) ?? (bridgesAt(q, p).length > 0 ? undefined : no(say`${unit(p)} is beside no bridge.`))
        );
      },
    },
    to: {
      title: 'Bridge to',
      candidates: (q, { unit: p }) => bridgesAt(q, p),
      refuse: (q, { unit: p }, to) => refuseDemolition(q, p, to),
    },
  },
  apply(g, { unit: p, to }) {
    spend(g, p, demolition(g, g.at(p), to));
    destroyBridge(g, sideKey(g.at(p), to));
  },
});

/** 14.2.2 Within range of a headquarters, or a headquarters itself. */
const hasOrders = rule(
  '14.2.2',
  (q: Query, p: Piece): boolean =>
    isHq(q, p) || headquarters(q, q.sideOf(p)).some((hq) => distance(GRID, q.at(hq), q.at(p)) <= hqRange(q, hq)),
  () => true,
);
/** 14.2.3 On rivers and streams only where a bridge is printed. */
const isPrinted = rule(
  '14.2.3',
  (hexside: number): boolean => BRIDGED[hexside] === 1,
  () => true,
);
function refuseRebuilding(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { places: [to] });
  const hexside = sideBetween(GRID, q.at(p), to);
  if (hexside < 0 || ground(q).water[hexside] === DRY || bridgeBetween(q, q.at(p), to) || isBig(q, q.at(p), to))
    return no('14.2.2', say`There is no bridge to rebuild to ${place(to)}.`);
  if (!isPrinted(hexside)) return no('14.2.3', say`No bridge is printed between here and ${place(to)}.`);
  if (!hasOrders(q, p)) return no('14.2.2', say`${unit(p)} is out of range of headquarters.`);
  if (pointsLeft(q, p) < points(table('numbers').rebuild))
    return no('14.2.2', say`${unit(p)} has not enough movement points left.`);
  return undefined;
}
/** Water without a bridge before a unit. */
const gapsAt = (q: Query, p: Piece): readonly Loc[] =>
  (AROUND[q.at(p)] ?? []).filter((n) => waterBetween(q, q.at(p), n) !== DRY && !bridgeBetween(q, q.at(p), n));
const rebuild = verb({
  id: 'rebuild',
  title: 'Rebuild a bridge',
  rule: '14.2.2',
  args: { unit: 'piece', to: 'place' },
  refuse: refusePlain,
  ask: {
    unit: {
      title: 'Unit',
      *candidates(q) {
        if (q.marked('bridge-down').length === 0) return;
        for (const p of q.piecesOf(q.actor))
          if (onMap(q, p) && !isTowed(q, p) && typeOf(q, p) !== 'spa' && !refuseWorker(q, p) && gapsAt(q, p).length > 0)
            yield p;
      },
      refuse(q, _, p) {
        const no = (text: Message): Refusal => refuse('14.2.2', text, { pieces: [p] });
        if (isTowed(q, p) || typeOf(q, p) === 'spa') return no(say`${unit(p)} is artillery and cannot build.`);
        return (
          refuseWorker(q, p) ??
          (gapsAt(q, p).length > 0 ? undefined : no(say`${unit(p)} is beside no water without a bridge.`))
        );
      },
    },
    to: {
      title: 'Bridge to',
      candidates: (q, { unit: p }) => gapsAt(q, p),
      refuse: (q, { unit: p }, to) => refuseRebuilding(q, p, to),
    },
  },
  apply(g, { unit: p, to }) {
    spend(g, p, points(table('numbers').rebuild));
    g.setMark('bridge-down', sideKey(g.at(p), to), 0);
  },
});

// Big rivers

const worksOf = (q: Query, side: Side): readonly BridgeWork[] => q.memo(nameOf('bridging', side)) ?? [];
const banks = (q: Query, p: Piece): readonly Loc[] =>
  (AROUND[q.at(p)] ?? []).filter((n) => isBig(q, q.at(p), n) && !bridgeBetween(q, q.at(p), n));

/** 14.3.4 A headquarters that builds a bridge stays where it is. Called by movement and retreat. */
const isTied = rule(
  '14.3.4',
  (q: Query, p: Piece): boolean => q.has(p, 'bridging'),
  () => false,
);
export function refuseBridging(q: Query, p: Piece): Refusal | undefined {
  return isTied(q, p) ? refuse('14.3.4', say`${unit(p)} is building a bridge.`, { pieces: [p] }) : undefined;
}
/** 2.2.6.4, 14.3.2 At the end of the Supply Phase: headquarters on the bank of a big river may begin in their next Movement Phase. */
const isReady = rule(
  '2.2.6.4',
  (q: Query, p: Piece): boolean => isHq(q, p) && onMap(q, p) && banks(q, p).length > 0,
  () => false,
);
export const bridging: AutoNode = {
  kind: 'auto',
  id: 'bridging',
  title: 'Bridges',
  rule: '2.2.6.4',
  run(g) {
    if (g.marked('series-water').length === 0) return;
    for (const p of g.piecesOf(g.active)) if (isReady(g, p)) g.raise(p, 'at-bank');
  },
};
/** 14.3.3 One headquarters to a bridge. */
const isTaken = rule(
  '14.3.3',
  (q: Query, side: Side, key: string): boolean => worksOf(q, side).some((w) => w.bridge === key),
  () => false,
);
function refuseDeclaring(q: Query, p: Piece): Refusal | undefined {
  if (q.has(p, 'at-bank') && isFresh(q, p) && !q.has(p, 'strategic')) return refuseWorker(q, p);
  return refuse(
    '14.3.2',
    say`${unit(p)} was not on the bank of a big river when its Supply Phase ended, or has moved.`,
    { pieces: [p] },
  );
}
const declareBridge = verb({
  id: 'declare-bridge',
  title: 'Begin a bridge over a big river',
  rule: '14.3.2',
  args: { hq: 'piece', to: 'place' },
  refuse: refusePlain,
  ask: {
    hq: {
      title: 'Headquarters',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor)) if (q.has(p, 'at-bank') && !refuseDeclaring(q, p)) yield p;
      },
      refuse: (q, _, p) => refuseDeclaring(q, p),
    },
    to: {
      title: 'Bridge to',
      candidates: (q, { hq }) => banks(q, hq).filter((n) => !isTaken(q, q.actor, sideKey(q.at(hq), n))),
      refuse(q, { hq }, to) {
        if (!banks(q, hq).includes(to)) return refuse('14.3.2', say`No big river lies before ${place(to)}.`);
        return isTaken(q, q.actor, sideKey(q.at(hq), to))
          ? refuse('14.3.3', say`Another headquarters builds this bridge.`)
          : undefined;
      },
    },
  },
  apply(g, { hq, to }) {
    const side = g.actor;
    g.setMemo(nameOf('bridging', side), [
      ...worksOf(g, side),
      { hq, bridge: sideKey(g.at(hq), to), turn: g.track('turn') },
    ]);
    spendAll(g, hq);
    g.raise(hq, 'bridging');
  },
});
/** 14.3.2 The next Movement Phase: the bridge stands if the far bank is free of enemy zones, or both ends are held by regular units. */
const isHeld = rule(
  '14.3.2',
  (q: Query, side: Side, a: Loc, b: Loc): boolean => {
    const regulars = (hex: Loc): boolean => unitsIn(q, hex, side).some((p) => isRegular(q, p));
    return !inEnemyZone(q, side, b) || (regulars(a) && regulars(b));
  },
  () => false,
);
export function finishBridges(g: Play): void {
  const side = g.active;
  const works = worksOf(g, side);
  if (works.length === 0) return;
  for (const { hq, bridge } of works.filter((w) => w.turn < g.track('turn'))) {
    const at = g.at(hq);
    g.lower(hq, 'bridging');
    const far = (AROUND[at] ?? []).find((n) => sideKey(at, n) === bridge);
    if (far === undefined || !onMap(g, hq) || !isHeld(g, side, at, far)) continue;
    g.setMark('bridge-down', bridge, 0);
    g.setMark('bridge-built', bridge, 1);
    spendAll(g, hq);
  }
  g.setMemo(
    nameOf('bridging', side),
    works.filter((w) => w.turn >= g.track('turn')),
  );
}
/** The Movement Phase is over: who was on the bank has had its chance. */
export function endBanks(g: Play): void {
  for (const p of g.piecesOf(g.active)) g.lower(p, 'at-bank');
}
/** Verbs of the Movement Phase. */
export const bridgeVerbs: readonly Verb[] = [demolish, rebuild, declareBridge];
