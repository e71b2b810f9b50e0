// What a link leads to: an invitation, one's own chair on another device, or a game to watch.
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { GameProfile } from '@rasputitsa/host';
import type { FarTable } from '@rasputitsa/server';
import { headsOf } from '@rasputitsa/server/chains';
import { newKey } from '@rasputitsa/server/keys';
import { keepFresh } from '../model/briefed.ts';
import { farHost } from '../model/far.ts';
import { farName, keepFarKey, keepFarName } from '../model/far-keys.ts';
import { troubleFrom, useHost } from '../model/host.ts';
import type { Trouble } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { Button, Card, Notice } from '../ui/index.ts';
import { FarName } from './FarName.tsx';
import { FarPage } from './FarPage.tsx';
import { FarSeats, FarTerms } from './FarTerms.tsx';

interface Found {
  readonly table: FarTable;
  readonly profile: GameProfile;
}

export function Join(props: {
  /** A key, or the id of a table that is open to all. */
  readonly door: string;
  readonly onOpen: (table: string) => void;
  readonly onLeave: () => void;
}): JSX.Element {
  const host = useHost();
  const [trouble, setTrouble] = createSignal<Trouble>();
  const [name, setName] = createSignal(farName());
  const [busy, setBusy] = createSignal(false);
  // Kept, so that a chair whose answer was lost on the way is asked for with the same key.
  const key = newKey();
  const seed = newKey();
  // One's own link brings the chair's part in the dice with it; the server gets the key alone.
  const [door = '', ownSeed] = props.door.split('.');
  const [found] = createResource(async (): Promise<Found | undefined> => {
    try {
      const far = await farHost();
      const [shown] = await far.show([door]).catch(() => [null]);
      const table = shown ?? (await far.openTables()).find((x) => x.info.id === door);
      if (!table) throw new Error(t('far.noServer'));
      if (table.role !== 'invited') {
        const mine = { table: table.info.id, key: door, role: table.role, side: table.side };
        keepFarKey({ ...mine, ...(ownSeed === undefined ? {} : { seed: ownSeed }) });
        props.onOpen(table.info.id);
        return undefined;
      }
      return { table, profile: await host.profile(table.info.game) };
    } catch (error) {
      setTrouble(troubleFrom(error, t('far.looking'), t('home.again')));
      return undefined;
    }
  });
  async function sitDown(side: number): Promise<void> {
    if (name().trim() === '') {
      setTrouble({ kind: 'call', what: t('far.nameWanted'), why: '', todo: '' });
      return;
    }
    setBusy(true);
    try {
      const far = await farHost();
      const taken = await far.takeChair(door, side, name().trim(), key, await headsOf(seed));
      keepFarName(name().trim());
      const { table, invite, watch } = taken;
      keepFarKey({ table, key, role: 'player', side, seed, invite, watch });
      await far.show([key]);
      keepFresh(table);
      props.onOpen(table);
    } catch (error) {
      setTrouble(troubleFrom(error, t('far.invited'), t('home.again')));
    }
    setBusy(false);
  }
  return (
    <FarPage screen="join" title={t('far.invited')} onLeave={props.onLeave}>
      <Show when={trouble()}>
        {(it) => (
          <Card pad="tight">
            <Notice tone="bad" live title={it().what}>
              {[it().why, it().todo].filter((x) => x !== '').join('. ')}
            </Notice>
          </Card>
        )}
      </Show>
      <Show
        when={found()}
        fallback={
          <Show when={!trouble()}>
            <p class="home-loading">{t('far.looking')}</p>
          </Show>
        }
      >
        {(f) => (
          <Card title={`${f().profile.title}: ${scenarioOf(f())}`}>
            <FarSeats table={f().table} profile={f().profile} />
            <FarTerms table={f().table} profile={f().profile} />
            <Show when={f().table.free.length > 0} fallback={<p>{t('far.full')}</p>}>
              <FarName name={name()} onName={setName} />
              <div class="far-choose">
                <For each={f().table.bidding ? f().table.free.slice(0, 1) : f().table.free}>
                  {(side) => (
                    <Button kind="primary" busy={busy()} data-act={`sit-${side}`} onClick={() => void sitDown(side)}>
                      {f().table.bidding
                        ? t('far.sit')
                        : t('far.sitDown', { side: f().profile.sides[side]?.name ?? '' })}
                    </Button>
                  )}
                </For>
              </div>
            </Show>
          </Card>
        )}
      </Show>
    </FarPage>
  );
}

function scenarioOf({ table, profile }: Found): string {
  return profile.scenarios.find((s) => s.id === table.info.scenario)?.title ?? table.info.scenario;
}
