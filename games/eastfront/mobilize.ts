// Mobilization (5.41, 5.62): after movement an active HQ may move and so give up its part in combat.
import { place, type Play, type Query, type Refusal, refuse, rule, say, unit, verb } from '@rasputitsa/kernel';
import { activeHqs, deactivate } from './command.ts';
import { landMoves, lastUnitRefusal, march, stackRefusal } from './movement.ts';
import { railMoves, rideRail } from './railmove.ts';
import { isHq, isSupreme } from './units.ts';

interface Mobilize {
  readonly hq: number;
  readonly to: number;
  readonly [name: string]: number;
}

/** 4.42b, 5.7a: Blitz HQs wait for their second phase; Paradrop HQs stay (GAPS 3.53). */
const mobilizeRefusal = rule(
  '4.42b',
  (q: Query, hq: number): Refusal | undefined => {
    if (!isHq(q, hq) || q.sideOf(hq) !== q.actor || !q.has(hq, 'active'))
      return refuse('5.4', say`${unit(hq)} is no active HQ of yours.`);
    if (q.has(hq, 'blitz') && !q.within('blitz movement'))
      return refuse('5.7a', say`${unit(hq)} blitzes and may not mobilize yet.`);
    if (q.has(hq, 'paradrop')) return refuse('14.2', say`${unit(hq)} commands the paradrop and stays.`);
    return lastUnitRefusal(q, hq);
  },
  () => undefined,
);

/** By land at its own speed; a Supreme HQ also by one rail move without paying for it (5.62). */
function goals(q: Query, hq: number): ReadonlyMap<number, readonly number[]> {
  const out = new Map<number, readonly number[]>([[q.at(hq), [q.at(hq)]]]);
  for (const [to, way] of landMoves(q, hq)) out.set(to, way.path);
  if (isSupreme(q, hq)) for (const [to, ride] of railMoves(q, hq, 1)) if (!out.has(to)) out.set(to, ride.path);
  return out;
}

export const mobilize = verb<Mobilize>({
  id: 'mobilize',
  title: 'Mobilize an HQ',
  rule: '5.41',
  args: [
    {
      name: 'hq',
      type: 'piece',
      title: 'HQ',
      candidates: (q) => activeHqs(q, q.actor),
      refuse: (q, _soFar, hq) => mobilizeRefusal(q, Number(hq)),
    },
    {
      name: 'to',
      type: 'place',
      candidates: (q, { hq = -1 }) => goals(q, hq).keys(),
      refuse: (q, { hq = -1 }, to) => (Number(to) === q.at(hq) ? undefined : stackRefusal(q, hq, Number(to))),
      preview: (q, { hq = -1 }, to) => ({ path: goals(q, hq).get(Number(to)) ?? [] }),
    },
  ],
  apply(g, { hq, to }) {
    go(g, hq, to);
    g.note('5.41', say`${unit(hq)} mobilizes to ${place(to)}.`);
    deactivate(g, hq);
  },
});

function go(g: Play, hq: number, to: number): void {
  if (to === g.at(hq)) return;
  const way = landMoves(g, hq).get(to);
  if (way) march(g, hq, way.path, 'mobilize');
  else rideRail(g, hq, to, railMoves(g, hq, 1).get(to)?.path ?? []);
}
