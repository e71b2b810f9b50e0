// Artillery (15.4): beside another ground unit as if they were one, the siege train, alone. Who may be engaged with whom: air-and-ground-combat.ts.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { isCity } from '../1-components/board.ts';
import { isArtillery, unitOf } from '../1-components/units.ts';
import { isFortified } from '../21-variants/fortifications.ts';
import { variantAttack } from '../21-variants/no-lend-lease.ts';
import { SIEGE_TRAIN } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import type { Query } from '../words.ts';
import { atLeastOne, attackModifier, defenseModifier } from './other-modifiers.ts';

/** 15.4.2: the siege train attacks with its defense factor, but in cities. */
const isSiegeOutOfPlace = rule(
  '15.4.2',
  (q: Query, p: Piece, at: Loc): boolean => unitOf(q, p).id === SIEGE_TRAIN && !isCity(at) && !isFortified(q, at),
  () => false,
);
/** The attack factor a unit has in this hex. */
export function attackIn(q: Query, p: Piece, at: Loc): number {
  const { attack, defense } = unitOf(q, p);
  return isSiegeOutOfPlace(q, p, at) ? defense : attack + variantAttack(q, p);
}
/** 15.4.1, 15.4.2: what a piece of artillery adds beside another ground unit; the terrain does nothing to it, the first winter does. */
export const artilleryFactor = rule(
  '15.4.1',
  (q: Query, p: Piece, at: Loc, role: 'attacker' | 'defender'): number =>
    atLeastOne(
      role === 'attacker'
        ? attackIn(q, p, at) + attackModifier(q, p, at)
        : unitOf(q, p).defense + defenseModifier(q, p, at),
    ),
  () => 0,
);
/** 15.4.3: artillery that fights alone is treated as armor. */
export const gunsAlone = rules(['15.4.3', 'TEC.b'], isArtillery, () => false);
