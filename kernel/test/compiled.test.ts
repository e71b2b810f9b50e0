import type { Play } from '../src/context.ts';
import { seededDice } from '../src/dice.ts';
import { Match } from '../src/match.ts';
import { describe, expect, it } from 'vitest';
import { compile, mayViewerSee } from '../src/compiled.ts';
import type { Game } from '../src/game.ts';
import { BLUE, hex, P, RED, toy, variant, withNode } from './toy.ts';

const [firstVerb] = toy.verbs;
const [firstKind] = toy.kinds;
const [firstScenario] = toy.scenarios;
const [firstOption] = toy.options;
const [firstOrder] = toy.standingOrders;
if (!firstVerb || !firstKind || !firstScenario || !firstOption || !firstOrder) throw new Error('toy is empty');

const faults: readonly [string, Game, string][] = [
  ['two nodes of one id', withNode('rest', { id: 'move-step' }), 'game toy: node move-step is declared twice'],
  [
    'an interrupt with the id of a step',
    variant({ interrupts: [...toy.interrupts, { id: 'judge', title: '', kind: 'auto', run() {} }] }),
    'node judge is declared twice',
  ],
  ['two verbs of one id', variant({ verbs: [...toy.verbs, firstVerb] }), 'game toy: verb move is declared twice'],
  [
    "the kernel's own verb",
    variant({ verbs: [...toy.verbs, { ...firstVerb, id: 'done' }] }),
    'game toy: the verb done belongs to the kernel',
  ],
  [
    'a verb nobody declared',
    withNode('move-step', { verbs: ['fly'] }),
    'game toy: node move-step offers the unknown verb fly',
  ],
  [
    'a verb nobody declared, in an interrupt',
    withNode('battle', { verbs: ['fly'] }),
    'node battle offers the unknown verb fly',
  ],
  [
    'a standing order for no node',
    variant({ standingOrders: [{ ...firstOrder, node: 'nothing' }] }),
    'game toy: standing order always answers no decision',
  ],
  [
    'a standing order for a node that asks nothing',
    variant({ standingOrders: [{ ...firstOrder, node: 'judge' }] }),
    'standing order always answers no decision',
  ],
  [
    'a node that is declared and not there',
    { ...toy, nodes: [...toy.nodes, 'siesta'] },
    'game toy: node siesta is declared',
  ],
  ['a node that is not declared', { ...toy, nodes: toy.nodes.slice(1) }, 'game toy: node game is not declared'],
  ['two flags of one id', variant({ flags: [...toy.flags, ...toy.flags] }), 'game toy: flag moved is declared twice'],
  ['two kinds of one id', variant({ kinds: [...toy.kinds, firstKind] }), 'game toy: kind r1 is declared twice'],
  [
    'two scenarios of one id',
    variant({ scenarios: [...toy.scenarios, firstScenario] }),
    'game toy: scenario clash is declared twice',
  ],
  [
    'two options of one id',
    variant({ options: [...toy.options, firstOption] }),
    'game toy: option rain is declared twice',
  ],
  ['two sides of one id', variant({ sides: [...toy.sides, ...toy.sides] }), 'game toy: side red is declared twice'],
  ["a column with a name of the kernel's", variant({ fields: ['steps'] }), 'game toy: column steps is declared twice'],
];

describe('compiling a game', () => {
  it.each(faults)('finds %s', (_, game, text) => {
    expect(() => compile(game)).toThrow(text);
  });
  it('finds things by id, and does it once', () => {
    const c = compile(toy);
    expect([...c.nodes.keys()]).toEqual(['game', 'plans', 'phase', 'move-step', 'combat', 'rest', 'judge', 'battle']);
    expect(c.verbs.get('dig')?.rule).toBe('6');
    expect([c.flagBits.get('moved'), c.flagBits.get('dug'), c.kindIds.get('mil'), c.spectator]).toEqual([0, 1, 6, 2]);
    expect(compile(toy)).toBe(c);
    expect(compile(variant({}))).not.toBe(c);
  });
  it('allows more flags than a number has bits', () => {
    const ids = Array.from({ length: 70 }, (_, i) => `f${i}`);
    const many = variant({
      flags: [...toy.flags, ...ids.map((id) => ({ id, title: id, open: id === 'f45' }))],
      scenarios: toy.scenarios.map((x) => ({
        ...x,
        setup(g: Play) {
          x.setup(g);
          for (const f of ['f0', 'f27', 'f28', 'f45', 'f69']) g.raise(P.b1, f);
          g.lower(P.b1, 'f28');
        },
      })),
    });
    const m = new Match({ game: many, scenario: 'clash', dice: seededDice(1) });
    expect(ids.filter((f) => m.q.has(P.b1, f))).toEqual(['f0', 'f27', 'f45', 'f69']);
    expect(ids.some((f) => m.q.has(P.b2, f))).toBe(false);
    const seen = (side: number) => m.view(side).pieces.find((p) => p.side === BLUE && p.at === hex('J'))?.flags;
    expect([seen(BLUE), seen(RED)]).toEqual([['f0', 'f27', 'f45', 'f69'], ['f45']]);
  });
});

const to = (seenBy: readonly number[] | 'all' | 'referee') => [0, 1, 2].map((v) => mayViewerSee({ seenBy }, v, 'all'));

describe('who may see', () => {
  it('as declared; undeclared as the kind of thing says', () => {
    expect(to('all')).toEqual([true, true, true]);
    expect(to('referee')).toEqual([false, false, false]);
    expect(to([1])).toEqual([false, true, false]);
    expect(to([])).toEqual([false, false, false]);
    expect([mayViewerSee(undefined, 0, 'all'), mayViewerSee(undefined, 0, 'referee')]).toEqual([true, false]);
    expect([mayViewerSee({}, 2, 'all'), mayViewerSee({ title: 'x' }, 2, 'referee')]).toEqual([true, false]);
  });
});
