// Pencil blue: what leads somewhere. A rule number leads to the rule, a place to the map.
import { createContext, type JSX, Show, useContext } from 'solid-js';
import { t } from '../texts/index.ts';

/** What links on a page can do; the table fills it in. Without it they are plain text. */
export interface PageLinks {
  openRule?(rule: string): void;
  goTo?(at: number): void;
  placeName?(at: number): string;
  /** Shows once more what happened since a version. */
  watch?(since: number): void;
}
export const LinksContext = createContext<PageLinks>({});
export function useLinks(): PageLinks {
  return useContext(LinksContext);
}

/** What no rulebook says: turns, undo, ends by agreement. There is nothing to look up. */
function isOurs(rule: string): boolean {
  return rule.startsWith('kernel:');
}

/** plain: only the number, for places inside something that is pressed itself. */
export function RuleLink(props: { readonly rule: string; readonly plain?: boolean }): JSX.Element {
  const links = useLinks();
  return (
    <Show
      when={links.openRule !== undefined && !props.plain && !isOurs(props.rule)}
      fallback={<span class="rule-number num">{isOurs(props.rule) ? '' : props.rule}</span>}
    >
      <button
        type="button"
        class="link rule-number num"
        aria-label={t('ui.openRule', { rule: props.rule })}
        onClick={(e) => {
          e.stopPropagation();
          links.openRule?.(props.rule);
        }}
      >
        {props.rule}
      </button>
    </Show>
  );
}

export function PlaceLink(props: { readonly at: number; readonly children?: JSX.Element }): JSX.Element {
  const links = useLinks();
  const name = () => links.placeName?.(props.at) ?? String(props.at);
  return (
    <Show when={links.goTo !== undefined} fallback={<span>{props.children ?? name()}</span>}>
      <button
        type="button"
        class="link"
        title={t('ui.goTo', { place: name() })}
        onClick={(e) => {
          e.stopPropagation();
          links.goTo?.(props.at);
        }}
      >
        {props.children ?? name()}
      </button>
    </Show>
  );
}

export function Kbd(props: { readonly children: JSX.Element }): JSX.Element {
  return <kbd class="kbd num">{props.children}</kbd>;
}
