// Who plays by keyboard: a question may take the focus then, and only then.
let byKeys = false;
document.addEventListener('keydown', () => (byKeys = true), true);
document.addEventListener('pointerdown', () => (byKeys = false), true);

/** Keys are used, and no dialog or menu has them. */
export function mayFocus(): boolean {
  return byKeys && document.querySelector('dialog[open], [role="menu"]') === null;
}
/** For a question that is drawn now: it gets the focus from the board, from nothing else. */
export function offerFocus(el: HTMLElement): void {
  setTimeout(() => {
    const now = document.activeElement;
    const free = now === document.body || now?.matches('[data-board]') === true;
    if (mayFocus() && free && el.isConnected) el.querySelector<HTMLElement>('button.blocks-piece-button')?.focus();
  });
}
