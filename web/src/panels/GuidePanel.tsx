// A case or the tutorial while it is followed: what is at hand, what went before, and the buttons that carry it on.
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Guide, GuideStep } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { Button, IconButton, Notice, RuleLink, Select } from '../ui/index.ts';
import { Lesson, StepList } from './GuideSteps.tsx';
import './guide.css';

export interface GuidePanelProps {
  readonly guide: Guide;
  /** Carries the script on, or back, until this many steps are done. */
  readonly onGoTo: (at: number) => void;
  /** The reader wants to do the step at hand: point at it. */
  readonly onTry?: (step: GuideStep) => void;
  /** Another step has come: bring what it speaks of into sight. */
  readonly onPoint?: (step: GuideStep) => void;
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

const BUTTONS = {
  say: 'guide.next',
  expect: 'guide.next',
  play: 'guide.play',
  refused: 'guide.try',
  ask: 'guide.showMe',
} as const;
export function GuidePanel(props: GuidePanelProps): JSX.Element {
  const [running, setRunning] = createSignal(false);
  const [trying, setTrying] = createSignal(-1);
  /** Out of the way of the board: only what is at hand, in a line. */
  const [folded, setFolded] = createSignal(false);
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
  createEffect(
    on(
      () => props.guide.at,
      () => {
        const now = step();
        if (now && (now.places || now.pieces)) props.onPoint?.(now);
      },
    ),
  );
  const tryIt = () => {
    setRunning(false);
    setTrying(props.guide.at);
    const now = step();
    if (now) props.onTry?.(now);
  };
  const acts = () => step()?.action !== undefined;
  return (
    <section
      class={`guide ${folded() ? 'guide-folded' : ''}`}
      aria-label={isCase() ? t('guide.case') : t('guide.tutorial')}
    >
      {/* A lesson's title has been read by its second step; from then on the room is worth more to the board. */}
      <header class={isCase() || props.guide.at === 0 ? 'guide-head' : 'visually-hidden'}>
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
      <Show when={!folded()} fallback={<p class="guide-line">{step()?.text ?? props.guide.title}</p>}>
        <Progress guide={props.guide} onGoTo={props.onGoTo} />
        <Show when={isCase()} fallback={<Lesson guide={props.guide} />}>
          <StepList guide={props.guide} />
        </Show>
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
            <Button size="s" icon={running() ? 'pause' : 'play'} onClick={() => setRunning(!running())}>
              {running() ? t('guide.pause') : t('guide.playAll')}
            </Button>
            <Show when={acts()}>
              <Button size="s" icon="pencil" onClick={tryIt}>
                {t('guide.tryIt')}
              </Button>
            </Show>
          </Show>
        </Show>
        <span class="guide-buttons-end">
          <IconButton
            icon={folded() ? 'up' : 'down'}
            label={folded() ? t('guide.unfold') : t('guide.fold')}
            aria-expanded={!folded()}
            onClick={() => setFolded(!folded())}
          />
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
