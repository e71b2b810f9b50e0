import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { Icon, type IconName } from './icons.tsx';
import { nextIndex } from './keys.ts';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly icon?: IconName;
  /** A short count or mark after the title. */
  readonly badge?: string | undefined;
  /** Something in there is owed now. */
  readonly owed?: boolean;
  /** A stop of the first steps. */
  readonly tour?: string;
  readonly content: () => JSX.Element;
}

export function Tabs(props: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly onChange: (id: string) => void;
  readonly class?: string;
}): JSX.Element {
  const base = createUniqueId();
  const buttons = new Map<string, HTMLButtonElement>();
  const shown = () => props.tabs.find((x) => x.id === props.active) ?? props.tabs[0];
  const onKey = (e: KeyboardEvent) => {
    const at = props.tabs.findIndex((x) => x.id === shown()?.id);
    const to = nextIndex(e.key, at, props.tabs.length, 'across');
    const tab = to === undefined ? undefined : props.tabs[to];
    if (tab === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    props.onChange(tab.id);
    buttons.get(tab.id)?.focus();
  };
  return (
    <div class={`tabs ${props.class ?? ''}`}>
      <div class="tab-list" role="tablist" aria-label={props.label} onKeyDown={onKey}>
        <For each={props.tabs}>
          {(tab) => (
            <button
              type="button"
              role="tab"
              ref={(el) => buttons.set(tab.id, el)}
              id={`${base}-${tab.id}-tab`}
              class="tab"
              data-tour={tab.tour}
              classList={{ 'tab-owed': tab.owed === true }}
              aria-selected={shown()?.id === tab.id}
              aria-controls={`${base}-${tab.id}`}
              tabIndex={shown()?.id === tab.id ? 0 : -1}
              onClick={() => props.onChange(tab.id)}
            >
              <Show when={tab.icon}>{(name) => <Icon name={name()} />}</Show>
              <span>{tab.title}</span>
              <Show when={tab.badge}>{(badge) => <span class="tab-badge num">{badge()}</span>}</Show>
            </button>
          )}
        </For>
      </div>
      <Show when={shown()} keyed>
        {(tab) => (
          <div
            class="tab-panel"
            role="tabpanel"
            id={`${base}-${tab.id}`}
            aria-labelledby={`${base}-${tab.id}-tab`}
            tabIndex={0}
          >
            {tab.content()}
          </div>
        )}
      </Show>
    </div>
  );
}
