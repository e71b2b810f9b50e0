// Response movement (6.2.1; RULINGS R3, RULINGS R36): who may answer a step, and the question put to the other side in the middle of a move.
import {
  KIND,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  units,
  type Verb,
} from '@rasputitsa/kernel';
import { directionTo, NONE } from '@rasputitsa/kit';
import { grid, HEXES, isCity, isHex, neighbour, neighbours, zoneFrom } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { entryBan, isBarred } from '../4-11-general/ally-limits.ts';
import { isAstray, unsuppliedRefusal } from '../4-11-general/out-of-supply.ts';
import { isFeud } from '../4-11-general/romanians-and-hungarians.ts';
import { hasZone, zoneHolders, zoneReach, zonesOf } from '../4-11-general/zones-of-control.ts';
import { groundAt, groundCounts } from '../state.ts';
import { type Node, type Query, question } from '../words.ts';

const NOBODY: readonly Piece[] = [];
/** 6.2.1: a city is not entered by response. */
const isSafe = rule('6.2.1', isCity, () => false);

/** 4.6.4.1: who is marked out of supply, which both see, responds only where he might retreat. */
function isLost(q: Query, p: Piece, to: Loc, from: Loc): boolean {
  return isAstray(q, p, from, to);
}
/** Nobody responds into a hex he may not enter, as far as the mover can see it: of units it does not know it must expect that they may
 * (11.10). Else what the mover is offered and forbidden, and whether the other side is asked, would tell which nation lies under a stack. */
function mightBeAble(q: Query, p: Piece, to: Loc, from: Loc): boolean {
  if (isLost(q, p, to, from)) return false;
  return q.knows(enemyOf(q.sideOf(p)), p) < KIND || !isBarred(q, p, to, from);
}
/** Why a unit does not respond into a hex, as its owner knows it. */
function ownRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const from = q.at(p);
  return entryBan(q, p, to, from) ?? unsuppliedRefusal(q, p, from, to);
}

/** Enemy ground units whose zone of control covers both the hex left and the hex entered, where no battle is caused: who may answer a
 * step as far as the mover knows. */
export const feared = rule(
  '6.2.1',
  (q: Query, side: Side, from: Loc, to: Loc): readonly Piece[] => {
    const enemy = enemyOf(side);
    if (!isHex(from) || isSafe(to) || groundAt(q, to, enemy).length > 0) return NOBODY;
    let out: readonly Piece[] = NOBODY;
    for (const h of neighbours(from)) {
      const there = zoneHolders(q, h, enemy);
      if (there.length === 0 || !hasZone(q, h, enemy)) continue;
      const zone = zoneReach(h);
      if (!zone.includes(to) || !zone.includes(from)) continue;
      const able = there.filter((p) => mightBeAble(q, p, to, h));
      out = out.length === 0 ? able : [...out, ...able];
    }
    return out;
  },
  () => NOBODY,
);

/** For each hex and direction: whose zone of control covers both ends of the step, at most two. */
const flanks = new Int16Array(HEXES * 12).fill(NONE);
for (let from = 0; from < HEXES; from++)
  for (let d = 0; d < 6; d++) {
    const to = neighbour(from, d);
    if (to === NONE) continue;
    const both = neighbours(from).filter((h) => zoneFrom(h).includes(from) && zoneFrom(h).includes(to));
    for (const [i, h] of both.entries()) flanks[(from * 6 + d) * 2 + i] = h;
  }
const NOT_ASKED = 255;
const ANSWERS = ['rf.answers.0', 'rf.answers.1'] as const;
const ANSWERS_BY_SUPPLY = ['rf.answers.0.supply', 'rf.answers.1.supply'] as const;
/** While the zones are the same, nobody who has one has moved. */
const DEPENDS = ['tracks', 'known'] as const;
/** Only the phasing side has units marked out of supply: then markers and rails count too (4.6.4.1). */
const DEPENDS_ON_SUPPLY = ['where', 'marks', 'tracks', 'known', 'pieces', 'layers'] as const;
interface Answers {
  zones: object;
  readonly bits: Uint8Array;
}
/** The last table is wiped and taken again: nobody else holds it. */
const noAnswers = (last?: Answers): Answers => {
  const bits = last?.bits ?? new Uint8Array(HEXES);
  bits.fill(NOT_ASKED);
  return { zones: {}, bits };
};
/** A bit for each direction in which a step of this side from a hex could be answered, as far as it knows. */
export function answered(q: Query, side: Side, from: Loc): number {
  if (!isHex(from)) return 0;
  const zones = zonesOf(q, enemyOf(side));
  if (zones.cover[from] === 0) return 0;
  const known =
    q.active === side
      ? q.cached(ANSWERS[side] ?? '', DEPENDS, noAnswers)
      : q.cached(ANSWERS_BY_SUPPLY[side] ?? '', DEPENDS_ON_SUPPLY, noAnswers);
  if (known.zones !== zones) {
    known.zones = zones;
    known.bits.fill(NOT_ASKED);
  }
  const before = known.bits[from] ?? NOT_ASKED;
  if (before !== NOT_ASKED) return before;
  const bits = answeredBits(q, side, from);
  known.bits[from] = bits;
  return bits;
}
const answeredBits = rule(
  '6.2.1',
  (q: Query, side: Side, from: Loc): number => {
    const enemy = enemyOf(side);
    const counts = groundCounts(q, enemy);
    let bits = 0;
    for (let d = 0; d < 6; d++) {
      const to = neighbour(from, d);
      if (to === NONE || counts[to] !== 0 || isSafe(to)) continue;
      const i = (from * 6 + d) * 2;
      if (isWatched(q, enemy, flanks[i] ?? NONE, to) || isWatched(q, enemy, flanks[i + 1] ?? NONE, to)) bits |= 1 << d;
    }
    return bits;
  },
  () => 0,
);
function isWatched(q: Query, enemy: Side, from: Loc, to: Loc): boolean {
  return from !== NONE && hasZone(q, from, enemy) && groundAt(q, from, enemy).some((p) => mightBeAble(q, p, to, from));
}
/** Whether the enemy could answer a step, as far as the mover knows. */
export function provokes(q: Query, side: Side, from: Loc, to: Loc): boolean {
  const d = isHex(from) ? directionTo(grid, from, to) : NONE;
  return d === NONE ? feared(q, side, from, to).length > 0 : (answered(q, side, from) & (1 << d)) !== 0;
}

function among(q: Query): readonly Piece[] {
  return q.v('among') ?? NOBODY;
}
function enteredHex(q: Query): Loc {
  return q.v('to') ?? -1;
}
/** Of those the mover must expect, the ones that can. */
export function responders(q: Query): readonly Piece[] {
  return among(q).filter((p) => !ownRefusal(q, p, enteredHex(q)));
}

function* suggestions(all: readonly Piece[]): Generator<readonly Piece[]> {
  for (const p of all) yield [p];
  if (all.length > 1) yield all;
}
function respondRefusal(q: Query, chosen: readonly Piece[]): Refusal | undefined {
  const stranger = chosen.find((p) => !among(q).includes(p));
  if (stranger !== undefined) {
    const isNear = isHex(q.at(stranger)) && neighbours(q.at(stranger)).includes(enteredHex(q));
    return (
      (isNear ? ownRefusal(q, stranger, enteredHex(q)) : undefined) ??
      refuse('6.2.1', say`${unit(stranger)} does not have both hexes in its zone of control.`, { pieces: [stranger] })
    );
  }
  for (const p of chosen) {
    const no = ownRefusal(q, p, enteredHex(q));
    if (no) return no;
  }
  if (isFeud(q, chosen))
    return refuse('11.8', say`Romanians and Hungarians do not respond into one hex.`, { pieces: chosen });
  return chosen.length === 0 ? refuse('6.2.1', say`Name the units that respond, or let them pass.`) : undefined;
}
const response = question({
  node: 'response',
  title: 'Response movement',
  rule: '6.2.1',
  prompt: (q) =>
    say`${units(q.v('movers') ?? NOBODY)} moved into ${place(enteredHex(q))} under your zones of control. Respond?`,
  done: { title: 'Let them pass', rule: '6.2.1' },
  verb: 'respond',
  verbTitle: 'Respond',
  arg: 'units',
  type: 'pieces',
  argTitle: 'units',
  among: (q) => suggestions(responders(q)),
  elements: responders,
  refuse: respondRefusal,
  answer: 'answered',
});

export const verbs: readonly Verb[] = [response.verb];
export const interrupts: readonly Node[] = [response.node];
