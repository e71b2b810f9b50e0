// What the board is coloured with: legal targets, the choice at hand, an overlay, what stood in the way.
import type { SeenRefusal } from '@rasputitsa/kernel';
import type { Line, Shade } from '../board/types.ts';
import type { Guide, SaidOverlay, Standing, Target } from '@rasputitsa/host';
import type { Asking } from './types.ts';
import { waysOf } from './ways.ts';

export interface Shading {
  readonly standing: Standing;
  readonly targets: readonly Target[];
  readonly asking: Asking | null;
  readonly overlays: readonly SaidOverlay[];
  /** The player's own, by place. */
  readonly notes?: Readonly<Record<number, string>>;
  readonly refusal: SeenRefusal | null;
  readonly guide: Guide | null;
  readonly spokenOf?: readonly number[];
}

/** Letters of a note that stand on the map; the rest is read under the pointer. */
const SHORT = 10;

function choices(asked: Asking['asked'], styleAt: (at: number) => string): Shade[] {
  if (asked.type !== 'place') return [];
  return asked.choices.map((c) => ({
    at: Number(c.value),
    style: styleAt(Number(c.value)),
    ...(c.preview.cost === undefined ? {} : { text: String(c.preview.cost) }),
  }));
}

export function shadesOf(s: Shading): readonly Shade[] {
  const out: Shade[] = [];
  // Of several figures in a hex only that of the layer laid last is read.
  const figures = new Map(
    s.overlays.flatMap((o, i) => (o.hexes ?? []).flatMap((h) => (typeof h.value === 'number' ? [[h.at, i]] : []))),
  );
  for (const [i, o] of s.overlays.entries())
    for (const h of o.hexes ?? [])
      out.push({
        at: h.at,
        style: `overlay-${h.style ?? 'value'}`,
        ...(typeof h.value === 'number' && figures.get(h.at) === i ? { text: String(h.value) } : {}),
      });
  const { viewer, view } = s.standing;
  const held = new Set(view.pieces.filter((p) => p.side !== viewer).map((p) => p.at));
  // To go where the enemy stands is another matter than to go.
  const isHeld = (at: number): boolean => viewer !== 'spectator' && held.has(at);
  const target = (at: number): string => (isHeld(at) ? 'strike' : 'target');
  /** What the first order does not reach but another does (by rail, by sea) looks different. */
  const other = (at: number): string => (isHeld(at) ? 'strike' : 'other');
  const seen = new Set<number>();
  const add = (list: readonly Shade[]): void => {
    for (const x of list) {
      if (seen.has(x.at)) continue;
      seen.add(x.at);
      out.push(x);
    }
  };
  if (s.asking) {
    add(choices(s.asking.asked, target));
    if (s.asking.asked.type === 'places')
      add(
        [...(waysOf(s.asking.asked)?.keys() ?? s.asking.asked.elements)].map((at) => ({
          at,
          style: s.asking?.ticked.includes(at) ? 'chosen' : target(at),
        })),
      );
  } else if (s.targets.length > 0)
    for (const [i, x] of s.targets.filter((t) => t.asked.type === 'place').entries())
      add(choices(x.asked, i === 0 ? target : other));
  else
    for (const asked of Object.values(s.standing.starts))
      if (asked.ok && asked.type === 'place') add(choices(asked, () => 'start'));
      else if (asked.ok && asked.type === 'places') add(asked.elements.map((at) => ({ at, style: 'start' })));
  for (const [at, text] of Object.entries(s.notes ?? {}))
    out.push({ at: Number(at), style: 'own', text: text.length > SHORT ? `${text.slice(0, SHORT)}…` : text });
  for (const at of s.refusal?.places ?? []) out.push({ at, style: 'illegal' });
  const step = s.guide?.steps[s.guide.at];
  for (const at of [...(step?.places ?? []), ...(s.spokenOf ?? [])]) out.push({ at, style: 'pointed' });
  return out;
}

/** The pieces of which the words beside the board speak: those of the guided step, or who stood in the way. */
export function pointedOf(guide: Guide | null, refusal: SeenRefusal | null): ReadonlySet<number> {
  return new Set([...(guide?.steps[guide.at]?.pieces ?? []), ...(refusal?.pieces ?? [])]);
}

/** `marches`: the ways the other side went, until its digest is closed. */
export function linesOf(
  overlays: readonly SaidOverlay[],
  path: readonly number[] | null,
  marches: readonly { readonly path: readonly number[] }[] = [],
  arrows: readonly (readonly number[])[] = [],
): readonly Line[] {
  const out: Line[] = overlays.flatMap((o) => (o.lines ?? []).map((l) => ({ path: l.path, style: l.style ?? 'line' })));
  for (const m of marches) out.push({ path: m.path, style: 'path' });
  for (const a of arrows) out.push({ path: a, style: 'own' });
  if (path && path.length > 1) out.push({ path, style: 'path' });
  return out;
}
