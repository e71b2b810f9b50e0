// The head of the table: where the game stands, and the tools.
import { For, type JSX, Show } from 'solid-js';
import type { TableSession } from '../model/session.ts';
import { GameMenu } from '../panels/GameMenu.tsx';
import { HeadLine } from '../panels/HeadLine.tsx';
import { PhaseStrip } from '../panels/PhaseStrip.tsx';
import { undoWords } from '../model/undo-words.ts';
import { t } from '../texts/index.ts';
import { IconButton } from '../ui/index.ts';
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
  return (
    <header class="table-head">
      <IconButton icon="back" label={t('table.back')} onClick={() => props.actions.leave()} />
      <div class="table-title">
        <span class="table-game">{props.session.profile.title}</span>
        <Show when={s().table.charts}>{(title) => <span class="table-charts">{title()}</span>}</Show>
        <PhaseStrip session={props.session} />
        <For each={props.session.profile.panels.filter((p) => p.slot === 'head')}>
          {(p) => <HeadLine session={props.session} id={p.id} title={p.title} />}
        </For>
      </div>
      <div class="table-tools">
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
            onReplay={() => props.actions.replay()}
            onLuck={() => props.onOpen('luck')}
            onSettings={() => props.onOpen('settings')}
            onHelp={() => props.onOpen('help')}
            onTour={() => props.onOpen('tour')}
            onEdit={s().table.sandbox && s().table.kind === 'play' ? () => props.actions.edit() : undefined}
            onLeave={() => props.actions.leave()}
          />
        </span>
      </div>
    </header>
  );
}
