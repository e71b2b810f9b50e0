// Several players of one side: who of them commands what. The commander shares it out.
import { For, type JSX, Show } from 'solid-js';
import type { GameProfile } from '@rasputitsa/host';
import type { FarTable } from '@rasputitsa/server';
import { orToast } from '../model/far.ts';
import type { FarKey } from '../model/far-keys.ts';
import { farHost } from '../model/far.ts';
import { t } from '../texts/late.ts';
import { Field, Select } from '../ui/index.ts';

/** The players of one side, in the order of their chairs. */
function playersOf({ names, mates }: FarTable, side: number): readonly string[] {
  return [names[side] ?? '', ...(mates[side] ?? []).map((n) => n ?? '')];
}

export function FarTeam(props: {
  readonly far: FarTable;
  readonly profile: GameProfile;
  readonly mine: FarKey;
}): JSX.Element {
  const side = (): number => props.far.side ?? 0;
  const players = (): readonly string[] => playersOf(props.far, side());
  const commander = (): number => props.far.commanders[side()] ?? 0;
  const mates = () => players().map((name, n) => ({ value: String(n), title: name }));
  const hand = (chair: number): void => {
    if (chair !== commander()) void orToast(async () => (await farHost()).command(props.mine.key, chair));
  };
  const commands = () => props.profile.commands?.[side()] ?? [];
  // As the server deals them out until the commander says otherwise.
  const chairOf = (id: string, i: number): number => props.far.division[id] ?? i % players().length;
  const divide = (id: string, chair: number): void => {
    const all = Object.fromEntries(commands().map((c, i) => [c.id, c.id === id ? chair : chairOf(c.id, i)]));
    void orToast(async () => (await farHost()).divide(props.mine.key, all));
  };
  return (
    <Show when={players().length > 1}>
      <section class="far-team">
        <h3 class="caps quiet">{t('far.team')}</h3>
        <p class="field-hint">{t('far.teamHint', { who: players()[commander()] ?? '' })}</p>
        <Show when={props.far.chair === commander() && props.far.info.over === null}>
          <Field label={t('far.teamHand')}>
            {(ids) => (
              <Select
                id={ids.id}
                value={String(commander())}
                choices={mates().map((m) => (m.value === String(commander()) ? { ...m, title: t('far.teamKeep') } : m))}
                onChange={(n) => hand(Number(n))}
              />
            )}
          </Field>
        </Show>
        <Show when={commands().length > 0} fallback={<p class="quiet">{t('far.teamFree')}</p>}>
          <ul class="far-seats">
            <For each={commands()}>
              {(c, i) => (
                <li>
                  <b>{c.title}</b>
                  <Show when={props.far.chair === commander()} fallback={players()[chairOf(c.id, i())]}>
                    <Select
                      label={c.title}
                      value={String(chairOf(c.id, i()))}
                      choices={mates()}
                      onChange={(n) => divide(c.id, Number(n))}
                    />
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
    </Show>
  );
}
