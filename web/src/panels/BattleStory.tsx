// What was rolled and what came of it, the newest dice still rolling.
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import type { LogLine } from '@rasputitsa/host';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Dice } from '../ui/Dice.tsx';
import { RuleLink } from '../ui/index.ts';
import { storyOf } from './battle-story.ts';
import { purposeOf, rollerOf } from './log-lines.ts';

function StoryLine(props: { readonly session: Session; readonly line: LogLine; readonly fresh: boolean }): JSX.Element {
  const roller = (): string =>
    rollerOf(
      props.line,
      props.session.profile.sides.map((s) => s.name),
    );
  return (
    <li class={`story-line story-${props.line.tone}`}>
      <Show when={props.line.dice} fallback={<span>{props.line.text}</span>}>
        {(d) => (
          <>
            <span class="story-who">
              <b>{roller()}</b> {purposeOf(props.line)}
            </span>
            <Dice dice={d().dice} faces={d().faces} hitsFrom={d().least} show={props.fresh ? 'roll' : 'still'} />
          </>
        )}
      </Show>{' '}
      <Show when={props.line.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
    </li>
  );
}

export function BattleStory(props: { readonly session: Session }): JSX.Element {
  // What was there when the window opened lies still: it was not rolled before these eyes.
  const known = props.session.log().length;
  const story = createMemo(() => storyOf(props.session.log()));
  // A new battle is looked at where it is fought.
  const where = createMemo(() => story().opening?.places?.[0]);
  createEffect(
    on(where, (at) => {
      if (at !== undefined) props.session.goTo(at);
    }),
  );
  return (
    <Show when={story().lines.length > 0}>
      <section class="story" aria-label={t('battle.story')}>
        <Show when={story().opening}>{(line) => <p class="story-opening">{line().text}</p>}</Show>
        <Show when={story().left > 0}>
          <p class="quiet">{t('battle.left', { n: story().left })}</p>
        </Show>
        <ol class="story-lines">
          <For each={story().lines}>
            {(line) => <StoryLine session={props.session} line={line} fresh={line.n >= known} />}
          </For>
        </ol>
      </section>
    </Show>
  );
}
