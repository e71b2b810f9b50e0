// Who waits beside the map: counters by box. One that can act is picked up here as on the map.
import '../styles/panels.css';
import '../styles/panels-turn.css';
import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Growing } from '../ui/Growing.tsx';
import { Disclosure } from '../ui/index.ts';
import { type Box, boxesOf, emptyBoxes } from './boxes.ts';
import { Piece, strengthWords } from './Piece.tsx';
import { type KnownPiece, knownPieces } from './pieces.ts';

function BoxPiece(props: { readonly session: Session; readonly piece: KnownPiece }): JSX.Element {
  const words = (): string => {
    const p = props.piece;
    return [p.hidden ? t('panels.hiddenUnit') : p.name, strengthWords(p), ...p.status]
      .filter((x) => x !== '')
      .join(', ');
  };
  const chosen = (): boolean =>
    props.session.selected().has(props.piece.id) || (props.session.asking()?.ticked.includes(props.piece.id) ?? false);
  return (
    <li>
      <button
        type="button"
        class="box-piece"
        classList={{ 'box-ready': props.piece.face.ready }}
        aria-pressed={chosen()}
        title={words()}
        onClick={(e) =>
          props.session.pick({
            at: props.piece.at,
            piece: props.piece.id,
            extend: e.ctrlKey || e.metaKey || e.shiftKey,
          })
        }
      >
        <Piece face={props.piece.face} size={38} selected={chosen()} />
        <span class="visually-hidden">{words()}</span>
      </button>
    </li>
  );
}

/** By number, so that who is still there stays as it is drawn. */
function BoxPieces(props: { readonly session: Session; readonly pieces: readonly KnownPiece[] }): JSX.Element {
  const byId = createMemo(() => new Map(props.pieces.map((p) => [p.id, p])));
  return (
    <ul class="box-pieces">
      <Growing each={props.pieces.map((p) => p.id)}>
        {(id) => <Show when={byId().get(id)}>{(p) => <BoxPiece session={props.session} piece={p()} />}</Show>}
      </Growing>
    </ul>
  );
}

/** Boxes in which somebody can act stand open. */
function BoxView(props: { readonly session: Session; readonly box: Box }): JSX.Element {
  const [open, setOpen] = createSignal(props.box.ready > 0);
  return (
    <Disclosure
      title={props.box.label}
      note={
        <span class="num">
          <Show when={props.box.ready > 0}>{t('boxes.ready', { n: props.box.ready })}</Show>
          {props.box.count}
        </span>
      }
      open={open()}
      onToggle={setOpen}
    >
      <Show when={open()}>
        <Index each={props.box.sides}>
          {(s) => (
            <>
              <Show when={props.box.sides.length > 1}>
                <h4 class="panel-group">{props.session.sideName(s().side)}</h4>
              </Show>
              <BoxPieces session={props.session} pieces={s().pieces} />
            </>
          )}
        </Index>
      </Show>
    </Disclosure>
  );
}

/** So many names are still read. */
const FEW = 8;

export function BoxesPanel(props: { readonly session: Session }): JSX.Element {
  const boxes = createMemo(() =>
    boxesOf(
      props.session.profile,
      knownPieces(props.session.profile, props.session.standing(), props.session.faces()).values(),
    ),
  );
  const byAt = createMemo(() => new Map(boxes().map((b) => [b.at, b])));
  const empty = () => emptyBoxes(props.session.profile, boxes());
  return (
    <section class="panel" aria-label={t('boxes.title')}>
      <Show when={boxes().length > 0} fallback={<p class="panel-empty">{t('boxes.none')}</p>}>
        <div>
          <For each={boxes().map((b) => b.at)}>
            {(at) => <Show when={byAt().get(at)}>{(box) => <BoxView session={props.session} box={box()} />}</Show>}
          </For>
        </div>
      </Show>
      <Show when={boxes().length > 0 && empty().length > 0}>
        <p class="boxes-empty">
          {empty().length > FEW
            ? t('boxes.emptyMany', { n: empty().length })
            : t('boxes.empty', { list: empty().join(', ') })}
        </p>
      </Show>
    </section>
  );
}
