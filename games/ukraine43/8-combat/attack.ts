// Chapter 8, 8.1, 8.2: declaring an attack in a Combat Phase.
import {
  type Loc,
  type Message,
  type Piece,
  place,
  type Preview,
  refuse,
  type Refusal,
  rule,
  say,
  unit,
} from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { AROUND, GRID, isHex, SEA_SIDE, WATER } from '../1-map/board.ts';
import { groundAt, isArtillery, isCommand, isFormation, isGround, isHq, isOnMap, typeOf } from '../2-units/units.ts';
import { enemyIn, frontOf } from '../6-7-zones/picture.ts';
import { isStrongpoint } from '../9-modifiers/strength.ts';
import { refuseCrossing } from '../18-rivers/crossing.ts';
import { isLargeAttack, lacksCommand, leadsAttack } from '../23-headquarters/combat.ts';
import { ODDS } from '../data/charts.ts';
import type { Result } from '../data/shapes.ts';
import { enemyOf } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { type Declared, magnitudeOf, oddsOf, rowOf } from './odds.ts';

const isSecond = (q: Query): boolean => q.within('second-combat');

// Targets

/** 8.1b Nobody is attacked twice in a Combat Phase; who has retreated has been attacked. */
const wasAttacked = rule(
  '8.1b',
  (q: Query, hex: Loc): boolean =>
    q.mark('attacked', hex) > 0 || groundAt(q, hex, enemyOf(q.actor)).every((p) => q.has(p, 'retreated')),
  () => false,
);
function refuseTarget(q: Query, hex: Loc): Refusal | undefined {
  const about = { places: [hex] };
  if (!isHex(hex) || !enemyIn(q, q.actor, hex)) return refuse('8.1a', say`No enemy units are in ${place(hex)}.`, about);
  if (wasAttacked(q, hex)) return refuse('8.1b', say`${place(hex)} has been attacked in this phase.`, about);
  return undefined;
}
function refuseTargets(q: Query, targets: readonly Loc[]): Refusal | undefined {
  if (targets.length === 0) return refuse('8.1a', say`Choose a hex to attack.`);
  if (new Set(targets).size < targets.length) return refuse('8.2a', say`Name each hex once.`);
  for (const hex of targets) {
    const no = refuseTarget(q, hex);
    if (no) return no;
  }
  if (eligible(q, targets).length > 0) return undefined;
  const [first] = targets;
  const near = targets.flatMap((hex) => AROUND[hex] ?? []).flatMap((hex) => groundAt(q, hex, q.actor));
  // Said of the one who is nearest to attacking: everybody else would only be further from it.
  for (const p of near) {
    const no = refuseAttacker(q, p, targets);
    if (no) return no;
  }
  return refuse('8.2b', say`None of your units is beside ${place(first ?? NONE)}.`, { places: targets });
}

// Attackers

/** 11.3.1 */
const isShaken = rule(
  '11.3.1',
  (q: Query, p: Piece): boolean => q.has(p, 'disrupted'),
  () => false,
);
/** 8.1b Once in a Combat Phase. */
const hasAttacked = rule(
  '8.1b',
  (q: Query, p: Piece): boolean => q.has(p, 'attacked'),
  () => false,
);
/** 8.1a In the Second Combat Phase only with an Assault marker. */
const lacksMarker = rule(
  '8.1a',
  (q: Query, p: Piece): boolean => isSecond(q) && !q.has(p, 'assault'),
  () => false,
);
/** 22.1 Artillery divisions take part by their barrage alone. */
const onlyShells = rule(
  '22.1',
  (q: Query, p: Piece): boolean => isArtillery(q, p),
  () => false,
);
/** 23.2b */
const staysBehind = rule(
  '23.2b',
  (q: Query, p: Piece): boolean => isCommand(q, p),
  () => false,
);
/** 9.9A Sappers attack fortifications, cities and towns only. */
const nothingToBlow = rule(
  '9.9A',
  (q: Query, p: Piece, targets: readonly Loc[]): boolean =>
    typeOf(q, p) === 'sapper' && !targets.every((hex) => isStrongpoint(q, enemyOf(q.sideOf(p)), hex)),
  () => false,
);
/** 8.2b Beside every hex that is attacked, and not across the sea. */
const isBeside = rule(
  '8.2b',
  (q: Query, p: Piece, hex: Loc): boolean => {
    const hexside = sideBetween(GRID, q.at(p), hex);
    return hexside !== NONE && WATER[hexside] !== SEA_SIDE;
  },
  () => true,
);

/** Why a unit cannot take part, wherever it attacks from and in whatever phase. */
export function refuseFighter(q: Query, p: Piece, targets: readonly Loc[]): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !isGround(q, p)) return refuse('8.1a', say`${unit(p)} is not a unit that attacks.`, about);
  if (onlyShells(q, p)) return refuse('22.1', say`${unit(p)} supports attacks by its barrage only.`, about);
  if (staysBehind(q, p)) return refuse('23.2b', say`${unit(p)} may not attack.`, about);
  if (isShaken(q, p)) return refuse('11.3.1', say`${unit(p)} is Disrupted.`, about);
  if (nothingToBlow(q, p, targets))
    return refuse('9.9A', say`${unit(p)} attacks fortifications, cities and towns only.`, about);
  const far = targets.find((hex) => !isBeside(q, p, hex));
  if (far !== undefined)
    return refuse('8.2b', say`${unit(p)} is not beside ${place(far)}.`, { pieces: [p], places: [far] });
  return undefined;
}
export function refuseAttacker(q: Query, p: Piece, targets: readonly Loc[]): Refusal | undefined {
  const about = { pieces: [p] };
  const no = refuseFighter(q, p, targets);
  if (no) return no;
  if (hasAttacked(q, p)) return refuse('8.1b', say`${unit(p)} has attacked in this phase.`, about);
  if (lacksMarker(q, p)) return refuse('8.1a', say`${unit(p)} has no Assault marker.`, about);
  for (const hex of targets) {
    const barred = refuseCrossing(q, p, hex);
    if (barred) return barred;
  }
  return undefined;
}
/** Own units that could attack all of these hexes. */
function eligible(q: Query, targets: readonly Loc[]): readonly Piece[] {
  const [first] = targets;
  if (first === undefined) return [];
  return (AROUND[first] ?? [])
    .flatMap((hex) => groundAt(q, hex, q.actor))
    .filter((p) => !refuseAttacker(q, p, targets));
}
/** 23.3, 23.4: an HQ attacks with those it leads. */
export function refuseCompany(q: Query, attackers: readonly Piece[]): Refusal | undefined {
  const idle = attackers.find((p) => isFormation(q, p) && !leadsAttack(q, p, attackers));
  if (idle === undefined) return undefined;
  const cited = typeOf(q, idle) === 'panzer-corps' ? '23.3b' : '23.4b';
  return refuse(cited, say`${unit(idle)} leads none of the attackers.`, { pieces: [idle] });
}
/** 23.2a */
export function refuseUncommanded(q: Query, attackers: readonly Piece[]): Refusal | undefined {
  if (!isLargeAttack(q, attackers) || !lacksCommand(q, q.actor, attackers)) return undefined;
  return refuse(
    '23.2a',
    say`${attackers.filter((p) => !isHq(q, p)).length} units attack, and none of them is in reach of an Army or Front HQ.`,
    {
      pieces: attackers,
    },
  );
}
function refuseAttackers(q: Query, attackers: readonly Piece[], targets: readonly Loc[]): Refusal | undefined {
  if (attackers.length === 0) return refuse('8.1a', say`Choose units to attack with.`);
  for (const p of attackers) {
    const no = refuseAttacker(q, p, targets);
    if (no) return no;
  }
  return refuseCompany(q, attackers) ?? refuseUncommanded(q, attackers);
}

// What is worth trying

/** Whether it attacks anybody at all in this phase. */
const isReady = (q: Query, p: Piece): boolean =>
  isGround(q, p) &&
  !onlyShells(q, p) &&
  !staysBehind(q, p) &&
  !isShaken(q, p) &&
  !hasAttacked(q, p) &&
  !lacksMarker(q, p);
function* targetLists(q: Query): Generator<readonly Loc[]> {
  const seen = new Set<Loc>();
  const { units: foes } = frontOf(q, enemyOf(q.actor));
  const hasFoe = (hex: Loc): boolean => foes[hex] !== 0;
  const looked = new Set<Loc>();
  const isReached = (a: Loc, b: Loc): boolean =>
    (AROUND[a] ?? []).some((hex) => looked.has(hex) && AROUND[b]?.includes(hex) === true);
  for (const p of q.piecesOf(q.actor)) {
    const at = q.at(p);
    if (looked.has(at) || !isOnMap(q, p) || !(AROUND[at] ?? []).some(hasFoe) || !isReady(q, p)) continue;
    looked.add(at);
    for (const hex of AROUND[at] ?? []) {
      if (foes[hex] === 0 || seen.has(hex)) continue;
      seen.add(hex);
      if (!refuseTarget(q, hex) && eligible(q, [hex]).length > 0) yield [hex];
    }
  }
  // 8.2a: two hexes side by side, attacked from where both can be reached.
  for (const a of seen)
    for (const b of AROUND[a] ?? [])
      if (
        a < b &&
        seen.has(b) &&
        isReached(a, b) &&
        !refuseTarget(q, a) &&
        !refuseTarget(q, b) &&
        eligible(q, [a, b]).length > 0
      )
        yield [a, b];
}
function* companies(q: Query, targets: readonly Loc[]): Generator<readonly Piece[]> {
  const all = eligible(q, targets);
  const tried = new Set<string>();
  const worthy = (units: readonly Piece[]): readonly Piece[] => {
    const kept = units.filter((p) => !isFormation(q, p) || leadsAttack(q, p, units));
    const key = kept.join(' ');
    if (kept.length === 0 || tried.has(key)) return [];
    tried.add(key);
    return kept;
  };
  const by = Map.groupBy(all, (p) => q.at(p));
  for (const units of [all, ...by.values(), ...all.map((p) => [p])]) {
    const kept = worthy(units);
    if (kept.length > 0) yield kept;
  }
}

export const declared = (q: Query, targets: readonly Loc[], attackers: readonly Piece[]): Declared => ({
  side: q.actor,
  targets,
  attackers,
  guns: [],
  flier: undefined,
  zhukov: false,
});
/** 1 to 6 on the primary die. */
function rowInWords(row: readonly Result[]): Message {
  return say`${row.map((result, i) => `${i + 1} ${result}`).join(', ')}`;
}
export function previewCombat(q: Query, d: Declared): Preview {
  const odds = oddsOf(q, d);
  const column = odds.high ? 'High Odds' : odds.column < 0 ? 'repulsed' : (ODDS[odds.column] ?? '');
  const shifts = odds.shifts.map(({ rule: cited, n, message }) => ({ rule: cited, n, message }));
  return {
    label: say`${odds.attack.n} to ${odds.defense.n}: ${column}`,
    notes: [
      ...odds.attack.items,
      ...odds.defense.items,
      ...shifts,
      { rule: '8.4a', n: magnitudeOf(q, d), message: say`dice` },
      ...(odds.high || odds.column < 0 ? [] : [{ rule: '8.4b', message: rowInWords(rowOf(q, d, odds.column)) }]),
    ],
  };
}

export const attack = verb({
  id: 'attack',
  title: 'Attack',
  rule: '8.1a',
  args: { targets: 'places', units: 'pieces' },
  ask: {
    targets: {
      title: 'Hexes to attack',
      candidates: targetLists,
      elements: function* elements(q) {
        for (const list of targetLists(q)) if (list.length === 1) yield* list;
      },
      refuse: (q, _, value) => refuseTargets(q, value),
    },
    units: {
      title: 'Attackers',
      candidates: (q, { targets }) => companies(q, targets),
      elements: (q, { targets }) => eligible(q, targets),
      refuse: (q, { targets }, value) => refuseAttackers(q, value, targets),
      preview: (q, { targets }, value) => previewCombat(q, declared(q, targets, value)),
    },
  },
  apply(g: Play, { targets, units }) {
    for (const p of units) g.raise(p, 'attacked');
    for (const hex of targets) g.setMark('attacked', hex, 1);
    beginBattle(g, targets, units, 'combat');
  },
});
export function beginBattle(
  g: Play,
  targets: readonly Loc[],
  attackers: readonly Piece[],
  manner: 'combat' | 'mobile',
): void {
  g.call('battle', {
    side: g.actor,
    vars: { targets, attackers, guns: [], mobile: manner === 'mobile', led: false, stage: 0 },
  });
}
