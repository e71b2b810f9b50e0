// Refusals name the reason: whatever is tried, nobody is told only that something is not possible now.
import { type ArgValue, Match, type Random, random, seededDice, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { places } from '../1-map/board.ts';
import { game } from '../index.ts';
import { deployed } from './sheets.ts';

/** What the kernel says where a game says nothing. */
const NO_REASON = /not possible (at|with|for)|cannot be chosen now/;
/** Ones with a word for many. */
const PLURAL = /(^|[^\d.])1 (units|hexes|steps|moves|dice|points|Rail Moves|Supreme Moves|sea areas|blocks|hits)\b/;

function wild(m: Match, side: Side, type: string, r: Random): ArgValue | undefined {
  if (type === 'place') return r.int(places.count);
  if (type !== 'piece') return undefined;
  const own = m.q.piecesOf(side);
  return own[r.int(own.length)];
}
/** Tries of one verb: legal as far as it goes, then anything. */
function* tries(m: Match, side: Side, verb: string, r: Random): Generator<Record<string, ArgValue>> {
  const args = game.verbs.find((v) => v.id === verb)?.args ?? [];
  for (const [i, arg] of args.entries()) {
    const given: Record<string, ArgValue> = {};
    for (const before of args.slice(0, i)) {
      const asked = m.choices(side, verb, given);
      const pick = asked.ok ? asked.choices[r.int(Math.max(1, asked.choices.length))] : undefined;
      if (!pick) return;
      given[before.name] = pick.value;
    }
    const value = wild(m, side, arg.type, r);
    if (value === undefined) continue;
    for (const after of args.slice(i + 1)) given[after.name] = wild(m, side, after.type, r) ?? 'command';
    yield { ...given, [arg.name]: value };
  }
}

describe('refusals', () => {
  test.each([
    ['edelweiss', 3],
    ['s42', 5],
    ['w44', 8],
  ])(
    '%s: every refusal gives a reason, in good English',
    (scenario, seed) => {
      const m = new Match({ game, scenario, dice: seededDice(seed), lean: true });
      const r = random(seed);
      deployed(m);
      const poor = new Set<string>();
      for (let k = 0; k < 250 && !m.over; k++) {
        const side = m.owing()[0] ?? 0;
        for (const offer of m.offers(side)) {
          if (offer.refusal) continue;
          for (let n = 0; n < 3; n++)
            for (const args of tries(m, side, offer.verb, r)) {
              const no = m.whyNot(side, { verb: offer.verb, args });
              if (no && (NO_REASON.test(no.text) || PLURAL.test(no.text)))
                poor.add(`${offer.verb}: ${no.rule} ${no.text}`);
            }
        }
        let action = m.sample(side, r);
        for (let i = 0; i < 2 && action?.verb === 'done'; i++) action = m.sample(side, r);
        if (!action || !m.act(side, action).ok) break;
      }
      expect([...poor]).toEqual([]);
    },
    60_000,
  );
});
