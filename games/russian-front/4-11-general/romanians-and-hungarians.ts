// Romanians and Hungarians (11.8): neither in one hex nor in each other's country.
import { type Loc, type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { countryOf } from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import { nationOf } from '../1-components/units.ts';
import { isAdvanced, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';

const FOES: Readonly<Record<string, string>> = { Hungarian: 'Romanian', Romanian: 'Hungarian' };
/** Whether anybody is kept apart from units of this nation. */
export function hasFoes(nation: string): boolean {
  return FOES[nation] !== undefined;
}
/** 11.8.1: Hungarians and Romanians keep out of each other's country. */
export const isFoesCountry = rule(
  '11.8.1',
  (nation: string, hex: Loc): boolean => {
    const country = countryOf(hex);
    return (nation === 'Hungarian' && country === 'Romania') || (nation === 'Romanian' && country === 'Hungary');
  },
  () => false,
);

/** 11.8: Romanians and Hungarians do not end a move in one hex. */
export const feudRefusal = rule(
  '11.8',
  (q: Query, p: Piece, hex: Loc): Refusal | undefined => {
    const foe = FOES[nationOf(q, p)];
    if (foe === undefined || !isAdvanced(q)) return undefined;
    const there = unitsAt(q, hex, AXIS).all.find((x) => x !== p && nationOf(q, x) === foe);
    return there === undefined
      ? undefined
      : refuse('11.8', say`${unit(p)} does not stand with ${unit(there)}.`, { pieces: [p, there], places: [hex] });
  },
  () => undefined,
);
/** 11.8: a Romanian and a Hungarian among these. */
export function isFeud(q: Query, pieces: readonly Piece[]): boolean {
  return (
    pieces.length > 1 &&
    isAdvanced(q) &&
    pieces.some((p) => nationOf(q, p) === 'Hungarian') &&
    pieces.some((p) => nationOf(q, p) === 'Romanian')
  );
}

/** 11.8: nor do they go anywhere together, wherever they were thrown together. */
export const partyRefusal = rule(
  '11.8',
  (q: Query, pieces: readonly Piece[]): Refusal | undefined =>
    isFeud(q, pieces)
      ? refuse('11.8', say`Romanians and Hungarians do not go to one hex: move them one by one.`, { pieces })
      : undefined,
  () => undefined,
);
