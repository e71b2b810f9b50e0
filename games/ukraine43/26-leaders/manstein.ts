// Chapter 26, 26.2: Manstein puts disrupted units back in order.
import { type Piece, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { GRID } from '../1-map/board.ts';
import { isGround, isManstein, isOnMap } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

const manstein = (q: Query): Piece | undefined => q.piecesOf(GERMAN).find((p) => isManstein(q, p) && isOnMap(q, p));
/** 26.2a Before he moves, three attempts in a turn. */
const refuseManstein = rule(
  '26.2a',
  (q: Query): Refusal | undefined => {
    const he = manstein(q);
    if (he === undefined || q.actor !== GERMAN) return refuse('26.2a', say`Manstein is not on the map.`);
    if (q.has(he, 'disrupted')) return refuse('26.3a', say`Manstein is Disrupted.`, { pieces: [he] });
    if (q.has(he, 'travelled')) return refuse('26.2a', say`Manstein has moved this turn.`, { pieces: [he] });
    return q.track('manstein-attempts') >= tablesOf(q).LIMIT.mansteinAttempts
      ? refuse('26.2a', say`Manstein has made his ${tablesOf(q).LIMIT.mansteinAttempts} attempts of this turn.`)
      : undefined;
  },
  () => undefined,
);
/** 26.2b One attempt for a unit in a phase; 26.2c again in the next. */
const isTried = rule(
  '26.2b',
  rule(
    '26.2c',
    (q: Query, p: Piece): boolean => q.has(p, 'tried'),
    () => false,
  ),
  () => false,
);
const tooFar = rule(
  '26.2a',
  (q: Query, he: Piece, p: Piece): boolean => distance(GRID, q.at(he), q.at(p)) > tablesOf(q).RANGE.manstein,
  () => false,
);
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  const he = manstein(q);
  if (!isOnMap(q, p) || !isGround(q, p) || !q.has(p, 'disrupted'))
    return refuse('26.2a', say`${unit(p)} is not a Disrupted unit on the map.`, about);
  if (he === undefined) return refuse('26.2a', say`Manstein is not on the map.`);
  if (isTried(q, p)) return refuse('26.2b', say`${unit(p)} has been tried in this phase.`, about);
  return tooFar(q, he, p)
    ? refuse(
        '26.2a',
        say`${unit(p)} is ${distance(GRID, q.at(he), q.at(p))} hexes from Manstein; he reaches ${tablesOf(q).RANGE.manstein}.`,
        about,
      )
    : undefined;
}
export const rally = verb({
  id: 'rally',
  title: 'Manstein rallies a unit',
  rule: '26.2a',
  args: { unit: 'piece' },
  refuse: (q) => refuseManstein(q),
  ask: {
    unit: {
      title: 'Disrupted unit',
      candidates: (q) => q.piecesOf(GERMAN).filter((p) => q.has(p, 'disrupted') && !refuseUnit(q, p)),
      refuse: (q, _, value) => refuseUnit(q, value),
    },
  },
  apply(g: Play, { unit: p }) {
    g.setTrack('manstein-attempts', g.track('manstein-attempts') + 1);
    g.raise(p, 'tried');
    const [die = 6] = g.roll(1, 6, say`Manstein rallies ${unit(p)}`, '26.2b', GERMAN);
    if (die <= tablesOf(g).MANSTEIN) g.lower(p, 'disrupted');
  },
});
