// The steps of a guide: of a tutorial the one at hand, of a case all of them.
import { createEffect, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Guide, GuideStep } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { Disclosure, Icon, type IconName, RuleLink } from '../ui/index.ts';

const MARKS: Readonly<Record<GuideStep['kind'], IconName>> = {
  say: 'book',
  play: 'play',
  ask: 'pencil',
  refused: 'close',
  expect: 'eye',
};
const HEADS = {
  say: undefined,
  ask: 'guide.yourMove',
  play: 'guide.happens',
  refused: 'guide.refusedNow',
  expect: 'guide.look',
} as const;

/** A tutorial shows the step at hand; what went before is kept, what comes is not told. */
export function Lesson(props: { readonly guide: Guide }): JSX.Element {
  const step = () => props.guide.steps[Math.min(props.guide.at, props.guide.steps.length - 1)];
  const before = () => {
    const list = props.guide.steps.slice(0, props.guide.at);
    return list.slice(list.findLastIndex((s) => s.chapter !== undefined));
  };
  return (
    <div class="guide-lesson">
      <Show when={step()}>
        {(s) => (
          <div class={`guide-now guide-now-${s().kind}`} aria-live="polite" aria-atomic="true">
            <Head step={s()} />
            <p class="guide-text">
              {s().text}
              <Cited rule={s().rule} />
            </p>
            <Show when={s().tasks}>{(tasks) => <Tasks tasks={tasks()} />}</Show>
          </div>
        )}
      </Show>
      <Show when={step()?.hint}>
        {(hint) => (
          <Disclosure title={t('guide.hint')}>
            <p>{hint()}</p>
          </Disclosure>
        )}
      </Show>
      <Show when={before().length > 0}>
        <Disclosure title={t('guide.before')}>
          <ol class="guide-before">
            <For each={before()}>{(s) => <li>{s.text}</li>}</For>
          </ol>
        </Disclosure>
      </Show>
    </div>
  );
}

/** The number stays with its brackets, wherever the line breaks. */
function Cited(props: { readonly rule: string | undefined }): JSX.Element {
  return (
    <Show when={props.rule}>
      {(rule) => (
        <>
          {' '}
          <span class="guide-cited">
            (<RuleLink rule={rule()} />)
          </span>
        </>
      )}
    </Show>
  );
}

function Head(props: { readonly step: GuideStep }): JSX.Element {
  const key = () => HEADS[props.step.kind];
  return (
    <Show when={key()}>
      {(k) => (
        <p class="guide-kind caps">
          <Icon name={MARKS[props.step.kind]} size="1em" /> {t(k())}
        </p>
      )}
    </Show>
  );
}

function Tasks(props: { readonly tasks: NonNullable<GuideStep['tasks']> }): JSX.Element {
  return (
    <ul class="guide-tasks" aria-label={t('guide.tasks')}>
      <For each={props.tasks}>
        {(task) => (
          <li class={task.done ? 'guide-task-done' : ''}>
            <span class="guide-box">
              <Show when={task.done}>
                <Icon name="check" size="0.9em" title={t('guide.taskDone')} />
              </Show>
            </span>
            {task.text}
          </li>
        )}
      </For>
    </ul>
  );
}

/** A case is short: all of it at once, like moves beside a chess diagram. */
export function StepList(props: { readonly guide: Guide }): JSX.Element {
  const state = (i: number) => (i < props.guide.at ? 'done' : i === props.guide.at ? 'now' : 'later');
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    const at = props.guide.at;
    list?.children[at]?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <ol ref={(el) => (list = el)} class="guide-steps" aria-label={t('guide.steps')}>
      <For each={props.guide.steps}>
        {(s, i) => (
          <li class={`guide-step guide-step-${state(i())}`} aria-current={state(i()) === 'now' ? 'step' : undefined}>
            <span class={`guide-mark guide-mark-${s.kind}`}>
              <Switch fallback={<Icon name={MARKS[s.kind]} size="0.9em" />}>
                <Match when={state(i()) === 'done' && s.kind !== 'refused'}>
                  <Icon name="check" size="0.9em" title={t('guide.done')} />
                </Match>
              </Switch>
            </span>
            <span>
              {s.text}
              <Cited rule={s.rule} />
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}
