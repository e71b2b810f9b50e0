// Instead of a blank page: what failed, and the ways out of it.
import type { JSX } from 'solid-js';
import { troubleFrom } from '../model/host.ts';
import { t } from '../texts/index.ts';
import { Button, Notice } from '../ui/index.ts';

export function Broken(props: { readonly error: unknown; readonly onAgain: () => void }): JSX.Element {
  const trouble = () => troubleFrom(props.error, t('app.broken'), t('app.brokenTodo'));
  const home = (): void => {
    location.hash = '#/';
    props.onAgain();
  };
  return (
    <div class="opening" data-broken>
      <Notice
        tone="bad"
        live
        title={trouble().what}
        actions={
          <>
            <Button onClick={home}>{t('table.back')}</Button>
            <Button kind="primary" onClick={() => location.reload()}>
              {t('app.reload')}
            </Button>
          </>
        }
      >
        <p>
          {trouble().why}. {trouble().todo}
        </p>
      </Notice>
    </div>
  );
}
