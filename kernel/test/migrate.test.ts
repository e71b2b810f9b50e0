import { describe, expect, it } from 'vitest';
import { random, seededDice } from '../src/dice.ts';
import type { Game, Node } from '../src/game.ts';
import { migrateEntry, migrateEvents, migrateOptions, migrateState, migrateTold, renamerFor } from '../src/migrate.ts';
import { Replay } from '../src/replay.ts';
import { load, parseSave, save, saveText } from '../src/save.ts';
import { canonical, cloneState } from '../src/state.ts';
import { afterPlans, must, P, RED, toy, toyMatch, variant } from './toy.ts';

const RENAMED = [
  { before: 2, verbs: { dig: 'entrench' }, tracks: { redAir: 'air of red' } },
  { before: 3, verbs: { entrench: 'dig in' }, fields: { fuel: 'petrol' }, nodes: { 'move-step': 'moving' } },
];
const names: Game = variant({ renamed: RENAMED, version: 3 });

describe('names of ids', () => {
  it('are followed through all versions since, and only those', () => {
    expect(renamerFor(names, 1)?.('verbs', 'dig')).toBe('dig in');
    expect(renamerFor(names, 2)?.('verbs', 'dig')).toBe('dig');
    expect(renamerFor(names, 2)?.('verbs', 'entrench')).toBe('dig in');
    expect(renamerFor(names, 3)).toBeUndefined();
    expect(renamerFor(toy, 0)).toBeUndefined();
    expect(renamerFor(names, 1)?.('verbs', 'constructor')).toBe('constructor');
  });
  it('of entries, events, options and what was told', () => {
    const game: Game = variant({
      version: 2,
      renamed: [
        {
          before: 2,
          verbs: { a: 'A' },
          orders: { o: 'O' },
          options: { x: 'X' },
          tracks: { t: 'T' },
          marks: { m: 'M' },
          memos: { e: 'E' },
          layers: { l: 'L' },
          fields: { f: 'F' },
          flags: { g: 'G' },
          nodes: { n: 'N' },
          vars: { v: 'V' },
        },
      ],
    });
    expect(migrateEntry(game, 1, { side: 0, verb: 'a', args: { t: 1 } })).toEqual({
      side: 0,
      verb: 'A',
      args: { t: 1 },
    });
    expect(migrateEntry(game, 1, { side: 0, orders: [{ id: 'o', params: {} }] })).toEqual({
      side: 0,
      orders: [{ id: 'O', params: {} }],
    });
    expect(migrateEntry(game, 1, { takenBack: 1 })).toEqual({ takenBack: 1 });
    expect(migrateOptions(game, 1, { x: 1, y: 2 })).toEqual({ X: 1, y: 2 });
    const frame = { n: 'n', pc: 0, side: 0, done: 0, vars: { v: 1 } };
    expect(
      migrateEvents(game, 1, [
        { k: 'track', track: 't', from: 0, to: 1 },
        { k: 'mark', mark: 'm', key: 'm', to: 1 },
        { k: 'memo', memo: 'e', to: 1 },
        { k: 'layer', layer: 'l', hexes: [], to: 0 },
        { k: 'field', p: 0, field: 'f', to: 1 },
        { k: 'entered', frame },
        { k: 'left', n: 'n' },
        { k: 'frame', up: 0, key: 'v', to: 2 },
        { k: 'frame', up: 0, pc: 2 },
        { k: 'ordered', side: 0, orders: [{ id: 'o', params: {} }] },
        { k: 'drawn', n: 1 },
      ]),
    ).toEqual([
      { k: 'track', track: 'T', from: 0, to: 1 },
      { k: 'mark', mark: 'M', key: 'm', to: 1 },
      { k: 'memo', memo: 'E', to: 1 },
      { k: 'layer', layer: 'L', hexes: [], to: 0 },
      { k: 'field', p: 0, field: 'F', to: 1 },
      { k: 'entered', frame: { ...frame, n: 'N', vars: { V: 1 } } },
      { k: 'left', n: 'N' },
      { k: 'frame', up: 0, key: 'V', to: 2 },
      { k: 'frame', up: 0, pc: 2 },
      { k: 'ordered', side: 0, orders: [{ id: 'O', params: {} }] },
      { k: 'drawn', n: 1 },
    ]);
    expect(
      migrateTold(game, 1, [
        { k: 'flagged', id: 1, flag: 'g', on: true },
        { k: 'entered', node: 'n', title: 'n', side: 0 },
        { k: 'seen', gone: [], now: [{ id: 1, side: 0, at: 0, flags: ['g'], fields: { f: 1 } }] },
        { k: 'ordered', orders: [{ id: 'o', params: {} }] },
        { k: 'noted', text: 't', rule: '1' },
      ]),
    ).toEqual([
      { k: 'flagged', id: 1, flag: 'G', on: true },
      { k: 'entered', node: 'N', title: 'n', side: 0 },
      { k: 'seen', gone: [], now: [{ id: 1, side: 0, at: 0, flags: ['G'], fields: { F: 1 } }] },
      { k: 'ordered', orders: [{ id: 'O', params: {} }] },
      { k: 'noted', text: 't', rule: '1' },
    ]);
  });
});

describe('a state of an older version', () => {
  it('has what was declared since, as a new game would', () => {
    const state = cloneState(toyMatch().state);
    const newer: Game = variant({
      version: 2,
      fields: [...toy.fields, 'morale'],
      tracks: { ...toy.tracks, weather: { title: 'Weather', start: 4 } },
      marks: { ...toy.marks, mine: { title: 'Mines' } },
      layers: { ...toy.layers, snow: { title: 'Snow', start: (at) => at, values: [] } },
    });
    const now = migrateState(newer, 1, state);
    expect([now.pieces['morale'], now.tracks['weather'], now.marks['mine'], now.layers['snow']?.[3]]).toEqual([
      state.pieces.kind.map(() => 0),
      4,
      {},
      3,
    ]);
    expect(migrateState(newer, 2, state)).toBe(state);
  });
});

/** The toy with one verb, one track and one column under other names. */
function renamedToy(): Game {
  const verbs = toy.verbs.map((v) => (v.id === 'dig' ? { ...v, id: 'entrench' } : v));
  const walk = (n: Node): Node => {
    if (n.kind === 'steps') return { ...n, steps: n.steps.map(walk) };
    return n.kind === 'decision' ? { ...n, verbs: n.verbs.map((v) => (v === 'dig' ? 'entrench' : v)) } : n;
  };
  return variant({
    version: 2,
    verbs,
    sequence: walk(toy.sequence) as Game['sequence'],
    interrupts: toy.interrupts.map(walk),
    renamed: [{ before: 2, verbs: { dig: 'entrench' } }],
  });
}

describe('a save in older names', () => {
  it('opens, goes on, can be taken back and is written again with its old records as they were', () => {
    const m = afterPlans(toyMatch({ dice: seededDice(4) }));
    must(m, RED, 'dig', { piece: P.r1 });
    const game = renamedToy();
    const { match } = load(parseSave(saveText(save(m, { kind: 'seeded', seed: 4 }))), game);
    expect(match.hash()).toBe(m.hash());
    expect(match.log.at(-1)).toEqual({ side: RED, verb: 'entrench', args: { piece: P.r1 } });
    expect(match.undo(RED).ok).toBe(true);
    expect(match.redo(RED).ok).toBe(true);
    expect(canonical(match.state)).toBe(canonical(m.state));
    const r = random(1);
    for (let i = 0; i < 10; i++) match.act(match.owing()[0] ?? 0, match.sample(match.owing()[0] ?? 0, r));
    const again = load(parseSave(saveText(save(match, { kind: 'seeded', seed: 4 }))), game).match;
    expect([again.hash(), again.chain, again.log]).toEqual([match.hash(), match.chain, match.log]);
    expect(Replay.of(again).goto(5).match.hash()).toBe(m.hash());
  });
});
