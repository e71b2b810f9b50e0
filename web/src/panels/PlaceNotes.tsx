// What is written in the margin of a hex: control, marks, and what the layer over the map says of it.
import { createMemo, For, type JSX, Show } from 'solid-js';
import { createTracing, supplyLine } from '../model/tracing.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { RuleLink } from '../ui/index.ts';
import { layerFacts, markFacts } from './place-facts.ts';

export function PlaceNotes(props: { readonly session: Session; readonly at: number }): JSX.Element {
  const view = () => props.session.standing().view;
  const facts = createMemo(() => [
    ...layerFacts(props.session.profile, view(), props.at),
    ...markFacts(props.session.profile, view(), props.at),
  ]);
  /** The hex in focus says how it is supplied, for those who have no pointer to rest on it. */
  const trace = createTracing({
    host: props.session.host,
    seat: props.session.seat,
    standing: props.session.standing,
    at: () => {
      const { profile, standing, stacks } = props.session;
      const wanted = profile.hasTraces && standing().viewer !== 'spectator' && props.at < profile.hexes;
      return wanted && stacks().has(props.at) ? props.at : null;
    },
  });
  const line = createMemo(() => supplyLine(trace(), props.at));
  const notes = createMemo(() => {
    const all = [...props.session.overlays(), ...[trace() ?? []].flat()].flatMap(
      (o) => o.notes?.filter((n) => n.at === props.at) ?? [],
    );
    return all.filter((n, i) => all.findIndex((x) => x.text === n.text) === i);
  });
  return (
    <Show when={facts().length + notes().length > 0 || line() !== undefined}>
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
      <Show when={line()}>
        {(path) => (
          <p class="place-note" data-supply>
            {t('table.supplyFrom', { place: props.session.labelOf(path().at(-1) ?? 0), n: path().length - 1 })}
          </p>
        )}
      </Show>
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
