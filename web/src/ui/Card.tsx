import { type JSX, Show, splitProps } from 'solid-js';

export interface CardProps extends Omit<JSX.HTMLAttributes<HTMLElement>, 'title'> {
  readonly title?: JSX.Element;
  /** Small words above the title. */
  readonly over?: JSX.Element;
  /** What stands at the right of the head: buttons. */
  readonly aside?: JSX.Element;
  readonly level?: 2 | 3;
  /** owed: something on this card is asked of the player now; it gets the red edge. */
  readonly tone?: 'plain' | 'owed';
  /** flush: the content brings its own margins. */
  readonly pad?: 'normal' | 'tight' | 'flush';
}

/** A sheet of paper on the table. Cards do not lie on cards. */
export function Card(props: CardProps): JSX.Element {
  const [own, rest] = splitProps(props, ['title', 'over', 'aside', 'level', 'tone', 'pad', 'class', 'children']);
  return (
    <section
      {...rest}
      class={`card card-${own.pad ?? 'normal'} ${own.tone === 'owed' ? 'card-owed' : ''} ${own.class ?? ''}`}
    >
      <Show when={own.title !== undefined || own.aside !== undefined}>
        <header class="card-head">
          <div>
            <Show when={own.over !== undefined}>
              <p class="caps quiet">{own.over}</p>
            </Show>
            <Show when={own.level === 3} fallback={<h2 class="card-title">{own.title}</h2>}>
              <h3 class="card-title">{own.title}</h3>
            </Show>
          </div>
          <Show when={own.aside !== undefined}>
            <div class="card-aside">{own.aside}</div>
          </Show>
        </header>
      </Show>
      {own.children}
    </section>
  );
}
