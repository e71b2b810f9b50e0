// How a scenario came out between equal computers: who won, and the score turn by turn.
import { type JSX, Show } from 'solid-js';
import type { ScenarioTrial } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { percent } from '../ui/index.ts';

const WIDE = 240;
const HIGH = 56;
const PAD = 3;

function pointsOf(values: readonly number[], y: (v: number) => number, back = false): string {
  const at = values.map((v, i) => `${((i / Math.max(1, values.length - 1)) * WIDE).toFixed(1)},${y(v).toFixed(1)}`);
  return (back ? at.toReversed() : at).join(' ');
}

type ScoreCurve = NonNullable<ScenarioTrial['curve']>;

/** What the curve comes to, in words. */
function ending({ title, turns }: ScoreCurve): string {
  const [low, median, high] = (turns.at(-1) ?? []).map(String);
  return t('new.curveOf', { score: title, low: low ?? '', median: median ?? '', high: high ?? '' });
}

/** The middle half of all games as a band, the median as a line, nothing gained as a thin one. */
function Curve(props: { readonly curve: ScoreCurve }): JSX.Element {
  const all = (): readonly number[] => [0, ...props.curve.turns.flat()];
  const y = (v: number): number => {
    const [low, high] = [Math.min(...all()), Math.max(...all())];
    return PAD + ((high - v) / Math.max(1, high - low)) * (HIGH - 2 * PAD);
  };
  const row = (k: number): readonly number[] => props.curve.turns.map((turn) => turn[k] ?? 0);
  return (
    <figure class="trial-curve num">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <line x1="0" x2={WIDE} y1={y(0)} y2={y(0)} />
        <polygon points={`${pointsOf(row(2), y)} ${pointsOf(row(0), y, true)}`} />
        <polyline points={pointsOf(row(1), y)} />
      </svg>
      <div class="trial-ends quiet" aria-hidden="true">
        <span>{props.curve.first}</span>
        <span>{props.curve.last}</span>
      </div>
      <figcaption class="quiet">{ending(props.curve)}</figcaption>
    </figure>
  );
}

export function TrialFacts(props: { readonly trial: ScenarioTrial; readonly sides: readonly string[] }): JSX.Element {
  const share = (n: number): string => `${percent(n / props.trial.games)} %`;
  const drawn = (): number => props.trial.games - props.trial.won.reduce((a, b) => a + b, 0);
  const shares = (): readonly string[] => [
    ...props.sides.map((name, i) => `${name} ${share(props.trial.won[i] ?? 0)}`),
    ...(drawn() > 0 ? [t('new.drawn', { share: share(drawn()) })] : []),
  ];
  const bid = (n: number): string =>
    n === 0 ? t('new.bidNone') : t('new.bidOf', { n: Math.abs(Math.round(n)), side: props.sides[n > 0 ? 0 : 1] ?? '' });
  return (
    <>
      <dt>{t('new.trials')}</dt>
      <dd>
        {shares().join(', ')} <span class="quiet">{t('new.trialsOf', { n: props.trial.games })}</span>
      </dd>
      <Show when={props.trial.bid !== undefined}>
        <dt>{t('new.bid')}</dt>
        <dd>{bid(props.trial.bid ?? 0)}</dd>
      </Show>
      <Show when={props.trial.curve}>
        {(curve) => (
          <>
            <dt>{t('new.score')}</dt>
            <dd>
              <Curve curve={curve()} />
            </dd>
          </>
        )}
      </Show>
    </>
  );
}
