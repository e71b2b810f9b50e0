// One rule, to be read.
import type { RuleRow } from '@rasputitsa/kernel';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Rulebook } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { Button, Disclosure, Icon, Notice } from '../ui/index.ts';
import { chapterOf, withReferences } from './rule-index.ts';

/** Some rules are shown by dozens of positions: the first few tell the story. */
const FIRST = 5;

export interface RuleArticleProps {
  readonly rule: RuleRow | undefined;
  /** The number that was asked for; it may be a part of the rule. */
  readonly cited: string | undefined;
  readonly chapter: string;
  readonly rulebook: Rulebook;
  readonly ids: ReadonlySet<string>;
  readonly onShow: (file: string) => void;
  readonly onRead: (id: string) => void;
}

export function RuleArticle(props: RuleArticleProps): JSX.Element {
  const at = createMemo(() => props.rulebook.rules.findIndex((r) => r.id === props.rule?.id));
  const neighbour = (by: number) => (at() < 0 ? undefined : props.rulebook.rules[at() + by]);
  return (
    <Show
      when={props.rule}
      fallback={
        <Show when={props.cited} fallback={<p class="rules-choose quiet">{t('rules.choose')}</p>}>
          {(cited) => (
            <Notice>{cited().startsWith('kernel:') ? t('rules.kernel') : t('rules.unknown', { rule: cited() })}</Notice>
          )}
        </Show>
      }
    >
      {(rule) => (
        <>
          <p class="caps quiet">
            {t('rules.chapter', { id: chapterOf(rule().id) })}
            <Show when={props.chapter}> · {props.chapter}</Show>
          </p>
          <h3 class="rules-title">
            <span class="num">{rule().id}</span> {rule().title}
          </h3>
          <Show when={props.cited !== undefined && props.cited !== rule().id}>
            <p class="quiet rules-part">{t('rules.part', { cited: props.cited ?? '' })}</p>
          </Show>
          <p class="rules-text">
            <For each={withReferences(rule().obligation, props.ids, rule().id)}>
              {(part) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <button type="button" class="link num" onClick={() => props.onRead(part.rule)}>
                    {part.rule}
                  </button>
                )
              }
            </For>
          </p>
          <p class="rules-kind caps quiet">{rule().kind === 'advice' ? t('rules.advice') : rule().kind}</p>
          <Cases rule={rule()} rulebook={props.rulebook} onShow={props.onShow} />
          <Disclosure title={t('rules.check')}>
            <p class="rules-check">{rule().check}</p>
          </Disclosure>
          <nav class="rules-turn">
            <Show when={neighbour(-1)} fallback={<span />}>
              {(r) => (
                <Button
                  kind="quiet"
                  size="s"
                  icon="left"
                  aria-label={t('rules.before', { rule: `${r().id} ${r().title}` })}
                  onClick={() => props.onRead(r().id)}
                >
                  {r().id}
                </Button>
              )}
            </Show>
            <Show when={neighbour(1)}>
              {(r) => (
                <Button
                  kind="quiet"
                  size="s"
                  icon="right"
                  class="rules-turn-on"
                  aria-label={t('rules.after', { rule: `${r().id} ${r().title}` })}
                  onClick={() => props.onRead(r().id)}
                >
                  {r().id} {r().title}
                </Button>
              )}
            </Show>
          </nav>
        </>
      )}
    </Show>
  );
}

function Cases(props: {
  readonly rule: RuleRow;
  readonly rulebook: Rulebook;
  readonly onShow: (file: string) => void;
}): JSX.Element {
  const [all, setAll] = createSignal<string>();
  const cases = () => props.rulebook.cases[props.rule.id] ?? [];
  const shown = () => (all() === props.rule.id ? cases() : cases().slice(0, FIRST));
  return (
    <section class="rules-cases">
      <h4 class="rules-cases-title">{t('rules.showMe')}</h4>
      <Show when={cases().length > 0} fallback={<p class="quiet">{t('rules.noCase')}</p>}>
        <p class="quiet rules-cases-hint">{t('rules.showMeHint')}</p>
        <ul class="rules-case-list">
          <For each={shown()}>
            {(c) => (
              <li>
                <button
                  type="button"
                  class="rules-case"
                  aria-label={t('rules.show', { caption: c.caption })}
                  onClick={() => props.onShow(c.file)}
                >
                  <Icon name="play" size="0.8em" />
                  <span>{c.caption}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={shown().length < cases().length}>
          <Button kind="quiet" size="s" onClick={() => setAll(props.rule.id)}>
            {t('rules.moreCases', { n: cases().length - shown().length })}
          </Button>
        </Show>
      </Show>
    </section>
  );
}
