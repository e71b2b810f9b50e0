// Panels that a game fills and the page draws: plain content, computed for one viewer from what that viewer knows.
import type { Query } from './context.ts';
import type { Action, Tone } from './info.ts';
import type { Message } from './message.ts';
import type { Loc, Piece, Side } from './types.ts';
import type { AnyWords, Words } from './words.ts';

export type PanelText = string | number | Message;

/** Something to press: an action of the viewer's own, taken as it stands. Arguments may be missing, from some point on to
 * the last; then pressing it begins a choice, and `asks` names what the page has to ask for. */
export interface PanelAction {
  readonly title: string;
  readonly action: Action;
  /** Filled in by panelFor, never by a game. */
  readonly asks?: readonly string[];
}

export interface PanelRow<W = PanelText> {
  readonly cells: readonly W[];
  readonly piece?: Piece;
  readonly at?: Loc;
  readonly rule?: string;
  readonly tone?: Tone;
  readonly actions?: readonly PanelAction[];
}

export type PanelBlock<W = PanelText> =
  | { readonly kind: 'text'; readonly text: W; readonly rule?: string; readonly tone?: Tone }
  /** A table with a head, e.g. a ledger or a count with its parts. */
  | {
      readonly kind: 'table';
      readonly title?: W;
      readonly head?: readonly string[];
      readonly rows: readonly PanelRow<W>[];
      readonly rule?: string;
    }
  /** Counters side by side. */
  | {
      readonly kind: 'pieces';
      readonly title?: W;
      readonly side?: Side;
      readonly pieces: readonly {
        readonly piece: Piece;
        readonly note?: W;
        readonly rule?: string;
        readonly tone?: Tone;
        readonly actions?: readonly PanelAction[];
      }[];
    }
  /** Modifiers, each with its rule and what it adds. */
  | {
      readonly kind: 'factors';
      readonly title?: W;
      readonly factors: readonly { readonly text: W; readonly n?: number | string; readonly rule?: string }[];
      readonly sum?: { readonly text: W; readonly n: number | string };
    }
  /** A distribution: chance of each outcome, 0 to 1. */
  | {
      readonly kind: 'chances';
      readonly title: W;
      readonly bars: readonly { readonly label: string; readonly p: number; readonly tone?: Tone }[];
      readonly rule?: string;
    }
  /** Two sides facing each other. */
  | {
      readonly kind: 'versus';
      readonly left: readonly PanelBlock<W>[];
      readonly right: readonly PanelBlock<W>[];
      readonly leftTitle: W;
      readonly rightTitle: W;
    };

/** battle: opens by itself while it has content. turn: what the step at hand needs (production). reference: always there to look up.
 * briefing: what the viewer is here to do, and what changes now. score: one line of text for the head of the page. */
export type PanelSlot = 'battle' | 'turn' | 'reference' | 'briefing' | 'score';

export interface PanelInfo<W extends Words = AnyWords> {
  readonly id: string;
  readonly title: string;
  readonly rule?: string;
  readonly slot: PanelSlot;
  /** Empty: there is nothing to show now. */
  compute(q: Query<W>, viewer: Side | 'spectator'): readonly PanelBlock[];
  /** Of a score: the same as one number, as far as the viewer may know, for a curve; none while nothing is counted. */
  readonly curve?: {
    readonly title: string;
    of(q: Query<W>, viewer: Side | 'spectator'): number | undefined;
  };
}

/** What a side is here to do in a scenario. */
export interface Brief {
  readonly task: string;
  readonly matters: readonly [string, string, string];
}
/** By scenario, one for each side. Prose that is read once: it comes when a briefing is opened. */
export type Briefs = Readonly<Record<string, readonly Brief[]>>;
