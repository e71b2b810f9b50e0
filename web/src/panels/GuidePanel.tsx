// A case or the tutorial while it is followed: what is at hand, what went before, and the buttons that carry it on.
import { createEffect, createMemo, createSignal, For, type JSX, Match, on, onCleanup, Show, Switch } from 'solid-js';
import type { Guide, GuideStep } from '../host/protocol.ts';
import { t } from '../texts/index.ts';
import { Button, Disclosure, Icon, type IconName, IconButton, Notice, RuleLink, Select } from '../ui/index.ts';
import './guide.css';

export interface GuidePanelProps {
  readonly guide: Guide;
  /** Carries the script on, or back, until this many steps are done. */
  readonly onGoTo: (at: number) => void;
  /** The reader wants to do the step at hand: point at it. */
  readonly onTry?: (step: GuideStep) => void;
  readonly onLeave?: () => void;
  /** What to do when all is done: where to go next. */
  readonly end?: JSX.Element;
  /** A step is being carried out. */
  readonly busy?: boolean;
  /** quiet: the remark is shown elsewhere already. */
  readonly remarks?: 'shown' | 'quiet';
}

/** Slow enough to read along. */
const PACE = 1400;

const MARKS: Readonly<Record<GuideStep['kind'], IconName>> = {
  say: 'book',
  play: 'play',
  ask: 'pencil',
  refused: 'close',
  expect: 'eye',
};
const BUTTONS = {
  say: 'guide.next',
  expect: 'guide.next',
  play: 'guide.play',
  refused: 'guide.try',
  ask: 'guide.showMe',
} as const;
const HEADS = {
  say: undefined,
  ask: 'guide.yourMove',
  play: 'guide.happens',
  refused: 'guide.refusedNow',
  expect: 'guide.look',
} as const;

export function GuidePanel(props: GuidePanelProps): JSX.Element {
  const [running, setRunning] = createSignal(false);
  const [trying, setTrying] = createSignal(-1);
  const step = () => props.guide.steps[props.guide.at];
  const isCase = () => props.guide.kind === 'case';
  const next = () => props.onGoTo(props.guide.at + 1);

  // Playing all halts where the reader is asked, and at the end.
  createEffect(
    on([running, () => props.guide.at, () => props.guide.done], ([run]) => {
      if (!run) return;
      if (props.guide.done || step()?.kind === 'ask') {
        setRunning(false);
        return;
      }
      const timer = setTimeout(next, PACE);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const tryIt = () => {
    setRunning(false);
    setTrying(props.guide.at);
    const now = step();
    if (now) props.onTry?.(now);
  };
  const acts = () => step()?.action !== undefined;
  return (
    <section class="guide" aria-label={isCase() ? t('guide.case') : t('guide.tutorial')}>
      <header class="guide-head">
        <p class="caps quiet">{isCase() ? t('guide.case') : t('guide.tutorial')}</p>
        <h2 class="guide-title">{props.guide.title}</h2>
        <Show when={props.guide.rules}>
          {(rules) => (
            <p class="guide-rules quiet">
              {t('guide.rules')} <For each={rules()}>{(r) => <RuleLink rule={r} />}</For>
            </p>
          )}
        </Show>
      </header>
      <Progress guide={props.guide} onGoTo={props.onGoTo} />
      <Show when={isCase()} fallback={<Lesson guide={props.guide} />}>
        <StepList guide={props.guide} />
      </Show>
      <div aria-live="polite" class="guide-words">
        <Show when={props.remarks !== 'quiet' && props.guide.remark}>
          {(remark) => (
            <Notice tone={step()?.kind === 'ask' ? 'owed' : 'plain'} rule={props.guide.remarkRule}>
              {remark()}
            </Notice>
          )}
        </Show>
        <Show when={trying() === props.guide.at && acts() && !props.guide.remark}>
          <Notice tone="owed">{t('guide.tryItNow', { what: step()?.text ?? '' })}</Notice>
        </Show>
        <Show when={props.guide.done}>
          <Notice tone="good">{isCase() ? t('guide.caseDone') : t('guide.tutorialDone')}</Notice>
          {props.end}
        </Show>
      </div>
      <div class="guide-buttons">
        <Show when={!props.guide.done}>
          <Button
            kind={step()?.kind === 'ask' ? 'plain' : 'primary'}
            busy={props.busy === true}
            onClick={() => {
              setRunning(false);
              next();
            }}
          >
            {t(BUTTONS[step()?.kind ?? 'say'])}
          </Button>
          <Show when={isCase()}>
            <Button icon={running() ? 'pause' : 'play'} onClick={() => setRunning(!running())}>
              {running() ? t('guide.pause') : t('guide.playAll')}
            </Button>
            <Show when={acts()}>
              <Button icon="pencil" onClick={tryIt}>
                {t('guide.tryIt')}
              </Button>
            </Show>
          </Show>
        </Show>
        <span class="guide-buttons-end">
          <IconButton
            icon="stepBack"
            label={t('guide.back')}
            disabled={props.guide.at === 0}
            onClick={() => props.onGoTo(props.guide.at - 1)}
          />
          <IconButton icon="first" label={t('guide.restart')} onClick={() => props.onGoTo(0)} />
          <Show when={props.onLeave}>
            {(leave) => <IconButton icon="close" label={t('guide.leave')} onClick={() => leave()()} />}
          </Show>
        </span>
      </div>
    </section>
  );
}

function Progress(props: { readonly guide: Guide; readonly onGoTo: (at: number) => void }): JSX.Element {
  const all = () => props.guide.steps.length;
  const starts = createMemo(() =>
    props.guide.steps.flatMap((s, i) => (s.chapter === undefined ? [] : [{ at: i, title: s.chapter }])),
  );
  const chapter = () => starts().findLast((c) => c.at <= props.guide.at) ?? starts()[0];
  return (
    <div class="guide-progress">
      <div
        class="guide-bar"
        role="progressbar"
        aria-label={t('guide.progress', { n: Math.min(props.guide.at + 1, all()), all: all() })}
        aria-valuemin={0}
        aria-valuemax={all()}
        aria-valuenow={props.guide.at}
      >
        <span style={{ width: `${(100 * props.guide.at) / Math.max(1, all())}%` }} />
      </div>
      <span class="num quiet">
        {Math.min(props.guide.at + 1, all())}/{all()}
      </span>
      <Show when={starts().length > 1}>
        <Select
          label={t('guide.chapters')}
          value={String(chapter()?.at ?? 0)}
          choices={starts().map((c) => ({ value: String(c.at), title: c.title }))}
          onChange={(at) => props.onGoTo(Number(at))}
        />
      </Show>
    </div>
  );
}

/** A tutorial shows the step at hand; what went before is kept, what comes is not told. */
function Lesson(props: { readonly guide: Guide }): JSX.Element {
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
function StepList(props: { readonly guide: Guide }): JSX.Element {
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
