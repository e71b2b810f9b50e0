// Chapter 20: Soviet airborne brigades.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { disc, distance, entryAt } from '@rasputitsa/kit';
import { AIRBORNE_RESERVE, BUILT_UP, CLOSED, GRID, MARSHY } from '../1-map/board.ts';
import { eliminate } from '../2-units/eliminate.ts';
import { isCombat, isOnMap, piecesThatAre, typeOf } from '../2-units/units.ts';
import { enterHexes } from '../4-movement/entering.ts';
import { enemyIn, friendIn, frontOf, inEnemyZoc } from '../6-7-zones/picture.ts';
import { disrupt } from '../11-disruption/disruption.ts';
import { isClear } from '../25-weather/weather.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 20.2a Clear weather only. */
const isCloudy = rule(
  '20.2a',
  (q: Query): boolean => !isClear(q),
  () => false,
);
/** 20.2c One brigade in the first seven turns. */
const tooEarly = rule(
  '20.2c',
  (q: Query): boolean => {
    const { earlyDrops, earlyDropsUntil } = tablesOf(q).LIMIT;
    return q.track('turn') <= earlyDropsUntil && q.track('drops') >= earlyDrops;
  },
  () => false,
);
/** 20.1 From their box, and nobody else. */
const hasNoParachutes = rule(
  '20.1',
  (q: Query, p: Piece): boolean => typeOf(q, p) !== 'airborne' || q.at(p) !== AIRBORNE_RESERVE,
  () => false,
);
function refuseBrigade(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (hasNoParachutes(q, p)) return refuse('20.1', say`${unit(p)} is not in the Airborne Reserve.`, about);
  if (isCloudy(q)) return refuse('20.2a', say`Airborne brigades are dropped in clear weather only.`, about);
  return tooEarly(q)
    ? refuse('20.2c', say`In the first ${tablesOf(q).LIMIT.earlyDropsUntil} turns only one brigade is dropped.`, about)
    : undefined;
}
/** 20.2b Vacant, within five hexes of a combat unit that is not airborne, not in marsh, town or city. */
const refuseSite = rule(
  '20.2b',
  (q: Query, hex: Loc): Refusal | undefined => {
    const about = { places: [hex] };
    if (enemyIn(q, SOVIET, hex) || friendIn(q, SOVIET, hex))
      return refuse('20.2b', say`${place(hex)} is not vacant.`, about);
    if (MARSHY[hex] === 1) return refuse('20.2b', say`${place(hex)} is marsh.`, about);
    if (BUILT_UP[hex] === 1) return refuse('20.2b', say`${place(hex)} is a town or city.`, about);
    return undefined;
  },
  () => undefined,
);
const isFarOff = rule(
  '20.2b',
  (q: Query, hex: Loc): boolean =>
    !q
      .piecesOf(SOVIET)
      .some((p) => isOnMap(q, p) && isCombat(q, p) && distance(GRID, q.at(p), hex) <= tablesOf(q).RANGE.drop),
  () => false,
);
/** 20.2c Not beside or over an enemy air unit. */
const isGuarded = rule(
  '20.2c',
  (q: Query, hex: Loc): boolean =>
    piecesThatAre(q, 'air', GERMAN).some((p) => isOnMap(q, p) && distance(GRID, q.at(p), hex) <= 1),
  () => false,
);
function refuseHex(q: Query, hex: Loc): Refusal | undefined {
  if (hex < 0 || hex >= GRID.count || CLOSED[hex] === 1)
    return refuse('20.2b', say`${place(hex)} is not a land hex of the map.`, { places: [hex] });
  const no = refuseSite(q, hex);
  if (no) return no;
  if (isFarOff(q, hex))
    return refuse('20.2b', say`No Soviet combat unit is within ${tablesOf(q).RANGE.drop} hexes of ${place(hex)}.`, {
      places: [hex],
    });
  return isGuarded(q, hex)
    ? refuse('20.2c', say`An enemy air unit is too close to ${place(hex)}.`, { places: [hex] })
    : undefined;
}
/** Worth trying: hexes of the map that are near enough. The rest is asked when one is chosen. */
const sites = (q: Query): readonly Loc[] =>
  q.cached('drop-sites', ['where'], () => {
    const near = new Uint8Array(GRID.count);
    const { held } = frontOf(q, SOVIET);
    for (const from of held) for (const hex of disc(GRID, from, tablesOf(q).RANGE.drop)) near[hex] = 1;
    const found: Loc[] = [];
    for (let hex = 0; hex < near.length; hex++) if (near[hex] === 1 && CLOSED[hex] === 0) found.push(hex);
    return found;
  });
/** 20.3 Two more in an enemy zone of control. */
const windOf = rule(
  '20.3',
  (q: Query, hex: Loc): number => (inEnemyZoc(q, SOVIET, hex) ? tablesOf(q).DROP_IN_ZOC : 0),
  () => 0,
);
export const drop = verb({
  id: 'drop',
  title: 'Airborne drop',
  rule: '20.2a',
  args: { brigade: 'piece', to: 'place' },
  ask: {
    brigade: {
      title: 'Brigade',
      candidates: (q) => (q.actor === SOVIET ? q.piecesAt(AIRBORNE_RESERVE).filter((p) => !refuseBrigade(q, p)) : []),
      refuse: (q, _, value) => refuseBrigade(q, value),
    },
    to: { title: 'Hex', candidates: sites, refuse: (q, _, value) => refuseHex(q, value) },
  },
  apply(g: Play, { brigade, to }) {
    const wind = windOf(g, to);
    g.move(brigade, to, { by: 'drop' });
    g.setTrack('drops', g.track('drops') + 1);
    const [die = 6] = g.roll(1, 6, say`Drop of ${unit(brigade)} on ${place(to)}, die plus ${wind}`, '20.3', SOVIET);
    const landing = entryAt(tablesOf(g).DROP, die + wind);
    if (landing === 'eliminated') {
      eliminate(g, brigade, '20.3');
      return;
    }
    g.raise(brigade, 'dropped');
    if (landing === 'disrupted') disrupt(g, brigade, '20.3');
    enterHexes(g, [brigade], [to]);
  },
});
