// A stack by its types: how many of each, as counters; one press takes up all of a type that can act.
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Piece } from './Piece.tsx';
import type { KnownPiece } from './pieces.ts';
import { typesOf } from './stack-types.ts';

export function StackTypes(props: { readonly session: Session; readonly pieces: readonly KnownPiece[] }): JSX.Element {
  const types = createMemo(() => typesOf(props.pieces));
  const chosen = (ids: readonly number[]): boolean =>
    ids.length > 0 &&
    ids.every((id) => props.session.selected().has(id)) &&
    props.session.selected().size === ids.length;
  return (
    <Show when={types().length > 0}>
      <div class="stack-types" role="group" aria-label={t('many.byType')}>
        <For each={types()}>
          {(x) => (
            <button
              type="button"
              class="stack-type"
              disabled={x.ready.length === 0}
              aria-pressed={chosen(x.ready)}
              aria-label={t('many.ofType', { n: x.count, ready: x.ready.length, name: x.name })}
              onClick={() => props.session.select(chosen(x.ready) ? [] : x.ready)}
            >
              <Piece face={x.face} size={34} selected={chosen(x.ready)} />
              <span class="num">×{x.count}</span>
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}
