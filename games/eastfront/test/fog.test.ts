// Who is shown when: the rule worked out from the board alone, against what each side knows in random play.
import { FULL, Match, NOWHERE, type Piece, PRESENT, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { inPlay, places, POOL } from '../1-map/board.ts';
import { unitOf } from '../2-units/units.ts';
import { game } from '../index.ts';
import { enemyOf, of } from '../sides.ts';
import { attackerAt, isBattle } from '../state.ts';
import type { Query } from '../words.ts';

/** Activated HQs, the Original Attacker in a battle that has been fought, and everybody in an active battle until it has had its round. */
function liesOpen(q: Query, p: Piece): boolean {
  const at = q.at(p);
  if (at === of(POOL, q.sideOf(p))) return true;
  if (q.has(p, 'active')) return true;
  if (q.within('battle') && Number(q.v('at')) === at) return true;
  const opened = q.node.id.endsWith('rounds') || q.within('battle');
  if (opened && isBattle(q, at) && q.mark('active', at) > 0) return true;
  return isBattle(q, at) && attackerAt(q, at) === q.sideOf(p) && q.mark('begun', at) === 0;
}

function faults(q: Query): string[] {
  const out: string[] = [];
  if (q.within('pursuit') || q.within('production') || q.within('set-up')) return out;
  for (let p = 0; p < q.pieceCount; p++) {
    if (q.at(p) === NOWHERE || !(inPlay(q.at(p)) || q.at(p) === of(POOL, q.sideOf(p)))) continue;
    const want = liesOpen(q, p) ? FULL : PRESENT;
    const have = q.knows(enemyOf(q.sideOf(p)), p);
    if (have !== want) out.push(`${unitOf(q, p).name} at ${places.label(q.at(p))}: ${have}, not ${want}`);
  }
  return out;
}

describe('fog of war', () => {
  test('[eastfront INTRO.2] [eastfront 7.12] [eastfront 7.12n] [eastfront 5.43] blocks lie open exactly when the rules say so', () => {
    let battles = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const m = new Match({ game, scenario: 'edelweiss', dice: seededDice(seed), lean: true });
      const r = random(seed);
      for (let k = 0; k < 400 && !m.over; k++) {
        const side = m.owing()[0];
        if (side === undefined) break;
        let action = m.sample(side, r);
        for (let i = 0; i < 4 && action?.verb === 'done'; i++) action = m.sample(side, r);
        if (!action) break;
        if (action.verb === 'fight') battles++;
        expect(m.act(side, action).ok).toBe(true);
        expect(faults(m.q), `seed ${seed}, step ${k}, after ${JSON.stringify(action)}`).toEqual([]);
      }
    }
    expect(battles).toBeGreaterThan(20);
  });
});
