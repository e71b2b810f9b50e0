import type { AskedChoices, SeenPiece, View } from '@rasputitsa/kernel';
import { Match, seededDice } from '@rasputitsa/kernel';
import { parseMap } from '@rasputitsa/kit';
import { describe, expect, it } from 'vitest';
import { compared, measure, QUICK, quartiles } from '../src/bench/measure.ts';
import { Codes, drawBoard } from '../src/board.ts';
import { stepText } from '../src/commands/run.ts';
import { duration, table, width, wrap } from '../src/out.ts';
import { answerOf, offerOf, wordsOf } from '../src/play/answer.ts';
import { forReader, Teller } from '../src/words.ts';
import { game, map } from './games/pond/index.ts';

const match = new Match({ game, scenario: 'summer', dice: seededDice(1) });
const view = match.view(0);
process.env['NO_COLOR'] = '1';

const h = (text: string) => ({ text, tone: 'heading' as const });
const asked = (type: string, values: readonly (number | string)[], elements: number[] = []): AskedChoices => ({
  ok: true,
  arg: 'x',
  type,
  missing: [],
  title: 'X',
  choices: values.map((value) => ({ value, preview: {} })),
  elements,
});
const answer = (a: AskedChoices, text: string) => answerOf(game, view, a, text);
const m = (name: string, ns: number, against?: string) => ({
  name,
  ns,
  spread: 0,
  ...(against ? { against } : {}),
});

describe('board', () => {
  it('a wall of bricks keeps the neighbourhoods of the hexes', () => {
    const text = drawBoard(game, map, view, new Codes(game), { columns: 30 });
    expect(text.split('\n')).toEqual([
      '    +-------+-------+-------+',
      '    |0101   }0201   |0301   |',
      '    |D D2   }D DR1  |       |',
      '+-------+-------+-------+---+',
      '|0102  r|0202   |0302   |',
      '|       |G ?    |G ?    |',
      '+-------+-------+-------+',
    ]);
  });
  it('flat hexes stand in columns, shifted by half a hex', () => {
    const flat = parseMap(
      'map f\ntitle F\n[grid]\norientation flat\nshift odd\nlabels column-row\nrows 1..2 step 1: 1..2\n[words]\nterrain: clear\nsides: river\n[hexes]\n*: clear\n[sides]\n0101/0102: river\n',
      'f',
    );
    const nobody: View = { ...view, pieces: [] };
    expect(drawBoard(game, flat, nobody, new Codes(game), { columns: 17 }).split('\n')).toEqual([
      '        +-------+',
      '        |0201   |',
      '+-------+       +',
      '|0101   |       |',
      '+       +-------+',
      '|       |0202   |',
      '+~~~~~~~+       +',
      '|0102   |       |',
      '+       +-------+',
      '|       |',
      '+-------+',
    ]);
  });
  it('shows the part around a hex when the board is larger than the screen', () => {
    const wide = parseMap(
      'map w\ntitle W\n[grid]\norientation pointy\nshift odd\nlabels column-row\nrows 1..30 step 1: 1..40\n[words]\nterrain: clear\n[hexes]\n*: clear\n',
      'w',
    );
    const nobody: View = { ...view, pieces: [] };
    const focus = wide.labels.indexOf('2015');
    const text = drawBoard(game, wide, nobody, new Codes(game), { columns: 60, rows: 16, focus });
    expect(text).toContain('2015');
    expect(text).not.toContain('0101');
    for (const line of text.split('\n')) expect(width(line)).toBeLessThanOrEqual(60);
    expect(text.split('\n').length).toBeLessThanOrEqual(16);
  });
  it('shortens labels so that neighbours still differ, and counts two sides in one hex', () => {
    const steppe = parseMap(
      'map s\ntitle S\n[grid]\norientation pointy\nshift odd\nlabels compass\nrows 1..1 step 1: 1..2\n[words]\nterrain: clear, sea\n[places]\nKharkov: @c1r1, city\n[hexes]\nKharkov: clear\n*: sea\n',
      's',
    );
    const both = view.pieces.map((p) => ({ ...p, at: 0 }));
    const text = drawBoard(game, steppe, { ...view, pieces: both }, new Codes(game), { columns: 21 });
    expect(text).toContain('|Kharkov|Khar E1|');
    expect(text).toContain('|Dx2Gx2 |      s|');
  });
  it('gives kinds codes that differ within a side', () => {
    const codes = new Codes(game);
    expect(['duck', 'drake', 'goose', 'gander'].map((k) => codes.of(k))).toEqual(['D', 'DR', 'G', 'GA']);
  });
});

describe('words', () => {
  const teller = new Teller(game, view);
  const own = view.pieces.find((p) => p.kind === 'duck')?.id ?? -1;
  const foe = view.pieces.find((p) => p.side === 1)?.id ?? -1;
  const told = (...events: Parameters<Teller['tell']>[0]) => teller.tell(events).map((l) => l.text);
  it('names pieces as the viewer knows them', () => {
    expect(told({ k: 'moved', id: own, from: 0, to: 3, path: [0, 1, 4, 3] })).toEqual(['Duck: 0101 to 0102']);
    expect(told({ k: 'moved', id: foe, from: 4, to: 5 })).toEqual(['a hidden Geese unit: 0202 to 0302']);
  });
  it('tells a way by the places on it that have a name', () => {
    const places = { ...game.places, names: [{ name: 'islet', at: 4, kind: 'isle' }] };
    const [line] = new Teller({ ...game, places }, view).tell([
      { k: 'moved', id: own, from: 0, to: 3, path: [0, 1, 4, 3] },
    ]);
    expect(line?.text).toBe('Duck: 0101 to 0102 through 0202');
  });
  it('tells a stack on the march in one line, whatever is noted down between its steps, and who turns aside in another', () => {
    const other = view.pieces.find((p) => p.kind === 'drake')?.id ?? -1;
    const step = (id: number, from: number, to: number) => ({ k: 'moved' as const, id, from, to, path: [from, to] });
    const spent = { k: 'field' as const, id: own, field: 'spent', to: 1 };
    const lines = told(step(own, 0, 1), spent, step(other, 0, 1), step(own, 1, 3), step(other, 1, 4));
    expect(lines.slice(0, 2)).toEqual(['Duck: 0101 to 0102', 'Drake: 0101 to 0202']);
    expect(lines).toHaveLength(3);
    const together = told(
      step(own, 0, 1),
      step(other, 0, 1),
      { k: 'noted', text: 'Quack.', rule: '1' },
      step(own, 1, 3),
    );
    expect(together).toEqual(['Duck, Drake: 0101 to 0201', 'Quack.', 'Duck: 0201 to 0102']);
  });
  it('does not count what is left of who is taken away at once', () => {
    expect(
      told(
        { k: 'steps', id: own, from: 2, to: 0, rule: '6.1' },
        { k: 'removed', id: own, from: 0, to: -1, rule: '6.1' },
      ),
    ).toEqual(['Duck is removed from 0101']);
  });
  it('learns names as they change within one batch', () => {
    const now: SeenPiece[] = [{ id: foe, side: 1, at: 5, kind: 'goose', steps: 2 }];
    expect(
      told({ k: 'seen', gone: [], now: now as never }, { k: 'steps', id: foe, from: 2, to: 1, rule: '6.1' }),
    ).toEqual(['Revealed: Goose with 2 steps at 0302', 'Goose loses 1 step and has 1']);
  });
  it('tells dice, tracks, removal and the end with their rules', () => {
    const lines = teller.tell([
      { k: 'rolled', i: 0, dice: [3, 5], faces: 6, purpose: 'noise', rule: '3.1', by: 0 },
      { k: 'track', track: 'turn', from: 1, to: 2 },
      { k: 'track', track: 'light', from: 1, to: 2 },
      { k: 'removed', id: own, from: 0, to: -1, kind: 'duck', rule: '5.1' },
      { k: 'ended', result: { winner: -1, level: 'draw', rule: '4.1', score: 0 } },
    ]);
    expect(lines).toEqual([
      {
        text: 'Ducks rolls 3 5 (d6): noise',
        rule: '3.1',
        tone: 'dice',
        dice: { dice: [3, 5], faces: 6, by: 0 },
      },
      { text: 'Turn: 1 to 2', tone: 'detail' },
      { text: 'Light: day to dusk', tone: 'detail' },
      { text: 'Duck is removed from 0101', rule: '5.1', tone: 'plain', places: [0] },
      { text: 'A draw (draw, score 0)', rule: '4.1', tone: 'end' },
    ]);
  });
  it('leaves out bookkeeping and headings with nothing under them', () => {
    const x = { text: 'x', tone: 'plain' as const };
    expect(forReader([h('a'), { text: 'd', tone: 'detail' }, h('b'), x, h('c')])).toEqual([h('b'), x, h('c')]);
  });
  it('writes steps of a script in short', () => {
    expect(stepText({ side: 'ducks', do: 'swim', bird: 'Duck', to: '0201' })).toBe('ducks: swim (bird Duck, to 0201)');
    expect(stepText({ expect: [{ k: 'moved' }, { k: 'steps', to: 1 }] })).toBe('expect k moved, k steps, to 1');
    expect(stepText({ note: 'look here' })).toBe('look here');
  });
});

describe('answers', () => {
  it('a number of the menu, a label, or what is not legal', () => {
    const places = asked('place', [1, 4]);
    expect(answer(places, '2')).toEqual({ value: 4 });
    expect(answer(places, '0201')).toEqual({ value: 1 });
    expect(answer(places, 'islet')).toEqual({ value: 4 });
    expect(answer(places, '0301')).toEqual({ illegal: 2 });
    expect(answer(places, '9')).toHaveProperty('unclear');
  });
  it('a piece by name or place; several are asked again', () => {
    const [a = -1, b = -1] = view.pieces.filter((p) => p.side === 0).map((p) => p.id);
    const pieces = asked('piece', [a, b]);
    expect(answer(pieces, 'drake')).toEqual({ value: b });
    expect(answer(pieces, '0101')).toEqual({ value: a });
    expect(answer(pieces, 'd')).toEqual({ among: [0, 1] });
    expect(answer(pieces, '0202')).toHaveProperty('illegal');
  });
  it('lists are put together of their elements', () => {
    const list = asked('pieces', [], [7, 3]);
    expect(answer(list, 'e1+e2')).toEqual({ value: [3, 7] });
    expect(answer(list, 'e3')).toHaveProperty('unclear');
    expect(answer(asked('places', [], [1, 2]), '0201+0301')).toEqual({ value: [1, 2] });
  });
  it('sides, words and numbers', () => {
    expect(answer(asked('side', []), 'geese')).toEqual({ value: 1 });
    expect(answer(asked('choice', ['left', 'right']), 'LEFT')).toEqual({ value: 'left' });
    expect(answer(asked('number', [3]), '8')).toEqual({ illegal: 8 });
  });
  it('offers by number, name or beginning', () => {
    const offers = match.offers(0);
    expect(offerOf(offers, '1')?.verb).toBe('nest');
    expect(offerOf(offers, 'ne')?.verb).toBe('nest');
    expect(offerOf(offers, '2')).toBeUndefined();
    expect(wordsOf('move, Kharkov NE1, Minsk')).toEqual(['move', 'Kharkov NE1', 'Minsk']);
  });
});

describe('figures', () => {
  it('tables align, lines wrap, times are readable', () => {
    expect(
      table(
        ['a', 'n>'],
        [
          ['x', '10'],
          ['yyy', '5'],
        ],
      ),
    ).toBe('a     n\nx    10\nyyy   5');
    expect(wrap('  one two three', 9, '    ')).toBe('  one two\n    three');
    expect([500, 12_345, 3_200_000, 2e9].map(duration)).toEqual(['500 ns', '12.3 us', '3.20 ms', '2.0 s']);
  });
  it('the median of batches, and ratios against the peer', async () => {
    expect(quartiles([4, 1, 3, 2, 100])).toEqual([2, 3, 4]);
    expect(compared([m('slow', 100), m('fast', 20, 'slow')])[1]?.ratio).toBe(5);
    let runs = 0;
    const measured = await measure({ name: 'x', run: () => ++runs }, QUICK);
    const waited = await measure({ name: 'y', run: () => Promise.resolve(++runs) }, QUICK);
    expect(waited.ns).toBeGreaterThanOrEqual(0);
    expect(measured.ns).toBeGreaterThanOrEqual(0);
    expect(runs).toBeGreaterThan(3);
  });
});
