// Where you left off: the tables kept in this browser, the latest first.
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { TableInfo } from '@rasputitsa/host';
import type { HomeModel } from '../model/home.ts';
import { useHost } from '../model/host.ts';
import { whenWas } from '../model/when.ts';
import { t } from '../texts/late.ts';
import { Button, Card, Menu, type MenuItem } from '../ui/index.ts';

/** More are shown on request: the list must not push the games off a small screen. */
const AT_FIRST = 3;

export function TableList(props: {
  readonly home: HomeModel;
  readonly onOpen: (table: TableInfo) => void;
}): JSX.Element {
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? props.home.tables() : props.home.tables().slice(0, AT_FIRST));
  const hidden = () => props.home.tables().length - shown().length;
  return (
    <Show when={props.home.tables().length > 0}>
      <Card title={t('home.continue')} class="table-list">
        <ul class="tables">
          <For each={shown()}>
            {(table, i) => <Row table={table} latest={i() === 0} home={props.home} onOpen={props.onOpen} />}
          </For>
        </ul>
        <Show when={hidden() > 0}>
          <Button kind="quiet" size="s" onClick={() => setAll(true)}>
            {t('home.more', { n: hidden() })}
          </Button>
        </Show>
      </Card>
    </Show>
  );
}

function Row(props: {
  readonly table: TableInfo;
  readonly latest: boolean;
  readonly home: HomeModel;
  readonly onOpen: (table: TableInfo) => void;
}): JSX.Element {
  const host = useHost();
  const names = () => props.home.titles(props.table);
  const who = () => {
    const { chairs, sandbox, game } = props.table;
    if (sandbox) return t('home.sandbox');
    const people = chairs.filter((c) => c === 'person').length;
    if (people > 1) return t('home.two');
    if (people === 0) return t('home.watch');
    const side = props.home.profile(game)?.sides[chairs.indexOf('person')]?.name;
    return side === undefined ? '' : t('home.you', { side });
  };
  const replay = async (): Promise<void> => {
    const table = await host.openReplay(props.table.id).catch(() => undefined);
    if (table) props.onOpen(table);
  };
  const items = (): readonly MenuItem[] => [
    { title: t('home.replay'), icon: 'stepBack', onSelect: () => void replay() },
    { title: t('home.export'), icon: 'download', onSelect: () => void props.home.save(props.table, 'game') },
    { title: t('home.exportPosition'), icon: 'map', onSelect: () => void props.home.save(props.table, 'position') },
    { title: t('home.exportLog'), icon: 'log', onSelect: () => void props.home.save(props.table, 'log') },
    { title: t('home.remove'), icon: 'trash', danger: true, onSelect: () => props.home.remove(props.table) },
  ];
  return (
    <li class="table-row">
      <div class="table-words">
        <h3 class="table-title">
          {names().game} <span class="table-scenario">{names().scenario}</span>
        </h3>
        <p class="table-standing">
          {props.table.over === null ? props.table.standing : t('home.over', { result: props.table.over })}
        </p>
        <p class="table-when">{[who(), whenWas(props.table.changed)].filter((x) => x !== '').join(' · ')}</p>
      </div>
      <div class="table-buttons-row">
        <Button
          kind={props.latest ? 'primary' : 'plain'}
          size={props.latest ? 'm' : 's'}
          onClick={() => props.onOpen(props.table)}
          aria-label={t('home.resumeNamed', names())}
        >
          {props.table.over === null ? t('home.resume') : t('home.look')}
        </Button>
        <Menu label={t('home.actions', names())} items={items()} size="s" />
      </div>
    </li>
  );
}
