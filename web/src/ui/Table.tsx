import { For, type JSX, Show } from 'solid-js';

export interface Column<R> {
  readonly title: string;
  /** Numbers stand at the right in the grotesk. */
  readonly kind?: 'text' | 'number';
  readonly cell: (row: R) => JSX.Element;
}

/** Thin rules, no boxes. The first column names the row. */
export function Table<R>(props: {
  readonly caption?: JSX.Element;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  /** hidden: for ledgers whose columns speak for themselves; screen readers still hear it. */
  readonly head?: 'shown' | 'hidden';
  readonly foot?: readonly JSX.Element[];
  readonly rowClass?: (row: R) => string;
}): JSX.Element {
  const kind = (i: number) => (props.columns[i]?.kind === 'number' ? 'cell-number num' : 'cell-text');
  return (
    <div class="table-scroll">
      <table class="table">
        <Show when={props.caption !== undefined}>
          <caption>{props.caption}</caption>
        </Show>
        <thead class={props.head === 'hidden' ? 'visually-hidden' : ''}>
          <tr>
            <For each={props.columns}>
              {(c, i) => (
                <th scope="col" class={kind(i())}>
                  {c.title}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(row) => (
              <tr class={props.rowClass?.(row)}>
                <For each={props.columns}>
                  {(c, i) => (
                    <Show when={i() === 0} fallback={<td class={kind(i())}>{c.cell(row)}</td>}>
                      <th scope="row" class={kind(0)}>
                        {c.cell(row)}
                      </th>
                    </Show>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
        <Show when={props.foot}>
          {(foot) => (
            <tfoot>
              <tr>
                <For each={foot()}>{(cell, i) => <td class={kind(i())}>{cell}</td>}</For>
              </tr>
            </tfoot>
          )}
        </Show>
      </table>
    </div>
  );
}
