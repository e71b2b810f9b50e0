// What happens by itself: the calendar, arrivals, air combat, the Axis line, fortifying, the end of the game.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { UNITS } from '../data/units.ts';
import type { Reader, Table } from './audit.ts';
import { airTrack, lowestHit } from './air.ts';
import { labelOf } from './board.ts';
import { unguarded, ungarrisoned } from './line.ts';
import type { Memory } from './memory.ts';
import { AXIS, foeOf, type Position, RUSSIAN } from './position.ts';
import { countersLeft, diggers, freeDivisions, dueAir, dueDrafts, dueUnits, rebuildsFor, winnerOf } from './staff.ts';

export function readSteps(
  book: RefereeBook,
  memory: Memory,
  kinds: readonly { readonly id: string; readonly name: string }[],
): Reader {
  let arrivals: { readonly was: Position; readonly placed: Map<string, number> } | undefined;
  let air: AirCombat | undefined;
  return {
    before(e, table) {
      if (e.k === 'entered' && e.frame.n === 'arrivals') arrivals = { was: table.frozen(), placed: new Map() };
      if (e.k === 'placed' && arrivals) {
        const name = kinds[e.kind]?.name ?? '';
        const isReduced = e.steps === 1 && isTwoSided(e, kinds);
        const key = isReduced ? `${name}KG` : name;
        arrivals.placed.set(key, (arrivals.placed.get(key) ?? 0) + 1);
      }
      if (e.k === 'left' && e.n === 'arrivals' && arrivals) {
        compareArrivals(book, arrivals.was, arrivals.placed, table.pos);
        arrivals = undefined;
      }
      if (e.k === 'entered' && e.frame.n === 'air-combat') air = beginAir(table.pos);
      if (e.k === 'rolled' && air) rollAir(air, e, table);
      if (e.k === 'left' && e.n === 'air-combat' && air) {
        finishAir(book, air, table.pos);
        air = undefined;
      }
      if (e.k === 'left' && e.n === 'player-turn-end' && table.pos.phasing === AXIS) compareLine(book, table.pos);
      if (e.k === 'ended') compareResult(book, table.pos, e);
    },
    end(table) {
      const { action } = table.deed;
      if (action.verb === 'unfortify') memory.turnedBack = table.pos.turn;
      if (action.verb === 'fortify') compareDigging(book, table, action.args['piece'] as number);
    },
  };
}
const TWO_SIDED: ReadonlySet<string> = new Set(['ge-inf', 'ge-sec', 'ge-arm', 'ge-mech', 'fi-inf']);
const isTwoSided = (e: Extract<GameEvent, { k: 'placed' }>, kinds: readonly { readonly id: string }[]): boolean =>
  TWO_SIDED.has(kinds[e.kind]?.id ?? '');

const idOf = (what: string): string => UNITS.find(([, name]) => name === what.replace(/KG$/, ''))?.[0] ?? '';
function compareArrivals(book: RefereeBook, was: Position, placed: ReadonlyMap<string, number>, now: Position): void {
  const side = was.phasing;
  const due = dueUnits(was, side);
  // 36.3: without a counter nobody arrives.
  const free = (what: string) => countersLeft(was, idOf(what));
  // 22.24: free 1-4s appear as far as there is room around their cities.
  const spare = side === RUSSIAN ? freeDivisions(was) : 0;
  for (const what of new Set([...due.keys(), ...placed.keys()])) {
    const most = Math.min(due.get(what) ?? 0, free(what));
    const theirs = placed.get(what) ?? 0;
    const isInRange = theirs <= most && theirs >= Math.min(most, (due.get(what) ?? 0) - (what === '1-4' ? spare : 0));
    book.same('29.31', 'arrivals', isInRange ? theirs : most, theirs, () => `${what} on turn ${was.turn}`);
  }
  const gained = now.track(airTrack(side, 'air')) - was.track(airTrack(side, 'air'));
  book.same('12.51', 'air points', dueAir(was, side), gained, () => `side ${side}, turn ${was.turn}`);
  if (side !== AXIS) return;
  const [infantry, armor] = dueDrafts(was);
  book.same(
    '20.0',
    'drafts',
    was.track('infantry-draft') + infantry,
    now.track('infantry-draft'),
    () => `turn ${was.turn}`,
  );
  book.same('20.0', 'drafts', was.track('armor-draft') + armor, now.track('armor-draft'), () => `turn ${was.turn}`);
  for (const kind of ['infantry', 'armor'])
    book.same(
      '20.11',
      'rebuilds',
      rebuildsFor(now.track(`${kind}-draft`)),
      now.track(`${kind}-rebuilds`),
      () => `turn ${was.turn}`,
    );
}

// --- Air combat -------------------------------------------------------------------------------------------------------

interface AirCombat {
  readonly was: readonly number[];
  readonly support: readonly number[];
  readonly lost: number[];
}
function beginAir(pos: Position): AirCombat {
  const both = [AXIS, RUSSIAN];
  return {
    was: both.map((s) => pos.track(airTrack(s, 'superiority'))),
    support: both.map((s) => pos.track(airTrack(s, 'support'))),
    lost: [0, 0],
  };
}
/** 12.2.P1, 12.2.P2, 12.2.P4 */
function rollAir(air: AirCombat, e: Extract<GameEvent, { k: 'rolled' }>, table: Table): void {
  const victim = foeOf(e.by);
  const allocation = (table.frame('air-combat')?.vars['allocation'] ?? []) as readonly number[];
  const isAttack = e.rule === '12.2.P1';
  const hits = e.dice.filter((die, i) => die >= lowestHit(isAttack ? (allocation[i] ?? 1) : 1)).length;
  air.lost[victim] = (air.lost[victim] ?? 0) + hits;
}
/** 12.2.P3, 12.2.P5 */
function finishAir(book: RefereeBook, air: AirCombat, pos: Position): void {
  const left = [AXIS, RUSSIAN].map((s) => (air.was[s] ?? 0) - (air.lost[s] ?? 0));
  for (const side of [AXIS, RUSSIAN]) {
    const [mine, theirs] = [left[side] ?? 0, left[foeOf(side)] ?? 0];
    const hurt = mine === 0 ? Math.floor(theirs / 2) : Math.max(0, theirs - 2 * mine);
    const support = Math.max(0, (air.support[side] ?? 0) - hurt);
    book.same('12.2.P3', 'air losses', support, pos.track(airTrack(side, 'support')), () => `support of side ${side}`);
    book.same('12.13', 'air losses', 0, pos.track(airTrack(side, 'superiority')), () => `superiority of side ${side}`);
  }
}

// --- 22, 24, 25, 31.6 -------------------------------------------------------------------------------------------------

function compareLine(book: RefereeBook, pos: Position): void {
  book.same('22.0', 'Axis line', unguarded(pos), pos.track('unguarded-hexes'), () => `turn ${pos.turn}`);
  const theirs = (pos.state.memo['ungarrisoned'] ?? []) as readonly number[];
  book.sets('24.0', 'garrisons', new Set(ungarrisoned(pos)), new Set(theirs), labelOf);
}
function compareDigging(book: RefereeBook, table: Table, p: number): void {
  const was = table.positionBefore;
  const u = was.unit(p);
  // 35.2.V9: before the war nobody is in the way.
  const points = was.isPeace ? 6 : diggers(was, was.at(u));
  const roll = table.deed.events.find((e) => e.k === 'rolled');
  const die = roll?.k === 'rolled' ? (roll.dice[0] ?? 0) : 0;
  book.same('25.R1', 'digging in', points < 6, roll !== undefined, () => `${points} points at ${labelOf(was.at(u))}`);
  book.same(
    '25.R1',
    'digging in',
    die <= points,
    table.pos.has(u, 'fortified'),
    () => `${die} against ${points} at ${labelOf(was.at(u))}`,
  );
}
function compareResult(book: RefereeBook, pos: Position, e: Extract<GameEvent, { k: 'ended' }>): void {
  if (pos.scenario.campaign) return;
  const winner = e.result.winner;
  book.same('31.6', 'victory', winnerOf(pos), winner, () => `turn ${pos.turn}`);
}
