// What the server signs with: Ed25519, made at the first start and kept in the database, so that all its processes sign alike.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign as signWith } from 'node:crypto';
import type { Signer } from '@rasputitsa/host/table';
import type { Database } from './node-database.ts';

/** A private key as JSON (JWK). */
export type SigningKey = Readonly<Record<string, string>>;

const ID = 'heads';
/** Before the 32 bytes of an Ed25519 key in SPKI there are always the same twelve. */
const SPKI_PREFIX = 12;

/** The key of this name; `fresh` where there is none yet. */
export async function keptKey(db: Database, id: string, fresh: KeyObject): Promise<SigningKey> {
  // Several processes may start at once: the first one's key counts.
  await db
    .insertInto('signing_keys')
    .values({ id, body: JSON.stringify(fresh.export({ format: 'jwk' })) })
    .onConflict((c) => c.column('id').doNothing())
    .execute();
  const { body } = await db.selectFrom('signing_keys').select('body').where('id', '=', id).executeTakeFirstOrThrow();
  return JSON.parse(body) as SigningKey;
}
export const signingKey = (db: Database): Promise<SigningKey> =>
  keptKey(db, ID, generateKeyPairSync('ed25519').privateKey);
export function signerOf(signing: SigningKey): Signer {
  const secret = createPrivateKey({ key: signing, format: 'jwk' });
  const key = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX).toString('hex');
  return { key, sign: (text) => signWith(null, Buffer.from(text), secret).toString('hex') };
}
