// How far a computer that plans has come, and the way to cut it short.
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/late.ts';
import { Button } from '../ui/index.ts';

export function Thinking(props: {
  readonly session: Session;
  readonly isHurried: boolean;
  readonly onHurry: () => void;
}): JSX.Element {
  const { host, standing } = props.session;
  const [share, setShare] = createSignal<number>();
  const hurry = (): void => void host.hurry(standing().seat);
  onCleanup(
    host.listen((news) => {
      if (news.kind === 'thinking' && news.table === standing().table.id) {
        setShare(news.share);
        // Whoever hurries it once means the whole turn, and it plans anew after dice.
        if (props.isHurried) hurry();
      }
      // Whoever has acted begins to think about the next thing.
      if (news.kind === 'standing') setShare(undefined);
    }),
  );
  return (
    <Show when={share()}>
      {(done) => (
        <span class="prompt-wait thinking" data-thinking>
          <progress value={done()} max={1} aria-label={t('thinking.progress')} />
          <Show when={!props.isHurried} fallback={t('thinking.hurried')}>
            <Button
              data-act="hurry"
              title={t('thinking.hurryHint')}
              onClick={() => {
                props.onHurry();
                hurry();
              }}
            >
              {t('thinking.hurry')}
            </Button>
          </Show>
        </span>
      )}
    </Show>
  );
}
