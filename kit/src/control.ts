// Who controls which hex: memory, settled again when a game says so. Layers are never changed in place, so the control at
// the start of a phase is simply the layer of that moment, kept.

/** Sides are numbered from 1. */
export const NOBODY = 0;
export const DISPUTED = 255;
/** Verdicts: the hex goes back to (or stays with) its last controller; or nothing about it changes at all. */
export const PRIOR = -1;
export const UNCHANGED = -2;

export interface Control {
  /** By hex the last side that controlled it, kept through a dispute. */
  readonly owner: Uint8Array;
  /** By hex 1 while nobody controls it because more than one side would. */
  readonly disputed: Uint8Array;
}

export function createControl(count: number, owner: (hex: number) => number): Control {
  return { owner: Uint8Array.from({ length: count }, (_, hex) => owner(hex)), disputed: new Uint8Array(count) };
}

/** A side, NOBODY or DISPUTED. */
export function controllerOf(control: Control, hex: number): number {
  return control.disputed[hex] === 1 ? DISPUTED : (control.owner[hex] ?? NOBODY);
}

/** A side, NOBODY, DISPUTED, PRIOR or UNCHANGED, given who controlled the hex last. */
export type Verdict = (hex: number, owner: number) => number;

/** Control judged again in every hex. The same layer comes back when nothing has changed. */
export function settleControl(before: Control, verdict: Verdict): Control {
  let owner = before.owner;
  let disputed = before.disputed;
  for (let hex = 0; hex < owner.length; hex++) {
    const last = before.owner[hex] ?? NOBODY;
    const now = verdict(hex, last);
    if (now === UNCHANGED) continue;
    const dispute = now === DISPUTED ? 1 : 0;
    if (before.disputed[hex] !== dispute) {
      if (disputed === before.disputed) disputed = disputed.slice();
      disputed[hex] = dispute;
    }
    if (now === PRIOR || now === DISPUTED || now === last) continue;
    if (owner === before.owner) owner = owner.slice();
    owner[hex] = now;
  }
  return owner === before.owner && disputed === before.disputed ? before : { owner, disputed };
}

/** Sets of sides as bits. */
export function sideBit(side: number): number {
  return 1 << side;
}

export interface Presence {
  /** The side that controls a hex by being in it, NOBODY when it is empty; a game decides whose a battle hex is. */
  readonly occupant: (hex: number) => number;
  /** The sides (bits) whose zone of control takes an empty hex. */
  readonly claims: (hex: number) => number;
  /** The sides (bits) whose zone of control denies an empty hex to others; the claims when left out. */
  readonly denies?: (hex: number) => number;
}

/** Occupation first, then an uncontested zone of control; contested is disputed; otherwise the last controller. */
export function byPresence(presence: Presence): Verdict {
  const { occupant, claims, denies = claims } = presence;
  return (hex) => {
    const holder = occupant(hex);
    if (holder !== NOBODY) return holder;
    const claimed = claims(hex);
    const involved = claimed | denies(hex);
    if (involved === 0) return PRIOR;
    if ((involved & (involved - 1)) !== 0) return DISPUTED;
    return claimed === 0 ? PRIOR : 31 - Math.clz32(claimed);
  };
}

/** Control that passes to the side that last went through: the hexes of a move that `takes` tells. */
export function takenBy(
  before: Control,
  side: number,
  path: Iterable<number>,
  takes: (hex: number) => boolean,
): Control {
  const entered = new Set(path);
  return settleControl(before, (hex) => (entered.has(hex) && takes(hex) ? side : UNCHANGED));
}

export interface ControlChange {
  readonly hex: number;
  readonly from: number;
  readonly to: number;
}

/** What changed between two layers, as the log tells it. */
export function controlChanges(before: Control, after: Control): ControlChange[] {
  const changes: ControlChange[] = [];
  if (before === after) return changes;
  for (let hex = 0; hex < after.owner.length; hex++) {
    const from = controllerOf(before, hex);
    const to = controllerOf(after, hex);
    if (from !== to) changes.push({ hex, from, to });
  }
  return changes;
}
