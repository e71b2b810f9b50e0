// Standing orders: what the page asks for, and what it says of those that are given.
import type { ArgType, Json, StandingOrder } from '@rasputitsa/kernel';
import type { GameProfile } from '@rasputitsa/host';

/** Games may say which words a choice takes; where they do not, any word is passed on and the rules look at it. */
export type OrderInfo = GameProfile['orders'][number] & {
  readonly choices?: Readonly<Record<string, readonly string[]>>;
};

/** Words worth suggesting where a game names none: the branches of its units. */
export function suggestions(profile: GameProfile, order: OrderInfo, param: string): readonly string[] {
  const named = order.choices?.[param];
  if (named) return named;
  return [...new Set(Object.values(profile.kinds).flatMap((k) => k.look?.symbol ?? []))].sort();
}

export type Draft = Readonly<Record<string, string>>;

/** A place by its label, whole and without regard to case. */
function placeOf(profile: GameProfile, text: string): number | undefined {
  const want = text.trim().toLocaleLowerCase();
  const at = profile.labels.findIndex((l) => l.toLocaleLowerCase() === want);
  if (at >= 0) return at;
  return profile.names.find((n) => n.name.toLocaleLowerCase() === want)?.at;
}

function valueOf(profile: GameProfile, type: ArgType, text: string): Json | undefined {
  const clean = text.trim();
  if (clean === '') return undefined;
  switch (type) {
    case 'choice':
      return clean;
    case 'place':
      return placeOf(profile, clean);
    case 'places': {
      const all = clean.split(',').map((part) => placeOf(profile, part));
      return all.every((at) => at !== undefined) ? all : undefined;
    }
    case 'pieces':
      return clean.split(',').map(Number);
    case 'piece':
    case 'number':
    case 'side': {
      const n = Number(clean);
      return Number.isInteger(n) ? n : undefined;
    }
  }
}

/** The order as it is sent; or the first parameter that is still missing or names nothing. */
export function orderOf(
  profile: GameProfile,
  order: OrderInfo,
  draft: Draft,
): { readonly ok: true; readonly order: StandingOrder } | { readonly ok: false; readonly missing: string } {
  const params: Record<string, Json> = {};
  for (const [name, type] of Object.entries(order.params)) {
    const value = valueOf(profile, type, draft[name] ?? '');
    if (value === undefined) return { ok: false, missing: name };
    params[name] = value;
  }
  return { ok: true, order: { id: order.id, params } };
}

export interface Names {
  readonly labelOf: (at: number) => string;
  readonly pieceName: (id: number) => string;
  readonly sideName: (side: number) => string;
}

/** A parameter in words. */
export function paramWords(type: ArgType | undefined, value: Json, names: Names): string {
  if (Array.isArray(value)) {
    const one = type === 'pieces' ? 'piece' : 'place';
    return value.map((v) => paramWords(one, v as Json, names)).join(', ');
  }
  if (typeof value === 'number' && type === 'place') return names.labelOf(value);
  if (typeof value === 'number' && type === 'piece') return names.pieceName(value);
  if (typeof value === 'number' && type === 'side') return names.sideName(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
