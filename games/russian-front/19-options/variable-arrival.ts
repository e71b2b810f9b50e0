// Variable arrival (19.5.4): a die for each unit that is due, due next Turn, or about to leave.
import { type Piece, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { HELD, TO_COME } from '../1-components/board.ts';
import { unitOf } from '../1-components/units.ts';
import { isReserveOfMoscow } from '../21-variants/german-style.ts';
import { VARIABLE_ARRIVAL } from '../data/tables.ts';
import { turn, uses } from '../state.ts';
import type { AutoNode, Play, Query } from '../words.ts';
import { hasHiddenCards, holdBack, noteCard } from './hidden-cards.ts';

/** 19.5.4 */
const isVariable = rule(
  '19.5.4',
  (q: Query): boolean => uses(q, 'variable-arrival'),
  () => false,
);
/** By the name on the card, which lies open or is nobody else's business: then the die is too (19.5.1). */
function die(g: Play, p: Piece, what: string): number {
  const { name } = unitOf(g, p);
  if (!hasHiddenCards(g)) return g.roll(1, DIE, say`${name}: ${what}`, '19.5.4', g.active)[0] ?? 0;
  const n = g.draw(DIE) + 1;
  noteCard(g, '19.5.4', say`${name}, ${what}: ${n}.`);
  return n;
}
const DIE = 6;
/** 19.5.4.1: it must be held back, and comes "any" later (5.2.2). */
const delay = rule(
  '19.5.4.1',
  (g: Play, p: Piece): void => {
    if (die(g, p, 'due this Turn') < VARIABLE_ARRIVAL.held) return;
    // V18: who waits for Moscow goes on waiting there, it does not come anywhere else.
    if (g.at(p) !== HELD[g.active] && !isReserveOfMoscow(g, p)) holdBack(g, p);
    g.setField(p, 'due', turn(g) + 1);
    noteCard(g, '19.5.4.1', say`${unit(p)} is late.`);
  },
  () => undefined,
);
/** 19.5.4.2: it may come now. */
const hurry = rule(
  '19.5.4.2',
  (g: Play, p: Piece): boolean => {
    if (die(g, p, 'due next Turn') < VARIABLE_ARRIVAL.early) return false;
    g.setField(p, 'due', turn(g));
    noteCard(g, '19.5.4.2', say`${unit(p)} may come early.`);
    return true;
  },
  () => false,
);
function dueNext(q: Query): readonly Piece[] {
  return q
    .piecesAt(TO_COME[q.active] ?? -1)
    .filter((p) => q.field(p, 'due') === turn(q) + 1 && unitOf(q, p).class !== 'guard' && !isReserveOfMoscow(q, p));
}
/** This Turn's units first, those held back and rebuilt among them, then the next Turn's. */
export function variableArrival(available: (q: Query, side: Side) => readonly Piece[]): AutoNode {
  return {
    kind: 'auto',
    id: 'variable-arrival',
    title: 'Variable arrival times',
    rule: '19.5.4',
    when: isVariable,
    run(g) {
      const next = dueNext(g);
      for (const p of available(g, g.active)) delay(g, p);
      g.reply(
        'early',
        next.filter((p) => hurry(g, p)),
      );
    },
  };
}
/** Units that may come before their Turn, in this step. */
function early(q: Query): readonly Piece[] {
  return q.v('early') ?? [];
}
/** Who may come early and does not is due next Turn as before. */
export function notYet(g: Play, p: Piece): boolean {
  if (!early(g).includes(p)) return false;
  g.setField(p, 'due', turn(g) + 1);
  return true;
}
/** 19.5.4.2: entries of the card for the next Turn can bring somebody now. */
export function turnsAhead(q: Query): number {
  return isVariable(q) ? 1 : 0;
}

/** 19.5.4.3: whether a unit that should leave stays for now. */
export const stays = rule(
  '19.5.4.3',
  (g: Play, p: Piece): boolean => isVariable(g) && die(g, p, 'to leave') >= VARIABLE_ARRIVAL.stays,
  () => false,
);
