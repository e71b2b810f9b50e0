import { For, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import type { Game } from '@rasputitsa/kernel';
import type { Face } from '../src/board/types.ts';
import { Counter } from '../src/counters/Counter.tsx';
import { type How, spriteMargin, stamp } from '../src/counters/index.ts';
import { SIZE_WORDS } from '../src/counters/symbols.ts';
import { SYMBOLS } from '../src/counters/symbols-data.ts';
import { blocks, counters, face, skirmish, symbolFace, tab } from './faces.ts';

type Theme = How['theme'];
const SIZES = [10, 13, 18, 24, 28, 36, 44, 64, 96];

/** A row of pieces on a canvas, as the board stamps them. */
function Strip(props: { faces: readonly Face[]; size: number; how: How }): JSX.Element {
  const gap = (): number => spriteMargin(props.size) + 4;
  const width = (): number => props.faces.length * (props.size + gap()) + gap();
  const height = (): number => props.size + 2 * gap();
  const draw = (canvas: HTMLCanvasElement): void => {
    const ctx = canvas.getContext('2d');
    if (!ctx) return;
    ctx.scale(devicePixelRatio, devicePixelRatio);
    for (const [i, f] of props.faces.entries())
      stamp(ctx, f, gap() + i * (props.size + gap()), gap(), props.size, { ...props.how, dpr: devicePixelRatio });
  };
  return (
    <canvas
      ref={(el) => queueMicrotask(() => draw(el))}
      width={width() * devicePixelRatio}
      height={height() * devicePixelRatio}
      style={{ width: `${width()}px`, height: `${height()}px` }}
    />
  );
}

const tabbed = (['round', 'square', 'triangle', 'bar', 'cross', 'star'] as const).map((shape, i) =>
  face(
    { symbol: 'infantry', size: 'corps', nation: i % 2 ? 'soviet' : 'german', code: '38', factors: '4-5-4' },
    { tabs: (['plain', 'good', 'bad', 'quiet'] as const).map((tone) => tab(shape, tone)) },
  ),
);

function Room(props: { theme: Theme }): JSX.Element {
  const how: How = {
    theme: props.theme,
    palette: props.theme === 'distinct' ? 'distinct' : 'plain',
    selected: false,
    dimmed: false,
    dpr: 1,
  };
  return (
    <section class={props.theme} id={props.theme}>
      <For each={SIZES}>
        {(size) => (
          <div class="row">
            <i>{size} px</i>
            <div>
              <Strip faces={blocks} size={size} how={how} />
              <Strip faces={counters} size={size} how={how} />
            </div>
          </div>
        )}
      </For>
      <h2>Chosen, cannot act, tabs</h2>
      <For each={[28, 44, 64]}>
        {(size) => (
          <div class="row">
            <Strip
              faces={[...blocks.slice(1, 3), ...counters.slice(4, 6)]}
              size={size}
              how={{ ...how, selected: true }}
            />
            <Strip
              faces={[...blocks.slice(1, 3), ...counters.slice(4, 6)]}
              size={size}
              how={{ ...how, dimmed: true }}
            />
            <Strip faces={tabbed} size={size} how={how} />
          </div>
        )}
      </For>
      <h2>Blue and red</h2>
      <div class="row">
        <For each={[20, 28, 44, 64]}>{(size) => <Strip faces={skirmish} size={size} how={how} />}</For>
      </div>
      <h2>Symbols, as in a panel</h2>
      <div class="row">
        <For each={Object.keys(SYMBOLS)}>
          {(word, i) => (
            <figure>
              <Counter face={symbolFace(word, i())} size={56} theme={props.theme} palette={how.palette} />
              <figcaption>{word}</figcaption>
            </figure>
          )}
        </For>
        <For each={SIZE_WORDS}>
          {(size) => (
            <figure>
              <Counter
                face={face({ symbol: 'hq', size, nation: 'rumanian', factors: '2-2' })}
                size={56}
                theme={props.theme}
                palette={how.palette}
              />
              <figcaption>{size}</figcaption>
            </figure>
          )}
        </For>
      </div>
    </section>
  );
}

/** Every piece of every game there is: counters.html?games. */
function Games(props: { games: readonly Game[] }): JSX.Element {
  return (
    <section class="light">
      <For each={props.games}>
        {(game) => (
          <>
            <h2>{game.title}</h2>
            <div class="row" style={{ gap: '10px' }}>
              <For each={game.kinds.filter((k) => k.look)}>
                {(k) => (
                  <Counter face={{ ...face(k.look, { steps: k.steps, maxSteps: k.steps }), name: k.name }} size={64} />
                )}
              </For>
            </div>
          </>
        )}
      </For>
    </section>
  );
}

const root = document.getElementById('all');
// Painted words cannot change their typeface later, so the fonts come first.
await Promise.all(['500 20px "Barlow Condensed"', '600 20px "Barlow Condensed"'].map((f) => document.fonts.load(f)));
if (root) {
  const query = new URLSearchParams(location.search);
  const only = query.get('theme') as Theme | null;
  const themes: readonly Theme[] = only ? [only] : ['light', 'dark', 'distinct'];
  if (query.has('games')) {
    const modules = import.meta.glob<{ readonly game?: Game }>('../../games/*/index.ts');
    const loaded = await Promise.all(Object.values(modules).map((load) => load()));
    render(() => <Games games={loaded.flatMap(({ game }) => (game ? [game] : []))} />, root);
  } else render(() => <For each={themes}>{(theme) => <Room theme={theme} />}</For>, root);
  document.body.dataset['ready'] = 'yes';
}
