// The sequence of play as a tree: what is done, where we are, what is to come.
import '../styles/panels-turn.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Icon, RuleLink } from '../ui/index.ts';
import { outlineOf, sequenceTree, type Step, type Where } from './sequence.ts';

const MARK: Readonly<Record<Where, 'check' | 'right' | 'down' | 'minus'>> = {
  done: 'check',
  now: 'right',
  within: 'down',
  ahead: 'minus',
};

function StepWords(props: { readonly session: Session; readonly step: Step }): JSX.Element {
  return (
    <>
      <Icon name={MARK[props.step.where]} size="0.9em" />
      <span>
        <Show when={props.step.side >= 0 && (props.step.where === 'now' || props.step.where === 'within')}>
          <span class="seq-side">{props.session.sideName(props.step.side)}</span>{' '}
        </Show>
        {props.step.title}
        <Show when={props.step.where === 'done'}>
          <span class="visually-hidden">{t('sequence.done')}</span>
        </Show>
      </span>
    </>
  );
}

/** Opened and closed by hand it stays so; until then what the game is inside of stands open. */
function StepItem(props: { readonly session: Session; readonly step: Step }): JSX.Element {
  const [byHand, setByHand] = createSignal<boolean | null>(null);
  const open = (): boolean => byHand() ?? (props.step.where === 'within' || props.step.where === 'now');
  const owed = (): readonly string[] => {
    const { owing } = props.session.standing().view;
    return props.step.where === 'now' ? owing.map((side) => props.session.sideName(side)) : [];
  };
  return (
    <li>
      <div class={`seq seq-${props.step.where}`} aria-current={props.step.where === 'now' ? 'step' : undefined}>
        <Show
          when={props.step.steps.length > 0}
          fallback={
            <span class="seq-words">
              <StepWords {...props} />
            </span>
          }
        >
          <button type="button" class="seq-words seq-fold" aria-expanded={open()} onClick={() => setByHand(!open())}>
            <StepWords {...props} />
          </button>
        </Show>
        <Show when={props.step.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
        <Show when={owed().length > 0}>
          <span class="seq-owes">{t('sequence.owes', { sides: owed().join(t('sequence.and')) })}</span>
        </Show>
      </div>
      <Show when={open() && props.step.steps.length > 0}>
        <StepList session={props.session} steps={props.step.steps} />
      </Show>
    </li>
  );
}

function StepList(props: { readonly session: Session; readonly steps: readonly Step[] }): JSX.Element {
  return (
    <ol class="seq-list">
      <For each={props.steps}>{(step) => <StepItem session={props.session} step={step} />}</For>
    </ol>
  );
}

export function SequencePanel(props: { readonly session: Session }): JSX.Element {
  const phase = createMemo(() => props.session.standing().view.phase, undefined, {
    // A standing comes with every move; the tree is drawn again only when the game went on, and folds stay as they are.
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const tree = createMemo(() => sequenceTree(outlineOf(props.session.profile, props.session.standing().view), phase()));
  return (
    <section class="panel sequence" aria-label={t('sequence.open')}>
      <StepList session={props.session} steps={tree().steps} />
    </section>
  );
}
