// An attack thought through before anybody moves: who is to take part, and what it would come to.
import '../styles/attack-plan.css';
import '../styles/panels-blocks.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Face } from '../board/types.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/late.ts';
import { Button, IconButton, Notice } from '../ui/index.ts';
import { BlocksView } from './BlocksView.tsx';
import { Piece } from './Piece.tsx';
import { useBlocks } from './use-panel.ts';

/** So many stacks are a list; more are shown when they are wanted. */
const FEW = 6;

const away = (far: number): string =>
  far === 0 ? t('attack.here') : far === 1 ? t('attack.beside') : t('attack.far', { n: far });

export function AttackPlan(props: { readonly session: Session }): JSX.Element {
  const plan = () => props.session.planning;
  const [most, setMost] = createSignal(FEW);
  const target = (): number => plan().target() ?? 0;
  const key = createMemo(() => `${target()} ${[...plan().units()].toSorted((a, b) => a - b).join(' ')}`);
  const answer = useBlocks(props.session, key, () =>
    props.session.host.forecast(props.session.seat, [...plan().units()], target()),
  );
  /** The nearest, and wherever somebody is marked. */
  const shown = createMemo(() =>
    plan()
      .near()
      .filter((s, i) => i < most() || s.faces.some((f) => plan().units().has(f.id))),
  );
  const toggle = (f: Face, on: boolean): void => plan().mark([f.id], on ? 'on' : 'off');
  const onKey = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape') return;
    e.preventDefault();
    e.stopPropagation();
    plan().close();
  };
  return (
    <section
      class="attack-plan card"
      aria-label={t('attack.title', { place: props.session.labelOf(target()) })}
      onKeyDown={onKey}
    >
      <header class="attack-head">
        <h3>{t('attack.title', { place: props.session.labelOf(target()) })}</h3>
        <IconButton
          icon="close"
          size="s"
          label={t('attack.close')}
          data-act="close-plan"
          onClick={() => plan().close()}
        />
      </header>
      <Show when={answer.failed() !== undefined}>
        <Notice tone="bad">{t('panels.failed')}</Notice>
      </Show>
      <div aria-live="polite" data-forecast>
        <Show when={answer.blocks()}>{(blocks) => <BlocksView session={props.session} blocks={blocks()} />}</Show>
      </div>
      <p class="quiet">{t('attack.help')}</p>
      <fieldset class="attack-units">
        <legend>{t('attack.near')}</legend>
        <For each={shown()}>
          {(s) => (
            <div class="attack-stack">
              <h4>
                {props.session.labelOf(s.at)} <span class="quiet">{away(s.far)}</span>
              </h4>
              <For each={s.faces}>
                {(f) => (
                  <label>
                    <input
                      type="checkbox"
                      checked={plan().units().has(f.id)}
                      onChange={(e) => toggle(f, e.currentTarget.checked)}
                    />
                    <Piece face={f} size={28} />
                    <span>{f.name}</span>
                  </label>
                )}
              </For>
            </div>
          )}
        </For>
      </fieldset>
      <div class="attack-acts">
        <Show when={plan().near().length > shown().length}>
          <Button size="s" kind="quiet" onClick={() => setMost(most() * 3)}>
            {t('attack.more')}
          </Button>
        </Show>
        <Show when={plan().units().size > 0}>
          <Button size="s" kind="quiet" onClick={() => plan().mark([...plan().units()], 'off')}>
            {t('attack.none')}
          </Button>
        </Show>
      </div>
    </section>
  );
}
