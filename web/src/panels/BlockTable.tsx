// A ledger of a panel: rows that may be a piece, a place, and something to press. Where it would not fit, each row becomes a few
// lines of text instead.
import type { PanelBlock, PanelRow } from '@rasputitsa/kernel';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../texts/index.ts';
import { PlaceLink, RuleLink } from '../ui/index.ts';
import { Piece } from './Piece.tsx';
import { isSentence, lettersWide, numberColumns } from './block-columns.ts';
import { BlockActions, type BlockNeeds, BlockTitle } from './BlockParts.tsx';

type TableBlock = Extract<PanelBlock<string>, { readonly kind: 'table' }>;

/** A letter of the small serif is about this wide, in rem. */
const LETTER = 0.47;

function FirstCell(
  props: BlockNeeds & { readonly row: PanelRow<string>; readonly rule: string | undefined },
): JSX.Element {
  const piece = () => (props.row.piece === undefined ? undefined : props.pieces().get(props.row.piece));
  return (
    <span class="blocks-first">
      <Show when={piece()}>{(p) => <Piece face={p().face} size={26} />}</Show>
      <Show when={props.row.at !== undefined} fallback={<span>{props.row.cells[0]}</span>}>
        <PlaceLink at={props.row.at ?? 0}>{props.row.cells[0]}</PlaceLink>
      </Show>
      <Show when={props.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
    </span>
  );
}

function Head(props: {
  readonly titles: readonly string[];
  readonly kind: (i: number) => string;
  readonly hasRules: boolean;
  readonly hasActions: boolean;
}): JSX.Element {
  return (
    <thead>
      <tr>
        <For each={props.titles}>
          {(title, i) => (
            <Show when={title !== ''} fallback={<td />}>
              <th scope="col" class={props.kind(i())}>
                {title}
              </th>
            </Show>
          )}
        </For>
        <Show when={props.hasRules}>
          <th scope="col">
            <span class="visually-hidden">{t('panels.rule')}</span>
          </th>
        </Show>
        <Show when={props.hasActions}>
          <th scope="col">
            <span class="visually-hidden">{t('panels.actions')}</span>
          </th>
        </Show>
      </tr>
    </thead>
  );
}

export function BlockTable(props: BlockNeeds & { readonly block: TableBlock }): JSX.Element {
  const cells = createMemo(() => props.block.rows.map((r) => r.cells));
  const numbers = createMemo(() => numberColumns(cells()));
  const kind = (i: number): string => (numbers().has(i) ? 'cell-number num' : 'cell-text');
  const actions = createMemo(() => Math.max(0, ...props.block.rows.map((r) => r.actions?.length ?? 0)));
  /** A rule that stands in the title need not stand in every row. */
  const ruleOf = (row: PanelRow<string>): string | undefined => (row.rule === props.block.rule ? undefined : row.rule);
  const rules = createMemo(() => props.block.rows.filter((r) => ruleOf(r) !== undefined).length);

  const [room, setRoom] = createSignal(Number.POSITIVE_INFINITY);
  const lines = createMemo(() => lettersWide(cells(), { rules: rules(), actions: actions() }) * LETTER > room());
  let box: HTMLDivElement | undefined;
  onMount(() => {
    const sized = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (entry) setRoom(entry.contentRect.width / rem);
    });
    if (box) sized.observe(box);
    onCleanup(() => sized.disconnect());
  });
  return (
    <div class="blocks-part" ref={(el) => (box = el)}>
      <BlockTitle title={props.block.title} rule={props.block.rule} />
      <div class="table-scroll">
        {/* A row laid out as lines is no longer a row to some browsers unless it says so: hence the roles. */}
        <table class="table blocks-table" classList={{ 'blocks-lines': lines() }} role="table">
          <Show when={lines() ? undefined : props.block.head}>
            {(head) => <Head titles={head()} kind={kind} hasRules={rules() > 0} hasActions={actions() > 0} />}
          </Show>
          <tbody role="rowgroup">
            <For each={props.block.rows}>
              {(row) => (
                <tr class={`tone-${row.tone ?? 'plain'}`} role="row">
                  <th scope="row" role="rowheader" class={kind(0)}>
                    <FirstCell {...props} row={row} rule={lines() ? ruleOf(row) : undefined} />
                  </th>
                  <For each={row.cells.slice(1)}>
                    {(cell, i) => (
                      <td
                        role="cell"
                        class={`${kind(i() + 1)} ${isSentence(cell) ? 'cell-wordy' : ''}`}
                        data-label={props.block.head?.[i() + 1]}
                      >
                        {cell}
                      </td>
                    )}
                  </For>
                  <Show when={rules() > 0 && !lines()}>
                    <td role="cell" class="blocks-rule">
                      <Show when={ruleOf(row)}>{(rule) => <RuleLink rule={rule()} />}</Show>
                    </td>
                  </Show>
                  <Show when={actions() > 0}>
                    <td role="cell" class="blocks-does">
                      <BlockActions session={props.session} pieces={props.pieces} actions={row.actions} />
                    </td>
                  </Show>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </div>
  );
}
