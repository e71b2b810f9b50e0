// The board on the page: hands it what to show, and gives what is clicked to the session.
import { createEffect, createMemo, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { createBoard } from '../board/index.ts';
import type { Board, BoardWindow } from '../board/types.ts';
import type { TableViewer } from '@rasputitsa/host';
import { hexWords } from '../model/hex-words.ts';
import { linesOf, pointedOf } from '../model/shades.ts';
import type { TableSession } from '../model/session.ts';
import { traceLines } from '../model/tracing.ts';
import { boardOptions } from '../model/settings.ts';
import { worksOf } from '../model/works.ts';
import { turnOf } from '../model/turns.ts';
import { t } from '../texts/index.ts';
import { Notice } from '../ui/index.ts';

/** Pixels from hex to hex: below the one counters are not read, at the other they are. */
const READABLE = 28;
const NEAR = 46;
/** So near to the card a counter is half under it. */
const EDGE = 30;

interface Look {
  readonly at: number;
  readonly scale: number;
}
/** Two who share a screen each find the map as they left it. */
const views = new WeakMap<TableSession, Map<TableViewer, Look>>();
function middleOf(board: Board, view: BoardWindow, hexes: number): number | undefined {
  const [x, y] = [view.x + view.width / 2, view.y + view.height / 2];
  let best: { readonly at: number; readonly far: number } | undefined;
  for (let at = 0; at < hexes; at++) {
    const p = board.mapOf(at);
    const far = (p.x - x) ** 2 + (p.y - y) ** 2;
    if (p.known && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { at, far };
  }
  return best?.at;
}

/** How far the map must go to the left to bring a point out from under the battle card; nothing when it is seen. */
function coveredBy(p: { readonly x: number; readonly y: number }, box: HTMLElement | undefined): number | undefined {
  const card = document.querySelector('.battle')?.getBoundingClientRect();
  const board = box?.getBoundingClientRect();
  if (!card || !board || card.width > board.width * 0.8) return undefined;
  const [x, y] = [board.x + p.x, board.y + p.y];
  if (x < card.left - EDGE || x > card.right || y < card.top || y > card.bottom) return undefined;
  return p.x - (card.left - board.left) / 2;
}

export function BoardHost(props: {
  readonly session: TableSession;
  readonly cursor: number | null;
  /** A drag frames units, once. */
  readonly frames: boolean;
  readonly onFramed: () => void;
  readonly onBoard: (board: Board | null) => void;
  readonly onContext: (hit: { at: number; piece: number | null; x: number; y: number }) => void;
  readonly onCursor: (at: number) => void;
}): JSX.Element {
  const { session } = props;
  const [loaded, setLoaded] = createSignal(false);
  const [failed, setFailed] = createSignal<string | null>(null);
  const [spoken, setSpoken] = createSignal('');
  let box: HTMLDivElement | undefined;
  let scale = 0;
  let looked: BoardWindow | undefined;
  const { viewer } = session.standing();
  const options = () => ({ ...boardOptions(), turn: turnOf(session.table), frames: props.frames });
  onMount(() => {
    if (!box) return;
    const board = createBoard(
      box,
      session.profile.id,
      {
        pick: (hit) => {
          props.onCursor(hit.at);
          session.pick(hit);
        },
        drop: (hit) => session.drop(hit),
        hover: (hit) => session.setHover(hit?.at ?? null),
        context: (hit) => props.onContext(hit),
        area: ({ pieces, at, extend }) => {
          props.onFramed();
          props.onCursor(at);
          session.lead(at);
          session.select(extend ? [...new Set([...session.selected(), ...pieces])] : pieces, 'formation');
        },
        moved: (view) => {
          scale = view.scale;
          looked = view;
        },
      },
      options(),
    );
    props.onBoard(board);
    // Left before the map was painted: nothing to wait for any more.
    board.ready.then(
      () => setLoaded(true),
      (error: unknown) => {
        // A table left before its map was there is no failure.
        if (box?.isConnected) setFailed(error instanceof Error ? error.message : String(error));
      },
    );
    // The part of the map where something stands: a scenario may use a corner of it.
    const onMap = session.faces().filter((f) => f.at >= 0 && f.at < session.profile.hexes);
    const side = viewer === 'spectator' ? 0 : viewer;
    const of = (whose: 'own' | 'others'): readonly number[] =>
      onMap.filter((f) => (f.side === side) === (whose === 'own')).map((f) => f.at);
    const kept = views.get(session)?.get(viewer);
    if (kept) board.goTo(kept.at, kept.scale);
    else board.open(of('own'), of('others'));
    createEffect(() => board.options(options()));
    const works = createMemo(() => worksOf(session.profile, session.standing().view));
    const pointed = createMemo(() => pointedOf(session.standing().guide, session.refusal()));
    createEffect(() =>
      board.show({
        faces: session.faces(),
        selected: session.planning.target() === null ? session.selected() : session.planning.units(),
        pointed: pointed(),
        shades: session.shades(),
        works: works(),
        lines: linesOf(
          [...session.overlays(), ...traceLines(session.trace())],
          session.path(),
          [...(session.digest()?.marches ?? []), ...session.ways()],
          [...session.sketching.sketch().arrows, ...session.planning.arrows()],
        ),
        cursor: props.cursor,
      }),
    );
    createEffect(() => {
      const w = session.wanted();
      if (!w) return;
      const under = scale < READABLE ? undefined : coveredBy(board.screenOf(w.at), box);
      if (under !== undefined) board.panBy(under, 0);
      // From afar, where counters are mere squares, one looks closer.
      else board.goTo(w.at, ...(scale < READABLE ? [NEAR] : []));
    });
    onCleanup(() => {
      const at = looked && middleOf(board, looked, session.profile.hexes);
      const own = views.get(session) ?? new Map<TableViewer, Look>();
      if (at !== undefined) views.set(session, own.set(viewer, { at, scale }));
      props.onBoard(null);
      board.close();
    });
  });
  // What the cursor stands on, for those who hear the board.
  createEffect(() => {
    const at = props.cursor;
    if (at === null) return;
    setSpoken(hexWords(session, at));
  });
  return (
    <div class="board-frame" data-tour="board">
      <div
        ref={(el) => (box = el)}
        class="board"
        tabindex="0"
        role="application"
        aria-label={t('table.board')}
        aria-describedby="board-cursor"
        data-board
        data-cursor={props.cursor ?? ''}
      />
      <div id="board-cursor" class="visually-hidden" aria-live="polite">
        {spoken()}
      </div>
      <Show when={!loaded()}>
        <div class="board-loading" role="status">
          <Show when={failed()} fallback={t('table.loading')}>
            {(why) => (
              <Notice tone="bad" title={t('table.mapFailed')}>
                {why()}. {t('table.mapFailedTodo')}
              </Notice>
            )}
          </Show>
        </div>
      </Show>
    </div>
  );
}
