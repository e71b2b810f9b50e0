import { type JSX, Show, splitProps } from 'solid-js';
import { Icon, type IconName } from './icons.tsx';

type Attributes = Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'type'>;

/** primary: the one thing to do next, pencil red. plain: any other. quiet: no frame until touched. danger: loses something. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Attributes {
  readonly kind?: ButtonKind;
  readonly size?: 's' | 'm' | 'l';
  readonly icon?: IconName;
  /** At work: cannot be pressed again, but keeps the focus. */
  readonly busy?: boolean;
  readonly submit?: boolean;
  /** Why it cannot be pressed now. Stays focusable, so that the reason can be read and heard. */
  readonly refused?: string | undefined;
}

export function Button(props: ButtonProps): JSX.Element {
  const [own, rest] = splitProps(props, [
    'kind',
    'size',
    'icon',
    'busy',
    'submit',
    'refused',
    'class',
    'children',
    'onClick',
  ]);
  const still = () => own.busy === true || own.refused !== undefined;
  return (
    <button
      {...rest}
      type={own.submit ? 'submit' : 'button'}
      class={`button button-${own.kind ?? 'plain'} button-${own.size ?? 'm'} ${own.class ?? ''}`}
      aria-disabled={still() ? 'true' : undefined}
      aria-busy={own.busy ? 'true' : undefined}
      title={own.refused ?? rest.title}
      onClick={(e) => {
        if (still()) e.preventDefault();
        else if (typeof own.onClick === 'function') own.onClick(e);
      }}
    >
      <Show when={own.icon}>{(name) => <Icon name={name()} />}</Show>
      <Show when={own.children !== undefined}>
        <span class="button-text">{own.children}</span>
      </Show>
      <Show when={own.refused}>{(why) => <span class="visually-hidden">{` (${why()})`}</span>}</Show>
    </button>
  );
}

export interface IconButtonProps extends Attributes {
  readonly icon: IconName;
  /** Said by screen readers and shown on hover. */
  readonly label: string;
  readonly size?: 's' | 'm';
  /** For buttons that stay down. */
  readonly pressed?: boolean;
}

export function IconButton(props: IconButtonProps): JSX.Element {
  const [own, rest] = splitProps(props, ['icon', 'label', 'size', 'pressed', 'class']);
  return (
    <button
      {...rest}
      type="button"
      class={`icon-button icon-button-${own.size ?? 'm'} ${own.class ?? ''}`}
      aria-label={own.label}
      aria-pressed={own.pressed}
      title={own.label}
    >
      <Icon name={own.icon} />
    </button>
  );
}
