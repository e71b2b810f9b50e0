// What the other side did, once its turn is over. Its ways stay on the map until the card is closed.
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Digest } from '../model/digest.ts';
import type { Session } from '../model/types.ts';
import { t, tMaybe } from '../texts/index.ts';
import { Button, PlaceLink, useLinks } from '../ui/index.ts';
import { headline, lossWords, ofSide, type WayTo, waysTo } from './digest-words.ts';

/** More are opened by whoever wants to read them. */
const MOST = 8;
/** More places are on the map. */
const MOST_PLACES = 5;

function Part(props: { readonly title: string; readonly when: boolean; readonly children: JSX.Element }): JSX.Element {
  return (
    <Show when={props.when}>
      <h3 class="caps quiet">{props.title}</h3>
      <ul class="digest-list">{props.children}</ul>
    </Show>
  );
}

/** `Three hidden Soviet units` reads better than the same name three times. */
function names(who: readonly string[]): string {
  const count = Map.groupBy(who, (x) => x);
  return [...count].map(([name, all]) => (all.length > 1 ? `${all.length} × ${name}` : name)).join(', ');
}

/** The first few places, or all of them. */
function Places(props: { readonly at: readonly number[]; readonly all?: true }): JSX.Element {
  const most = () => (props.all ? props.at.length : MOST_PLACES);
  return (
    <>
      <For each={props.at.slice(0, most())}>
        {(at, i) => (
          <>
            {i() > 0 ? ', ' : ''}
            <PlaceLink at={at} />
          </>
        )}
      </For>
      <Show when={props.at.length > most()}>
        {' '}
        <span class="quiet">{t('many.moreStay', { n: props.at.length - most() })}</span>
      </Show>
    </>
  );
}

function Way(props: { readonly way: WayTo }): JSX.Element {
  return (
    <li>
      {names(props.way.who)}:{' '}
      <For each={props.way.from}>
        {(at, i) => (
          <>
            {i() > 0 ? ', ' : ''}
            <PlaceLink at={at} />
          </>
        )}
      </For>{' '}
      {t('digest.to')} <PlaceLink at={props.way.to} />
      {props.way.by === '' ? '' : ` (${tMaybe(`way.${props.way.by}`, props.way.by)})`}
    </li>
  );
}

export function DigestCard(props: { readonly session: Session; readonly digest: Digest }): JSX.Element {
  const { session } = props;
  const d = () => props.digest;
  const ways = createMemo(() => waysTo(d()));
  const bloodless = () => [...new Set(d().battles.flatMap((b) => (b.losses.length > 0 ? [] : [b.at ?? 0])))];
  const links = useLinks();
  return (
    <section class="digest" aria-label={t('digest.title', { side: session.sideName(d().side) })} data-digest>
      <p class="digest-head">
        <For each={headline(session, d())}>{(sentence) => <>{sentence} </>}</For>
      </p>
      <div class="digest-acts">
        <Show when={links.watch !== undefined}>
          <Button size="s" icon="play" data-act="watch-again" onClick={() => links.watch?.(d().since)}>
            {t('digest.watch')}
          </Button>
        </Show>
        <Button size="s" data-act="close-digest" onClick={() => session.dismissDigest()}>
          {t('digest.close')}
        </Button>
      </div>
      <Part title={t('digest.battles', { n: d().battles.length })} when={d().battles.length > 0}>
        <For each={d().battles.filter((b) => b.losses.length > 0)}>
          {(b) => (
            <li>
              <PlaceLink at={b.at ?? 0} />: {lossWords(session, b)}
            </li>
          )}
        </For>
        <Show when={bloodless().length > 0}>
          <li>
            {t('digest.bloodless')}: <Places at={bloodless()} all />
          </li>
        </Show>
      </Part>
      <Part title={t('digest.taken')} when={d().taken.length > 0}>
        <For each={[...Map.groupBy(d().taken, (x) => x.side)]}>
          {([side, all]) => (
            <li>
              {session.sideName(side)}: <Places at={all.map((x) => x.at)} all />
            </li>
          )}
        </For>
      </Part>
      <Part title={t('digest.lost')} when={d().lost.length > 0}>
        <For each={[...Map.groupBy(d().lost, (x) => x.side)]}>
          {([side, all]) => (
            <li>
              {session.sideName(side)}: {ofSide(session.sideName(side), names(all.map((x) => x.who)))}
            </li>
          )}
        </For>
      </Part>
      <Part title={t('digest.arrivals')} when={d().arrivals.length > 0}>
        <For each={[...Map.groupBy(d().arrivals, (x) => x.who)]}>
          {([who, all]) => (
            <li>
              {names(all.map(() => who))}: <Places at={[...new Set(all.map((x) => x.at))]} />
            </li>
          )}
        </For>
      </Part>
      <Part title={t('digest.back')} when={d().back.length > 0}>
        <For each={d().back}>
          {(x) => (
            <li>
              {x.who}: <PlaceLink at={x.from} /> {t('digest.to')} <PlaceLink at={x.to} />
            </li>
          )}
        </For>
      </Part>
      <Part
        title={t('digest.marches', { n: d().marches.reduce((n, m) => n + m.who.length, 0) })}
        when={d().marches.length > 0}
      >
        <For each={ways().slice(0, MOST)}>{(w) => <Way way={w} />}</For>
      </Part>
      <Show when={ways().length > MOST}>
        <details>
          <summary>{t('digest.more', { n: ways().length - MOST })}</summary>
          <ul class="digest-list">
            <For each={ways().slice(MOST)}>{(w) => <Way way={w} />}</For>
          </ul>
        </details>
      </Show>
    </section>
  );
}
