// From what a viewer sees to what the board draws.
import type { SeenPiece } from '@rasputitsa/kernel';
import type { Face } from '../board/types.ts';
import type { GameProfile, OfferInfo, Standing } from '@rasputitsa/host';
import { t } from '../texts/index.ts';

type Tab = Face['tabs'][number];

/** The corner tabs of these flags. */
export function tabsOf(profile: GameProfile, flags: readonly string[]): readonly Tab[] {
  const out: Tab[] = [];
  for (const id of flags) {
    const flag = profile.flags.find((f) => f.id === id);
    if (flag?.tab) out.push({ shape: flag.tab.shape, tone: flag.tab.tone, title: flag.title });
  }
  return out;
}

/** Status in words, for lists and screen readers. */
export function statusWords(profile: GameProfile, p: Pick<SeenPiece, 'kind' | 'flags'>): readonly string[] {
  const known = (p.flags ?? []).map((id) => profile.flags.find((f) => f.id === id) ?? { id, title: id });
  return known.filter((f) => p.kind === undefined || !('ofBack' in f)).map((f) => f.title);
}

export function nameOf(profile: GameProfile, p: SeenPiece): string {
  if (p.kind === undefined) return t('table.hiddenUnit', { side: profile.sides[p.side]?.name ?? '' });
  return profile.kinds[p.kind]?.name ?? p.kind;
}

/** Whether something on offer can be done now: it asks for nothing, or there is an answer to its first question. */
export function isUsable(standing: Standing, offer: OfferInfo): boolean {
  if (offer.refusal) return false;
  if (offer.args.length === 0) return true;
  const asked = standing.starts[offer.verb];
  return asked?.ok === true && (asked.choices.length > 0 || asked.elements.length > 0);
}

/** Whether there is but one thing to do, and it must be done. */
export function isForced(standing: Standing): boolean {
  const { offers } = standing;
  return offers.every((o) => o.verb !== 'done') && offers.filter((o) => isUsable(standing, o)).length === 1;
}

/** Pieces that some verb on offer may begin with. */
export function readyPieces(standing: Standing): ReadonlySet<number> {
  const ready = new Set<number>();
  for (const asked of Object.values(standing.starts)) {
    if (!asked.ok) continue;
    if (asked.type === 'piece') for (const c of asked.choices) ready.add(Number(c.value));
    if (asked.type === 'pieces') for (const p of asked.elements) ready.add(p);
  }
  return ready;
}

/** Of these, those the first order that takes pieces can begin with: in a movement phase, who can still move. Others can act too, but only
 * in ways most do not need; they come when these are done. */
export function firstPieces<T extends { readonly id: number }>(standing: Standing, among: readonly T[]): readonly T[] {
  for (const o of standing.offers) {
    const asked = standing.starts[o.verb];
    if (!asked?.ok || (asked.type !== 'piece' && asked.type !== 'pieces')) continue;
    const first = new Set(asked.type === 'piece' ? asked.choices.map((c) => Number(c.value)) : asked.elements);
    const these = among.filter((f) => first.has(f.id));
    if (these.length > 0) return these;
  }
  return among;
}

/** Whether all that can be done now is done with pieces beside the map. */
export function areBeside(faces: readonly Face[], hexes: number): boolean {
  const ready = faces.filter((f) => f.ready);
  return ready.length > 0 && ready.every((f) => f.at >= hexes);
}

/** Colours of a side of which nothing more is known: those of its first nation. */
function nationOf(profile: GameProfile, side: number): string {
  for (const k of Object.values(profile.kinds)) if (k.side === side && k.look) return k.look.nation;
  return profile.sides[side]?.id ?? '';
}

/** `strength 3`, or what it has suffered where the game counts hits. */
export function strengthWords(profile: GameProfile, p: SeenPiece): readonly string[] {
  if (p.steps === undefined) return [];
  if (profile.strength !== 'hits') return [t('table.strength', { n: p.steps })];
  const hits = (p.kind === undefined ? p.steps : (profile.kinds[p.kind]?.steps ?? p.steps)) - p.steps;
  return hits > 0 ? [t('table.hits', { n: hits })] : [];
}

export function facesOf(profile: GameProfile, standing: Standing): readonly Face[] {
  const ready = readyPieces(standing);
  const nations = profile.sides.map((_, side) => nationOf(profile, side));
  // Pieces with nothing left to do step back, as long as others of the side have something.
  const dims = standing.view.pieces.some((p) => p.side === standing.viewer && ready.has(p.id));
  return standing.view.pieces.map((p) => {
    const kind = p.kind === undefined ? undefined : profile.kinds[p.kind];
    const words = [nameOf(profile, p), ...strengthWords(profile, p), ...statusWords(profile, p)];
    return {
      id: p.id,
      at: p.at,
      side: p.side,
      nation: kind?.look?.nation ?? nations[p.side] ?? '',
      ...(kind?.look ? { look: kind.look } : {}),
      ...(p.steps === undefined ? {} : { steps: p.steps }),
      ...(kind ? { maxSteps: kind.steps } : {}),
      tabs: tabsOf(profile, p.flags ?? []),
      ready: ready.has(p.id),
      dimmed: dims && p.side === standing.viewer && !ready.has(p.id),
      name: words.join(', '),
    };
  });
}

export function stacksOf(faces: readonly Face[]): ReadonlyMap<number, readonly Face[]> {
  const out = new Map<number, Face[]>();
  for (const f of faces) {
    const stack = out.get(f.at);
    if (stack) stack.push(f);
    else out.set(f.at, [f]);
  }
  return out;
}
