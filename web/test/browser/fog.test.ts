// Everything the page is ever told, read back: nothing of the enemy may be in it that the player does not know.
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { closeBrowser, Player } from './player.ts';

let player: Player;
beforeEach(async () => {
  player = await Player.sitDown();
});
afterEach(() => player.leave());
afterAll(closeBrowser);

it('a turn against the computer: no hidden block, set-up or order of the other side ever reaches the page', async () => {
  await player.page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    globalThis.rasputitsa.host.tap((m) => heard.push(JSON.stringify(m)));
  });
  await player.begin({
    game: 'eastfront',
    scenario: 's43',
    options: {},
    chairs: ['person', { bot: 'greedy' }],
    seed: 4,
  });
  await player.boardReady();
  // Set up by the game's own hand, then a turn in which nothing is done: the computer moves, fights and builds.
  for (let i = 0; i < 14; i++) {
    const s = await player.settled();
    if (s.table.over !== null || s.offers.length === 0) break;
    const forMe = s.offers.find((o) => o.verb === 'deploy-for-me' && !o.refusal);
    const done = s.offers.find((o) => o.verb === 'done' && !o.refusal);
    if (done) await player.doing(() => player.done());
    else if (forMe) await player.doing(() => player.verb('deploy-for-me'));
    else {
      const verb = s.offers.find((o) => !o.refusal);
      if (!verb) break;
      await player.order(verb.verb);
    }
  }
  const known = await player.page.evaluate(() => {
    const s = globalThis.rasputitsa.session.standing();
    return { viewer: s.viewer, pieces: s.view.pieces };
  });
  const hidden = known.pieces.filter((p) => p.side !== known.viewer && p.kind === undefined);
  expect(hidden.length).toBeGreaterThan(10);

  const all = await player.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  const names = await player.page.evaluate(() =>
    Object.values(globalThis.rasputitsa.session.profile.kinds).flatMap((k) =>
      k.side === 1 ? [{ id: k.id, name: k.name }] : [],
    ),
  );
  // Kinds that the rules showed openly (revealed in battle, headquarters that lie open) may be named; all others never.
  const open = new Set<string>();
  for (const text of all)
    for (const m of text.matchAll(/"kind":"([^"]+)"/g)) if (names.some((n) => n.id === m[1])) open.add(m[1] ?? '');
  const standings = all.filter((x) => x.includes('"view"'));
  expect(standings.length).toBeGreaterThan(3);
  for (const text of standings) {
    const parsed = JSON.parse(text) as {
      news?: {
        standing?: {
          view: { pieces: { side: number; kind?: string; steps?: number }[]; tracks: object; memo: object };
        };
      };
    };
    const view = parsed.news?.standing?.view;
    if (!view) continue;
    // A piece of the other side of which only the back is seen has nothing else with it.
    const backs = view.pieces.filter((p) => p.side === 1 && p.kind === undefined);
    const more = backs.flatMap((p) => Object.keys(p).filter((k) => !['id', 'side', 'at', 'flags'].includes(k)));
    expect(more).toEqual([]);
    expect(Object.keys(view.tracks)).not.toContain('pp-soviet');
    expect(Object.keys(view.memo)).not.toContain('built-soviet');
  }
  const secret = names.filter((n) => !open.has(n.id));
  expect(secret.length).toBeGreaterThan(10);
  // The profile of the game lists every unit by name; whatever else was said must not name one that was never shown.
  const said = all.filter((x) => !x.includes('"scenarios":['));
  for (const { id } of secret) expect(said.some((x) => x.includes(`"${id}"`))).toBe(false);
});
