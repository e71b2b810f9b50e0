// The range of an enemy stack as far as it is known.
import { describe, expect, it } from 'vitest';
import type { Json } from '@rasputitsa/kernel';
import { Connection, LocalHost, memoryStorage } from '../src/index.ts';
import { folderLibrary } from './library.ts';

const GAMES = [
  ['skirmish', 'crossing'],
  ['eastfront', 'edelweiss'],
  ['russian-front', 'basic'],
] as const;

describe.each(GAMES)('%s', (game, wanted) => {
  it('an enemy stack has a range; an empty hex, an own stack and a spectator get none', async () => {
    const me = new Connection(new LocalHost({ library: folderLibrary, storage: memoryStorage() }));
    const profile = await me.profile(game);
    const scenario = profile.scenarios.find((s) => s.id === wanted)?.id ?? profile.scenarios[0]?.id ?? '';
    const { id } = await me.create({ game, scenario, options: {}, chairs: ['person', 'person'] });
    // Some games begin with a set-up, of the one side and then of the other.
    const sitAgain = (side: number) => me.sit(id, side, `side-${side}`);
    let s = await sitAgain(0);
    const isSet = (): boolean => s.view.pieces.some((p) => p.side === 1 && p.at >= 0 && p.at < profile.hexes);
    for (let i = 0; i < 12 && !isSet(); i++) {
      const now = await sitAgain(s.view.owing[0] ?? 0);
      const isReady = now.offers.some((o) => o.verb === 'done' && !o.refusal);
      const verb = isReady ? 'done' : 'deploy-for-me';
      const args: Record<string, Json> = {};
      for (;;) {
        const asked = verb === 'done' ? undefined : await me.choices(now.seat, verb, args);
        if (!asked?.ok || asked.arg === null) break;
        args[asked.arg] = asked.choices[0]?.value as Json;
      }
      await me.act(now.seat, [{ verb, args: args as never }], now.version);
      s = await sitAgain(0);
    }
    const places = new Set(s.view.pieces.filter((p) => p.side === 1 && p.at < profile.hexes).map((p) => p.at));
    const own = s.view.pieces.find((p) => p.side === 0 && p.at >= 0 && !places.has(p.at))?.at ?? -1;
    const ranges = await Promise.all([...places].map((at) => me.overlay(s.seat, `threat:${at}`)));
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
});
