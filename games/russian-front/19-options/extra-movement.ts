// Extra movement factors (19.2): at the end of a move a supplied unit goes on, a hit for each factor.
import {
  counted,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { isGround } from '../1-components/units.ts';
import { armorIn, isBlitz } from '../4-11-general/blitz.ts';
import { isSupplied, isSuppliedHex } from '../4-11-general/supply.ts';
import { march } from '../6-14-movement/carrying-out-moves.ts';
import { groupRefusalOf, stayRefusal } from '../6-14-movement/general-movement.ts';
import { stepCost } from '../6-14-movement/movement-costs.ts';
import { factorsLeft } from '../6-14-movement/movement-factors.ts';
import { canReach, reach, reachWith, type Way } from '../6-14-movement/reachable-hexes.ts';
import { markHit } from '../7-15-combat/elimination.ts';
import { unitsOf, uses } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { strategicBan } from './strategic-factor.ts';

/** 19.2: hits a unit can bear and live. */
function spare(q: Query, p: Piece): number {
  return q.steps(p) - 1;
}
function optionRefusal(q: Query): Refusal | undefined {
  return uses(q, 'extra-movement') ? undefined : refuse('19.2', say`Extra movement factors are not used in this game.`);
}

// Marching on

/** Factors beyond its own a unit needs for a way, and where its own come to an end. */
function shortfall(q: Query, p: Piece, path: readonly Loc[]): { readonly extra: number; readonly from: Loc } {
  const own = factorsLeft(q, p);
  let spent = 0;
  let from = path[0] ?? -1;
  for (let i = 1; i < path.length; i++) {
    spent += stepCost(q, p, path[i - 1] ?? -1, path[i] ?? -1);
    if (spent <= own) from = path[i] ?? -1;
  }
  return { extra: Math.max(0, spent - own), from };
}
/** 19.2: in supply where the extra factors are added. */
const hungry = rule(
  '19.2',
  (q: Query, p: Piece, at: Loc): Refusal | undefined =>
    q.has(p, 'out-of-supply') || !isSuppliedHex(q, q.sideOf(p), at)
      ? refuse('19.2', say`${unit(p)} is out of supply at ${place(at)}.`, { places: [at] })
      : undefined,
  () => undefined,
);
function wayRefusal(q: Query, pieces: readonly Piece[], way: Way): Refusal | undefined {
  for (const p of pieces) {
    const { extra, from } = shortfall(q, p, way.path);
    if (extra > spare(q, p))
      return refuse('19.2', say`${unit(p)} would not survive ${counted(extra, 'hit')}.`, { pieces: [p] });
    const no = extra > 0 ? hungry(q, p, from) : undefined;
    if (no) return no;
  }
  return undefined;
}
/** Everywhere beyond their own factors. */
function farReach(q: Query, pieces: readonly Piece[]): ReadonlyMap<Loc, Way> {
  return q.cached(`rf.farReach.${pieces.join(',')}`, ['pieces', 'marks', 'layers', 'tracks', 'stack', 'known'], () => {
    const near = reach(q, pieces);
    const most = Math.min(...pieces.map((p) => spare(q, p)));
    const out = new Map<Loc, Way>();
    if (pieces.length === 0 || most < 1) return out;
    for (const [to, way] of reachWith(q, pieces, most)) if (!near.has(to)) out.set(to, way);
    return out;
  });
}
function* groups(q: Query): Generator<readonly Piece[]> {
  const stacks = new Map<Loc, Piece[]>();
  for (const p of able(q)) {
    yield [p];
    const there = stacks.get(q.at(p));
    if (there) there.push(p);
    else stacks.set(q.at(p), [p]);
  }
  for (const stack of stacks.values()) if (stack.length > 1) yield stack;
}
/** Who has moved strategically keeps to the rails (19.1). */
function marcherRefusal(q: Query, p: Piece): Refusal | undefined {
  return stayRefusal(q, p) ?? strategicBan(q, p);
}
function able(q: Query): readonly Piece[] {
  return unitsOf(q, q.actor).filter((p) => isGround(q, p) && spare(q, p) > 0 && !marcherRefusal(q, p));
}
const forcedMarch = verb({
  id: 'forced-march',
  title: 'March on at the price of hits',
  rule: '19.2',
  refuse: optionRefusal,
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: {
      title: 'units',
      candidates: groups,
      elements: able,
      refuse: (q, _soFar, value) => groupRefusalOf(q, value, marcherRefusal),
    },
    to: {
      candidates: (q, { units: pieces }) => farReach(q, pieces).keys(),
      refuse: (q, { units: pieces }, to) => {
        const way = farReach(q, pieces).get(to);
        if (way) return wayRefusal(q, pieces, way);
        return canReach(q, pieces, to)
          ? refuse('19.2', say`${place(to)} can be reached without extra movement factors.`)
          : refuse('19.2', say`${place(to)} is beyond reach, even at the price of hits.`, {
              places: [to],
            });
      },
      preview: (q, { units: pieces }, to) => {
        const way = farReach(q, pieces).get(to);
        if (!way) return {};
        const worst = Math.max(...pieces.map((p) => shortfall(q, p, way.path).extra));
        return { ...way, label: say`${counted(worst, 'hit')}` };
      },
    },
  },
  apply(g, { units: pieces, to }) {
    const way = farReach(g, pieces).get(to);
    if (!way) throw new Error('russian-front: no way');
    for (const p of pieces) g.setField(p, 'extra', g.field(p, 'extra') + shortfall(g, p, way.path).extra);
    march(g, pieces, way.path);
  },
});

// Pursuit

function battleHex(q: Query): Loc {
  return q.v('where') ?? -1;
}
/** 19.2: before the blitz unit is gone its number may be raised; with it gone the combat is a normal one. */
const tooLate = rule(
  '19.2',
  (q: Query): Refusal | undefined =>
    q.actor === q.v('attacker') && isBlitz(q, battleHex(q))
      ? undefined
      : refuse(
          '19.2',
          say`No blitz unit of yours lies at ${place(battleHex(q))}; extra factors are for blitz battles.`,
        ),
  () => undefined,
);
function driverRefusal(q: Query, p: Piece): Refusal | undefined {
  const here = battleHex(q);
  if (!armorIn(q, here, q.actor).includes(p)) return refuse('19.2', say`${unit(p)} is not armor of this battle.`);
  if (spare(q, p) < 1) return refuse('19.2', say`${unit(p)} would not survive the hit.`, { pieces: [p] });
  return isSupplied(q, p) ? undefined : refuse('19.2', say`${unit(p)} is out of supply.`, { pieces: [p] });
}
function least(q: Query, armor: readonly Piece[]): number {
  return Math.min(...armor.map((p) => factorsLeft(q, p)));
}
/** 19.2, 11.7.1.3: a factor more for one armor unit; the blitz number follows the one that has least. */
function driveOnFor(g: Play, p: Piece): void {
  const at = battleHex(g);
  const armor = armorIn(g, at, g.actor);
  const before = least(g, armor);
  // Paid at once, so it is a factor given back and none that is to be paid for when it is used.
  g.setField(p, 'spent', g.field(p, 'spent') - 1);
  g.note('19.2', say`${unit(p)} drives on.`);
  markHit(g, p, '19.2');
  const more = least(g, armor) - before;
  if (more > 0) g.setMark('blitz', at, g.mark('blitz', at) + more);
}
const driveOn = verb({
  id: 'drive-on',
  title: 'One more movement factor for a hit',
  rule: '19.2',
  refuse: (q) => optionRefusal(q) ?? tooLate(q),
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'armor',
      candidates: (q) => armorIn(q, battleHex(q), q.actor),
      refuse: (q, _soFar, p) => driverRefusal(q, p),
    },
  },
  apply: (g, { piece }) => driveOnFor(g, piece),
});

export const verbs: readonly Verb[] = [forcedMarch, driveOn];
