// Retreats (7.5, 15.2.4; RULINGS R2): where a unit may go, and the owner's choice of it.
import {
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
import { directionTo } from '@rasputitsa/kit';
import { grid, isDeep, isLand, isStrait, neighbours } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isAir, isGround, isNaval, nationOf } from '../1-components/units.ts';
import { fitsAboard } from '../17-special/naval-transport.ts';
import { callOff } from '../20-options/bombing-effects.ts';
import { goAboard, hasLift, mayTakeAlong } from '../20-options/retreat-from-naval-bases.ts';
import { loseFort } from '../21-variants/fortifications.ts';
import { limitRefusal } from '../4-11-general/ally-limits.ts';
import { leaveBox, possess } from '../4-11-general/battle-locations.ts';
import { countryBan } from '../4-11-general/closed-countries.ts';
import { look } from '../4-11-general/examining-units.ts';
import { isHaven } from '../4-11-general/out-of-supply.ts';
import { feudRefusal, partyRefusal } from '../4-11-general/romanians-and-hungarians.ts';
import { isSuppliedCoast, leadsToSource } from '../4-11-general/supply.ts';
import { isInterdicted } from '../6-14-movement/interdiction.ts';
import { straitRefusal } from '../6-14-movement/kerch-strait.ts';
import { rules } from '../same-rule.ts';
import { airAt, groundAt, isBattle, isEnemyCity, uses } from '../state.ts';
import { type DecisionNode, type Node, type Play, type Query, verb } from '../words.ts';
import { eliminate } from './elimination.ts';
import { navalRetreats } from './naval-retreats.ts';

// Ground units (7.5.2.2)

/** 7.5.2.2: what closes a hex to any retreat. */
function closed(q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  if (!isLand(to) || isDeep(from, to))
    return refuse('7.5.2.2', say`No ground unit can go to ${place(to)}.`, { places: [to] });
  const strait = isStrait(from, to) ? straitRefusal(q, p, from, to) : undefined;
  return strait ?? countryBan(q, p, to) ?? enemyHeld(q, side, to) ?? interdicted(q, side, to);
}
const enemyHeld = rule(
  '7.5.2.2',
  (q: Query, side: Side, to: Loc): Refusal | undefined => {
    const enemy = groundAt(q, to, enemyOf(side));
    // Air battles, raids and friendly interdiction leave a hex open.
    if (isBattle(q, to) && enemy.length > 0)
      return refuse('7.5.2.2', say`The battle at ${place(to)} is not yet fought.`, { places: [to] });
    if (enemy.length > 0)
      return refuse('7.5.2.2', say`An enemy ground unit is at ${place(to)}.`, { pieces: enemy, places: [to] });
    if (isEnemyCity(q, side, to)) return refuse('7.5.2.2', say`${place(to)} is in enemy hands.`, { places: [to] });
    return undefined;
  },
  () => undefined,
);
/** 14.4.1.3 */
const interdicted = rule(
  '14.4.1.3',
  (q: Query, side: Side, to: Loc): Refusal | undefined =>
    isInterdicted(q, to, side)
      ? refuse('14.4.1.3', say`${place(to)} is interdicted from the air.`, { places: [to] })
      : undefined,
  () => undefined,
);
/** 7.5.2.2, 11.4.3.2: toward a source, to friends, into a friendly city, or to a supplied coast. */
const leadsHome = rules(
  ['7.5.2.2', 'CRT.note1'],
  (q: Query, side: Side, from: Loc, to: Loc): boolean =>
    leadsToSource(q, side, from, directionTo(grid, from, to)) || isHaven(q, side, to) || isSuppliedCoast(q, side, to),
  () => true,
);
/** 11.2, 11.8, 11.8.1: what allies avoid as long as they can retreat elsewhere (RULINGS R27); aircraft and ships too (RULINGS R53), but the
 * Finns' may go anywhere (11.2.2). */
function unwelcome(q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined {
  const limit = !isGround(q, p) && nationOf(q, p) === 'Finnish' ? undefined : limitRefusal(q, p, to, from);
  return limit ?? feudRefusal(q, p, to);
}
function openRetreatRefusal(q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined {
  const no = closed(q, p, from, to);
  if (no) return no;
  return leadsHome(q, q.sideOf(p), from, to)
    ? undefined
    : refuse(
        '7.5.2.2',
        say`${place(to)} does not lead to a supply source, and there are no friends and no friendly city there.`,
        {
          places: [to],
        },
      );
}

// Air units (7.5.2.1)

/** 7.5.2.1 */
const airRetreatRefusal = rules(
  ['7.5.2.1', 'CRT.note1'],
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    const enemy = airAt(q, to, enemyOf(q.sideOf(p)));
    return enemy.length === 0
      ? countryBan(q, p, to)
      : refuse('7.5.2.1', say`Enemy air units are at ${place(to)}.`, { pieces: enemy, places: [to] });
  },
  () => undefined,
);

/** 7.5.1: exactly one hex. */
const farRefusal = rule(
  '7.5.1',
  (from: Loc, to: Loc): Refusal | undefined =>
    neighbours(from).includes(to)
      ? undefined
      : refuse('7.5.1', say`Units retreat into an adjacent hex; ${place(to)} is not next to ${place(from)}.`, {
          places: [to],
        }),
  () => undefined,
);
/** Why a unit may not retreat into this hex. */
function retreatRefusal(q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined {
  const no = farRefusal(from, to) ?? armRefusal(q, p, from, to);
  const shy = no ? undefined : unwelcome(q, p, from, to);
  if (!shy) return no;
  const elsewhere = neighbours(from).some((h) => !armRefusal(q, p, from, h) && !unwelcome(q, p, from, h));
  return elsewhere ? shy : undefined;
}
/** The same but for what allies avoid. */
function armRefusal(q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined {
  if (isAir(q, p)) return airRetreatRefusal(q, p, to);
  if (isNaval(q, p))
    return navalRetreats(q, p).includes(to)
      ? undefined
      : (countryBan(q, p, to) ?? refuse('15.2.4', say`${unit(p)} cannot retreat to ${place(to)}.`, { places: [to] }));
  return openRetreatRefusal(q, p, from, to);
}
export function canRetreat(q: Query, p: Piece, from: Loc): boolean {
  return neighbours(from).some((to) => !retreatRefusal(q, p, from, to));
}

// The decision

function fromHex(q: Query): Loc {
  return q.v('from') ?? -1;
}
function left(q: Query): readonly Piece[] {
  return (q.v('left') ?? []).filter((p) => q.at(p) === fromHex(q));
}
/** 7.5.4: who must retreat and cannot is lost. */
const perish = rule(
  '7.5.4',
  (g: Play, p: Piece): void => {
    g.note('7.5.4', say`${unit(p)} cannot retreat and is lost.`);
    eliminate(g, p, '7.5.4');
  },
  (g, p) => leaveBox(g, p),
);
function sweep(g: Play): void {
  const all = left(g);
  const lost = all.filter((p) => !canRetreat(g, p, fromHex(g)) && !couldSail(g, p, all));
  for (const p of lost) perish(g, p);
  if (lost.length > 0)
    g.set(
      'left',
      left(g).filter((p) => !lost.includes(p)),
    );
}

function* groups(q: Query): Generator<readonly Piece[]> {
  const all = left(q);
  for (const p of all) yield [p];
  if (all.length > 1) yield all;
  yield* aboard(q);
}
/** A ground unit and a ship that can take it along (20.3). */
function* aboard(q: Query): Generator<readonly Piece[]> {
  const all = left(q);
  for (const p of all)
    if (hasLift(q, p, all)) for (const s of all) if (isNaval(q, s) && fitsAboard(q, [s], [p])) yield [p, s];
}

// Aboard ships (20.3)

function couldSail(q: Query, p: Piece, all: readonly Piece[]): boolean {
  return hasLift(q, p, all) && all.some((s) => isNaval(q, s) && navalRetreats(q, s).length > 0);
}
/** Ground units of a group that cannot walk to the hex: they go there with the group's ships or not at all. */
function cargoOf(q: Query, chosen: readonly Piece[], to: Loc): readonly Piece[] {
  if (!chosen.some((p) => isNaval(q, p))) return [];
  return chosen.filter((p) => isGround(q, p) && retreatRefusal(q, p, fromHex(q), to));
}
function destinationRefusal(q: Query, chosen: readonly Piece[], to: Loc): Refusal | undefined {
  const from = fromHex(q);
  const first = chosen[0] ?? -1;
  const cargo = mayTakeAlong(q, q.sideOf(first), from) ? cargoOf(q, chosen, to) : [];
  for (const p of chosen) {
    const no = cargo.includes(p) ? undefined : retreatRefusal(q, p, from, to);
    if (no) return no;
  }
  return overload(
    q,
    chosen.filter((p) => isNaval(q, p)),
    cargo,
  );
}
function overload(q: Query, ships: readonly Piece[], cargo: readonly Piece[]): Refusal | undefined {
  return fitsAboard(q, ships, cargo)
    ? undefined
    : refuse('20.3', say`${units(ships)} cannot carry ${units(cargo)}: the attack factors are too many.`, {
        pieces: cargo,
      });
}
function groupRefusal(q: Query, chosen: readonly Piece[]): Refusal | undefined {
  if (chosen.length === 0) return refuse('7.5.1', say`Name the units that retreat.`);
  const stranger = chosen.find((p) => !left(q).includes(p));
  return stranger === undefined
    ? partyRefusal(q, chosen)
    : refuse('7.5.3', say`${unit(stranger)} does not retreat now.`, { pieces: [stranger] });
}
const retreat = verb({
  id: 'retreat',
  title: 'Retreat',
  rule: '7.5.1',
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: {
      title: 'units',
      candidates: groups,
      elements: left,
      refuse: (q, _soFar, value) => groupRefusal(q, value),
    },
    to: {
      candidates: (q) => neighbours(fromHex(q)),
      refuse: (q, { units: chosen }, to) => destinationRefusal(q, chosen, to),
    },
  },
  apply(g, { units: chosen, to }) {
    carryOut(g, chosen, to, mayTakeAlong(g, g.actor, fromHex(g)) ? cargoOf(g, chosen, to) : []);
  },
});
/** These units go, some of them aboard the ships among them. */
function carryOut(g: Play, chosen: readonly Piece[], to: Loc, cargo: readonly Piece[]): void {
  const from = fromHex(g);
  for (const p of chosen) {
    leaveBox(g, p);
    if (!isGround(g, p)) g.raise(p, 'retreated');
    callOff(g, p);
    g.lower(p, 'reserve');
    if (!cargo.includes(p)) g.move(p, to, { path: [from, to], by: 'retreat' });
  }
  goAboard(
    g,
    chosen.filter((p) => isNaval(g, p)),
    cargo,
  );
  const before = g.v('retreated') ?? [];
  if (!before.includes(to) && chosen.some((p) => isGround(g, p) && !cargo.includes(p)))
    g.reply('retreated', [...before, to]);
  // 4.7.1: an oilfield may be entered by retreat too.
  if (chosen.some((p) => isGround(g, p) && !cargo.includes(p))) possess(g, to, g.actor);
  g.set('left', left(g));
  sweep(g);
  if (chosen.some((p) => isGround(g, p))) loseFort(g, from, g.actor);
  look(g, [from, to]);
}
/** 20.3: who could also walk goes aboard because the owner says so. */
function aboardRefusal(q: Query, chosen: readonly Piece[]): Refusal | undefined {
  const no = groupRefusal(q, chosen);
  if (no) return no;
  if (!mayTakeAlong(q, q.actor, fromHex(q)))
    return refuse('20.3', say`Ships take no units along from ${place(fromHex(q))}: it is not a naval base of yours.`);
  const ships = chosen.filter((p) => isNaval(q, p));
  const cargo = chosen.filter((p) => isGround(q, p));
  if (ships.length === 0 || cargo.length === 0)
    return refuse('20.3', say`Name ground units and the ships that carry them.`, { pieces: chosen });
  return overload(q, ships, cargo);
}
const retreatAboard = verb({
  id: 'retreat-aboard',
  title: 'Retreat aboard ships',
  rule: '20.3',
  refuse: (q) => (uses(q, 'naval-retreats') ? undefined : refuse('20.3', say`Ships take no units along in this game.`)),
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: {
      title: 'ships and ground units',
      candidates: aboard,
      elements: left,
      refuse: (q, _soFar, value) => aboardRefusal(q, value),
    },
    to: {
      candidates: (q) => neighbours(fromHex(q)),
      refuse(q, { units: chosen }, to) {
        for (const p of chosen) {
          const no = isGround(q, p) ? undefined : retreatRefusal(q, p, fromHex(q), to);
          if (no) return no;
        }
        return undefined;
      },
    },
  },
  apply(g, { units: chosen, to }) {
    carryOut(
      g,
      chosen,
      to,
      chosen.filter((p) => isGround(g, p)),
    );
  },
});
const retreating: DecisionNode = {
  kind: 'decision',
  id: 'retreat',
  title: 'Retreat',
  rule: '7.5',
  who: (q) => (left(q).length > 0 ? [q.active] : []),
  enter: sweep,
  verbs: ['retreat', 'retreat-aboard'],
  prompt: (q) => say`${units(left(q))} must leave ${place(fromHex(q))}.`,
};

export const verbs: readonly Verb[] = [retreat, retreatAboard];
export const interrupts: readonly Node[] = [retreating];
