// What the other side did in its turn, for the player who comes back to the board: who marched where, what arrived, which places
// changed hands, which battles were fought and who was driven back. Read from what the seat was told; knows no game.
import type { SeenEvent, SeenPiece } from '@rasputitsa/kernel';
import type { GameProfile, Standing } from '@rasputitsa/host';
import { type BattleResult, createResults, type ResultTracker } from '@rasputitsa/host/results';

export interface DigestMarch {
  readonly who: readonly string[];
  readonly path: readonly number[];
  readonly by: string;
}
export interface Digest {
  readonly side: number;
  /** What the player's version was when it began. */
  readonly since: number;
  readonly marches: readonly DigestMarch[];
  readonly arrivals: readonly { readonly who: string; readonly at: number }[];
  readonly taken: readonly { readonly at: number; readonly side: number }[];
  readonly lost: readonly { readonly who: string; readonly side: number }[];
  readonly battles: readonly BattleResult[];
  /** Units of others that had to move: the player's own. */
  readonly back: readonly { readonly who: string; readonly from: number; readonly to: number }[];
}

/** Whose turn it is: the outermost step that belongs to a side. */
export function turnSide(s: Pick<Standing, 'view'>): number {
  return s.view.phase.find((f) => f.side >= 0)?.side ?? -1;
}

interface Draft {
  readonly side: number;
  readonly since: number;
  /** By piece. */
  readonly ways: Map<number, { name: string; path: number[]; by: string }>;
  readonly arrivals: { readonly who: string; readonly at: number }[];
  readonly taken: Map<number, number>;
  readonly lost: { readonly who: string; readonly side: number }[];
  readonly results: ResultTracker;
  readonly battles: Map<number, BattleResult>;
  /** By piece. */
  readonly back: Map<number, { readonly who: string; readonly from: number; readonly to: number }>;
}

export interface DigestTracker {
  /** The digest of a turn of the other side that has just ended; null while it goes on and in one's own. */
  read(before: Standing, now: Standing): Digest | null;
  /** What was told between the player's last look and this first standing. */
  missed(now: Standing, batches: readonly (readonly SeenEvent[])[]): Digest | null;
}

export function createDigests(profile: GameProfile, nameOf: (p: SeenPiece) => string): DigestTracker {
  let draft: Draft | undefined;
  const drafted = (side: number, since: number): Draft => ({
    side,
    since,
    ways: new Map(),
    arrivals: [],
    taken: new Map(),
    lost: [],
    results: createResults(profile, nameOf),
    battles: new Map(),
    back: new Map(),
  });
  function takeAll(d: Draft, batches: readonly (readonly SeenEvent[])[], known: readonly SeenPiece[]): void {
    for (const e of batches.flat()) take(d, e, known);
    for (const r of d.results.read(batches, known)) d.battles.set(r.id, r);
  }
  const named = new Set(profile.names.map((n) => n.at));
  const onMap = (at: number): boolean => at >= 0 && at < profile.hexes;

  function take(d: Draft, e: SeenEvent, known: readonly SeenPiece[]): void {
    const piece = known.find((p) => p.id === Number(e['id']));
    switch (e.k) {
      case 'moved': {
        if (!piece) return;
        const [from, to] = [Number(e['from']), Number(e['to'])];
        if (piece.side !== d.side) {
          if (!onMap(from) || !onMap(to)) return;
          const before = d.back.get(piece.id);
          d.back.set(piece.id, { who: nameOf(piece), from: before?.from ?? from, to });
          return;
        }
        if (!onMap(from) && onMap(to)) {
          // How an army was set up is seen on the board.
          if (e['by'] === 'set-up') return;
          d.arrivals.push({ who: nameOf(piece), at: to });
          return;
        }
        const told = Array.isArray(e['path']) ? (e['path'] as readonly number[]) : [from, to];
        const path = told.filter(onMap);
        if (path.length < 2) return;
        const way = d.ways.get(piece.id);
        if (way && way.path.at(-1) === path[0]) way.path.push(...path.slice(1));
        else
          d.ways.set(piece.id, {
            name: nameOf(piece),
            path: [...path],
            by: typeof e['by'] === 'string' ? e['by'] : '',
          });
        return;
      }
      case 'placed': {
        const kind = profile.kinds[typeof e['kind'] === 'string' ? e['kind'] : ''];
        if (kind?.side === d.side && onMap(Number(e['at']))) d.arrivals.push({ who: kind.name, at: Number(e['at']) });
        return;
      }
      case 'removed': {
        const kind = profile.kinds[typeof e['kind'] === 'string' ? e['kind'] : (piece?.kind ?? '')];
        const side = piece?.side ?? kind?.side;
        if (side !== undefined && onMap(Number(e['from'])))
          d.lost.push({ who: kind?.name ?? (piece ? nameOf(piece) : ''), side });
        return;
      }
      case 'layer': {
        const layer = typeof e['layer'] === 'string' ? profile.layers[e['layer']] : undefined;
        if (!layer?.holds) return;
        const value = layer.values[Number(e['to'])];
        const side = profile.sides.findIndex((x) => x.id === value);
        // Of ground only places with a name are news.
        if (side >= 0) for (const at of e['hexes'] as readonly number[]) if (named.has(at)) d.taken.set(at, side);
        return;
      }
      default:
    }
  }
  function closed(d: Draft, now: Standing): Digest | null {
    // Who came back to where he was has not gone anywhere.
    const gone = [...d.ways.values()].filter((w) => w.path[0] !== w.path.at(-1));
    const groups = Map.groupBy(gone, (w) => `${w.by} ${w.path.join(' ')}`);
    const marches = [...groups.values()].flatMap((ways) => {
      const [first] = ways;
      return first ? [{ who: ways.map((w) => w.name), path: first.path, by: first.by }] : [];
    });
    // What was taken and given back in the same turn is no news: only who holds it now.
    const taken = [...d.taken].map(([at, side]) => ({ at, side }));
    // Nothing but dice: no battle that anybody would tell of.
    const battles = [...d.battles.values()].filter((b) => b.at !== undefined && b.rolls.length > 0);
    const back = [...d.back.values()].filter((b) => b.from !== b.to);
    const { side, since, arrivals, lost } = d;
    const empty = marches.length + arrivals.length + taken.length + lost.length + battles.length === 0;
    return empty || now.viewer === 'spectator' ? null : { side, since, marches, arrivals, taken, lost, battles, back };
  }
  return {
    missed(now, batches) {
      const { viewer } = now;
      if (viewer === 'spectator' || now.table.sandbox || now.table.kind !== 'play' || batches.length === 0) return null;
      const side = profile.sides.findIndex((_, i) => i !== viewer);
      draft = drafted(side, now.version - batches.length);
      takeAll(draft, batches, now.view.pieces);
      // It goes on: the rest comes with what happens next.
      if (turnSide(now) === side) return null;
      const done = closed(draft, now);
      draft = undefined;
      return done;
    },
    read(before, now) {
      const { viewer } = now;
      if (viewer === 'spectator' || before.viewer !== viewer || now.table.sandbox || now.table.kind !== 'play') {
        draft = undefined;
        return null;
      }
      const side = turnSide(now);
      const was = turnSide(before);
      if (!draft && side >= 0 && side !== viewer) draft = drafted(side, before.version);
      if (!draft) return null;
      const known = [...before.view.pieces, ...now.view.pieces];
      if (was === draft.side || side === draft.side) takeAll(draft, now.batches, known);
      // Over: it is nobody's turn, or one's own.
      if (side === draft.side) return null;
      const done = closed(draft, now);
      draft = undefined;
      return done;
    },
  };
}
