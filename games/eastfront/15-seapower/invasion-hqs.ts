// Invasion HQs (15.41): how they are set aside, and how far they command.
import { type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { activeHqs } from '../5-command/headquarters.ts';
import type { Asking, Query } from '../words.ts';
import { isPort, seasAt } from './ports.ts';
import { controlsSea, hasSeapower, type Sea } from './seas.ts';

/** 15.41a, OPT.sea: an HQ that stands in a port, a Supreme one as well. */
export const invasionRefusal = rule(
  '15.41a',
  (q: Query, hq: Piece): Refusal | undefined => {
    if (!hasSeapower(q)) return refuse('OPT.sea', say`This game is played without Seapower.`);
    return isPort(q, q.at(hq), q.sideOf(hq))
      ? undefined
      : refuse('15.41a', say`${unit(hq)} must be in a port to command an invasion.`, { pieces: [hq] });
  },
  () => undefined,
);

/** 15.41a: the command of an Invasion HQ goes over the seas at its port as well, along enemy coasts too. */
export const invasionSeas = rule(
  '15.41a',
  (q: Query, hq: Piece): readonly Sea[] =>
    q.has(hq, 'invasion') ? seasAt(q, q.at(hq), q.sideOf(hq)).filter((s) => controlsSea(q, s, q.sideOf(hq))) : [],
  () => [],
);

/** 15.4: invasions need an HQ set aside for them. */
const invasionHqs = rule(
  '15.4',
  (q: Query): readonly Piece[] => activeHqs(q, q.actor).filter((hq) => q.has(hq, 'invasion')),
  (q) => activeHqs(q, q.actor),
);
/** The seas an Invasion HQ can land over: one that adjoins its port (RULINGS R83), controlled (15.1). */
export function openSeas(q: Query, hq: Piece): readonly Sea[] {
  const side = q.sideOf(hq);
  return seasAt(q, q.at(hq), side).filter((s) => controlsSea(q, s, side));
}

/** 15.41b: one that blitzes lands a second unit in the blitz. */
const landsAgain = rule(
  '15.41b',
  (): boolean => true,
  () => false,
);
/** 15.4, 15.41: an Invasion HQ commands one unit in a phase. */
const commandRefusal = rule(
  '15.41a',
  (q: Query, hq: Piece): Refusal | undefined => {
    if (!invasionHqs(q).includes(hq)) return refuse('15.4', say`${unit(hq)} is not one of your Invasion HQs.`);
    if (q.within('blitz-movement') && !landsAgain())
      return refuse('15.41a', say`${unit(hq)} has commanded its invasion this turn.`);
    if (q.has(hq, 'commanded')) return refuse('15.41a', say`${unit(hq)} has commanded its unit this phase.`);
    if (openSeas(q, hq).length === 0)
      return refuse('15.1', say`No sea at ${place(q.at(hq))} has a friendly control port.`, { places: [q.at(hq)] });
    return undefined;
  },
  (q, hq) => (invasionHqs(q).includes(hq) ? undefined : refuse('15.4', say`no`)),
);

export const noHq = (q: Query): Refusal | undefined =>
  invasionHqs(q).length > 0 ? undefined : refuse('15.4', say`No HQ is set aside for an invasion.`);

/** Who commands a landing, or takes a unit off again. */
export const INVASION_HQ: Asking<unknown, Piece> = {
  title: 'Invasion HQ',
  candidates: invasionHqs,
  refuse: (q, _soFar, hq) => commandRefusal(q, hq),
};
