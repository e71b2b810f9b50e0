// What happened, in words: the memory of a game, and what players read when they argue.
import '../styles/panels-log.css';
import { batch, createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, IconButton, Menu, Segmented, Select, Switch, TextInput } from '../ui/index.ts';
import { download } from '../model/files.ts';
import {
  chunksOf, filterGroups, groupLines, isWhole, type LogFilter, type LogRow, rowsOf, WHOLE_LOG,
} from './log-lines.ts'; // biome-ignore format: a list
import { Chunk, chunkWatch } from './LogRows.tsx';
import { reportItems } from './report-items.ts';
import { sayTrouble } from './trouble.ts';

/** So near to the end the reader wants to see what comes. */
const AT_END = 40;

function LogTools(props: {
  readonly session: Session;
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const set = (part: Partial<LogFilter>): void => props.onChange({ ...props.filter, ...part });
  const spectates = (): boolean => props.session.standing().viewer === 'spectator';
  return (
    <div class="log-tools">
      <div class="log-tools-row">
        <TextInput
          type="search"
          class="log-search"
          placeholder={t('log.search')}
          aria-label={t('log.search')}
          value={props.filter.search}
          onInput={(e) => set({ search: e.currentTarget.value })}
          onKeyDown={(e) => e.stopPropagation()}
        />
        <IconButton icon="settings" label={t('log.filter')} pressed={open()} onClick={() => setOpen(!open())} />
        <Menu
          label={t('log.export')}
          icon="download"
          items={[
            {
              title: t('menu.saveLog'),
              onSelect: () => {
                const { host, seat } = props.session;
                host.exportFile(seat, 'log').then((f) => download(f.name, f.text), sayTrouble);
              },
            },
            ...reportItems(props.session),
          ]}
        />
      </div>
      <Show when={open()}>
        <div class="log-tools-row">
          <Segmented
            label={t('log.kind')}
            value={props.filter.kind}
            onChange={(kind) => set({ kind })}
            choices={[
              { value: 'all', title: t('log.all') },
              { value: 'moves', title: t('log.moves') },
              { value: 'battles', title: t('log.battles') },
              { value: 'dice', title: t('log.dice') },
            ]}
          />
          <Show when={!spectates()}>
            <Select
              label={t('log.whose')}
              value={props.filter.whose}
              onChange={(whose) => set({ whose })}
              choices={[
                { value: 'all', title: t('log.both') },
                { value: 'mine', title: t('log.mine') },
                { value: 'theirs', title: t('log.theirs') },
              ]}
            />
          </Show>
        </div>
        <Switch
          label={t('log.details')}
          checked={props.filter.details === 'shown'}
          onChange={(on) => set({ details: on ? 'shown' : 'hidden' })}
        />
      </Show>
    </div>
  );
}

export function LogPanel(props: { readonly session: Session }): JSX.Element {
  const [filter, setFilter] = createSignal(WHOLE_LOG);
  const [folded, setFolded] = createSignal<ReadonlySet<number>>(new Set());
  const [behind, setBehind] = createSignal(false);
  let list: HTMLDivElement | undefined;
  let inside: HTMLDivElement | undefined;
  let following = true;
  let lastTop = 0;

  const sides = props.session.profile.sides.map((s) => s.name);
  const names = { labelOf: (at: number) => props.session.labelOf(at), sides };
  const viewer = createMemo(() => props.session.standing().viewer);
  const groups = createMemo(() => filterGroups(groupLines(props.session.log(), sides), filter(), viewer(), names));
  const chunks = createMemo<readonly (readonly LogRow[])[]>(
    (before) => chunksOf(rowsOf(groups(), folded(), sides), before),
    [],
  );
  const watch = chunkWatch(() => list);

  const toEnd = (): void => {
    if (list) list.scrollTop = list.scrollHeight;
    setBehind(false);
  };
  const onScroll = (): void => {
    if (!list) return;
    const top = list.scrollTop;
    const atEnd = list.scrollHeight - top - list.clientHeight < AT_END;
    // Rows that are drawn late move the end away from a reader who did not scroll: only a way up is leaving.
    following = atEnd || (following && top >= lastTop);
    lastTop = top;
    if (following) setBehind(false);
  };
  onMount(() => {
    // Rows get their height only when they are drawn; a reader who follows the end stays there.
    const sized = new ResizeObserver(() => {
      if (following) toEnd();
    });
    if (inside) sized.observe(inside);
    if (list) sized.observe(list);
    onCleanup(() => sized.disconnect());
  });
  createEffect(
    on(
      () => props.session.log().length,
      (now, before) => {
        if (before !== undefined && now > before && !following) setBehind(true);
      },
    ),
  );
  /** What is looked for may lie in a fold: looking opens them all. */
  const look = (next: LogFilter): void =>
    batch(() => {
      setFolded(new Set<number>());
      setFilter(next);
    });
  const fold = (n: number): void => {
    const next = new Set(folded());
    if (!next.delete(n)) next.add(n);
    setFolded(next);
  };

  return (
    <section class="log" aria-label={t('log.title')}>
      <LogTools session={props.session} filter={filter()} onChange={look} />
      <div
        ref={(el) => (list = el)}
        class="log-list"
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('log.title')}
        onScroll={onScroll}
      >
        <div ref={(el) => (inside = el)}>
          <For each={chunks()}>
            {(rows) => <Chunk session={props.session} rows={rows} watch={watch} onFold={fold} />}
          </For>
        </div>
        <Show when={chunks().length === 0}>
          <p class="panel-empty">{isWhole(filter()) ? t('log.nothing') : t('log.noMatch')}</p>
        </Show>
      </div>
      <Show when={behind()}>
        <div class="log-behind">
          <Button
            size="s"
            icon="down"
            onClick={() => {
              following = true;
              toEnd();
            }}
          >
            {t('log.toEnd')}
          </Button>
        </div>
      </Show>
    </section>
  );
}
