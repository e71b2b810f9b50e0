// Dice against expectation: nobody has to take the dice on trust.
import '../styles/panels-turn.css';
import { createResource, For, type JSX, Show } from 'solid-js';
import type { LuckRow } from '@rasputitsa/host';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Dialog, Notice, percent, RuleLink } from '../ui/index.ts';
import { findRule } from './rule-index.ts';
import { FEW, luckTotals, luckWords, rarity } from './luck-words.ts';

function words(sigma: number, dice: number): string {
  const { fortune, way } = luckWords(sigma, dice);
  switch (fortune) {
    case 'none':
      return t('luck.none');
    case 'few':
      return t('luck.few');
    case 'even':
      return t('luck.even');
    case 'little':
      return way === 'high' ? t('luck.littleHigh') : t('luck.littleLow');
    case 'clear':
      return way === 'high' ? t('luck.clearHigh') : t('luck.clearLow');
    case 'very':
      return way === 'high' ? t('luck.veryHigh') : t('luck.veryLow');
  }
}

/** How often each face fell, beside the line where fair dice would stand. */
function Faces(props: { readonly faces: readonly number[]; readonly dice: number }): JSX.Element {
  const most = (): number => Math.max(1, ...props.faces);
  const fair = (): number => props.dice / Math.max(1, props.faces.length) / most();
  return (
    <div class="luck-faces" role="img" aria-label={props.faces.map((n, i) => `${i + 1}: ${n}`).join(', ')}>
      <For each={props.faces}>
        {(n, i) => (
          <span class="luck-face" title={`${i() + 1}: ${n}`}>
            <span class="luck-bar" style={{ height: `${(100 * n) / most()}%` }} />
            <span class="luck-number num">{i() + 1}</span>
          </span>
        )}
      </For>
      <span class="luck-fair" style={{ '--fair': String(Math.min(1, fair())) }} />
    </div>
  );
}

function Row(props: { readonly row: LuckRow; readonly title: string }): JSX.Element {
  return (
    <li class="luck-row">
      <div>
        <h4 class="luck-purpose">
          {props.title}{' '}
          <Show when={props.row.rule !== ''}>
            <RuleLink rule={props.row.rule} />
          </Show>
        </h4>
        <p class="luck-words">{words(props.row.sigma, props.row.dice)}</p>
        <p class="luck-figures num">
          {t(props.row.counts === 'hits' ? 'luck.hits' : 'luck.figures', {
            rolls: props.row.rolls,
            dice: props.row.dice,
            mean: props.row.mean.toFixed(2),
            expected: props.row.expected.toFixed(2),
          })}
        </p>
      </div>
      <Faces faces={props.row.faces} dice={props.row.dice} />
    </li>
  );
}

export function LuckPanel(props: { readonly session: Session }): JSX.Element {
  const [rows] = createResource(
    () => props.session.standing().version,
    () => props.session.host.luck(props.session.seat),
  );
  const shown = (): readonly LuckRow[] => rows.latest ?? [];
  // Rolls are counted by rule; the rule's own title says better what they were for than the words of the first of them.
  const [book] = createResource(() => props.session.rulebook());
  const title = (row: LuckRow): string => findRule(book.latest?.rules ?? [], row.rule)?.title ?? row.purpose;
  return (
    <section class="panel luck" aria-label={t('luck.title')} aria-busy={rows.loading}>
      <p class="luck-what">{t('luck.what')}</p>
      <Show when={rows.error === undefined} fallback={<Notice tone="bad">{t('luck.failed')}</Notice>}>
        <Show when={shown().length > 0 || rows.loading} fallback={<p class="panel-empty">{t('luck.nothing')}</p>}>
          <div class="luck-sides">
            <For each={luckTotals(shown())}>
              {(total) => (
                <section class="luck-side">
                  <h3 class="blocks-side">{total.side < 0 ? t('luck.nobody') : props.session.sideName(total.side)}</h3>
                  <p class="luck-total">
                    <b>{words(total.sigma, total.dice)}</b>{' '}
                    <Show when={Math.abs(total.sigma) >= 0.5 && total.dice >= FEW}>
                      {t('luck.rarity', { n: percent(rarity(total.sigma)) })}
                    </Show>
                  </p>
                  <ul class="luck-rows">
                    <For each={shown().filter((r) => r.side === total.side)}>
                      {(row) => <Row row={row} title={title(row)} />}
                    </For>
                  </ul>
                </section>
              )}
            </For>
          </div>
        </Show>
      </Show>
    </section>
  );
}

export function LuckDialog(props: { readonly session: Session; readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t('luck.title')} width="wide" onClose={() => props.onClose()}>
      <LuckPanel session={props.session} />
    </Dialog>
  );
}
