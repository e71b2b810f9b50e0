// What a large army needs beside the verbs: the next units that can still act, and how several stacks go that are sent together.
import { createMemo, type JSX, Show } from 'solid-js';
import type { Rounds } from '../model/rounds.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button } from '../ui/index.ts';

/** Fewer are found at a glance. */
const MANY = 12;
const hasMany = (rounds: Rounds | undefined): boolean => (rounds?.left() ?? 0) >= MANY;

export function GroupTools(props: { readonly session: Session; readonly rounds: Rounds | undefined }): JSX.Element {
  const { session } = props;
  const hexes = createMemo(
    () =>
      new Set(
        session
          .faces()
          .filter((f) => session.selected().has(f.id))
          .map((f) => f.at),
      ).size,
  );
  return (
    <>
      <Show when={hexes() > 1}>
        <Button
          size="s"
          kind="quiet"
          data-act="formation"
          aria-pressed={session.manner() === 'formation'}
          icon={session.manner() === 'formation' ? 'check' : 'plus'}
          title={t('many.formationHint')}
          onClick={() => session.setManner(session.manner() === 'formation' ? 'gather' : 'formation')}
        >
          {t('many.formation')}
        </Button>
      </Show>
      <Show when={hasMany(props.rounds) && session.selected().size > 0}>
        <Button size="s" kind="quiet" data-act="leave-here" onClick={() => props.rounds?.leave()}>
          {t('many.leave')}
        </Button>
      </Show>
    </>
  );
}

/** Goes on to the next stack that has something to do. */
export function NextStack(props: { readonly rounds: Rounds | undefined }): JSX.Element {
  return (
    <Show when={hasMany(props.rounds)}>
      <Button size="s" kind="quiet" icon="right" data-act="next-stack" onClick={() => props.rounds?.go('stack', 'on')}>
        {t('many.next', { n: props.rounds?.left() ?? 0 })}
      </Button>
    </Show>
  );
}
