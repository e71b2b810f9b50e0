// The end of a game: how it ended, and what to do with the memory of it.
import '../styles/panels-turn.css';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { isFar } from '@rasputitsa/server/wire';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, IconButton, RuleLink } from '../ui/index.ts';
import { saveReport } from './report-items.ts';
import { sayTrouble } from './trouble.ts';

export function ResultCard(props: {
  readonly session: Session;
  readonly onReplay: () => void;
  readonly onLuck: () => void;
  readonly onReview: () => void;
  readonly onLeave: () => void;
}): JSX.Element {
  const [open, setOpen] = createSignal(true);
  let card: HTMLElement | undefined;
  onMount(() => card?.focus());
  const result = () => props.session.standing().view.result;
  const winner = (): string => {
    const side = result()?.winner ?? -1;
    return side < 0 ? t('result.draw') : t('result.wins', { side: props.session.sideName(side) });
  };
  /** What was given before the game, and what was not told before its end. */
  const beside = (): readonly string[] => {
    const { handicap, chairs } = props.session.standing().table;
    const given = handicap && t('result.handicap', { n: handicap.points, side: props.session.sideName(handicap.side) });
    const styles = chairs.flatMap((c, side) =>
      c === 'person' || c.was === undefined
        ? []
        : [t('result.style', { side: props.session.sideName(side), style: t(`style.${c.was}`) })],
    );
    return [...(given === undefined ? [] : [given]), ...styles];
  };
  return (
    <Show when={open() && (result() ?? props.session.standing().table.over) !== null}>
      <section ref={(el) => (card = el)} class="result card" tabIndex={-1} aria-label={t('result.title')}>
        <div class="result-close">
          <IconButton icon="close" label={t('result.look')} onClick={() => setOpen(false)} />
        </div>
        <p class="caps quiet">{t('result.title')}</p>
        <h2 class="result-title">{result() ? winner() : props.session.standing().table.over}</h2>
        <Show when={result()}>
          {(r) => (
            <p class="result-level">
              <span>{r().level}</span>
              <Show when={r().score !== undefined}>
                <span class="num">{t('result.score', { n: r().score ?? 0 })}</span>
              </Show>{' '}
              <RuleLink rule={r().rule} />
            </p>
          )}
        </Show>
        <For each={beside()}>{(words) => <p class="result-beside">{words}</p>}</For>
        <div class="result-acts">
          <Button kind="primary" icon="play" onClick={() => props.onReplay()}>
            {t('result.replay')}
          </Button>
          <Button icon="dice" onClick={() => props.onLuck()}>
            {t('result.luck')}
          </Button>
          <Show when={props.session.profile.coach === 'review' && !isFar(props.session.standing().table.id)}>
            <Button icon="school" data-act="review" onClick={() => props.onReview()}>
              {t('menu.review')}
            </Button>
          </Show>
          <Button icon="log" data-act="report" onClick={() => void saveReport(props.session, 'html').catch(sayTrouble)}>
            {t('report.short')}
          </Button>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            {t('result.look')}
          </Button>
          <Button kind="quiet" onClick={() => props.onLeave()}>
            {t('result.leave')}
          </Button>
        </div>
      </section>
    </Show>
  );
}
