// A case or the tutorial at the table: its steps beside the board.
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import type { Board } from '../board/types.ts';
import type { GuideStep } from '@rasputitsa/host';
import type { Session } from '../model/types.ts';
import { GuidePanel } from '../panels/GuidePanel.tsx';
import { freeBoard } from './free-part.ts';

/** What may lie over the board while somebody reads; where a battle leaves no room at all it will be looked at, not the map. */
const ALWAYS = '.guide, .prompt';
const IN_BATTLE = `${ALWAYS}, .battle`;
/** Pixels each way in which a few hexes can be shown. */
const ROOM = 200;

export function GuideHost(props: {
  readonly session: Session;
  readonly board?: Board | null;
  readonly onLeave: () => void;
}): JSX.Element {
  const { session } = props;
  const [busy, setBusy] = createSignal(false);
  const goTo = (at: number): void => {
    setBusy(true);
    void session.goto(at).finally(() => setBusy(false));
  };
  /** Everything the step speaks of, where it can be seen. */
  const point = (step: GuideStep): void => {
    const { hexes } = session.profile;
    const at = (step.places ?? []).filter((h) => h < hexes);
    const faces = session.faces().filter((f) => step.pieces?.includes(f.id) && f.at >= 0 && f.at < hexes);
    const all = [...at, ...faces.map((f) => f.at)];
    if (all[0] !== undefined) session.goTo(all[0]);
    // After the page has taken the step in: the card is as large as its words then.
    queueMicrotask(() => {
      const beside = freeBoard(IN_BATTLE);
      const isRoom = beside && Math.min(beside.x1 - beside.x0, beside.y1 - beside.y0) >= ROOM;
      const free = isRoom ? beside : freeBoard(ALWAYS);
      if (free) props.board?.reveal(all, free);
    });
  };
  // A board that is there only now has missed what was pointed at.
  createEffect(
    on(
      () => props.board,
      () => {
        const { guide } = session.standing();
        const step = guide?.steps[guide.at];
        if (step) point(step);
      },
      { defer: true },
    ),
  );
  return (
    <Show when={session.standing().guide}>
      {(guide) => (
        <GuidePanel
          guide={guide()}
          busy={busy()}
          onGoTo={goTo}
          onTry={(step) => {
            const at = step.places?.[0];
            if (step.pieces?.length) session.select(step.pieces.filter((p) => p >= 0));
            if (at !== undefined) session.goTo(at);
          }}
          onPoint={point}
          remarks={session.refusal() ? 'quiet' : 'shown'}
          onLeave={() => props.onLeave()}
        />
      )}
    </Show>
  );
}
