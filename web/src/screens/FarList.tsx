// Games with people far away, on the first page: those that wait for you first, and those anybody can join.
import { For, type JSX, onMount, Show } from 'solid-js';
import type { FarTable } from '@rasputitsa/server';
import { createFarTables, isMyTurn } from '../model/far.ts';
import { dropFarKeys } from '../model/far-keys.ts';
import type { HomeModel } from '../model/home.ts';
import { whenWas } from '../model/when.ts';
import { t } from '../texts/late.ts';
import { FarNotices } from './FarNotices.tsx';
import { Button, Card, Menu, toast } from '../ui/index.ts';

export function FarList(props: { readonly home: HomeModel; readonly onOpen: (table: string) => void }): JSX.Element {
  const far = createFarTables();
  // Without a server, or without a network, there is nothing to list.
  onMount(() => void far.load().catch(() => undefined));
  const sideName = (x: FarTable, side: number): string => props.home.profile(x.info.game)?.sides[side]?.name ?? '';
  const who = (x: FarTable): string =>
    x.names
      .flatMap((n, i) => (x.info.chairs[i] === 'person' ? [`${sideName(x, i)}: ${n ?? t('far.nobody')}`] : []))
      .join(' · ');
  const state = (x: FarTable): string => {
    if (x.info.over !== null) return t('home.over', { result: x.info.over });
    if (x.adjourned) return t('far.adjourned');
    if (isMyTurn(x)) return t('far.yourTurn');
    const others = (x.info.owing ?? []).map((s) => x.names[s] ?? sideName(x, s)).join(', ');
    return x.side === null ? t('far.watching') : t('far.waiting', { who: others });
  };
  const forget = (x: FarTable): void => {
    dropFarKeys(x.info.id);
    void far.load();
    toast({ text: t('far.forgotten') });
  };
  return (
    <>
      <Show when={far.mine().length > 0}>
        <Card title={t('far.games')} class="table-list far-list">
          <ul class="tables">
            <For each={far.mine()}>
              {(x) => (
                <li class="table-row" classList={{ 'far-mine': isMyTurn(x) }} data-far={x.info.id}>
                  <div class="table-words">
                    <p class="table-name">
                      {props.home.titles(x.info).game}, {props.home.titles(x.info).scenario}
                    </p>
                    <p class="table-standing">
                      <b class="far-state">{state(x)}</b> {x.info.over === null ? x.info.standing : ''}
                    </p>
                    <p class="table-when">{[who(x), whenWas(x.info.changed)].join(' · ')}</p>
                  </div>
                  <div class="table-buttons-row">
                    <Button
                      size="s"
                      kind={isMyTurn(x) ? 'primary' : 'plain'}
                      onClick={() => props.onOpen(x.info.id)}
                      aria-label={t('home.resumeNamed', props.home.titles(x.info))}
                    >
                      {x.info.over === null ? t('home.resume') : t('home.look')}
                    </Button>
                    <Menu
                      label={t('home.actions', props.home.titles(x.info))}
                      size="s"
                      items={[{ title: t('far.forget'), icon: 'trash', danger: true, onSelect: () => forget(x) }]}
                    />
                  </div>
                </li>
              )}
            </For>
          </ul>
          <FarNotices />
        </Card>
      </Show>
      <Show when={far.open().length > 0}>
        <Card title={t('far.open')} class="table-list">
          <ul class="tables">
            <For each={far.open()}>
              {(x) => (
                <li class="table-row">
                  <div class="table-words">
                    <p class="table-name">
                      {props.home.titles(x.info).game}, {props.home.titles(x.info).scenario}
                    </p>
                    <p class="table-when">{who(x)}</p>
                  </div>
                  <Button
                    size="s"
                    aria-label={t('far.joinNamed', props.home.titles(x.info))}
                    onClick={() => void (location.hash = `#/join/${x.info.id}`)}
                  >
                    {t('far.join')}
                  </Button>
                </li>
              )}
            </For>
          </ul>
        </Card>
      </Show>
    </>
  );
}
