// A counter as panels show it: in the reader's theme and colours.
import { type JSX, Show } from 'solid-js';
import type { Face } from '../board/types.ts';
import { Counter } from '../counters/Counter.tsx';
import { palette, theme } from '../model/settings.ts';
import { t } from '../texts/index.ts';
import type { KnownPiece } from './pieces.ts';

export function Piece(props: {
  readonly face: Face;
  readonly size: number;
  readonly selected?: boolean;
  /** named: the counter alone says what it is. beside: its name stands next to it. */
  readonly say?: 'named' | 'beside';
}): JSX.Element {
  return (
    <Counter
      face={props.face}
      size={props.size}
      theme={theme()}
      palette={palette()}
      selected={props.selected === true}
      decorative={props.say !== 'named'}
    />
  );
}

/** Strength in a word: figures where the counter has some, steps where it can lose some. */
export function strengthWords(p: KnownPiece): string {
  const { steps, maxSteps, factors } = p;
  const parts: string[] = [];
  if (factors !== undefined && factors !== '') parts.push(factors);
  if (p.hits !== undefined) {
    if (p.hits > 0) parts.push(t('table.hits', { n: p.hits }));
  } else if (steps !== undefined && maxSteps !== undefined && maxSteps > 1)
    parts.push(t('panels.stepsOf', { n: steps, most: maxSteps }));
  return parts.join(', ');
}

/** Name, strength and status, one under the other. */
export function PieceWords(props: { readonly piece: KnownPiece; readonly place?: JSX.Element }): JSX.Element {
  return (
    <span class="piece-words">
      <span class="piece-name">{props.piece.hidden ? t('panels.hiddenUnit') : props.piece.name}</span>
      <span class="piece-facts">
        <Show when={strengthWords(props.piece)}>{(words) => <span class="num">{words()}</span>}</Show>
        <Show when={props.piece.status.length > 0}>
          <span class="piece-status">{props.piece.status.join(', ')}</span>
        </Show>
        {props.place}
      </span>
    </span>
  );
}
