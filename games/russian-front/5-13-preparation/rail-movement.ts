// The Rail Movement Step (13.4): units and flotillas on trains. Factories: factories.ts. Routes: rail-routes.ts.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { isHex, isPort, isRail } from '../1-components/board.ts';
import { enemyOf, SOVIET } from '../1-components/sides.ts';
import { isAir, isGround, isNaval, unitOf } from '../1-components/units.ts';
import { clearRailHits } from '../20-options/bombing-effects.ts';
import { baseBan, limitRefusal } from '../4-11-general/ally-limits.ts';
import { possess } from '../4-11-general/battle-locations.ts';
import { look } from '../4-11-general/examining-units.ts';
import { feudRefusal } from '../4-11-general/romanians-and-hungarians.ts';
import { airRoom } from '../4-11-general/stacking.ts';
import { isSupplied } from '../4-11-general/supply.ts';
import { inZone } from '../4-11-general/zones-of-control.ts';
import { isAirbase } from '../6-14-movement/airbases.ts';
import { mustEvacuate } from '../6-14-movement/evacuation.ts';
import { RAIL_LOAD } from '../data/tables.ts';
import { controls, isAdvanced, isFriendlyGauge, unitsAt, unitsOf } from '../state.ts';
import { type DecisionNode, type Node, type Play, type Query, verb } from '../words.ts';
import { evacuate, shift } from './factories.ts';
import { axisCapacity, capacityRefusal, finnishCapacity, sovietCapacity, use } from './rail-capacity.ts';
import { bombedRefusal, detourRefusal, isBeyondBombs, isOpenRail, netFor } from './rail-routes.ts';

// Who may ride

/** 13.4.5: a flotilla fills two places for each printed attack factor. */
const flotillaLoad = rule(
  '13.4.5',
  (attack: number): number => attack * RAIL_LOAD.flotillaPerAttack,
  () => 1,
);
function loadOf(q: Query, p: Piece): number {
  return isNaval(q, p) ? flotillaLoad(unitOf(q, p).attack) : 1;
}
/** 13.4.5: fleets never ride, flotillas from port to port. */
const shipRefusal = rule(
  '13.4.5',
  (q: Query, p: Piece): Refusal | undefined => {
    if (!isNaval(q, p)) return undefined;
    if (unitOf(q, p).type === 'fleet') return refuse('13.4.5', say`${unit(p)} is a fleet and never goes by rail.`);
    return isPort(q.at(p)) && controls(q, q.sideOf(p), q.at(p))
      ? undefined
      : refuse('13.4.5', say`${unit(p)} is in no friendly port city.`, { pieces: [p] });
  },
  () => undefined,
);
/** 13.4.1: friendly rails, no enemy zone of control, in supply. */
const boardingRefusal = rule(
  '13.4.1',
  (q: Query, p: Piece): Refusal | undefined => {
    const side = q.sideOf(p);
    const at = q.at(p);
    const why = { pieces: [p], places: [at] };
    if (!isRail(at) || !isFriendlyGauge(q, side, at))
      return refuse('13.4.1', say`No train leaves ${place(at)}: it is not a railroad hex of your gauge.`, why);
    const bombed = bombedRefusal(q, side, at);
    if (bombed) return bombed;
    if (inZone(q, at, enemyOf(side))) return refuse('13.4.1', say`${place(at)} lies in an enemy zone of control.`, why);
    // Marked, or cut off since units were marked: both are out of supply (4.6.1, RULINGS R72).
    const cut = q.has(p, 'out-of-supply') || !isSupplied(q, p);
    return cut ? refuse('13.4.1', say`${unit(p)} is out of supply.`, why) : undefined;
  },
  () => undefined,
);
function riderRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!isHex(q.at(p))) return refuse('13.4.1', say`${unit(p)} is not on the map.`);
  if (q.has(p, 'railed')) return refuse('13.4.3', say`${unit(p)} has ridden this Turn.`, { pieces: [p] });
  return shipRefusal(q, p) ?? boardingRefusal(q, p) ?? capacityRefusal(q, q.sideOf(p), q.at(p), loadOf(q, p));
}

// Where to

function endRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  const why = { places: [to] };
  // Enemy ground units close a hex to trains (RULINGS R73); aircraft and ships flee when one arrives (6.2.2, 14.2.2).
  if (isGround(q, p)) return limitRefusal(q, p, to) ?? feudRefusal(q, p, to);
  if (unitsAt(q, to, enemyOf(side)).all.length > 0) return refuse('13.4.1', say`The enemy is at ${place(to)}.`, why);
  const isBase = isAir(q, p) ? isAirbase(q, side, to) : isPort(to) && controls(q, side, to);
  if (!isBase)
    return isAir(q, p)
      ? refuse('6.3.1', say`${place(to)} is not a friendly airbase.`, why)
      : refuse('13.4.5', say`${place(to)} is not a friendly port.`, why);
  if (isAir(q, p) && airRoom(q, side, to) <= 0) return refuse('4.3', say`${place(to)} has two air units already.`, why);
  return baseBan(q, p, to);
}
function rideRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (to === q.at(p)) return refuse('13.4', say`${unit(p)} is there already.`);
  if (netFor(q, p).has(to)) return endRefusal(q, p, to);
  const side = q.sideOf(p);
  const why = { places: [to] };
  if (!isHex(to) || !isRail(to) || !isFriendlyGauge(q, side, to))
    return refuse('13.4.1', say`${place(to)} is not a railroad hex of your gauge.`, why);
  const bombed = bombedRefusal(q, side, to);
  if (bombed) return bombed;
  if (!isOpenRail(q, side, to)) return refuse('13.4.1', say`${place(to)} lies in an enemy zone of control.`, why);
  return (
    limitRefusal(q, p, to) ??
    detourRefusal(q, p, to) ??
    (isBeyondBombs(q, side, q.at(p), to)
      ? refuse('20.2.1.2', say`A train to ${place(to)} would have to pass through a bombed city.`, why)
      : undefined) ??
    refuse('13.4.2', say`No friendly rails free of enemy zones of control lead to ${place(to)}.`, why)
  );
}

const ride = verb({
  id: 'rail',
  title: 'Move by rail',
  rule: '13.4',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) => riderRefusal(q, p),
      preview: (q, _soFar, p) => ({ cost: loadOf(q, p) }),
    },
    to: {
      candidates: (q, { piece }) => netFor(q, piece),
      refuse: (q, { piece }, to) => rideRefusal(q, piece, to),
    },
  },
  apply(g, { piece, to }) {
    const from = g.at(piece);
    const side = g.sideOf(piece);
    use(g, side, from, loadOf(g, piece));
    g.move(piece, to, { by: 'rail' });
    g.raise(piece, 'railed');
    if (isGround(g, piece)) possess(g, to, side);
    look(g, [from, to]);
    if (isGround(g, piece) && mustEvacuate(g, to, enemyOf(side)))
      g.call('evacuation', { side: enemyOf(side), vars: { from: to } });
  },
});

// The step

/** 13.4.3: nothing is saved from the Turn before. */
function timetable(g: Play): void {
  if (g.active === SOVIET) g.setTrack('rail-soviet', sovietCapacity(g));
  else {
    g.setTrack('rail-axis', axisCapacity(g));
    g.setTrack('rail-finland', finnishCapacity(g));
  }
}
function anyLeft(q: Query): boolean {
  return q.active === SOVIET ? q.track('rail-soviet') > 0 : q.track('rail-axis') + q.track('rail-finland') > 0;
}
export const railStep: DecisionNode = {
  kind: 'decision',
  id: 'rail-movement',
  title: 'Rail Movement Step',
  rule: '13.4',
  when: isAdvanced,
  enter: timetable,
  who: (q) => (anyLeft(q) ? [q.active] : []),
  verbs: ['rail', 'evacuate-factory', 'rail-factory'],
  prompt: (q) =>
    q.active === SOVIET
      ? say`Rail capacity left: ${q.track('rail-soviet')}.`
      : say`Rail capacity left: ${q.track('rail-axis')}, in Finland ${q.track('rail-finland')}.`,
  done: { title: 'Rail movement ends', rule: '13.4.3' },
  leave: (g) => clearRailHits(g, g.active),
};

export const verbs: readonly Verb[] = [ride, evacuate, shift];
export const interrupts: readonly Node[] = [];
