// What lies under the pointer: the hex by its name and number, its ground, what it would cost.
import { createMemo, type JSX, Show } from 'solid-js';
import type { TableSession } from '../model/session.ts';

export function HoverSlip(props: { readonly session: TableSession }): JSX.Element {
  const { session } = props;
  const words = createMemo(() => {
    const at = session.hover();
    if (at === null || at < 0) return undefined;
    const { sheet } = session;
    const label = sheet.labels[at] ?? '';
    const names = sheet.names.filter((n) => n.at === at && !label.includes(n.name)).map((n) => n.name);
    const ground = sheet.terrains[sheet.terrain[at] ?? -1] ?? '';
    const cost = session.shades().find((x) => x.at === at && x.style === 'target')?.text;
    return { title: [label, ...names].join(', '), ground, cost };
  });
  return (
    <Show when={words()}>
      {(w) => (
        <div class="hover-slip" aria-hidden="true">
          <strong>{w().title}</strong> {w().ground}
          <Show when={w().cost}>{(c) => <span class="num"> · {c()}</span>}</Show>
        </div>
      )}
    </Show>
  );
}
