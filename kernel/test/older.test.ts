import { describe, expect, it } from 'vitest';
import { parseCase, runCase } from '../src/case.ts';
import { seededDice } from '../src/dice.ts';
import type { Game } from '../src/game.ts';
import { Guided } from '../src/guide.ts';
import { oldIds, presentId, presentFile } from '../src/older.ts';
import { buildPosition } from '../src/position.ts';
import { parseTutorial } from '../src/tutorial.ts';
import { hex, P, variant } from './toy.ts';

/** The toy in its third version: moves were walks, then steps; `fuel` was `petrol`; two tracks have changed names. */
const third: Game = variant({
  version: 3,
  renamed: [
    {
      before: 3,
      verbs: { step: 'move' },
      tracks: { redAir: 'blueAir', blueAir: 'redAir' },
      vars: { hole: 'hex' },
      memos: { gazette: 'press' },
      orders: { ever: 'always' },
    },
    {
      before: 2,
      verbs: { walk: 'step' },
      nodes: { marching: 'move-step', war: 'game' },
      flags: { entrenched: 'dug' },
      fields: { petrol: 'fuel' },
      layers: { owner: 'control' },
      marks: { bunker: 'fort' },
      options: { wet: 'rain' },
      tracks: { round: 'turn' },
    },
  ],
});

const OLD = {
  options: { wet: true },
  tracks: { round: 2 },
  layers: { owner: { red: ['A'] } },
  marks: { bunker: { C: 1 } },
  memo: { gazette: 1 },
  phase: 'marching',
  side: 'red',
  vars: { war: { hole: 1 } },
  pieces: [{ unit: '1 Rifle', at: 'C', flags: ['entrenched'], fields: { petrol: 2 } }],
};
const NEW = {
  options: { rain: true },
  tracks: { turn: 2 },
  layers: { control: { red: ['A'] } },
  marks: { fort: { C: 1 } },
  memo: { press: 1 },
  phase: 'move-step',
  side: 'red',
  vars: { game: { hex: 1 } },
  pieces: [{ unit: '1 Rifle', at: 'C', flags: ['dug'], fields: { fuel: 2 } }],
};
const SCRIPT = [
  { do: 'walk', piece: '1 Rifle', to: 'D' },
  { expect: [{ k: 'field', field: 'petrol', to: 3 }] },
  { never: [{ k: 'entered', node: 'marching' }] },
  { fact: { piece: '1 Rifle', flags: ['moved'], fields: { petrol: 3 } } },
  { fact: { track: 'round', is: 2 } },
  { fact: { sees: 'red', tracks: { round: 2 } } },
  { fact: { phase: 'marching' } },
  { offers: { do: 'step', piece: '1 Rifle' }, are: [] },
  { verbs: 'blue', are: ['walk'] },
  { orders: 'blue', are: [{ id: 'ever', how: 'stand' }] },
  { show: { do: 'walk' } },
];

describe('ids of older files', () => {
  it('are known by what the game says it called them', () => {
    expect([presentId(third, 'verbs', 'walk'), presentId(third, 'verbs', 'step')]).toEqual(['move', 'move']);
    expect([presentId(third, 'verbs', 'move'), presentId(third, 'verbs', 'fly')]).toEqual(['move', 'fly']);
    expect(presentId(third, 'verbs', 'constructor')).toBe('constructor');
  });
  it('an id that is old and new at once is as it stands, unless the file says of which version it is', () => {
    expect(presentId(third, 'tracks', 'redAir')).toBe('redAir');
    expect([presentId(third, 'tracks', 'redAir', 2), presentId(third, 'tracks', 'redAir', 3)]).toEqual([
      'blueAir',
      'redAir',
    ]);
    const at = (version: number) => presentFile(third, { version, tracks: { redAir: 1 } });
    expect([at(2), at(3)]).toEqual([
      { version: 3, tracks: { blueAir: 1 } },
      { version: 3, tracks: { redAir: 1 } },
    ]);
    // Once up to date it stays so.
    expect(presentFile(third, at(2))).toEqual(at(2));
  });
  it('a position in old words is the same in new ones', () => {
    expect(presentFile(third, OLD)).toEqual({ ...NEW, version: 3 });
    expect(presentFile(third, NEW)).toBe(NEW);
    const build = (file: unknown) => buildPosition(third, file, seededDice(1));
    expect(build(OLD)).toEqual(build(NEW));
  });
  it('a script too, with the path to each old id', () => {
    const now = presentFile(third, SCRIPT);
    expect(JSON.stringify(now)).not.toMatch(/walk|petrol|marching|round|"ever"/);
    expect(oldIds(third, SCRIPT)[0]).toEqual({ path: [0, 'do'], as: 'value', kind: 'verbs', from: 'walk', to: 'move' });
    expect(oldIds(third, OLD).find((c) => c.from === 'petrol')).toEqual({
      path: ['pieces', 0, 'fields', 'petrol'],
      as: 'key',
      kind: 'fields',
      from: 'petrol',
      to: 'fuel',
    });
    expect(oldIds(variant({}), OLD)).toEqual([]);
  });
  it('an old case runs, and is followed on the page', () => {
    const old = parseCase(
      JSON.stringify({ ...OLD, vars: {}, options: {}, caption: 'Old', rules: ['4'], script: SCRIPT.slice(0, 7) }),
      'old.yaml',
    );
    expect(runCase(third, old).match.q.at(P.r1)).toBe(hex('D'));
    const guided = new Guided(third, old);
    guided.goTo(1);
    expect([guided.match.q.at(P.r1), guided.guide('referee').steps[0]?.text]).toEqual([hex('D'), '1 Rifle moves to D']);
  });
  it('an old tutorial is followed', () => {
    const steps = [{ ask: 'Go', do: 'walk', piece: '1 Rifle', to: 'B', check: [{ fact: { track: 'round', is: 1 } }] }];
    const text = JSON.stringify({ title: 'Old', phase: 'marching', side: 'red', steps, pieces: OLD.pieces });
    const guided = new Guided(third, parseTutorial(text, 't.yaml'));
    guided.next();
    expect([guided.done, guided.match.q.at(P.r1)]).toEqual([true, hex('B')]);
  });
  it('a version is a whole number, and not one to come', () => {
    const build = (version: unknown) => () => buildPosition(third, { version }, seededDice(1));
    expect(build('two')).toThrow('version: must be a whole number');
    expect(build(0)).toThrow('version: must be a whole number');
    expect(build(4)).toThrow('version: the file is of rules version 4; this program has 3');
    expect(build(2)).not.toThrow();
  });
});
