// The position editor's own logic: what is written is a position the kernel reads.
import type { Kind, PositionFile } from '@rasputitsa/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, LocalHost, memoryStorage } from '@rasputitsa/host';
import { builtLibrary } from '../src/host/games.ts';
import type { GameProfile } from '@rasputitsa/host';
import * as edit from '../src/model/editor.ts';

let host: Connection;
let profile: GameProfile;
let file: PositionFile;
beforeEach(async () => {
  host = new Connection(new LocalHost({ library: builtLibrary, storage: memoryStorage() }));
  profile = await host.profile('skirmish');
  const table = await host.create({
    game: 'skirmish',
    scenario: profile.scenarios[0]?.id ?? '',
    options: {},
    chairs: ['person', 'person'],
    sandbox: true,
    seed: 1,
  });
  const { seat } = await host.sit(table.id, 0);
  file = JSON.parse((await host.exportFile(seat, 'position')).text) as PositionFile;
});

describe('the editor', () => {
  it('sees every piece of a sandbox game where it stands', () => {
    const faces = edit.facesIn(profile, file);
    expect(faces).toHaveLength(file.pieces?.length ?? -1);
    expect(faces.every((f) => f.at >= 0 && f.look !== undefined)).toBe(true);
  });
  it('moves, weakens, removes and adds; the result can be played', async () => {
    const free = profile.labels.find((l, at) => at < profile.hexes && !file.pieces?.some((p) => p.at === l)) ?? '';
    let next = edit.movePieces(file, [0], free);
    next = edit.setSteps(next, 0, 1);
    next = edit.removePieces(next, [1]);
    expect(next.pieces?.[0]).toMatchObject({ at: free, steps: 1 });
    expect(next.pieces).toHaveLength((file.pieces?.length ?? 0) - 1);
    const table = await host.importFile(JSON.stringify(next), 'edited');
    const s = await host.sit(table.id, 0);
    expect(s.table.sandbox).toBe(true);
    expect(s.view.pieces).toHaveLength(next.pieces?.length ?? -1);
    const moved = s.view.pieces.find((p) => profile.labels[p.at] === free);
    expect(moved?.steps).toBe(1);
  });
  it('offers only units that are not on the board yet, by name', () => {
    const kind = file.pieces?.[0]?.unit ?? '';
    const single = { ...profile, kinds: { ...profile.kinds, [kind]: { ...profile.kinds[kind], count: 1 } as Kind } };
    const once = { ...file, pieces: file.pieces?.slice(0, 1) ?? [] };
    const has = (list: readonly edit.SpareUnit[]): boolean => list.some((u) => u.id === kind);
    expect(has(edit.spareUnits(single, once, { words: '' }))).toBe(false);
    const without = { ...file, pieces: file.pieces?.filter((p) => p.unit !== kind) ?? [] };
    expect(has(edit.spareUnits(single, without, { words: '' }))).toBe(true);
    const { side = 0 } = profile.kinds[kind] ?? {};
    expect(has(edit.spareUnits(single, without, { words: '', side }))).toBe(true);
    expect(has(edit.spareUnits(single, without, { words: '', side: 1 - side }))).toBe(false);
    expect(edit.spareUnits(single, without, { words: 'no such unit' })).toEqual([]);
  });
  it('gives a hex to one word of a layer and takes it from the others', () => {
    const [layer = ''] = Object.keys(profile.layers);
    const [a = '', b = ''] = profile.layers[layer]?.values ?? [];
    const at = profile.labels[0] ?? '';
    const painted = edit.setLayer(edit.setLayer(file, layer, a, [at]), layer, b, [at]);
    expect(painted.layers?.[layer]?.[b]).toContain(at);
    expect(painted.layers?.[layer]?.[a] ?? []).not.toContain(at);
    expect(edit.shadesIn(profile, painted, layer)).toContainEqual({ at: 0, style: `overlay-${b}` });
  });
  it('says what is wrong with a position, with its rule and place where a rule says so', async () => {
    expect(await host.checkPosition(JSON.stringify(file))).toEqual([]);
    const { unit = '', at: full = '' } =
      file.pieces?.find((p) => p.unit.endsWith('foot') && profile.labels.indexOf(p.at) < profile.hexes) ?? {};
    const crowd = Array.from({ length: 9 }, () => ({ unit, at: full }));
    const [found] = await host.checkPosition(JSON.stringify({ ...file, pieces: [...(file.pieces ?? []), ...crowd] }));
    expect(found?.text).toMatch(/\w.*\.$/);
    const junk = await host.checkPosition(JSON.stringify({ ...file, pieces: [{ unit: 'no such', at: 'X' }] }));
    expect(junk).toHaveLength(1);
    const ukraine = { game: 'ukraine43', board: 'empty', pieces: [{ unit: '', at: '' }] };
    const profile43 = await host.profile('ukraine43');
    const [german = '', soviet = ''] = [1, 0].map((s) => Object.values(profile43.kinds).find((k) => k.side === s)?.id);
    const at = profile43.labels[profile43.terrain.findIndex((_, h) => h > 200)] ?? '';
    const both = { ...ukraine, pieces: [german, soviet].map((u) => ({ unit: u, at })) };
    const [fault] = await host.checkPosition(JSON.stringify(both));
    expect(fault?.rule).toBe('4.1c');
    expect(fault?.places).toHaveLength(1);
  });
  it('lists the steps at which somebody decides', () => {
    const steps = edit.decisions(profile.sequence);
    expect(steps.length).toBeGreaterThan(3);
    expect(new Set(steps.map((s) => s.id)).size).toBe(steps.length);
  });
});
