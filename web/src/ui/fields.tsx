// What is filled in: a label that is always there, the control, a hint, and a word when something does not fit.
import { createUniqueId, For, type JSX, Show, splitProps } from 'solid-js';

export function Field(props: {
  readonly label: JSX.Element;
  readonly hint?: JSX.Element;
  readonly error?: string | undefined;
  /** Gets the id to put on the control and what describes it. */
  readonly children: (ids: { readonly id: string; readonly describedBy: string | undefined }) => JSX.Element;
}): JSX.Element {
  const id = createUniqueId();
  const hintId = `${id}-hint`;
  const described = () => (props.hint === undefined && props.error === undefined ? undefined : hintId);
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {props.label}
      </label>
      {props.children({
        id,
        get describedBy() {
          return described();
        },
      })}
      <Show when={described()}>
        <p id={hintId} class={props.error === undefined ? 'field-hint' : 'field-error'}>
          {props.error ?? props.hint}
        </p>
      </Show>
    </div>
  );
}

export function TextInput(props: JSX.InputHTMLAttributes<HTMLInputElement>): JSX.Element {
  const [own, rest] = splitProps(props, ['class']);
  return <input type="text" {...rest} class={`input ${own.class ?? ''}`} />;
}

export interface Choice<V extends string> {
  readonly value: V;
  readonly title: string;
  readonly hint?: string | undefined;
}

export function Select<V extends string>(props: {
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  readonly id?: string | undefined;
  readonly label?: string;
  readonly describedBy?: string | undefined;
}): JSX.Element {
  const pick = (text: string) => {
    const chosen = props.choices.find((c) => c.value === text);
    if (chosen) props.onChange(chosen.value);
  };
  return (
    <span class="select">
      <select
        id={props.id}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        value={props.value}
        onChange={(e) => pick(e.currentTarget.value)}
      >
        <For each={props.choices}>
          {(c) => (
            <option value={c.value} selected={c.value === props.value}>
              {c.title}
            </option>
          )}
        </For>
      </select>
    </span>
  );
}

export function Switch(props: {
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
  readonly label: JSX.Element;
  readonly hint?: JSX.Element;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="switch-row">
      <input
        type="checkbox"
        role="switch"
        id={id}
        class="switch"
        checked={props.checked}
        aria-describedby={props.hint === undefined ? undefined : `${id}-hint`}
        onChange={(e) => props.onChange(e.currentTarget.checked)}
      />
      <div class="switch-words">
        <label for={id}>{props.label}</label>
        <Show when={props.hint !== undefined}>
          <p id={`${id}-hint`} class="field-hint">
            {props.hint}
          </p>
        </Show>
      </div>
    </div>
  );
}

/** Two to five choices side by side. */
export function Segmented<V extends string>(props: {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  readonly legend?: 'shown' | 'hidden';
}): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class="segmented">
      <legend class={props.legend === 'shown' ? 'field-label' : 'visually-hidden'}>{props.label}</legend>
      <div class="segments">
        <For each={props.choices}>
          {(c) => (
            <label class="segment" title={c.hint}>
              <input
                type="radio"
                name={name}
                value={c.value}
                checked={c.value === props.value}
                onChange={() => props.onChange(c.value)}
              />
              <span>{c.title}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
