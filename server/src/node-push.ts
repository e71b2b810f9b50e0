// Web push with what Node brings: the message is encrypted for the browser that asked for it (RFC 8291), and signed so that the push
// service knows who sends it (RFC 8292). An address that a client gives is never called unless it is one of a known push service: else
// anybody could make this server call whatever stands behind its own walls.
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign as signWith,
} from 'node:crypto';
import type { Database } from './node-database.ts';
import { keptKey, type SigningKey } from './node-signing.ts';
import type { Subscription } from './wire.ts';

/** Hosts of the browsers' push services; with a dot in front, and all below. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];
/** For tests: services on this machine, which are not reached over TLS. */
export interface PushTo {
  readonly loopback?: readonly string[];
}

const ID = 'push';
const HOUR = 3600;
/** A push service keeps a notice for so long; a turn that old is in the list anyway. */
const KEEP_SECONDS = 24 * HOUR;
const SEND_MS = 10_000;
/** How long a signature holds: a day at most, says the standard. */
const SIGNED_SECONDS = 12 * HOUR;
const RECORD = 4096;
const KEY_BYTES = 65;
const AUTH_BYTES = 16;

const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** Why nothing is sent to this address; undefined when it may be. */
export function wrongEndpoint(endpoint: string, { loopback = [] }: PushTo = {}): string | undefined {
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    return 'it is not an address';
  }
  if (url.username !== '' || url.password !== '') return 'it names a user';
  if (url.protocol === 'http:' && loopback.includes(url.host)) return undefined;
  if (url.protocol !== 'https:' || url.port !== '') return 'it is not an address of a push service';
  const known = PUSH_HOSTS.some((h) => (h.startsWith('.') ? url.hostname.endsWith(h) : url.hostname === h));
  return known ? undefined : 'this push service is not known here';
}

function isBytes(text: string, length: number): boolean {
  return /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === length;
}
export function wrongSubscription({ endpoint, p256dh, auth }: Subscription, to?: PushTo): string | undefined {
  if (!isBytes(p256dh, KEY_BYTES) || !isBytes(auth, AUTH_BYTES)) return 'its keys are not those of a browser';
  return wrongEndpoint(endpoint, to);
}

/** RFC 8291, one record: salt, size, our key, and the text. */
export function encrypted(text: string, { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const secret = Buffer.from(hkdfSync('sha256', ours.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2: the last record.
  const body = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(2)])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.of(KEY_BYTES), ours.getPublicKey(), body, cipher.getAuthTag()]);
}

export class Pushes {
  readonly #jwk: SigningKey;
  readonly #to: PushTo;
  readonly #contact: string;
  private constructor(jwk: SigningKey, to: PushTo, contact: string) {
    this.#jwk = jwk;
    this.#to = to;
    this.#contact = contact;
  }
  /** One key for all processes, kept with the database. */
  static async open(db: Database, to: PushTo, contact = 'mailto:nobody@localhost'): Promise<Pushes> {
    const fresh = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    return new Pushes(await keptKey(db, ID, fresh), to, contact);
  }
  /** What a browser subscribes with. */
  get key(): string {
    const { x = '', y = '' } = this.#jwk;
    return base64(Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]));
  }
  wrong(subscription: Subscription): string | undefined {
    return wrongSubscription(subscription, this.#to);
  }
  #signed(endpoint: string): string {
    const aud = new URL(endpoint).origin;
    const exp = Math.floor(Date.now() / 1000) + SIGNED_SECONDS;
    const text = [
      { typ: 'JWT', alg: 'ES256' },
      { aud, exp, sub: this.#contact },
    ]
      .map((part) => base64(JSON.stringify(part)))
      .join('.');
    const key = createPrivateKey({ key: this.#jwk, format: 'jwk' });
    return `vapid t=${text}.${base64(signWith('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }))}, k=${this.key}`;
  }
  /** gone: the browser does not want any more. */
  async send(subscription: Subscription, text: string): Promise<'sent' | 'gone' | 'failed'> {
    // Looked at again: what is in the database may be older than the list.
    if (this.wrong(subscription) !== undefined) return 'gone';
    try {
      const answer = await fetch(subscription.endpoint, {
        method: 'POST',
        headers: {
          authorization: this.#signed(subscription.endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEEP_SECONDS),
          urgency: 'normal',
        },
        body: new Uint8Array(encrypted(text, subscription)),
        // Nobody sends us on to somewhere else.
        redirect: 'manual',
        signal: AbortSignal.timeout(SEND_MS),
      });
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 410) return 'gone';
      return answer.ok ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }
}
