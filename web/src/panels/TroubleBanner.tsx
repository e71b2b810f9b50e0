// Something went wrong that no rule foresees: what, why, and what to do about it.
import '../styles/panels.css';
import { type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { download } from '../model/files.ts';
import { sayTrouble } from './trouble.ts';

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export function TroubleBanner(props: { readonly session: Session; readonly onReload?: () => void }): JSX.Element {
  const save = (): void => {
    props.session.host.exportFile(props.session.seat, 'game').then((f) => download(f.name, f.text), sayTrouble);
  };
  const reload = (): void => (props.onReload ? props.onReload() : location.reload());
  return (
    <Show when={props.session.trouble()}>
      {(trouble) => (
        <div class="trouble">
          <Notice
            tone="bad"
            live
            title={sentence(trouble().what)}
            actions={
              <>
                <Button size="s" icon="download" onClick={save}>
                  {t('trouble.save')}
                </Button>
                <Button size="s" icon="redo" onClick={reload}>
                  {t('trouble.reload')}
                </Button>
                <Button size="s" kind="quiet" onClick={() => props.session.dismiss()}>
                  {t('ui.dismiss')}
                </Button>
              </>
            }
          >
            {sentence(trouble().why)} {sentence(trouble().todo)}
          </Notice>
        </div>
      )}
    </Show>
  );
}
