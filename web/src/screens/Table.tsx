// The table: board, prompt, panels. Knows no game.
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  untrack,
} from 'solid-js';
import { type Board, isTarget } from '../board/types.ts';
import type { Outline } from '../host/protocol.ts';
import { areBeside, isForced, isUsable, readyPieces } from '../model/faces.ts';
import { keyAct, type KeyAct } from '../model/keys.ts';
import type { TableSession } from '../model/session.ts';
import { settings } from '../model/settings.ts';
import { BattleWindow } from '../panels/BattleWindow.tsx';
import { ForcesPanel } from '../panels/ForcesPanel.tsx';
import { GameMenu } from '../panels/GameMenu.tsx';
import { HandOver } from '../panels/HandOver.tsx';
import { layersFor } from '../panels/layers.ts';
import { LayersPanel } from '../panels/LayersPanel.tsx';
import { LogPanel } from '../panels/LogPanel.tsx';
import { PhaseStrip } from '../panels/PhaseStrip.tsx';
import { PromptBar } from '../panels/PromptBar.tsx';
import { ResultCard } from '../panels/ResultCard.tsx';
import { StackPanel } from '../panels/StackPanel.tsx';
import { TroubleBanner } from '../panels/TroubleBanner.tsx';
import { TurnPanel } from '../panels/TurnPanel.tsx';
import { t } from '../texts/index.ts';
import { Button, Dialog, dismiss, IconButton, LinksContext, Tabs, toast } from '../ui/index.ts';
import { BoardHost } from './BoardHost.tsx';
import { FindPlace } from './FindPlace.tsx';
import { HoverSlip } from './HoverSlip.tsx';
import { MiniMap } from './MiniMap.tsx';
import { isTourSeen, keepTourSeen } from './tour-seen.ts';

// What is opened on demand comes on demand: the first board must not wait for it.
const RuleSheet = lazy(() => import('./RuleSheet.tsx').then((m) => ({ default: m.RuleSheet })));
const GuideHost = lazy(() => import('./GuideHost.tsx').then((m) => ({ default: m.GuideHost })));
const ReplayBar = lazy(() => import('../panels/ReplayBar.tsx').then((m) => ({ default: m.ReplayBar })));
const HelpDialog = lazy(() => import('../panels/HelpDialog.tsx').then((m) => ({ default: m.HelpDialog })));
const LuckDialog = lazy(() => import('../panels/LuckPanel.tsx').then((m) => ({ default: m.LuckDialog })));
const Settings = lazy(() => import('./Settings.tsx').then((m) => ({ default: m.SettingsDialog })));
const Tour = lazy(() => import('./Tour.tsx').then((m) => ({ default: m.Tour })));

type PanelTab = 'here' | 'turn' | 'forces' | 'log';
type Opened = 'find' | 'help' | 'luck' | 'settings' | 'tour' | 'ending' | null;

export interface TableActions {
  leave(): void;
  replay(): void;
  showCase(file: string): void;
  edit(): void;
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

  const left = createMemo(() => readyPieces(s()).size);
  const done = (): void => {
    if (s().offers.find((o) => o.verb === 'done')?.refusal) return;
    const ask = settings.confirmEnd === 'always' || (settings.confirmEnd === 'left' && left() > 0 && nothingDone());
    if (ask && kind() === 'play') setOpened('ending');
    else session.done();
  };
  /** Asked only when the step would end with nothing done in it: then it is likely to be a slip. */
  const stepKey = createMemo(() =>
    s()
      .view.phase.map((f) => `${f.node}${f.side}`)
      .join('/'),
  );
  let begun = { key: '', version: 0 };
  createEffect(
    on(stepKey, (key) => {
      // An interrupt and the way back from it belong to the step they came up in.
      const same = begun.key !== '' && (key.startsWith(begun.key) || begun.key.startsWith(key));
      begun = { key, version: same ? begun.version : s().version };
    }),
  );
  const nothingDone = (): boolean => s().version === begun.version;

  // Steps in which nothing can be done go by themselves, once the eye has seen where we are.
  createEffect(() => {
    const st = s();
    if (!settings.soleChoice || kind() !== 'play' || st.table.sandbox || covered()) return;
    const [only, ...more] = st.offers.filter((o) => isUsable(st, o));
    if (only?.verb !== 'done' || more.length > 0 || st.canUndo) return;
    const version = st.version;
    const timer = setTimeout(() => {
      if (s().version === version) session.done();
    }, 350);
    onCleanup(() => clearTimeout(timer));
  });

  // Where there is but one thing to do, with one unit, the question that is left is asked at once.
  createEffect(() => {
    const st = s();
    if (!settings.soleChoice || covered() || !isForced(st)) return;
    const offer = st.offers.find((o) => isUsable(st, o));
    const first = offer && st.starts[offer.verb];
    if (offer && offer.args.length > 1 && first?.ok && first.choices.length === 1)
      untrack(() => session.begin(offer.verb));
  });

  // A step with a sheet of its own (production) opens it, one for units beside the map (set-up) shows them; the reader may turn to
  // something else, and finds what was opened for a step gone with the step.
  const turnSheets = session.sheet.panels.filter((p) => p.slot === 'turn');
  let turnedTo: PanelTab = 'here';
  createEffect(
    on([stepKey, () => s().seat], () => {
      if (kind() !== 'play' || s().offers.length === 0) return;
      void Promise.all(turnSheets.map((p) => session.panel(p.id))).then(
        (all) => {
          const hasSheet = all.some((blocks) => blocks.length > 0);
          const wanted: PanelTab = hasSheet
            ? 'turn'
            : areBeside(session.faces(), session.sheet.hexes)
              ? 'forces'
              : 'here';
          if (wanted !== 'here' || tab() === turnedTo || tab() === 'turn') setTab(wanted);
          // On small screens the board and the battle card need the room.
          if (wanted === 'here') setDrawer(false);
          turnedTo = wanted;
        },
        () => undefined,
      );
    }),
  );

  /** Steps of the sequence, each with its rule; what is not among them came up by itself. */
  const steps = new Map<string, string>();
  const walk = (o: Outline): void => {
    steps.set(o.id, o.rule ?? '');
    for (const x of o.steps ?? []) walk(x);
  };
  walk(session.sheet.sequence);
  /** The rule of the step at hand: where a reader who opens the rules most likely wants to be. */
  const ruleHere = (): string => steps.get(s().view.phase.findLast((f) => steps.get(f.node))?.node ?? '') ?? '';
  // Whoever is asked in the middle of the other's move is shown where.
  createEffect(
    on([stepKey, () => s().seat], () => {
      const now = s().view.phase.at(-1);
      if (!now || steps.has(now.node) || s().offers.length === 0) return;
      const at = session.log().findLast((l) => l.tone === 'plain' && (l.places?.length ?? 0) > 0)?.places?.[0];
      if (at !== undefined && at < session.sheet.hexes) session.goTo(at);
    }),
  );

  // Keys
  const ready = createMemo(() => session.faces().filter((f) => f.ready && f.at < session.sheet.hexes));
  function nextReady(step: number): void {
    const all = ready();
    if (all.length === 0) return;
    const now = all.findIndex((f) => session.selected().has(f.id));
    const face = all[(now + step + all.length) % all.length];
    if (!face) return;
    setCursor(face.at);
    session.goTo(face.at);
    session.select([face.id]);
  }
  function pickAtCursor(extend: boolean): void {
    const at = cursor();
    if (at === null) return;
    const stack = session.stacks().get(at) ?? [];
    const own = stack.filter((f) => f.ready);
    // Pressed again, the next piece of the stack is meant.
    const now = own.findIndex((f) => session.selected().has(f.id));
    const target = session.shades().some((x) => x.at === at && isTarget(x));
    const piece =
      target && now < 0 && session.selected().size > 0 ? null : (own[(now + 1) % Math.max(1, own.length)] ?? stack[0]);
    session.pick({ at, piece: piece?.id ?? null, extend });
  }
  function moveCursor(to: Extract<KeyAct, { kind: 'move' }>['to']): void {
    const b = board();
    if (!b) return;
    const from = cursor() ?? session.focus() ?? ready()[0]?.at ?? 0;
    const next = cursor() === null ? from : b.neighbour(from, to);
    setCursor(next);
    b.goTo(next);
  }
  function obey(a: KeyAct): void {
    const b = board();
    switch (a.kind) {
      case 'move':
        return moveCursor(a.to);
      case 'pick':
        return pickAtCursor(a.extend);
      case 'layer':
        return session.setLayer(a.n === 0 ? null : toggled(layersFor(session.sheet, s())[a.n - 1]?.id ?? null));
      case 'zoom':
        return b?.zoomBy(a.by);
      case 'cancel':
        b?.skip();
        return session.cancel();
      case 'undo':
        return session.undo();
      case 'redo':
        return session.redo();
      case 'fit':
        return b?.fit();
      case 'find':
        return void setOpened('find');
      case 'next':
        return nextReady(1);
      case 'previous':
        return nextReady(-1);
      case 'stack': {
        const at = cursor() ?? session.focus();
        return at === null ? undefined : session.selectStack(at);
      }
      case 'done':
        return done();
      case 'repeat': {
        const verb = session.lastVerb();
        return verb === null ? undefined : session.begin(verb);
      }
      case 'help':
        return void setOpened('help');
      case 'rules':
        return session.openRule(ruleHere());
      case 'center': {
        const at = cursor() ?? session.focus();
        return at === null ? undefined : b?.goTo(at);
      }
      case 'log':
      case 'here':
      case 'forces':
      case 'turn':
        setDrawer(true);
        return void setTab(a.kind);
    }
  }
  const toggled = (id: string | null): string | null => (id === session.layer() ? null : id);
  const onKey = (e: KeyboardEvent): void => {
    // Dialogs and menus keep their own keys: Escape closes them, not the choice behind.
    if (covered() || e.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const target = e.target as HTMLElement;
    if (target.closest('[role="menu"]') !== null) return;
    const field = /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable;
    const onBoard = target === document.body || target.closest('[data-board]') !== null;
    const act = keyAct(e, field ? 'field' : onBoard ? 'board' : 'page');
    if (!act) return;
    e.preventDefault();
    obey(act);
  };
  onMount(() => {
    // Offered once, and not in the way: whoever knows tables like this goes on.
    if (!isTourSeen() && kind() === 'play') {
      keepTourSeen();
      const offer = toast({
        text: t('table.tourOffer'),
        stay: 15_000,
        action: { title: t('table.tourTake'), onSelect: () => setOpened('tour') },
      });
      onCleanup(() => dismiss(offer));
    }
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });
  createEffect(() => {
    if (session.focus() !== null) setCursor(session.focus());
  });
  createEffect(() => {
    document.title = `${session.sheet.title}: ${s().table.standing}`;
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
      content: () => <ForcesPanel session={session} />,
    },
    {
      id: 'log',
      tour: 'log',
      title: t('table.tabLog'),
      icon: 'log' as const,
      content: () => <LogPanel session={session} />,
    },
  ];
  return (
    <LinksContext.Provider value={links}>
      <Show when={!covered()} fallback={<HandOver session={session} />}>
        <div class={`game-table ${drawer() ? 'drawer-open' : ''}`} data-table={session.table} data-kind={kind()}>
          <header class="table-head">
            <IconButton icon="back" label={t('table.back')} onClick={() => props.actions.leave()} />
            <div class="table-title">
              <span class="table-game">{session.sheet.title}</span>
              <PhaseStrip session={session} />
            </div>
            <div class="table-tools">
              <span data-tour="undo">
                <IconButton
                  icon="undo"
                  label={t('table.undo')}
                  disabled={!s().canUndo}
                  data-act="undo"
                  onClick={() => session.undo()}
                />
                <IconButton
                  icon="redo"
                  label={t('table.redo')}
                  disabled={!s().canRedo}
                  data-act="redo"
                  onClick={() => session.redo()}
                />
              </span>
              <IconButton icon="search" label={t('table.find')} data-act="find" onClick={() => setOpened('find')} />
              <span data-tour="layers">
                <IconButton
                  icon="layers"
                  label={t('table.layers')}
                  data-act="layers"
                  pressed={layersOpen()}
                  onClick={() => setLayersOpen((x) => !x)}
                />
              </span>
              <span data-tour="rules">
                <IconButton
                  icon="book"
                  label={t('table.rules')}
                  data-act="rules"
                  onClick={() => session.openRule(ruleHere())}
                />
              </span>
              <span data-tour="help">
                <IconButton icon="help" label={t('table.help')} data-act="help" onClick={() => setOpened('help')} />
              </span>
              <span data-tour="settings">
                <GameMenu
                  session={session}
                  onReplay={() => props.actions.replay()}
                  onLuck={() => setOpened('luck')}
                  onSettings={() => setOpened('settings')}
                  onHelp={() => setOpened('help')}
                  onTour={() => setOpened('tour')}
                  onEdit={s().table.sandbox && kind() === 'play' ? () => props.actions.edit() : undefined}
                  onLeave={() => props.actions.leave()}
                />
              </span>
            </div>
          </header>
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
              </div>
              <Show when={board()}>{(b) => <MiniMap board={b()} />}</Show>
              <HoverSlip session={session} />
              <Show when={layersOpen()}>
                <div class="layers-float card">
                  <LayersPanel session={session} />
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
                  <PromptBar session={session} onDone={done} />
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
          <Show when={s().table.over !== null && kind() === 'play'}>
            <ResultCard
              session={session}
              onReplay={() => props.actions.replay()}
              onLuck={() => setOpened('luck')}
              onLeave={() => props.actions.leave()}
            />
          </Show>
          <Suspense>
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
          </Suspense>
          <Show when={opened() === 'find'}>
            <FindPlace session={session} onClose={() => setOpened(null)} />
          </Show>
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
