// All letters each client is sent, compared between truths it may not tell apart; server/bench/twins.ts does it in 200 games.
import { loadGame } from '@rasputitsa/cli/node-games';
import { afterEach, expect, test } from 'vitest';
import { Twins } from './twins.ts';

const LATE = 300_000;
let open: Twins | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

test.each([
  ['skirmish', 'crossing', 3, 40, 3],
  ['eastfront', 's41', 1, 25, 3],
  ['moscow41', 'typhoon', 2, 20, 0],
  ['russian-front', 'short', 1, 25, 3],
  ['war-in-the-east', 'kursk', 2, 12, 0],
] as const)(
  '%s: nobody is sent anything by which they could tell two truths apart',
  async (id, scenario, seed, most, unseen) => {
    open = await Twins.open();
    const { game } = await loadGame(id);
    await open.game(game, scenario, seed, most);
    const { report } = open;
    expect(report.differences).toEqual([]);
    // Something was compared: deeds, and where a game has such, some of which nobody else heard.
    expect(report.actions).toBeGreaterThan(most / 2);
    expect(report.frames).toBeGreaterThan(4 * report.actions);
    expect(report.unseen).toBeGreaterThanOrEqual(unseen);
  },
  LATE,
);

test(
  'the yardstick can fail: a message more, and one letter that differs, are found',
  async () => {
    const { game } = await loadGame('skirmish');
    open = await Twins.open((sitter) => void sitter.frames.push('{"news":{}}'));
    await open.game(game, 'crossing', 3, 10);
    expect(open.report.differences.join()).toContain('message');
    await open.close();
    open = await Twins.open((sitter) => {
      const [first = ''] = sitter.frames;
      sitter.frames[0] = first.replace('"over":null', '"over":false');
    });
    await open.game(game, 'crossing', 3, 10);
    expect(open.report.differences.join()).toContain('"over":');
  },
  LATE,
);
