// Places names so that none touches another name or a mark. Each label brings candidates (where it may sit, what it
// covers, how good that is); the placer picks at most one each. First greedily by weight, then by annealing: a label
// moves, whatever stood in its way steps off, and the whole is kept if it is better. Same input, same result.

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Candidate {
  readonly boxes: readonly Box[];
  /** 0 is the best spot; costs are in the same coin as a label's weight. */
  readonly cost: number;
}

export interface Label<C extends Candidate = Candidate> {
  readonly id: string;
  /** What it costs to leave the label out. */
  readonly weight: number;
  readonly candidates: readonly C[];
}

export interface Placement<C extends Candidate = Candidate> {
  readonly label: Label<C>;
  readonly choice: C;
}

export interface Placed<C extends Candidate = Candidate> {
  readonly placed: readonly Placement<C>[];
  readonly unplaced: readonly Label<C>[];
  readonly cost: number;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

export function anyOverlap(a: readonly Box[], b: readonly Box[]): boolean {
  for (const p of a) for (const q of b) if (overlaps(p, q)) return true;
  return false;
}

/** Boxes by coarse cell, to find who may touch whom. */
class Cells {
  readonly size: number;
  readonly cells = new Map<number, number[]>();
  constructor(size: number) {
    this.size = size;
  }
  each(box: Box, visit: (list: number[]) => void): void {
    for (let j = Math.floor(box.y0 / this.size); j <= Math.floor(box.y1 / this.size); j++) {
      for (let i = Math.floor(box.x0 / this.size); i <= Math.floor(box.x1 / this.size); i++) {
        const key = j * 65_536 + i;
        const known = this.cells.get(key);
        if (known !== undefined) visit(known);
        else {
          const fresh: number[] = [];
          this.cells.set(key, fresh);
          visit(fresh);
        }
      }
    }
  }
}

interface Slot<C> {
  readonly label: number;
  readonly choice: C;
  readonly rivals: number[];
}

/** Candidates that keep off the obstacles, flat, each with the candidates of other labels it would touch. */
function slotsOf<C extends Candidate>(labels: readonly Label<C>[], obstacles: readonly Box[], cell: number): Slot<C>[] {
  const marks = new Cells(cell);
  for (const [i, o] of obstacles.entries()) marks.each(o, (list) => list.push(i));
  const blocked = (box: Box): boolean => {
    let hit = false;
    marks.each(box, (list) => {
      for (const i of list) {
        const o = obstacles[i];
        if (o !== undefined && overlaps(o, box)) hit = true;
      }
    });
    return hit;
  };
  const slots: Slot<C>[] = [];
  for (const [l, label] of labels.entries()) {
    for (const choice of label.candidates) {
      if (choice.boxes.some(blocked)) continue;
      slots.push({ label: l, choice, rivals: [] });
    }
  }
  const near = new Cells(cell);
  for (const [i, slot] of slots.entries()) {
    const seen = new Set<number>();
    for (const box of slot.choice.boxes) {
      near.each(box, (list) => {
        for (const j of list) {
          const other = slots[j];
          if (other === undefined || other.label === slot.label || seen.has(j)) continue;
          seen.add(j);
          if (!anyOverlap(slot.choice.boxes, other.choice.boxes)) continue;
          slot.rivals.push(j);
          other.rivals.push(i);
        }
      });
    }
    for (const box of slot.choice.boxes) near.each(box, (list) => list.push(i));
  }
  return slots;
}

function random(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface PlacerOptions {
  readonly seed?: number;
  /** Trial moves per label. */
  readonly effort?: number;
}

export function placeLabels<C extends Candidate>(
  labels: readonly Label<C>[],
  obstacles: readonly Box[],
  options: PlacerOptions = {},
): Placed<C> {
  const slots = slotsOf(labels, obstacles, 64);
  const ofLabel: number[][] = labels.map(() => []);
  for (const [i, s] of slots.entries()) ofLabel[s.label]?.push(i);
  const chosen = new Int32Array(labels.length).fill(-1);
  const cost = (slot: number): number => slots[slot]?.choice.cost ?? 0;
  const weight = (label: number): number => labels[label]?.weight ?? 0;
  const isFree = (slot: number): boolean =>
    (slots[slot]?.rivals ?? []).every((r) => chosen[slots[r]?.label ?? 0] !== r);

  const insert = (order: readonly number[]): void => {
    for (const l of order) {
      if ((chosen[l] ?? -1) >= 0) continue;
      let best = -1;
      for (const i of ofLabel[l] ?? []) if (isFree(i) && (best < 0 || cost(i) < cost(best))) best = i;
      if (best >= 0 && cost(best) < weight(l)) chosen[l] = best;
    }
  };
  const order = labels.map((_, i) => i).sort((a, b) => weight(b) - weight(a) || a - b);
  insert(order);

  const total = (): number => {
    let sum = 0;
    for (let l = 0; l < labels.length; l++) sum += (chosen[l] ?? -1) >= 0 ? cost(chosen[l] ?? 0) : weight(l);
    return sum;
  };
  const movable = order.filter((l) => (ofLabel[l]?.length ?? 0) > 0);
  const rnd = random(options.seed ?? 1941);
  let now = total();
  let best = now;
  let bestChosen = chosen.slice();
  const steps = movable.length * (options.effort ?? 600);
  for (let step = 0; step < steps; step++) {
    const heat = 6 * (1 - step / steps) ** 2 + 0.02;
    const l = movable[Math.floor(rnd() * movable.length)] ?? 0;
    const mine = ofLabel[l] ?? [];
    const to = mine[Math.floor(rnd() * mine.length)] ?? -1;
    const from = chosen[l] ?? -1;
    if (to === from || to < 0) continue;
    let delta = cost(to) - (from >= 0 ? cost(from) : weight(l));
    const evicted: number[] = [];
    for (const r of slots[to]?.rivals ?? []) {
      const other = slots[r]?.label ?? 0;
      if (chosen[other] !== r) continue;
      evicted.push(other);
      delta += weight(other) - cost(r);
    }
    if (delta > 0 && rnd() >= Math.exp(-delta / heat)) continue;
    chosen[l] = to;
    for (const o of evicted) chosen[o] = -1;
    now += delta;
    if (now < best - 1e-9) {
      best = now;
      bestChosen = chosen.slice();
    }
  }
  chosen.set(bestChosen);
  insert(order);

  const placed: Placement<C>[] = [];
  const unplaced: Label<C>[] = [];
  for (const [l, label] of labels.entries()) {
    const slot = slots[chosen[l] ?? -1];
    if (slot === undefined) unplaced.push(label);
    else placed.push({ label, choice: slot.choice });
  }
  return { placed, unplaced, cost: total() };
}
