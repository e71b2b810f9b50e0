import '../styles/panels.css';
import { createEffect, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Notice } from '../ui/index.ts';
import { BlocksView } from './BlocksView.tsx';
import { usePanel } from './use-panel.ts';

/** One panel of the game, as it stands. */
export function GamePanel(props: {
  readonly session: Session;
  readonly id: string;
  /** A panel nobody sees asks for nothing. */
  readonly visible?: boolean;
  /** Told how much there is to say. */
  readonly onBlocks?: (n: number) => void;
}): JSX.Element {
  const panel = usePanel(
    props.session,
    () => props.id,
    () => props.visible !== false,
  );
  createEffect(() => {
    const blocks = panel.blocks();
    if (blocks) props.onBlocks?.(blocks.length);
  });
  return (
    <section class="panel" aria-busy={panel.blocks() === undefined}>
      <Show when={panel.failed() !== undefined}>
        <Notice tone="bad">{t('panels.failed')}</Notice>
      </Show>
      <Show when={panel.blocks()}>
        {(blocks) => (
          <Show when={blocks().length > 0} fallback={<p class="panel-empty">{t('panels.empty')}</p>}>
            <BlocksView session={props.session} blocks={blocks()} />
          </Show>
        )}
      </Show>
    </section>
  );
}
