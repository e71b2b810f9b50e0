// Two people, one screen: between their turns nothing of the board is on the page.
import '../styles/panels.css';
import { createUniqueId, type JSX, onMount } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button } from '../ui/index.ts';

/** Shown in place of the board and its panels, never over them: do not render those at the same time. */
export function HandOver(props: { readonly session: Session; readonly onTaken?: () => void }): JSX.Element {
  const title = createUniqueId();
  let button: HTMLButtonElement | undefined;
  onMount(() => button?.focus());
  const side = (): number => props.session.standing().handOver ?? -1;
  const name = (): string => props.session.sideName(side());
  const take = (): void => {
    if (side() < 0) return;
    void props.session.sit(side()).then(() => props.onTaken?.());
  };
  return (
    <main class="hand-over" aria-labelledby={title}>
      <div class="hand-over-card">
        <p class="caps quiet">{props.session.profile.title}</p>
        <h1 id={title} class="hand-over-title">
          {t('handOver.title', { side: name() })}
        </h1>
        <p class="hand-over-text">{t('handOver.text', { side: name() })}</p>
        <Button ref={(el) => (button = el)} kind="primary" size="l" busy={props.session.busy()} onClick={take}>
          {t('handOver.take', { side: name() })}
        </Button>
      </div>
    </main>
  );
}
