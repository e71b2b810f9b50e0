// A position file from what a seat sees: what it does not know is not in it.
import type { Game, PositionFile, SeenPiece, View } from '@rasputitsa/kernel';

const SEEN = ['unseen', 'present', 'kind', 'full'] as const;
/** What the other side knows of a piece: of one's own what it was shown, of another's what the viewer knows. */
function seenBy(p: SeenPiece, view: View): (typeof SEEN)[number] {
  if (p.side === view.viewer) return SEEN[p.shown ?? 1] ?? 'present';
  return p.kind === undefined ? 'present' : p.steps === undefined ? 'kind' : 'full';
}

/** `guess` says what a unit of which only the back is seen could be; without it such units are left out. */
export function positionOf(
  game: Game,
  view: View,
  guess?: (name: number) => { readonly unit: string; readonly steps: number } | undefined,
): PositionFile {
  const label = (at: number): string => game.places.label(at);
  const layers: Record<string, Record<string, string[]>> = {};
  for (const [id, values] of Object.entries(view.layers)) {
    const info = game.layers[id];
    if (!info) continue;
    const words: Record<string, string[]> = {};
    for (const [at, v] of values.entries()) {
      const word = info.values[v];
      if (word !== undefined && v !== info.start(at)) (words[word] ??= []).push(label(at));
    }
    if (Object.keys(words).length > 0) layers[id] = words;
  }
  const marks: Record<string, Record<string, number>> = {};
  for (const [id, keys] of Object.entries(view.marks)) {
    // Hexes are kept by number; a reader of the file knows them by their labels.
    const named = Object.entries(keys).map(([key, n]) => [/^\d+$/.test(key) ? label(Number(key)) : key, n] as const);
    if (named.length > 0) marks[id] = Object.fromEntries(named);
  }
  const inner = view.phase.at(-1);
  const side = inner ? game.sides[inner.side]?.id : undefined;
  return {
    game: view.game,
    scenario: view.scenario,
    options: view.options,
    board: 'empty',
    pieces: view.pieces.flatMap((p) => {
      const back = p.kind === undefined ? guess?.(p.id) : undefined;
      const unit = p.kind ?? back?.unit;
      const steps = p.steps ?? back?.steps;
      return unit === undefined
        ? []
        : [
            {
              unit,
              at: label(p.at),
              ...(steps === undefined ? {} : { steps }),
              ...(guess ? { seen: seenBy(p, view) } : {}),
              ...(p.flags && p.flags.length > 0 ? { flags: p.flags } : {}),
              ...(p.fields && Object.values(p.fields).some((v) => v !== 0)
                ? { fields: Object.fromEntries(Object.entries(p.fields).filter(([, v]) => v !== 0)) }
                : {}),
            },
          ];
    }),
    tracks: view.tracks,
    ...(Object.keys(layers).length > 0 ? { layers } : {}),
    ...(Object.keys(marks).length > 0 ? { marks } : {}),
    ...(inner ? { phase: inner.node } : {}),
    ...(side === undefined ? {} : { side }),
  };
}
