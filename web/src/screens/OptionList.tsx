// Options of a game: closed, because the rules as they stand are what most want.
import type { Json } from '@rasputitsa/kernel';
import { For, type JSX, Match, Show, Switch as When } from 'solid-js';
import type { GameSheet, ScenarioSheet } from '../host/protocol.ts';
import { differing, type Options, startOf, valueKey, valueWord } from '../model/new-game.ts';
import { t } from '../texts/index.ts';
import { Button, Disclosure, Field, RuleLink, Select, Switch } from '../ui/index.ts';

export function OptionList(props: {
  readonly sheet: GameSheet;
  readonly scenario: ScenarioSheet;
  readonly chosen: Options;
  readonly onChange: (id: string, value: Json) => void;
  readonly onReset: () => void;
}): JSX.Element {
  const changed = () => Object.keys(differing(props.sheet, props.scenario, props.chosen)).length;
  return (
    <Show when={props.sheet.options.length > 0}>
      <Disclosure
        title={t('new.options')}
        note={changed() === 0 ? t('new.asRules') : t('new.changed', { n: changed() })}
      >
        <ul class="option-list">
          <For each={props.sheet.options}>
            {(option) => {
              const start = () => startOf(option, props.scenario);
              const value = () => props.chosen[option.id] ?? start();
              const meaning = () => (
                <>
                  {option.meaning} <RuleLink rule={option.rule} />
                  <Show when={props.scenario.options[option.id] !== undefined}> ({t('new.byScenario')})</Show>
                </>
              );
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
                </li>
              );
            }}
          </For>
        </ul>
        <Show when={changed() > 0}>
          <Button kind="quiet" size="s" icon="undo" onClick={() => props.onReset()}>
            {t('new.reset')}
          </Button>
        </Show>
      </Disclosure>
    </Show>
  );
}
