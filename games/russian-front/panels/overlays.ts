// What the page can lay over the map. Where units stand is seen by both (11.10), so all but the reach is open to spectators too.
import { type Loc, type Message, type Overlay, say, type Side } from '@rasputitsa/kernel';
import {
  cityKind,
  CONTROLLED,
  HEXES,
  hexOf,
  isLand,
  OBJECTIVES,
  RAIL_HEXES,
  railsFrom,
  weatherZone,
} from '../1-components/board.ts';
import { AXIS, sideId, SOVIET } from '../1-components/sides.ts';
import { weatherAt } from '../12-preliminary/weather.ts';
import { brokenRoute, howSupplied, routeOf } from '../4-11-general/supply-reasons.ts';
import { isSource } from '../4-11-general/supply.ts';
import { inZone } from '../4-11-general/zones-of-control.ts';
import { moverRefusal } from '../6-14-movement/general-movement.ts';
import { goals } from '../6-14-movement/reachable-hexes.ts';
import { REPLACEMENT_CITIES } from '../data/tables.ts';
import { battles, controller, groundAt, isAdvanced, unitsAt, unitsOf } from '../state.ts';
import { layers, NOBODY, type OverlayInfo, type Query } from '../words.ts';

const SIDES = [AXIS, SOVIET] as const;
const LAND: readonly Loc[] = Array.from({ length: HEXES }, (_, h) => h).filter(isLand);
interface Shade {
  readonly at: Loc;
  readonly value: string | number;
  readonly style: string;
}
interface Note {
  readonly at: Loc;
  readonly rule: string;
  readonly message: Message;
}
interface Line {
  readonly path: readonly Loc[];
  readonly style: string;
}

/** Who stands where is nobody's business while both sides set up. */
function inPlay(compute: OverlayInfo['compute']): OverlayInfo['compute'] {
  return (q, viewer) => (q.within('set-up') ? {} : compute(q, viewer));
}
function owner(q: Query, at: Loc): string {
  const side = controller(q, at);
  return side < 0 ? 'nobody' : sideId(side);
}

/** 4.7 */
function controlOverlay(q: Query): Overlay {
  return { hexes: CONTROLLED.map((at) => ({ at, value: owner(q, at), style: owner(q, at) })) };
}
/** 4.2 */
function zoneOverlay(q: Query): Overlay {
  const hexes: Shade[] = [];
  for (const at of LAND) {
    const whose = SIDES.filter((side) => inZone(q, at, side));
    const [only] = whose;
    if (only === undefined) continue;
    const word = whose.length > 1 ? 'both' : sideId(only);
    hexes.push({ at, value: word, style: word });
  }
  return { hexes };
}
/** 4.6: the route of every stack, or where and why it breaks. */
function supplyOverlay(q: Query): Overlay {
  const hexes: Shade[] = [];
  const lines: Line[] = [];
  const notes: Note[] = [];
  for (const side of SIDES)
    for (const at of new Set(unitsOf(q, side).map((p) => q.at(p)))) {
      if (unitsAt(q, at, side).ground.length + unitsAt(q, at, side).air.length === 0) continue;
      const how = howSupplied(q, side, at);
      hexes.push({ at, value: how, style: how === 'none' ? 'bad' : sideId(side) });
      if (how === 'route') lines.push({ path: routeOf(q, side, at), style: sideId(side) });
      if (how === 'sea') notes.push({ at, rule: '11.4.3.1', message: say`supplied by sea` });
      if (how !== 'none') continue;
      const gap = brokenRoute(q, side, at);
      notes.push({ at, rule: '4.6.2', message: gap.why });
      if (gap.path.length > 1) lines.push({ path: gap.path, style: 'break' });
      if (gap.at !== at) hexes.push({ at: gap.at, value: 'break', style: 'break' });
    }
  return {
    hexes,
    lines,
    notes,
    legend: {
      bad: 'out of supply',
      break: 'where the route breaks',
      axis: 'Axis, in supply',
      soviet: 'Soviet, in supply',
    },
  };
}

const GAUGES = layers.gauge.values;
/** 4.5, 4.6.3: gauge of every railroad; thin where it brings no supply now, broken where the gauge changes. */
function railOverlay(q: Query): Overlay {
  const gauge = q.layer('gauge');
  const sources = new Set(RAIL_HEXES.filter((at) => SIDES.some((side) => isSource(q, side, at))));
  const lines: Line[] = [];
  for (const at of RAIL_HEXES) {
    const mine = gauge[at] ?? NOBODY;
    const word = GAUGES[mine] ?? '';
    for (const to of railsFrom(at)) {
      if (to < at) continue;
      const serves = isSideWord(word) && sources.has(at) && sources.has(to);
      lines.push({ path: [at, to], style: gauge[to] !== mine ? 'break' : serves ? word : 'quiet' });
    }
  }
  return {
    lines,
    legend: {
      axis: 'Axis gauge, brings supply',
      soviet: 'Soviet gauge, brings supply',
      quiet: 'brings no supply now',
      break: 'the gauge changes',
    },
  };
}
function isSideWord(word: string): boolean {
  return SIDES.some((side) => sideId(side) === word);
}

const WEATHER_STYLES: Readonly<Record<string, string>> = { fair: 'good', wet: 'quiet', mud: 'bad', snow: 'both' };
/** 12.1 */
function weatherOverlay(q: Query): Overlay {
  if (!isAdvanced(q)) return {};
  return {
    legend: { good: 'fair', quiet: 'wet', bad: 'mud', both: 'snow' },
    hexes: LAND.map((at) => {
      const weather = weatherAt(q, at);
      return { at, value: `${weatherZone(at)}: ${weather}`, style: WEATHER_STYLES[weather] ?? 'plain' };
    }),
  };
}
const NUMBERS = new Map(Object.entries(REPLACEMENT_CITIES).map(([name, n]) => [hexOf(name), n]));
/** 9.2, 16.1.1.1: what counts for victory, with replacement numbers. */
function objectiveOverlay(q: Query): Overlay {
  const worth = (at: Loc): number => 1 + (isAdvanced(q) ? (NUMBERS.get(at) ?? 0) : 0);
  return {
    hexes: OBJECTIVES.map((at) => ({ at, value: worth(at), style: owner(q, at) })),
    notes: OBJECTIVES.map((at) => ({
      at,
      rule: isAdvanced(q) ? '16.1.1.1' : '9.2',
      message: say`${cityKind(at)}, counts ${worth(at)} for the Axis when it holds it`,
    })),
  };
}
/** 6.1: how many of the viewer's units can go where, in the step at hand. */
function reachOverlay(q: Query, viewer: Side): Overlay {
  const moving = MOVES.has(q.state.result === null ? q.node.id : '') && q.active === viewer;
  if (!moving) return {};
  const count = new Map<number, number>();
  for (const p of unitsOf(q, viewer)) {
    if (moverRefusal(q, p)) continue;
    for (const at of goals(q, [p])) count.set(at, (count.get(at) ?? 0) + 1);
  }
  return {
    hexes: [...count].map(([at, n]) => ({ at, value: n, style: 'good' })),
    legend: { good: 'hexes in reach, with how many units can get there' },
  };
}
const MOVES: ReadonlySet<string> = new Set(['ground-movement', 'exploitation']);
/** 4.8 */
function battleOverlay(q: Query): Overlay {
  const notes: Note[] = battles(q).map((at) => ({
    at,
    rule: '4.8',
    message: say`battle ${q.mark('battle', at)}: ${groundAt(q, at, AXIS).length} Axis against ${groundAt(q, at, SOVIET).length} Soviet ground units.`,
  }));
  return {
    hexes: battles(q).map((at) => ({ at, value: 'battle', style: 'disputed' })),
    notes,
    legend: { disputed: 'battle location' },
  };
}

export const overlays: readonly OverlayInfo[] = [
  { id: 'control', title: 'Cities and oilfields', rule: '4.7', open: true, compute: controlOverlay },
  { id: 'zoc', title: 'Zones of control', rule: '4.2', open: true, compute: inPlay(zoneOverlay) },
  { id: 'supply', title: 'Supply routes now', rule: '4.6', open: true, traces: true, compute: inPlay(supplyOverlay) },
  { id: 'rail', title: 'Railroads by gauge', rule: '4.5', open: true, compute: inPlay(railOverlay) },
  { id: 'weather', title: 'Weather by zones', rule: '12.1', open: true, compute: weatherOverlay },
  { id: 'objectives', title: 'Objectives', rule: '16.1.1.1', open: true, compute: objectiveOverlay },
  { id: 'reach', title: 'Where my units can go', rule: '6.1', compute: inPlay(reachOverlay) },
  { id: 'battles', title: 'Battle locations', rule: '4.8', open: true, compute: inPlay(battleOverlay) },
];
