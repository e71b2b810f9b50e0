// Resource centers (1.5a: which and of what value is in map/places.jsonl; Baku is off the map, 16-strategic/baku.ts).
import { rule, type Side } from '@rasputitsa/kernel';
import { GERMAN } from '../sides.ts';

/** 1.5b: the Germans draw twice from a resource. */
export const resourceFactor = rule(
  '1.5b',
  (side: Side): number => (side === GERMAN ? 2 : 1),
  () => 1,
);
