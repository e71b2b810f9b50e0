// A group of buttons that is one stop of the Tab key: arrow keys go from one to the next inside it.
import { onCleanup, onMount } from 'solid-js';
import { nextIndex } from './keys.ts';

const STOPS = 'button:not(:disabled), a[href]';

/** To be called while the part is made; `box` is there once it is drawn. */
export function createRoving(box: () => HTMLElement | undefined): void {
  onMount(() => {
    const el = box();
    if (!el) return;
    let current: HTMLElement | undefined;
    const all = (): HTMLElement[] => [...el.querySelectorAll<HTMLElement>(STOPS)];
    const settle = (): void => {
      const stops = all();
      if (!current || !stops.includes(current)) [current] = stops;
      for (const stop of stops) {
        const index = stop === current ? 0 : -1;
        if (stop.tabIndex !== index) stop.tabIndex = index;
      }
    };
    const onFocus = (e: FocusEvent): void => {
      const stop = e.target instanceof HTMLElement ? e.target : undefined;
      if (!stop || stop === current || !all().includes(stop)) return;
      current = stop;
      settle();
    };
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
      const stops = all();
      const at = stops.findIndex((s) => s === document.activeElement);
      const to =
        at < 0
          ? undefined
          : (nextIndex(e.key, at, stops.length, 'across') ?? nextIndex(e.key, at, stops.length, 'down'));
      if (to === undefined) return;
      e.preventDefault();
      e.stopPropagation();
      stops[to]?.focus();
    };
    const watch = new MutationObserver(settle);
    watch.observe(el, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    el.addEventListener('focusin', onFocus);
    el.addEventListener('keydown', onKey);
    settle();
    onCleanup(() => watch.disconnect());
  });
}
