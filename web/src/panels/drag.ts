// A window that can be pushed aside, and never out of sight.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far it may be moved from where it lies, so that its head stays inside. */
export function clampMove(
  move: Spot,
  box: { readonly left: number; readonly top: number; readonly width: number },
  room: { readonly width: number; readonly height: number },
): Spot {
  const edge = 48;
  const x = Math.min(Math.max(move.x, edge - box.left - box.width), room.width - edge - box.left);
  const y = Math.min(Math.max(move.y, -box.top), room.height - edge - box.top);
  return { x, y };
}

const STEP = 24;
/** Arrow keys on the head of the window push it. */
export function pushFor(key: string): Spot | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { x: -STEP, y: 0 };
    case 'ArrowRight':
      return { x: STEP, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: -STEP };
    case 'ArrowDown':
      return { x: 0, y: STEP };
    default:
      return undefined;
  }
}
