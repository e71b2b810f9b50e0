// The railroad behind the armies (4.5): which lines lead to what is to be taken, and who works on them.
import type { Action, Ask, SeenPiece } from '@rasputitsa/kernel';
import { values } from '@rasputitsa/kit/asking';
import { HEXES, isSameList, OBJECTIVES, railsFrom } from '../1-components/board.ts';
import { sideId } from '../1-components/sides.ts';
import { RAILS } from '../data/advice.ts';
import { CONVERSION_COST } from '../data/tables.ts';
import { has, isArmor, leftOf, type Picture, RAILWAYS, rowOf } from './picture.ts';

/** Steps along the railroads that wait, in lists by how far they lead: each hex is left once, in at most six directions. */
const STEPS = HEXES * 7;
const stepTo = new Int16Array(STEPS);
const stepHead = new Int16Array(STEPS);
const stepNext = new Int16Array(STEPS);
const RINGS = HEXES * (1 + RAILS.foe) + 1;
const ringFirst = new Int16Array(RINGS).fill(-1);
const ringLast = new Int16Array(RINGS);
/** By hex: the head of the line it is reached by, and how far it is; and from what that was found. */
interface Lines {
  readonly first: Int16Array;
  readonly far: Int16Array;
  net: readonly number[];
  foes: readonly number[];
}
const newLines = (): Lines => ({
  first: new Int16Array(HEXES).fill(-1),
  far: new Int16Array(HEXES),
  net: [],
  foes: [],
});
/** What each side found last: most moves change neither its net nor where the enemy is. */
const found: readonly Lines[] = [newLines(), newLines()];
function linesOf(p: Picture): Lines {
  const lines = found[p.side] ?? newLines();
  const net = p.net();
  const foes = p.foePlaces();
  if (!isSameList(lines.net, net) || !isSameList(lines.foes, foes)) {
    followRails(net, p.foeCount, lines);
    lines.net = net;
    lines.foes = foes;
  }
  return lines;
}
function followRails(net: readonly number[], foeCount: Uint8Array, { first, far }: Lines): void {
  first.fill(-1);
  far.fill(-1);
  for (let e = 0; e < net.length; e++) {
    stepTo[e] = net[e] ?? 0;
    stepHead[e] = -1;
    stepNext[e] = e + 1 < net.length ? e + 1 : -1;
  }
  ringFirst[0] = net.length > 0 ? 0 : -1;
  let count = net.length;
  let last = 0;
  for (let n = 0; n <= last; n++) {
    for (let e = ringFirst[n] ?? -1; e >= 0; e = stepNext[e] ?? -1) {
      const h = stepTo[e] ?? 0;
      if ((far[h] ?? 0) >= 0) continue;
      const head = stepHead[e] ?? -1;
      far[h] = n;
      first[h] = head;
      for (let r = h * 6; r < h * 6 + 6; r++) {
        const to = RAILWAYS[r] ?? -1;
        if (to < 0) break;
        if ((far[to] ?? 0) >= 0) continue;
        const ring = n + 1 + (foeCount[to] === 0 ? 0 : RAILS.foe);
        stepTo[count] = to;
        stepHead[count] = head < 0 ? to : head;
        stepNext[count] = -1;
        if (ringFirst[ring] === -1) ringFirst[ring] = count;
        else stepNext[ringLast[ring] ?? 0] = count;
        ringLast[ring] = count++;
        if (ring > last) last = ring;
      }
    }
    ringFirst[n] = -1;
  }
}
/** Hexes where the work goes on, dearest first: each next to our net, on the shortest line to enemy objectives. */
export function railheads(p: Picture): readonly number[] {
  const { first, far } = linesOf(p);
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
  const ids = values(ask, 'convert');
  if (ids.length === 0) return [];
  const taken = new Set<number>();
  const pieces = ids.filter((id) => {
    const x = p.unit(id);
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
    if (p.foesAt(head).length > 0 || p.ownAt(head).some((x) => leftOf(x) >= cost) || p.isExposed(head)) continue;
    const way = p.way(head);
    const near = free
      .filter(
        (x) =>
          (way[x.at] ?? 0) + cost <= leftOf(x) &&
          x.at !== head &&
          !sent.has(x.id) &&
          !has(x, 'out-of-supply') &&
          !p.isAnchor(x),
      )
      // Armor works on the main lines only, and only where it is at hand.
      .filter((x) => !isArmor(x) || (i < RAILS.byArmor && (way[x.at] ?? 0) <= RAILS.atHand))
      .toSorted((a, b) => dearness(a, way) - dearness(b, way));
    const x = near.find((u) => !ask.whyNot({ verb: 'move', args: { units: [u.id], to: head } }));
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
