// How a scenario came out between equal computers: who won, and the score turn by turn.
import { type JSX, Show } from 'solid-js';
import type { ScenarioTrial } from '@rasputitsa/kernel';
import { t } from '../texts/late.ts';
import { percent } from '../ui/index.ts';

const WIDE = 240;
const HIGH = 56;
const PAD = 3;

function pointsOf(values: readonly number[], y: (v: number) => number, back = false): string {
  const at = values.map((v, i) => `${((i / Math.max(1, values.length - 1)) * WIDE).toFixed(1)},${y(v).toFixed(1)}`);
  return (back ? at.toReversed() : at).join(' ');
}

/** The middle half of all games as a band, the median as a line, nothing gained as a thin one. */
function Curve(props: { readonly curve: NonNullable<ScenarioTrial['curve']> }): JSX.Element {
  const all = (): readonly number[] => [0, ...props.curve.turns.flat()];
  const y = (v: number): number => {
    const [low, high] = [Math.min(...all()), Math.max(...all())];
    return PAD + ((high - v) / Math.max(1, high - low)) * (HIGH - 2 * PAD);
  };
  const row = (k: number): readonly number[] => props.curve.turns.map((turn) => turn[k] ?? 0);
  const last = (): readonly number[] => props.curve.turns.at(-1) ?? [];
  return (
    <svg
      class="trial-curve"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={t('new.curveOf', {
        score: props.curve.title,
        low: String(last()[0] ?? ''),
        median: String(last()[1] ?? ''),
        high: String(last()[2] ?? ''),
      })}
    >
      <line x1="0" x2={WIDE} y1={y(0)} y2={y(0)} />
      <polygon points={`${pointsOf(row(2), y)} ${pointsOf(row(0), y, true)}`} />
      <polyline points={pointsOf(row(1), y)} />
    </svg>
  );
}

export function TrialFacts(props: { readonly trial: ScenarioTrial; readonly sides: readonly string[] }): JSX.Element {
  return (
    <>
      <dt>{t('new.trials')}</dt>
      <dd class="num">
        {props.sides.map((name, i) => `${name} ${percent((props.trial.won[i] ?? 0) / props.trial.games)} %`).join(', ')}{' '}
        <span class="quiet">{t('new.trialsOf', { n: props.trial.games })}</span>
      </dd>
      <Show when={props.trial.curve}>
        {(curve) => (
          <>
            <dt>{t('new.score')}</dt>
            <dd>
              <Curve curve={curve()} />
              <span class="quiet num">{curve().title}</span>
            </dd>
          </>
        )}
      </Show>
    </>
  );
}
