// Chapter 19, 19.1: building fortifications.
import { type Loc, place, refuse, type Refusal, rule, say } from '@rasputitsa/kernel';
import { CLOSED, isHex, LAND } from '../1-map/board.ts';
import { groundAt } from '../2-units/units.ts';
import { controls } from '../4-movement/entering.ts';
import { friendIn, inEnemyZoc } from '../6-7-zones/picture.ts';
import { disrupt } from '../11-disruption/disruption.ts';
import { isSupplied } from '../14-logistics/line-of-supply.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { FORT, FORT_BEGUN, type Play, type Query, verb } from '../words.ts';
import { isFortified } from './forts.ts';

/** 19.1a The Germans, one in a turn. */
const noneLeft = rule(
  '19.1a',
  (q: Query): boolean => q.actor !== GERMAN || q.track('forts-begun') >= tablesOf(q).LIMIT.forts,
  () => false,
);
/** 19.1b A friendly hex in supply outside enemy zones of control, or with a unit inside one. */
const refuseSite = rule(
  '19.1b',
  (q: Query, hex: Loc): Refusal | undefined => {
    const about = { places: [hex] };
    if (!controls(q, GERMAN, hex)) return refuse('19.1b', say`${place(hex)} is not friendly.`, about);
    if (inEnemyZoc(q, GERMAN, hex))
      return friendIn(q, GERMAN, hex)
        ? undefined
        : refuse('19.1b', say`${place(hex)} is in an enemy zone of control and holds no unit of yours.`, about);
    return isSupplied(q, GERMAN, hex) ? undefined : refuse('19.1b', say`${place(hex)} is out of supply.`, about);
  },
  () => undefined,
);
function refuseFort(q: Query, hex: Loc): Refusal | undefined {
  if (!isHex(hex) || CLOSED[hex] === 1)
    return refuse('19.1b', say`${place(hex)} is not a land hex of the map.`, { places: [hex] });
  if (q.mark('fort', hex) > 0 || isFortified(q, GERMAN, hex))
    return refuse('19.1b', say`${place(hex)} has a fortification.`, { places: [hex] });
  return refuseSite(q, hex);
}
export const buildFort = verb({
  id: 'build-fort',
  title: 'Build a fortification',
  rule: '19.1a',
  args: { at: 'place' },
  refuse: (q) =>
    noneLeft(q)
      ? refuse(
          '19.1a',
          q.actor === GERMAN
            ? say`One fortification a turn: it is begun.`
            : say`Only the German side builds fortifications.`,
        )
      : undefined,
  ask: {
    at: {
      title: 'Hex',
      // No unit is needed there.
      candidates: (q) => LAND.filter((hex) => controls(q, GERMAN, hex)),
      refuse: (q, _, value) => refuseFort(q, value),
      preview: (q, _, value) =>
        inEnemyZoc(q, GERMAN, value)
          ? { notes: [{ rule: '19.1c', message: say`Units that end the phase there are Disrupted.` }] }
          : {},
    },
  },
  apply(g, { at }) {
    g.setMark('fort', at, FORT_BEGUN);
    g.setTrack('forts-begun', g.track('forts-begun') + 1);
  },
});
/** 19.1a What was begun in the turn before is finished. */
export function completeForts(g: Play): void {
  if (g.active !== GERMAN) return;
  g.setTrack('forts-begun', 0);
  for (const hex of g.marked('fort')) if (g.mark('fort', hex) === FORT_BEGUN) g.setMark('fort', hex, FORT);
}
/** 19.1c, 11.2F */
export const disruptBuilders = rule(
  '19.1c',
  rule(
    '11.2F',
    (g: Play): void => {
      if (g.active !== GERMAN) return;
      for (const key of g.marked('fort')) {
        const hex = Number(key);
        if (g.mark('fort', hex) !== FORT_BEGUN || !inEnemyZoc(g, GERMAN, hex)) continue;
        for (const p of groundAt(g, hex, GERMAN)) disrupt(g, p, '19.1c');
      }
    },
    () => {},
  ),
  () => {},
);
