// What lies under the pointer: the hex by its name and number, its ground, who stands there, and what a move there would cost and
// bring about.
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { TableSession } from '../model/session.ts';
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
    return { title: session.labelOf(at), ground, preview: choice?.preview, here };
  });
  return (
    <Show when={words()}>
      {(w) => (
        <div class="hover-slip" aria-hidden="true">
          <p>
            <strong>{w().title}</strong> {w().ground}
            <Show when={w().preview?.cost !== undefined}>
              <span class="num"> · {t('table.costs', { n: String(w().preview?.cost) })}</span>
            </Show>
          </p>
          <For each={w().preview?.notes}>
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
