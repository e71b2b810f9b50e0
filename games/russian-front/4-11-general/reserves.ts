// Reserves (11.5): placing them and taking them up. Their step: reserve-movement.ts. Refits: refit.ts.
import { type Loc, type Piece, type Refusal, refuse, rule, say, type Side, unit, type Verb } from '@rasputitsa/kernel';
import { sideId } from '../1-components/sides.ts';
import { isArmor, isGround } from '../1-components/units.ts';
import { modeOf } from '../6-14-movement/kinds-of-movement.ts';
import { RESERVE_MARKERS } from '../data/tables.ts';
import { isAdvanced, unitsOf } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { markableRefusal, restRefusal } from './rest.ts';

/** 11.5.3.1 */
export const comesFromReserve = rule(
  '11.5.3.1',
  (q: Query, p: Piece): boolean => isAdvanced(q) && q.has(p, 'reserve'),
  () => false,
);

export function inReserve(q: Query, side: Side): readonly Piece[] {
  return q.cached(`rf.inReserve.${side}`, ['pieces'], () => unitsOf(q, side).filter((p) => q.has(p, 'reserve')));
}
/** 11.5: one marker covers all marked units of a hex. */
function markedHexes(q: Query, side: Side): ReadonlySet<Loc> {
  return q.cached(`rf.reserveHexes.${side}`, ['pieces'], () => new Set(inReserve(q, side).map((p) => q.at(p))));
}

// Placing (11.5.1, 11.5.2)

/** 11.5.1 */
const placeRefusal = rule(
  '11.5.1',
  (q: Query, p: Piece): Refusal | undefined => restRefusal(q, p, modeOf(q) === 'exploitation' ? '11.5.2' : '11.5.1'),
  () => undefined,
);
/** 11.5.1.2 */
const bothRefusal = rule(
  '11.5.1.2',
  (q: Query, p: Piece): Refusal | undefined =>
    q.has(p, 'refit') ? refuse('11.5.1.2', say`${unit(p)} is refitting and is not put in reserve.`) : undefined,
  () => undefined,
);
/** 11.5.2 */
const armorRefusal = rule(
  '11.5.2',
  (q: Query, p: Piece): Refusal | undefined =>
    modeOf(q) !== 'exploitation' || isArmor(q, p)
      ? undefined
      : refuse('11.5.2', say`In the Exploitation Phase only armor is put in reserve; ${unit(p)} is not armor.`),
  () => undefined,
);
/** 11.5.2: what was taken up in this Exploitation Phase is not put down again in it. */
const used = rule(
  '11.5.2',
  (q: Query): number => (modeOf(q) === 'exploitation' ? (q.v('freed') ?? 0) : 0),
  () => 0,
);
/** 11.5.1.1 */
const limitRefusal = rule(
  '11.5.1.1',
  (q: Query, side: Side, at: Loc): Refusal | undefined => {
    const marked = markedHexes(q, side);
    const most = RESERVE_MARKERS[sideId(side)];
    if (marked.has(at) || marked.size + used(q) < most) return undefined;
    return used(q) > 0
      ? refuse('11.5.2', say`Reserve units taken up in this phase are not placed again, and you have only ${most}.`)
      : refuse('11.5.1.1', say`All your reserve units are in use: you have ${most}.`, { places: [...marked] });
  },
  () => undefined,
);
/** 11.5: a reserve unit covers units of one hex. */
const apartRefusal = rule(
  '11.5',
  (q: Query, p: Piece, first: Piece): Refusal | undefined =>
    q.at(p) === q.at(first)
      ? undefined
      : refuse('11.5', say`One reserve unit covers one hex; ${unit(p)} and ${unit(first)} are in different hexes.`, {
          pieces: [p, first],
        }),
  () => undefined,
);
function reserveRefusal(q: Query, chosen: readonly Piece[]): Refusal | undefined {
  const [first] = chosen;
  if (first === undefined) return refuse('11.5.1', say`Name the units to be put in reserve.`);
  for (const p of chosen) {
    const no = markableRefusal(q, p, '11.5.1');
    if (no) return no;
    const apart = apartRefusal(q, p, first);
    if (apart) return apart;
    if (q.has(p, 'reserve')) return refuse('11.5.1', say`${unit(p)} is in reserve already.`);
    const unfit = bothRefusal(q, p) ?? armorRefusal(q, p) ?? placeRefusal(q, p);
    if (unfit) return unfit;
  }
  return limitRefusal(q, q.actor, q.at(first));
}
function eligible(q: Query): ReadonlyMap<Loc, readonly Piece[]> {
  const out = new Map<Loc, Piece[]>();
  for (const p of unitsOf(q, q.actor)) {
    if (!isGround(q, p) || reserveRefusal(q, [p])) continue;
    const there = out.get(q.at(p));
    if (there) there.push(p);
    else out.set(q.at(p), [p]);
  }
  return out;
}
function* stacks(q: Query): Generator<readonly Piece[]> {
  for (const stack of eligible(q).values()) {
    yield stack;
    if (stack.length > 1) for (const p of stack) yield [p];
  }
}
const reserve = verb({
  id: 'reserve',
  title: 'Put in reserve',
  rule: '11.5.1',
  refuse: (q) => (isAdvanced(q) ? undefined : refuse('ADV.intro', say`There are no reserve units in the Basic Game.`)),
  args: { units: 'pieces' },
  ask: {
    units: {
      title: 'units',
      candidates: stacks,
      elements: (q) => [...eligible(q).values()].flat(),
      refuse: (q, _soFar, value) => reserveRefusal(q, value),
    },
  },
  apply(g, { units: chosen }) {
    for (const p of chosen) {
      g.raise(p, 'reserve');
      // 11.5.2: a unit put in reserve now does not move in this phase any more.
      g.lower(p, 'exploits');
    }
  },
});

// Use (11.5.3)

/** 11.5.3.2.2: who joins a battle in the enemy's phases is in reserve no more. */
const comeOff = rule(
  '11.5.3.2.2',
  (g: Play, moved: readonly Piece[]): void => {
    for (const p of moved) g.lower(p, 'reserve');
  },
  () => undefined,
);
/** 11.5.3.1.2: the marker comes off who exploits, and is free when nobody is left under it. */
const comeOffExploiting = rule(
  '11.5.3.1.2',
  (g: Play, moved: readonly Piece[], from: Loc, side: Side): void => {
    for (const p of moved) g.lower(p, 'reserve');
    if (!markedHexes(g, side).has(from)) g.reply('freed', (g.v('freed') ?? 0) + 1);
  },
  () => undefined,
);
/** Units move out of reserve: called for every ground move. */
export function takeUp(g: Play, pieces: readonly Piece[], from: Loc): void {
  const moved = pieces.filter((p) => g.has(p, 'reserve'));
  const [first] = moved;
  if (first === undefined) return;
  if (modeOf(g) === 'exploitation') comeOffExploiting(g, moved, from, g.sideOf(first));
  else comeOff(g, moved);
}

/** Orders that mark units in the Ground Movement Step or the Exploitation Phase. */
export const placing: readonly Verb[] = [reserve];
export const verbs: readonly Verb[] = [...placing];
