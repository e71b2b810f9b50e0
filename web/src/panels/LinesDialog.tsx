// Lines tried beside a game: begun from where it stands, played as a sandbox, and compared with each other.
import '../styles/panels.css';
import { createResource, createSignal, type JSX, Show } from 'solid-js';
import type { TableInfo } from '@rasputitsa/host';
import { nameGame, nameOfGame } from '../model/game-names.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/late.ts';
import { Button, Dialog, IconButton, Table, TextInput } from '../ui/index.ts';
import { sayTrouble } from './trouble.ts';

/** `94 (-3)`: what there is, and what that is more or less than when the line was begun. */
function change(now: number, then: number): string {
  const by = now - then;
  return by === 0 ? String(now) : `${now} (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
}

export function LinesDialog(props: {
  readonly session: Session;
  readonly onOpen: (table: string) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { session } = props;
  const [busy, setBusy] = createSignal(false);
  const table = () => session.standing().table;
  const root = (): string => table().line?.of ?? table().id;
  const [lines, { refetch }] = createResource(async (): Promise<readonly TableInfo[]> => {
    const all = await session.host.tables();
    return all.filter((x) => x.line?.of === root());
  });
  const tryOne = async (): Promise<void> => {
    setBusy(true);
    try {
      const line = await session.host.tryLine(session.seat);
      nameGame(line.id, t('lines.named', { n: (lines()?.length ?? 0) + 1 }));
      props.onOpen(line.id);
    } catch (error) {
      sayTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  const remove = async (id: string): Promise<void> => {
    await session.host.remove(id).catch(sayTrouble);
    await refetch();
  };
  return (
    <Dialog
      title={t('lines.title')}
      width="wide"
      onClose={() => props.onClose()}
      foot={
        <>
          <Show when={table().line}>
            <Button data-act="line-back" onClick={() => props.onOpen(root())}>
              {t('lines.back')}
            </Button>
          </Show>
          <Show when={session.standing().viewer !== 'spectator'}>
            <Button kind="primary" data-act="line-new" busy={busy()} onClick={() => void tryOne()}>
              {t('lines.new')}
            </Button>
          </Show>
        </>
      }
    >
      <p>{t('lines.what')}</p>
      <Show when={(lines()?.length ?? 0) > 0} fallback={<p class="panel-empty">{t('lines.none')}</p>}>
        <Table
          columns={[
            {
              title: t('lines.name'),
              cell: (x) => (
                <TextInput
                  value={nameOfGame(x.id)}
                  aria-label={t('lines.name')}
                  onChange={(e) => nameGame(x.id, e.currentTarget.value)}
                />
              ),
            },
            { title: t('lines.from'), cell: (x) => x.line?.from ?? '' },
            { title: t('lines.now'), cell: (x) => x.over ?? x.standing },
            { title: t('lines.score'), cell: (x) => x.line?.score ?? '' },
            ...session.profile.sides.map((s, side) => ({
              title: t('lines.strength', { side: s.name }),
              kind: 'number' as const,
              cell: (x: TableInfo) => change(x.line?.now[side] ?? 0, x.line?.strength[side] ?? 0),
            })),
            {
              title: '',
              cell: (x) => (
                <span class="line-acts">
                  <Button size="s" disabled={x.id === table().id} onClick={() => props.onOpen(x.id)}>
                    {t('lines.open')}
                  </Button>
                  <Show when={x.id !== table().id}>
                    <IconButton icon="trash" size="s" label={t('lines.remove')} onClick={() => void remove(x.id)} />
                  </Show>
                </span>
              ),
            },
          ]}
          rows={lines() ?? []}
        />
      </Show>
    </Dialog>
  );
}
