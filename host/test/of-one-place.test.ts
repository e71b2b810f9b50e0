// What is asked of one place: the range of an enemy stack as far as it is known, the supply of a stack, the outcome of a planned attack.
import { describe, expect, it } from 'vitest';
import type { Json } from '@rasputitsa/kernel';
import { Connection, LocalHost, memoryStorage } from '../src/index.ts';
import { folderLibrary } from './library.ts';

const GAMES = [
  ['skirmish', 'crossing'],
  ['eastfront', 'edelweiss'],
  ['russian-front', 'basic'],
  ['ukraine43', 'august'],
  ['moscow41', 'typhoon'],
  ['war-in-the-east', 'barbarossa'],
] as const;

async function begun(game: string, wanted: string) {
  const me = new Connection(new LocalHost({ library: folderLibrary, storage: memoryStorage() }));
  const profile = await me.profile(game);
  const scenario = profile.scenarios.find((s) => s.id === wanted)?.id ?? profile.scenarios[0]?.id ?? '';
  const { id } = await me.create({ game, scenario, options: {}, chairs: ['person', 'person'] });
  // Some games begin with a set-up, of the one side and then of the other.
  const sitAgain = (side: number) => me.sit(id, side, `side-${side}`);
  let s = await sitAgain(0);
  const deploys = new Set(['deploy-for-me', 'deploy-rest']);
  for (let i = 0; i < 12 && s.view.phase.some((f) => f.node.startsWith('set-up') || f.node === 'deployment'); i++) {
    const now = await sitAgain(s.view.owing[0] ?? 0);
    const isReady = now.offers.some((o) => o.verb === 'done' && !o.refusal);
    const verb = isReady ? 'done' : (now.offers.find((o) => deploys.has(o.verb))?.verb ?? '');
    const args: Record<string, Json> = {};
    for (;;) {
      const asked = verb === 'done' ? undefined : await me.choices(now.seat, verb, args);
      if (!asked?.ok || asked.arg === null) break;
      args[asked.arg] = asked.choices[0]?.value as Json;
    }
    await me.act(now.seat, [{ verb, args: args as never }], now.version);
    s = await sitAgain(0);
  }
  return { me, id, s, profile };
}

describe.each(GAMES)('%s', (game, wanted) => {
  it('an enemy stack has a range; an empty hex, an own stack and a spectator get none', async () => {
    const { me, id, s, profile } = await begun(game, wanted);
    const places = new Set(s.view.pieces.filter((p) => p.side === 1 && p.at < profile.hexes).map((p) => p.at));
    const own = s.view.pieces.find((p) => p.side === 0 && p.at >= 0 && !places.has(p.at))?.at ?? -1;
    const ranges = await Promise.all([...places].slice(0, 25).map((at) => me.overlay(s.seat, `threat:${at}`)));
    const widest = Math.max(...ranges.map((r) => r.hexes?.length ?? 0));
    expect(widest).toBeGreaterThan(3);
    // The same question has the same answer: nothing of the truth is in it.
    expect(await me.overlay(s.seat, `threat:${[...places][0] ?? 0}`)).toEqual(ranges[0]);
    expect(await me.overlay(s.seat, `threat:${own}`)).toEqual({});
    expect(await me.overlay(s.seat, 'threat:x')).toEqual({});
    // All of them together reach what each of them reaches.
    const all = await me.overlay(s.seat, 'threat:all');
    const reached = new Set(all.hexes?.map((h) => h.at));
    const sure = ranges.flatMap((r) => r.hexes ?? []).filter((h) => h.style === 'bad');
    expect(sure.filter((h) => !reached.has(h.at))).toEqual([]);
    expect(await me.overlay(s.seat, 'threat:all')).toEqual(all);
    const looker = await me.sit(id, 'spectator');
    expect(await me.overlay(looker.seat, 'threat:all')).toEqual({});
    expect(await me.overlay(looker.seat, `threat:${[...places][0] ?? 0}`)).toEqual({});
  });

  it('every stack of one’s own has a line of supply that begins there, or a word or reason for it', async () => {
    const { me, s, profile } = await begun(game, wanted);
    expect(profile.hasTraces).toBe(true);
    const places = [
      ...new Set(s.view.pieces.filter((p) => p.side === 0 && p.at >= 0 && p.at < profile.hexes).map((p) => p.at)),
    ];
    let [lines, told] = [0, 0];
    for (const at of places.slice(0, 60)) {
      const { lines: found = [], hexes = [], notes = [] } = await me.overlay(s.seat, `trace:${at}`);
      expect(
        found.every((l) => l.path[0] === at),
        String(at),
      ).toBe(true);
      expect(
        notes.every((n) => n.at === at && n.rule !== '' && n.text !== ''),
        String(at),
      ).toBe(true);
      lines += found.length;
      if (found.length + hexes.length + notes.length > 0) told++;
    }
    // Air units and ships have no supply of their own.
    expect(told).toBeGreaterThan(Math.min(60, places.length) * 0.7);
    expect(lines).toBeGreaterThan(Math.min(5, places.length / 3));
    const layers = profile.overlays.filter((o) => /suppl/i.test(o.title));
    expect(layers.length).toBeGreaterThan(0);
    for (const { id } of layers) expect((await me.overlay(s.seat, id)).lines?.length ?? 0, id).toBeGreaterThan(0);
  });

  it('a planned attack has figures or chances; marks nobody, nothing there and spectators are answered too', async () => {
    const { me, id, s, profile } = await begun(game, wanted);
    expect(profile.hasForecasts).toBe(true);
    const target = s.view.pieces.find((p) => p.side === 1 && p.at >= 0 && p.at < profile.hexes)?.at ?? -1;
    const own = s.view.pieces.filter((p) => p.side === 0 && p.at >= 0 && p.at < profile.hexes);
    const pieces = own.slice(0, 3).map((p) => p.id);
    const said = await me.forecast(s.seat, pieces, target);
    expect(said.some((b) => b.kind === 'chances' || b.kind === 'factors' || b.kind === 'versus')).toBe(true);
    expect(await me.forecast(s.seat, pieces, target)).toEqual(said);
    expect(await me.forecast(s.seat, [], target)).toEqual([expect.objectContaining({ kind: 'text' })]);
    expect(await me.forecast(s.seat, pieces, own[0]?.at ?? 0)).toEqual([expect.objectContaining({ kind: 'text' })]);
    const looker = await me.sit(id, 'spectator');
    expect(await me.forecast(looker.seat, pieces, target)).toEqual([]);
  });
});
