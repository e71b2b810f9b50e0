import { contrast, difference, parseHex, type Rgb, seenBy, type Sight, toLab } from '@rasputitsa/atlas/draw/colour';
import type { Game, Look } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import type { Face } from '../src/board/types.ts';
import { edgeOf, shortName } from '../src/counters/block.ts';
import { marginOf } from '../src/counters/body.ts';
import { spokenName } from '../src/counters/Counter.tsx';
import { marksOf } from '../src/counters/face.ts';
import { cellsOf, type Mark, type WordsMark, widthOf } from '../src/counters/marks.ts';
import { coloursOf, ELITE_PLATE, GUARDS_BAND, NATIONS, type Palette, TONES } from '../src/counters/nations.ts';
import { appearance } from '../src/counters/sprites.ts';
import { isKnownSymbol, sizeMark, symbolOf } from '../src/counters/symbols.ts';
import { SYMBOLS } from '../src/counters/symbols-data.ts';
import { byUrgency } from '../src/counters/tabs.ts';
import { detailOf, type How } from '../src/counters/types.ts';
import { onDisk, symbolsFile } from '../tools/symbols.ts';

const HOW: How = { theme: 'light', palette: 'plain', selected: false, dimmed: false, dpr: 1 };
const SIZES = [8, 10, 13, 14, 20, 24, 25, 28, 37, 38, 44, 56, 64, 96, 160];
const PALETTES: readonly Palette[] = ['plain', 'distinct'];

function face(look: Look | undefined, more: Partial<Face> = {}): Face {
  const nation = look?.nation ?? 'german';
  return { id: 1, at: 0, side: 0, nation, ...(look ? { look } : {}), tabs: [], ready: true, name: 'a piece', ...more };
}
const panzer: Look = { symbol: 'armor', size: 'corps', nation: 'german', code: '41', block: true };
const rifles: Look = {
  symbol: 'infantry',
  size: 'division',
  nation: 'soviet',
  code: '316',
  parent: '16',
  factors: '2-3-4',
};

const wordsIn = (marks: readonly Mark[]): readonly WordsMark[] => marks.filter((m) => m.kind === 'words');
const textsOf = (f: Face, size: number, how = HOW): readonly string[] =>
  wordsIn(marksOf(f, size, how)).map((m) => m.text);
const pathsOf = (f: Face, size: number): readonly string[] =>
  marksOf(f, size, HOW).flatMap((m) => (m.kind === 'path' ? [m.d] : []));

describe('colours of nations', () => {
  const THE_EAST = ['german', 'soviet', 'rumanian', 'hungarian', 'finnish', 'italian', 'slovak'];
  const least = { plain: { seen: 14, lightness: 7 }, distinct: { seen: 20, lightness: 10 } } as const;
  const eyes: readonly Sight[] = ['normal', 'protanopia', 'deuteranopia'];
  const groundOf = (nation: string, palette: Palette): Rgb => parseHex(coloursOf(nation, palette).ground);

  for (const palette of PALETTES) {
    test(`${palette}: ink reads on every ground and plate`, () => {
      const faint: string[] = [];
      const check = (what: string, a: string, b: string): void => {
        const c = contrast(parseHex(a), parseHex(b));
        if (c < 4.5) faint.push(`${what} ${c.toFixed(2)}`);
      };
      for (const [nation, c] of Object.entries(NATIONS[palette])) {
        check(`${nation} ink`, c.ink, c.ground);
        check(`${nation} plate`, c.plateInk, c.plate);
      }
      check('guards', GUARDS_BAND.ink, GUARDS_BAND.ground);
      check('elite', ELITE_PLATE.plateInk, ELITE_PLATE.plate);
      for (const [tone, fill] of Object.entries(TONES[palette])) check(`tab ${tone}`, fill, '#FBF6EA');
      expect(faint).toEqual([]);
    });

    test(`${palette}: no two nations are taken for each other, in any eyes or without colour`, () => {
      const near: string[] = [];
      const pairs = THE_EAST.flatMap((a, i) => THE_EAST.slice(i + 1).map((b) => [a, b] as const));
      for (const [a, b] of [...pairs, ['blue', 'red'] as const]) {
        const [ca, cb] = [groundOf(a, palette), groundOf(b, palette)];
        for (const sight of eyes) {
          const d = difference(seenBy(sight, ca), seenBy(sight, cb));
          if (d < least[palette].seen) near.push(`${a}/${b} ${sight} ${d.toFixed(1)}`);
        }
        const l = Math.abs(toLab(ca)[0] - toLab(cb)[0]);
        if (l < least[palette].lightness) near.push(`${a}/${b} lightness ${l.toFixed(1)}`);
      }
      expect(near).toEqual([]);
    });
  }

  test('other spellings are the same nation; an unknown one is neutral', () => {
    expect(coloursOf('Romanian', 'plain')).toBe(coloursOf('rumanian', 'plain'));
    expect(coloursOf('utopian', 'plain')).toBe(NATIONS.plain['neutral']);
    expect(coloursOf('german', 'plain')).not.toBe(NATIONS.plain['neutral']);
  });
});

describe('symbols', () => {
  test('the data is what the tool makes', () => {
    expect(onDisk()).toBe(symbolsFile());
  });
  test('every drawing stays in its box and differs from every other', () => {
    const seen = new Map<string, string>();
    for (const [word, d] of Object.entries(SYMBOLS)) {
      const key = JSON.stringify(d);
      expect(seen.get(key), `${word} looks like another`).toBeUndefined();
      seen.set(key, word);
      // Arcs carry radii and flags, so only the ends of lines and curves are looked at.
      const points = `${d.line ?? ''}${d.fill ?? ''}`.replaceAll(/A[^A-Z]*/g, '').matchAll(/(-?[\d.]+),(-?[\d.]+)/g);
      for (const [, x, y] of points) {
        expect(Number(x), word).toBeGreaterThanOrEqual(-0.5);
        expect(Number(x), word).toBeLessThanOrEqual(101.5);
        expect(Number(y), word).toBeGreaterThanOrEqual(-0.5);
        expect(Number(y), word).toBeLessThanOrEqual(60.5);
      }
    }
  });
  test('infantry is the cross and cavalry one stroke of it', () => {
    expect(symbolOf('infantry').line).toBe('M0,0L100,60M0,60L100,0');
    expect(symbolOf('cavalry').line).toBe('M0,60L100,0');
    expect(symbolOf('panzer')).toBe(symbolOf('armor'));
  });
  test('dots are round: no radius is too large for its arc', () => {
    for (const word of ['artillery', 'rocket', 'assault-gun']) {
      const [, x1, r, x2] = /M([\d.]+),[\d.]+A([\d.]+),[\d.]+ 0 1 0 ([\d.]+),/.exec(SYMBOLS[word]?.fill ?? '') ?? [];
      expect(2 * Number(r), word).toBeLessThanOrEqual(Number(x2) - Number(x1) + 1e-9);
    }
  });
  test('every symbol, size and nation that a game uses is drawn', async () => {
    const modules = import.meta.glob<{ readonly game?: Game }>('../../games/*/index.ts');
    const games = await Promise.all(Object.values(modules).map((load) => load()));
    const looks = games.flatMap(({ game }) => game?.kinds.flatMap((k) => (k.look ? [k.look] : [])) ?? []);
    expect(looks.length).toBeGreaterThan(100);
    const without = looks.flatMap(({ symbol, size, nation }) => [
      ...(isKnownSymbol(symbol) ? [] : [`symbol ${symbol}`]),
      ...(size === undefined || sizeMark(size) ? [] : [`size ${size}`]),
      ...(coloursOf(nation, 'plain') === NATIONS.plain['neutral'] ? [`nation ${nation}`] : []),
    ]);
    expect([...new Set(without)]).toEqual([]);
  });
  test('a word nobody drew is written', () => {
    expect(isKnownSymbol('balloon')).toBe(false);
    expect(symbolOf('balloon')).toEqual({ text: 'BAL' });
    expect(textsOf(face({ symbol: 'balloon', nation: 'german' }), 44)).toContain('BAL');
  });
  test('size marks count crosses, in words or as written on counters', () => {
    const crosses = (size: string): number => (sizeMark(size)?.d.match(/M/g)?.length ?? 0) / 2;
    expect(['brigade', 'division', 'corps', 'army', 'front'].map(crosses)).toEqual([1, 2, 3, 4, 5]);
    expect(sizeMark('XXX')).toBe(sizeMark('corps'));
    expect(sizeMark('supreme')).not.toEqual(sizeMark('front'));
    expect(sizeMark('horde')).toBeUndefined();
  });
});

describe('blocks', () => {
  test('turn a quarter for each step lost: the next lower strength is on the right', () => {
    expect([4, 3, 2, 1].map((n) => edgeOf(n, 4))).toEqual([0, 1, 2, 3]);
    expect([4, 3, 2, 1].map((n) => edgeOf(n, 2))).toEqual([2, 3, 0, 1]);
    expect([3, 2, 1].map((n) => edgeOf(n, 1))).toEqual([2, 3, 0]);
  });
  test.each([44, 64, 96])(
    'at %i px the strength stands upright on the upper edge, the others turned and paler',
    (size) => {
      for (let steps = 1; steps <= 4; steps++) {
        const numbers = wordsIn(marksOf(face(panzer, { steps, maxSteps: 4 }), size, HOW)).filter((m) =>
          /^\d$/.test(m.text),
        );
        const top = numbers.filter((m) => (m.turn ?? 0) === 0);
        expect(top.map((m) => m.text)).toEqual([String(steps)]);
        expect(numbers.map((m) => m.text).toSorted()).toEqual(['1', '2', '3', '4']);
        for (const m of numbers) expect(m.turn ?? 0).toBe(edgeOf(Number(m.text), steps));
        for (const m of numbers.filter((n) => n !== top[0])) {
          expect(m.size).toBeLessThan((top[0]?.size ?? 0) / 2);
          expect(m.fill).not.toBe(top[0]?.fill);
        }
      }
    },
  );
  test('a strength that is not known is not guessed', () => {
    expect(textsOf(face(panzer, { maxSteps: 4 }), 64)).toEqual(['?', '41']);
  });
  test('nothing of a block is covered by what is drawn after it', () => {
    for (const guards of [false, true])
      for (const size of [44, 64, 96]) {
        const marks = marksOf(face({ ...panzer, guards }, { steps: 3, maxSteps: 4 }), size, HOW);
        for (const [i, m] of marks.entries()) {
          const covers = marks
            .slice(i + 1)
            .some((b) => b.kind === 'box' && b.fill && m.x > b.x && m.x < b.x + b.w && m.y > b.y && m.y < b.y + b.h);
          expect(m.kind === 'words' && covers, m.kind === 'words' ? m.text : '').toBe(false);
        }
      }
  });
  test('from afar a block says its strength in figures of ten pixels and more, and no code', () => {
    for (const size of [18, 20, 24]) {
      const marks = marksOf(face(panzer, { steps: 3, maxSteps: 4 }), size, HOW);
      const figures = marks.filter((m) => m.kind === 'words');
      expect(figures.map((m) => m.text)).toEqual(['3']);
      expect(figures[0]?.size ?? 0).toBeGreaterThan(9.5);
      expect(marks.length).toBeGreaterThan(3);
    }
  });
  test('a headquarters carries its name, in short where there is little room', () => {
    const hq = face(
      { symbol: 'hq', size: 'front', nation: 'german', code: 'Army Group North', block: true },
      { steps: 2, maxSteps: 3 },
    );
    expect(textsOf(hq, 28)).toContain('AGN');
    expect(textsOf(hq, 64)).toEqual(expect.arrayContaining(['2', 'Army Group', 'North']));
    expect(shortName('Leningrad Front', 10, 45)).toBe('Leningrad');
    expect(shortName('Transcaucasus', 20, 45)).toBe('Tran.');
  });
});

describe('counters', () => {
  test('show factors at their strength', () => {
    const weak = face({ ...rifles, factorsBySteps: ['1-2-4', '2-3-4'] }, { steps: 1, maxSteps: 2 });
    expect(textsOf(weak, 28)).toContain('1-2-4');
    expect(textsOf({ ...weak, steps: 2 }, 28)).toContain('2-3-4');
  });
  test('factors are set in at least eleven pixels at 28 and stay inside', () => {
    const m = wordsIn(marksOf(face(rifles), 28, HOW)).find((w) => w.text === '2-3-4');
    expect(m?.size).toBeGreaterThanOrEqual(11);
    expect(widthOf(m?.text ?? '', m?.size ?? 0)).toBeLessThanOrEqual(28);
  });
  test('figures stand in cells, so a 1 takes the room of an 8', () => {
    expect(cellsOf('1-1-1', 10)).toEqual(cellsOf('8-8-8', 10));
    expect(cellsOf('8-6', 10).reduce((a, b) => a + b)).toBeLessThan(10);
  });
  test('code on the left, parent on the right', () => {
    const marks = wordsIn(marksOf(face(rifles), 64, HOW));
    expect(marks.find((m) => m.text === '316')?.x).toBeLessThan(32);
    expect(marks.find((m) => m.text === '16')?.x).toBeGreaterThan(32);
  });
  test('guards wear the band behind the symbol, elite units the dark plate', () => {
    const fills = (look: Look): readonly (string | undefined)[] =>
      marksOf(face(look), 64, HOW).flatMap((m) => (m.kind === 'box' ? [m.fill] : []));
    const guards = fills({ ...rifles, guards: true });
    expect(guards.indexOf(GUARDS_BAND.ground)).toBeGreaterThan(0);
    expect(guards.indexOf(GUARDS_BAND.ground)).toBeLessThan(guards.indexOf(coloursOf('soviet', 'plain').plate));
    expect(fills({ ...rifles, elite: true })).toContain(ELITE_PLATE.plate);
    expect(fills(rifles)).not.toContain(ELITE_PLATE.plate);
  });
});

describe('a face at its size', () => {
  test('three levels of detail', () => {
    expect([13, 14, 24, 25].map(detailOf)).toEqual(['dot', 'small', 'small', 'full']);
    const f = face(panzer, { steps: 3, maxSteps: 4 });
    const symbolPath = SYMBOLS['armor']?.line ?? '';
    expect(textsOf(f, 12)).toEqual(['3']);
    expect(pathsOf(f, 12)).not.toContain(symbolPath);
    expect(textsOf(f, 20)).toEqual(['3']);
    expect(pathsOf(f, 20)).toContain(symbolPath);
    expect(textsOf(f, 28)).toEqual(['3', '41']);
    expect(textsOf(face(rifles), 12)).toEqual(['2']);
    expect(textsOf(face(rifles), 20)).toEqual(['2']);
  });

  test('nothing is drawn beyond the margin of its sprite', () => {
    const faces = [
      face(panzer, { steps: 2, maxSteps: 4, tabs: [{ shape: 'star', tone: 'bad', title: 'x' }] }),
      face(rifles, { steps: 1, maxSteps: 2 }),
      face(undefined),
    ];
    for (const f of faces)
      for (const size of SIZES) {
        const margin = marginOf(size);
        for (const m of marksOf(f, size, { ...HOW, selected: true })) {
          if (m.kind !== 'box') continue;
          const pen = (m.width ?? 0) / 2;
          expect(m.x - pen).toBeGreaterThanOrEqual(-margin);
          expect(m.y - pen).toBeGreaterThanOrEqual(-margin);
          expect(m.x + m.w + pen).toBeLessThanOrEqual(size + margin);
          expect(m.y + m.h + pen).toBeLessThanOrEqual(size + margin);
        }
      }
  });

  test('words are never too small to be read, and stay on the piece', () => {
    const long = face(
      { ...rifles, code: '482/258', parent: 'XLVII', badge: 'Siege', factors: '12-10-20' },
      { steps: 7, maxSteps: 9 },
    );
    const hq = face({ ...panzer, symbol: 'hq', code: 'Transcaucasus Front' }, { steps: 1, maxSteps: 3 });
    for (const f of [long, hq, face(panzer, { steps: 4, maxSteps: 4 })])
      for (const size of SIZES)
        for (const m of wordsIn(marksOf(f, size, HOW))) {
          expect(m.size, `${m.text} at ${size}`).toBeGreaterThanOrEqual(size < 14 ? 4 : 5.2);
          const half = Math.min(widthOf(m.text, m.size), m.fit) / 2;
          const [along, across] = (m.turn ?? 0) % 2 ? [m.y, m.x] : [m.x, m.y];
          expect(along - half, `${m.text} at ${size}`).toBeGreaterThanOrEqual(-0.5);
          expect(along + half, `${m.text} at ${size}`).toBeLessThanOrEqual(size + 0.5);
          expect(across).toBeGreaterThan(0);
          expect(across).toBeLessThan(size);
        }
  });

  test('the back of a hidden piece tells its nation and nothing else', () => {
    const a = face(undefined, { nation: 'soviet', id: 1, name: 'a block', side: 1 });
    const b = face(undefined, { nation: 'soviet', id: 77, name: 'another', side: 1, at: 12 });
    for (const size of SIZES) {
      expect(marksOf(a, size, HOW)).toEqual(marksOf(b, size, HOW));
      expect(wordsIn(marksOf(a, size, HOW))).toEqual([]);
      expect(marksOf(a, size, HOW)).not.toEqual(marksOf({ ...a, nation: 'german' }, size, HOW));
    }
  });

  test('tabs differ by shape, most important first; a dot keeps only what must not be missed', () => {
    const shapes = ['round', 'square', 'triangle', 'bar', 'cross', 'star'] as const;
    const plain = pathsOf(face(rifles), 64);
    const extra = shapes.map((shape) =>
      pathsOf(face(rifles, { tabs: [{ shape, tone: 'plain', title: shape }] }), 64).filter((d) => !plain.includes(d)),
    );
    expect(new Set(extra.map((d) => d[0])).size).toBe(shapes.length);
    const quiet = { shape: 'bar', tone: 'quiet', title: 'moved' } as const;
    const bad = { shape: 'triangle', tone: 'bad', title: 'unsupplied' } as const;
    const count = (size: number): number =>
      pathsOf(face(rifles, { tabs: [quiet, bad] }), size).length - pathsOf(face(rifles), size).length;
    expect(count(12)).toBe(2);
    expect(pathsOf(face(rifles, { tabs: [quiet] }), 12)).toEqual([]);
    expect(count(64)).toBe(4);
    expect(byUrgency([quiet, bad])).toEqual([bad, quiet]);
    expect(marksOf(face(rifles, { tabs: [quiet, bad] }), 64, HOW)).toEqual(
      marksOf(face(rifles, { tabs: [bad, quiet] }), 64, HOW),
    );
  });

  test('selected and dimmed are seen', () => {
    const f = face(panzer, { steps: 4, maxSteps: 4 });
    const plain = marksOf(f, 44, HOW);
    expect(marksOf(f, 44, { ...HOW, selected: true }).length).toBeGreaterThan(plain.length);
    expect(marksOf(f, 44, { ...HOW, dimmed: true })).not.toEqual(plain);
  });
});

describe('in words', () => {
  test('a reader hears the name and every tab, also those without a corner', () => {
    const tabs = ['one', 'two', 'three', 'four', 'five'].map(
      (title) => ({ shape: 'bar', tone: 'quiet', title }) as const,
    );
    expect(spokenName(face(rifles, { name: '316 Rifle Division', tabs }))).toBe(
      '316 Rifle Division, one, two, three, four, five',
    );
  });
});

describe('sprites', () => {
  test('are shared by all that look alike', () => {
    const a = face(panzer, { id: 1, at: 3, steps: 4, maxSteps: 4, name: 'one' });
    const b = face({ ...panzer }, { id: 2, at: 9, steps: 4, maxSteps: 4, name: 'two' });
    expect(appearance(a, 44, HOW)).toBe(appearance(b, 44, HOW));
  });
  test('and by nothing that looks different', () => {
    const base = face(rifles, { steps: 2, maxSteps: 2 });
    const t = { shape: 'bar', tone: 'quiet', title: 'moved' } as const;
    const variants: readonly string[] = [
      appearance(base, 44, HOW),
      appearance(base, 45, HOW),
      appearance(base, 44, { ...HOW, dpr: 2 }),
      appearance(base, 44, { ...HOW, theme: 'dark' }),
      appearance(base, 44, { ...HOW, palette: 'distinct' }),
      appearance(base, 44, { ...HOW, selected: true }),
      appearance(base, 44, { ...HOW, dimmed: true }),
      appearance({ ...base, steps: 1 }, 44, HOW),
      appearance({ ...base, tabs: [t] }, 44, HOW),
      appearance({ ...base, tabs: [{ ...t, tone: 'bad' }] }, 44, HOW),
      appearance(face({ ...rifles, guards: true }, { steps: 2, maxSteps: 2 }), 44, HOW),
      appearance(face({ ...rifles, code: '317' }, { steps: 2, maxSteps: 2 }), 44, HOW),
      appearance(face(undefined, { nation: 'soviet' }), 44, HOW),
      appearance(face(undefined, { nation: 'german' }), 44, HOW),
    ];
    expect(new Set(variants).size).toBe(variants.length);
  });
});
