// Mandatory battles (7.15).
import { type Loc, place, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { isExit, isHex } from '../1-map/board.ts';
import { mustBeStormed } from '../1-map/fortresses.ts';
import { zonesAreFree } from '../16-strategic/exit-zone-combat.ts';
import { newBattlesBind } from '../4-sequence/combat-phase.ts';
import { attackerAt } from '../state.ts';
import type { Query } from '../words.ts';

/** 7.15: why the active side must fight this battle, by rule; undefined when it need not. 16.25: in Exit Zones never. */
export function dutyAt(q: Query, at: Loc): string | undefined {
  if (q.mark('fought', at) > 0 || (isExit(at) && zonesAreFree())) return undefined;
  if (isNew(q, at)) return '7.15a';
  if (isStruck(q, at)) return '7.15b';
  return isSiege(q, at) ? '7.15c' : undefined;
}

const isNew = rule(
  '7.15a',
  (q: Query, at: Loc): boolean => newBattlesBind() && q.mark('begun', at) > 0 && bindsInBlitz(q),
  () => false,
);
/** 7.4b: battles begun in the blitz too, in command range or not. */
const bindsInBlitz = rule(
  '7.4b',
  (_q: Query): boolean => true,
  (q) => !q.within('blitz-combat'),
);
const isStruck = rule(
  '7.15b',
  (q: Query, at: Loc): boolean => q.mark('strike', at) > 0,
  () => false,
);
const isSiege = rule(
  '7.15c',
  (q: Query, at: Loc): boolean =>
    isHex(at) && mustBeStormed(at) && attackerAt(q, at) === q.active && !q.within('blitz-combat'),
  () => false,
);

/** 7.15: what is said to a side that would rather leave such a battle alone, or choose what it need not choose. */
export function dutyRefusal(q: Query, at: Loc): Refusal | undefined {
  const duty = dutyAt(q, at);
  if (duty === undefined) return undefined;
  const why =
    duty === '7.15a'
      ? say`The battle at ${place(at)} was begun this phase and must be fought.`
      : duty === '7.15b'
        ? say`The battle at ${place(at)} has been given an airstrike and must be fought.`
        : say`The fortress battle at ${place(at)} must be fought by its Original Attacker every turn.`;
  return refuse(duty, why, { places: [at] });
}
