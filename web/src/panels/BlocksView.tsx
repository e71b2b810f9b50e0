// Panels a game fills, drawn: see kernel/src/panel.ts for what they may hold.
import type { PanelAction, PanelBlock } from '@rasputitsa/kernel';
import '../styles/panels.css';
import '../styles/panels-blocks.css';
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { BarChart } from '../ui/BarChart.tsx';
import { RuleLink } from '../ui/index.ts';
import { Piece } from './Piece.tsx';
import { knownPieces } from './pieces.ts';
import { press } from './press.ts';
import { BlockActions, type BlockNeeds, BlockTitle } from './BlockParts.tsx';
import { BlockTable } from './BlockTable.tsx';

type Block = PanelBlock<string>;
type Of<K extends Block['kind']> = Extract<Block, { readonly kind: K }>;

function TextBlock(props: { readonly block: Of<'text'> }): JSX.Element {
  return (
    <p class={`blocks-text tone-${props.block.tone ?? 'plain'}`}>
      {props.block.text} <Show when={props.block.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
    </p>
  );
}

type PieceEntry = Of<'pieces'>['pieces'][number];

/** One action: the counter itself is the button. */
function PieceItem(props: BlockNeeds & { readonly entry: PieceEntry }): JSX.Element {
  const piece = createMemo(() => props.pieces().get(props.entry.piece));
  const only = (): PanelAction | undefined => (props.entry.actions?.length === 1 ? props.entry.actions[0] : undefined);
  const name = (): string => piece()?.name ?? props.session.pieceName(props.entry.piece);
  const counter = (): JSX.Element => (
    <>
      <Show when={piece()}>{(p) => <Piece face={p().face} size={46} />}</Show>
      <span class="blocks-piece-name">{name()}</span>
      <Show when={props.entry.note}>{(note) => <span class="blocks-piece-note num">{note()}</span>}</Show>
    </>
  );
  return (
    <li class={`blocks-piece tone-${props.entry.tone ?? 'plain'}`}>
      <Show when={only()} fallback={<span class="blocks-piece-body">{counter()}</span>}>
        {(action) => (
          <button
            type="button"
            class="blocks-piece-body blocks-piece-button"
            disabled={props.session.busy()}
            data-action={JSON.stringify(action().action)}
            onClick={() => press(props.session, action())}
          >
            {counter()}
            <span class="blocks-piece-verb">{action().title}</span>
          </button>
        )}
      </Show>
      <Show when={only() === undefined}>
        <BlockActions session={props.session} pieces={props.pieces} actions={props.entry.actions} />
      </Show>
      <Show when={props.entry.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
    </li>
  );
}

function PiecesBlock(props: BlockNeeds & { readonly block: Of<'pieces'> }): JSX.Element {
  return (
    <div class="blocks-part">
      <BlockTitle title={props.block.title} />
      <Show when={props.block.pieces.length > 0} fallback={<p class="blocks-text tone-quiet">{t('panels.noUnits')}</p>}>
        <ul class="blocks-pieces">
          <For each={props.block.pieces}>{(entry) => <PieceItem {...props} entry={entry} />}</For>
        </ul>
      </Show>
    </div>
  );
}

/** A number that is added says so. */
export function signed(n: number | string): string {
  if (typeof n === 'string') return n;
  return n < 0 ? `\u2212${-n}` : `+${n}`;
}

function FactorsBlock(props: { readonly block: Of<'factors'> }): JSX.Element {
  return (
    <div class="blocks-part">
      <BlockTitle title={props.block.title} />
      <ul class="blocks-factors">
        <For each={props.block.factors}>
          {(f) => (
            <li class="blocks-factor">
              <span>
                {f.text} <Show when={f.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
              </span>
              <span class="blocks-leader" aria-hidden="true" />
              <Show when={f.n !== undefined}>
                <span class="num">{signed(f.n ?? '')}</span>
              </Show>
            </li>
          )}
        </For>
        <Show when={props.block.sum}>
          {(sum) => (
            <li class="blocks-factor blocks-sum">
              <span>{sum().text}</span>
              <span class="blocks-leader" aria-hidden="true" />
              <span class="num">{sum().n}</span>
            </li>
          )}
        </Show>
      </ul>
    </div>
  );
}

function VersusBlock(props: BlockNeeds & { readonly block: Of<'versus'> }): JSX.Element {
  return (
    <div class="blocks-versus">
      <section>
        <h3 class="blocks-side">{props.block.leftTitle}</h3>
        <Blocks {...props} blocks={props.block.left} />
      </section>
      <section>
        <h3 class="blocks-side">{props.block.rightTitle}</h3>
        <Blocks {...props} blocks={props.block.right} />
      </section>
    </div>
  );
}

function as<K extends Block['kind']>(block: Block, kind: K): Of<K> | undefined {
  return block.kind === kind ? (block as Of<K>) : undefined;
}

function Blocks(props: BlockNeeds & { readonly blocks: readonly Block[] }): JSX.Element {
  return (
    <For each={props.blocks}>
      {(block) => (
        <Switch>
          <Match when={as(block, 'text')}>{(b) => <TextBlock block={b()} />}</Match>
          <Match when={as(block, 'table')}>{(b) => <BlockTable {...props} block={b()} />}</Match>
          <Match when={as(block, 'pieces')}>{(b) => <PiecesBlock {...props} block={b()} />}</Match>
          <Match when={as(block, 'factors')}>{(b) => <FactorsBlock block={b()} />}</Match>
          <Match when={as(block, 'chances')}>
            {(b) => (
              <BarChart
                bars={b().bars}
                title={
                  <>
                    {b().title} <Show when={b().rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
                  </>
                }
              />
            )}
          </Match>
          <Match when={as(block, 'versus')}>{(b) => <VersusBlock {...props} block={b()} />}</Match>
        </Switch>
      )}
    </For>
  );
}

export function BlocksView(props: { readonly session: Session; readonly blocks: readonly Block[] }): JSX.Element {
  const pieces = createMemo(() => knownPieces(props.session.profile, props.session.standing(), props.session.faces()));
  return (
    <div class="blocks-view">
      <Blocks session={props.session} pieces={pieces} blocks={props.blocks} />
    </div>
  );
}
