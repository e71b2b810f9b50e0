// The 75 worked examples of the rulebook: each is a case with its dice, or a test where it is no matter of play.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, DONE, Match, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { HEXES, hexOf, isLand, neighbour, terrainAt } from '../board.ts';
import { UNITS } from '../data/units.ts';
import { forceType } from '../deploy-forces.ts';
import { game } from '../index.ts';
import { unitsOf } from '../state.ts';
import { GERMAN } from '../units.ts';

const folder = join(import.meta.dirname, '..');
const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), 'utf8');
const rows = read('examples.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const SECTIONS = { A: 15, B: 7, C: 5, D: 9, E: 30, F: 9 } as const;

describe('worked examples', () => {
  test('all 75 are listed, each where it is shown', () => {
    const all = Object.entries(SECTIONS).flatMap(([s, n]) => Array.from({ length: n }, (_, i) => `${s}${i + 1}`));
    expect(all).toHaveLength(75);
    expect([...new Set(rows.map(([id]) => id))]).toEqual(all);
    const isThere = (where: string) => {
      const [file = '', title = ''] = where.split(/: (.*)/s);
      return file.endsWith('.yaml') ? existsSync(join(folder, 'cases', file)) : read('test', file).includes(title);
    };
    expect(rows.filter(([, where = '']) => !isThere(where))).toEqual([]);
  });
  test('whatever is in the folder of examples says which one it is, and is listed', () => {
    const own = rows.filter(([, where = '']) => where.startsWith('examples/'));
    const files = readdirSync(join(folder, 'cases', 'examples')).map((f) => `examples/${f}`);
    expect(new Set(own.map(([, where]) => where))).toEqual(new Set(files));
    for (const [id = '', where = ''] of own) expect(read('cases', where)).toContain(`caption: "Example ${id}: `);
  });
  test('[eastfront 2.5b] Example A4: the captions of the unit labels', () => {
    const label = (name: string) => {
      const u = UNITS.find((x) => x.name === name);
      return [u?.code, u?.initial, u?.max];
    };
    expect(label('3 Army')).toEqual(['W', 3, 3]);
    expect(label('53 Motorized Corps')).toEqual(['My42', 3, 4]);
    expect(label('49 Mountain Corps')).toEqual(['S', 4, 4]);
    expect(label('4 Para Corps')).toEqual(['De41', 1, 3]);
    expect(label('Coastal Army')).toEqual(['Ode', 1, 3]);
    expect(label('2 SS Panzer Corps')).toEqual(['Fe43', 4, 4]);
    expect(label('54 Corps')).toEqual(['R', 3, 4]);
  });
  test('[eastfront 3.22a] Example A5: twelve armor units of 38 steps, no more and no fewer', () => {
    const m = new Match({ game, scenario: 'w43', dice: seededDice(1) });
    const act = (a: Action) => m.act(GERMAN, a).ok;
    expect(act({ verb: 'deployForMe', args: {} })).toBe(true);
    const armor = () => unitsOf(m.q, GERMAN).filter((p) => forceType(m.q, p) === 'armor');
    const total = () => armor().reduce((n, p) => n + m.q.steps(p), 0);
    expect([armor().length, total()]).toEqual([12, 38]);
    const done = () => m.whyNot(GERMAN, { verb: DONE, args: {} });
    expect(done()).toBeUndefined();
    const onMap = armor().filter((p) => m.q.at(p) < HEXES);
    const a = onMap.find((p) => m.q.steps(p) > 1) ?? -1;
    const b = onMap.find((p) => p !== a && m.q.steps(p) < 4) ?? -1;
    const set = (p: number, steps: number) => act({ verb: 'deploy', args: { piece: p, to: m.q.at(p), steps } });
    const [stepsA, stepsB] = [m.q.steps(a), m.q.steps(b)];
    expect(set(b, stepsB + 1)).toBe(false);
    expect(set(a, stepsA - 1)).toBe(true);
    expect([total(), done()?.rule]).toEqual([37, '3.22a']);
    expect(set(b, stepsB + 1)).toBe(true);
    expect([total(), done()]).toEqual([38, undefined]);
    expect(act({ verb: 'recall', args: { piece: a } })).toBe(true);
    expect([armor().length, done()?.rule]).toEqual([11, '3.22a']);
  });
  test('[eastfront 1.2] Example B7: six directions and four kinds of land', () => {
    const at = hexOf('Kharkov');
    const around = ['NE1', 'E1', 'SE1', 'SW1', 'W1', 'NW1'].map((d) => hexOf(`Kharkov ${d}`));
    expect(around).toEqual([0, 1, 2, 3, 4, 5].map((d) => neighbour(at, d)));
    const land = Array.from({ length: HEXES }, (_, h) => h).filter(isLand);
    expect([...new Set(land.map(terrainAt))].sort()).toEqual(['clear', 'forest', 'marsh', 'mountain']);
  });
});
