// A game in the shop window: its map, what it is, and the way in.
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { GameCard, GameProfile } from '@rasputitsa/host';
import { firstScenario } from '../model/new-game.ts';
import { theme } from '../model/settings.ts';
import { t } from '../texts/late.ts';
import { Button } from '../ui/index.ts';

/** Drawn when the page was built (web/tools/pictures.ts). A game without a picture shows plain paper. */
export function MapPicture(props: {
  readonly game: string;
  readonly title: string;
  readonly eager?: boolean;
}): JSX.Element {
  const [missing, setMissing] = createSignal(false);
  const src = () => `${import.meta.env.BASE_URL}maps/${props.game}-${theme() === 'dark' ? 'dark' : 'light'}.png`;
  return (
    <div class="map-picture">
      <Show when={!missing()}>
        <img
          src={src()}
          alt={t('home.map', { game: props.title })}
          loading={props.eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing(true)}
        />
      </Show>
    </div>
  );
}

/** Five squares, as many filled as the game is hard. */
export function Complexity(props: { readonly n: number }): JSX.Element {
  return (
    <span class="complexity" role="img" aria-label={t('home.complexityOf', { n: props.n })}>
      <For each={[1, 2, 3, 4, 5]}>{(i) => <span class="pip" classList={{ 'pip-full': i <= props.n }} />}</For>
    </span>
  );
}

export function GameEntry(props: {
  readonly card: GameCard;
  readonly profile: GameProfile | undefined;
  readonly first: boolean;
  readonly busy: boolean;
  readonly onPlay: () => void;
  readonly onChoose: () => void;
  readonly onTutorial: () => void;
}): JSX.Element {
  const begin = () => (props.profile ? firstScenario(props.profile)?.title : undefined);
  const game = () => props.card.title;
  return (
    <article class="card card-flush game-entry">
      <MapPicture game={props.card.id} title={game()} eager />
      <div class="game-words">
        <Show when={props.card.about}>{(about) => <p class="caps quiet">{about().publisher}</p>}</Show>
        <h2 class="game-title">{game()}</h2>
        <p class="game-paragraph">{props.card.about?.paragraph ?? props.card.summary}</p>
        <Show when={props.card.about}>
          {(about) => (
            <dl class="game-facts">
              <dt>{t('home.length')}</dt>
              <dd>{about().length}</dd>
              <dt>{t('home.complexity')}</dt>
              <dd>
                <Complexity n={about().complexity} />
              </dd>
            </dl>
          )}
        </Show>
        <div class="game-buttons">
          <Button
            kind={props.first ? 'primary' : 'plain'}
            size="l"
            icon="play"
            busy={props.busy}
            onClick={() => props.onPlay()}
            aria-label={t('home.playNamed', { game: game(), scenario: begin() ?? '' })}
          >
            {t('home.play')}
          </Button>
          <Button kind="quiet" onClick={() => props.onChoose()} aria-label={t('home.chooseNamed', { game: game() })}>
            {t('home.choose')}
          </Button>
          <Show when={props.profile?.hasTutorial}>
            <Button
              kind="quiet"
              icon="school"
              onClick={() => props.onTutorial()}
              aria-label={t('home.tutorialNamed', { game: game() })}
            >
              {t('home.tutorial')}
            </Button>
          </Show>
        </div>
        <p class="game-note">
          <Show when={begin()}>{(scenario) => t('home.playNote', { scenario: scenario() })}</Show>
        </p>
      </div>
    </article>
  );
}

/** Games whose map is drawn already. */
export function Coming(props: { readonly cards: readonly GameCard[] }): JSX.Element {
  return (
    <Show when={props.cards.length > 0}>
      <section class="coming">
        <h2 class="caps">{t('home.preparation')}</h2>
        <p class="coming-note">{t('home.preparationNote')}</p>
        <ul class="coming-list">
          <For each={props.cards}>
            {(card) => (
              <li class="coming-entry">
                <MapPicture game={card.id} title={card.title} />
                <h3>{card.title}</h3>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
