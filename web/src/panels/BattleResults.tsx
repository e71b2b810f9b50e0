// What a battle came to: the dice, what it cost each side, what was expected and how lucky it was. Stays until it is closed, or as
// long as the reader has chosen.
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { type BattleResult, luckIn, type ResultRoll } from '@rasputitsa/host/results';
import { settings } from '../model/settings.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { costWords, luckWords } from './result-words.ts';
import { Dice } from '../ui/Dice.tsx';
import { Button, IconButton, PlaceLink, RuleLink } from '../ui/index.ts';

/** Milliseconds. */
const STAY = { slow: 12_000, quick: 5000 } as const;

function OneResult(props: {
  readonly session: Session;
  readonly result: BattleResult;
  /** Dice tumble the first time they are seen. */
  readonly fall: (roll: ResultRoll) => 'roll' | 'still';
}): JSX.Element {
  const sides = () => props.session.profile.sides.map((_, side) => side);
  /** Several may have fired: what for stands beside the dice of each. */
  const isFire = () => props.result.kind === 'fire' && props.result.at !== undefined;
  /** Where it was, when its title does not say so. */
  const unnamed = () => {
    const { at, title } = props.result;
    return at !== undefined && !title.includes(props.session.labelOf(at)) ? at : undefined;
  };
  const luck = createMemo(() => luckIn(props.result.rolls));
  const luckOf = (side: number): string => {
    const own = luck().find((l) => l.by === side);
    return own ? luckWords(own) : '';
  };
  return (
    <div class="result-battle">
      <p class="story-opening">
        <Show when={!isFire()} fallback={t('battle.at')}>
          {props.result.title}
        </Show>{' '}
        <Show when={isFire() || unnamed() !== undefined}>
          <PlaceLink at={props.result.at ?? 0} />
        </Show>{' '}
        <Show when={props.result.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
      </p>
      <ol class="story-lines">
        <For each={props.result.rolls}>
          {(r) => {
            // Asked once: the next time they lie still.
            const show = props.fall(r);
            return (
              <li class="story-line story-dice">
                <span class="story-who">
                  <b>{props.session.sideName(r.by)}</b> {r.purpose === props.result.title && !isFire() ? '' : r.purpose}
                </span>
                <Dice dice={r.dice} faces={r.faces} hitsFrom={r.least} show={show} />
                <RuleLink rule={r.rule} />
              </li>
            );
          }}
        </For>
        <For each={props.result.notes}>{(note) => <li class="story-line story-plain">{note}</li>}</For>
      </ol>
      <table class="result-table">
        <thead>
          <tr>
            <th />
            <th scope="col">{t('battle.cost')}</th>
            <th scope="col">{t('battle.luck')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={sides()}>
            {(side) => (
              <tr data-result-side={side}>
                <th scope="row">{props.session.sideName(side)}</th>
                <td>{costWords(props.result, side)}</td>
                <td>{luckOf(side)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

export function BattleResults(props: { readonly session: Session }): JSX.Element {
  const { session } = props;
  const all = session.results;
  const [back, setBack] = createSignal(0);
  const seen = new WeakSet<ResultRoll>();
  const fall = (roll: ResultRoll): 'roll' | 'still' => {
    const known = seen.has(roll);
    seen.add(roll);
    return known ? 'still' : 'roll';
  };
  const last = () => all().length - 1;
  const at = () => Math.max(0, last() - back());
  // The newest is shown; who leafs back stays there until another battle is fought.
  createEffect(
    on(
      () => all().at(-1)?.id,
      () => setBack(0),
    ),
  );
  createEffect(() => {
    const stay = settings.results;
    if (stay === 'stay' || all().length === 0) return;
    const timer = setTimeout(() => session.dismissResults(), STAY[stay]);
    onCleanup(() => clearTimeout(timer));
  });
  const where = createMemo(() => all()[at()]?.at);
  createEffect(
    on(where, (hex) => {
      if (hex !== undefined && hex < session.profile.hexes) session.goTo(hex);
    }),
  );
  return (
    <Show when={all()[at()]}>
      {(result) => (
        <section class="results" aria-label={t('battle.results')} data-results={all().length}>
          <OneResult session={session} result={result()} fall={fall} />
          <div class="results-foot">
            <Show when={all().length > 1}>
              <IconButton
                icon="left"
                size="s"
                label={t('battle.earlier')}
                disabled={at() === 0}
                onClick={() => setBack((n) => Math.min(last(), n + 1))}
              />
              <span class="num">{t('battle.resultOf', { n: at() + 1, all: all().length })}</span>
              <IconButton
                icon="right"
                size="s"
                label={t('battle.later')}
                disabled={back() === 0}
                onClick={() => setBack((n) => Math.max(0, n - 1))}
              />
            </Show>
            <Button size="s" data-act="close-results" onClick={() => session.dismissResults()}>
              {t('battle.closeResults')}
            </Button>
          </div>
        </section>
      )}
    </Show>
  );
}
