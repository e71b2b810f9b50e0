// Units that leave (13.3.2, 13.3.3.1 to 13.3.3.3): by name, by a substitute, or by factors paid; what they leave behind; when they return.
import { counted, type Piece, refuse, rule, say, unit, units, type Verb } from '@rasputitsa/kernel';
import { EDGE, HELD, hexOf, isHex, POOL, REMOVED, TO_COME } from '../1-components/board.ts';
import { pieceOf } from '../1-components/roster.ts';
import { sideNumberOf, SOVIET } from '../1-components/sides.ts';
import { unitOf } from '../1-components/units.ts';
import { hasHiddenCards, hideCard, noteCard, seenInWaiting } from '../19-options/hidden-cards.ts';
import { stays } from '../19-options/variable-arrival.ts';
import { watchesFinland } from '../21-variants/neutral-finland.ts';
import { neededInEast } from '../21-variants/no-western-front.ts';
import { variantDue } from '../21-variants/upgraded-soviets.ts';
import { NATION_TRACKS } from '../4-11-general/allies-out-of-the-war.ts';
import { clearMarkers } from '../7-15-combat/elimination.ts';
import { CAUCASUS_REMOVAL, CORPS_WITHDRAWAL, type Departure, DEPARTURES, NEVER } from '../data/schedule.ts';
import type { UnitRow } from '../data/units.ts';
import { VARIANT_DEPARTURES } from '../data/variants.ts';
import { controls, isAdvanced, scenarioOf, turn, unitsOf } from '../state.ts';
import { type Late, type Node, type Play, type ProcessNode, type Query, question } from '../words.ts';
import { pay, poolOf, poolTrack } from './pools.ts';
import { rebuildCost } from './rebuilding.ts';
import { takeOff } from './removal.ts';

/** V2, V16: units that do not leave although the card says so. */
function staysByVariant(q: Query, departure: Departure): boolean {
  return watchesFinland(q, departure) || neededInEast(q, departure);
}

/** V3a.3 adds the Afrika Korps. */
const ENTRIES: readonly Departure[] = [...DEPARTURES, ...VARIANT_DEPARTURES];
/** On the map, on its edge, or held back: it exists. */
function isThere(q: Query, p: Piece): boolean {
  const side = q.sideOf(p);
  if (isHex(q.at(p)) || q.at(p) === EDGE[side] || q.at(p) === HELD[side]) return true;
  // 19.5.1: behind hidden cards who is held back stays in its box.
  return hasHiddenCards(q) && q.at(p) === TO_COME[side] && q.has(p, 'any') && q.field(p, 'due') <= turn(q);
}

// Leaving

/** 13.3.2.2.2: armor and aircraft that are withdrawn leave factors behind, one for each hit they could still take. */
const credit = rule(
  '13.3.2.2.2',
  (q: Query, p: Piece): number => {
    const { type } = unitOf(q, p);
    return type === 'armor' || type === 'air' ? q.steps(p) : 0;
  },
  () => 0,
);
/** Taken off together, and only then are the factors counted: one by one they would tell what each of them was (11.10). */
function withdraw(g: Play, leaving: readonly Piece[], ruleId: string): void {
  const [first] = leaving;
  if (first === undefined) return;
  const track = poolTrack(poolOf(g, first));
  const n = leaving.reduce((sum, p) => sum + credit(g, p), 0);
  noteCard(g, ruleId, say`Withdrawn: ${units(leaving)}.`);
  for (const p of leaving) takeOff(g, p, ruleId);
  if (n === 0) return;
  g.setTrack(track, g.track(track) + n);
  g.note('13.3.2.2.2', say`${counted(n, 'replacement factor')} left behind.`);
}
/** 13.3.2.2.1.2; RULINGS R16: what it would cost to rebuild is owed. */
const owe = rule(
  '13.3.2.2.1.2',
  (g: Play, p: Piece): void => {
    const cost = rebuildCost(g, p);
    pay(g, p, cost);
    noteCard(
      g,
      '13.3.2.2.1.2',
      say`${unit(p)} is not there to leave: ${counted(cost, 'replacement factor')} paid for it.`,
    );
  },
  () => undefined,
);
/** 13.3.2.3: even if another left in its place, the named unit comes back, without hits. */
const sendBack = rule(
  '13.3.2.3',
  (g: Play, p: Piece, due: number): void => {
    clearMarkers(g, p);
    g.place(p, TO_COME[g.sideOf(p)] ?? -1, unitOf(g, p).defense, seenInWaiting(g));
    hideCard(g, p);
    g.setField(p, 'due', variantDue(g, g.sideOf(p), due));
  },
  () => undefined,
);

// Whom (13.3.2.2.1)

/** 13.3.2.2.1: the unit the card names, if it exists; else one in its place. */
const isNamedTaken = rule('13.3.2.2.1', isThere, () => false);
/** 13.3.2.2.1.1; RULINGS R15, RULINGS R223: units on the map with the same three factors, of the same nation unless players chose otherwise. */
function substitutes(q: Query, p: Piece): readonly Piece[] {
  const u = unitOf(q, p);
  const same = (x: UnitRow) =>
    x.attack === u.attack &&
    x.defense === u.defense &&
    x.move === u.move &&
    (x.nation === u.nation || !q.option('substitute-of-nation'));
  return unitsOf(q, q.sideOf(p)).filter((x) => x !== p && same(unitOf(q, x)));
}
const standIns = rule('13.3.2.2.1.1', substitutes, () => []);

/** What one entry of the card asks for. `done`: everything is settled; a list: the owner chooses among these. */
type Outcome = 'done' | readonly Piece[];
function depart(g: Play, d: Departure, chosen: number): Outcome {
  const p = pieceOf(g, d.unit);
  if (p < 0 || g.at(p) < 0) return 'done';
  // A unit that left with its whole nation (11.1), or is still to come, leaves nothing to settle.
  const gone = g.at(p) === REMOVED[g.sideOf(p)] && isNationOut(g, p);
  if (gone || g.at(p) === TO_COME[g.sideOf(p)]) return 'done';
  if (isNamedTaken(g, p)) {
    if (d.how === 'withdrawn') withdraw(g, [p], '13.3.2.2.1');
    else {
      noteCard(g, '13.3.2.2.1', say`${unit(p)} is removed.`);
      takeOff(g, p, '13.3.2.2.1');
    }
  } else {
    const others = standIns(g, p);
    // Asked even where there is but one: how many there are is hidden (11.10).
    const who = others.find((x) => x === chosen);
    if (who === undefined && others.length > 0) return others;
    if (who === undefined) owe(g, p);
    else {
      noteCard(g, '13.3.2.2.1.1', say`${unit(who)} is removed in the place of ${unit(p)}.`);
      takeOff(g, who, '13.3.2.2.1.1');
    }
  }
  comeBack(g, d, p);
  return 'done';
}
function isNationOut(q: Query, p: Piece): boolean {
  const { nation } = unitOf(q, p);
  return nation !== 'German' && nation !== 'Soviet' && q.track(NATION_TRACKS[nation]) > 0;
}
function comeBack(g: Play, d: Departure, p: Piece): void {
  if (typeof d.returns === 'number') sendBack(g, p, d.returns);
  else if (d.returns !== undefined) sendBack(g, p, g.track('finland') > 0 ? turn(g) + 1 : NEVER);
}

// Entries with a condition

/** 13.3.3.1: it stays where its side holds this city. */
const isExcused = rule(
  '13.3.3.1',
  (q: Query, d: Departure): boolean =>
    d.unlessControls !== undefined && controls(q, sideNumberOf(d.side), hexOf(d.unlessControls)),
  () => false,
);
/** On the Turn of the card; on the first Turn of a game also those the forces of its scenario do not know of yet (V15). */
function isForNow(q: Query, d: Departure): boolean {
  if (d.turn === turn(q)) return true;
  const row = scenarioOf(q);
  return row.setUp === 'line' && q.track('first') === turn(q) && d.turn > row.through && d.turn < turn(q);
}
/** Entries of the card for this step, as places in the list. */
function entriesNow(q: Query): readonly number[] {
  return [...ENTRIES.keys()].filter((i) => {
    const d = ENTRIES[i];
    return (
      d !== undefined &&
      isForNow(q, d) &&
      sideNumberOf(d.side) === q.active &&
      !isExcused(q, d) &&
      !staysByVariant(q, d)
    );
  });
}
/** 13.3.3.2; RULINGS R14 */
const withdrawCorps = rule(
  '13.3.3.2',
  (g: Play): void => {
    const { rule: id, turn: when, size, types } = CORPS_WITHDRAWAL;
    if (g.active !== SOVIET) return;
    const due = g.piecesOf(SOVIET).filter((p) => {
      const u = unitOf(g, p);
      return turn(g) === when && u.size === size && types.includes(u.type);
    });
    const before = late(g).corps.map((id) => (typeof id === 'number' ? id : pieceOf(g, id)));
    const there = [...before, ...due].filter((p) => p >= 0 && isThere(g, p));
    const wait = there.filter((p) => stays(g, p));
    withdraw(
      g,
      there.filter((p) => !wait.includes(p)),
      id,
    );
    keepLate(g, { ...late(g), corps: wait.map((p) => unitOf(g, p).id) });
  },
  () => undefined,
);
/** 13.3.3.3: the army group that watches Turkey goes once, when the cities are Soviet. */
const isCaucasusDue = rule(
  '13.3.3.3',
  (q: Query): boolean =>
    q.active === SOVIET &&
    q.track('caucasus') === 0 &&
    turn(q) >= CAUCASUS_REMOVAL.from &&
    CAUCASUS_REMOVAL.cities.every((c) => controls(q, SOVIET, hexOf(c))),
  () => false,
);
/** Types still to be named, one for each unit that goes. */
function caucasusTypes(): readonly string[] {
  return CAUCASUS_REMOVAL.removed.flatMap(({ type, count }) => Array.from({ length: count }, () => type));
}
/** One unit of the type, wherever it is (RULINGS R68); with none left the price of one is paid (13.3.2.2.1.2). */
function leaveCaucasus(g: Play, type: string, chosen: number): Outcome {
  const all = g.piecesOf(SOVIET).filter((p) => unitOf(g, p).type === type);
  const able = all.filter((p) => isThere(g, p));
  const who = able.find((p) => p === chosen);
  if (who === undefined && able.length > 0) return able;
  if (who === undefined) {
    const lost = all.find((p) => g.at(p) === POOL[SOVIET]) ?? all[0];
    if (lost !== undefined) owe(g, lost);
    return 'done';
  }
  noteCard(g, '13.3.3.3', say`${unit(who)} goes to watch the border of Turkey.`);
  takeOff(g, who, '13.3.3.3');
  return 'done';
}

// The step

/** 19.5.4.3: what should have left before and has not yet. */
function late(q: Query): Late {
  return q.memo('late') ?? { entries: [], corps: [] };
}
function keepLate(g: Play, to: Late): void {
  const before = late(g);
  if (to.entries.length + to.corps.length + before.entries.length + before.corps.length > 0)
    g.setMemo('late', { entries: [...to.entries], corps: [...to.corps] });
}
/** 19.5.4.3: entries whose unit leaves now; the others wait for the next Turn, and a unit due to return by then stays. */
function leaving(g: Play): readonly number[] {
  const out: number[] = [];
  const wait: number[] = [];
  const mine = late(g).entries.filter((i) => sideNumberOf(ENTRIES[i]?.side ?? 'axis') === g.active);
  for (const i of [...mine, ...entriesNow(g)]) {
    const d = ENTRIES[i];
    if (!d || (mine.includes(i) && typeof d.returns === 'number' && d.returns <= turn(g))) continue;
    const p = pieceOf(g, d.unit);
    if (p >= 0 && isThere(g, p) && stays(g, p)) wait.push(i);
    else out.push(i);
  }
  const others = late(g).entries.filter((i) => !mine.includes(i));
  keepLate(g, { ...late(g), entries: [...others, ...wait] });
  return out;
}
function begin(g: Play): void {
  withdrawCorps(g);
  const caucasus = isCaucasusDue(g);
  if (caucasus) g.setTrack('caucasus', 1);
  g.set('entries', leaving(g));
  g.set('caucasus', caucasus ? caucasusTypes() : []);
  g.unset('chosen');
}
/** The first of those to be named is settled. */
function strike(g: Play, key: 'entries' | 'caucasus'): void {
  if (key === 'entries') g.set(key, g.v(key)?.slice(1) ?? []);
  else g.set(key, g.v(key)?.slice(1) ?? []);
}
function settle(g: Play, outcome: Outcome, key: 'entries' | 'caucasus'): 'again' {
  g.unset('chosen');
  if (outcome === 'done') strike(g, key);
  else g.call('who-leaves', { side: g.active, vars: { able: outcome } });
  return 'again';
}
/** 13.3: in the Advanced Game entries of the card may be removals and withdrawals. */
const hasDepartures = rule('13.3', isAdvanced, () => false);
export const withdrawalStep: ProcessNode = {
  kind: 'process',
  id: 'withdrawals',
  title: 'Removals and withdrawals',
  rule: '13.3.2',
  when: hasDepartures,
  enter: begin,
  step(g) {
    const chosen = g.v('chosen') ?? -1;
    const [entry] = g.v('entries') ?? [];
    if (entry !== undefined) {
      const d = ENTRIES[entry];
      return settle(g, d ? depart(g, d, chosen) : 'done', 'entries');
    }
    const [type] = g.v('caucasus') ?? [];
    return type === undefined ? 'done' : settle(g, leaveCaucasus(g, type, chosen), 'caucasus');
  },
};

const choosing = question({
  node: 'who-leaves',
  title: 'Removals and withdrawals',
  rule: '13.3.2.2.1.1',
  prompt: () => say`Which of these units leaves the game?`,
  verb: 'leave',
  verbTitle: 'Remove a unit from the game',
  arg: 'piece',
  type: 'piece',
  argTitle: 'unit',
  among: (q) => q.v('able') ?? [],
  refuse: (q, p) =>
    q.v('able')?.includes(p)
      ? undefined
      : refuse('13.3.2.2.1.1', say`${unit(p)} cannot leave in the place of the unit that is named.`, { pieces: [p] }),
  answer: 'chosen',
});

export const verbs: readonly Verb[] = [choosing.verb];
export const interrupts: readonly Node[] = [choosing.node];
