// The table: board, prompt, panels. Knows no game.
import { createEffect, createMemo, createSignal, type JSX, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { lazy } from '../ui/lazy.ts';
import type { Board } from '../board/types.ts';
import { readyPieces } from '../model/faces.ts';
import type { TableSession } from '../model/session.ts';
import { createRounds } from '../model/rounds.ts';
import { settings } from '../model/settings.ts';
import { createSide } from '../model/side.ts';
import { turnBoard } from '../model/turns.ts';
import { EndingDialog } from '../panels/EndingDialog.tsx';
import { BattleWindow } from '../panels/BattleWindow.tsx';
import { LogVoice } from '../panels/LogVoice.tsx';
import { PromptBar } from '../panels/PromptBar.tsx';
import { StackPanel } from '../panels/StackPanel.tsx';
import { TroubleBanner } from '../panels/TroubleBanner.tsx';
import { t } from '../texts/index.ts';
import { dismiss, IconButton, LinksContext, Tabs, toast } from '../ui/index.ts';
import { BoardHost } from './BoardHost.tsx';
import { createRoving } from '../ui/roving.ts';
import { HoverSlip } from './HoverSlip.tsx';
import { MiniMap } from './MiniMap.tsx';
import { SideGrip } from './SideGrip.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { isFar } from '@rasputitsa/server/wire';
import { keepOfferedClear } from './clear-offered.ts';
import { keepFocus } from './table-focus.ts';
import { watchKeys } from './table-keys.ts';
import { createSteps } from './table-steps.ts';
import type { Opened, PanelTab, TableActions } from './table-types.ts';
import { TableHead } from './TableHead.tsx';
import { isFirstLook } from '../model/briefed.ts';
import { isTourSeen, keepTourSeen } from './tour-seen.ts';

// What is opened on demand comes on demand: the first board must not wait for it.
const HandOver = lazy(() => import('../panels/HandOver.tsx').then((m) => m.HandOver));
const TurnPanel = lazy(() => import('../panels/TurnPanel.tsx').then((m) => m.TurnPanel));
const LinesDialog = lazy(() => import('../panels/LinesDialog.tsx').then((m) => m.LinesDialog));
const ForcesPanel = lazy(() => import('../panels/ForcesPanel.tsx').then((m) => m.ForcesPanel));
const LayersPanel = lazy(() => import('../panels/LayersPanel.tsx').then((m) => m.LayersPanel));
const OrderProposal = lazy(() => import('../panels/OrderProposal.tsx').then((m) => m.OrderProposal));
const FarPanel = lazy(() => import('../panels/FarPanel.tsx').then((m) => m.FarPanel));
const FarAsked = lazy(() => import('../panels/FarWait.tsx').then((m) => m.FarAsked));
const LogPanel = lazy(() => import('../panels/LogPanel.tsx').then((m) => m.LogPanel));
const ResultCard = lazy(() => import('../panels/ResultCard.tsx').then((m) => m.ResultCard));
const FindPlace = lazy(() => import('./FindPlace.tsx').then((m) => m.FindPlace));
const RuleSheet = lazy(() => import('./RuleSheet.tsx').then((m) => m.RuleSheet));
const GuideHost = lazy(() => import('./GuideHost.tsx').then((m) => m.GuideHost));
const ReplayBar = lazy(() => import('../panels/ReplayBar.tsx').then((m) => m.ReplayBar));
const Briefing = lazy(() => import('../panels/Briefing.tsx').then((m) => m.Briefing));
const HelpDialog = lazy(() => import('../panels/HelpDialog.tsx').then((m) => m.HelpDialog));
const CoachDialog = lazy(() => import('../panels/CoachDialog.tsx').then((m) => m.CoachDialog));
const LuckDialog = lazy(() => import('../panels/LuckPanel.tsx').then((m) => m.LuckDialog));
const Settings = lazy(() => import('./Settings.tsx').then((m) => m.SettingsDialog));
const Tour = lazy(() => import('./Tour.tsx').then((m) => m.Tour));

/** With so many pieces on the board, areas are worth a button. */
const MANY = 60;

function late(part: () => JSX.Element): JSX.Element {
  return <Suspense>{part()}</Suspense>;
}

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
  const [frames, setFrames] = createSignal(false);
  const side = createSide();
  /** With room at the side a battle is there; else it lies over the board. */
  const docks = (): boolean => side.beside() && !side.folded();
  /** On small screens only the tabs are seen until one is pressed. */
  const [drawer, setDrawer] = createSignal(false);
  const [adjourned, setAdjourned] = createSignal(false);
  let tools: HTMLElement | undefined;
  createRoving(() => tools);
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
    const idle = settings.confirmEnd === 'left' && left() > 0 && steps.asksAgain();
    if (kind() === 'play' && (settings.confirmEnd === 'always' || idle)) setOpened('ending');
    else session.done();
  };
  createEffect(() => {
    const { viewer } = s();
    const briefs = session.profile.panels.some((p) => p.slot === 'briefing') && !s().table.sandbox;
    if (briefs && kind() === 'play' && !covered() && viewer !== 'spectator' && isFirstLook(session.table, viewer))
      setOpened('briefing');
  });
  onMount(() => {
    // Offered once, and not in the way: players who know tables like this go on.
    if (!isTourSeen() && kind() === 'play') {
      keepTourSeen();
      const offer = toast({
        text: t('table.tourOffer'),
        stay: 15_000,
        action: { title: t('table.tourTake'), onSelect: () => setOpened('tour') },
      });
      // On a small screen it would lie over what came of a battle: players who have fought one have found their way.
      createEffect(() => (session.results().length > 0 || session.digest() !== null) && dismiss(offer));
      onCleanup(() => dismiss(offer));
    }
  });
  keepFocus(session);
  keepOfferedClear({ session, board, docks });
  const rounds = createRounds({ session, board, show: setCursor });
  watchKeys({
    session,
    rounds,
    board,
    cursor,
    setCursor,
    covered,
    done,
    open: setOpened,
    rules: () => session.openRule(steps.rule()),
    show: (id) => showTab(id),
  });
  const showTab = (id: PanelTab): void => {
    setDrawer(true);
    if (side.folded()) side.fold();
    setTab(id);
  };
  createEffect(() => {
    if (session.focus() !== null) setCursor(session.focus());
  });
  createEffect(() => {
    // Seen from another tab: a game far away waits for you, unless all have agreed to let it stand.
    const { table, view, viewer } = s();
    const mine = isFar(table.id) && table.over === null && !adjourned() && view.owing.includes(Number(viewer));
    document.title = `${mine ? '● ' : ''}${session.profile.title}: ${table.standing}`;
  });

  const links = {
    openRule: (rule: string) => session.openRule(rule),
    goTo: (at: number) => session.goTo(at),
    placeName: (at: number) => session.labelOf(at),
    watch: (since: number) => props.actions.replay({ version: since, as: 'film' }),
  };
  const tabs = [
    {
      id: 'here',
      tour: 'selection',
      title: t('table.tabHere'),
      icon: 'hex' as const,
      content: () => <StackPanel session={session} />,
    },
    {
      id: 'turn',
      title: t('table.tabTurn'),
      icon: 'clock' as const,
      content: () => late(() => <TurnPanel session={session} />),
    },
    {
      id: 'forces',
      title: t('table.tabForces'),
      icon: 'people' as const,
      content: () => late(() => <ForcesPanel session={session} />),
    },
    {
      id: 'log',
      tour: 'log',
      title: t('table.tabLog'),
      icon: 'log' as const,
      content: () => late(() => <LogPanel session={session} />),
    },
    {
      id: 'layers',
      title: t('table.layers'),
      icon: 'layers' as const,
      content: () => late(() => <LayersPanel session={session} />),
    },
    ...(isFar(session.table)
      ? [
          {
            id: 'far',
            title: t('table.tabFar'),
            icon: 'person' as const,
            content: () => late(() => <FarPanel session={session} />),
          },
        ]
      : []),
  ];
  return (
    <LinksContext.Provider value={links}>
      <Show when={!covered()} fallback={late(() => <HandOver session={session} />)}>
        <div
          class="game-table"
          classList={{ 'drawer-open': drawer(), 'side-folded': side.folded() }}
          style={{ '--side': side.width() }}
          data-table={session.table}
          data-kind={kind()}
        >
          <SkipLinks />
          <TableHead
            session={session}
            layersOpen={tab() === 'layers' && (docks() || drawer())}
            onLayers={() => showTab('layers')}
            onRules={() => session.openRule(steps.rule())}
            onOpen={setOpened}
            actions={props.actions}
          />
          <TroubleBanner session={session} />
          <Show when={s().proposes}>{(order) => late(() => <OrderProposal session={session} order={order()} />)}</Show>
          <LogVoice log={session.log()} />
          <main class="table-main">
            <div class="table-board">
              <BoardHost
                session={session}
                frames={frames()}
                onFramed={() => setFrames(false)}
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
              <div ref={(el) => (tools = el)} class="board-tools" role="toolbar" aria-label={t('table.mapTools')}>
                <IconButton icon="plus" label={t('table.zoomIn')} onClick={() => board()?.zoomBy(1.5)} />
                <IconButton icon="minus" label={t('table.zoomOut')} onClick={() => board()?.zoomBy(1 / 1.5)} />
                <IconButton icon="fit" label={t('table.fit')} onClick={() => board()?.fit()} />
                <IconButton
                  icon="quarter"
                  label={t('table.turnBoard')}
                  data-act="turn-board"
                  onClick={() => turnBoard(session.table)}
                />
                <Show when={s().view.pieces.length > MANY}>
                  <IconButton
                    icon="area"
                    label={t('many.area')}
                    data-act="area"
                    aria-pressed={frames()}
                    onClick={() => setFrames((on) => !on)}
                  />
                </Show>
              </div>
              <Show when={board()}>{(b) => <MiniMap board={b()} />}</Show>
              <HoverSlip session={session} />
              <Show when={!docks()}>
                <BattleWindow session={session} place="board" />
              </Show>
              <div class="board-foot">
                <Suspense>
                  <Show when={kind() === 'case' || kind() === 'tutorial'}>
                    <GuideHost session={session} board={board()} onLeave={() => props.actions.leave()} />
                  </Show>
                  <Show when={kind() === 'replay'}>
                    <ReplayBar session={session} />
                  </Show>
                  <Show when={isFar(session.table) && kind() === 'play'}>
                    <FarAsked
                      table={session.table}
                      open={tab() === 'far' && (docks() || drawer())}
                      onShow={() => showTab('far')}
                      onAdjourned={setAdjourned}
                    />
                  </Show>
                </Suspense>
                <Show when={kind() !== 'replay'}>
                  <PromptBar session={session} steps={steps} rounds={rounds} onDone={done} />
                </Show>
              </div>
            </div>
            <aside class="table-side" data-tour="panels" aria-label={t('table.panel')}>
              <Show when={side.beside()}>
                <SideGrip side={side} />
              </Show>
              <Show when={docks()}>
                <BattleWindow session={session} place="docked" />
              </Show>
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
                onReview={() => setOpened('coach')}
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
            <Show when={opened() === 'briefing'}>
              <Briefing session={session} onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'help'}>
              <HelpDialog session={session} onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'luck'}>
              <LuckDialog session={session} onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'coach'}>
              <CoachDialog session={session} onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'settings'}>
              <Settings onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'tour'}>
              <Tour onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'ending'}>
              <EndingDialog
                title={s().view.phase.at(-1)?.title ?? ''}
                left={left()}
                onStay={() => {
                  steps.askedNow();
                  setOpened(null);
                }}
                onEnd={() => {
                  setOpened(null);
                  session.done();
                }}
              />
            </Show>
            <Show when={opened() === 'lines'}>
              <LinesDialog session={session} onOpen={(id) => props.actions.open(id)} onClose={() => setOpened(null)} />
            </Show>
            <Show when={opened() === 'find'}>
              <FindPlace session={session} onClose={() => setOpened(null)} />
            </Show>
          </Suspense>
        </div>
      </Show>
    </LinksContext.Provider>
  );
}
