// A piece in a panel: the same marks as on the board, as SVG, so that it is sharp at any zoom and in print.
import { createMemo, For, type JSX, Match, Switch } from 'solid-js';
import type { ThemeName } from '@rasputitsa/atlas/draw/theme';
import type { Face } from '../board/types.ts';
import { marginOf } from './body.ts';
import { marksOf } from './face.ts';
import { type BoxMark, CAP, cellsOf, FONT, type Mark, type PathMark, type WordsMark, widthOf } from './marks.ts';
import type { Palette } from './nations.ts';

export interface CounterProps {
  readonly face: Face;
  readonly size: number;
  readonly theme?: ThemeName;
  readonly palette?: Palette;
  readonly selected?: boolean;
  readonly dimmed?: boolean;
  /** Where the name stands beside it anyway. */
  readonly decorative?: boolean;
}

function Box(props: { readonly m: BoxMark }): JSX.Element {
  return (
    <rect
      x={props.m.x}
      y={props.m.y}
      width={props.m.w}
      height={props.m.h}
      rx={props.m.r}
      fill={props.m.fill ?? 'none'}
      stroke={props.m.stroke ?? 'none'}
      stroke-width={props.m.width ?? 0}
      opacity={props.m.opacity ?? 1}
    />
  );
}

function Path(props: { readonly m: PathMark }): JSX.Element {
  return (
    <path
      d={props.m.d}
      transform={`translate(${props.m.x} ${props.m.y}) scale(${props.m.scale})`}
      fill={props.m.fill ?? 'none'}
      stroke={props.m.stroke ?? 'none'}
      stroke-width={(props.m.width ?? 0) / props.m.scale}
      stroke-linejoin="round"
      opacity={props.m.opacity ?? 1}
    />
  );
}

function Words(props: { readonly m: WordsMark }): JSX.Element {
  /** SVG stretches as well as squeezes, so it is told only when the words are too wide. */
  const squeezed = (): { textLength: number; lengthAdjust: 'spacingAndGlyphs' } | Record<string, never> =>
    !props.m.tabular && widthOf(props.m.text, props.m.size) > props.m.fit * 1.04
      ? { textLength: props.m.fit, lengthAdjust: 'spacingAndGlyphs' }
      : {};
  return (
    <text
      transform={`translate(${props.m.x} ${props.m.y}) rotate(${(props.m.turn ?? 0) * 90})`}
      x={props.m.tabular ? cellsOf(props.m.text, props.m.size).join(' ') : 0}
      y={(props.m.size * CAP) / 2}
      text-anchor="middle"
      font-family={FONT}
      font-weight={props.m.weight}
      font-size={`${props.m.size}px`}
      fill={props.m.fill}
      opacity={props.m.opacity ?? 1}
      {...squeezed()}
    >
      {props.m.text}
    </text>
  );
}

function kindOf<K extends Mark['kind']>(m: Mark, kind: K): Extract<Mark, { kind: K }> | undefined {
  return m.kind === kind ? (m as Extract<Mark, { kind: K }>) : undefined;
}

/** The name and every tab in words: what a screen reader says and a tooltip shows. */
export function spokenName(face: Face): string {
  return [face.name, ...face.tabs.map((t) => t.title)].join(', ');
}

export function Counter(props: CounterProps): JSX.Element {
  const marks = createMemo(() =>
    marksOf(props.face, props.size, {
      theme: props.theme ?? 'light',
      palette: props.palette ?? 'plain',
      selected: props.selected ?? false,
      dimmed: props.dimmed ?? false,
      dpr: globalThis.devicePixelRatio ?? 1,
    }),
  );
  const margin = (): number => marginOf(props.size);
  const side = (): number => props.size + 2 * margin();
  return (
    <svg
      width={side()}
      height={side()}
      viewBox={`${-margin()} ${-margin()} ${side()} ${side()}`}
      style={{
        margin: `${-margin()}px`,
        display: 'inline-block',
        'vertical-align': 'middle',
        'pointer-events': 'none',
      }}
      role={props.decorative ? 'presentation' : 'img'}
      aria-hidden={props.decorative ? 'true' : undefined}
      aria-label={props.decorative ? undefined : spokenName(props.face)}
    >
      <For each={marks()}>
        {(m) => (
          <Switch>
            <Match when={kindOf(m, 'box')}>{(b) => <Box m={b()} />}</Match>
            <Match when={kindOf(m, 'path')}>{(p) => <Path m={p()} />}</Match>
            <Match when={kindOf(m, 'words')}>{(w) => <Words m={w()} />}</Match>
          </Switch>
        )}
      </For>
    </svg>
  );
}
