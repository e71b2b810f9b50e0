// What each side produces and from where, what is to come and what is lost, to be looked up at any time (11.0).
import { type Loc, type PanelBlock, type PanelRow, place, say, type Side, sideName, unit } from '@rasputitsa/kernel';
import { POOL, TRACK } from '../1-map/board.ts';
import { placeAt } from '../1-map/cities.ts';
import { resourceFactor } from '../1-map/resource-centers.ts';
import { CENTRES, centreYield } from '../11-production/production-level.ts';
import { zoneParts } from '../16-strategic/exit-zone-production.ts';
import { ploestiLost } from '../16-strategic/ploesti.ts';
import { unitOf } from '../2-units/units.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { monthName } from '../calendar.ts';
import { COST, HQ_SURCHARGE, MOUNTAIN_COST, PARA_COST } from '../data/tables.ts';
import { GERMAN, of, sideId, SOVIET } from '../sides.ts';
import { control, halfYear, isEdelweiss, isFriendly, isSettingUp, W41 } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import { knowsUnit, type Seat, signed, TYPES } from './common.ts';

const SIDES = [GERMAN, SOVIET] as const;

function sum(q: Query, side: Side, what: 'production' | 'resource'): number {
  let n = 0;
  for (const h of CENTRES)
    if (centreYield(q, h, side) > 0)
      n += (placeAt(h)?.values[what] ?? 0) * (what === 'resource' ? resourceFactor(side) : 1);
  return n;
}
/** 11.2: a side's Production Level from its parts. */
export function levelFactors(q: Query, side: Side): PanelBlock {
  const parts = [
    { text: 'Basic production', n: q.track(`basic-${sideId(side)}`), rule: '11.21' },
    { text: 'Cities', n: sum(q, side, 'production'), rule: '11.22' },
    { text: 'Resources', n: sum(q, side, 'resource'), rule: '11.23' },
    ...zoneParts(q, side),
  ];
  return {
    kind: 'factors',
    title: say`${sideName(side)} Production Level`,
    factors: parts.filter((f) => f.n !== 0).map((f) => ({ ...f, n: signed(f.n) })),
    sum: { text: 'Production Level', n: parts.reduce((n, f) => n + f.n, 0) },
  };
}

/** 11.22: why a centre yields its holder nothing. */
function idle(q: Query, hex: Loc, side: Side): string {
  if (isEdelweiss(q) && isClosed(q, hex)) return 'part of the basic production';
  return isFriendly(q, hex, side) ? 'no rail or sea supply' : '';
}
function centreRow(q: Query, hex: Loc): PanelRow {
  const holder = control(q, hex) - 1;
  const owner = SIDES.find((s) => s === holder);
  const values = placeAt(hex)?.values ?? {};
  const worth = [values['production'] ?? 0, values['resource'] ?? 0];
  const now = owner === undefined ? 0 : centreYield(q, hex, owner);
  return {
    cells: [
      say`${place(hex)}`,
      worth[1] === 0 ? `${worth[0]}` : `${worth[0]} + ${worth[1]} resource`,
      owner === undefined ? 'disputed' : say`${sideName(owner)}`,
      now,
      owner !== undefined && now === 0 ? idle(q, hex, owner) : '',
    ],
    at: hex,
    rule: worth[1] === 0 ? '11.22' : '11.23',
    tone: now === 0 ? 'quiet' : 'plain',
  };
}
function worthOf(hex: Loc): number {
  const values = placeAt(hex)?.values;
  return (values?.['production'] ?? 0) + (values?.['resource'] ?? 0);
}
/** The dearest first; equal ones by the map. */
const BY_WORTH: readonly Loc[] = CENTRES.toSorted((a, b) => worthOf(b) - worthOf(a) || a - b);

/** Both tracks lie open (3.22c); a seat that does not know a unit does not hear of it. */
function dueRows(q: Query, who: Seat, side: Side): readonly PanelRow[] {
  return q
    .piecesAt(of(TRACK, side))
    .filter((p) => knowsUnit(q, who, p))
    .toSorted((a, b) => q.field(a, 'due') - q.field(b, 'due') || a - b)
    .map((p) => ({
      cells: [monthName(q.field(p, 'due')), say`${unit(p)}`, `${q.steps(p)} of ${unitOf(q, p).max}`],
      piece: p,
      rule: '11.5',
      tone: q.field(p, 'due') <= q.track('month') ? 'owed' : 'plain',
    }));
}
function lostBlock(q: Query, who: Seat, side: Side): readonly PanelBlock[] {
  const lost = q.piecesAt(of(POOL, side)).filter((p) => knowsUnit(q, who, p));
  return lost.length === 0
    ? []
    : [{ kind: 'pieces', title: say`${sideName(side)}: eliminated`, side, pieces: lost.map((piece) => ({ piece })) }];
}

function pair([step, cadre]: readonly [number, number]): string {
  return step === 0 ? '' : `${step} / ${cadre}`;
}
/** 11.C2: a step and a cadre of each type, for both sides. */
function priceRows(q: Query): readonly PanelRow[] {
  const rows: PanelRow[] = TYPES.map(([type, title]) => ({
    cells: [title, ...COST[type].map(pair)],
    rule: '11.C2',
  }));
  if (q.option('mountain-cost') === 'own')
    rows.push({ cells: ['Mountain Corps', pair(MOUNTAIN_COST), ''], rule: '11.C2' });
  rows.push({ cells: ['Paratroops', '', pair(PARA_COST)], rule: '11.C2' });
  const more = `+${HQ_SURCHARGE[0]} / +${HQ_SURCHARGE[1]}`;
  if (halfYear(q) === W41) rows.push({ cells: ['HQs in the first winter', more, ''], rule: 'W41.1a' });
  if (!isSettingUp(q) && ploestiLost(q)) rows.push({ cells: ['HQs without Ploesti', more, ''], rule: '16.12' });
  return rows;
}

function levels(q: Query): PanelBlock {
  return {
    kind: 'versus',
    left: [levelFactors(q, GERMAN)],
    right: [levelFactors(q, SOVIET)],
    leftTitle: say`${sideName(GERMAN)}`,
    rightTitle: say`${sideName(SOVIET)}`,
  };
}
function centres(q: Query): PanelBlock {
  return {
    kind: 'table',
    title: 'Cities and resources',
    head: ['Place', 'Worth', 'Held by', 'Yields', ''],
    rows: BY_WORTH.map((h) => centreRow(q, h)),
    rule: '11.2',
  };
}
export const economyPanel: PanelInfo = {
  id: 'economy',
  title: 'Production and reinforcements',
  rule: '11.1',
  slot: 'reference',
  compute: (q, who) => [
    // Railways depend on who stands where, and so on nothing that is known while both set up.
    ...(isSettingUp(q) ? [] : [levels(q)]),
    ...SIDES.flatMap((side): PanelBlock[] => {
      const rows = dueRows(q, who, side);
      const title = say`${sideName(side)}: reinforcements`;
      return rows.length === 0 ? [] : [{ kind: 'table', title, head: ['Due', 'Unit', 'Strength'], rows, rule: '11.5' }];
    }),
    ...SIDES.flatMap((side) => lostBlock(q, who, side)),
    {
      kind: 'table',
      title: 'What a step and a cadre cost',
      head: ['Type', 'German', 'Soviet'],
      rows: priceRows(q),
      rule: '11.43',
    },
    ...(isSettingUp(q) ? [] : [centres(q)]),
  ],
};
