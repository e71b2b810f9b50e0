// The first stops of the Tab key: past the tools to what is asked, the map and the panels. Seen only while they have the focus.
import { For, type JSX } from 'solid-js';
import { t } from '../texts/index.ts';

/** The first of these that is there gets the focus. */
const WAYS = [
  { title: 'table.skipQuestion', to: ['.prompt-choices button', '.prompt-acts button', '.prompt'] },
  { title: 'table.skipMap', to: ['[data-board]'] },
  { title: 'table.skipPanels', to: ['.table-side [role="tab"][aria-selected="true"]'] },
] as const;

function go(to: readonly string[]): void {
  for (const selector of to) {
    const el = document.querySelector<HTMLElement>(selector);
    if (!el) continue;
    el.focus();
    return;
  }
}

export function SkipLinks(): JSX.Element {
  return (
    <nav class="skip-links" aria-label={t('table.skip')}>
      <For each={WAYS}>
        {(way) => (
          <button type="button" class="skip-link" onClick={() => go(way.to)}>
            {t(way.title)}
          </button>
        )}
      </For>
    </nav>
  );
}
