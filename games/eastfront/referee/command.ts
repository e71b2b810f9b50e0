// Command Range and combat support (5.3, 5.64, 16.22, 15.41).
import { canWalk, entryOf, isZone, nextTo, SEA_AREAS, zonesAt, zonesNextTo } from './board.ts';
import { isHq, isSupreme, type Position, type Unit } from './position.ts';

/** Activated HQs that command what is around them: not the Supreme ones, not those that only lead a landing or a drop. */
export function commanders(pos: Position, side: number): readonly Unit[] {
  return pos
    .of(side)
    .filter(
      (u) => isHq(u) && u.flags.has('active') && !isSupreme(u) && !u.flags.has('invasion') && !u.flags.has('paradrop'),
    );
}

/** 5.3: every place within the range of an HQ; enemy hexes end a line, they do not carry it on (RULINGS R35). */
export function commandRange(pos: Position, hq: Unit): ReadonlySet<number> {
  const known = RANGES.get(pos) ?? new Map<number, ReadonlySet<number>>();
  RANGES.set(pos, known);
  const found = known.get(hq.p) ?? traced(pos, hq);
  known.set(hq.p, found);
  return found;
}
/** A position does not change: its ranges are traced once. */
const RANGES = new WeakMap<Position, Map<number, ReadonlySet<number>>>();
function traced(pos: Position, hq: Unit): ReadonlySet<number> {
  const range = pos.command(hq);
  const reached = new Set<number>();
  if (range < 0) return reached;
  reached.add(hq.at);
  if (isZone(hq.at)) {
    // 16.22a
    if (range >= 2) for (const at of [...zonesNextTo(hq.at), entryOf(hq.at)]) reached.add(at);
    return reached;
  }
  if (range >= 2) for (const z of zonesAt(hq.at)) reached.add(z);
  let front = [hq.at];
  for (let steps = 0; steps < range; steps++) {
    const next: number[] = [];
    for (const at of front) {
      if (at !== hq.at && pos.isEnemy(hq.side, at)) continue;
      for (const n of nextTo(at)) {
        if (reached.has(n.hex) || !canWalk(n.edge) || !pos.isOpen(n.hex)) continue;
        reached.add(n.hex);
        next.push(n.hex);
      }
    }
    front = next;
  }
  return reached;
}
export function isCommanded(pos: Position, u: Unit): boolean {
  return commanders(pos, u.side).some((hq) => commandRange(pos, hq).has(u.at));
}

/** 15.41a, RULINGS R80: an Invasion HQ's command runs over the waters and coasts of the seas at its port. */
function invasionRange(pos: Position, hq: Unit): ReadonlySet<number> {
  const range = pos.command(hq);
  const seas = SEA_AREAS.filter(
    (s) => s.ports.includes(hq.at) || (pos.mark('beachhead', hq.at) > 0 && s.coast.has(hq.at)),
  );
  const reached = new Set<number>();
  if (range < 0) return reached;
  reached.add(hq.at);
  let front = [hq.at];
  for (let steps = 0; steps < range; steps++) {
    const next: number[] = [];
    for (const at of front)
      for (const n of nextTo(at)) {
        if (reached.has(n.hex) || !seas.some((s) => s.coast.has(n.hex) || s.waters.has(n.hex))) continue;
        reached.add(n.hex);
        next.push(n.hex);
      }
    front = next;
  }
  return new Set([...reached, ...commandRange(pos, hq)]);
}
/** 7.4, 5.64: any active HQ in range supports; Supreme and Paradrop HQs never do. */
export function isSupported(pos: Position, side: number, at: number): boolean {
  return pos
    .of(side)
    .some(
      (u) =>
        isHq(u) &&
        u.flags.has('active') &&
        !isSupreme(u) &&
        !u.flags.has('paradrop') &&
        (u.flags.has('invasion') ? invasionRange(pos, u) : commandRange(pos, u)).has(at),
    );
}
