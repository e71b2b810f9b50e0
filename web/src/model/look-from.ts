// Where somebody who looks back at a game wants to begin: at the version he had when the other side began its turn, say.
export interface LookFrom {
  readonly version: number;
  /** Watched from there on, or only shown. */
  readonly as: 'film' | 'still';
}
const wanted = new Map<string, LookFrom>();

export function lookFrom(replay: string, from: LookFrom): void {
  wanted.set(replay, from);
}
/** Once: who opens it again begins where he likes. */
export function takeLookFrom(replay: string): LookFrom | undefined {
  const from = wanted.get(replay);
  wanted.delete(replay);
  return from;
}
