// Production effects of Exit Zones (16.3).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { exitLetter, EXITS } from '../1-map/rail-entries.ts';
import { isOutOfPlay } from '../3-scenarios/w44.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';
import { control, isEdelweiss, isFriendly, ownedBy, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { southLost } from './baku.ts';

const ZONE_LOSS = 2;
const BALTIC_LOSS = 6;

const FINLAND = 2;

const BAKU = 10;
const BAKU_GERMAN = 20;

const nothing = (): number => 0;
/** Points the owner loses for each zone in enemy hands (16.31 to 16.34). */
const FRONTS: readonly (readonly [letters: string, owner: Side, points: () => number])[] = [
  ['ABCDE', GERMAN, rule('16.34', () => BALTIC_LOSS, nothing)],
  ['FGHIJ', GERMAN, rule('16.33', () => ZONE_LOSS, nothing)],
  ['NOPQRSTU', SOVIET, rule('16.32', () => ZONE_LOSS, nothing)],
  ['V', SOVIET, rule('16.31', () => ZONE_LOSS, nothing)],
];
/** 16.3: contested by at least one unit of the owner, half as much. */
const contested = rule(
  '16.3',
  (q: Query, exit: Loc, owner: Side, loss: number): number =>
    unitsAt(q, exit, owner).length > 0 ? halved(loss) : loss,
  (_q, _exit, _owner, loss) => loss,
);
/** 16.3n: contesting gives back half, and no more. */
const halved = rule(
  '16.3n',
  (loss: number): number => loss / 2,
  () => 0,
);
/** 16.31 to 16.34 */
function zoneLoss(q: Query, side: Side): number {
  let lost = 0;
  for (const exit of EXITS) {
    if (control(q, exit) !== ownedBy(enemyOf(side)) || isOutOfPlay(q, exit)) continue;
    const front = FRONTS.find(([letters, owner]) => owner === side && letters.includes(exitLetter(exit)));
    if (front) lost += contested(q, exit, side, front[2]());
  }
  return lost;
}
/** 16.35: the oil of Baku; 16.31: the German grip on Finland's zone. Nobody moves off the tutorial's map (RULINGS R10). */
const bakuPoints = rule(
  '16.35',
  (q: Query, side: Side): number => (side === SOVIET ? (southLost(q) ? 0 : BAKU) : southLost(q) ? BAKU_GERMAN : 0),
  (_q, side) => (side === SOVIET ? BAKU : 0),
);
const finlandPoints = rule(
  '16.31',
  (q: Query, side: Side): number =>
    side === GERMAN && EXITS.some((e) => exitLetter(e) === 'W' && isFriendly(q, e, GERMAN)) ? FINLAND : 0,
  () => 0,
);
/** What lies beyond the map, part by part: the oil of Baku, Finland, zones in enemy hands. */
export function zoneParts(
  q: Query,
  side: Side,
): readonly { readonly text: string; readonly n: number; readonly rule: string }[] {
  if (isEdelweiss(q)) return [];
  return [
    { text: 'Baku', n: bakuPoints(q, side), rule: '16.35' },
    { text: 'Finland', n: finlandPoints(q, side), rule: '16.31' },
    { text: 'Exit Zones lost', n: -zoneLoss(q, side), rule: '16.3' },
  ];
}
export function zonePoints(q: Query, side: Side): number {
  return zoneParts(q, side).reduce((n, part) => n + part.n, 0);
}
