// Rows of the log, and a chunk of them that is drawn only while it is near what is seen.
import { createSignal, For, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { LogLine } from '../host/protocol.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Dice, Icon, PlaceLink, RuleLink } from '../ui/index.ts';
import { headingTitle, type LogRow, purposeOf } from './log-lines.ts';

/** The first place is where to look; the text names them all already. */
function LinePlace(props: { readonly session: Session; readonly line: LogLine }): JSX.Element {
  const at = (): number | undefined => props.line.places?.find((p) => p >= 0 && p < props.session.sheet.hexes);
  return (
    <Show when={at() !== undefined}>
      <span class="log-place">
        <PlaceLink at={at() ?? 0}>
          <Icon name="pin" size="1em" title={t('ui.goTo', { place: props.session.labelOf(at() ?? 0) })} />
        </PlaceLink>
      </span>
    </Show>
  );
}

export function LineWords(props: { readonly session: Session; readonly line: LogLine }): JSX.Element {
  return (
    <>
      <Show when={props.line.dice} fallback={<span>{props.line.text}</span>}>
        {(dice) => (
          <>
            <Dice dice={dice().dice} faces={dice().faces} show="still" size="s" />{' '}
            <span>
              <Show when={dice().by >= 0}>
                <b class="log-by">{props.session.sideName(dice().by)}</b>{' '}
              </Show>
              {purposeOf(props.line)}
            </span>
          </>
        )}
      </Show>{' '}
      <Show when={props.line.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>{' '}
      <LinePlace session={props.session} line={props.line} />
    </>
  );
}

function as<K extends LogRow['kind']>(row: LogRow, kind: K): Extract<LogRow, { readonly kind: K }> | undefined {
  return row.kind === kind ? (row as Extract<LogRow, { readonly kind: K }>) : undefined;
}

function HeadingRow(props: {
  readonly session: Session;
  readonly row: Extract<LogRow, { readonly kind: 'heading' }>;
  readonly onFold: (n: number) => void;
}): JSX.Element {
  const sides = (): readonly string[] => props.session.sheet.sides.map((s) => s.name);
  const text = (): string => props.row.group.heading?.text ?? '';
  const count = (): number => props.row.group.lines.length;
  return (
    <h4 class="log-heading">
      <button
        type="button"
        class="log-fold"
        aria-expanded={!props.row.folded}
        disabled={count() === 0}
        onClick={() => props.onFold(props.row.group.heading?.n ?? -1)}
      >
        <Icon name={props.row.folded ? 'right' : 'down'} size="0.9em" />
        <Show when={props.row.group.side >= 0}>
          <span class="log-side">{sides()[props.row.group.side]}</span>
        </Show>
        <span>{headingTitle(text(), sides())}</span>
        <Show when={props.row.folded}>
          <span class="log-count num">{t('panels.lines', { n: count() })}</span>
        </Show>
      </button>
    </h4>
  );
}

function Row(props: {
  readonly session: Session;
  readonly row: LogRow;
  readonly onFold: (n: number) => void;
}): JSX.Element {
  return (
    <Switch>
      <Match when={as(props.row, 'line')}>
        {(row) => (
          <p class={`log-line log-${row().line.tone}`}>
            <LineWords session={props.session} line={row().line} />
          </p>
        )}
      </Match>
      <Match when={as(props.row, 'heading')}>
        {(row) => <HeadingRow session={props.session} row={row()} onFold={props.onFold} />}
      </Match>
      <Match when={as(props.row, 'empty')}>{(row) => <p class="log-empty">{row().titles.join(' \u00b7 ')}</p>}</Match>
    </Switch>
  );
}

/** Height of a row nobody has seen yet, in pixels: a guess that only moves the scroll bar. */
const GUESS = 30;

export interface ChunkWatch {
  watch(el: Element, seen: (near: boolean) => void): void;
  forget(el: Element): void;
}

/** Tells chunks whether they are near the part of the list that is seen. */
export function chunkWatch(root: () => Element | undefined): ChunkWatch {
  const ears = new Map<Element, (near: boolean) => void>();
  let observer: IntersectionObserver | undefined;
  const made = (): IntersectionObserver =>
    (observer ??= new IntersectionObserver(
      (entries) => {
        for (const e of entries) ears.get(e.target)?.(e.isIntersecting);
      },
      { root: root() ?? null, rootMargin: '800px 0px' },
    ));
  onCleanup(() => observer?.disconnect());
  return {
    watch(el, seen) {
      ears.set(el, seen);
      made().observe(el);
    },
    forget(el) {
      ears.delete(el);
      observer?.unobserve(el);
    },
  };
}

export function Chunk(props: {
  readonly session: Session;
  readonly rows: readonly LogRow[];
  readonly watch: ChunkWatch;
  readonly onFold: (n: number) => void;
}): JSX.Element {
  const [near, setNear] = createSignal(false);
  const [height, setHeight] = createSignal<number>();
  let box: HTMLDivElement | undefined;
  onMount(() => {
    if (!box) return;
    const el = box;
    props.watch.watch(el, (now) => {
      if (!now && near()) setHeight(el.offsetHeight);
      setNear(now);
    });
    onCleanup(() => props.watch.forget(el));
  });
  return (
    <div
      ref={(el) => (box = el)}
      class="log-chunk"
      style={near() ? {} : { height: `${height() ?? props.rows.length * GUESS}px` }}
    >
      <Show when={near()}>
        <For each={props.rows}>{(row) => <Row session={props.session} row={row} onFold={props.onFold} />}</For>
      </Show>
    </div>
  );
}
