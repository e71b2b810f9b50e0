// Positions that no play could reach are refused, with the rule or the field at fault.
import { buildPosition, forcedDice, type PositionFile } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

interface Unit {
  readonly unit: string;
  readonly at: string;
  readonly steps?: number;
  readonly flags?: readonly string[];
}
const at = (where: string, ...names: readonly string[]): readonly Unit[] => names.map((unit) => ({ unit, at: where }));
const build = (pieces: readonly Unit[], more: Partial<PositionFile> = {}) =>
  buildPosition(game, { game: game.id, phase: 'movement', side: 'soviet', pieces, ...more }, forcedDice([]));

describe('what a hex or a box cannot hold', () => {
  test.each([
    ['5.2', at('3536', '75 Inf Div', '68 Inf Div', '57 Inf Div', '255 Inf Div')],
    ['5.3', at('3536', '6 Tank Corps', '31 Tank Corps', '3 Mech Corps')],
    ['5.3', at('3536', '6 Tank Corps', '200 Tank Bde', '180 Tank Bde', '192 Tank Bde')],
    ['4.1c', at('3536', '75 Inf Div', '6 Tank Corps')],
    ['6.1', at('5535', '75 Inf Div')],
    ['15.3a', at('4205', '2 Air Army', '5 Air Army')],
    ['15.3a', at('Grounded Air Units', '75 Inf Div')],
    ['15.7', at('Soviet Dead Pile', '2 Air Army')],
    ['20.1', at('Airborne Reserve', '200 Tank Bde')],
    ['22.5C', at('Stavka Reserve', '13 Art Div')],
    ['27.3a', at('Central Front Holding Box', '75 Inf Div')],
    ['27.2a', at('A', '6 Tank Corps')],
    ['BOX', at('Soviet Dead Pile', '75 Inf Div')],
  ])('%s', (rule, pieces) => {
    expect(() => build(pieces)).toThrow(`(${rule})`);
  });
  test('two air units in a hex are no fault while one of them flies (15.3a)', () => {
    expect(() =>
      build([...at('4205', '2 Air Army'), { unit: '5 Air Army', at: '4205', flags: ['das'] }]),
    ).not.toThrow();
  });
});

describe('names and numbers that there are not, with the field', () => {
  test.each([
    ['pieces[0].unit: no unit 76 Panzer Grenadiers', at('3536', '76 Panzer Grenadiers')],
    ['pieces[1].unit: 75 Inf Div is placed twice', [...at('3536', '75 Inf Div'), ...at('3538', '75 Inf Div')]],
    ['pieces[0].at: no hex `9999`', at('9999', '75 Inf Div')],
    ['pieces[0].steps: 75 Inf Div has 1 to 2 steps', [{ unit: '75 Inf Div', at: '3536', steps: 3 }]],
    ['pieces[0].flags: no flag brave', [{ unit: '75 Inf Div', at: '3536', flags: ['brave'] }]],
  ])('%s', (message, pieces) => {
    expect(() => build(pieces)).toThrow(message);
  });
  test.each<readonly [string, Partial<PositionFile>]>([
    ['tracks.turn: goes from 1 to 22', { tracks: { turn: 99 } }],
    ['tracks.morale: no track morale', { tracks: { morale: 1 } }],
    ['layers.control.italian', { layers: { control: { italian: ['3536'] } } }],
    ['(19.1a)', { marks: { fort: { '3536': 7 } } }],
    ['(19.1a)', { marks: { fort: { nowhere: 1 } } }],
    ['(18.4)', { marks: { bridge: { '12': 3 } } }],
    ['(17.2)', { memo: { railheads: [{ line: 'G9', at: 3 }] } }],
    ['(17.2)', { memo: { railheads: [{ line: 'G1', at: 999 }] } }],
    ['(17.3)', { memo: { 'new-rails': { hexes: [1], wait: true } } }],
    ['phase: the sequence of play has no step tea', { phase: 'tea' }],
    ['side: no side italian', { side: 'italian' }],
  ])('%s', (message, more) => {
    expect(() => build([], more)).toThrow(message);
  });
});
