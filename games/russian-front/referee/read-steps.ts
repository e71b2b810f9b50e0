// Steps that nobody decides: supply, weather, replacements, the date, victory.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { REPLACEMENTS, VICTORY_POINTS } from '../data/tables.ts';
import { DEPARTURES } from '../data/schedule.ts';
import { activeIn, type Reader, type Table } from './audit.ts';
import { isBigCity, PLACES, placeOf } from './board.ts';
import { AXIS, boxOf, nameOf, type Position, SOVIET, type Unit } from './position.ts';
import { isHexSupplied, isSupplied } from './supply.ts';

type Check = (table: Table) => void;
/** What must be so when the step is over; worked out when it begins. */
type Expect = (book: RefereeBook, pos: Position, side: number) => Check;

const ids = (units: readonly Unit[]): Set<string> => new Set(units.map(nameOf));
const own = (pos: Position, side: number): readonly Unit[] => pos.onMap(side);

/** 5.1 */
const markSupply: Expect = (book, pos, side) => {
  const due = ids(own(pos, side).filter((u) => !isSupplied(pos, u)));
  return ({ pos: after }) => {
    const marked = ids(own(after, side).filter((u) => after.has(u, 'out-of-supply')));
    book.count('out of supply', own(after, side).length);
    book.sets('5.1', 'out of supply', due, marked, (n) => `${n} (turn ${pos.turn})`);
  };
};
/** 4.6.4.4, 7.7.2 */
const removeSupply: Expect = (book, pos, side) => {
  const due = ids(own(pos, side).filter((u) => pos.has(u, 'out-of-supply') && !isSupplied(pos, u)));
  return ({ pos: after }) => {
    const lost = ids(own(pos, side).filter((u) => !after.isOnMap(u)));
    book.sets('4.6.4.4', 'lost without supply', due, lost, (n) => n);
    book.same(
      '7.7.2',
      'supply markers left',
      0,
      own(after, side).filter((u) => after.has(u, 'out-of-supply')).length,
      () => 'after the segment',
    );
  };
};
/** 8.1, 8.2, 11.5.3.1, 11.6.1.2 */
const exploitation: Expect = (book, pos, side) => {
  const may = own(pos, side).filter(
    (u) =>
      u.arm === 'ground' &&
      (u.row.type === 'armor' || pos.has(u, 'reserve')) &&
      !pos.has(u, 'refit') &&
      isSupplied(pos, u),
  );
  return ({ pos: after }) => {
    const can = own(after, side).filter((u) => after.has(u, 'exploits'));
    book.sets('8.2', 'who may exploit', ids(may), ids(can), (n) => n);
  };
};
/** 13.1, 11.6.3 */
const removeMarkers: Expect = (book, pos, side) => {
  const due = new Map(
    own(pos, side).map((u) => [u.p, pos.strength(u) + (pos.has(u, 'refit') && pos.hits(u) > 0 ? 1 : 0)]),
  );
  return ({ pos: after }) => {
    for (const u of own(after, side)) {
      book.same('13.1', 'markers', false, after.has(u, 'reserve') || after.has(u, 'refit'), () => nameOf(u));
      book.same('11.6.3', 'markers', due.get(u.p) ?? 0, after.strength(u), () => `strength of ${nameOf(u)}`);
    }
  };
};

// --- Replacements (13.2.1) -------------------------------------------------------------------------------------------

const oilfields = (pos: Position, side: number): number =>
  PLACES.filter((p) => p.kind === 'oilfield' && pos.control(p.hex) === side).length;
const holdsAll = (pos: Position, side: number, names: readonly string[]): boolean =>
  names.every((n) => pos.control(placeOf(n).hex) === side);

function chart(pos: Position): (typeof REPLACEMENTS)[number] | undefined {
  const isEarly = pos.track('first') === 0;
  const turn = isEarly && pos.turn === 1 ? 2 : pos.turn;
  return turn < 2 ? undefined : REPLACEMENTS[turn];
}
function axisIncome(pos: Position): Record<string, number> {
  const row = chart(pos);
  if (!row) return {};
  const out = (track: string) => (pos.track(track) > 0 ? 1 : 0);
  const gone = out('hungary') + out('romania');
  const less = pos.state.scenario === 'early-a' ? 1 : 0;
  const baltic = holdsAll(pos, AXIS, ['Riga', 'Tallinn', 'Vilna']) ? 1 : 0;
  // 13.2.1.1.2, R13: without Finland there is nobody else to give them to.
  const isShared = pos.track('finland') === 0;
  const dnieper = holdsAll(pos, AXIS, ['Dnepropetrovsk', 'Kiev', 'Rostov']) ? 1 : 0;
  return {
    'pool-german': row.german + dnieper + (isShared ? 0 : baltic),
    'pool-finnish': pos.track('finland') > 0 ? 0 : row.finland,
    'pool-other': gone === 2 ? 0 : Math.max(0, row.other - gone - less),
    'factors-oil': oilfields(pos, AXIS),
    'factors-baltic': isShared ? baltic : 0,
  };
}
function sovietIncome(pos: Position): Record<string, number> {
  const row = chart(pos);
  if (!row) return {};
  const lost = PLACES.filter((p) => p.replacement > 0)
    .filter((p) => pos.control(p.hex) !== SOVIET || !isHexSupplied(pos, SOVIET, p.hex))
    .reduce((n, p) => n + p.replacement, 0);
  const factories =
    pos.marked('factory').reduce((n, hex) => n + pos.mark('factory', hex), 0) + pos.track('factories-off-board');
  const lease = ['Stalingrad', 'Plesetsk'].filter((n) => holdsAll(pos, SOVIET, [n])).length + (pos.turn >= 32 ? 1 : 0);
  return {
    'pool-soviet':
      row.offBoard +
      Math.max(0, row.onBoard - lost) +
      oilfields(pos, SOVIET) +
      (row.factoryDot ? Math.floor(factories / 4) : 0) +
      (row.lendLeaseDot ? lease : 0),
    partisans: row.partisans,
  };
}
const income: Expect = (book, pos, side) => {
  const due = side === AXIS ? axisIncome(pos) : sovietIncome(pos);
  return ({ pos: after }) => {
    for (const [track, n] of Object.entries(due))
      book.same(
        '13.2.1',
        'replacement factors',
        pos.track(track) + n,
        after.track(track),
        () => `${track}, turn ${pos.turn}`,
      );
  };
};

// --- Rail capacity (13.4.3) ------------------------------------------------------------------------------------------

const rail: Expect = (book, pos, side) => {
  const isFirst = pos.turn <= 1 && pos.turn === pos.track('first');
  const soviet = isFirst ? 1 : pos.turn >= 32 ? 5 : 4;
  const axis = isFirst ? 0 : Math.max(0, 3 - pos.track('rail-reduction'));
  const finland = isFirst || pos.track('finland') > 0 ? 0 : 1;
  return ({ pos: after }) => {
    if (side === SOVIET) book.same('13.4.3.1', 'rail capacity', soviet, after.track('rail-soviet'), () => 'Soviet');
    else {
      book.same('13.4.3.2', 'rail capacity', axis, after.track('rail-axis'), () => 'Axis');
      book.same('13.4.3.2', 'rail capacity', finland, after.track('rail-finland'), () => 'Finland');
    }
  };
};

// --- Withdrawals (13.3.2) --------------------------------------------------------------------------------------------

const POOL: Readonly<Record<string, string>> = {
  German: 'pool-german',
  Finnish: 'pool-finnish',
  Soviet: 'pool-soviet',
};
const withdrawals: Expect = (book, pos, side) => {
  const due = DEPARTURES.filter((d) => d.turn === pos.turn && d.side === (side === AXIS ? 'axis' : 'soviet'))
    .filter((d) => d.unlessControls === undefined || pos.control(placeOf(d.unlessControls).hex) !== side)
    .flatMap((d) => pos.units.filter((u) => u.row.id === d.unit).map((u) => ({ d, u })))
    .filter(({ u }) => pos.isOnMap(u) || [boxOf('edge', side), boxOf('held back', side)].includes(pos.at(u)));
  // 13.3.3.2
  const isApril = pos.turn === 11 && side === SOVIET;
  const corps = isApril
    ? own(pos, side).filter((u) => u.row.size === 'corps' && (u.row.type === 'infantry' || u.row.type === 'armor'))
    : [];
  const credit = new Map<string, number>();
  const left = (u: Unit) => {
    if (u.row.type !== 'armor' && u.row.type !== 'air') return;
    const pool = POOL[u.row.nation] ?? 'pool-other';
    credit.set(pool, (credit.get(pool) ?? 0) + pos.strength(u));
  };
  for (const { d, u } of due) if (d.how === 'withdrawn') left(u);
  for (const u of corps) left(u);
  const isPlain =
    due.length === DEPARTURES.filter((d) => d.turn === pos.turn).length || (due.length === 0 && corps.length > 0);
  return ({ pos: after }) => {
    for (const u of [...due.map((x) => x.u), ...corps])
      book.same('13.3.2', 'withdrawals', false, after.isOnMap(u), () => `${nameOf(u)} on the map on turn ${pos.turn}`);
    if (isPlain)
      for (const [pool, n] of credit)
        book.same(
          '13.3.2.2.2',
          'withdrawals',
          pos.track(pool) + n,
          after.track(pool),
          () => `${pool} on turn ${pos.turn}`,
        );
  };
};

const turnRecord: Expect = (book, pos) => {
  const next = pos.turn + 1;
  return ({ pos: after }) => book.same('9.1', 'turn', next, after.turn, () => 'the date');
};

const STEPS: Readonly<Record<string, Expect>> = {
  'mark-supply': markSupply,
  'remove-supply': removeSupply,
  'remove-markers': removeMarkers,
  'replacement-income': income,
  withdrawals,
  'turn-record': turnRecord,
};
/** Steps in which somebody decides later: what must be so as soon as they have begun. */
const BEGINNINGS: Readonly<Record<string, Expect>> = { exploitation, 'rail-movement': rail };

// --- Dice of the Preliminary Phase -----------------------------------------------------------------------------------

/** Weather Table: January to December; rolls 0 to 7. f fair, w wet, m mud, s snow. */
const WEATHER: readonly string[] = [
  'mmfffffffffm',
  'ssfffffffffs',
  'sswffffffwws',
  'sswffffffwws',
  'ssmwfffffmms',
  'ssmwffffwmss',
  'ssmwffffwmss',
  'ssssmmffmsss',
];
const LETTERS = 'fwms';
function weather(book: RefereeBook, die: number, table: Table): void {
  const month = (4 + table.pos.turn) % 12;
  for (const [zone, by] of [
    ['arctic', 1],
    ['central', 0],
    ['south', -1],
  ] as const) {
    const due = LETTERS.indexOf(WEATHER[die + by]?.[month] ?? '?');
    book.same(
      '12.1.3',
      'weather',
      due,
      table.pos.track(`weather-${zone}`),
      () => `${zone}, die ${die}, turn ${table.pos.turn}`,
    );
  }
}
function partisans(book: RefereeBook, die: number, used: number, table: Table): void {
  const central = table.pos.track('weather-central');
  const roll = die + used + (central >= 2 ? 1 : 0);
  const due = roll <= 2 ? 0 : roll <= 5 ? 1 : roll <= 7 ? 2 : 3;
  book.same('12.2.1.2', 'partisans', due, table.pos.track('rail-reduction'), () => `die ${die}, ${used} factors`);
}

// --- Victory (9.2, 16.1) ---------------------------------------------------------------------------------------------

export function objectives(pos: Position): number {
  const held = PLACES.filter((p) => pos.control(p.hex) === AXIS);
  const number = held.filter((p) => isBigCity(p.hex) || p.kind === 'oilfield').length;
  if (!pos.isAdvanced) return number;
  return number + held.reduce((n, p) => n + p.replacement, 0) + pos.track('factories-lost');
}
/** Columns: up to 16, then three objectives each, from 47 on the last. */
const column = (n: number): number => (n <= 16 ? 0 : Math.min(11, Math.floor((n - 17) / 3) + 1));

interface Line {
  readonly turn: number;
  readonly number: number;
  readonly points: number;
  readonly level: number;
}
function victory(book: RefereeBook, lines: readonly Line[], table: Table): void {
  const line = lines.at(-1);
  if (!line) return;
  const { pos } = table;
  const turn = pos.turn - 1;
  const number = objectives(pos);
  const row = VICTORY_POINTS.find((r) => r.turn === turn);
  const points = row?.points[column(number)] ?? 0;
  const was = lines.at(-2)?.level ?? (pos.state.scenario === '1943' ? -1 : 0);
  book.same('16.1.1.1', 'victory', number, line.number, () => `objectives on turn ${turn}`);
  book.same('16.1.1.2', 'victory', points, line.points, () => `points on turn ${turn}`);
  book.same('16.1.1.3', 'victory', was + points, line.level, () => `level on turn ${turn}`);
}

export function readSteps(book: RefereeBook): Reader {
  const open: { readonly node: string; readonly check: Check }[] = [];
  let begun: { readonly check: Check } | undefined;
  let rolled: { readonly rule: string; readonly die: number } | undefined;
  return {
    before(e: GameEvent, table: Table) {
      if (e.k === 'rolled') rolled = { rule: e.rule, die: e.dice[0] ?? 0 };
      if (e.k === 'left') {
        if (open.at(-1)?.node === e.n) open.pop()?.check(table);
        if (e.n === 'weather' && rolled?.rule === '12.1.3') weather(book, rolled.die, table);
      }
      if (e.k !== 'entered') return;
      const { n } = e.frame;
      const make = STEPS[n];
      if (make) open.push({ node: n, check: make(book, table.frozen(), activeIn(table)) });
      const start = BEGINNINGS[n];
      if (start) begun = { check: start(book, table.frozen(), activeIn(table)) };
    },
    after(e: GameEvent, table: Table) {
      if (e.k === 'memo' && e.memo === 'record' && e.to !== null)
        victory(book, e.to as unknown as readonly Line[], table);
      if (e.k === 'ended' && e.result.rule === '9.2')
        book.same('9.2', 'victory', objectives(table.pos), e.result.score ?? -1, () => 'objectives at the end');
      if (e.k === 'track' && e.track === 'rail-reduction' && rolled?.rule.startsWith('12.2')) {
        const used = table.deed.action.verb === 'use-partisans' ? Number(table.deed.action.args['factors']) : 0;
        partisans(book, rolled.die, used, table);
      }
    },
    end(table: Table) {
      if (begun) begun.check(table);
      begun = undefined;
    },
  };
}
