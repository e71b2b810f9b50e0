// One line of the game's own that is always in sight: a count of points.
import { For, type JSX } from 'solid-js';
import type { Session } from '../model/types.ts';
import { usePanel } from './use-panel.ts';

export function HeadLine(props: {
  readonly session: Session;
  readonly id: string;
  readonly title: string;
}): JSX.Element {
  const panel = usePanel(
    props.session,
    () => props.id,
    () => true,
  );
  const lines = () => (panel.blocks() ?? []).flatMap((b) => (b.kind === 'text' ? [b.text] : []));
  return (
    <For each={lines()}>
      {(line) => (
        <span class="head-line" title={props.title}>
          {line}
        </span>
      )}
    </For>
  );
}
