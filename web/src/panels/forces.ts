// The order of battle as a list: every unit a seat knows of, grouped and searched.
import type { GameProfile, Standing } from '@rasputitsa/host';
import { isUsable } from '../model/faces.ts';
import { t, tMaybe } from '../texts/index.ts';
import type { KnownPiece } from './pieces.ts';

export type GroupBy = 'type' | 'place' | 'nation';

export interface ForceGroup {
  readonly title: string;
  readonly pieces: readonly KnownPiece[];
}

/** A place is where the label says; boxes come after the map. */
export interface ForceNames {
  readonly labelOf: (at: number) => string;
  readonly hexes: number;
}

function titleOf(p: KnownPiece, by: GroupBy, names: ForceNames): string {
  if (by === 'place') return names.labelOf(p.at);
  if (by === 'nation') return p.face.nation;
  return p.type ?? '';
}

export function matches(p: KnownPiece, search: string, names: ForceNames): boolean {
  const words = search.trim().toLocaleLowerCase();
  if (words === '') return true;
  const look = p.face.look;
  const text = [
    p.name,
    look?.code ?? '',
    look?.parent ?? '',
    names.labelOf(p.at),
    p.face.nation,
    p.type === undefined ? '' : tMaybe(`forces.type.${p.type}`, p.type),
    ...p.status,
  ].join(' ');
  return words.split(/\s+/).every((word) => text.toLocaleLowerCase().includes(word));
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byName(a: KnownPiece, b: KnownPiece): number {
  return natural.compare(a.name, b.name) || a.id - b.id;
}

export function forceGroups(
  pieces: readonly KnownPiece[],
  by: GroupBy,
  search: string,
  names: ForceNames,
): readonly ForceGroup[] {
  const groups = new Map<string, KnownPiece[]>();
  for (const p of pieces) {
    if (!matches(p, search, names)) continue;
    // Nothing can be read on the hidden; they are one group whatever is asked for, except where they stand.
    const title = p.hidden && by !== 'place' ? '' : titleOf(p, by, names);
    const group = groups.get(title);
    if (group) group.push(p);
    else groups.set(title, [p]);
  }
  return [...groups]
    .map(([title, list]) => ({ title, pieces: list.sort(byName) }))
    .sort((a, b) => Number(a.title === '') - Number(b.title === '') || natural.compare(a.title, b.title));
}

/** Steps on the map and in the boxes beside it, of those whose strength is known. */
export function strengthOf(
  pieces: readonly KnownPiece[],
  hexes: number,
): { onMap: number; steps: number; off: number } {
  let onMap = 0;
  let steps = 0;
  let off = 0;
  for (const p of pieces) {
    if (p.at >= hexes) off++;
    else {
      onMap++;
      steps += p.steps ?? 0;
    }
  }
  return { onMap, steps, off };
}

/** A state units can be in: what they can do now, or what lies on them. */
export interface ForceState {
  readonly id: string;
  readonly title: string;
  readonly pieces: ReadonlySet<number>;
}

/** The states in which some, but not all, of these are. */
export function statesOf(
  profile: GameProfile,
  standing: Standing,
  pieces: readonly KnownPiece[],
): readonly ForceState[] {
  const ids = new Set(pieces.map((p) => p.id));
  const out: ForceState[] = [];
  const add = (id: string, title: string, found: Iterable<number>): void => {
    const these = new Set([...found].filter((x) => ids.has(x)));
    if (these.size > 0 && these.size < ids.size) out.push({ id, title, pieces: these });
  };
  add(
    'ready',
    t('many.canAct'),
    pieces.filter((p) => p.face.ready).map((p) => p.id),
  );
  for (const o of standing.offers) {
    const asked = standing.starts[o.verb];
    if (!asked?.ok || !isUsable(standing, o)) continue;
    if (asked.type === 'piece')
      add(
        `verb ${o.verb}`,
        t('many.can', { verb: o.title }),
        asked.choices.map((c) => Number(c.value)),
      );
    if (asked.type === 'pieces') add(`verb ${o.verb}`, t('many.can', { verb: o.title }), asked.elements);
  }
  const flagged = new Map<string, number[]>();
  for (const p of standing.view.pieces)
    for (const flag of p.flags ?? []) flagged.set(flag, [...(flagged.get(flag) ?? []), p.id]);
  for (const flag of profile.flags) add(`flag ${flag.id}`, flag.title, flagged.get(flag.id) ?? []);
  return out;
}
