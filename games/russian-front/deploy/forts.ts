// Fortifications that stand when the game begins (V12f, V13, V17a): complete, under a friendly ground unit.
import { counted, type Loc, place, type Refusal, refuse, rule, say, type Side, type Verb } from '@rasputitsa/kernel';
import { hexOf, isStronghold } from '../1-components/board.ts';
import { anywhere, COMPLETE, fortsOf, markOf } from '../21-variants/fortifications.ts';
import { onBorder } from '../21-variants/fortified-border.ts';
import { onNewLine } from '../21-variants/strategic-withdrawal.ts';
import { STRATEGIC_WITHDRAWAL } from '../data/setup-variants.ts';
import { groundAt, unitsOf } from '../state.ts';
import { type Query, verb } from '../words.ts';
import { areaOf } from './ground.ts';

const SECTION: ReadonlySet<Loc> = new Set(STRATEGIC_WITHDRAWAL.front.map(hexOf));
const DISTRICTS = ['B', 'K', 'L', 'O', 'W'] as const;

export function hasForts(q: Query, side: Side): boolean {
  return anywhere(q) + onBorder(q, side) + onNewLine(q, side) > 0;
}

/** V12a */
const groundRefusal = rule(
  'V12a',
  (hex: Loc): Refusal | undefined =>
    isStronghold(hex)
      ? refuse('V12a', say`${place(hex)} is a fortress or major city and needs no fortification.`, { places: [hex] })
      : undefined,
  () => undefined,
);
/** V12c */
const heldRefusal = rule(
  'V12c',
  (q: Query, side: Side, hex: Loc): Refusal | undefined =>
    groundAt(q, hex, side).length > 0
      ? undefined
      : refuse('V12c', say`You have no ground unit at ${place(hex)}.`, { places: [hex] }),
  () => undefined,
);
function limitRefusal(q: Query, side: Side, hex: Loc): Refusal | undefined {
  const forts = fortsOf(q, side);
  const border = onBorder(q, side);
  if (border > 0) {
    if (!DISTRICTS.some((code) => areaOf(code).has(hex)))
      return refuse('V13', say`Soviet fortifications stand in the military districts; ${place(hex)} is in none.`, {
        places: [hex],
      });
    return forts.length < border
      ? undefined
      : refuse('V13', say`No more than ${counted(border, 'fortification')} may be placed.`);
  }
  const free = anywhere(q);
  const extra = onNewLine(q, side);
  const inSection = forts.filter((h) => SECTION.has(h)).length;
  const elsewhere = forts.length - Math.min(extra, inSection);
  if (SECTION.has(hex) && inSection < extra) return undefined;
  if (elsewhere < free) return undefined;
  return extra > 0 && free === 0
    ? refuse('V17a', say`No more than ${counted(extra, 'fortification')} may stand on the new line west of Orel.`, {
        places: [hex],
      })
    : refuse('V12f', say`No more than ${counted(free, 'fortification')} may be placed at the start.`);
}
function fortRefusal(q: Query, side: Side, hex: Loc): Refusal | undefined {
  if (fortsOf(q, side).includes(hex)) return undefined;
  return groundRefusal(hex) ?? heldRefusal(q, side, hex) ?? limitRefusal(q, side, hex);
}

/** Once more takes it away. */
export const fortify: Verb = verb({
  id: 'fortify',
  title: 'Place or take away a fortification',
  rule: 'V12f',
  args: { at: 'place' },
  ask: {
    at: {
      candidates: (q) => [...new Set([...unitsOf(q, q.actor).map((p) => q.at(p)), ...fortsOf(q, q.actor)])],
      refuse: (q, _soFar, at) => fortRefusal(q, q.actor, at),
    },
  },
  refuse: (q) => (hasForts(q, q.actor) ? undefined : refuse('V12f', say`No fortifications stand at the start.`)),
  apply: (g, { at }) => g.setMark(markOf(g.actor), at, g.mark(markOf(g.actor), at) > 0 ? 0 : COMPLETE),
});

/** V12c: nobody leaves a fortification behind. */
export const fortsOwed = rule(
  'V12c',
  (q: Query, side: Side): Refusal | undefined => {
    const bare = fortsOf(q, side).filter((h) => groundAt(q, h, side).length === 0);
    const first = bare[0];
    return first === undefined
      ? undefined
      : refuse('V12c', say`The fortification in ${place(first)} needs a ground unit.`, { places: bare });
  },
  () => undefined,
);

/** For "deploy for me": outside cities, the largest stacks first, as many as there are. */
export function fortPlan(q: Query, side: Side, stacks: ReadonlyMap<number, number>): readonly Loc[] {
  const border = onBorder(q, side);
  const extra = onNewLine(q, side);
  const fit = [...stacks]
    .filter(([h]) => !isStronghold(h) && (border === 0 || DISTRICTS.some((code) => areaOf(code).has(h))))
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .map(([h]) => h);
  const section = fit.filter((h) => SECTION.has(h)).slice(0, extra);
  return [...section, ...fit.filter((h) => !section.includes(h)).slice(0, border + anywhere(q))];
}
