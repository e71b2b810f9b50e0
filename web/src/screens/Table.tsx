// The table: board, prompt, panels. Knows no game.
import { createEffect, createMemo, createSignal, type JSX, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import type { Board } from '../board/types.ts';
import { readyPieces } from '../model/faces.ts';
import type { TableSession } from '../model/session.ts';
import { settings } from '../model/settings.ts';
import { turnBoard } from '../model/turns.ts';
import { BattleWindow } from '../panels/BattleWindow.tsx';
import { HandOver } from '../panels/HandOver.tsx';
import { PromptBar } from '../panels/PromptBar.tsx';
import { StackPanel } from '../panels/StackPanel.tsx';
import { TroubleBanner } from '../panels/TroubleBanner.tsx';
import { TurnPanel } from '../panels/TurnPanel.tsx';
import { t } from '../texts/index.ts';
import { Button, Dialog, dismiss, IconButton, LinksContext, Tabs, toast } from '../ui/index.ts';
import { BoardHost } from './BoardHost.tsx';
import { HoverSlip } from './HoverSlip.tsx';
import { MiniMap } from './MiniMap.tsx';
import { watchKeys } from './table-keys.ts';
import { createSteps } from './table-steps.ts';
import type { Opened, PanelTab, TableActions } from './table-types.ts';
import { TableHead } from './TableHead.tsx';
import { isTourSeen, keepTourSeen } from './tour-seen.ts';

// What is opened on demand comes on demand: the first board must not wait for it.
const ForcesPanel = lazy(() => import('../panels/ForcesPanel.tsx').then((m) => ({ default: m.ForcesPanel })));
const LayersPanel = lazy(() => import('../panels/LayersPanel.tsx').then((m) => ({ default: m.LayersPanel })));
const LogPanel = lazy(() => import('../panels/LogPanel.tsx').then((m) => ({ default: m.LogPanel })));
const ResultCard = lazy(() => import('../panels/ResultCard.tsx').then((m) => ({ default: m.ResultCard })));
const FindPlace = lazy(() => import('./FindPlace.tsx').then((m) => ({ default: m.FindPlace })));
const RuleSheet = lazy(() => import('./RuleSheet.tsx').then((m) => ({ default: m.RuleSheet })));
const GuideHost = lazy(() => import('./GuideHost.tsx').then((m) => ({ default: m.GuideHost })));
const ReplayBar = lazy(() => import('../panels/ReplayBar.tsx').then((m) => ({ default: m.ReplayBar })));
const HelpDialog = lazy(() => import('../panels/HelpDialog.tsx').then((m) => ({ default: m.HelpDialog })));
const LuckDialog = lazy(() => import('../panels/LuckPanel.tsx').then((m) => ({ default: m.LuckDialog })));
const Settings = lazy(() => import('./Settings.tsx').then((m) => ({ default: m.SettingsDialog })));
const Tour = lazy(() => import('./Tour.tsx').then((m) => ({ default: m.Tour })));

export function TableScreen(props: {
  readonly session: TableSession;
  readonly onBoard: (board: Board | null) => void;
  readonly actions: TableActions;
}): JSX.Element {
  const { session } = props;
  const s = session.standing;
  const [board, setBoard] = createSignal<Board | null>(null);
  const [cursor, setCursor] = createSignal<number | null>(null);
  const [tab, setTab] = createSignal<PanelTab>('here');
  const [opened, setOpened] = createSignal<Opened>(null);
  const [layersOpen, setLayersOpen] = createSignal(false);
  /** On small screens only the tabs are seen until one is pressed. */
  const [drawer, setDrawer] = createSignal(false);
  const kind = () => s().table.kind;
  const handing = createMemo(() => kind() === 'play' && !s().table.sandbox && s().handOver !== null);
  const covered = (): boolean => handing() && settings.coverOnHandOver;
  createEffect(() => {
    const side = s().handOver;
    // Players who sit side by side with open cards may do without the cover.
    if (handing() && !covered() && side !== null) void session.sit(side);
  });

  const steps = createSteps({ session, covered, tab, setTab, closeDrawer: () => setDrawer(false) });
  const left = createMemo(() => readyPieces(s()).size);
  const done = (): void => {
    if (s().offers.find((o) => o.verb === 'done')?.refusal) return;
    const ask = settings.confirmEnd === 'always' || (settings.confirmEnd === 'left' && left() > 0 && steps.untouched());
    if (ask && kind() === 'play') setOpened('ending');
    else session.done();
  };
  onMount(() => {
    // Offered once, and not in the way: players who know tables like this go on.
    if (!isTourSeen() && kind() === 'play') {
      keepTourSeen();
      const offer = toast({
        text: t('table.tourOffer'),
        stay: 15_000,
        action: { title: t('table.tourTake'), onSelect: () => setOpened('tour') },
      });
      onCleanup(() => dismiss(offer));
    }
  });
  watchKeys({
    session,
    board,
    cursor,
    setCursor,
    covered,
    done,
    open: setOpened,
    rules: () => session.openRule(steps.rule()),
    show: (id) => {
      setDrawer(true);
      setTab(id);
    },
  });
  createEffect(() => {
    if (session.focus() !== null) setCursor(session.focus());
  });
  createEffect(() => {
    document.title = `${session.profile.title}: ${s().table.standing}`;
  });

  const links = {
    openRule: (rule: string) => session.openRule(rule),
    goTo: (at: number) => session.goTo(at),
    placeName: (at: number) => session.labelOf(at),
  };
  const tabs = [
    {
      id: 'here',
      tour: 'selection',
      title: t('table.tabHere'),
      icon: 'hex' as const,
      content: () => <StackPanel session={session} />,
    },
    { id: 'turn', title: t('table.tabTurn'), icon: 'clock' as const, content: () => <TurnPanel session={session} /> },
    {
      id: 'forces',
      title: t('table.tabForces'),
      icon: 'people' as const,
      content: () => (
        <Suspense>
          <ForcesPanel session={session} />
        </Suspense>
      ),
    },
    {
      id: 'log',
      tour: 'log',
      title: t('table.tabLog'),
      icon: 'log' as const,
      content: () => (
        <Suspense>
          <LogPanel session={session} />
        </Suspense>
      ),
    },
  ];
  return (
    <LinksContext.Provider value={links}>
      <Show when={!covered()} fallback={<HandOver session={session} />}>
        <div class={`game-table ${drawer() ? 'drawer-open' : ''}`} data-table={session.table} data-kind={kind()}>
          <TableHead
            session={session}
            layersOpen={layersOpen()}
            onLayers={() => setLayersOpen((x) => !x)}
            onRules={() => session.openRule(steps.rule())}
            onOpen={setOpened}
            actions={props.actions}
          />
          <TroubleBanner session={session} />
          <main class="table-main">
            <div class="table-board">
              <BoardHost
                session={session}
                cursor={cursor()}
                onCursor={setCursor}
                onBoard={(b) => {
                  setBoard(b);
                  props.onBoard(b);
                }}
                onContext={(hit) => {
                  setCursor(hit.at);
                  session.selectStack(hit.at);
                  setTab('here');
                }}
              />
              <div class="board-tools">
                <IconButton icon="plus" label={t('table.zoomIn')} onClick={() => board()?.zoomBy(1.5)} />
                <IconButton icon="minus" label={t('table.zoomOut')} onClick={() => board()?.zoomBy(1 / 1.5)} />
                <IconButton icon="fit" label={t('table.fit')} onClick={() => board()?.fit()} />
                <IconButton
                  icon="quarter"
                  label={t('table.turnBoard')}
                  data-act="turn-board"
                  onClick={() => turnBoard(session.table)}
                />
              </div>
              <Show when={board()}>{(b) => <MiniMap board={b()} />}</Show>
              <HoverSlip session={session} />
              <Show when={layersOpen()}>
                <div class="layers-float card">
                  <Suspense>
                    <LayersPanel session={session} />
                  </Suspense>
                </div>
              </Show>
              <BattleWindow session={session} />
              <div class="board-foot">
                <Suspense>
                  <Show when={kind() === 'case' || kind() === 'tutorial'}>
                    <GuideHost session={session} board={board()} onLeave={() => props.actions.leave()} />
                  </Show>
                  <Show when={kind() === 'replay'}>
                    <ReplayBar session={session} />
                  </Show>
                </Suspense>
                <Show when={kind() !== 'replay'}>
                  <PromptBar session={session} steps={steps} onDone={done} />
                </Show>
              </div>
            </div>
            <aside class="table-side" data-tour="panels" aria-label={t('table.panel')}>
              <Tabs
                label={t('table.panel')}
                tabs={tabs}
                active={tab()}
                onChange={(id) => {
                  // Pressed once more, the open one goes down again.
                  setDrawer((open) => !(open && id === tab()));
                  setTab(id as PanelTab);
                }}
              />
            </aside>
          </main>
          <Suspense>
            <Show when={s().table.over !== null && kind() === 'play'}>
              <ResultCard
                session={session}
                onReplay={() => props.actions.replay()}
                onLuck={() => setOpened('luck')}
                onLeave={() => props.actions.leave()}
              />
            </Show>
            <Show when={session.openedRule() !== null}>
              <RuleSheet
                book={() => session.rulebook()}
                at={session.openedRule() ?? ''}
                onClose={() => session.closeRule()}
                onShow={(file) => props.actions.showCase(file)}
              />
            </Show>
            <Show when={opened() === 'help'}>
              <HelpDialog session={session} onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'luck'}>
              <LuckDialog session={session} onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'settings'}>
              <Settings onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'tour'}>
              <Tour onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'find'}>
              <FindPlace session={session} onClose={() => setOpened(null)} />
            </Show>
          </Suspense>
          <Show when={opened() === 'ending'}>
            <Dialog
              title={s().view.phase.at(-1)?.title ?? ''}
              width="narrow"
              onClose={() => setOpened(null)}
              foot={
                <>
                  <Button onClick={() => setOpened(null)}>{t('table.goOn')}</Button>
                  <Button
                    kind="primary"
                    data-act="end-anyway"
                    onClick={() => {
                      setOpened(null);
                      session.done();
                    }}
                  >
                    {t('table.endAnyway')}
                  </Button>
                </>
              }
            >
              <p>
                {left()} {t('table.doneLeft', { n: left() })}
              </p>
            </Dialog>
          </Show>
        </div>
      </Show>
    </LinksContext.Provider>
  );
}
