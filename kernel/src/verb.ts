// How a module writes its verbs: what a verb takes is declared once, and the types of everything that deals with it follow.
import type { Play, Query } from './context.ts';
import type { Arg, ArgType, Asking, DecisionNode, Preview, Verb, Whose } from './game.ts';
import type { Message, Refusal } from './message.ts';
import type { Loc, Piece, Side } from './types.ts';
import type { AnyWords, Words } from './words.ts';

/** `piece` and `pieces` are one's own; of the enemy, or anybody's, they say so. A list of words: one of these. */
export type Taken = ArgType | 'foe piece' | 'foe pieces' | 'any piece' | 'any pieces' | readonly string[];
export type TakenValue<T extends Taken> = T extends readonly (infer Word)[]
  ? Word
  : T extends 'piece' | 'foe piece' | 'any piece'
    ? Piece
    : T extends 'pieces' | 'foe pieces' | 'any pieces'
      ? readonly Piece[]
      : T extends 'place'
        ? Loc
        : T extends 'places'
          ? readonly Loc[]
          : T extends 'choice'
            ? string
            : T extends 'side'
              ? Side
              : number;
/** What a verb takes: `{ piece: 'piece', to: 'place' }`, in the order in which it is asked. */
export type Takes = Readonly<Record<string, Taken>>;
export type Given<S extends Takes> = { readonly [K in keyof S]: TakenValue<S[K]> };

/** A verb in a module's words. Of `soFar` only what was asked before is there. */
export interface VerbSpec<W extends Words, S extends Takes> {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly args: S;
  readonly ask: { readonly [K in keyof S]: Asking<W, Given<S>, TakenValue<S[K]>> };
  /** Why the verb is not to be had at all now. */
  refuse?(q: Query<W>): Refusal | undefined;
  /** Conditions on the whole action. */
  check?(q: Query<W>, args: Given<S>): Refusal | undefined;
  preview?(q: Query<W>, args: Given<S>): Preview;
  apply(g: Play<W>, args: Given<S>): void;
  /** The acting side is done with this decision. */
  readonly ends?: boolean;
  /** Whether this action could bring something to light that its side does not know, judged by what it knows. */
  looks?(q: Query<W>, args: Given<S>): boolean;
  /** Gives up something of one's own and gets nothing for it. */
  readonly givesUp?: true;
}

function typeOf(taken: Taken): { readonly type: ArgType; readonly whose: Whose; readonly words?: readonly string[] } {
  if (typeof taken !== 'string') return { type: 'choice', whose: 'own', words: taken };
  if (taken.startsWith('foe ')) return { type: taken.slice(4) as ArgType, whose: 'foe' };
  if (taken.startsWith('any ')) return { type: taken.slice(4) as ArgType, whose: 'any' };
  return { type: taken as ArgType, whose: 'own' };
}

export function verb<const S extends Takes, W extends Words = AnyWords>(spec: VerbSpec<W, S>): Verb {
  const { args, ask, ...rest } = spec;
  const list = Object.keys(args).map((name) => {
    const asking = ask[name];
    if (!asking) throw new Error(`verb ${spec.id}: nothing says how ${name} is asked`);
    return { ...asking, name, ...typeOf(args[name] as Taken) } as unknown as Arg;
  });
  return { ...rest, args: list };
}

/** A verb of one game: `export const verb = verbIn<Words>()`. */
export function verbIn<W extends Words>(): <const S extends Takes>(spec: VerbSpec<W, S>) => Verb {
  return (spec) => verb(spec);
}

/** One of these must be chosen, and the one who asked hears which: a decision, its only verb, and the reply in one. */
export interface QuestionSpec<W extends Words, T extends Taken> {
  readonly node: W['node'];
  readonly title: string;
  readonly rule: string;
  readonly who?: (q: Query<W>) => readonly Side[];
  readonly prompt: (q: Query<W>, side: Side) => Message;
  readonly done?: NonNullable<DecisionNode<W>['done']>;
  readonly verb: string;
  readonly verbTitle: string;
  /** Name and type of the one argument. */
  readonly arg: string;
  readonly type: T;
  /** What a page calls it; its name when left out. */
  readonly argTitle?: string;
  readonly among: (q: Query<W>) => Iterable<TakenValue<T>>;
  readonly elements?: (q: Query<W>) => Iterable<TakenValue<T> extends readonly (infer E)[] ? E : TakenValue<T>>;
  readonly refuse?: (q: Query<W>, value: TakenValue<T>) => Refusal | undefined;
  readonly preview?: (q: Query<W>, value: TakenValue<T>) => Preview;
  /** The caller's variable that is set to the answer. */
  readonly answer: keyof W['var'] & string;
}
export function questionIn<W extends Words>() {
  return <T extends Taken>(spec: QuestionSpec<W, T>): { readonly verb: Verb; readonly node: DecisionNode<W> } => {
    const { who, done, refuse, preview, elements } = spec;
    const node: DecisionNode<W> = {
      kind: 'decision',
      id: spec.node,
      title: spec.title,
      rule: spec.rule,
      verbs: [spec.verb],
      prompt: spec.prompt,
      ...(who ? { who } : {}),
      ...(done ? { done } : {}),
    };
    const asking = {
      ...(spec.argTitle === undefined ? {} : { title: spec.argTitle }),
      candidates: (q: Query<W>) => spec.among(q),
      ...(elements ? { elements: (q: Query<W>) => elements(q) } : {}),
      ...(refuse ? { refuse: (q: Query<W>, _soFar: unknown, value: TakenValue<T>) => refuse(q, value) } : {}),
      ...(preview ? { preview: (q: Query<W>, _soFar: unknown, value: TakenValue<T>) => preview(q, value) } : {}),
    };
    const answering: Verb = {
      id: spec.verb,
      title: spec.verbTitle,
      rule: spec.rule,
      ends: true,
      args: [{ ...asking, name: spec.arg, ...typeOf(spec.type) } as unknown as Arg],
      apply: (g, args) => (g as Play<W>).reply(spec.answer, args[spec.arg] as never),
    };
    return { verb: answering, node };
  };
}
