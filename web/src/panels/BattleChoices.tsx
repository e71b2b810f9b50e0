// A choice between counters, made by pressing one: who takes the loss, who goes back.
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, RuleLink } from '../ui/index.ts';
import { offerFocus } from '../ui/focus.ts';
import { pieceChoices, type PieceChoice } from './battle-story.ts';
import { askWords } from './ask-words.ts';
import { Piece } from './Piece.tsx';
import { type KnownPiece, knownPieces } from './pieces.ts';
import { press } from './press.ts';

function Counters(props: {
  readonly ids: readonly number[];
  readonly pieces: ReadonlyMap<number, KnownPiece>;
  readonly session: Session;
  readonly ticked?: readonly number[];
  readonly verb: string;
  readonly onPick: (id: number) => void;
}): JSX.Element {
  return (
    <ul class="blocks-pieces">
      <For each={props.ids}>
        {(id) => (
          <li class="blocks-piece">
            <button
              type="button"
              class="blocks-piece-body blocks-piece-button"
              aria-pressed={props.ticked?.includes(id)}
              data-choice={props.verb}
              data-piece={id}
              onClick={() => props.onPick(id)}
            >
              <Show when={props.pieces.get(id)}>
                {(p) => <Piece face={p().face} size={46} selected={props.ticked?.includes(id) === true} />}
              </Show>
              <span class="blocks-piece-name">{props.pieces.get(id)?.name ?? props.session.pieceName(id)}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

export function BattleChoices(props: { readonly session: Session; readonly known: ReadonlySet<string> }): JSX.Element {
  const pieces = createMemo(() => knownPieces(props.session.profile, props.session.standing(), props.session.faces()));
  const asking = () => {
    const a = props.session.asking();
    return a && (a.asked.type === 'piece' || a.asked.type === 'pieces') ? a : undefined;
  };
  const choices = createMemo(() => (asking() ? [] : pieceChoices(props.session.standing(), props.known)));
  const take = (c: PieceChoice, id: number): void =>
    press(props.session, {
      title: c.offer.title,
      action: { verb: c.offer.verb, args: { [c.arg]: id } },
      ...(c.offer.args.length > 1 ? { asks: c.offer.args.slice(1).map((a) => a.name) } : {}),
    });
  return (
    <>
      <Show when={asking()}>
        {(a) => (
          <div class="battle-choice">
            <p class="blocks-text tone-owed">
              {a().title}: {askWords(a().asked)}
            </p>
            <Show
              when={a().asked.type === 'pieces'}
              fallback={
                <Counters
                  verb={a().verb}
                  session={props.session}
                  pieces={pieces()}
                  ids={a().asked.choices.map((c) => Number(c.value))}
                  onPick={(id) => props.session.answer(id)}
                />
              }
            >
              <Counters
                verb={a().verb}
                session={props.session}
                pieces={pieces()}
                ids={a().asked.elements}
                ticked={a().ticked}
                onPick={(id) => props.session.tick(id)}
              />
              <Button
                kind="primary"
                size="s"
                refused={a().ticked.length === 0 ? t('battle.tickFirst') : undefined}
                onClick={() => props.session.answer([...a().ticked].sort((x, y) => x - y))}
              >
                {t('battle.these', { n: a().ticked.length })}
              </Button>
            </Show>
          </div>
        )}
      </Show>
      <For each={choices()}>
        {(c) => (
          <div ref={offerFocus} class="battle-choice">
            <p class="blocks-text tone-owed">
              {c.offer.title} <Show when={c.offer.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
            </p>
            <Counters
              verb={c.offer.verb}
              session={props.session}
              pieces={pieces()}
              ids={c.pieces}
              onPick={(id) => take(c, id)}
            />
          </div>
        )}
      </For>
    </>
  );
}
