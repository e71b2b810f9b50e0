// 35.2.V5, V9, V16: variants that move the track in time or change its figures.
import { rule } from '@rasputitsa/kernel';
import type { TurnRow } from '../data/shapes.ts';
import { WEEKS } from '../data/turns.ts';
import { BUILD, EARLY_ASSAULT, LEND_LEASE_ENDS, PATTERN } from '../data/variants.ts';
import type { Query } from '../words.ts';
import { variant } from './variant.ts';

/** Beyond the track its last turns go on. */
function rowAt(q: Query, turn: number): TurnRow | undefined {
  const { first, last } = PATTERN;
  const at = turn > last ? first + ((turn - first) % (last - first + 1)) : turn;
  return q.chart('turns')[at - 1];
}
/** 35.2.V5: the game begins two turns early, and all that arrives comes two turns early. */
export const headStart = rule(
  '35.2.V5',
  (q: Query): number => (variant(q, 'early-assault') ? EARLY_ASSAULT.turns : 0),
  () => 0,
);
/** 35.2.V9: the Russian has thirty turns, or twelve, before the war. */
export const buildTurns = rule(
  '35.2.V9',
  (q: Query): number => {
    if (!variant(q, 'maximum-build')) return 0;
    return q.option('short-build') ? BUILD.short : BUILD.long;
  },
  () => 0,
);
export const isPeace = (q: Query): boolean => buildTurns(q) > 0 && q.track('turn') < 1;
/** The first turn of the game: `first` is the scenario's. */
export const firstTurn = (q: Query, first: number): number => first - headStart(q) - buildTurns(q);

/** 35.2.V16 From turn 128 the Arms multiple is one less. */
const lendLease = rule(
  '35.2.V16',
  (q: Query): number => (variant(q, 'no-lend-lease') && q.track('turn') >= LEND_LEASE_ENDS ? 1 : 0),
  () => 0,
);
/** Weather and date: before the track begins as a year later. */
export function calendarRow(q: Query): TurnRow | undefined {
  const turn = q.track('turn');
  return rowAt(q, turn < 1 ? turn + WEEKS : turn);
}
/** Drafts, Air Points, arrivals and multiples of this turn. */
export function trackRow(q: Query): TurnRow | undefined {
  const turn = q.track('turn');
  const row = turn + headStart(q) < 1 ? undefined : rowAt(q, turn + headStart(q));
  const more = buildTurns(q);
  const less = lendLease(q);
  if (more === 0 && less === 0) return row;
  const multiples = rowAt(q, turn + more);
  const [n, date, weather, infantry, armor, air, axis, bracketed, unbracketed] = row ?? EMPTY;
  const [personnel, arms] = [multiples?.[9] ?? 0, Math.max(0, (multiples?.[10] ?? 0) - less)];
  return [n, date, weather, infantry, armor, air, axis, bracketed, unbracketed, personnel, arms];
}
const EMPTY: TurnRow = [0, '', 'clear', 0, 0, 0, '', '', '', 0, 0];
function dateOf(q: Query): { readonly month: string; readonly week: number } {
  const [, date = ''] = calendarRow(q) ?? [];
  const [month = '', , , week = ''] = date.split(' ');
  return { month, week: Number(week) };
}
/** The first turn of a month, and which month it is. */
export const newMonth = (q: Query): string | undefined => (dateOf(q).week === 1 ? dateOf(q).month : undefined);
/** Two weeks after the first turn of a month. */
export const isMidMonth = (q: Query): boolean => dateOf(q).week === 3;
