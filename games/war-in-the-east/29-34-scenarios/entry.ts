// 29.32 to 29.34: how arrivals come onto the map: over the edge in the Initial Movement Phase, by rail, or in their city.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { BUCHAREST, BUDAPEST, EDGE, GERMAN_ENTRY, HELSINKI, isHex, reinforcementBox } from '../3-equipment/board.ts';
import { isGuns, isRepair } from '../3-equipment/units.ts';
import { allowance, marchOf } from '../5-movement/allowance.ts';
import { entryCosts, partyOf } from '../5-movement/costs.ts';
import { enterHexes } from '../5-movement/entering.ts';
import { limitAt } from '../5-movement/limits.ts';
import { takeTurn } from '../5-movement/move.ts';
import { enemyFront, frontOf } from '../8-9-zones-stacking/picture.ts';
import { refuseRoom } from '../8-9-zones-stacking/stacking.ts';
import { WESTERN_EDGE } from '../20-21-drafts/replacements.ts';
import { AXIS, ownedBy, RUSSIAN } from '../sides.ts';
import { type Query, verb } from '../words.ts';

/** 29.33 Russians over the eastern edge from NE3001 south; 29.34 Germans, Italians and Slovaks over the western edge. */
export const entryHexes = rule(
  '29.33',
  (q: Query, p: Piece): readonly Loc[] => {
    if (q.sideOf(p) === RUSSIAN) return EDGE[RUSSIAN] ?? [];
    // 21.0: Replacement Divisions anywhere on the western edge south of SW1033.
    return q.field(p, 'entry') === WESTERN_EDGE ? (EDGE[AXIS] ?? []) : GERMAN_ENTRY;
  },
  () => [...GERMAN_ENTRY, ...(EDGE[RUSSIAN] ?? [])],
);
/** 29.34 Finns in Helsinki, Hungarians in Budapest, Rumanians in Bucharest. */
export const cityOf = rule(
  '29.34',
  (nation: string): Loc | undefined => {
    if (nation === 'finnish') return HELSINKI;
    if (nation === 'hungarian') return BUDAPEST;
    return nation === 'rumanian' ? BUCHAREST : undefined;
  },
  () => undefined,
);
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (q.at(p) !== reinforcementBox(q.actor)) return refuse('29.31', say`${unit(p)} has not just arrived.`, about);
  // 10.45, 10.52: artillery and anti-tank units in the Mechanized Movement Phase, everybody else in the Initial.
  if ((marchOf(q) === 'initial') === isGuns(q, p))
    return refuse(
      '10.45',
      say`${unit(p)} enters in the ${marchOf(q) === 'initial' ? 'Mechanized' : 'Initial'} Movement Phase, or by rail.`,
      about,
    );
  return undefined;
}
/** 29.32 Not into enemy units or zones, unless a friend is there. */
const isShut = rule(
  '29.32',
  (q: Query, p: Piece, hex: Loc): boolean => {
    const enemy = enemyFront(q, q.sideOf(p));
    return (enemy.units[hex] ?? 0) > 0 || (enemy.zoc[hex] === 1 && frontOf(q, q.sideOf(p)).units[hex] === 0);
  },
  () => false,
);
/** 6.62 Repair Units come by rail hexes as well. */
const isOffTheRails = rule(
  '6.62',
  (q: Query, p: Piece, hex: Loc): boolean => isRepair(q, p) && q.layer('rail')[hex] !== ownedBy(q.sideOf(p)),
  () => false,
);
function refuseHex(q: Query, p: Piece, hex: Loc): Refusal | undefined {
  const about = { pieces: [p], places: [hex] };
  if (!isHex(hex) || !entryHexes(q, p).includes(hex))
    return refuse('29.33', say`${unit(p)} does not enter in ${place(hex)}.`, about);
  if (isOffTheRails(q, p, hex))
    return refuse('6.62', say`${unit(p)} goes along railways: none of yours is in ${place(hex)}.`, about);
  const limit = limitAt(q, p, hex);
  if (limit) return refuse(limit.rule, say`${unit(p)} may not enter ${place(hex)}: ${limit.text}.`, about);
  if (isShut(q, p, hex)) return refuse('29.32', say`${place(hex)} is held or controlled by the enemy.`, about);
  return refuseRoom(q, q.sideOf(p), hex, [p]);
}
export const enter = verb({
  id: 'enter',
  title: 'Enter the map',
  rule: '29.32',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Arrival',
      candidates: (q) => q.piecesAt(reinforcementBox(q.actor)).filter((p) => !refuseUnit(q, p)),
      refuse: (q, _, value) => refuseUnit(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { piece }) => entryHexes(q, piece),
      refuse: (q, { piece }, value) => refuseHex(q, piece, value),
    },
  },
  apply(g, { piece, to }) {
    takeTurn(g, [piece]);
    g.move(piece, to, { by: 'arrival' });
    // 5.14: one hex whatever it costs.
    const cost = entryCosts(g, partyOf(g, [piece], 'march'))(to, -1);
    g.setField(piece, 'spent', isRepair(g, piece) ? 0 : Math.min(cost, Math.max(1, allowance(g, piece))));
    enterHexes(g, [piece], [to]);
  },
});
