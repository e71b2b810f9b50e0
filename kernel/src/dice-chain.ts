// Dice that nobody has to trust anybody for. Each player holds a chain of hashes and publishes its end before the set-up; the server
// commits to a secret. Whatever is rolled by one action is made of one link of each: a link is given out when the action stands, so
// nobody knows a roll before it is too late to act otherwise, not even two of three together, and nobody can give another link than
// the one that was published with the end of the chain.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, type DiceSource, type LinkSpan, mixedDice, partsOf, type RollLinks } from './dice.ts';

/** Actions with dice a chain is good for: several times as many as the longest campaign has. */
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
function digest(...parts: readonly string[]): string {
  return bytesToHex(sha256(partsOf(...parts)));
}

/** One's own chain: from a secret, every link. */
export class Chain {
  /** Every so many-th link, from the secret on. */
  readonly #marks: readonly Uint8Array[];
  private constructor(marks: readonly Uint8Array[]) {
    this.#marks = marks;
  }
  static of(secret: string): Chain {
    return new Chain([...marksOf(secret)]);
  }
  /** The same in small steps: a page goes on being drawn meanwhile. */
  static async slowly(secret: string, breathe: () => Promise<void>): Promise<Chain> {
    const marks: Uint8Array[] = [];
    for (const mark of marksOf(secret)) {
      marks.push(mark);
      if (marks.length % 16 === 0) await breathe();
    }
    return new Chain(marks);
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
function* marksOf(secret: string): Generator<Uint8Array> {
  let x: Uint8Array = hexToBytes(secret);
  for (let at = CHAIN_LENGTH; at >= 0; at -= STRIDE) {
    yield x;
    x = hashed(x, STRIDE);
  }
}
/** A player's two chains come from one seed: live, whose links are given one by one while they are there, and away, of which some are
 * left beforehand. So what is left for an absence says nothing about the rolls made in their presence. */
export function chainSecret(seed: string, which: 'live' | 'away'): string {
  return digest('rasputitsa chain', which, seed);
}

export function isLink(text: string): boolean {
  return LINK.test(text);
}
/** Whether a link leads to one that lies so many steps nearer to the end. */
export function leadsTo(link: string, nearer: string, steps: number): boolean {
  return isLink(link) && steps >= 0 && steps <= CHAIN_LENGTH && bytesToHex(hashed(hexToBytes(link), steps)) === nearer;
}
/** A link so many steps nearer to the end. */
export function nearer(link: string, steps: number): string {
  return bytesToHex(hashed(hexToBytes(link), steps));
}

/** What a player publishes before the set-up. */
export interface ChainHeads {
  readonly side: number;
  readonly live: string;
  readonly away: string;
}

/** What the dice are bound to: links given for one game are good for no other. */
export interface Bound {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly scenario: string;
  /** As one canonical text. */
  readonly options: string;
  /** Hash of the players' own charts; empty without any. */
  readonly pack: string;
  readonly heads: readonly ChainHeads[];
}
export function chainId({ table, game, rules, scenario, options, pack, heads }: Bound): string {
  const chains = heads.flatMap((h) => [String(h.side), h.live, h.away]);
  return digest('rasputitsa game', table, game, String(rules), scenario, options, pack, ...chains);
}
/** Everything that was published before the set-up, in one hash; it stands in the first record. */
export function chainCommitment(id: string, secret: string): string {
  return digest('rasputitsa chains', id, commitmentOf(secret, id, 2));
}
/** The server's part. Its links follow from its secret, so it needs no chain to be held to what it has published. */
function serverLink(secret: string, id: string, n: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), partsOf('rasputitsa server link', id, String(n))));
}

/** What links are asked for: it names the action before anybody knows its dice, and hides it until the secret is published. */
export function claimOf(
  dice: { readonly id: string; readonly secret: string },
  what: { readonly n: number; readonly prev: string; readonly entry: string },
): string {
  const { n, prev, entry } = what;
  return digest('rasputitsa claim', dice.id, String(n), serverLink(dice.secret, dice.id, n), prev, entry);
}
/** What a viewer is given to keep: it holds the whole log to what it was when they were told of it, and tells them nothing. */
export function markFor(
  dice: { readonly id: string; readonly secret: string },
  what: { readonly viewer: number; readonly version: number; readonly hash: string },
): string {
  const { viewer, version, hash } = what;
  const text = partsOf('rasputitsa mark', dice.id, String(viewer), String(version), hash);
  return bytesToHex(hmac(sha256, hexToBytes(dice.secret), text));
}
/** What the server signs of a mark. */
export function markText(id: string, viewer: number, version: number, mark: string): string {
  return ['rasputitsa mark', id, viewer, version, mark].join(' ');
}
/** What the server signs of a game that is over. */
export function endText(id: string, hash: string): string {
  return ['rasputitsa end', id, hash].join(' ');
}

/** Which links the rolls of a game are made of, as far as they are known. */
export class LinkBook {
  #spans: LinkSpan[] = [];

  constructor(known: readonly LinkSpan[] = []) {
    this.learn(known);
  }
  learn(known: readonly LinkSpan[]): void {
    this.#spans.push(...known);
  }
  /** These links are for the rolls from here on, until the action is done. */
  open(from: number, links: RollLinks): void {
    this.#spans = [...this.#spans.filter((s) => s.from < from), { from, to: Infinity, links }];
  }
  /** An action is done: what its rolls were made of. The next one needs other links. */
  close(from: number, to: number): RollLinks | undefined {
    const found = this.#spans.find((s) => s.from === from);
    if (!found) return undefined;
    this.#spans = this.#spans.map((s) => (s === found ? { ...s, to } : s));
    return found.links;
  }
  at(roll: number): RollLinks | undefined {
    return this.#spans.findLast((s) => s.from <= roll && roll < s.to)?.links;
  }
}

/** What an action was about to do when it met its first roll. */
export interface Claimed {
  /** Hash of the record before it. */
  readonly prev: string;
  /** Its own entry, as one canonical text. */
  readonly entry: string;
}
/** A roll cannot be made before its links are there. */
export class NeedsLinks extends Error {
  override readonly name = 'NeedsLinks';
  readonly roll: number;
  claimed: Claimed = { prev: '', entry: '' };
  constructor(roll: number) {
    super(`roll ${roll} waits for the links of its chains`);
    this.roll = roll;
  }
}

export interface ChainedDice {
  readonly id: string;
  readonly book: LinkBook;
  /** The server's own: its links, and what is drawn in secret. */
  readonly secret: string;
}

export function chainedDice({ id, book, secret }: ChainedDice): DiceSource {
  const mix = (roll: number): Uint8Array => {
    const links = book.at(roll);
    if (!links) throw new NeedsLinks(roll);
    const { n, of } = links;
    return sha256(
      partsOf(
        'rasputitsa mix',
        id,
        String(n),
        serverLink(secret, id, n),
        ...of.map((x) => `${x.left ?? ''}:${x.link}`),
      ),
    );
  };
  return {
    ...mixedDice({ id, commitment: chainCommitment(id, secret), key: mix, secret }),
    open: (from, links) => book.open(from, links),
    close: (from, to) => book.close(from, to),
    learn: (known) => book.learn(known),
  };
}
