// Each fault the lint knows, planted into a sound little map.
import { parseMap } from '@rasputitsa/kit/map-text';
import { describe, expect, it } from 'vitest';
import { type LintOptions, lintMap } from '../src/lint.ts';

const SOUND = `map test
title Test

[grid]
orientation pointy
shift odd
labels column-row
rows 1..4: 1..5

[words]
terrain: clear, forest, sea
sides: river, sea
marks: port, coast, closed
links: rail

[places]
Here: 0201, town
There: 0403, town

[hexes]
0104: sea
0204: sea
0304: sea
0303: clear, port
*: clear

[sides]
0202/0203: river
0203/0302: river

[links]
rail: 0201 - 0302 - 0402 - 0403

[areas]
set-up: West: 0101..0103
`;

const OPTIONS: LintOptions = {
  sea: 'sea',
  rivers: ['river'],
  closed: ['sea'],
  portMark: 'port',
  setup: ['set-up'],
  closedMark: 'closed',
};
const lint = (text: string, options: LintOptions = OPTIONS) => lintMap(parseMap(text, 'test'), options);
/** Replaces a line; the test fails when it is not there. */
function change(from: string, to: string): string {
  if (!SOUND.includes(from)) throw new Error(`no line ${from}`);
  return SOUND.replace(from, to);
}

describe('lint', () => {
  it('finds nothing wrong with a sound map', () => {
    // The river ends at the corner of the sea hex 0204 by way of 0203.
    expect(lint(change('0202/0203: river\n0203/0302: river', '0203/0303: river\n0203/0302: river'))).toEqual([]);
  });
  it('a river that ends in nowhere', () => {
    const faults = lint(change('0202/0203: river\n0203/0302: river', '0302/0402: river'));
    expect(faults).toEqual([
      { check: 'rivers', where: '0302|0402', what: 'this river reaches no sea, lake, strait or edge' },
    ]);
    expect(
      lint(change('0202/0203: river\n0203/0302: river', '0302/0402: river'), { ...OPTIONS, loose: ['0302'] }),
    ).toEqual([]);
  });
  it('a river between two water hexes', () => {
    expect(lint(change('0202/0203: river\n0203/0302: river', '0104/0204: river')).map((f) => f.check)).toEqual([
      'rivers',
    ]);
  });
  it('a place in the water', () => {
    const faults = lint(change('There: 0403', 'There: 0304'));
    expect(faults).toContainEqual({ check: 'places', where: '0304', what: 'There stands in water' });
  });
  it('railways in pieces, and through water', () => {
    const two = change('rail: 0201 - 0302 - 0402 - 0403', 'rail: 0201 - 0302\nrail: 0402 - 0403');
    expect(lint(two).map((f) => f.what)).toContain('rail falls into 2 pieces, 1 declared');
    expect(lint(two, { ...OPTIONS, pieces: { rail: 2 } }).filter((f) => f.check === 'links')).toEqual([]);
    const wet = change('rail: 0201 - 0302 - 0402 - 0403', 'rail: 0303 - 0304');
    expect(lint(wet).map((f) => f.what)).toContain('rail runs through water');
  });
  it('land cut off and not declared an island', () => {
    const cut = change('0104: sea', '0401: sea\n0402: sea\n0501: clear\n0502: sea\n0104: sea');
    const faults = lint(cut.replace('rail: 0201 - 0302 - 0402 - 0403\n', 'rail: 0201 - 0202\n')).filter(
      (f) => f.check === 'pockets',
    );
    expect(faults.map((f) => f.where)).toEqual(['0501']);
    expect(lint(cut, { ...OPTIONS, islands: ['0501'] }).filter((f) => f.check === 'pockets')).toEqual([]);
  });
  it('a port without water', () => {
    const faults = lint(change('0303: clear, port', '0303: clear\n0502: clear, port'));
    expect(faults).toContainEqual({ check: 'ports', where: '0502', what: 'a port that touches no water' });
  });
  it('a set-up hex nobody can stand in', () => {
    expect(
      lint(change('set-up: West: 0101..0103', 'set-up: West: 0101, 0104')).map((f) => [f.check, f.where]),
    ).toContainEqual(['areas', '0104']);
    expect(
      lint(change('0303: clear, port', '0303: clear, port\n0101: clear, closed')).map((f) => [f.check, f.where]),
    ).toContainEqual(['areas', '0101']);
  });
});
