// Where the focus is, for those who play by keyboard: on the question that appears, and back where it was when it is answered. Who plays
// with the pointer keeps it wherever it is.
import { createEffect, createMemo, on, onCleanup, onMount } from 'solid-js';
import type { TableSession } from '../model/session.ts';
import { mayFocus } from '../ui/focus.ts';

/** What a question is answered with, the most pressing first. */
const ANSWERS = [
  '[data-act="send-plan"]',
  '[data-act="go-on"]',
  '.prompt-choices button:not(:disabled)',
  '.battle-choice .blocks-piece-button',
];
const BOARD = '[data-board]';
/** Buttons that digits press. */
const NUMBERED = ['.prompt-choices button', '.battle-choice .blocks-piece-button'];

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

const toBoard = (): void => find(BOARD)?.focus({ preventScroll: true });

/** The nth answer to what is asked is given; false when nothing is asked that has so many. */
export function answerNth(n: number): boolean {
  for (const selector of NUMBERED) {
    const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
    if (buttons.length === 0) continue;
    const button = buttons[n - 1];
    button?.click();
    return button !== undefined;
  }
  return false;
}

export function keepFocus(session: TableSession): void {
  /** Where the focus was when a key was pressed that led to a question: the button itself may be drawn anew. */
  let from: { readonly el: HTMLElement; readonly again: string } | undefined;
  const onKey = (): void => {
    const el = document.activeElement;
    if (!(el instanceof HTMLElement) || el === document.body || ANSWERS.some((a) => el.matches(a))) return;
    const verb = el.dataset['verb'];
    from = { el, again: verb === undefined ? BOARD : `[data-verb="${verb}"]` };
  };
  onMount(() => {
    document.addEventListener('keydown', onKey, true);
    onCleanup(() => document.removeEventListener('keydown', onKey, true));
  });

  const question = createMemo(() => {
    const a = session.asking();
    if (session.plan() !== null) return 'plan';
    if (session.held() !== null) return 'held';
    return a === null ? null : `${a.verb} ${a.asked.arg ?? ''} ${JSON.stringify(a.given)}`;
  });
  createEffect(
    on(
      question,
      (now) => {
        // What it is answered with is drawn in this very moment.
        setTimeout(() => {
          if (!mayFocus() || question() !== now) return;
          if (now !== null) {
            const [answer] = ANSWERS.flatMap((a) => find(a) ?? []);
            if (answer) answer.focus();
            else toBoard();
            return;
          }
          if (from?.el.isConnected) from.el.focus();
          else (find(from?.again ?? BOARD) ?? find(BOARD))?.focus({ preventScroll: true });
        });
      },
      { defer: true },
    ),
  );
  // A button that is gone takes the focus with it: then it is on the board, where every key works. A replay has keys of its own, which do
  // not mean the cursor on the map.
  createEffect(
    on(
      () => [session.standing().version, session.results().length, session.digest(), session.refusal()],
      () =>
        setTimeout(() => {
          const isPlayed = session.standing().table.kind !== 'replay';
          if (isPlayed && mayFocus() && document.activeElement === document.body) toBoard();
        }),
      { defer: true },
    ),
  );
}
