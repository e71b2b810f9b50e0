// An after-action report: what a viewer was told of a game, turn by turn, put together as plain data. report-html.ts and
// report-markdown.ts write it down.
import type { Side } from '@rasputitsa/kernel';
import type { Line } from '@rasputitsa/kernel/telling';
import type { When } from './when.ts';

/** How dice fell against what was to be expected of them. */
export interface LuckRow {
  /** What is counted of a die: its pips, or whether it hit where only that matters. */
  readonly counts: 'pips' | 'hits';
  readonly side: Side;
  readonly rule: string;
  readonly purpose: string;
  readonly rolls: number;
  readonly dice: number;
  readonly mean: number;
  readonly expected: number;
  /** How many standard deviations above expectation. */
  readonly sigma: number;
  readonly faces: readonly number[];
}

/** Units of one side in one place, as far as they were known. */
export interface ReportStack {
  readonly at: number;
  readonly side: number;
  readonly units: number;
  /** Of how many only the back is known. */
  readonly hidden: number;
}
export interface ReportBattle {
  readonly at: number | undefined;
  readonly title: string;
  readonly kind: 'battle' | 'fire';
  /** Steps lost, by side. */
  readonly losses: readonly number[];
  /** For each side that rolled: 0 to 1, the share of such battles that give less. */
  readonly luck: readonly { readonly side: number; readonly better: number }[];
}
export interface ReportTurn extends When {
  readonly lines: readonly Line[];
  readonly battles: readonly ReportBattle[];
  /** Steps lost in battle, by side. */
  readonly losses: readonly number[];
  readonly marches: readonly { readonly side: number; readonly path: readonly number[] }[];
  /** How it stood at the end of it. */
  readonly score: string;
  readonly value?: number;
  readonly stacks: readonly ReportStack[];
}
/** A moment at which much changed: the turn it lies in, and what happened in a sentence. */
export interface TurningPoint {
  readonly turn: number;
  readonly text: string;
  readonly at?: number;
}
export interface Report {
  readonly game: string;
  readonly title: string;
  readonly scenario: string;
  readonly dates: string;
  readonly sides: readonly string[];
  /** Whose eyes it was seen through; `both` once a game is over. */
  readonly eyes: string;
  readonly result: string;
  readonly curve: string;
  readonly turns: readonly ReportTurn[];
  readonly turning: readonly TurningPoint[];
  readonly luck: readonly LuckRow[];
  /** Names of the places that are spoken of or stood in. */
  readonly places: Readonly<Record<number, string>>;
}
