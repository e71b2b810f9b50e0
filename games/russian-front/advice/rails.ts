// The railroad behind the armies (4.5): which lines lead to what is to be taken, and who works on them.
import type { Action, Ask, SeenPiece } from '@rasputitsa/kernel';
import { values } from '@rasputitsa/kit/asking';
import { HEXES, OBJECTIVES, railsFrom } from '../1-components/board.ts';
import { sideId } from '../1-components/sides.ts';
import { RAILS } from '../data/advice.ts';
import { CONVERSION_COST } from '../data/tables.ts';
import { has, isArmor, leftOf, type Picture, rowOf } from './picture.ts';

/** Hexes where the work goes on, dearest first: each next to our net, on the shortest line to enemy objectives. */
export function railheads(p: Picture): readonly number[] {
  const first = new Int16Array(HEXES).fill(-1);
  const far = new Int16Array(HEXES).fill(-1);
  // Each entry is a hex and the head of the line it was reached by.
  const rings: number[][] = [p.net().map((h) => h * HEXES)];
  for (let n = 0; n < rings.length; n++)
    for (const entry of rings[n] ?? []) {
      const h = Math.floor(entry / HEXES);
      if ((far[h] ?? 0) >= 0) continue;
      const head = n === 0 ? -1 : entry % HEXES;
      far[h] = n;
      first[h] = head;
      for (const to of railsFrom(h)) {
        if ((far[to] ?? 0) >= 0) continue;
        const next = n + 1 + (p.foeCount[to] === 0 ? 0 : RAILS.foe);
        (rings[next] ??= []).push(to * HEXES + (head < 0 ? to : head));
      }
    }
  const worth = new Map<number, number>();
  for (const at of OBJECTIVES) {
    const head = first[at] ?? -1;
    if (head < 0 || !p.isTheirs(at)) continue;
    worth.set(head, (worth.get(head) ?? 0) + p.worth(at) / (RAILS.depth + (far[at] ?? 0)));
  }
  return [...worth]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, RAILS.lines)
    .map(([h]) => h);
}

function price(p: Picture): number {
  return CONVERSION_COST[sideId(p.side)];
}
const converting = (piece: number): Action => ({ verb: 'convert', args: { piece } });
/** Whoever stands on a railroad of the wrong gauge next to ours puts it right; armor only when it will not go on. */
export function conversions(p: Picture, ask: Ask, heads: readonly number[]): readonly Action[] {
  const able = new Map(p.own.map((x) => [x.id, x]));
  const taken = new Set<number>();
  const pieces = values(ask, 'convert').filter((id) => {
    const x = able.get(id);
    if (!x || p.isConverting(x.at) || taken.has(x.at)) return false;
    if (isArmor(x) && !p.isBattle(x.at) && !heads.includes(x.at)) return false;
    if (!railsFrom(x.at).some((h) => p.isInNet(h))) return false;
    taken.add(x.at);
    return true;
  });
  return pieces.map(converting);
}
/** Sends crews to railheads: foot soldiers near it, the weaker the better; armor where nobody else can. Rails of ours that the
 * enemy has cut off need no work, only somebody who stands there (4.6.2). */
export function crews(p: Picture, ask: Ask, free: readonly SeenPiece[], heads: readonly number[]): readonly Action[] {
  const out: Action[] = [];
  const sent = new Set<number>();
  for (const [i, head] of heads.entries()) {
    const cost = p.isMyGauge(head) ? 0 : price(p);
    if (p.foesAt(head).length > 0 || p.ownAt(head).some((x) => leftOf(x) >= cost)) continue;
    const way = p.way(head);
    const near = free
      .filter(
        (x) =>
          !sent.has(x.id) &&
          !has(x, 'out-of-supply') &&
          !p.isAnchor(x) &&
          x.at !== head &&
          (way[x.at] ?? 0) + cost <= leftOf(x),
      )
      // Armor works on the main lines only, and only where it is at hand.
      .filter((x) => !isArmor(x) || (i < RAILS.byArmor && (way[x.at] ?? 0) <= RAILS.atHand))
      .toSorted((a, b) => dearness(a, way) - dearness(b, way));
    if (p.isExposed(head)) continue;
    const x = near.find((u) => values(ask, 'move', { units: [u.id] }).includes(head));
    if (!x) continue;
    sent.add(x.id);
    p.send(x, head);
    out.push({ verb: 'move', args: { units: [x.id], to: head } });
    if (cost > 0) out.push(converting(x.id));
  }
  return out;
}
function dearness(x: SeenPiece, way: Uint8Array): number {
  return (rowOf(x)?.attack ?? 0) + (isArmor(x) ? RAILS.dearArmor : 0) + (way[x.at] ?? 0) * RAILS.perHex;
}
