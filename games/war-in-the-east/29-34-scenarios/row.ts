// The scenario at hand (30 to 34) and the turn's row of the track (29.2).
import { SCENARIOS } from '../data/scenarios.ts';
import type { ScenarioRow, TurnRow } from '../data/shapes.ts';
import { YEARS } from '../data/charts.ts';
import { headStart, trackRow } from '../35-variants/calendar.ts';
import type { Query } from '../words.ts';

const BY_ID: ReadonlyMap<string, ScenarioRow> = new Map(SCENARIOS.map((s) => [s.id, s]));
export function rowOf(q: Query): ScenarioRow {
  const row = BY_ID.get(q.state.scenario);
  if (row === undefined) throw new Error(`war-in-the-east: there is no scenario ${q.state.scenario}`);
  return row;
}
export const isCampaign = (q: Query): boolean => rowOf(q).campaign;
/** 30.0: the rules only of the Historical version. */
export const isHistorical = (q: Query): boolean => rowOf(q).historical;
export const turnOf = (q: Query): number => q.track('turn');
/** Drafts, arrivals and multiples. Date and weather are the calendar's (35-variants/calendar.ts). */
export const turnRow = (q: Query): TurnRow | undefined => trackRow(q);
export function yearOf(q: Query): number {
  let year = YEARS[0]?.[1] ?? 0;
  for (const [turn, y] of YEARS) if (q.track('turn') >= turn) year = y;
  return year;
}
/** 30.34: the scenarios that begin with the invasion. */
export const isInvasion = (q: Query): boolean => rowOf(q).line === 'Barbarossa';
/** Turns since the invasion, 1 for its first: the game may begin earlier (35.2.V5). */
export const warTurn = (q: Query): number => q.track('turn') + headStart(q);
