// Refits (11.6): armor at rest in a city.
import { type Piece, place, type Refusal, refuse, rule, say, type Side, unit, type Verb } from '@rasputitsa/kernel';
import { isCity } from '../1-components/board.ts';
import { sideId } from '../1-components/sides.ts';
import { hitsOn, isArmor } from '../1-components/units.ts';
import { REFIT_DEFENSE, REFIT_MARKERS } from '../data/tables.ts';
import { isAdvanced, unitsOf } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { markableRefusal, restRefusal } from './rest.ts';

/** 11.6.1.2 */
export const isResting = rule(
  '11.6.1.2',
  (q: Query, p: Piece): boolean => q.has(p, 'refit'),
  () => false,
);

function refitting(q: Query, side: Side): readonly Piece[] {
  return unitsOf(q, side).filter((p) => q.has(p, 'refit'));
}

// Placing (11.6.1)

/** 11.6.1 */
const placeRefusal = rule(
  '11.6.1',
  (q: Query, p: Piece): Refusal | undefined => {
    if (!isArmor(q, p)) return refuse('11.6.1', say`Only armor is refitted; ${unit(p)} is not armor.`);
    if (!isCity(q.at(p)))
      return refuse('11.6.1', say`Armor is refitted in cities; ${unit(p)} is at ${place(q.at(p))}, which is not one.`, {
        places: [q.at(p)],
      });
    return restRefusal(q, p, '11.6.1');
  },
  () => undefined,
);
/** 11.6.1.1 */
const limitRefusal = rule(
  '11.6.1.1',
  (q: Query, side: Side): Refusal | undefined => {
    const there = refitting(q, side);
    const most = REFIT_MARKERS[sideId(side)];
    return there.length < most
      ? undefined
      : refuse('11.6.1.1', say`All your refit units are in use: you have ${most}.`, { pieces: there });
  },
  () => undefined,
);
/** 11.6.1.2 */
const bothRefusal = rule(
  '11.6.1.2',
  (q: Query, p: Piece): Refusal | undefined =>
    q.has(p, 'reserve') ? refuse('11.6.1.2', say`${unit(p)} is in reserve and is not refitted.`) : undefined,
  () => undefined,
);
function refitRefusal(q: Query, p: Piece): Refusal | undefined {
  if (q.has(p, 'refit')) return refuse('11.6.1', say`${unit(p)} is refitting already.`);
  return markableRefusal(q, p, '11.6.1') ?? placeRefusal(q, p) ?? bothRefusal(q, p) ?? limitRefusal(q, q.actor);
}
const refit = verb({
  id: 'refit',
  title: 'Refit',
  rule: '11.6.1',
  refuse: (q) => (isAdvanced(q) ? undefined : refuse('ADV.intro', say`There are no refit units in the Basic Game.`)),
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'armor unit',
      candidates: (q) => unitsOf(q, q.actor).filter((p) => isArmor(q, p)),
      refuse: (q, _soFar, p) => refitRefusal(q, p),
    },
  },
  apply(g, { piece }) {
    g.raise(piece, 'refit');
  },
});

// Combat and removal

/** 11.6.2: what refitting takes from the defense factor. */
export const refitDefense = rule(
  '11.6.2',
  (q: Query, p: Piece): number => (q.has(p, 'refit') ? REFIT_DEFENSE : 0),
  () => 0,
);
/** 11.6.2: the marker goes with the combat; the rest was for nothing. */
export const spoilRefit = rule(
  '11.6.2',
  (g: Play, p: Piece): void => g.lower(p, 'refit'),
  () => undefined,
);
/** 11.6.3, 13.1: a hit comes off with the marker. */
const mend = rule(
  '11.6.3',
  (g: Play, p: Piece): void => {
    if (hitsOn(g, p) === 0) return;
    g.note('11.6.3', say`${unit(p)} is refitted: one hit less.`);
    g.setSteps(p, g.steps(p) + 1, '11.6.3');
  },
  () => undefined,
);
export function removeRefits(g: Play): void {
  for (const p of refitting(g, g.active)) {
    g.lower(p, 'refit');
    mend(g, p);
  }
}

/** Orders that mark units in the Ground Movement Step. */
export const placing: readonly Verb[] = [refit];
export const verbs: readonly Verb[] = [...placing];
