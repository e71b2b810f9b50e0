// A table far away: who sits there, links to pass on, and what is said.
import { createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { FarTable, Said } from '@rasputitsa/server';
import { farHost } from '../model/far.ts';
import { farKeyOf, joinLink } from '../model/far-keys.ts';
import type { TableSession } from '../model/session.ts';
import { t } from '../texts/late.ts';
import { clockWords } from './far-time.ts';
import { Button, Notice, TextInput, toast } from '../ui/index.ts';

function Link(props: {
  readonly title: string;
  readonly hint: string;
  readonly link: string;
  readonly act: string;
}): JSX.Element {
  const copy = (): void => {
    void navigator.clipboard?.writeText(props.link).then(() => toast({ text: t('far.copied') }));
  };
  return (
    <div class="far-link">
      <p class="caps quiet">{props.title}</p>
      <div class="far-link-row">
        <TextInput
          readonly
          value={props.link}
          aria-label={props.title}
          data-act={props.act}
          onFocus={(e) => e.currentTarget.select()}
        />
        <Button size="s" icon="copy" onClick={copy}>
          {t('far.copy')}
        </Button>
      </div>
      <p class="field-hint">{props.hint}</p>
    </div>
  );
}

export function FarPanel(props: { readonly session: TableSession }): JSX.Element {
  const table = props.session.table.replace(/^replay:/, '');
  const mine = farKeyOf(table);
  const [far, setFar] = createSignal<FarTable>();
  const [said, setSaid] = createSignal<readonly Said[]>([]);
  const [words, setWords] = createSignal('');
  const [now, setNow] = createSignal(Date.now());
  const tick = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(tick));
  const [leaving, setLeaving] = createSignal(false);
  const over = (): boolean => props.session.standing().table.over !== null;
  let gone = false;
  let stop: (() => void) | undefined;
  onCleanup(() => {
    gone = true;
    stop?.();
  });
  createResource(async () => {
    const host = await farHost();
    if (gone || !mine) return;
    stop = host.listen((news) => {
      if (news.kind === 'far' && news.table.info.id === table) setFar(news.table);
      if (news.kind === 'said' && news.table === table)
        setSaid((all) => [...all.filter((x) => x.n !== news.said.n), news.said].toSorted((a, b) => a.n - b.n));
    });
    const [[now], before] = await Promise.all([host.show([mine.key]), host.saidSince(mine.key, 0)]);
    if (now) setFar(now);
    setSaid(before);
  });
  async function say(e: Event): Promise<void> {
    e.preventDefault();
    const text = words().trim();
    if (text === '' || !mine) return;
    setWords('');
    try {
      await (await farHost()).say(mine.key, text, 'table');
    } catch (error) {
      setWords(text);
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
    }
  }
  async function ask(what: (key: string) => Promise<unknown>): Promise<void> {
    try {
      await what(mine?.key ?? '');
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
    }
  }
  const draw = (how: 'yes' | 'no') => ask(async (key) => (await farHost()).draw(key, how));
  const resign = () => ask(async () => (await farHost()).resign(props.session.standing().seat));
  const sides = props.session.profile.sides;
  return (
    <div class="far-panel">
      <section>
        <h3 class="caps quiet">{t('far.seats')}</h3>
        <ul class="far-seats">
          <For each={sides}>
            {(side, i) => (
              <li>
                <b>{side.name}</b>: {far()?.names[i()] ?? t('far.nobody')}
                {mine?.side === i() ? ` (${t('far.you')})` : ''}
                <Show when={far()?.clock}>
                  {(clock) => <span class="far-clock num"> · {clockWords(clock().state, i(), now())}</span>}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
      <Show when={mine?.invite !== undefined && (far()?.free.length ?? 0) > 0}>
        <Link
          title={t('far.inviteLink')}
          hint={t('far.inviteHint')}
          link={joinLink(mine?.invite ?? '')}
          act="invite-link"
        />
      </Show>
      <section class="far-talk">
        <h3 class="caps quiet">{t('far.talk')}</h3>
        <ul class="far-said" aria-live="polite">
          <For each={said()} fallback={<li class="quiet">{t('far.silence')}</li>}>
            {(x) => (
              <li>
                <b>{x.from}</b>: {x.text}
              </li>
            )}
          </For>
        </ul>
        <Show when={mine?.role === 'player'}>
          <form class="far-link-row" onSubmit={(e) => void say(e)}>
            <TextInput
              maxLength={1000}
              value={words()}
              aria-label={t('far.say')}
              placeholder={t('far.say')}
              data-act="say"
              onInput={(e) => setWords(e.currentTarget.value)}
            />
            <Button size="s" onClick={(e) => void say(e)}>
              {t('far.send')}
            </Button>
          </form>
        </Show>
      </section>
      <Show when={mine?.role === 'player' && !over()}>
        <section class="far-end">
          <Show
            when={(far()?.draw ?? null) !== null}
            fallback={
              <Show when={(far()?.free.length ?? 1) === 0}>
                <Button size="s" kind="quiet" data-act="offer-draw" onClick={() => void draw('yes')}>
                  {t('far.offerDraw')}
                </Button>
              </Show>
            }
          >
            <Show
              when={far()?.draw === mine?.side}
              fallback={
                <Notice
                  tone="owed"
                  live
                  title={t('far.drawAsked', { who: far()?.names[far()?.draw ?? 0] ?? '' })}
                  actions={
                    <>
                      <Button size="s" data-act="draw-yes" onClick={() => void draw('yes')}>
                        {t('far.drawYes')}
                      </Button>
                      <Button size="s" kind="quiet" onClick={() => void draw('no')}>
                        {t('far.drawNo')}
                      </Button>
                    </>
                  }
                />
              }
            >
              <p>
                {t('far.drawOffered')}{' '}
                <Button size="s" kind="quiet" onClick={() => void draw('no')}>
                  {t('far.drawTakeBack')}
                </Button>
              </p>
            </Show>
          </Show>
          <Show
            when={leaving()}
            fallback={
              <Button size="s" kind="quiet" icon="flag" data-act="resign" onClick={() => setLeaving(true)}>
                {t('far.resign')}
              </Button>
            }
          >
            <Notice
              tone="bad"
              live
              actions={
                <>
                  <Button size="s" kind="danger" data-act="resign-sure" onClick={() => void resign()}>
                    {t('far.resign')}
                  </Button>
                  <Button size="s" onClick={() => setLeaving(false)}>
                    {t('far.stay')}
                  </Button>
                </>
              }
            >
              {t('far.resignSure')}
            </Notice>
          </Show>
        </section>
      </Show>
      <Show when={mine?.watch}>
        {(watch) => (
          <Link title={t('far.watchLink')} hint={t('far.watchHint')} link={joinLink(watch())} act="watch-link" />
        )}
      </Show>
      <Show when={mine?.role === 'player'}>
        <Link title={t('far.ownLink')} hint={t('far.ownHint')} link={joinLink(mine?.key ?? '')} act="own-link" />
      </Show>
    </div>
  );
}
