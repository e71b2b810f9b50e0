// Where you left off: the tables kept in this browser, the latest first.
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { TableInfo } from '@rasputitsa/host';
import { nameGame, nameOfGame } from '../model/game-names.ts';
import type { HomeModel } from '../model/home.ts';
import { useHost } from '../model/host.ts';
import { whenWas } from '../model/when.ts';
import { t, tMaybe } from '../texts/late.ts';
import { Button, Card, Field, Menu, type MenuItem, Select, TextInput } from '../ui/index.ts';

/** More are shown on request: the list must not push the games off a small screen. */
const AT_FIRST = 3;

type Order = 'last' | 'game' | 'name' | 'level';

/** The level of the computers in a game, in words; empty where only people play. */
function levelOf(table: TableInfo): string {
  const bots = table.chairs.flatMap((c) => {
    if (c === 'person') return [];
    const style = c.was ?? c.style ?? 'usual';
    const level = tMaybe(`opponent.${c.bot}`, c.bot);
    return [style === 'usual' || style === 'surprise' ? level : `${level} (${t(`style.${style}`)})`];
  });
  return [...new Set(bots)].join(', ');
}
/** Everything by which a game may be looked for. */
function wordsOf(home: HomeModel, table: TableInfo): string {
  const { game, scenario } = home.titles(table);
  return [nameOfGame(table.id), game, scenario, levelOf(table), table.standing, table.over ?? ''].join(' ');
}
const by =
  (of: (home: HomeModel, x: TableInfo) => string) =>
  (home: HomeModel) =>
  (a: TableInfo, b: TableInfo): number =>
    of(home, a).localeCompare(of(home, b));
/** Those without a name come last. */
const ORDERS = {
  game: by((home, x) => home.titles(x).game),
  name: by((_, x) => nameOfGame(x.id) || '\uFFFF'),
  level: by((_, x) => levelOf(x) || '\uFFFF'),
} as const;

export function TableList(props: {
  readonly home: HomeModel;
  readonly onOpen: (table: TableInfo) => void;
}): JSX.Element {
  const [all, setAll] = createSignal(false);
  const [words, setWords] = createSignal('');
  const [order, setOrder] = createSignal<Order>('last');
  const found = createMemo(() => {
    const want = words().trim().toLowerCase();
    const list = props.home.tables().filter((x) => wordsOf(props.home, x).toLowerCase().includes(want));
    const how = order();
    return how === 'last' ? list : list.toSorted(ORDERS[how](props.home));
  });
  const shown = () => (all() ? found() : found().slice(0, AT_FIRST));
  const hidden = () => found().length - shown().length;
  return (
    <Show when={props.home.tables().length > 0}>
      <Card title={t('home.continue')} class="table-list">
        <Show when={props.home.tables().length > AT_FIRST}>
          <div class="tables-find">
            <Field label={t('home.find')}>
              {(ids) => (
                <TextInput
                  id={ids.id}
                  type="search"
                  data-act="find-game"
                  value={words()}
                  onInput={(e) => setWords(e.currentTarget.value)}
                />
              )}
            </Field>
            <Field label={t('home.order')}>
              {(ids) => (
                <Select
                  id={ids.id}
                  value={order()}
                  choices={[
                    { value: 'last', title: t('home.orderLast') },
                    { value: 'game', title: t('home.orderGame') },
                    { value: 'name', title: t('home.orderName') },
                    { value: 'level', title: t('home.orderLevel') },
                  ]}
                  onChange={setOrder}
                />
              )}
            </Field>
          </div>
        </Show>
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
  const [naming, setNaming] = createSignal(false);
  const names = () => props.home.titles(props.table);
  const who = () => {
    const { chairs, sandbox, game } = props.table;
    if (sandbox) return t('home.sandbox');
    const people = chairs.filter((c) => c === 'person').length;
    if (people > 1) return t('home.two');
    const level = levelOf(props.table);
    if (people === 0) return `${t('home.watch')} (${level})`;
    const side = props.home.profile(game)?.sides[chairs.indexOf('person')]?.name;
    return side === undefined ? '' : t('home.youAgainst', { side, level });
  };
  const replay = async (): Promise<void> => {
    const table = await host.openReplay(props.table.id).catch(() => undefined);
    if (table) props.onOpen(table);
  };
  const items = (): readonly MenuItem[] => [
    { title: t('home.rename'), icon: 'pencil', onSelect: () => setNaming(true) },
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
          <Show when={nameOfGame(props.table.id)}>{(name) => <strong>{name()}: </strong>}</Show>
          {names().game} <span class="table-scenario">{names().scenario}</span>
        </h3>
        <Show when={naming()}>
          <TextInput
            value={nameOfGame(props.table.id)}
            aria-label={t('home.name')}
            data-act="name-game"
            ref={(el) => queueMicrotask(() => el.focus())}
            onKeyDown={(e) => {
              if (e.key === 'Enter' || e.key === 'Escape') setNaming(false);
            }}
            onChange={(e) => nameGame(props.table.id, e.currentTarget.value)}
            onBlur={() => setNaming(false)}
          />
        </Show>
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
