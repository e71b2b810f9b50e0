// A panel kept in step with the game while somebody looks at it.
import type { PanelBlock } from '@rasputitsa/kernel';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Session } from '../model/types.ts';
import { withKeys } from './block-keys.ts';

export interface LivePanel {
  /** undefined until the first answer; afterwards the last content, until the next is there. */
  readonly blocks: Accessor<readonly PanelBlock<string>[] | undefined>;
  readonly failed: Accessor<unknown>;
}

export function usePanel(session: Session, id: Accessor<string>, visible: Accessor<boolean>): LivePanel {
  return useBlocks(session, id, (wanted) => session.panel(wanted), visible);
}
/** `answer` is asked again whenever the game or the key changes. */
export function useBlocks(
  session: Session,
  id: Accessor<string>,
  answer: (id: string) => Promise<readonly PanelBlock<string>[]>,
  visible: Accessor<boolean> = () => true,
): LivePanel {
  const [panel, setPanel] = createStore<{ blocks?: readonly PanelBlock<string>[] }>({});
  const [failed, setFailed] = createSignal<unknown>();
  let asking = false;
  let again = false;
  let over = false;
  onCleanup(() => {
    over = true;
  });
  /** A computer moves faster than panels are read: never more than one question at a time. */
  const ask = async (): Promise<void> => {
    if (asking) {
      again = true;
      return;
    }
    asking = true;
    again = false;
    const wanted = id();
    try {
      const fresh = await answer(wanted);
      if (!over && wanted === id()) {
        // What is still there stays as it is drawn: a button that was pressed keeps the focus.
        setPanel('blocks', reconcile(withKeys(fresh), { key: 'key' }));
        setFailed(undefined);
      }
    } catch (error) {
      if (!over) setFailed(() => error);
    }
    asking = false;
    if (again && !over) await ask();
  };
  createEffect(() => {
    session.standing();
    id();
    if (visible()) void ask();
  });
  return { blocks: () => panel.blocks, failed };
}
