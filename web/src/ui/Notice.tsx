import { type JSX, Show } from 'solid-js';
import { Icon, type IconName } from './icons.tsx';
import { RuleLink } from './links.tsx';

const ICON: Readonly<Record<string, IconName>> = { plain: 'info', good: 'check', bad: 'warning', owed: 'pencil' };

/** A message that stays where it is: a refusal with its rule, trouble, a hint. The icon says the tone without colour. */
export function Notice(props: {
  readonly tone?: 'plain' | 'good' | 'bad' | 'owed';
  readonly title?: JSX.Element;
  readonly rule?: string | undefined;
  readonly children?: JSX.Element;
  readonly actions?: JSX.Element;
  /** Spoken at once when it appears. */
  readonly live?: boolean;
}): JSX.Element {
  const tone = () => props.tone ?? 'plain';
  return (
    <div class={`notice tone-${tone()}`} role={props.live ? 'alert' : undefined}>
      <span class="notice-icon">
        <Icon name={ICON[tone()] ?? 'info'} />
      </span>
      <div class="notice-body">
        <Show when={props.title !== undefined}>
          <p class="notice-title">{props.title}</p>
        </Show>
        <div>
          {props.children}
          <Show when={props.rule}>
            {(rule) => (
              <>
                {' '}
                (<RuleLink rule={rule()} />)
              </>
            )}
          </Show>
        </div>
        <Show when={props.actions !== undefined}>
          <div class="notice-actions">{props.actions}</div>
        </Show>
      </div>
    </div>
  );
}
