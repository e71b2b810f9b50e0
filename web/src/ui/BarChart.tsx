import { For, type JSX, Show } from 'solid-js';
import { t } from '../texts/index.ts';
import { percent } from './percent.ts';

export interface Bar {
  readonly label: string;
  /** 0 to 1. */
  readonly p: number;
  readonly tone?: 'plain' | 'good' | 'bad' | 'quiet' | 'owed';
}

/** A distribution, each bar named and numbered at its place. Bars are relative to the greatest, or to `most`. */
export function BarChart(props: {
  readonly title?: JSX.Element;
  readonly bars: readonly Bar[];
  readonly most?: number;
}): JSX.Element {
  const most = () => props.most ?? Math.max(0.0001, ...props.bars.map((b) => b.p));
  return (
    <figure class="chart">
      <Show when={props.title !== undefined}>
        <figcaption class="chart-title">{props.title}</figcaption>
      </Show>
      <ul class="chart-bars">
        <For each={props.bars}>
          {(bar) => (
            <li class={`chart-row tone-${bar.tone ?? 'plain'}`}>
              <span class="chart-label">{bar.label}</span>
              <span class="chart-track">
                <span class="chart-bar" style={{ width: `${(100 * bar.p) / most()}%` }} />
              </span>
              <span class="chart-value num">{t('ui.percent', { n: percent(bar.p) })}</span>
            </li>
          )}
        </For>
      </ul>
    </figure>
  );
}
