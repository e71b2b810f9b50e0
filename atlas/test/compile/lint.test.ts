// What a map folder declares reaches the kit's lint; what each check finds is tested there.
import { parseMap } from '@rasputitsa/kit/map-text';
import { lintMap } from '@rasputitsa/kit/map-lint';
import { describe, expect, it } from 'vitest';
import { formatFinding, lintRules } from '../../src/compile/lint.ts';
import type { LintSpec, MapSpec, RiverSpec } from '../../src/compile/spec.ts';

const MAP = `map test
title Test

[grid]
orientation pointy
shift odd
labels column-row
rows 1..4: 1..5

[words]
terrain: clear, forest, sea
sides: river, sea, ridge
marks: port, coast, closed
links: rail, road

[places]
Here: 0201, town

[hexes]
0104: sea
0204: sea
0304: sea
0303: clear, port
*: clear

[sides]
0203/0303: river
0203/0302: river

[links]
rail: 0201 - 0302 - 0402 - 0403

[areas]
set-up: West: 0101..0103
`;

const SPEC = {
  id: 'test',
  sideTerrains: ['', 'river', 'sea', 'ridge'],
  marks: ['port', 'coast', 'closed'],
  seaTerrain: 'sea',
  waterSides: { sea: 'sea', share: 0.8 },
  coast: { mark: 'coast', share: 0.1 },
};
const LINT: LintSpec = {
  rivers: ['river'],
  closed: ['ridge'],
  portMark: 'port',
  networks: [{ links: ['rail', 'road'] }],
  setup: ['set-up'],
  closedMark: 'closed',
};

function lint(text: string, more: Partial<LintSpec> = {}, rises: readonly string[] = ['0202']): string[] {
  const map = parseMap(text, 'test');
  const spec = { ...SPEC, lint: { ...LINT, ...more } } as unknown as MapSpec;
  const rivers = rises.map((hex, i) => ({
    value: { name: `river ${i}`, rises: hex } satisfies RiverSpec,
    file: 'rivers.jsonl',
    line: i + 1,
  }));
  return lintMap(map, lintRules(map, { spec, rivers })).map(formatFinding);
}

/** Replaces a line; the test fails when it is not there. */
function change(from: string, to: string): string {
  if (!MAP.includes(from)) throw new Error(`no line ${from}`);
  return MAP.replace(from, to);
}

describe('what a map folder declares', () => {
  it('is enough for a sound map', () => {
    expect(lint(MAP)).toEqual([]);
  });
  it('rivers rise where rivers.jsonl says, or are excused', () => {
    const nowhere = 'rivers: 0202, 0302, 0203: a river ends in nowhere where these hexes meet';
    expect(lint(MAP, {}, [])).toEqual([nowhere]);
    expect(lint(MAP, { ends: { '0302': 'a sinkhole' } }, [])).toEqual([]);
    expect(lint(MAP, {}, ['0202', '0501'])).toEqual(['rivers: 0501: declared as a source, but no river begins there']);
  });
  it('classes of one network join each other; parts apart are excused', () => {
    const two = change('rail: 0201 - 0302 - 0402 - 0403', 'rail: 0201 - 0302\nroad: 0402 - 0403');
    expect(lint(two)).toEqual(['networks: 0402, 0403: rail, road lies apart from the rest: 2 hexes']);
    expect(lint(two, { networks: [{ links: ['rail', 'road'], apart: { '0403': 'a narrow gauge' } }] })).toEqual([]);
    expect(lint(two.replace('road: 0402', 'road: 0302 - 0402'))).toEqual([]);
  });
  it('closed sides and closed hexes cut land off; islands are excused', () => {
    const around = (side: string) =>
      change('0203/0303: river', `0101/0201: ${side}\n0101/0102: ${side}\n0101/0202: ${side}\n0203/0303: river`);
    const apart = ['pockets: 0101: land lies apart from the rest: 1 hex'];
    expect(lint(around('ridge'))).toEqual(apart);
    expect(lint(around('sea'))).toEqual(apart);
    expect(lint(around('ridge'), { closed: [] })).toEqual([]);
    expect(lint(around('ridge'), { islands: { '0101': 'a high valley' } })).toEqual([]);
    const shut = change('0303: clear, port', '0201: clear, closed\n0102: clear, closed\n0202: clear, closed');
    expect(lint(shut, { setup: [] })).toEqual(apart);
  });
  it('ports, places and set-up areas keep their feet where they should', () => {
    expect(lint(change('0303: clear, port', '0502: clear, port'))).toEqual([
      'ports: 0502: a port that touches no water',
    ]);
    expect(lint(change('0303: clear, port', '0502: clear, port, coast'))).toEqual([]);
    expect(lint(change('Here: 0201', 'Here: 0304'))).toEqual(['places: 0304: Here is not on land']);
    expect(lint(change('0303: clear, port', '0101: clear, closed'))).toEqual([
      'set-up: 0101: West: units cannot stand there',
    ]);
  });
  it('boxes touch hexes unless they are excused', () => {
    const boxes = `${MAP}\n[boxes]\npool: Dead:\n`;
    expect(lint(boxes)).toEqual(['boxes: Dead touches no hex']);
    expect(lint(boxes, { detached: { Dead: 'a box for losses' } })).toEqual([]);
  });
  it('must use words of the map and give reasons', () => {
    expect(() => lint(MAP, { rivers: ['stream'] })).toThrow('lint: test has no side terrain `stream`');
    expect(() => lint(MAP, { portMark: 'harbour' })).toThrow('lint: test has no mark `harbour`');
    expect(() => lint(MAP, { setup: ['garrison'] })).toThrow('lint: test has no area of the kind `garrison`');
    expect(() => lint(MAP, { islands: { '0101': ' ' } })).toThrow('lint: 0101 is excused without a reason');
  });
});
