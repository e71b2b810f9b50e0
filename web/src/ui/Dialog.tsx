// Dialogs are the browser's own: they trap the focus, give it back, make the rest inert, and answer Esc.
import { createSignal, createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../texts/index.ts';
import { IconButton } from './Button.tsx';

export interface DialogProps {
  readonly title: JSX.Element;
  readonly onClose: () => void;
  readonly children: JSX.Element;
  /** Buttons at the foot, the main one last. */
  readonly foot?: JSX.Element;
  readonly width?: 'narrow' | 'normal' | 'wide';
  /** must: only a choice closes it (hand-over, a forced decision). */
  readonly leave?: 'freely' | 'must';
  readonly class?: string;
}

function Frame(props: DialogProps & { readonly shape: 'dialog' | 'sheet' }): JSX.Element {
  const id = createUniqueId();
  let box: HTMLDialogElement | undefined;
  let content: HTMLDivElement | undefined;
  const [long, setLong] = createSignal(false);
  onMount(() => {
    box?.showModal();
    // What is longer than the screen must be reachable by keys that scroll, even if nothing in it can be pressed.
    const watch = new ResizeObserver(() => content && setLong(content.scrollHeight > content.clientHeight));
    if (content) watch.observe(content);
    onCleanup(() => watch.disconnect());
    // A dialog that stays open during a test or a hot reload must not block the page.
    onCleanup(() => box?.close());
  });
  const free = () => props.leave !== 'must';
  return (
    <dialog
      ref={(el) => (box = el)}
      class={`${props.shape} ${props.shape}-${props.width ?? 'normal'} ${props.class ?? ''}`}
      aria-labelledby={id}
      onCancel={(e) => {
        e.preventDefault();
        if (free()) props.onClose();
      }}
      onKeyDown={(e) => e.stopPropagation()}
      onPointerDown={(e) => {
        if (e.target === box && free()) props.onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id} class="dialog-title">
            {props.title}
          </h2>
          <Show when={free()}>
            <IconButton icon="close" label={t('ui.close')} onClick={() => props.onClose()} />
          </Show>
        </header>
        <div ref={(el) => (content = el)} class="dialog-content" tabIndex={long() ? 0 : undefined}>
          {props.children}
        </div>
        <Show when={props.foot !== undefined}>
          <footer class="dialog-foot">{props.foot}</footer>
        </Show>
      </div>
    </dialog>
  );
}

/** In the middle of the screen; on phones it fills the width. */
export function Dialog(props: DialogProps): JSX.Element {
  return <Frame {...props} shape="dialog" />;
}

/** Slides in from the right, on phones from below: for things looked up while the board stays in mind. */
export function Sheet(props: DialogProps): JSX.Element {
  return <Frame {...props} shape="sheet" />;
}
