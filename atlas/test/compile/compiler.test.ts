// The compiler on a small board around Kiev and the lower Dnieper, and what it says about bad files.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NONE, sideBetween } from '@rasputitsa/kit/grid';
import { formatMap, parseMap } from '@rasputitsa/kit/map-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, compileGame } from '../../src/compile/compile.ts';
import { readLaterLakes, readNameFacts, readPlaceFacts, readRailwayFacts } from '../../src/geo/facts.ts';
import { Geo } from '../../src/geo/reference.ts';
import { latticeOf } from '../../src/geo/lattice.ts';
import { inRing } from '../../src/geo/polygon.ts';
import { isOfTheTime } from '../../src/compile/raster.ts';
import { readFolder } from '../../src/compile/folder.ts';

const FIXTURE = join(import.meta.dirname, 'fixture');
const copies: string[] = [];

/** A copy of the fixture with some files changed. */
function folder(changes: Readonly<Record<string, (text: string) => string>> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'atlas-'));
  copies.push(dir);
  cpSync(FIXTURE, dir, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(dir, 'map', file);
    writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''));
  }
  return dir;
}

afterAll(() => {
  for (const dir of copies) rmSync(dir, { recursive: true });
});

describe('map folders', () => {
  it('a record that is not JSON is named by file and line', () => {
    const dir = folder({ 'places.jsonl': (t) => `${t}{"name": "Uman",\n` });
    expect(() => readFolder(join(dir, 'map'))).toThrow(/^places\.jsonl:\d+: not a JSON record/);
  });
  it('an override without a reason is refused', () => {
    const dir = folder({ 'overrides.jsonl': (t) => `${t}{"do":"terrain","hexes":["0101"],"to":"clear"}\n` });
    expect(() => readFolder(join(dir, 'map'))).toThrow(/^overrides\.jsonl:\d+: an override without a reason/);
  });
  it('a spec without a projection is refused', () => {
    const dir = folder({ 'spec.json': (t) => t.replace('"projection"', '"projektion"') });
    expect(() => readFolder(join(dir, 'map'))).toThrow('spec.json:6: /projektion does not belong there');
    const without = folder({ 'spec.json': (t) => t.replace(/^ {2}"projection".*\n/m, '') });
    expect(() => readFolder(join(without, 'map'))).toThrow('spec.json:1: /projection is missing');
  });
});

describe('railway facts', () => {
  it('run through places that are facts', () => {
    const places = readPlaceFacts();
    const lost = [...readRailwayFacts().values()].flatMap((r) => r.stations.filter((s) => !places.has(s)));
    expect(lost).toEqual([]);
  });
});

describe('facts', () => {
  const file = (name: string, text: string) => {
    const path = join(folder(), name);
    writeFileSync(path, text);
    return path;
  };
  it('that are wrong are named by file and line', () => {
    expect(() => readPlaceFacts(file('places.tsv', '# x\nKiev\t50.45\t30.52\nUman\t48.7\n'))).toThrow(
      'places.tsv:3: Uman has no position',
    );
    expect(() => readPlaceFacts(file('places.tsv', 'Kiev\t50.45\t30.52\nKiev\t50.45\t30.52\n'))).toThrow(
      'places.tsv:2: Kiev is given twice',
    );
    expect(() => readNameFacts(file('names.tsv', 'Polesia\tregion\t52\teast\t2\n'))).toThrow(
      'names.tsv:1: Polesia has no position',
    );
    expect(() => readLaterLakes(file('later-lakes.tsv', '159.2\t28.1\t1955\tNarva Reservoir\n'))).toThrow(
      'later-lakes.tsv:1: Narva Reservoir has no position',
    );
    expect(() => readRailwayFacts(file('railways.jsonl', '{"name":"x"}\n'))).toThrow(
      'railways.jsonl:1: /stations is missing',
    );
    expect(() => readRailwayFacts(file('railways.jsonl', '\n{"name":\n'))).toThrow(/^railways\.jsonl:2: .*JSON/);
  });
});

describe('place facts', () => {
  it('hold every place once, with its other names', () => {
    const facts = readPlaceFacts();
    expect(facts.get('Lemberg')?.name).toBe(facts.get('Lwow')?.name);
    expect(facts.get('Kiev')?.lat).toBeCloseTo(50.45, 1);
  });
  it('lie in the theatre', () => {
    for (const f of readPlaceFacts().values()) {
      expect(f.lat).toBeGreaterThan(39);
      expect(f.lat).toBeLessThan(71);
      expect(f.lon).toBeGreaterThan(9);
      expect(f.lon).toBeLessThan(61);
    }
  });
});

describe('the compiler', () => {
  let geo: Geo;
  let plain: ReturnType<typeof compile>;
  beforeAll(() => {
    geo = new Geo();
    plain = compile(readFolder(join(FIXTURE, 'map')), geo);
  });
  const build = (changes: Readonly<Record<string, (text: string) => string>> = {}) =>
    compile(readFolder(join(folder(changes), 'map')), geo);

  it('gives the same bytes every time, and a map that reads back', () => {
    const [a, b] = [compileGame(folder()), compileGame(folder())];
    expect(a.mapText).toBe(b.mapText);
    expect(a.outlinesText).toBe(b.outlinesText);
    expect(formatMap(parseMap(a.mapText, 'map.txt'))).toBe(a.mapText);
  });

  it('puts pinned places into their hexes and others where they are', () => {
    const { map } = plain;
    expect(map.places.map((p) => `${p.name} ${map.labels[p.hex]}`)).toContain('Kiev 0503');
    const [kiev, odessa] = ['Kiev', 'Odessa'].map((n) => map.places.find((p) => p.name === n)?.hex ?? NONE);
    expect(map.grid.row[odessa ?? 0]).toBeGreaterThan((map.grid.row[kiev ?? 0] ?? 0) + 3);
  });

  it('finds the Black Sea in the south and the Dnieper all the way to it', () => {
    const { map, draft } = plain;
    const sea = Array.from(map.terrain.keys()).filter((h) => map.terrains[map.terrain[h] ?? 0] === 'sea');
    expect(sea.length).toBeGreaterThan(3);
    for (const h of sea) expect(map.grid.row[h]).toBeGreaterThan(6);
    const chain = draft.chains.get('Dnepr') ?? [];
    const lattice = latticeOf(map.grid);
    expect(chain.length).toBeGreaterThan(12);
    for (let i = 0; i + 1 < chain.length; i++) {
      const [a, b] = [chain[i] ?? 0, chain[i + 1] ?? 0];
      const ends = new Set([lattice.from[a], lattice.to[a]]);
      expect(ends.has(lattice.from[b]) || ends.has(lattice.to[b])).toBe(true);
    }
    // Kiev stands on the right bank, Poltava on the left: the chain parts them.
    const reach = new Set<number>([map.places.find((p) => p.name === 'Kiev')?.hex ?? NONE]);
    const stack = [...reach];
    for (let h = stack.pop(); h !== undefined; h = stack.pop())
      for (let d = 0; d < 6; d++) {
        const n = map.grid.neighbours[h * 6 + d] ?? NONE;
        const side = map.grid.sides[h * 6 + d] ?? NONE;
        if (n === NONE || reach.has(n) || chain.includes(side) || sea.includes(n)) continue;
        reach.add(n);
        stack.push(n);
      }
    expect(reach.has(map.places.find((p) => p.name === 'Odessa')?.hex ?? NONE)).toBe(true);
    expect(reach.has(map.places.find((p) => p.name === 'Poltava')?.hex ?? NONE)).toBe(false);
  });

  it('lays the railway from station to station over land', () => {
    const { map } = plain;
    const rail = map.links[0]?.bySide ?? new Uint8Array();
    expect(rail.reduce((s, v) => s + v, 0)).toBeGreaterThan(5);
    const sides = Array.from(rail.keys()).filter((s) => rail[s]);
    expect(sides.map((s) => map.terrains[map.terrain[map.grid.sideA[s] ?? 0] ?? 0])).not.toContain('sea');
  });

  it('applies overrides', () => {
    const { map } = build({
      'overrides.jsonl': (t) =>
        `${t}{"do":"terrain","hexes":["0101..0103"],"to":"forest","reason":"test"}\n{"do":"side","sides":[["0101","0102"]],"to":"river","reason":"test"}\n`,
    });
    const [a, b] = [map.labels.indexOf('0101'), map.labels.indexOf('0102')];
    expect(map.terrains[map.terrain[b] ?? 0]).toBe('forest');
    expect(map.sideTerrains[map.sideTerrain[sideBetween(map.grid, a, b)] ?? 0]).toBe('river');
  });

  it('takes a river by its hexsides, or by a course of our own', () => {
    const { map, draft } = build({
      'rivers.jsonl': (t) =>
        `${t}{"name":"Lethe","sides":[["0101","0102"],["0101","0201"]]}\n{"name":"Acheron","course":[[49.2,29.2],[48.6,29.6],[48.0,30.0]],"into":"any"}\n`,
    });
    const [a, b] = [map.labels.indexOf('0101'), map.labels.indexOf('0102')];
    expect(map.sideTerrains[map.sideTerrain[sideBetween(map.grid, a, b)] ?? 0]).toBe('river');
    expect(draft.chains.get('Lethe')).toHaveLength(2);
    expect(draft.chains.get('Acheron')?.length).toBeGreaterThan(0);
  });

  it('finds the bridges: sides with rails and river', () => {
    const { map } = build({
      'lines.jsonl': () => '{"name":"bridges","kind":"bridge","crossings":{"links":["rail"],"sides":["river"]}}\n',
    });
    const bridges = map.lines.find((l) => l.kind === 'bridge')?.sides ?? [];
    expect(bridges.length).toBeGreaterThan(0);
    expect(
      bridges.every(
        (side) => map.links[0]?.bySide[side] === 1 && map.sideTerrains[map.sideTerrain[side] ?? 0] === 'river',
      ),
    ).toBe(true);
  });

  it('lays railways of the shared facts by name', () => {
    const { map } = build({
      'links.jsonl': () => '{"class":"rail","name":"net","lines":["Kharkov - Odessa"],"avoid":[]}\n',
      'places.jsonl': (t) => `${t}{"name":"Kharkov","hex":"1203","kind":"city"}\n`,
    });
    const rail = map.links[0]?.bySide ?? new Uint8Array();
    expect(rail.reduce((n, v) => n + v, 0)).toBeGreaterThan(5);
    expect(() => build({ 'links.jsonl': () => '{"class":"rail","name":"net","lines":["Orient Express"]}\n' })).toThrow(
      /^links\.jsonl:1: no railway .*`Orient Express`/,
    );
  });

  it('keeps links off a river but for the crossings, or makes them pay', () => {
    const over = (crossings: object) => {
      const { map } = build({
        'spec.json': (t) => JSON.stringify({ ...(JSON.parse(t) as object), crossings: [crossings] }),
        'links.jsonl': () => '{"class":"rail","name":"x","through":["Kiev","Poltava"]}\n',
        'lines.jsonl': () => '{"name":"bridges","kind":"bridge","crossings":{"links":["rail"],"sides":["river"]}}\n',
      });
      return (map.lines[0]?.sides ?? []).map((side) =>
        [map.grid.sideA[side] ?? 0, map.grid.sideB[side] ?? 0].map((h) => map.labels[h] ?? ''),
      );
    };
    const at = over({ sides: ['river'], links: ['rail'], cost: 1 })[0] ?? [];
    expect(at).toHaveLength(2);
    expect(over({ sides: ['river'], links: ['rail'], at: [at] })).toEqual([at]);
    expect(() => over({ sides: ['river'], links: ['rail'] })).toThrow(/^links\.jsonl:1: .*no way over land/);
  });

  it('lets a line leave the board at its last stop, but not begin and end beyond it', () => {
    const { map } = build({
      'links.jsonl': () => '{"class":"rail","name":"x","through":["Kiev",[50.6,20.0]]}\n',
    });
    const rail = map.links[0]?.bySide ?? new Uint8Array();
    const out = Array.from(rail.keys()).filter((s) => rail[s] === 1 && map.grid.sideB[s] === NONE);
    expect(out).toHaveLength(1);
    expect(() =>
      build({ 'links.jsonl': () => '{"class":"rail","name":"x","through":[[50.6,20.0],[50.6,19.0]]}\n' }),
    ).toThrow(/^links\.jsonl:1: 50\.6,20 lies off the board/);
  });

  it('names a river laid in pieces once over', () => {
    const { outlines } = build({
      'rivers.jsonl': (t) =>
        `${t}{"name":"Upper Acheron","label":"Acheron","course":[[49.2,29.2],[48.0,30.0]],"into":"any"}\n`,
    });
    const names = outlines.layers.flatMap((l) => (l.kind === 'river' ? (l.lines ?? []) : [])).map((l) => l.name);
    expect(names).toContain('Acheron');
    expect(names).not.toContain('Upper Acheron');
  });

  it('knows lakes of the time: not the reservoirs, named or nameless, of later years', () => {
    const lakes = geo.areas('lakes').filter(isOfTheTime);
    const holds = (lat: number, lon: number) => lakes.some((a) => a.rings.some((r) => inRing(r, lon, lat)));
    expect([holds(49.88, 31.5), holds(47.5, 34.5)]).toEqual([false, false]); // Kanev, Kakhovka
    expect([holds(59.26, 28.17), holds(58.6, 38.4)]).toEqual([false, false]); // Narva, Rybinsk (filled until 1947)
    expect([holds(60.8, 31.5), holds(58.3, 31.3)]).toEqual([true, true]); // Ladoga, Ilmen
  });

  const faults: readonly (readonly [what: string, file: string, line: string, message: RegExp])[] = [
    [
      'an unknown hex',
      'overrides.jsonl',
      '{"do":"terrain","hexes":["9901"],"to":"clear","reason":"x"}',
      /^overrides\.jsonl:2: no hex `9901`/,
    ],
    [
      'an unknown terrain',
      'overrides.jsonl',
      '{"do":"terrain","hexes":["0101"],"to":"jungle","reason":"x"}',
      /^overrides\.jsonl:2: unknown terrain `jungle`/,
    ],
    [
      'a side between hexes that do not touch',
      'overrides.jsonl',
      '{"do":"side","sides":[["0101","0505"]],"to":"river","reason":"x"}',
      /^overrides\.jsonl:2: 0101 and 0505 do not touch/,
    ],
    [
      'a place off the board',
      'places.jsonl',
      '{"name":"Leningrad","kind":"city"}',
      /^places\.jsonl:\d+: Leningrad lies off the board/,
    ],
    [
      'a place without a position',
      'places.jsonl',
      '{"name":"Utopia","kind":"city"}',
      /^places\.jsonl:\d+: Utopia has no position/,
    ],
    [
      'a river that flows into none',
      'rivers.jsonl',
      '{"name":"Desna","head":[52.5,33.5],"mouth":[50.55,30.55],"into":"Styx"}',
      /^rivers\.jsonl:\d+: river Desna flows into Styx, which must be listed before it/,
    ],
    [
      'a class of links nobody declared',
      'links.jsonl',
      '{"class":"canal","name":"x","through":["Kiev","Odessa"]}',
      /^links\.jsonl:\d+: unknown class of links `canal`/,
    ],
    [
      'a misspelt field',
      'places.jsonl',
      '{"name":"Kursk","kind":"city","hexx":"0101"}',
      /^places\.jsonl:\d+: \/hexx does not belong there/,
    ],
    [
      'a river that rises in an unknown hex',
      'rivers.jsonl',
      '{"name":"Desna","head":[52.5,33.5],"mouth":[50.55,30.55],"into":"any","rises":"9901"}',
      /^rivers\.jsonl:\d+: no hex `9901`/,
    ],
    [
      'an unknown side terrain of a river',
      'rivers.jsonl',
      '{"name":"Desna","head":[52.5,33.5],"mouth":[50.55,30.55],"into":"any","side":"moat"}',
      /^rivers\.jsonl:\d+: unknown side terrain `moat`/,
    ],
    [
      'an override without a reason',
      'overrides.jsonl',
      '{"do":"terrain","hexes":["0101"],"to":"clear","reason":" "}',
      /^overrides\.jsonl:2: an override without a reason/,
    ],
    [
      'an override that does what none can',
      'overrides.jsonl',
      '{"do":"dig","hexes":["0101"],"reason":"x"}',
      /^overrides\.jsonl:2: \/do must be one of terrain, side/,
    ],
    [
      'an empty area',
      'areas.jsonl',
      '{"name":"Nowhere","kind":"zone","polygon":[[60,10],[61,10],[61,11]]}',
      /^areas\.jsonl:\d+: Nowhere holds no hex/,
    ],
  ];
  for (const [what, file, line, message] of faults)
    it(`${what} is named by file, line and hex`, () => {
      expect(() => build({ [file]: (t) => `${t}${line}\n` })).toThrow(message);
    });
  it('faults of spec.json are named by the line they stand on', () => {
    const spec = (change: (t: string) => string) => () => build({ 'spec.json': change });
    const lines = readFileSync(join(FIXTURE, 'map', 'spec.json'), 'utf8').split('\n');
    const at = lines.findIndex((l) => l.includes('"terrain":')) + 1;
    const perHex = lines.findIndex((l) => l.includes('"perHex"')) + 1;
    expect(spec((t) => t.replace('"terrain": "clear"', '"terrain": "jungle"'))).toThrow(
      new RegExp(`^spec\\.json:${at}: unknown terrain \`jungle\``),
    );
    expect(spec((t) => t.replace('"perHex"', '"perHexx"'))).toThrow(
      new RegExp(`^spec\\.json:${perHex}: /perHexx does not belong there`),
    );
    expect(spec((t) => t.replace('"id"', 'id'))).toThrow(/^spec\.json:2: .*JSON/);
  });
});
