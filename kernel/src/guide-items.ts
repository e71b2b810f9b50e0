// Cases and tutorials brought into one form, to be followed by `Guided`.
import type { Step } from './facts.ts';
import type { GuideStep } from './guide-steps.ts';
import { deedWords, remarkWords } from './guide-words.ts';
import type { Game } from './game.ts';
import type { TutorialStep } from './files.ts';

/** One action, and what will do in its place. */
export interface Task {
  readonly n: number;
  readonly step: Step;
  readonly also: readonly Step[];
  /** Arguments that are not given are free. */
  readonly any: boolean;
}

export interface Item {
  readonly kind: GuideStep['kind'];
  /** Absent: the words of its tasks. */
  readonly text?: string;
  readonly chapter?: string;
  readonly rule?: string;
  readonly hint?: string;
  readonly wrong?: string;
  readonly places?: readonly string[];
  readonly pieces?: readonly string[];
  /** Actions of the game. */
  readonly tasks: readonly Task[];
  /** Anything else of a script: facts, taking back, standing orders. */
  readonly deeds: readonly Step[];
  /** What must hold afterwards. */
  readonly check: readonly Step[];
}

export function itemsOfCase(game: Game, script: readonly Step[]): readonly Item[] {
  return script.map((step): Item => {
    const { refused } = step as { refused?: string };
    if ('do' in step)
      return {
        kind: refused === undefined ? 'play' : 'refused',
        ...(refused === undefined ? {} : { rule: refused }),
        tasks: [{ n: 0, step, also: [], any: false }],
        deeds: [],
        check: [],
      };
    const deed = deedWords(game, step);
    return {
      kind: 'note' in step ? 'say' : deed === undefined ? 'expect' : 'play',
      text: deed ?? remarkWords(game, step) ?? '',
      tasks: [],
      deeds: [step],
      check: [],
    };
  });
}

/** Fields of a tutorial's step that are not arguments of its action, unless the verb has one of that name. */
const OWN = new Set(['ask', 'play', 'say', 'hint', 'also', 'any', 'wrong', 'moves', 'chapter', 'rule', 'check']);
const POINTERS = new Set(['places', 'pieces']);

function kindOf(step: TutorialStep): Item['kind'] {
  if ('ask' in step) return 'ask';
  if ('play' in step) return 'play';
  return 'refused' in step ? 'refused' : 'say';
}

function isArgument(game: Game, step: Step, key: string): boolean {
  return game.verbs.find((v) => v.id === step['do'])?.args.some((a) => a.name === key) ?? false;
}

function taskOf(game: Game, step: Step, n: number): Task {
  const own = (k: string) => OWN.has(k) || (POINTERS.has(k) && !isArgument(game, step, k));
  return {
    n,
    step: Object.fromEntries(Object.entries(step).filter(([k]) => !own(k))),
    also: (step['also'] ?? []) as readonly Step[],
    any: step['any'] === true,
  };
}

export function itemsOfTutorial(game: Game, steps: readonly TutorialStep[]): readonly Item[] {
  return steps.map((step): Item => {
    const kind = kindOf(step);
    const words = kind === 'refused' ? step['say'] : step[kind];
    const moves = 'do' in step ? [step] : ((step['moves'] ?? []) as readonly Step[]);
    const { chapter, rule, places, pieces } = step;
    const { hint, wrong, refused } = step as { hint?: string; wrong?: string; refused?: string };
    const cited = rule ?? refused;
    const points = (key: string) => !isArgument(game, step, key);
    return {
      kind,
      ...(typeof words === 'string' && words !== '' ? { text: words } : {}),
      ...(chapter === undefined ? {} : { chapter }),
      ...(cited === undefined ? {} : { rule: cited }),
      ...(hint === undefined ? {} : { hint }),
      ...(wrong === undefined ? {} : { wrong }),
      ...(places !== undefined && points('places') ? { places } : {}),
      ...(pieces !== undefined && points('pieces') ? { pieces } : {}),
      tasks: moves.map((m, n) => taskOf(game, m, n)),
      deeds: [],
      check: step.check ?? [],
    };
  });
}
