// What cases and tutorials are once they are read. Apart from the reading, so that who follows one needs no YAML.
import { DiceRanDry, WrongFace } from './dice.ts';
import { type Step, Unmet } from './facts.ts';
import { FileError } from './names.ts';
import type { PositionFile } from './position.ts';

export interface CaseFile extends PositionFile {
  /** One line for the reader. */
  readonly caption: string;
  /** The rules it shows. */
  readonly rules: readonly string[];
  readonly script: readonly Step[];
}

export interface LoadedCase {
  readonly file: string;
  readonly data: CaseFile;
  /** The line of each step of the script. */
  readonly lines: readonly number[];
}

export const CASE_FIELDS = ['caption', 'rules', 'script', 'position'] as const;

export interface TutorialFile extends PositionFile {
  readonly title: string;
  /** The side the reader plays; the first when absent. */
  readonly player?: string;
  readonly steps: readonly TutorialStep[];
}

/** What every step may have besides its own. */
interface StepBase {
  /** A chapter begins here. */
  readonly chapter?: string;
  readonly places?: readonly string[];
  readonly pieces?: readonly string[];
  readonly rule?: string;
  /** Steps of a script that must hold once this one is done; nobody sees them. */
  readonly check?: readonly Step[];
  readonly [more: string]: unknown;
}
/** say: is read. ask: the player does it. play: happens by itself. refused: is tried, and refused by that rule. */
export type TutorialStep = StepBase &
  (
    | { readonly say: string }
    | {
        readonly ask: string;
        readonly do?: string;
        /** Several actions, in any order. Each may have its own `also` and `any`. */
        readonly moves?: readonly Step[];
        readonly hint?: string;
        /** Other actions that will do as well. */
        readonly also?: readonly Step[];
        /** Any legal action of the verb will do, as far as the arguments given agree. */
        readonly any?: boolean;
        /** What to say to a legal action that was not asked for. */
        readonly wrong?: string;
      }
    | { readonly play: string | null; readonly do?: string; readonly moves?: readonly Step[] }
    | { readonly refused: string; readonly do: string; readonly say?: string }
  );

export interface LoadedTutorial {
  readonly file: string;
  readonly data: TutorialFile;
  readonly lines: readonly number[];
}

export const TUTORIAL_FIELDS = ['title', 'player', 'steps'] as const;

export class CaseError extends Error {
  override readonly name = 'CaseError';
}

/** A fault with file and line. */
export function wrapped(error: unknown, where: string): Error {
  const kinds = [FileError, Unmet, DiceRanDry, WrongFace];
  if (error instanceof Error && kinds.some((known) => error instanceof known))
    return new CaseError(`${where}: ${error.message}`);
  return new CaseError(
    `${where}: the rules failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
}
