// 35.2.V17: partisan units dropped near Russian Supply Sources.
import { type Loc, place, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import {
  BLACK_SEA_PORTS,
  CLOSED,
  HEXES,
  isHex,
  LAKE,
  LENINGRAD_PORTS,
  RAIL_SOURCES,
  USSR,
  within,
} from '../3-equipment/board.ts';
import { bringIn, countersLeft, kindNamed } from '../3-equipment/units.ts';
import { supplyNet, TRACED } from '../13-supply/lines.ts';
import { russianLineTo } from '../13-supply/supply.ts';
import { AIR_DROP } from '../data/variants.ts';
import { RUSSIAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { newMonth } from './calendar.ts';
import { variant } from './variant.ts';

export const begin = rule(
  '35.2.V17',
  (g: Play): void => {
    const due = variant(g, 'air-drop') && newMonth(g) !== undefined ? AIR_DROP.units : 0;
    if (g.track('drops-due') !== due) g.setTrack('drops-due', due);
  },
  () => {},
);
export const isOffered = (q: Query): boolean => q.active === RUSSIAN && q.track('drops-due') > 0;
/** Hexes of Russia within five of a Supply Source in use: rail at the eastern edge, and ports supplied by sea. */
function dropZone(q: Query): Uint8Array {
  return q.cached('drop-zone', TRACED, () => {
    const net = supplyNet(q, RUSSIAN);
    const sources = [
      ...(RAIL_SOURCES[RUSSIAN] ?? []).filter((hex) => net[hex] === 1),
      ...[...LENINGRAD_PORTS, ...BLACK_SEA_PORTS].filter((hex) => russianLineTo(q, hex)),
    ];
    const near = within(sources, AIR_DROP.range);
    for (let hex = 0; hex < HEXES; hex++) if (USSR[hex] === 0 || CLOSED[hex] === 1 || LAKE[hex] === 1) near[hex] = 0;
    return near;
  });
}
const refuseHex = rule(
  '35.2.V17',
  (q: Query, hex: Loc): Refusal | undefined =>
    isHex(hex) && dropZone(q)[hex] === 1
      ? undefined
      : refuse(
          '35.2.V17',
          say`${place(hex)} is not within ${AIR_DROP.range} hexes of a Russian Supply Source in use.`,
          {
            places: [hex],
          },
        ),
  () => undefined,
);
const dropPartisans = verb({
  id: 'drop-partisans',
  title: 'Drop partisans',
  rule: '35.2.V17',
  args: { to: 'place' },
  refuse: (q) => {
    if (q.actor !== RUSSIAN || q.track('drops-due') === 0)
      return refuse('35.2.V17', say`No partisans are dropped now.`);
    return countersLeft(q, kindNamed('Partisan')) > 0 ? undefined : refuse('36.3', say`No partisan counter is left.`);
  },
  ask: {
    to: {
      title: 'Hex',
      candidates: function* candidates(q) {
        const zone = dropZone(q);
        for (let hex = 0; hex < HEXES; hex++) if (zone[hex] === 1) yield hex;
      },
      refuse: (q, _, value) => refuseHex(q, value),
    },
  },
  apply(g, { to }) {
    bringIn(g, kindNamed('Partisan'), to, 2);
    g.setTrack('drops-due', g.track('drops-due') - 1);
  },
});
export const verbs = [dropPartisans];
