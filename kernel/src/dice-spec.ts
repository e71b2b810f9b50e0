// How the dice of a game come about, as it is written down.
import { chainCommitment, type ChainHeads, isLink } from './dice-chain.ts';
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
    }
  | {
      readonly kind: 'chained';
      /** Hash of the table and of what is played there. */
      readonly id: string;
      readonly commitment: string;
      readonly table: string;
      /** The ends of the players' chains. What was given of them stands in the records. */
      readonly heads: readonly ChainHeads[];
      readonly secret?: string;
    };
export type ChainedSpec = Extract<DiceSpec, { kind: 'chained' }>;
export type CommittedSpec = Extract<DiceSpec, { kind: 'committed' }>;

const MOST_CHAINS = 9;

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

/** What is wrong with what was published before a game; undefined when nothing is. */
export function wrongChain(spec: ChainedSpec): string | undefined {
  if (spec.heads.length > MOST_CHAINS) return 'it has more chains than a table has chairs';
  if (!spec.heads.every((h) => isLink(h.live) && isLink(h.away))) return 'the ends of its chains are none';
  if (spec.secret === undefined || !isSecret(spec.secret)) return 'the secret of the server is not published yet';
  return chainCommitment(spec.id, spec.secret) === spec.commitment
    ? undefined
    : 'the chains or the secret are not those that were published before the game';
}
