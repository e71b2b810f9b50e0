// Keys: 128 random bits, in letters that survive a link. Only their hashes are kept.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const BYTES = 16;
export const KEY_PATTERN = /^[\w-]{22}$/;

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
export function hashOfKey(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(`rasputitsa key ${key}`)));
}
