// Files that cannot be right: each is refused with the field or the rule, and nothing is lost.
import {
  buildPosition,
  forcedDice,
  load,
  Match,
  parseCase,
  parseSave,
  runCase,
  save,
  saveText,
  seededDice,
} from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

const position = (file: unknown) => () => buildPosition(game, file, forcedDice([]));

describe('positions', () => {
  test('an impossible strength', () => {
    expect(position({ pieces: [{ unit: '41 Panzer Corps', at: 'Rostov', steps: 5 }] })).toThrow(
      'pieces[0].steps: 41 Panzer Corps has 1 to 4 steps on the map, not 5',
    );
    expect(position({ pieces: [{ unit: 'Army Group South', at: 'Rostov', steps: 0 }] })).not.toThrow();
    expect(position({ pieces: [{ unit: '41 Panzer Corps', at: 'Rostov', steps: 0 }] })).toThrow('1 to 4 steps');
  });
  test('a corps in two places', () => {
    const pieces = ['Rostov', 'Kharkov'].map((at) => ({ unit: '41 Panzer Corps', at }));
    expect(position({ pieces })).toThrow('pieces[1].unit: 41 Panzer Corps is placed twice; there is only one');
  });
  test('an unknown unit, with a hint', () => {
    expect(position({ pieces: [{ unit: '41 Panzer', at: 'Rostov' }] })).toThrow('did you mean 41 Panzer Corps');
  });
  test('an unknown place, with a hint', () => {
    expect(position({ pieces: [{ unit: '41 Panzer Corps', at: 'Kharkow NE1' }] })).toThrow(
      /pieces\[0\]\.at: .*Kharkov/,
    );
  });
  test('[eastfront 6.21] an overstacked hex', () => {
    const pieces = ['41', '56', '57', '46', '47'].map((n) => ({ unit: `${n} Panzer Corps`, at: 'Rostov' }));
    expect(position({ pieces })).toThrow('pieces: Rostov holds 4 units of a side, not 5. (6.21)');
  });
  test('[eastfront 1.36] a corps at sea', () => {
    expect(position({ pieces: [{ unit: '41 Panzer Corps', at: 'Sevastopol W1' }] })).toThrow('(1.36)');
  });
  test('a phase, a track, an option, a side that do not exist', () => {
    expect(position({ phase: 'tea' })).toThrow('phase: ');
    expect(position({ tracks: { tea: 1 } })).toThrow('tracks.tea: no track tea');
    expect(position({ options: { tea: true } })).toThrow('no option tea');
    expect(position({ side: 'blue', phase: 'command' })).toThrow('no side blue');
  });
});

test('a script with an illegal action stops there, with file, line, sentence and rule', () => {
  const text = `caption: x\nrules: [6.1a]\nscript:\n  - { do: done }\n  - { do: move, piece: U, to: Moscow }\n`;
  expect(() => runCase(game, parseCase(text, 'bad.yaml'))).toThrow(/bad\.yaml:5: move was refused: .*\(.+\)/);
});

describe('saves', () => {
  const match = new Match({ game, scenario: 'edelweiss', dice: seededDice(4) });
  const text = saveText(save(match, { kind: 'seeded', seed: 4 }));
  test('the game it is loads', () => {
    expect(load(parseSave(text), game).match.hash()).toBe(match.hash());
  });
  test('of another game, cut off, or changed: said so', () => {
    expect(() => load({ ...parseSave(text), head: { ...parseSave(text).head, game: 'chess' } }, game)).toThrow(
      'this is a game of chess',
    );
    expect(() => parseSave(text.slice(0, 200))).toThrow('cut off or damaged');
    expect(() => parseSave(text.replace('"sandbox":false', '"sandbox":true'))).toThrow('checksum');
    expect(() => parseSave('{"format":"vassal"}')).toThrow('not a saved game of Rasputitsa');
  });
});
