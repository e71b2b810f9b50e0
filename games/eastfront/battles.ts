// Airstrikes and the choice of battles (7.13 to 7.15).
import { place, type Preview, type Query, type Refusal, refuse, rule, say, unit, verb } from '@rasputitsa/kernel';
import { isExit, isFortress, isHex } from './board.ts';
import { activeHqs, commandValue, inAirRange, isSupported } from './command.ts';
import { FIRE_NAMES, NO_FIRE } from './data/tables.ts';
import { hitsPerStep } from './fire.ts';
import { airFire, attackerAt, battles, isBattle } from './state.ts';
import { enemyOf, isHq } from './units.ts';

// Airstrikes (7.13, 13.1)

interface Strike {
  readonly hq: number;
  readonly at: number;
  readonly [name: string]: number;
}

/** 13.1, 5.5: an active HQ that did not mobilize, once a phase; with a value left after disruption (GAPS 3.34). */
const strikerRefusal = rule(
  '13.1',
  (q: Query, hq: number): Refusal | undefined => {
    if (!isHq(q, hq) || q.sideOf(hq) !== q.actor || !q.has(hq, 'active'))
      return refuse('13.1', say`${unit(hq)} is no active HQ of yours.`);
    if (q.has(hq, 'paradrop')) return refuse('14.2', say`${unit(hq)} spends its turn on the paradrop.`);
    if (q.has(hq, 'moved')) return refuse('13.12', say`${unit(hq)} has flown its airstrike.`);
    if (commandValue(q, hq) <= 0) return refuse('13.17', say`${unit(hq)} has no value left for an airstrike.`);
    return airFire(q, q.actor) === NO_FIRE ? refuse('13.C1', say`There is no air force left.`) : undefined;
  },
  () => undefined,
);
/** 13.13: one a battle, in range, where own ground units stand (7.15b). */
const targetRefusal = rule(
  '13.13',
  (q: Query, hq: number, at: number): Refusal | undefined => {
    if (!isBattle(q, at)) return refuse('7.15b', say`There is no battle at ${place(at)}.`, { places: [at] });
    if (q.mark('strike', at) > 0)
      return refuse('13.13', say`${place(at)} has its airstrike already.`, { places: [at] });
    return inAirRange(q, hq, at)
      ? undefined
      : refuse('13.11', say`${place(at)} is out of air range of ${unit(hq)}.`, { places: [at] });
  },
  (q, _hq, at) => (isBattle(q, at) ? undefined : refuse('7.15b', say`There is no battle at ${place(at)}.`)),
);

export const airstrike = verb<Strike>({
  id: 'airstrike',
  title: 'Assign an airstrike',
  rule: '7.13',
  args: [
    {
      name: 'hq',
      type: 'piece',
      title: 'HQ',
      candidates: (q) => activeHqs(q, q.actor),
      refuse: (q, _soFar, hq) => strikerRefusal(q, Number(hq)),
    },
    {
      name: 'at',
      type: 'place',
      candidates: (q) => battles(q),
      refuse: (q, { hq = -1 }, at) => targetRefusal(q, hq, Number(at)),
      preview: (q, { hq = -1 }) => ({
        notes: [
          { rule: '13.12', message: say`${commandValue(q, hq)} dice at ${FIRE_NAMES[airFire(q, q.actor)] ?? ''}` },
        ],
      }),
    },
  ],
  apply(g, { hq, at }) {
    g.raise(hq, 'moved');
    g.setMark('strike', at, commandValue(g, hq));
    g.note('7.13', say`${unit(hq)} assigns an airstrike of ${commandValue(g, hq)} to ${place(at)}.`);
  },
});

// Which battles (7.14, 7.15)

/** 7.15: why the active side must fight this battle, by rule; undefined when it need not. 16.25: in Exit Zones never. */
export function dutyAt(q: Query, at: number): string | undefined {
  if (q.mark('fought', at) > 0 || (isExit(at) && zonesAreFree())) return undefined;
  if (isNew(q, at)) return '7.15a';
  if (isStruck(q, at)) return '7.15b';
  return isSiege(q, at) ? '7.15c' : undefined;
}
const zonesAreFree = rule(
  '16.25',
  (): boolean => true,
  () => false,
);
const isNew = rule(
  '7.15a',
  (q: Query, at: number): boolean => q.mark('begun', at) > 0,
  () => false,
);
const isStruck = rule(
  '7.15b',
  (q: Query, at: number): boolean => q.mark('strike', at) > 0,
  () => false,
);
const isSiege = rule(
  '7.15c',
  (q: Query, at: number): boolean =>
    isHex(at) && isFortress(at) && attackerAt(q, at) === q.active && !q.within('blitz combat'),
  () => false,
);

interface At {
  readonly at: number;
  readonly [name: string]: number;
}

/** What both sides can see of a battle before it is opened: support, cover, assault. */
function forecast(q: Query, at: number): NonNullable<Preview['notes']> {
  const support = isSupported(q, at, q.actor) ? 'supported' : 'unsupported';
  const cost = hitsPerStep(q, at, enemyOf(q.actor), support);
  const notes = [
    { rule: support === 'supported' ? '5.42' : '7.4a', message: say`${support}` },
    cost === 0
      ? { rule: '7.4c', message: say`no hit counts against the fortress`, n: 0 }
      : { rule: cost === 1 ? '7.33a' : '7.34a', message: say`${cost} of your hits cost a step`, n: cost },
  ];
  if (q.mark('repulse', at) > 0) notes.push({ rule: '7.5', message: say`an assault: attackers may be driven back` });
  return notes;
}

export const fight = verb<At>({
  id: 'fight',
  title: 'Fight a battle',
  rule: '7.14',
  args: [
    {
      name: 'at',
      type: 'place',
      candidates: (q) => battles(q),
      refuse: (q, _soFar, x) => {
        const at = Number(x);
        if (!isBattle(q, at)) return refuse('7.11', say`There is no battle at ${place(at)}.`, { places: [at] });
        return q.mark('fought', at) > 0
          ? refuse('7.21', say`${place(at)} has been fought this phase.`, { places: [at] })
          : undefined;
      },
      preview: (q, _soFar, at) => ({ notes: forecast(q, Number(at)) }),
    },
  ],
  apply(g, { at }) {
    g.call('battle', { side: g.actor, vars: { at, stage: 'reveal' } });
  },
});

/** 7.15: the phase cannot end while a battle must still be fought. */
export function fightsOwed(q: Query): Refusal | undefined {
  const owed = battles(q).filter((at) => dutyAt(q, at) !== undefined);
  const first = owed[0];
  return first === undefined
    ? undefined
    : refuse(dutyAt(q, first) ?? '7.15a', say`The battle at ${place(first)} must be fought.`, { places: owed });
}
