// A ledger of a sheet: rows that may be a piece, a place, and something to press.
import type { PanelBlock, PanelRow } from '@rasputitsa/kernel';
import { For, type JSX, Show } from 'solid-js';
import { PlaceLink, RuleLink } from '../ui/index.ts';
import { t } from '../texts/index.ts';
import { Piece } from './Piece.tsx';
import { SheetActions, type SheetNeeds, SheetTitle } from './SheetParts.tsx';
import { numberColumns, wordyColumns } from './sheet-columns.ts';

type TableBlock = Extract<PanelBlock<string>, { readonly kind: 'table' }>;

function FirstCell(props: SheetNeeds & { readonly row: PanelRow<string> }): JSX.Element {
  const piece = () => (props.row.piece === undefined ? undefined : props.pieces().get(props.row.piece));
  return (
    <span class="sheet-first">
      <Show when={piece()}>{(p) => <Piece face={p().face} size={26} />}</Show>
      <Show when={props.row.at !== undefined} fallback={<span>{props.row.cells[0]}</span>}>
        <PlaceLink at={props.row.at ?? 0}>{props.row.cells[0]}</PlaceLink>
      </Show>
    </span>
  );
}

// A row that is laid out as lines is no longer a row to some browsers unless it says so: hence the roles.
export function SheetTable(props: SheetNeeds & { readonly block: TableBlock }): JSX.Element {
  const numbers = () => numberColumns(props.block.rows.map((r) => r.cells));
  const wordy = () => wordyColumns(props.block.rows.map((r) => r.cells));
  const kind = (i: number): string => {
    if (wordy().has(i)) return 'cell-text cell-wordy';
    return numbers().has(i) ? 'cell-number num' : 'cell-text';
  };
  const hasActions = () => props.block.rows.some((r) => (r.actions?.length ?? 0) > 0);
  const hasRules = () => props.block.rows.some((r) => r.rule !== undefined);
  return (
    <div class="sheet-block">
      <SheetTitle title={props.block.title} rule={props.block.rule} />
      <div class="table-scroll">
        <table class="table sheet-table" classList={{ 'sheet-wordy': wordy().size > 0 }} role="table">
          <Show when={props.block.head}>
            {(head) => (
              <thead>
                <tr>
                  <For each={head()}>
                    {(title, i) => (
                      <Show when={title !== ''} fallback={<td />}>
                        <th scope="col" class={kind(i())}>
                          {title}
                        </th>
                      </Show>
                    )}
                  </For>
                  <Show when={hasRules()}>
                    <th scope="col">
                      <span class="visually-hidden">{t('panels.rule')}</span>
                    </th>
                  </Show>
                  <Show when={hasActions()}>
                    <th scope="col">
                      <span class="visually-hidden">{t('panels.actions')}</span>
                    </th>
                  </Show>
                </tr>
              </thead>
            )}
          </Show>
          <tbody>
            <For each={props.block.rows}>
              {(row) => (
                <tr class={`tone-${row.tone ?? 'plain'}`} role="row">
                  <th scope="row" role="rowheader" class={kind(0)}>
                    <FirstCell {...props} row={row} />
                  </th>
                  <For each={row.cells.slice(1)}>
                    {(cell, i) => (
                      <td role="cell" class={kind(i() + 1)} data-label={props.block.head?.[i() + 1]}>
                        {cell}
                      </td>
                    )}
                  </For>
                  <Show when={hasRules()}>
                    <td role="cell" class="sheet-rule">
                      <Show when={row.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
                    </td>
                  </Show>
                  <Show when={hasActions()}>
                    <td role="cell" class="sheet-does">
                      <SheetActions session={props.session} pieces={props.pieces} actions={row.actions} />
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
