// What can be laid over the map, what its colours mean, and what it says hex by hex.
import '../styles/panels.css';
import '../styles/panels-blocks.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { inksOf, styleInk } from '../board/inks.ts';
import { palette, theme } from '../model/settings.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Kbd, PlaceLink, RuleLink } from '../ui/index.ts';
import { keyOf, layersFor, type LegendEntry, legendOf } from './layers.ts';

/** So many notes are a list; more are a ledger nobody reads. */
const MOST_NOTES = 60;

function Swatch(props: { readonly entry: LegendEntry }): JSX.Element {
  const ink = (): string => styleInk(props.entry.style, inksOf(theme()), palette());
  return (
    <svg class="swatch" viewBox="0 0 24 20" width="24" height="20" aria-hidden="true">
      <Show
        when={props.entry.kind === 'lines'}
        fallback={
          <path
            d="M7 1.5H17L22.5 10 17 18.5H7L1.5 10Z"
            fill={ink()}
            fill-opacity="0.45"
            stroke={ink()}
            stroke-width="1.5"
          />
        }
      >
        <path d="M1.5 14C8 14 9 6 22.5 6" fill="none" stroke={ink()} stroke-width="3.5" />
      </Show>
    </svg>
  );
}

/** What a layer says, once it has come. */
function Shown(props: {
  readonly session: Session;
  readonly info: { readonly id: string; readonly title: string; readonly rule?: string };
}): JSX.Element {
  const overlay = () => props.session.overlayOf(props.info.id);
  const legend = createMemo(() => {
    const o = overlay();
    return o ? legendOf(props.session.profile, o) : [];
  });
  const notes = () => overlay()?.notes ?? [];
  return (
    <div class="layer-shown">
      <h3 class="blocks-title">
        {props.info.title} <Show when={props.info.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
      </h3>
      <Show when={overlay()} fallback={<p class="quiet">{t('layers.loading')}</p>}>
        <Show when={legend().length + notes().length > 0} fallback={<p class="quiet">{t('layers.empty')}</p>}>
          <ul class="legend">
            <For each={legend()}>
              {(entry) => (
                <li>
                  <Swatch entry={entry} />
                  <span>{entry.words}</span>
                  <span class="num quiet">{entry.count}</span>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </Show>
      <ul class="layer-notes">
        <For each={notes().slice(0, MOST_NOTES)}>
          {(n) => (
            <li>
              <PlaceLink at={n.at}>{props.session.labelOf(n.at)}</PlaceLink> {n.text} <RuleLink rule={n.rule} />
            </li>
          )}
        </For>
      </ul>
      <Show when={notes().length > MOST_NOTES}>
        <p class="quiet">{t('layers.more', { n: notes().length - MOST_NOTES })}</p>
      </Show>
    </div>
  );
}

export function LayersPanel(props: { readonly session: Session }): JSX.Element {
  const layers = createMemo(() => layersFor(props.session.profile, props.session.standing()));
  const shown = () => props.session.layers().flatMap((id) => layers().find((o) => o.id === id) ?? []);
  return (
    <section class="panel layers" aria-label={t('layers.title')}>
      <Show when={layers().length > 0} fallback={<p class="panel-empty">{t('layers.none')}</p>}>
        <ul class="layer-list">
          <For each={layers()}>
            {(o, i) => (
              <li>
                <button
                  type="button"
                  class="layer-button"
                  aria-pressed={props.session.layers().includes(o.id)}
                  aria-keyshortcuts={keyOf(i())}
                  onClick={() => props.session.setLayer(o.id)}
                >
                  <span class="layer-mark" aria-hidden="true" />
                  <span class="layer-title">{o.title}</span>
                  <Show when={keyOf(i())}>{(key) => <Kbd>{key()}</Kbd>}</Show>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <For each={shown()}>{(info) => <Shown session={props.session} info={info} />}</For>
    </section>
  );
}
