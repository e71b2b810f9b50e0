// 27.5, 27.6: Finland surrenders, Rumania changes sides. Both happen at the instant their condition is met, so every entered hex and every battle asks.
import { type Loc, type Piece, rule, say } from '@rasputitsa/kernel';
import { FINLAND, HELSINKI, NORTH, RAIL_HEXES, RUMANIA, TRAY } from '../3-equipment/board.ts';
import { eliminate } from '../3-equipment/eliminate.ts';
import {
  bringIn,
  INFO,
  isCombatUnit,
  isFinnish,
  isPartisan,
  kindAt,
  kindNamed,
  nationOf,
  ownAt,
  unitsOnMap,
} from '../3-equipment/units.ts';
import { enemyIn, frontOf } from '../8-9-zones-stacking/picture.ts';
import { isSupplied } from '../13-supply/supply.ts';
import { finlandEndures } from '../35-variants/finland.ts';
import { isNeutral } from '../35-variants/satellites.ts';
import { POLITICS } from '../data/charts.ts';
import { AXIS, NOBODY, ownedBy, RUSSIAN } from '../sides.ts';
import type { Play, Query } from '../words.ts';
import { noteLink } from './leningrad.ts';

const isFinnishUnit = (q: Query, p: Piece): boolean => isFinnish(q, p) && !isPartisan(q, p);
function discard(g: Play, p: Piece, cited: string): void {
  g.lowerAll(p);
  g.clearFields(p);
  g.remove(p, TRAY, cited);
}
const railIn = (map: Uint8Array): readonly Loc[] => RAIL_HEXES.filter((hex) => map[hex] === 1);

// Finland

const helsinkiIsLost = (q: Query): boolean =>
  enemyIn(q, AXIS, HELSINKI) || q.layer('entered')[HELSINKI] === ownedBy(RUSSIAN);
const nobodyAbroad = (q: Query): boolean =>
  !unitsOnMap(q, AXIS).some((p) => isFinnishUnit(q, p) && FINLAND[q.at(p)] === 0 && NORTH[q.at(p)] === 0);
const surrenders = rule(
  '27.5',
  (q: Query): boolean =>
    q.track('turn') >= POLITICS.from &&
    q.track('finland-out') === 0 &&
    !isNeutral(q, 'Finland') &&
    !finlandEndures(q) &&
    (helsinkiIsLost(q) || nobodyAbroad(q)),
  () => false,
);
function surrender(g: Play): void {
  g.setTrack('finland-out', 1);
  g.note('27.5', say`Finland surrenders.`);
  for (const p of g.piecesOf(AXIS)) if (isFinnish(g, p) && g.at(p) !== TRAY) discard(g, p, '27.5');
  for (const p of unitsOnMap(g, AXIS)) if (FINLAND[g.at(p)] === 1) eliminate(g, p, '27.5');
  g.setLayer('rail', railIn(FINLAND), NOBODY);
}

// Rumania

const IN_RUMANIA: readonly Loc[] = Array.from(RUMANIA.keys()).filter((hex) => RUMANIA[hex] === 1);
const defects = rule(
  '27.6',
  (q: Query): boolean => {
    if (q.track('turn') < POLITICS.from || q.track('rumania-out') === 1 || isNeutral(q, 'Rumania')) return false;
    const { units } = frontOf(q, RUSSIAN);
    const taken = IN_RUMANIA.filter((hex) => units[hex] !== 0);
    if (taken.length < POLITICS.rumanianHexes) return false;
    const fed = taken.filter((hex) => ownAt(q, hex, RUSSIAN).some((p) => isCombatUnit(q, p) && isSupplied(q, p)));
    return fed.length >= POLITICS.rumanianHexes;
  },
  () => false,
);
const isRumanian = (q: Query, p: Piece): boolean => nationOf(q, p) === 'rumanian';
function defect(g: Play): void {
  g.setTrack('rumania-out', 1);
  g.note('27.6', say`Rumania joins the Russian side.`);
  const rumanians = unitsOnMap(g, AXIS).filter((p) => isRumanian(g, p));
  const lost: Piece[] = [];
  for (const p of rumanians) {
    const others = ownAt(g, g.at(p), AXIS).filter((o) => !isRumanian(g, o));
    if (others.length === 0) continue;
    if (RUMANIA[g.at(p)] === 1) lost.push(...others.filter((o) => !lost.includes(o)));
    else lost.push(p);
  }
  for (const p of lost) eliminate(g, p, '27.6');
  for (const p of rumanians) {
    if (lost.includes(p)) continue;
    const at = g.at(p);
    const kind = kindNamed(`${INFO[kindAt(g, p)]?.name ?? ''} ally`);
    discard(g, p, '27.6');
    bringIn(g, kind, at, 1);
    if (g.layer('entered')[at] !== ownedBy(RUSSIAN)) g.setLayer('entered', [at], ownedBy(RUSSIAN));
  }
  for (const p of g.piecesOf(AXIS)) if (isRumanian(g, p) && g.at(p) !== TRAY) discard(g, p, '27.6');
  // What the Russian has repaired stays his (RULINGS F1).
  g.setLayer(
    'rail',
    railIn(RUMANIA).filter((hex) => g.layer('rail')[hex] === ownedBy(AXIS)),
    NOBODY,
  );
}
/** 27.5, 27.6 No arrivals of a country that is out of the war. */
export const isOutOfWar = (q: Query, nation: string): boolean =>
  (nation === 'finnish' && q.track('finland-out') === 1) || (nation === 'rumanian' && q.track('rumania-out') === 1);

/** After every entered hex and every battle. */
export function judgeAllies(g: Play): void {
  if (surrenders(g)) surrender(g);
  if (defects(g)) defect(g);
}
/** When a phase ends: the line through Leningrad is looked for as well. */
export function judgePolitics(g: Play): void {
  judgeAllies(g);
  noteLink(g);
}
