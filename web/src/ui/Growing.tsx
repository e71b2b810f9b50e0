// Long lists come a part at a time: the next part when the end of the last comes into sight.
import { createMemo, createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';

const FIRST = 40;
const MORE = 24;

function Sentinel(props: { readonly onSeen: () => void }): JSX.Element {
  let end: HTMLLIElement | undefined;
  onMount(() => {
    if (!end) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((s) => s.isIntersecting)) props.onSeen();
      },
      // A little before it is reached.
      { rootMargin: '200px' },
    );
    watch.observe(end);
    onCleanup(() => watch.disconnect());
  });
  return <li ref={(el) => (end = el)} class="list-end" aria-hidden="true" />;
}

/** The items of a list, inside its element. */
export function Growing<T>(props: {
  readonly each: readonly T[];
  readonly children: (item: T) => JSX.Element;
}): JSX.Element {
  const [most, setMost] = createSignal(FIRST);
  const shown = createMemo(() => (props.each.length > most() ? props.each.slice(0, most()) : props.each));
  return (
    <>
      <For each={shown()}>{(item) => props.children(item)}</For>
      <For each={props.each.length > most() ? [most()] : []}>
        {(n) => <Sentinel onSeen={() => setMost(n + MORE)} />}
      </For>
    </>
  );
}
