// Chapter 6, 6.11 and 6.12: hits and who takes them. A process of its own, called in the middle of battles, shelling
// and ambushes, which asks the owner whenever he has a choice and goes on when he has answered.
import { NOWHERE, type Piece, place, refuse, rule, say } from '@rasputitsa/kernel';
import { armOf, eliminate, onMap } from '../01-board/blocks.ts';
import { type Play, type ProcessNode, type DecisionNode, type Query, type StandingOrderInfo, verb } from '../words.ts';

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
    const hits = g.v('hits') ?? 0;
    const targets = strongest(
      g,
      (g.v('blocks') ?? []).filter((p) => onMap(g, p)),
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
  prompt: (q) => say`Choose the block at ${place(q.v('at') ?? NOWHERE)} that loses a step.`,
};

export const lose = verb({
  id: 'lose',
  title: 'Take the loss',
  rule: '6.11',
  ends: true,
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'Block',
      candidates: (q) => q.v('choices') ?? [],
      refuse: (q, _, value) =>
        (q.v('choices') ?? []).includes(value)
          ? undefined
          : refuse('6.11', say`Losses fall on the strongest blocks.`, { pieces: [value] }),
    },
  },
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
    const [first, ...rest] = q.v('choices') ?? [];
    if (first === undefined) return undefined;
    const piece = rest.reduce((least, p) => (armOf(q, p).worth < armOf(q, least).worth ? p : least), first);
    return { verb: 'lose', args: { piece } };
  },
};
