// What the other side did, once its turn is over. Its ways stay on the map until the card is closed.
import { For, type JSX, Show } from 'solid-js';
import type { Digest } from '../model/digest.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, PlaceLink, useLinks } from '../ui/index.ts';

/** More marches are in the log. */
const MOST = 14;
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

/** Where several arrived: the first few places. */
function Places(props: { readonly at: readonly number[] }): JSX.Element {
  return (
    <>
      <For each={props.at.slice(0, MOST_PLACES)}>
        {(at, i) => (
          <>
            {i() > 0 ? ', ' : ''}
            <PlaceLink at={at} />
          </>
        )}
      </For>
      <Show when={props.at.length > MOST_PLACES}>
        {' '}
        <span class="quiet">{t('many.moreStay', { n: props.at.length - MOST_PLACES })}</span>
      </Show>
    </>
  );
}

export function DigestCard(props: { readonly session: Session; readonly digest: Digest }): JSX.Element {
  const { session } = props;
  const d = () => props.digest;
  const links = useLinks();
  return (
    <section class="digest" aria-label={t('digest.title', { side: session.sideName(d().side) })} data-digest>
      <Part title={t('digest.taken')} when={d().taken.length > 0}>
        <For each={d().taken}>
          {(x) => (
            <li>
              <PlaceLink at={x.at} />: {session.sideName(x.side)}
            </li>
          )}
        </For>
      </Part>
      <Part title={t('digest.lost')} when={d().lost.length > 0}>
        <For each={[...Map.groupBy(d().lost, (x) => x.side)]}>
          {([side, all]) => (
            <li>
              {session.sideName(side)}: {names(all.map((x) => x.who))}
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
      <Part title={t('digest.marches', { n: d().marches.length })} when={d().marches.length > 0}>
        <For each={d().marches.slice(0, MOST)}>
          {(m) => (
            <li>
              {names(m.who)}: <PlaceLink at={m.path[0] ?? 0} /> {t('digest.to')} <PlaceLink at={m.path.at(-1) ?? 0} />
              {m.by === '' || m.by === 'march' ? '' : ` (${m.by})`}
            </li>
          )}
        </For>
        <Show when={d().marches.length > MOST}>
          <li class="quiet">{t('digest.more', { n: d().marches.length - MOST })}</li>
        </Show>
      </Part>
      <div class="results-foot">
        <Show when={links.watch !== undefined}>
          <Button size="s" icon="play" data-act="watch-again" onClick={() => links.watch?.(d().since)}>
            {t('digest.watch')}
          </Button>
        </Show>
        <Button size="s" data-act="close-digest" onClick={() => session.dismissDigest()}>
          {t('digest.close')}
        </Button>
      </div>
    </section>
  );
}
