// Everything about the game that is not playing it.
import type { JSX } from 'solid-js';
import { download } from '../model/files.ts';
import type { FileKind } from '@rasputitsa/host';
import { isFar } from '@rasputitsa/server/wire';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Menu, type MenuItem, toast } from '../ui/index.ts';
import { askForFile } from './ask-file.ts';
import { reportItems } from './report-items.ts';
import { sayTrouble } from './trouble.ts';

export interface GameMenuProps {
  readonly session: Session;
  readonly onReplay: () => void;
  readonly onLuck: () => void;
  readonly onLines: () => void;
  readonly onCoach: () => void;
  readonly onSettings: () => void;
  readonly onHelp: () => void;
  readonly onBriefing: () => void;
  readonly onTour: () => void;
  /** Only where both sides are in one hand. */
  readonly onEdit?: (() => void) | undefined;
  readonly onLeave: () => void;
}

export function GameMenu(props: GameMenuProps): JSX.Element {
  const save = (what: FileKind) => (): void => {
    props.session.host.exportFile(props.session.seat, what).then((f) => download(f.name, f.text), sayTrouble);
  };
  /** With the player's own arrows and notes. */
  const savePosition = async (): Promise<void> => {
    const file = await props.session.host.exportFile(props.session.seat, 'position');
    const sketch = props.session.sketching.sketch();
    download(file.name, JSON.stringify({ ...(JSON.parse(file.text) as object), sketch }, null, 1));
  };
  const bringSetUp = async (): Promise<void> => {
    const file = await askForFile('.json,.yaml,.yml');
    if (!file) return;
    const { openFile } = await import('../model/open-file.ts');
    const opened = await openFile(props.session.host, file, props.session.seat);
    if (opened.ok) toast({ text: t('menu.setUpDone', { name: file.name }), tone: 'good' });
    else sayTrouble({ trouble: opened.trouble });
  };
  const picture = async (kind: 'png' | 'svg'): Promise<void> => {
    const { pngOfBoard, svgOfBoard } = await import('../model/picture.ts');
    const { table } = props.session.standing();
    const name = `${table.game}-${table.scenario}`;
    const caption = `${props.session.profile.title}: ${table.standing}`;
    if (kind === 'png') download(`${name}.png`, await pngOfBoard());
    else download(`${name}.svg`, svgOfBoard(caption));
  };
  const items = (): readonly MenuItem[] => {
    const { table, canUndo } = props.session.standing();
    const playing = table.kind === 'play';
    const own: readonly MenuItem[] = [
      {
        title: t('menu.undo'),
        icon: 'undo',
        note: 'Z',
        refused: canUndo ? undefined : t('menu.noUndo'),
        onSelect: () => props.session.undo(),
      },
      { title: t('menu.replay'), icon: 'clock', onSelect: () => props.onReplay() },
    ];
    const { coach } = props.session.profile;
    const isAsked = table.over === null ? coach !== undefined : coach === 'review';
    const staff: readonly MenuItem[] =
      playing && isAsked && !isFar(table.id)
        ? [
            {
              title: t(table.over === null ? 'menu.hint' : 'menu.review'),
              icon: 'school',
              onSelect: () => props.onCoach(),
            },
          ]
        : [];
    const setUp: readonly MenuItem[] = [
      { title: t('menu.saveSetUp'), icon: 'download', onSelect: save('set-up') },
      { title: t('menu.openSetUp'), icon: 'upload', onSelect: () => void bringSetUp().catch(sayTrouble) },
    ];
    return [
      ...(playing ? own : []),
      ...staff,
      ...(props.onEdit ? [{ title: t('menu.edit'), icon: 'pencil' as const, onSelect: () => props.onEdit?.() }] : []),
      ...(props.session.profile.panels.some((p) => p.slot === 'briefing')
        ? [{ title: t('menu.briefing'), icon: 'flag' as const, note: 'B', onSelect: () => props.onBriefing() }]
        : []),
      ...(playing ? [{ title: t('menu.lines'), icon: 'redo' as const, onSelect: () => props.onLines() }] : []),
      { title: t('menu.luck'), icon: 'dice', onSelect: () => props.onLuck() },
      { title: t('menu.saveGame'), icon: 'download', onSelect: save('game') },
      { title: t('menu.savePosition'), icon: 'download', onSelect: () => void savePosition().catch(sayTrouble) },
      { title: t('menu.picture'), icon: 'map', onSelect: () => void picture('png').catch(sayTrouble) },
      { title: t('menu.pictureSvg'), icon: 'map', onSelect: () => void picture('svg').catch(sayTrouble) },
      { title: t('menu.saveLog'), icon: 'download', onSelect: save('log') },
      ...reportItems(props.session),
      ...(playing && table.over === null ? setUp : []),
      { title: t('menu.settings'), icon: 'settings', onSelect: () => props.onSettings() },
      { title: t('menu.help'), icon: 'keyboard', note: '?', onSelect: () => props.onHelp() },
      { title: t('menu.tour'), icon: 'school', onSelect: () => props.onTour() },
      { title: t('menu.leave'), icon: 'back', onSelect: () => props.onLeave() },
    ];
  };
  return <Menu label={t('table.menu')} icon="menu" items={items()} />;
}
