// Options of a game: closed, because the rules as they stand are what most want.
import type { Json, OptionInfo } from '@rasputitsa/kernel';
import { For, type JSX, Match, Show, Switch as When } from 'solid-js';
import type { GameProfile, ScenarioProfile, ScenarioTrial } from '@rasputitsa/host';
import { differing, type Options, startOf, valueKey, valueWord } from '../model/new-game.ts';
import { effectLines, effectsNote } from '../model/option-effect.ts';
import { t } from '../texts/late.ts';
import { Button, Disclosure, Field, RuleLink, Select, Switch } from '../ui/index.ts';

interface OptionProps {
  readonly profile: GameProfile;
  readonly scenario: ScenarioProfile;
  /** What the lab found of it, options among it. */
  readonly trial: ScenarioTrial | undefined;
  readonly chosen: Options;
  readonly onChange: (id: string, value: Json) => void;
}

const effectsIn = (trial: ScenarioTrial | undefined) => trial?.effects ?? [];

function OptionRow(props: OptionProps & { readonly option: OptionInfo }): JSX.Element {
  const { option } = props;
  const start = () => startOf(option, props.scenario);
  const value = () => props.chosen[option.id] ?? start();
  const meaning = () => (
    <>
      {option.meaning} <RuleLink rule={option.rule} />
      <Show when={props.scenario.options[option.id] !== undefined}> ({t('new.byScenario')})</Show>
    </>
  );
  const effects = () => {
    const names = { side: props.profile.sides[0]?.name ?? '', score: props.trial?.curve?.title ?? t('new.score') };
    return effectsIn(props.trial).flatMap((e) => (e.option === option.id ? effectLines(e, names) : []));
  };
  const pick = (text: string) => {
    const found = option.values.find((v) => valueKey(v) === text);
    if (found !== undefined) props.onChange(option.id, found);
  };
  return (
    <li class="option" classList={{ 'option-changed': value() !== start() }}>
      <When>
        <Match when={option.values.every((v) => typeof v === 'boolean')}>
          <Switch
            checked={value() === true}
            onChange={(on) => props.onChange(option.id, on)}
            label={option.title}
            hint={meaning()}
          />
        </Match>
        <Match when={true}>
          <Field label={option.title} hint={meaning()}>
            {(ids) => (
              <Select
                id={ids.id}
                describedBy={ids.describedBy}
                value={valueKey(value())}
                choices={option.values.map((v) => ({ value: valueKey(v), title: valueWord(v) }))}
                onChange={pick}
              />
            )}
          </Field>
        </Match>
      </When>
      <For each={effects()}>{(line) => <p class="option-effect num">{line}</p>}</For>
    </li>
  );
}

/** Groups in the order in which they first occur; what has no group comes first. */
function groupsOf(options: readonly OptionInfo[]): readonly (readonly [string, readonly OptionInfo[]])[] {
  const out = new Map<string, OptionInfo[]>();
  for (const o of options) {
    const list = out.get(o.group ?? '') ?? [];
    list.push(o);
    out.set(o.group ?? '', list);
  }
  return [...out].sort(([a], [b]) => Number(a !== '') - Number(b !== ''));
}

export function OptionList(props: OptionProps & { readonly onReset: () => void }): JSX.Element {
  const changed = () => Object.keys(differing(props.profile, props.scenario, props.chosen)).length;
  return (
    <Show when={props.profile.options.length > 0}>
      <Disclosure
        title={t('new.options')}
        note={changed() === 0 ? t('new.asRules') : t('new.changed', { n: changed() })}
      >
        <Show when={effectsIn(props.trial).length > 0}>
          <p class="field-hint option-note">{effectsNote(effectsIn(props.trial))}</p>
        </Show>
        <For each={groupsOf(props.profile.options)}>
          {([group, list]) => (
            <>
              <Show when={group !== ''}>
                <h3 class="caps quiet option-group">{group}</h3>
              </Show>
              <ul class="option-list">
                <For each={list}>{(option) => <OptionRow {...props} option={option} />}</For>
              </ul>
            </>
          )}
        </For>
        <Show when={changed() > 0}>
          <Button kind="quiet" size="s" icon="undo" onClick={() => props.onReset()}>
            {t('new.reset')}
          </Button>
        </Show>
      </Disclosure>
    </Show>
  );
}
