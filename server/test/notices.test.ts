// Being told that it is one's turn: a feed behind a key, and notices to browsers over a push service of these tests.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify as isSigned } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../src/keys.ts';
import { wrongEndpoint } from '../src/node-push.ts';
import type { Subscription } from '../src/wire.ts';
import { house, type House, owes, pass, passUntil, SPEC, until } from './house.ts';

const ecdh = createECDH('prime256v1');
ecdh.generateKeys();
const auth = randomBytes(16);

/** As a browser reads it: RFC 8291. */
function decrypted(body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + (body[20] ?? 0));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  const text = body.subarray(21 + theirs.length);
  open.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([open.update(text.subarray(0, -16)), open.final()]);
  expect(plain.at(-1)).toBe(2);
  return JSON.parse(plain.subarray(0, -1).toString('utf8'));
}

let at: House;
let service: Server;
const sent: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
let subscription: Subscription;
beforeAll(async () => {
  service = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (d: Buffer) => parts.push(d));
    req.on('end', () => {
      sent.push({ headers: req.headers, body: Buffer.concat(parts) });
      res.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  subscription = {
    endpoint: `http://127.0.0.1:${port}/browser`,
    p256dh: ecdh.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  };
  at = await house({ loopback: [`127.0.0.1:${port}`] });
});
afterAll(async () => {
  await at.close();
  service.close();
});

describe('a feed', () => {
  test('lists the games of its chairs with whose turn it is, and nothing of the chair', async () => {
    const { anna, boris, id, invite } = await at.table();
    const box = newKey();
    const key = anna.keys[0] ?? '';
    await anna.host.follow(box, [key, key, boris.keys[0] ?? '', invite, newKey()]);
    const text = await (await fetch(`${at.address()}/feed/${box}`)).text();
    expect(text.match(/<entry>/g)).toHaveLength(2);
    expect(text).toContain('your turn');
    expect(text).toContain(`/#/table/${id}`);
    for (const secret of [key, box, invite]) expect(text).not.toContain(secret);
    // While all have agreed to stop it is nobody's turn.
    for (const p of [anna, boris]) await p.host.offer(p.keys[0] ?? '', 'adjourn', 'yes');
    const stands = await (await fetch(`${at.address()}/feed/${box}`)).text();
    expect(stands).toContain(': adjourned<');
    expect(stands).not.toContain('your turn');
    await anna.host.follow(box, []);
    expect((await fetch(`${at.address()}/feed/${box}`)).status).toBe(404);
  });
  test('names are text, whatever is in them', async () => {
    const anna = at.person();
    const made = await anna.makes({ ...SPEC, name: 'Anna' });
    await anna.takes(made.invite, 1, '<b>&"</b>');
    const box = newKey();
    await anna.host.follow(box, [made.key]);
    const text = await (await fetch(`${at.address()}/feed/${box}`)).text();
    expect(text).toContain('&lt;b&gt;&amp;&quot;&lt;/b&gt;');
  });
  test.each(['x', newKey(), '..%2Fmetrics'])('%s opens nothing', async (box) => {
    expect((await fetch(`${at.address()}/feed/${box}`)).status).toBe(404);
  });
});

describe('a notice', () => {
  test('goes to the browser of whoever is waited for, once, signed and sealed', async () => {
    const { anna, boris, id } = await at.table();
    await passUntil([anna, boris], () => owes(anna) && !owes(boris) && anna.now().version === 3);
    const box = newKey();
    const vapid = await boris.host.follow(box, [boris.keys[0] ?? '']);
    await boris.host.notify(box, subscription);
    await anna.host.act(anna.now().seat, [pass(anna)], anna.now().version);
    await until(() => owes(boris));
    // Whoever is at the page answers sooner than a notice comes.
    expect(sent).toHaveLength(0);
    await at.remind(id, 0, 'turn');
    expect(sent).toHaveLength(0);
    await at.remind(id, 1, 'turn');
    const [{ headers, body }] = sent as [(typeof sent)[number]];
    expect(decrypted(body)).toEqual({ table: id, game: 'skirmish', others: ['Anna'], what: 'turn' });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const found = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '');
    const [, text = '', sig = '', k = ''] = found ?? [];
    expect(k).toBe(vapid);
    const point = Buffer.from(k, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((b) => b.toString('base64url')) as [string, string];
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const good = isSigned(
      'sha256',
      Buffer.from(text),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(sig, 'base64url'),
    );
    expect(good).toBe(true);
    expect(JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      aud: new URL(subscription.endpoint).origin,
    });
    expect(sent).toHaveLength(1);
  });
  test('is not sent to a browser that wants none any more', async () => {
    const { boris, id } = await at.table();
    const box = newKey();
    await boris.host.follow(box, [boris.keys[0] ?? '']);
    await boris.host.notify(box, subscription);
    await boris.host.notify(box, null);
    const before = sent.length;
    await at.remind(id, 1, 'time');
    expect(sent).toHaveLength(before);
  });
  test.each([
    ['of this machine', 'http://127.0.0.1:1/'],
    ['of this machine over TLS', 'https://127.0.0.1/'],
    ['of the network', 'https://192.168.0.1/x'],
    ['of a cloud', 'http://169.254.169.254/latest'],
    ['of anybody', 'https://example.org/push'],
    ['that only looks known', 'https://fcm.googleapis.com.example.org/x'],
    ['that only ends so', 'https://evilpush.apple.com@example.org/'],
    ['with a user', 'https://a:b@fcm.googleapis.com/x'],
    ['at another port', 'https://fcm.googleapis.com:8443/x'],
    ['of a file', 'file:///etc/passwd'],
    ['that is none', 'x'],
  ])('an address %s is refused', async (_, endpoint) => {
    expect(wrongEndpoint(endpoint)).toBeDefined();
    const anna = at.person();
    await expect(anna.host.notify(newKey(), { ...subscription, endpoint })).rejects.toThrow('No notices can be sent');
  });
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/Q',
    'https://db5p.notify.windows.com/w/?token=x',
  ])('%s is known', (endpoint) => {
    expect(wrongEndpoint(endpoint)).toBeUndefined();
  });
  test('keys that no browser makes are refused', async () => {
    const anna = at.person();
    await expect(anna.host.notify(newKey(), { ...subscription, p256dh: 'AAAA' })).rejects.toThrow('its keys');
  });
});
