import '../styles/panels.css';
import { type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Notice } from '../ui/index.ts';
import { SheetView } from './SheetView.tsx';
import { useSheet } from './use-sheet.ts';

/** One sheet of the game, as it stands. */
export function SheetPanel(props: {
  readonly session: Session;
  readonly id: string;
  /** A sheet nobody sees asks for nothing. */
  readonly visible?: boolean;
}): JSX.Element {
  const sheet = useSheet(
    props.session,
    () => props.id,
    () => props.visible !== false,
  );
  return (
    <section class="panel" aria-busy={sheet.blocks() === undefined}>
      <Show when={sheet.failed() !== undefined}>
        <Notice tone="bad">{t('panels.sheetFailed')}</Notice>
      </Show>
      <Show when={sheet.blocks()}>
        {(blocks) => (
          <Show when={blocks().length > 0} fallback={<p class="panel-empty">{t('panels.sheetEmpty')}</p>}>
            <SheetView session={props.session} blocks={blocks()} />
          </Show>
        )}
      </Show>
    </section>
  );
}
