// Pieces as panels speak of them: name, strength and status apart, where a face has them in one string.
import type { SeenPiece } from '@rasputitsa/kernel';
import type { Face } from '../board/types.ts';
import type { GameProfile, Standing } from '@rasputitsa/host';
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

function known(profile: GameProfile, p: SeenPiece, face: Face): KnownPiece {
  const look = face.look;
  const factors = p.steps === undefined ? undefined : (look?.factorsBySteps?.[p.steps - 1] ?? look?.factors);
  return {
    id: p.id,
    at: p.at,
    side: p.side,
    face,
    name: nameOf(profile, p),
    hidden: p.kind === undefined,
    factors: factors ?? (p.kind === undefined ? undefined : look?.factors),
    steps: p.steps,
    maxSteps: face.maxSteps,
    hits:
      profile.strength === 'hits' && p.steps !== undefined && face.maxSteps !== undefined
        ? face.maxSteps - p.steps
        : undefined,
    status: statusWords(profile, p),
    type: look?.symbol,
  };
}

export function knownPieces(
  profile: GameProfile,
  standing: Standing,
  faces: readonly Face[],
): ReadonlyMap<number, KnownPiece> {
  const byId = new Map(faces.map((f) => [f.id, f]));
  const out = new Map<number, KnownPiece>();
  for (const p of standing.view.pieces) {
    const face = byId.get(p.id);
    if (face) out.set(p.id, known(profile, p, face));
  }
  return out;
}
