// What was seen is looked for behind the backs it may be behind, as likely as it is there; who shows again or is lost is not.
import { describe, expect, it } from 'vitest';
import { random } from '../src/dice.ts';
import { imagineState } from '../src/imagine.ts';
import { Memory } from '../src/memory.ts';
import { imagined } from '../src/match.ts';
import type { SeenPiece, View } from '../src/seen.ts';
import { canonical } from '../src/state.ts';
import { afterPlans, BLUE, hex, RED, toy, toyMatch } from './toy.ts';

function viewOf(
  pieces: readonly SeenPiece[],
  roster: Readonly<Record<string, number>> = { tank: 1, guns: 1, foot: 1 },
): View {
  const { tracks, ...rest } = toyMatch().view(RED);
  return { ...rest, tracks, pieces, roster };
}
const face = (id: number, at: number, kind: string, steps: number): SeenPiece => ({ id, side: BLUE, at, kind, steps });
const back = (id: number, at: number): SeenPiece => ({ id, side: BLUE, at });
/** How often each back was drawn for a kind, in 400 draws. */
function draws(memory: Memory, kind: string): Readonly<Record<number, number>> {
  const out: Record<number, number> = {};
  for (let seed = 0; seed < 400; seed++)
    for (const [name, seen] of memory.recall(random(seed)).backs)
      if (seen.kind === kind) out[name] = (out[name] ?? 0) + 1;
  return out;
}
function looked(...views: readonly View[]): Memory {
  const memory = new Memory();
  for (const v of views) memory.look(v);
  return memory;
}

describe('memory', () => {
  it('a block that was turned over alone is behind the one new back there, wherever that goes', () => {
    const m = looked(
      viewOf([face(1, 3, 'tank', 2), back(7, 5)]),
      viewOf([back(20, 3), back(7, 5)]),
      viewOf([back(20, 4), back(7, 5)]),
    );
    expect(draws(m, 'tank')).toEqual({ 20: 400 });
    expect(m.recall(random(1)).backs.get(20)).toMatchObject({ kind: 'tank', steps: 2 });
  });
  it('of two that were turned over together each may be either, and never both the same', () => {
    const m = looked(viewOf([face(1, 3, 'tank', 2), face(2, 3, 'guns', 1)]), viewOf([back(20, 3), back(21, 3)]));
    for (const kind of ['tank', 'guns']) {
      const { 20: a = 0, 21: b = 0 } = draws(m, kind);
      expect(Math.min(a, b)).toBeGreaterThan(100);
    }
    for (let seed = 0; seed < 50; seed++) expect(m.recall(random(seed)).backs.size).toBe(2);
  });
  it('what is mixed again is followed into the mixture', () => {
    const m = looked(
      viewOf([face(1, 3, 'tank', 2), back(7, 3)]),
      viewOf([back(20, 3), back(21, 3)]),
      viewOf([back(20, 4), back(21, 3)]),
      viewOf([back(30, 4), back(31, 4), back(21, 3)]),
    );
    const { 21: stayed = 0, 30: a = 0, 31: b = 0 } = draws(m, 'tank');
    expect(stayed).toBeGreaterThan(150);
    expect(Math.min(a, b)).toBeGreaterThan(60);
    expect(stayed + a + b).toBe(400);
  });
  it('who shows again or was lost is behind no back any more', () => {
    const before = [viewOf([face(1, 3, 'tank', 2), back(7, 5)]), viewOf([back(20, 3), back(7, 5)])] as const;
    expect(draws(looked(...before, viewOf([back(20, 3), face(7, 5, 'tank', 1)])), 'tank')).toEqual({});
    expect(draws(looked(...before, viewOf([back(7, 5)])), 'tank')).toEqual({});
  });
  it('of several alike as many are remembered as are not accounted for', () => {
    const roster = { tank: 2, guns: 1, foot: 1 };
    const start = viewOf([face(1, 3, 'tank', 2), face(2, 6, 'tank', 1)], roster);
    const hidden = viewOf([back(20, 3), back(21, 6)], roster);
    expect(looked(start, hidden).recall(random(1)).backs.size).toBe(2);
    expect(
      looked(start, hidden, viewOf([back(20, 3), face(21, 6, 'tank', 1)], roster)).recall(random(1)).backs.size,
    ).toBe(1);
  });
  it('a strength that was seen is remembered where only the kind shows', () => {
    const m = looked(viewOf([face(1, 3, 'tank', 2)]), viewOf([{ id: 9, side: BLUE, at: 3, kind: 'tank' }]));
    expect(m.recall(random(1)).strengths.get('tank')).toMatchObject({ steps: 2 });
  });
});

describe('a world imagined by somebody who remembers', () => {
  const match = afterPlans(toyMatch({ scenario: 'melee' }));
  const view = match.view(RED);
  const hidden = view.pieces.find((p) => p.side === BLUE && p.kind === undefined);
  const kind = match.q.piecesOf(BLUE).find((p) => match.q.at(p) === hidden?.at);
  const id = match.q.kindOf(kind ?? -1).id;
  const memory = {
    recall: () => ({ backs: new Map([[hidden?.id ?? -1, { kind: id, steps: 1, tracks: {} }]]), strengths: new Map() }),
  } as unknown as Memory;
  it('has the remembered one there, with its strength, and still looks the same', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const world = imagined(toy, view, random(seed), memory);
      expect(canonical(world.view(RED))).toBe(canonical(view));
      const there = world.q.piecesAt(hidden?.at ?? hex('A')).filter((p) => world.q.sideOf(p) === BLUE);
      expect(there.map((p) => [world.q.kindOf(p).id, world.q.steps(p)])).toContainEqual([id, 1]);
    }
  });
  it('does not believe in more of a kind than there are', () => {
    const names = view.pieces.filter((p) => p.side === BLUE && p.kind === undefined).map((p) => p.id);
    const all = { backs: new Map(names.map((n) => [n, { kind: id, tracks: {} }])), strengths: new Map() };
    const { pieces } = imagineState(toy, view, random(1), all);
    const k = toy.kinds.findIndex((x) => x.id === id);
    expect(pieces.kind.filter((x) => x === k)).toHaveLength(view.roster[id] ?? 0);
  });
});
