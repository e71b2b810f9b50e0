// The table by keyboard: a cursor on the board, the units that can act one after another, and everything else on a key.
import { createMemo, onCleanup, onMount } from 'solid-js';
import { type Board, isTarget } from '../board/types.ts';
import { keyAct, type KeyAct } from '../model/keys.ts';
import type { Rounds } from '../model/rounds.ts';
import type { TableSession } from '../model/session.ts';
import { turnBoard } from '../model/turns.ts';
import { layersFor } from '../panels/layers.ts';
import { answerNth } from './table-focus.ts';
import type { Opened, PanelTab } from './table-types.ts';

export interface KeyNeeds {
  readonly session: TableSession;
  readonly rounds: Rounds;
  readonly board: () => Board | null;
  readonly cursor: () => number | null;
  readonly setCursor: (at: number) => void;
  /** Nothing is to be done while the screen is handed over. */
  readonly covered: () => boolean;
  readonly done: () => void;
  readonly open: (what: Opened) => void;
  readonly rules: () => void;
  readonly show: (tab: PanelTab) => void;
}

export function watchKeys(n: KeyNeeds): void {
  const { session, board, cursor, setCursor } = n;
  const s = session.standing;
  const ready = createMemo(() => session.faces().filter((f) => f.ready && f.at < session.profile.hexes));
  function pickAtCursor(extend: boolean): void {
    const at = cursor();
    if (at === null) return;
    const stack = session.stacks().get(at) ?? [];
    const own = stack.filter((f) => f.ready);
    // Pressed again, the next piece of the stack is meant.
    const now = own.findIndex((f) => session.selected().has(f.id));
    const target = session.shades().some((x) => x.at === at && isTarget(x));
    const piece =
      target && now < 0 && session.selected().size > 0 ? null : (own[(now + 1) % Math.max(1, own.length)] ?? stack[0]);
    session.pick({ at, piece: piece?.id ?? null, extend });
  }
  function moveCursor(to: Extract<KeyAct, { kind: 'move' }>['to']): void {
    const b = board();
    if (!b) return;
    const from = cursor() ?? session.focus() ?? ready()[0]?.at ?? 0;
    const next = cursor() === null ? from : b.neighbour(from, to);
    setCursor(next);
    b.goTo(next);
  }
  function obey(a: KeyAct): void {
    const b = board();
    switch (a.kind) {
      case 'move':
        return moveCursor(a.to);
      case 'pick':
        return pickAtCursor(a.extend);
      case 'layer':
        // What is asked comes first; with nothing asked, digits are layers.
        if (a.n > 0 && answerNth(a.n)) return undefined;
        return session.setLayer(a.n === 0 ? null : (layersFor(session.profile, s())[a.n - 1]?.id ?? null));
      case 'zoom':
        return b?.zoomBy(a.by);
      case 'cancel':
        b?.skip();
        if (session.planning.target() !== null) return session.planning.close();
        // One thing at a time: what is chosen, then what lies over the board.
        if (session.selected().size === 0 && session.asking() === null && session.plan() === null) {
          session.dismissResults();
          session.dismissDigest();
        }
        return session.cancel();
      case 'undo':
        return session.undo();
      case 'redo':
        return session.redo();
      case 'fit':
        return b?.fit();
      case 'quarter':
        return turnBoard(session.table);
      case 'find':
        return n.open('find');
      case 'next':
        return n.rounds.go('unit', 'on');
      case 'previous':
        return n.rounds.go('unit', 'back');
      case 'next-stack':
        return n.rounds.go('stack', 'on');
      case 'leave':
        return n.rounds.leave();
      case 'formation':
        return session.setManner(session.manner() === 'formation' ? 'gather' : 'formation');
      case 'stack': {
        const at = cursor() ?? session.focus();
        return at === null ? undefined : session.selectStack(at);
      }
      case 'done':
        return session.held() === null ? n.done() : session.goOn();
      case 'repeat': {
        const verb = session.lastVerb();
        return verb === null ? undefined : session.begin(verb);
      }
      case 'briefing':
        return n.open('briefing');
      case 'help':
        return n.open('help');
      case 'rules':
        return n.rules();
      case 'center': {
        const at = cursor() ?? session.focus();
        return at === null ? undefined : b?.goTo(at);
      }
      case 'log':
      case 'here':
      case 'forces':
      case 'turn':
        return n.show(a.kind);
    }
  }
  const onKey = (e: KeyboardEvent): void => {
    // Dialogs and menus keep their own keys: Escape closes them, not the choice behind.
    if (n.covered() || e.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const target = e.target as HTMLElement;
    if (target.closest('[role="menu"]') !== null) return;
    const field = /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable;
    const onBoard = target === document.body || target.closest('[data-board]') !== null;
    const act = keyAct(e, field ? 'field' : onBoard ? 'board' : 'page');
    if (!act) return;
    e.preventDefault();
    obey(act);
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });
}
