// How strong a side is in a ground combat (7.2.1.2): the engaged unit with its modifiers, artillery and support beside it.
import type { Loc, Piece } from '@rasputitsa/kernel';
import { isAir, isArtillery, isGround, unitOf } from '../1-components/units.ts';
import { refitDefense } from '../4-11-general/refit.ts';
import type { Query } from '../words.ts';
import { airSupport } from './air-and-naval-support.ts';
import { artilleryFactor, attackIn } from './artillery.ts';
import { atLeastOne, modifiers } from './other-modifiers.ts';
import { type Factor, type Role, terrainFactors } from './terrain-modifiers.ts';

/** A ground unit's own factor in a hex, modified: [factor, how it comes about]. */
function groundFactor(q: Query, p: Piece, at: Loc, role: Role): readonly [number, readonly Factor[]] {
  const parts = [...terrainFactors(q, p, at, role)];
  parts.push(...modifiers(q, p, at, role));
  const refit = role === 'attacker' ? 0 : refitDefense(q, p);
  if (refit !== 0) parts.push({ rule: '11.6.2', label: 'refit', n: refit });
  const printed = role === 'attacker' ? attackIn(q, p, at) : unitOf(q, p).defense;
  const sum = parts.reduce((n, f) => n + f.n, printed);
  return [atLeastOne(sum), [{ rule: '1.2', label: unitOf(q, p).name, n: printed }, ...parts]];
}

/** 7.2.1.2: the factor of what a side has engaged in a ground combat, supporters included. */
export function groundStrength(
  q: Query,
  committed: readonly Piece[],
  at: Loc,
  role: Role,
): { readonly total: number; readonly parts: readonly Factor[] } {
  let total = 0;
  const parts: Factor[] = [];
  const engaged = engagedGround(q, committed);
  for (const p of committed) {
    if (p === engaged) {
      const [n, why] = groundFactor(q, p, at, role);
      total += n;
      parts.push(...why);
      continue;
    }
    const n = isGround(q, p) ? artilleryFactor(q, p, at, role) : airSupport(q, p, at, role);
    total += n;
    parts.push({
      rule: isGround(q, p) ? '15.4.1' : isAir(q, p) ? '7.2.3' : '15.2.2',
      label: unitOf(q, p).name,
      n,
    });
  }
  return { total, parts };
}

/** The ground unit whose factor is modified: the one that is no artillery, else the artillery itself (15.4). */
export function engagedGround(q: Query, committed: readonly Piece[]): Piece | undefined {
  const ground = committed.filter((p) => isGround(q, p));
  return ground.find((p) => !isArtillery(q, p)) ?? ground[0];
}
