import { describe, expect, it } from 'vitest';
import type { Play } from '../src/context.ts';
import { World } from '../src/world.ts';
import { seededDice } from '../src/dice.ts';
import type { Game, Node, StepsNode } from '../src/game.ts';
import { say } from '../src/message.ts';
import { advance, owing } from '../src/sequence.ts';
import { emptyState } from '../src/setup.ts';
import type { Side } from '../src/types.ts';
import { toy, variant } from './toy.ts';

/** Plays a sequence, with a diary of what happened. Decisions are answered by everybody as they come, `asks` times. */
function diaryOf(
  build: (log: (what: string) => (g: Play) => void) => { root: StepsNode; interrupts?: Node[] },
  asks = 99,
) {
  const diary: string[] = [];
  const log = (what: string) => (g: Play) => void diary.push(`${what}${g.active >= 0 ? `/${g.active}` : ''}`);
  const { root, interrupts = [] } = build(log);
  const game: Game = variant({ sequence: root, interrupts, standingOrders: [] });
  const g = new World(game, emptyState(game, 'clash', { rain: false, turns: 2 }), seededDice(1), () => {});
  g.during(() => {
    g.call(root.id);
    advance(g, () => 'ask');
    for (let i = 0; i < asks && owing(g).length > 0; i++) {
      diary.push(`ask ${g.frame.n} ${owing(g).join()}`);
      for (const s of owing(g)) g.done(s);
      advance(g, () => 'ask');
    }
  });
  return { g, diary };
}
const steps = (id: string, list: readonly Node[], more: Partial<StepsNode> = {}): StepsNode => ({
  id,
  title: id,
  kind: 'steps',
  steps: list,
  ...more,
});
const decision = (id: string, more: Partial<Extract<Node, { kind: 'decision' }>> = {}): Node => ({
  id,
  title: id,
  kind: 'decision',
  verbs: [],
  prompt: () => say`?`,
  ...more,
});
const auto = (id: string, run: (g: Play) => void, more: Partial<Node> = {}): Node =>
  ({ id, title: id, kind: 'auto', run, ...more }) as Node;

describe('the sequence of play', () => {
  it('goes through steps in order, nested, and ends with an empty stack', () => {
    const { diary, g } = diaryOf((log) => ({
      root: steps('root', [
        auto('a', log('a')),
        steps('in', [auto('b', log('b')), auto('c', log('c'))], { enter: log('in+'), leave: log('in-') }),
        auto('d', log('d')),
      ]),
    }));
    expect(diary).toEqual(['a', 'in+', 'b', 'c', 'in-', 'd']);
    expect(g.state.stack).toEqual([]);
    expect(owing(g)).toEqual([]);
  });
  it('leaves out what its condition shuts, asked when its time comes', () => {
    const { diary } = diaryOf((log) => ({
      root: steps('root', [
        auto('a', (g) => g.setTrack('turn', 2)),
        auto('b', log('b'), { when: (q) => q.track('turn') === 1 }),
        auto('c', log('c'), { when: (q) => q.track('turn') === 2 }),
        decision('d', { when: () => false, who: () => [0] }),
      ]),
    }));
    expect(diary).toEqual(['c']);
  });
  it('repeats while the condition holds, at least once', () => {
    const { diary } = diaryOf((log) => ({
      root: steps('root', [auto('a', (g) => g.setTrack('turn', g.track('turn') + 1)), auto('b', log('b'))], {
        while: (q) => q.track('turn') < 3,
        enter: log('+'),
        leave: log('-'),
      }),
    }));
    expect(diary).toEqual(['+', 'b', '+', 'b', '-']);
    const once = diaryOf((log) => ({ root: steps('root', [auto('a', log('a'))], { while: () => false }) }));
    expect(once.diary).toEqual(['a']);
  });
  it('takes the sides in the order named, a side twice too', () => {
    const order: Side[] = [1, 0, 1];
    const { diary } = diaryOf((log) => ({
      root: steps('root', [
        steps('phase', [auto('a', log('a')), auto('b', log('b'))], { sides: () => order, leave: log('-') }),
        auto('after', log('after')),
      ]),
    }));
    expect(diary).toEqual(['a/1', 'b/1', 'a/0', 'b/0', 'a/1', 'b/1', '-/1', 'after']);
  });
  it('no sides: nothing of it is played', () => {
    const { diary } = diaryOf((log) => ({
      root: steps('root', [steps('phase', [auto('a', log('a'))], { sides: () => [] }), auto('z', log('z'))]),
    }));
    expect(diary).toEqual(['z']);
  });
  it('asks for the sides again in each round', () => {
    const { diary } = diaryOf((log) => ({
      root: steps('root', [auto('a', log('a'), {}), auto('t', (g) => g.setTrack('turn', g.track('turn') + 1))], {
        sides: (q) => (q.track('turn') === 1 ? [0] : [1]),
        while: (q) => q.track('turn') < 3,
      }),
    }));
    expect(diary).toEqual(['a/0', 'a/1']);
  });
  it('an inner side hides the outer one, and goes with its frame', () => {
    const { diary } = diaryOf((log) => ({
      root: steps('root', [steps('in', [auto('a', log('a'))], { sides: () => [1] }), auto('b', log('b'))], {
        sides: () => [0],
      }),
    }));
    expect(diary).toEqual(['a/1', 'b/0']);
  });
  it('hooks of automatic steps are called around them', () => {
    const { diary } = diaryOf((log) => ({
      root: steps('root', [auto('a', log('a'), { enter: log('+'), leave: log('-') })]),
    }));
    expect(diary).toEqual(['+', 'a', '-']);
  });
});

describe('decisions', () => {
  it('are owed by the active side, or by whom they name', () => {
    const { diary } = diaryOf((log) => ({
      root: steps('root', [
        steps('phase', [decision('mine', { enter: log('+'), leave: log('-') })], { sides: () => [1, 0] }),
        decision('both', { who: () => [0, 1] }),
        decision('none', { who: () => [], enter: log('none+'), leave: log('none-') }),
      ]),
    }));
    expect(diary).toEqual(['+/1', 'ask mine 1', '-/1', '+/0', 'ask mine 0', '-/0', 'ask both 0,1', 'none+', 'none-']);
  });
  it('stay until the last side is done', () => {
    const { g } = diaryOf(() => ({ root: steps('root', [decision('both', { who: () => [0, 1] })]) }), 0);
    g.during(() => {
      g.done(1);
      advance(g, () => 'ask');
    });
    expect([owing(g), g.frame.n]).toEqual([[0], 'both']);
    g.during(() => {
      g.done(0);
      advance(g, () => 'ask');
    });
    expect([owing(g), g.state.stack]).toEqual([[], []]);
  });
  it('answers left beforehand are tried first', () => {
    const { g } = diaryOf(() => ({ root: steps('root', [decision('a', { who: () => [0, 1] })]) }), 0);
    const tried: Side[] = [];
    g.during(() =>
      advance(g, (p, side) => {
        tried.push(side);
        if (side === 0) return 'ask';
        p.done(side);
        return 'answered';
      }),
    );
    expect([tried, owing(g)]).toEqual([[0, 1, 0], [0]]);
  });
  it('after the end nothing is owed and nothing goes on', () => {
    const { diary, g } = diaryOf((log) => ({
      root: steps('root', [
        decision('a', { who: () => [0], leave: (g) => g.end({ winner: 0, level: 'x', rule: '1' }) }),
        auto('b', log('b')),
      ]),
    }));
    expect(diary).toEqual(['ask a 0']);
    expect([owing(g), g.state.stack.map((f) => f.n)]).toEqual([[], ['root', 'a']]);
  });
  it('an automatic step may end the game: it is not left', () => {
    const { diary, g } = diaryOf((log) => ({
      root: steps('root', [
        auto('a', (g) => g.end({ winner: 0, level: 'x', rule: '1' }), { leave: log('-') }),
        auto('b', log('b')),
      ]),
    }));
    expect([diary, g.state.stack.length]).toEqual([[], 2]);
  });
});

describe('processes and interrupts', () => {
  it('are resumed until they are done; calls are played in between and answer', () => {
    const { diary, g } = diaryOf((log) => ({
      root: steps('root', [
        {
          id: 'fight',
          title: '',
          kind: 'process',
          enter: log('+'),
          leave: log('-'),
          step(g) {
            const round = Number(g.frame.vars['round'] ?? 0);
            log(`round ${round} ${(g.frame.vars['answer'] ?? '') as string}`)(g);
            if (round === 2) return 'done';
            g.set('round', round + 1);
            g.call('asked', { side: round, vars: { n: round } });
            return 'again';
          },
        },
      ]),
      interrupts: [decision('asked', { leave: (g) => g.reply('answer', `a${g.v('n') as number}`) })],
    }));
    expect(diary).toEqual(['+', 'round 0 ', 'ask asked 0', 'round 1 a0', 'ask asked 1', 'round 2 a1', '-']);
    expect(g.state.stack).toEqual([]);
  });
  it('a process may interrupt from its very beginning', () => {
    const { diary } = diaryOf((log) => ({
      root: steps('root', [
        {
          id: 'p',
          title: '',
          kind: 'process',
          enter: (g) => g.call('asked', { side: 1 }),
          step: (g) => (log('p')(g), 'done'),
        },
      ]),
      interrupts: [decision('asked')],
    }));
    expect(diary).toEqual(['ask asked 1', 'p']);
  });
  it('a process that ends the game is not left', () => {
    const { diary, g } = diaryOf((log) => ({
      root: steps('root', [
        {
          id: 'p',
          title: '',
          kind: 'process',
          leave: log('-'),
          step(g) {
            g.end({ winner: 0, level: 'x', rule: '1' });
            return 'done';
          },
        },
      ]),
    }));
    expect([diary, g.frame.n]).toEqual([[], 'p']);
  });
  const asked = [decision('asked', { who: () => [0] })];
  it.each<[string, StepsNode, string]>([
    [
      'a process that calls and says done',
      steps('root', [{ id: 'p', title: '', kind: 'process', step: (g) => (g.call('asked'), 'done') }]),
      'node p called another and said it was done',
    ],
    [
      'a node that calls while it is left',
      steps('root', [decision('d', { who: () => [], leave: (g) => g.call('asked') })]),
      'node d may not call others while it is left',
    ],
    [
      'an automatic step that calls',
      steps('root', [auto('a', (g) => g.call('asked'))]),
      'node a may not call others: it is automatic',
    ],
    [
      'a sequence that calls while it is entered',
      steps('root', [], { enter: (g) => g.call('asked') }),
      'node root may not call others while it is entered',
    ],
  ])('%s is a fault', (_, root, text) => {
    expect(() => diaryOf(() => ({ root, interrupts: asked }))).toThrow(text);
  });
  it('a sequence that goes round in circles is a fault, with the place', () => {
    expect(() => diaryOf(() => ({ root: steps('root', [auto('a', () => {})], { while: () => true }) }))).toThrow(
      /game toy: 100000 steps without a decision, last at root/,
    );
  });
  it('a game that ends while a sequence is entered stops there', () => {
    const { diary, g } = diaryOf((log) => ({
      root: steps('root', [auto('a', log('a'))], { enter: (g) => g.end({ winner: 1, level: 'x', rule: '1' }) }),
    }));
    expect([diary, g.frame.pc]).toEqual([[], 0]);
  });
});

describe('the toy', () => {
  it('is made of every kind of node', () => {
    const kinds = new Set<string>();
    const walk = (n: Node): void => {
      kinds.add(n.kind);
      if (n.kind === 'steps') n.steps.forEach(walk);
    };
    walk(toy.sequence);
    expect([...kinds].sort()).toEqual(['auto', 'decision', 'process', 'steps']);
  });
});
