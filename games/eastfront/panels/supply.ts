// Headquarters and supply at a glance (5.0, 10.0): who commands how far, and who is cut off and why.
import {
  type Message,
  type PanelBlock,
  type PanelRow,
  type Piece,
  place,
  say,
  type Side,
  sideName,
  unit,
} from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { type Supply, supplyAt, whyCut } from '../10-supply/reasons.ts';
import { unsupplied } from '../10-supply/supply-status.ts';
import { isStrayed } from '../16-strategic/satellites.ts';
import { isHq, isSupreme, unitOf } from '../2-units/units.ts';
import { commandRange, commandValue } from '../5-command/command-range.ts';
import { isDisrupted } from '../5-command/disruption.ts';
import { supremeMoves } from '../5-command/supreme-hqs.ts';
import { SUPREME_AIR_FACTOR } from '../data/tables.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';
import { inPlayUnits, isSettingUp, unitsOf } from '../state.ts';
import type { Flag, PanelInfo, Query } from '../words.ts';
import { knowsUnit, many, type Seat } from './common.ts';

// Headquarters

const ROLES: readonly (readonly [flag: Flag, word: string])[] = [
  ['blitz', 'blitz'],
  ['invasion', 'invasion'],
  ['paradrop', 'paradrop'],
];
function status(q: Query, hq: Piece): string {
  const role = ROLES.filter(([flag]) => q.has(hq, flag)).map(([, word]) => word);
  const words = [
    q.has(hq, 'active') ? ['active', ...role].join(', ') : '',
    q.has(hq, 'unsupplied') ? 'unsupplied' : '',
  ];
  return words.filter((w) => w !== '').join(', ');
}
/** Own units it could move now; of the enemy's HQs one does not know whom they command. */
function commands(q: Query, who: Seat, hq: Piece): string {
  if (isSupreme(q, hq)) return `${supremeMoves(q, hq)} Supreme Moves`;
  if (q.sideOf(hq) !== who) return '';
  const range = commandRange(q, hq);
  return many(unitsOf(q, who).filter((p) => !isHq(q, p) && range.has(q.at(p))).length, 'unit');
}
function hqRow(q: Query, who: Seat, hq: Piece): PanelRow {
  const full = q.steps(hq);
  const value = commandValue(q, hq);
  const reach = Math.max(0, value);
  return {
    cells: [
      say`${unit(hq)}`,
      say`${place(q.at(hq))}`,
      value === full ? `${full} of ${unitOf(q, hq).max}` : `${full} of ${unitOf(q, hq).max}, disrupted`,
      value < 0
        ? 'commands nothing'
        : isSupreme(q, hq)
          ? `air ${reach * SUPREME_AIR_FACTOR}`
          : many(reach, 'hex', 'hexes'),
      commands(q, who, hq),
      status(q, hq),
    ],
    piece: hq,
    at: q.at(hq),
    rule: isSupreme(q, hq) ? '5.61' : value === full ? '5.3' : '5.8',
    tone: q.has(hq, 'active') ? 'good' : 'plain',
  };
}
function hqBlocks(q: Query, who: Seat, side: Side): readonly PanelBlock[] {
  const known = unitsOf(q, side).filter((p) => knowsUnit(q, who, p) && isHq(q, p));
  if (known.length === 0) return [];
  const supremeFirst = known.toSorted((a, b) => Number(isSupreme(q, b)) - Number(isSupreme(q, a)) || a - b);
  return [
    {
      kind: 'table',
      title: who === side ? 'Your headquarters' : say`${sideName(side)} headquarters that lie open`,
      head: ['HQ', 'At', 'Value', 'Range', 'Commands', 'Status'],
      rows: supremeFirst.map((hq) => hqRow(q, who, hq)),
      rule: '5.3',
    },
    ...(isDisrupted(q, side)
      ? [{ kind: 'text', text: say`${sideName(side)} HQs are disrupted.`, rule: '5.8', tone: 'bad' } as const]
      : []),
  ];
}

// Supply of one's own

interface Cut {
  readonly rule: string;
  readonly message: Message;
}
const KEPT: Readonly<Record<Supply, Cut>> = {
  line: { rule: '10.3', message: say`has a line` },
  beachhead: { rule: '15.52a', message: say`lives on the Beachhead` },
  fortress: { rule: '10.5a', message: say`kept by the fortress; gets no replacements` },
  besieged: { rule: '15.31', message: say`kept by ships` },
  none: { rule: '10.3', message: say`no line` },
};
/** Why a unit starves, or what keeps it without a line. */
function reason(q: Query, p: Piece, starves: boolean): Cut {
  if (isStrayed(q, p)) return { rule: '16.13c', message: say`Restricted and outside its area: nothing supplies it.` };
  const at = q.at(p);
  return starves ? whyCut(q, at, q.sideOf(p)) : KEPT[supplyAt(q, at, q.sideOf(p))];
}
function ownRows(q: Query, side: Side): readonly PanelRow[] {
  const starving = new Set(unsupplied(q, side));
  const out: PanelRow[] = [];
  for (const p of unitsOf(q, side)) {
    const starves = starving.has(p);
    const flagged = q.has(p, 'unsupplied');
    if (!starves && !flagged && (!isHex(q.at(p)) || supplyAt(q, q.at(p), side) === 'line')) continue;
    const { rule, message } = reason(q, p, starves);
    out.push({
      cells: [
        say`${unit(p)}`,
        say`${place(q.at(p))}`,
        flagged ? 'unsupplied' : 'supplied',
        starves ? 'loses a step' : 'holds',
        message,
      ],
      piece: p,
      at: q.at(p),
      rule,
      tone: starves ? 'bad' : 'plain',
    });
  }
  return out;
}
function ownBlocks(q: Query, side: Side): readonly PanelBlock[] {
  const rows = ownRows(q, side);
  if (rows.length === 0)
    return [{ kind: 'text', text: 'Every unit of yours has a supply line.', rule: '10.1', tone: 'good' }];
  return [
    {
      kind: 'table',
      title: 'Your units without a line, or marked unsupplied',
      head: ['Unit', 'At', 'Status', 'If it were checked now', 'Why'],
      rows,
      rule: '10.4',
    },
  ];
}

// Supply of the enemy, by place: which blocks the stores would keep is his to know

function foeBlocks(q: Query, side: Side): readonly PanelBlock[] {
  const rows: PanelRow[] = [];
  const count = new Map<number, number>();
  for (const p of inPlayUnits(q)) if (q.sideOf(p) === side) count.set(q.at(p), (count.get(q.at(p)) ?? 0) + 1);
  for (const [at, n] of [...count].sort((a, b) => a[0] - b[0])) {
    const supply = supplyAt(q, at, side);
    if (supply === 'line') continue;
    const { rule, message } = supply === 'none' ? whyCut(q, at, side) : KEPT[supply];
    rows.push({ cells: [say`${place(at)}`, many(n, 'block'), message], at, rule, tone: 'plain' });
  }
  const title = say`${sideName(side)} blocks without a line`;
  return rows.length === 0 ? [] : [{ kind: 'table', title, head: ['At', 'Blocks', 'Why'], rows, rule: '10.3' }];
}

export const supplyPanel: PanelInfo = {
  id: 'supply',
  title: 'Headquarters and supply',
  rule: '10.1',
  slot: 'reference',
  compute(q, who) {
    if (isSettingUp(q)) return who === 'spectator' ? [] : hqBlocks(q, who, who);
    if (who === 'spectator')
      return [GERMAN, SOVIET].flatMap((side) => [...hqBlocks(q, who, side), ...foeBlocks(q, side)]);
    const enemy = enemyOf(who);
    return [...hqBlocks(q, who, who), ...ownBlocks(q, who), ...hqBlocks(q, who, enemy), ...foeBlocks(q, enemy)];
  },
};
