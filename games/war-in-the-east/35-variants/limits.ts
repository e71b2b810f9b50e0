// 35.2.V2, V9: what is closed to whom.
import { rule } from '@rasputitsa/kernel';
import { behindLine } from '../3-equipment/board.ts';
import type { Limit } from '../5-movement/limit.ts';
import { AXIS } from '../sides.ts';
import type { Query } from '../words.ts';
import { isPeace } from './calendar.ts';
import { neutralGround } from './satellites.ts';
import { lineOf } from './set-up.ts';

const neutral: Limit = {
  rule: '35.2.V2',
  text: 'the country is neutral',
  closed: rule(
    '35.2.V2',
    (q: Query) => neutralGround(q),
    () => undefined,
  ),
};
/** 35.2.V14: with its border the Axis holds Poland. */
const BEYOND = new Map(['Barbarossa', '1939 border'].map((line) => [line, behindLine(line, AXIS)]));
/** Before the invasion nobody crosses the border. */
const peace: Limit = {
  rule: '35.2.V9',
  text: 'the war has not begun',
  closed: rule(
    '35.2.V9',
    (q: Query) => (isPeace(q) ? BEYOND.get(lineOf(q, 'Barbarossa')) : undefined),
    () => undefined,
  ),
};
export const VARIANT_LIMITS: readonly Limit[] = [neutral, peace];
