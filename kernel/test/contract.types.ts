// The contract is hard to misuse: everything marked here must fail to compile. `npm run check` reads this file; nothing runs it.
import type { Play as AnyPlay, Query as AnyQuery } from '../src/context.ts';
import type { DecisionNode as AnyDecision } from '../src/game.ts';
import { say } from '../src/message.ts';
import type { Loc, Piece, Side } from '../src/types.ts';
import { verbIn } from '../src/verb.ts';
import { memo, open, vocabulary, type WordsOf } from '../src/words.ts';

const words = vocabulary({
  flags: [{ id: 'moved', title: 'Moved' }],
  fields: ['fuel'],
  tracks: { turn: { title: 'Turn', start: 1 } },
  layers: { control: { title: 'Control', start: () => 0, values: ['none'] } },
  marks: { fort: {} },
  memos: { result: memo<readonly number[]>() },
  options: [
    { id: 'length', title: '', rule: '', meaning: '', values: ['year', 'campaign'], start: 'year' },
    { id: 'rain', title: '', rule: '', meaning: '', values: [true, false], start: true },
  ],
  nodes: ['movement', 'battle'],
  vars: { among: open('pieces'), at: open('place') },
});
type Words = WordsOf<typeof words>;
type Query = AnyQuery<Words>;
type Play = AnyPlay<Words>;

export function asking(q: Query, p: Piece, h: Loc): unknown {
  // What is declared
  const length: 'year' | 'campaign' = q.option('length');
  const rain: boolean = q.option('rain');
  const result: readonly number[] | undefined = q.memo('result');
  const among: readonly Piece[] | undefined = q.v('among');
  const own = [q.has(p, 'moved'), q.field(p, 'fuel'), q.track('turn'), q.layer('control'), q.mark('fort', h)];
  // @ts-expect-error an unknown flag
  q.has(p, 'asleep');
  // @ts-expect-error an unknown field
  q.field(p, 'morale');
  // @ts-expect-error an unknown track
  q.track('months');
  // @ts-expect-error an unknown layer
  q.layer('snow');
  // @ts-expect-error an unknown mark
  q.mark('forts', h);
  // @ts-expect-error an unknown memo
  q.memo('results');
  // @ts-expect-error an unknown option
  q.option('snow');
  // @ts-expect-error an unknown node
  q.within('combat');
  // @ts-expect-error an unknown variable
  q.v('amongst');
  // @ts-expect-error a value an option never has
  const wrong: 'scenario' = q.option('length');
  // @ts-expect-error the state is not the rules' to change
  q.state.tracks['turn'] = 2;
  // @ts-expect-error nor is a column of it
  q.columns.at[p] = h;
  // @ts-expect-error nor a frame
  q.frame.vars['at'] = 3;
  // @ts-expect-error who acts is the kernel's to say
  q.actor = 1;
  // @ts-expect-error asking changes nothing
  q.move(p, h);
  return [length, rain, result, among, own, wrong];
}

export function acting(g: Play, p: Piece, h: Loc, s: Side): void {
  g.move(p, h);
  g.setMemo('result', [1, 2]);
  g.setMemo('result', null);
  g.call('battle', { side: s, vars: { at: h, among: [p] } });
  g.reply('among', [p]);
  // @ts-expect-error a hex is not a piece
  g.move(h, p);
  // @ts-expect-error a side is not a place
  g.move(p, s);
  // @ts-expect-error a place among the pieces
  g.reveal([h], s);
  // @ts-expect-error an unknown flag
  g.raise(p, 'asleep');
  // @ts-expect-error an unknown node
  g.call('combat');
  // @ts-expect-error an unknown variable
  g.call('battle', { vars: { hex: h } });
  // @ts-expect-error a variable of another type
  g.set('at', 'Kiev');
  // @ts-expect-error a memo of another type
  g.setMemo('result', 'won');
  // @ts-expect-error events are the kernel's
  g.emit({ k: 'drawn', n: 1 });
  // @ts-expect-error so is the source of dice
  g.dice.roll(0, 1, 6);
  // @ts-expect-error and what frames are made of
  g.frameSet({ pc: 0 });
  // @ts-expect-error and the state itself
  g.replaceState(g.state);
}

const verb = verbIn<Words>();
export const move = verb({
  id: 'move',
  title: 'Move',
  rule: '1',
  args: { piece: 'piece', to: 'place', how: 'choice', guests: 'foe pieces' },
  ask: {
    piece: {
      candidates: (q) => q.piecesOf(q.actor),
      // @ts-expect-error an unknown flag, of a piece whose type is known without saying
      refuse: (q, _, piece) => (q.has(piece, 'asleep') ? undefined : undefined),
    },
    to: { candidates: (q, { piece }) => [q.at(piece)] },
    // @ts-expect-error a choice is a word
    how: { candidates: () => [3] },
    guests: { candidates: () => [[]] },
  },
  apply(g, { piece, to, guests }) {
    g.move(piece, to);
    g.reveal(guests, g.actor);
    // @ts-expect-error the other way round
    g.move(to, piece);
  },
});
verb({
  id: 'wait',
  title: 'Wait',
  rule: '1',
  args: { piece: 'piece' },
  // @ts-expect-error how to ask for the piece is not said
  ask: {},
  apply: () => undefined,
});

export const decision: AnyDecision<Words> = {
  kind: 'decision',
  // @ts-expect-error an unknown node
  id: 'combat',
  title: 'Movement',
  verbs: ['move'],
  // @ts-expect-error an unknown track
  prompt: (q) => say`It is turn ${q.track('month')}.`,
};
