// Pieces as panels speak of them: name, strength and status apart, where a face has them in one string.
import type { SeenPiece } from '@rasputitsa/kernel';
import type { Face } from '../board/types.ts';
import type { GameSheet, Standing } from '../host/protocol.ts';
import { nameOf, statusWords } from '../model/faces.ts';

export interface KnownPiece {
  readonly id: number;
  readonly at: number;
  readonly side: number;
  readonly face: Face;
  readonly name: string;
  /** Not even its kind is known. */
  readonly hidden: boolean;
  /** Figures on the counter at its present strength. */
  readonly factors: string | undefined;
  readonly steps: number | undefined;
  readonly maxSteps: number | undefined;
  /** Hits taken, where the game counts them. */
  readonly hits: number | undefined;
  readonly status: readonly string[];
  /** What it is, to sort and to search by: its symbol. */
  readonly type: string | undefined;
}

function known(sheet: GameSheet, p: SeenPiece, face: Face): KnownPiece {
  const look = face.look;
  const factors = p.steps === undefined ? undefined : (look?.factorsBySteps?.[p.steps - 1] ?? look?.factors);
  return {
    id: p.id,
    at: p.at,
    side: p.side,
    face,
    name: nameOf(sheet, p),
    hidden: p.kind === undefined,
    factors: factors ?? (p.kind === undefined ? undefined : look?.factors),
    steps: p.steps,
    maxSteps: face.maxSteps,
    hits:
      sheet.strength === 'hits' && p.steps !== undefined && face.maxSteps !== undefined
        ? face.maxSteps - p.steps
        : undefined,
    status: statusWords(sheet, p.flags ?? []),
    type: look?.symbol,
  };
}

export function knownPieces(
  sheet: GameSheet,
  standing: Standing,
  faces: readonly Face[],
): ReadonlyMap<number, KnownPiece> {
  const byId = new Map(faces.map((f) => [f.id, f]));
  const out = new Map<number, KnownPiece>();
  for (const p of standing.view.pieces) {
    const face = byId.get(p.id);
    if (face) out.set(p.id, known(sheet, p, face));
  }
  return out;
}
