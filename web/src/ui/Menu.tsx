import { createSignal, createUniqueId, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Button, type ButtonKind, IconButton } from './Button.tsx';
import { Icon, type IconName } from './icons.tsx';
import { beside, byLetter, nextIndex } from './keys.ts';
import { RuleLink } from './links.tsx';

export interface MenuItem {
  readonly title: string;
  readonly icon?: IconName;
  /** What stands at the right: a key, a cost. */
  readonly note?: string | undefined;
  readonly rule?: string | undefined;
  /** Why it cannot be chosen; it is shown all the same. */
  readonly refused?: string | undefined;
  readonly danger?: boolean;
  readonly onSelect: () => void;
}
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The open list, at a place of the screen: beside its button, or at the pointer for a context menu. */
export function MenuList(props: {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly at: MenuPlace;
  readonly onClose: () => void;
}): JSX.Element {
  let list: HTMLDivElement | undefined;
  const buttons = (): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const before = document.activeElement;
  onMount(() => {
    if (!list) return;
    list.showPopover();
    const spot = beside(props.at, list.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    list.style.left = `${spot.x}px`;
    list.style.top = `${spot.y}px`;
    buttons()[0]?.focus();
    const outside = (e: PointerEvent) => {
      if (e.target instanceof Node && !list?.contains(e.target)) props.onClose();
    };
    const gone = () => props.onClose();
    document.addEventListener('pointerdown', outside, true);
    addEventListener('resize', gone);
    onCleanup(() => {
      document.removeEventListener('pointerdown', outside, true);
      removeEventListener('resize', gone);
      if (before instanceof HTMLElement) before.focus();
    });
  });
  const onKey = (e: KeyboardEvent) => {
    e.stopPropagation();
    if (e.key === 'Escape' || e.key === 'Tab') {
      e.preventDefault();
      return props.onClose();
    }
    const all = buttons();
    const at = all.findIndex((b) => b === document.activeElement);
    const to =
      nextIndex(e.key, at, all.length, 'down') ??
      byLetter(
        e.key,
        at,
        props.items.map((i) => i.title),
      );
    if (to === undefined) return;
    e.preventDefault();
    all[to]?.focus();
  };
  return (
    <div ref={(el) => (list = el)} class="menu" popover="manual" role="menu" aria-label={props.label} onKeyDown={onKey}>
      <For each={props.items}>
        {(item) => (
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            class="menu-item"
            classList={{ 'menu-danger': item.danger === true }}
            aria-disabled={item.refused === undefined ? undefined : 'true'}
            onClick={() => {
              if (item.refused !== undefined) return;
              props.onClose();
              item.onSelect();
            }}
          >
            <span class="menu-icon">
              <Show when={item.icon}>{(name) => <Icon name={name()} />}</Show>
            </span>
            <span class="menu-title">
              {item.title}
              <Show when={item.refused}>
                {(why) => (
                  <span class="menu-why">
                    {why()}
                    <Show when={item.rule}>{(rule) => <RuleLink rule={rule()} plain />}</Show>
                  </span>
                )}
              </Show>
            </span>
            <Show when={item.note}>{(note) => <span class="menu-note num">{note()}</span>}</Show>
          </button>
        )}
      </For>
    </div>
  );
}

/** A button with a list behind it. */
export function Menu(props: {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: IconName;
  /** Shown with its label, or as an icon alone. */
  readonly show?: 'label' | 'icon';
  readonly kind?: ButtonKind;
  readonly size?: 's' | 'm';
}): JSX.Element {
  const [open, setOpen] = createSignal<MenuPlace>();
  const id = createUniqueId();
  const toggle = (e: MouseEvent & { readonly currentTarget: HTMLElement }) =>
    setOpen(open() === undefined ? e.currentTarget.getBoundingClientRect() : undefined);
  const common = () => ({ 'aria-haspopup': 'menu', 'aria-expanded': open() !== undefined, id }) as const;
  return (
    <>
      <Show
        when={props.show === 'label'}
        fallback={
          <IconButton
            {...common()}
            icon={props.icon ?? 'more'}
            label={props.label}
            size={props.size ?? 'm'}
            onClick={toggle}
          />
        }
      >
        <Button
          {...common()}
          kind={props.kind ?? 'plain'}
          size={props.size ?? 'm'}
          icon={props.icon ?? 'down'}
          onClick={toggle}
        >
          {props.label}
        </Button>
      </Show>
      <Show when={open()}>
        {(at) => <MenuList label={props.label} items={props.items} at={at()} onClose={() => setOpen(undefined)} />}
      </Show>
    </>
  );
}
