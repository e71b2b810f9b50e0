// Chapter 6, 6.11 and 6.12: hits and who takes them. A process of its own, called in the middle of battles, shelling
// and ambushes, which asks the owner whenever he has a choice and goes on when he has answered.
import {
  type Args,
  type Piece,
  type Play,
  place,
  type ProcessNode,
  type DecisionNode,
  type Query,
  refuse,
  rule,
  say,
  type StandingOrderInfo,
  verb,
} from '@rasputitsa/kernel';
import { armOf, eliminate, onMap } from '../01-board/blocks.ts';

const listOf = (q: Query, key: string): readonly Piece[] => (q.v(key) ?? []) as readonly Piece[];
const numberOf = (q: Query, key: string): number => (q.v(key) ?? 0) as number;

/** 6.11 A hit takes a step of the strongest block; among equals the owner chooses. */
const strongest = rule(
  '6.11',
  (q: Query, blocks: readonly Piece[]): readonly Piece[] => {
    const most = Math.max(...blocks.map((p) => q.steps(p)));
    return blocks.filter((p) => q.steps(p) === most);
  },
  (_: Query, blocks: readonly Piece[]) => blocks,
);

/** Blocks that differ in nothing leave nothing to choose. */
function isSame(q: Query, blocks: readonly Piece[]): boolean {
  const first = blocks[0] ?? -1;
  return blocks.every(
    (p) => q.kindOf(p) === q.kindOf(first) && q.steps(p) === q.steps(first) && q.at(p) === q.at(first),
  );
}

function hit(g: Play, p: Piece): void {
  const steps = g.steps(p) - 1;
  if (steps === 0) eliminate(g, p, '6.12');
  else g.setSteps(p, steps, '6.11');
}

/** Called with `hits`, the `blocks` that may take them, and the hex they are fired `at`. */
export const losses: ProcessNode = {
  kind: 'process',
  id: 'losses',
  title: 'Losses',
  rule: '6.11',
  step(g) {
    const hits = numberOf(g, 'hits');
    const targets = strongest(
      g,
      listOf(g, 'blocks').filter((p) => onMap(g, p)),
    );
    const [first] = targets;
    if (hits === 0 || first === undefined) return 'done';
    g.set('hits', hits - 1);
    if (isSame(g, targets)) hit(g, first);
    else g.call('loss', { vars: { choices: targets } });
    return 'again';
  },
};

export const loss: DecisionNode = {
  kind: 'decision',
  id: 'loss',
  title: 'Take a loss',
  rule: '6.11',
  verbs: ['lose'],
  prompt: (q) => say`Choose the block at ${place(numberOf(q, 'at'))} that loses a step.`,
};

export const lose = verb<Args & { readonly piece: number }>({
  id: 'lose',
  title: 'Take the loss',
  rule: '6.11',
  ends: true,
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'Block',
      candidates: (q) => listOf(q, 'choices'),
      refuse: (q, _, value) =>
        listOf(q, 'choices').includes(value as number)
          ? undefined
          : refuse('6.11', say`Losses fall on the strongest blocks.`, { pieces: [value as number] }),
    },
  ],
  apply: (g, { piece }) => hit(g, piece),
});

/** Standing order: of equally strong blocks the one I need least. */
export const spareTheBest: StandingOrderInfo = {
  id: 'spare-the-best',
  title: 'take losses from the least useful of equally strong blocks',
  rule: '6.11',
  node: 'loss',
  params: {},
  answer(q) {
    const [first, ...rest] = listOf(q, 'choices');
    if (first === undefined) return undefined;
    const piece = rest.reduce((least, p) => (armOf(q, p).worth < armOf(q, least).worth ? p : least), first);
    return { verb: 'lose', args: { piece } };
  },
};
