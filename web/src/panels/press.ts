// Pressing what a panel offers: a whole action is taken as it stands, one with arguments missing begins a choice.
import type { Action, PanelAction } from '@rasputitsa/kernel';
import { createEffect, createRoot, untrack } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { Session } from '../model/types.ts';

/** A question that is not asked by then will not be asked any more. */
const PATIENCE = 5000;

/** Gives the answers the panel has already, one after the other as they are asked for, and leaves the rest to the player. */
function answerKnown(session: Session, { verb, args }: Action): void {
  createRoot((end) => {
    const timer = setTimeout(end, PATIENCE);
    const stop = (): void => {
      clearTimeout(timer);
      end();
    };
    const given = new Set<string>();
    session.select([]);
    session.begin(verb);
    createEffect(() => {
      const asking = session.asking();
      if (session.refusal() !== null) return stop();
      if (!asking || asking.verb !== verb) return;
      const arg = asking.asked.arg;
      const value = arg === null ? undefined : args[arg];
      if (arg === null || value === undefined || given.has(arg)) return stop();
      given.add(arg);
      untrack(() => session.answer(value));
    });
  });
}

export function press(session: Session, pressed: PanelAction): void {
  // Panels live in a store; what is sent to the rules must be plain data.
  const { action, asks } = unwrap(pressed);
  if (asks && asks.length > 0) answerKnown(session, action);
  else void session.act(action);
}
