// The battle being fought, in the panel at the side where there is room, else over the board.
import '../styles/panels-battle.css';
import { createMemo, For, type JSX, Show, Suspense } from 'solid-js';
import { lazy } from '../ui/lazy.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { usePanel } from './use-panel.ts';

// The first board does not wait for a battle.
const BattleCard = lazy(() => import('./BattleCard.tsx').then((m) => m.BattleCard));

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
  return (
    <Suspense>
      <For each={open()}>
        {(p) => (
          <BattleCard
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
        <BattleCard place={props.place} session={session} title={title()} blocks={[]} results />
      </Show>
    </Suspense>
  );
}
