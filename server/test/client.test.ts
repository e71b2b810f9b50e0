// The page's end of the wire, against a server that says what we tell it to.
import { expect, test } from 'vitest';
import { farHost, type Socket } from '../src/client.ts';

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
const STANDING = { seat: 'seat-1', table: { id: 'far:1' }, viewer: 0 };

/** A connection whose answers are made by hand; what is asked is kept. */
function wire(answer: (a: Asked, n: number) => object | undefined) {
  const asked: Asked[] = [];
  const ears = new Map<string, (e: { readonly data: unknown }) => void>();
  const socket: Socket = {
    readyState: 1,
    close: () => undefined,
    addEventListener: (kind: string, hear: (e: { readonly data: unknown }) => void) => void ears.set(kind, hear),
    send(text) {
      const a = JSON.parse(text) as Asked;
      asked.push(a);
      const n = asked.filter((x) => x.method === a.method).length;
      const reply = answer(a, n);
      if (reply) queueMicrotask(() => ears.get('message')?.({ data: JSON.stringify({ id: a.id, ...reply }) }));
    },
  };
  const host = farHost({
    connect: () => {
      queueMicrotask(() => ears.get('open')?.({ data: '' }));
      return socket;
    },
    keys: () => [],
    patience: () => 0,
  });
  return { host, asked };
}
const trouble = (kind: string) => ({ ok: false, trouble: { kind, what: 'No', why: 'no', todo: 'no' } });
const ok = (value: unknown) => ({ ok: true, value });

test('a seat that the table has lost is taken again, and what was asked there is asked again with the same id', async () => {
  const { host, asked } = wire((a, n) => {
    if (a.method === 'show') return ok([]);
    if (a.method === 'sit') return ok(STANDING);
    return n === 1 ? trouble('seat') : ok({ ok: true });
  });
  await host.sit('far:1', 0);
  await host.act('seat-1', [], 0);
  expect(asked.map((a) => a.method)).toEqual(['show', 'sit', 'act', 'sit', 'act']);
  expect(asked[4]?.args).toEqual(asked[2]?.args);
  host.close();
});
test('taken again, it is asked for until it is there; meanwhile nothing is asked at it', async () => {
  const { host, asked } = wire((a, n) => {
    if (a.method === 'show') return ok([]);
    if (a.method === 'sit') return n === 2 || n === 3 ? trouble('rules') : ok(STANDING);
    return n === 1 ? trouble('seat') : ok({ ok: true });
  });
  await host.sit('far:1', 0);
  await Promise.all([host.act('seat-1', [], 0), host.undo('seat-1')]);
  expect(asked.map((a) => a.method)).toEqual(['show', 'sit', 'act', 'undo', 'sit', 'sit', 'sit', 'act', 'undo']);
  host.close();
});
test('a key that opens nothing any more ends it: what was asked is refused', async () => {
  const { host, asked } = wire((a, n) => {
    if (a.method === 'show') return ok([]);
    if (a.method === 'sit') return n === 1 ? ok(STANDING) : trouble('file');
    return trouble('seat');
  });
  await host.sit('far:1', 0);
  await expect(host.act('seat-1', [], 0)).rejects.toThrow('No: no');
  expect(asked.filter((a) => a.method === 'sit')).toHaveLength(2);
  host.close();
});
