// Where dice come from. Every source answers by index, so a game resumed, replayed or taken back meets the same rolls,
// and nothing of the source is kept in the state.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Message } from './message.ts';

export interface DiceSource {
  /** `count` dice of `faces` sides for the roll with this index: values 1 .. faces. What it is for is told too. */
  roll(index: number, count: number, faces: number, purpose?: Message, rule?: string): number[];
  /** A secret whole number 0 .. below-1, from a stream apart from the dice. */
  draw(index: number, below: number): number;
  /** A number for the name of a piece, 0 .. below-1, where names must not depend on the order in which they are given: tests that
   * compare two truths have it. Drawn like any other where this is missing. */
  name?(viewer: number, piece: number, below: number): number;
  /** What was published before the first roll, where the dice can be checked against it. */
  readonly commitment?: string;
  /** The rolls from here on are made of these, until the action is done. */
  open?(from: number, links: RollLinks): void;
  /** An action that made these rolls is done: what they were made of, where that has to be written down. */
  close?(from: number, to: number): RollLinks | undefined;
  /** What earlier rolls were made of. */
  learn?(known: readonly LinkSpan[]): void;
}

/** What a player has given to the rolls of one action. */
export interface PersonLink {
  readonly link: string;
  /** Left beforehand, because they were away: its number among those. */
  readonly left?: number;
}
/** What the rolls of one action are made of: one link of each player, in the order of their chains. */
export interface RollLinks {
  /** Counts the actions with dice, from 1. */
  readonly n: number;
  readonly of: readonly PersonLink[];
}
/** The rolls from .. to-1 and what they are made of. */
export interface LinkSpan {
  readonly from: number;
  readonly to: number;
  readonly links: RollLinks;
}

/** A random stream for bots, samplers and tests. */
export interface Random {
  /** 0 .. below-1 */
  int(below: number): number;
}

export function random(seed: number): Random {
  const g = xoroshiro128plus(mix(seed, 0x5eed));
  return { int: (below) => uniformInt(g, 0, below - 1) };
}

/** Spreads seed and index over 32 bits, so that neighbouring indices give unrelated streams. */
function mix(seed: number, index: number): number {
  let x = (seed ^ Math.imul(index + 1, 0x9e37_79b1)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return x ^ (x >>> 16);
}

const DRAW_STREAM = 0x0dd5;

/** Bots, simulation, games against the computer. */
export function seededDice(seed: number): DiceSource {
  return {
    roll(index, count, faces) {
      const g = xoroshiro128plus(mix(seed, index));
      return Array.from({ length: count }, () => uniformInt(g, 1, faces));
    },
    draw(index, below) {
      return uniformInt(xoroshiro128plus(mix(seed ^ DRAW_STREAM, ~index)), 0, below - 1);
    },
  };
}

/** Dice for looks ahead that are to be compared: they follow from what is rolled for (the rule, the unit or the place, and how often
 * before), not from how many rolls there were. So two plans that differ in one place meet the same weather and the same luck everywhere
 * else, and what one brought more than the other is less a matter of chance. Good for one way through a game: they count what they gave. */
export function fatedDice(seed: number): DiceSource {
  const given = new Map<number, number>();
  const others = seededDice(seed);
  return {
    roll(index, count, faces, purpose, rule) {
      if (!purpose) return others.roll(index, count, faces);
      const key = subjectOf(purpose, rule ?? '');
      const before = given.get(key) ?? 0;
      given.set(key, before + 1);
      return others.roll(key + Math.imul(before, 0x0001_0dcd), count, faces);
    },
    draw: (index, below) => others.draw(index, below),
  };
}
/** A number for the rule and the first unit or place a message names: figures and who else takes part may differ between two plans. */
function subjectOf({ refs }: Message, rule: string): number {
  let h = 0;
  for (let i = 0; i < rule.length; i++) h = Math.imul(h ^ rule.charCodeAt(i), 0x0100_0193);
  for (const ref of refs) {
    if (typeof ref !== 'object') continue;
    if ('at' in ref) return Math.imul(h ^ (2 * ref.at + 1), 0x0100_0193);
    if ('piece' in ref) return Math.imul(h ^ (2 * ref.piece + 2), 0x0100_0193);
  }
  return h;
}

export class DiceRanDry extends Error {
  override readonly name = 'DiceRanDry';
}

export class WrongFace extends Error {
  override readonly name = 'WrongFace';
}

export interface ForcedDice extends DiceSource {
  readonly left: number;
}

/** Tests and examples: these dice in this order. `startAt` is the index of the first. Asking for more is an error, as is a face the die lacks. */
export function forcedDice(values: readonly number[], startAt = 0): ForcedDice {
  // The values used by each roll are remembered, so that asking again for an old roll (undo, replay) gives the old dice.
  const starts = new Map<number, number>();
  let used = 0;
  let next = startAt;
  const hidden = seededDice(1);
  return {
    get left() {
      return values.length - used;
    },
    roll(index, count, faces) {
      let from = starts.get(index);
      if (from === undefined) {
        if (index !== next) throw new Error(`dice: roll ${index} asked for, ${next} is next`);
        from = used;
      }
      const dice = values.slice(from, from + count);
      if (dice.length < count)
        throw new DiceRanDry(
          `the dice ran out: roll ${index} needs ${count}, and ${dice.length} of the ${values.length} given are left`,
        );
      const bad = dice.findIndex((d) => !Number.isInteger(d) || d < 1 || d > faces);
      if (bad >= 0)
        throw new WrongFace(
          `dice: ${dice[bad]} is not a face of a ${faces}-sided die (die ${from + bad + 1} of the list, roll ${index})`,
        );
      if (!starts.has(index)) {
        starts.set(index, from);
        used = from + count;
        next = index + 1;
      }
      return dice;
    },
    draw: (index, below) => hidden.draw(index, below),
  };
}

/** How what is committed to is written as bytes. 1 only put colons between, so that two games could read the same; 2 says lengths. */
export type CommitmentVersion = 1 | 2;

/** Each part with its length before it: no two lists of parts read the same. */
export function partsOf(...texts: readonly string[]): Uint8Array {
  return utf8ToBytes(texts.map((t) => `${t.length}:${t}`).join(''));
}
/** HMAC-SHA-256 of (game, stream, index, block): unforeseeable without the secret, checkable with it. */
function block(secret: Uint8Array, stream: Stream, index: number, n: number): Uint8Array {
  const { game, of, v } = stream;
  const label = v === 1 ? utf8ToBytes(`${game}:${of}:${index}:${n}`) : partsOf(game, of, `${index}`, `${n}`);
  return hmac(sha256, secret, label);
}
interface Stream {
  readonly game: string;
  readonly of: 'roll' | 'draw';
  readonly v: CommitmentVersion;
}

/** Uniform numbers 0 .. below-1 out of hash blocks; bytes that would bias the result are thrown away. */
function* uniforms(secret: Uint8Array, stream: Stream, index: number, below: number): Generator<number, never> {
  const limit = 2 ** 32 - (2 ** 32 % below);
  for (let n = 0; ; n++) {
    const b = block(secret, stream, index, n);
    const words = new DataView(b.buffer, b.byteOffset, b.byteLength);
    for (let i = 0; i + 4 <= b.length; i += 4) {
      const w = words.getUint32(i);
      if (w < limit) yield w % below;
    }
  }
}

/** Games between people. The commitment is published at the start, the secret at the end: anyone can check every roll. */
export function committedDice(secret: string, gameId: string, v: CommitmentVersion = 1): DiceSource {
  const key = hexToBytes(secret);
  return {
    commitment: commitmentOf(secret, gameId, v),
    roll(index, count, faces) {
      return taken(uniforms(key, { game: gameId, of: 'roll', v }, index, faces), count).map((u) => u + 1);
    },
    draw(index, below) {
      return uniforms(key, { game: gameId, of: 'draw', v }, index, below).next().value;
    },
  };
}

/** Dice whose key is another one for each roll; what is drawn comes from a secret of its own. */
export function mixedDice(from: {
  readonly id: string;
  readonly commitment: string;
  readonly key: (roll: number) => Uint8Array;
  readonly secret: string;
}): DiceSource {
  const { id, commitment, key, secret } = from;
  const drawing = hexToBytes(secret);
  return {
    commitment,
    roll: (index, count, faces) =>
      taken(uniforms(key(index), { game: id, of: 'roll', v: 2 }, index, faces), count).map((u) => u + 1),
    draw: (index, below) => uniforms(drawing, { game: id, of: 'draw', v: 2 }, index, below).next().value,
  };
}
function taken(from: Generator<number, never>, count: number): number[] {
  return Array.from({ length: count }, () => from.next().value);
}

export function commitmentOf(secret: string, gameId: string, v: CommitmentVersion = 1): string {
  const before = v === 1 ? utf8ToBytes(`rasputitsa:${gameId}:`) : partsOf('rasputitsa dice', gameId);
  return bytesToHex(sha256(concatBytes(before, hexToBytes(secret))));
}

export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}
