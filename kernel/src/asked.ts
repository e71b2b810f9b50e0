// Questions about what is legal, and their answers. Types only; actions.ts and match.ts answer.
import type { ArgType, ArgValue, Preview } from './info.ts';
import type { Refusal } from './message.ts';
import type { SeenRefusal } from './seen.ts';

export interface Offer {
  readonly verb: string;
  readonly title: string;
  readonly rule: string;
  readonly args: readonly { readonly name: string; readonly type: ArgType; readonly title: string }[];
  /** Why not, where the verb belongs to this step but cannot be used now. */
  readonly refusal?: Refusal;
}

export interface Choice {
  readonly value: ArgValue;
  readonly preview: Preview;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: SeenRefusal;
}
export interface SaidPreview extends Omit<Preview, 'notes' | 'label'> {
  readonly label?: string;
  readonly notes?: readonly { readonly rule: string; readonly text: string; readonly n?: number }[];
}
export interface SaidChoice {
  readonly value: ArgValue;
  readonly preview: SaidPreview;
}
export interface AskedChoices {
  readonly ok: true;
  /** null: nothing is missing, the action can be sent. */
  readonly arg: string | null;
  readonly type: string | null;
  readonly title: string;
  /** Arguments that will still be asked for once this one is chosen. */
  readonly missing: readonly string[];
  readonly choices: readonly SaidChoice[];
  readonly elements: readonly number[];
}
