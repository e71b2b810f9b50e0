// What is written in the margin of a hex: control, marks, and what the layer over the map says of it.
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { RuleLink } from '../ui/index.ts';
import { layerFacts, markFacts } from './place-facts.ts';

export function PlaceNotes(props: { readonly session: Session; readonly at: number }): JSX.Element {
  const view = () => props.session.standing().view;
  const facts = createMemo(() => [
    ...layerFacts(props.session.profile, view(), props.at),
    ...markFacts(props.session.profile, view(), props.at),
  ]);
  const notes = createMemo(() =>
    props.session.overlays().flatMap((o) => o.notes?.filter((n) => n.at === props.at) ?? []),
  );
  return (
    <Show when={facts().length + notes().length > 0}>
      <dl class="place-facts">
        <For each={facts()}>
          {(f) => (
            <div>
              <dt>{f.title}</dt>
              <dd>{f.words}</dd>
            </div>
          )}
        </For>
      </dl>
      <For each={notes()}>
        {(n) => (
          <p class="place-note">
            {n.text} <RuleLink rule={n.rule} />
          </p>
        )}
      </For>
    </Show>
  );
}
