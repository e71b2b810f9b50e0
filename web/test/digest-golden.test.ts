// Turns of recorded games as the digest tells them: somebody who was not there can say what happened.
import { join } from 'node:path';
import { Match, type SeenPiece, seededDice } from '@rasputitsa/kernel';
import { readGolden } from '@rasputitsa/kernel/node-golden';
import type { GameProfile, Standing } from '@rasputitsa/host';
import { profileOf } from '@rasputitsa/host/profile';
import { expect, it } from 'vitest';
import { loadGame } from '../src/host/games.ts';
import { createDigests, type Digest, turnSide } from '../src/model/digest.ts';
import type { Session } from '../src/model/types.ts';
import { headline, lossWords, waysTo } from '../src/panels/digest-words.ts';

async function digestOf(game: string, file: string, viewer: number, which: number) {
  const rules = await loadGame(game);
  const g = readGolden(join(import.meta.dirname, '..', '..', 'games', game, 'golden'), `${file}.json`);
  const profile = profileOf(rules, () => false);
  const options = { game: rules, scenario: g.scenario, options: g.options, dice: seededDice(g.seed) };
  const match = new Match(options, g.first[0]?.state);
  const nameOf = (p: SeenPiece): string =>
    p.kind === undefined ? `hidden ${profile.sides[p.side]?.name ?? ''} unit` : (profile.kinds[p.kind]?.name ?? p.kind);
  const digests = createDigests(profile, nameOf);
  const standing = (since: number): Standing =>
    ({
      viewer,
      version: match.version(viewer),
      view: match.view(viewer),
      batches: match.since(viewer, since),
      table: { kind: 'play', sandbox: false },
    }) as unknown as Standing;
  let before = standing(match.version(viewer));
  let found = 0;
  for (const entry of g.log) {
    if (!('verb' in entry)) continue;
    const version = match.version(viewer);
    match.act(entry.side, { verb: entry.verb, args: entry.args });
    if (match.version(viewer) === version) continue;
    const now = standing(version);
    const d = digests.read(before, now);
    before = now;
    if (d && ++found === which) return { d, profile };
  }
  throw new Error(`no turn ${which} of ${turnSide(before)}`);
}
function told(profile: GameProfile, d: Digest): string {
  const session = {
    profile,
    labelOf: (at: number) => profile.called?.[at] ?? profile.labels[at] ?? '',
    sideName: (side: number) => profile.sides[side]?.name ?? '',
  } as unknown as Session;
  return [
    headline(session, d).join(' '),
    ...d.battles.map((b) => `${session.labelOf(b.at ?? 0)}: ${lossWords(session, b)}`),
    ...d.back.map((b) => `back ${b.who}: ${session.labelOf(b.from)} to ${session.labelOf(b.to)}`),
    ...waysTo(d).map(
      (w) => `${w.who.join(', ')}: ${w.from.map((x) => session.labelOf(x)).join(', ')} to ${session.labelOf(w.to)}`,
    ),
  ].join('\n');
}

it.each([
  // By hidden blocks: what is told is where it was fought and what it cost.
  [
    'eastfront',
    's43-german-major',
    0,
    3,
    /\d+ Soviet units moved\. 7 battles were fought, at .*Smolensk.*Soviet forces lost 1\d steps in battle, and 2 units were eliminated\./,
  ],
  [
    'russian-front',
    'short-axis-marginal',
    1,
    2,
    /\d+ Axis units moved\. 1\d battles were fought, at .*Axis forces took Vinnitsa R8, Minsk DD11,? and Kiev U12\./,
  ],
  [
    'ukraine43',
    'august-both-advised',
    1,
    2,
    /\d+ Soviet units moved\. 13 battles were fought, at [A-Z].* and 7 more\. .*Soviet forces took Konstantinovka 5123, Romny 2809, .* and Konotop 2605\. German forces lost 3 steps/,
  ],
] as const)('%s: %s', async (game, file, viewer, which, headlineIs) => {
  const { d, profile } = await digestOf(game, file, viewer, which);
  const text = told(profile, d);
  expect(text).toMatch(headlineIs);
  expect(text).toMatch(/eliminated|−\d/);
  // Who had to go is told with where he is now, except where nobody had to.
  expect(d.back.length > 0).toBe(/^back /m.test(text));
  // Where it was fought comes first among the moves.
  const [first] = waysTo(d);
  expect(d.battles.some((b) => b.at === first?.to) || d.battles.length === 0).toBe(true);
});
