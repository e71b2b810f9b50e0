// What is offered besides moving and fighting: arrivals, replacements, air, bridges, forts, drops, railways, the dam.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import {
  distance,
  EDGE_SOURCES,
  HALF_HEXES,
  HEXES,
  type Hex,
  hexesOfSide,
  isClosed,
  isMajor,
  isMarsh,
  isTownOrCity,
  labelOf,
  neighbours,
  PLACES,
  placeAt,
  roadBetween,
  columnOf,
  rowOf,
  sideNumber,
  ZAPOROZHYE,
} from './board.ts';
import { OBJECTIVES } from '../data/charts.ts';
import type { Desk } from './desk.ts';
import { allowance, extension, hasMarker, isFloodedStep, isHeld, type Phase } from './movement.ts';
import {
  arriving,
  BOX,
  deadPile,
  foeOf,
  GERMAN,
  isArtillery,
  nameOf,
  type Position,
  SOVIET,
  type Unit,
} from './position.ts';
import { LINES } from './repair.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { offered } from './offered.ts';
import { hasRoom, mayLeave } from './stacking.ts';
import { connectingRails, edgeSources, freeBases, isSupplied } from './supply.ts';
import { bondsOf, inEnemyZone } from './zones.ts';

const ONE = 2;
/** Looks besides those at the beginning of a step. */
const SELDOM = 4;
const RARELY = 24;
const EDGES = ['W', 'S', 'N', 'E', 'CF'];
const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, h) => h);
const OBJECTIVE_HEXES: readonly Hex[] = [...PLACES]
  .filter(([, p]) => (OBJECTIVES[p.name] ?? 0) > 0)
  .map(([hex]) => hex);

export function watchStaff(book: RefereeBook): Desk {
  const sample = sampler(16, 2);
  const rarely = sampler(4, 1);
  let n = 0;
  return {
    asked(pos, now) {
      const isNew = sample.ask(`${now.node} ${pos.turn} ${now.side}`);
      rarely.ask(`${now.node} ${pos.turn} ${now.side}`);
      n++;
      const isTime = isNew || n % RARELY === 0;
      if (now.node === 'movement' && (isNew || n % SELDOM === 0)) {
        const waiting = pos.units.filter((u) => u.side === now.side && !pos.isOnMap(u));
        for (const u of sample.pick(waiting)) entries(book, pos, now, u);
        for (const u of sample.pick(waiting.filter((x) => pos.at(x) === deadPile(x.side))))
          rebuilding(book, pos, now, u);
        const mine = pos.onMap(now.side);
        for (const u of sample.pick(mine)) {
          replacing(book, pos, now, u);
          rivers(book, pos, now, u);
        }
        for (const u of rarely.pick(mine.filter((x) => x.is === 'air'))) changeBase(book, pos, now, u);
        if (now.side === GERMAN && isTime) forts(book, pos, now, n);
      }
      if (now.node === 'movement' || now.node === 'exploitation') {
        if (isNew || n % SELDOM === 0) edges(book, pos, now, sample.pick(pos.onMap(now.side)));
        if (isTime) drops(book, pos, now);
        if (now.side === GERMAN && isTime) rally(book, pos, now);
      }
      if (now.node === 'das') das(book, pos, now);
      if (now.node === 'air-return') airReturn(book, pos, now);
      if (now.node === 'artillery') artillery(book, pos, now);
      if (now.node === 'rail-repair') repairs(book, pos, now);
      if (now.node === 'dam') dam(book, pos, now);
      if (now.node === 'early-pontoons') hurry(book, pos, now);
      if (now.node === 'displace-leader') displaced(book, pos, now);
      if (now.node === 'rebase') rebased(book, pos, now);
    },
  };
}

// --- 16.1, 27: arrivals -----------------------------------------------------------------------------------------------------

const underHalf = (pos: Position): readonly Hex[] => HALF_HEXES.slice(0, pos.track('half-hexes')).flat();
/** A unit enters this hex from off the map. */
function canEnter(pos: Position, u: Unit, hex: Hex): boolean {
  if (isClosed(hex) || pos.isHeldBy(foeOf(u.side), hex) || bondsOf(pos, foeOf(u.side)).hexes.has(hex)) return false;
  return hasRoom(pos, u.side, hex, [u]);
}
function edgeHexes(pos: Position, u: Unit, edge: string): readonly Hex[] {
  const sources = edgeSources(pos, u.side);
  // Tigers, assault guns and recalled artillery have no edge of their own.
  if (edge === '') return u.side === SOVIET ? [...sources, ...underHalf(pos)] : sources;
  const isOn: Readonly<Record<string, (hex: Hex) => boolean>> = {
    W: (hex) => columnOf(hex) === 1,
    S: (hex) => columnOf(hex) !== 1,
    N: (hex) => rowOf(hex) === 1,
    E: (hex) => columnOf(hex) === 60,
  };
  return sources.filter((hex) => isOn[edge]?.(hex) ?? false);
}
function entries(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const at = pos.at(u);
  let hexes: readonly Hex[] = [];
  if (at === arriving(u.side) && pos.field(u, 'due') <= pos.turn) {
    const edge = EDGES[pos.field(u, 'edge') - 1] ?? '';
    hexes = edgeHexes(pos, u, edge === 'CF' ? 'N' : edge);
    // 27.2: reinforcements of the Soviets use the half hexes as well.
    if (u.side === SOVIET && (edge === 'CF' || edge === 'N')) hexes = [...hexes, ...underHalf(pos)];
  }
  if (at === BOX.holding && pos.field(u, 'due') <= pos.turn) {
    const north = ALL_HEXES.filter((hex) => rowOf(hex) === 1 && pos.control(hex) === SOVIET);
    hexes = [...north, ...underHalf(pos)];
  }
  const mine = new Set(hexes.filter((hex) => canEnter(pos, u, hex)));
  const theirs = offered(now, 'enter', 'to', { unit: u.p });
  book.sets(
    '16.1',
    'arrivals',
    mine,
    theirs,
    (hex) => `${nameOf(u)} (due ${pos.field(u, 'due')}, edge ${pos.field(u, 'edge')}) at ${labelOf(hex)}`,
  );
  const mayHold = u.side === SOVIET && at === arriving(SOVIET) && pos.field(u, 'due') <= pos.turn;
  const can = now.whyNot('hold-in-box', { unit: u.p }) === undefined;
  book.same('27.3', 'into the Holding Box', mayHold, can, () => `${nameOf(u)} (edge ${pos.field(u, 'edge')})`);
}
/** 27.3a, 30.2C: off the map. */
function edges(book: RefereeBook, pos: Position, now: Question, units: readonly Unit[]): void {
  for (const u of units) {
    if (u.is === 'air') continue;
    const phase = now.node as Phase;
    const at = pos.at(u);
    const cost = ONE + (inEnemyZone(pos, u.side, at) ? 2 * ONE : 0);
    // a point and what a zone costs; Extended Movement helps, and one hex regardless of cost, not the one hex everybody may move.
    const isStill = pos.field(u, 'hexes') === 0 && pos.field(u, 'spent') === 0;
    const isOneHex = (phase === 'exploitation' && !u.isMech) || pos.has(u, 'disrupted');
    const left = allowance(pos, u) - pos.field(u, 'spent');
    const isExtended = left + extension(pos, u, phase) >= cost && hasMarker(pos, [u]);
    const isPaid = isOneHex ? isStill : left >= cost || isExtended;
    const canGo = u.side === SOVIET && !isHeld(pos, u, phase) && isPaid && mayLeave(pos, u.side, at, [u]);
    const about = () =>
      `${nameOf(u)} at ${labelOf(at)} in ${phase} (spent ${pos.field(u, 'spent')}, hexes ${pos.field(u, 'hexes')}${pos.has(u, 'disrupted') ? ', disrupted' : ''}${pos.has(u, 'out-of-supply') ? ', out of supply' : ''})`;
    if (rowOf(at) === 1)
      book.same('27.3a', 'off the north edge', canGo, now.whyNot('leave-north', { unit: u.p }) === undefined, about);
    if (columnOf(at) === 1)
      book.same(
        '30.2C',
        'off the west edge',
        canGo && u.is === 'combat',
        now.whyNot('exit-west', { unit: u.p }) === undefined,
        about,
      );
  }
}

// --- 16.2 to 16.5: replacements ---------------------------------------------------------------------------------------------

function replacing(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  if (u.is === 'air' || u.is === 'leader') return;
  const isAble =
    pos.steps(u) < u.steps &&
    !['disrupted', 'out-of-supply', 'extended', 'replaced'].some((f) => pos.has(u, f)) &&
    !(u.side === SOVIET && inEnemyZone(pos, SOVIET, pos.at(u)));
  const isPaid = pos.track('mech-replacements') > 0 || (!u.isMech && pos.track('replacements') > 0);
  const can = now.whyNot('replace', { unit: u.p }) === undefined;
  book.same('16.2', 'replacing', isAble && isPaid, can, () => `${nameOf(u)} at ${labelOf(pos.at(u))}`);
}
const ARMORED: ReadonlySet<string> = new Set(['t34', 'su100', 'kv1']);
/** Can a unit of the Dead Pile be paid for? 16.2, 16.3, 16.4 */
function isPaid(pos: Position, u: Unit): boolean {
  const mech = pos.track('mech-replacements') > 0;
  const other = pos.track('replacements') > 0;
  if (u.type === 'artillery' || u.type === 'airborne' || u.type === 'tiger' || u.type === 'stug') return false;
  if (u.is === 'hq') return mech;
  if (u.type === 'sapper' || u.type === 'mech-brigade') return mech || other || pos.track('brigade-credit') > 0;
  if (ARMORED.has(u.type)) return mech || pos.track('armor-credit') > 0;
  return mech || (!u.isMech && other);
}
function rebuilding(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const rails = connectingRails(pos, u.side);
  const edge = edgeSources(pos, u.side);
  const hexes = OBJECTIVE_HEXES.filter((hex) => pos.control(hex) === u.side && (rails.has(hex) || edge.includes(hex)));
  const stars = u.side === SOVIET ? edgeSources(pos, SOVIET) : [];
  let mine = [...new Set([...hexes, ...stars])].filter((hex) => hasRoom(pos, u.side, hex, [u]));
  // 21b
  const cities = mine.filter((hex) => placeAt(hex) === 'city');
  if (u.type === 'security' && cities.length > 0) mine = cities;
  if (!isPaid(pos, u)) mine = [];
  const theirs = offered(now, 'rebuild', 'to', { unit: u.p });
  book.sets('16.5E', 'rebuilding', new Set(mine), theirs, (hex) => `${nameOf(u)} at ${labelOf(hex)}`);
}

// --- 18: rivers -------------------------------------------------------------------------------------------------------------

function rivers(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  if (u.is === 'air') return;
  const at = pos.at(u);
  const isFit = !pos.has(u, 'disrupted') && !pos.has(u, 'out-of-supply') && u.is !== 'leader';
  const isStill =
    pos.field(u, 'hexes') === 0 && pos.field(u, 'spent') === 0 && !pos.has(u, 'moved') && !pos.has(u, 'moving');
  const banks = neighbours(at).filter((n) => isMajor(at, n) && !isFloodedStep(pos, at, n));
  const isFree = pos.mark('river-assault', at) === 0 && pos.marks('river-assault').length < 10;
  const targets = isFit && isStill && isFree ? banks.filter((n) => pos.isHeldBy(foeOf(u.side), n)) : [];
  const theirs = offered(now, 'river-assault', 'target', { unit: u.p });
  book.sets(
    '18.1B',
    'river assault',
    new Set(u.is === 'hq' && theirs.size === 0 ? [] : targets),
    theirs,
    (hex) => `${nameOf(u)} at ${labelOf(at)} on ${labelOf(hex)}`,
  );
  if (u.side !== SOVIET) return;
  const mine = neighbours(at).filter(
    (n) =>
      isMajor(at, n) && pos.mark('bridge', sideNumber(at, n)) === 0 && roadBetween(at, n) === undefined && !isClosed(n),
  );
  const isLimit = pos.marks('bridge').length >= 4;
  const trains = offered(now, 'place-bridge-train', 'to', { unit: u.p });
  // 18.4: the unit that placed the Assault marker may place it as well.
  const isReady = isStill || (pos.has(u, 'moved') && pos.field(u, 'hexes') === 0 && pos.mark('river-assault', at) > 0);
  const may = isFit && isReady && !isLimit ? mine : [];
  book.sets('18.4', 'bridge train', new Set(may), trains, (hex) => `${nameOf(u)} at ${labelOf(at)} to ${labelOf(hex)}`);
}
/** 18.5A, B */
function hurry(book: RefereeBook, pos: Position, now: Question): void {
  for (const [side, value] of pos.marks('bridge')) {
    if (value === 3) continue;
    const hexes = hexesOfSide(side);
    const [from, to] = value === 1 ? hexes : [hexes[1], hexes[0]];
    const isFree = hexes.every(
      (hex) => !pos.isHeldBy(GERMAN, hex) && (pos.isHeldBy(SOVIET, hex) || !inEnemyZone(pos, SOVIET, hex)),
    );
    const mine = isFree && pos.mark('hurried', side) === 0;
    const can = now.whyNot('hurry-bridge', { from, to }) === undefined;
    book.same('18.5B', 'early bridge', mine, can, () => hexes.map(labelOf).join('/'));
  }
}

// --- 15: air ----------------------------------------------------------------------------------------------------------------

function changeBase(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const isAble = !['flown', 'disrupted', 'das', 'reserved'].some((f) => pos.has(u, f)) && pos.weather !== 'rain';
  const mine = isAble ? freeBases(pos, u.side) : [];
  book.sets(
    '15.3b',
    'change of base',
    new Set(mine),
    offered(now, 'change-base', 'to', { unit: u.p }),
    (hex) => `${nameOf(u)} to ${labelOf(hex)}`,
  );
}
function airReturn(book: RefereeBook, pos: Position, now: Question): void {
  for (const u of pos.onMap(now.side)) {
    if (u.is !== 'air') continue;
    const bases = freeBases(pos, u.side);
    const near = bases.filter((hex) => distance(pos.at(u), hex) <= u.range);
    const mine = pos.has(u, 'das') ? (near.length > 0 ? near : bases) : [];
    book.sets(
      '15.3c',
      'return to base',
      new Set(mine),
      offered(now, 'return-to-base', 'to', { unit: u.p }),
      (hex) => `${nameOf(u)} to ${labelOf(hex)}`,
    );
  }
}
function das(book: RefereeBook, pos: Position, now: Question): void {
  for (const u of pos.onMap(now.side)) {
    if (u.is !== 'air') continue;
    // C-10: in rain the Germans may still fly it.
    const isRained = pos.weather === 'rain' && u.side === SOVIET;
    const isReady = !['flown', 'das', 'out-of-supply', 'disrupted'].some((f) => pos.has(u, f)) && !isRained;
    const mine = isReady ? ALL_HEXES.filter((hex) => distance(pos.at(u), hex) <= u.range) : [];
    book.sets(
      '15.6a',
      'air support',
      new Set(mine),
      offered(now, 'fly-das', 'to', { unit: u.p }),
      (hex) => `${nameOf(u)} to ${labelOf(hex)}`,
    );
  }
}
/** 15.7 */
function rebased(book: RefereeBook, pos: Position, now: Question): void {
  const mine = freeBases(pos, now.side).filter((hex) => !pos.isHeldBy(foeOf(now.side), hex));
  book.sets('15.7', 'overrun', new Set(mine), offered(now, 'reposition', 'to', {}), labelOf);
}

// --- 17, 19, 20, 22, 26, 28 -----------------------------------------------------------------------------------------------------

function repairs(book: RefereeBook, pos: Position, now: Question): void {
  const heads = (pos.state.memo['railheads'] ?? []) as unknown as readonly {
    readonly line: string;
    readonly at: number;
  }[];
  const theirs = now.values('repair', 'line') as readonly unknown[] as readonly string[];
  const mine = heads
    .filter(({ line, at }) => {
      const hexes = LINES.find((l) => l.id === line)?.hexes ?? [];
      const here = hexes[at];
      const next = hexes[at + 1];
      if (here === undefined || next === undefined || pos.track('repaired-hexes') >= 10) return false;
      if (pos.mark('repairs', line) >= 2 || !connectingRails(pos, SOVIET).has(here)) return false;
      return pos.control(next) === SOVIET && !pos.isHeldBy(GERMAN, next);
    })
    .map(({ line }) => line);
  book.sets('17.3', 'repair', new Set(mine), new Set(theirs), (line) => `line ${line}`);
}
/** Some of a list, others each time. */
function few<T>(list: readonly T[], n: number, most: number): readonly T[] {
  const every = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, i) => (i + n) % every === 0);
}
function forts(book: RefereeBook, pos: Position, now: Question, n: number): void {
  const isOne = pos.track('forts-begun') < 1;
  const front = ALL_HEXES.filter((hex) => inEnemyZone(pos, GERMAN, hex));
  for (const hex of [...few(front, n, 12), ...few(ALL_HEXES, n, 24)]) {
    const can = now.whyNot('build-fort', { at: hex }) === undefined;
    book.same('19.1', 'building forts', isOne && mayFortify(pos, hex), can, () => labelOf(hex));
  }
}
function mayFortify(pos: Position, hex: Hex): boolean {
  if (
    isClosed(hex) ||
    pos.control(hex) !== GERMAN ||
    pos.mark('fort', hex) > 0 ||
    pos.isFort(GERMAN, hex) ||
    pos.isHeldBy(SOVIET, hex)
  )
    return false;
  if (inEnemyZone(pos, GERMAN, hex)) return pos.ground(GERMAN, hex).length > 0;
  return isSupplied(pos, GERMAN, hex);
}
function drops(book: RefereeBook, pos: Position, now: Question): void {
  const brigade = pos.all(BOX.airborne)[0];
  if (!brigade || now.side !== SOVIET) return;
  const isOpen = pos.weather === 'clear' && !(pos.turn <= 7 && pos.track('drops') >= 1);
  const troops = pos.onMap(SOVIET).filter((u) => u.is === 'combat');
  const near = new Set(troops.map((u) => pos.at(u)));
  const planes = pos.onMap(GERMAN).filter((u) => u.is === 'air');
  const mine = ALL_HEXES.filter(
    (hex) =>
      !isClosed(hex) &&
      !pos.isHeldBy(SOVIET, hex) &&
      !pos.isHeldBy(GERMAN, hex) &&
      !isMarsh(hex) &&
      !isTownOrCity(hex) &&
      !planes.some((p) => distance(pos.at(p), hex) <= 1) &&
      [...near].some((h) => distance(h, hex) <= 5),
  );
  const theirs = offered(now, 'drop', 'to', { brigade: brigade.p });
  book.sets('20.2', 'drops', new Set(isOpen ? mine : []), theirs, labelOf);
}
function rally(book: RefereeBook, pos: Position, now: Question): void {
  const manstein = pos.units.find((u) => u.id === 'ld-man');
  if (!manstein) return;
  const isAble =
    pos.isOnMap(manstein) &&
    !pos.has(manstein, 'disrupted') &&
    !pos.has(manstein, 'travelled') &&
    pos.track('manstein-attempts') < 3;
  const mine = pos
    .onMap(GERMAN)
    .filter((u) => u.is !== 'air' && u !== manstein && pos.has(u, 'disrupted') && !pos.has(u, 'tried'))
    .filter((u) => distance(pos.at(u), pos.at(manstein)) <= 4);
  const theirs = offered(now, 'rally', 'unit', {});
  book.sets('26.2', 'rally', new Set(isAble ? mine.map((u) => u.p) : []), theirs, (p) => nameOf(pos.unit(p)));
}
function artillery(book: RefereeBook, pos: Position, now: Question): void {
  const isLeft = pos.track('artillery-flips') < 2;
  const mine = pos
    .onMap(SOVIET)
    .filter((u) => isArtillery(u) && !u.isGuards && pos.has(u, 'depleted'))
    .filter((u) => !pos.has(u, 'disrupted') && !pos.has(u, 'out-of-supply'));
  const theirs = offered(now, 'resupply-artillery', 'gun', {});
  book.sets('22.4', 'artillery', new Set(isLeft ? mine.map((u) => u.p) : []), theirs, (p) => nameOf(pos.unit(p)));
}
function dam(book: RefereeBook, pos: Position, now: Question): void {
  const isIntact = pos.track('dam') === 0;
  const guns = neighbours(ZAPOROZHYE).some((hex) => pos.ground(SOVIET, hex).some(isArtillery));
  const mine = isIntact && (now.side === SOVIET ? guns : pos.control(ZAPOROZHYE) === GERMAN);
  book.same('28.1', 'dam', mine, now.whyNot('destroy-dam') === undefined, () => `side ${now.side}`);
}
/** 26.3, A-35 */
function displaced(book: RefereeBook, pos: Position, now: Question): void {
  const own = OBJECTIVE_HEXES.filter((hex) => pos.control(hex) === now.side && !pos.isHeldBy(foeOf(now.side), hex));
  const mine = own.length > 0 ? own : (EDGE_SOURCES[now.side] ?? []).filter((hex) => pos.control(hex) === now.side);
  book.sets('26.3', 'displaced leader', new Set(mine), offered(now, 'displace-leader', 'to', {}), labelOf);
}
