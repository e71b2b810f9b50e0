// Kinds of ground movement and what each forbids: exploitation (8.0), reserves (11.5.3.2), blitz moves (11.7.2.4).
import { place, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isIce } from './ice.ts';
import { isInterdicted } from './interdiction.ts';
import { hasEnemyMines } from './mines.ts';
import { feared, provokes } from './response.ts';
import { seaSteps } from './sea.ts';
import { groundAt, groundCounts, isBattle } from './state.ts';
import { enemyOf, isNaval, unitOf } from './units.ts';

/** What kind of ground movement is going on: it decides what a unit may enter. */
export type Mode = 'ground' | 'exploitation' | 'reserve' | 'blitz';
/** A unit's first step in a phase, or a later one (8.3). */
export type Nth = 'first' | 'later';
export function modeOf(q: Query): Mode {
  return q.cached('rf.mode', ['stack'], () => {
    if (q.within('exploitation')) return 'exploitation';
    if (q.within('reserve movement')) return 'reserve';
    return q.within('blitz moves') || q.within('pursuit') ? 'blitz' : 'ground';
  });
}

// What may be entered

/** 8.3: no battles and no response in the Exploitation Phase; one hex can always be taken. */
export function exploitationRefusal(q: Query, p: number, from: number, to: number, nth: Nth): Refusal | undefined {
  const side = q.sideOf(p);
  if (causesBattle(q, side, to))
    return refuse(
      '8.3',
      say`An enemy ground unit is at ${place(to)}: there are no battles in the Exploitation Phase.`,
      {
        pieces: groundAt(q, to, enemyOf(side)),
        places: [to],
      },
    );
  if (!isExploitationShut(q, side, from, to, nth)) return undefined;
  return refuse(
    '8.3',
    say`The enemy could respond to a move into ${place(to)}; only a unit's single step may do that.`,
    {
      pieces: feared(q, side, from, to),
      places: [to],
    },
  );
}
/** The same without words: searches ask at every hex. */
export function isExploitationShut(q: Query, side: number, from: number, to: number, nth: Nth): boolean {
  return causesBattle(q, side, to) || (nth === 'later' && invitesResponse(q, side, from, to));
}
const causesBattle = rule(
  '8.3',
  (q: Query, side: number, to: number): boolean => (groundCounts(q, enemyOf(side))[to] ?? 0) > 0,
  () => false,
);
const invitesResponse = rule('8.3', provokes, () => false);
/** 11.5.3.2.1: reserves join battles; not through interdiction, to no other enemy. */
export const reserveRefusal = rule(
  '11.5.3.2.1',
  (q: Query, p: number, to: number): Refusal | undefined => {
    const side = q.sideOf(p);
    if (isInterdicted(q, to, side))
      return refuse('11.5.3.2.1', say`${place(to)} is interdicted from the air.`, { places: [to] });
    if (groundAt(q, to, enemyOf(side)).length > 0 && !isBattle(q, to))
      return refuse('11.5.3.2.1', say`Reserves join battles; there is none at ${place(to)}.`, { places: [to] });
    return undefined;
  },
  () => undefined,
);
/** 11.5.3.2: where a move of reserves must end. */
export const goalRefusal = rule(
  '11.5.3.2',
  (q: Query, side: number, to: number): Refusal | undefined =>
    modeOf(q) !== 'reserve' || (isBattle(q, to) && groundAt(q, to, enemyOf(side)).length > 0)
      ? undefined
      : refuse('11.5.3.2', say`Reserves move into a battle with enemy ground units; ${place(to)} is none.`, {
          places: [to],
        }),
  () => undefined,
);
/** 11.7.2.4: blitz moves go round the enemy; ships keep to their water (11.7.2.2.1). */
export const blitzRefusal = rule(
  '11.7.2.4',
  (q: Query, p: number, from: number, to: number): Refusal | undefined => {
    const there = groundAt(q, to, enemyOf(q.sideOf(p)));
    if (there.length > 0)
      return refuse('11.7.2.4', say`A blitz move does not enter ${place(to)}: an enemy ground unit is there.`, {
        pieces: there,
        places: [to],
      });
    return escortRefusal(q, p, from, to);
  },
  () => undefined,
);
/** 11.7.2.2.1: ships go along as far as their water does (GAPS R41), without ice and enemy mines. */
export function escortRefusal(q: Query, p: number, from: number, to: number): Refusal | undefined {
  if (!isNaval(q, p)) return undefined;
  const shut = hasEnemyMines(q, to, q.sideOf(p)) || isIce(q, from) || isIce(q, to);
  return !shut && seaSteps(from).includes(to)
    ? undefined
    : refuse('11.7.2.2.1', say`${unit(p)} cannot go along to ${place(to)}.`, { places: [to] });
}

// Who moves

/** 11.7.2.4: armor that won, and what supported it; the others stay. */
export function blitzerRefusal(q: Query, p: number): Refusal | undefined {
  if (!((q.v('blitzers') ?? []) as readonly number[]).includes(p))
    return refuse('11.7.2.4', say`${unit(p)} makes no blitz move: only armor of this battle and its support do.`);
  return q.has(p, 'box') ? refuse('6.1.3.1', say`${unit(p)} is in battle and moves no more.`) : undefined;
}
/** 8.1, 8.2 */
export const exploiterRefusal = rule(
  '8.1',
  (q: Query, p: number): Refusal | undefined => {
    if (q.has(p, 'exploits')) return undefined;
    if (q.has(p, 'refit')) return refuse('11.6.1.2', say`${unit(p)} is refitting and does not exploit.`);
    if (q.has(p, 'reserve')) return refuse('11.5.2', say`${unit(p)} is in reserve and does not move in this phase.`);
    return unitOf(q, p).type === 'armor'
      ? refuse('8.2', say`${unit(p)} was out of supply when the Exploitation Phase began.`)
      : refuse('8.1', say`Only armor moves in the Exploitation Phase; ${unit(p)} is none.`);
  },
  () => undefined,
);
