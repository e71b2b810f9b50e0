// A table as the parts of the page see it: signals to read, things to do. Made by createSession.
import type { Action, AskedChoices, PanelBlock, SeenRefusal, StandingOrder } from '@rasputitsa/kernel';
import type { Accessor } from 'solid-js';
import type { Face, Shade } from '../board/types.ts';
import type {
  GameProfile,
  Host,
  LogLine,
  Rulebook,
  SaidOverlay,
  TableViewer,
  Standing,
  Target,
  Trouble,
} from '@rasputitsa/host';

import type { Digest } from './digest.ts';
import type { Planning } from './planning.ts';
import type { Sketching } from './sketch.ts';
import type { BattleResult } from '@rasputitsa/host/results';

/** A verb in the making: what is chosen so far, and what is asked next. */
export interface Asking {
  readonly verb: string;
  readonly title: string;
  readonly given: Readonly<Record<string, number | string | readonly number[]>>;
  readonly asked: AskedChoices;
  /** For lists: what is ticked so far. */
  readonly ticked: readonly number[];
}

/** gather: all to one place. formation: every stack as far and in the same direction as the one in the lead. */
export type Manner = 'gather' | 'formation';

export interface GroupPlan {
  readonly title: string;
  readonly to: number;
  readonly manner: Manner;
  readonly go: readonly number[];
  readonly stay: readonly { readonly piece: number; readonly refusal: SeenRefusal }[];
}

export interface Session {
  readonly host: Host;
  readonly table: string;
  /** The handle of our seat there: what is asked and done is asked and done by it. */
  readonly seat: string;
  readonly profile: GameProfile;
  /** How things stand; changes as a whole. */
  readonly standing: Accessor<Standing>;
  readonly log: Accessor<readonly LogLine[]>;
  readonly faces: Accessor<readonly Face[]>;
  /** Faces by hex or box. */
  readonly stacks: Accessor<ReadonlyMap<number, readonly Face[]>>;

  // Choosing
  readonly selected: Accessor<ReadonlySet<number>>;
  readonly focus: Accessor<number | null>;
  readonly targets: Accessor<readonly Target[]>;
  readonly asking: Accessor<Asking | null>;
  readonly shades: Accessor<readonly Shade[]>;
  /** Why the last thing tried is not possible, until something else is done. */
  readonly refusal: Accessor<SeenRefusal | null>;
  readonly trouble: Accessor<Trouble | null>;
  /** Why the last of this game is not stored; null when all is. */
  readonly unsaved: Accessor<Trouble | null>;
  readonly busy: Accessor<boolean>;

  pick(hit: { at: number; piece: number | null; extend: boolean }): void;
  drop(hit: { piece: number; at: number }): void;
  select(pieces: readonly number[], how?: Manner): void;
  /** How several stacks go that are selected together. */
  readonly manner: Accessor<Manner>;
  setManner(how: Manner): void;
  /** The stack the others keep their places by. */
  lead(at: number): void;
  selectStack(at: number): void;
  /** Begins a verb from its button. */
  begin(verb: string): void;
  /** Answers what is asked next. */
  answer(value: number | string | readonly number[]): void;
  tick(value: number): void;
  cancel(): void;
  act(action: Action): Promise<boolean>;
  /** A group that cannot all go: who goes, who does not and why; null when there is none. */
  readonly plan: Accessor<GroupPlan | null>;
  sendPlan(): void;
  /** Of the stack that was taken up: who cannot act, and why. */
  readonly left: Accessor<GroupPlan['stay']>;
  /** A phase is over and the game waits for the player. */
  readonly held: Accessor<{ readonly over: string; readonly next: string } | null>;
  goOn(): void;
  done(): void;
  undo(): void;
  redo(): void;
  order(orders: readonly StandingOrder[]): void;
  dismiss(): void;
  /** Tries once more to store what is not stored. */
  keep(): void;
  /** Asks the window that plays this game to let us play. */
  playHere(): void;

  // Looking
  /** Battles that were fought and not yet put aside, the newest last. */
  readonly results: Accessor<readonly BattleResult[]>;
  dismissResults(): void;
  /** What the other side did in the turn that has just ended, until it is put aside. */
  readonly digest: Accessor<Digest | null>;
  dismissDigest(): void;
  /** The version the player had when the other side began the turn it played last; null before that. */
  readonly lookedAt: Accessor<number | null>;
  /** What lies over the map, in the order in which it was laid there. */
  readonly layers: Accessor<readonly string[]>;
  /** Lays a layer over the map, or takes it away; null takes away all. */
  setLayer(id: string | null): void;
  overlayOf(id: string): SaidOverlay | undefined;
  readonly overlays: Accessor<readonly SaidOverlay[]>;
  /** The player's own arrows and notes. */
  readonly sketching: Sketching;
  /** The attack the player is thinking of. */
  readonly planning: Planning;
  /** The supply of the stack under the pointer. */
  readonly trace: Accessor<SaidOverlay | null>;
  panel(id: string): Promise<readonly PanelBlock<string>[]>;
  rulebook(): Promise<Rulebook>;
  /** Opens the rule reader. */
  openRule(rule: string): void;
  readonly openedRule: Accessor<string | null>;
  closeRule(): void;
  goTo(at: number): void;
  /** Places that the line of the log under the pointer speaks of: marked on the board; none: [] */
  speakOf(places: readonly number[]): void;
  /** The board scrolls where this says. */
  readonly wanted: Accessor<{ readonly at: number; readonly n: number } | null>;

  // Tables of their own kind
  sit(viewer: TableViewer): Promise<void>;
  goto(at: number): Promise<void>;
  labelOf(at: number): string;
  pieceName(id: number): string;
  sideName(side: number): string;
}
