// Charts of one's own: some printed ones are lost and ours are reconstructions, so whoever owns the game may type in his.
import type { GameProfile, ReadCharts, Trouble } from '@rasputitsa/host';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { download } from '../model/files.ts';
import { troubleFrom, useHost } from '../model/host.ts';
import { t } from '../texts/late.ts';
import { Button, Disclosure, Notice, RuleLink } from '../ui/index.ts';

export interface ChartsFile {
  readonly name: string;
  readonly text: string;
  readonly read: ReadCharts;
}

const MOST_MB = 3;

export function ChartList(props: {
  readonly profile: GameProfile;
  readonly chosen: ChartsFile | undefined;
  readonly onChoose: (charts: ChartsFile | undefined) => void;
}): JSX.Element {
  const host = useHost();
  const [trouble, setTrouble] = createSignal<Trouble>();
  let input: HTMLInputElement | undefined;
  const cannot = (error: unknown) => setTrouble(troubleFrom(error, t('charts.cannot'), t('charts.todo')));
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTrouble(undefined);
    try {
      if (file.size > MOST_MB * 1e6) throw new Error(t('charts.tooBig', { name: file.name, most: MOST_MB }));
      const text = await file.text();
      props.onChoose({ name: file.name, text, read: await host.readCharts(props.profile.id, text, file.name) });
    } catch (error) {
      cannot(error);
    }
  };
  const save = (): void => {
    host.charts(props.profile.id).then((file) => download(file.name, file.text), cannot);
  };
  const lost = () => props.profile.charts.filter((c) => c.source === 'reconstructed').length;
  const note = () =>
    props.chosen?.read.title ?? (lost() === 0 ? t('charts.ours') : t('charts.reconstructed', { n: lost() }));
  return (
    <Show when={props.profile.charts.length > 0}>
      <Disclosure title={t('charts.title')} note={note()}>
        <p>{lost() === 0 ? t('charts.about') : t('charts.aboutLost')}</p>
        <ul class="chart-list">
          <For each={props.profile.charts}>
            {(c) => (
              <li class="chart" classList={{ 'option-changed': props.chosen?.read.changed.includes(c.title) === true }}>
                <span>
                  {c.title} <RuleLink rule={c.rule} />
                </span>
                <span class="caps quiet">
                  {props.chosen?.read.changed.includes(c.title) ? t('charts.yours') : t(`charts.${c.source}One`)}
                </span>
              </li>
            )}
          </For>
        </ul>
        <Show when={trouble()}>
          {(it) => (
            <Notice tone="bad" live title={it().what}>
              {it().why}. {it().todo}
            </Notice>
          )}
        </Show>
        <input
          ref={(el) => (input = el)}
          class="file-input"
          type="file"
          accept=".yaml,.yml,text/yaml"
          aria-label={t('charts.choose')}
          hidden
          onChange={(e) => {
            void choose(e.currentTarget.files?.[0]);
            // The same file once more, corrected, is a change too.
            e.currentTarget.value = '';
          }}
        />
        <div class="table-buttons-row">
          <Button kind="quiet" size="s" icon="upload" data-act="choose-charts" onClick={() => input?.click()}>
            {t('charts.choose')}
          </Button>
          <Button kind="quiet" size="s" icon="download" data-act="save-charts" onClick={save}>
            {t('charts.save')}
          </Button>
          <Show when={props.chosen}>
            <Button kind="quiet" size="s" icon="undo" onClick={() => props.onChoose(undefined)}>
              {t('charts.reset')}
            </Button>
          </Show>
        </div>
      </Disclosure>
    </Show>
  );
}
