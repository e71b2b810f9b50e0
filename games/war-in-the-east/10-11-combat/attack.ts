// Chapter 10, 10.1 to 10.5: declaring an attack in the Combat Phase.
import { type Loc, type Piece, place, type Preview, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { AROUND, GRID, hexDistance, isHex } from '../3-equipment/board.ts';
import {
  factorsOf,
  isArmsCenter,
  isArtillery,
  isOnMap,
  isPartisan,
  isSecurity,
  ownAt,
  printedAttack,
  printedDefense,
} from '../3-equipment/units.ts';
import { isNeutralFinn } from '../5-movement/allowance.ts';
import { besideEnemy, enemyFront, enemyIn, friendsIn } from '../8-9-zones-stacking/picture.ts';
import { refuseSupport } from '../12-air/support.ts';
import { hasPartisansAlone, isInTheSameHex, onlyCadres } from '../28-partisans/attacked.ts';
import { GUN_RANGE } from '../data/charts.ts';
import { enemyOf } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { refuseByPolitics } from './bars.ts';
import { isBesideTarget } from './beside.ts';
import { columnTitle, oddsOf } from './odds.ts';
import { attackStrength, defendersIn, defenseStrength, isIdle, WHOLE } from './strength.ts';

// Targets

/** 10.14 No unit is attacked twice in a phase, not where it stood nor where it has gone back to. */
const wasAttacked = rule(
  '10.14',
  (q: Query, hex: Loc): boolean => q.mark('attacked', hex) > 0 || onlyBeaten(q, hex),
  () => false,
);
function onlyBeaten(q: Query, hex: Loc): boolean {
  const here = defendersIn(q, hex, enemyOf(q.actor)).filter((p) => !isArmsCenter(q, p));
  return here.length > 0 && here.every((p) => q.has(p, 'was-attacked'));
}
function refuseTarget(q: Query, hex: Loc): Refusal | undefined {
  const about = { places: [hex] };
  if (!isHex(hex) || !(enemyIn(q, q.actor, hex) || hasPartisansAlone(q, hex, enemyOf(q.actor))))
    return refuse('10.0', say`No enemy units are in ${place(hex)}.`, about);
  if (wasAttacked(q, hex)) return refuse('10.14', say`Those in ${place(hex)} have been attacked in this phase.`, about);
  return undefined;
}
function refuseTargets(q: Query, targets: readonly Loc[]): Refusal | undefined {
  if (targets.length === 0) return refuse('10.0', say`Choose a hex to attack.`);
  if (new Set(targets).size < targets.length) return refuse('10.23', say`Name each hex once.`);
  for (const hex of targets) {
    const no = refuseTarget(q, hex);
    if (no) return no;
  }
  if (mixesCadres(q, targets))
    return refuse('28.14', say`Cadres are attacked alone, one hex at a time.`, { places: targets });
  if (eligible(q, targets).some((p) => !isArtillery(q, p))) return undefined;
  for (const p of [targets[0] ?? NONE, ...(AROUND[targets[0] ?? NONE] ?? [])].flatMap((hex) =>
    ownAt(q, hex, q.actor),
  )) {
    const no = refuseAttacker(q, p, targets);
    if (no) return no;
  }
  return refuse('10.11', say`None of your units is beside ${place(targets[0] ?? NONE)}.`, { places: targets });
}

// Attackers

/** 10.14 No unit attacks twice. */
const hasAttacked = rule(
  '10.14',
  (q: Query, p: Piece): boolean => q.has(p, 'attacked'),
  () => false,
);
/** 7.8 Nor who has come by sea. */
const hasSailed = rule(
  '7.8',
  (q: Query, p: Piece): boolean => q.has(p, 'sailed'),
  () => false,
);
/** 10.16 */
const hasTravelled = rule(
  '10.16',
  (q: Query, p: Piece): boolean => q.has(p, 'railed'),
  () => false,
);
/** 10.17 Security Divisions attack partisans only. */
const onlyPartisans = rule(
  '10.17',
  (q: Query, p: Piece, targets: readonly Loc[]): boolean =>
    isSecurity(q, p) &&
    q.steps(p) === 2 &&
    !targets.every((hex) => defendersIn(q, hex, enemyOf(q.sideOf(p))).every((o) => isPartisan(q, o))),
  () => false,
);
/** 6.35 */
const isOnTrain = rule(
  '6.35',
  (q: Query, p: Piece): boolean => q.has(p, 'entrained'),
  () => false,
);
/** 10.52, 25.22, 6.65, 15.13, 28.25: without Attack Strength nobody attacks. */
const cannotAttack = rule(
  '3.24',
  (q: Query, p: Piece): boolean => factorsOf(q, p).attack === 0,
  () => false,
);
/** 16.02, 17.02, 20.13 */
const isInactive = rule(
  '16.02',
  (q: Query, p: Piece): boolean => q.has(p, 'inactive'),
  () => false,
);
/** 10.11, 10.23 Beside every hex that is attacked, not over sea or open lake. */
const isBeside = rule(
  '10.11',
  (q: Query, p: Piece, hex: Loc): boolean => isBesideTarget(q, p, hex) || isInTheSameHex(q, p, hex),
  () => true,
);
/** 10.4 Artillery attacks over one hex. */
const gunReaches = rule(
  '10.4',
  (q: Query, p: Piece, hex: Loc): boolean => isArtillery(q, p) && hexDistance(q.at(p), hex) <= GUN_RANGE,
  () => false,
);
/** 10.46 One hex only. */
const gunsSplit = rule(
  '10.46',
  (q: Query, p: Piece, targets: readonly Loc[]): boolean => isArtillery(q, p) && targets.length > 1,
  () => false,
);
export function refuseAttacker(q: Query, p: Piece, targets: readonly Loc[]): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p)) return refuse('10.11', say`${unit(p)} is not on the map.`, about);
  if (cannotAttack(q, p)) return refuse('3.24', say`${unit(p)} has no Attack Strength.`, about);
  if (isOnTrain(q, p)) return refuse('6.35', say`${unit(p)} is entrained.`, about);
  if (hasSailed(q, p)) return refuse('7.8', say`${unit(p)} has moved by sea this turn.`, about);
  if (hasTravelled(q, p)) return refuse('10.16', say`${unit(p)} has used rail or sea movement this turn.`, about);
  if (isInactive(q, p)) return refuse('16.02', say`${unit(p)} may not attack this turn.`, about);
  if (hasAttacked(q, p)) return refuse('10.14', say`${unit(p)} has attacked in this phase.`, about);
  if (isNeutralFinn(q, p)) return refuse('30.34.D', say`Finland is neutral on turn 1.`, about);
  if (onlyPartisans(q, p, targets)) return refuse('10.17', say`${unit(p)} attacks partisans only.`, about);
  if (gunsSplit(q, p, targets)) return refuse('10.46', say`${unit(p)} attacks one hex only.`, about);
  const far = targets.find((hex) => !isBeside(q, p, hex) && !gunReaches(q, p, hex));
  if (far !== undefined)
    return refuse(targets.length > 1 ? '10.23' : '10.11', say`${unit(p)} is not beside ${place(far)}.`, {
      pieces: [p],
      places: [far],
    });
  return refuseByPolitics(q, p, targets);
}
/** Own units that could attack all of these hexes. */
function eligible(q: Query, targets: readonly Loc[]): readonly Piece[] {
  const [first] = targets;
  if (first === undefined) return [];
  const around = q.option('sea-assault') ? GRID.neighbours.subarray(first * 6, first * 6 + 6) : (AROUND[first] ?? []);
  const near = new Set([first, ...around]);
  const hexes = [...near, ...[...near].flatMap((hex) => AROUND[hex] ?? []).filter((hex) => !near.has(hex))];
  return [...new Set(hexes)]
    .flatMap((hex) => ownAt(q, hex, q.actor))
    .filter((p) => (near.has(q.at(p)) || isArtillery(q, p)) && !refuseAttacker(q, p, targets));
}

/** 10.41 Artillery joins where others attack who are strong enough, and where somebody is beside both: he need not attack, so water is no hindrance. */
export const refuseGuns = rule(
  '10.41',
  (q: Query, attackers: readonly Piece[], targets: readonly Loc[]): Refusal | undefined => {
    const guns = attackers.filter((p) => isArtillery(q, p));
    if (guns.length === 0) return undefined;
    const others = attackers.filter((p) => !isArtillery(q, p));
    const about = { pieces: guns };
    if (others.length === 0) return refuse('10.41', say`Artillery attacks with other units only.`, about);
    for (const gun of guns) {
      const hexes = [q.at(gun), ...(AROUND[q.at(gun)] ?? [])];
      const liaison = hexes.some((hex) =>
        ownAt(q, hex, q.sideOf(gun)).some(
          (p) => !isArtillery(q, p) && targets.every((t) => (AROUND[hex] ?? []).includes(t)),
        ),
      );
      if (!liaison)
        return refuse('10.41', say`No other unit is beside both ${unit(gun)} and its target.`, { pieces: [gun] });
    }
    const attack = others.reduce((sum, p) => sum + printedAttack(q, p), 0);
    const defense = defendersOf(q, targets).reduce((sum, p) => sum + printedDefense(q, p), 0);
    if (attack >= defense) return undefined;
    return refuse('10.41', say`The other attackers have ${attack} printed points against ${defense}.`, about);
  },
  () => undefined,
);
function refuseAttackers(q: Query, attackers: readonly Piece[], targets: readonly Loc[]): Refusal | undefined {
  if (attackers.length === 0) return refuse('10.12', say`Choose units to attack with.`);
  for (const p of attackers) {
    const no = refuseAttacker(q, p, targets);
    if (no) return no;
  }
  return refuseGuns(q, attackers, targets);
}
/** 10.21 All of them, together; 11.R10: whoever retreated there in this phase adds nothing, but shares the result. */
const beatenWith = (q: Query, targets: readonly Loc[]): readonly Piece[] =>
  targets.flatMap((hex) => defendersIn(q, hex, enemyOf(q.actor)));
export const defendersOf = (q: Query, targets: readonly Loc[]): readonly Piece[] =>
  beatenWith(q, targets).filter((p) => !isIdle(q, p));

// What is worth trying

/** Hexes with enemy partisans and nobody else. */
function hauntedHexes(q: Query): readonly Loc[] {
  const side = enemyOf(q.actor);
  const hexes = new Set<Loc>();
  for (const p of q.piecesOf(side)) if (isPartisan(q, p) && isOnMap(q, p)) hexes.add(q.at(p));
  return [...hexes].filter((hex) => hasPartisansAlone(q, hex, side));
}
/** 28.14 All cadres of one hex, and nobody else. */
const mixesCadres = rule(
  '28.14',
  (q: Query, targets: readonly Loc[]): boolean =>
    targets.length > 1 && targets.some((hex) => onlyCadres(q, defendersIn(q, hex, enemyOf(q.actor)))),
  () => false,
);
/** Hexes beside own units that could attack; only what is drawn is judged. */
function besideAttackers(q: Query): ReadonlySet<Loc> {
  const seen = new Set<Loc>();
  const enemy = enemyFront(q, q.actor);
  const haunted = hauntedHexes(q);
  const beside = besideEnemy(q, q.actor);
  for (const p of q.piecesOf(q.actor)) {
    if (haunted.length === 0 && beside[q.at(p)] !== 1) continue;
    if (!isOnMap(q, p) || q.has(p, 'attacked') || isArtillery(q, p)) continue;
    for (const hex of AROUND[q.at(p)] ?? []) if ((enemy.units[hex] ?? 0) > 0) seen.add(hex);
    for (const hex of haunted) if (hex === q.at(p) || (AROUND[hex] ?? []).includes(q.at(p))) seen.add(hex);
  }
  return seen;
}
function* targetLists(q: Query): Generator<readonly Loc[]> {
  const seen = besideAttackers(q);
  for (const hex of seen) if (q.mark('attacked', hex) === 0) yield [hex];
  for (const a of seen)
    for (const b of AROUND[a] ?? [])
      if (
        a < b &&
        seen.has(b) &&
        (AROUND[a] ?? []).some((hex) => hasOwn(q, hex) && (AROUND[b] ?? []).includes(hex)) &&
        !mixesCadres(q, [a, b])
      )
        yield [a, b];
}
const hasOwn = (q: Query, hex: Loc): boolean => friendsIn(q, q.actor, hex);
function* companies(q: Query, targets: readonly Loc[]): Generator<readonly Piece[]> {
  const all = eligible(q, targets);
  const others = all.filter((p) => !isArtillery(q, p));
  const tried = new Set<string>();
  for (const units of [all, others, ...Map.groupBy(others, (p) => q.at(p)).values(), ...others.map((p) => [p])]) {
    const key = units.join(' ');
    if (units.length > 0 && !tried.has(key) && !refuseGuns(q, units, targets)) yield units;
    tried.add(key);
  }
}

export function previewAttack(q: Query, targets: readonly Loc[], attackers: readonly Piece[]): Preview {
  const defenders = defendersOf(q, targets);
  const { attack, defense, column, table } = oddsOf(q, q.actor, attackers, defenders, targets);
  return {
    label: say`${attack / WHOLE} to ${defense / WHOLE}: ${columnTitle(q, column)}, table ${table}`,
    notes: [
      ...attackers.flatMap((p) => attackStrength(q, p, targets, 'combat').modifiers),
      ...defenders.flatMap((p) => defenseStrength(q, p, 'combat').modifiers),
    ].map(({ rule: cited, message, times }) => ({ rule: cited, message, n: times })),
  };
}
export const attack = verb({
  id: 'attack',
  title: 'Attack',
  rule: '10.0',
  args: { targets: 'places', units: 'pieces', air: ['without air support', 'with air support'] },
  ask: {
    targets: {
      title: 'Hexes to attack',
      candidates: targetLists,
      elements: function* elements(q) {
        for (const hex of besideAttackers(q)) if (!refuseTargets(q, [hex])) yield hex;
      },
      refuse: (q, _, value) => refuseTargets(q, value),
    },
    units: {
      title: 'Attackers',
      candidates: (q, { targets }) => companies(q, targets),
      elements: (q, { targets }) => eligible(q, targets),
      refuse: (q, { targets }, value) => refuseAttackers(q, value, targets),
      preview: (q, { targets }, value) => previewAttack(q, targets, value),
    },
    air: {
      title: 'Air support',
      candidates: (q, { targets }) =>
        refuseSupport(q, targets) === undefined
          ? (['without air support', 'with air support'] as const)
          : (['without air support'] as const),
      refuse: (q, { targets }, value) => (value === 'with air support' ? refuseSupport(q, targets) : undefined),
      has: () => true,
    },
  },
  apply(g: Play, { targets, units, air }) {
    const defenders = beatenWith(g, targets);
    for (const p of units) g.raise(p, 'attacked');
    for (const hex of targets) g.setMark('attacked', hex, 1);
    g.call('battle', {
      side: g.actor,
      vars: { targets, attackers: units, defenders, air: air === 'with air support', stage: 0 },
    });
  },
});
