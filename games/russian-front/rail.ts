// The Rail Movement Step (13.4): units, flotillas and factories on trains. Routes and capacity: railnet.ts.
import {
  type DecisionNode,
  type Node,
  place,
  type Play,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
  verb,
} from '@rasputitsa/kernel';
import { airRoom, isAirbase } from './airbase.ts';
import { CITIES, isHex, isPort, isRail } from './board.ts';
import { clearRailHits } from './bombing.ts';
import { baseBan, feudRefusal, limitRefusal } from './allies.ts';
import { possess } from './control.ts';
import { RAIL_LOAD } from './data/tables.ts';
import { factoryHexes } from './factories.ts';
import { look } from './intelligence.ts';
import {
  axisCapacity,
  capacityAt,
  capacityTracks,
  exitsOf,
  finnishCapacity,
  isBeyondBombs,
  isOpenRail,
  isStationShut,
  netFor,
  netOf,
  sovietCapacity,
} from './railnet.ts';
import { controls, isAdvanced, isFriendlyGauge, unitsAt, unitsOf } from './state.ts';
import { AXIS, enemyOf, isAir, isGround, isNaval, SOVIET, unitOf, type PieceTo } from './units.ts';
import { inZone } from './zones.ts';

// Who may ride

/** 13.4.5: a flotilla fills two places for each printed attack factor. */
const flotillaLoad = rule(
  '13.4.5',
  (attack: number): number => attack * RAIL_LOAD.flotillaPerAttack,
  () => 1,
);
export function loadOf(q: Query, p: number): number {
  return isNaval(q, p) ? flotillaLoad(unitOf(q, p).attack) : 1;
}
/** 13.4.5: fleets never ride, flotillas from port to port. */
const shipRefusal = rule(
  '13.4.5',
  (q: Query, p: number): Refusal | undefined => {
    if (!isNaval(q, p)) return undefined;
    if (unitOf(q, p).type === 'fleet') return refuse('13.4.5', say`${unit(p)} is a fleet and never goes by rail.`);
    return isPort(q.at(p)) && controls(q, q.sideOf(p), q.at(p))
      ? undefined
      : refuse('13.4.5', say`${unit(p)} is in no friendly port city.`, { pieces: [p] });
  },
  () => undefined,
);
/** 20.2.1.2: no train starts or ends where the rails were bombed, if it is read so. */
function bombedRefusal(q: Query, side: number, at: number): Refusal | undefined {
  return isStationShut(q, side, at)
    ? refuse('20.2.1.2', say`The railroad at ${place(at)} has been bombed: no train uses it.`, { places: [at] })
    : undefined;
}
/** 13.4.1: friendly rails, no enemy zone of control, in supply. */
const boardingRefusal = rule(
  '13.4.1',
  (q: Query, p: number): Refusal | undefined => {
    const side = q.sideOf(p);
    const at = q.at(p);
    const why = { pieces: [p], places: [at] };
    if (!isRail(at) || !isFriendlyGauge(q, side, at))
      return refuse('13.4.1', say`${place(at)} is no friendly railroad hex.`, why);
    const bombed = bombedRefusal(q, side, at);
    if (bombed) return bombed;
    if (inZone(q, at, enemyOf(side))) return refuse('13.4.1', say`${place(at)} lies in an enemy zone of control.`, why);
    return q.has(p, 'outOfSupply') ? refuse('13.4.1', say`${unit(p)} is out of supply.`, why) : undefined;
  },
  () => undefined,
);
/** 13.4.3: what is left of the capacity. */
const capacityRefusal = rule(
  '13.4.3',
  (q: Query, side: number, from: number, load: number): Refusal | undefined => {
    const left = capacityAt(q, side, from);
    if (left >= load) return undefined;
    const none = side === AXIS && capacityTracks(q, side, from).length === 0;
    return none
      ? refuse(
          '13.4.3.2',
          say`No trains run from ${place(from)}: these rails are joined to no Axis edge and not to Finland.`,
          {
            places: [from],
          },
        )
      : refuse('13.4.3', say`Rail capacity left: ${left}; ${load} is needed.`, { places: [from] });
  },
  () => undefined,
);
function riderRefusal(q: Query, p: number): Refusal | undefined {
  if (q.sideOf(p) !== q.actor) return refuse('4.1.1', say`${unit(p)} is not yours.`);
  if (!isHex(q.at(p))) return refuse('13.4.1', say`${unit(p)} is not on the map.`);
  if (q.has(p, 'railed')) return refuse('13.4.3', say`${unit(p)} has ridden this Turn.`, { pieces: [p] });
  return shipRefusal(q, p) ?? boardingRefusal(q, p) ?? capacityRefusal(q, q.sideOf(p), q.at(p), loadOf(q, p));
}

// Where to

function endRefusal(q: Query, p: number, to: number): Refusal | undefined {
  const side = q.sideOf(p);
  const why = { places: [to] };
  if (unitsAt(q, to, enemyOf(side)).all.length > 0) return refuse('13.4.1', say`The enemy is at ${place(to)}.`, why);
  if (isGround(q, p)) return limitRefusal(q, p, to) ?? feudRefusal(q, p, to);
  const isBase = isAir(q, p) ? isAirbase(q, side, to) : isPort(to) && controls(q, side, to);
  if (!isBase)
    return isAir(q, p)
      ? refuse('6.3.1', say`${place(to)} is no friendly airbase.`, why)
      : refuse('13.4.5', say`${place(to)} is no friendly port city.`, why);
  if (isAir(q, p) && airRoom(q, side, to) <= 0) return refuse('4.3', say`${place(to)} has two air units already.`, why);
  return baseBan(q, p, to);
}
function rideRefusal(q: Query, p: number, to: number): Refusal | undefined {
  if (to === q.at(p)) return refuse('13.4', say`${unit(p)} is there already.`);
  if (netFor(q, p).has(to)) return endRefusal(q, p, to);
  const side = q.sideOf(p);
  const why = { places: [to] };
  if (!isHex(to) || !isRail(to) || !isFriendlyGauge(q, side, to))
    return refuse('13.4.1', say`${place(to)} is no friendly railroad hex.`, why);
  const bombed = bombedRefusal(q, side, to);
  if (bombed) return bombed;
  if (!isOpenRail(q, side, to)) return refuse('13.4.1', say`${place(to)} lies in an enemy zone of control.`, why);
  return (
    limitRefusal(q, p, to) ??
    (isBeyondBombs(q, side, q.at(p), to)
      ? refuse('20.2.1.2', say`A train to ${place(to)} would have to pass through a bombed city.`, why)
      : undefined) ??
    refuse('13.4.2', say`No friendly rails free of enemy zones of control lead to ${place(to)}.`, why)
  );
}
function use(g: Play, side: number, from: number, load: number): void {
  let left = load;
  for (const track of capacityTracks(g, side, from)) {
    const taken = Math.min(left, g.track(track));
    g.setTrack(track, g.track(track) - taken);
    left -= taken;
  }
}

const ride = verb<PieceTo>({
  id: 'rail',
  title: 'Move by rail',
  rule: '13.4',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) => riderRefusal(q, Number(p)),
      preview: (q, _soFar, p) => ({ cost: loadOf(q, Number(p)) }),
    },
    {
      name: 'to',
      type: 'place',
      candidates: (q, { piece = -1 }) => netFor(q, piece),
      refuse: (q, { piece = -1 }, to) => rideRefusal(q, piece, Number(to)),
    },
  ],
  apply(g, { piece, to }) {
    const from = g.at(piece);
    const side = g.sideOf(piece);
    use(g, side, from, loadOf(g, piece));
    g.move(piece, to, { by: 'rail' });
    g.raise(piece, 'railed');
    if (isGround(g, piece)) possess(g, to, side);
    look(g, [from, to]);
  },
});

// Factories (13.4.4; GAPS R21, R33)

/** 13.4.4.1 */
const factoryLoad = rule(
  '13.4.4.1',
  (): number => RAIL_LOAD.factory,
  () => 1,
);
function leadsOut(q: Query, at: number): boolean {
  return exitsOf(SOVIET).some((h) => netOf(q, SOVIET, at).has(h));
}
function factoryRefusal(q: Query, at: number): Refusal | undefined {
  const why = { places: [at] };
  if (q.actor !== SOVIET || q.mark('factory', at) === 0)
    return refuse('13.4.4', say`There is no factory of yours at ${place(at)}.`, why);
  const bombed = bombedRefusal(q, SOVIET, at);
  if (bombed) return bombed;
  if (!isOpenRail(q, SOVIET, at))
    return refuse(
      '13.4.1',
      say`No train leaves ${place(at)}: an enemy zone of control, or rails of the other gauge.`,
      why,
    );
  return capacityRefusal(q, SOVIET, at, factoryLoad());
}
const evacuate = verb<{ readonly from: number; readonly [name: string]: number }>({
  id: 'evacuate factory',
  title: 'Rail a factory off the map',
  rule: '13.4.4.2',
  args: [
    {
      name: 'from',
      type: 'place',
      title: 'factory',
      candidates: (q) => (q.actor === SOVIET ? factoryHexes(q) : []),
      refuse: (q, _soFar, at) =>
        factoryRefusal(q, Number(at)) ??
        (leadsOut(q, Number(at))
          ? undefined
          : refuse('13.4.4.2', say`No friendly rails lead from ${place(Number(at))} off the map.`, {
              places: [Number(at)],
            })),
      preview: () => ({ cost: factoryLoad() }),
    },
  ],
  apply(g, { from }) {
    use(g, SOVIET, from, factoryLoad());
    g.setMark('factory', from, g.mark('factory', from) - 1);
    shelter(g);
    g.note('13.4.4.2', say`The factory of ${place(from)} leaves for the Urals.`);
  },
});
/** 13.4.4.2: off board it works on (13.2.1.2.2). */
const shelter = rule(
  '13.4.4.2',
  (g: Play): void => g.setTrack('factories off board', g.track('factories off board') + 1),
  () => undefined,
);
interface Shift {
  readonly from: number;
  readonly to: number;
  readonly [name: string]: number;
}
function toCities(q: Query): boolean {
  return q.option('factoriesToCities') === true;
}
function newHomes(q: Query, from: number): readonly number[] {
  const net = netOf(q, SOVIET, from);
  return CITIES.filter((h) => h !== from && net.has(h) && controls(q, SOVIET, h));
}
/** GAPS R33, the other reading: to another friendly city. */
const shift = verb<Shift>({
  id: 'rail factory',
  title: 'Rail a factory to another city',
  rule: '13.4.4',
  refuse: (q) =>
    toCities(q) ? undefined : refuse('13.4.4.2', say`Factories are railed off the map, not to another city.`),
  args: [
    {
      name: 'from',
      type: 'place',
      title: 'factory',
      candidates: (q) => (q.actor === SOVIET ? factoryHexes(q) : []),
      refuse: (q, _soFar, at) => factoryRefusal(q, Number(at)),
    },
    {
      name: 'to',
      type: 'place',
      title: 'city',
      candidates: (q, { from = -1 }) => newHomes(q, from),
      refuse: (q, { from = -1 }, to) =>
        newHomes(q, from).includes(Number(to))
          ? undefined
          : refuse('13.4.4', say`${place(Number(to))} is no friendly city on open rails.`, { places: [Number(to)] }),
    },
  ],
  apply(g, { from, to }) {
    use(g, SOVIET, from, factoryLoad());
    g.setMark('factory', from, g.mark('factory', from) - 1);
    g.setMark('factory', to, g.mark('factory', to) + 1);
  },
});

// The step

/** 13.4.3: nothing is saved from the Turn before. */
function timetable(g: Play): void {
  if (g.active === SOVIET) g.setTrack('rail soviet', sovietCapacity(g));
  else {
    g.setTrack('rail axis', axisCapacity(g));
    g.setTrack('rail finland', finnishCapacity(g));
  }
}
function anyLeft(q: Query): boolean {
  return q.active === SOVIET ? q.track('rail soviet') > 0 : q.track('rail axis') + q.track('rail finland') > 0;
}
export const railStep: DecisionNode = {
  kind: 'decision',
  id: 'rail movement',
  title: 'Rail Movement Step',
  rule: '13.4',
  when: isAdvanced,
  enter: timetable,
  who: (q) => (anyLeft(q) ? [q.active] : []),
  verbs: ['rail', 'evacuate factory', 'rail factory'],
  prompt: (q) =>
    q.active === SOVIET
      ? say`Rail capacity left: ${q.track('rail soviet')}.`
      : say`Rail capacity left: ${q.track('rail axis')}, in Finland ${q.track('rail finland')}.`,
  done: { title: 'Rail movement ends', rule: '13.4.3' },
  leave: (g) => clearRailHits(g, g.active),
};

export const verbs: readonly Verb[] = [ride, evacuate, shift];
export const interrupts: readonly Node[] = [];
