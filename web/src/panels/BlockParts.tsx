// What blocks of a panel share: buttons and titles.
import type { PanelAction } from '@rasputitsa/kernel';
import { For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { Button, RuleLink } from '../ui/index.ts';
import type { KnownPiece } from './pieces.ts';
import { press } from './press.ts';

/** What every block needs of the table. */
export interface BlockNeeds {
  readonly session: Session;
  readonly pieces: () => ReadonlyMap<number, KnownPiece>;
}

export function BlockActions(
  props: BlockNeeds & { readonly actions: readonly PanelAction[] | undefined },
): JSX.Element {
  return (
    <Show when={(props.actions?.length ?? 0) > 0}>
      <span class="blocks-actions">
        <For each={props.actions}>
          {(a) => (
            <Button size="s" data-action={JSON.stringify(a.action)} onClick={() => press(props.session, a)}>
              {a.title}
            </Button>
          )}
        </For>
      </span>
    </Show>
  );
}

export function BlockTitle(props: {
  readonly title?: string | undefined;
  readonly rule?: string | undefined;
}): JSX.Element {
  return (
    <Show when={props.title}>
      <h3 class="blocks-title">
        {props.title} <Show when={props.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
      </h3>
    </Show>
  );
}
