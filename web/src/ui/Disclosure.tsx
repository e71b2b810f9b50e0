import type { JSX } from 'solid-js';
import { Icon } from './icons.tsx';

/** Closed until wanted. */
export function Disclosure(props: {
  readonly title: JSX.Element;
  /** Stands at the right of the head: what is inside, in a word. */
  readonly note?: JSX.Element;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <details class="disclosure" open={props.open} onToggle={(e) => props.onToggle?.(e.currentTarget.open)}>
      <summary class="disclosure-head">
        <Icon name="right" size="1em" />
        <span class="disclosure-title">{props.title}</span>
        <span class="disclosure-note">{props.note}</span>
      </summary>
      <div class="disclosure-body">{props.children}</div>
    </details>
  );
}
