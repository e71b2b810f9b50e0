// Calendar and tracks. A time track is a row of cells with the pawn on the present one, as on the map's margin.
import '../styles/panels-turn.css';
import { createEffect, createMemo, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { RuleLink } from '../ui/index.ts';
import { type TrackLine, trackLines } from './tracks.ts';

function Calendar(props: { readonly line: TrackLine }): JSX.Element {
  let row: HTMLOListElement | undefined;
  const center = (): void => {
    const cell = row?.children[props.line.at];
    if (!row || !(cell instanceof HTMLElement)) return;
    row.scrollLeft = cell.offsetLeft - row.offsetLeft - (row.clientWidth - cell.offsetWidth) / 2;
  };
  createEffect(
    on(
      () => props.line.at,
      () => requestAnimationFrame(center),
    ),
  );
  return (
    <ol ref={(el) => (row = el)} class="track-calendar" tabIndex={0} aria-label={props.line.title}>
      <For each={props.line.cells}>
        {(cell, i) => (
          <li
            class="track-cell num"
            classList={{ 'track-now': i() === props.line.at, 'track-past': i() < props.line.at }}
            aria-current={i() === props.line.at ? 'date' : undefined}
          >
            {cell}
          </li>
        )}
      </For>
    </ol>
  );
}

function Cells(props: { readonly line: TrackLine }): JSX.Element {
  return (
    <ol class="track-cells">
      <For each={props.line.cells}>
        {(cell, i) => (
          <li
            class="track-cell num"
            classList={{ 'track-now': i() === props.line.at }}
            aria-current={i() === props.line.at ? 'true' : undefined}
          >
            {cell}
          </li>
        )}
      </For>
    </ol>
  );
}

function Bar(props: { readonly line: TrackLine }): JSX.Element {
  return (
    <div
      class="track-bar"
      role="meter"
      aria-label={props.line.title}
      aria-valuenow={props.line.value}
      aria-valuemin={props.line.min ?? 0}
      aria-valuemax={props.line.max ?? props.line.value}
    >
      <span style={{ width: `${props.line.share * 100}%` }} />
    </div>
  );
}

function Line(props: { readonly line: TrackLine }): JSX.Element {
  return (
    <div class={`track track-${props.line.shape}-line`}>
      <dt class="track-title">
        {props.line.title} <Show when={props.line.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
      </dt>
      <dd class="track-value">
        <Switch fallback={<span class="num">{props.line.words}</span>}>
          <Match when={props.line.shape === 'calendar'}>
            <Calendar line={props.line} />
          </Match>
          <Match when={props.line.shape === 'cells'}>
            <Cells line={props.line} />
          </Match>
          <Match when={props.line.shape === 'bar'}>
            <span class="num">
              {props.line.words}
              <span class="quiet">{t('tracks.of', { n: props.line.max ?? 0 })}</span>
            </span>
            <Bar line={props.line} />
          </Match>
        </Switch>
      </dd>
    </div>
  );
}

export function TracksPanel(props: { readonly session: Session }): JSX.Element {
  const lines = createMemo(() => trackLines(props.session.profile, props.session.standing().view));
  return (
    <section class="panel" aria-label={t('tracks.title')}>
      <Show when={lines().length > 0} fallback={<p class="panel-empty">{t('tracks.none')}</p>}>
        <dl class="tracks">
          <For each={lines().map((l) => l.id)}>
            {(id) => <Show when={lines().find((l) => l.id === id)}>{(line) => <Line line={line()} />}</Show>}
          </For>
        </dl>
      </Show>
    </section>
  );
}
