// The steps nobody decides: weather, Central Front, petrol, recovery, supply, bridges, forts, the flood, victory.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { OBJECTIVES } from '../data/charts.ts';
import { TURNS } from '../data/schedule.ts';
import type { Reader, Table } from './audit.ts';
import { EDGE_SOURCES, FLOODED, hexesOfSide, HEXES, labelOf, PLACES, ZAPOROZHYE } from './board.ts';
import { deadPile, GERMAN, isGermanProper, nameOf, type Position, SOVIET, type Unit } from './position.ts';
import { hasDump, isIsolated, isSupplied, petrolDistances } from './supply.ts';
import { inEnemyZone } from './zones.ts';

type Roll = Extract<GameEvent, { k: 'rolled' }>;
const pieceOf = (e: Roll): number | undefined => {
  for (const ref of e.purpose.refs) if (typeof ref === 'object' && ref !== null && 'piece' in ref) return ref.piece;
  return undefined;
};

export function readSteps(book: RefereeBook): Reader {
  let rolls: Roll[] = [];
  let start: Position | undefined;
  let checked: Position | undefined;
  const steps: Readonly<Record<string, (now: Position) => void>> = {
    petrol: (now) => petrol(book, start, now, rolls),
    recovery: (now) => recovery(book, now),
    'supply-check': (now) => supply(book, checked ?? start, now, rolls),
    weather: (now) => weather(book, now, rolls),
    'central-front': (now) => centralFront(book, start, now, rolls),
    'air-ready': (now) => airReady(book, start, now, rolls),
    pontoons: (now) => pontoons(book, start, now),
    victory: (now) => victory(book, start, now),
    movement: (now) => movementOver(book, now),
    'second-combat': (now) => combatOver(book, now),
  };
  return {
    after(e, table) {
      if (e.k === 'entered' && steps[e.frame.n]) {
        rolls = [];
        start = table.frozen();
        checked = undefined;
      }
      if (e.k === 'rolled') {
        // Attrition is rolled after General Supply has been checked.
        if (e.rule.startsWith('14.6') && !rolls.some((r) => r.rule.startsWith('14.6'))) checked = table.frozen();
        rolls.push(e);
      }
      if (e.k === 'left') steps[e.n]?.(table.pos);
    },
    end(table) {
      flood(book, table);
      rates(book, table);
    },
  };
}

/** 14.7 */
function petrol(book: RefereeBook, start: Position | undefined, now: Position, rolls: readonly Roll[]): void {
  if (!start) return;
  const side = now.phasing;
  const far = petrolDistances(start, side);
  const due = start
    .onMap(side)
    .filter((u) => u.isMech && u.is !== 'hq' && u.is !== 'leader' && !start.has(u, 'out-of-supply'))
    .filter((u) => (far.get(start.at(u)) ?? HEXES) > 7);
  const rolled = rolls.filter((r) => r.rule.startsWith('14.7'));
  const theirs = new Set(rolled.map((r) => pieceOf(r) ?? -1));
  const about = (p: number) =>
    `${nameOf(start.unit(p))} at ${labelOf(start.at(start.unit(p)))}, ${far.get(start.at(start.unit(p)))} hexes`;
  book.sets('14.7A', 'petrol', new Set(due.map((u) => u.p)), theirs, about);
  for (const r of rolled) {
    const u = now.unit(pieceOf(r) ?? 0);
    const d = far.get(start.at(u)) ?? HEXES;
    const fails = d <= 7 ? 0 : d <= 10 ? 2 : d <= 15 ? 3 : 4;
    book.same(
      '14.7C',
      'petrol dice',
      (r.dice[0] ?? 0) <= fails,
      now.has(u, 'out-of-supply'),
      () => `${nameOf(u)}, ${d} hexes, die ${r.dice[0]}`,
    );
  }
}
/** 11.5 */
function recovery(book: RefereeBook, now: Position): void {
  const left = now.units.filter(
    (u) => u.side === now.phasing && now.has(u, 'disrupted') && now.at(u) !== deadPile(u.side),
  );
  book.same('11.5', 'recovery', 0, left.length, () => `still Disrupted: ${left.map(nameOf).join(', ')}`);
}
/** 14.4, 14.6 */
function supply(book: RefereeBook, check: Position | undefined, now: Position, rolls: readonly Roll[]): void {
  if (!check) return;
  const side = now.phasing;
  const traced = check.onMap(side).filter((u) => u.is !== 'leader');
  const isSafe = (u: Unit) => check.has(u, 'dropped') || isSupplied(check, side, check.at(u));
  const rolled = new Map(rolls.filter((r) => r.rule.startsWith('14.6')).map((r) => [pieceOf(r) ?? -1, r.dice[0] ?? 0]));
  for (const u of traced) {
    const isOut = !isSafe(u);
    const about = () => `${nameOf(u)} at ${labelOf(check.at(u))}`;
    const isGone = !now.isOnMap(u);
    if (!isGone) book.same('14.4', 'out of supply', isOut, now.has(u, 'out-of-supply'), about);
    const isAlone = isOut && isIsolated(check, side, check.at(u));
    if (!isGone) book.same('14.6a', 'isolated', isAlone, now.has(u, 'isolated'), about);
    const die = rolled.get(u.p);
    book.same('14.6b', 'attrition', isAlone && u.is !== 'air', die !== undefined, about);
    if (die === undefined) continue;
    const morale = isGermanProper(u) || u.type === 'airborne' ? 1 : 0;
    const dump = hasDump(check, side, check.at(u)) ? 1 : 0;
    const isHit = die + morale + dump <= 3;
    const steps = isGone ? 0 : now.steps(u);
    book.same(
      '14.6c',
      'attrition dice',
      check.steps(u) - (isHit ? 1 : 0),
      steps,
      () => `${about()}, die ${die} + ${morale} + ${dump}`,
    );
  }
}
/** 25.1, 3.A */
const CLEAR: readonly (readonly [from: number, to: number, clear: number, overcast: number])[] = [
  [7, 12, 4, 5],
  [13, 18, 2, 4],
  [19, 21, 1, 4],
];
function weather(book: RefereeBook, now: Position, rolls: readonly Roll[]): void {
  const row = CLEAR.find(([from, to]) => now.turn >= from && now.turn <= to);
  const [die] = rolls.find((r) => r.rule === '25.1')?.dice ?? [];
  book.same('25.1', 'weather roll', row !== undefined, die !== undefined, () => `turn ${now.turn}`);
  const mine = !row || die === undefined || die <= row[2] ? 'clear' : die <= row[3] ? 'overcast' : 'rain';
  book.same('25.1', 'weather', mine, now.weather, () => `turn ${now.turn}, die ${die}`);
}
/** 27.1 */
function centralFront(book: RefereeBook, start: Position | undefined, now: Position, rolls: readonly Roll[]): void {
  const was = start?.track('half-hexes') ?? 0;
  const [die] = rolls.find((r) => r.rule === '27.1')?.dice ?? [];
  const isDue = now.turn >= 6 && was < 5;
  if (was < 5) book.same('27.1', 'Central Front', isDue, die !== undefined, () => `turn ${now.turn}`);
  if (die === undefined) return;
  const more = die <= 2 ? 0 : die <= 5 ? 1 : 2;
  book.same('27.1', 'half hexes', Math.min(5, was + more), now.track('half-hexes'), () => `die ${die}`);
}
/** 15.2, 25.3 */
function airReady(book: RefereeBook, start: Position | undefined, now: Position, rolls: readonly Roll[]): void {
  if (!start) return;
  const side = now.phasing;
  const dice = new Map(rolls.filter((r) => r.rule.startsWith('25.2')).map((r) => [pieceOf(r) ?? -1, r.dice[0] ?? 0]));
  const fliers = now.units.filter((u) => u.is === 'air' && now.isOnMap(u));
  for (const u of fliers) {
    const isDas = now.has(u, 'das');
    const isOurs = u.side === side;
    const die = dice.get(u.p);
    const isRolled =
      now.weather === 'overcast' && (isOurs ? !now.has(u, 'reserved') && !isDas : isDas && !start.has(u, 'flown'));
    book.same('25.3', 'overcast roll', isRolled, die !== undefined, () => nameOf(u));
    // 25.3.5: in rain the Soviets and German DAS are grounded in the Soviet turn; Germans may still fly DAS in theirs.
    const isRained = now.weather === 'rain' && side === SOVIET && (isOurs || isDas);
    const isDown = (die !== undefined && die <= 3) || isRained;
    const stays = isOurs ? false : start.has(u, 'flown');
    book.same(
      '15.2',
      'ready',
      isDown || stays,
      now.has(u, 'flown'),
      () => `${nameOf(u)} in ${now.weather}, side ${side}`,
    );
    if (!isOurs && isDas && now.weather === 'overcast')
      book.same('25.2', 'bad weather', die !== undefined && die <= 3, now.mark('bad-weather', now.at(u)) > 0, () =>
        nameOf(u),
      );
  }
}
/** 18.5C */
function pontoons(book: RefereeBook, start: Position | undefined, now: Position): void {
  if (!start) return;
  for (const [side, value] of now.marks('bridge')) {
    const hexes = hexesOfSide(side);
    const isFree = hexes.every(
      (hex) => !now.isHeldBy(GERMAN, hex) && (now.isHeldBy(SOVIET, hex) || !inEnemyZone(now, SOVIET, hex)),
    );
    const was = start.mark('bridge', side);
    if (was === 0) continue;
    book.same('18.5C', 'bridge flips', was === 3 || isFree, value === 3, () => hexes.map(labelOf).join('/'));
  }
}
/** 16.2, C-13: what the Turn Record Track gives, less what was spent in advance. */
function rates(book: RefereeBook, table: Table): void {
  const isBegun = table.deed.events.some((e) => e.k === 'entered' && e.frame.n === 'movement');
  if (!isBegun) return;
  const { pos } = table;
  const side = pos.phasing;
  const [, , , soviet = 0, sovietMech = 0, german = 0, germanMech = 0] = TURNS.find(([t]) => t === pos.turn) ?? [];
  const spent = table.positionBefore.track('armor-spent');
  const paid = side === SOVIET ? Math.max(spent, pos.track('armor-spent')) : 0;
  const about = () => `turn ${pos.turn}, side ${side}`;
  book.same('16.2', 'replacement rate', side === SOVIET ? soviet : german, pos.track('replacements'), about);
  book.same(
    '16.2',
    'replacement rate',
    (side === SOVIET ? sovietMech : germanMech) - paid,
    pos.track('mech-replacements'),
    about,
  );
  if (side !== GERMAN) return;
  // 19.1: what was begun a turn ago is finished.
  const left = pos.marks('fort').filter(([, value]) => value === 1);
  book.same(
    '19.1a',
    'forts finished',
    0,
    left.length,
    () => `under construction: ${left.map(([hex]) => labelOf(hex)).join(', ')}`,
  );
}
/** 3.C.2, C-8: Extended markers come off; 19.1c. */
function movementOver(book: RefereeBook, now: Position): void {
  const extended = now.units.filter((u) => now.has(u, 'extended'));
  book.same('4.7', 'markers off', 0, extended.length, () => `Extended: ${extended.map(nameOf).join(', ')}`);
  if (now.phasing !== GERMAN) return;
  for (const [hex, value] of now.marks('fort')) {
    if (value !== 1 || !inEnemyZone(now, GERMAN, hex)) continue;
    for (const u of now.ground(GERMAN, hex))
      book.same('19.1c', 'disrupted builders', true, now.has(u, 'disrupted'), () => `${nameOf(u)} at ${labelOf(hex)}`);
  }
}
function combatOver(book: RefereeBook, now: Position): void {
  const left = now.units.filter((u) => now.has(u, 'assault') || now.has(u, 'attacked') || now.has(u, 'retreated'));
  book.same(
    '4.9D',
    'markers off',
    0,
    left.length,
    () => `after the Second Combat Phase: ${left.map(nameOf).join(', ')}`,
  );
  book.same('18.1', 'markers off', 0, now.marks('river-assault').length, () => 'Assault markers at rivers');
}
/** 28.2: who is in the marshes is lost; how long the flood lasts. */
function flood(book: RefereeBook, table: Table): void {
  if (table.deed.action.verb !== 'destroy-dam') return;
  const { pos, deed } = table;
  const was = table.positionBefore;
  const ends = deed.side === SOVIET ? was.turn : was.turn + 1;
  if (pos.isFlooded) book.same('28.2', 'flood', ends, pos.track('flood-ends'), () => `destroyed by side ${deed.side}`);
  for (const u of was.units)
    if (was.isOnMap(u) && FLOODED.has(was.at(u)) && u.is !== 'air' && u.is !== 'leader')
      book.same('28.2D', 'drowned', false, pos.isOnMap(u), () => nameOf(u));
}
/** 28.1, 30.1, 30.2 */
function victory(book: RefereeBook, start: Position | undefined, now: Position): void {
  if (!start) return;
  let points = 0;
  for (const [hex, { name }] of PLACES) {
    const value = OBJECTIVES[name] ?? 0;
    if (value > 0 && start.control(hex) === SOVIET && isSupplied(start, SOVIET, hex)) points += value;
  }
  points -= 2 * (EDGE_SOURCES[SOVIET] ?? []).filter((hex) => start.ground(GERMAN, hex).length > 0).length;
  // 28.1: two for a dam destroyed, four for one taken intact; these stay when the city is lost, until the dam is destroyed.
  if (start.track('dam') === 1) points += 2;
  else if (start.track('dam-taken') === 1 || start.control(ZAPOROZHYE) === SOVIET) points += 4;
  points += start.track('exit-points');
  book.same('30.2', 'victory points', points, now.track('points'), () => `turn ${start.turn}`);
  const benchmark = TURNS.find(([t]) => t === start.turn)?.[2] ?? 0;
  const isLast = start.turn >= start.track('last');
  const ahead = points - benchmark;
  const winner: number =
    ahead >= 6 ? SOVIET : ahead <= -6 ? GERMAN : isLast ? (ahead >= 3 ? SOVIET : ahead <= -3 ? GERMAN : -1) : -2;
  const theirs: number = now.state.result ? now.state.result.winner : -2;
  book.same(
    '30.1',
    'sudden death',
    winner,
    theirs,
    () => `turn ${start.turn}, ${points} points, benchmark ${benchmark}`,
  );
}
