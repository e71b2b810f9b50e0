// Sheets that a game fills and the page draws: plain content, computed for one viewer from what that viewer knows.
import { encode, handleOf } from './actions.ts';
import type { Query } from './context.ts';
import type { Action, Tone } from './game.ts';
import { type Message, render } from './message.ts';
import { KIND, type Loc, type Piece, type Side, UNSEEN } from './types.ts';
import { namerFor, viewerIndex } from './view.ts';

export type Words = string | number | Message;

/** Something to press: an action of the viewer's own, taken as it stands. Arguments may be missing, from some point on to
 * the last; then pressing it begins a choice, and `asks` names what the page has to ask for. */
export interface PanelAction {
  readonly title: string;
  readonly action: Action;
  /** Filled in by panelFor, never by a game. */
  readonly asks?: readonly string[];
}

export interface PanelRow<W = Words> {
  readonly cells: readonly W[];
  readonly piece?: Piece;
  readonly at?: Loc;
  readonly rule?: string;
  readonly tone?: Tone;
  readonly actions?: readonly PanelAction[];
}

export type PanelBlock<W = Words> =
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

/** battle: opens by itself while it has content. turn: what the step at hand needs (production). reference: always there to look up. */
export type PanelSlot = 'battle' | 'turn' | 'reference';

export interface PanelInfo {
  readonly id: string;
  readonly title: string;
  readonly rule?: string;
  readonly slot: PanelSlot;
  /** Empty: there is nothing to show now. */
  compute(q: Query, viewer: Side | 'spectator'): readonly PanelBlock[];
}

/** Games list pieces in the order of the truth, which would tell who is who. Within a run of foreign pieces those whose
 * face is hidden come last, in the order of the viewer's own names for them. */
function inNamedOrder<T extends { readonly piece?: Piece }>(
  q: Query,
  viewer: number,
  list: readonly T[],
): readonly T[] {
  if (!q.game.fog) return list;
  const isForeign = ({ piece }: T): boolean => piece !== undefined && q.sideOf(piece) !== viewer;
  const isHidden = ({ piece = -1 }: T): boolean => q.knows(viewer, piece) < KIND;
  const name = ({ piece = -1 }: T): number => handleOf(q, viewer, piece);
  const out: T[] = [];
  let run: T[] = [];
  const close = (): void => {
    out.push(...run.filter((x) => !isHidden(x)), ...run.filter(isHidden).sort((a, b) => name(a) - name(b)));
    run = [];
  };
  for (const x of list) {
    if (isForeign(x)) {
      run.push(x);
      continue;
    }
    close();
    out.push(x);
  }
  close();
  return out;
}

/** In the viewer's words and names; pieces it does not know of are left out. */
export function panelFor(q: Query, who: Side | 'spectator', info: PanelInfo): readonly PanelBlock<string>[] {
  const viewer = viewerIndex(q, who);
  const namer = namerFor(q, who);
  const words = (w: Words): string => (typeof w === 'object' ? render(w, namer) : String(w));
  const seen = (p: Piece): boolean => q.knows(viewer, p) > UNSEEN;
  const asks = ({ verb, args }: Action): readonly string[] =>
    (q.compiled.verbs.get(verb)?.args ?? []).map((a) => a.name).filter((name) => args[name] === undefined);
  const acts = (list: readonly PanelAction[]): readonly PanelAction[] =>
    who === 'spectator'
      ? []
      : list.map(({ title, action }) => {
          const open = asks(action);
          return { title, action: encode(q, who, action), ...(open.length > 0 ? { asks: open } : {}) };
        });
  const row = ({ cells, piece, actions, ...rest }: PanelRow): PanelRow<string> => ({
    ...rest,
    cells: cells.map(words),
    ...(piece !== undefined && seen(piece) ? { piece: handleOf(q, viewer, piece) } : {}),
    ...(actions ? { actions: acts(actions) } : {}),
  });
  const block = (b: PanelBlock): PanelBlock<string> => {
    switch (b.kind) {
      case 'text':
        return { ...b, text: words(b.text) };
      case 'table': {
        const { title, rows, ...rest } = b;
        return {
          ...rest,
          rows: inNamedOrder(q, viewer, rows).map(row),
          ...(title === undefined ? {} : { title: words(title) }),
        };
      }
      case 'pieces': {
        const { title, pieces, ...rest } = b;
        const shown = inNamedOrder(q, viewer, pieces)
          .filter((x) => seen(x.piece))
          .map(({ note, actions, ...x }) => ({
            ...x,
            piece: handleOf(q, viewer, x.piece),
            ...(note === undefined ? {} : { note: words(note) }),
            ...(actions ? { actions: acts(actions) } : {}),
          }));
        return { ...rest, pieces: shown, ...(title === undefined ? {} : { title: words(title) }) };
      }
      case 'factors': {
        const { title, factors, sum, ...rest } = b;
        return {
          ...rest,
          factors: factors.map((f) => ({ ...f, text: words(f.text) })),
          ...(title === undefined ? {} : { title: words(title) }),
          ...(sum ? { sum: { ...sum, text: words(sum.text) } } : {}),
        };
      }
      case 'chances':
        return { ...b, title: words(b.title) };
      case 'versus':
        return {
          ...b,
          left: b.left.map(block),
          right: b.right.map(block),
          leftTitle: words(b.leftTitle),
          rightTitle: words(b.rightTitle),
        };
    }
  };
  q.actor = who === 'spectator' ? -1 : who;
  return info.compute(q, who).map(block);
}
