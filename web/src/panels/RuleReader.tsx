// The rulebook beside the board: every rule in our words, by chapter, searchable, each with the positions that show it.
import type { RuleRow } from '@rasputitsa/kernel';
import { createEffect, createMemo, createSelector, createSignal, For, type JSX, Show } from 'solid-js';
import type { Rulebook } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { Button, Icon, TextInput } from '../ui/index.ts';
import { nextIndex } from '../ui/keys.ts';
import { chapterOf, chapters, findRule, searchRules } from './rule-index.ts';
import { RuleArticle } from './RuleArticle.tsx';
import './rules.css';

export interface RuleReaderProps {
  readonly rulebook: Rulebook;
  /** The rule to open at, as it was cited; nothing for the whole book. */
  readonly at?: string | undefined;
  /** Shows a case on the board. */
  readonly onShow: (file: string) => void;
  /** The rule that is read now. */
  readonly onRead?: (id: string) => void;
}

/** Who finds more than this has not searched yet. */
const MOST = 60;

export function RuleReader(props: RuleReaderProps): JSX.Element {
  const [query, setQuery] = createSignal('');
  const [cited, setCited] = createSignal<string | undefined>();
  createEffect(() => setCited(props.at === '' ? undefined : props.at));
  const rows = () => props.rulebook.rules;
  const found = createMemo(() => searchRules(rows(), query()));
  const searching = () => query().trim() !== '';
  const whole = createMemo(() => chapters(rows(), props.rulebook.cases));
  const rule = createMemo(() => {
    const id = cited();
    return id === undefined ? undefined : findRule(rows(), id);
  });
  const ids = createMemo(() => new Set(rows().map((r) => r.id)));
  const chapterTitles = createMemo(() => new Map(whole().map((c) => [c.id, c.title])));

  let list: HTMLDivElement | undefined;
  let article: HTMLElement | undefined;
  const buttons = () => [...(list?.querySelectorAll<HTMLButtonElement>(':scope > :not([hidden]) .rules-row') ?? [])];
  const read = (id: string, focus?: 'article') => {
    setCited(id);
    props.onRead?.(id);
    if (focus) queueMicrotask(() => article?.focus());
  };
  const back = () => {
    const id = rule()?.id;
    setCited(undefined);
    queueMicrotask(() =>
      buttons()
        .find((b) => b.dataset['id'] === id)
        ?.focus(),
    );
  };
  // The row of the rule that is read stays in sight, however it was opened.
  createEffect(() => {
    const id = rule()?.id;
    if (id === undefined) return;
    queueMicrotask(() =>
      buttons()
        .find((b) => b.dataset['id'] === id)
        ?.scrollIntoView({ block: 'nearest' }),
    );
  });
  /** One stop for the Tab key, arrows inside: nobody tabs through six hundred rules. */
  const entry = createMemo(() => rule()?.id ?? found()[0]?.id);
  // Two of six hundred rows change, not all of them.
  const isRead = createSelector(() => rule()?.id);
  const isEntry = createSelector(entry);
  const row = (r: RuleRow): JSX.Element => (
    <li>
      <button
        type="button"
        class="rules-row"
        data-id={r.id}
        aria-current={isRead(r.id) ? 'true' : undefined}
        tabindex={isEntry(r.id) ? 0 : -1}
        onClick={() => read(r.id, 'article')}
      >
        <span class="rules-row-id num">{r.id}</span>
        <span class="rules-row-title">{r.title}</span>
        <Show when={props.rulebook.cases[r.id]}>
          <span class="rules-row-mark">
            <Icon name="hex" size="0.85em" title={t('rules.hasCases')} />
          </span>
        </Show>
      </button>
    </li>
  );
  const keys = (e: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const page = e.key === 'PageDown' ? at + 12 : e.key === 'PageUp' ? at - 12 : undefined;
    const to =
      page === undefined ? nextIndex(e.key, at, all.length, 'down') : Math.max(0, Math.min(page, all.length - 1));
    if (to === undefined || at < 0) return;
    e.preventDefault();
    all[to]?.focus();
  };

  return (
    <div class="rules-box">
      <div class="rules" data-page={cited() === undefined ? 'list' : 'article'}>
        <div class="rules-side">
          <div class="rules-search" role="search">
            <Icon name="search" />
            <TextInput
              type="search"
              aria-label={t('rules.search')}
              placeholder={t('rules.searchHint')}
              value={query()}
              onInput={(e) => setQuery(e.currentTarget.value)}
              onKeyDown={(e) => {
                if (e.key === 'ArrowDown') {
                  e.preventDefault();
                  buttons()[0]?.focus();
                } else if (e.key === 'Enter') {
                  const first = found()[0];
                  if (first && searching()) read(first.id, 'article');
                } else if (e.key === 'Escape' && query() !== '') {
                  e.preventDefault();
                  e.stopPropagation();
                  setQuery('');
                }
              }}
            />
          </div>
          <p class="rules-count quiet" role="status">
            {found().length === 0 ? t('rules.none') : t('rules.count', { n: found().length })}
          </p>
          <Show when={found().length === 0}>
            <Button size="s" onClick={() => setQuery('')}>
              {t('rules.clear')}
            </Button>
          </Show>
          <div ref={(el) => (list = el)} class="rules-list" role="group" aria-label={t('rules.list')} onKeyDown={keys}>
            {/* The whole book stays where it is while one searches: to build it again would be felt. */}
            <div hidden={searching()}>
              <For each={whole()}>
                {(chapter) => (
                  <section class="rules-chapter">
                    <h3 class="rules-chapter-title">
                      <span class="num">{chapter.id}</span> {chapter.title}
                    </h3>
                    <ul class="rules-rows">
                      <For each={chapter.rules}>{row}</For>
                    </ul>
                  </section>
                )}
              </For>
            </div>
            <div hidden={!searching()}>
              <ul class="rules-rows">
                <For each={searching() ? found().slice(0, MOST) : []}>{row}</For>
              </ul>
              <Show when={searching() && found().length > MOST}>
                <p class="quiet rules-count">{t('rules.tooMany', { n: found().length - MOST })}</p>
              </Show>
            </div>
          </div>
        </div>
        <article ref={(el) => (article = el)} class="rules-article" tabindex={-1}>
          <div class="rules-back">
            <Button kind="quiet" size="s" icon="back" onClick={back}>
              {t('rules.back')}
            </Button>
          </div>
          <RuleArticle
            rule={rule()}
            cited={cited()}
            chapter={chapterTitles().get(chapterOf(rule()?.id ?? '')) ?? ''}
            rulebook={props.rulebook}
            ids={ids()}
            onShow={props.onShow}
            onRead={(id) => read(id, 'article')}
          />
        </article>
      </div>
    </div>
  );
}
