// What was agreed for a game far away: everybody can read it before they sit down.
import { For, type JSX, Show } from 'solid-js';
import '../styles/far.css';
import type { GameProfile } from '@rasputitsa/host';
import type { FarTable } from '@rasputitsa/server';
import { timeWords } from '../panels/far-time.ts';
import { t } from '../texts/late.ts';

interface Term {
  readonly title: string;
  readonly value: string;
}

function termsOf(
  { info, options, clock, silence, vacations, delay, bidding, bid }: FarTable,
  profile: GameProfile,
): readonly Term[] {
  const scenario = profile.scenarios.find((s) => s.id === info.scenario);
  const chosen = Object.entries(options).map(([id, value]) => {
    const title = profile.options.find((o) => o.id === id)?.title ?? id;
    return typeof value === 'boolean'
      ? `${title}: ${t(value ? 'far.on' : 'far.off')}`
      : `${title}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  });
  const time = clock && {
    base: timeWords(clock.spec.base),
    plus: timeWords(clock.spec.plus),
    out: t(clock.spec.out === 'loses' ? 'far.outLoses' : 'far.outShown'),
  };
  return [
    { title: t('far.termScenario'), value: scenario?.title ?? info.scenario },
    { title: t('far.termOptions'), value: chosen.length > 0 ? chosen.join('; ') : t('far.termPlain') },
    ...(info.charts === undefined ? [] : [{ title: t('far.termCharts'), value: info.charts }]),
    { title: t('far.clock'), value: time ? t('far.termClock', time) : t('far.clockNone') },
    ...(silence === null
      ? []
      : [{ title: t('far.silent'), value: t('far.termSilence', { time: timeWords(silence) }) }]),
    ...(vacations
      ? [{ title: t('far.vacation'), value: timeWords(vacations.stock ?? Math.max(...vacations.left)) }]
      : []),
    ...(delay === null ? [] : [{ title: t('far.delay'), value: t('far.delayLate', { time: timeWords(delay) }) }]),
    ...(bidding ? [{ title: t('far.bid'), value: t('far.termBid') }] : []),
    ...(bid
      ? [
          {
            title: t('far.bid'),
            value: t('far.termBidGiven', { side: profile.sides[bid.side]?.name ?? '', n: bid.points }),
          },
        ]
      : []),
  ];
}

export function FarTerms(props: { readonly table: FarTable; readonly profile: GameProfile }): JSX.Element {
  return (
    <dl class="far-terms">
      <For each={termsOf(props.table, props.profile)}>
        {(term) => (
          <div>
            <dt class="quiet">{term.title}</dt>
            <dd>{term.value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

/** Who sits where, and which chairs wait for somebody. */
export function FarSeats(props: {
  readonly table: FarTable;
  readonly profile: GameProfile;
  readonly after?: (side: number) => JSX.Element;
}): JSX.Element {
  return (
    <Show when={!props.table.bidding} fallback={<p class="far-seats">{bidders(props.table)}</p>}>
      <ul class="far-seats">
        <For each={props.profile.sides}>
          {(side, i) => (
            <li>
              <b>{side.name}</b>: {whoPlays(props.table, i())}
              {props.after?.(i())}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
/** Nobody has a side yet. */
function bidders({ names }: FarTable): string {
  return `${t('far.bidders')}: ${names.map((n) => n ?? t('far.nobody')).join(', ')}`;
}
/** Its players, the commander first. */
function whoPlays(table: FarTable, side: number): string {
  const all = [table.names[side] ?? null, ...(table.mates[side] ?? [])];
  const isMe = (chair: number): boolean => table.role === 'player' && table.side === side && table.chair === chair;
  return all
    .map((name, chair) => (isMe(chair) ? `${name ?? ''} (${t('far.you')})` : (name ?? nobody(table, side))))
    .join(', ');
}
function nobody({ info }: FarTable, side: number): string {
  return info.chairs[side] === 'person' ? t('far.nobody') : t('far.computer');
}
