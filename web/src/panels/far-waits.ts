// Who is waited for at a table far away, and since when; what the others ask for there.
import type { FarTable, OfferKind } from '@rasputitsa/server';
import { whenWas } from '../model/when.ts';
import { t } from '../texts/late.ts';

/** Less than this is not worth a time. */
const SHORT_MS = 90_000;

/** Who has to decide, or whose part in the dice is missing; nobody while all have agreed to stop. */
export function awaited({ info, adjourned }: FarTable): readonly number[] {
  return info.over !== null || adjourned ? [] : (info.waits?.sides ?? info.owing ?? []);
}
/** Since when; undefined where it is only a moment. What stood by agreement, or on vacation, is not counted. */
function sinceOf({ info, resumed, vacations }: FarTable, side: number, now: number): number | undefined {
  const since = Math.max(info.waits?.since ?? info.changed, resumed ?? 0, vacations?.back[side] ?? 0);
  return now - since < SHORT_MS ? undefined : since;
}
export function isAwayFrom({ vacations }: FarTable, side: number): boolean {
  return (vacations?.since[side] ?? null) !== null;
}
/** Beside a name. */
export function awaitedWords(far: FarTable, side: number, now: number): string {
  const since = sinceOf(far, side, now);
  return since === undefined ? t('far.awaitedNow') : t('far.awaited', { when: whenWas(since, now) });
}
/** For the one who waits: whom for, and since when; undefined where nobody else is waited for. */
export function waitingWords(far: FarTable, sideName: (side: number) => string, now: number): string | undefined {
  const others = awaited(far).filter((s) => s !== far.side);
  const [first] = others;
  if (first === undefined) return undefined;
  const who = others.map((s) => (far.names[s] ? `${far.names[s]} (${sideName(s)})` : sideName(s))).join(', ');
  const since = sinceOf(far, first, now);
  return since === undefined ? t('far.waiting', { who }) : t('far.waitingSince', { who, when: whenWas(since, now) });
}
/** The other side has been silent for as long as was agreed. */
export function mayClaim(far: FarTable, now: number): boolean {
  const { info, side, silence, vacations, resumed } = far;
  const due = awaited(far);
  const [other] = due;
  if (silence === null || side === null || other === undefined || due.includes(side)) return false;
  if (isAwayFrom(far, other)) return false;
  return now - Math.max(info.changed, vacations?.back[other] ?? 0, resumed ?? 0) >= silence;
}

const ASKED = {
  draw: 'far.drawAsked',
  takeBack: 'far.backAsked',
  adjourn: 'far.adjournAsked',
} as const satisfies Record<OfferKind, string>;
/** Who would like to play again; undefined where it is nobody else. */
export function rematchAsked({ rematch, names, mates, side, chair }: FarTable): string | undefined {
  if (!rematch) return undefined;
  const { by, chair: of = 0 } = rematch;
  if (by === side && of === chair) return undefined;
  return (of === 0 ? names[by] : mates[by]?.[of - 1]) ?? '';
}
/** What the others want to hear from this player, in words; undefined where it is nothing. */
export function askedWords(far: FarTable): string | undefined {
  const { side, chair, commanders, names, offers, info } = far;
  if (side === null) return undefined;
  const again = rematchAsked(far);
  if (info.over !== null) return again === undefined ? undefined : t('far.rematchAsked', { who: again });
  if (far.adjourned) return t('far.adjourned');
  if (chair !== (commanders[side] ?? 0)) return undefined;
  const what = (Object.keys(ASKED) as OfferKind[]).find((k) => offers[k] !== undefined && offers[k] !== side);
  return what && t(ASKED[what], { who: names[offers[what] ?? 0] ?? '' });
}
