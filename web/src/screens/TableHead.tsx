// The head of the table: where the game stands, and the tools.
import { type JSX, Show } from 'solid-js';
import type { TableSession } from '../model/session.ts';
import { GameMenu } from '../panels/GameMenu.tsx';
import { ScoreLine } from '../panels/ScoreLine.tsx';
import { PhaseStrip } from '../panels/PhaseStrip.tsx';
import { nameOfGame } from '../model/game-names.ts';
import { undoWords } from '../model/undo-words.ts';
import { t } from '../texts/index.ts';
import { IconButton } from '../ui/index.ts';
import { createRoving } from '../ui/roving.ts';
import type { Opened, TableActions } from './table-types.ts';

export function TableHead(props: {
  readonly session: TableSession;
  readonly layersOpen: boolean;
  readonly onLayers: () => void;
  readonly onRules: () => void;
  readonly onOpen: (what: Opened) => void;
  readonly actions: TableActions;
}): JSX.Element {
  const s = () => props.session.standing();
  let tools: HTMLElement | undefined;
  createRoving(() => tools);
  return (
    <header class="table-head">
      <IconButton icon="back" label={t('table.back')} onClick={() => props.actions.leave()} />
      <div class="table-title">
        <span class="table-game">{props.session.profile.title}</span>
        <Show when={s().table.charts}>{(title) => <span class="table-charts">{title()}</span>}</Show>
        <Show when={s().table.line}>
          <button type="button" class="line-mark" title={t('table.line')} onClick={() => props.onOpen('lines')}>
            {nameOfGame(s().table.id) || t('menu.lines')}
          </button>
        </Show>
        <PhaseStrip session={props.session} />
        <ScoreLine session={props.session} onOpen={() => props.onOpen('briefing')} />
      </div>
      <div ref={(el) => (tools = el)} class="table-tools" role="toolbar" aria-label={t('table.tools')}>
        <span data-tour="undo">
          <IconButton
            icon="undo"
            label={undoWords(s(), props.session.log())}
            aria-disabled={!s().canUndo}
            data-act="undo"
            onClick={() => props.session.undo()}
          />
          <IconButton
            icon="redo"
            label={t('table.redo')}
            disabled={!s().canRedo}
            data-act="redo"
            onClick={() => props.session.redo()}
          />
        </span>
        <IconButton icon="search" label={t('table.find')} data-act="find" onClick={() => props.onOpen('find')} />
        <span data-tour="layers">
          <IconButton
            icon="layers"
            label={t('table.layers')}
            data-act="layers"
            pressed={props.layersOpen}
            onClick={() => props.onLayers()}
          />
        </span>
        <span data-tour="rules">
          <IconButton icon="book" label={t('table.rules')} data-act="rules" onClick={() => props.onRules()} />
        </span>
        <span data-tour="help">
          <IconButton icon="help" label={t('table.help')} data-act="help" onClick={() => props.onOpen('help')} />
        </span>
        <span data-tour="settings">
          <GameMenu
            session={props.session}
            onReplay={() => {
              const since = props.session.lookedAt();
              props.actions.replay(since === null ? undefined : { version: since, as: 'still' });
            }}
            onLuck={() => props.onOpen('luck')}
            onLines={() => props.onOpen('lines')}
            onCoach={() => props.onOpen('coach')}
            onSettings={() => props.onOpen('settings')}
            onHelp={() => props.onOpen('help')}
            onBriefing={() => props.onOpen('briefing')}
            onTour={() => props.onOpen('tour')}
            onEdit={s().table.sandbox && s().table.kind === 'play' ? () => props.actions.edit() : undefined}
            onLeave={() => props.actions.leave()}
          />
        </span>
      </div>
    </header>
  );
}
