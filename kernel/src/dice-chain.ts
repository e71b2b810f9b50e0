// Dice that nobody has to trust anybody for. Each player and the server hold a chain of hashes and publish its end before the set-up;
// roll i is made of the i-th link of all of them. A link is given out when it is needed: until then nobody knows the roll, not even
// two of three together, and nobody can give another link than the one that was published with the end of the chain.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, type DiceSource, mixedDice, partsOf } from './dice.ts';

/** Rolls a chain is good for: several times as many as the longest campaign takes. */
export const CHAIN_LENGTH = 65_536;
/** Links kept when a chain is made, so that the next one is at most so many hashes away. */
const STRIDE = 256;
const LINK = /^[0-9a-f]{64}$/;

function hashed(link: Uint8Array, times: number): Uint8Array {
  let x = link;
  for (let i = 0; i < times; i++) x = sha256(concatBytes(TAG, x));
  return x;
}
const TAG = partsOf('rasputitsa link');

/** One's own chain: from a secret, every link. */
export class Chain {
  /** Every so many-th link, from the secret on. */
  readonly #marks: Uint8Array[] = [];
  constructor(secret: string) {
    let x: Uint8Array = hexToBytes(secret);
    for (let at = CHAIN_LENGTH; at >= 0; at -= STRIDE) {
      this.#marks.push(x);
      x = hashed(x, STRIDE);
    }
  }
  /** The n-th link, 1 .. CHAIN_LENGTH; 0 is the end that is published. */
  link(n: number): string {
    if (!Number.isInteger(n) || n < 0 || n > CHAIN_LENGTH) throw new RangeError(`a chain has no link ${n}`);
    const back = CHAIN_LENGTH - n;
    const mark = this.#marks[Math.floor(back / STRIDE)];
    if (!mark) throw new RangeError(`a chain has no link ${n}`);
    return bytesToHex(hashed(mark, back % STRIDE));
  }
  get head(): string {
    return this.link(0);
  }
}

export function isLink(text: string): boolean {
  return LINK.test(text);
}
/** Whether a link leads to one that lies so many steps nearer to the end. */
export function leadsTo(link: string, nearer: string, steps: number): boolean {
  return isLink(link) && steps >= 0 && steps <= CHAIN_LENGTH && bytesToHex(hashed(hexToBytes(link), steps)) === nearer;
}

/** What is known of a chain: how far it was given out. All links before follow from the last. */
export interface GivenLinks {
  /** Published before the set-up. */
  readonly head: string;
  readonly n: number;
  readonly link: string;
}
/** Rolls in which a chain had no part, because its holder was away and had left nothing; and rolls made with links left beforehand. */
export interface Gap {
  readonly roll: number;
  readonly chain: number;
  readonly how: 'absent' | 'left';
}

/** The links of a game's chains, as far as they were given out. The first chain is the server's. */
export class LinkBook {
  #given: readonly GivenLinks[];
  #gaps: readonly Gap[];

  constructor(given: readonly GivenLinks[], gaps: readonly Gap[] = []) {
    this.#given = given;
    this.#gaps = gaps;
  }
  get given(): readonly GivenLinks[] {
    return this.#given;
  }
  get gaps(): readonly Gap[] {
    return this.#gaps;
  }
  /** Chains whose link for this roll is not known yet. Roll 0 takes the first link. */
  missing(roll: number): readonly number[] {
    return this.#given.flatMap((g, chain) => (g.n > roll || this.#isAbsent(roll, chain) ? [] : [chain]));
  }
  #isAbsent(roll: number, chain: number): boolean {
    return this.#gaps.some((g) => g.roll === roll && g.chain === chain && g.how === 'absent');
  }
  /** Takes a link; false when it is not one of this chain. */
  take(chain: number, n: number, link: string): boolean {
    const known = this.#given[chain];
    if (!known || n <= known.n || n > CHAIN_LENGTH) return false;
    if (!leadsTo(link, known.link, n - known.n)) return false;
    this.#given = this.#given.map((g, i) => (i === chain ? { ...g, n, link } : g));
    return true;
  }
  note(gap: Gap): void {
    this.#gaps = [...this.#gaps, gap];
  }
  /** What a roll is made of; undefined while something is missing. */
  linksFor(roll: number): readonly string[] | undefined {
    if (this.missing(roll).length > 0) return undefined;
    return this.#given.map((g, chain) =>
      this.#isAbsent(roll, chain) ? '' : bytesToHex(hashed(hexToBytes(g.link), g.n - roll - 1)),
    );
  }
}

/** A roll cannot be made before these links are there. */
export class NeedsLinks extends Error {
  override readonly name = 'NeedsLinks';
  readonly roll: number;
  constructor(roll: number) {
    super(`roll ${roll} waits for the links of its chains`);
    this.roll = roll;
  }
}

export interface ChainedDice {
  /** The table and what is played there: a chain is good for one game only. */
  readonly id: string;
  readonly book: LinkBook;
  /** The server's own, for what is drawn in secret: names of hidden units, lots nobody may foresee. */
  readonly secret: string;
}

export function chainedDice({ id, book, secret }: ChainedDice): DiceSource {
  const mix = (roll: number): Uint8Array => {
    const links = book.linksFor(roll);
    if (!links) throw new NeedsLinks(roll);
    return sha256(partsOf('rasputitsa mix', id, String(roll), ...links));
  };
  return mixedDice({ id, commitment: chainCommitment(id, book, secret), key: mix, secret });
}
/** Everything that was published before the set-up, in one hash; it stands in the first record. */
export function chainCommitment(id: string, book: LinkBook, secret: string): string {
  const heads = book.given.map((g) => g.head);
  return bytesToHex(sha256(partsOf('rasputitsa chains', id, commitmentOf(secret, id, 2), ...heads)));
}
