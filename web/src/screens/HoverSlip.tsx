// What lies under the pointer: the hex by its name and number, its ground, who stands there, and what a move there would cost and
// bring about.
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { TableSession } from '../model/session.ts';
import { supplyLine } from '../model/tracing.ts';
import { t } from '../texts/index.ts';

/** More names than this are a list for the panel. */
const MOST = 6;

export function HoverSlip(props: { readonly session: TableSession }): JSX.Element {
  const { session } = props;
  const words = createMemo(() => {
    const at = session.hover();
    if (at === null || at < 0) return undefined;
    const { profile } = session;
    const ground = profile.terrains[profile.terrain[at] ?? -1] ?? '';
    const asked = [session.asking()?.asked, ...session.targets().map((x) => x.asked)];
    const choice = asked.flatMap((a) => (a?.type === 'place' ? a.choices : [])).find((c) => c.value === at);
    const here = session.stacks().get(at) ?? [];
    // A counter may lie over the name of the city.
    const title = session.labelOf(at);
    const names = profile.names.filter((n) => n.at === at && !title.includes(n.name)).map((n) => n.name);
    const by = session.targets().filter((x) => x.asked.choices.some((c) => c.value === at));
    return {
      title,
      names: names.join(', '),
      ground,
      by: by.length > 0 && session.targets().length > 1 ? by.map((x) => x.title).join(', ') : '',
      preview: choice?.preview,
      here,
      supply: supplyLine(session.trace(), at),
      note: session.sketching.sketch().notes[at] ?? '',
    };
  });
  return (
    <Show when={words()}>
      {(w) => (
        <div class="hover-slip" aria-hidden="true">
          <p>
            <strong>{w().title}</strong> <Show when={w().names !== ''}>{w().names}, </Show>
            {w().ground}
            <Show when={w().preview?.cost !== undefined}>
              <span class="num"> · {t('table.costs', { n: String(w().preview?.cost) })}</span>
            </Show>
          </p>
          <Show when={w().note !== ''}>
            <p class="hover-own">{w().note}</p>
          </Show>
          <Show when={w().by !== ''}>
            <p>{t('table.by', { verbs: w().by })}</p>
          </Show>
          <For each={w().preview?.notes}>
            {(note) => (
              <p class="hover-note">
                {note.text} <span class="num">{note.rule}</span>
              </p>
            )}
          </For>
          <Show when={w().supply}>
            {(path) => (
              <p>{t('table.supplyFrom', { place: session.labelOf(path().at(-1) ?? 0), n: path().length - 1 })}</p>
            )}
          </Show>
          <For each={session.trace()?.notes}>
            {(note) => (
              <p class="hover-note">
                {note.text} <span class="num">{note.rule}</span>
              </p>
            )}
          </For>
          <For each={w().here.slice(-MOST).toReversed()}>{(f) => <p class="hover-unit">{f.name}</p>}</For>
          <Show when={w().here.length > MOST}>
            <p class="quiet">{t('table.andMore', { n: w().here.length - MOST })}</p>
          </Show>
        </div>
      )}
    </Show>
  );
}
