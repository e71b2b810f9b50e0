// The production panel (11.0): points, what is planned, and for every unit what it costs or why it cannot be had.
import {
  type Args,
  legalValues,
  type Message,
  type PanelAction,
  type PanelBlock,
  type PanelRow,
  type Piece,
  place,
  type Refusal,
  refuse,
  say,
  type Side,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { POOL, TRACK } from '../1-map/board.ts';
import { cadre } from '../11-production/cadres.ts';
import { plan } from '../11-production/production-plan.ts';
import { points } from '../11-production/production-points.ts';
import { advanceArrival, reinforce } from '../11-production/reinforcements.ts';
import { CADRE, costOf, stepCost } from '../11-production/replacement-costs.ts';
import { replace } from '../11-production/replacements.ts';
import { BEACHHEAD_WORK, workBeachhead } from '../15-seapower/beachhead-status.ts';
import { unitOf } from '../2-units/units.ts';
import { monthName } from '../calendar.ts';
import { of, SOVIET } from '../sides.ts';
import { unitsOf } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import { many, rankOf, type Seat, whyNot } from './common.ts';
import { levelFactors } from './economy.ts';

function strength(q: Query, p: Piece): string {
  return `${q.steps(p)} of ${unitOf(q, p).max}`;
}

/** A row for a unit: something to press, or the reason why not. */
interface Chance {
  readonly piece: Piece;
  readonly cells: readonly (string | number | Message)[];
  readonly refusal: Refusal | undefined;
  readonly actions: readonly PanelAction[];
  readonly rule: string;
}
function row({ piece, cells, refusal, actions, rule }: Chance): PanelRow {
  if (refusal) return { cells: [...cells, refusal.message], piece, rule: refusal.rule, tone: 'quiet' };
  return { cells: [...cells, ''], piece, rule, actions };
}
/** What can be had first; then by type and name. */
function inOrder(q: Query, list: readonly Chance[]): readonly PanelRow[] {
  const rank = ({ piece, refusal }: Chance): number => (refusal ? 100 : 0) + rankOf(unitOf(q, piece).type);
  return list.toSorted((a, b) => rank(a) - rank(b) || a.piece - b.piece).map(row);
}
/** Nowhere to put it: the reason the first place gives. */
function placeless(q: Query, verb: Verb, piece: Piece): Refusal | undefined {
  const to = verb.args[1];
  if (!to) return undefined;
  for (const _ of legalValues(q, to, { piece })) return undefined;
  for (const at of to.candidates(q, { piece })) return to.refuse?.(q, { piece }, at);
  return refuse('11.6a', say`No place takes new units now.`);
}
function press(title: string, verb: Verb, args: Args): PanelAction {
  return { title, action: { verb: verb.id, args } };
}

// The four ways to spend points

function stepChances(q: Query, side: Side): readonly Chance[] {
  return unitsOf(q, side)
    .filter((p) => q.steps(p) < unitOf(q, p).max)
    .map((piece) => ({
      piece,
      cells: [say`${unit(piece)}`, say`${place(q.at(piece))}`, strength(q, piece), stepCost(q, piece)],
      refusal: whyNot(q, replace, { piece }),
      actions: [press('Add a step', replace, { piece })],
      rule: '11.41a',
    }));
}
function cadreChances(q: Query, side: Side): readonly Chance[] {
  return q.piecesAt(of(POOL, side)).map((piece) => ({
    piece,
    cells: [say`${unit(piece)}`, costOf(q, piece, CADRE)],
    refusal: whyNot(q, cadre, { piece }) ?? placeless(q, cadre, piece),
    actions: [press('Rebuild', cadre, { piece })],
    rule: '11.42a',
  }));
}
function dueNow(q: Query, side: Side): readonly Piece[] {
  return q.piecesAt(of(TRACK, side)).filter((p) => q.field(p, 'due') <= q.track('month'));
}
function arrivalChances(q: Query, side: Side): readonly Chance[] {
  return dueNow(q, side).map((piece) => ({
    piece,
    cells: [say`${unit(piece)}`, strength(q, piece)],
    refusal: whyNot(q, reinforce, { piece }) ?? placeless(q, reinforce, piece),
    actions: [press('Place', reinforce, { piece })],
    rule: '11.5',
  }));
}
/** 11.51: a month earlier, for a step of its own or the price of a cadre; what is brought into this month is placed at once. */
function advanceActions(q: Query, piece: Piece): readonly PanelAction[] {
  const cost = costOf(q, piece, CADRE);
  const ways = [
    press('A month earlier, for a step', advanceArrival, { piece, by: 'step' }),
    press(`A month earlier, for ${cost} points`, advanceArrival, { piece, by: 'points' }),
    press('Place', reinforce, { piece }),
  ];
  return ways.filter(
    ({ action }) => !whyNot(q, action.verb === reinforce.id ? reinforce : advanceArrival, action.args),
  );
}
function comingRows(q: Query, side: Side): readonly PanelRow[] {
  return q
    .piecesAt(of(TRACK, side))
    .filter((p) => q.field(p, 'due') > q.track('month'))
    .toSorted((a, b) => q.field(a, 'due') - q.field(b, 'due') || a - b)
    .map((piece) => {
      const actions = advanceActions(q, piece);
      const refusal = actions.length > 0 ? undefined : whyNot(q, advanceArrival, { piece });
      return {
        cells: [say`${unit(piece)}`, monthName(q.field(piece, 'due')), strength(q, piece), refusal?.message ?? ''],
        piece,
        rule: refusal?.rule ?? '11.51',
        ...(actions.length > 0 ? { actions } : { tone: 'quiet' as const }),
      };
    });
}
const WORK_TITLES: Readonly<Record<string, string>> = {
  prepare: 'Prepare it anew',
  ready: 'Make it ready',
  disband: 'Take it back from the board',
};
const STATES = ['eliminated', 'in preparation', 'ready', 'deployed'] as const;
function beachheadRows(q: Query): readonly PanelRow[] {
  const state = STATES[q.track('beachhead')] ?? '';
  return Object.entries(BEACHHEAD_WORK).map(([work, { cost }]) => {
    const refusal = whyNot(q, workBeachhead, { work });
    const cells = [WORK_TITLES[work] ?? work, state, cost];
    return refusal
      ? { cells: [...cells, refusal.message], rule: refusal.rule, tone: 'quiet' }
      : { cells: [...cells, ''], rule: '15.51b', actions: [press(WORK_TITLES[work] ?? work, workBeachhead, { work })] };
  });
}

// What is planned

function planRows(q: Query, side: Side): readonly PanelRow[] {
  const { steps, arrivals, advanced, disbanded, beachhead } = plan(q, side);
  const isRebuilt = (p: Piece): boolean => q.at(p) === of(POOL, side);
  return [
    ...steps.map((p) => ({
      cells: [say`${unit(p)}`, 'a step', stepCost(q, p)],
      piece: p,
      at: q.at(p),
      rule: '11.41a',
    })),
    ...arrivals.map(([p, to]) => ({
      cells: [
        say`${unit(p)}`,
        isRebuilt(p) ? say`rebuilt at ${place(to)}` : say`arrives at ${place(to)}`,
        isRebuilt(p) ? costOf(q, p, CADRE) : 0,
      ],
      piece: p,
      at: to,
      rule: isRebuilt(p) ? '11.42a' : '11.5',
    })),
    ...advanced.map(([p, by]) => ({
      cells: [
        say`${unit(p)}`,
        `a month earlier, for ${by === 'step' ? 'a step' : 'points'}`,
        by === 'step' ? 0 : costOf(q, p, CADRE),
      ],
      piece: p,
      rule: '11.51',
    })),
    ...disbanded.map((p) => ({ cells: [say`${unit(p)}`, 'disbanded', 0], piece: p, at: q.at(p), rule: '11.52' })),
    ...(beachhead === undefined
      ? []
      : [
          {
            cells: ['Beachhead', WORK_TITLES[beachhead] ?? beachhead, BEACHHEAD_WORK[beachhead]?.cost ?? 0],
            rule: '15.51b',
          },
        ]),
  ];
}

function table(title: string, rule: string, head: readonly string[], rows: readonly PanelRow[]): readonly PanelBlock[] {
  return rows.length === 0 ? [] : [{ kind: 'table', title, head, rows, rule }];
}
function planned(q: Query, side: Side): readonly PanelBlock[] {
  const owed = arrivalChances(q, side).filter((c) => !c.refusal).length;
  return [
    {
      kind: 'text',
      text: say`${points(q, side)} Production Points are left. What is not spent is lost.`,
      rule: '11.3',
      tone: points(q, side) > 0 ? 'owed' : 'plain',
    },
    ...(owed > 0
      ? [{ kind: 'text', text: `${many(owed, 'reinforcement')} to be placed.`, rule: '11.5', tone: 'owed' } as const]
      : []),
    ...table('Planned this month', '11.1b', ['Unit', 'What', 'Points'], planRows(q, side)),
    ...table('Due now', '11.5', ['Unit', 'Strength', ''], inOrder(q, arrivalChances(q, side))),
    ...table('Add a step', '11.41a', ['Unit', 'At', 'Strength', 'Points', ''], inOrder(q, stepChances(q, side))),
    ...table('Rebuild', '11.42a', ['Unit', 'Points', ''], inOrder(q, cadreChances(q, side))),
    ...table('Reinforcements to come', '11.51', ['Unit', 'Due', 'Strength', ''], comingRows(q, side)),
    ...(side === SOVIET && q.option('seapower')
      ? table('Beachhead', '15.51b', ['Work', 'It is', 'Points', ''], beachheadRows(q))
      : []),
    { kind: 'text', text: 'Any unit in play may be disbanded.', rule: '11.52', tone: 'quiet' },
    levelFactors(q, side),
  ];
}

/** While both sides plan in secret. Whoever is done, and whoever only looks on, has nothing to plan. */
function compute(q: Query, who: Seat): readonly PanelBlock[] {
  if (q.state.result !== null || q.node.id !== 'production' || (who !== 0 && who !== 1)) return [];
  if ((q.frame.done & (1 << who)) !== 0)
    return [
      { kind: 'text', text: 'Your production is settled; it is laid open when the other side is done.', rule: '11.1b' },
      ...table('Planned this month', '11.1b', ['Unit', 'What', 'Points'], planRows(q, who)),
    ];
  return planned(q, who);
}
export const productionPanel: PanelInfo = {
  id: 'production',
  title: 'Production',
  rule: '11.1',
  slot: 'turn',
  compute,
};
