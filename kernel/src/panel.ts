// Panels that a game fills, put into the words and names of one viewer.
import { encode, handleOf } from './actions.ts';
import type { OverlayInfo } from './game.ts';
import type { Action, Overlay } from './info.ts';
import { render } from './message.ts';
import type { PanelAction, PanelBlock, PanelInfo, PanelRow, PanelText } from './panel-info.ts';
import { KIND, type Piece, type Side, UNSEEN } from './types.ts';
import { namerFor, viewerIndex } from './view.ts';
import type { World } from './world.ts';

export type * from './panel-info.ts';

/** Games list pieces in the order of the truth, which would tell who is who. Within a run of foreign pieces those whose
 * face is hidden come last, in the order of the viewer's own names for them. */
function inNamedOrder<T extends { readonly piece?: Piece }>(
  q: World,
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
export function panelFor(q: World, who: Side | 'spectator', info: PanelInfo): readonly PanelBlock<string>[] {
  const viewer = viewerIndex(q, who);
  const namer = namerFor(q, who);
  const words = (w: PanelText): string => (typeof w === 'object' ? render(w, namer) : String(w));
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
/** A layer as one side gets it: that side is the one being asked. Rules go through units one by one; what they colour comes in the order
 * of places, so that it does not tell their numbers. */
export function overlayFor(q: World, viewer: Side, info: OverlayInfo): Overlay {
  q.actor = viewer;
  const made = info.compute(q, viewer);
  if (!q.game.fog) return made;
  const { hexes, lines, notes } = made;
  return {
    ...made,
    ...(hexes ? { hexes: hexes.toSorted((a, b) => a.at - b.at || inWords(a, b)) } : {}),
    ...(lines ? { lines: lines.toSorted(inWords) } : {}),
    ...(notes ? { notes: notes.toSorted((a, b) => a.at - b.at || inWords(a.rule, b.rule)) } : {}),
  };
}
function inWords(a: unknown, b: unknown): number {
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
