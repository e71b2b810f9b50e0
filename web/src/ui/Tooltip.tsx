import { createUniqueId, type JSX, onCleanup } from 'solid-js';
import { beside } from './keys.ts';

const WAIT = 350;

/** A word more on hover, focus or long press. What is needed to play never stands in a tooltip alone. */
export function Tooltip(props: { readonly text: JSX.Element; readonly children: JSX.Element }): JSX.Element {
  const id = createUniqueId();
  let holder: HTMLSpanElement | undefined;
  let tip: HTMLSpanElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const target = () => holder?.firstElementChild;
  const show = () => {
    const from = target();
    if (!tip || !from || tip.matches(':popover-open')) return;
    from.setAttribute('aria-describedby', id);
    tip.showPopover();
    const spot = beside(from.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    tip.style.left = `${spot.x}px`;
    tip.style.top = `${spot.y}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    if (tip?.matches(':popover-open')) tip.hidePopover();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(show, WAIT);
  };
  onCleanup(() => clearTimeout(timer));
  return (
    <span
      ref={(el) => (holder = el)}
      class="tooltip-holder"
      onPointerOver={later}
      onPointerOut={hide}
      onPointerDown={hide}
      onFocusIn={(e) => {
        if (e.target.matches(':focus-visible')) show();
      }}
      onFocusOut={hide}
      onKeyDown={(e) => {
        if (e.key === 'Escape') hide();
      }}
    >
      {props.children}
      <span ref={(el) => (tip = el)} id={id} class="tooltip" role="tooltip" popover="manual">
        {props.text}
      </span>
    </span>
  );
}
