// Odds of an attack before anybody has moved: every game that has them, in the middle of random games, on either side.
import { describe, expect, it } from 'vitest';
import type { Game } from '@rasputitsa/kernel';
import { checkForecasts } from '@rasputitsa/kernel/battery/forecasts';

const GAMES = [
  ['skirmish', 'crossing', 60, 6],
  ['eastfront', 'edelweiss', 60, 8],
  ['russian-front', 'barbarossa-1941', 120, 24],
  ['ukraine43', '', 80, 4],
  ['moscow41', '', 120, 20],
  ['war-in-the-east', '', 120, 10],
] as const;

describe.each(GAMES)('%s', (id, wanted, actions, every) => {
  it('says chances that add up, changes nothing, and depends on what its side knows alone', async () => {
    const { game } = (await import(`../../games/${id}/index.ts`)) as { readonly game: Game };
    const scenario = game.scenarios.find((s) => s.id === wanted)?.id ?? game.scenarios[0]?.id ?? '';
    const report = await checkForecasts(game, { scenario, seed: 5, actions, every });
    console.log(id, scenario, report);
    expect(report.asked).toBeGreaterThan(3);
    expect(report.withChances).toBeGreaterThan(0);
    expect(report.twins).toBe(game.fog ? 2 * report.asked : 0);
  });
});
