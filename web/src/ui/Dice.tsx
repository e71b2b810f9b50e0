// Real dice: they tumble for a moment and lie still. A click, a key or reduced motion shows the result at once.
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { motionAllowed } from '../model/settings.ts';
import { t } from '../texts/index.ts';

/** Where pips sit on a face of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [[0, 2], [2, 0]],
  3: [[0, 2], [1, 1], [2, 0]],
  4: [[0, 0], [0, 2], [2, 0], [2, 2]],
  5: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
}; // biome-ignore format: faces read as faces

const TUMBLE = 420;
const TICK = 60;

export function Die(props: {
  readonly value: number;
  readonly faces: number;
  /** Counts: a hit, drawn with a ring, not by colour alone. */
  readonly tone?: 'plain' | 'hit' | 'miss';
  readonly turn?: number;
}): JSX.Element {
  const pips = () => (props.faces === 6 ? PIPS[props.value] : undefined);
  return (
    <svg
      class={`die die-${props.tone ?? 'plain'}`}
      viewBox="0 0 40 40"
      role="img"
      aria-label={t(props.tone === 'hit' ? 'ui.dieHit' : 'ui.die', { n: props.value, faces: props.faces })}
      style={{ transform: `rotate(${props.turn ?? 0}deg)` }}
    >
      <rect class="die-side" x="3" y="4.5" width="34" height="34" rx="6" />
      <rect class="die-face" x="3" y="2.5" width="34" height="34" rx="6" />
      <Show
        when={pips()}
        fallback={
          <text class="die-number" x="20" y="20.5" text-anchor="middle" dominant-baseline="central" font-size="21">
            {props.value}
          </text>
        }
      >
        {(spots) => (
          <For each={spots()}>
            {([x, y]) => <circle class="die-pip" cx={10.5 + x * 9.5} cy={10 + y * 9.5} r="3.3" />}
          </For>
        )}
      </Show>
    </svg>
  );
}

export function Dice(props: {
  readonly dice: readonly number[];
  readonly faces: number;
  /** From this value on a die counts. */
  readonly hitsFrom?: number | undefined;
  /** roll: tumbles when it appears and whenever the dice change. still: lies there, as in a log. */
  readonly show?: 'roll' | 'still';
  readonly size?: 's' | 'm' | 'l';
  readonly onSettled?: () => void;
}): JSX.Element {
  const [rolling, setRolling] = createSignal(false);
  const [tick, setTick] = createSignal(0);
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    if (!rolling()) return;
    setRolling(false);
    props.onSettled?.();
  };
  createEffect(
    on(
      () => props.dice,
      () => {
        clearInterval(timer);
        if (props.show === 'still') return;
        setRolling(true);
        if (!motionAllowed()) return stop();
        const end = performance.now() + TUMBLE;
        timer = setInterval(() => {
          if (performance.now() >= end) return stop();
          setTick((n) => n + 1);
        }, TICK);
      },
    ),
  );
  onCleanup(() => clearInterval(timer));
  // While they tumble any face may show; which one does not matter, so it is made from the tick.
  const shown = (value: number, i: number) => (rolling() ? ((tick() * 7 + i * 5 + value) % props.faces) + 1 : value);
  const turn = (i: number) => (rolling() ? ((tick() * 47 + i * 31) % 90) - 45 : ((i * 37) % 11) - 5);
  const tone = (value: number) => {
    if (rolling() || props.hitsFrom === undefined) return 'plain';
    return value >= props.hitsFrom ? 'hit' : 'miss';
  };
  return (
    <span
      class={`dice dice-${props.size ?? 'm'}`}
      classList={{ 'dice-rolling': rolling() }}
      role="group"
      aria-label={t('ui.dice', { dice: props.dice.join(', ') })}
      onPointerDown={stop}
    >
      <For each={props.dice}>
        {(value, i) => <Die value={shown(value, i())} faces={props.faces} tone={tone(value)} turn={turn(i())} />}
      </For>
    </span>
  );
}
