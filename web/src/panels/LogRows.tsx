// Rows of the log, and a chunk of them that is drawn only while it is near what is seen.
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { LogLine } from '@rasputitsa/host';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Dice } from '../ui/Dice.tsx';
import { Icon, RuleLink } from '../ui/index.ts';
import { headingTitle, type LogRow, purposeOf, rollerOf } from './log-lines.ts';

function placesOf(line: LogLine, hexes: number): readonly number[] {
  return line.places?.filter((p) => p >= 0 && p < hexes) ?? [];
}

/** Drawn with the stylesheet: a log has thousands of these, and an icon is six elements. */
function Pin(props: { readonly session: Session; readonly at: number }): JSX.Element {
  const words = t('ui.goTo', { place: props.session.labelOf(props.at) });
  return (
    <button
      type="button"
      class="log-pin"
      aria-label={/*@once*/ words}
      title={/*@once*/ words}
      onClick={() => props.session.goTo(props.at)}
    />
  );
}

function DiceWords(props: { readonly session: Session; readonly line: LogLine }): JSX.Element {
  const { session, line } = props;
  const { dice, faces, least } = line.dice ?? { dice: [], faces: 6 };
  const roller = rollerOf(
    line,
    session.profile.sides.map((s) => s.name),
  );
  return (
    <>
      <Dice dice={/*@once*/ dice} faces={/*@once*/ faces} hitsFrom={/*@once*/ least} show="still" size="s" />{' '}
      <b class="log-by">{/*@once*/ roller}</b> {/*@once*/ purposeOf(line)}
    </>
  );
}

/** A line never changes once it is told; nothing in it is watched, so that many can be drawn at once. */
function LineRow(props: { readonly session: Session; readonly line: LogLine }): JSX.Element {
  const { session, line } = props;
  const places = placesOf(line, session.profile.hexes);
  // The first place is where to look; the text names them all already.
  const [at] = places;
  const show = (): void => session.speakOf(places);
  const hide = (): void => session.speakOf([]);
  return (
    <p
      class={/*@once*/ `log-line log-${line.tone}`}
      on:pointerenter={show}
      on:pointerleave={hide}
      on:focusin={show}
      on:focusout={hide}
    >
      {/*@once*/ line.dice ? <DiceWords session={session} line={line} /> : line.text}{' '}
      {/*@once*/ line.rule === undefined ? '' : <RuleLink rule={line.rule} />}{' '}
      {/*@once*/ at === undefined ? '' : <Pin session={session} at={at} />}
    </p>
  );
}

function HeadingRow(props: {
  readonly session: Session;
  readonly row: Extract<LogRow, { readonly kind: 'heading' }>;
  readonly onFold: (n: number) => void;
}): JSX.Element {
  const sides = (): readonly string[] => props.session.profile.sides.map((s) => s.name);
  const text = (): string => props.row.group.heading?.text ?? '';
  const count = (): number => props.row.group.lines.length;
  return (
    <h3 class="log-heading">
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
    </h3>
  );
}

function Row(props: {
  readonly session: Session;
  readonly row: LogRow;
  readonly onFold: (n: number) => void;
}): JSX.Element {
  const { row } = props;
  switch (row.kind) {
    case 'turn':
      return (
        <h2 class="log-turn">
          {/*@once*/ row.turn}
          {/*@once*/ row.weather === '' ? '' : <span class="log-weather">{row.weather}</span>}
        </h2>
      );
    case 'line':
      return <LineRow session={props.session} line={row.line} />;
    case 'heading':
      return <HeadingRow session={props.session} row={row} onFold={props.onFold} />;
    case 'empty':
      return <p class="log-empty">{/*@once*/ row.titles.join(' \u00b7 ')}</p>;
  }
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
      { root: root() ?? null, rootMargin: '500px 0px' },
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
