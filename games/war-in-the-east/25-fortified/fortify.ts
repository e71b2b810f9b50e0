// Chapter 25: 1-4s dig in at the end of the Russian Combat Phase.
import { type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { SEVASTOPOL } from '../3-equipment/board.ts';
import { infoAt, isInfantry, isOnMap, ownAt, printedAttack, unitsOnMap } from '../3-equipment/units.ts';
import { rowOf, turnOf } from '../29-34-scenarios/row.ts';
import { isSupplied } from '../13-supply/supply.ts';
import { isMud } from '../14-weather/weather.ts';
import { firstTurn, isPeace } from '../35-variants/calendar.ts';
import { FORTIFIED } from '../data/charts.ts';
import { RUSSIAN } from '../sides.ts';
import { type Query, verb } from '../words.ts';

const isRifle = (q: Query, p: Piece): boolean => infoAt(q, p).id === 'so-rif';
/** 25.0 Neither it nor who helps may have moved or attacked. */
const isIdle = rule(
  '25.0',
  (q: Query, p: Piece): boolean =>
    !q.has(p, 'moved') && !q.has(p, 'railed') && !q.has(p, 'attacked') && !q.has(p, 'entrained'),
  () => true,
);
/** 25.11 */
const isHungry = rule(
  '25.11',
  (q: Query, p: Piece): boolean => !isSupplied(q, p),
  () => false,
);
/** 25.12, 14.16 Not in Mud, nor in the first turn of a scenario. */
const tooEarly = rule(
  '25.12',
  (q: Query): boolean => turnOf(q) === firstTurn(q, rowOf(q).first),
  () => false,
);
const tooWet = rule(
  '14.16',
  (q: Query): boolean => isMud(q),
  () => false,
);
/** 25.25 One to a hex. */
const isTaken = rule(
  '25.25',
  (q: Query, p: Piece): boolean => ownAt(q, q.at(p), RUSSIAN).some((o) => q.has(o, 'fortified')),
  () => false,
);
/** 25.27 Never in Sevastopol. */
const isFortress = rule(
  '25.27',
  (q: Query, p: Piece): boolean => q.at(p) === SEVASTOPOL,
  () => false,
);
/** 25.0.B Fortified units are turned back after all attempts. */
const isOver = rule(
  '25.0.B',
  (q: Query): boolean => q.cached('dug-out', ['pieces'], () => q.piecesOf(RUSSIAN).some((p) => q.has(p, 'dug-out'))),
  () => false,
);
function refuseFortify(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isRifle(q, p) || !isOnMap(q, p)) return refuse('25.0', say`Only a 1-4 on the map becomes fortified.`, about);
  if (q.has(p, 'fortified')) return refuse('25.0', say`${unit(p)} is fortified.`, about);
  if (isFortress(q, p)) return refuse('25.27', say`Nobody fortifies in ${place(q.at(p))}.`, about);
  if (isTaken(q, p)) return refuse('25.25', say`A fortified unit is in ${place(q.at(p))}.`, about);
  if (isOver(q)) return refuse('25.0.B', say`Nobody fortifies after fortified units were turned back.`, about);
  // 35.2.V9: before the invasion whoever he desires, moved or not; on a train nobody digs.
  if (isPeace(q)) return q.has(p, 'entrained') ? refuse('25.0', say`${unit(p)} is entrained.`, about) : undefined;
  if (tooEarly(q)) return refuse('25.12', say`Nobody fortifies in the first turn.`, about);
  if (tooWet(q)) return refuse('14.16', say`Nobody fortifies in Mud.`, about);
  if (q.has(p, 'dug-in')) return refuse('25.R1', say`${unit(p)} has tried in this phase.`, about);
  if (!isIdle(q, p)) return refuse('25.0', say`${unit(p)} has moved or attacked this turn.`, about);
  if (isHungry(q, p)) return refuse('25.11', say`${unit(p)} is unsupplied.`, about);
  return undefined;
}
/** 25.R1 Its own strength and that of idle infantry with it. */
const workforce = (q: Query, p: Piece): number =>
  ownAt(q, q.at(p), RUSSIAN)
    .filter((o) => isInfantry(q, o) && isIdle(q, o))
    .reduce((sum, o) => sum + printedAttack(q, o), 0);
const succeeds = rule(
  '25.R1',
  (die: number, total: number): boolean => die <= total,
  () => true,
);
const DIE = 6;
export const fortify = verb({
  id: 'fortify',
  title: 'Fortify',
  rule: '25.0',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: '1-4',
      candidates: (q) =>
        unitsOnMap(q, q.actor).filter(
          (p) => isRifle(q, p) && !q.has(p, 'fortified') && (isPeace(q) || (!q.has(p, 'dug-in') && isIdle(q, p))),
        ),
      refuse: (q, _, value) => refuseFortify(q, value),
      preview: (q, _, value) => ({
        notes: [{ rule: '25.R1', n: workforce(q, value), message: say`a die of so much or less` }],
      }),
    },
  },
  apply(g, { piece }) {
    const total = workforce(g, piece);
    g.raise(piece, 'dug-in');
    // 35.2.V9: before the invasion any 1-4, without a die.
    if (total < FORTIFIED.automatic && !isPeace(g)) {
      const [die = DIE] = g.roll(
        1,
        DIE,
        say`${unit(piece)} fortifies in ${place(g.at(piece))}: ${total} or less`,
        '25.R1',
      );
      if (!succeeds(die, total)) return;
    }
    g.raise(piece, 'fortified');
  },
});
/** 25.0.B, 25.14 Whatever its state. */
export const unfortify = verb({
  id: 'unfortify',
  title: 'Turn back to a 1-4',
  rule: '25.0.B',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'Fortified unit',
      candidates: (q) => unitsOnMap(q, q.actor).filter((p) => q.has(p, 'fortified')),
      refuse: (q, _, value) =>
        q.has(value, 'fortified')
          ? undefined
          : refuse('25.0.B', say`${unit(value)} is not fortified.`, { pieces: [value] }),
    },
  },
  apply(g, { piece }) {
    g.lower(piece, 'fortified');
    g.raise(piece, 'dug-out');
  },
});
