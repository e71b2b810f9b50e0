// 15, 36.21: the production planner. What may be started and what it costs, the Centers and their tracks, and when everything will be there.
import {
  type PanelBlock,
  type PanelRow,
  type Piece,
  type PanelText,
  place,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { PERSONNEL_CENTERS } from '../3-equipment/board.ts';
import { countersLeft, kindNamed, isOnMap } from '../3-equipment/units.ts';
import { isPersonnelOperational, isTrainingOperational, workingCenters } from '../15-production/centers.ts';
import { CONSTRUCTIONS, refuseAnywhere as refuseConstruct } from '../15-production/construct.ts';
import { CONVERSIONS, refuseAnywhere as refuseConvert } from '../15-production/convert.ts';
import { type Expected, expected } from '../15-production/forecast.ts';
import { incomeOf } from '../15-production/phase.ts';
import { placesFor } from '../15-production/placing.ts';
import { programNow } from '../15-production/program.ts';
import { patients, refuseAnywhere as refuseRebuild, refuseLostAirAnywhere } from '../15-production/rebuild.ts';
import {
  AIR_POINT,
  costOf,
  EMERGENCY_DIVISION,
  isSiberian,
  LOST_AIR,
  started,
  TRACK_NAMES,
  trainingCenters,
  readyUnits,
} from '../15-production/tracks.ts';
import { isCampaign } from '../29-34-scenarios/row.ts';
import { HISTORICAL, HISTORICAL_PERIODS } from '../data/production.ts';
import { RUSSIAN } from '../sides.ts';
import type { PanelInfo, Query } from '../words.ts';

type Viewer = Side | 'spectator';
const table = (
  title: string,
  cited: string,
  head: readonly string[],
  rows: readonly PanelRow[],
): readonly PanelBlock[] => (rows.length === 0 ? [] : [{ kind: 'table', title, head, rows, rule: cited }]);
const where = (q: Query, center: Piece): PanelText => (isSiberian(q, center) ? 'Siberia' : say`${place(q.at(center))}`);

// What may be started

const counters = (q: Query, what: string): PanelText =>
  what === AIR_POINT || what === LOST_AIR
    ? ''
    : countersLeft(q, kindNamed(what === EMERGENCY_DIVISION ? '1-4' : what.replace(/ BG$/, '')));
interface Chance {
  readonly what: string;
  readonly verb: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly no: ReturnType<typeof refuseConstruct>;
  readonly piece?: Piece;
}
/** What bars so many at once is said once, above them. */
const SEVERAL = 3;
const keyOf = (no: Chance['no']): string => (no === undefined ? '' : JSON.stringify([no.rule, no.message]));
function commonReasons(list: readonly Chance[]): ReadonlyMap<string, NonNullable<Chance['no']>> {
  const out = new Map<string, NonNullable<Chance['no']>>();
  for (const [key, all] of Map.groupBy(list, ({ no }) => keyOf(no))) {
    const no = all[0]?.no;
    if (no && all.length >= SEVERAL) out.set(key, no);
  }
  return out;
}
function chanceRow(q: Query, { what, verb, args, no, piece }: Chance, common: ReadonlyMap<string, unknown>): PanelRow {
  const { arms = 0, personnel = 0, turns = 0 } = costOf(q, what) ?? {};
  const why = common.has(keyOf(no)) ? '' : (no?.message ?? '');
  const cells = [what, arms, personnel, `turn ${q.track('turn') + turns}`, counters(q, what), why];
  return {
    cells,
    rule: no?.rule ?? '15.7',
    ...(piece === undefined ? {} : { piece, at: q.at(piece) }),
    ...(no ? { tone: 'quiet' } : { actions: [{ title: 'Start', action: { verb, args } }] }),
  };
}
const HEAD = ['Type', 'Arms', 'Personnel', 'Ready', 'Counters left', ''];
function chances(q: Query): readonly PanelBlock[] {
  const build = CONSTRUCTIONS.map((what) => ({
    what,
    verb: 'construct',
    args: { what },
    no: refuseConstruct(q, what),
  }));
  const convert = CONVERSIONS.map((into) => ({
    what: into,
    verb: 'convert',
    args: { into },
    no: refuseConvert(q, into),
  }));
  const rebuild = patients(q).map((piece) => ({
    what: `${q.kindOf(piece).name} BG`,
    verb: 'rebuild',
    args: { unit: piece },
    no: refuseRebuild(q, piece),
    piece,
  }));
  const air = { what: LOST_AIR, verb: 'rebuild-air', args: {}, no: refuseLostAirAnywhere(q) };
  const common = commonReasons([...build, ...convert, ...rebuild, air]);
  // What can be started comes first.
  const rows = (list: readonly Chance[]): readonly PanelRow[] =>
    list
      .toSorted((a, b) => Number(a.no !== undefined) - Number(b.no !== undefined))
      .map((c) => chanceRow(q, c, common));
  return [
    ...[...common.values()].map((no): PanelBlock => ({ kind: 'text', text: no.message, rule: no.rule, tone: 'bad' })),
    ...table('Construct', '15.3', HEAD, rows(build)),
    ...table('Convert', '15.4', HEAD, rows(convert)),
    ...table('Rebuild', '15.5', HEAD, rows([...rebuild, air])),
    { kind: 'text', text: 'Reconstructed: the Production Cost Chart is lost.', tone: 'quiet' },
  ];
}
function suggestion(q: Query, viewer: Viewer): readonly PanelBlock[] {
  const rows = programNow(q).map(({ what, count, to, team }) => ({
    cells: [`${count} x ${what}`, `to turn ${to}`, team === undefined ? '' : `to keep up ${team}`],
    rule: '36.22',
  }));
  const [first, ...rest] = rows;
  if (first === undefined || viewer !== RUSSIAN)
    return table('Suggested program', '36.22', ['Start', 'Until', ''], rows);
  const action = { title: 'Follow the program', action: { verb: 'follow-program', args: {} } };
  return table('Suggested program', '36.22', ['Start', 'Until', ''], [{ ...first, actions: [action] }, ...rest]);
}

// What is there

function points(q: Query): readonly PanelBlock[] {
  const { arms, personnel, armsOnMap, personnelOnMap } = workingCenters(q);
  const income = incomeOf(q);
  return [
    {
      kind: 'table',
      title: 'Points',
      head: ['', 'In hand', 'Next income', 'Centers that work', 'On the map'],
      rows: [
        {
          cells: ['Arms', q.track('arms-points'), income.arms, arms, `${armsOnMap[0]} of ${armsOnMap[1]}`],
          rule: '15.15',
        },
        {
          cells: [
            'Personnel',
            q.track('personnel-points'),
            income.personnel,
            personnel,
            `${personnelOnMap[0]} of ${personnelOnMap[1]}`,
          ],
          rule: '15.16',
        },
      ],
      rule: '15.2.P',
    },
  ];
}
const ON_TRACK = ['What', 'Center', 'Track', 'Box', 'There on'];
const arrivalRow = (q: Query, { start, what, center, turn, moving }: Expected): PanelRow => ({
  cells: [
    start.units.length > 1 ? `${what} (${start.units.length} units)` : what,
    center === undefined ? start.center : say`${start.center}, ${center === undefined ? '' : nameOf(q, center)}`,
    TRACK_NAMES[start.track] ?? '',
    start.box,
    moving ? `turn ${turn}` : `stopped; not before turn ${turn}`,
  ],
  ...(center !== undefined && isOnMap(q, center) ? { at: q.at(center) } : {}),
  rule: moving ? '15.3' : '15.17',
  ...(moving ? {} : { tone: 'bad' as const }),
});
const nameOf = (q: Query, center: Piece): string =>
  isSiberian(q, center) ? 'Siberia' : (q.game.places.called?.(q.at(center)) ?? q.game.places.label(q.at(center)));
function centers(q: Query): readonly PanelBlock[] {
  const rows = trainingCenters(q).map((p): PanelRow => {
    const number = q.field(p, 'number');
    const mine = started(q).filter((s) => s.center === number);
    const works = isTrainingOperational(q, p);
    return {
      cells: [
        number,
        where(q, p),
        works ? 'yes' : q.field(p, 'usable') > q.track('turn') ? `from turn ${q.field(p, 'usable')}` : 'no',
        mine.map((s) => `${s.what} ${s.box}`).join(', '),
      ],
      piece: p,
      ...(isOnMap(q, p) ? { at: q.at(p) } : {}),
      rule: '15.17',
      ...(works ? {} : { tone: 'bad' as const }),
    };
  });
  return table('Training Centers', '15.17', ['Center', 'Where', 'Operational', 'On its tracks (box)'], rows);
}
const idlePersonnel = (q: Query): readonly PanelRow[] =>
  PERSONNEL_CENTERS.filter((hex) => !isPersonnelOperational(q, hex)).map((hex) => ({
    cells: [say`${place(hex)}`],
    at: hex,
    rule: '15.16',
  }));
function ready(q: Query, viewer: Viewer): readonly PanelBlock[] {
  const rows = readyUnits(q).map((p): PanelRow => {
    const room = placesFor(q, p).length > 0;
    return {
      cells: [say`${unit(p)}`, q.field(p, 'number'), room ? '' : 'no room'],
      piece: p,
      rule: '15.3.P',
      ...(room && viewer === RUSSIAN && isPlacing(q)
        ? { actions: [{ title: 'Place', action: { verb: 'place-unit', args: { unit: p } } }] }
        : {}),
    };
  });
  return table('Finished, to be placed', '15.3.P', ['Unit', 'Center', ''], rows);
}
const isPlacing = (q: Query): boolean =>
  q.active === RUSSIAN &&
  ['production-placing', 'initial-movement', 'mechanized-movement'].some((id) => q.node.id === id);
const forecast = (q: Query): readonly PanelBlock[] =>
  table(
    'Arrival forecast',
    '36.21',
    ON_TRACK,
    expected(q).map((e) => arrivalRow(q, e)),
  );

/** While production is being planned. */
export const productionPanel: PanelInfo = {
  id: 'production',
  title: 'Production',
  rule: '15.2',
  slot: 'turn',
  compute(q, viewer) {
    if (q.state.result !== null || !q.within('production')) return [];
    if (q.node.id === 'production-placing') return [...ready(q, viewer), ...forecast(q)];
    return [...points(q), ...suggestion(q, viewer), ...(viewer === RUSSIAN ? chances(q) : []), ...forecast(q)];
  },
};
/** Always there to look up, for both sides: totals are open (RULINGS G24). */
export const plannerPanel: PanelInfo = {
  id: 'planner',
  title: 'Production planner',
  rule: '15.0',
  slot: 'reference',
  compute(q, viewer) {
    if (!isCampaign(q)) return [];
    return [
      ...points(q),
      ...ready(q, viewer),
      ...forecast(q),
      ...centers(q),
      ...table('Personnel Centers that yield nothing', '15.16', ['Place'], idlePersonnel(q)),
      ...suggestion(q, 'spectator'),
      ...table(
        'Historical production',
        '36.21',
        ['Type', ...HISTORICAL_PERIODS.map((turn) => `to turn ${turn}`), 'Total'],
        HISTORICAL.map((cells) => ({ cells })),
      ),
    ];
  },
};
