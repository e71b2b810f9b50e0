// What blocks of a sheet share: buttons and titles.
import type { PanelAction } from '@rasputitsa/kernel';
import { For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { Button, RuleLink } from '../ui/index.ts';
import type { KnownPiece } from './pieces.ts';
import { press } from './press.ts';

/** What every block needs of the table. */
export interface SheetNeeds {
  readonly session: Session;
  readonly pieces: () => ReadonlyMap<number, KnownPiece>;
}

export function SheetActions(
  props: SheetNeeds & { readonly actions: readonly PanelAction[] | undefined },
): JSX.Element {
  return (
    <Show when={(props.actions?.length ?? 0) > 0}>
      <span class="sheet-actions">
        <For each={props.actions}>
          {(a) => (
            <Button size="s" busy={props.session.busy()} onClick={() => press(props.session, a)}>
              {a.title}
            </Button>
          )}
        </For>
      </span>
    </Show>
  );
}

export function SheetTitle(props: {
  readonly title?: string | undefined;
  readonly rule?: string | undefined;
}): JSX.Element {
  return (
    <Show when={props.title}>
      <h3 class="sheet-title">
        {props.title} <Show when={props.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
      </h3>
    </Show>
  );
}
