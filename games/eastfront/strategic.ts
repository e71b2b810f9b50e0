// Strategic objectives (16.1, 16.3): Rumania, the oil of Ploesti, Exit Zones that cost or bring production.
import { type Play, type Query, rule, say } from '@rasputitsa/kernel';
import { areaHexes, EXITS, exitLetter, hexOf, isLand } from './board.ts';
import { fixControl, isOutOfPlay, southLost, zones } from './control.ts';
import { eliminate } from './losses.ts';
import { stackLimit } from './movement.ts';
import { railSupply } from './rail.ts';
import { watchPorts } from './satellites.ts';
import { control, isEdelweiss, isFriendly, ownedBy, unitsAt, unitsOf } from './state.ts';
import { enemyOf, GERMAN, SOVIET, unitOf } from './units.ts';

const PLOESTI = hexOf('Ploesti');
const BUCHAREST = hexOf('Bucharest');
const RUMANIA = areaHexes('country', 'Rumania');

/** 16.12: without Ploesti, or without its rail, German headquarters cost more. W44 begins with Ploesti lost (W44.3). */
export function ploestiLost(q: Query): boolean {
  return !isFriendly(q, PLOESTI, GERMAN) || railSupply(q, GERMAN)[PLOESTI] === 0;
}

/** 16.11: Rumania changes sides with Bucharest, and back again. */
export function watchRumania(g: Play): void {
  if (isEdelweiss(g)) return;
  const surrendered = g.track('bucharest') === 1;
  if (!surrendered && isFriendly(g, BUCHAREST, SOVIET)) surrender(g);
  else if (surrendered && isFriendly(g, BUCHAREST, GERMAN)) {
    g.setTrack('bucharest', 0);
    flip(g, GERMAN);
    g.note('16.11b', say`Bucharest is retaken: Rumania is held by the Germans again.`);
  }
}
/** 16.11a */
const surrender = rule(
  '16.11a',
  (g: Play): void => {
    g.setTrack('bucharest', 1);
    g.note('16.11a', say`Rumania surrenders.`);
    for (const p of unitsOf(g, GERMAN)) if (unitOf(g, p).nation === 'Rumanian') eliminate(g, p, '16.11a');
    flip(g, SOVIET);
    const recruits = g.compiled.kindIds.get('S-RUM-INF');
    const known = g.columns.kind.indexOf(recruits ?? -1);
    if (unitsAt(g, BUCHAREST, SOVIET).length >= stackLimit(BUCHAREST)) return;
    if (known < 0) g.create('S-RUM-INF', BUCHAREST, 1);
    else if (g.at(known) < 0) g.place(known, BUCHAREST, 1);
  },
  () => undefined,
);
/** 16.11b: every Rumanian hex where the other side has neither units nor a zone of control. */
function flip(g: Play, to: number): void {
  const other = enemyOf(to);
  const hexes = [...RUMANIA].filter(
    (h) => isLand(h) && unitsAt(g, h, other).length === 0 && ((zones(g)[h] ?? 0) & ownedBy(other)) === 0,
  );
  g.setLayer('owner', hexes, ownedBy(to));
  fixControl(g);
}

/** 16.1: what follows from control as it has just been fixed. */
export function watchObjectives(g: Play): void {
  watchPorts(g);
  watchRumania(g);
}

// Production effects of Exit Zones (16.3)

export const BAKU = 10;
const BAKU_GERMAN = 20;
const FINLAND = 2;
const ZONE_LOSS = 2;
const BALTIC_LOSS = 6;
const nothing = (): number => 0;
/** Points the owner loses for each zone in enemy hands (16.31 to 16.34). */
const FRONTS: readonly (readonly [letters: string, owner: number, points: () => number])[] = [
  ['ABCDE', GERMAN, rule('16.34', () => BALTIC_LOSS, nothing)],
  ['FGHIJ', GERMAN, rule('16.33', () => ZONE_LOSS, nothing)],
  ['NOPQRSTU', SOVIET, rule('16.32', () => ZONE_LOSS, nothing)],
  ['V', SOVIET, rule('16.31', () => ZONE_LOSS, nothing)],
];
/** 16.3: contested by at least one unit of the owner, half as much. */
const contested = rule(
  '16.3',
  (q: Query, exit: number, owner: number, loss: number): number =>
    unitsAt(q, exit, owner).length > 0 ? loss / 2 : loss,
  (_q, _exit, _owner, loss) => loss,
);
/** 16.31 to 16.34 */
function zoneLoss(q: Query, side: number): number {
  let lost = 0;
  for (const exit of EXITS) {
    const front = FRONTS.find(([letters, owner]) => owner === side && letters.includes(exitLetter(exit)));
    if (front && control(q, exit) === ownedBy(enemyOf(side)) && !isOutOfPlay(q, exit))
      lost += contested(q, exit, side, front[2]());
  }
  return lost;
}
/** 16.35: the oil of Baku; 16.31: the German grip on Finland's zone. Nobody moves off the tutorial's map (GAPS 1.13). */
const bakuPoints = rule(
  '16.35',
  (q: Query, side: number): number => (side === SOVIET ? (southLost(q) ? 0 : BAKU) : southLost(q) ? BAKU_GERMAN : 0),
  (_q, side) => (side === SOVIET ? BAKU : 0),
);
const finlandPoints = rule(
  '16.31',
  (q: Query, side: number): number =>
    side === GERMAN && EXITS.some((e) => exitLetter(e) === 'W' && isFriendly(q, e, GERMAN)) ? FINLAND : 0,
  () => 0,
);
/** What lies beyond the map, part by part: the oil of Baku, Finland, zones in enemy hands. */
export function zoneParts(
  q: Query,
  side: number,
): readonly { readonly text: string; readonly n: number; readonly rule: string }[] {
  if (isEdelweiss(q)) return [];
  return [
    { text: 'Baku', n: bakuPoints(q, side), rule: '16.35' },
    { text: 'Finland', n: finlandPoints(q, side), rule: '16.31' },
    { text: 'Exit Zones lost', n: -zoneLoss(q, side), rule: '16.3' },
  ];
}
export function zonePoints(q: Query, side: number): number {
  return zoneParts(q, side).reduce((n, part) => n + part.n, 0);
}
