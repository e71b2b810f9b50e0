// The battle being fought, in the panel at the side where there is room, else over the board.
import '../styles/panels-battle.css';
import { type Component, createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import type { BattleCardProps } from './BattleCard.tsx';
import { usePanel } from './use-panel.ts';

type Card = Component<BattleCardProps>;
/** The first board does not wait for a battle. Fetched by hand and not by `lazy`: a card that went away while it was being fetched left
 * its Suspense waiting for ever. */
function fetchedCard(wanted: () => boolean): () => Card | undefined {
  const [card, setCard] = createSignal<Card>();
  const [failed, setFailed] = createSignal<{ readonly error: unknown }>();
  createEffect(() => {
    if (!wanted() || card()) return;
    import('./BattleCard.tsx').then(
      (m) => setCard(() => m.BattleCard),
      (error: unknown) => setFailed({ error }),
    );
  });
  return createMemo(() => {
    const trouble = failed();
    if (trouble) throw trouble.error;
    return card();
  });
}

/** Opens by itself while the game has a battle to show, and stays with the result until that is put aside. */
export function BattleWindow(props: { readonly session: Session; readonly place: 'docked' | 'board' }): JSX.Element {
  const { session } = props;
  const infos = session.profile.panels.filter((p) => p.slot === 'battle');
  const panels = infos.map((info) => ({
    info,
    live: usePanel(
      session,
      () => info.id,
      () => true,
    ),
  }));
  const open = createMemo(() => panels.filter((p) => (p.live.blocks()?.length ?? 0) > 0));
  /** With a battle on, its own window shows what came of the last one. */
  const alone = (): boolean => open().length === 0 && (session.results().length > 0 || session.digest() !== null);
  const title = (): string => {
    const d = session.digest();
    return d ? t('digest.title', { side: session.sideName(d.side) }) : t('battle.results');
  };
  const card = fetchedCard(() => open().length > 0 || alone());
  return (
    <Show when={card()}>
      {(Card) => (
        <>
          <For each={open()}>
            {(p) => (
              <Dynamic
                component={Card()}
                place={props.place}
                session={session}
                title={p.info.title}
                rule={p.info.rule}
                blocks={p.live.blocks() ?? []}
                results={p === open()[0]}
              />
            )}
          </For>
          <Show when={alone()}>
            <Dynamic component={Card()} place={props.place} session={session} title={title()} blocks={[]} results />
          </Show>
        </>
      )}
    </Show>
  );
}
