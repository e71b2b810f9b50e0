// Something went wrong that no rule foresees: what, why, and what to do about it. Never offers what would lose anything: while
// something is not stored, the page is not to be loaded again.
import '../styles/panels.css';
import { type JSX, Show } from 'solid-js';
import type { Trouble } from '@rasputitsa/host';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { download } from '../model/files.ts';
import { sayTrouble } from './trouble.ts';

function sentence(text: string): string {
  const whole = /[.!?]$/.test(text) ? text : `${text}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

export function TroubleBanner(props: { readonly session: Session; readonly onReload?: () => void }): JSX.Element {
  const { session } = props;
  const save = (): void => {
    session.host.exportFile(session.seat, 'game').then((f) => download(f.name, f.text), sayTrouble);
  };
  const reload = (): void => (props.onReload ? props.onReload() : location.reload());
  const mayReload = (x: Trouble): boolean => ['rules', 'call', 'seat'].includes(x.kind) && session.unsaved() === null;
  const saveButton = (): JSX.Element => (
    <Button size="s" icon="download" onClick={save}>
      {t('trouble.save')}
    </Button>
  );
  return (
    <>
      <Show when={session.standing().elsewhere}>
        <div class="trouble" data-trouble="elsewhere">
          <Notice
            tone="owed"
            live
            title={t('trouble.elsewhere')}
            actions={
              <Button size="s" data-act="play-here" onClick={() => session.playHere()}>
                {t('trouble.playHere')}
              </Button>
            }
          >
            {t('trouble.elsewhereTodo')}
          </Notice>
        </div>
      </Show>
      <Show when={session.unsaved()}>
        {(x) => (
          <div class="trouble" data-trouble="unsaved">
            <Notice
              tone="bad"
              live
              title={sentence(x().what)}
              actions={
                <>
                  {saveButton()}
                  <Button size="s" icon="redo" data-act="keep" onClick={() => session.keep()}>
                    {t('trouble.keep')}
                  </Button>
                </>
              }
            >
              {sentence(x().why)} {sentence(x().todo)}
            </Notice>
          </div>
        )}
      </Show>
      <Show when={session.trouble()}>
        {(trouble) => (
          <div class="trouble" data-trouble={trouble().kind}>
            <Notice
              tone="bad"
              live
              title={sentence(trouble().what)}
              actions={
                <>
                  {saveButton()}
                  <Show when={mayReload(trouble())}>
                    <Button size="s" icon="redo" onClick={reload}>
                      {t('trouble.reload')}
                    </Button>
                  </Show>
                  <Button size="s" kind="quiet" onClick={() => session.dismiss()}>
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
    </>
  );
}
