// Chapter 7, 7.4: shells, a stock that only its owner knows.
import { counted, type Piece, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { BLUE, RED } from '../1-map/board.ts';
import { needed } from '../5-combat/fire.ts';
import { DIE, SHELLS } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';

export const stockOf = (side: Side) => (side === RED ? 'shells-red' : 'shells-blue');

/** 7.4 Nobody but the owner knows how many: the size is drawn where no side sees it. */
export function drawShells(g: Play): void {
  for (const side of [BLUE, RED]) g.setTrack(stockOf(side), SHELLS.least + g.draw(SHELLS.spread));
}

/** 7.4 No more than the stock holds. */
const most = rule(
  '7.4',
  (q: Query): number => q.track(stockOf(q.actor)),
  () => SHELLS.most,
);

/** How the argument `shells` of an attack is asked for. */
export const askShells = {
  title: 'Shells',
  *candidates(q: Query) {
    for (let n = 0; n <= most(q); n++) yield n;
  },
  refuse: (q: Query, _: unknown, n: number) =>
    n >= 0 && n <= most(q) ? undefined : refuse('7.4', say`You have ${counted(most(q), 'shell')}.`),
  preview: (_: Query, __: unknown, n: number) => ({ label: say`${counted(n, 'shell')}` }),
};

export function spendShells(g: Play, n: number): void {
  g.setTrack(stockOf(g.actor), g.track(stockOf(g.actor)) - n);
}

/** 7.4 Each shell is a die, as good as the best of the attackers. Returns the hits. */
export function fireShells(g: Play, attackers: readonly Piece[], target: number): number {
  const shells = g.v('shells') ?? 0;
  if (shells === 0) return 0;
  const least = Math.min(...attackers.map((p) => needed(g, p, target)));
  const dice = g.roll(shells, DIE, say`Shells, hit on ${least} or more`, '7.4', g.active, least);
  return dice.filter((die) => die >= least).length;
}
