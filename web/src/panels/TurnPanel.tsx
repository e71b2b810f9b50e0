// The turn: what the game's own panels say of the step at hand, where we are in the sequence, and the tracks.
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { isInPlay } from '../model/only.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Disclosure } from '../ui/index.ts';
import { OrdersPanel } from './OrdersPanel.tsx';
import { SequencePanel } from './SequencePanel.tsx';
import { GamePanel } from './GamePanel.tsx';
import { TracksPanel } from './TracksPanel.tsx';

/** Asked for only while it is open: some panels are expensive. Opened or closed by hand it stays so. */
function Folded(props: {
  readonly title: string;
  /** What matters now stands open. */
  readonly matters?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  const [byHand, setByHand] = createSignal<boolean | null>(null);
  const open = (): boolean => byHand() ?? props.matters === true;
  return (
    <Disclosure
      title={props.title}
      open={open()}
      onToggle={(now) => {
        if (now !== open()) setByHand(now);
      }}
    >
      <Show when={open()}>{props.children}</Show>
    </Disclosure>
  );
}

export function TurnPanel(props: { readonly session: Session }): JSX.Element {
  const panels = createMemo(() => {
    const { profile, standing } = props.session;
    return profile.panels.filter(
      (p) => (p.slot === 'turn' || p.slot === 'reference') && isInPlay(profile, standing().view, 'panels', p.id),
    );
  });
  const now = createMemo(() => panels().filter((p) => p.slot === 'turn'));
  const later = createMemo(() => panels().filter((p) => p.slot === 'reference'));
  /** Where the game has nothing to say of the step at hand, the place in the sequence is what the reader came for. */
  const [said, setSaid] = createSignal<ReadonlyMap<string, number>>(new Map());
  const silent = (): boolean => now().every((p) => said().get(p.id) === 0);
  return (
    <div class="turn-panel">
      <For each={now()}>
        {(p) => (
          <GamePanel session={props.session} id={p.id} onBlocks={(n) => setSaid((all) => new Map(all).set(p.id, n))} />
        )}
      </For>
      <Folded title={t('table.sequence')} matters={silent()}>
        <SequencePanel session={props.session} />
      </Folded>
      <Folded title={t('table.tracks')}>
        <TracksPanel session={props.session} />
      </Folded>
      <For each={later()}>
        {(p) => (
          <Folded title={p.title}>
            <GamePanel session={props.session} id={p.id} />
          </Folded>
        )}
      </For>
      <Show when={props.session.profile.orders.length > 0}>
        <Folded title={t('table.orders')}>
          <OrdersPanel session={props.session} />
        </Folded>
      </Show>
    </div>
  );
}
