// Double and Triple Defense (7.34, 7.35): how many hits a step costs, with its reasons.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { hasCityBenefit } from '../1-map/cities.ts';
import { holdsFortress } from '../1-map/fortresses.ts';
import { groundAt, terrainAt } from '../1-map/terrain.ts';
import { mudDefense } from '../12-weather/firepower.ts';
import { MUD } from '../data/tables.ts';
import { weather } from '../state.ts';
import type { Query } from '../words.ts';
import { because, type Reason, result } from './reasons.ts';
import { unsupportedDefense, unsupportedFortress } from './unsupported-combat.ts';

/** How many hits a step of the passive side costs; 0: it cannot be hurt (7.4c). */
export function hitsPerStep(q: Query, at: Loc, passive: Side, support: 'supported' | 'unsupported'): number {
  return result(coverReasons(q, at, passive, support));
}
export function coverReasons(
  q: Query,
  at: Loc,
  passive: Side,
  support: 'supported' | 'unsupported',
): readonly Reason[] {
  const supported = support === 'supported';
  let all: readonly Reason[] = [{ rule: '7.33a', n: 1, why: 'a hit costs a step' }];
  if (holdsFortress(q, passive, at))
    return supported
      ? because(all, '7.35a', fortressDefense(), 'fortress')
      : because(all, '7.4c', unsupportedFortress(), 'fortress, attack unsupported');
  if (isHex(at)) {
    const open = groundAt(at) === 'clear';
    all = because(all, '7.34a', terrainDefense(q, at, passive), open ? 'Major City' : terrainAt(at));
  }
  if (weather(q) === MUD) all = because(all, '12.24b', Math.max(result(all), mudDefense()), 'mud');
  return supported ? all : because(all, '7.4a', unsupportedDefense(result(all)), 'fire unsupported');
}
/** 7.35a */
const fortressDefense = rule(
  '7.35a',
  (): number => 3,
  () => 1,
);

/** 7.34a: forest, marsh, mountain, Major City. */
const terrainDefense = rule(
  '7.34a',
  (q: Query, at: Loc, passive: Side): number => (groundAt(at) !== 'clear' || hasCityBenefit(q, at, passive) ? 2 : 1),
  () => 1,
);
