// Of a key only its hash is kept: who reads the database cannot sit down with what is written there.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function hashOfKey(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(`rasputitsa key ${key}`)));
}
