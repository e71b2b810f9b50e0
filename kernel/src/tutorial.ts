// Tutorial files: a position, and steps that explain, ask, play and show. Parsed here, followed by `Guided`.
import { parseFile } from './case.ts';
import type { Step } from './facts.ts';
import { CaseError, type LoadedTutorial, type TutorialFile } from './files.ts';

export type { LoadedTutorial, TutorialFile, TutorialStep } from './files.ts';

const KINDS = ['ask', 'play', 'refused', 'say'] as const;

function fault(step: unknown): string | undefined {
  if (typeof step !== 'object' || step === null || Array.isArray(step)) return 'a step is a list of fields';
  const s = step as Step;
  const kind = KINDS.find((k) => k in s);
  if (!kind) return `a step has one of ${KINDS.join(', ')}`;
  const acts = 'do' in s || 'moves' in s;
  if (kind === 'say' && acts) return 'a step that is said does nothing: use ask, play or refused';
  if (kind !== 'say' && !acts) return `a step with ${kind} needs do or moves`;
  if ('do' in s && 'moves' in s) return 'do and moves are two ways to say the same: use one';
  if ((kind === 'ask' || kind === 'say') && typeof s[kind] !== 'string') return `${kind} needs words`;
  if (kind === 'refused' && !('do' in s)) return 'a step that is refused does one thing: use do';
  return undefined;
}

/** Throws a CaseError with file and line. */
export function parseTutorial(text: string, file: string): LoadedTutorial {
  const { data, lines } = parseFile(text, file, 'steps');
  const whole = data as Partial<TutorialFile> | null;
  if (typeof whole !== 'object' || whole === null) throw new CaseError(`${file}:1: a tutorial has a title and steps`);
  if (typeof whole.title !== 'string') throw new CaseError(`${file}:1: the title is missing`);
  if (!Array.isArray(whole.steps) || whole.steps.length === 0) throw new CaseError(`${file}:1: the steps are missing`);
  for (const [i, step] of (whole.steps as readonly unknown[]).entries()) {
    const wrong = fault(step);
    if (wrong !== undefined) throw new CaseError(`${file}:${lines[i] ?? 1}: ${wrong}`);
  }
  return { file, data: whole as TutorialFile, lines };
}
