// The whole map in a corner; a click goes there.
import { type JSX, onCleanup, onMount } from 'solid-js';
import type { Board } from '../board/types.ts';
import { t } from '../texts/index.ts';

export function MiniMap(props: { readonly board: Board }): JSX.Element {
  let box: HTMLDivElement | undefined;
  onMount(() => {
    if (!box) return;
    onCleanup(props.board.miniMap(box));
  });
  return <div ref={(el) => (box = el)} class="mini-map" role="img" aria-label={t('table.miniMap')} />;
}
