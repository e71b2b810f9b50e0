// The same answer twice by hand: from now on it could be given without asking.
import type { StandingOrder } from '@rasputitsa/kernel';
import { createSignal, type JSX, Show } from 'solid-js';
import type { TableSession } from '../model/session.ts';
import { t } from '../texts/late.ts';
import { Button, Notice } from '../ui/index.ts';

export function OrderProposal(props: { readonly session: TableSession; readonly order: StandingOrder }): JSX.Element {
  const [gone, setGone] = createSignal('');
  const info = () => props.session.profile.orders.find((o) => o.id === props.order.id && o.id !== gone());
  /** What was chosen with it. */
  const words = (): readonly string[] =>
    Object.values(props.order.params).flatMap((x) => (typeof x === 'string' ? [x] : []));
  const give = (): void => {
    props.session.order([...props.session.standing().view.orders, props.order]);
    setGone(props.order.id);
  };
  return (
    <Show when={info()}>
      {(o) => (
        <div class="slow" data-proposes={o().id}>
          <Notice
            tone="plain"
            title={t('far.propose')}
            actions={
              <>
                <Button size="s" data-act="take-proposal" onClick={give}>
                  {t('orders.add')}
                </Button>
                <Button size="s" kind="quiet" onClick={() => setGone(o().id)}>
                  {t('far.keepAsking')}
                </Button>
              </>
            }
          >
            {t('far.proposeHint', { order: [o().title, ...words()].join(': ') })}
          </Notice>
        </div>
      )}
    </Show>
  );
}
