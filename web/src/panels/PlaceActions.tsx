// What can be done with the pieces chosen, and what begins with a place.
import type { Args } from '@rasputitsa/kernel';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Target } from '@rasputitsa/host';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button } from '../ui/index.ts';
import { press } from './press.ts';

/** Verbs that begin with this place; none while somebody else is to move. */
function useVerbsAt(session: Session, at: () => number): () => readonly Target[] {
  const [verbs, setVerbs] = createSignal<readonly Target[]>([]);
  createEffect(() => {
    const place = at();
    const { viewer, view } = session.standing();
    let late = false;
    onCleanup(() => {
      late = true;
    });
    if (viewer === 'spectator' || !view.owing.includes(viewer)) {
      setVerbs([]);
      return;
    }
    session.host.targets(session.seat, { place }).then(
      (found) => {
        if (!late) setVerbs(found);
      },
      // The board tells of trouble; a list of buttons that is missing is not reported.
      () => setVerbs([]),
    );
  });
  return verbs;
}

export function PlaceActions(props: { readonly session: Session; readonly at: number }): JSX.Element {
  const verbs = useVerbsAt(props.session, () => props.at);
  const go = (target: Target): void => {
    const { arg } = target.asked;
    press(props.session, {
      title: target.title,
      action: { verb: target.verb, args: target.given as Args },
      ...(arg === null ? {} : { asks: [arg] }),
    });
  };
  const chosen = (): readonly Target[] => (props.session.selected().size > 0 ? props.session.targets() : []);
  return (
    <Show when={chosen().length + verbs().length > 0}>
      <div class="place-actions" role="group" aria-label={t('stack.actions')}>
        <For each={chosen()}>
          {(target) => (
            <Button size="s" busy={props.session.busy()} onClick={() => props.session.begin(target.verb)}>
              {target.title}
            </Button>
          )}
        </For>
        <For each={verbs()}>
          {(target) => (
            <Button size="s" busy={props.session.busy()} onClick={() => go(target)}>
              {target.title}
            </Button>
          )}
        </For>
      </div>
    </Show>
  );
}
