// The 75 worked examples of the rulebook: each is a case with its dice, or a test where it is no matter of play.
import { type Action, DONE, Match, type Piece, seededDice } from '@rasputitsa/kernel';
import { examplesOf } from '@rasputitsa/kernel/node-examples';
import { describe, expect, test } from 'vitest';
import { HEXES, hexOf, neighbour } from '../1-map/board.ts';
import { isLand, terrainAt } from '../1-map/terrain.ts';
import { forceType } from '../3-scenarios/starting-forces.ts';
import { UNITS } from '../data/units.ts';
import { game } from '../index.ts';
import { GERMAN } from '../sides.ts';
import { unitsOf } from '../state.ts';

const examples = examplesOf(`${import.meta.dirname}/..`);
const SECTIONS = { A: 15, B: 7, C: 5, D: 9, E: 30, F: 9 } as const;

describe('worked examples', () => {
  test('all 75 are listed, each where it is shown', () => {
    const all = Object.entries(SECTIONS).flatMap(([s, n]) => Array.from({ length: n }, (_, i) => `${s}${i + 1}`));
    expect(all).toHaveLength(75);
    expect(examples.ids).toEqual(all);
    expect(examples.lost).toEqual([]);
  });
  test('whatever is in the folder of examples says which one it is, and is listed', () => {
    expect(examples.unlisted).toEqual([]);
    expect(examples.unnamed).toEqual([]);
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
    expect(act({ verb: 'deploy-for-me', args: {} })).toBe(true);
    const armor = () => unitsOf(m.q, GERMAN).filter((p) => forceType(m.q, p) === 'armor');
    const total = () => armor().reduce((n, p) => n + m.q.steps(p), 0);
    expect([armor().length, total()]).toEqual([12, 38]);
    const done = () => m.whyNot(GERMAN, { verb: DONE, args: {} });
    expect(done()).toBeUndefined();
    const onMap = armor().filter((p) => m.q.at(p) < HEXES);
    const a = onMap.find((p) => m.q.steps(p) > 1) ?? -1;
    const b = onMap.find((p) => p !== a && m.q.steps(p) < 4) ?? -1;
    const set = (p: Piece, steps: number) => act({ verb: 'deploy', args: { piece: p, to: m.q.at(p), steps } });
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
