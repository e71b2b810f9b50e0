// Every refusal cites the rule that said no.
import { expect, test } from 'vitest';
import { Match, random, seededDice } from '@rasputitsa/kernel';
import { suspects } from '@rasputitsa/kernel/battery/sentences';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';

/** Rules that say what a word means, without which another would not apply: 1.3 how many steps a block has, 3.4 whom one sees. */
const MEANINGS: ReadonlySet<string> = new Set(['9.1 1.3', '7.3 3.4']);

test('refusals cite the rule that said no', async () => {
  const { loaded } = await withSwitches(() => import('../index.ts'));
  const { game } = loaded;
  const found = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? '';
    const match = new Match({ game, scenario, dice: seededDice(seed) });
    const r = random(seed);
    for (let n = 1; !match.over; n++) {
      if (n % 15 === 0)
        for (const s of suspects(match, r, 20))
          if (!MEANINGS.has(`${s.cited} ${s.said.join(' ')}`))
            found.add(`[${s.cited}] ${s.text} (${s.said.join(', ')})`);
      const side = match.owing()[0] ?? 0;
      const action = match.sample(side, r);
      if (!action || !match.act(side, action).ok) break;
    }
  }
  expect([...found]).toEqual([]);
}, 60_000);
