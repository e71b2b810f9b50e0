// Paratroops (14.0, optional): the drop, dispersal, linkup.
import { place, type Play, type Query, type Refusal, refuse, rule, say, unit, verb } from '@rasputitsa/kernel';
import { HEXES, isHex, isLand, terrainAt } from './board.ts';
import { activeHqs, inAirRange } from './command.ts';
import { fixControl, isClosed, zones } from './control.ts';
import { eliminate } from './losses.ts';
import { engage, moverRefusal, stackRefusal } from './movement.ts';
import { BY_AIR, isEngaged, isFriendly, ownedBy, unitsAt } from './state.ts';
import { enemyOf, isPara, SOVIET } from './units.ts';

function paradropHqs(q: Query, at: number): readonly number[] {
  return activeHqs(q, SOVIET).filter((hq) => q.has(hq, 'paradrop') && q.at(hq) === at);
}

/** 14.2: a Para in the hex of its Paradrop HQ. */
const dropperRefusal = rule(
  '14.2',
  (q: Query, p: number): Refusal | undefined => {
    if (!isPara(q, p)) return refuse('14.2', say`${unit(p)} cannot drop.`);
    const no = moverRefusal(q, p);
    if (no && no.rule !== '5.3') return no;
    if (isEngaged(q, p))
      return refuse('6.32a', say`${unit(p)} is engaged; it may leave the battle only for a friendly hex.`);
    return paradropHqs(q, q.at(p)).length === 0
      ? refuse('14.2', say`No Paradrop HQ is with ${unit(p)}.`, { pieces: [p] })
      : undefined;
  },
  () => undefined,
);

/** 14.3: within air range, and not in mountains. */
const dropRefusal = rule(
  '14.3',
  (q: Query, p: number, to: number): Refusal | undefined => {
    if (!isHex(to) || !isLand(to) || isClosed(q, to))
      return refuse('14.3', say`Nobody can drop at ${place(to)}.`, { places: [to] });
    if (terrainAt(to) === 'mountain')
      return refuse('14.3', say`Nobody drops into mountains; ${place(to)} is mountain.`, { places: [to] });
    return paradropHqs(q, q.at(p)).some((hq) => inAirRange(q, hq, to))
      ? stackRefusal(q, p, to)
      : refuse('14.3', say`${place(to)} is out of air range.`, { places: [to] });
  },
  () => undefined,
);
const LAND: readonly number[] = Array.from({ length: HEXES }, (_, h) => h).filter((h) => isLand(h));

export const drop = verb<{ readonly piece: number; readonly to: number; readonly [name: string]: number }>({
  id: 'drop',
  title: 'Paradrop',
  rule: '14.3',
  refuse: (q) =>
    activeHqs(q, q.actor).some((hq) => q.has(hq, 'paradrop'))
      ? undefined
      : refuse('14.2', say`No HQ is set aside for a paradrop.`),
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => isPara(q, p)),
      refuse: (q, _soFar, p) => dropperRefusal(q, Number(p)),
    },
    {
      name: 'to',
      type: 'place',
      candidates: (q, { piece = -1 }) => LAND.filter((h) => h !== q.at(piece)),
      refuse: (q, { piece = -1 }, to) => dropRefusal(q, piece, Number(to)),
      preview: (q, { piece = -1 }, to) => ({
        path: [q.at(piece), Number(to)],
        notes:
          unitsAt(q, Number(to), enemyOf(q.actor)).length > 0
            ? [{ rule: '14.4', message: say`an air assault if it starts the battle: it may be repulsed` }]
            : [],
      }),
    },
  ],
  apply(g, { piece, to }) {
    const from = g.at(piece);
    g.raise(piece, 'moved');
    disperse(g, piece);
    g.move(piece, to, { path: [from, to], by: 'drop' });
    if (unitsAt(g, to, enemyOf(g.actor)).length > 0) engage(g, piece, from, to, BY_AIR);
  },
});
/** 14.6a */
const disperse = rule(
  '14.6a',
  (g: Play, p: number): void => g.raise(p, 'dispersed'),
  () => undefined,
);

/** 14.6b, GAPS 3.49: in a friendly hex, with friends, or in the zone of a friend; the Para itself counts for nothing. */
export const isLinked = rule(
  '14.6b',
  (q: Query, p: number): boolean => {
    const at = q.at(p);
    const side = q.sideOf(p);
    return (
      isFriendly(q, at, side) ||
      unitsAt(q, at, side).some((x) => !q.has(x, 'dispersed')) ||
      ((zones(q)[at] ?? 0) & ownedBy(side)) !== 0
    );
  },
  () => true,
);
/** 14.6b: at the start of its own side's Supply Phase a dispersed Para is saved or lost. */
export function linkUp(g: Play): void {
  const dropped = g.piecesOf(g.active).filter((p) => g.has(p, 'dispersed'));
  if (dropped.length === 0) return;
  for (const p of dropped) {
    if (isLinked(g, p)) {
      g.note('14.6b', say`${unit(p)} has linked up at ${place(g.at(p))}.`);
      g.lower(p, 'dispersed');
    } else {
      g.note('14.6b', say`${unit(p)} has found nobody at ${place(g.at(p))} and is lost.`);
      eliminate(g, p, '14.6b');
    }
  }
  fixControl(g);
}
