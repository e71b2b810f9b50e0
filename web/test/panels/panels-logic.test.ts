import { describe, expect, test } from 'vitest';
import type { PanelBlock } from '@rasputitsa/kernel';
import type { GameProfile, LogLine, Standing } from '@rasputitsa/host';
import type { Face } from '../../src/board/types.ts';
import { pieceChoices, storyOf, verbsIn } from '../../src/panels/battle-story.ts';
import { boxesOf, emptyBoxes } from '../../src/panels/boxes.ts';
import { clampMove } from '../../src/panels/drag.ts';
import { forceGroups, strengthOf } from '../../src/panels/forces.ts';
import { legendOf } from '../../src/panels/layers.ts';
import { orderOf, paramWords } from '../../src/panels/orders.ts';
import type { KnownPiece } from '../../src/panels/pieces.ts';
import { linkOf, positionIn } from '../../src/panels/position-link.ts';
import { replayKey } from '../../src/panels/replay.ts';
import { isSentence, lettersWide, numberColumns } from '../../src/panels/block-columns.ts';
import { type Keyed, withKeys } from '../../src/panels/block-keys.ts';
import { rowFor, spanOf, toggled } from '../../src/panels/stack-keys.ts';
import { game as eastfront } from '../../../games/eastfront/index.ts';
import { fakeProfile } from '../fake-host.ts';

const profile: GameProfile = {
  ...fakeProfile(eastfront),
  labels: ['Minsk', 'Orsha', 'Eliminated', 'Pool', 'Exit'],
  names: [{ name: 'Belostok', at: 1, kind: 'city' }],
  hexes: 2,
};
function piece(id: number, at: number, more: Partial<KnownPiece> & { readonly ready?: boolean } = {}): KnownPiece {
  const face: Face = { id, at, side: 0, nation: 'german', tabs: [], ready: more.ready === true, name: `unit ${id}` };
  return {
    id, at, side: 0, face, name: `unit ${id}`, hidden: false, factors: undefined, steps: 2, maxSteps: 4, hits: undefined, status: [],
    type: 'infantry', ...more,
  }; // biome-ignore format: a piece
}

describe('tables', () => {
  test('columns of numbers stand right, the first never, empty cells do not matter', () => {
    const rows = [['1', '12', '3 of 4', '+2', ''], ['2', '', '1 of 4', '\u22121', '']]; // biome-ignore format: a table
    expect([...numberColumns(rows)]).toEqual([1, 3]);
  });
  test('sentences are known by their length', () => {
    expect(['must be fought', 'German 0.5 hits, the rest is hidden'].map(isSentence)).toEqual([false, true]);
  });
});
test('a table is as wide as its longest cells, with room for rules and buttons', () => {
  const rows = [['Moscow', '12'], ['Leningrad', '3']]; // biome-ignore format: a table
  const plain = lettersWide(rows, { rules: 0, actions: 0 });
  expect(plain).toBeGreaterThanOrEqual(11);
  expect(lettersWide(rows, { rules: 1, actions: 1 })).toBeGreaterThan(plain + 10);
  const sentence = [['x'.repeat(400)]];
  expect(lettersWide(sentence, { rules: 0, actions: 0 })).toBeLessThan(60);
});

describe('names for the parts of a panel', () => {
  const row = (piece: number, name: string) => ({
    piece,
    cells: [name, '4'],
    actions: [{ title: 'Add a step', action: { verb: 'replace', args: { piece } } }],
  });
  const profileOf = (points: number, ...pieces: readonly number[]): readonly PanelBlock<string>[] => [
    { kind: 'text', text: `${points} points are left.`, tone: 'owed', rule: '11.3' },
    { kind: 'table', title: 'Add a step', rows: pieces.map((p) => row(p, `unit ${p}`)) },
  ];
  const keys = (blocks: readonly object[]): readonly string[] => blocks.map((b) => (b as Keyed).key);
  const rowsIn = (blocks: readonly PanelBlock<string>[]): readonly string[] =>
    blocks.flatMap((b) => (b.kind === 'table' ? keys(b.rows) : []));

  test('a row keeps its name when another goes and figures change', () => {
    const before = withKeys(profileOf(54, 1, 2, 3));
    const after = withKeys([{ kind: 'text', text: 'New.' }, ...profileOf(44, 2, 3)]);
    expect(keys(after).slice(1)).toEqual(keys(before));
    expect(rowsIn(after)).toEqual(rowsIn(before).slice(1));
  });
  test('no two parts of a list have the same name', () => {
    const twice = withKeys([...profileOf(1, 1, 1), ...profileOf(2, 5)]);
    expect(new Set(keys(twice)).size).toBe(twice.length);
    expect(new Set(rowsIn(withKeys(profileOf(1, 1, 1)))).size).toBe(2);
  });
  test('both sides of a versus are named too', () => {
    const [block] = withKeys([{ kind: 'versus', leftTitle: 'a', rightTitle: 'b', left: profileOf(1, 7), right: [] }]);
    expect(block?.kind === 'versus' ? rowsIn(block.left) : []).toHaveLength(1);
  });
});

describe('stack', () => {
  test('arrows stop at the ends', () => {
    expect([rowFor('ArrowUp', 0, 3), rowFor('ArrowDown', 2, 3), rowFor('End', 0, 3), rowFor('x', 0, 3)]).toEqual([
      0,
      2,
      2,
      undefined,
    ]);
    expect(rowFor('ArrowDown', 0, 0)).toBeUndefined();
  });
  test('Shift takes everything between, whichever way', () => {
    expect(spanOf([5, 6, 7, 8], 2, 0)).toEqual([5, 6, 7]);
    expect(spanOf([5, 6, 7, 8], 1, 1)).toEqual([6]);
  });
  test('Space takes and gives back', () => {
    expect(toggled(new Set([1]), 2)).toEqual([1, 2]);
    expect(toggled(new Set([1, 2]), 1)).toEqual([2]);
  });
});

describe('forces and boxes', () => {
  const names = { labelOf: (at: number) => profile.labels[at] ?? '', hexes: profile.hexes };
  const all = [
    piece(1, 0, { name: '10 Corps', type: 'infantry' }),
    piece(2, 0, { name: '9 Corps', type: 'infantry', status: ['unsupplied'] }),
    piece(3, 1, { name: '3 Panzer', type: 'armor' }),
    piece(4, 1, { name: 'hidden', hidden: true, type: undefined, steps: undefined }),
    piece(5, 3, { name: '4 Corps', ready: true }),
  ];
  test('by branch, numbers in their order, the unknown last', () => {
    expect(forceGroups(all, 'type', '', names).map((g) => [g.title, g.pieces.map((p) => p.name)])).toEqual([
      ['armor', ['3 Panzer']],
      ['infantry', ['4 Corps', '9 Corps', '10 Corps']],
      ['', ['hidden']],
    ]);
  });
  test('found by name, place or status, every word of it', () => {
    const found = (words: string) => forceGroups(all, 'type', words, names).flatMap((g) => g.pieces.map((p) => p.id));
    expect(found('corps minsk')).toEqual([2, 1]);
    expect(found('UNSUPPLIED')).toEqual([2]);
    expect(found('corps panzer')).toEqual([]);
  });
  test('strength counts the map, not the boxes', () => {
    expect(strengthOf(all, profile.hexes)).toEqual({ onMap: 4, steps: 6, off: 1 });
  });
  test('boxes in which somebody can act come first; the map is not one', () => {
    const boxes = boxesOf(profile, [...all, piece(6, 2)]);
    expect(boxes.map((b) => [b.label, b.count, b.ready])).toEqual([
      ['Pool', 1, 1],
      ['Eliminated', 1, 0],
    ]);
    expect(emptyBoxes(profile, boxes)).toEqual(['Exit']);
  });
});

test('a legend has one entry a style, with the word when there is only one', () => {
  const legend = legendOf(profile, {
    hexes: [
      { at: 0, value: 'german', style: 'german' },
      { at: 1, value: 'german', style: 'german' },
      { at: 2, value: 'port', style: 'soviet' },
      { at: 3, value: 3 },
    ],
    lines: [{ path: [0, 1], style: 'german' }],
  });
  expect(legend.map((l) => [l.kind, l.words, l.count])).toEqual([
    ['hexes', 'German', 2],
    ['hexes', 'Soviet: port', 1],
    ['hexes', 'plain', 1],
    ['lines', 'German', 1],
  ]);
});

describe('standing orders', () => {
  const order = { id: 'o', node: 'n', title: 'O', rule: '1', params: { first: 'choice', where: 'place' } } as const;
  test('places are found by label or name', () => {
    expect(orderOf(profile, order, { first: ' armor ', where: 'belostok' })).toEqual({
      ok: true,
      order: { id: 'o', params: { first: 'armor', where: 1 } },
    });
  });
  test('what is missing is named', () => {
    expect(orderOf(profile, order, { first: 'armor', where: 'Paris' })).toEqual({ ok: false, missing: 'where' });
    expect(orderOf(profile, order, {})).toEqual({ ok: false, missing: 'first' });
  });
  test('parameters are said in words', () => {
    const names = { labelOf: (at: number) => `hex ${at}`, pieceName: (id: number) => `unit ${id}`, sideName: String };
    expect(paramWords('pieces', [1, 2], names)).toBe('unit 1, unit 2');
    expect(paramWords('place', 7, names)).toBe('hex 7');
    expect(paramWords('number', 7, names)).toBe('7');
  });
});

describe('battle', () => {
  const line = (n: number, tone: LogLine['tone'], text: string, places?: readonly number[]): LogLine => ({
    n,
    tone,
    text,
    ...(places ? { places } : {}),
  });
  test('a story begins where the place is named and goes on to the end, without headings', () => {
    const story = storyOf([
      line(0, 'dice', 'old'),
      line(1, 'plain', 'German fights at Lvov.', [3]),
      line(2, 'dice', 'a'),
      line(3, 'heading', 'Losses'),
      line(4, 'detail', 'book'),
      line(5, 'plain', 'loses 1 step'),
    ]);
    expect(story.opening?.text).toBe('German fights at Lvov.');
    expect(story.lines.map((l) => l.text)).toEqual(['a', 'loses 1 step']);
  });
  test('dice of long ago are not part of the story', () => {
    const after = Array.from({ length: 40 }, (_, i) => line(i + 1, 'plain', 'march'));
    expect(storyOf([line(0, 'dice', 'old'), ...after]).lines).toEqual([]);
  });
  test('of a long story the end is kept and the rest counted', () => {
    const dice = Array.from({ length: 10 }, (_, i) => line(i + 1, 'dice', `d${i}`));
    const story = storyOf([line(0, 'plain', 'here', [1]), ...dice]);
    expect(story.left + story.lines.length).toBe(10);
    expect(story.lines.at(-1)?.text).toBe('d9');
  });
  const blocks: readonly PanelBlock<string>[] = [
    {
      kind: 'versus',
      leftTitle: '',
      rightTitle: '',
      right: [],
      left: [{ kind: 'pieces', pieces: [{ piece: 1, actions: [{ title: 'x', action: { verb: 'take', args: {} } }] }] }],
    },
  ];
  test('choices the panel has buttons for are not asked twice', () => {
    const asked = {
      ok: true, arg: 'piece', type: 'piece', title: 'unit', elements: [], choices: [{ value: 4, preview: {} }],
    } as const; // biome-ignore format: a choice
    const standing = {
      offers: ['take', 'repel', 'done'].map((verb) => ({
        verb,
        title: verb,
        args: [{ name: 'piece', type: 'piece' }],
      })),
      starts: { take: asked, repel: asked },
    } as unknown as Standing;
    const choices = pieceChoices(standing, verbsIn(blocks));
    expect(choices.map((c) => [c.offer.verb, c.pieces])).toEqual([['repel', [4]]]);
  });
  test('a window keeps its head inside', () => {
    const room = { width: 1000, height: 700 };
    const box = { left: 600, top: 20, width: 380 };
    expect(clampMove({ x: 0, y: -500 }, box, room)).toEqual({ x: 0, y: -20 });
    expect(clampMove({ x: 9000, y: 9000 }, box, room)).toEqual({ x: 352, y: 632 });
    expect(clampMove({ x: -9000, y: 0 }, box, room).x).toBe(-932);
  });
});

describe('looking back', () => {
  const key = (k: string, tag = 'BODY') => replayKey({ key: k, ctrlKey: false, metaKey: false, altKey: false }, tag);
  test('sliders keep their arrows, buttons their Space', () => {
    expect([key(' '), key('ArrowRight'), key('Home'), key('x')]).toEqual(['toggle', 'on', 'first', undefined]);
    expect([key('ArrowRight', 'INPUT'), key(' ', 'INPUT'), key(' ', 'BUTTON'), key('End', 'BUTTON')]).toEqual([
      undefined, 'toggle', undefined, 'last',
    ]); // biome-ignore format: a list
  });
  test('a position comes back out of its link; a link that was cut says nothing', async () => {
    const text = JSON.stringify({ game: 'x', pieces: ['K\u00f6nigsberg', '\u041c\u043e\u0441\u043a\u0432\u0430'] });
    const link = await linkOf('https://example.org/play/#old', text);
    expect(link).toMatch(/^https:\/\/example\.org\/play\/#\/position\/[\w-]+$/);
    expect(await positionIn(link)).toBe(text);
    expect(await positionIn(link.slice(0, -6))).toBeUndefined();
    expect(await positionIn('https://example.org/play/')).toBeUndefined();
  });
});
