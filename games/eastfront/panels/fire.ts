// Fire laid open: the units of a battle, what each die needs and why, and what the dice can do (7.3).
import {
  type Loc,
  type Message,
  type PanelBlock,
  type Piece,
  place,
  say,
  type Side,
  sideName,
  unit,
} from '@rasputitsa/kernel';
import { hitsOf, mapOutcomes, stepLosses } from '@rasputitsa/kit';
import { airFire } from '../13-air/air-firepower.ts';
import { isHq } from '../2-units/units.ts';
import { isSupported } from '../5-command/combat-support.ts';
import { coverReasons } from '../7-combat/defense.ts';
import { defensiveReasons, offensiveReasons } from '../7-combat/firepower.ts';
import type { Reason } from '../7-combat/reasons.ts';
import { FIRE_NAMES, NO_FIRE } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { attackerAt, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { chances, type Fire, hits, knowsAll, knowsUnit, many, mean, type Seat, tenths } from './common.ts';

/** A battle as it is fought, or as it would be if `active` opened it. */
export interface Fight {
  readonly at: Loc;
  readonly active: Side;
  readonly support: 'supported' | 'unsupported';
  /** Dice up to this drive attackers back. */
  readonly repulse: number;
}
/** How a battle would be fought if this side opened it now. */
export function fightBy(q: Query, at: Loc, active: Side): Fight {
  return { at, active, support: isSupported(q, at, active) ? 'supported' : 'unsupported', repulse: 0 };
}
export function perStep(q: Query, { at, active, support }: Fight): number {
  return coverReasons(q, at, enemyOf(active), support).at(-1)?.n ?? 1;
}

// One side

function aim(q: Query, fight: Fight, p: Piece): readonly Reason[] {
  return q.sideOf(p) === fight.active ? offensiveReasons(q, p, fight.at) : defensiveReasons(q, p, fight.at);
}
export function fireOf(q: Query, fight: Fight, p: Piece): Fire {
  return { dice: q.steps(p), needs: aim(q, fight, p).at(-1)?.n ?? NO_FIRE };
}
/** The fire of a side, or undefined when the seat does not know all of its units: the largest of them may fire better. */
export function fireOfSide(q: Query, who: Seat, fight: Fight, side: Side): readonly Fire[] | undefined {
  const units = unitsAt(q, fight.at, side);
  return knowsAll(q, who, units) ? units.map((p) => fireOf(q, fight, p)) : undefined;
}

function diceNote({ dice, needs }: Fire): string {
  return needs === NO_FIRE || dice === 0 ? 'does not fire' : `${many(dice, 'die', 'dice')}, ${hitsOn(needs)}`;
}
function hitsOn(needs: number): string {
  return needs === 6 ? 'hits on 6' : `hits on ${needs} to 6`;
}
export function unitFactors(q: Query, fight: Fight, p: Piece): PanelBlock {
  const reasons = aim(q, fight, p);
  const fire = fireOf(q, fight, p);
  return {
    kind: 'factors',
    title: say`${unit(p)}`,
    factors: reasons.map(({ why, n, rule }) => ({ text: why, n: FIRE_NAMES[n] ?? '', rule })),
    sum: { text: diceNote(fire), n: tenths(mean(hits([fire]))) },
  };
}
function byStrength(q: Query, units: readonly Piece[]): readonly Piece[] {
  return units.toSorted((a, b) => q.steps(b) - q.steps(a) || a - b);
}
/** The units of a side in the battle, each with its fire. Of hidden ones only their number is told. */
function stack(q: Query, who: Seat, fight: Fight, side: Side): readonly PanelBlock[] {
  const all = unitsAt(q, fight.at, side);
  const known = byStrength(
    q,
    all.filter((p) => knowsUnit(q, who, p)),
  );
  const hidden = all.filter((p) => !knowsUnit(q, who, p));
  const told = hidden.length === 0;
  const out: PanelBlock[] = [
    {
      kind: 'pieces',
      side,
      pieces: [
        ...known.map((p) => ({ piece: p, ...(told ? { note: diceNote(fireOf(q, fight, p)) } : {}) })),
        ...hidden.map((p) => ({ piece: p, note: 'hidden' })),
      ],
    },
  ];
  if (told) out.push(...known.map((p) => unitFactors(q, fight, p)));
  else
    out.push({
      kind: 'text',
      text: `${many(hidden.length, 'block')} hidden: strength and fire are not known until the battle is opened.`,
      rule: '7.12n',
      tone: 'quiet',
    });
  return out;
}
function sideTitle(q: Query, { at, active }: Fight, side: Side): Message {
  const role = attackerAt(q, at) === side ? 'Original Attacker' : 'Original Defender';
  return say`${sideName(side)}, ${role}: ${side === active ? 'Offensive Fire' : 'Defensive Fire'}`;
}
export function bothSides(q: Query, who: Seat, fight: Fight): PanelBlock {
  const passive = enemyOf(fight.active);
  return {
    kind: 'versus',
    left: stack(q, who, fight, fight.active),
    right: stack(q, who, fight, passive),
    leftTitle: sideTitle(q, fight, fight.active),
    rightTitle: sideTitle(q, fight, passive),
  };
}

// What protects, and what the dice can do

export function cover(q: Query, fight: Fight): PanelBlock {
  const passive = enemyOf(fight.active);
  const reasons = coverReasons(q, fight.at, passive, fight.support);
  const n = reasons.at(-1)?.n ?? 1;
  return {
    kind: 'factors',
    title: say`Hits it takes to cost the ${sideName(passive)} side a step`,
    factors: reasons.map(({ why, n: at, rule }) => ({ text: why, n: at, rule })),
    sum: { text: n === 0 ? 'no hit counts' : 'hits to a step', n },
  };
}

/** Steps and zero steps of a side, all of them known. */
function strength(q: Query, at: Loc, side: Side): number {
  return unitsAt(q, at, side).reduce((n, p) => n + q.steps(p) + (isHq(q, p) ? 1 : 0), 0);
}
interface Volley {
  readonly name: string;
  readonly rule: string;
  readonly fire: readonly Fire[];
  readonly per: number;
  /** Who is hit. */
  readonly target: Side;
}
function volleyBlocks(q: Query, who: Seat, at: Loc, { name, rule, fire, per, target }: Volley): PanelBlock[] {
  const scored = hits(fire);
  const out = [chances(say`${name}: ${tenths(mean(scored))} hits expected`, scored, rule)];
  if (per <= 1 || !knowsAll(q, who, unitsAt(q, at, target))) return out;
  const steps = stepLosses(scored, per, strength(q, at, target));
  return [...out, chances(say`Steps that costs the ${sideName(target)} side: ${tenths(mean(steps))}`, steps, '7.34a')];
}
export function strikeChances(q: Query, who: Seat, fight: Fight): readonly PanelBlock[] {
  const dice = q.mark('strike', fight.at);
  if (dice === 0) return [];
  const fire = [{ dice, needs: airFire(q, fight.active) }];
  const target = enemyOf(fight.active);
  return volleyBlocks(q, who, fight.at, { name: 'Airstrike', rule: '13.15a', fire, per: perStep(q, fight), target });
}
function unknown(name: string, side: Side, at: Loc): PanelBlock {
  return {
    kind: 'text',
    text: say`${name} of the ${sideName(side)} side at ${place(at)}: cannot be computed while blocks are hidden.`,
    rule: '7.12n',
    tone: 'quiet',
  };
}
export function defenseChances(q: Query, who: Seat, fight: Fight): readonly PanelBlock[] {
  const side = enemyOf(fight.active);
  const fire = fireOfSide(q, who, fight, side);
  if (!fire) return [unknown('Defensive Fire', side, fight.at)];
  const out = volleyBlocks(q, who, fight.at, {
    name: 'Defensive Fire',
    rule: '7.22',
    fire,
    per: 1,
    target: fight.active,
  });
  if (fight.repulse === 0) return out;
  const attackers = unitsAt(q, fight.at, fight.active).length;
  const low = hitsOf(
    fire
      .filter((f) => f.needs !== NO_FIRE && f.dice > 0)
      .map(({ dice }) => ({ dice, sides: 6, hits: (face) => face <= fight.repulse })),
  );
  const back = mapOutcomes(low, (n) => Math.min(n, attackers));
  return [...out, chances(say`Attackers driven back by dice of ${fight.repulse} or less`, back, '7.51a')];
}
export function offenseChances(q: Query, who: Seat, fight: Fight): readonly PanelBlock[] {
  const fire = fireOfSide(q, who, fight, fight.active);
  if (!fire) return [unknown('Offensive Fire', fight.active, fight.at)];
  const target = enemyOf(fight.active);
  const name = 'Offensive Fire, if nobody is lost before';
  return volleyBlocks(q, who, fight.at, { name, rule: '7.22', fire, per: perStep(q, fight), target });
}
