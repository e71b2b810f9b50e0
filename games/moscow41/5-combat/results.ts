// Chapter 5: the combat table, read once (TAB.COMBAT). Cells are as printed: attacker / defender.
import { fromChart } from '@rasputitsa/kernel';
import { oddsLadder } from '@rasputitsa/kit';
import type { CombatRows } from '../data/charts.ts';
import { COMBAT_COLUMNS } from '../data/combat-table.ts';
import type { Query } from '../words.ts';

/** What a result does to one side. */
export interface Effect {
  /** CEL lost (TAB.COMBAT.note). */
  readonly loss: number;
  /** Hexes of retreat. */
  readonly retreat: number;
  readonly disorganized: boolean;
  readonly test: boolean;
}
export interface Result {
  readonly text: string;
  readonly attacker: Effect;
  readonly defender: Effect;
}

/** `A2D-2`, `D3-1`, `-1D`, `•`, `A1•`, `D-1`, `-`. */
export function parseEffect(text: string): Effect {
  const match = /^(?:[AD](\d))?(D)?(•)?(?:-(\d))?(D)?(•)?$/.exec(text === '-' ? '' : text);
  if (!match) throw new Error(`moscow41: combat result ${text}`);
  const [, retreat = '0', before, dot, loss = '0', after, dotAfter] = match;
  return {
    loss: Number(loss),
    retreat: Number(retreat),
    disorganized: before !== undefined || after !== undefined,
    test: dot !== undefined || dotAfter !== undefined,
  };
}

/** What a result means, for those who do not know the table by heart. */
export function inWords(who: string, e: Effect): string {
  const parts = [
    ...(e.loss > 0 ? [`loses ${e.loss} CEL`] : []),
    ...(e.retreat > 0 ? [`retreats ${e.retreat} ${e.retreat === 1 ? 'hex' : 'hexes'}`] : []),
    ...(e.disorganized ? ['is disorganized'] : []),
    ...(e.test ? ['tests for disorganization'] : []),
  ];
  return parts.length === 0 ? '' : ` ${who} ${parts.join(' and ')}.`;
}

export const LADDER = oddsLadder(COMBAT_COLUMNS);
export const LAST_COLUMN = LADDER.labels.length - 1;
/** Column of even odds. */
const FIRST_ROLL = 2;
const LAST_ROLL = 12;

const results = fromChart((rows: CombatRows): readonly (readonly Result[])[] =>
  rows.map(([, ...cells]) =>
    cells.map((text) => {
      const [attacker = '-', defender = '-'] = text.split('/');
      return { text, attacker: parseEffect(attacker), defender: parseEffect(defender) };
    }),
  ),
);
export function resultOf(q: Query, column: number, roll: number): Result {
  const cell = results(q.chart('combat'))[roll - FIRST_ROLL]?.[column];
  if (!cell) throw new Error(`moscow41: no result for ${roll} in column ${column}`);
  return cell;
}
/** RULINGS R2: a roll stays on the table. */
export const onTable = (roll: number): number => Math.min(Math.max(roll, FIRST_ROLL), LAST_ROLL);
