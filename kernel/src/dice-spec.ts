// How the dice of a game come about, as it is written down.
import { type CommitmentVersion, commitmentOf, newSecret } from './dice.ts';

/** A committed game carries its secret only in the host's own file, or when it is over. */
export type DiceSpec =
  | { readonly kind: 'seeded'; readonly seed: number }
  | {
      readonly kind: 'committed';
      readonly id: string;
      readonly commitment: string;
      readonly secret?: string;
      /** How the commitment is written as bytes; 1 when absent. */
      readonly v?: CommitmentVersion;
    };
export type CommittedSpec = Extract<DiceSpec, { kind: 'committed' }>;

/** Dice nobody can foresee, and anybody can check afterwards. */
export function commitDice(): CommittedSpec {
  const secret = newSecret();
  const id = newSecret().slice(0, 16);
  return { kind: 'committed', id, commitment: commitmentOf(secret, id, 2), secret, v: 2 };
}

/** A secret that is not a hexadecimal number fits nothing. */
export function isSecret(secret: string): boolean {
  return /^([0-9a-f]{2})+$/i.test(secret);
}
export function isCommitted(secret: string, spec: CommittedSpec): boolean {
  return isSecret(secret) && commitmentOf(secret, spec.id, spec.v ?? 1) === spec.commitment;
}
