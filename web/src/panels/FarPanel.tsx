// A table far away: who sits there, links to pass on, and what is said.
import { createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { FarTable, Said } from '@rasputitsa/server';
import { createFarTable, farHost } from '../model/far.ts';
import { farKeyOf, joinLink } from '../model/far-keys.ts';
import type { TableSession } from '../model/session.ts';
import { t } from '../texts/late.ts';
import { FarSeats, FarTerms } from '../screens/FarTerms.tsx';
import { FarEnd } from './FarEnd.tsx';
import { FarLink, OwnLink } from './FarLink.tsx';
import { clockWords, timeWords } from './far-time.ts';
import { awaited, awaitedWords, isAwayFrom } from './far-waits.ts';
import { Button, Segmented, TextInput, toast } from '../ui/index.ts';
import { FarTeam } from './FarTeam.tsx';

function watchHint(far: FarTable | undefined): string {
  const delay = far?.delay ?? null;
  return delay === null ? t('far.watchHint') : t('far.watchHintLate', { time: timeWords(delay) });
}
export function FarPanel(props: { readonly session: TableSession }): JSX.Element {
  const table = props.session.table.replace(/^replay:/, '');
  const mine = farKeyOf(table);
  const far = createFarTable(props.session.table);
  const [said, setSaid] = createSignal<readonly Said[]>([]);
  const [words, setWords] = createSignal('');
  const [to, setTo] = createSignal<'table' | 'side'>('table');
  const isTeam = (): boolean => (far()?.mates[far()?.side ?? -1]?.length ?? 0) > 0;
  const [now, setNow] = createSignal(Date.now());
  const tick = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(tick));
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
      if (news.kind === 'said' && news.table === table)
        setSaid((all) => [...all.filter((x) => x.n !== news.said.n), news.said].toSorted((a, b) => a.n - b.n));
    });
    setSaid(await host.saidSince(mine.key, 0));
  });
  async function say(e: Event): Promise<void> {
    e.preventDefault();
    const text = words().trim();
    if (text === '' || !mine) return;
    setWords('');
    try {
      await (await farHost()).say(mine.key, text, to());
    } catch (error) {
      setWords(text);
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
    }
  }
  return (
    <div class="far-panel">
      <section>
        <h3 class="caps quiet">{t('far.seats')}</h3>
        <Show when={far()}>
          {(f) => (
            <FarSeats
              table={f()}
              profile={props.session.profile}
              after={(side) => (
                <>
                  <Show when={f().clock}>
                    {(clock) => <span class="far-clock num"> · {clockWords(clock().state, side, now())}</span>}
                  </Show>
                  <Show when={isAwayFrom(f(), side)}>
                    <span class="quiet"> · {t('far.away')}</span>
                  </Show>
                  <Show when={awaited(f()).includes(side)}>
                    <span class="quiet"> · {awaitedWords(f(), side, now())}</span>
                  </Show>
                </>
              )}
            />
          )}
        </Show>
      </section>
      <Show when={mine?.role !== 'player' && far()?.delay}>
        {(ms) => <p class="quiet">{t('far.lateHere', { time: timeWords(ms()) })}</p>}
      </Show>
      <Show when={mine?.role === 'player' && mine && far()}>
        {(f) => <Show when={mine}>{(key) => <FarTeam far={f()} profile={props.session.profile} mine={key()} />}</Show>}
      </Show>
      <section class="far-talk">
        <h3 class="caps quiet">{t('far.talk')}</h3>
        <ul class="far-said" aria-live="polite">
          <For each={said()} fallback={<li class="quiet">{t('far.silence')}</li>}>
            {(x) => (
              <li>
                <b>{x.from}</b>
                <Show when={x.to !== null}> ({t('far.toTeam')})</Show>: {x.text}
              </li>
            )}
          </For>
        </ul>
        <Show when={mine?.role === 'player'}>
          <Show when={isTeam()}>
            <Segmented
              label={t('far.talkTo')}
              value={to()}
              choices={[
                { value: 'table', title: t('far.toTable') },
                { value: 'side', title: t('far.toTeam') },
              ]}
              onChange={setTo}
            />
          </Show>
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
      <Show when={far()}>
        {(f) => (
          <FarEnd
            session={props.session}
            far={f()}
            mine={mine}
            now={now()}
            onOpen={(id) => void (location.hash = `#/table/${id}`)}
          />
        )}
      </Show>
      <Show when={mine?.watch}>
        {(watch) => (
          <FarLink title={t('far.watchLink')} hint={watchHint(far())} link={joinLink(watch())} act="watch-link" />
        )}
      </Show>
      <OwnLink mine={mine} />
      <Show when={far()}>
        {(f) => (
          <section>
            <h3 class="caps quiet">{t('far.terms')}</h3>
            <FarTerms table={f()} profile={props.session.profile} />
          </section>
        )}
      </Show>
    </div>
  );
}
