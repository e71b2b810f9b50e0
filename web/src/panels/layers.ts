// Layers over the map: which key shows which, and what the colours in one mean.
import type { GameProfile, SaidOverlay, Standing } from '@rasputitsa/host';
import { isInPlay } from '../model/only.ts';
import { t } from '../texts/index.ts';

/** The layers this viewer may have: a spectator those that are open to everybody. */
export function layersFor(
  profile: GameProfile,
  { viewer, view }: Pick<Standing, 'viewer' | 'view'>,
): GameProfile['overlays'] {
  const own = profile.overlays.filter(
    (o) => (viewer !== 'spectator' || o.open === true) && isInPlay(profile, view, 'overlays', o.id),
  );
  return profile.hasThreats && viewer !== 'spectator' ? [...own, { id: 'threat:all', title: t('many.threats') }] : own;
}

/** The key that shows a layer: 1 to 9 for the first nine. */
export function keyOf(index: number): string | undefined {
  return index < 9 ? String(index + 1) : undefined;
}

export interface LegendEntry {
  readonly style: string;
  readonly words: string;
  readonly kind: 'hexes' | 'lines';
  readonly count: number;
}

function words(profile: GameProfile, overlay: SaidOverlay, style: string): string {
  return overlay.legend?.[style] ?? profile.sides.find((s) => s.id === style)?.name ?? style;
}

/** One entry a style, the most frequent first. Where every hex of a style says the same word, that word explains it. */
export function legendOf(profile: GameProfile, overlay: SaidOverlay): readonly LegendEntry[] {
  const found = new Map<string, { entry: LegendEntry; values: Set<string> }>();
  const add = (kind: LegendEntry['kind'], style: string, value: string): void => {
    const key = `${kind} ${style}`;
    const old = found.get(key);
    const values = old?.values ?? new Set<string>();
    values.add(value);
    found.set(key, {
      values,
      entry: { kind, style, words: words(profile, overlay, style), count: (old?.entry.count ?? 0) + 1 },
    });
  };
  for (const h of overlay.hexes ?? []) add('hexes', h.style ?? 'plain', String(h.value));
  for (const l of overlay.lines ?? []) add('lines', l.style ?? 'plain', '');
  return [...found.values()]
    .map(({ entry, values }) => {
      if (overlay.legend?.[entry.style] !== undefined) return entry;
      const only = values.size === 1 ? ([...values][0] ?? '') : '';
      const says = only !== '' && !/^\d+$/.test(only) && only !== entry.style ? `${entry.words}: ${only}` : entry.words;
      return { ...entry, words: says };
    })
    .sort((a, b) => b.count - a.count);
}
