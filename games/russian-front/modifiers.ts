// Surprise, the first winter and mountain troops (15.5, 15.6, 20.4): what is added to factors beside the terrain.
import { type Query, rule } from '@rasputitsa/kernel';
import { terrainAt, isStronghold } from './board.ts';
import { FIRST_WINTER, MOUNTAIN_ATTACK, SURPRISE } from './data/tables.ts';
import { isAdvanced, turn, uses } from './state.ts';
import { AXIS, isGround, nationOf, unitOf } from './units.ts';
import { weatherAt } from './weather.ts';

export interface Modifier {
  readonly rule: string;
  readonly label: string;
  readonly n: number;
}
/** The first Turn of a game that begins in 1941 is 1, or 0 in the Early Start. */
const LAST_FIRST_TURN = 1;
/** 15.5; GAPS R24: Axis units of every arm but Finns, in the Axis phases of the first Turn. */
const surprise = rule(
  '15.5',
  (q: Query, p: number): number => {
    if (!isAdvanced(q) || q.sideOf(p) !== AXIS || nationOf(q, p) === 'Finnish') return 0;
    return turn(q) === q.track('first') && turn(q) <= LAST_FIRST_TURN ? SURPRISE : 0;
  },
  () => 0,
);
/** V6 */
const isWarmlyDressed = rule(
  'V6',
  (q: Query): boolean => uses(q, 'winterPreparation'),
  () => false,
);
/** 15.6; GAPS R25: Axis ground units but Finns and mountain units, where it snows, in the winter of 1941. V6 spares them. */
const firstWinter = rule(
  '15.6',
  (q: Query, p: number, at: number): number => {
    if (!isAdvanced(q) || q.sideOf(p) !== AXIS || !isGround(q, p) || isWarmlyDressed(q)) return 0;
    if (nationOf(q, p) === 'Finnish' || unitOf(q, p).type === 'mountain') return 0;
    const isWinter = turn(q) >= FIRST_WINTER.from && turn(q) <= FIRST_WINTER.to;
    return isWinter && weatherAt(q, at) === 'snow' ? FIRST_WINTER.by : 0;
  },
  () => 0,
);
/** 20.4 */
const mountaineers = rule(
  '20.4',
  (q: Query, p: number, at: number): number =>
    uses(q, 'mountainAttack') && unitOf(q, p).type === 'mountain' && terrainAt(at) === 'mountain' && !isStronghold(at)
      ? MOUNTAIN_ATTACK
      : 0,
  () => 0,
);

/** What is added to a unit's attack or defense factor, named. */
export function modifiers(q: Query, p: number, at: number, role: 'attacker' | 'defender'): readonly Modifier[] {
  const winter = { rule: '15.6', label: 'first winter', n: firstWinter(q, p, at) };
  const all =
    role === 'defender'
      ? [winter]
      : [
          { rule: '15.5', label: 'surprise', n: surprise(q, p) },
          winter,
          { rule: '20.4', label: 'mountain unit in the mountains', n: mountaineers(q, p, at) },
        ];
  return all.filter((m) => m.n !== 0);
}
/** 15.5, 15.6, 20.4: added to the attack factor. */
export function attackModifier(q: Query, p: number, at: number): number {
  return modifiers(q, p, at, 'attacker').reduce((n, m) => n + m.n, 0);
}
/** 15.6: added to the defense factor. */
export function defenseModifier(q: Query, p: number, at: number): number {
  return modifiers(q, p, at, 'defender').reduce((n, m) => n + m.n, 0);
}
